"""Games of TRADERS OF OSAKA that were played, and what is said when something is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from shokai.match.match import Match
from shokai.texts import Refusal, languages, speaker


def played(players: int, seed: str, moves: int = 10_000, backend: str = "python", buying: bool = True) -> Match:
    """A game of so many decisions, or to its end, whose players like to buy."""
    match = Match("osaka", players, seed=seed, backend=backend)
    rng = random.Random(f"{seed} {players}")
    for _ in range(moves):
        if match.over:
            break
        buy = [m for m in match.legal if match.move_text(m) == "buy"] if buying else []
        match.play(rng.choice(buy or match.legal))
    return match


def refusal_of(action: Callable[..., Any], *given: Any, **more: Any) -> str | None:
    """The sentence with which something is refused; None when it is not. Any other exception gets through."""
    try:
        action(*given, **more)
    except Refusal as refusal:
        told = [speaker(language).say(refusal.said) for language in languages()]
        return told[0] if all(told) else ""
    return None


def entries(position: str) -> dict[str, str]:
    """The lines of a position, as `Match.from_position` takes them."""
    return dict(line.split(":", 1) for line in position.splitlines())
