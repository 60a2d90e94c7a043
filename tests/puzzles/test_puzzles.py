"""Puzzles: made from games, written and read, checked; and those that come with Shokai."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.command import ALL_IS_WELL, Command, refused

import shokai
from shokai.bots.networking import NetworkBot
from shokai.coach.outlook import Foresight
from shokai.engine.bits import lowest
from shokai.games.yokohama.rules.components import ORDER_COUNTRY, TITLE_COUNTRY
from shokai.games.yokohama.rules.state import FULFIL, LAB, TITLE
from shokai.match.match import IllegalMove, Match
from shokai.puzzles.checking import faults_of
from shokai.puzzles.judging import Depth, Judge
from shokai.puzzles.making import Plan, making, of_record
from shokai.puzzles.puzzle import Puzzle, puzzle_for, puzzles_of, read_puzzles, theme_of, themes_of, written
from shokai.puzzles.solving import table_at, why_best
from shokai.puzzles.turns import credit, played_out, turn_value, whole_turn
from shokai.texts import Refusal, languages, speaker

# Quickly found, and not very good: anything that is a little better in a few futures.
SHALLOW = Depth(quick=24, deep=48, seeds=(1,), futures=12, gap=0.001, sure=0.0, compared=3)


def made(out: Path, count: int, game: str = "osaka") -> str:
    """So many puzzles into a folder; the text of its file."""
    *_, last = making(Plan(game, "test", (2,), depth=SHALLOW), out, count)
    assert len(last.puzzles) == count
    return (out / "001.puzzles").read_text("utf-8")


def test_puzzles_are_made_the_same_again_and_gone_on_with(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole", 3)
    part = made(tmp_path / "parts", 1)
    assert whole.startswith(part.rstrip())
    assert made(tmp_path / "parts", 3) == whole
    puzzles = read_puzzles("osaka", whole, "001.puzzles")
    for puzzle in puzzles:
        assert faults_of(puzzle) == []
        # Not what is obvious.
        assert puzzle.solution not in puzzle.tempting
        assert puzzle.match().seat().legal
        assert "self-play test-" in puzzle.origin


def test_several_cores_make_the_same_puzzles(tmp_path: Path) -> None:
    one = made(tmp_path / "one", 3)
    *_, last = making(Plan("osaka", "test", (2,), depth=SHALLOW), tmp_path / "two", 3, workers=2)
    assert (tmp_path / "two" / "001.puzzles").read_text("utf-8") == one
    assert (tmp_path / "two" / "progress.json").read_text("utf-8") == (tmp_path / "one" / "progress.json").read_text(
        "utf-8"
    )
    assert (
        last.games
        == json.loads((tmp_path / "one" / "progress.json").read_text("utf-8"))[Plan("osaka", "test", (2,)).key]
    )


def test_a_game_that_is_broken_off_is_looked_at_again(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole", 2)
    part = tmp_path / "part"
    told = list(making(Plan("osaka", "test", (2,), depth=SHALLOW), part, 2, until=time.time() - 1))
    assert [(progress.games, progress.puzzles) for progress in told] == [(0, ())]
    assert not (part / "progress.json").exists()
    assert made(part, 2) == whole


def _cards_of(*countries: int) -> list[int]:
    return [ORDER_COUNTRY.index(country) for country in countries]


def test_a_flag_that_brings_more_makes_a_puzzle_about_countries() -> None:
    """The better one completes a pair, or a larger set; where flags bring the same, it is about orders.

    Where one brings an agent and the other points, they are weighed: that is about countries, too.
    """
    match = Match("yokohama", 2, seed="1", backend="python")
    s = match.engine.clone(match.state)
    p = s.actor
    s.turns_left = 0
    s.hand[p][:2] = _cards_of(0, 1)
    for flags, best, about in (
        ((1, 0, 0, 0, 0), 1, "countries"),  # an agent for the other, a set of two for the better one
        ((1, 0, 0, 0, 0), 0, "countries"),  # the same the other way round
        ((1, 1, 0, 0, 0), 0, "orders"),  # an agent either way
        ((2, 0, 0, 0, 0), 1, "countries"),  # a new country, where the other brings nothing
        ((2, 0, 0, 0, 0), 0, "orders"),  # the flag speaks against it
        ((1, 2, 0, 0, 0), 0, "countries"),  # an agent and a second set, where the other brings nothing
        ((2, 2, 0, 0, 0), 0, "orders"),  # nothing either way
    ):
        s.flags[p][:] = flags
        assert theme_of("yokohama", s, FULFIL + best, FULFIL + 1 - best) == about, flags
        assert tuple(s.flags[p]) == flags, "it only looks"
    # Without agents of a country in the supply, a pair brings nothing.
    s.flags[p][:] = (1, 1, 0, 0, 0)
    s.agents_supply[1] = 0
    assert theme_of("yokohama", s, FULFIL, FULFIL + 1) == "countries"
    s.agents_supply[0] = 0
    assert theme_of("yokohama", s, FULFIL, FULFIL + 1) == "orders"
    # Technologies have flags as well.
    s.agents_supply[0], s.where = 3, LAB
    s.flags[p][:] = (2, 0, 0, 0, 0)
    s.title_row[0][:2] = [TITLE_COUNTRY.index(1), TITLE_COUNTRY.index(0)]
    assert theme_of("yokohama", s, TITLE, TITLE + 1) == "countries"
    assert theme_of("yokohama", s, TITLE + 1, TITLE) == "technologies"


def test_puzzles_about_countries_come_with_the_game() -> None:
    """And they are about nothing else: the flags of the two moves bring different things."""
    found = [puzzle for puzzle in puzzles_of("yokohama") if puzzle.theme == "countries"]
    assert len(found) >= 4
    for puzzle in found:
        match = puzzle.match(backend="python")
        best, tempting = (
            match.legal[match.legal_texts().index(move)] for move in (puzzle.solution, puzzle.tempting[0])
        )
        assert theme_of("yokohama", match.engine.lists(match.seat().known), best, tempting) == "countries"


def test_whole_turns_are_made_and_rated(tmp_path: Path) -> None:
    *_, last = making(Plan("yokohama", "test", (2,), depth=SHALLOW), tmp_path, 4)
    turns = [puzzle for puzzle in (*last.puzzles, *puzzles_of("yokohama")) if puzzle.turn]
    assert turns
    puzzle = turns[-1]
    assert puzzle.turn
    start = puzzle.match()
    value = turn_value(start, played_out(start, puzzle.turn.line), Foresight("yokohama"))
    assert value == pytest.approx(puzzle.turn.best, abs=0.05)
    assert credit(puzzle.turn, value) >= 0.75
    assert credit(puzzle.turn, puzzle.turn.weak) == 0
    with pytest.raises(Refusal):
        played_out(start, puzzle.turn.line[:1])
    with pytest.raises(Refusal):
        played_out(start, (*puzzle.turn.line, "done"))


def test_a_decision_before_the_first_turn_is_no_whole_turn() -> None:
    """Orders are chosen by everybody before anybody's turn begins."""
    match = Match("yokohama", 2, seed="4")
    sight = Foresight("yokohama", symmetric=False)
    while match.actor == match.state.turn:
        match.play(match.legal[0])
    assert match.move_text(match.legal[0]).startswith("keep")
    assert whole_turn(match, match.legal[0], sight, SHALLOW) is None


