"""Finds out whether a decision is a puzzle: one move is best beyond doubt, and nobody sees it at first sight.

All of it comes from what the seat knows. What the network likes at first sight, and what the heuristic bot does, is the
obvious move. A puzzle's solution is another one, which deep search finds with every seed; and in the futures of all
moves, compared in pairs with the same guess at what is hidden, every other move is worse by more than the error.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shokai.bots.asking import dismiss
from shokai.bots.networking import MasterBot, NetworkBot
from shokai.bots.planning import HeuristicBot
from shokai.bots.room import Thought
from shokai.coach.outlook import Foresight, Samples
from shokai.match.match import Match
from shokai.match.seat import Seat
from shokai.puzzles.puzzle import Puzzle, Value, plays_whole_turns, theme_of
from shokai.puzzles.turns import whole_turn

# Where the network likes its first choice so much better than the next, in logits, search hardly ever disagrees.
MARGIN = 2.0
# Turns that the heuristic bot looks at, as the bot of that name does.
TURNS = 150
# Numbers of iterations that are tried to tell how hard a puzzle is.
LADDER = (30, 100, 300, 1000, 3000)


@dataclass(frozen=True)
class Depth:
    """How closely it is looked: iterations for a first look and for a deep one with each seed, futures of each move,
    the least gap to the next best move, and how many standard errors it must be; moves that are compared at most."""

    quick: int = 100
    deep: int = 4000
    seeds: tuple[int, ...] = (1, 2)
    futures: int = 500
    gap: float = 0.03
    sure: float = 3.0
    compared: int = 8


class Judge:
    """Judges decisions of one game. It belongs to one thread."""

    def __init__(self, game: str, depth: Depth | None = None) -> None:
        self.game, self.depth = game, depth or Depth()
        # Puzzles come from games that the network played with itself: there its own names of things are the best.
        self._foresight = Foresight(game, symmetric=False)
        # Games that are played by the same rules need no translation.
        self.backend = self._foresight.backend
        self._network = NetworkBot(0)
        self._heuristic = HeuristicBot(0, TURNS)

    def puzzle(self, match: Match, origin: str) -> Puzzle | None:
        """The puzzle that a position is; None if it is none."""
        seat = match.seat()
        if len(seat.legal) < 2:
            return None
        first, second = sorted(self._network.impression(seat).logits.values(), reverse=True)[:2]
        if first - second > MARGIN:
            return None
        obvious = self._network.choose(seat)
        glance = search(seat, self.depth.quick, 0)
        best = glance.move
        if best == obvious or best == (heuristic := self._heuristic.choose(seat)):
            return None
        # A few futures spare most of the deep searches.
        few = [best, obvious, heuristic, *(option.move for option in glance.options[1:3])]
        if not self._seems_best(seat, best, self.futures(seat, dict.fromkeys(few), 2, self.depth.futures // 5)):
            return None
        thoughts = []
        for seed in self.depth.seeds:
            thoughts.append(search(seat, self.depth.deep, seed))
            if thoughts[-1].move != best:
                return None
        compared = self._compared(seat, (best, obvious, heuristic), thoughts)
        futures = self.futures(seat, compared, 0, self.depth.futures // 3)
        if not self._stands_out(seat, best, futures, self.depth.sure / 3):
            return None
        # Futures that were not looked at before tell the truth: those that chose a move flatter it.
        fresh = self.futures(seat, compared, 1)
        if not self._stands_out(seat, best, fresh, self.depth.sure):
            return None
        return self._written(match, seat, best, (obvious, heuristic), fresh, origin)

    def futures(self, seat: Seat, moves: Iterable[int], seed: int, number: int = 0) -> dict[int, Samples]:
        """So many futures of each move, dealt alike."""
        known = self._foresight.state(seat.engine, seat.known)
        number = number or self.depth.futures
        return {move: self._foresight.samples(known, number, seed, move) for move in moves}

    def _seems_best(self, seat: Seat, best: int, futures: dict[int, Samples]) -> bool:
        p = seat.number
        return all(futures[best].mean.wins[p] >= samples.mean.wins[p] for samples in futures.values())

    def _compared(self, seat: Seat, always: Sequence[int], thoughts: Sequence[Thought]) -> list[int]:
        """The moves whose futures are compared: those that search has tried most, and those that must be there."""
        visits = dict.fromkeys(seat.legal, 0)
        for thought in thoughts:
            for option in thought.options:
                visits[option.move] += option.visits
        often = sorted(visits, key=lambda move: (-visits[move], move))[: self.depth.compared]
        return list(dict.fromkeys((*always, *often)))

    def _stands_out(self, seat: Seat, best: int, futures: dict[int, Samples], sure: float) -> bool:
        p = seat.number
        for move, samples in futures.items():
            if move != best:
                gap = futures[best].mean.wins[p] - samples.mean.wins[p]
                if gap < self.depth.gap or gap < sure * futures[best].error_against(samples, p):
                    return False
        return True

    def _written(
        self, match: Match, seat: Seat, best: int, tempting: Sequence[int], futures: dict[int, Samples], origin: str
    ) -> Puzzle:
        p, lists = seat.number, seat.engine.lists(seat.known)

        def text(move: int) -> str:
            return match.kind.move_text(match.state, move)

        values = [
            Value(
                text(move),
                tuple(round(share, 4) for share in samples.mean.wins),
                tuple(round(points, 2) for points in samples.mean.points),
                round(futures[best].error_against(samples, p), 4),
            )
            for move, samples in futures.items()
        ]
        values.sort(key=lambda value: -value.wins[p])
        names = match.kind.seat_names[: match.players]
        return Puzzle(
            game=self.game,
            position="\n".join(match.kind.write_position(match.state, names)),
            theme=theme_of(self.game, lists, best, tempting[0]),
            solution=text(best),
            tempting=tuple(dict.fromkeys(map(text, tempting))),
            gap=round(values[0].wins[p] - values[1].wins[p], 4),
            error=values[1].error,
            searched=needed(seat, best),
            origin=origin,
            moves=tuple(values),
            turn=whole_turn(match, best, self._foresight, self.depth) if plays_whole_turns(self.game) else None,
        )


def search(seat: Seat, iterations: int, seed: int) -> Thought:
    """What a search from scratch comes to; a share of the win counts, and not by how much it is won."""
    bot = MasterBot(seed, iterations=iterations, lead=0.0, keep=0)
    try:
        return bot.think(seat, to_the_end=True)
    finally:
        dismiss(bot)


def needed(seat: Seat, best: int) -> int:
    """The fewest iterations of the ladder that find a move; one step beyond it where none does."""
    return next((n for n in LADDER if search(seat, n, 0).move == best), 2 * LADDER[-1])
