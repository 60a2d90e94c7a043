"""Checks a program that wants to be a bot: short games, and every point of the protocol.

Random players sit on the other seats. A game has at most a hundred decisions of the program, so that slow ones
are checked in minutes; every other game is joined in the middle, as a saved game is, so that late decisions
come up as well.
"""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from shokai.bots.dialogue import FAREWELL, Dialogue
from shokai.bots.failures import BotFailed
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.texts import Say

DECISIONS = 100

# The points of the protocol, in the order of the report, each with its sentence.
POINTS = {
    "start": "conform-start",
    "ready": "conform-ready",
    "alive": "conform-alive",
    "time": "conform-time",
    "json": "conform-json",
    "id": "conform-id",
    "move": "conform-move",
    "again": "conform-again",
    "middle": "conform-middle",
    "unknown": "conform-unknown",
    "goodbye": "conform-goodbye",
    "input": "conform-input",
}

# Which point a failure in a decision belongs to.
BELONGS = {
    "cannot-start": "start",
    "ended": "alive",
    "closed": "alive",
    "flooded": "json",
    "not-json": "json",
    "wrong-id": "id",
    "no-move": "move",
    "illegal": "move",
    "silent": "time",
}
# What a decision checks, in this order: if one fails, those before it have passed.
IN_A_DECISION = ("alive", "time", "json", "id", "move")

# Fields that no version of the protocol has, of several shapes.
STRANGE = {
    "x-word": 'in "quotes", and 日本',
    "x-number": 0.5,
    "x-list": [[], {}, None],
    "x-object": {"type": "hello", "id": 7},
}


@dataclass
class Played:
    """Some games of one kind."""

    game: str
    players: int
    games: int = 0
    decisions: int = 0
    failure: BotFailed | None = None


@dataclass
class Examination:
    """An examination of one program: points that were tried, and those that failed with the reason."""

    command: str
    seconds: float
    name: str = ""
    slowest: float = 0.0
    tried: set[str] = field(default_factory=set)
    failed: dict[str, Say] = field(default_factory=dict)
    _dialogue: Dialogue | None = None

    def result(self, point: str) -> str:
        """`passed`, `failed`, or `untried` where nothing came to it."""
        return "failed" if point in self.failed else "passed" if point in self.tried else "untried"

    @property
    def holds(self) -> bool:
        """Whether nothing failed."""
        return not self.failed

    def games(self, game: str, each: int) -> Iterator[Played]:
        """Plays games with every number of players. After a failure the game is not played any further."""
        fewest, most = game_for(game).rules.PLAYERS
        for players in range(fewest, most + 1):
            played = Played(game, players)
            try:
                for number in range(each):
                    self._play(played, number)
                    played.games += 1
            except BotFailed as failure:
                played.failure = failure
                self.close()
            yield played
            if played.failure:
                return

    def rest(self, game: str) -> None:
        """What is left when the ordinary course of things holds: the ends, and what no version of the protocol has."""
        self._end("goodbye")
        match = Match(game, seed="unknown fields")
        try:
            dialogue = self._dialogue = Dialogue(self.command, self.seconds)
            dialogue.hello(game, match.players, match.actor, seed=1, more=STRANGE)
            dialogue.tell({"type": "x-message", **STRANGE})
            dialogue.decide(match.seat().view, STRANGE)
            self.tried.add("unknown")
        except BotFailed as failure:
            self._fail("unknown", failure.said)
            self.close()
            # This must not affect the last point.
            with contextlib.suppress(BotFailed):
                self._hello(match, 0)
        self._end("input")

    def close(self) -> None:
        """Ends the program at once, if it still runs."""
        if self._dialogue:
            self._dialogue.kill()
        self._dialogue = None

    def _play(self, played: Played, number: int) -> None:
        chance = random.Random(f"{played.game} {played.players} {number}")
        match = Match(played.game, played.players, seed=f"conform {number}")
        if number % 2:
            _go_to_the_middle(match, chance)
        seat = number % played.players
        second = self._dialogue is not None
        self._hello(match, seat)
        asked = 0
        while not match.over and asked < DECISIONS:
            if match.actor != seat:
                match.play(chance.choice(match.legal))
                continue
            self._decide(match)
            asked += 1
            played.decisions += 1
        self.tried |= {"again"} if second else set()
        self.tried |= {"middle"} if number % 2 else set()

    def _hello(self, match: Match, seat: int) -> None:
        point = "again" if self._dialogue else "ready"
        try:
            if self._dialogue is None:
                self._dialogue = Dialogue(self.command, self.seconds)
                self.tried.add("start")
            self.name = self._dialogue.hello(match.game, match.players, seat, seed=1)
            self.tried.add(point)
        except BotFailed as failure:
            self._fail("start" if failure.code == "cannot-start" else point, failure.said)
            raise

    def _decide(self, match: Match) -> None:
        assert self._dialogue
        view = match.seat().view
        begun = time.perf_counter()
        try:
            answer = self._dialogue.decide(view)
        except BotFailed as failure:
            self.tried.update(IN_A_DECISION[: IN_A_DECISION.index(BELONGS[failure.code])])
            self._fail(BELONGS[failure.code], failure.said)
            raise
        self.slowest = max(self.slowest, time.perf_counter() - begun)
        self.tried.update(IN_A_DECISION)
        match.play(answer.move)

    def _end(self, point: str) -> None:
        if self._dialogue is None:
            return
        ended = self._dialogue.goodbye() if point == "goodbye" else self._dialogue.hang_up()
        self._dialogue = None
        self.tried.add(point)
        if not ended:
            self._fail(point, Say("conform-still-runs", seconds=FAREWELL))

    def _fail(self, point: str, why: Say) -> None:
        self.failed.setdefault(point, why)


def _go_to_the_middle(match: Match, chance: random.Random) -> None:
    """Lets random players play half of a game."""
    ahead, moves = match.clone(), list[int]()
    while not ahead.over and len(moves) < match.kind.most_decisions:
        moves.append(chance.choice(ahead.legal))
        ahead.play(moves[-1])
    for move in moves[: len(moves) // 2]:
        match.play(move)
