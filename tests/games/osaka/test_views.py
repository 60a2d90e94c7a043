"""What a seat may see, and nothing else.

Hands are secret, and so are the draw pile and the points drawn from it unseen. The test of it: take
a table, exchange what a seat cannot know for something else of the same size, and look again.
"""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest
from helpers.osaka import exchanged
from helpers.walks import walk
from hypothesis import given, settings
from hypothesis import strategies as st

from shokai.engine.engine import CHANCE, OVER, Engine
from shokai.games.osaka import table as game
from shokai.games.osaka.rules.state import INSURE, MOVES
from shokai.games.osaka.table.notation import cards_of
from shokai.match.match import Match
from shokai.texts import Refusal, languages, speaker

NAMES = ("White", "Pink", "Grey", "Beige")


def seats_of(s: Any) -> list[int | None]:
    """Everybody at the table, and a spectator."""
    return [*range(s.players), None]


def test_no_view_tells_a_secret(many_states: list[Any]) -> None:
    rng, changed = random.Random(1), 0
    for s in many_states:
        for seat in seats_of(s):
            twin = exchanged(s, seat, rng)
            changed += twin != s
            assert game.view(twin, seat, False) == game.view(s, seat, False)
    # The test means something: nearly all of these tables did differ.
    assert changed > 0.9 * sum(s.players + 1 for s in many_states)


@given(
    players=st.integers(2, 4),
    choices=st.binary(max_size=300),
    seed=st.integers(0, 2**32),
    at=st.integers(0, 400),
)
@settings(max_examples=60)
def test_no_view_tells_a_secret_wherever_a_game_goes(
    python_engine: Engine, players: int, choices: bytes, seed: int, at: int
) -> None:
    rng = random.Random(seed)
    for step in itertools.islice(walk(python_engine, players, seed, choices), at, at + 10):
        for seat in seats_of(step.after):
            twin = exchanged(step.after, seat, rng)
            assert game.view(twin, seat, False) == game.view(step.after, seat, False)


def test_figures_are_those_of_the_table_and_tell_no_secret(many_states: list[Any]) -> None:
    rng = random.Random(2)
    for s in many_states:
        twin = exchanged(s, None, rng)
        for trader in game.view(s, None, False)["traders"]:
            told = game.figures(s, trader["seat"])
            assert told == game.figures(twin, trader["seat"])
            assert told["goods"] == len(trader["goods"]) + len(trader["insured"])
            assert told["hand"] == trader["hand_size"]
            assert told["tokens"] == sum(trader["tokens"].values())
            assert (told["points"], told["insured"]) == (trader["points"], len(trader["insured"]))


def test_two_other_hands_exchanged_cannot_be_seen(many_states: list[Any]) -> None:
    for s in many_states:
        sizes = [len(cards_of(hand)) for hand in s.hand]
        for p, q in itertools.combinations(range(s.players), 2):
            if sizes[p] == sizes[q]:
                twin = s.clone()
                twin.hand[p], twin.hand[q] = s.hand[q], s.hand[p]
                for seat in seats_of(s):
                    if seat not in (p, q):
                        assert game.view(twin, seat, False) == game.view(s, seat, False)


def test_a_seat_sees_its_own_hand_and_of_others_only_how_many_cards(many_states: list[Any]) -> None:
    for s in many_states:
        for seat in seats_of(s):
            for trader in game.view(s, seat, False)["traders"]:
                hand = cards_of(s.hand[trader["seat"]])
                assert trader["hand_size"] == len(hand)
                if trader["seat"] == seat:
                    assert trader["hand"] == hand
                    assert trader["coins"] == sum(int(card[1]) for card in hand)
                else:
                    assert trader["hand"] is None
                    assert trader["coins"] is None


def test_who_forgot_nothing_sees_all_hands_and_what_can_still_come(many_states: list[Any]) -> None:
    for s in many_states:
        for seat in seats_of(s):
            seen = game.view(s, seat, True)
            assert [t["hand"] for t in seen["traders"]] == [cards_of(hand) for hand in s.hand[: s.players]]
            assert seen["unseen"] == cards_of(s.draw)
            assert seen["discard_pile"]["kinds"] == cards_of(s.discard)


