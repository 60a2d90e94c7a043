"""`shokai conform`: passes programs that keep to the protocol, and says of the others what they got wrong."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path

import pytest
from helpers.command import ALL_IS_WELL, FAILED, Answer, heard, refused
from helpers.places import EXAMPLES
from helpers.programs import FIRST, READY, SLEEP, program, python

import shokai
from shokai import Match
from shokai.bots.conformance import POINTS
from shokai.bots.program import ProgramBot
from shokai.games import GAMES


def conform(command: str, *words: str) -> Answer:
    return heard(["conform", command, *words])


def results(command: str, *words: str) -> dict[str, str]:
    """What each point came to, from the report as JSON."""
    answer = conform(command, "--json", *words)
    report = json.loads(answer.out)
    assert answer.err == ""
    assert answer.code == (ALL_IS_WELL if report["holds"] else FAILED)
    return {point["point"]: point["result"] for point in report["points"]}


@pytest.fixture
def written(tmp_path: Path) -> partial[str]:
    """Writes a program and returns its command."""
    return partial(program, tmp_path)


def test_the_example_passes_in_both_games() -> None:
    answer = conform(python(EXAMPLES / "bot.py"))
    assert answer.code == ALL_IS_WELL
    lines = answer.out.splitlines()
    assert all(line.startswith("passed") for line in lines[:-1])
    assert lines[-1] == "18 passed, 0 failed"
    for game in GAMES:
        for players in (2, 3, 4):
            assert sum(f"{game}, {players} players: 2 games" in line for line in lines) == 1
    assert "it is called “Example”" in answer.out


def test_the_report_as_json() -> None:
    answer = conform(python(EXAMPLES / "bot.py"), "--json", "--game", "osaka", "--games", "3")
    report = json.loads(answer.out)
    assert report["holds"] is True
    assert report["name"] == "Example"
    assert [point["point"] for point in report["points"]] == list(POINTS)
    assert {point["result"] for point in report["points"]} == {"passed"}
    assert [(played["game"], played["players"], played["games"]) for played in report["games"]] == [
        ("osaka", 2, 3),
        ("osaka", 3, 3),
        ("osaka", 4, 3),
    ]
    assert 0 < report["slowest"] < report["seconds"]


@pytest.mark.parametrize(
    ("bad", "point", "before"),
    [
        ({"start": "sys.exit()"}, "ready", "start"),
        ({"hello": 'print("Hi!", flush=True)'}, "ready", "start"),
        ({"decide": f"asked == 20 and sys.exit(1); {FIRST}"}, "alive", "move"),
        ({"decide": 'print("Let me see ...", flush=True)'}, "json", "time"),
        ({"decide": 'say(id=7, move=moves[0]["number"])'}, "id", "json"),
        ({"decide": 'say(id=message["id"], move=-1)'}, "move", "id"),
        ({"hello": f"{READY}; asked and sys.exit(1)"}, "alive", "ready"),
        ({"hello": f"asked and sys.exit(1); {READY}"}, "again", "move"),
        ({"hello": f'assert len(message) == 7, "unknown fields"; {READY}'}, "unknown", "goodbye"),
        ({"decide": f"assert len(message) == 3; {FIRST}"}, "unknown", "goodbye"),
        ({"goodbye": SLEEP}, "goodbye", "again"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_bad_program_fails_for_the_right_reason(
    bad: dict[str, str], point: str, before: str, written: partial[str]
) -> None:
    found = results(written(**bad), "--game", "osaka")
    assert [name for name, result in found.items() if result == "failed"] == [point]
    assert found[before] == "passed"


def test_a_message_that_nobody_knows_may_come(written: partial[str], tmp_path: Path) -> None:
    (tmp_path / "strict.py").write_text(
        (Path(written().split()[-1]).read_text("utf-8") + "    else:\n        sys.exit(3)\n"), "utf-8"
    )
    found = results(python(tmp_path / "strict.py"), "--game", "osaka")
    assert [name for name, result in found.items() if result == "failed"] == ["unknown"]
    assert found["input"] == "passed"


def test_a_program_that_outlives_its_input(written: partial[str], tmp_path: Path) -> None:
    file = Path(written().split()[-1])
    file.write_text(file.read_text("utf-8") + f"else:\n    {SLEEP}\n", "utf-8")
    answer = conform(python(file), "--game", "osaka")
    assert answer.code == FAILED
    assert "FAILED     it exits when its input ends\n           After 2 s it was still running." in answer.out
    assert answer.out.endswith("14 passed, 1 failed\n")


def test_a_slow_program(written: partial[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOKAI_BOT_SECONDS", "2")
    answer = conform(written(decide=f"asked == 3 and {SLEEP}; {FIRST}"), "--game", "osaka")
    assert answer.code == FAILED
    assert "FAILED     every answer arrives in time\n           It did not answer within 2 s." in answer.out


def test_what_fails_in_one_game_is_tried_in_the_other(written: partial[str]) -> None:
    """The first failure ends the examination in its game, and the points that need more are not tried."""
    answer = conform(written(decide=f'message["view"]["game"] == "osaka" and sys.exit(1); {FIRST}'))
    assert answer.code == FAILED
    lines = answer.out.splitlines()
    assert lines[0] == "FAILED     osaka, 2 players: 0 games, 0 decisions"
    assert [line for line in lines if "yokohama" in line and line.startswith("passed")]
    assert "not tried  it exits after goodbye" in lines


def test_a_program_that_does_not_exist() -> None:
    answer = conform("/nowhere/no-such-program")
    assert answer.code == FAILED
    assert "FAILED     it starts\n           “/nowhere/no-such-program” cannot be started" in answer.out


@pytest.mark.parametrize(
    ("words", "fragment"),
    [
        (["bot 'x"], "cannot be parsed"),
        ([""], "needs a command"),
        (["bot", "--game", "go"], "no game “go”"),
        (["bot", "--games", "0"], "at least one game"),
        (["bot", "--games", "-3"], "not a whole number"),
        ([], "COMMAND"),
    ],
)
def test_what_cannot_be_asked(words: list[str], fragment: str) -> None:
    refused(heard(["conform", *words]), fragment)


def test_in_german() -> None:
    answer = conform("/nowhere/no-such-program", "--lang", "de")
    assert "nicht versucht  jeder Zug ist erlaubt" in answer.out


# What docs/guide/bots.md says of the protocol.

PAGE = (EXAMPLES.parent / "docs" / "guide" / "bots.md").read_text("utf-8")
TEXTS = "".join(file.read_text("utf-8") for file in (Path(shokai.__file__).parent / "texts" / "en").glob("*.ftl"))


def test_the_messages_in_the_documentation_are_those_that_are_sent(tmp_path: Path) -> None:
    keep = f'open({str(tmp_path / "heard")!r}, "a").write(line)'
    command = program(tmp_path, hello=f"{keep}; {READY}", decide=f"{keep}; {FIRST}", goodbye=f"{keep}; break")
    bot = ProgramBot(1, command)
    bot.choose(Match("osaka", seed=7).seat())
    bot.close()
    sent = [json.loads(line) for line in (tmp_path / "heard").read_text("utf-8").splitlines()]
    blocks = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    shown = [json.loads(line) for block in blocks for line in block.splitlines()]
    for kind in ("hello", "decide", "goodbye"):
        ours = {tuple(message) for message in sent if message["type"] == kind}
        assert ours == {tuple(message) for message in shown if message.get("type") == kind}
    views = [message["view"] for message in (*sent, *shown) if "view" in message]
    assert all(view.keys() <= views[0].keys() for view in views)


def test_the_documentation_names_every_way_to_fail() -> None:
    told = {id.removeprefix("bot-failed-") for id in re.findall(r"^bot-failed-[a-z-]+", TEXTS, re.MULTILINE)}
    assert told - {"last-words"} == set(re.findall(r"^\| `([a-z-]+)` \|", PAGE.split("### Failure")[1], re.MULTILINE))
