"""The state of YOKOHAMA: the numbers of a game and its field table.

Here the chapters of the rules also find the areas, moves and steps, whose tables are modules of their own.
"""

from __future__ import annotations

# Whoever needs a move or a step needs the state: all of them are found here.
from shokai.games.yokohama.rules.areas import *  # noqa: F403
from shokai.games.yokohama.rules.move_table import *  # noqa: F403
from shokai.games.yokohama.rules.step_table import *  # noqa: F403
from shokai.games.yokohama.rules.areas import AREAS
from shokai.games.yokohama.rules.components import (
    ACHIEVEMENTS, CHURCH_SPACES, CUSTOMS_SPACES, MARKERS, ORDERS, ROW, SHOPS_A_SITE, SITES, TITLES, TOKENS,
)  # fmt: skip
from shokai.games.yokohama.rules.move_table import HAND_LIMIT
from shokai.games.yokohama.rules.step_table import STEPS
from shokai.engine.fields import Field, FieldTable

SEATS = 4
NEUTRAL = SEATS  # the owner of the assistants that block a space with two players

ORDERS_REMOVED = (0, 0, 16, 5, 0)
BOARD_FULL = (0, 0, 5, 5, 6)  # assistants on Church or Customs that bring the end
# R8: of the 23 assistants in a box of 2024 three mark the score.
MEN, SHOPS, HOUSES = 20, 8, 4
MEN_IN_HAND, SHOPS_IN_HAND = 8, 2
SHOP_PRICE, FIRST_HOUSE_PRICE = 2, 4
UNKNOWN = ORDERS  # an order in somebody's hand that one has not seen
STRONGEST = 5
BUILDING_POWER = 4

# Options, bits of the number given to set_up.
EDITION_2024, MINI_1, MINI_2 = 1, 2, 4

DEPTH = 12

NOBODY = -3
RUNNING, BY_HOUSES, BY_SHOPS, BY_ORDERS, BY_CHURCH, BY_CUSTOMS = range(6)
END_REASONS = ("", "houses", "shops", "orders", "church", "customs")

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
