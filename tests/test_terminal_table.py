"""The table in the terminal, played at a real one: choosing, typing, taking back, leaving, coming back."""

from __future__ import annotations

import random
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from test_cli import (
    ALL_IS_WELL,
    MOVES,
    NUMBERS,
    WORDS,
    Answer,
    Command,
    command,
    folder,
    heard,
    shell,
    surroundings,
)  # fmt: skip

import shokai
from shokai.game.osaka.notation import cards_of

__all__ = ["command", "folder"]  # fixtures, which are asked for by name

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
VERBS = "token|take|reserve|buy|pay|insure|save|done|pass"
PROMPT, HAND_OVER, END = range(3)


def plain(text: str) -> str:
    """What one reads on a screen: no codes, ordinary line ends."""
    return CODES.sub("", text).replace("\r\n", "\n")


class Screen:
    """A person, or several in turn, at a terminal with `shokai play osaka`."""

    def __init__(self, place: Path, words: str = "", columns: int = 80, **environment: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "shokai", "play", "osaka", *shlex.split(words)],
            env=surroundings(place, **{"TERM": "xterm-256color", **environment}),
            cwd=str(place),
            encoding="utf-8",
            timeout=30,
            dimensions=(50, columns),
            echo=False,
        )
        self.child.delaybeforesend = None
        self.raw = ""
        self.who = ""
        self.at = PROMPT
        self._read()

    def _read(self) -> str:
        patterns = [r"(?:^|\n)(\w+)> ", r"(?:to|an) (\w+)\. (?:Press Enter|Drück).*?\. ", pexpect.EOF]
        self.at = self.child.expect(patterns)
        self.raw = self.child.before + (self.child.after if self.at != END else "")
        assert "Traceback" not in self.raw
        if self.at == END:
            self.child.close()
        else:
            self.who = self.child.match[1]
        return self.text

    @property
    def text(self) -> str:
        """What was shown since the last line was typed."""
        return plain(self.raw)

    def type(self, line: str) -> str:
        """Types a line and reads on to the next question."""
        self.child.sendline(line)
        return self._read()

    def choose(self, line: str) -> str:
        """The same; whoever is next takes the screen over."""
        self.type(line)
        return self.type("") if self.at == HAND_OVER else self.text

    def menu(self) -> list[int]:
        """The numbers that are offered; a question without moves to choose from is a mistake."""
        numbers = [int(n) for n in re.findall(rf"(?m)(?:^|  +) *(\d+) (?:{VERBS})\b", self.text)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert numbers, f"asked without moves to choose from:\n{self.text}"
        return numbers

    def leave(self) -> str:
        self.child.sendline("quit")
        self.child.expect(pexpect.EOF)
        self.child.close()
        return plain(self.child.before)


@pytest.fixture
def seat(tmp_path: Path) -> Iterator[Callable[..., Screen]]:
    """Opens a table; whatever is still open at the end is closed."""
    opened: list[Screen] = []

    def take(words: str = "", **more: object) -> Screen:
        opened.append(Screen(tmp_path, words, **more))  # type: ignore[arg-type]
        return opened[-1]

    yield take
    for screen in opened:
        screen.child.close(force=True)


Seat = Callable[..., Screen]


def record(position: str) -> str:
    """A saved game that begins with a position."""
    lines = "".join(f"  {line.strip()}\n" for line in position.strip().splitlines())
    return f'[Shokai "1"]\n[Game "osaka"]\n[Players "White Pink"]\n[Seed "7"]\n\nposition:\n{lines}'


def kept_path(said: str) -> str:
    """The file that the last words name."""
    found = re.search(r"shokai play osaka --load (\S+)", said)
    assert found, said
    return found[1]


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
    assert screen.leave().strip().startswith("Your game is kept.")


@pytest.mark.parametrize(
    ("line", "fragment"),
    [
        ("dance", "“dance” is no move"),
        ("take R7", " is no card"),
        ("take", "“take” is no move"),
        ("insure save", "and only then"),
        ("take Y5", "The market does not have the yellow 5"),
        ("buy", "The market costs 16, and your hand is worth 9"),
        ("pay R5", "say “buy” first"),
        ("pass", "You can do something, so you must"),
        ("token R", "Tokens are chosen once"),
        ("insure R2", "and only then"),
        ("0", "There is no move 0; the numbers go from 1 to 13"),
        ("99", "There is no move 99; the numbers go from 1 to 13"),
        ("²", "²"),
        ("9" * 5000, "9"),
        ("x" * 3000, "is no move"),
        ("1 2", "“1 2” is no move"),
        ("rules weather", "no section “weather”"),
        ("why", "Say which move"),
        ("why insure save", "and only then"),
        ("why ²", "²"),
        ("save", "Say where"),
        ("redo", "There is nothing to make again"),
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
    assert "There is nothing to take back yet." in screen.type("undo")
    screen.type("token R")
    assert len(re.findall(r"(?m)^ +Pink ", screen.type("log"))) == 3  # draws, takes a token, moves
    assert "Taken back; White is to decide again." in screen.type("undo")
    assert len(screen.menu()) == 4
    log = screen.type("log")
    assert "White takes" not in log
    assert len(re.findall(r"(?m)^ +Pink ", log)) == 2
    screen.type("redo")
    assert "White takes a red token." in screen.type("log")
    assert "nothing to make again" in screen.type("redo")


def test_undo_ends_where_a_card_was_revealed(seat: Seat, tmp_path: Path) -> None:
    (tmp_path / "game").write_text(record("market: R5 B2\nWhite hand: R5 B2 G3\nPink hand: R3"))
    screen = seat("--load game --seats you,random")
    # After the purchase cards are laid: whoever saw them cannot take it back.
    screen.type("buy R5 B2")
    assert "New in the market: " in screen.text
    while screen.who != "White":
        screen.type("")
    said = screen.type("undo")
    assert "This cannot be taken back: something was revealed since." in said
    assert "White buys" in screen.type("log")


def test_a_purchase_can_be_thought_over_while_it_is_paid(seat: Seat, tmp_path: Path) -> None:
    (tmp_path / "game").write_text(record("market: R5 B2\nWhite hand: R3 B3 Y3 G2"))
    screen = seat("--load game --seats you,you")
    assert "White: Pay 7 more" in screen.type("buy")
    assert "Taken back; White is to decide again." in screen.type("undo")
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
    assert "Taken back; Pink is to decide again." in screen.type("undo")
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
    assert "The rule: Buying goods (“rules buy” shows it)" in said
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
    assert "On every payday all ships on the two wave spaces sink" in screen.type("rules tide")
    assert "The aim" not in screen.text
    whole = screen.type("rules")
    for title in ("The aim", "Set-up", "A turn", "Payday", "Insurance", "The end"):
        assert f"\n{title}\n" in whole


# Leaving and coming back.


def test_a_saved_game_goes_on(seat: Seat, tmp_path: Path) -> None:
    screen = seat("--seats you,you --seed 7")
    for line in ("token G", "token R", "take G5"):
        screen.choose(line)
    table = screen.type("table")
    said = screen.type("save mygame.shokai")
    assert "Saved. Go on later with: shokai play osaka --load mygame.shokai" in said
    screen.leave()
    again = seat("--load mygame.shokai --seats you,you")
    assert again.who == "White"
    assert again.text.endswith(table.lstrip("\n"))
    assert again.type("undo").startswith("Taken back; Pink is to decide again.")


def played(command: Command, words: str, lines: list[str], last: str = "") -> Answer:
    """Lines typed one after the other, each with an Enter for whoever takes the screen over."""
    answer = command("play", "osaka", "--seats", "you,you", *words.split(), typed="\n\n".join([*lines, last]))
    assert "Traceback" not in answer.said
    assert answer.code == ALL_IS_WELL
    return answer


LINES = ["2", "1", "3", "9", "1", "5", "2", "buy", "1", "4", "1", "2", "1", "buy", "1", "1", "3"]


@pytest.mark.parametrize(("leaving", "half"), [("quit", 1), ("", 8), ("save other.shokai\n\nexit", 12)])
def test_whoever_leaves_finds_the_game_as_it_was(command: Command, tmp_path: Path, leaving: str, half: int) -> None:
    """It goes on identically: the same moves lead to the same record as without the break."""
    played(command, "--seed 7", LINES, "save whole.shokai")
    said = played(command, "--seed 7", LINES[:half], leaving).out
    assert "Your game is kept." in said
    played(command, f"--load {kept_path(said)}", LINES[half:], "save again.shokai")
    whole = (tmp_path / "whole.shokai").read_text()
    assert whole == (tmp_path / "again.shokai").read_text()
    assert whole.count("\nWhite: ") + whole.count("\nPink: ") >= len(LINES) - 4


def test_without_a_move_there_is_nothing_to_keep(command: Command, tmp_path: Path) -> None:
    assert command("play", "osaka", typed="help\nlog\nquit\n").out.endswith("\nGoodbye.\n")
    assert not list(tmp_path.rglob("*.shokai"))


def test_ctrl_c_keeps_the_game(seat: Seat, tmp_path: Path) -> None:
    screen = seat("--seats you,you --seed 7")
    screen.choose("token G")
    screen.choose("token R")
    screen.child.sendintr()
    screen.child.expect(pexpect.EOF)
    said = plain(screen.child.before)
    screen.child.close()
    assert "Traceback" not in said
    assert screen.child.exitstatus == ALL_IS_WELL
    again = seat(f"--load {kept_path(said)} --seats you,you")
    assert again.who == "Pink"
    assert "Pink takes a green token." in again.type("log")


def test_ctrl_c_between_two_players_keeps_the_game(seat: Seat) -> None:
    screen = seat("--seats you,you --seed 7")
    screen.type("token G")
    assert screen.at == HAND_OVER
    screen.child.sendintr()
    screen.child.expect(pexpect.EOF)
    assert "Your game is kept." in screen.child.before


def test_ctrl_d_keeps_the_game(seat: Seat) -> None:
    screen = seat("--seats you,you --seed 7")
    screen.choose("token G")
    screen.child.sendeof()
    screen.child.expect(pexpect.EOF)
    assert "Your game is kept." in screen.child.before


@pytest.mark.parametrize("which", [signal.SIGHUP, signal.SIGTERM], ids=["window closed", "machine stops"])
def test_a_table_that_is_ended_from_outside_keeps_the_game(seat: Seat, tmp_path: Path, which: signal.Signals) -> None:
    screen = seat("--seats you,you --seed 7")
    screen.choose("token G")
    screen.child.kill(which)
    screen.child.expect(pexpect.EOF)
    screen.child.close()
    [kept] = (tmp_path / "data").rglob("*.shokai")
    assert "Pink: token G" in kept.read_text()


def test_two_who_leave_at_the_same_time_both_find_their_games(tmp_path: Path) -> None:
    """Also where they share a home: neither game takes the other's place."""
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "shokai", "play", "osaka", "--seats", "you,you", "--seed", seed],
            env=surroundings(tmp_path),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        for seed in "123"
    ]
    said = []
    for table in running:
        assert table.stdin
        table.stdin.write("1\n\n2\n")
        table.stdin.flush()
    for table in running:
        said.append(table.communicate("", timeout=60)[0])
    paths = {kept_path(text) for text in said}
    assert len(paths) == len(list((tmp_path / "data").rglob("*.shokai"))) == 3
    assert {re.search(r'Seed "(\d)"', Path(path).read_text())[1] for path in paths} == set("123")  # type: ignore[index]


def test_a_finished_game_shows_its_sheet(command: Command, tmp_path: Path) -> None:
    match = shokai.Match("osaka", seed=11)
    while not match.over:
        match.play(match.legal[-1])
    match.save(str(tmp_path / "done.shokai"))
    answer = command("play", "osaka", "--load", "done.shokai")
    assert answer.code == ALL_IS_WELL
    assert "The seed was 11." in answer.out


# Saving where one cannot.


@pytest.mark.parametrize(
    ("target", "why"),
    [
        ("folder", "Is a directory"),
        ("gone/game", "No such file or directory"),
        ("a-file/game", "Not a directory"),
        ("x" * 300, "File name too long"),
        ("a\0b", "a"),
    ],
    ids=["folder", "no folder", "below a file", "long", "zero"],
)
def test_a_game_that_cannot_be_saved_there(command: Command, tmp_path: Path, target: str, why: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "a-file").touch()
    answer = played(command, "--seed 7", ["1"], f"save {target}\nsave good.shokai\n1\n")
    assert "cannot be written" in answer.out
    assert why in answer.out
    # The game goes on, and nothing half-written is left behind.
    assert (tmp_path / "good.shokai").exists()
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"folder", "a-file", "data", "good.shokai"}
    assert not list((tmp_path / "folder").iterdir())


