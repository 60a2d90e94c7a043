"""The table of moves: one row for each block, in the order in which a list of moves shows them.

Numbers stay what they are: compiled code, learned policies and OpenSpiel's games know moves by them. A new block gets
free numbers.
"""

from __future__ import annotations

from shokai.games.yokohama.rules.areas import AREAS, AREA_NAMES
from shokai.games.yokohama.rules.components import (
    CHURCH_SPACES, CUSTOMS_SPACES, GOODS, LETTERS, MARKERS, ROW, SHOPS_A_SITE,
)  # fmt: skip
from shokai.games.yokohama.rules.rows import MOVE_TABLE, moves
from shokai.engine.contract import WORD

ITEMS = ("assistant", "shop", "house")
ASSISTANT, SHOP_ITEM, HOUSE_ITEM = range(3)
WARES = (*GOODS, "import")
GIFTS = (*GOODS, "import", "yen")
DONATIONS = len(GIFTS)
SOURCES = ("area", "hand")  # of the assistant on a space of Church or Customs
WAYS = 16  # of paying tolls: which of 3 opponents (clockwise), and the bank for the Canal
HAND_LIMIT = 3
MOST_YIELD = 5
MOST_UNITS = 9  # to pay for a technology

# The first order, and phases A and C.
KEEP = moves(
    54, 2, "keep", "notation.order_in_hand", apply="setup.keep_order", kind="keep", section="setup",
    story="keeps", read="reading.order_in_hand",
)  # fmt: skip
FULFIL = moves(
    56, HAND_LIMIT, "fulfil", "notation.order_in_hand", apply="phases.fulfil", kind="fulfil", section="orders",
    why="turn.fulfil", story="fulfils", read="reading.order_in_hand",
)  # fmt: skip
ACHIEVE = moves(
    114, len(LETTERS), "achieve", LETTERS, apply="phases.achieve", kind="achieve", section="achievements",
    why="turn.achieve", story="achieves", read="reading.achievement",
)  # fmt: skip
SEND = moves(
    60, AREAS, "agent", "area", apply="phases.send_agent", kind="agent", section="agents",
    why="turn.send", story="sends",
)  # fmt: skip
MILL = moves(
    117, 1, "mill", apply="extras.use_mill", kind="mill", section="technologies",
    why="turn.mill", story="uses_mill",
)  # fmt: skip
UNIVERSITY = moves(
    118, 1, "university", apply="extras.use_university", kind="university", section="technologies",
    why="turn.university", story="uses_university",
)  # fmt: skip

# Placement and movement.
PLACE = moves(
    0, AREAS, "place", "area", apply="placement.place_single", kind="place", section="placement",
    why="turn.place", story="places", read="reading.places",
)  # fmt: skip
PAIR = moves(
    18, AREAS, "pair", "area", apply="placement.place_pair", kind="place", section="placement",
    why="turn.pair", story="places_two", read="reading.pair",
)  # fmt: skip
GO = moves(
    36, AREAS, "go", "area", apply="movement.choose_destination", kind="go", section="movement",
    why="turn.go", story="goes", read="reading.destination",
)  # fmt: skip
TOLL = moves(
    157, WAYS, "paying", "notation.tolls", apply="movement.choose_tolls", kind="paying", section="movement",
    why="turn.pay", story="goes_paying", read="reading.tolls",
)  # fmt: skip
RECALL = moves(
    59, 1, "recall", apply="movement.recall", kind="recall", section="recall",
    why="turn.recall", story="recalls", read="reading.recall",
)  # fmt: skip
FETCH = moves(
    78, AREAS, "fetch", "area", apply="movement.fetch", kind="fetch", section="recall",
    why="turn.fetch", story="fetches", read="reading.several_areas",
)  # fmt: skip

