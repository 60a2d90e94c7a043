"""YOKOHAMA for tests: what is printed on it, and games for Hypothesis to choose from."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.walks import STYLES
from shokai.games.yokohama import rules as yokohama
from shokai.games.yokohama.rules.state import BEGIN, STEPS

OPTIONS = range(8)  # 1: the edition of 2024; 2 and 4: the two mini expansions
CARDS = tomllib.loads((Path(yokohama.__file__).parent.parent / "components.toml").read_text("utf-8"))
COST = {t["name"]: t["cost"] for t in CARDS["technologies"]}
GOODS = ("copper", "silk", "tea", "fish")

games = given(
    players=st.integers(2, 4),
    options=st.sampled_from(OPTIONS),
    choices=st.binary(max_size=400),
    seed=st.integers(0, 2**32),
    style=st.sampled_from(sorted(STYLES["yokohama"])),
)
few = settings(max_examples=6)


def ones(bits: int) -> list[int]:
    return [i for i in range(bits.bit_length()) if bits >> i & 1]


def set_up_is_over(s: Any) -> bool:
    return s.stack[0] == BEGIN and "deal" not in STEPS[s.stack[s.depth - 1]] and STEPS[s.stack[s.depth - 1]] != "draft"


def title_names(s: Any, p: int) -> set[str]:
    return {list(COST)[i] for i in ones(s.titles[p])}


def with_other_secrets(s: Any, seat: int | None, rng: random.Random, memory: bool) -> Any:
    """The same table with other orders in the hands, the box and the deck, as far as the seat cannot know them:
    with memory only those that never lay open."""
    t = s.clone()
    hands = [(p, i) for p in range(t.players) if p != seat for i in range(3) if t.hand[p][i] >= 0]
    hidden = [(p, i) for p, i in hands if not memory or t.secret >> t.hand[p][i] & 1]
    boxed = [card for card in range(36) if t.box >> card & 1]
    unseen = [card for card in range(36) if t.orders_left >> card & 1]
    secret = {(p, i) for p, i in hidden if t.secret >> t.hand[p][i] & 1}
    pool = [t.hand[p][i] for p, i in hidden] + boxed + unseen
    t.secret &= ~sum(1 << card for card in pool)
    rng.shuffle(pool)
    for p, i in hidden:
        t.hand[p][i] = pool.pop()
        t.secret |= ((p, i) in secret) << t.hand[p][i]
    t.box = sum(1 << pool.pop() for _ in boxed)
    t.secret |= t.box
    t.orders_left = sum(1 << card for card in pool)
    return t
