"""Shokai plays YOKOHAMA and TRADERS OF OSAKA by their rulebooks.

>>> import shokai
>>> match = shokai.Match("osaka", players=2, seed=7)
>>> match.play("token R").play("token G").legal_texts()[:3]
['reserve farm R5', 'take G5', 'reserve G5']
"""

from shokai._version import __version__
from shokai.engine.contract import CHANCE, OVER
from shokai.games import GAMES
from shokai.match.match import IllegalMove, Match
from shokai.match.record import load, read_record, verify
from shokai.texts import Refusal

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "IllegalMove",
    "Match",
    "Refusal",
    "__version__",
    "load",
    "read_record",
    "verify",
]
