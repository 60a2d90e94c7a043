"""Nothing that runs games waits for the end of one that nobody wants to end: first legal moves avoid it for ever."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from shokai.bench import rules as benching
from shokai.bots import conformance, tuning
from shokai.bots.weights import weights_of
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.match.seat import Seat
from shokai.puzzles import making

GAME, MOST = "yokohama", 150
# By now it was asked far too often.
NEVER = 20 * MOST


class Dodger:
    """Has a choice to make, again and again."""

    def __init__(self, *_: Any) -> None:
        self._asked = itertools.count()

    def choose(self, seat: Seat) -> int:
        return self.choice(seat.legal)

    def choice(self, moves: Sequence[int]) -> int:
        assert next(self._asked) < NEVER
        return moves[0]


class BlindJudge:
    """Sees no puzzle anywhere."""

    game, backend = GAME, "native"

    def puzzle(self, _match: Match, _origin: str) -> None:
        return None


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_for(GAME), "most_decisions", MOST)


def test_puzzles_are_looked_for_in_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "NetworkBot", Dodger)
    plan = making.Plan(GAME, players=(2,))
    assert making.of_self_play(BlindJudge(), plan, 0) == []  # type: ignore[arg-type]


def test_weights_that_avoid_the_end_are_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "HeuristicBot", Dodger)
    points, places = tuning.play(GAME, [weights_of(GAME, 2)] * 2, 0, 1)
    assert len(points) == 2
    assert min(places) == 1


def test_search_is_measured_in_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benching, "bot_for", Dodger)
    assert benching.search_rate(GAME, 2, 0.1) > 0


def test_a_program_is_sent_to_the_middle_of_a_game_without_an_end() -> None:
    match = Match(GAME, 2, seed="endless", backend="native")
    conformance._go_to_the_middle(match, Dodger())  # type: ignore[arg-type]
    assert sum(1 for _ in match.decisions()) == MOST // 2
