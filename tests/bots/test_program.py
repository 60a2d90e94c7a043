"""Bots that are programs of their own: real processes that play, crash, fall silent and talk nonsense."""

from __future__ import annotations

import json
import os
import pickle
import re
import shutil
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO

import pytest
from helpers.command import ALL_IS_WELL, Command, at_most, refused
from helpers.places import EXAMPLES
from helpers.programs import FIRST, READY, SLEEP, program, python

from shokai import Match
from shokai.bots import bot_for
from shokai.bots.asking import begin, chosen, dismiss
from shokai.bots.failures import BotFailed
from shokai.bots.lines import LineProcess
from shokai.bots.lists import split_bots
from shokai.bots.program import ProgramBot
from shokai.games import GAMES
from shokai.match.seat import Seat
from shokai.texts import Refusal, languages, speaker

Program = Callable[..., str]


@pytest.fixture
def written(tmp_path: Path) -> Program:
    """Writes a program and returns its command."""
    return partial(program, tmp_path)


@pytest.fixture
def started() -> Iterator[Callable[..., ProgramBot]]:
    """Seats programs; they are sent home at the end."""
    bots: list[ProgramBot] = []

    def start(command: str, seconds: float = 60) -> ProgramBot:
        bots.append(ProgramBot(1, command, seconds))
        return bots[-1]

    yield start
    for bot in bots:
        bot.close()


Started = Callable[..., ProgramBot]


def seat_of(game: str = "osaka", **more: object) -> Seat:
    return Match(game, seed=7, **more).seat()  # type: ignore[arg-type]


def failure(bot: ProgramBot, decisions: int = 1) -> BotFailed:
    """How a bot fails within so many decisions. It can be said in every language."""
    with pytest.raises(BotFailed) as caught, at_most():
        _ask_often(bot, decisions)
    assert all(speaker(language).say(caught.value.said) for language in languages())
    return caught.value


def _ask_often(bot: ProgramBot, decisions: int) -> None:
    seat = seat_of()
    for _ in range(decisions):
        bot.choose(seat)


def play_on(match: Match, bots: dict[int, ProgramBot]) -> None:
    """Plays to the end; whoever is no program does the first thing that comes."""
    while not match.over:
        bot = bots.get(match.actor)
        match.play(chosen(bot, match.seat()) if bot else match.legal[0])


# Programs that play.


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_to_the_end_and_better_than_chance(game: str, started: Started) -> None:
    bot, rival = started(python(EXAMPLES / "bot.py")), bot_for("random", 5)
    points = [0, 0]
    for number in range(2):
        match = Match(game, seed="example")
        begin(bot)
        while not match.over:
            match.play(chosen(bot if match.actor == number else rival, match.seat()))
        points[0] += match.standing.points[number]
        points[1] += match.standing.points[1 - number]
    assert points[0] > points[1]
    assert bot.name == "Example"


def test_the_example_is_short_and_needs_only_the_standard_library() -> None:
    text = (EXAMPLES / "bot.py").read_text("utf-8")
    assert len(text.splitlines()) <= 40
    assert [line for line in text.splitlines() if "import" in line] == ["import json", "import random", "import sys"]


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
def test_the_example_in_javascript_plays_to_the_end(started: Started) -> None:
    match = Match("osaka", seed=3)
    play_on(match, {1: started(f"node '{EXAMPLES / 'bot.js'}'")})
    assert match.over


def test_a_program_hears_what_its_seat_knows_and_nothing_else(
    written: Program, started: Started, tmp_path: Path
) -> None:
    keep = 'open("heard", "a").write(line)'.replace("heard", str(tmp_path / "heard"))
    bot = started(written(hello=f"{keep}; {READY}", decide=f"{keep}; {FIRST}"))
    seat = seat_of("yokohama", players=3)
    bot.choose(seat)
    bot.close()
    hello, decide = map(json.loads, (tmp_path / "heard").read_text().splitlines())
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "yokohama",
        "players": 3,
        "seat": seat.number,
        "seed": 1,
        "seconds": 60,
    }
    assert decide == {"type": "decide", "id": 1, "view": json.loads(json.dumps(seat.view))}
    assert decide["view"]["memory"] is True


