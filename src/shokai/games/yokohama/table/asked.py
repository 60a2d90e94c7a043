"""What a scenario asks for, in the spelling of the facts: whatever a position accepts, a fact accepts."""

from __future__ import annotations

from collections import Counter

from shokai.games.yokohama.table.notation import read_area
from shokai.games.yokohama.rules.state import AREA_NAMES
from shokai.engine.fields import State

# Facts whose values name areas, and those that are about one area, which is the last word of the key.
_AREAS = frozenset(
    {"president", "station", "where", "destinations", "houses", "layout", "men", "shops", "sites", "tokens"}
)
_OF_AREA = frozenset({"neighbours", "token", "power"})
# Areas that may lie out twice are called by their kind where they do not.
_KINDS = frozenset(name[:-1].lower() for name in AREA_NAMES if name[-1].isdecimal())


def _area(s: State, word: str) -> str:
    return AREA_NAMES[read_area(s, word)] if word.lower() in _KINDS else word


def fact_key(s: State, key: str) -> str:
    """The key of a fact: `neighbours Silk` is `neighbours Silk1` where only one lies out."""
    *words, last = key.split()
    return " ".join([*words, _area(s, last)]) if set(words) & _OF_AREA else key


def fact_value(s: State, key: str, value: str) -> str:
    """A value that is asked for: `K1:P0` is `1:P0`, and two times `1@Silk` are `2@Silk1`."""
    last = key.rsplit(maxsplit=1)[-1]
    if last in ("church", "customs"):
        return " ".join(word[1:] if word[:1] in "KkZz" and word[1:2].isdecimal() else word for word in value.split())
    if last not in _AREAS and "neighbours" not in key:
        return value
    words = []
    men: Counter[str] = Counter()
    for word in value.split():
        left, at, right = word.partition("@")
        area, colon, card = word.partition(":")
        if at and left.isdecimal():
            men[_area(s, right).lower()] += int(left[:9])
        else:
            words.append(f"{_area(s, area)}{colon}{card}")
    return " ".join(words + [f"{n}@{area}" for area, n in men.items() if n])
