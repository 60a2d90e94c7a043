"""Why not? The conditions of phases A and C, of placement and of movement.

Each function answers for one kind of move: the condition that fails, or None where it is only too
early or too late for it. The numbers and the answers come from the rules' own functions.
"""

from __future__ import annotations

from collections.abc import Sequence

from shokai.match.game import Reason
from shokai.games.yokohama.table.names import amounts, edition, goal_in_words, goods_of
from shokai.games.yokohama.table.reasons.words import area, paid, thing, title
from shokai.games.yokohama.rules.components import (
    ACHIEVEMENT_COUNTS, BUILT, GOODS, LETTERS, OWNED, POSTAL, SILK, TELEGRAM_TITLE, TEXTILE_MILL, TRAM,
    UNIVERSITY_TITLE, UNIVERSITY_YEN,
)  # fmt: skip
from shokai.games.yokohama.rules.harbour import hand_size
from shokai.games.yokohama.rules.movement import find_destinations, payees
from shokai.games.yokohama.rules.phases import building_areas, counted, meets_goal
from shokai.games.yokohama.rules.placement import toll
from shokai.games.yokohama.rules.state import (
    CANAL, COMMERCIAL, FETCHING, MARKER, MINI_1, MOVING, PHASE_A, PHASE_C, PLACING, PRODUCTION,
    TELEGRAM, TOLLS,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import owns, present_step
from shokai.engine.bits import ones
from shokai.engine.fields import State
from shokai.texts import Say

RICH = 99  # money enough for any way: what is still out of reach then has no way at all


# Every module of reasons has its own, so that the tests can read which texts it needs.
def _why(s: State, code: str, section: str, **args: object) -> Reason:
    return Reason(Say(f"yokohama-why-{code}", edition=edition(s), **args), f"yokohama-rules-{section}")


def off_table(s: State, a: int) -> Reason | None:
    """An area that this number of players does not use."""
    if s.used >> a & 1:
        return None
    return _why(s, "not-on-table", "setup", area=area(s, a), players=s.players)


def closed(s: State, a: int, section: str) -> Reason | None:
    """An area where nothing may be put down."""
    if a == CANAL and s.used >> a & 1:
        return _why(s, "canal", section, area=area(s, a))
    return off_table(s, a)


def nobody_in_hand(s: State, section: str) -> Reason:
    """No assistant in hand for something that takes one."""
    return _why(s, "no-man-in-hand", section)


def nobody_there(s: State, a: int, section: str) -> Reason:
    """No own assistant in an area."""
    return _why(s, "no-man-there", section, area=area(s, a))


# Placement.


def place(s: State, a: int, names: Sequence[str]) -> Reason | None:
    """One assistant into an area."""
    step = present_step(s)
    if step not in (PLACING, TELEGRAM):
        return None
    if reason := closed(s, a, "placement"):
        return reason
    if not s.men_hand[s.turn]:
        return nobody_in_hand(s, "placement")
    if step == TELEGRAM and not s.near[s.choice] >> a & 1:
        there = area(s, s.choice)
        return _why(s, "not-adjacent", "technologies", title=title(s, TELEGRAM_TITLE), start=there, area=area(s, a))
    if step == PLACING and a < s.order:
        if a == s.order - 1:
            return _why(s, "placed-there", "placement", area=area(s, a))
        return _why(s, "place-in-order", "placement", area=area(s, a))
    return _unpaid_toll(s, a, 1, names)


def pair(s: State, a: int, names: Sequence[str]) -> Reason | None:
    """Two assistants into an area."""
    step, men = present_step(s), s.men_hand[s.turn]
    if step == TELEGRAM:
        return one_more(s)
    if step != PLACING:
        return None
    if reason := closed(s, a, "placement"):
        return reason
    if s.count:
        return _why(s, "pair-after-single", "placement", count=s.count)
    if men < 2:
        return _why(s, "pair-needs-two", "placement", men=men)
    return _unpaid_toll(s, a, 2, names)


def one_more(s: State) -> Reason:
    """Telegram has placed its assistant, or is asked for two."""
    return _why(s, "telegram-one-more", "technologies", title=title(s, TELEGRAM_TITLE))


def no_telegram(s: State) -> Reason:
    """More than the two assistants of a pair."""
    return _why(s, "no-telegram", "placement", title=title(s, TELEGRAM_TITLE))


def too_many_areas(s: State, most: int) -> Reason:
    """More areas than the placement allows."""
    return _why(s, "too-many-areas", "placement", most=most)


def _unpaid_toll(s: State, a: int, men: int, names: Sequence[str]) -> Reason:
    owners = paid(s, payees(s, s.turn, a), names)
    need = men * toll(s, s.turn, a)
    return _why(s, "toll", "placement", area=area(s, a), need=need, owners=owners, yen=s.yen[s.turn])


# Movement.


def _ways_for_the_rich(s: State) -> list[int]:
    """The destinations for every way of paying, if money did not matter."""
    t = s.clone()
    t.yen[t.turn] = RICH
    find_destinations(t)
    reach: list[int] = t.reach
    return reach


def go(s: State, a: int, names: Sequence[str]) -> Reason | None:
    """The president to an area."""
    if present_step(s) != MOVING:
        return None
    p = s.turn
    if reason := off_table(s, a):
        return reason
    if a == CANAL:
        return _why(s, "canal-no-end", "movement", area=area(s, a))
    if a == s.president[p]:
        return _why(s, "start-area", "movement", area=area(s, a))
    others = payees(s, p, a)
    if not s.men[p][a] and not (others and owns(s, p, TRAM)):
        return nobody_there(s, a, "movement")
    if others and not (s.men[p][a] and owns(s, p, POSTAL)):
        return _why(s, "president-there", "movement", area=area(s, a), owners=paid(s, others, names))
    reach = _ways_for_the_rich(s)
    ways = [way for way in range(len(reach)) if reach[way] >> a & 1]
    if not ways:
        return _why(s, "no-chain", "movement", area=area(s, a), start=area(s, s.president[p]))
    way = min(ways, key=ones)
    owners = paid(s, way, names)
    return _why(s, "way-toll", "movement", area=area(s, a), need=ones(way), owners=owners, yen=s.yen[p])


def pay(s: State, way: int, _names: Sequence[str]) -> Reason | None:
    """A way of paying tolls to the chosen destination."""
    return no_such_way(s, s.choice, way) if present_step(s) == TOLLS else None


def no_such_way(s: State, a: int, way: int) -> Reason:
    """These tolls are too dear, or no way to an area costs just them."""
    if _ways_for_the_rich(s)[way] >> a & 1:
        return _why(s, "way-too-dear", "movement", need=ones(way), yen=s.yen[s.turn])
    return _why(s, "no-such-way", "movement", area=area(s, a))


def recall(s: State, _i: int, _names: Sequence[str]) -> Reason | None:
    """The president back to the hand: only from the table, unless there is no other way (R2)."""
    return _why(s, "recall-from-hand", "recall") if present_step(s) == MOVING else None


def fetch(s: State, a: int, _names: Sequence[str]) -> Reason | None:
    """An assistant back to the hand, after the president."""
    return unfetched(s, a) if present_step(s) == FETCHING else None


def unfetched(s: State, a: int) -> Reason:
    """Nobody there, or too late for the area."""
    if reason := off_table(s, a):
        return reason
    if not s.men[s.turn][a]:
        return nobody_there(s, a, "recall")
    return _why(s, "fetch-in-order", "recall", area=area(s, a))


# Phases A and C.


def _in_phase(s: State) -> bool:
    return present_step(s) in (PHASE_A, PHASE_C)


def send(s: State, a: int, _names: Sequence[str]) -> Reason | None:
    """A foreign agent to an area."""
    if not _in_phase(s):
        return None
    if reason := off_table(s, a):
        return reason
    if s.agent_sent:
        return _why(s, "agent-used", "agents")
    if not s.agents[s.turn]:
        return _why(s, "no-agent", "agents", used=s.agents_used[s.turn])
    if a == CANAL:
        return _why(s, "canal-no-action", "agents", area=area(s, a))
    if a == s.president[s.turn]:
        return _why(s, "own-president", "agents", area=area(s, a))
    return nobody_there(s, a, "agents")


def achieve(s: State, i: int, _names: Sequence[str]) -> Reason | None:
    """An achievement."""
    if not _in_phase(s):
        return None
    p, card, letter = s.turn, s.achievement[i], LETTERS[i]
    if card < 0:
        return _why(s, "no-achievement", "achievements", letter=letter)
    if s.achieved[p] >> i & 1:
        return _why(s, "achieved", "achievements", letter=letter)
    if meets_goal(s, p, card):
        return nobody_in_hand(s, "achievements")
    goal = goal_in_words(card, edition(s))
    if ACHIEVEMENT_COUNTS[card] != BUILT:
        have = thing(s, OWNED[ACHIEVEMENT_COUNTS[card]], counted(s, p, card))
        return _why(s, "goal", "achievements", letter=letter, goal=goal, have=have)
    built = building_areas(s, p)
    production, commercial = ones(built & PRODUCTION), ones(built & COMMERCIAL)
    return _why(s, "goal-built", "achievements", letter=letter, goal=goal, production=production, commercial=commercial)


def fulfil(s: State, i: int, _names: Sequence[str]) -> Reason | None:
    """An order in hand."""
    if not _in_phase(s):
        return None
    p = s.turn
    if s.hand[p][i] < 0:
        return _why(s, "no-such-order", "orders", number=i + 1, orders=hand_size(s, p))
    asked = goods_of(s.order_goods[s.hand[p][i]])
    lacking = {good: n - s.goods[p][GOODS.index(good)] for good, n in asked.items()}
    return _why(s, "goods-missing", "orders", goods=amounts(lacking, edition(s)))


def pick(s: State, marker: int, names: Sequence[str]) -> Reason | None:
    """A marker of mini expansion 1."""
    if not s.options & MINI_1:
        return _why(s, "no-markers", "expansions")
    if present_step(s) != MARKER:
        return None
    for p in range(s.players):
        if s.marker[p] == marker:
            return _why(s, "marker-taken", "expansions", player=names[p])
    return _why(s, "marker-not-out", "expansions")


# Textile Mill and University, at any time of a turn.


def mill(s: State, _i: int, _names: Sequence[str]) -> Reason:
    """1 silk for 2 yen."""
    reason = _unusable(s, TEXTILE_MILL, s.mill_used)
    if reason is None and not s.goods[s.turn][SILK]:
        reason = _why(s, "no-silk", "technologies", title=title(s, TEXTILE_MILL))
    return reason or _why(s, "inside-step", "technologies", title=title(s, TEXTILE_MILL))


def university(s: State, _i: int, _names: Sequence[str]) -> Reason:
    """1 yen for an assistant from the warehouse."""
    reason = _unusable(s, UNIVERSITY_TITLE, s.university_used)
    if reason is None and not s.men_store[s.turn]:
        reason = _why(s, "university-empty", "technologies", title=title(s, UNIVERSITY_TITLE))
    if reason is None and s.yen[s.turn] < UNIVERSITY_YEN:
        reason = _why(s, "university-yen", "technologies", title=title(s, UNIVERSITY_TITLE))
    return reason or _why(s, "inside-step", "technologies", title=title(s, UNIVERSITY_TITLE))


def _unusable(s: State, t: int, used: int) -> Reason | None:
    if not owns(s, s.turn, t):
        return _why(s, "not-owned", "technologies", title=title(s, t))
    return _why(s, "used-this-turn", "technologies", title=title(s, t)) if used else None
