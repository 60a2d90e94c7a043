"""A puzzle: a position of a seat in which one move is clearly best, with what each move is worth.

Puzzles are text, many in a file NAME.puzzles in the folder `puzzles` of a game; docs/guide/puzzles.md explains the
format. The position is one of docs/reference/formats.md.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from shokai.games import folders
from shokai.match.entries import entries_of
from shokai.match.files import read_text
from shokai.match.game import game_for
from shokai.match.match import Match
from shokai.texts import Refusal, Say

ENDING = ".puzzles"
# What a puzzle says of itself before its lists.
_SINGLE = ("puzzle", "theme", "solution", "tempting", "gap", "error", "searched", "from", "since")
_LISTS = ("moves", "turn", "position")


@dataclass(frozen=True)
class Value:
    """What a move is worth: each seat's share of the win and final points after it, and the standard error of the
    difference to the best move's share."""

    move: str
    wins: tuple[float, ...]
    points: tuple[float, ...]
    error: float


@dataclass(frozen=True)
class Turn:
    """A whole turn as a puzzle: the best one that search has found, its worth, and what a weak one is worth."""

    line: tuple[str, ...]
    best: float
    weak: float


@dataclass(frozen=True)
class Puzzle:
    """A decision with one best move, as the seat knows the table that has to decide."""

    game: str
    position: str
    theme: str
    solution: str
    # What the network and the heuristic bot would play at first sight.
    tempting: tuple[str, ...]
    # By how much of the win the next best move is worse, and the standard error of that.
    gap: float
    error: float
    # Iterations of search that were needed to find the solution.
    searched: int
    origin: str
    # All moves that were compared, the best first.
    moves: tuple[Value, ...]
    turn: Turn | None = None
    # The first day whose puzzle it may be, as YYYY-MM-DD; empty for one that was always there.
    since: str = ""

    @property
    def id(self) -> str:
        """Eight hexadecimal digits that only depend on the position."""
        return hashlib.sha256(f"{self.game}\n{self.position}".encode()).hexdigest()[:8]

    def match(self, backend: str | None = None) -> Match:
        """The table at which it is to be solved. Chance deals alike for everybody."""
        return Match.from_position(self.game, self.position, seed=f"puzzle-{self.id}", backend=backend)

    def value_of(self, move: str) -> Value | None:
        """What a move is worth, if it was compared."""
        return next((value for value in self.moves if value.move == move), None)


def themes_of(game: str) -> tuple[str, ...]:
    """What the puzzles of a game may be about; a game that does not say has one theme."""
    module = f"shokai.games.{game}.themes"
    return tuple(import_module(module).THEMES) if find_spec(module) else ("move",)


def plays_whole_turns(game: str) -> bool:
    """Whether turns of the game are puzzles as a whole."""
    module = f"shokai.games.{game}.themes"
    return bool(find_spec(module) and import_module(module).WHOLE_TURNS)


def theme_of(game: str, s: object, best: int, tempting: int) -> str:
    """The theme of a decision."""
    module = f"shokai.games.{game}.themes"
    return str(import_module(module).theme(s, best, tempting)) if find_spec(module) else "move"


def written(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as text."""
    return "\n".join("\n".join(_lines(puzzle)) + "\n" for puzzle in puzzles)


def _lines(puzzle: Puzzle) -> Iterator[str]:
    yield f"puzzle: {puzzle.id}"
    yield f"theme: {puzzle.theme}"
    yield f"solution: {puzzle.solution}"
    yield f"tempting: {'; '.join(puzzle.tempting)}"
    yield f"gap: {puzzle.gap:.4f}"
    yield f"error: {puzzle.error:.4f}"
    yield f"searched: {puzzle.searched}"
    yield f"from: {puzzle.origin}"
    if puzzle.since:
        yield f"since: {puzzle.since}"
    yield "moves:"
    for value in puzzle.moves:
        wins, points = (" ".join(map(str, numbers)) for numbers in (value.wins, value.points))
        yield f"  {value.move}: {wins} | {points} | {value.error}"
    if puzzle.turn:
        yield "turn:"
        yield f"  line: {'; '.join(puzzle.turn.line)}"
        yield f"  best: {puzzle.turn.best:.4f}"
        yield f"  weak: {puzzle.turn.weak:.4f}"
    yield "position:"
    yield from (f"  {line}" for line in puzzle.position.splitlines())


def read_puzzles(game: str, text: str, path: str) -> list[Puzzle]:
    """The puzzles in a text; raises Refusal with the file and the line where something is wrong."""
    blocks: list[tuple[int, dict[str, str], dict[str, list[str]]]] = []
    inside: list[str] | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].rstrip()
        if not line:
            continue
        key, colon, value = line.strip().partition(":")
        if raw.startswith(" "):
            if inside is None:
                raise _bad(path, number, line)
            inside.append(line.strip())
            continue
        if key == "puzzle":
            blocks.append((number, {}, {}))
        if not colon or not blocks or key not in (*_SINGLE, *_LISTS):
            raise _bad(path, number, line)
        inside = None
        if key in _LISTS:
            inside = blocks[-1][2].setdefault(key, [])
        else:
            blocks[-1][1][key] = value.strip()
    found = []
    for number, single, lists in blocks:
        try:
            found.append(_puzzle(game, single, lists))
        except (KeyError, ValueError, IndexError):
            raise _bad(path, number, f"puzzle: {single.get('puzzle', '')}") from None
    return found


def _bad(path: str, number: int, line: str) -> Refusal:
    return Refusal(Say("puzzle-bad-line", path=path, number=number, line=line))


def _puzzle(game: str, single: dict[str, str], lists: dict[str, list[str]]) -> Puzzle:
    puzzle = Puzzle(
        game, "\n".join(lists["position"]), single["theme"], single["solution"],
        tuple(filter(None, single["tempting"].split("; "))), float(single["gap"]), float(single["error"]),
        int(single["searched"]), single["from"], tuple(map(_value, lists["moves"])), _turn(lists.get("turn")),
        single.get("since", ""),
    )  # fmt: skip
    if puzzle.since:
        date.fromisoformat(puzzle.since)
    if puzzle.id != single["puzzle"] or not puzzle.value_of(puzzle.solution) or len(puzzle.moves) < 2:
        raise ValueError
    return puzzle


def _value(line: str) -> Value:
    move, _, numbers = line.rpartition(":")
    wins, points, error = (tuple(map(float, part.split())) for part in numbers.split("|"))
    return Value(move, wins, points, error[0])


def _turn(lines: Sequence[str] | None) -> Turn | None:
    if lines is None:
        return None
    told = entries_of("\n".join(lines))
    return Turn(tuple(told["line"].split("; ")), float(told["best"]), float(told["weak"]))


def folder_of(game: str) -> Path:
    """Where the puzzles of a game lie."""
    game_for(game)
    return next(folder / game for folder in folders() if (folder / game).is_dir()) / "puzzles"


def puzzles_in(game: str, folder: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a folder, in the order of its files."""
    files = sorted(folder.glob(f"*{ENDING}")) if folder.is_dir() else []
    found = [puzzle for file in files for puzzle in read_puzzles(game, read_text(str(file)), file.name)]
    return tuple({puzzle.id: puzzle for puzzle in found}.values())


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game."""
    return puzzles_in(game, folder_of(game))


def puzzle_for(game: str, id: str) -> Puzzle:
    """A puzzle by its id; raises Refusal where there is none."""
    puzzle = next((puzzle for puzzle in puzzles_of(game) if puzzle.id == id), None)
    if puzzle is None:
        raise Refusal(Say("no-such-puzzle", game=game, name=id))
    return puzzle