def test_easy_puzzles_are_those_that_the_network_sees(tmp_path: Path) -> None:
    plan = Plan("osaka", "test", (2, 3), depth=SHALLOW, themes=("insurance", "payment"), easy=True, since="2026-12-24")
    *_, last = making(plan, tmp_path, 3)
    network = NetworkBot(0)
    assert len(last.puzzles) == 3
    for puzzle in last.puzzles:
        assert puzzle.theme in ("insurance", "payment")
        match = puzzle.match()
        assert match.move_text(network.choose(match.seat())) == puzzle.solution
        assert puzzle.solution not in puzzle.tempting
    again = read_puzzles("osaka", (tmp_path / "001.puzzles").read_text("utf-8"), "again")
    assert [puzzle.since for puzzle in again] == ["2026-12-24"] * 3


def test_puzzles_are_renewed_or_dropped(command: Command, tmp_path: Path) -> None:
    """After the network has changed: values are made anew, and a move that is not best any more is no solution."""
    good, other = puzzles_of("osaka")[:2]
    stale = replace(good, gap=0.9, searched=1, moves=tuple(replace(one, points=(0.0,) * 3) for one in good.moves))
    second = other.moves[1]
    wrong = replace(other, solution=second.move, moves=(second, other.moves[0], *other.moves[2:]))
    path = tmp_path / "mine.puzzles"
    path.write_text(written([stale, wrong]), "utf-8")
    done = command("puzzles", "renew", "osaka", "--from", ".", "--workers", "2")
    assert done.code == ALL_IS_WELL
    assert f"{wrong.id} dropped" in done.out
    assert "1 renewed, 1 dropped" in done.out
    (kept,) = read_puzzles("osaka", path.read_text("utf-8"), path.name)
    assert kept == good


