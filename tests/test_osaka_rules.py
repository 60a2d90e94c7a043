"""What holds in every game of TRADERS OF OSAKA, whoever plays and whatever is dealt.

Hypothesis chooses the moves and the deals; each test plays whole games and looks at every step.
What must come out is worked out here once more, with lists of cards and the words of the rulebook,
independently of the rules under test.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from shokai.game.match import Match
from shokai.game.osaka.notation import bag_of, card_text, cards_of, move_text
from shokai.games.osaka import FIELDS
from shokai.games.osaka.cards import CARD, DECK, count, kind_at, worth
from shokai.games.osaka.payday import sale_points, sell
from shokai.games.osaka.state import (
    BUY,
    END,
    HANDS,
    INSURE,
    LAY,
    LOT,
    PASS,
    PAY,
    PHASES,
    RESERVE_FARM,
    SAVE,
    START,
    TAKE_HELD,
    TOKEN,
    TOKENS,
    TURN,
)
from shokai.kernel.engine import CHANCE, OVER, Engine

COLOURS = "RBYG"
# The box: 27 cards of each colour, and the symbols on them.
BOX = Counter({f"{c}{v}": n for c in COLOURS for v, n in ((2, 11), (3, 9), (5, 7))})
SYMBOLS = {"2": 2, "3": 1, "5": 0}
# No game came near this: the more purchases, the more paydays, and each brings somebody a token.
MANY_STEPS = 3000

games = given(
    players=st.integers(2, 4),
    choices=st.binary(max_size=300),
    seed=st.integers(0, 2**32),
    style=st.sampled_from(["any", "hoard", "buy", "reserve"]),
)
few = settings(max_examples=40)
Walks = Callable[..., Iterator[Any]]


def cards(bag: int) -> Counter[str]:
    return Counter(cards_of(bag))


def coins(texts: Any) -> int:
    """What cards are worth, a list of them or a Counter."""
    return sum(int(card[1]) for card in (texts.elements() if isinstance(texts, Counter) else texts))


def wares(s: Any, p: int) -> Counter[str]:
    """What p would have to buy: every free card, and the own reserved one."""
    return cards(s.market) + cards(s.held[p])


# P1 to P8 of the list of cases.


@games
@settings(max_examples=12)
def test_p1_all_108_cards_are_always_somewhere(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
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
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
        assert all(0 <= space <= 5 for space in step.after.ships)
        if step.after.phase == TURN:
            assert 5 not in step.after.ships


@games
@few
def test_p3_after_a_payday_no_ship_is_on_the_waves_or_in_edo(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    paid = False
    for step in walks(python_engine, players, seed, choices, style):
        paid |= step.after.tokens != step.before.tokens and step.before.phase != TOKENS
        if step.after.phase in (TURN, LAY) and paid and step.before.turn != step.after.turn:
            assert set(step.after.ships) <= {0, 1, 2}
            paid = False


@games
@few
def test_p4_a_stone_is_with_its_owner_or_on_one_card_and_comes_back_only_with_that_card(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
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
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
        s = step.after
        if s.phase == TURN and not wares(s, s.turn):
            assert (s.pile, s.discard, s.farm) == (0, 0, 0)
            assert python_engine.legal(s) == [PASS]


@games
@few
def test_p6_tokens_are_one_for_each_player_and_one_for_each_sale(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    sales = 0
    for step in walks(python_engine, players, seed, choices, style):
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
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
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
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    steps = list(itertools.islice(walks(python_engine, players, seed, choices, style), MANY_STEPS))
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
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
        assert FIELDS.out_of_bounds(step.after) == []
        assert python_engine.broken_invariant(step.after) == 0


# Each step against the rulebook, told once more.


@games
@few
def test_the_actions_of_a_turn_are_those_of_the_rulebook(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
        s = step.after
        if s.phase != TURN:
            continue
        p = s.turn
        free, farm = set(cards(s.market)), set(cards(s.farm))
        wanted = {f"take {card}" for card in free} | {f"take {card}*" for card in cards(s.held[p])}
        if not s.held[p] and not s.held_farm[p]:
            wanted |= {f"reserve {card}" for card in free} | {f"reserve farm {card}" for card in farm}
        if wares(s, p) and coins(cards(s.hand[p])) >= coins(wares(s, p)):
            wanted.add("buy")
        texts = [move_text(s, move) for move in python_engine.legal(s)]
        assert sorted(texts) == sorted(wanted or {"pass"})


@games
@few
def test_turns_go_clockwise_and_the_market_is_refilled_first_exactly_when_it_has_nothing_for_the_player(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    starter = None
    for step in walks(python_engine, players, seed, choices, style):
        old, s = step.before, step.after
        if old.phase == TOKENS:
            starter = old.turn
            assert step.seat == (starter + sum(map(sum, old.tokens))) % players
            if s.phase != TOKENS:
                assert s.turn == starter
        elif starter is not None and s.phase != END:
            begun = old.phase == TURN and step.number != BUY
            begun |= old.turn != s.turn
            assert s.turn == (old.turn + begun) % players
            if begun and old.phase == TURN:
                # Only an empty market, or one with others' stones on every card, is refilled now.
                market = old.market - (CARD[step.number // 4] if step.number < TOKEN and step.number % 4 < 2 else 0)
                held = list(old.held)
                if step.number == TAKE_HELD:
                    held[old.turn] = 0
                nothing = market + held[s.turn] == 0
                assert (s.phase == LAY) == (nothing and (old.pile > 0 or old.discard != 0))
                assert nothing or (s.farm, s.market) == (_farm_after(old, step.number), market)


def _farm_after(old: Any, move: int) -> int:
    return old.farm - (CARD[move // 4] if move < TOKEN and move % 4 == RESERVE_FARM else 0)


@games
@few
@example(players=3, choices=b"", seed=0, style="hoard")
@example(players=2, choices=b"", seed=0, style="hoard")
def test_the_game_ends_by_passing_exactly_when_everybody_in_a_row_could_do_nothing(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    in_a_row = 0
    for step in walks(python_engine, players, seed, choices, style):
        if step.before.phase == TURN:
            in_a_row = in_a_row + 1 if step.number == PASS else 0
            assert (python_engine.standing(step.after, players).reason == "exhausted") == (in_a_row == players)


@games
@few
def test_a_discarded_card_lies_on_top_as_long_as_there_is_a_discard_pile(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
        s = step.after
        top = card_text(s.top - 1) if s.top else None
        assert top in cards(s.discard) if s.discard else top is None
        paid = step.before.phase in (PAY, INSURE) and step.number < TOKEN
        if paid and s.phase == step.before.phase and s.actor == step.seat:
            assert top == card_text(step.number // 4)


@games
@few
def test_after_a_payday_everybody_with_goods_at_risk_is_asked_clockwise_colour_by_colour(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    due: list[tuple[int, int]] = []
    for step in walks(python_engine, players, seed, choices, style):
        old, s = step.before, step.after
        if s.phase == INSURE and old.phase not in (INSURE, SAVE):
            seats = [(s.turn + i) % players for i in range(players)]
            due = [
                (p, c)
                for p in seats
                for c in range(4)
                if s.ships[c] in (3, 4) and any(card[0] == COLOURS[c] for card in cards(s.goods[p]))
            ]
        if s.phase in (INSURE, SAVE):
            while due and due[0] != (s.actor, s.colour):
                # Somebody has decided: everything is insured, or no more is to be.
                assert old.phase in (INSURE, SAVE)
                assert due.pop(0) == (step.seat, old.colour)
            assert due
        elif due:
            assert due == [(step.seat, old.colour)]
            due = []


@games
@few
def test_a_purchase_brings_all_wares_moves_the_ships_and_refills(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
        old, s = step.before, step.after
        if old.phase != PAY or s.phase == PAY:
            continue
        p, bought = old.turn, wares(old, old.turn)
        assert old.due <= int(card_text(step.number // 4)[1])
        for c, letter in enumerate(COLOURS):
            n = sum(bought[f"{letter}{v}"] for v in (2, 3, 5))
            assert s.ships[c] == min(5, old.ships[c] + min(n, 2)) or s.actor != CHANCE
        if s.actor == CHANCE:
            assert cards(s.goods[p]) == cards(old.goods[p]) + bought
            assert (s.held[p], s.farm) == (old.held_farm[p], 0)
            assert cards(s.market) == cards(old.farm)
            assert (s.to_market, s.to_farm) == (2, 3)
            for q in range(players):
                assert s.held_farm[q] == 0
                assert q == p or s.held[q] == old.held[q] + old.held_farm[q]


@games
@few
def test_a_refill_lays_two_cards_into_the_market_and_three_into_the_farm_while_there_are_cards(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    laid: Counter[str] = Counter()
    for step in walks(python_engine, players, seed, choices, style):
        old, s = step.before, step.after
        if old.phase == LAY:
            # Once the old cards have moved, a new one comes to the market first, then to the farm.
            zone = "market" if cards(s.market) != cards(old.market) else "farm"
            assert cards(getattr(s, zone)) - cards(getattr(old, zone)) == Counter([card_text(step.number)])
            assert zone == "market" or laid["market"] >= 2
            laid[zone] += 1
            if s.phase != LAY:
                assert laid in ({"market": 5, "farm": 3}, {"market": 2, "farm": 3}) or s.pile == 0
                laid.clear()


@games
@few
def test_a_payday_sells_every_set_at_its_price_and_keeps_its_cheapest_cards(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
        old, s = step.before, step.after
        if old.phase != LAY or s.phase == LAY or 5 not in old.ships:
            continue
        thrown: Counter[str] = Counter()
        unseen = 0
        for p in range(players):
            points = 0
            for c, letter in enumerate(COLOURS):
                owned = sorted(
                    card for card in (cards(old.goods[p]) + cards(old.insured[p])).elements() if card[0] == letter
                )
                sold = old.ships[c] == 5 and bool(owned)
                assert s.tokens[p][c] == old.tokens[p][c] + sold
                if sold:
                    value = (int(owned[-1][1]) + old.tokens[p][c]) * len(owned)
                    now = -(-value // 5)
                    thrown += Counter(owned[now:])
                    unseen += max(0, now - len(owned))
                    points += now
                    assert not [card for card in cards_of(s.goods[p] + s.insured[p]) if card[0] == letter]
            assert s.points[p] == old.points[p] + points
        # The active player has just bought every colour that arrived.
        assert s.points[old.turn] > old.points[old.turn]
        assert sum(s.tokens[old.turn]) == sum(old.tokens[old.turn]) + old.ships.count(5)
        if s.shuffles == old.shuffles and s.phase in (INSURE, END):
            assert cards(s.discard) == cards(old.discard) + thrown
            assert s.pile == max(0, old.pile - 1 - unseen)
        ends = max(map(sum, s.tokens)) >= 8
        assert (s.phase == END) == ends
        if ends:
            assert s.ships == old.ships
            assert s.hand == old.hand


@games
@few
def test_the_tide_takes_what_is_not_insured_and_nothing_else(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
        old, s = step.before, step.after
        if old.phase not in (INSURE, SAVE) or 5 not in old.ships:
            continue
        if 5 in s.ships:
            # Nothing is lost before everybody has decided.
            assert s.ships == old.ships
            for p in range(players):
                assert cards(s.goods[p]) + cards(s.insured[p]) == cards(old.goods[p]) + cards(old.insured[p])
            continue
        for c, letter in enumerate(COLOURS):
            assert s.ships[c] == {5: 0, 3: 2, 4: 2}.get(old.ships[c], old.ships[c])
            for p in range(players):
                left = [card for card in cards_of(s.goods[p]) if card[0] == letter]
                had = [card for card in cards_of(old.goods[p]) if card[0] == letter]
                assert left == ([] if old.ships[c] in (3, 4) else had)
        for p in range(players):
            assert not cards(old.insured[p]) - cards(s.insured[p])


# Chance.


@games
@settings(max_examples=8)
def test_every_outcome_has_as_many_tickets_as_its_weight(
    engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(engine, players, seed, choices, style):
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
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    labels = [
        python_engine.chance(step.before).label
        for step in walks(python_engine, players, seed, choices, style)
        if step.before.actor == CHANCE
    ]
    assert len(set(labels)) == len(labels)


@games
@settings(max_examples=15)
def test_after_a_shuffle_exactly_the_discarded_cards_can_come(
    python_engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walks(python_engine, players, seed, choices, style):
        old, s = step.before, step.after
        if s.shuffles > old.shuffles and old.phase == LAY and s.phase == LAY:
            due = python_engine.chance(s)
            can_come = Counter({card_text(kind): n for kind, n in due.weights.items()})
            assert can_come == cards(old.discard)
            assert s.discard == 0
            # Cards drawn unseen lie under the traders and never come back.
            assert cards(s.out) == cards(old.out) + cards(old.draw) - Counter([card_text(step.number)])


def test_level_for_the_start_only_those_who_are_level_can_be_drawn(python_engine: Engine) -> None:
    """C03: White and Grey have 9 with three cards each, Pink has 10."""
    match = Match("osaka", 3, names=["White", "Pink", "Grey"], seed="x", backend="python")
    match.rewind()
    match.dealer = None
    record = "B5 R5 Y3 Y2 Y3 R2 G3 Y5  R2 B2 Y5  R5 B5  R3 B3 G3"
    for card in record.split():
        match.deal(card)
    assert match.state.phase == START
    assert python_engine.chance(match.state).weights == {LOT + 0: 1, LOT + 2: 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_hands_are_worth_8_to_12_and_the_lowest_starts(
    python_engine: Engine, walks: Walks, players: int
) -> None:
    seen = set()
    for seed in range(60):
        for step in walks(python_engine, players, seed):
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
    engine: Engine, walks: Walks, players: int, choices: bytes, seed: int, style: str
) -> None:
    states = [step.after for step in walks(engine, players, seed, choices, style)]
    for s in states[:: max(1, len(states) // 12)]:
        original = engine.of_lists(s)
        twin = engine.clone(original)
        for _ in range(40):
            if engine.actor(twin) == OVER:
                break
            if engine.actor(twin) == CHANCE:
                engine.deal(twin, engine.outcome(twin, 0))
            else:
                engine.apply(twin, engine.legal(twin)[-1])
        assert engine.lists(original) == s
        assert engine.lists(twin) != s or engine.actor(original) == OVER


# Choices that have no order are made in exactly one order, and none is missing.

Choice = tuple[tuple[str, ...], ...]


def paths(engine: Engine, s: Any, going_on: Callable[[Any], bool]) -> Iterator[tuple[Any, list[str]]]:
    """Every way to move on as long as `going_on`: the state after it and the texts of its moves."""
    if not going_on(s):
        yield s, []
        return
    legal = engine.legal(s)
    assert legal, "a dead end"
    for move in legal:
        t = s.clone()
        engine.apply(t, move)
        for end, texts in paths(engine, t, going_on):
            yield end, [move_text(s, move), *texts]


def some_of(cards_: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Every choice of some of these cards; equal cards are equal."""
    return {tuple(sorted(c)) for n in range(len(cards_) + 1) for c in itertools.combinations(cards_, n)}


