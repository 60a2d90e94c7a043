"""Choices of TRADERS OF OSAKA that have no order are made in exactly one order, and none is missing."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from helpers.osaka import BOX, COLOURS, cards, coins
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from shokai.engine.engine import Engine
from shokai.games.osaka.rules.state import INSURE, PAY, SAVE
from shokai.games.osaka.table.notation import move_text
from shokai.match.match import Match

SYMBOLS = {"2": 2, "3": 1, "5": 0}
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