def test_puzzles_are_made_from_records(tmp_path: Path) -> None:
    """What search found in one game it finds again in the record of a game that came to the same position."""
    puzzle = next(one for one in puzzles_of("osaka") if one.searched == 100 and tempts_the_network(one))
    match = puzzle.match()
    match.play(match.legal[0])
    path = tmp_path / "ours.shokai"
    path.write_text(match.record(secret=True), "utf-8")
    (found,) = of_record(Judge("osaka"), path)
    assert (found.id, found.solution, found.moves) == (puzzle.id, puzzle.solution, puzzle.moves)
    assert found.origin == "record ours.shokai, step 0"
    # Records come before self-play.
    *_, last = making(Plan("osaka", "test", (2,), tmp_path), tmp_path / "out", 1)
    assert (last.games, [one.id for one in last.puzzles]) == (1, [puzzle.id])
    # A record of another game is passed over.
    assert of_record(Judge("yokohama", SHALLOW), path) == []


def test_nothing_hidden_enters_a_puzzle() -> None:
    """The judge is given a seat: with other orders in the hands of the others, it comes to the same."""
    judge = Judge("yokohama", SHALLOW)
    match, q, i = next(
        (match, q, i)
        for match in (puzzle.match() for puzzle in puzzles_of("yokohama"))
        for q in range(match.players)
        for i, card in enumerate(match.state.hand[q])
        if q != match.actor and card >= 0 and match.state.secret >> card & 1
    )
    seat, engine = match.seat(), match.engine
    # A copy: matches share the states that they have come through.
    s = engine.lists(engine.clone(match.history.state))
    theirs, new = s.hand[q][i], lowest(s.orders_left)
    s.hand[q][i] = new
    s.orders_left = s.orders_left & ~(1 << new) | 1 << theirs
    s.secret = s.secret & ~(1 << theirs) | 1 << new
    lines = match.kind.write_position(s, match.names)
    other = Match.from_position("yokohama", "\n".join(lines))
    assert other.state.hand[q][i] == new != match.state.hand[q][i]
    legal = seat.legal[:3]
    one, two = judge.futures(seat, legal, 0), judge.futures(other.seat(), legal, 0)
    assert [samples.mean for samples in one.values()] == [samples.mean for samples in two.values()]