def hands(most: int, colours: str = COLOURS, values: str = "235") -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from([c + v for c in colours for v in values]), max_size=most)


@given(market=hands(3).filter(bool), hand=hands(7))
@settings(max_examples=120)
@example(market=["R5"], hand=["R2", "B2", "Y2", "G2", "R3", "R5"])
@example(market=["R2", "R2", "R2"], hand=["R5", "B5", "Y3", "Y2", "G2"])
def test_every_payment_without_a_superfluous_card_can_be_made_in_exactly_one_order(
    python_engine: Engine, market: list[str], hand: list[str]
) -> None:
    assume(not Counter(market + hand) - BOX)
    table = {"market": " ".join(market), "White hand": " ".join(hand)}
    match = Match.from_position("osaka", table, backend="python")
    price = coins(market)
    right = {
        chosen
        for chosen in some_of(tuple(hand))
        if coins(chosen) >= price and all(coins(chosen) - int(card[1]) < price for card in chosen)
    }
    assert ("buy" in match.legal_texts()) == bool(right)
    if right:
        match.play("buy")
        made = [
            tuple(sorted(text.removeprefix("pay ") for text in texts))
            for _, texts in paths(python_engine, match.state, lambda s: s.phase == PAY)
        ]
        assert sorted(made) == sorted(right)