def test_a_program_plays_on_compiled_rules_too(written: Program, started: Started) -> None:
    seat = seat_of(backend="native")
    assert started(written()).choose(seat) == seat.legal[0]


def test_a_move_may_be_given_by_its_text_and_with_a_note(written: Program, started: Started) -> None:
    answer = 'say(id=message["id"], move=moves[-1]["text"], note="All on \\u001b[31mred\\n!", extra=[1])'
    bot, seat = started(written(decide=answer)), seat_of()
    assert bot.choose(seat) == seat.legal[-1]
    # Whatever could do something to a terminal is taken out.
    assert bot.note == "All on [31mred !"


def test_a_line_may_come_in_pieces(written: Program, started: Started) -> None:
    pieces = 'for c in \'{"type":"ready","name":"Bit by bit"}\\r\\n\': sys.stdout.write(c); sys.stdout.flush()'
    bot = started(written(hello=pieces))
    assert bot.choose(seat_of()) in seat_of().legal
    assert bot.name == "Bit by bit"


def test_chatter_on_standard_error_harms_nothing(written: Program, started: Started) -> None:
    bot = started(written(decide=f'sys.stderr.write("thinking\\n" * 50_000); {FIRST}'))
    for _ in range(3):
        assert bot.choose(seat_of()) == seat_of().legal[0]


def test_a_new_game_is_told_by_a_new_hello(written: Program, started: Started, tmp_path: Path) -> None:
    keep = f'open({str(tmp_path / "hellos")!r}, "a").write(line)'
    bot = started(written(start=f'open({str(tmp_path / "starts")!r}, "a").write("x")', hello=f"{keep}; {READY}"))
    for seat in (seat_of(), seat_of(), seat_of(players=3), seat_of("yokohama", players=3)):
        bot.choose(seat)
    begin(bot)
    bot.choose(seat_of("yokohama", players=3))
    hellos = [json.loads(line) for line in (tmp_path / "hellos").read_text().splitlines()]
    games = [(hello["game"], hello["players"], hello["seed"]) for hello in hellos]
    assert games == [("osaka", 2, 1), ("osaka", 3, 2), ("yokohama", 3, 3), ("yokohama", 3, 4)]
    assert (tmp_path / "starts").read_text() == "x"


def test_seeds_are_small_enough_for_every_language(written: Program, tmp_path: Path) -> None:
    keep = f'open({str(tmp_path / "hello")!r}, "w").write(line)'
    bot = ProgramBot(2**80 + 5, written(hello=f"{keep}; {READY}"))
    bot.choose(seat_of())
    bot.close()
    assert json.loads((tmp_path / "hello").read_text())["seed"] == 5


# Programs that fail.


def test_a_command_that_does_not_exist(started: Started) -> None:
    fault = failure(started("/nowhere/no-such-program --fast"))
    assert fault.code == "cannot-start"
    assert "/nowhere/no-such-program --fast" in str(fault)


def test_a_crash_at_the_start_is_told_with_its_last_words(written: Program, started: Started) -> None:
    fault = failure(started(written(start='sys.exit("The model is missing.")')))
    assert fault.code == "ended"
    assert "code 1" in str(fault)
    assert str(fault).endswith("The model is missing.")


def test_a_crash_in_the_middle_of_a_game(written: Program, started: Started) -> None:
    fault = failure(started(written(decide=f"1 / (4 - asked); {FIRST}")), decisions=10)
    assert fault.code == "ended"
    assert fault.words[-1] == "ZeroDivisionError: division by zero"


@pytest.mark.parametrize(
    "bad",
    [
        {"start": SLEEP},
        {"hello": "pass"},
        {"decide": "pass"},
        {"decide": SLEEP},
        {"decide": 'print(\'{"id":1,\', end="", flush=True)'},
    ],
    ids=["deaf", "no-ready", "no-answer", "slow", "half-a-line"],
)
def test_a_silent_program_fails_when_its_time_is_over(bad: dict[str, str], written: Program, started: Started) -> None:
    fault = failure(started(written(**bad), seconds=1))
    assert fault.code == "silent"
    assert "within 1 s" in str(fault)


