"""YOKOHAMA (Hisashi Hayashi): the rules, as the contract asks for them.

Where to find a rule: `setup`, `phases` (A and C), `placement`, `movement`, `action` (power, production
areas, Bank, Chinatown), `boards` (Church, Customs), `harbour` (Port, Dock), `agency`, `laboratory`
(Laboratory, Research Center), `building` (bonus, construction, recovery), `rewards`, `technologies`, `countries`,
`ending`. Which rule belongs to which step and which move: `step_table` and `move_table`.
Numbers like 004 p.7 name a rulebook and its page, R5 and A8 a ruling; docs/rules/yokohama.md lists them.
"""

from __future__ import annotations

from shokai.games.yokohama.rules.ending import end_reason, ranking, scores
from shokai.games.yokohama.rules.flow import apply, deal, draw_label, legal, outcome, tickets, weight
from shokai.games.yokohama.rules.invariants import broken_invariant
from shokai.games.yokohama.rules.possible import FAULTS, impossible
from shokai.games.yokohama.rules.secrets import guess, hide
from shokai.games.yokohama.rules.setup import set_up
from shokai.games.yokohama.rules.state import END_REASONS, FIELDS, MOVES, MOVE_KINDS, OUTCOMES, WORDS

NAME = "yokohama"
PLAYERS = (2, 4)

__all__ = [
    "END_REASONS", "FAULTS", "FIELDS", "MOVES", "MOVE_KINDS", "NAME", "OUTCOMES", "PLAYERS", "WORDS",
    "apply", "broken_invariant", "deal", "draw_label", "end_reason", "guess", "hide", "impossible", "legal", "outcome",
    "ranking", "scores", "set_up", "tickets", "weight",
]  # fmt: skip