def test_the_table_view_has_no_key_for_what_only_memory_knows(many_states: list[Any]) -> None:
    for s in many_states:
        seen = game.view(s, 0, False)
        assert "unseen" not in seen
        assert "kinds" not in seen["discard_pile"]


def test_only_the_acting_seat_gets_its_moves(python_engine: Engine, many_states: list[Any]) -> None:
    for s in many_states:
        for memory, seat in itertools.product((False, True), seats_of(s)):
            moves = game.view(s, seat, memory)["moves"]
            if seat is not None and seat == s.actor:
                assert [move["number"] for move in moves] == python_engine.legal(s)
                assert [move["text"] for move in moves] == [game.move_text(s, m) for m in python_engine.legal(s)]
            else:
                assert moves == []


def test_the_previews_of_a_seat_tell_it_no_secret(many_states: list[Any]) -> None:
    rng = random.Random(2)
    for s in many_states:
        if s.actor >= 0:
            twin = exchanged(s, s.actor, rng)
            for move in range(MOVES):
                if game.why_not(s, move, NAMES) is None:
                    assert game.preview(twin, move) == game.preview(s, move)


def test_everything_open_is_shown(many_states: list[Any]) -> None:
    for s in many_states:
        seen = game.view(s, None, False)
        assert list(seen["ships"].values()) == s.ships
        for zone, free, held in (("market", s.market, s.held), ("farm", s.farm, s.held_farm)):
            assert [e["card"] for e in seen[zone] if e["stone"] is None] == cards_of(free)
            stones = {e["stone"]: [e["card"]] for e in seen[zone] if e["stone"] is not None}
            assert stones == {p: cards_of(held[p]) for p in range(s.players) if held[p]}
        assert seen["draw_pile"] == s.pile
        assert seen["discard_pile"]["cards"] == len(cards_of(s.discard))
        for p, trader in enumerate(seen["traders"]):
            assert trader["goods"] == cards_of(s.goods[p])
            assert trader["insured"] == cards_of(s.insured[p])
            assert trader["points"] == s.points[p]
            assert list(trader["tokens"].values()) == s.tokens[p]
            assert trader["has_stone"] == (s.held[p] + s.held_farm[p] == 0)
        assert seen["actor"] == (s.actor if s.actor >= 0 else None)
        assert (seen["over"] is not None) == (s.actor == OVER)


def test_a_seat_at_the_end_sees_places_and_reason(many_states: list[Any]) -> None:
    ends = [s for s in many_states if s.actor == OVER]
    assert ends
    for s in ends:
        over = game.view(s, 0, False)["over"]
        assert over["reason"] in ("tokens", "exhausted")
        assert len(over["places"]) == s.players
        assert 1 in over["places"]


def test_views_are_json_and_come_back_the_same(many_states: list[Any]) -> None:
    for s in many_states:
        for memory, seat in itertools.product((False, True), seats_of(s)):
            seen = game.view(s, seat, memory)
            assert json.loads(json.dumps(seen)) == seen


def test_looking_changes_nothing(many_states: list[Any]) -> None:
    for s in many_states:
        before = s.clone()
        for seat in seats_of(s):
            game.view(s, seat, True)
        assert s == before


def test_the_drawn_table_tells_no_secret_and_can_be_drawn_in_every_language(many_states: list[Any]) -> None:
    rng = random.Random(3)
    for language in languages():
        speak = speaker(language)
        for s in many_states[::5]:
            drawn = []
            for table in (s, exchanged(s, 0, rng)):
                seen = game.view(table, 0, False)
                seen["names"] = list(NAMES[: s.players])
                drawn.append(game.draw(seen, speak))
            assert drawn[0] == drawn[1]
            assert any(text.strip() == name for line in drawn[0] for text, _ in line for name in NAMES)


def test_the_phase_tells_nothing_of_a_hand_everybody_at_risk_is_asked_for_insurance() -> None:
    """With or without a card that could save the goods, Pink is asked: to be asked tells nothing."""
    for hand in ("B2", "R5"):
        match = Match.from_position(
            "osaka",
            {"market": "G2", "White hand": "Y2", "ships": "G4 B4", "Pink hand": hand, "Pink goods": "B5"},
            seed="7",
        )
        match.play("buy Y2")
        assert match.view(0)["actor"] == 1
        assert match.view(0)["phase"] == "insure"