def test_a_program_that_does_not_read_holds_nobody_up(written: Program, started: Started) -> None:
    """More is said to it than any pipe holds."""
    seat = seat_of("yokohama")
    answers = f"[say(id=i, move={seat.legal[0]}) for i in range(1, 31)]"
    bot = started(written(hello=f"{READY}; {answers}; {SLEEP}"), seconds=5)
    with at_most():
        for _ in range(30):
            bot.choose(seat)
        with pytest.raises(BotFailed) as caught:
            bot.choose(seat)
    assert len(json.dumps(seat.view)) * 30 > 100_000
    assert caught.value.code == "silent"


@pytest.mark.parametrize(
    "move", ["999", "-1", '"fly"', '"token r"', "48.0", "None", "True", "[48]", '{"number": 48}', "10 ** 400"]
)
def test_an_illegal_move(move: str, written: Program, started: Started) -> None:
    assert failure(started(written(decide=f'say(id=message["id"], move={move})'))).code == "illegal"


def test_an_answer_without_a_move(written: Program, started: Started) -> None:
    assert failure(started(written(decide='say(id=message["id"], mvoe=48)'))).code == "no-move"


@pytest.mark.parametrize(
    "said",
    [
        'print("I think ...", flush=True)',
        "print(flush=True)",
        "print('[1, 48]', flush=True)",
        "print('{', flush=True)",
        "print('[' * 50_000, flush=True)",
        "print('{\"id\": ' + '1' * 50_000 + '}', flush=True)",
        "sys.stdout.buffer.write(b'\\xff\\x1b[31m\\n'); sys.stdout.flush()",
    ],
)
def test_bad_json(said: str, written: Program, started: Started) -> None:
    fault = failure(started(written(decide=said)))
    assert fault.code == "not-json"
    assert str(fault).isprintable()
    assert failure(started(written(hello=said))).code == "not-json"


@pytest.mark.parametrize("id", ['message["id"] + 1', "0", '"1"', "True", "1.0", "None", "[1]"])
def test_a_wrong_id(id: str, written: Program, started: Started) -> None:
    assert failure(started(written(decide=f'say(id={id}, move=moves[0]["number"])'))).code == "wrong-id"


def test_an_answer_too_many(written: Program, started: Started) -> None:
    assert failure(started(written(decide=f"{FIRST}; {FIRST}")), decisions=2).code == "wrong-id"


@pytest.mark.parametrize(
    "ready", ['say(type="ready")', 'say(type="ready", name="")', 'say(type="ok", name="x")', FIRST]
)
def test_a_hello_that_is_not_answered_with_ready(ready: str, written: Program, started: Started) -> None:
    ready = ready.replace('message["id"]', "1").replace('moves[0]["number"]', "1")
    assert failure(started(written(hello=ready))).code == "not-ready"


def test_a_line_without_end(written: Program, started: Started) -> None:
    fault = failure(started(written(decide='while True: sys.stdout.write("x" * 1000)')))
    assert fault.code == "flooded"


def test_lines_without_end(written: Program, started: Started) -> None:
    fault = failure(started(written(decide=f"while True: {FIRST}")), decisions=300)
    assert fault.code in ("flooded", "wrong-id")


def test_a_flood_is_cut_off_even_while_nobody_listens(written: Program, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "alive")
    alive = f'alive = open({str(tmp_path / "alive")!r}, "w")'
    lines = LineProcess(written(start=f"{alive}\nwhile True: say()"))
    with at_most(), (tmp_path / "alive").open("rb") as pipe:
        assert pipe.read() == b"", "it goes on"
        with pytest.raises(BotFailed, match="far more output than it was asked for"):
            deque(iter(lambda: lines.hear(20), ""), maxlen=0)


def test_a_closed_output(written: Program, started: Started) -> None:
    assert failure(started(written(decide=f"os.close(1); {SLEEP}"))).code == "closed"


def test_a_closed_input(written: Program, started: Started) -> None:
    """Nothing more can be said to it, so nobody has to wait for its time to be over."""
    assert failure(started(written(decide=f"os.close(0); {FIRST}; {SLEEP}"), 100), decisions=2).code == "closed"


