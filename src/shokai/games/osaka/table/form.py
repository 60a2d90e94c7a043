"""The form of a position of TRADERS OF OSAKA: see `shokai.match.form`."""

from __future__ import annotations

from collections.abc import Sequence

from shokai.games.osaka.rules.cards import COLOURS, KINDS
from shokai.games.osaka.rules.state import TRACK
from shokai.games.osaka.table.notation import LETTERS, card_text
from shokai.games.osaka.table.positions import MOST_POINTS, known_keys
from shokai.match.form import Field, Form

CARDS = tuple(card_text(k) for k in sorted(range(KINDS), key=lambda k: (k % COLOURS, k // COLOURS)))
INSURED = tuple(f"{card}'" for card in CARDS)


def position_form(names: Sequence[str]) -> Form:
    """What there are controls for. The draw pile is whatever lies nowhere else."""
    fields = [
        Field("turn", "turn", "choice", choices=tuple(names)),
        Field("ships", "ships", "each", choices=tuple(LETTERS), places=tuple(TRACK)),
        *(Field(row, row, "cards", choices=CARDS) for row in ("market", "farm", "discard")),
    ]
    for p, name in enumerate(names):
        fields += [
            Field(f"{name} hand", "hand", "cards", p, CARDS),
            Field(f"{name} goods", "goods", "cards", p, (*CARDS, *INSURED)),
            Field(f"{name} tokens", "tokens", "cards", p, tuple(LETTERS)),
            Field(f"{name} points", "points", "number", p, most=MOST_POINTS),
        ]
    return Form(tuple(fields), tuple(known_keys(names)), ("draw", "pile", "shuffles"))