def test_a_home_that_cannot_be_written(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a-file").touch()
    elsewhere = {"XDG_DATA_HOME": str(tmp_path / "a-file")}
    answer = command("play", "osaka", "--seed", "7", typed="1\n1\nquit\n", env=elsewhere)
    assert "Traceback" not in answer.said
    assert "cannot be written" in answer.said


@pytest.mark.parametrize("name", ["my game.shokai", "it's.shokai", ":cat:.shokai", "[bold]x.shokai", "spiel-ä.shokai"])
def test_the_command_that_is_told_can_be_copied(command: Command, tmp_path: Path, name: str) -> None:
    answer = played(command, "--seed 7", ["1"], f"save {name}\n")
    assert (tmp_path / name).exists()
    line = re.search(r"Go on later with: (shokai .*)", answer.out)
    assert line
    assert shlex.split(line[1]) == ["shokai", "play", "osaka", "--load", name]


def test_a_seed_is_told_as_it_was_given(command: Command) -> None:
    answer = command("play", "osaka", "--seats", "random,random", "--seed", ':cat: [red]#"1"')
    assert 'The seed was :cat: [red]#"1".' in answer.out


@pytest.mark.parametrize("seed", ['"]', "#", " a b ", "[Seed]", "ü日本", '"', "\\", "*", 200 * "x"])
def test_odd_seeds_survive_in_a_saved_game(folder: Path, seed: str) -> None:
    answer = heard(["play", "osaka", "--seats", "you,you", "--seed", seed], "1\n\nsave odd.shokai\n")
    assert answer.code == ALL_IS_WELL
    match = shokai.load(str(folder / "odd.shokai"))
    assert match.dealer
    assert match.dealer.seed == seed


# Nobody at the keyboard.


@pytest.mark.parametrize("words", ["", "--seats you,you", "--seats random,random"])
def test_no_keyboard_at_all(tmp_path: Path, words: str) -> None:
    answer = shell(f"$SHOKAI play osaka --seed 7 {words} <&-", tmp_path)
    assert "Traceback" not in answer.said
    assert answer.code == ALL_IS_WELL


def test_bytes_that_are_no_text(command: Command) -> None:
    answer = command("play", "osaka", "--seed", "7", typed=b"\xff\xfe\nlog\n\x80take R5\n1\nquit\n")
    assert "Traceback" not in answer.said
    assert answer.code == ALL_IS_WELL
    # What was typed well is answered all the same.
    assert "New in the market: R3, G5, Y3, B3, R2." in answer.out
    assert "Your game is kept." in answer.out


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
    assert plain(after).strip() == "The screen goes to White. Press Enter when nobody else is looking."


def test_a_terminal_that_cannot_clear_scrolls_the_hand_away(seat: Seat) -> None:
    screen = seat("--seats you,you --seed 7", TERM="dumb")
    screen.type("token R")
    assert "\x1b" not in screen.raw
    # The terminal has 50 lines.
    assert screen.text.split("The screen goes to")[0].count("\n") >= 50


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


# Insurance at the table.

SINKING = """
    phase: insure
    turn: White
    actor: Pink
    asked: 1
    order: 2
    market: Y2 Y3
    ships: G5 R3
    Pink hand: R3 B5
    Pink goods: R5 R2 R2
"""


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


# Whatever is typed.

UNWRITABLE = ("", ".", "/", "/dev/full/x", "a\0b", "gone/x", "x" * 300)
ASKING = st.sampled_from(["why", "WHY", "rules", "log", "undo", "table", "?"])
TYPED = st.one_of(
    st.integers(-2, 20).map(str),
    st.sampled_from(["1", "2", "undo", "redo", "log", "table", "rules", "rules tide", "help", "why"]),
    st.sampled_from([f"save {path}" for path in UNWRITABLE]),
    st.builds("{} {}".format, ASKING, MOVES | NUMBERS),
    NUMBERS,
    MOVES,
    WORDS,
)


@settings(max_examples=120)
@given(
    lines=st.lists(TYPED, max_size=25),
    seats=st.sampled_from(["you,you", "you,random", "you,random,you"]),
    game=st.sampled_from(["--seed 7", "--load sinking"]),
)
def test_fuzz_what_is_typed_at_the_table(folder: Path, lines: list[str], seats: str, game: str) -> None:
    for line in "\n".join(lines).split("\n"):
        word, _, path = line.strip().partition(" ")
        # Nothing is written outside this folder.
        assume(word.lower() != "save" or path.strip() in UNWRITABLE or re.fullmatch(r"[\w ]+", path, re.ASCII))
    assume(game == "--seed 7" or seats != "you,random,you")
    (folder / "sinking").write_text(record(SINKING))
    answer = heard(["play", "osaka", "--seats", seats, *game.split()], "\n".join(lines))
    assert answer.code == ALL_IS_WELL
    assert "Traceback" not in answer.said
    assert not list(folder.glob(".*")), "a file that was not written to its end"
