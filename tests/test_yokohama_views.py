"""What a seat of YOKOHAMA may see: everything but the orders in others' hands and the cards to come."""

from __future__ import annotations

import json
import random

import pytest

from shokai.game.match import Match
from shokai.game.title import title_for
from shokai.kernel.engine import CHANCE
from shokai.kernel.fields import State

TITLE = title_for("yokohama")


def with_other_secrets(s: State, seat: int | None, rng: random.Random) -> State:
    """The same table with other orders in the hands, the box and the deck, as far as the seat cannot know them."""
    t = s.clone()
    hidden = [(p, i) for p in range(t.players) if p != seat for i in range(3) if t.hand[p][i] >= 0]
    boxed = [card for card in range(36) if t.box >> card & 1]
    unseen = [card for card in range(36) if t.orders_left >> card & 1]
    pool = [t.hand[p][i] for p, i in hidden] + boxed + unseen
    rng.shuffle(pool)
    for p, i in hidden:
        t.hand[p][i] = pool.pop()
    t.box = sum(1 << pool.pop() for _ in boxed)
    t.orders_left = sum(1 << card for card in pool)
    return t


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_do_not_depend_on_what_a_seat_cannot_know(players: int) -> None:
    rng = random.Random(players)
    match = Match("yokohama", players, options="2016 mini1 mini2", seed=f"secrets {players}")
    compared = changed = 0
    while not match.over and compared < 120:
        match.play(rng.choice(match.legal))
        if match.over or rng.random() > 0.1:
            continue
        s = match.state
        for seat in [None, *range(players)]:
            t = with_other_secrets(s, seat, rng)
            changed += t.hand != s.hand
            for memory in (False, True):
                assert TITLE.view(t, seat, memory) == TITLE.view(s, seat, memory)
            compared += 1
    assert changed > 40


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
