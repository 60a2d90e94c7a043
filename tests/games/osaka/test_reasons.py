"""Why not? Every illegal move has a reason, no legal one has, and every reason can be told."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from helpers.walks import walk
from hypothesis import given, settings
from hypothesis import strategies as st

import shokai.games.osaka.table.reasons
import shokai.texts
from shokai.engine.engine import CHANCE, Engine
from shokai.games.osaka import table as game
from shokai.games.osaka.rules.state import END, INSURE, MOVES, PAY, SAVE, TOKENS, TURN
from shokai.games.osaka.table.notation import cards_of
from shokai.match.match import IllegalMove, Match
from shokai.texts import Refusal, languages, speaker

NAMES = ("White", "Pink", "Grey", "Beige")
SOURCE = Path(shokai.games.osaka.table.reasons.__file__).read_text("utf-8")
CODES = sorted(set(re.findall(r'_why\(\s*"([a-z-]+)"', SOURCE)))


def test_a_move_has_a_reason_against_it_exactly_when_it_is_not_legal(
    python_engine: Engine, many_states: list[Any]
) -> None:
    for s in many_states:
        legal = python_engine.legal(s) if s.actor >= 0 else []
        without_reason = [move for move in range(MOVES) if game.why_not(s, move, NAMES) is None]
        assert without_reason == legal


@given(players=st.integers(2, 4), choices=st.binary(max_size=300), seed=st.integers(0, 2**32))
@settings(max_examples=10)
def test_the_same_wherever_a_game_goes(python_engine: Engine, players: int, choices: bytes, seed: int) -> None:
    for step in walk(python_engine, players, seed, choices):
        legal = python_engine.legal(step.after) if step.after.actor >= 0 else []
        for move in range(MOVES):
            assert (game.why_not(step.after, move, NAMES) is None) == (move in legal)


def test_every_reason_names_a_section_of_the_rules_and_can_be_told_in_every_language(
    many_states: list[Any],
) -> None:
    speakers = [speaker(language) for language in languages()]
    told: set[str] = set()
    for s in many_states:
        for move in range(MOVES):
            reason = game.why_not(s, move, NAMES)
            if reason:
                assert reason.section in game.sections
                if reason.code not in told or move % 7 == s.turn:
                    assert all(speak.say(reason.said).strip() for speak in speakers)
                told.add(reason.code)
    # Those that are left answer to typed moves, or to tables that are rarer still.
    assert set(CODES) - told <= {"superfluous", "superfluous-insurance", "nothing-to-buy"}


def test_every_reason_has_a_text_in_every_language() -> None:
    assert len(CODES) > 20
    missing = [
        (language, code) for language in languages() for code in CODES if not speaker(language).has(f"osaka-why-{code}")
    ]
    assert missing == []


def test_every_text_of_a_reason_is_used() -> None:
    for language in languages():
        file = Path(shokai.texts.__file__).parent / language / "osaka.ftl"
        codes = re.findall(r"^osaka-why-([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)
        assert [code for code in codes if f'"{code}"' not in SOURCE] == []


def test_every_section_of_the_rules_has_a_title_and_a_text_in_every_language() -> None:
    for language in languages():
        for section in game.sections:
            assert speaker(language).has(section)
            assert speaker(language).has(f"{section}-title")


def test_asking_changes_nothing(many_states: list[Any]) -> None:
    for s in many_states[::4]:
        before = s.clone()
        for move in range(MOVES):
            game.why_not(s, move, NAMES)
        assert s == before


# Texts of moves.


def test_the_text_of_every_legal_move_is_read_as_that_move(python_engine: Engine, many_states: list[Any]) -> None:
    for s in many_states:
        for move in python_engine.legal(s) if s.actor >= 0 else []:
            text = game.move_text(s, move)
            assert game.read_moves(s, text) == [move]
            assert game.read_moves(s, f"  {text.upper()} ") == [move]
            assert game.why_not_text(s, text, NAMES) is None


def test_no_two_legal_moves_have_one_text(python_engine: Engine, many_states: list[Any]) -> None:
    for s in many_states:
        texts = [game.move_text(s, m) for m in python_engine.legal(s)] if s.actor >= 0 else []
        assert len(set(texts)) == len(texts)


def test_what_is_asked_and_what_a_move_would_bring_can_be_told_in_every_language(
    python_engine: Engine, many_states: list[Any]
) -> None:
    speakers = [speaker(language) for language in languages()]
    for s in many_states[::3]:
        for move in python_engine.legal(s) if s.actor >= 0 else []:
            said = game.preview_sentences(s, move, NAMES)
            assert all(speak.say(line).strip() for line in said for speak in speakers)
            assert bool(said) == bool(game.preview(s, move))
        if s.actor >= 0:
            assert all(speak.say(game.question(s)).strip() for speak in speakers)


VERBS = ["token", "take", "reserve", "farm", "buy", "pay", "insure", "save", "done", "pass"]
CARDS = ["R5", "B3", "Y2", "G5", "R2", "*"]
OTHERS = ["R", "R5*", "X9", ",", "5"]


def some_of(cards: list[str], others: list[str]) -> st.SearchStrategy[list[str]]:
    """Some of these cards, each once; now and then others."""
    return st.lists(st.sampled_from(cards), max_size=5) if cards else st.lists(st.sampled_from(others), max_size=2)


@given(data=st.data())
@settings(max_examples=600)
def test_whatever_is_typed_is_a_move_or_has_a_reason_that_can_be_told(
    many_states: list[Any], data: st.DataObject
) -> None:
    """Words of moves in any order, with cards that the player has and others."""
    phase = data.draw(st.sampled_from([TOKENS, TURN, TURN, PAY, INSURE, INSURE, SAVE, END]))
    s = data.draw(st.sampled_from([s for s in many_states if s.phase == phase]))
    hand = cards_of(s.hand[s.actor]) if s.actor >= 0 else []
    goods = cards_of(s.goods[s.actor]) if s.actor >= 0 else []
    anything = st.sampled_from(VERBS + CARDS + OTHERS + hand + goods)
    shape = data.draw(st.sampled_from(["buy", "pay", "insure", "insure and save", "anything"]))
    if shape == "anything":
        words = data.draw(st.lists(anything, min_size=1, max_size=6))
    else:
        words = [shape.split()[0], *data.draw(some_of(hand, CARDS))]
        if shape == "insure and save":
            words += ["save", *data.draw(some_of(goods, CARDS))]
    text = " ".join(words)
    reason = game.why_not_text(s, text, NAMES[: s.players])
    if reason is None:
        assert s.actor >= 0
        assert game.read_moves(s, text), f"“{text}” stands for no move at all"
    else:
        assert reason.section in game.sections
        assert all(speaker(language).say(reason.said) for language in languages())


@given(text=st.text(max_size=40), pick=st.integers(0, 10**6))
@settings(max_examples=400)
def test_any_text_at_all_is_a_move_or_has_a_reason(many_states: list[Any], text: str, pick: int) -> None:
    s = many_states[pick % len(many_states)]
    reason = game.why_not_text(s, text, NAMES[: s.players])
    assert reason is None or str(reason)


@pytest.mark.parametrize("text", ["take " + 5000 * "R", 5000 * "x", "buy" + 2000 * " R5", "\ud800", "take \ud800"])
def test_a_very_long_or_strange_text_is_refused_with_a_sentence(text: str) -> None:
    match = Match.from_position("osaka", {"market": "R2", "White hand": "R5"})
    reason = match.why_not(text)
    assert reason is not None
    for language in languages():
        assert 0 < len(speaker(language).say(reason.said)) < 2000
    with pytest.raises(Refusal):
        match.play(text)


# Single reasons that no scenario can tell, since a typed move means the nearest thing that makes sense.


def test_the_card_under_the_own_stone_is_not_free() -> None:
    match = Match.from_position("osaka", {"market": "R5*White B2"})
    with pytest.raises(IllegalMove) as refused:
        match.play(0)  # the number of: take a red 5 that has no stone
    assert refused.value.reason.code == "own-stone-on-it"
    assert match.legal_texts() == ["take B2", "take R5*"]


@pytest.mark.parametrize("move", [-1, -4, MOVES, MOVES + 1, 10**9])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    with pytest.raises(Refusal):
        Match("osaka", 2, seed="7").play("token R").play("token B").play(move)


def test_paying_and_insuring_are_not_the_same_word_for_the_same_thing() -> None:
    """Who types `insure` when a purchase is to be paid has something else in mind."""
    paying = Match.from_position("osaka", {"market": "G2", "White hand": "R2 R3"}).play("buy")
    with pytest.raises(Refusal):
        paying.play("insure R2")
    before = Match.from_position("osaka", {"market": "G2", "White hand": "R2 R3"})
    reason = before.why_not("insure R2")
    assert reason is not None
    assert reason.code == "no-insurance-now"


def _asked(hand: str, goods: str) -> Match:
    """Pink is asked for insurance; red and blue sink."""
    match = Match.from_position(
        "osaka",
        {"market": "G2", "White hand": "Y2", "ships": "G4 R3 B4", "Pink hand": hand, "Pink goods": goods},
        seed="7",
    )
    return match.play("buy Y2")


@pytest.mark.parametrize(
    ("hand", "goods", "text"),
    [
        ("R2 R3", "R5", "insure R2 save R5"),  # one symbol too many: everything is saved anyway
        ("R2 R3", "R5 R5", "insure R2 R3 save R5"),  # the 3 is superfluous
        ("R2 B3", "R5 B5", "insure R2 B3 save R5 B5"),
        ("R3", "R5 R3", "insure R3 save R5 R3"),  # one symbol, two goods
        ("R3", "R5 R3", "save R5 R3"),
        ("R3", "R5 R3", "insure save"),
        ("R3", "R5 R3", "insure save R5"),
        ("R3 B3", "R5 R3 B5", "insure B3 save B5"),
    ],
)
def test_insurance_typed_in_one_go_is_done_or_refused_with_a_sentence(hand: str, goods: str, text: str) -> None:
    match = _asked(hand, goods)
    before = match.position()
    try:
        match.play(text)
        refused = False
    except Refusal as refusal:
        refused = bool(str(refusal))
    assert (match.position() == before) == refused


def test_a_refused_move_leaves_the_match_as_it_was() -> None:
    match = Match.from_position("osaka", {"market": "Y5", "White hand": "R5 B2"})
    before, steps = match.position(), len(match.steps)
    with pytest.raises(IllegalMove, match="not needed"):
        match.play("buy R5 B2")
    assert match.position() == before
    assert len(match.steps) == steps


def test_nothing_can_be_played_while_cards_are_dealt_or_when_all_is_over() -> None:
    match = Match("osaka", 2, seed="7")
    match.history.rewind()
    match.dealer = None
    assert match.actor == CHANCE
    rng = random.Random(1)
    for code in ("dealing", "over"):
        with pytest.raises(IllegalMove) as refused:
            match.play("buy")
        assert refused.value.reason.code == code
        match = Match("osaka", 2, seed="7")
        while not match.over:
            match.play(rng.choice(match.legal))
