"""How a scenario's lines are read: spellings, names, steps without a choice, and where a fault is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from helpers.command import FAILED, heard
from helpers.playing import refusal_of

from shokai.match.match import Match
from shokai.match.record import read_record
from shokai.match.scenario import read_scenarios, run_scenario


def fault_of(text: str, game: str = "yokohama", backend: str = "python") -> str:
    """What does not hold in the one scenario of a text; empty if all does."""
    (scenario,) = read_scenarios(f"game: {game}\nscenario: x\n{text}")
    fault = run_scenario(scenario, backend).fault
    return "" if fault is None else str(fault)


# Facts and keys.


@pytest.mark.parametrize("players", ["P0 P1", "P0 P1 P2", "P0 P1 P2 P3"])
def test_an_unknown_fact_is_told_with_the_nearest_keys(players: str) -> None:
    """With three players all keys there are make a list that no sentence can hold."""
    told = fault_of(f"given:\n  players: {players}\nthen:\n  P1 goodz: c1")
    assert "There is no “P1 goodz” to check" in told
    assert "P1 goods" in told
    assert len(told) < 200


def test_an_unknown_key_is_told_with_the_nearest_keys() -> None:
    told = refusal_of(Match.from_position, "yokohama", {"P1 Titels": "tram"})
    assert told is not None
    assert re.fullmatch(r"Positions have no P1 Titels\. Known keys include: P1 titles,.*", told)


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("P0 men: 1@Silk 1@silk1", "P0 men: 2@Silk1"),
        ("P0 men: 2@Silk", "P0 men: 2@Silk"),
        ("P0 men: 2@Silk", "P0 men: 1@Silk 1@Silk1"),
        ("P0 president: Tea", "P0 president: Tea"),
        ("station: Fish", "station: Fish"),
        ("church: K1:P0", "church: K1:P0"),
        ("customs: z2:P1", "customs: Z2:P1"),
        ("P0 shops: Silk:2", "P0 shops: Silk:2"),
        ("P0 houses: Tea Bank", "P0 houses: Bank Tea"),
        ("sites: Silk:S9", "sites: Silk:S9"),
        ("tokens: Silk:T4", "token Silk: T4"),
        ("layout: Bank Copper Port Silk / Tea Church Fish / Lab Customs / Agency", "neighbours Silk: Port Fish"),
        ("P0 men: 2@Silk", "P0 power Silk: 2"),
        ("turns_left: 2\n  ended: church", "turns left: 1"),
        ("Turns left: 2\n  ended: church", "turns_left: 1"),
        ("ROUND: 7", "round: 7"),
    ],
)
def test_a_fact_accepts_what_a_position_accepts(given: str, then: str) -> None:
    assert fault_of(f"given:\n  {given}\nthen:\n  {then}") == ""


@pytest.mark.parametrize(("given", "then"), [("P0 men: 2@Silk", "P0 men: 1@Silk"), ("church: 1:P0", "church: K2:P0")])
def test_a_fact_in_another_spelling_can_still_be_false(given: str, then: str) -> None:
    assert "should be" in fault_of(f"given:\n  {given}\nthen:\n  {then}")


def test_ships_and_tokens_of_osaka_are_spelled_as_in_positions() -> None:
    given = "given:\n  market: R2\n  ships: B:enshunada-1\n  White tokens: RRB\n"
    assert fault_of(f"{given}then:\n  ships: B:enshunada-1 R:osaka\n  White tokens: RRB", "osaka") == ""
    assert "but is" in fault_of(f"{given}then:\n  ships: B:anori", "osaka")
    assert "but is" in fault_of(f"{given}then:\n  White tokens: RB", "osaka")


# The start player.


@pytest.mark.parametrize("backend", ["python", "native"])
def test_another_player_may_be_the_start_player(backend: str) -> None:
    text = "given:\n  players: Ann Bob Cid\n  start: Bob\nthen:\n  start: Bob\n  turn: Bob\n  players: Bob Cid Ann"
    assert fault_of(text, backend=backend) == ""


def test_players_called_like_seats_are_known_by_their_names_in_a_scenario() -> None:
    """P1 starts, so P1 has seat 0, which moves call P0: here the name counts."""
    text = """given:
  players: P0 P1 P2
  start: P1
  turn: P0
  step: moving
  P0 president: Silk1
  P1 president: Port
  P0 men: 1@Port 1@Bank
  P0 yen: 3
when:
  P0: go Bank paying P1
