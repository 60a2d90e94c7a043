"""Lessons: a position, what the learner is told and asked to do, and what the others do; written as text.

    seconds: 60
    seed: 3
    given:
      market: R5 B2
      White hand: G3
    step:
      say: two-uses @ hand
      do: take R5
      wrong: take B2 = too-cheap
      Pink: take B2

A lesson is a file NAME.lesson in the folder `lessons` of a game, in the order of their numbers (`03-ships.lesson`).
Sentences are named by the end of their id: `two` in the lesson `ships` of `osaka` is `osaka-lesson-ships-two`.
docs/guide/lessons.md has the whole grammar.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from shokai.games import folders
from shokai.match.entries import plain_key
from shokai.match.game import Game, game_for
from shokai.match.lesson_parts import Happening, Lesson, Line, Stage, Tip, Wrong
from shokai.match.names import checked_seed
from shokai.match.numbers import is_number
from shokai.texts import Refusal, Say

ENDING = ".lesson"
# Which places on the table there are to speak of, beside the lessons: one pattern on each line.
PLACES = "places.txt"
LONGEST_FILE = 100_000

_NAME = re.compile(r"(?:\d+-)?([a-z0-9]+(?:-[a-z0-9]+)*)")
_WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
# One place, or several with commas between them.
_PLACE = re.compile(r"[A-Za-z0-9 .*'/,-]{1,60}")


@dataclass(frozen=True)
class Unreadable:
    """A lesson's file that is left out, and why, with the line."""

    game: str
    path: Path
    why: Say


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game that can be read, in their order.

    >>> [lesson.name for lesson in lessons_of("osaka")][:2]
    ['aim', 'cards']
    """
    return _read(game)[0]


def unreadable(game: str) -> tuple[Unreadable, ...]:
    """The files in the folder of a game's lessons that are left out.

    >>> unreadable("osaka")
    ()
    """
    return _read(game)[1]


@cache
def _read(game: str) -> tuple[tuple[Lesson, ...], tuple[Unreadable, ...]]:
    kind = game_for(game)
    lessons: dict[str, Lesson] = {}
    left_out = []
    for path in _files(game):
        try:
            lesson = read_lesson(kind, path)
            if lesson.name in lessons:
                raise Refusal(Say("lesson-twice", file=path.name, name=lesson.name))
            lessons[lesson.name] = lesson
        except Refusal as refusal:
            left_out.append(Unreadable(game, path, refusal.said))
    return tuple(lessons.values()), tuple(left_out)


@cache
def places_of(game: str) -> tuple[re.Pattern[str], ...]:
    """The places on the table of a game that its lessons may speak of, as its file `lessons/places.txt` has them.

    >>> any(place.fullmatch("ship R") for place in places_of("osaka"))
    True
    """
    folder = _folder(game)
    try:
        lines = (folder / PLACES).read_text("utf-8").splitlines() if folder else []
    except OSError:
        return ()
    return tuple(re.compile(line.strip()) for line in lines if line.strip() and not line.startswith("#"))


def lesson_for(game: str, name: str) -> Lesson:
    """One lesson of a game; raises Refusal where there is none of that name."""
    found = next((lesson for lesson in lessons_of(game) if lesson.name == name), None)
    if found is None:
        raise Refusal(Say("no-such-lesson", game=game, name=name[:40]))
    return found


def _folder(game: str) -> Path | None:
    """The folder of a game's lessons. Of two games with one name the first is taken."""
    return next((folder / game / "lessons" for folder in folders() if (folder / game).is_dir()), None)


def _files(game: str) -> list[Path]:
    """The files of a game's lessons, in order."""
    folder = _folder(game)
    found = sorted(folder.glob(f"*{ENDING}")) if folder else []
    return sorted(found, key=lambda path: (int(re.match(r"\d*", path.stem)[0] or 999), path.stem))  # type: ignore[index]


def _name_of(path: Path) -> str:
    found = _NAME.fullmatch(path.stem)
    return found[1] if found else ""


