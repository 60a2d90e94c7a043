"""The games that are learned from: a vector of all numbers of players and options, with its arrays as tensors."""

from __future__ import annotations

from itertools import combinations
from typing import Any, TypeAlias

import torch

from shokai.match.game import game_for
from shokai.network.file import SEATS
from shokai.research.settings import Mix

# What mypy is told of PyTorch: nothing, because it may not be installed.
Tensor: TypeAlias = Any


def mix_of(game: str, players: tuple[int, ...]) -> Mix:
    """Every number of players with every set of options.

    >>> mix_of("osaka", (2, 4))
    [(2, ''), (4, '')]
    >>> len(mix_of("yokohama", (2,))), mix_of("yokohama", (2,))[-1]
    (8, (2, '2024 mini1 mini2'))
    """
    words = [word for word, bits in game_for(game).options.items() if bits]
    chosen = [" ".join(some) for n in range(len(words) + 1) for some in combinations(words, n)]
    return [(number, options) for options in chosen for number in players]


class Games:
    """Many games at once, on a processor or on a GPU; the arrays of `Vector` as tensors that share their memory."""

    def __init__(self, game: str, games: int, players: tuple[int, ...], device: str, seed: int) -> None:
        mix = mix_of(game, players)
        self.game = game
        self.device, self.games, self.kinds = torch.device(device), games, len(mix)
        settings: dict[str, Any] = {"games": games, "mix": mix, "seed": seed, "dtype": "uint8"}
        if self.device.type == "cuda":
            from shokai.research.device import DeviceVector

            self._vector: Any = DeviceVector(game, **settings, check=False)
        else:
            from shokai.research.vector import Vector

            self._vector = Vector(game, **settings)
        self.moves: int = self._vector.moves
        self.pieces = self._vector.pieces
        self._seats = torch.arange(SEATS, device=self.device)
        self.players = torch.tensor([mix[g % len(mix)][0] for g in range(games)], device=self.device)
        self.seated = self._seats[None] < self.players[:, None]
        self.rows, self.masks, self.movers = (self._tensor(name) for name in ("observations", "masks", "movers"))
        self.over, self.truncated = self._tensor("over"), self._tensor("truncated")
        # With a place for every seat that any game has.
        self.points, self.places = self._tensor("_points"), self._tensor("_places")

    def _tensor(self, name: str) -> Tensor:
        array = getattr(self._vector, name)
        if self.device.type == "cuda":
            return torch.as_tensor(array, device=self.device)
        writable = self._vector._outs if name == "observations" else array
        return torch.from_numpy(writable)

    def limit_each(self, decisions: int | None) -> None:
        """See `Vector.limit_each`."""
        self._vector.limit_each(decisions)

    def step(self, moves: Tensor) -> None:
        """One move in every game."""
        self._vector.step(moves if self.device.type == "cuda" else moves.numpy())

    def results(self) -> tuple[Tensor, Tensor, Tensor]:
        """Which games came to an end in the last step, cut off or not; each seat's share of the win; its points. A game
        that was cut off counts as it stood: else those that nobody ends would teach nothing."""
        ended = self.over | self.truncated
        first = ((self.places == 1) & self.seated).float()
        share = first / first.sum(1, keepdim=True).clamp(min=1)
        return ended, share, self.points.float() * self.seated

    def absolute(self, values: Tensor, movers: Tensor, players: Tensor) -> Tensor:
        """From the order in which the mover sees the seats to their own; 0 for empty ones."""
        seats = self._seats[None]
        at = (seats - movers[:, None]) % players[:, None]
        return torch.gather(values, 1, at) * (seats < players[:, None])

    def relative(self, values: Tensor, movers: Tensor, players: Tensor) -> Tensor:
        """The other way round."""
        seats = self._seats[None]
        at = (seats + movers[:, None]) % players[:, None]
        return torch.gather(values, 1, at) * (seats < players[:, None])
