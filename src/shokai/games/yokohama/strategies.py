"""How people play YOKOHAMA: what they chose first, where their points came from, and what to call that."""

from __future__ import annotations

from shokai.games.yokohama.masters import (
    AREA_OF, EDITION, FIRST_AREA, FIRST_ORDER, KEPT, NOTES, SOURCE_COUNT, SOURCES as _SOURCES, SOURCES_AT, after,
    before, end,
)  # fmt: skip
from shokai.games.yokohama.rules.components import COUNTRIES, ORDERS, ORDER_COUNTRY
from shokai.games.yokohama.rules.state import AREA_NAMES, SEATS
from shokai.games.yokohama.table.names import country_name, order_code
from shokai.masters.reading import MIXED, Strategy, noted
from shokai.match.match import Match
from shokai.texts import Say

_COUNTRIES = {key: country_name(n, EDITION) for n, key in enumerate(COUNTRIES)}
# Areas that do the same count as one.
_AREAS = tuple(name.lower() for name in AREA_NAMES)
CHOICES = {
    "first-area": {_AREAS[n]: Say("masters-yokohama-area", area=_AREAS[n]) for n in sorted(set(AREA_OF))},
    "kept-country": _COUNTRIES,
    "order-country": _COUNTRIES,
    "kept-order": {order_code(n): Say("masters-yokohama-order", order=order_code(n)) for n in range(ORDERS)},
}
SOURCES = {key: Say("masters-yokohama-source", source=key) for key in _SOURCES}

# Who has more points from there than this is said to have played for it. Shares are above what masters have on average
# of each, so that a game that goes as usual is a mixed one: the Church brings them two fifths of all points.
STRATEGIES = (
    Strategy("church", ("church",), 0.45),
    Strategy("orders", ("orders", "countries"), 0.35),
    Strategy("technology", ("technology",), 0.3),
    Strategy("customs", ("customs",), 0.25),
    Strategy("buildings", ("buildings",), 0.3),
    Strategy("achievements", ("achievements",), 0.25),
)
NAMES = {key: Say("lab-yokohama-strategy", strategy=key) for key in (*(one.key for one in STRATEGIES), MIXED)}


def read(match: Match) -> list[tuple[dict[str, str], dict[str, int]]]:
    """See the template `shokai.masters.reading`."""
    notes = noted(match, NOTES, before, after, end)
    return [(_choices(notes, seat), _sources(notes, seat)) for seat in range(match.players)]


def _choices(notes: list[int], seat: int) -> dict[str, str]:
    area, kept, ordered = (notes[block * SEATS + seat] - 1 for block in (FIRST_AREA, KEPT, FIRST_ORDER))
    found = {"first-area": _AREAS[area]} if area >= 0 else {}
    if kept >= 0:
        found |= {"kept-country": COUNTRIES[ORDER_COUNTRY[kept]], "kept-order": order_code(kept)}
    if ordered >= 0:
        found["order-country"] = COUNTRIES[ORDER_COUNTRY[ordered]]
    return found


def _sources(notes: list[int], seat: int) -> dict[str, int]:
    first = SOURCES_AT + SOURCE_COUNT * seat
    return dict(zip(_SOURCES, notes[first : first + SOURCE_COUNT], strict=True))