def _sunk_with_pink_to_decide(hand: list[str], goods: list[str]) -> Match:
    """White's green 2 reaches Edo; red and blue go down with Pink's goods."""
    match = Match.from_position(
        "osaka",
        {
            "market": "G2", "White hand": "Y2", "ships": "G4 R3 B4",
            "Pink hand": " ".join(hand), "Pink goods": " ".join(goods),
        },
        seed="7",
        backend="python",
    )  # fmt: skip
    return match.play("buy Y2")


@given(hand=hands(5, "RB"), goods=hands(5, "RB"))
@settings(max_examples=120)
@example(hand=["R2", "R2", "R3"], goods=["R5", "R3", "R2"])
@example(hand=["R3", "R3", "R3", "B2"], goods=["R5", "R5", "R3", "B5", "B2"])
def test_every_insurance_without_a_superfluous_card_can_be_taken_in_exactly_one_order(
    python_engine: Engine, hand: list[str], goods: list[str]
) -> None:
    assume(not Counter(hand + goods) - BOX)
    match = _sunk_with_pink_to_decide(hand, goods)
    right: list[Choice] = [()]
    for colour in "RB":
        at_risk = tuple(card for card in goods if card[0] == colour)
        owned = tuple(card for card in hand if card[0] == colour)
        if at_risk:
            right = [done + choice for done in right for choice in _right_insurance(owned, at_risk)]
    deciding = [INSURE, SAVE]
    made = [
        tuple(_made_insurance(texts, goods))
        for _, texts in paths(python_engine, match.state, lambda s: s.phase in deciding)
    ]
    assert sorted(made) == sorted(right)


