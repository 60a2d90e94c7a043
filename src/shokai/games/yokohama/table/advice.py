"""What speaks for a move and against it, for hints: what is certain to follow, by its meaning for who moves."""

from __future__ import annotations

from collections.abc import Sequence

from shokai.engine.fields import State
from shokai.games.yokohama.table.preview import preview_sentences
from shokai.texts import Say

# What a preview tells is what the move brings, except for these.
_KINDS = {
    "power": "prepares", "recall": "prepares", "freed": "prepares",
    "other-gets": "mind", "no-way": "mind", "no-destination": "mind", "toll": "mind", "tolls": "mind", "ends": "mind",
    "no-spaces": "mind", "no-orders": "mind", "no-titles": "mind", "gives": "mind",
}  # fmt: skip


def advice(s: State, move: int, names: Sequence[str]) -> list[tuple[str, Say]]:
    """Reasons, each with its kind: `brings`, `prepares` or `mind`."""
    return [
        (_KINDS.get(said.id.removeprefix("yokohama-preview-"), "brings"), said)
        for said in preview_sentences(s, move, names)
    ]
