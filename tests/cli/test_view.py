"""The table in the terminal: what each person sees of it, in which colours, how wide, in which language."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from helpers.command import Command
from helpers.screen import HAND_OVER, Seat, plain, record

import shokai
from shokai.games.osaka.table.notation import cards_of

# What each person sees.


def hands_shown(text: str) -> list[tuple[str, str]]:
    """Whose hands a text shows, and how."""
    shown, name = [], ""
    for line in text.splitlines():
        if head := re.match(r"(?:> |  )(\w+) +\d+ VP", line):
            name = head[1]
        elif hand := re.match(r"    hand +(.*)", line):
            shown.append((name, hand[1].strip()))
    return shown


@pytest.mark.parametrize(("people", "moves"), [("you,you", 60), ("you,you,random,you", 45)])
def test_nobody_sees_the_hands_of_others(seat: Seat, tmp_path: Path, people: str, moves: int) -> None:
    """Everything that is printed from one hand-over to the next is for one person."""
    screen, chance = seat(f"--seats {people} --seed 7"), random.Random(people)
    looked_at = 0
    for _ in range(moves):
        seen, who = screen.text, screen.who
        if screen.at == HAND_OVER:
            # Nothing of what was there before is left, on the screen or above it, before and after.
            assert hands_shown(seen) == []
            screen.type("")
            cleared = screen.raw.index("\x1b[3J")
            assert plain(screen.raw[:cleared]).strip() == ""
            assert "\x1b[2J" in screen.raw[:cleared]
            assert screen.who == who
            seen = screen.text
        options = screen.menu()
        if not hands_shown(seen):
            # A further decision in the same turn; the table stands above.
            screen.type("table")
            seen = screen.text
        screen.type("save here.shokai")
        match = shokai.load(str(tmp_path / "here.shokai"))
        assert match.names[match.actor] == screen.who
        hands = {name: cards_of(match.state.hand[p]) for p, name in enumerate(match.names)}
        for name, shown in hands_shown(seen):
            looked_at += 1
            if name == screen.who:
                assert re.fullmatch(r"(- ?|(\w\d )+)= \d+ coins", shown)
            else:
                assert re.fullmatch(r"\d+ cards?", shown)
        own = hands.pop(screen.who)
        last = dict(hands_shown(seen))
        assert last.pop(screen.who).split(" =")[0].split() == (own or ["-"])
        assert {name: int(shown.split()[0]) for name, shown in last.items()} == {
            name: len(hand) for name, hand in hands.items()
        }
        screen.type(str(chance.choice(options)))
    assert looked_at >= 2 * moves


def test_the_screen_is_cleared_before_the_next_player_is_asked_for(seat: Seat) -> None:
    screen = seat("--seats you,you --seed 7")
    screen.type("token R")
    before, _, after = screen.raw.partition("\x1b[3J")
    assert "\x1b[2J" in before
    assert plain(after).strip() == "Pass the screen to White. Press Enter when nobody else is looking."


def test_a_terminal_that_cannot_clear_scrolls_the_hand_away(seat: Seat) -> None:
    screen = seat("--seats you,you --seed 7", TERM="dumb")
    screen.type("token R")
    assert "\x1b" not in screen.raw
    # The terminal has 50 lines.
    assert screen.text.split("Pass the screen to")[0].count("\n") >= 50


# Colour, width, language.

COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|9[0-7])(?:;\d+)*m")


def test_colour_in_a_terminal(seat: Seat) -> None:
    assert COLOUR.search(seat("--seed 7").raw)


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_where_none_is_wanted(seat: Seat, environment: dict[str, str]) -> None:
    screen = seat("--seed 7", **environment)
    assert "R3  R2  B3  Y3  G5" in screen.text
    assert not COLOUR.search(screen.raw)


def test_no_codes_in_a_pipe(command: Command) -> None:
    answer = command("play", "osaka", "--seats", "you,you", "--seed", "7", typed="1\n\n1\n\n1\n\nhelp\nrules\n")
    assert "\x1b" not in answer.said


def is_sentence(line: str) -> bool:
    return bool(re.search(r"[.:?!)] |\.$", line.strip()))


def test_no_line_is_too_long_in_a_pipe(command: Command) -> None:
    answer = command("play", "osaka", "--seats", "random,random,random,random", "--seed", "7")
    typed = "\n".join(["1", "", "2", ""] * 40)
    more = command("play", "osaka", "--seats", "you,you,you,you", "--seed", "7", typed=typed)
    drawn = [line for line in (answer.out + more.out).splitlines() if not is_sentence(line)]
    assert len(drawn) > 500
    assert max(map(len, drawn)) <= 100


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("columns", [80, 100])
def test_the_table_fits_into_the_terminal(seat: Seat, columns: int, language: str) -> None:
    screen = seat(f"--seats you,you,you,you --seed 7 --lang {language}", columns=columns)
    for _ in range(12):
        drawn = [line for line in screen.text.splitlines() if not is_sentence(line)]
        assert max(map(len, drawn)) <= columns
        screen.choose("1")


def test_a_long_name_does_not_run_into_its_points(command: Command) -> None:
    answer = command("play", "osaka", "--names", "Bartholomew,Ed", "--seed", "7")
    assert "Bartholomew 0 VP" in re.sub(" +", " ", answer.out)


def test_an_empty_hand_is_drawn_like_any_other(command: Command, tmp_path: Path) -> None:
    (tmp_path / "game").write_text(record("market: R5 B2\nPink hand: R5"))
    answer = command("play", "osaka", "--load", "game", "--seats", "you,you")
    assert "hand    - = 0 coins" in answer.out


@pytest.mark.parametrize(("words", "environment"), [("--lang de", {}), ("", {"LANG": "de_DE.UTF-8"})])
def test_a_game_in_german(seat: Seat, words: str, environment: dict[str, str]) -> None:
    screen = seat(f"--seats you,you --seed 7 {words}", **environment)
    assert "Markt       R3  R2  B3  Y3  G5" in screen.text
    assert "Wähle ein Ertragsplättchen." in screen.text
    screen.type("token R")
    assert "Der Bildschirm geht an White." in screen.text
    screen.type("")
    screen.choose("token G")
    assert "Der Markt kostet 16" in screen.type("why buy")
    assert "Zurückgenommen" in screen.type("undo")
    screen.type("")
    assert "Deine Partie ist aufgehoben." in screen.leave()