def read_lesson(game: Game, path: Path) -> Lesson:
    """The lesson of a file; raises Refusal with the file and the line for what cannot be understood."""
    if not _name_of(path):
        raise Refusal(Say("lesson-bad-name", file=path.name))
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Refusal(Say("lesson-fault", file=path.name, number=1, why=Say("lesson-not-text"))) from None
    except OSError as error:
        raise Refusal(Say("cannot-read", path=path.name, why=error.strerror)) from None
    if len(text) > LONGEST_FILE:
        raise Refusal(Say("lesson-fault", file=path.name, number=1, why=Say("lesson-too-long", most=LONGEST_FILE)))
    return _Reader(game, path).read(text)


class _Fault(Exception):
    def __init__(self, said: Say) -> None:
        super().__init__(said.id)
        self.said = said


def _fault(code: str, **args: object) -> _Fault:
    return _Fault(Say(f"lesson-{code}", **args))


class _Reader:
    def __init__(self, game: Game, path: Path) -> None:
        self._game, self._path, self._name = game, path, _name_of(path)
        self._heads: dict[str, str] = {}
        self._given: dict[str, str] = {}
        self._given_at: dict[str, int] = {}
        self._parts: list[dict[str, list[tuple[int, str, str]]]] = []
        self._kinds: list[tuple[str, int]] = []

    def read(self, text: str) -> Lesson:
        number = 1
        try:
            block = ""
            for number, key, value in _lines(text):
                block = self._take(block, number, key, value)
            stages: list[Stage] = []
            tips: list[Tip] = []
            end: tuple[Line, ...] = ()
            for (kind, number), part in zip(self._kinds, self._parts, strict=True):
                if kind == "step":
                    stages += self._stages(number, part)
                elif kind == "end":
                    end = self._said(part)
                else:
                    tips.append(self._tip(number, part))
            if stages and tips:
                raise _fault("steps-and-tips")
            if not stages and not tips:
                raise _fault("no-steps")
            if tips and not any(tip.turn for tip in tips):
                # The teacher is silent after the last turn that has a tip: here that is before the first.
                number = tips[0].number
                raise _fault("no-turn")
            return self._lesson(tuple(stages), tuple(tips), end)
        except _Fault as fault:
            raise Refusal(Say("lesson-fault", file=self._path.name, number=number, why=fault.said)) from None

    def _take(self, block: str, number: int, key: str, value: str) -> str:
        """Takes a line in; the block that the next one stands in."""
        if not key:
            raise _fault("bad-line", line=value)
        word = key.lower()
        if word in ("given", "step", "tip", "end") and not value:
            if word != "given":
                self._kinds.append((word, number))
                self._parts.append({})
            return word
        if block == "":
            if word not in _HEADS:
                raise _fault("bad-head", key=key, known=tuple(_HEADS))
            if word in self._heads:
                raise _fault("said-twice", key=key)
            _check_head(word, value)
            self._heads[word] = value
        elif block == "given":
            if plain_key(key) in map(plain_key, self._given):
                raise _fault("said-twice", key=key)
            self._given[key], self._given_at[key] = value, number
        else:
            self._parts[-1].setdefault(word if word in _KEYS else "then", []).append((number, key, value))
        return block

    def _lesson(self, stages: tuple[Stage, ...], tips: tuple[Tip, ...], end: tuple[Line, ...]) -> Lesson:
        heads = self._heads
        seed = heads.get("seed", "lesson")
        return Lesson(
            self._game.name, self._name, self._path, int(heads.get("seconds", 60)), seed, heads.get("group", ""),
            heads.get("others", "apprentice"), int(heads.get("players", 0)), heads.get("options", ""),
            self._given, self._given_at, stages, tips, end,
        )  # fmt: skip

    def _stages(self, number: int, part: dict[str, list[tuple[int, str, str]]]) -> list[Stage]:
        """A step as written: one stage for each of its moves."""
        unknown = [key for key in part if key in ("turn", "can")]
        if unknown:
            raise _fault("only-in-tips", key=unknown[0])
        moves = [move.strip() for _, _, value in part.get("do", []) for move in value.split(";")]
        if len(part.get("do", [])) != 1 or "" in moves:
            raise _fault("one-do")
        also = [value for _, _, value in part.get("also", [])]
        then = tuple(Happening(key, value, at) for at, key, value in part.get("then", []))
        free = "any" in also
        if free and then:
            raise _fault("free-and-then")
        said = self._said(part)
        wrong = [self._wrong(value) for _, _, value in part.get("wrong", [])]
        lowered = [" ".join(move.lower().split()) for move in moves]
        verbs = [move.split()[0] for move in lowered]
        # An answer is about the move that begins with the same word, or else about the first; "*" is about all of them.
        # What is right later on is wrong at first.
        about = [
            verbs.index(verb) if (verb := one.move.split()[0]) in verbs and one.move not in lowered else 0
            for one in wrong
        ]
        answers = [
            tuple(one for one, of in zip(wrong, about, strict=True) if of == place or one.move == "*")
            for place in range(len(moves))
        ]
        first = Stage(
            number, said, moves[0], tuple(move for move in also if move != "any"), free, answers[0],
            tuple(_illegal(value) for _, _, value in part.get("illegal", [])),
        )  # fmt: skip
        # The sentences stay while the other moves are made.
        later = zip(moves[1:], answers[1:], strict=True)
        stages = [first, *(Stage(number, said, move, wrong=answer) for move, answer in later)]
        return [*stages[:-1], replace(stages[-1], then=then)]

    def _tip(self, number: int, part: dict[str, list[tuple[int, str, str]]]) -> Tip:
        unknown = [key for key in part if key not in ("say", "turn", "can")]
        if unknown:
            raise _fault("only-in-steps", key=unknown[0])
        turns = [value for _, _, value in part.get("turn", [])]
        cans = [value for _, _, value in part.get("can", [])]
        if len(turns) + len(cans) != 1:
            raise _fault("one-when")
        if turns and (not is_number(turns[0], 99) or int(turns[0]) == 0):
            raise _fault("bad-number", key="turn", value=turns[0])
        return Tip(number, self._said(part), int(turns[0]) if turns else 0, cans[0] if cans else "")

    def _said(self, part: dict[str, list[tuple[int, str, str]]]) -> tuple[Line, ...]:
        lines = []
        for number, _, value in part.get("say", []):
            word, at, place = (text.strip() for text in value.partition("@"))
            if at and not _PLACE.fullmatch(place):
                raise _fault("bad-place", value=place)
            lines.append(Line(self._id(word), place, number))
        if not lines:
            raise _fault("no-sentence")
        return tuple(lines)

    def _wrong(self, value: str) -> Wrong:
        move, equals, word = (text.strip() for text in value.rpartition("="))
        if not equals or not move:
            raise _fault("bad-wrong", value=value)
        return Wrong(" ".join(move.lower().split()), self._id(word))

    def _id(self, word: str) -> str:
        if not _WORD.fullmatch(word):
            raise _fault("bad-sentence", value=word)
        return f"{self._game.name}-lesson-{self._name}-{word}"


_HEADS = ("seconds", "seed", "group", "others", "players", "options")
_KEYS = ("say", "do", "also", "wrong", "illegal", "turn", "can")


def _check_head(word: str, value: str) -> None:
    """Refuses a value that cannot stand before the first block."""
    if word in ("seconds", "players") and (not is_number(value, 36_000) or int(value) == 0):
        raise _fault("bad-number", key=word, value=value)
    if word == "group" and not _WORD.fullmatch(value):
        raise _fault("bad-sentence", value=value)
    if word == "seed":
        try:
            checked_seed(value)
        except Refusal:
            raise _fault("bad-number", key=word, value=value) from None


def _illegal(value: str) -> tuple[str, str]:
    move, because, code = (text.strip() for text in value.partition(" because "))
    if not because or not code:
        raise _fault("bad-illegal", value=value)
    return move, code


def _lines(text: str) -> Iterator[tuple[int, str, str]]:
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not key:
            key, value = "", line
        yield number, key, value
