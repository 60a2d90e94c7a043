"""TRADERS OF OSAKA for tests: its cards as texts, and games for Hypothesis to choose from."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.walks import STYLES
from shokai.games.osaka.table.notation import bag_of, cards_of

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


def exchanged(s: Any, seat: int | None, rng: random.Random) -> Any:
    """The same table for that seat: the others' hands and the draw pile shuffled into one another."""
    t = s.clone()
    others = [p for p in range(s.players) if p != seat]
    secret = [card for p in others for card in cards_of(s.hand[p])] + cards_of(s.draw)
    rng.shuffle(secret)
    rest = iter(secret)
    for p in others:
        t.hand[p] = bag_of(list(itertools.islice(rest, len(cards_of(s.hand[p])))))
    t.draw = bag_of(list(rest))
    return t
