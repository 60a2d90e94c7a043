"""YOKOHAMA for tests: what is printed on it, and games for Hypothesis to choose from."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.walks import STYLES
from shokai.games import yokohama
from shokai.games.yokohama.state import BEGIN, STEPS

OPTIONS = range(8)  # 1: the edition of 2024; 2 and 4: the two mini expansions
CARDS = tomllib.loads((Path(yokohama.__file__).parent / "components.toml").read_text("utf-8"))
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
