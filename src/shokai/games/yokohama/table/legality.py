"""What the rules say about a single move: whether it is legal now."""

from __future__ import annotations

from shokai.games.yokohama.rules import flow
from shokai.games.yokohama.rules.rows import MOVE_TABLE
from shokai.games.yokohama.rules.state import GET, MOVES, WORDS
from shokai.engine.contract import WORD
from shokai.engine.fields import State


def legal_words(s: State) -> list[int]:
    """The legal moves as the rules mark them: bits in words."""
    words = [0] * WORDS
    flow.legal(s, words)
    return words


def is_legal(s: State, move: int) -> bool:
    """What the rules say, and nobody else."""
    return 0 <= move < MOVES and s.actor >= 0 and bool(legal_words(s)[move // WORD] >> move % WORD & 1)


def whole_harvest(s: State) -> int:
    """The move that takes all that an area yields."""
    return max(move for move in range(GET, GET + MOVE_TABLE[GET].count) if is_legal(s, move))
