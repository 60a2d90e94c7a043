"""Why not? The conditions of the area actions, and of what follows them: bonus, construction, recovery.

Each function answers for one kind of move: the condition that fails, or None where it is only too
early or too late for it. The numbers and the answers come from the rules' own functions.
"""

from __future__ import annotations

from collections.abc import Sequence

from shokai.match.game import Reason
from shokai.games.yokohama.table.names import edition
from shokai.games.yokohama.table.reasons.turn import closed, nobody_in_hand, nobody_there, off_table
from shokai.games.yokohama.table.reasons.words import area, thing, title
from shokai.games.yokohama.rules import harbour, laboratory
from shokai.games.yokohama.rules.action import PRICES, yield_of, yields
from shokai.games.yokohama.rules.boards import YEN_GIFT, church_spaces, customs_spaces, gifts, has_man_for_board
from shokai.games.yokohama.rules.building import can_build_house, shop_places
from shokai.games.yokohama.rules.components import LEVELS, TELEPHONE
from shokai.games.yokohama.rules.rewards import item_price, items_for_sale
from shokai.games.yokohama.rules.state import (
    AGENCY, AREAS, BONUS, BUILDING, BUILDING_POWER, CARRYING, CHURCH, CHURCH_MAN, CLEARING, CUSTOMS, DOCK,
    DONATING, GIFTS, HAND_LIMIT, HARVEST, HIRING, ITEMS, LAB, NEUTRAL, ORDERING, PAYING, PORT, RECOVERY, RESEARCH,
    REWARD, SECOND_IMPORT, SECOND_YEN, STATION, STRONGEST, STUDYING, TRADING, WARES, WORSHIP,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import owns, present_step
from shokai.engine.bits import lowest, ones
from shokai.engine.fields import State
from shokai.texts import Say

# After an area action its power and its area are still known: what could not be done can be told.
AFTER_ACTION = (BONUS, BUILDING, RECOVERY)


# Every module of reasons has its own, so that the tests can read which texts it needs.
def _why(s: State, code: str, section: str, **args: object) -> Reason:
    return Reason(Say(f"yokohama-why-{code}", edition=edition(s), **args), f"yokohama-rules-{section}")


def _acting(s: State, step: int, *areas: int) -> bool:
    """Whether an action of one of these areas is at its step, or over but still known."""
    return s.where in areas and present_step(s) in (step, *AFTER_ACTION)


# Production areas, Bank, Chinatown.


def get(s: State, n: int, _names: Sequence[str]) -> Reason | None:
    """So much of what the area yields."""
    if present_step(s) != HARVEST:
        return None
    most = yield_of(s, s.power)
    if n > most:
        return _why(s, "too-much", "production", power=s.power, most=most)
    return _why(s, "too-little", "production", least=lowest(yields(s)))


def buy(s: State, ware: int, _names: Sequence[str]) -> Reason | None:
    """A purchase in Chinatown."""
    return too_dear(s, ware) if present_step(s) == TRADING else None


def too_dear(s: State, ware: int) -> Reason | None:
    """A purchase that cannot be paid."""
    price, yen = PRICES[ware], s.yen[s.turn]
    if yen >= price:
        return None
    return _why(s, "too-dear", "chinatown", ware=thing(s, WARES[ware]), price=price, yen=yen)


def sell(s: State, g: int, _names: Sequence[str]) -> Reason | None:
    """A sale in Chinatown."""
    return nothing_to_sell(s, g) if present_step(s) == TRADING else None


def nothing_to_sell(s: State, g: int) -> Reason | None:
    """A sale of what one does not have."""
    if s.goods[s.turn][g]:
        return None
    return _why(s, "no-such-good", "chinatown", ware=thing(s, WARES[g]))


def exchanges_used(s: State, power: int) -> Reason:
    """More exchanges than the power allows."""
    return _why(s, "exchanges-used", "chinatown", exchanges=power)


def no_import_sale(s: State) -> Reason:
    """Imports are bought and never sold; there is not even a number for that move."""
    return _why(s, "no-import-sale", "chinatown")


# Church and Customs.


def church(s: State, space: int, names: Sequence[str]) -> Reason | None:
    """An assistant on the Church board."""
    if reason := _occupied(s, s.church[space], space, "church", names):
        return reason
    p = s.turn
    if not _acting(s, WORSHIP, CHURCH) or church_spaces(s, p) >> space & 1:
        return None
    if not has_man_for_board(s, p):
        return _why(s, "no-man-for-board", "church", area=area(s, CHURCH))
    added, need = ones(gifts(s, p)), s.church_faith[space]
    return _why(s, "faith", "church", space=space + 1, need=need, power=s.power, gifts=added)


def _occupied(s: State, owner: int, space: int, section: str, names: Sequence[str]) -> Reason | None:
    if owner == NEUTRAL:
        return _why(s, "blocked", section, space=space + 1)
    return None if owner < 0 else _why(s, "space-taken", section, space=space + 1, player=names[owner])


def donate(s: State, gift: int, _names: Sequence[str]) -> Reason | None:
    """A donation for the chosen space."""
    if present_step(s) == CHURCH_MAN:
        return donated_enough(s)
    if present_step(s) != DONATING:
        return None
    own, this = gifts(s, s.turn), _gift(s, gift)
    if gift == s.order - 1:
        return donated_twice(s, gift)
    if not own >> gift & 1:
        return _why(s, "nothing-to-donate", "church", gift=this)
    if gift < s.order:
        return _why(s, "donate-in-order", "church", gift=this)
    return _why(s, "donate-earlier", "church", gift=this, rest=ones(own >> gift), need=s.need)


def _gift(s: State, gift: int) -> Say:
    return thing(s, GIFTS[gift], 2 if gift == YEN_GIFT else 1)


def donated_twice(s: State, gift: int) -> Reason:
    """One kind of donation for the second time."""
    return _why(s, "donate-once", "church", gift=_gift(s, gift))


def donated_enough(s: State) -> Reason:
    """More donations than the space asks for."""
    return _why(s, "donate-enough", "church")


def customs(s: State, space: int, names: Sequence[str]) -> Reason | None:
    """An assistant on the Customs board."""
    if reason := _occupied(s, s.customs[space], space, "customs", names):
        return reason
    p = s.turn
    if not _acting(s, CLEARING, CUSTOMS) or customs_spaces(s, p) >> space & 1:
        return None
    if not has_man_for_board(s, p):
        return _why(s, "no-man-for-board", "customs", area=area(s, CUSTOMS))
    need, most = s.customs_imports[space], s.power - 1
    if need > most:
        return _why(s, "customs-power", "customs", space=space + 1, need=need, power=s.power, most=most)
    return _why(s, "customs-imports", "customs", space=space + 1, need=need, imports=s.imports[p])


# Port and Dock.


def order(s: State, space: int, _names: Sequence[str]) -> Reason | None:
    """An order from the row."""
    if reason := _full_hand(s):
        return reason
    if not _acting(s, ORDERING, PORT, DOCK):
        return None
    if s.order_row[harbour.board(s)][space] < 0:
        return _why(s, "no-order-there", "port", space=space + 1)
    if not harbour.orders_in_reach(s) >> space & 1:
        level = s.level[space]
        return _why(s, "level", "port", space=space + 1, level=LEVELS[level], need=level + 2, power=s.power)
    return _why(s, "second-unpaid", "port", yen=harbour.SECOND_PRICE) if present_step(s) == ORDERING else None


def _full_hand(s: State) -> Reason | None:
    """No room for one more order, whenever that is."""
    if harbour.hand_size(s, s.turn) < HAND_LIMIT:
        return None
    return _why(s, "hand-full", "port", most=HAND_LIMIT)


def second(s: State, how: int, _names: Sequence[str]) -> Reason | None:
    """The payment for a second order."""
    if reason := _full_hand(s):
        return reason
    if present_step(s) != ORDERING:
        return None
    if s.need:
        return second_paid(s)
    if not s.count:
        return _why(s, "first-order-first", "port")
    if how == SECOND_IMPORT - SECOND_YEN:
        return _why(s, "second-no-import", "port")
    return _why(s, "second-too-dear", "port", price=harbour.SECOND_PRICE, yen=s.yen[s.turn])


def second_paid(s: State) -> Reason:
    """Who has paid for a second order takes it."""
    return _why(s, "second-paid", "port")


# Employment Agency, and the warehouse icon.


def hire(s: State, item: int, _names: Sequence[str]) -> Reason | None:
    """A piece from the warehouse."""
    step = present_step(s)
    if step == REWARD:
        return not_for_sale(s, item) if s.warehouse_left else no_warehouse_icon(s)
    if not _acting(s, HIRING, AGENCY):
        return None
    if reason := not_for_sale(s, item):
        return reason
    if step != HIRING:
        return None
    return _why(s, "items-in-order", "agency", item=ITEMS[item])


def not_for_sale(s: State, item: int) -> Reason | None:
    """A piece that is not in the warehouse, or too dear."""
    p = s.turn
    if items_for_sale(s, p) >> item & 1:
        return None
    if not (s.men_store, s.shops_store, s.houses_store)[item][p]:
        return _why(s, "store-empty", "agency", item=ITEMS[item])
    price = item_price(s, p, item)
    return _why(s, "item-price", "agency", item=thing(s, ITEMS[item]), price=price, yen=s.yen[p])


def items_used(s: State, power: int) -> Reason:
    """More pieces than the power allows."""
    return _why(s, "items-used", "agency", items=power - 1)


# Laboratory and Research Center.


def learn(s: State, space: int, _names: Sequence[str]) -> Reason | None:
    """A technology from the row."""
    if not _acting(s, STUDYING, LAB, RESEARCH):
        return None
    p, t = s.turn, s.title_row[laboratory.board(s)][space]
    if t < 0:
        return _why(s, "no-title-there", "laboratory", space=space + 1)
    if owns(s, p, t):
        return _why(s, "title-owned", "laboratory", title=title(s, t))
    if laboratory.titles_in_reach(s) >> space & 1:
        return None
    units, has = laboratory.units_to_pay(s, p, space), s.imports[p] + s.yen[p] // 2
    return _why(s, "title-price", "laboratory", title=title(s, t), units=units, has=has)


def units(s: State, imports: int, _names: Sequence[str]) -> Reason | None:
    """How many imports are among the units to pay for a technology."""
    if present_step(s) != PAYING:
        return None
    p, rest = s.turn, s.need - imports
    if rest < 0:
        return more_than_due(s, s.need)
    if imports > s.imports[p]:
        return _why(s, "imports-missing", "laboratory", imports=s.imports[p])
    return _why(s, "rest-too-dear", "laboratory", units=rest, price=2 * rest, yen=s.yen[p])


def more_than_due(s: State, due: int) -> Reason:
    """More imports than there is to pay."""
    return _why(s, "more-than-due", "laboratory", due=due)


def station(s: State, a: int, _names: Sequence[str]) -> Reason | None:
    """The area for the station token."""
    return closed(s, a, "technologies") if present_step(s) == STATION else None


# Bonus, construction, recovery.


def token(s: State, _i: int, _names: Sequence[str]) -> Reason | None:
    """The 5-power token of the area."""
    if s.where < 0:
        return None
    if s.power < STRONGEST:
        return _why(s, "bonus-power", "bonus", need=STRONGEST, power=s.power)
    return None if s.token[s.where] >= 0 else _why(s, "no-token", "bonus", area=area(s, s.where))


def shop(s: State, place: int, names: Sequence[str]) -> Reason | None:
    """A shop on a place of the site card."""
    if not s.shops_hand[s.turn]:
        return _why(s, "no-shop-in-hand", "construction")
    if s.where < 0:
        return None
    if s.power < BUILDING_POWER:
        return _too_weak_to_build(s)
    if shop_places(s) >> place & 1:
        return None
    if s.shop_areas[s.turn] >> s.where & 1:
        return _why(s, "shop-there", "construction", area=area(s, s.where))
    return _why(s, "place-taken", "construction", place=place + 1, player=names[s.shop_owner[s.where][place]])


def house(s: State, _i: int, names: Sequence[str]) -> Reason | None:
    """The trading house of the area."""
    if not s.houses_hand[s.turn]:
        return _why(s, "no-house-in-hand", "construction")
    if s.where < 0:
        return None
    if s.power < BUILDING_POWER:
        return _too_weak_to_build(s)
    if can_build_house(s):
        return None
    here, owner = area(s, s.where), names[s.house_owner[s.where]]
    return _why(s, "house-there", "construction", area=here, player=owner)


def _too_weak_to_build(s: State) -> Reason:
    return _why(s, "build-power", "construction", need=BUILDING_POWER, power=s.power)


def stay(s: State, _i: int, _names: Sequence[str]) -> Reason | None:
    """An assistant that is not taken back."""
    if owns(s, s.turn, TELEPHONE):
        return None
    return _why(s, "no-telephone", "recovery", title=title(s, TELEPHONE))


# Icons of rewards.


def choose_good(s: State, _g: int, _names: Sequence[str]) -> Reason | None:
    """A good of one's choice."""
    return no_good_icon(s) if present_step(s) == REWARD else None


def no_good_icon(s: State) -> Reason:
    """No icon for a good is left."""
    return _why(s, "no-good-icon", "rewards")


def no_warehouse_icon(s: State) -> Reason:
    """No icon for a piece from the warehouse is left."""
    return _why(s, "no-warehouse-icon", "rewards")


def carry(s: State, source: int, _names: Sequence[str]) -> Reason | None:
    """An assistant to be moved by an icon."""
    if present_step(s) != REWARD:
        return None
    if not s.moves_left:
        return _why(s, "no-move-icon", "rewards")
    if source == AREAS:
        return nobody_in_hand(s, "rewards")
    return off_table(s, source) or nobody_there(s, source, "rewards")


def set_down(s: State, a: int, _names: Sequence[str]) -> Reason | None:
    """Where it is moved to."""
    if present_step(s) != CARRYING:
        return None
    return closed(s, a, "rewards") or _why(s, "same-area", "rewards", area=area(s, a))


def done(s: State, _i: int, _names: Sequence[str]) -> Reason | None:
    """Nothing, or nothing more."""
    if present_step(s) == ORDERING:
        return second_paid(s)
    return _why(s, "choose-good-first", "rewards") if present_step(s) == REWARD else None