def _right_insurance(owned: tuple[str, ...], at_risk: tuple[str, ...]) -> list[Choice]:
    """By the rulebook, for one colour: the cards laid down, and the goods that they save."""
    choices: list[Choice] = []
    for laid in some_of(owned):
        symbols = [SYMBOLS[card[1]] for card in laid]
        if all(n > 0 and sum(symbols) - n < len(at_risk) for n in symbols):
            saved = min(sum(symbols), len(at_risk))
            choices += [(laid, some) for some in some_of(at_risk) if len(some) == saved]
    return choices


def _made_insurance(texts: list[str], goods: list[str]) -> Iterator[tuple[str, ...]]:
    """The moves of one way through, read as cards laid down and goods saved, colour by colour."""
    for colour in "RB":
        at_risk = tuple(sorted(card for card in goods if card[0] == colour))
        if not at_risk:
            continue
        laid, saved = [], []
        while texts:
            verb, _, card = texts.pop(0).partition(" ")
            if verb == "insure":
                assert card[0] == colour
                laid.append(card)
                if sum(SYMBOLS[c[1]] for c in laid) >= len(at_risk):
                    saved = list(at_risk)
                    break
            elif verb == "done":
                if not laid:
                    break
            else:
                assert card[0] == colour
                saved.append(card)
                if len(saved) == sum(SYMBOLS[c[1]] for c in laid):
                    break
        yield tuple(sorted(laid))
        yield tuple(sorted(saved))
    assert texts == []


