"""Set-up (rulebooks 004 p.3-4, 001 p.4-5): layout, cards, start material, the first order."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import sys

from shokai.games.yokohama.rules.components import (
    ACHIEVEMENTS, BASE_TOKENS, CHURCH_BLOCKED, CHURCH_FAITH, CHURCH_MOVES, CHURCH_SPACES, CHURCH_VP,
    CUSTOMS_BLOCKED, CUSTOMS_IMPORTS, CUSTOMS_SPACES, CUSTOMS_VP, CUSTOMS_YEN, MARKERS, MARKERS_OUT, ORDERS,
    ORDER_COUNTRY, ORDER_GOODS, ORDER_LEVEL, ORDER_REWARD, ROW, SHOPS_A_SITE, SITES, SITE_HOUSE, SITE_REWARD,
    TITLE_COPIES, TOKENS, TOKEN_REWARD,
)  # fmt: skip
from shokai.games.yokohama.rules.state import (
    AREAS, AREAS_USED, AREA_COUNT, BEGIN, CANAL, DEAL_ACHIEVEMENTS, DEAL_AREAS, DEAL_HANDS, DEAL_MARKERS, DEAL_ROWS,
    DEAL_SITES, DEAL_TITLES, DEAL_TOKENS, DOCK, DRAFT, EDITION_2024, HAND_LIMIT, HOUSES, KEEP, MEN, MEN_IN_HAND, MINI_1,
    MINI_2, NEUTRAL, NOBODY, ORDERS_REMOVED, RESEARCH, SHOPS, SHOPS_IN_HAND, TOP_ROW, cells,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import mark, pop, push
from shokai.engine.contract import CHANCE
from shokai.engine.dispatch import Chapters
from shokai.engine.rule import rule

AGENTS_SUPPLY = (3, 2, 2, 2, 1)  # GB, US, FR, DE, NL


@rule
def print_cards(s):
    """The faces of all cards and boards."""
    for i in range(ORDERS):
        s.order_goods[i] = ORDER_GOODS[i]
        s.order_reward[i] = ORDER_REWARD[i]
        s.order_country[i] = ORDER_COUNTRY[i]
    for i in range(SITES):
        for k in range(SHOPS_A_SITE):
            s.site_reward[i][k] = SITE_REWARD[SHOPS_A_SITE * i + k]
        s.site_house[i] = SITE_HOUSE[i]
    for i in range(TOKENS):
        s.token_reward[i] = TOKEN_REWARD[i]
    for k in range(CHURCH_SPACES):
        s.church_faith[k] = CHURCH_FAITH[k]
        s.church_vp[k] = CHURCH_VP[k]
        s.church_moves[k] = CHURCH_MOVES[k]
    for k in range(CUSTOMS_SPACES):
        s.customs_imports[k] = CUSTOMS_IMPORTS[k]
        s.customs_vp[k] = CUSTOMS_VP[k]
        s.customs_yen[k] = CUSTOMS_YEN[k]
    for k in range(ROW):
        s.level[k] = ORDER_LEVEL[k]
    for title in range(len(TITLE_COPIES)):
        s.titles_left[title] = TITLE_COPIES[title]


@rule
def clear_table(s):
    """Nothing lies anywhere: -1 in all fields that name a card, an area or an owner."""
    # R13: in the supply, without effect, until somebody owns Station.
    s.station = -1
    s.where = -1
    for a in range(AREAS):
        s.place[a] = -1
        s.site[a] = -1
        s.token[a] = -1
        s.house_owner[a] = -1
        for k in range(SHOPS_A_SITE):
            s.shop_owner[a][k] = -1
    for board in range(2):
        for k in range(ROW):
            s.order_row[board][k] = -1
            s.title_row[board][k] = -1
    for k in range(3):
        s.achievement[k] = -1
    for k in range(CHURCH_SPACES):
        s.church[k] = -1
    for k in range(CUSTOMS_SPACES):
        s.customs[k] = -1
    for p in range(len(s.president)):
        s.president[p] = -1
        s.marker[p] = -1
        for i in range(HAND_LIMIT):
            s.hand[p][i] = -1


@rule
def start_material(s):
    """What each player gets: 004 p.3 step 8. The start player has one yen less."""
    for p in range(s.players):
        s.yen[p] = 3 if p == 0 else 4
        for good in range(4):
            s.goods[p][good] = 1
        s.men_hand[p] = MEN_IN_HAND
        s.men_store[p] = MEN - MEN_IN_HAND
        s.shops_hand[p] = SHOPS_IN_HAND
        s.shops_store[p] = SHOPS - SHOPS_IN_HAND
        s.houses_store[p] = HOUSES
    for country in range(5):
        s.agents_supply[country] = AGENTS_SUPPLY[country]
    if s.players == 2:
        # 004 p.4 step 12: an assistant of an unused colour on each of the two boards.
        s.church[CHURCH_BLOCKED] = NEUTRAL
        s.customs[CUSTOMS_BLOCKED] = NEUTRAL


@rule
def set_up(s, players, options):
    """Everything before the first card is turned; chance deals the rest, step by step."""
    s.players = players
    s.options = options
    print_cards(s)
    clear_table(s)
    start_material(s)
    s.used = AREAS_USED[players]
    s.areas_left = AREAS_USED[players]
    s.sites_left = (1 << SITES) - 1
    s.tokens_left = (1 << (TOKENS if options & MINI_2 else BASE_TOKENS)) - 1
    s.orders_left = (1 << ORDERS) - 1
    s.deck = ORDERS - ORDERS_REMOVED[players]
    s.achievements_left = (1 << ACHIEVEMENTS) - 1
    s.round = 1
    push(s, BEGIN)
    # R14: 001 p.5 deals the orders last; 004 p.4 lets the players choose before technologies and achievements lie out.
    if options & EDITION_2024:
        push(s, DRAFT)
        push(s, DEAL_HANDS)
    if options & MINI_1:
        s.markers_left = (1 << MARKERS) - 1
        push(s, DEAL_MARKERS)
    push(s, DEAL_ACHIEVEMENTS)
    push(s, DEAL_TITLES)
    if not options & EDITION_2024:
        push(s, DRAFT)
        push(s, DEAL_HANDS)
    push(s, DEAL_ROWS)
    push(s, DEAL_TOKENS)
    push(s, DEAL_SITES)
    push(s, DEAL_AREAS)
    s.actor = CHANCE


@rule
def rows_used(s):
    """How many boards for orders, and as many for technologies, are in use: 1 or 2."""
    return (s.used >> DOCK & 1) + 1


@rule
def title_rows_used(s):
    """How many boards for technologies are in use."""
    return (s.used >> RESEARCH & 1) + 1


# How many cards each step of the set-up deals in all.


@rule
def areas_to_lay(s):
    return AREA_COUNT[s.players]


@rule
def areas_with_cards(s):
    """None on the Canal."""
    return AREA_COUNT[s.players] - (s.used >> CANAL & 1)


@rule
def orders_to_lay(s):
    return ROW * rows_used(s)


@rule
def orders_to_deal(s):
    return 2 * s.players


@rule
def titles_to_lay(s):
    return ROW * title_rows_used(s)


@rule
def markers_to_lay(s):
    return MARKERS_OUT


still_to_deal = Chapters(sys.modules[__name__]).choose(
    "still_to_deal",
    "s, step",
    "How many cards a step of the set-up deals in all.",
    cells("cards"),
    otherwise="0",
    module=__name__,
)


@rule
def go_on_dealing(s, step):
    """The next card of this step of the set-up, or on to the next step."""
    if s.count < still_to_deal(s, step):
        s.actor = CHANCE
    else:
        s.count = 0
        pop(s)
        if step == DEAL_AREAS:
            find_neighbours(s)


@rule
def row_of(s, place):
    """The row of a place, from the top."""
    row = 0
    length = TOP_ROW[s.players]
    while place >= length > 0:
        place -= length
        length -= 1
        row += 1
    return row


@rule
def column_of(s, place):
    """The column of a place in its row."""
    length = TOP_ROW[s.players]
    while place >= length > 0:
        place -= length
        length -= 1
    return place


@rule
def adjacent(s, a, b):
    """Staggered rows, the widest on top: area (r, c) has (r, c+1) on its right, (r+1, c-1) and (r+1, c) below it."""
    down = row_of(s, s.place[b]) - row_of(s, s.place[a])
    right = column_of(s, s.place[b]) - column_of(s, s.place[a])
    return (down == 0 and right == 1) or (down == 1 and (right == 0 or right == -1))


@rule
def find_neighbours(s):
    """Who touches whom, in both directions."""
    for a in range(AREAS):
        s.near[a] = 0
    for a in range(AREAS):
        for b in range(AREAS):
            if s.place[a] >= 0 and s.place[b] >= 0 and adjacent(s, a, b):
                s.near[a] |= 1 << b
                s.near[b] |= 1 << a


@rule
def nth_area_with_card(s, n):
    """The n-th area of the layout that gets a site card and a token: the Canal gets none."""
    for place in range(AREAS):
        for a in range(AREAS):
            if s.place[a] == place and a != CANAL:
                if n == 0:
                    return a
                n -= 1
    return -1


# A card is turned, in each step of the set-up.


@rule
def card_dealt(s):
    s.count += 1
    s.actor = NOBODY


@rule
def lay_area(s, area):
    s.areas_left &= ~(1 << area)
    s.place[area] = s.count
    card_dealt(s)


@rule
def lay_site(s, site):
    s.sites_left &= ~(1 << site)
    s.site[nth_area_with_card(s, s.count)] = site
    card_dealt(s)


@rule
def lay_token(s, token):
    s.tokens_left &= ~(1 << token)
    s.token[nth_area_with_card(s, s.count)] = token
    card_dealt(s)


@rule
def lay_order(s, card):
    draw_order(s, card)
    s.order_row[s.count // ROW][s.count % ROW] = card
    card_dealt(s)


@rule
def deal_to_hand(s, card):
    draw_order(s, card)
    s.secret |= 1 << card
    s.hand[s.count // 2][s.count % 2] = card
    card_dealt(s)


@rule
def lay_title(s, title):
    s.titles_left[title] -= 1
    s.title_row[s.count // ROW][s.count % ROW] = title
    card_dealt(s)


@rule
def achievements_of_letter(s):
    """One card of each letter, out of four."""
    return s.achievements_left & (15 << 4 * s.count)


@rule
def lay_achievement(s, card):
    s.achievements_left &= ~(1 << card)
    s.achievement[s.count] = card
    card_dealt(s)


@rule
def lay_marker(s, marker):
    s.markers_left &= ~(1 << marker)
    s.markers_out |= 1 << marker
    card_dealt(s)


@rule
def draw_order(s, card):
    """An order leaves the deck. The orders removed unseen at the start are still among the unseen."""
    s.orders_left &= ~(1 << card)
    s.deck -= 1


@rule
def titles_in_deck(s):
    """How many technologies the deck has."""
    n = 0
    for title in range(len(s.titles_left)):
        n += s.titles_left[title]
    return n


@rule
def draft(s):
    """In turn order each keeps one of two orders, in secret. No turn has begun yet."""
    if s.count < s.players:
        s.actor = s.count
    else:
        s.count = 0
        pop(s)


@rule
def legal_draft(s, words):
    mark(words, KEEP, 3)


@rule
def keep_order(s, kept):
    """The other order goes back to the box (004 p.4 step 9), not under the deck."""
    hand = s.hand[s.count]
    s.box |= 1 << hand[1 - kept]
    hand[0] = hand[kept]
    hand[1] = -1
    s.count += 1
    s.actor = NOBODY
