"""TRADERS OF OSAKA (Susumu Kawasaki): the rules, as the contract asks for them.

Where to find a rule: `setup` (Vorbereitung), `turn` (Spielerzug), `refill` (Markt und Produktion
auffüllen), `payday` (Zahltag), `tide` (Schwarze Strömung, Versicherung), `piles` (draw and discard).
Comments quote the German rulebook's headings; rulings are listed in docs/rules/osaka.md.
"""

from __future__ import annotations

from shokai.games.osaka.rules.flow import apply, deal, draw_label, legal, outcome, tickets, weight
from shokai.games.osaka.rules.invariants import broken_invariant
from shokai.games.osaka.rules.possible import FAULTS, impossible
from shokai.games.osaka.rules.payday import end_reason, ranking, scores
from shokai.games.osaka.rules.secrets import guess, hide
from shokai.games.osaka.rules.setup import set_up
from shokai.games.osaka.rules.state import END_REASONS, FIELDS, MOVES, MOVE_KINDS, OUTCOMES
from shokai.engine.contract import WORD

NAME = "osaka"
PLAYERS = (2, 4)
WORDS = -(-MOVES // WORD)

__all__ = [
    "END_REASONS", "FAULTS", "FIELDS", "MOVES", "MOVE_KINDS", "NAME", "OUTCOMES", "PLAYERS", "WORDS",
    "apply", "broken_invariant", "deal", "draw_label", "end_reason", "guess", "hide", "impossible", "legal", "outcome",
    "ranking", "scores", "set_up", "tickets", "weight",
]  # fmt: skip
