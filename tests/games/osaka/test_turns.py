"""Each step of a game of TRADERS OF OSAKA against the rulebook.

What must come out is worked out here once more, with lists of cards and the words of the rulebook,
independently of the rules under test.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from helpers.osaka import COLOURS, cards, coins, few, games, wares
from helpers.walks import walk
from hypothesis import example

from shokai.engine.engine import CHANCE, Engine
from shokai.games.osaka.rules.cards import CARD
from shokai.games.osaka.rules.state import (
    BUY,
    END,
    INSURE,
    LAY,
    PASS,
    PAY,
    RESERVE_FARM,
    SAVE,
    TAKE_HELD,
    TOKEN,
    TOKENS,
    TURN,
)
from shokai.games.osaka.table.notation import card_text, cards_of, move_text


@games
@few
def test_the_actions_of_a_turn_are_those_of_the_rulebook(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
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
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    starter = None
    for step in walk(python_engine, players, seed, choices, style):
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
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    in_a_row = 0
    for step in walk(python_engine, players, seed, choices, style):
        if step.before.phase == TURN:
            in_a_row = in_a_row + 1 if step.number == PASS else 0
            assert (python_engine.standing(step.after, players).reason == "exhausted") == (in_a_row == players)


@games
@few
def test_a_discarded_card_lies_on_top_as_long_as_there_is_a_discard_pile(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
        s = step.after
        top = card_text(s.top - 1) if s.top else None
        assert top in cards(s.discard) if s.discard else top is None
        paid = step.before.phase in (PAY, INSURE) and step.number < TOKEN
        if paid and s.phase == step.before.phase and s.actor == step.seat:
            assert top == card_text(step.number // 4)


@games
@few
def test_after_a_payday_everybody_with_goods_at_risk_is_asked_clockwise_colour_by_colour(
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    due: list[tuple[int, int]] = []
    for step in walk(python_engine, players, seed, choices, style):
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
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
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
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    laid: Counter[str] = Counter()
    for step in walk(python_engine, players, seed, choices, style):
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
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
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
    python_engine: Engine, players: int, choices: bytes, seed: int, style: str
) -> None:
    for step in walk(python_engine, players, seed, choices, style):
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
