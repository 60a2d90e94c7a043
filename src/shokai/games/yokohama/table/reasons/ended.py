"""Why not? A typed line asks for more of a kind, but its last move has ended the step.

The steps say in their rows which of these functions answers for which moves. Each is given the state before the last
move, that move, the state after it, and what is asked for, counted from 0.
"""

from __future__ import annotations

from shokai.match.game import Reason
from shokai.games.yokohama.table.reasons import areas, turn
from shokai.games.yokohama.rules.components import TELEGRAM_TITLE
from shokai.games.yokohama.rules.placement import most_areas
from shokai.games.yokohama.rules.state import AREAS, GO, PAIR
from shokai.games.yokohama.rules.steps import owns
from shokai.engine.fields import State


def placing(before: State, last: int, after: State, _i: int) -> Reason:
    """More than a pair, more than are in hand, or more areas than the placement allows."""
    p = before.turn
    if PAIR <= last < PAIR + AREAS and not owns(after, p, TELEGRAM_TITLE):
        return turn.no_telegram(after)
    if not after.men_hand[p]:
        return turn.nobody_in_hand(after, "placement")
    return turn.too_many_areas(after, most_areas(after, p))


def telegram(_before: State, _last: int, after: State, _i: int) -> Reason:
    """More than the one assistant of Telegram."""
    return turn.one_more(after)


def paying_tolls(before: State, last: int, _after: State, way: int) -> Reason:
    """Judged before the president went, and paid, another way."""
    return turn.no_such_way(before, last - GO, way)


def fetching(_before: State, _last: int, after: State, area: int) -> Reason:
    """Nobody is left who could be fetched."""
    return turn.unfetched(after, area)


def buying(before: State, _last: int, after: State, ware: int) -> Reason:
    """A purchase that cannot be paid, or one exchange too many."""
    return areas.too_dear(after, ware) or areas.exchanges_used(after, before.power)


def selling(before: State, _last: int, after: State, good: int) -> Reason:
    """A sale of what one does not have, or one exchange too many."""
    return areas.nothing_to_sell(after, good) or areas.exchanges_used(after, before.power)


def donating(_before: State, _last: int, after: State, _gift: int) -> Reason:
    """More donations than the space asks for."""
    return areas.donated_enough(after)


def hiring(before: State, _last: int, after: State, item: int) -> Reason:
    """A piece that cannot be had, or one piece too many."""
    return areas.not_for_sale(after, item) or areas.items_used(after, before.power)


def learning(_before: State, _last: int, after: State, _imports: int) -> Reason:
    """Imports for a technology that has cost none."""
    return areas.more_than_due(after, 0)


def choosing(_before: State, _last: int, after: State, _good: int) -> Reason:
    """More goods than a reward has icons for."""
    return areas.no_good_icon(after)


def taking_pieces(_before: State, _last: int, after: State, _item: int) -> Reason:
    """More pieces than a reward has icons for."""
    return areas.no_warehouse_icon(after)
