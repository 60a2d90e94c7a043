"""No rule of YOKOHAMA without a scenario that shows it.

The scenarios are looked at in two ways: what their names and lines say, and what happens when they are
played. To see what is missing is the point of every test here; how a rule must be carried out is told
in tests/scenarios/yokohama, and tests/match/test_scenarios.py plays those files with both back ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from helpers.places import TESTS

from shokai.engine.engine import CHANCE, Engine, engine_for
from shokai.games.yokohama import rules as yokohama
from shokai.games.yokohama.rules.components import GOODS, ICONS, TITLES, reward_text
from shokai.games.yokohama.rules.state import (
    ACHIEVE,
    AREA_NAMES,
    CANAL,
    END_REASONS,
    FULFIL,
    GO,
    ITEM,
    REWARD,
    SEND,
    SHOP,
    TAKE_TOKEN,
    TOLL,
    VERBS,
)
from shokai.games.yokohama.table.notation import achievement_text, move_text
from shokai.match import scenario as scenarios_module
from shokai.match.game import game_for, read_options
from shokai.match.match import Match
from shokai.match.scenario import Line, Scenario, read_scenarios, run_scenario

FOLDER = TESTS / "scenarios" / "yokohama"
SCENARIOS = [s for file in sorted(FOLDER.glob("*.scenario")) for s in read_scenarios(file.read_text("utf-8"))]
TITLE = game_for("yokohama")

# Church and Customs are full with another number of assistants for each number of players.
FULL = {2: 5, 3: 5, 4: 6}
# What 2016 and 2024 say differently, or in other words: each is shown in both editions.
EDITIONS = {
    "the token": "5-power bonus",
    "tram needs no own assistant": "Tram",
    "5-power bonus": "5-power bonus",
    "97 points and 8": "score above 100",
    "postal-system": "from the hand",
    "station": "without an assistant",
    "lower effect": "less than the power allows",
    "Customs": "imports paid",
    "choose their orders": "before or after the other cards of the set-up",
}


@dataclass(frozen=True)
class Played:
    """A step of a scenario: the state before it, its number, the state after it."""

    scenario: Scenario
    before: Any
    seat: int
    number: int
    after: Any

    @property
    def text(self) -> str:
        return move_text(self.before, self.number)


class Watched(Match):
    """A match that can be found again after a scenario has played it."""

    last: Match

    def __new__(cls, *_args: Any, **_more: Any) -> Watched:
        match = super().__new__(cls)
        cls.last = match
        return match


def given_lines(scenario: Scenario) -> dict[str, str]:
    return {line.key: line.value for line in scenario.lines if line.block == "given"}


def told(scenario: Scenario) -> list[Line]:
    """The lines that say what must hold."""
    return [line for line in scenario.lines if line.block.startswith("then")]


def all_texts() -> Iterator[str]:
    for s in SCENARIOS:
        yield s.name
        for line in s.lines:
            yield f"{line.key}: {line.value}"


def options_of(scenario: Scenario) -> set[str]:
    """Edition and expansions, as a table or a new game tells them."""
    given = given_lines(scenario)
    words = f"{given.get('options', '')} {given.get('new game', '')}".split()
    return set(words) & set(TITLE.options)


def starting_state(engine: Engine, scenario: Scenario) -> Any:
    given = given_lines(scenario)
    if "new game" in given:
        return engine.new(int(given["new game"].split()[0]), read_options(TITLE, " ".join(options_of(scenario))))
    return TITLE.read_position(given)[0]


@pytest.fixture(scope="module")
def engine() -> Engine:
    return engine_for(yokohama, "python")


@pytest.fixture(scope="module")
def steps(engine: Engine) -> list[Played]:
    """Every step of every scenario."""
    made = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scenarios_module, "Match", Watched)
        for scenario in SCENARIOS:
            run_scenario(scenario, "python")
            before = starting_state(engine, scenario)
            for step in Watched.last.steps:
                after = before.clone()
                (engine.deal if step.seat == CHANCE else engine.apply)(after, step.number)
                made.append(Played(scenario, before, step.seat, step.number, after))
                before = after
    return made


@pytest.fixture(scope="module")
def moves(steps: list[Played]) -> list[Played]:
    """The same without the deals."""
    return [step for step in steps if step.seat != CHANCE]


# By their names.


def test_every_scenario_says_what_must_hold() -> None:
    assert [s.name for s in SCENARIOS if not told(s)] == []


@pytest.mark.parametrize("topic", EDITIONS)
def test_every_difference_between_the_editions_is_shown_in_both(topic: str) -> None:
    shown = set().union(*(options_of(s) for s in SCENARIOS if topic in s.name))
    assert {"2016", "2024"} <= shown, EDITIONS[topic]


# Technologies.


@pytest.mark.parametrize("title", TITLES)
def test_every_technology_is_named_in_a_scenario(title: str) -> None:
    assert [text for text in all_texts() if re.search(rf"\b{title}\b", text)] != []


@pytest.mark.parametrize("title", [title for title in TITLES if title != "exposition"])
def test_every_technology_makes_a_difference_in_a_scenario(title: str) -> None:
    """Without the card a scenario goes wrong. Exposition acts only when it is obtained: see below."""
    for s in SCENARIOS:
        lines = [line for line in s.lines if line.block == "given" and line.key.endswith("titles")]
        if any(title in line.value.split() for line in lines):
            without = [
                Line(line.block, line.key, line.value.replace(title, ""), line.number) if line in lines else line
                for line in s.lines
            ]
            if run_scenario(Scenario(s.name, s.number, s.game, without), "python").fault:
                return
    pytest.fail(f"nobody would miss {title}")


def test_exposition_and_station_are_obtained_in_a_scenario(moves: list[Played]) -> None:
    learned = {step.text for step in moves if step.text.startswith("learn")}
    assert {"learn exposition", "learn station"} <= learned


# Achievements.


@pytest.mark.parametrize("card", range(12))
def test_every_achievement_is_fulfilled_first_and_later_and_missed_by_one(moves: list[Played], card: int) -> None:
    first, later = ((8, 6), (9, 7), (10, 8))[card // 4]
    gained = {
        step.after.points[step.seat] - step.before.points[step.seat]
        for step in moves
        if ACHIEVE <= step.number < ACHIEVE + 3 and step.before.achievement[step.number - ACHIEVE] == card
    }
    assert gained == {first, later}
    short = [
        s.name
        for s in SCENARIOS
        if " asks for " in s.name
        and achievement_text(card) in given_lines(s).get("achievements", "").split()
        and any(
            line.key == "illegal" and line.value.startswith(f"achieve {achievement_text(card)[0]} because goal")
            for line in told(s)
        )
    ]
    assert short != []


# Areas.


def test_every_area_acts_at_every_power(moves: list[Played]) -> None:
    """Twin areas count as one. The power is added up here from the pieces that stand in the area."""
    acted = set()
    for step in moves:
        s, p = step.before, step.seat
        if GO <= step.number < GO + len(AREA_NAMES) and step.after.president[p] >= 0:
            area, president = step.number - GO, 1
            if s.president[p] == step.after.president[p]:
                continue  # which tolls to pay is asked first
        elif TOLL <= step.number < TOLL + 16:
            area, president = s.choice, 1
        elif SEND <= step.number < SEND + len(AREA_NAMES):
            area, president = step.number - SEND, 0
        else:
            continue
        power = president + s.men[p][area] + (s.shop_areas[p] >> area & 1)
        power += (s.house_owner[area] == p) + (s.station == area)
        acted.add((AREA_NAMES[area].rstrip("12"), min(power, 5)))
    kinds = {name.rstrip("12") for a, name in enumerate(AREA_NAMES) if a != CANAL}
    assert len(kinds) == 13
    assert sorted({(kind, power) for kind in kinds for power in range(1, 6)} - acted) == []


# Rewards.


def test_every_icon_of_a_reward_is_gained(moves: list[Played]) -> None:
    gained = set()
    for step in moves:
        s, p = step.before, step.seat
        if step.number == TAKE_TOKEN:
            reward = s.token_reward[s.token[s.where]]
        elif SHOP <= step.number < SHOP + 4:
            reward = s.site_reward[s.site[s.where]][step.number - SHOP]
        elif FULFIL <= step.number < FULFIL + 3:
            reward = s.order_reward[s.hand[p][step.number - FULFIL]]
        else:
            continue
        gained |= set(reward_text(reward).replace(",", "").split()) & set(ICONS)
    assert gained == set(ICONS)


def test_every_good_is_chosen_for_an_icon_of_any_good(moves: list[Played]) -> None:
    chosen = {step.text.removeprefix("good ") for step in moves if step.text.startswith("good ")}
    assert chosen == set(GOODS)


def test_a_warehouse_icon_is_used_at_every_price(moves: list[Played]) -> None:
    paid = {
        step.before.yen[step.seat] - step.after.yen[step.seat]
        for step in moves
        if ITEM <= step.number < ITEM + 3 and step.before.stack[step.before.depth - 1] == REWARD
    }
    assert paid == {0, 2, 4, 5, 6, 7}


# The end.


def reached(s: Any, reason: str) -> int:
    """How far the table is on the way to an end, for the player who has come furthest."""
    if reason == "houses":
        return max(s.house_owner.count(p) for p in range(s.players))
    if reason == "shops":
        return max(int(s.shop_areas[p]).bit_count() for p in range(s.players))
    board = s.church if reason == "church" else s.customs
    return len(board) - board.count(-1)


BOARDS = [(reason, n, FULL[n]) for reason in ("church", "customs") for n in (2, 3, 4)]


@pytest.mark.parametrize(("reason", "players", "enough"), BOARDS)
def test_a_full_board_announces_the_end_for_every_number_of_players_and_one_less_does_not(
    steps: list[Played], reason: str, players: int, enough: int
) -> None:
    there = [step for step in steps if step.before.players == players and not step.before.ended]
    grown = [step for step in there if reached(step.after, reason) > reached(step.before, reason)]
    assert [s for s in grown if reached(s.after, reason) == enough and END_REASONS[s.after.ended] == reason]
    short = [s.scenario for s in grown if reached(s.after, reason) == enough - 1 and not s.after.ended]
    assert [s.name for s in short if ("ended", "-") in [(line.key, line.value) for line in told(s)]]


@pytest.mark.parametrize(("reason", "enough"), [("houses", 4), ("shops", 8)])
def test_the_last_building_announces_the_end_and_the_one_before_does_not(
    steps: list[Played], reason: str, enough: int
) -> None:
    grown = [s for s in steps if not s.before.ended and reached(s.after, reason) > reached(s.before, reason)]
    assert [s for s in grown if reached(s.after, reason) == enough and END_REASONS[s.after.ended] == reason]
    short = [s.scenario for s in grown if reached(s.after, reason) == enough - 1 and not s.after.ended]
    assert [s.name for s in short if ("ended", "-") in [(line.key, line.value) for line in told(s)]]


def test_an_order_row_announces_the_end_only_if_it_cannot_be_filled(steps: list[Played]) -> None:
    ended = [s for s in steps if not s.before.ended and END_REASONS[s.after.ended] == "orders"]
    assert {s.after.players for s in ended} >= {2, 3}
    last_card = [s.scenario for s in steps if s.before.deck == 1 and s.after.deck == 0 and not s.after.ended]
    assert [s.name for s in last_card if ("ended", "-") in [(line.key, line.value) for line in told(s)]]


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("church bonus", {6, 3, 0}),
        ("customs bonus", {8, 4, 0}),
        ("technology bonus", {10, 5, 0}),
        ("country bonus", {16, 12, 10, 8, 4, 2, 0}),
        ("remainder bonus", {4, 2, 1, 0}),
    ],
)
def test_every_line_of_the_final_score_is_told_with_all_its_values(line: str, values: set[int]) -> None:
    seen = {int(t.value) for s in SCENARIOS for t in told(s) if t.key.endswith(line)}
    assert values <= seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_to_its_end_for_every_number_of_players(players: int) -> None:
    ended = [s for s in SCENARIOS if ("over", "yes") in [(line.key, line.value) for line in told(s)]]
    assert [s.name for s in ended if len(given_lines(s).get("players", "P0 P1").split()) == players]


# All of it.


def test_every_kind_of_move_is_made_in_a_scenario(moves: list[Played]) -> None:
    made = {step.text.split()[0] for step in moves}
    # Half of a movement icon is a move of its own; records and scenarios write both as `move`.
    assert sorted(set(VERBS) - made) == []


def test_every_scenario_begins_with_a_table_that_could_be(engine: Engine) -> None:
    tables = {s.name: starting_state(engine, s) for s in SCENARIOS}
    assert {name: n for name, s in tables.items() if (n := engine.broken_invariant(s))} == {}


def test_nothing_that_happens_in_a_scenario_breaks_an_invariant(engine: Engine, steps: list[Played]) -> None:
    assert {step.scenario.name for step in steps if engine.broken_invariant(step.after)} == set()


def test_both_mini_expansions_are_played() -> None:
    assert set().union(*map(options_of, SCENARIOS)) == {"2016", "2024", "mini1", "mini2"}
