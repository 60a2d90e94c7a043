"""What a seat of YOKOHAMA may see: everything but the orders in others' hands and the cards to come."""

from __future__ import annotations

import json
import random

import pytest
from helpers.yokohama import with_other_secrets

from shokai.engine.engine import CHANCE
from shokai.games.yokohama.rules.action import power_in
from shokai.games.yokohama.rules.ending import PARTS, final_part
from shokai.games.yokohama.rules.secrets import guess, hide
from shokai.games.yokohama.rules.state import AREA_NAMES, UNKNOWN
from shokai.games.yokohama.table.view import board
from shokai.match.game import game_for
from shokai.match.match import Match

TITLE = game_for("yokohama")


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_do_not_depend_on_what_a_seat_cannot_know(players: int, memory: bool) -> None:
    rng = random.Random(players)
    match = Match("yokohama", players, options="2016 mini1 mini2", seed=f"secrets {players}")
    compared = changed = 0
    while not match.over and compared < 120:
        match.play(rng.choice(match.legal))
        if match.over or rng.random() > 0.1:
            continue
        s = match.state
        for seat in [None, *range(players)]:
            t = with_other_secrets(s, seat, rng, memory)
            changed += t.hand != s.hand
            assert TITLE.view(t, seat, memory) == TITLE.view(s, seat, memory)
            compared += 1
    assert changed > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_figures_are_those_of_the_table_and_tell_no_secret(players: int) -> None:
    rng, changed = random.Random(players), 0
    match = Match("yokohama", players, seed=f"figures {players}")
    while not match.over:
        match.play(rng.choice(match.legal))
        if not match.over and rng.random() > 0.05:
            continue
        s, seen = match.state, match.view()
        t = with_other_secrets(s, None, rng, False)
        changed += t.hand != s.hand
        for merchant in seen["merchants"]:
            p = merchant["seat"]
            told = TITLE.figures(s, p)
            assert told == TITLE.figures(t, p)
            assert told == {
                "points": merchant["points"],
                "total": seen["standing"][p]["total"],
                "yen": merchant["yen"],
                "goods": sum(merchant["goods"].values()),
                "imports": merchant["imports"],
                "assistants": sum(area["assistants"][p] for area in seen["areas"].values()),
                "buildings": len(merchant["shops"]) + len(merchant["houses"]),
                "orders": len(merchant["fulfilled"]),
                "technologies": len(merchant["technologies"]),
            }
    assert changed > 5
    curves = match.figures_over_time()
    assert [len(curve) for curve in curves.values()] == [match.step + 1] * len(curves)
    assert curves["total"][-1] == list(match.standing.points)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_from_a_seat_is_out_of_the_state(players: int) -> None:
    rng, dice = random.Random(players), [1, 2]
    match = Match("yokohama", players, options="2024", seed=f"hidden {players}")
    guessed = 0
    while not match.over and guessed < 60:
        match.play(rng.choice(match.legal))
        for seat in range(players) if rng.random() < 0.1 else ():
            known, others = match.state.clone(), with_other_secrets(match.state, seat, rng, memory=True)
            hide(known, seat)
            hide(others, seat)
            assert known == others
            # A guess is a table that looks the same to the seat.
            guessed += any(UNKNOWN in hand for hand in known.hand)
            guess(others, dice)
            assert TITLE.view(others, seat, True) == TITLE.view(match.state, seat, True)
            assert not any(UNKNOWN in hand for hand in others.hand)
            hide(others, seat)
            assert known == others
    assert guessed > 20


def test_memory_keeps_the_orders_that_lay_open() -> None:
    position = {"port": "O1 O2 O3 O4 O5 O6", "P0 men": "3@Port", "P0 orders": "O9", "step": "moving"}
    match = Match.from_position("yokohama", position, seed=1)
    match.play("go Port")
    match.play("order O1")
    forgetful, careful = match.view(1)["merchants"][0], match.view(1, memory=True)["merchants"][0]
    assert (forgetful["orders"], forgetful["orders_in_hand"]) == (None, 2)
    assert [order["order"] for order in careful["orders"]] == ["O1"]
    assert careful["orders_in_hand"] == 2


def test_a_seat_sees_its_own_orders_and_only_the_number_of_the_others() -> None:
    match = Match("yokohama", 3, seed="orders")
    own = [f"O{card + 1}" for card in match.state.hand[0] if card >= 0]
    others = [f"O{card + 1}" for p in (1, 2) for card in match.state.hand[p] if card >= 0]
    seen = json.dumps(match.view(0))
    numbers = {f"O{n}" for n in range(1, 37) if f'"O{n}"' in seen or f" O{n}" in seen}
    assert set(own) <= numbers
    assert not set(others) & numbers


def test_only_the_acting_seat_gets_moves_and_every_view_is_json() -> None:
    match = Match("yokohama", 4, seed="moves")
    rng = random.Random(4)
    for _ in range(60):
        assert match.actor != CHANCE
        for seat in [None, *range(4)]:
            seen = match.view(seat)
            assert bool(seen["moves"]) == (seat == match.actor)
            assert json.loads(json.dumps(seen)) == seen
        match.play(rng.choice(match.legal))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_kept_of_earlier_views_is_what_would_be_made_now(players: int) -> None:
    """Areas and sheets are shared by views: after each move they are as if nobody had looked before."""
    rng = random.Random(players)
    match = Match("yokohama", players, options="2016 mini1 mini2", seed=f"kept {players}")
    again = 0
    while not match.over and match.step < 900:
        match.play(rng.choice(match.legal))
        s = match.state
        seen = [TITLE.view(s, seat, False) for seat in [None, *range(players)]]
        areas = [view["areas"] for view in seen]
        for seat, of_seat in zip([None, *range(players)], areas, strict=True):
            for name, area in of_seat.items():
                powers = [power_in(s, p, AREA_NAMES.index(name)) for p in range(players)]
                assert area["powers"] == powers
                assert area["power"] == (None if seat is None else powers[seat])
        for p, sheet in enumerate(seen[0]["standing"]):
            parts = [final_part(s, part, p) for part in range(PARTS)]
            assert [*sheet.values()] == [s.points[p], *parts, s.points[p] + sum(parts)]
        again += all(area is areas[1][name] for name, area in TITLE.view(s, 0, False)["areas"].items())
        if rng.random() < 0.2:
            board._AREAS.clear()
            board._FROM_SEATS.clear()
            assert [TITLE.view(s, seat, False) for seat in [None, *range(players)]] == seen
    assert again > 100