# The same by way of a match.


@pytest.fixture
def half_played() -> Match:
    match = Match("osaka", 3, seed="views")
    for _ in range(60):
        match.play(match.legal[len(match.steps) % len(match.legal)])
    return match


def test_a_match_shows_each_seat_its_own(half_played: Match) -> None:
    for seat in range(3):
        seen = half_played.view(seat)
        assert [t["hand"] is not None for t in seen["traders"]] == [p == seat for p in range(3)]
        assert seen["names"] == ["White", "Pink", "Grey"]
        assert bool(seen["moves"]) == (seat == half_played.actor)
    assert all(t["hand"] is None for t in half_played.view()["traders"])
    assert all(t["hand"] is not None for t in half_played.view(memory=True)["traders"])


def test_a_match_shows_the_past_as_it_was(half_played: Match) -> None:
    twin = Match("osaka", 3, seed="views")
    for _ in range(60):
        step = len(twin.steps)
        assert half_played.view(1, step=step) == twin.view(1)
        twin.play(twin.legal[step % len(twin.legal)])
    assert half_played.view(1) == twin.view(1)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_nobody_sits_on_a_seat_that_is_not_there(half_played: Match, seat: int) -> None:
    with pytest.raises(Refusal, match="There is no player called"):
        half_played.view(seat)


def test_both_back_ends_show_the_same(half_played: Match) -> None:
    native = Match("osaka", 3, seed="views", backend="native")
    for step in half_played.steps:
        if step.seat != CHANCE:
            native.play(step.number)
    for seat in (0, 1, 2, None):
        assert native.view(seat) == half_played.view(seat)
        assert json.dumps(native.view(seat, memory=True)) == json.dumps(half_played.view(seat, memory=True))


BLUE_AND_GREEN_SINK = {
    "ships": "R5 B4 G3", "phase": "insure", "colour": "1", "order": "2",
    "White hand": "B2 B2 B3 G3 G3 Y5", "White goods": "B5 B3 B3 B2 B2 G5 G2 G2", "Pink hand": "B2", "Pink goods": "B2",
}  # fmt: skip


def test_whoever_is_asked_about_insurance_sees_all_that_can_be_saved_and_nobody_else_does() -> None:
    match = Match.from_position("osaka", BLUE_AND_GREEN_SINK)
    blue, green = match.view(0)["insurance"]
    assert (blue["colour"], blue["goods"]) == ("blue", ["B5", "B3", "B3", "B2", "B2"])
    assert [(way["cards"], way["saves"]) for way in blue["ways"]] == [
        ([], 0), (["B3"], 1), (["B2"], 2), (["B2", "B3"], 3), (["B2", "B2"], 4), (["B2", "B2", "B3"], 5),
    ]  # fmt: skip
    assert [(way["cards"], way["saves"]) for way in green["ways"]] == [([], 0), (["G3"], 1), (["G3", "G3"], 2)]
    for other in (1, None):
        assert "insurance" not in match.view(other)
        assert match.view(other)["asks"]["sinks"] == ["blue", "green"]


def test_each_way_to_insure_is_a_line_that_the_rules_accept(many_states: list[Any]) -> None:
    tried = 0
    for s in [s for s in many_states if s.phase == INSURE and s.symbols == 0]:
        seat, position = s.actor, "\n".join(game.write_position(s, NAMES[: s.players]))
        told = game.view(s, seat, False)["insurance"][0]
        for way in told["ways"]:
            match = Match.from_position("osaka", position, seed="ways")
            before = len(match.view(seat)["traders"][seat]["insured"])
            saving = f"save {' '.join(told['goods'][: way['saves']])}" if way["saves"] < len(told["goods"]) else ""
            match.play(f"insure {' '.join(way['cards'])} {saving}" if way["cards"] else "done")
            assert len(match.view(seat)["traders"][seat]["insured"]) == before + way["saves"]
            tried += 1
    assert tried > 100
