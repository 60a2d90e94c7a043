"""What a move would bring about, as far as it is certain. Every number comes from the rules.

A move is made on a copy of the state, and what changed is read off. Where a move only begins
something (a space of the Church, a technology that must be paid), the rest of it is played on the
copy as well.
"""

from __future__ import annotations

from typing import cast

from shokai.games.yokohama.table.view import board
from shokai.games.yokohama.table.changes import change, changes_since, deciding, holdings, waiting
from shokai.games.yokohama.table.names import icons_of, listed, ones_of
from shokai.games.yokohama.table.outlook import outlook
from shokai.games.yokohama.table.part_types import REASON
from shokai.games.yokohama.table.preview_types import YokohamaPreview, YokohamaWaiting, YokohamaWay
from shokai.games.yokohama.rules import flow
from shokai.games.yokohama.rules.components import LETTERS
from shokai.games.yokohama.rules.ending import ranking
from shokai.games.yokohama.rules.action import power_in
from shokai.games.yokohama.rules.boards import (
    choose_church_space, choose_customs_space, reach_church, reach_customs,
)  # fmt: skip
from shokai.games.yokohama.rules.harbour import board as order_board
from shokai.games.yokohama.rules.laboratory import board as title_board
from shokai.games.yokohama.rules.laboratory import take_title, units_to_pay
from shokai.games.yokohama.rules.movement import CANAL_TOLL, destinations, go
from shokai.games.yokohama.rules.phases import send_agent
from shokai.games.yokohama.rules.state import (
    ACHIEVE, AREAS, AREA_NAMES, CHURCH_SPACE, CUSTOMS_SPACE, DONATE, DONE, FETCH, FULFIL, GET, GO,
    HOUSE, KEEP, MILL, MOVES, MOVING, ORDER, PAIR, PICK, PLACE, PLACING, RECALL, SECOND_YEN, SEND, SET_DOWN, SHOP,
    STAND, TAKE_TOKEN, TELEGRAM, TITLE, TOLL,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.contract import OVER
from shokai.engine.fields import State

# What everybody has before a move.
Held = list[tuple[int, ...]]


def preview(s: State, move: int) -> YokohamaPreview:
    """What a legal move would bring, by name; see docs/reference/formats.md. Moves that open an action tell of it."""
    for first, last, tell in _TOLD:
        if first <= move < last:
            return tell(s, move - first)
    return _made(s, move)


def briefs(s: State, moves: list[int]) -> list[YokohamaPreview]:
    """The same for all of a list: of each place for an assistant only the power. The rest takes too long for views."""
    held = holdings(s)
    return [_brief(s, move, held) for move in moves]


def _brief(s: State, move: int, held: Held) -> YokohamaPreview:
    if PLACE <= move < GO:
        t = s.clone()
        flow.apply(t, move)
        return {**_compared(s, t, held), **_power(t, (move - PLACE) if move < PAIR else (move - PAIR))}
    return preview(s, move) if _IS_TOLD[move] else _made(s, move, held)


def _made(s: State, move: int, held: Held | None = None) -> YokohamaPreview:
    """The move is made: what changed, and what the reward still asks for."""
    t = s.clone()
    flow.apply(t, move)
    return _compared(s, t, held)


def _compared(s: State, t: State, held: Held | None = None) -> YokohamaPreview:
    seen: YokohamaPreview = {}
    if differences := changes_since(held or holdings(s), t):
        seen["changes"] = differences
    if (waits := waiting(t)) and not waiting(s):
        seen["waiting"] = cast(YokohamaWaiting, waits)
    if t.ended != s.ended or t.actor == OVER:
        seen.update(_ending(s, t))
    return seen


def _ending(s: State, t: State) -> YokohamaPreview:
    """Whether a move announces the end or is the last of the game, and who would win as it leaves the table.

    Everything that scores lies open: no order in a hand counts, and no card that might still be drawn.
    """
    seen: YokohamaPreview = {}
    if t.ended and not s.ended:
        seen["ends"] = REASON[t.ended]
    if t.actor == OVER:
        seen["over"] = True
    return {**seen, "winner": _winner(t)} if seen else seen


def _winner(t: State) -> int:
    places = [0] * t.players
    ranking(t, places)
    return places.index(1)


def _power(t: State, area: int) -> YokohamaPreview:
    """The power in an area as it is, and as it would be with the president there; the copy is used up."""
    p = t.turn
    power = power_in(t, p, area)
    t.president[p] = area
    return {"area": AREA_NAMES[area], "power": power, "power_with_president": power_in(t, p, area)}


def _place(s: State, area: int) -> YokohamaPreview:
    return _placed(s, PLACE, area)


def _pair(s: State, area: int) -> YokohamaPreview:
    return _placed(s, PAIR, area)


def _placed(s: State, verb: int, area: int) -> YokohamaPreview:
    """What placing costs, and what the president would find there: as in a movement, if nothing more is placed."""
    t = s.clone()
    flow.apply(t, verb + area)
    seen: YokohamaPreview = {**_compared(s, t), **_power(t.clone(), area)}
    if not before_movement(t):
        return seen
    ways = _ways_to(t, area)
    # Where no way leads, what the area would offer is told all the same; there is no toll then.
    arrival = _arrival(t, area, ways or [0])
    seen["ways"] = [_way(t, way) for way in ways]
    seen["destinations"] = [AREA_NAMES[a] for a in ones_of(destinations(t))]
    seen["effect"], seen["freed"] = arrival["effect"], arrival["freed"]
    if "bonus" in arrival:
        seen["bonus"] = arrival["bonus"]
    if "build" in arrival:
        seen["build"] = arrival["build"]
    return seen


def before_movement(t: State) -> bool:
    """Places nothing more; whether the president moves next. The state is used up."""
    while present_step(t) in (PLACING, TELEGRAM) and t.actor == t.turn:
        flow.apply(t, DONE)
    return bool(present_step(t) == MOVING and t.actor == t.turn)


def _ways_to(s: State, area: int) -> list[int]:
    return [way for way in range(16) if s.reach[way] >> area & 1]


def _way(s: State, way: int) -> YokohamaWay:
    """Who is paid on the way, 1 yen each, and whether the Canal is crossed for another one."""
    seats = [(s.turn + 1 + i) % s.players for i in range(s.players - 1) if way >> i & 1]
    return {"pays": seats, "canal": bool(way & CANAL_TOLL)}


def _arrival(s: State, area: int, ways: list[int]) -> YokohamaPreview:
    # By the dearest way: what can be done after it can be done after any other.
    t = s.clone()
    go(t, area, max(ways, key=int.bit_count))
    return {"area": AREA_NAMES[area], "ways": [_way(s, way) for way in ways], **outlook(t)}


def _go(s: State, area: int) -> YokohamaPreview:
    return _arrival(s, area, _ways_to(s, area))


def _tolls(s: State, way: int) -> YokohamaPreview:
    return _arrival(s, s.choice, [way])


def _send(s: State, area: int) -> YokohamaPreview:
    t = s.clone()
    send_agent(t, area)
    return {"area": AREA_NAMES[area], **outlook(t)}


def _recall(s: State, _: int) -> YokohamaPreview:
    return {"assistants": sum(s.men[s.turn])}


def _keep(s: State, i: int) -> YokohamaPreview:
    return {"order": board.order(s, s.hand[deciding(s)][i])}


def _fulfil(s: State, i: int) -> YokohamaPreview:
    return {"order": board.order(s, s.hand[s.turn][i]), **_made(s, FULFIL + i)}


def _achieve(s: State, i: int) -> YokohamaPreview:
    return {"letter": LETTERS[i], **_made(s, ACHIEVE + i)}


def _church(s: State, space: int) -> YokohamaPreview:
    """The space is reached when its donations are made; they are chosen next."""
    t = s.clone()
    choose_church_space(t, space)
    donations = t.need
    u = t.clone()
    reach_church(u)
    gains = {**change(t, u, s.turn), **waiting(u)}
    ending = _ending(s, u)
    if donations:
        # What is donated is missing from the remainder, and not chosen yet.
        ending.pop("winner", None)
    return {"space": space + 1, "donations": donations, "gains": gains, **ending}


def _customs(s: State, space: int) -> YokohamaPreview:
    t = s.clone()
    choose_customs_space(t, space)
    paid = s.imports[s.turn] - t.imports[s.turn]
    u = t.clone()
    reach_customs(u)
    return {"space": space + 1, "imports": paid, "gains": change(t, u, s.turn), **_ending(s, u)}


def _order(s: State, space: int) -> YokohamaPreview:
    t = s.clone()
    flow.apply(t, ORDER + space)
    return {"order": board.order(s, s.order_row[order_board(s)][space]), **_ending(s, t)}


def _title(s: State, space: int) -> YokohamaPreview:
    """The price in units of 2 yen or an import, and what the technology brings when it is taken."""
    title = s.title_row[title_board(s)][space]
    t = s.clone()
    t.choice = space
    take_title(t)
    face = board.technology(title)
    return {
        "title": face["title"],
        "cost": face["cost"],
        "country": face["country"],
        "units": units_to_pay(s, s.turn, space),
        "gains": change(s, t, s.turn),
    }


def _token(s: State, _: int) -> YokohamaPreview:
    return {"reward": listed(icons_of(s.token_reward[s.token[s.where]])), **_made(s, TAKE_TOKEN)}


def _shop(s: State, place: int) -> YokohamaPreview:
    reward = s.site_reward[s.site[s.where]][place]
    return {"place": place + 1, "reward": listed(icons_of(reward)), **_made(s, SHOP + place)}


def _set_down(s: State, area: int) -> YokohamaPreview:
    t = s.clone()
    flow.apply(t, SET_DOWN + area)
    return _power(t, area)


def _stand(s: State, area: int) -> YokohamaPreview:
    t = s.clone()
    flow.apply(t, STAND + area)
    return _power(t, area)


def _pick(s: State, marker: int) -> YokohamaPreview:
    return {**board.marker(marker), **_made(s, PICK + marker)}


# First move, the one behind the last, and who tells of them.
_TOLD = (
    (PLACE, PAIR, _place),
    (PAIR, GO, _pair),
    (GO, KEEP, _go),
    (KEEP, FULFIL, _keep),
    (FULFIL, RECALL, _fulfil),
    (RECALL, RECALL + 1, _recall),
    (SEND, FETCH, _send),
    (STAND, ACHIEVE, _stand),
    (ACHIEVE, MILL, _achieve),
    (SET_DOWN, SET_DOWN + AREAS, _set_down),
    (TOLL, GET, _tolls),
    (CHURCH_SPACE, DONATE, _church),
    (CUSTOMS_SPACE, ORDER, _customs),
    (ORDER, SECOND_YEN, _order),
    (TITLE, TITLE + 6, _title),
    (TAKE_TOKEN, SHOP, _token),
    (SHOP, HOUSE, _shop),
    (PICK, MOVES, _pick),
)
_IS_TOLD = [any(first <= move < last for first, last, _ in _TOLD) for move in range(MOVES)]
