"""Every view has what its type says, no more and no less; and so have the tables of the documentation."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NotRequired, get_args, get_type_hints

import pytest
from helpers.generated import strict
from jsonschema_rs import Draft202012Validator
from pydantic import TypeAdapter

from shokai.games import GAMES
from shokai.games.osaka.rules.state import END_REASONS as OSAKA_ENDS
from shokai.games.osaka.rules.state import PHASES
from shokai.games.osaka.table import view_types as osaka
from shokai.games.yokohama.rules.components import COUNTRIES, GOODS, LEVELS
from shokai.games.yokohama.rules.state import END_REASONS as YOKOHAMA_ENDS
from shokai.games.yokohama.rules.state import STEPS
from shokai.games.yokohama.table import part_types as yokohama
from shokai.games.yokohama.table.view_types import YokohamaSeatView
from shokai.match.described import described, kinds_of
from shokai.match.game import game_for
from shokai.match.match import Match
from tools import view_tables

OPTIONS = {"osaka": [""], "yokohama": ["", "2024 mini1 mini2"]}
SEAT_VIEWS = {"osaka": osaka.OsakaSeatView, "yokohama": YokohamaSeatView}


def validator(kind: Any) -> Any:
    return Draft202012Validator(strict(TypeAdapter(kind).json_schema()))


def faults(checker: Any, view: Any) -> list[str]:
    return [f"{'.'.join(map(str, fault.instance_path))}: {fault.message[:200]}" for fault in checker.iter_errors(view)]


def moments(game: str, players: int, options: str) -> Iterator[Match]:
    """A match after each decision of a whole random game, and while it is dealt."""
    dealt = Match(game, players, seed=f"types {players}", options=options)
    yield dealt
    dice = random.Random(f"{game} {players} {options}")
    while not dealt.over:
        dealt.play(dice.choice(dealt.legal))
        yield dealt


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("game", "options"), [(game, words) for game in GAMES for words in OPTIONS[game]])
def test_views_of_whole_games_are_what_their_types_say(game: str, options: str, players: int) -> None:
    checker, of_seat = validator(game_for(game).view_type), validator(SEAT_VIEWS[game])
    shown: set[str] = set()
    for n, match in enumerate(moments(game, players, options)):
        # Whoever decides looks every time; all others, too, but in the long games of YOKOHAMA not as often.
        everybody = game == "osaka" or n % 10 == 0 or match.over
        for seat in (None, *range(players)) if everybody else (match.actor,):
            memory = n % 4 < 2
            view = match.view(seat, memory)
            assert faults(checker, view) == []
            if game == "osaka":
                assert ("unseen" in view) == memory == ("kinds" in view["discard_pile"])
            shown |= {key for move in view["moves"] for key in move["preview"]} | set(view["asks"])
        if everybody and match.actor >= 0:
            assert faults(of_seat, match.seat().view) == []
            # Before the last step something may have been dealt, which nobody sees but in the past.
            assert faults(checker, match.view(0, step=match.step - 1)) == []
    assert match.over
    # Something was to be seen: moves of most kinds, and several questions.
    assert len(shown) > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_view_that_is_not_what_its_type_says_is_found(game: str) -> None:
    checker = validator(game_for(game).view_type)
    match = Match(game, 2, seed=7)
    seat = match.actor
    assert faults(checker, match.view(seat)) == []
    people = "traders" if game == "osaka" else "merchants"
    for spoil in (
        lambda view: view.pop("turn"),
        lambda view: view.update(more=1),
        lambda view: view[people][0].pop("points"),
        lambda view: view[people][1].update(points="many"),
        lambda view: view["moves"][0]["preview"].update(nonsense=1),
        lambda view: view.update(game="chess"),
    ):
        view = match.view(seat)
        spoil(view)
        assert faults(checker, view) != []


def test_names_in_types_are_those_of_the_rules() -> None:
    assert get_args(osaka.OsakaPhase) == PHASES
    assert get_args(osaka.OsakaReason) == OSAKA_ENDS[1:]
    assert get_args(osaka.OsakaColour) == tuple(get_type_hints(osaka.OsakaByColour)) == osaka.COLOUR
    assert get_args(yokohama.YokohamaStep) == STEPS
    assert get_args(yokohama.YokohamaReason) == YOKOHAMA_ENDS[1:]
    assert get_args(yokohama.YokohamaLevel) == LEVELS
    assert get_args(yokohama.YokohamaCountry) == tuple(get_type_hints(yokohama.YokohamaByCountry)) == COUNTRIES
    assert tuple(get_type_hints(yokohama.YokohamaGoods)) == GOODS


@pytest.mark.parametrize("name", view_tables.VIEWS)
def test_something_is_written_beside_every_key(name: str) -> None:
    for kind in kinds_of(view_tables.VIEWS[name]):
        assert kind.__doc__, kind
        told = described(kind)
        # A type that is nothing but numbers by name says it all by its names.
        numbers = set(get_type_hints(kind).values()) <= {int, int | None}
        assert all(told.values()) or (numbers and not any(told.values())), (kind, told)


def test_the_tables_of_views_are_up_to_date() -> None:
    page = view_tables.PAGE.read_text("utf-8")
    assert set(view_tables.VIEWS) == {found["name"] for found in view_tables._MARKED.finditer(page)}
    assert view_tables.written(page) == page, "run python tools/view_tables.py"
    # A table that says something else is found.
    assert view_tables.written(page.replace("| `market_price` |", "| `prize` |")) == page != page.replace("R5", "R3")


def test_optional_keys_are_known_however_they_are_written() -> None:
    assert view_tables.is_optional(osaka.OsakaView, "unseen")
    assert view_tables.is_optional(osaka.OsakaPreview, "next_seat")
    assert not view_tables.is_optional(osaka.OsakaView, "names")
    hint = get_type_hints(osaka.OsakaDiscardPile, include_extras=True)["kinds"]
    assert hint == NotRequired[list[str]]
