"""Names that change with every decision, for games with things that are alike by the rules; see `shokai.network.alike`.

A network that learns by playing against itself settles on one of them in every game, and then knows no other. Shown
every position under names that are drawn anew, it cannot: what it learns of one colour it learns of all.
"""

from __future__ import annotations

import torch

from shokai.sight.looks import look_of
from shokai.train.games import Tensor


class Names:
    """All names that the things of a game could have, the first being their own."""

    def __init__(self, game: str, features: int, moves: int, device: torch.device) -> None:
        look = look_of(game)
        others = look.other_names() if hasattr(look, "other_names") else []
        tables = zip((range(features), range(moves)), *others, strict=True)
        places, called = (torch.tensor([*map(list, some)], device=device) for some in tables)
        # For each place of what is shown, the place that it comes from; for each move, what it is called.
        self._rows, self._moves, self._called = places.argsort(1), called.argsort(1), called
        self.count = len(self._rows)

    def drawn(self, n: int) -> Tensor:
        """Names for each of so many positions."""
        return torch.randint(self.count, (n,), device=self._rows.device)

    def shown(self, rows: Tensor, masks: Tensor, names: Tensor) -> tuple[Tensor, Tensor]:
        """Observations and legal moves under these names."""
        return rows.gather(1, self._rows[names]), masks.gather(1, self._moves[names])

    def meant(self, moves: Tensor, names: Tensor) -> Tensor:
        """What moves under these names are in the game."""
        found: Tensor = self._moves[names].gather(1, moves[:, None])[:, 0]
        return found

    def called(self, moves: Tensor, names: Tensor) -> Tensor:
        """What moves of the game are called under these names."""
        found: Tensor = self._called[names].gather(1, moves[:, None])[:, 0]
        return found
