"""Finds out whether a decision is a puzzle: one move is best beyond doubt, and nobody sees it at first sight.

All of it comes from what the seat knows. What the network likes at first sight, and what the heuristic bot does, is the
obvious move. A puzzle's solution is another one, which deep search finds with every seed; and in the futures of all
moves, compared in pairs with the same guess at what is hidden, every other move is worse by more than the error. The
solution of an easy puzzle is what the network sees, where the heuristic bot goes wrong and a beginner would, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp

from shokai.bots.asking import dismiss
from shokai.bots.networking import MasterBot, NetworkBot
from shokai.bots.planning import HeuristicBot
from shokai.bots.room import Thought
from shokai.coach.outlook import Foresight, Samples
from shokai.match.match import Match
from shokai.match.seat import Seat
from shokai.puzzles.puzzle import Puzzle, Value, plays_whole_turns, theme_of
from shokai.puzzles.turns import TEMPERATURE, whole_turn

# Where the network likes its first choice so much better than the next, in logits, search hardly ever disagrees.
MARGIN = 2.0
# By so many standard errors a first look at futures may be off.
FLATTERED = 2.0
# What even a beginner, who plays like the network at a high temperature, finds more often than this is no puzzle.
FOUND = 0.95
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

    def __init__(self, game: str, depth: Depth | None = None, themes: Sequence[str] = (), easy: bool = False) -> None:
        """With `themes`, other decisions are no puzzles; `easy` ones the network sees, and beginners do not."""
        self.game, self.depth, self._themes, self._easy = game, depth or Depth(), themes, easy
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
        glance, tempting = self._glance(seat)
        if not glance:
            return None
        best = glance.move
        # A few futures spare most of the deep searches.
        few = [*tempting, *(option.move for option in glance.options[1:3])]
        if not self._against(seat, best, few, 2, self.depth.futures // 5, -FLATTERED):
            return None
        thoughts = self._agreed(seat, best)
        if not thoughts:
            return None
        compared = self._compared(seat, (best, *tempting), thoughts)
        if not self._against(seat, best, compared, 0, self.depth.futures // 3, self.depth.sure / 3):
            return None
        # Futures that were not looked at before tell the truth: those that chose a move flatter it.
        fresh = self._against(seat, best, compared, 1, self.depth.futures, self.depth.sure)
        return self._written(match, seat, best, tempting, fresh, origin) if fresh else None

    def _glance(self, seat: Seat) -> tuple[Thought | None, tuple[int, ...]]:
        """What a quick search comes to, and what tempts instead; no thought where the best move is obvious."""
        logits = self._network.impression(seat).logits
        obvious, heuristic = self._network.choose(seat), self._heuristic.choose(seat)
        if self._easy:
            if heuristic == obvious or _share(logits, obvious) > FOUND or not self._wanted(seat, obvious, heuristic):
                return None, ()
            glance = search(seat, self.depth.quick, 0)
            return glance if glance.move == obvious else None, (heuristic,)
        first, second = sorted(logits.values(), reverse=True)[:2]
        if first - second > MARGIN:
            return None, ()
        glance = search(seat, self.depth.quick, 0)
        found = glance.move not in (obvious, heuristic) and self._wanted(seat, glance.move, obvious)
        return glance if found else None, (obvious, heuristic)

    def _wanted(self, seat: Seat, best: int, tempting: int) -> bool:
        """Whether a puzzle has one of the themes that are looked for."""
        return not self._themes or theme_of(self.game, seat.engine.lists(seat.known), best, tempting) in self._themes

    def renewed(self, puzzle: Puzzle) -> Puzzle | None:
        """A puzzle with the values of the present network; None if its solution is not clearly best any more.

        Its id, origin and theme stay, and so does what tempted where the solution has become obvious.
        """
        match = puzzle.match(self.backend)
        seat = match.seat()
        numbers = dict(zip(match.legal_texts(), match.legal, strict=True))
        best = numbers.get(puzzle.solution)
        if best is None:
            return None
        thoughts = self._agreed(seat, best)
        if not thoughts:
            return None
        first = [move for move in (self._network.choose(seat), self._heuristic.choose(seat)) if move != best]
        tempting = first or [numbers[text] for text in puzzle.tempting]
        compared = self._compared(seat, (best, *tempting), thoughts)
        fresh = self._against(seat, best, compared, 1, self.depth.futures, self.depth.sure)
        if not fresh:
            return None
        written = self._written(match, seat, best, tempting, fresh, puzzle.origin)
        return replace(written, theme=puzzle.theme, since=puzzle.since)

    def futures(self, seat: Seat, moves: Iterable[int], seed: int, number: int = 0) -> dict[int, Samples]:
        """So many futures of each move, dealt alike."""
        known = self._foresight.state(seat.engine, seat.known)
        number = number or self.depth.futures
        return {move: self._foresight.samples(known, number, seed, move) for move in moves}

    def _agreed(self, seat: Seat, best: int) -> list[Thought]:
        """A deep search with each seed; nothing if one of them comes to another move."""
        thoughts = []
        for seed in self.depth.seeds:
            thoughts.append(search(seat, self.depth.deep, seed))
            if thoughts[-1].move != best:
                return []
        return thoughts

    def _compared(self, seat: Seat, always: Sequence[int], thoughts: Sequence[Thought]) -> list[int]:
        """The moves whose futures are compared: those that search has tried most, and those that must be there."""
        visits = dict.fromkeys(seat.legal, 0)
        for thought in thoughts:
            for option in thought.options:
                visits[option.move] += option.visits
        often = sorted(visits, key=lambda move: (-visits[move], move))[: self.depth.compared]
        return list(dict.fromkeys((*always, *often)))

    def _against(
        self, seat: Seat, best: int, others: Iterable[int], seed: int, number: int, sure: float
    ) -> dict[int, Samples]:
        """Futures of the best move and of others; nothing as soon as one is not worse by so many standard errors.

        With a negative number of them, it is enough that the gap may be as large as it must be.
        """
        p, found = seat.number, self.futures(seat, (best,), seed, number)
        for move in dict.fromkeys(others):
            if move != best:
                found |= self.futures(seat, (move,), seed, number)
                gap = found[best].mean.wins[p] - found[move].mean.wins[p]
                doubt = sure * found[best].error_against(found[move], p)
                if gap < (max(self.depth.gap, doubt) if sure >= 0 else max(self.depth.gap + doubt, 0.0)):
                    return {}
        return found

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


def _share(logits: Mapping[int, float], move: int) -> float:
    """How often a beginner plays a move."""
    most = max(logits.values())
    parts = {option: exp((logit - most) / TEMPERATURE) for option, logit in logits.items()}
    return parts[move] / sum(parts.values())


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
