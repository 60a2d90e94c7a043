"""The table in the terminal, played at a real one: choosing, typing, taking back, asking, insuring."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from helpers.command import ALL_IS_WELL, Command, heard
from helpers.screen import END, HAND_OVER, PROMPT, SINKING, Seat, record

import shokai

# A whole game.


@pytest.mark.parametrize("seed", ["7", "spring"])
def test_a_whole_game_by_numbers(seat: Seat, seed: str) -> None:
    screen, chance, decisions = seat(f"--seats you,random --seed {seed}"), random.Random(seed), 0
    assert shokai.Match("osaka", seed=seed).dealer.commitment in screen.text.replace("\n", "")  # type: ignore[union-attr]
    while screen.at != END:
        assert screen.who == "White"
        screen.type(str(chance.choice(screen.menu())))
        decisions += 1
    assert decisions > 40
    assert screen.child.exitstatus == ALL_IS_WELL
    assert "the game is over." in screen.text
    first, second = re.findall(r"(?m)^(\d)\. (\w+): (\d+) points?, (\d+) tokens?$", screen.text)
    assert first[0] == "1"
    assert {first[1], second[1]} == {"White", "Pink"}
    # Points first, then tokens.
    assert (int(first[2]), int(first[3])) >= (int(second[2]), int(second[3]))
    assert f"The seed was {seed}." in screen.text


def test_bots_among_themselves(command: Command) -> None:
    answer = command("play", "osaka", "--seats", "random,random,random", "--seed", "7")
    assert answer.code == ALL_IS_WELL
    assert len(re.findall(r"(?m)^\d\. \w+: ", answer.out)) == 3


# Moves in words.


def test_moves_in_words(seat: Seat) -> None:
    screen = seat("--seats you,you --seed 7 --names Ada,Bob")
    assert screen.who == "Bob"
    for line in ("token g", "TOKEN R", "take g5", "  take   R3 "):
        screen.choose(line)
    screen.choose("reserve farm Y3")
    assert screen.who == "Ada"
    assert "Y3*Bob" in screen.text
    log = screen.type("log")
    for sentence in (
        "Bob takes a green token.", "Ada takes a red token.", "Bob takes the green 5 as coins.",
        "Ada takes the red 3 as coins.", "Bob reserves the yellow 3 in the farm.",
    ):  # fmt: skip
        assert sentence in log
    assert screen.leave().strip().startswith("Your game has been saved.")


@pytest.mark.parametrize(
    ("line", "fragment"),
    [
        ("dance", "“dance” is not a move"),
        ("take R7", " is not a card"),
        ("take", "“take” is not a move"),
        ("insure save", "only when their ship sinks"),
        ("take Y5", "The market does not have the yellow 5"),
        ("buy", "The market costs 16, and your hand is worth 9"),
        ("pay R5", "type “buy” first"),
        ("pass", "You can pass only if"),
        ("token R", "You choose a token once"),
        ("insure R2", "only when their ship sinks"),
        ("0", "There is no move 0; choose a number from 1 to 13"),
        ("99", "There is no move 99; choose a number from 1 to 13"),
        ("²", "²"),
        ("9" * 5000, "9"),
        ("x" * 3000, "is not a move"),
        ("1 2", "“1 2” is not a move"),
        ("rules weather", "no section “weather”"),
        ("why", "Name a move"),
        ("why insure save", "only when their ship sinks"),
        ("why ²", "²"),
        ("save", "Name a file"),
        ("redo", "There is nothing to redo"),
    ],
    ids=lambda text: ascii(text[:30]),
)
def test_what_cannot_be_done_is_answered_with_a_sentence(folder: Path, line: str, fragment: str) -> None:
    # The first turn is Pink's.
    answer = heard(["play", "osaka", "--seats", "random,you", "--seed", "7"], f"1\n{line}\n")
    assert answer.code == ALL_IS_WELL
    assert fragment in answer.out


# Taking back.


def test_undo_takes_the_bots_moves_back_too(seat: Seat) -> None:
    # Pink's hand of 9 cannot buy a market of 16, so nothing is revealed by what the bot does.
    screen = seat("--seats you,random --seed 7")
    assert "There is nothing to undo yet." in screen.type("undo")
    screen.type("token R")
    assert len(re.findall(r"(?m)^ +Pink ", screen.type("log"))) == 3  # draws, takes a token, moves
    assert "Undone; it is White’s decision again." in screen.type("undo")
    assert len(screen.menu()) == 4
    log = screen.type("log")
    assert "White takes" not in log
    assert len(re.findall(r"(?m)^ +Pink ", log)) == 2
    screen.type("redo")
    assert "White takes a red token." in screen.type("log")
    assert "nothing to redo" in screen.type("redo")


def test_undo_ends_where_a_card_was_revealed(seat: Seat, tmp_path: Path) -> None:
    (tmp_path / "game").write_text(record("market: R5 B2\nWhite hand: R5 B2 G3\nPink hand: R3"))
    screen = seat("--load game --seats you,random")
    # After the purchase cards are laid: whoever saw them cannot take it back.
    screen.type("buy R5 B2")
    assert "New in the market: " in screen.text
    while screen.who != "White":
        screen.type("")
    said = screen.type("undo")
    assert "This cannot be undone: something has been revealed since." in said
    assert "White buys" in screen.type("log")


def test_a_purchase_can_be_thought_over_while_it_is_paid(seat: Seat, tmp_path: Path) -> None:
    (tmp_path / "game").write_text(record("market: R5 B2\nWhite hand: R3 B3 Y3 G2"))
    screen = seat("--load game --seats you,you")
    assert "White: Pay 7 more" in screen.type("buy")
    assert "Undone; it is White’s decision again." in screen.type("undo")
    assert "White: Take, reserve or buy." in screen.text
    assert "White: Pay 7 more" in screen.type("redo")
    screen.type("pay R3")
    assert "Pay 4 more" in screen.text
    assert "Pay 7 more" in screen.type("undo")


def test_after_a_payment_that_makes_itself_the_next_one_is_asked_for(seat: Seat, tmp_path: Path) -> None:
    """With 5, 2 and 2 for a price of 7 the 5 must be paid, then one 2 of two colours."""
    (tmp_path / "game").write_text(record("market: R5 B2\nWhite hand: R5 B2 G2"))
    screen = seat("--load game --seats you,you")
    said = screen.type("buy")
    assert "White: Pay 2 more" in said
    assert re.search(r"1 pay B2 +2 pay G2", said)
    screen.type("2")
    assert screen.who == "Pink"
    assert "White pays R5, G2." in screen.type("")


def test_the_next_player_may_give_a_move_back(seat: Seat) -> None:
    screen = seat("--seats you,you --seed 7")
    screen.choose("token R")
    assert screen.who == "White"
    assert "Undone; it is Pink’s decision again." in screen.type("undo")
    assert screen.at == HAND_OVER
    screen.type("")
    assert (screen.at, screen.who, len(screen.menu())) == (PROMPT, "Pink", 4)


# Asking.


def test_why(seat: Seat) -> None:
    screen = seat("--seats you,you --seed 7")
    screen.choose("1")
    screen.choose("1")
    said = screen.type("why buy")
    assert "The market costs 16, and your hand is worth 9." in said
    assert "The rule: Buying goods (type “rules buy” to read it)" in said
    said = screen.type("why take G5")
    assert "“take G5” is legal." in said
    assert "The market would then cost White 11." in said
    assert screen.type("why 1") == said
    assert "“token R” is legal." not in screen.type("why token R")
    # Asking changes nothing.
    assert "Take, reserve or buy. The market costs 16; your hand is worth 9." in screen.type("table")


def test_help_log_and_rules(seat: Seat) -> None:
    screen = seat("--seats you,you --seed 7")
    said = screen.type("help")
    for word in ("undo, redo", "why MOVE", "save FILE", "reserve farm R5", "insure R2 R3"):
        assert word in said
    assert screen.type("?") == said
    assert "New in the market: R3, G5, Y3, B3, R2." in screen.type("log")
    assert "On every payday, all ships on the two wave spaces sink" in screen.type("rules tide")
    assert "Object of the game" not in screen.text
    whole = screen.type("rules")
    for title in ("Object of the game", "Set-up", "Your turn", "Payday", "Insurance", "End of the game"):
        assert f"\n{title}\n" in whole


# Insurance at the table.


def test_goods_are_saved_by_their_name(seat: Seat, tmp_path: Path) -> None:
    """`save R5` names a good while goods are to be saved, although `save FILE` saves a game."""
    (tmp_path / "game").write_text(record(SINKING))
    screen = seat("--load game --seats you,you")
    assert "The red ship sinks." in screen.text
    screen.type("insure R3")
    assert "Which red goods do you save? 1 more." in screen.text
    screen.type("save R5")
    assert not (tmp_path / "R5").exists()
    assert "Pink saves R5." in screen.type("log")


def test_a_game_can_be_saved_while_goods_are(seat: Seat, tmp_path: Path) -> None:
    (tmp_path / "game").write_text(record(SINKING))
    screen = seat("--load game --seats you,you")
    screen.type("insure R3")
    screen.type("save kept.shokai")
    assert (tmp_path / "kept.shokai").exists()


def test_insurance_in_one_line(seat: Seat, tmp_path: Path) -> None:
    (tmp_path / "game").write_text(record(SINKING))
    screen = seat("--load game --seats you,you")
    screen.type("insure R3 save R5")
    assert "Pink saves R5." in screen.type("log")


@pytest.mark.parametrize("line", ["insure save", "why insure save", "insure", "save R3 B5", "insure B5", "insure R2"])
def test_insurance_that_does_not_come_out(folder: Path, line: str) -> None:
    (folder / "sinking").write_text(record(SINKING))
    answer = heard(["play", "osaka", "--load", "sinking", "--seats", "you,you"], f"{line}\nlog\n")
    answered = answer.out.split("Pink> ")[1]
    assert re.search(r"\w.*\.", answered), "no word in answer"
    # Nothing has happened.
    assert answer.out.endswith("Pink> Pink> \n\nGoodbye.\n")


def test_whoever_can_only_decline_is_not_asked(seat: Seat, tmp_path: Path) -> None:
    (tmp_path / "game").write_text(record(SINKING.replace("R3 B5", "B5")))
    screen = seat("--load game --seats you,you")
    assert "Take, reserve or buy." in screen.text
    assert "Pink loses 3 red cards." in screen.type("log")
