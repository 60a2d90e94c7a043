"""The things of YOKOHAMA in words: areas, countries, technologies, rewards, orders, achievements.

Some names differ between the editions, so these functions ask for the edition, 2016 or 2024. It is a
number, since a number is what a Fluent text can choose by.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal, cast

from shokai.games.yokohama.rules.components import (
    ACHIEVEMENT_GOALS, BUILT_IN, COUNTRIES, GOODS, ICONS, MARKER_COUNTRY, OWNED, TITLES, icons, read_counts,
)  # fmt: skip
from shokai.games.yokohama.rules.state import AREA_NAMES, EDITION_2024
from shokai.games.yokohama.table.part_types import YokohamaAmount
from shokai.engine.fields import State
from shokai.texts import Say

# The ends of the message ids of the areas.
_AREAS = (
    "copper1", "copper2", "silk1", "silk2", "tea1", "tea2", "fish1", "fish2", "bank", "chinatown",
    "church", "customs", "dock", "agency", "lab", "port", "research", "canal",
)  # fmt: skip
_LABELS = tuple(f"yokohama-area-{area}" for area in _AREAS)
_IN_SENTENCES = tuple(f"yokohama-the-{area}" for area in _AREAS)
assert tuple(name.lower() for name in AREA_NAMES) == _AREAS


def edition(s: State) -> Literal[2016, 2024]:
    """Whose names and rules are played.

    >>> from shokai.games.yokohama.rules.state import FIELDS
    >>> edition(FIELDS.new())
    2016
    """
    return 2024 if s.options & EDITION_2024 else 2016


def area_name(area: int, edition: int) -> Say:
    """An area as it is written on its board.

    >>> str(area_name(AREA_NAMES.index("Dock"), 2016)), str(area_name(AREA_NAMES.index("Dock"), 2024))
    ('Dock', 'Port B')
    """
    return Say(_LABELS[area], edition=edition)


def the_area(area: int, edition: int) -> Say:
    """An area inside a sentence.

    >>> str(the_area(AREA_NAMES.index("Dock"), 2016)), str(the_area(AREA_NAMES.index("Dock"), 2024))
    ('the Dock', 'Port B')
    """
    return Say(_IN_SENTENCES[area], edition=edition)


def country_name(country: int, edition: int) -> Say:
    """A country.

    >>> str(country_name(0, 2016))
    'Great Britain'
    """
    return Say("yokohama-country", country=COUNTRIES[country], edition=edition)


def title_name(title: int, edition: int) -> Say:
    """A technology.

    >>> str(title_name(0, 2016))
    'Ball'
    """
    return Say(f"yokohama-title-{TITLES[title]}", edition=edition)


def title_effect(title: int, edition: int) -> Say:
    """What a technology does."""
    return Say(f"yokohama-effect-{TITLES[title]}", edition=edition)


def amount(icon: str, n: int, edition: int) -> Say:
    """So many of a thing.

    >>> str(amount("vp", 3, 2016)), str(amount("import", 1, 2016))
    ('3 points', '1 import')
    """
    return Say("yokohama-amount", icon=icon, n=n, edition=edition)


def amounts(counts: Mapping[str, int], edition: int) -> tuple[Say, ...]:
    """Several things, those that are there; one that says so if nothing is.

    >>> [str(said) for said in amounts({"copper": 2, "silk": 0}, 2016)]
    ['2 copper']
    """
    there = tuple(amount(icon, n, edition) for icon, n in counts.items() if n > 0)
    return there or (Say("yokohama-nothing"),)


def joined(counts: Mapping[str, int], edition: int) -> Say:
    """Several things as one, for places where a list would run into another list.

    >>> str(joined({"copper": 2, "silk": 1}, 2016))
    '2 copper + 1 silk'
    """
    *rest, last = amounts(counts, edition)
    for first in reversed(rest):
        last = Say("yokohama-plus", first=first, rest=last)
    return last


def icons_of(reward: int) -> dict[str, int]:
    """A packed reward as numbers by icon.

    >>> icons_of(1 | 2 << 5)
    {'vp': 1, 'yen': 2}
    """
    found = {icon: int(icons(reward, first, bits)) for icon, (first, bits) in ICONS.items()}
    return {icon: n for icon, n in found.items() if n}


def goods_of(packed: int) -> dict[str, int]:
    """The packed goods of an order as numbers by good.

    >>> goods_of(0x1002)
    {'copper': 2, 'fish': 1}
    """
    found = {good: packed >> 4 * i & 15 for i, good in enumerate(GOODS)}
    return {good: n for good, n in found.items() if n}


def listed(counts: Mapping[str, int]) -> list[YokohamaAmount]:
    """Numbers by icon, as views have them.

    >>> listed({"vp": 1})
    [{'icon': 'vp', 'n': 1}]
    """
    return [{"icon": icon, "n": n} for icon, n in counts.items()]


def counted(entries: Iterable[YokohamaAmount]) -> dict[str, int]:
    """The way back from `listed`."""
    return {entry["icon"]: entry["n"] for entry in entries}


def numbers(part: Mapping[str, object]) -> Mapping[str, int]:
    """A part of a view that has nothing but numbers. A checker of types cannot know that of a type with keys."""
    return cast(Mapping[str, int], part)


def order_code(card: int) -> str:
    """An order as moves name it.

    >>> order_code(11)
    'O12'
    """
    return f"O{card + 1}"


def order_in_words(s: State, card: int) -> Say:
    """An order with all that is on its face."""
    return Say(
        "yokohama-order",
        order=order_code(card),
        country=country_name(s.order_country[card], edition(s)),
        goods=joined(goods_of(s.order_goods[card]), edition(s)),
        reward=joined(icons_of(s.order_reward[card]), edition(s)),
    )


def order_in_short(s: State, card: int) -> Say:
    """An order by its country and its goods."""
    return Say(
        "yokohama-order-short",
        country=country_name(s.order_country[card], edition(s)),
        goods=joined(goods_of(s.order_goods[card]), edition(s)),
    )


@cache
def goal_counts(card: int) -> dict[str, int]:
    """What an achievement asks for; to be read only.

    >>> goal_counts(10)
    {'production': 3, 'commercial': 2}
    """
    goal = ACHIEVEMENT_GOALS[card]
    return read_counts(goal, (*OWNED, *BUILT_IN), 99, goal)


def goal_in_words(card: int, edition: int) -> Say:
    """The same in words.

    >>> str(goal_in_words(0, 2016)), str(goal_in_words(9, 2016))
    ('5 copper', 'buildings in 4 commercial areas')
    """
    counts = goal_counts(card)
    if set(counts) & set(BUILT_IN):
        return Say(
            "yokohama-goal-built",
            production=counts.get("production", 0),
            commercial=counts.get("commercial", 0),
            edition=edition,
        )
    [(thing, n)] = counts.items()
    return amount(thing, n, edition)


def marker_name(marker: int, edition: int) -> Say:
    """A marker of mini expansion 1."""
    if MARKER_COUNTRY[marker] < 0:
        return Say("yokohama-marker-agent")
    return Say("yokohama-marker-flag", country=country_name(MARKER_COUNTRY[marker], edition))


def ones_of(bits: int) -> list[int]:
    """The places of the bits that are set.

    >>> ones_of(0b1010)
    [1, 3]
    """
    ones = []
    while bits > 0:
        lowest = bits & -bits
        ones.append(lowest.bit_length() - 1)
        bits ^= lowest
    return ones
