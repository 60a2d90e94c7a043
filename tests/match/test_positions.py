"""Positions as text: written and read again. Tables that cannot be are told so."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from helpers.playing import entries, played, refusal_of
from hypothesis import given, settings
from hypothesis import strategies as st

from shokai.engine.engine import CHANCE
from shokai.games.osaka import table as game
from shokai.games.osaka.rules import FIELDS
from shokai.games.osaka.rules.cards import DECK
from shokai.games.osaka.rules.state import PAY, TURN
from shokai.games.osaka.table.notation import card_text, cards_of
from shokai.match.match import Match
from shokai.texts import Refusal

NAMES = ("White", "Pink", "Grey", "Beige")


def test_every_position_is_read_as_it_was_written(many_states: list[Any]) -> None:
    for s in many_states:
        names = list(NAMES[: s.players])
        lines = game.write_position(s, names)
        again, read_names = game.read_position(entries("\n".join(lines)))
        assert read_names == names
        assert game.write_position(again, names) == lines
        different = [f.name for f in FIELDS if getattr(again, f.name) != getattr(s, f.name)]
        assert different == [], "\n".join(lines)


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_goes_on_from_each_of_its_positions_as_it_did(players: int, backend: str) -> None:
    match = played(players, "positions", moves=120, backend=backend)
    names = match.names
    for i in range(0, len(match.steps), 9):
        past = match.engine.lists(match.history.past[i].state)
        twin = Match.from_position(
            "osaka", entries("\n".join(game.write_position(past, names))), seed="positions", backend=backend
        )
        twin.dealer = None
        for step in match.steps[i:]:
            if step.seat == CHANCE:
                twin.deal(step.number)
            else:
                assert twin.actor == step.seat
                twin.play(step.number)
        assert twin.position() == match.position()
        assert twin.standing == match.standing
        assert twin.legal == match.legal


def test_a_position_needs_to_say_only_what_matters() -> None:
    match = Match.from_position("osaka", {"market": "R5 B2"})
    s = match.state
    assert match.names == ["White", "Pink"]
    assert match.legal_texts() == ["take R5", "reserve R5", "take B2", "reserve B2"]
    assert s.pile == 106
    assert s.ships == [0, 0, 0, 0]


def test_ships_may_be_placed_by_the_names_of_the_spaces() -> None:
    places = "R:osaka B:oshima Y:anori G:enshunada-2"
    assert Match.from_position("osaka", {"market": "R2", "ships": places}).state.ships == [0, 1, 2, 4]


def test_points_whose_cards_are_not_named_were_drawn_unseen() -> None:
    s = Match.from_position("osaka", {"market": "R2", "White points": "7"}).state
    assert (s.pile, len(cards_of(s.draw))) == (100, 107)


@pytest.mark.parametrize(
    ("given_lines", "said"),
    [
        ({"market": "R4"}, "“r4” is not a card"),
        ({"market": "R5x8"}, "There are not that many R5 in the game."),
        ({"White hand": "R5x4", "Pink goods": "R5x4"}, "There are not that many R5"),
        ({"market": "R2", "draw": "R2x11"}, "There are not that many R2"),
        ({"market": "R2*White R3*White"}, "White has only one reservation stone."),
        ({"market": "R2*White", "farm": "R3*White"}, "White has only one reservation stone."),
        ({"market": "R2*Grey"}, "There is no player called “Grey”"),
        ({"market": "R2", "turn": "Beige"}, "There is no player called “Beige”"),
        ({"market": "R2", "ships": "R9"}, "“R9” is not a ship with its space"),
        ({"market": "R2", "ships": "X1"}, "“X1” is not a ship with its space"),
        ({"market": "R2", "White tokens": "R Q"}, "“Q” is not a colour"),
        ({"market": "R2", "White points": "many"}, "“many” is not a number"),
        ({"market": "R2", "White points": "-3"}, "“-3” is not a number"),
        ({"market": "R2", "pile": "200"}, "“200” is not a number"),
        ({"market": "R2", "phase": "lunch"}, "“lunch” is not valid for “phase”"),
        ({"market": "R2", "Grey hand": "R2"}, "Positions have no Grey hand"),
        ({"market": "R2", "players": "White"}, "The game needs two to four players"),
        ({"market": "R2", "players": "White white"}, "The game needs two to four players"),
        ({"market": "R2", "players": "A B C D E"}, "The game needs two to four players"),
        ({"market": "R2", "White tokens": "R" * 130}, "These fields have impossible values: tokens."),
    ],
)
def test_a_position_that_cannot_be_read_is_told_so(given_lines: dict[str, str], said: str) -> None:
    with pytest.raises(Refusal) as refused:
        Match.from_position("osaka", given_lines)
    assert said in str(refused.value)


def assert_refused_or_possible(given_lines: dict[str, str]) -> None:
    """A position is refused with a sentence, or it is a table that could be, and can be played on."""
    if refusal_of(Match.from_position, "osaka", given_lines):
        return
    match = Match.from_position("osaka", given_lines, seed="7", backend="python")
    s = match.state
    bags = [s.market, s.farm, s.draw, s.discard, s.out, *s.hand, *s.goods, *s.insured, *s.held, *s.held_farm]
    assert sum((Counter(cards_of(bag)) for bag in bags), Counter()) == Counter(cards_of(DECK))
    assert s.top == 0 if not s.discard else card_text(s.top - 1) in cards_of(s.discard)
    assert s.phase not in (TURN, PAY) or s.actor == s.turn
    assert match.table(0)
    assert match.table()
    for _ in range(20):
        assert FIELDS.out_of_bounds(match.state) == []
        assert match.engine.broken_invariant(match.state) == 0
        match.why_not("take R5")
        if match.over:
            break
        if match.actor == CHANCE:
            match.deal_on()
        else:
            assert match.legal, "a dead end"
            match.play(match.legal[-1])


IMPOSSIBLE = {
    "sixteen red 5s": {"market": "B2", "White hand": "R5x8", "Pink hand": "R5x8"},
    "three cards under one stone": {"market": "R2x3*White"},
    "nothing in the market, though the pile is full": {"market": ""},
    "a ship in Edo and no payday": {"market": "R2", "ships": "R5"},
    "eight tokens and the game goes on": {"market": "R2", "White tokens": "R" * 8},
    "eight tokens and the market is about to be filled": {"White tokens": "R" * 8},
    "another card on top": {"market": "R2", "discard": "G5", "top": "R2"},
    "a card on top of nothing": {"market": "R2", "top": "R2"},
    "nothing to be paid": {"market": "R2", "phase": "pay", "White hand": "R2"},
    "too little to pay with": {"market": "R5", "phase": "pay", "due": "5", "White hand": "R2"},
    "nothing to be insured": {"market": "R2", "phase": "insure"},
    "a fifth colour": {"market": "R2", "phase": "insure", "colour": "4"},
    "nothing to be saved": {"market": "R2", "phase": "save"},
    "more symbols than goods": {"market": "R2", "phase": "save", "symbols": "3", "White goods": "R2"},
    "nothing to be laid": {"market": "R2", "phase": "lay"},
    "between two turns": {"market": "R2", "phase": "next"},
    "in the middle of a payday": {"market": "R2", "phase": "payday"},
    "in the middle of the tide": {"market": "R2", "phase": "insurance"},
    "an end without a reason": {"market": "R2", "phase": "end"},
    "an end that is none": {"market": "R2", "ended": "tokens"},
    "chance in a turn": {"market": "R2", "actor": "chance"},
    "nobody in a turn": {"market": "R2", "actor": "nobody"},
    "Pink in White's turn": {"market": "R2", "actor": "Pink"},
    "all goods insured and still asked": {
        "market": "G2", "phase": "insure", "ships": "G5 R3", "White goods": "R5", "symbols": "2", "order": "2",
    },
    "a ship in Edo before a turn": {"market": "R2", "phase": "lay", "to_market": "1", "ships": "R5"},
    "a card to be laid and no pile": {"phase": "lay", "to_market": "1", "pile": "0", "White points": "108"},
    "more passes than players": {"White hand": "R5", "draw": "", "White points": "107", "passes": "2"},
    "a strange digit": {"market": "R2x²"},
    "strange points": {"market": "R2", "White points": "²"},
    "very many points": {"market": "R2", "White points": "9" * 5000},
    "a strange pile": {"market": "R2", "pile": "²"},
}  # fmt: skip


@pytest.mark.parametrize("given_lines", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_table_that_cannot_be_is_refused(given_lines: dict[str, str]) -> None:
    assert_refused_or_possible(given_lines)


_CARDS = [f"{colour}{value}" for colour in "RBYG" for value in "532"]
_ZONES = st.lists(st.sampled_from([*_CARDS, "R2*White", "B3*Pink", "R5x3", "G2x7"]), max_size=5).map(" ".join)
_POSITIONS = st.fixed_dictionaries(
    {"market": _ZONES},
    optional={
        "farm": _ZONES,
        "White hand": _ZONES,
        "Pink hand": _ZONES,
        "White goods": _ZONES,
        "Pink goods": _ZONES,
        "discard": _ZONES,
        "draw": _ZONES,
        "ships": st.text("RBYG012345 ", max_size=11),
        "White tokens": st.text("RBYG", max_size=9),
        "Pink points": st.integers(0, 120).map(str),
        "phase": st.sampled_from(["lay", "hands", "start", "tokens", "turn", "pay", "insure", "save", "end"]),
        "due": st.integers(0, 12).map(str),
        "symbols": st.integers(0, 4).map(str),
        "colour": st.integers(0, 4).map(str),
        "asked": st.integers(0, 3).map(str),
        "to_market": st.integers(0, 5).map(str),
        "to_farm": st.integers(0, 3).map(str),
        "order": st.integers(0, 12).map(str),
        "passes": st.integers(0, 3).map(str),
        "turn": st.sampled_from(["White", "Pink"]),
        "actor": st.sampled_from(["White", "Pink", "chance", "nobody"]),
    },
)


@given(given_lines=_POSITIONS)
@settings(max_examples=300)
def test_whatever_table_is_laid_out_it_is_refused_or_possible(given_lines: dict[str, str]) -> None:
    assert_refused_or_possible(given_lines)
