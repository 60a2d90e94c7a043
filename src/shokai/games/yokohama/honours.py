"""What there is to praise in a game of YOKOHAMA."""

from __future__ import annotations

from collections.abc import Iterable

from shokai.games.yokohama.rules.ending import CHURCH_BONUS, CUSTOMS_BONUS, TITLE_BONUS, majority_bonus
from shokai.games.yokohama.rules.state import AREAS
from shokai.match.honours import Honour, Passed

COUNTRIES, LETTERS = 5, 3

HONOURS = (
    # Ten technologies in one game.
    Honour("yokohama-ten-technologies", "学", lambda n: n["technologies"] >= 10),
    # The flags of all five countries.
    Honour("yokohama-five-countries", "国", lambda n: n["countries"] == COUNTRIES),
    # All three achievements of the game.
    Honour("yokohama-three-achievements", "功", lambda n: n["achievements"] == LETTERS),
    # Three trading houses in one game.
    Honour("yokohama-three-houses", "館", lambda n: n["houses"] >= 3),
    # First in Church, Customs and technology.
    Honour("yokohama-first-everywhere", "主", lambda n: n["firsts"] == 3),
    # Brought the end of the game about, and won it.
    Honour("yokohama-called-the-end", "締", lambda n: n["ended"] > 0 and n["place"] == 1),
)
_FIRST = (CHURCH_BONUS[0], CUSTOMS_BONUS[0], TITLE_BONUS[0])


def tally(passed: Iterable[Passed], players: int) -> list[dict[str, int]]:
    """What a merchant has at the end; and who brought it about."""
    ended, last = -1, None
    for one in passed:
        last = one.after
        if last.ended and not one.before.ended:
            # The rules of a round may bring it on in a step of chance: then it is the turn's.
            ended = one.step.seat if one.step.seat >= 0 else one.before.turn
    assert last is not None
    return [
        {
            "technologies": last.titles[p].bit_count(),
            "countries": sum(last.flags[p][country] > 0 for country in range(COUNTRIES)),
            "achievements": last.achieved[p].bit_count(),
            "houses": sum(last.house_owner[area] == p for area in range(AREAS)),
            "firsts": sum(majority_bonus(last, part, p) == bonus for part, bonus in enumerate(_FIRST)),
            "ended": int(ended == p),
        }
        for p in range(players)
    ]