def test_last_words_without_end_are_cut(written: Program, started: Started) -> None:
    fault = failure(started(written(start='sys.stderr.write("x" * 10_000_000 + "\\n\\u001b[31mend"); sys.exit(3)')))
    assert "code 3" in str(fault)
    assert fault.words[-1] == " [31mend"
    assert max(map(len, fault.words)) <= 200


def test_after_a_failure_the_program_is_started_anew(written: Program, started: Started, tmp_path: Path) -> None:
    flag = str(tmp_path / "tried")
    bot = started(written(start=f"if not os.path.exists({flag!r}): open({flag!r}, 'w'); sys.exit(1)"))
    assert failure(bot).code == "ended"
    assert bot.choose(seat_of()) == seat_of().legal[0]


def test_a_failure_can_be_told_to_another_process(started: Started) -> None:
    fault = failure(started("/nowhere/no-such-program"))
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301 - our own
    assert (str(again), again.code) == (str(fault), fault.code)


# Their end.


def other_end(fifo: Path) -> BinaryIO:
    """The end of a pipe from which one reads that all who hold the other end are gone. Opening it waits for nobody."""
    pipe = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(pipe, True)
    return os.fdopen(pipe, "rb")


def test_a_program_and_its_children_are_gone_after_close(written: Program, started: Started, tmp_path: Path) -> None:
    """Both hold the other end of a pipe open, as long as they live; neither heeds goodbye."""
    os.mkfifo(tmp_path / "alive")
    child = f'subprocess.Popen(["sleep", "100"], stdout=open({str(tmp_path / "alive")!r}, "w"))'
    bot = started(written(hello=f"{child}; {READY}", goodbye=SLEEP))
    with at_most(), other_end(tmp_path / "alive") as pipe:
        bot.choose(seat_of())
        bot.close()
        assert pipe.read() == b""


def test_a_program_that_is_forgotten_ends(written: Program, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "alive")
    bot = ProgramBot(1, written(hello=f'alive = open({str(tmp_path / "alive")!r}, "w"); {READY}', goodbye=SLEEP))
    with at_most(), other_end(tmp_path / "alive") as pipe:
        bot.choose(seat_of())
        del bot
        assert pipe.read() == b""


def test_goodbye_is_said(written: Program, started: Started, tmp_path: Path) -> None:
    bot = started(written(goodbye=f'open({str(tmp_path / "goodbye")!r}, "w").write(line); break'))
    bot.choose(seat_of())
    dismiss(bot)
    assert json.loads((tmp_path / "goodbye").read_text()) == {"type": "goodbye"}
    dismiss(bot)  # once more harms nothing


def test_a_program_that_was_never_needed_is_never_started(tmp_path: Path) -> None:
    bot = bot_for(f"program:touch '{tmp_path / 'started'}'", 1)
    dismiss(bot)
    assert not (tmp_path / "started").exists()


# Their names.


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("program", "needs a command"),
        ("program: ", "needs a command"),
        ("program:bot 'one", "“bot 'one” cannot be parsed"),
    ],
)
def test_commands_that_cannot_be(text: str, words: str) -> None:
    with pytest.raises(Refusal, match=words):
        bot_for(text, 1)


@pytest.mark.parametrize("seconds", ["soon", "0", "-1", "nan", "1e9"])
def test_a_time_limit_that_cannot_be(seconds: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOKAI_BOT_SECONDS", seconds)
    with pytest.raises(Refusal, match=f"SHOKAI_BOT_SECONDS is “{seconds}”"):
        bot_for("program:bot", 1)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", [""]),
        ("you,", ["you", ""]),
        ("you,random", ["you", "random"]),
        ("search:seconds=1, cheat=1,you", ["search:seconds=1, cheat=1", "you"]),
        ("you,seconds=1", ["you", "seconds=1"]),
        ("program:bot --level=3,depth=2,you", ["program:bot --level=3,depth=2", "you"]),
        ('program:bot "a,b" \'c,"d\',you', ['program:bot "a,b" \'c,"d\'', "you"]),
        (r'program:bot "a\",b",you', [r'program:bot "a\",b"', "you"]),
        (r"program:bot a\,b,you", [r"program:bot a\,b", "you"]),
        ("program:bot 'a,you", ["program:bot 'a,you"]),
        ("you\\", ["you\\"]),
    ],
)
def test_commas_between_bots(text: str, names: list[str]) -> None:
    assert split_bots(text) == names


