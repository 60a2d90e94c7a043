"""Games as text: written, read again, played on, kept in files."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from helpers.playing import played

from shokai.engine.engine import CHANCE
from shokai.match.dealer import commitment_of
from shokai.match.match import Match
from shokai.match.record import load, read_record, verify
from shokai.texts import Refusal


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("buying", [True, False])
def test_a_finished_game_is_read_as_it_was_written(players: int, backend: str, buying: bool) -> None:
    match = played(players, f"record {players}", backend=backend, buying=buying)
    assert match.over
    text = match.record()
    again = read_record(text, backend=backend)
    assert again.steps == match.steps
    assert again.names == match.names
    assert again.position() == match.position()
    assert again.standing == match.standing
    assert again.record() == text
    checked = verify(text)
    assert checked.fault is None
    assert checked.deals == sum(step.seat == CHANCE for step in match.steps)


def test_records_of_the_two_back_ends_are_the_same() -> None:
    assert played(4, "both", backend="native").record() == played(4, "both", backend="python").record()


@pytest.mark.parametrize("moves", [0, 1, 5, 40, 90])
def test_an_unfinished_game_can_be_read_and_played_on(moves: int) -> None:
    match = played(3, "unfinished", moves)
    again = read_record(match.record(secret=True))
    assert again.steps == match.steps
    assert again.legal == match.legal
    rng = random.Random(3)
    while not match.over:
        move = rng.choice(match.legal)
        match.play(move)
        again.play(move)
    # Also the cards that came later are the same: the seed was in the record.
    assert again.record() == match.record()


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_every_step_of_a_game_can_be_saved(game: str) -> None:
    match = Match(game, 4, seed="each step")
    rng = random.Random(4)
    while not match.over and match.step < (1000 if game == "osaka" else 160):
        again = read_record(match.record(secret=True))
        assert again.steps == match.steps
        match.play(rng.choice(match.legal))


def test_a_president_on_the_way_is_not_carried_further_by_a_record() -> None:
    """Saved between the destination and the tolls, a game goes on with the choice of the tolls."""
    rng, unfinished = random.Random(1), 0
    for number in range(12):
        match = Match("yokohama", 2, seed=f"way {number}")
        while not match.over and not any(text.startswith("paying") for text in match.legal_texts()):
            match.play(rng.choice(match.legal))
        text = match.record(secret=True)
        again = read_record(text)
        assert again.steps == match.steps
        unfinished += text.endswith(" ...\n")
        if not match.over:
            # Once they are chosen, the line is whole.
            again.play(rng.choice(match.legal))
            assert "..." not in again.record(secret=True)
            assert read_record(again.record(secret=True)).steps == again.steps
    assert unfinished > 3


def test_the_seed_stays_secret_until_the_game_is_over() -> None:
    match = played(2, "a secret seed", moves=30)
    assert "a secret seed" not in match.record()
    assert f'[Commitment "{commitment_of("a secret seed")}"]' in match.record()
    assert '[Seed "a secret seed"]' in match.record(secret=True)
    assert '[Seed "a secret seed"]' in played(2, "a secret seed").record()


def test_a_record_without_its_seed_can_be_read_but_nobody_deals() -> None:
    match = played(2, "dealt", moves=30)
    again = read_record(match.record())
    assert again.dealer is None
    assert again.position() == match.position()
    assert verify(match.record()).fault is not None


def test_a_game_from_a_position_is_written_with_it() -> None:
    match = Match.from_position("osaka", {"market": "R5 B2", "White hand": "G5 G2"}, seed="7")
    match.play("take R5").play("take B2")
    again = read_record(match.record(secret=True))
    assert again.steps == match.steps
    assert again.position() == match.position()
    assert again.record(secret=True) == match.record(secret=True)


def test_a_payment_stands_on_the_line_of_its_purchase() -> None:
    match = Match.from_position("osaka", {"market": "R5 B2", "White hand": "G5 G3"}, seed="7").play("buy G3 G5")
    assert "White: buy G5 G3\n* " in match.record()


def test_comments_and_blank_lines_in_a_record_are_passed_over(finished_record: str) -> None:
    head, _, body = finished_record.partition("\n\n")
    commented = f"# A game\n\n{head}\n\n" + body.replace("\n", "   # so it went\n\n", 30)
    assert read_record(commented).record() == finished_record


def test_a_record_is_saved_whole_and_read_from_its_file(finished_game: Match, tmp_path: Path) -> None:
    path = tmp_path / "game.shokai"
    finished_game.save(str(path))
    assert load(str(path)).record() == finished_game.record()
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_read_or_written_is_told_so(finished_game: Match, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be read"):
        load(str(tmp_path / "nothing here"))
    with pytest.raises(Refusal, match="cannot be read"):
        load(str(tmp_path))
    (tmp_path / "picture").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe\x00")
    with pytest.raises(Refusal, match="not a text file"):
        load(str(tmp_path / "picture"))
    with pytest.raises(Refusal, match="cannot be written"):
        finished_game.save(str(tmp_path / "no folder" / "game.shokai"))


def test_a_forged_commitment_is_not_laundered(tmp_path: Path) -> None:
    """A record that is loaded and saved says what it said, so that verifying it still fails."""
    match = Match("osaka", seed="7").play("token R")
    forged = match.record(secret=True).replace(commitment_of("7"), commitment_of("8"))
    again = read_record(forged)
    assert again.play("token G").record(secret=True).splitlines()[:5] == forged.splitlines()[:5]
    assert again.clone().record() == again.record()
    verdict = verify(again.record(secret=True))
    assert verdict.fault is not None
    assert verdict.fault.id == "verify-wrong-seed"
    # Whoever deals on from another seed commits to that one.
    assert commitment_of("9") in read_record(match.record(), seed="9").record()
