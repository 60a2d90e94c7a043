"""What a working process tells of a puzzle: the table as its seat sees it, and what a move would do there."""

from __future__ import annotations

from typing import Any

from shokai.match.game import option_words
from shokai.match.match import Match
from shokai.puzzles.puzzle import puzzle_for
from shokai.puzzles.solving import after, known_move, table_at, why, why_best
from shokai.puzzles.turns import plays_on
from shokai.server.tables.foretelling import preview_told, why_told
from shokai.server.tables.words import told


def puzzled(job: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question about a puzzle, after some moves of the turn."""
    puzzle = puzzle_for(job["game"], job["id"])
    match, seat = table_at(puzzle, job["moves"])
    move: str = job["move"]
    match job["what"]:
        case "look":
            return _look(match, seat)
        case "why":
            return why_told(match.kind, _known(match), move, match.names)
        case "preview":
            return preview_told(match, _known(match), move)
        case "solution":
            best = known_move(match, puzzle.solution)
            return {
                "reasons": _told(why_best(puzzle, match)),
                "after": after(match, best, seat),
                # For the analysis board.
                "record": puzzle.match(backend="python").record(),
            }
    number = known_move(match, move)
    text = match.move_text(number)
    return {"move": text, "reasons": _told(why(match, number)), "after": after(match, number, seat)}


def _look(match: Match, seat: int) -> dict[str, Any]:
    on = plays_on(match, seat)
    seen: dict[str, Any] = match.view(seat)
    return {
        "seat": seat,
        "names": match.names,
        "options": option_words(match.kind, match.options),
        "game": seen if on else {**seen, "moves": []},
        "question": told(match.kind.question(match.state)) if on else None,
        "turn_over": not on,
    }


def _known(match: Match) -> Any:
    return match.engine.lists(match.seat().known)


def _told(reasons: Any) -> list[dict[str, Any]]:
    return [{"kind": reason.kind, "said": told(reason.said)} for reason in reasons]
