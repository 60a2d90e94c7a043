"""Older selves to play against, so that what was learned once is not forgotten while something else is learned."""

from __future__ import annotations

import copy
import random

from shokai.train.model import Model


class League:
    """Keeps some of the networks that were, and lends one as a rival."""

    def __init__(self, model: Model, most: int, seed: int) -> None:
        self._models = [self._frozen(model)]
        self._most, self._random = most, random.Random(seed)

    def _frozen(self, model: Model) -> Model:
        frozen: Model = copy.deepcopy(model).eval().requires_grad_(False)
        return frozen

    def join(self, model: Model) -> None:
        """Another one. When the league is full, any but the newest leaves."""
        if len(self._models) == self._most:
            self._models.pop(self._random.randrange(self._most - 1))
        self._models.append(self._frozen(model))

    def rival(self) -> Model:
        """One of them, each equally likely."""
        return self._random.choice(self._models)