@given(goods=hands(6, "R"), hand=hands(3, "R", "23").filter(bool))
@settings(max_examples=60)
def test_what_is_insured_is_turned_and_the_rest_is_discarded(goods: list[str], hand: list[str]) -> None:
    assume(not Counter(hand + goods) - BOX)
    match = _sunk_with_pink_to_decide(hand, goods)
    while match.state.phase in (INSURE, SAVE):
        match.play(match.legal[0])
    s = match.state
    assert s.goods[1] == 0
    laid = Counter(hand) - cards(s.hand[1])
    assert cards(s.discard) == Counter(["Y2"]) + laid + Counter(goods) - cards(s.insured[1])
    symbols = sum(SYMBOLS[card[1]] for card in laid.elements())
    assert sum(cards(s.insured[1]).values()) == min(len(goods), symbols)


# Scoring. The tables are those of the fact sheet: points by number of cards (1 to 8), tokens 0 to 7.

POINTS = {
    2: ["1 1 2 2 2 3 3 4", "1 2 2 3 3 4 5 5", "1 2 3 4 4 5 6 7", "1 2 3 4 5 6 7 8",
        "2 3 4 5 6 8 9 10", "2 3 5 6 7 9 10 12", "2 4 5 7 8 10 12 13", "2 4 6 8 9 11 13 15"],
    3: ["1 2 2 3 3 4 5 5", "1 2 3 4 4 5 6 7", "1 2 3 4 5 6 7 8", "2 3 4 5 6 8 9 10",
        "2 3 5 6 7 9 10 12", "2 4 5 7 8 10 12 13", "2 4 6 8 9 11 13 15", "2 4 6 8 10 12 14 16"],
    5: ["1 2 3 4 5 6 7 8", "2 3 4 5 6 8 9 10", "2 3 5 6 7 9 10 12", "2 4 5 7 8 10 12 13",
        "2 4 6 8 9 11 13 15", "2 4 6 8 10 12 14 16", "3 5 7 9 11 14 16 18", "3 5 8 10 12 15 17 20"],
}  # fmt: skip


