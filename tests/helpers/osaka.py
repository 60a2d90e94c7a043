"""TRADERS OF OSAKA for tests: its cards as texts, and games for Hypothesis to choose from."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.walks import STYLES
from shokai.games.osaka.table.notation import cards_of

COLOURS = "RBYG"
# The box: 27 cards of each colour.
BOX = Counter({f"{c}{v}": n for c in COLOURS for v, n in ((2, 11), (3, 9), (5, 7))})

games = given(
    players=st.integers(2, 4),
    choices=st.binary(max_size=300),
    seed=st.integers(0, 2**32),
    style=st.sampled_from(list(STYLES["osaka"])),
)
few = settings(max_examples=40)


def cards(bag: int) -> Counter[str]:
    return Counter(cards_of(bag))


def coins(texts: Any) -> int:
    """What cards are worth, a list of them or a Counter."""
    return sum(int(card[1]) for card in (texts.elements() if isinstance(texts, Counter) else texts))


def wares(s: Any, p: int) -> Counter[str]:
    """What p would have to buy: every free card, and the own reserved one."""
    return cards(s.market) + cards(s.held[p])
