"""What holds in every game of TRADERS OF OSAKA, whoever plays and whatever is dealt.

Hypothesis chooses the moves and the deals; each test plays whole games and looks at every step.
P1 to P8 are the properties of the list of cases.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest
from helpers.osaka import BOX, cards, coins, few, games, wares
from helpers.walks import check_copies, walk
from hypothesis import example, settings

from shokai.engine.engine import CHANCE, OVER, Engine
from shokai.games.osaka.rules import FIELDS
from shokai.games.osaka.rules.state import (
    END,
    HANDS,
    INSURE,
    LAY,
    LOT,
    PASS,
    PAY,
    PHASES,
    START,
    TAKE_HELD,
    TOKENS,
    TURN,
)
from shokai.games.osaka.table.notation import card_text, move_text
from shokai.match.match import Match

# No game came near this: the more purchases, the more paydays, and each brings somebody a token.
MANY_STEPS = 3000


# P1 to P8 of the list of cases.


@games
@settings(max_examples=12)
def test_p1_all_108_cards_are_always_somewhere(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
        s = step.after
        zones = [s.market, s.farm, s.draw, s.discard, s.out]
        zones += [*s.hand, *s.goods, *s.insured, *s.held, *s.held_farm]
        assert sum((cards(zone) for zone in zones), Counter()) == BOX
        # Under the traders lie the cards kept from sets and those drawn unseen, one for each point,
        # unless there was none to be drawn.
        under = sum(cards(s.out).values()) + sum(cards(s.draw).values()) - s.pile
        old = step.before
        old_under = sum(cards(old.out).values()) + sum(cards(old.draw).values()) - old.pile
        assert sum(s.points) >= under
        if sum(s.points) - under > sum(old.points) - old_under:
            assert s.pile == 0


@games
@few
def test_p2_ships_stay_on_the_track_and_no_turn_begins_with_one_in_edo(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
        assert all(0 <= space <= 5 for space in step.after.ships)
        if step.after.phase == TURN:
            assert 5 not in step.after.ships


@games
@few
def test_p3_after_a_payday_no_ship_is_on_the_waves_or_in_edo(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    paid = False
    for step in walk(python_engine, players, seed, choices, style):
        paid |= step.after.tokens != step.before.tokens and step.before.phase != TOKENS
        if step.after.phase in (TURN, LAY) and paid and step.before.turn != step.after.turn:
            assert set(step.after.ships) <= {0, 1, 2}
            paid = False


@games
@few
def test_p4_a_stone_is_with_its_owner_or_on_one_card_and_comes_back_only_with_that_card(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
        for p in range(players):
            was = cards(step.before.held[p]) + cards(step.before.held_farm[p])
            now = cards(step.after.held[p]) + cards(step.after.held_farm[p])
            assert sum(now.values()) <= 1
            if was and not now:
                # The owner took the card, or paid for it.
                assert step.seat == p == step.before.turn
                assert not step.before.held_farm[p]
                assert step.number == TAKE_HELD or (step.before.phase == PAY and step.after.phase != PAY)
                gained = (
                    cards(step.after.hand[p])
                    if step.number == TAKE_HELD
                    else cards(step.after.goods[p]) + cards(step.after.discard) + cards(step.after.out)
                )
                assert not was - gained
            elif was:
                assert was == now


@games
@few
def test_p5_whoever_begins_a_turn_finds_something_unless_both_piles_are_used_up(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
        s = step.after
        if s.phase == TURN and not wares(s, s.turn):
            assert (s.pile, s.discard, s.farm) == (0, 0, 0)
            assert python_engine.legal(s) == [PASS]


@games
@few
def test_p6_tokens_are_one_for_each_player_and_one_for_each_sale(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    sales = 0
    for step in walk(python_engine, players, seed, choices, style):
        old, s = step.before, step.after
        if old.phase == TOKENS:
            assert sum(map(sum, s.tokens)) == sum(map(sum, old.tokens)) + 1
            assert sum(s.tokens[step.seat]) == 1
            continue
        for p, c in itertools.product(range(players), range(4)):
            # A sale empties a set without losing it: it becomes points.
            sold = s.points[p] > old.points[p] and s.tokens[p][c] > old.tokens[p][c]
            assert s.tokens[p][c] - old.tokens[p][c] == int(sold)
            sales += sold
        if s.phase in (TURN, INSURE, END):
            assert sum(map(sum, s.tokens)) == players + sales
    assert sales > 0 or python_engine.standing(s, players).reason == "exhausted"


@games
@few
def test_p7_somebody_can_always_do_something_and_passes_only_if_nothing_else_is_left(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
        if step.after.actor >= 0:
            legal = python_engine.legal(step.after)
            assert legal
            assert PASS not in legal or legal == [PASS]
        elif step.after.actor == CHANCE:
            assert python_engine.chance(step.after).total > 0


@games
@few
@example(players=4, choices=b"", seed=0, style="hoard")
@example(players=2, choices=b"", seed=0, style="hoard")
def test_p8_every_game_comes_to_an_end_for_a_reason(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    steps = list(itertools.islice(walk(python_engine, players, seed, choices, style), MANY_STEPS))
    end = steps[-1].after
    assert end.actor == OVER
    most = max(map(sum, end.tokens))
    assert python_engine.standing(end, players).reason == ("tokens" if most >= 8 else "exhausted")


def test_hoarders_drive_all_cards_into_their_hands_and_the_game_ends_by_passing(
    python_engine: Engine,
) -> None:
    """Who only ever takes coins: the stalemate that the ruling on passing is there for."""
    state = python_engine.new(3)
    while (actor := python_engine.actor(state)) != OVER:
        if actor == CHANCE:
            python_engine.deal(state, python_engine.outcome(state, 0))
        else:
            legal = python_engine.legal(state)
            takes = [move for move in legal if move_text(state, move).startswith("take")]
            python_engine.apply(state, (takes or legal)[0])
    assert sum(sum(cards(hand).values()) for hand in state.hand) == 108
    assert python_engine.standing(state, 3).reason == "exhausted"
    assert python_engine.standing(state, 3).places == (1, 1, 1)


@games
@few
def test_no_field_ever_leaves_its_bounds(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
        assert FIELDS.out_of_bounds(step.after) == []
        assert python_engine.broken_invariant(step.after) == 0


def test_walks_reach_every_phase(many_states: list[Any]) -> None:
    """Whatever is tested over many states is tested in every phase, and with somebody who can only pass."""
    phases = {PHASES[s.phase] for s in many_states}
    assert phases == {"lay", "hands", "start", "tokens", "turn", "pay", "insure", "save", "end"}
    assert any(s.passes for s in many_states)
    assert {s.players for s in many_states} == {2, 3, 4}
    assert any(s.shuffles for s in many_states)
    assert {s.ended for s in many_states} == {0, 1, 2}


# Chance.


@games
@settings(max_examples=8)
def test_every_outcome_has_as_many_tickets_as_its_weight(
    engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(engine, players, seed, choices, style):
        if step.before.actor == CHANCE:
            state = engine.of_lists(step.before)
            due = engine.chance(state)
            assert sum(due.weights.values()) == due.total
            found = Counter(engine.outcome(state, ticket) for ticket in range(due.total))
            assert dict(found) == due.weights
            assert step.number in due.weights


@games
@settings(max_examples=15)
def test_no_two_draws_of_a_game_have_one_label(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    labels = [
        python_engine.chance(step.before).label
        for step in walk(python_engine, players, seed, choices, style)
        if step.before.actor == CHANCE
    ]
    assert len(set(labels)) == len(labels)


@games
@settings(max_examples=15)
def test_after_a_shuffle_exactly_the_discarded_cards_can_come(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
        old, s = step.before, step.after
        if s.shuffles > old.shuffles and old.phase == LAY and s.phase == LAY:
            due = python_engine.chance(s)
            can_come = Counter({card_text(kind): n for kind, n in due.weights.items()})
            assert can_come == cards(old.discard)
            assert s.discard == 0
            # Cards drawn unseen lie under the traders and never come back.
            assert cards(s.out) == cards(old.out) + cards(old.draw) - Counter([card_text(step.number)])


def test_level_for_the_start_only_those_who_are_level_can_be_drawn(python_engine: Engine) -> None:
    """White and Grey have 9 with three cards each, Pink has 10."""
    match = Match("osaka", 3, names=["White", "Pink", "Grey"], seed="x", backend="python")
    match.history.rewind()
    match.dealer = None
    record = "B5 R5 Y3 Y2 Y3 R2 G3 Y5  R2 B2 Y5  R5 B5  R3 B3 G3"
    for card in record.split():
        match.deal(card)
    assert match.state.phase == START
    assert python_engine.chance(match.state).weights == {LOT + 0: 1, LOT + 2: 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_hands_are_worth_8_to_12_and_the_lowest_starts(python_engine: Engine, players: int) -> None:
    seen = set()
    for seed in range(60):
        for step in walk(python_engine, players, seed):
            if step.before.phase == HANDS:
                # Nobody is dealt a card with 8 coins or more.
                assert coins(cards(step.before.hand[step.before.turn])) < 8
            if step.after.phase == TOKENS:
                hands = [(coins(cards(h)), sum(cards(h).values())) for h in step.after.hand[:players]]
                assert all(8 <= worth <= 12 for worth, _ in hands)
                assert hands[step.after.actor] == min(hands)
                seen |= {worth for worth, _ in hands}
                break
    assert seen == {8, 9, 10, 11, 12}


# Copies.


@games
@settings(max_examples=8)
def test_playing_on_a_copy_leaves_the_original_alone(
    engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    states = [step.after for step in walk(engine, players, seed, choices, style)]
    check_copies(engine, states, steps=40)
