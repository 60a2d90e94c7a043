"""Who is played against: older selves, so that what was learned once is not forgotten, and networks that play in
another way, so that not all that is known is how to play against oneself."""

from __future__ import annotations

import copy
import logging
import random
from collections.abc import Callable
from pathlib import Path

from shokai.texts import Refusal
from shokai.train.model import Model

_log = logging.getLogger("shokai.train")
# How often the rival is a guest, where there are any.
GUESTS = 0.6


class League:
    """Keeps some of the networks that were, and lends one as a rival; or one of the `guests`, networks in a folder.
    Those that are put there later join as well."""

    def __init__(
        self,
        model: Model,
        most: int,
        seed: int,
        guests: Path | None = None,
        read: Callable[[Path], Model] | None = None,
    ) -> None:
        self._models = [self._frozen(model)]
        self._most, self._random = most, random.Random(seed)
        self._folder, self._read = guests, read
        self._seen: set[Path] = set()
        self._guests: list[Model] = []

    def _frozen(self, model: Model) -> Model:
        frozen: Model = copy.deepcopy(model).eval().requires_grad_(False)
        return frozen

    def join(self, model: Model) -> None:
        """Another one. When the league is full, any but the newest leaves."""
        if len(self._models) == self._most:
            self._models.pop(self._random.randrange(self._most - 1))
        self._models.append(self._frozen(model))

    def _welcome(self) -> list[Model]:
        if self._folder and self._read:
            for file in sorted(self._folder.glob("*.network")):
                if file not in self._seen:
                    self._seen.add(file)
                    try:
                        self._guests.append(self._frozen(self._read(file)))
                    except Refusal as refusal:
                        # Whatever lies in the folder, a training of many minutes goes on.
                        _log.warning("%s", refusal)
        return self._guests

    def rival(self) -> Model:
        """A guest or an older self, each of them equally likely."""
        guests = self._welcome()
        if guests and self._random.random() < GUESTS:
            return self._random.choice(guests)
        return self._random.choice(self._models)
