"""Steps without a choice. The rules pass them by themselves; whoever names what happened there is right all the same.

`go Tea1` with power 1 brings one tea and nobody is asked, so `get 1` after it is true and changes nothing.
"""

from __future__ import annotations

from shokai.games.yokohama.table.legality import legal_words
from shokai.games.yokohama.table.reading import read_way, words_of
from shokai.games.yokohama.rules.action import act, yield_of, yields
from shokai.games.yokohama.rules.movement import choose_destination, choose_tolls, only_way_to, ways_to
from shokai.games.yokohama.rules.phases import send_agent
from shokai.games.yokohama.rules.state import (
    ACT, AREAS, CHURCH_SPACE, CUSTOMS_SPACE, DONATE, DONE, FETCH, FETCHING, FROM_AREA, GO, HARVEST, IMPORTS, ORDER,
    RECALL, SEND, TAKE_TOKEN, TOLL, WAYS,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.contract import WORD
from shokai.engine.fields import State
from shokai.texts import Refusal


def goes_on(legal: list[int]) -> bool:
    """Whether one thing only can follow what the seat has begun: the payment of a technology, a donation."""
    return len(legal) == 1 and (DONATE <= legal[0] < FROM_AREA or IMPORTS <= legal[0] < TAKE_TOKEN)


def passed_by_itself(before: State, move: int, after: State, text: str) -> bool:
    """Whether a text names what followed by itself from the last move, without a choice."""
    verb, *rest = words_of(text.lower()) or [""]
    try:
        if verb == "get":
            return rest == [str(_harvested(before, move))]
        if verb == "paying":
            return _only_way(before, move, rest, text)
    except Refusal:
        return False
    if verb == "from":
        return rest == [_gave_man(before, move, after)]
    if verb == "token" and not rest:
        taken = [a for a in range(AREAS) if before.token[a] >= 0 > after.token[a]]
        return bool(taken) and move != TAKE_TOKEN
    recalled = move == RECALL or FETCH <= move < FETCH + AREAS
    if verb != "done" or rest or not recalled or present_step(after) == FETCHING:
        return False
    # Nobody was left to fetch. What phase C offers is not given up by that; where it offers nothing, `done` ends it.
    words = legal_words(after)
    words[DONE // WORD] &= ~(1 << DONE % WORD)
    return any(words)


def _harvested(before: State, move: int) -> int | None:
    """What an area has yielded at once, because its power left no choice."""
    t = before.clone()
    if GO <= move < GO + AREAS and ways_to(t, move - GO) == 1:
        choose_destination(t, move - GO)
    elif TOLL <= move < TOLL + WAYS:
        choose_tolls(t, move - TOLL)
    elif SEND <= move < SEND + AREAS:
        send_agent(t, move - SEND)
    if present_step(t) != ACT:
        return None
    act(t)
    bits = yields(t) if present_step(t) == HARVEST else 0
    return int(yield_of(t, t.power)) if bits and bits & (bits - 1) == 0 else None


def _only_way(before: State, move: int, words: list[str], text: str) -> bool:
    """Whether these are the tolls of the only way that led to where the president went."""
    if not GO <= move < GO + AREAS or ways_to(before, move - GO) != 1:
        return False
    return bool(read_way(before, words, text) == only_way_to(before, move - GO))


def _gave_man(before: State, move: int, after: State) -> str:
    """From where the assistant on a board came, if that was no choice."""
    on_board = CHURCH_SPACE <= move < FROM_AREA or CUSTOMS_SPACE <= move < ORDER
    if not on_board or [*before.church, *before.customs] == [*after.church, *after.customs]:
        return ""
    return "area" if before.men[before.turn][before.where] else "hand"
