"""The state of YOKOHAMA: areas, steps of a turn, numbers of the moves, and the field table.

An area has a fixed number, whatever its place on the table; `place` and `near` tell the layout.
Sets of areas are bits of a word, bit `a` for area `a`.
"""

from __future__ import annotations

from shokai.games.yokohama.rules.components import (
    ACHIEVEMENTS, CHURCH_SPACES, CUSTOMS_SPACES, MARKERS, ORDERS, ROW, SHOPS_A_SITE, SITES, TITLES, TOKENS,
)  # fmt: skip
from shokai.engine.contract import WORD
from shokai.engine.fields import Field, FieldTable

SEATS = 4
NEUTRAL = SEATS  # the owner of the assistants that block a space with two players

AREA_NAMES = (
    "Copper1", "Copper2", "Silk1", "Silk2", "Tea1", "Tea2", "Fish1", "Fish2", "Bank", "Chinatown",
    "Church", "Customs", "Dock", "Agency", "Lab", "Port", "Research", "Canal",
)  # fmt: skip
(
    COPPER_1, COPPER_2, SILK_1, SILK_2, TEA_1, TEA_2, FISH_1, FISH_2, BANK, CHINATOWN,
    CHURCH, CUSTOMS, DOCK, AGENCY, LAB, PORT, RESEARCH, CANAL,
) = range(18)  # fmt: skip
AREAS = 18
PRODUCTION = 0x000FF
COMMERCIAL = 0x1FF00
# Set-up table: which areas are used with 2, 3 and 4 players.
_TWO = 1 << COPPER_1 | 1 << SILK_1 | 1 << TEA_1 | 1 << FISH_1 | 1 << BANK | 1 << CHURCH | 1 << CUSTOMS
_TWO |= 1 << AGENCY | 1 << LAB | 1 << PORT
_THREE = _TWO | 1 << DOCK | 1 << CHINATOWN | 1 << CANAL | 1 << FISH_2
AREAS_USED = (0, 0, _TWO, _THREE, (1 << AREAS) - 1)
AREA_COUNT = (0, 0, 10, 14, 18)
TOP_ROW = (0, 0, 4, 5, 6)  # every further row is one shorter

ORDERS_REMOVED = (0, 0, 16, 5, 0)
BOARD_FULL = (0, 0, 5, 5, 6)  # assistants on Church or Customs that bring the end
# R8: of the 23 assistants in a box of 2024 three mark the score.
MEN, SHOPS, HOUSES = 20, 8, 4
MEN_IN_HAND, SHOPS_IN_HAND = 8, 2
SHOP_PRICE, FIRST_HOUSE_PRICE = 2, 4
HAND_LIMIT = 3
UNKNOWN = ORDERS  # an order in somebody's hand that one has not seen
STRONGEST = 5
BUILDING_POWER = 4

# Options, bits of the number given to set_up.
EDITION_2024, MINI_1, MINI_2 = 1, 2, 4

# Steps: what lies on the stack. The one on top is what happens now.
(
    DEAL_AREAS, DEAL_SITES, DEAL_TOKENS, DEAL_ROWS, DEAL_HANDS, DRAFT, DEAL_TITLES, DEAL_ACHIEVEMENTS,
    DEAL_MARKERS, BEGIN, PHASE_A, PLACING, TELEGRAM, MOVING, TOLLS, FETCHING, ACT, HARVEST, TRADING, WORSHIP,
    DONATING, CHURCH_MAN, CLEARING, CUSTOMS_MAN, ORDERING, FILL_ORDERS, HIRING, STUDYING, PAYING, STATION,
    FILL_TITLES, BONUS, BUILDING, RECOVERY, REWARD, CARRYING, MARKER, PHASE_C, END_TURN, OVER_STEP,
) = range(40)  # fmt: skip
STEPS = (
    "deal-areas", "deal-sites", "deal-tokens", "deal-rows", "deal-hands", "draft", "deal-titles",
    "deal-achievements", "deal-markers", "begin", "phase-a", "placing", "telegram", "moving", "tolls",
    "fetching", "act", "harvest", "trading", "worship", "donating", "church-man", "clearing", "customs-man",
    "ordering", "fill-orders", "hiring", "studying", "paying", "station", "fill-titles", "bonus", "building",
    "recovery", "reward", "carrying", "marker", "phase-c", "end-turn", "over",
)  # fmt: skip
DEPTH = 12

