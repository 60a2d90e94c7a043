"""Every rule as a player would tell it: the scenario files, with both back ends.

To add a case, write it into a file under tests/scenarios; nothing needs to be done here.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from helpers.places import TESTS

from shokai.engine.engine import Engine
from shokai.games import GAMES
from shokai.match.game import game_for
from shokai.match.scenario import read_scenarios, run_scenario
from shokai.texts import Refusal, Say, speaker

FOLDER = TESTS / "scenarios"
# One folder a game.
FILES = [file for game in GAMES for file in sorted((FOLDER / game).glob("*.scenario"))]
SCENARIOS = {
    f"{file.parent.name}/{file.stem}: {s.name}": s for file in FILES for s in read_scenarios(file.read_text("utf-8"))
}

RULING = re.compile(r"\((?:rulings?) ([RAQ]\d+(?:, [RAQ]\d+)*)\)$")


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("name", SCENARIOS, ids=str)
def test_scenario(name: str, backend: str) -> None:
    fault = run_scenario(SCENARIOS[name], backend).fault
    assert fault is None, str(fault)


def test_no_two_scenarios_have_one_name() -> None:
    told = [(file.parent, s.name) for file in FILES for s in read_scenarios(file.read_text("utf-8"))]
    assert sorted(set(told)) == sorted(told)


def _rulings(game: str) -> set[str]:
    """The rulings of a game's rules page: the first column of their table."""
    page = (TESTS.parent / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    found = set(re.findall(r"^\| ([RAQ]\d+) \|", page, re.MULTILINE))
    assert len(found) > 20
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_scenario_and_no_scenario_names_another(game: str) -> None:
    ends = [RULING.search(scenario.name) for scenario in SCENARIOS.values() if scenario.game == game]
    told = {ruling for end in ends if end for ruling in end[1].split(", ")}
    assert told == _rulings(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_named_where_the_rules_follow_it(game: str) -> None:
    folder = TESTS.parent / "src" / "shokai" / "games" / game / "rules"
    # The package's own text explains what such numbers are.
    source = "".join(file.read_text("utf-8") for file in folder.glob("*.py") if file.name != "__init__.py")
    named = set(re.findall(r"\b[RAQ]\d+\b", source))
    assert _rulings(game) - named == set()
    assert {ruling for ruling in named if ruling[0] in {"osaka": "Q", "yokohama": "R"}[game]} <= _rulings(game)


def test_no_scenario_is_named_by_a_number_that_nobody_can_look_up() -> None:
    assert [s.name for s in SCENARIOS.values() if re.match(r"(?:Y\d{3}|YW\d|C\d\d|[RQ]\d+)\b", s.name)] == []


def test_every_scenario_says_what_must_hold() -> None:
    idle = [n for n, s in SCENARIOS.items() if not any(line.block.startswith("then") for line in s.lines)]
    assert idle == []


def test_every_scenario_of_osaka_begins_with_a_table_that_could_be(python_engine: Engine) -> None:
    impossible = {}
    for name, scenario in SCENARIOS.items():
        given = {line.key: line.value for line in scenario.lines if line.block == "given"}
        if scenario.game == "osaka" and "new game" not in given:
            state, _ = game_for("osaka").read_position(given)
            impossible[name] = python_engine.broken_invariant(python_engine.of_lists(state))
    assert {name: n for name, n in impossible.items() if n} == {}


# Reasons that no typed move can have. As text, `take R5` means the card under the own stone where no other lies
# there; an order is named by its card, so it is in hand or not; a text that is no move at all has other words.
# They are in tests/games/osaka/test_reasons.py and tests/games/yokohama/test_reasons.py.
UNTYPED = {"osaka": {"own-stone-on-it"}, "yokohama": {"no-such-order", "no-such-move"}}


def _reasons_named(game: str) -> list[str]:
    """The codes behind all `illegal` lines; an empty one where a line has none."""
    illegal = [line for s in SCENARIOS.values() for line in s.lines if (s.game, line.key) == (game, "illegal")]
    return [line.value.partition(" because ")[2] for line in illegal]


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_why_not_is_shown_in_a_scenario(game: str) -> None:
    codes = set(re.findall(rf"^{game}-why-([a-z-]+) =", _english(game), re.MULTILINE))
    assert len(codes) > 30
    assert codes - set(_reasons_named(game)) == UNTYPED[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_illegal_move_of_a_scenario_has_its_reason(game: str) -> None:
    assert "" not in _reasons_named(game)


def _english(game: str) -> str:
    import shokai.texts

    files = sorted((Path(shokai.texts.__file__).parent / "en").glob(f"{game}*.ftl"))
    return "".join(file.read_text("utf-8") for file in files)


# The runner itself: a scenario that tells something false is found out, with the line that is false.

TRUE = """
scenario: White takes the red 5
given:
  market: R5 B2
  White hand: G2
when:
  White: take R5
then:
  White hand: G2 R5
  market: B2
  actor: Pink
  legal: take B2
  illegal: take R5 because not-in-market
"""


def _fault(text: str) -> Say | None:
    (scenario,) = read_scenarios(text)
    return run_scenario(scenario, "python").fault


def test_what_is_true_passes() -> None:
    assert _fault(TRUE) is None


@pytest.mark.parametrize(
    ("true", "false", "said"),
    [
        ("White hand: G2 R5", "White hand: G2", "“White hand” should be G2, but is R5 G2."),
        ("White hand: G2 R5", "White hand: G2 R5 R5", "“White hand” should be G2 R5 R5, but is R5 G2."),
        ("market: B2", "market: -", "“market” should be -, but is B2."),
        ("actor: Pink", "actor: White", "“actor” should be White, but is Pink."),
        ("actor: Pink", "ships: R1", "“ships” should be R1, but is R0 B0 Y0 G0."),
        ("legal: take B2", "legal: take G5", "The market does not have the green 5."),
        ("illegal: take R5 because", "illegal: take B2 because", "“take B2” is legal, but should not be."),
        ("because not-in-market", "because reserved", "The reason should be reserved, but is not-in-market"),
        ("White: take R5", "White: take Y5", "The market does not have the yellow 5."),
        ("White: take R5", "Pink: take R5", "It is White’s move, not Pink’s."),
        ("White: take R5", "Grey: take R5", "There is no player called “Grey”."),
        ("White: take R5", "deal: R5", "No card is due to be dealt."),
        ("actor: Pink", "colour of the sky: blue", "There is no “colour of the sky” to check."),
        ("market: R5 B2", "market: R5x8", "There are not that many R5 in the game."),
        ("market: R5 B2", "markt: R5 B2", "Positions have no markt."),
    ],
)
def test_what_is_false_is_found_out(true: str, false: str, said: str) -> None:
    assert true in TRUE
    fault = _fault(TRUE.replace(true, false))
    assert fault is not None
    assert said in str(fault)


ROW = """
game: yokohama
scenario: The first order is taken, and the row waits for the second
given:
  step: moving
  P0 men: 1@Port
  P0 yen: 2
  port: O1 O2 O3 O4 O5
when:
  P0: go Port
  P0: order O1
then at once:
  port: - O2 O3 O4 O5 -
  port: - O2 O3 O4 O5
"""


@pytest.mark.parametrize("false", ["port: O2 O3 O4 O5", "port: O2 - O3 O4 O5", "port: - - O2 O3 O4 O5", "port: -"])
def test_a_gap_in_a_row_counts(false: str) -> None:
    assert _fault(ROW) is None
    fault = _fault(ROW.replace("port: - O2 O3 O4 O5\n", f"{false}\n"))
    assert fault is not None
    assert "but is - O2 O3 O4 O5 -" in str(fault)


def test_a_fault_names_its_line() -> None:
    fault = _fault(TRUE.replace("market: B2\n", "market: G2\n"))
    assert fault is not None
    assert str(fault).startswith("line 10, “market: G2”")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This file contains no scenario"),
        ("given:\n  market: R5", "Line 1"),
        ("scenario: x\nmarket: R5", "Line 2"),
        ("scenario: x\ngiven:\n  no colon here", "Line 3, “no colon here”"),
        ("game: chess\nscenario: x", "There is no game “chess”."),
    ],
)
def test_a_file_that_is_no_scenario_file_is_refused(text: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_scenarios(text)
    assert said in str(refused.value)


@pytest.mark.parametrize("value", ["5 players", "two players", "players", "1"])
def test_a_new_game_for_the_wrong_number_of_players_is_refused(value: str) -> None:
    assert _fault(f"scenario: x\ngiven:\n  new game: {value}\nthen:\n  over: no") is not None


def test_a_fault_can_be_told_in_every_language() -> None:
    from shokai.texts import languages

    fault = _fault(TRUE.replace("actor: Pink", "actor: White"))
    assert fault is not None
    told = {language: speaker(language).say(fault) for language in languages()}
    assert all("White" in text and "Pink" in text for text in told.values())
