"""A state as bytes, with NumPy and without: the same bytes."""

from __future__ import annotations

import random

import pytest

from shokai import GAMES, Match


@pytest.mark.parametrize("game", GAMES)
def test_bytes_are_the_same_without_numpy(game: str) -> None:
    match, dice = Match(game, 3, seed="bytes"), random.Random(1)
    fields = match.engine.fields
    while not match.over:
        assert fields.packed(match.state) == bytes(fields.to_bytes(match.state))
        match.play(dice.choice(match.legal))
    assert len(fields.packed(match.state)) == fields.dtype.itemsize