then:
  P1 yen: 1
  P2 yen: 0
  start: P1"""
    assert fault_of(text) == ""


def test_nobody_starts_who_does_not_play() -> None:
    assert refusal_of(Match.from_position, "yokohama", {"start": "P2"}) == (
        "There is no player called “P2”. Players: P0, P1."
    )


# Names in moves.

TOLLS = {
    "players": "Ann Bob Cid", "step": "moving", "Ann president": "Silk1", "Bob president": "Port",
    "Ann men": "1@Port 1@Bank", "Ann yen": "3",
}  # fmt: skip


@pytest.mark.parametrize("text", ["go Bank paying Bob", "go Bank paying bob", "go Bank paying P1"])
def test_a_move_may_call_a_player_by_name(text: str) -> None:
    match = Match.from_position("yokohama", TOLLS)
    assert match.why_not(text) is None
    match.play(text)
    assert match.state.yen[:2] == [2, 1]


def test_a_record_with_players_called_like_seats_is_read_as_it_was_written() -> None:
    """`paying P1` in a record is seat 1, whoever sits there."""
    match = Match.from_position("yokohama", {key.replace("Ann", "P1").replace("Bob", "P0"): value for key, value in
        (TOLLS | {"players": "P1 P0 P2"}).items()})  # fmt: skip
    match.play("go Bank paying P1")
    assert match.state.yen[:2] == [2, 1]
    assert read_record(match.record()).state == match.state


# Money for tolls.


def test_tolls_that_cannot_be_paid_are_too_dear() -> None:
    table = {
        "players": "P0 P1 P2", "step": "moving", "P0 president": "Silk1", "P1 president": "Port",
        "P2 president": "Lab", "P0 men": "1@Port 1@Lab 1@Bank", "P0 yen": "1",
    }  # fmt: skip
    match = Match.from_position("yokohama", table)
    reason = match.why_not("go Bank paying P1 P2")
    assert reason is not None
    assert (reason.code, str(reason)) == ("way-too-dear", "These tolls cost 2 yen, and you have 1.")


# Steps without a choice.

TEA = "given:\n  step: moving\n  P0 men: {men}@Tea1\n  P0 orders: O13\nwhen:\n  P0: go Tea1\n"


@pytest.mark.parametrize("backend", ["python", "native"])
def test_what_an_area_yields_without_a_choice_may_be_named(backend: str) -> None:
    """With power 2 there is a choice. With power 1, the president alone by Tram, there is none."""
    tram = "given:\n  step: moving\n  P0 titles: tram\nwhen:\n  P0: go Tea1\n"
    assert fault_of(f"{tram}  P0: get 1\nthen:\n  P0 goods: t1\n  step: phase-c\n  turn: P0", backend=backend) == ""
    assert "a choice" in fault_of(f"{tram}  P0: get 2\nthen:\n  turn: P0")
    assert "a choice" in fault_of(f"{tram}  P0: get 1\n  P0: get 1\nthen:\n  turn: P0")


def test_done_answers_what_is_asked_and_nothing_that_comes_later() -> None:
    match = Match.from_position("yokohama", {"step": "moving", "P0 men": "1@Tea1"}).play("go Tea1")
    reason = match.why_not("done")
    assert reason is not None
    assert reason.code == "not-now"
    assert fault_of(TEA.format(men=1) + "  P0: get 2\nthen:\n  step: phase-c\n  P0 goods: t2") == ""
    assert "You cannot decline this" in fault_of(TEA.format(men=1) + "  P0: done\nthen:\n  turn: P0")


RECALL = "given:\n  P0 president: Bank\n  step: moving\n  P0 agents: 1\n{more}when:\n"


def test_done_after_a_recall_takes_nobody_along_and_leaves_phase_c() -> None:
    """An order that can be fulfilled is a reason to stay in phase C."""
    table = RECALL.format(more="  P0 orders: O13\n  P0 goods: c9 s9 t9 f9\n")
    for lines in ("  P0: recall\n  P0: done\n", "  P0: recall none\n"):
        assert (
            fault_of(
                f"{table}{lines}then:\n  turn: P0\n  step: phase-c\nwhen:\n  P0: fulfil O13\nthen:\n  P0 orders: -"
            )
            == ""
        )
    assert fault_of(f"{table}  P0: recall\n  P0: done\n  P0: done\nthen:\n  turn: P1") == ""


def test_done_after_a_recall_ends_a_turn_in_which_nothing_more_can_be_done() -> None:
    assert fault_of(f"{RECALL.format(more='')}  P0: recall\n  P0: done\nthen:\n  turn: P1") == ""


STUDY = """given:
  step: moving
  P0 men: 1@Lab
  P0 hand: a3
  P0 yen: {yen}
  lab: tram winery
when:
  P0: go Lab
  P0: learn winery