NOBODY = -3
RUNNING, BY_HOUSES, BY_SHOPS, BY_ORDERS, BY_CHURCH, BY_CUSTOMS = range(6)
END_REASONS = ("", "houses", "shops", "orders", "church", "customs")

# Moves. Blocks of 18 areas are laid so that none is cut by the end of a word of legal moves.
PLACE = 0
PAIR = PLACE + AREAS
GO = PAIR + AREAS
KEEP = GO + AREAS  # + 0, 1: the order to keep of two
FULFIL = KEEP + 2  # + 0..2: the order in hand
RECALL = FULFIL + 3
_SECOND_WORD = WORD
SEND = _SECOND_WORD  # an agent, + area
FETCH = SEND + AREAS
STAND = FETCH + AREAS  # the station token, + area
ACHIEVE = STAND + AREAS  # + 0..2
MILL = ACHIEVE + 3
UNIVERSITY = MILL + 1
DONE = UNIVERSITY + 1
_THIRD_WORD = 2 * WORD
CARRY = _THIRD_WORD  # pick up an assistant in an area, + area; + 18: from hand
CARRY_HAND = CARRY + AREAS
SET_DOWN = CARRY_HAND + 1  # + area
TOLL = SET_DOWN + AREAS  # + which of 3 opponents (clockwise) and the bank for the Canal are paid
GET = TOLL + 16  # + 0..5: so much of what a production area or the Bank yields
_FOURTH_WORD = 3 * WORD
BUY = _FOURTH_WORD  # + good, + 4: an import
SELL = BUY + 5  # + good
CHURCH_SPACE = SELL + 4
DONATE = CHURCH_SPACE + 8  # + good, + 4: an import, + 5: 2 yen
FROM_AREA = DONATE + 6
FROM_HAND = FROM_AREA + 1
CUSTOMS_SPACE = FROM_HAND + 1
ORDER = CUSTOMS_SPACE + 7  # + space of the row
SECOND_YEN = ORDER + 6
SECOND_IMPORT = SECOND_YEN + 1
ITEM = SECOND_IMPORT + 1  # + 0 assistant, + 1 shop, + 2 trading house
TITLE = ITEM + 3  # + space of the row
_FIFTH_WORD = 4 * WORD
IMPORTS = _FIFTH_WORD  # + how many of the units to pay are imports
TAKE_TOKEN = IMPORTS + 10
SHOP = TAKE_TOKEN + 1  # + place on the site card
HOUSE = SHOP + 4
STAY = HOUSE + 1
GOOD = STAY + 1  # + good
PICK = GOOD + 4  # + marker of mini expansion 1
MOVES = PICK + MARKERS
_BLOCKS = (
    PAIR, GO, KEEP, FULFIL, RECALL, SEND, FETCH, STAND, ACHIEVE, MILL, UNIVERSITY, DONE, CARRY, SET_DOWN, TOLL, GET,
    BUY, SELL, CHURCH_SPACE, DONATE, FROM_AREA, FROM_HAND, CUSTOMS_SPACE, ORDER, SECOND_YEN, ITEM, TITLE, IMPORTS,
    TAKE_TOKEN, SHOP, HOUSE, STAY, GOOD, PICK,
)  # fmt: skip
# Kinds of decisions: one for each block of moves.
MOVE_KINDS = tuple(sum(m >= first for first in _BLOCKS) for m in range(MOVES))
assert RECALL < WORD and DONE < 2 * WORD and GET + 5 < 3 * WORD and TITLE + 5 < 4 * WORD
assert MOVES <= 5 * WORD

ASSISTANT, SHOP_ITEM, HOUSE_ITEM = range(3)
DONATIONS = 6

# Chance.
AREA_CARD = 0
SITE_CARD = AREA_CARD + AREAS
TOKEN_CARD = SITE_CARD + SITES
ORDER_CARD = TOKEN_CARD + TOKENS
TITLE_CARD = ORDER_CARD + ORDERS
ACHIEVEMENT_CARD = TITLE_CARD + len(TITLES)
MARKER_CARD = ACHIEVEMENT_CARD + ACHIEVEMENTS
OUTCOMES = MARKER_CARD + MARKERS

_ALL_ORDERS = (1 << ORDERS) - 1

