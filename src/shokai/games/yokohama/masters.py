"""What is worth knowing about how YOKOHAMA is played: noted in each game, and told as charts."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from typing import Any

from shokai.games.yokohama.rules.components import (
    CHURCH_SPACES, COUNTRIES, CUSTOMS_SPACES, LETTERS, ORDERS, ORDER_COUNTRY, ROW, SHOPS_A_SITE, TITLES,
)  # fmt: skip
from shokai.games.yokohama.rules.ending import PARTS, final_part
from shokai.games.yokohama.rules.harbour import board
from shokai.games.yokohama.rules.state import (
    ACHIEVE, AREAS, AREA_NAMES, CHURCH_SPACE, CUSTOMS, CUSTOMS_SPACE, DOCK, DONATE, DONATIONS, FROM_AREA, FROM_HAND,
    FULFIL, GO, HAND_LIMIT, HOUSE, IMPORTS, KEEP, LAB, MOST_UNITS, MOVES, ORDER, PORT, RESEARCH, SEATS, SHOP,
    TAKE_TOKEN, TITLE,
)  # fmt: skip
from shokai.engine.bits import ones
from shokai.engine.rule import rule
from shokai.games.yokohama.table.names import country_name, order_code, title_name
from shokai.masters.charts import Chart, Series, shares, timed_worth, versus
from shokai.texts import Say

# Where points come from. Those of the final score are among them: Church, Customs, technology, countries, remainder.
SOURCES = (
    "orders", "buildings", "church", "customs", "technology", "countries", "achievements", "tokens", "remainder",
)  # fmt: skip
# Whose names are told.
EDITION = 2016
SOURCE_COUNT, TITLE_COUNT = len(SOURCES), len(TITLES)
_OF = {name: n for n, name in enumerate(SOURCES)}
OF_PART = tuple(_OF[name] for name in ("church", "customs", "technology", "countries", "remainder"))
assert len(OF_PART) == PARTS
CHURCH_POINTS, CUSTOMS_POINTS = _OF["church"], _OF["customs"]
_BLOCKS = {
    "orders": ((FULFIL, HAND_LIMIT),),
    "buildings": ((SHOP, SHOPS_A_SITE), (HOUSE, 1)),
    "church": ((CHURCH_SPACE, CHURCH_SPACES), (DONATE, DONATIONS), (FROM_AREA, 1), (FROM_HAND, 1)),
    "customs": ((CUSTOMS_SPACE, CUSTOMS_SPACES),),
    "technology": ((TITLE, ROW), (IMPORTS, MOST_UNITS + 1)),
    "achievements": ((ACHIEVE, len(LETTERS)),),
    "tokens": ((TAKE_TOKEN, 1),),
}
# Power 5 at the Port brings points as soon as the action begins; otherwise no other move brings any.
_BY_MOVE = {first + k: _OF[name] for name, blocks in _BLOCKS.items() for first, n in blocks for k in range(n)}
OF_MOVE = tuple(_BY_MOVE.get(move, _OF["orders"]) for move in range(MOVES))
# Areas that do the same count as one.
AREA_OF = tuple(
    {DOCK: PORT, RESEARCH: LAB}.get(area, area - area % 2 if name[-1].isdigit() else area)
    for area, name in enumerate(AREA_NAMES)
)

# Counted by seats, one block of notes each; then the rounds in which technologies came, and points by sources.
FIRST_AREA, KEPT, FIRST_ORDER, FULFILLED, SHOPS, HOUSES, CHURCH_MEN, CUSTOMS_MEN, LEARNED, FIRST_LEARNED = range(10)
BLOCKS = 10
ROUND = BLOCKS * SEATS
TITLES_AT = ROUND + 1
SOURCES_AT = TITLES_AT + SEATS * TITLE_COUNT
# For comparing before with after.
_POINTS = SOURCES_AT + SEATS * SOURCE_COUNT
NOTES = _POINTS + SEATS


@rule
def before(s, move, notes):
    """See the template `shokai.masters.notes`; the same holds for the others."""
    p = s.actor
    notes[ROUND] = s.round
    if GO <= move < GO + AREAS and notes[FIRST_AREA * SEATS + p] == 0:
        notes[FIRST_AREA * SEATS + p] = AREA_OF[move - GO] + 1
    if KEEP <= move < KEEP + 2:
        notes[KEPT * SEATS + p] = s.hand[p][move - KEEP] + 1
    if ORDER <= move < ORDER + ROW and notes[FIRST_ORDER * SEATS + p] == 0:
        notes[FIRST_ORDER * SEATS + p] = s.order_row[board(s)][move - ORDER] + 1
    for q in range(s.players):
        notes[_POINTS + q] = s.points[q]


@rule
def after(s, move, notes):
    source = OF_MOVE[move]
    if source == CHURCH_POINTS and s.where == CUSTOMS:
        source = CUSTOMS_POINTS
    for p in range(s.players):
        notes[SOURCES_AT + SOURCE_COUNT * p + source] += s.points[p] - notes[_POINTS + p]
        if ones(s.titles[p]) != notes[LEARNED * SEATS + p]:
            notes[LEARNED * SEATS + p] = ones(s.titles[p])
            if notes[FIRST_LEARNED * SEATS + p] == 0:
                notes[FIRST_LEARNED * SEATS + p] = notes[ROUND]
            for title in range(TITLE_COUNT):
                at = TITLES_AT + TITLE_COUNT * p + title
                if (s.titles[p] >> title) & 1 == 1 and notes[at] == 0:
                    notes[at] = notes[ROUND]


@rule
def end(s, notes):
    for p in range(s.players):
        notes[FULFILLED * SEATS + p] = ones(s.fulfilled[p])
        notes[SHOPS * SEATS + p] = ones(s.shop_areas[p])
        for area in range(AREAS):
            if s.house_owner[area] == p:
                notes[HOUSES * SEATS + p] += 1
        for k in range(CHURCH_SPACES):
            if s.church[k] == p:
                notes[CHURCH_MEN * SEATS + p] += 1
        for k in range(CUSTOMS_SPACES):
            if s.customs[k] == p:
                notes[CUSTOMS_MEN * SEATS + p] += 1
        for part in range(PARTS):
            notes[SOURCES_AT + SOURCE_COUNT * p + OF_PART[part]] += final_part(s, part, p)


def charts(series: Series) -> list[Chart]:
    """What the notes tell."""
    import numpy as np

    def of(block: int) -> Any:
        return series.notes[:, block * SEATS : block * SEATS + series.players]

    def tables(at: int, width: int) -> Any:
        whole = series.notes[:, at : at + SEATS * width].reshape(-1, SEATS, width)
        return whole[:, : series.players]

    countries = np.array([0, *(country + 1 for country in ORDER_COUNTRY)])
    points = tables(SOURCES_AT, SOURCE_COUNT)
    counted = {
        "orders": of(FULFILLED), "technologies": of(LEARNED), "shops": of(SHOPS), "houses": of(HOUSES),
        "church": of(CHURCH_MEN), "customs": of(CUSTOMS_MEN), "first-technology": (of(FIRST_LEARNED), of(LEARNED) > 0),
    }  # fmt: skip
    areas = {name.lower(): Say("masters-yokohama-area", area=name.lower()) for name in AREA_NAMES}
    nations = {key: country_name(n, EDITION) for n, key in enumerate(COUNTRIES)}
    orders = {order_code(n): Say("masters-yokohama-order", order=order_code(n)) for n in range(ORDERS)}
    return [
        shares(series, "first-area", areas, of(FIRST_AREA)),
        timed_worth(series, "technologies", {key: title_name(n, EDITION) for n, key in enumerate(TITLES)},
                    tables(TITLES_AT, TITLE_COUNT)),
        versus(series, "points", {key: Say("masters-yokohama-source", source=key) for key in SOURCES},
               {key: points[:, :, n] for n, key in enumerate(SOURCES)}),
        shares(series, "kept-country", nations, countries[of(KEPT)]),
        shares(series, "order-country", nations, countries[of(FIRST_ORDER)]),
        shares(series, "kept-order", orders, of(KEPT)),
        versus(series, "habits", {key: Say("masters-yokohama-habit", habit=key) for key in counted}, counted),
        versus(series, "game", {"rounds": Say("masters-length", of="rounds")}, {"rounds": series.notes[:, ROUND]}),
    ]  # fmt: skip
