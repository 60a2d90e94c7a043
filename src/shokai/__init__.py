"""Shokai plays YOKOHAMA and TRADERS OF OSAKA by their rulebooks.

>>> import shokai
>>> match = shokai.Match("osaka", players=2, seed=7)
>>> match.play("token R").play("token G").legal_moves[:3]
[Move(number=2, text='reserve farm R5'), Move(number=12, text='take G5'), Move(number=13, text='reserve G5')]
>>> match.play(shokai.bot("random", seed=1).choose(match.seat())).outcome() is None
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shokai._version import __version__
from shokai.engine.contract import CHANCE, OVER
from shokai.engine.engine import Standing
from shokai.games import GAMES
from shokai.match.game import Reason
from shokai.match.match import IllegalMove, Match
from shokai.match.moves import Decision, LegalMoves, Move, Outcome
from shokai.match.record import Verdict, load, read_record, verify
from shokai.texts import Refusal

if TYPE_CHECKING:
    from shokai.bots import Bot


def bot(text: str, seed: int = 0) -> Bot:
    """The bot that a text names: `random`, `search:seconds=1`, a level like `clerk`. See docs/guide/bots.md."""
    # Bots are loaded when somebody wants one.
    from shokai.bots import bot_for

    return bot_for(text, seed)


__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Decision",
    "IllegalMove",
    "LegalMoves",
    "Match",
    "Move",
    "Outcome",
    "Reason",
    "Refusal",
    "Standing",
    "Verdict",
    "__version__",
    "bot",
    "load",
    "read_record",
    "verify",
]