@pytest.mark.parametrize("game", shokai.GAMES)
def test_the_puzzles_that_come_with_a_game(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 20
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert faults_of(puzzle) == [], puzzle.id
        assert puzzle.solution not in puzzle.tempting
        assert puzzle.gap >= 0.03
        assert puzzle.gap >= 3 * puzzle.error - 1e-4
    # What was written is what is read.
    assert read_puzzles(game, written(puzzles), "again") == list(puzzles)


@pytest.mark.parametrize("game", shokai.GAMES)
def test_values_come_out_again(game: str) -> None:
    eyes = Foresight(game, symmetric=False)
    for puzzle in puzzles_of(game)[:4]:
        assert faults_of(puzzle, eyes) == [], puzzle.id


@pytest.mark.parametrize("game", shokai.GAMES)
def test_every_puzzle_says_why(game: str) -> None:
    for puzzle in puzzles_of(game)[:12]:
        match, _ = table_at(puzzle, [])
        for reason in why_best(puzzle, match):
            assert all(speaker(language).say(reason.said) for language in languages())
    for language in languages():
        assert all(speaker(language).say(f"puzzle-theme-{game}-{theme}") for theme in themes_of(game))


def a_puzzle() -> Puzzle:
    return puzzles_of("osaka")[0]


def tempts_the_network(puzzle: Puzzle) -> bool:
    """Whether the network goes for a tempting move: of puzzles that older ones have made, it sees through some."""
    match = puzzle.match()
    return match.move_text(NetworkBot(0).choose(match.seat())) in puzzle.tempting


def test_faults_are_found() -> None:
    good = a_puzzle()
    eyes = Foresight("osaka", symmetric=False)
    values = good.moves
    flattered = tuple(
        replace(value, wins=(0.99, 0.01, *value.wins[2:])) if i == 0 else value for i, value in enumerate(values)
    )
    ids = {
        "puzzle-illegal": replace(good, moves=(*values, replace(values[-1], move="take X9"))),
        "puzzle-bad-theme": replace(good, theme="weather"),
        "puzzle-not-best": replace(good, moves=tuple(reversed(values))),
        "puzzle-other-value": replace(good, moves=flattered),
        "puzzle-other-gap": replace(good, gap=good.gap + 0.4),
    }
    for id, bad in ids.items():
        assert id in [fault.id for fault in faults_of(bad, eyes)]
    assert faults_of(replace(good, position="market: R9"))


def test_a_text_that_is_no_puzzle_is_refused_with_its_line() -> None:
    text = written([a_puzzle()])
    for bad in (
        text.replace("theme:", "thema:"),
        text.replace("puzzle:", "puzzle: x"),
        text.replace("gap:", "gap: much"),
        text.replace("from:", "since: Christmas\nfrom:"),
        "  take R5: 1\n" + text,
        text.partition("position:")[0],
    ):
        with pytest.raises(Refusal) as why:
            read_puzzles("osaka", bad, "bad.puzzles")
        assert why.value.said.id == "puzzle-bad-line"
        assert "bad.puzzles" in speaker("en").say(why.value.said)


def test_moves_beyond_the_rules_and_beyond_the_turn_are_refused() -> None:
    puzzle = a_puzzle()
    with pytest.raises(IllegalMove):
        table_at(puzzle, ["pass"])
    with pytest.raises(Refusal):
        table_at(puzzle, ["x" * 1000])
    with pytest.raises(Refusal):
        puzzle_for("osaka", "nothing")


def test_the_command(command: Command, tmp_path: Path) -> None:
    done = command(
        "puzzles", "make", "osaka", "--count", "1", "--minutes", "0.001", "--iterations", "40", "--out", "out"
    )
    assert done.code == ALL_IS_WELL
    assert "in out" in done.out
    assert (tmp_path / "out").is_dir()
    listed = command("puzzles", "list", "osaka")
    assert listed.code == ALL_IS_WELL
    assert f"{len(puzzles_of('osaka'))} puzzles" in listed.out
    assert command("puzzles", "check", "osaka", "--quick").code == ALL_IS_WELL
    (tmp_path / "bad").mkdir()
    text = written([a_puzzle()])
    (tmp_path / "bad" / "001.puzzles").write_text(text.replace(f"theme: {a_puzzle().theme}", "theme: weather"), "utf-8")
    failed = command("puzzles", "check", "osaka", "--quick", "--from", "bad", "--workers", "2")
    assert failed.code == 1
    assert "weather" in failed.out


@pytest.mark.parametrize(
    "words",
    [
        ("make", "chess"),
        ("make", "osaka", "--players", "7"),
        ("make", "osaka", "--count", "0"),
        ("make", "osaka", "--workers", "0"),
        ("renew", "osaka", "--workers", "0"),
        ("check", "osaka", "--workers", "0"),
        ("make", "osaka", "--themes", "weather"),
        ("make", "osaka", "--themes", ""),
        ("renew", "osaka", "--from", "nowhere"),
        ("make", "osaka", "--minutes", "x"),
        ("make", "osaka", "--records", "nowhere"),
        ("make", "osaka", "--records", ""),
        ("make", "osaka", "--out", ""),
        ("list", "osaka", "--from", "nowhere"),
        ("check", "yokohama", "--from", "."),
        ("solve", "osaka"),
        (),
    ],
)
def test_bad_input_is_one_sentence(command: Command, words: tuple[str, ...]) -> None:
    refused(command("puzzles", *words))