def _with_goods(values: list[int], tokens: int, colour: int = 0, insured: int = 0) -> Any:
    """A table where White owns these goods, the last `insured` of them turned."""
    s = FIELDS.new()
    s.players = 2
    texts = [f"{COLOURS[colour]}{value}" for value in values]
    s.goods[0] = bag_of(texts[: len(texts) - insured])
    s.insured[0] = bag_of(texts[len(texts) - insured :])
    s.tokens[0][colour] = tokens
    s.draw = DECK - s.goods[0] - s.insured[0]
    s.pile = 108 - len(values)
    return s


@pytest.mark.parametrize("colour", range(4))
@pytest.mark.parametrize("highest", POINTS)
def test_points_by_highest_card_tokens_and_number_of_cards(highest: int, colour: int) -> None:
    for tokens, row in enumerate(POINTS[highest]):
        found = [sale_points(_with_goods([highest] + [2] * n, tokens, colour), 0, colour) for n in range(8)]
        assert found == [int(n) for n in row.split()]


@pytest.mark.parametrize(
    ("owned", "tokens", "points", "kept", "top_up", "thrown"),
    [
        ([5, 3, 2], 0, 3, [2, 3, 5], 0, []),  # example 1 of the rulebook, red
        ([2], 0, 1, [2], 0, []),  # example 1, yellow
        ([5, 3, 2], 2, 5, [2, 3, 5], 2, []),  # example 2
        ([2, 2, 2], 0, 2, [2, 2], 0, [2]),
        ([3, 3, 3], 0, 2, [3, 3], 0, [3]),
        ([2, 2, 3, 5], 0, 4, [2, 2, 3, 5], 0, []),
        ([2, 2, 3], 1, 3, [2, 2, 3], 0, []),
        ([5], 0, 1, [5], 0, []),
        ([5], 1, 2, [5], 1, []),
        ([2, 2, 2, 2, 2], 0, 2, [2, 2], 0, [2, 2, 2]),
        ([3, 3, 2, 2, 2, 2], 0, 4, [2, 2, 2, 2], 0, [3, 3]),
        ([5, 5], 3, 4, [5, 5], 2, []),
    ],
)
@pytest.mark.parametrize("insured", [0, 1])
def test_a_sale(
    owned: list[int], tokens: int, points: int, kept: list[int], top_up: int, thrown: list[int], insured: int
) -> None:
    s = _with_goods(owned, tokens, insured=insured)
    sell(s, 0, 0)
    assert s.points[0] == points
    assert cards_of(s.out) == sorted((f"R{v}" for v in kept), reverse=True)
    assert s.pile == 108 - len(owned) - top_up
    assert cards_of(s.discard) == sorted((f"R{v}" for v in thrown), reverse=True)
    assert s.tokens[0][0] == tokens + 1
    assert (s.goods[0], s.insured[0]) == (0, 0)


