"""Long games as fixtures: slow to read, slow to replay."""

from __future__ import annotations

import random

import pytest

from shokai.match.match import Match


@pytest.fixture(scope="module")
def endless() -> str:
    """A record of nearly the greatest length, of players who never come to an end: slow to read, and much to keep."""
    match = Match("yokohama", 4, seed="long")
    while match.step < 10_500:
        match.play(match.legal[0])
    text = match.record(secret=True)
    assert 150_000 < len(text) < 200_000
    return text


@pytest.fixture(scope="module")
def long_game() -> Match:
    """A game of YOKOHAMA by players without a plan."""
    match, dice = Match("yokohama", 4, seed="long"), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal))
    return match
