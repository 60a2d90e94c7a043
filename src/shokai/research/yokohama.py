"""The observation of YOKOHAMA.

Cards are shown by their faces, so that a network need not learn what is printed on each. The memory view has the
orders that anybody took openly and what the decks can still bring; the table view has the own orders only.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

# ruff: noqa: I001 - long lists of names are better read as a block

from __future__ import annotations

from shokai.games.yokohama.components import (
    ACHIEVEMENTS, CHURCH_SPACES, CUSTOMS_SPACES, ICONS, MARKERS, ORDERS, ROW, SHOPS_A_SITE, TITLES,
)  # fmt: skip
from shokai.games.yokohama.harbour import hand_size
from shokai.games.yokohama.setup import titles_in_deck
from shokai.games.yokohama.state import (
    AREAS, DEAL_HANDS, DEPTH, DRAFT, END_REASONS, HAND_LIMIT, HOUSES, MEN, NEUTRAL, SEATS, SHOPS, STEPS,
    STRONGEST, UNKNOWN,
)  # fmt: skip
from shokai.games.yokohama.steps import present_step
from shokai.kernel.bits import lowest, ones
from shokai.kernel.rule import rule
from shokai.research.pieces import Piece, Pieces

ICON_KINDS = len(ICONS)
ICON_AT = tuple(first for first, _ in ICONS.values())
ICON_MASK = tuple((1 << bits) - 1 for _, bits in ICONS.values())
# An order's face: known, four goods, the icons of its reward, five countries.
FACE = 1 + 4 + ICON_KINDS + 5
OWNERS = SEATS + 1
SPACE = OWNERS + 3
DOING = ("agent_sent", "mill_used", "university_used", "fresh", "power", "count", "order", "choice", "need",
         "any_left", "warehouse_left", "moves_left", "mined")  # fmt: skip
ASSETS = ("yen", "copper", "silk", "tea", "fish", "imports", "points", "men_hand", "men_store", "shops_hand",
          "shops_store", "houses_hand", "houses_store", "agents", "agents_used", "tokens", "orders_in_hand",
          "orders_fulfilled")  # fmt: skip

_ICONS = ", ".join(ICONS)
PIECES = Pieces(
    Piece("players", (3,), 1, "2, 3 or 4 play"),
    Piece("options", (3,), 1, "edition of 2024, mini expansion 1, mini expansion 2"),
    Piece("actor", (SEATS,), 1, "who decides"),
    Piece("turn", (SEATS,), 1, "whose turn it is"),
    Piece("step", (len(STEPS),), 1, "what is decided; the steps are numbered as in the state"),
    Piece("waiting", (len(STEPS),), DEPTH, "steps that go on afterwards"),
    Piece("where", (AREAS,), 1, "the area of the present action"),
    Piece("doing", (len(DOING),), 36, f"the present turn and step: {', '.join(DOING)}"),
    Piece("round", (1,), 9999, "the round"),
    Piece("turns_left", (1,), 8, "turns until the end, this one counted; 0: not announced"),
    Piece("ended", (len(END_REASONS),), 1, "which condition brought the end, the first: none"),
    Piece("used", (AREAS,), 1, "areas on the table"),
    Piece("near", (AREAS, AREAS), 1, "which areas are neighbours"),
    Piece("shops", (AREAS, SHOPS_A_SITE, ICON_KINDS), 31, f"rewards of the places for shops: {_ICONS}"),
    Piece("shop_owner", (AREAS, SHOPS_A_SITE, SEATS), 1, "who built there"),
    Piece("house", (AREAS,), 31, "points of each area's trading house"),
    Piece("house_owner", (AREAS, SEATS), 1, "who built it"),
    Piece("token", (AREAS, ICON_KINDS), 31, "reward of the 5-power token in each area"),
    Piece("station", (AREAS,), 1, "area of the station token"),
    Piece("church", (CHURCH_SPACES, SPACE), 99, "each space: owner (4 seats, neutral), faith, points, movement"),
    Piece("customs", (CUSTOMS_SPACES, SPACE), 99, "each space: owner (4 seats, neutral), imports, points, yen"),
    Piece("orders", (2, ROW, FACE), 31, f"orders at Port and Dock: known, 4 goods, {_ICONS}, 5 countries"),
    Piece("level", (ROW,), 2, "low, mid or high of each space for orders"),
    Piece("titles", (2, ROW, len(TITLES)), 1, "technologies at Laboratory and Research Center"),
    Piece("achievements", (3, ACHIEVEMENTS), 1, "the achievements A, B, C"),
    Piece("markers", (MARKERS,), 1, "markers that can be earned"),
    Piece("agents_supply", (5,), 3, "foreign agents of each country in the supply"),
    Piece("order_deck", (1,), ORDERS, "orders in the deck"),
    Piece("title_deck", (1,), 99, "technologies in the deck"),
    Piece("assets", (SEATS, len(ASSETS)), 9999, f"what each one has: {', '.join(ASSETS)}"),
    Piece("president", (SEATS, AREAS), 1, "where each president stands; nowhere: in hand"),
    Piece("men", (SEATS, AREAS), MEN, "assistants in each area"),
    Piece("owned", (SEATS, len(TITLES)), 1, "technologies owned"),
    Piece("flags", (SEATS, 5), 99, "country icons"),
    Piece("achieved", (SEATS, 3), 1, "achievements fulfilled"),
    Piece("marker", (SEATS, MARKERS), 1, "marker of mini expansion 1"),
    Piece("hand", (SEATS, HAND_LIMIT, FACE), 31, "orders in hand; of others, in the memory view, what lay open"),
    Piece("unseen_orders", (ORDERS,), 1, "orders that the seat has not seen", remembered=True),
    Piece("unseen_titles", (len(TITLES),), 9, "copies of each technology in the deck", remembered=True),
)  # fmt: skip
FEATURES = PIECES.size
(
    PLAYERS, OPTIONS, ACTOR, WHOSE_TURN, STEP, WAITING, WHERE, DOING_NOW, ROUND, TURNS_LEFT, ENDED, USED,
    NEAR, SHOP_REWARDS, SHOP_OWNER, HOUSE_POINTS, HOUSE_OWNER, TOKEN, STATION, CHURCH, CUSTOMS, ORDERS_OUT,
    LEVEL, TITLES_OUT, ACHIEVEMENTS_OUT, MARKERS_OUT, AGENTS_SUPPLY, ORDER_DECK, TITLE_DECK, ASSETS_OWNED,
    PRESIDENT, MEN_OUT, OWNED, FLAGS, ACHIEVED, MARKER, HAND, UNSEEN_ORDERS, UNSEEN_TITLES,
) = PIECES.places  # fmt: skip
ASSET_KINDS = len(ASSETS)
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
    out[ROUND] = s.round
    out[TURNS_LEFT] = s.turns_left
    out[ENDED + s.ended] = 1


@rule
def show_areas(s, seat, out):
    """The city: areas, their site cards and tokens, and who has built there."""
    show_set(out, USED, s.used)
    if s.station >= 0:
        out[STATION + s.station] = 1
    for a in range(AREAS):
        show_set(out, NEAR + AREAS * a, s.near[a])
        if s.token[a] >= 0:
            show_icons(out, TOKEN + ICON_KINDS * a, s.token_reward[s.token[a]])
        card = s.site[a]
        if card >= 0:
            out[HOUSE_POINTS + a] = s.site_house[card]
            show_owner(s, seat, out, HOUSE_OWNER + SEATS * a, s.house_owner[a])
            for k in range(SHOPS_A_SITE):
                at = SHOPS_A_SITE * a + k
                show_icons(out, SHOP_REWARDS + ICON_KINDS * at, s.site_reward[card][k])
                show_owner(s, seat, out, SHOP_OWNER + SEATS * at, s.shop_owner[a][k])


@rule
def show_boards(s, seat, out):
    """Church and Customs, the rows of cards, the supply."""
    for k in range(CHURCH_SPACES):
        at = CHURCH + SPACE * k
        show_owner(s, seat, out, at, s.church[k])
        out[at + OWNERS] = s.church_faith[k]
        out[at + OWNERS + 1] = s.church_vp[k]
        out[at + OWNERS + 2] = s.church_moves[k]
    for k in range(CUSTOMS_SPACES):
        at = CUSTOMS + SPACE * k
        show_owner(s, seat, out, at, s.customs[k])
        out[at + OWNERS] = s.customs_imports[k]
        out[at + OWNERS + 1] = s.customs_vp[k]
        out[at + OWNERS + 2] = s.customs_yen[k]
    for row in range(2):
        for k in range(ROW):
            if s.order_row[row][k] >= 0:
                show_order(s, out, ORDERS_OUT + FACE * (ROW * row + k), s.order_row[row][k])
            if s.title_row[row][k] >= 0:
                out[TITLES_OUT + TITLE_KINDS * (ROW * row + k) + s.title_row[row][k]] = 1
    for k in range(ROW):
        out[LEVEL + k] = s.level[k]
    for i in range(3):
        if s.achievement[i] >= 0:
            out[ACHIEVEMENTS_OUT + ACHIEVEMENTS * i + s.achievement[i]] = 1
    show_set(out, MARKERS_OUT, s.markers_out)
    for country in range(5):
        out[AGENTS_SUPPLY + country] = s.agents_supply[country]
    out[ORDER_DECK] = s.deck
    out[TITLE_DECK] = titles_in_deck(s)


@rule
def show_assets(s, p, out, at):
    """What a merchant has, in the order of ASSETS."""
    out[at] = s.yen[p]
    for good in range(4):
        out[at + 1 + good] = s.goods[p][good]
    out[at + 5] = s.imports[p]
    out[at + 6] = s.points[p]
    out[at + 7] = s.men_hand[p]
    out[at + 8] = s.men_store[p]
    out[at + 9] = s.shops_hand[p]
    out[at + 10] = s.shops_store[p]
    out[at + 11] = s.houses_hand[p]
    out[at + 12] = s.houses_store[p]
    out[at + 13] = s.agents[p]
    out[at + 14] = s.agents_used[p]
    out[at + 15] = s.tokens_owned[p]
    out[at + 16] = hand_size(s, p)
    out[at + 17] = ones(s.fulfilled[p])


@rule
def show_merchant(s, i, p, memory, out):
    """The merchant on seat `p`, who sits `i` places after the one who looks."""
    if s.actor == p:
        out[ACTOR + i] = 1
    if s.turn == p:
        out[WHOSE_TURN + i] = 1
    show_assets(s, p, out, ASSETS_OWNED + ASSET_KINDS * i)
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
def observe(s, seat, memory, out):
    """See the template."""
    for k in range(FEATURES):
        out[k] = 0
    out[PLAYERS + s.players - 2] = 1
    show_set(out, OPTIONS, s.options)
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