@given(
    values=st.lists(st.sampled_from([2, 3, 5]), min_size=1, max_size=7),
    tokens=st.integers(0, 20),
    colour=st.integers(0, 3),
    insured=st.integers(0, 7),
)
def test_only_the_highest_card_the_tokens_and_the_number_of_cards_count(
    values: list[int], tokens: int, colour: int, insured: int
) -> None:
    s = _with_goods(values, tokens, colour, min(insured, len(values)))
    assert sale_points(s, 0, colour) == -(-(max(values) + tokens) * len(values) // 5)
    assert sale_points(s, 0, (colour + 1) % 4) == 0


@given(
    points=st.lists(st.integers(0, 4), min_size=2, max_size=4),
    tokens=st.lists(st.lists(st.integers(0, 2), min_size=4, max_size=4), min_size=4, max_size=4),
)
def test_most_points_win_then_more_tokens_and_else_the_place_is_shared(
    python_engine: Engine, points: list[int], tokens: list[list[int]]
) -> None:
    s = FIELDS.new()
    s.players = len(points)
    s.points = points + [0] * (4 - len(points))
    s.tokens = tokens
    claims = [(n, sum(tokens[p])) for p, n in enumerate(points)]
    places = tuple(1 + sum(other > mine for other in claims) for mine in claims)
    assert python_engine.standing(s, len(points)).places == places
    assert python_engine.standing(s, len(points)).points == tuple(points)


@cache
def bound(engine: Engine, function: Any) -> Any:
    """A rule function of an engine. Binding looks at all sources, so it is done once."""
    return engine.bind(function)


@given(chosen=st.dictionaries(st.sampled_from(sorted(BOX)), st.integers(0, 11)))
def test_bags_of_cards_are_counted_and_valued_right(engine: Engine, chosen: dict[str, int]) -> None:
    texts = [card for card, n in chosen.items() for _ in range(min(n, BOX[card]))]
    bag = bag_of(texts)
    assert Counter(cards_of(bag)) == Counter(texts)
    assert bound(engine, count)(bag) == len(texts)
    assert bound(engine, worth)(bag) == coins(texts)
    laid = [card_text(bound(engine, kind_at)(bag, n)) for n in range(len(texts))]
    assert Counter(laid) == Counter(texts)


def test_walks_reach_every_phase(many_states: list[Any]) -> None:
    """Whatever is tested over many states is tested in every phase, and with somebody who can only pass."""
    phases = {PHASES[s.phase] for s in many_states}
    assert phases == {"lay", "hands", "start", "tokens", "turn", "pay", "insure", "save", "end"}
    assert any(s.passes for s in many_states)
    assert {s.players for s in many_states} == {2, 3, 4}
    assert any(s.shuffles for s in many_states)
    assert {s.ended for s in many_states} == {0, 1, 2}
