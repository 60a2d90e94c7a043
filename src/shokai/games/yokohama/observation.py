"""The observation of YOKOHAMA.

Cards are shown by their faces, so that a network need not learn what is printed on each. The memory view has the
orders that anybody took openly and what the decks can still bring; the table view has the own orders only.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import (
    ACHIEVEMENTS, CHURCH_SPACES, CUSTOMS_SPACES, ICONS, MARKERS, ORDERS, ROW, SHOPS_A_SITE, TITLES, TOKENS,
)  # fmt: skip
from shokai.games.yokohama.rules.harbour import hand_size
from shokai.games.yokohama.rules.setup import titles_in_deck
from shokai.games.yokohama.rules.state import (
    AREAS, DEAL_HANDS, DEPTH, DRAFT, END_REASONS, HAND_LIMIT, HOUSES, MEN, NEUTRAL, SEATS, SHOPS, STEPS,
    STRONGEST, UNKNOWN,
)  # fmt: skip
from shokai.games.yokohama.redealing import redealt  # noqa: F401 - part of what a look has
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.bits import lowest, ones
from shokai.engine.rule import rule
from shokai.sight.pieces import BYTE, Piece, Pieces

ICON_KINDS = len(ICONS)
ICON_AT = tuple(first for first, _ in ICONS.values())
ICON_MASK = tuple((1 << bits) - 1 for _, bits in ICONS.values())
# An order's face: known, four goods, the icons of its reward, five countries.
FACE = 1 + 4 + ICON_KINDS + 5
OWNERS = SEATS + 1
SPACE = 3
DOING = ("agent_sent", "mill_used", "university_used", "fresh", "power", "count", "order", "choice", "need",
         "any_left", "warehouse_left", "moves_left", "mined")  # fmt: skip

_ICONS = ", ".join(ICONS)
# Points, yen, four goods, a good of one's choice, imports, warehouse, movement, agents; see `scaling`.
_ICON_SCALES = (3, 3, 2, 2, 2, 2, 2, 1, 2, 2, 1)
_FACE_SCALES = (1, 4, 4, 4, 4, 10, 3, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1)
PIECES = Pieces(
    Piece("players", (3,), 1, "2, 3 or 4 play", fixed=True),
    Piece("options", (3,), 1, "edition of 2024, mini expansion 1, mini expansion 2", fixed=True),
    Piece("used", (AREAS,), 1, "areas on the table", fixed=True),
    Piece("near", (AREAS, AREAS), 1, "which areas are neighbours", fixed=True),
    Piece("shops", (AREAS, SHOPS_A_SITE, ICON_KINDS), 31, f"rewards of the places for shops: {_ICONS}",
          scale=_ICON_SCALES, fixed=True),
    Piece("house", (AREAS,), 31, "points of each area's trading house", scale=8, fixed=True),
    Piece("church", (CHURCH_SPACES, SPACE), 99, "each space: faith, points, movement",
          scale=(10, 10, 2), fixed=True),
    Piece("customs", (CUSTOMS_SPACES, SPACE), 99, "each space: imports, points, yen",
          scale=(4, 20, 2), fixed=True),
    Piece("level", (ROW,), 2, "low, mid or high of each space for orders", scale=2, fixed=True),
    Piece("actor", (SEATS,), 1, "who decides"),
    Piece("turn", (SEATS,), 1, "whose turn it is"),
    Piece("step", (len(STEPS),), 1, "what is decided; the steps are numbered as in the state"),
    Piece("waiting", (len(STEPS),), DEPTH, "steps that go on afterwards"),
    Piece("where", (AREAS,), 1, "the area of the present action"),
    Piece("doing", (len(DOING),), 36, f"the present turn and step: {', '.join(DOING)}",
          scale=(1, 1, 1, 1, 5, 2, 12, 12, 4, 2, 2, 2, 1)),
    Piece("round", (1,), BYTE, "the round", scale=30),
    Piece("turns_left", (1,), 8, "turns until the end, this one counted; 0: not announced", scale=5),
    Piece("ended", (len(END_REASONS),), 1, "which condition brought the end, the first: none"),
    Piece("shop_owner", (AREAS, SHOPS_A_SITE, SEATS), 1, "who built there"),
    Piece("house_owner", (AREAS, SEATS), 1, "who built it"),
    Piece("token", (AREAS, ICON_KINDS), 31, "reward of the 5-power token in each area", scale=_ICON_SCALES),
    Piece("station", (AREAS,), 1, "area of the station token"),
    Piece("church_owner", (CHURCH_SPACES, OWNERS), 1, "whose assistant stands on each space: 4 seats, neutral"),
    Piece("customs_owner", (CUSTOMS_SPACES, OWNERS), 1, "the same at Customs"),
    Piece("orders", (2, ROW, FACE), 31, f"orders at Port and Dock: known, 4 goods, {_ICONS}, 5 countries",
          scale=_FACE_SCALES),
    Piece("titles", (2, ROW, len(TITLES)), 1, "technologies at Laboratory and Research Center"),
    Piece("achievements", (3, ACHIEVEMENTS), 1, "the achievements A, B, C"),
    Piece("markers", (MARKERS,), 1, "markers that can be earned"),
    Piece("agents_supply", (5,), 3, "foreign agents of each country in the supply", scale=2),
    Piece("order_deck", (1,), ORDERS, "orders in the deck", scale=15),
    Piece("title_deck", (1,), 99, "technologies in the deck", scale=25),
    Piece("yen", (SEATS,), BYTE, "money", scale=6),
    Piece("goods", (SEATS, 4), BYTE, "copper, silk, tea, fish", scale=8),
    Piece("imports", (SEATS,), BYTE, "imports", scale=2),
    Piece("points", (SEATS,), BYTE, "points on the track", scale=60),
    Piece("men_hand", (SEATS,), MEN, "assistants in hand", scale=8),
    Piece("men_store", (SEATS,), MEN, "assistants in the warehouse", scale=12),
    Piece("shops_hand", (SEATS,), SHOPS, "shops in hand", scale=2),
    Piece("shops_store", (SEATS,), SHOPS, "shops in the warehouse", scale=6),
    Piece("houses_hand", (SEATS,), HOUSES, "trading houses in hand"),
    Piece("houses_store", (SEATS,), HOUSES, "trading houses in the warehouse", scale=4),
    Piece("agents", (SEATS,), 20, "unused foreign agents", scale=3),
    Piece("agents_used", (SEATS,), 20, "used foreign agents", scale=4),
    Piece("tokens", (SEATS,), TOKENS, "turned 5-power tokens", scale=3),
    Piece("orders_in_hand", (SEATS,), HAND_LIMIT, "orders in hand", scale=3),
    Piece("orders_fulfilled", (SEATS,), ORDERS, "orders fulfilled", scale=6),
    Piece("president", (SEATS, AREAS), 1, "where each president stands; nowhere: in hand"),
    Piece("men", (SEATS, AREAS), MEN, "assistants in each area", scale=3),
    Piece("owned", (SEATS, len(TITLES)), 1, "technologies owned"),
    Piece("flags", (SEATS, 5), 99, "country icons", scale=3),
    Piece("achieved", (SEATS, 3), 1, "achievements fulfilled"),
    Piece("marker", (SEATS, MARKERS), 1, "marker of mini expansion 1"),
    Piece("hand", (SEATS, HAND_LIMIT, FACE), 31, "orders in hand; of others, in the memory view, what lay open",
          scale=_FACE_SCALES),
    Piece("unseen_orders", (ORDERS,), 1, "orders that the seat has not seen", remembered=True),
    Piece("unseen_titles", (len(TITLES),), 9, "copies of each technology in the deck", scale=2, remembered=True),
)  # fmt: skip
PRIVATE = ("hand", "unseen_orders")
FEATURES, FIXED = PIECES.size, PIECES.fixed_size
(
    PLAYERS, OPTIONS, USED, NEAR, SHOP_REWARDS, HOUSE_POINTS, CHURCH, CUSTOMS, LEVEL, ACTOR, WHOSE_TURN, STEP, WAITING,
    WHERE, DOING_NOW, ROUND, TURNS_LEFT, ENDED, SHOP_OWNER, HOUSE_OWNER, TOKEN, STATION, CHURCH_OWNER, CUSTOMS_OWNER,
    ORDERS_OUT, TITLES_OUT, ACHIEVEMENTS_OUT, MARKERS_OUT, AGENTS_SUPPLY, ORDER_DECK, TITLE_DECK, YEN, GOODS, IMPORTS,
    POINTS, MEN_HAND, MEN_STORE, SHOPS_HAND, SHOPS_STORE, HOUSES_HAND, HOUSES_STORE, AGENTS, AGENTS_USED, TOKENS_OWNED,
    ORDERS_IN_HAND, ORDERS_FULFILLED, PRESIDENT, MEN_OUT, OWNED, FLAGS, ACHIEVED, MARKER, HAND, UNSEEN_ORDERS,
    UNSEEN_TITLES,
) = PIECES.places  # fmt: skip
TITLE_KINDS = len(TITLES)
assert max(SHOPS, HOUSES, STRONGEST) <= 36


@rule
def show_set(out, at, bits):
    """A 1 for each member of a set."""
    while bits != 0:
        out[at + lowest(bits)] = 1
        bits &= bits - 1


@rule
def show_icons(out, at, reward):
    """How many icons of each kind a packed reward has."""
    if reward != 0:
        for i in range(ICON_KINDS):
            out[at + i] = (reward >> ICON_AT[i]) & ICON_MASK[i]


@rule
def show_order(s, out, at, card):
    """The face of an order."""
    out[at] = 1
    for good in range(4):
        out[at + 1 + good] = (s.order_goods[card] >> 4 * good) & 15
    show_icons(out, at + 5, s.order_reward[card])
    out[at + 5 + ICON_KINDS + s.order_country[card]] = 1


@rule
def place_of(s, seat, p):
    """How many places clockwise from a seat another one sits."""
    return p - seat if p >= seat else p - seat + s.players


@rule
def show_owner(s, seat, out, at, owner):
    """Whose something is, as the seat counts; the neutral assistants come last."""
    if owner == NEUTRAL:
        out[at + SEATS] = 1
    elif owner >= 0:
        out[at + place_of(s, seat, owner)] = 1


@rule
def show_question(s, out):
    """What is being decided, and what has been done in this turn."""
    if s.depth > 0:
        out[STEP + present_step(s)] = 1
    for d in range(s.depth - 1):
        out[WAITING + s.stack[d]] += 1
    if s.where >= 0:
        out[WHERE + s.where] = 1
    out[DOING_NOW] = s.agent_sent
    out[DOING_NOW + 1] = s.mill_used
    out[DOING_NOW + 2] = s.university_used
    out[DOING_NOW + 3] = s.fresh
    out[DOING_NOW + 4] = s.power
    out[DOING_NOW + 5] = s.count
    out[DOING_NOW + 6] = s.order
    out[DOING_NOW + 7] = s.choice
    out[DOING_NOW + 8] = s.need
    out[DOING_NOW + 9] = s.any_left
    out[DOING_NOW + 10] = s.warehouse_left
    out[DOING_NOW + 11] = s.moves_left
    out[DOING_NOW + 12] = s.mined
    out[ROUND] = min(s.round, BYTE)
    out[TURNS_LEFT] = s.turns_left
    out[ENDED + s.ended] = 1


@rule
def show_areas(s, seat, out):
    """The tokens of the areas, and who has built there."""
    if s.station >= 0:
        out[STATION + s.station] = 1
    for a in range(AREAS):
        if s.token[a] >= 0:
            show_icons(out, TOKEN + ICON_KINDS * a, s.token_reward[s.token[a]])
        if s.site[a] >= 0:
            show_owner(s, seat, out, HOUSE_OWNER + SEATS * a, s.house_owner[a])
            for k in range(SHOPS_A_SITE):
                show_owner(s, seat, out, SHOP_OWNER + SEATS * (SHOPS_A_SITE * a + k), s.shop_owner[a][k])


@rule
def show_boards(s, seat, out):
    """Church and Customs, the rows of cards, the supply."""
    for k in range(CHURCH_SPACES):
        show_owner(s, seat, out, CHURCH_OWNER + OWNERS * k, s.church[k])
    for k in range(CUSTOMS_SPACES):
        show_owner(s, seat, out, CUSTOMS_OWNER + OWNERS * k, s.customs[k])
    for row in range(2):
        for k in range(ROW):
            if s.order_row[row][k] >= 0:
                show_order(s, out, ORDERS_OUT + FACE * (ROW * row + k), s.order_row[row][k])
            if s.title_row[row][k] >= 0:
                out[TITLES_OUT + TITLE_KINDS * (ROW * row + k) + s.title_row[row][k]] = 1
    for i in range(3):
        if s.achievement[i] >= 0:
            out[ACHIEVEMENTS_OUT + ACHIEVEMENTS * i + s.achievement[i]] = 1
    show_set(out, MARKERS_OUT, s.markers_out)
    for country in range(5):
        out[AGENTS_SUPPLY + country] = s.agents_supply[country]
    out[ORDER_DECK] = s.deck
    out[TITLE_DECK] = titles_in_deck(s)


@rule
def show_assets(s, i, p, out):
    """What a merchant has."""
    out[YEN + i] = min(s.yen[p], BYTE)
    for good in range(4):
        out[GOODS + 4 * i + good] = min(s.goods[p][good], BYTE)
    out[IMPORTS + i] = min(s.imports[p], BYTE)
    out[POINTS + i] = min(s.points[p], BYTE)
    out[MEN_HAND + i] = s.men_hand[p]
    out[MEN_STORE + i] = s.men_store[p]
    out[SHOPS_HAND + i] = s.shops_hand[p]
    out[SHOPS_STORE + i] = s.shops_store[p]
    out[HOUSES_HAND + i] = s.houses_hand[p]
    out[HOUSES_STORE + i] = s.houses_store[p]
    out[AGENTS + i] = s.agents[p]
    out[AGENTS_USED + i] = s.agents_used[p]
    out[TOKENS_OWNED + i] = s.tokens_owned[p]
    out[ORDERS_IN_HAND + i] = hand_size(s, p)
    out[ORDERS_FULFILLED + i] = ones(s.fulfilled[p])


@rule
def show_merchant(s, i, p, memory, out):
    """The merchant on seat `p`, who sits `i` places after the one who looks."""
    if s.actor == p:
        out[ACTOR + i] = 1
    if s.turn == p:
        out[WHOSE_TURN + i] = 1
    show_assets(s, i, p, out)
    if s.president[p] >= 0:
        out[PRESIDENT + AREAS * i + s.president[p]] = 1
    for a in range(AREAS):
        out[MEN_OUT + AREAS * i + a] = s.men[p][a]
    show_set(out, OWNED + TITLE_KINDS * i, s.titles[p])
    for country in range(5):
        out[FLAGS + 5 * i + country] = s.flags[p][country]
    show_set(out, ACHIEVED + 3 * i, s.achieved[p])
    if s.marker[p] >= 0:
        out[MARKER + MARKERS * i + s.marker[p]] = 1
    for k in range(HAND_LIMIT):
        card = s.hand[p][k]
        if card >= 0 and card < UNKNOWN:
            open_once = memory != 0 and (s.secret >> card) & 1 == 0
            if i == 0 or open_once:
                show_order(s, out, HAND + FACE * (HAND_LIMIT * i + k), card)


@rule
def show_unseen(s, seat, out):
    """What the decks can still bring, as far as the seat can know: secret orders of others count as unseen."""
    own = 0
    for k in range(HAND_LIMIT):
        card = s.hand[seat][k]
        if card >= 0 and card < UNKNOWN:
            own |= 1 << card
    show_set(out, UNSEEN_ORDERS, s.orders_left | (s.secret & ~own))
    for title in range(TITLE_KINDS):
        out[UNSEEN_TITLES + title] = s.titles_left[title]


@rule
def show_fixed(s, out):
    """See the template. The city is laid and all boards are printed before anybody decides anything."""
    for k in range(FIXED):
        out[k] = 0
    out[PLAYERS + s.players - 2] = 1
    show_set(out, OPTIONS, s.options)
    show_set(out, USED, s.used)
    for a in range(AREAS):
        show_set(out, NEAR + AREAS * a, s.near[a])
        card = s.site[a]
        if card >= 0:
            out[HOUSE_POINTS + a] = s.site_house[card]
            for k in range(SHOPS_A_SITE):
                show_icons(out, SHOP_REWARDS + ICON_KINDS * (SHOPS_A_SITE * a + k), s.site_reward[card][k])
    for k in range(CHURCH_SPACES):
        out[CHURCH + SPACE * k] = s.church_faith[k]
        out[CHURCH + SPACE * k + 1] = s.church_vp[k]
        out[CHURCH + SPACE * k + 2] = s.church_moves[k]
    for k in range(CUSTOMS_SPACES):
        out[CUSTOMS + SPACE * k] = s.customs_imports[k]
        out[CUSTOMS + SPACE * k + 1] = s.customs_vp[k]
        out[CUSTOMS + SPACE * k + 2] = s.customs_yen[k]
    for k in range(ROW):
        out[LEVEL + k] = s.level[k]


@rule
def show_rest(s, seat, memory, out):
    """See the template."""
    for k in range(FIXED, FEATURES):
        out[k] = 0
    show_question(s, out)
    show_areas(s, seat, out)
    show_boards(s, seat, out)
    for i in range(s.players):
        p = seat + i if seat + i < s.players else seat + i - s.players
        show_merchant(s, i, p, memory, out)
    if memory != 0:
        show_unseen(s, seat, out)


@rule
def secret_of(s):
    """See the template. The orders of the start are dealt face down, and one of each two is kept."""
    step = present_step(s)
    if step == DEAL_HANDS:
        return s.count // 2
    return s.actor if step == DRAFT else -1


@rule
def at_home(s):
    """See the template. Nothing is alike by the rules."""
    return 1


def held(view, player):
    """See the template."""
    return [order["order"] for order in view["merchants"][player]["orders"]]
