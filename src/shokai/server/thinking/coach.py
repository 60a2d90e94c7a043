"""A coaching process: finds hints, and reviews games that are over. It reads questions as JSON lines on standard input.

It is started by `coaching.Desk` and can be killed at any time. Its priority is below that of bots, which is below that
of the server: nobody's move waits for advice. The answer is a line that says what came of it and how many bytes follow.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from shokai.engine.engine import engine_for
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.match.record import read_record
from shokai.match.seat import Seat
from shokai.server.tables.words import refuse, told
from shokai.server.thinking.inside import die_with_parent, say, take_questions
from shokai.texts import Refusal

if TYPE_CHECKING:
    from shokai.coach.hint import Choice

# How much lower than the server's its priority is; that of bots is 5 lower.
NICE = 12


def hint(job: dict[str, Any]) -> Any:
    """What a bot would do in a seat; see docs/reference/api.md."""
    from shokai.coach.hint import hint as hint_for

    return _choices_told(hint_for(*_asked(job)).choices)


def values(job: dict[str, Any]) -> Any:
    """What a position of the analysis board is worth to everybody; see docs/reference/api.md."""
    from shokai.coach.values import values as values_of

    found = values_of(*_asked(job))
    return {**vars(found), "choices": _choices_told(found.choices)}


def _asked(job: dict[str, Any]) -> tuple[Seat, list[str], bool]:
    """The seat that a question is about, the names, and whether there are compiled rules to answer with."""
    from shokai.bots.thinker import is_compiled
    from shokai.coach import compiling

    game = game_for(job["game"])
    engine = engine_for(game.rules, "python")
    known = engine.fields.new()
    for name, value in job["known"].items():
        setattr(known, name, value)
    compiled = is_compiled(job["game"]) and compiling.is_compiled(job["game"])
    if not compiled:
        # Somebody may be compiling right now.
        is_compiled.cache_clear()
    return Seat(game, engine, job["seat"], known), job["names"], compiled


def _choices_told(choices: Sequence[Choice]) -> list[dict[str, Any]]:
    return [
        {
            **{name: value for name, value in vars(choice).items() if name not in ("plan", "reasons")},
            "plan": list(choice.plan),
            "reasons": [{"kind": reason.kind, "said": told(reason.said)} for reason in choice.reasons],
        }
        for choice in choices
    ]


def review(job: dict[str, Any]) -> Any:
    """The moments of a finished game that follow those after so many steps, as many as are found in some seconds."""
    from shokai.coach.moments import moment_told
    from shokai.coach.review import DEPTHS, moments

    eyes, match = _eyes_for(job["game"]), _finished(job["record"])
    until = time.monotonic() + job["seconds"]
    found, done = [], False
    for moment in moments(match, DEPTHS[job["depth"]], eyes, job["after"]):
        found.append(moment_told(moment, told))
        if time.monotonic() >= until:
            break
    else:
        done = True
    steps = len(match.history.steps)
    return {"moments": found, "reached": steps if done else found[-1]["step"], "steps": steps, "done": done}


def turn(job: dict[str, Any]) -> Any:
    """What a whole turn of a puzzle is worth, and how much of what there was to gain it gains."""
    from shokai.puzzles.puzzle import puzzle_for
    from shokai.puzzles.turns import credit, played_out, turn_value

    eyes, puzzle = _eyes_for(job["game"]), puzzle_for(job["game"], job["id"])
    assert puzzle.turn
    start = puzzle.match()
    value = turn_value(start, played_out(start, job["moves"]), eyes)
    return {"value": round(value, 4), "credit": round(credit(puzzle.turn, value), 4)}


@lru_cache(4)
def _eyes_for(game: str) -> Any:
    """What looks ahead; without compiled rules it would take hours."""
    from shokai.coach import compiling
    from shokai.coach.outlook import Foresight

    if not compiling.is_compiled(game):
        raise refuse("review-not-compiled")
    return Foresight(game, "native")


@lru_cache(2)
def _finished(record: str) -> Match:
    return read_record(record)


JOBS: dict[str, Callable[[dict[str, Any]], Any]] = {"hint": hint, "review": review, "turn": turn, "values": values}


def answer(kind: str, job: dict[str, Any]) -> tuple[str, Any]:
    """What came of a question, and what is to be told."""
    try:
        return "done", JOBS[kind](job)
    except Refusal as refusal:
        return "refused", told(refusal.said)
    except Exception as error:
        return "failed", f"{type(error).__name__}: {error}"


def main() -> None:
    """Answers until standard input ends, or the server does."""
    die_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICE)
    questions, out = take_questions()
    while True:
        asked = json.loads(questions.get())
        how, value = answer(asked["kind"], asked["job"])
        body = json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode("utf-8", "replace")
        say(out, json.dumps({"id": asked["id"], "how": how, "bytes": len(body)}).encode(), b"\n", body)


if __name__ == "__main__":
    main()
