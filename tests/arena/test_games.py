"""Games of the arena: whatever a bot does, the game comes to its end, and says what happened."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import pytest

from shokai.arena.contest import Plan, play_contest
from shokai.arena.faults import GameError
from shokai.arena.game import Played, backend_for, play_game, warm_up
from shokai.arena.lineup import Lineup, lineup_for, mirror_of, players_for
from shokai.arena.local import Here
from shokai.arena.store import Store
from shokai.arena.summary import summarise
from shokai.bots import Bot, Seat, bot_for
from shokai.texts import Refusal, languages, speaker

# Bots that fail, each in its own way. They sit down under the name of a bot that there is.


class Crasher:
    """Plays some moves and then breaks."""

    def __init__(self, after: int = 5) -> None:
        self._left = after
        self.closed = False

    def choose(self, seat: Seat) -> int:
        self._left -= 1
        if self._left < 0:
            raise ZeroDivisionError("no more moves")
        return seat.legal[0]

    def close(self) -> None:
        self.closed = True


class Cheat:
    """Plays what is not legal."""

    def __init__(self, answer: Any = 10**6) -> None:
        self._answer = answer

    def choose(self, _seat: Seat) -> int:
        answer: int = self._answer
        return answer


class Sleeper:
    """Thinks and thinks."""

    def choose(self, _seat: Seat) -> int:
        while True:
            time.sleep(0.01)


class Leaver:
    """Ends the whole program, as it believes."""

    def choose(self, _seat: Seat) -> int:
        sys.exit(3)


class Waverer:
    """Says so when it is not even asked nicely."""

    def choose(self, seat: Seat) -> int:
        return seat.legal[-1]

    def close(self) -> None:
        raise RuntimeError("I do not want to go")


def with_bot(bot: Bot, *, at: str = "uniform", limit: float | None = None, **more: Any) -> Played:
    """A game of three in which that bot sits on the middle seat."""

    def make(name: str, seed: int) -> Bot:
        return bot if name == at else bot_for(name, seed)

    return play_game("osaka", ["random", at, "random"], deal="7", seed="7", limit=limit, make=make, **more)


def only_error(played: Played) -> GameError:
    assert len(played.errors) == 1
    return played.errors[0]


@pytest.mark.parametrize(
    ("bot", "kind", "words"),
    [
        (Crasher(), "broke", "ZeroDivisionError: no more moves"),
        (Cheat(), "illegal", "1000000"),
        (Cheat(None), "illegal", "None"),
        (Cheat("take R5"), "illegal", "take R5"),
        (Leaver(), "broke", "SystemExit"),
    ],
)
def test_a_bot_that_fails_is_replaced_and_reported(bot: Bot, kind: str, words: str) -> None:
    played = with_bot(bot)
    error = only_error(played)
    assert (error.seat, error.bot, error.kind) == (1, "uniform", kind)
    assert words in str(error.said)
    assert all(speaker(language).say(error.said) for language in languages())
    assert played.reason in ("tokens", "exhausted")
    assert sorted(played.places) in ([1, 2, 3], [1, 1, 3], [1, 2, 2], [1, 1, 1])


def test_a_bot_that_crashes_later_has_played_until_then_and_is_sent_home() -> None:
    crasher = Crasher(after=5)
    played = with_bot(crasher)
    assert only_error(played).decision > 5
    assert crasher.closed
    assert played.times[1].count == 5, "the substitute's time is not the bot's"


def test_a_silent_bot_does_not_stop_the_game() -> None:
    played = with_bot(Sleeper(), limit=1.5)
    assert only_error(played).kind == "slow"
    assert "1.5" in str(only_error(played).said)
    assert played.reason in ("tokens", "exhausted")


def test_a_bot_that_cannot_be_made_is_replaced_too() -> None:
    def make(name: str, seed: int) -> Bot:
        raise OSError("no such model")

    played = play_game("osaka", ["uniform", "uniform"], deal="7", seed="7", make=make)
    assert [error.kind for error in played.errors] == ["broke", "broke"]
    assert {error.seat for error in played.errors} == {0, 1}


def test_a_bot_that_does_not_want_to_leave_is_left_alone() -> None:
    assert with_bot(Waverer()).errors == []


def test_a_game_that_does_not_end_is_truncated_and_drawn() -> None:
    played = play_game("osaka", ["uniform", "random"], deal="7", seed="7", most_decisions=30)
    assert (played.decisions, played.reason, played.truncated, played.errors) == (30, "truncated", True, [])
    assert (played.places, played.shares()) == ([1, 1], [0.5, 0.5])
    assert len(played.points) == 2
    whole = play_game("osaka", ["uniform", "random"], deal="7", seed="7")
    again = play_game("osaka", ["uniform", "random"], deal="7", seed="7", most_decisions=whole.decisions)
    assert (again.truncated, again.reason, again.places) == (False, whole.reason, whole.places)


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_equal_seeds_play_equally_on_both_back_ends(game: str) -> None:
    def results(backend: str, seed: str = "1") -> list[Any]:
        played = play_game(game, ["uniform", "random", "uniform"], deal="7", seed=seed, backend=backend)
        return [played.points, played.places, played.decisions, played.turns, played.reason]

    assert results("python") == results("python") == results("native")
    assert results("python") != results("python", seed="2")


def test_shares_and_margins() -> None:
    played = Played(points=[10, 12, 12, 3], places=[3, 1, 1, 4])
    assert played.shares() == [0, 0.5, 0.5, 0]
    assert played.margins() == [-2, 0, 0, -9]


def test_bots_that_think_get_compiled_rules() -> None:
    assert backend_for(["random", "uniform", "program:bot"]) == "python"
    assert backend_for(["random", "heuristic"]) == "native"


def test_warming_up_changes_nothing_and_minds_no_failure() -> None:
    warm_up("osaka", ["uniform", "random", "program:there is no such program"], 3, 0, "python")


# Line-ups.


def test_two_bots_are_one_against_copies_of_the_other() -> None:
    lineup = lineup_for(["random", "uniform"], 4)
    assert list(lineup.seatings()) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert (lineup.fair, lineup.games_in_block) == (0.25, 4)


def test_as_many_bots_as_seats_share_a_table_and_everybody_sits_everywhere() -> None:
    lineup = lineup_for(["random", "uniform", "random"], 3)
    assert [entrant.name for entrant in lineup.entrants] == ["random", "uniform", "random#2"]
    seatings = list(lineup.seatings())
    assert len(seatings) == 3
    for p in range(3):
        assert {seating[p] for seating in seatings} == {0, 1, 2}


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    lineup = lineup_for(["random", "uniform", "random", "uniform", "random"], 3)
    assert len(lineup.tables) == 10
    for e in range(5):
        assert sum(e in table for table in lineup.tables) == 6


def test_one_bot_meets_itself() -> None:
    assert lineup_for(["random"], 3) == mirror_of("random", 3)
    assert mirror_of("random", 3).tables == ((0, 1, 1),)


def test_three_bots_do_not_fill_four_seats() -> None:
    with pytest.raises(Refusal, match="3 bots do not fill 4 seats"):
        lineup_for(["random", "uniform", "random"], 4)


@pytest.mark.parametrize(("bots", "players"), [(1, 2), (2, 2), (3, 3), (4, 4), (7, 4)])
def test_tables_are_as_large_as_there_are_bots(bots: int, players: int) -> None:
    assert players_for(bots, 2, 4) == players


# A contest with a bot that fails.


def contest(folder: Path, lineup: Lineup, executor: Here, blocks: int = 2) -> Any:
    store = Store(folder)
    store.open()
    return summarise(play_contest(Plan("osaka", lineup, blocks=blocks), store, executor))


def test_the_errors_of_a_contest_name_the_entrant_and_the_game(tmp_path: Path) -> None:
    here = Here(lambda name, seed: Crasher() if name == "uniform" else bot_for(name, seed))
    summary = contest(tmp_path, lineup_for(["uniform", "random"], 2), here)
    assert (summary.games, len(summary.errors)) == (4, 4)
    assert {error["bot"] for error in summary.errors} == {"uniform"}
    assert [error["seat"] for error in summary.errors] == ["White", "Pink"] * 2
    assert [error["block"] for error in summary.errors] == [0, 0, 1, 1]
    again = contest(tmp_path, lineup_for(["uniform", "random"], 2), Here())
    assert again.outcome.kept == 4
    assert [error["message"] for error in again.errors] == [error["message"] for error in summary.errors]


def test_every_game_of_a_block_is_dealt_alike_and_of_a_mirror_match_played_apart(tmp_path: Path) -> None:
    summary = contest(tmp_path, mirror_of("random", 2), Here(), blocks=6)
    first, second = zip(*summary.outcome.blocks, strict=True)
    assert all(a.unit.deal == b.unit.deal for a, b in zip(first, second, strict=True))
    assert any(a.played.points != b.played.points for a, b in zip(first, second, strict=True))
    assert len({game.unit.deal for game in first}) == 6
