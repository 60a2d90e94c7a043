"""What is told of a move before it is made: why it is not possible, or what it would bring about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shokai.match.game import Game, Reason
from shokai.match.match import IllegalMove, Match
from shokai.server.tables.words import told


def why_told(game: Game, s: Any, move: str, names: Sequence[str]) -> dict[str, Any]:
    """Why a move is not possible; `reason` is null where it is."""
    reason = game.why_not_text(s, game.with_seats(move, names), names)
    return {"reason": None if reason is None else told_reason(reason)}


def preview_told(match: Match, s: Any, move: str) -> dict[str, Any]:
    """What a move would bring about, from what is known: `s` is a list state."""
    game, engine, names = match.kind, match.engine, match.names
    moves = game.read_moves(s, game.with_seats(move, names))
    _check_legal(game, s, moves[0], names)
    # Of several moves of a kind, what all of them lead to: assistants that are placed together.
    if len({game.move_text(s, move).split()[0] for move in moves}) == 1:
        state = engine.of_lists(s)
        while len(moves) > 1:
            engine.apply(state, moves.pop(0))
            s = engine.lists(state)
            _check_legal(game, s, moves[0], names)
    return {"preview": game.preview(s, moves[0]), "said": told(game.preview_sentences(s, moves[0], names))}


def _check_legal(game: Game, s: Any, move: int, names: Sequence[str]) -> None:
    if reason := game.why_not(s, move, names):
        raise IllegalMove(reason)


def told_reason(reason: Reason) -> dict[str, Any]:
    """A reason as JSON."""
    return {"code": reason.code, "text": told(reason.said), "section": reason.section}