# At the table in the terminal.

LAST_LINES = "The seed was 7."


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ({"start": 'sys.exit("out of luck")'}, "It exited on its own, with code 1. Its last output: out of luck"),
        ({"decide": f"asked == 3 and sys.exit(2); {FIRST}"}, "It exited on its own, with code 2."),
        ({"decide": "pass"}, "It did not answer within 0.5 s."),
        ({"decide": 'say(id=message["id"], move="fly")'}, 'Its move “"fly"” is not legal.'),
        ({"decide": 'print("hm", flush=True)'}, "“hm” is not a JSON object on one line."),
    ],
    ids=["start", "middle", "silent", "illegal", "nonsense"],
)
def test_at_the_table_a_bot_that_fails_is_replaced_and_the_game_goes_on(
    bad: dict[str, str], why: str, written: Program, command: Command
) -> None:
    seats = f"you,program:{written(**bad)}"
    # Whatever is asked, the first move will do, and there are more lines than a game has decisions.
    answer = command(
        *["play", "osaka", "--seed", "7", "--seats", seats],
        typed="1\n" * 500,
        env={"SHOKAI_BOT_SECONDS": "0.5" if "within" in why else "20"},
    )
    assert answer.code == ALL_IS_WELL
    assert answer.err == ""
    assert answer.out.count("Pink’s bot has failed; a random bot plays on.") == 1
    assert why in answer.out
    assert LAST_LINES in answer.out


def test_a_table_of_programs_alone(written: Program, command: Command) -> None:
    good, bad = written(), written(decide="sys.exit(5)", name="bad.py")
    answer = command("play", "osaka", "--seed", "7", "--seats", f"program:{good},program:{bad},random")
    assert answer.code == ALL_IS_WELL
    assert re.findall(r"(\w+)’s bot has failed", answer.out) == ["Pink"]
    assert LAST_LINES in answer.out


def test_everybody_at_the_table_hears_of_a_failure(written: Program, command: Command) -> None:
    seats = f"you,program:{written(decide='sys.exit(5)')},you"
    answer = command("play", "osaka", "--seed", "7", "--seats", seats, typed="1\n\n" * 30)
    assert answer.code == ALL_IS_WELL
    assert answer.out.count("Pink’s bot has failed") == 2


def test_a_program_can_say_at_the_table_what_it_intends(written: Program, command: Command) -> None:
    says = 'say(id=message["id"], move=moves[0]["number"], note="I sail north.")'
    answer = command("play", "osaka", "--seed", "7", "--seats", f"you,program:{written(decide=says)}", typed="1\n1\n")
    assert "Pink says: I sail north." in answer.out


def test_a_command_with_commas_at_the_table(written: Program, command: Command, tmp_path: Path) -> None:
    keep = f'open({str(tmp_path / "words")!r}, "w").write(str(sys.argv[1:]))'
    seats = f"you,program:{written(start=keep)} 'a,b' c\\,d,random"
    assert command("play", "osaka", "--seats", seats, typed="1\n1\n").code == ALL_IS_WELL
    assert (tmp_path / "words").read_text() == "['a,b', 'c,d']"


def test_a_bot_that_nobody_knows_is_named_in_the_answer(command: Command) -> None:
    answer = command("play", "osaka", "--seats", "you,programm:bot")
    refused(answer, "no bot “programm”", "program", "random")


def test_a_mistake_in_a_bot_of_this_program_is_a_failure_as_well() -> None:
    class Broken:
        def choose(self, seat: Seat) -> int:
            return {}[seat.number]  # type: ignore[no-any-return]

    with pytest.raises(BotFailed, match="It raised an error: KeyError") as caught:
        chosen(Broken(), seat_of())
    assert isinstance(caught.value.__cause__, KeyError)