# The actions of the areas.
GET = moves(
    173, MOST_YIELD + 1, "get", "amount", apply="action.harvest", kind="get", section="production",
    why="areas.get", story="gets",
)  # fmt: skip
BUY = moves(
    180, len(WARES), "buy", WARES, apply="action.buy", kind="trade", section="chinatown",
    why="areas.buy", story="buys",
)  # fmt: skip
SELL = moves(
    185, len(GOODS), "sell", GOODS, apply="action.sell", kind="trade", section="chinatown",
    why="areas.sell", story="sells",
)  # fmt: skip
CHURCH_SPACE = moves(
    189, CHURCH_SPACES, "church", "number", apply="boards.choose_church_space", kind="church", section="church",
    why="areas.church", read="reading.church",
)  # fmt: skip
DONATE = moves(
    197, DONATIONS, "donate", GIFTS, apply="boards.donate", kind="donate", section="church",
    why="areas.donate", story="donates",
)  # fmt: skip
CUSTOMS_SPACE = moves(
    205, CUSTOMS_SPACES, "customs", "number", apply="boards.choose_customs_space", kind="customs", section="customs",
    why="areas.customs", story="clears", read="reading.customs",
)  # fmt: skip
FROM_AREA = moves(
    203, 1, "from", SOURCES[:1], apply="boards.give_man(s, 0)", kind="from", section="church", read="reading.source",
)  # fmt: skip
FROM_HAND = moves(
    204, 1, "from", SOURCES[1:], apply="boards.give_man(s, 1)", kind="from", section="church", read="reading.source",
)  # fmt: skip
ORDER = moves(
    212, ROW, "order", "notation.order_in_row", apply="harbour.take_order", kind="order", section="port",
    why="areas.order", story="takes_order", read="reading.order_in_row",
)  # fmt: skip
SECOND_YEN = moves(
    218, 2, "second", ("yen", "import"), apply="harbour.pay_second", kind="second", section="port",
    why="areas.second", story="pays_second",
)  # fmt: skip
SECOND_IMPORT = SECOND_YEN + 1
ITEM = moves(
    220, len(ITEMS), "hire", ITEMS, apply="agency.hire", kind="hire", section="agency",
    why="areas.hire", story="hires", read="reading.items",
)  # fmt: skip
TITLE = moves(
    223, ROW, "learn", "notation.title_in_row", apply="laboratory.choose_title", kind="learn", section="laboratory",
    why="areas.learn", read="reading.title",
)  # fmt: skip
IMPORTS = moves(
    240, MOST_UNITS + 1, "imports", "amount", apply="laboratory.pay_units", kind="imports", section="laboratory",
    why="areas.units", story="pays_units",
)  # fmt: skip
STAND = moves(
    96, AREAS, "station", "area", apply="laboratory.place_station", kind="station", section="technologies",
    why="areas.station", story="places_station",
)  # fmt: skip

# Bonus, construction, recovery.
TAKE_TOKEN = moves(
    250, 1, "token", apply="building.take_token", kind="token", section="bonus",
    why="areas.token",
)  # fmt: skip
SHOP = moves(
    251, SHOPS_A_SITE, "shop", "number", apply="building.build_shop", kind="build", section="construction",
    why="areas.shop", story="builds_shop",
)  # fmt: skip
HOUSE = moves(
    255, 1, "house", apply="building.build_house", kind="build", section="construction",
    why="areas.house", story="builds_house",
)  # fmt: skip
STAY = moves(
    256, 1, "stay", apply="building.recover(s, 1)", kind="stay", section="recovery",
    why="areas.stay", story="stays",
)  # fmt: skip

# Icons of rewards, markers, and no more of it.
GOOD = moves(
    257, len(GOODS), "good", GOODS, apply="rewards.choose_good", kind="good", section="rewards",
    why="areas.choose_good", story="chooses",
)  # fmt: skip
CARRY = moves(
    120, AREAS + 1, "carry", (*AREA_NAMES, "hand"), apply="rewards.pick_up", kind="carry", section="rewards",
    why="areas.carry", read="reading.assistant",
)  # fmt: skip
CARRY_HAND = CARRY + AREAS
SET_DOWN = moves(
    139, AREAS, "to", "area", apply="rewards.set_down", kind="to", section="rewards",
    why="areas.set_down", story="moves",
)  # fmt: skip
PICK = moves(
    261, MARKERS, "marker", "number", apply="phases.pick_marker", kind="marker", section="expansions",
    why="turn.pick", story="picks",
)  # fmt: skip
DONE = moves(119, 1, "done", apply="", kind="done", section="turn", why="areas.done", story="declines")

BLOCKS = tuple(MOVE_TABLE[first] for first in sorted(MOVE_TABLE))
MOVES = BLOCKS[-1].first + BLOCKS[-1].count
WORDS = -(-MOVES // WORD)
# Kinds of decisions: one for each block. A number that is no move counts to the block before it.
MOVE_KINDS = tuple(sum(m >= block.first for block in BLOCKS) - 1 for m in range(MOVES))
VERBS = tuple(dict.fromkeys(block.verb for block in MOVE_TABLE.values()))