"""


@pytest.mark.parametrize("backend", ["python", "native"])
def test_a_technology_that_only_yen_can_pay_is_paid_without_a_question(backend: str) -> None:
    for more in ("", "  P0: imports 0\n"):
        assert (
            fault_of(STUDY.format(yen=12) + more + "then:\n  P0 titles: winery\n  step: phase-c", backend=backend) == ""
        )


def test_where_an_assistant_comes_from_may_be_named_without_a_choice() -> None:
    table = "given:\n  step: moving\n  P0 men: 4@Customs\n  P0 goods: i3\n  P0 hand: a0\nwhen:\n  P0: go Customs\n"
    assert fault_of(f"{table}  P0: customs 1\n  P0: from area\nthen:\n  customs: 1:P0\n  P0 men: 3@Customs") == ""
    assert "only if you have one both" in fault_of(f"{table}  P0: customs 1\n  P0: from hand\nthen:\n  customs: 1:P0")


# Faults.


def test_a_scenario_without_a_check_is_a_fault() -> None:
    told = fault_of("given:\n  P0 yen: 3\nwhen:\n  P0: place Bank")
    assert told == "line 2, “x”: This scenario checks nothing: add what must hold under “then:”."


@pytest.mark.parametrize(
    ("game", "line", "told"),
    [
        ("yokohama", "P0 Goods: q2", "line 5, “P0 Goods: q2”: “q2” is not valid for “P0 Goods”. Possible values: c, s"),
        ("yokohama", "tokens: Bank:T1 Port:T1", "line 5, “tokens: Bank:T1 Port:T1”: “tokens” names T1 twice."),
        ("yokohama", "P0 Hand: a99", "line 5, “P0 Hand: a99”: P0 has 20 pieces"),
        ("yokohama", "P0 agents: 12", "line 5, “P0 agents: 12”: There are not that many foreign agents"),
        ("yokohama", "P0 sops: Bank:1", "line 5, “P0 sops: Bank:1”: Positions have no P0 sops."),
        ("osaka", "White Points: many", "line 5, “White Points: many”: “many” is not a number from 0 to 999"),
        ("osaka", "Phase: lunch", "line 5, “Phase: lunch”: “lunch” is not valid for “Phase”."),
        # What only the whole table contradicts is told at a line that says it.
        ("yokohama", "Turns left: 3", "line 5, “Turns left: 3”: Impossible position: “ended” and “turns_left”"),
        ("yokohama", "layout: Bank Port / Lab", "line 5, “layout: Bank Port / Lab”: Impossible position: every area"),
        ("yokohama", "step: fetching", "line 5, “step: fetching”: "),
        ("yokohama", "mined: 1", "line 5, “mined: 1”: Impossible position: one of “count”"),
        ("osaka", "Phase: pay", "line 5, “Phase: pay”: Impossible position: “pay” needs an amount in “due”"),
        ("osaka", "symbols: 1", "line 5, “symbols: 1”: Impossible position: one of “due”"),
        ("osaka", "passes: 2", "line 5, “passes: 2”: Impossible position: when everyone has passed, the game is over."),
    ],
)  # fmt: skip
def test_a_fault_of_the_table_names_its_line_in_its_spelling(game: str, line: str, told: str) -> None:
    first = "market: R5" if game == "osaka" else "round: 2"
    assert fault_of(f"given:\n  {first}\n  {line}\nthen:\n  over: no", game).startswith(told)


def test_a_new_game_that_cannot_be_names_its_line() -> None:
    told = fault_of("given:\n  players: Ann Bob\n  new game: 7 players\nthen:\n  over: no", "osaka")
    assert told == "line 5, “new game: 7 players”: osaka is for 2 to 4 players, not 7."


def test_a_file_for_an_unknown_game_names_its_line() -> None:
    said = refusal_of(read_scenarios, "# Stones.\ngame: go\nscenario: x\nthen:\n  over: no")
    assert said == "line 2, “game: go”: There is no game “go”. Available: osaka, yokohama."


def test_a_fault_of_a_position_in_a_record_names_its_line() -> None:
    record = '[Shokai "1"]\n[Game "yokohama"]\n\nposition:\n  round: 2\n  P0 Titles: tram tram\n'
    said = "Line 6, “P0 Titles: tram tram”: “P0 Titles” names tram twice."
    assert refusal_of(read_record, record) == said


def test_quiet_shows_what_fails_with_file_and_line(folder: Path) -> None:
    good = "scenario: good\ngiven:\n  market: R5\nthen:\n  market: R5\n"
    bad = "scenario: bad\ngiven:\n  market: R5\nthen:\n  market: B5\n"
    Path("some.scenario").write_text(good + bad, "utf-8")
    answer = heard(["scenario", "--quiet", "some.scenario"])
    assert answer.code == FAILED
    lines = answer.out.splitlines()
    assert lines[0] == "FAILED some.scenario:10: bad"
    assert lines[1].strip().startswith("line 10, “market: B5”")
    assert lines[2:] == ["1 passed, 1 failed"]


def test_a_file_with_a_byte_order_mark_is_read(folder: Path) -> None:
    text = "game: osaka\nscenario: good\ngiven:\n  market: R5\nthen:\n  market: R5\n"
    Path("marked.scenario").write_text(text, "utf-8-sig")
    assert heard(["scenario", "marked.scenario"]).out.splitlines()[-1] == "1 passed, 0 failed"
    assert len(read_scenarios(f"\ufeff{text}")) == 1