FIELDS = FieldTable(
    "yokohama",
    # The faces of the cards, written at set-up and never changed: a player's own cards go here.
    Field("order_goods", (ORDERS,), "i4", 0, 0xFFFF, "goods each order asks for, packed", fixed=True),
    Field("order_reward", (ORDERS,), "i4", 0, 1 << 30, "reward of each order, packed", fixed=True),
    Field("order_country", (ORDERS,), "i1", 0, 4, "country of each order", fixed=True),
    Field("site_reward", (SITES, SHOPS_A_SITE), "i4", 0, 1 << 30, "rewards of each site card", fixed=True),
    Field("site_house", (SITES,), "i1", 0, 31, "points of each site card's trading house", fixed=True),
    Field("token_reward", (TOKENS,), "i4", 0, 1 << 30, "reward of each 5-power token", fixed=True),
    Field("church_faith", (CHURCH_SPACES,), "i1", 0, 30, "faith each Church space asks for", fixed=True),
    Field("church_vp", (CHURCH_SPACES,), "i1", 0, 99, "points of each Church space", fixed=True),
    Field("church_moves", (CHURCH_SPACES,), "i1", 0, 3, "movement icons of each Church space", fixed=True),
    Field("customs_imports", (CUSTOMS_SPACES,), "i1", 0, 9, "imports each Customs space asks for", fixed=True),
    Field("customs_vp", (CUSTOMS_SPACES,), "i1", 0, 99, "points of each Customs space", fixed=True),
    Field("customs_yen", (CUSTOMS_SPACES,), "i1", 0, 9, "yen of each Customs space", fixed=True),
    Field("level", (ROW,), "i1", 0, 2, "LOW, MID or HIGH of each space for orders", fixed=True),
    # The layout.
    Field("players", (), "i1", 2, SEATS, "how many play"),
    Field("options", (), "i1", 0, 7, "edition and expansions"),
    Field("used", (), "i4", 0, (1 << AREAS) - 1, "set: areas on the table"),
    Field("place", (AREAS,), "i1", -1, AREAS - 1, "place of each area in the layout, row by row; -1: none"),
    Field("near", (AREAS,), "i4", 0, (1 << AREAS) - 1, "set: neighbours of each area"),
    Field("site", (AREAS,), "i1", -1, SITES - 1, "site card of each area"),
    Field("token", (AREAS,), "i1", -1, TOKENS - 1, "5-power token lying in each area"),
    Field("station", (), "i1", -1, AREAS - 1, "area of the station token; -1: in the supply"),
    # Piles: what may still come. Bits are cards; `deck` counts the orders that really will.
    Field("areas_left", (), "i4", 0, (1 << AREAS) - 1, "set: areas not laid yet"),
    Field("sites_left", (), "i4", 0, (1 << SITES) - 1, "set: site cards not laid"),
    Field("tokens_left", (), "i4", 0, (1 << TOKENS) - 1, "set: 5-power tokens not laid"),
    Field("orders_left", (), "i8", 0, _ALL_ORDERS, "set: orders nobody has seen"),
    Field("deck", (), "i1", 0, ORDERS, "orders in the deck; the others unseen are in the box"),
    Field("titles_left", (len(TITLES),), "i1", 0, 9, "copies of each technology in the deck"),
    Field("achievements_left", (), "i2", 0, (1 << ACHIEVEMENTS) - 1, "set: achievements not drawn"),
    Field("markers_left", (), "i1", 0, (1 << MARKERS) - 1, "set: markers not drawn"),
    Field("markers_out", (), "i1", 0, (1 << MARKERS) - 1, "set: markers that can be earned"),
    Field("secret", (), "i8", 0, _ALL_ORDERS, "set: orders that only the player who got them has seen"),
    Field("box", (), "i8", 0, _ALL_ORDERS, "set: orders returned to the box by their owners"),
    # What lies out.
    Field("order_row", (2, ROW), "i1", -1, ORDERS - 1, "orders at Port and Dock; -1: none"),
    Field("title_row", (2, ROW), "i1", -1, len(TITLES) - 1, "technologies at Laboratory and Research"),
    Field("achievement", (3,), "i1", -1, ACHIEVEMENTS - 1, "the achievements A, B, C"),
    Field("agents_supply", (5,), "i1", 0, 3, "foreign agents of each country in the supply"),
    Field("church", (CHURCH_SPACES,), "i1", -1, NEUTRAL, "whose assistant is on each Church space"),
    Field("customs", (CUSTOMS_SPACES,), "i1", -1, NEUTRAL, "whose assistant is on each Customs space"),
    # The players.
    Field("yen", (SEATS,), "i2", 0, 9999, "money"),
    Field("goods", (SEATS, 4), "i2", 0, 9999, "copper, silk, tea, fish"),
    Field("imports", (SEATS,), "i2", 0, 9999, "imports"),
    Field("points", (SEATS,), "i2", 0, 9999, "victory points so far"),
    Field("president", (SEATS,), "i1", -1, AREAS - 1, "area of the president; -1: in hand"),
    Field("men", (SEATS, AREAS), "i1", 0, MEN, "assistants in each area"),
    Field("men_hand", (SEATS,), "i1", 0, MEN, "assistants in hand"),
    Field("men_store", (SEATS,), "i1", 0, MEN, "assistants in the warehouse"),
    Field("shops_hand", (SEATS,), "i1", 0, SHOPS, "shops in hand"),
    Field("shops_store", (SEATS,), "i1", 0, SHOPS, "shops in the warehouse"),
    Field("houses_hand", (SEATS,), "i1", 0, HOUSES, "trading houses in hand"),
    Field("houses_store", (SEATS,), "i1", 0, HOUSES, "trading houses in the warehouse"),
    Field("shop_owner", (AREAS, SHOPS_A_SITE), "i1", -1, SEATS - 1, "who built on each place for shops"),
    Field("shop_areas", (SEATS,), "i4", 0, (1 << AREAS) - 1, "set: areas with a shop of the player"),
    Field("house_owner", (AREAS,), "i1", -1, SEATS - 1, "who built the trading house of each area"),
    Field("hand", (SEATS, HAND_LIMIT), "i1", -1, UNKNOWN, "orders in hand; -1: none; UNKNOWN: not seen"),
    Field("fulfilled", (SEATS,), "i8", 0, _ALL_ORDERS, "set: orders fulfilled"),
    Field("titles", (SEATS,), "i4", 0, (1 << len(TITLES)) - 1, "set: technologies owned"),
    Field("flags", (SEATS, 5), "i1", 0, 99, "country icons on orders, technologies and markers"),
    Field("agents", (SEATS,), "i1", 0, 20, "unused foreign agents"),
    Field("agents_used", (SEATS,), "i1", 0, 20, "used foreign agents"),
    Field("tokens_owned", (SEATS,), "i1", 0, TOKENS, "turned 5-power tokens"),
    Field("achieved", (SEATS,), "i1", 0, 7, "set: achievements fulfilled"),
    Field("marker", (SEATS,), "i1", -1, MARKERS - 1, "marker of mini expansion 1"),
    # The turn.
    Field("actor", (), "i1", NOBODY, SEATS - 1, "the seat that decides, CHANCE or OVER"),
    Field("turn", (), "i1", 0, SEATS - 1, "the active player"),
    Field("round", (), "i2", 1, 9999, "the round, from 1"),
    Field("turns_left", (), "i1", 0, 8, "turns until the end, this one counted; 0: not announced"),
    Field("ended", (), "i1", 0, BY_CUSTOMS, "which condition brought the end"),
    Field("depth", (), "i1", 0, DEPTH, "how many steps lie on the stack"),
    Field("stack", (DEPTH,), "i1", 0, len(STEPS), "the steps, the present one on top"),
    Field("fresh", (), "i1", 0, 1, "nothing has been done in the present step"),
    Field("agent_sent", (), "i1", 0, 1, "an agent was used this turn"),
    Field("mill_used", (), "i1", 0, 1, "the Textile Mill was used this turn"),
    Field("university_used", (), "i1", 0, 1, "the University was used this turn"),
    Field("where", (), "i1", -1, AREAS - 1, "the area of the present action"),
    Field("power", (), "i1", 0, STRONGEST, "the power of the present action"),
    Field("count", (), "i1", 0, 36, "pieces placed, dealt, taken or still to take in the present step"),
    Field("order", (), "i1", 0, AREAS, "the first choice that may still be named"),
    Field("choice", (), "i1", 0, AREAS, "a space or an area chosen in the present step"),
    Field("need", (), "i1", 0, 15, "what is still to be paid for the choice"),
    Field("any_left", (), "i1", 0, 3, "icons of a good of one's choice still to be used"),
    Field("warehouse_left", (), "i1", 0, 3, "warehouse icons still to be used"),
    Field("moves_left", (), "i1", 0, 3, "movement icons still to be used"),
    Field("mined", (), "i1", 0, 1, "Mining Technology has paid for the present reward"),
    Field("reach", (16,), "i4", 0, (1 << AREAS) - 1, "set: destinations for each way of paying tolls"),
    module=__name__,
)
