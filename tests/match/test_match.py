"""A match at work: dealing, taking back, telling what happened."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from helpers.playing import played
from hypothesis import given, settings
from hypothesis import strategies as st

from shokai.engine.engine import CHANCE
from shokai.games.osaka import table as game
from shokai.games.osaka.rules.state import INSURE, SAVE
from shokai.games.osaka.table.notation import cards_of
from shokai.match.dealer import Dealer, commitment_of, new_seed
from shokai.match.match import Match
from shokai.texts import Refusal, languages, speaker

# Dealing.


def test_a_deal_that_cannot_be_is_refused() -> None:
    match = Match("osaka", 2, seed="7")
    with pytest.raises(Refusal, match="No card is due to be dealt"):
        match.deal("R5")
    match.history.rewind()
    match.dealer = None
    for _ in range(7):
        match.deal("R5")
    with pytest.raises(Refusal, match="R5 is not among the possible deals"):
        match.deal("R5")
    with pytest.raises(Refusal):
        match.deal(99)
    with pytest.raises(Refusal):
        match.deal(-1)
    with pytest.raises(Refusal, match="is not a card"):
        match.deal("ace of spades")


def test_equal_seeds_deal_equally_whatever_the_players_do() -> None:
    """The n-th card of the draw pile is the same, taken or bought for."""
    drawn = []
    for buying in (True, False):
        match = played(2, "equal", moves=40, buying=buying)
        cards = [step.number for step in match.steps if step.seat == CHANCE]
        drawn.append(cards)
    shorter = min(map(len, drawn))
    assert shorter > 20
    assert drawn[0][:shorter] == drawn[1][:shorter]


def test_new_seeds_are_never_the_same_and_commitments_hide_them() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(seed not in commitment_of(seed) for seed in seeds)
    assert len({Match("osaka", 2).record(secret=True) for _ in range(5)}) == 5


def test_tickets_are_even() -> None:
    counts = Counter(Dealer("even").ticket("osaka", (0, n, 5), 5) for n in range(20_000))
    assert set(counts) == set(range(5))
    assert max(abs(n - 4000) for n in counts.values()) < 5 * (20_000 * 4 / 25) ** 0.5


@given(total=st.integers(1, 2**63), pile=st.integers(0, 9))
def test_a_ticket_is_one_of_those_in_the_urn(total: int, pile: int) -> None:
    ticket = Dealer("urn").ticket("osaka", (pile, 0, 1), total)
    assert 0 <= ticket < total
    assert ticket == Dealer("urn").ticket("osaka", (pile, 0, 1), total)


# Taking back.


@pytest.mark.parametrize("backend", ["python", "native"])
def test_decisions_are_taken_back_and_made_again_one_by_one(backend: str) -> None:
    match = Match.from_position(
        "osaka", {"market": "Y5 Y3", "White hand": "R5 B3 G2", "Pink hand": "R2"}, seed="7", backend=backend
    )
    seen = [match.position()]
    for move in ("buy", "pay R5"):
        match.play(move)
        seen.append(match.position())
    for wanted in seen[-2::-1]:
        match.undo()
        assert match.position() == wanted
    with pytest.raises(Refusal, match="nothing to undo"):
        match.undo()
    for wanted in seen[1:]:
        match.redo()
        assert match.position() == wanted
    with pytest.raises(Refusal, match="nothing to redo"):
        match.redo()


def test_nothing_can_be_taken_back_once_a_card_was_revealed() -> None:
    match = Match.from_position("osaka", {"market": "Y5", "White hand": "R5"}, seed="7")
    match.play("buy R5")
    assert match.steps[-1].seat == CHANCE
    assert not match.can_undo
    with pytest.raises(Refusal, match="something has been revealed since"):
        match.undo()


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    with pytest.raises(Refusal, match="nothing to undo"):
        Match("osaka", 2, seed="7").undo()


def test_after_another_decision_what_was_taken_back_is_forgotten() -> None:
    match = Match.from_position("osaka", {"market": "Y5 R2 B2", "White hand": "R5"}, seed="7")
    match.play("take Y5")
    match.undo()
    match.play("take R2")
    with pytest.raises(Refusal, match="nothing to redo"):
        match.redo()
    assert match.legal_texts() == ["take Y5", "reserve Y5", "take B2", "reserve B2"]


@given(seed=st.integers(0, 1000), plan=st.binary(min_size=20, max_size=120))
@settings(max_examples=25)
def test_taking_back_and_making_again_leads_to_the_same_table(seed: int, plan: bytes) -> None:
    match = Match("osaka", 2 + seed % 3, seed=str(seed))
    for byte in plan:
        if match.over:
            break
        if byte % 4 == 0 and match.can_undo:
            before, record = match.position(), match.record(secret=True)
            match.undo()
            assert match.position() != before
            match.redo()
            assert (match.position(), match.record(secret=True)) == (before, record)
        else:
            match.play(match.legal[byte % len(match.legal)])


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    match = played(2, "copy", moves=20)
    record = match.record(secret=True)
    twin = match.clone()
    while not twin.over:
        twin.play(twin.legal[-1])
    assert match.record(secret=True) == record
    assert match.position() != twin.position()
    twin = match.clone()
    if twin.can_undo:
        twin.undo()
    assert match.record(secret=True) == record


# Told in sentences.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_can_be_told(players: int, language: str) -> None:
    speak = speaker(language)
    for buying in (True, False):
        match = played(players, "told", buying=buying)
        told = [speak.say(line) for line in match.log()]
        assert all(line.strip() for line in told)
        assert len(told) > len([s for s in match.steps if s.seat != CHANCE])
        final = [speak.say(line) for line in game.final_lines(match.state, match.names)]
        assert len(final) == players
        assert all(any(name in line for line in final) for name in match.names)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_told_add_up_to_the_result(players: int) -> None:
    for seed in range(6):
        match = played(players, f"adds up {seed}", buying=seed % 2 == 0)
        told: Counter[str] = Counter()
        sold: Counter[str] = Counter()
        for line in match.log():
            if line.id == "osaka-story-sells":
                told[line.args["player"]] += line.args["points"]
                sold[line.args["player"]] += 1
        for p, name in enumerate(match.names):
            assert told[name] == match.standing.points[p]
            assert sold[name] + 1 == sum(match.state.tokens[p])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_losses_told_are_those_that_happened(players: int) -> None:
    lost_told = lost_seen = 0
    for seed in range(6):
        match = played(players, f"losses {seed}")
        lost_told += sum(line.args["cards"] for line in match.log() if line.id == "osaka-story-loses")
        states = [match.engine.lists(past.state) for past in match.history.past] + [match.state]
        for old, new in itertools.pairwise(states):
            if old.phase in (INSURE, SAVE) and new.phase not in (INSURE, SAVE):
                for p in range(players):
                    had = len(cards_of(old.goods[p])) + len(cards_of(old.insured[p]))
                    lost_seen += had - len(cards_of(new.goods[p])) - len(cards_of(new.insured[p]))
    assert lost_told == lost_seen > 0


def test_cards_of_one_deal_are_told_together_and_the_log_can_begin_later() -> None:
    match = Match.from_position("osaka", {"market": "Y5", "White hand": "R5", "farm": "G2"}, seed="7")
    match.play("buy R5")
    told = [str(line) for line in match.log()]
    assert told[0] == "White buys Y5 for 5."
    assert told[1] == "White pays R5."
    assert "The yellow ship sails to Oshima." in told
    assert sum(line.startswith("New in the market: ") for line in told) == 1
    assert sum(line.startswith("New in the farm: ") for line in told) == 1
    assert match.log(since=len(match.steps)) == []


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_every_legal_move_has_a_preview(game: str) -> None:
    match = Match(game, 2, seed="7")
    for _ in range(12):
        for text, move in zip(match.legal_texts(), match.view(match.actor)["moves"], strict=True):
            # Asked for by itself, a preview of YOKOHAMA's placements tells more than one in a view.
            whole = match.preview(text)
            assert {key: whole[key] for key in move["preview"]} == move["preview"]
        match.play(match.legal[0])
