"""What a lesson consists of: its steps or tips, its sentences, what is answered and what happens."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

# What every lesson says, beside what its steps say: its title, what it is about in a few words, the goal, the praise.
ALWAYS = ("", "about", "goal", "done")
# Somebody who learns sits here.
LEARNER = 0


@dataclass(frozen=True)
class Line:
    """A sentence of the teacher, by its id, the places on the table that it speaks of, "" for none, and the line of the
    file that says so."""

    id: str
    place: str = ""
    number: int = 0


@dataclass(frozen=True)
class Wrong:
    """A move that is tried by mistake, by its text or how it begins, and the sentence that answers it."""

    move: str
    id: str


@dataclass(frozen=True)
class Happening:
    """What another seat does after the learner's move: the seat's name in the position, and its move."""

    seat: str
    move: str
    number: int


@dataclass(frozen=True)
class Stage:
    """One thing that the learner does. `do` is what the lesson hints at; `also` is as good, `free` accepts anything."""

    number: int
    lines: tuple[Line, ...] = ()
    do: str = ""
    also: tuple[str, ...] = ()
    free: bool = False
    wrong: tuple[Wrong, ...] = ()
    # What the rules themselves refuse, and the code of their reason: `--check` tries it.
    illegal: tuple[tuple[str, str], ...] = ()
    then: tuple[Happening, ...] = ()


@dataclass(frozen=True)
class Tip:
    """What the teacher says in a whole game: in the learner's n-th turn, or when a move can be made, within `until`."""

    number: int
    lines: tuple[Line, ...] = ()
    turn: int = 0
    can: str = ""


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. With `stages` it is played step by step, with `tips` it is a whole game against `others`."""

    game: str
    name: str
    path: Path
    seconds: int = 60
    seed: str = "lesson"
    group: str = ""
    others: str = "apprentice"
    players: int = 0
    options: str = ""
    given: dict[str, str] = field(default_factory=dict)
    # The line of the file that says each entry of the position.
    given_at: dict[str, int] = field(default_factory=dict)
    stages: tuple[Stage, ...] = ()
    tips: tuple[Tip, ...] = ()
    # What the teacher says when all is done, before the praise.
    end: tuple[Line, ...] = ()

    @property
    def guided(self) -> bool:
        """Whether it is a whole game."""
        return bool(self.tips)

    @property
    def parts(self) -> tuple[Stage | Tip, ...]:
        """Its steps, or its tips."""
        return (*self.stages, *self.tips)

    def id_of(self, word: str) -> str:
        """The id of one of its sentences, by the end of it.

        >>> aim = Lesson("osaka", "aim", Path("01-aim.lesson"))
        >>> aim.id_of("done"), aim.id_of("")
        ('osaka-lesson-aim-done', 'osaka-lesson-aim')
        """
        return f"{self.game}-lesson-{self.name}-{word}".rstrip("-")

    def sentences(self) -> list[str]:
        """The ids of all that it says."""
        lines = [*(line for part in self.parts for line in part.lines), *self.end]
        wrong = [wrong.id for stage in self.stages for wrong in stage.wrong]
        group = [f"{self.game}-lessons-{self.group}"] if self.group else []
        always = ALWAYS if self.stages else tuple(word for word in ALWAYS if word != "done")
        return list(dict.fromkeys([*map(self.id_of, always), *group, *(line.id for line in lines), *wrong]))
