"""A lesson while it is played: what the learner is told now, which moves it accepts, and what follows them.

>>> from shokai.match.lesson import lesson_for
>>> run = LessonRun.begin(lesson_for("osaka", "cards"))
>>> run.stage.do, run.done
('take R5', False)
>>> later = run.play("take R5")
>>> later.at, run.at
(1, 0)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from shokai.engine.engine import CHANCE
from shokai.match.game import Reason, Step
from shokai.match.lesson_parts import LEARNER, Lesson, Line, Stage
from shokai.match.match import IllegalMove, Match
from shokai.texts import Refusal, Say


class WrongTry(Refusal):
    """A move that the rules allow and the lesson does not, with the teacher's answer."""


class BrokenLesson(Refusal):
    """A lesson that does not work as it is written: the line of its file, and why."""

    def __init__(self, lesson: Lesson, number: int, why: Say) -> None:
        super().__init__(Say("lesson-fault", file=lesson.path.name, number=number, why=why))
        self.number = number


def opened(lesson: Lesson, names: Sequence[str] | None = None) -> Match:
    """The match that a lesson begins with, at its first decision."""
    if not lesson.given:
        return Match(
            lesson.game, lesson.players or 2, seed=lesson.seed, names=names, options=lesson.options
        )  # fmt: skip
    match = Match.from_position(lesson.game, lesson.given, seed=lesson.seed)
    match.deal_on()
    return match


@dataclass(frozen=True)
class LessonRun:
    """A lesson after so many steps of its game. Nothing here changes: playing on makes another run.

    `at` is the number of the stage, `made` are the moves that the learner has made in it, `turns` counts the learner's
    turns, and `lost` says that something was done which the lesson does not know of.
    """

    lesson: Lesson
    match: Match
    at: int = 0
    made: tuple[int, ...] = ()
    turns: int = 0
    lost: bool = False
    # Where the game stood when the stage began: texts of moves are read there.
    begun: Match | None = None
    # Whose turn it was at the decision before.
    turn: int = -1

    @classmethod
    def begin(cls, lesson: Lesson, match: Match | None = None) -> LessonRun:
        """The lesson at its beginning; `match` is its game, where somebody has opened it."""
        match = (match or opened(lesson)).clone()
        return cls(lesson, match, begun=match)._counted()

    @property
    def stage(self) -> Stage:
        """What is to be done now; of a lesson that is done, what was done last."""
        return self.lesson.stages[min(self.at, len(self.lesson.stages) - 1)]

    @property
    def done(self) -> bool:
        """Whether the goal is reached."""
        return self.match.over if self.lesson.guided else self.at >= len(self.lesson.stages)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What the teacher says now."""
        if self.done:
            return self.lesson.end
        if self.lost or self.match.actor != LEARNER:
            return ()
        if not self.lesson.guided:
            return self.stage.lines
        return next((tip.lines for tip in self.lesson.tips if self._applies(tip.turn, tip.can)), ())

    def _applies(self, turn: int, can: str) -> bool:
        if turn:
            return self.turns == turn and self.match.state.turn == LEARNER
        # A teacher who has fallen silent is silent.
        last = max(tip.turn for tip in self.lesson.tips)
        return self.turns <= last and any(text.startswith(can) for text in self.match.legal_texts())

    @property
    def hint(self) -> str:
        """The rest of what the lesson would do now, as its moves' texts; "" where it leaves the learner alone."""
        if self.done or self.lost or self.lesson.guided or self.match.actor != LEARNER:
            return ""
        wanted = self._ways()[0]
        rest = wanted[len(self.made) :] if wanted[: len(self.made)] == self.made else ()
        return self.match.move_text(rest[0]) if rest else ""

    def _ways(self) -> list[tuple[int, ...]]:
        """The moves that the stage accepts, one after the other, from its beginning; the hint first."""
        assert self.begun is not None
        kind, s = self.begun.kind, self.begun.state
        texts = (self.stage.do, *self.stage.also)
        return [tuple(kind.read_moves(s, kind.with_seats(text, self.begun.names))) for text in texts]

    def moves_of(self, move: str | int) -> list[int]:
        """The numbers of a move's parts; raises IllegalMove where the rules forbid it."""
        match = self.match
        if isinstance(move, int):
            reason: Reason | None = match.kind.why_not(match.state, move, match.names)
            moves = [move]
        else:
            move = match.kind.with_seats(move, match.names)
            moves = match.kind.read_moves(match.state, move)
            reason = match.kind.why_not_text(match.state, move, match.names)
        if reason:
            raise IllegalMove(reason)
        return moves

    def check(self, move: str | int) -> None:
        """Refuses a move: by the rules' reason where they forbid it, by the teacher's answer where the lesson does."""
        moves = self.moves_of(move)
        if self.lesson.guided or self.done:
            return
        if self.lost:
            raise WrongTry(Say("lesson-lost"))
        if self.stage.free:
            return
        tried = (*self.made, *moves)
        if any(way[: len(tried)] == tried for way in self._ways()):
            return
        raise WrongTry(self._answer(move, moves))

    def _answer(self, move: str | int, moves: list[int]) -> Say:
        texts = [self.match.move_text(moves[0]).lower()]
        if isinstance(move, str):
            texts.append(" ".join(move.lower().split()))
        for wrong in self.stage.wrong:
            if wrong.move == "*" or any(text == wrong.move or text.startswith(f"{wrong.move} ") for text in texts):
                return Say(wrong.id)
            if self._numbers_of(wrong.move) == (*self.made, *moves):
                return Say(wrong.id)
        return Say("lesson-not-now")

    def _numbers_of(self, text: str) -> tuple[int, ...] | None:
        """The moves of a text, read where the stage began; None for one that only says how moves begin."""
        assert self.begun is not None
        kind = self.begun.kind
        try:
            return tuple(kind.read_moves(self.begun.state, kind.with_seats(text, self.begun.names)))
        except Refusal:
            return None

    def play(self, move: str | int) -> LessonRun:
        """Plays the learner's move and all that follows by itself. Raises IllegalMove, WrongTry or BrokenLesson."""
        self.check(move)
        match = self.match.clone()
        match.play(move)
        before = self.match.step
        later = self.after(match.steps[before - match.history.first :])
        if later.at == self.at:
            return later
        return later.after(later.happenings(self.stage))

    def happenings(self, stage: Stage) -> list[Step]:
        """The steps that the others, and chance, make once a stage's move is made."""
        match = self.match.clone()
        before = match.step
        for then in stage.then:
            try:
                seat = [name.lower() for name in self._seat_names()].index(then.seat.lower())
            except ValueError:
                names = tuple(self._seat_names())
                raise BrokenLesson(self.lesson, then.number, Say("no-such-seat", name=then.seat, names=names)) from None
            if match.actor != seat:
                raise BrokenLesson(self.lesson, then.number, Say("lesson-not-their-turn", name=then.seat))
            try:
                match.play(then.move)
            except Refusal as refusal:
                raise BrokenLesson(self.lesson, then.number, refusal.said) from None
        return match.steps[before - match.history.first :]

    def _seat_names(self) -> list[str]:
        """The seats by the names that the lesson's file has for them."""
        named = self.lesson.given.get("players", "").split()
        return named or list(self.match.kind.seat_names[: self.match.players])

    def after(self, steps: Sequence[Step]) -> LessonRun:
        """The lesson after some more steps of its game, whoever made them."""
        run = self
        for step in steps:
            run = run._after(step)
        return run

    def _after(self, step: Step) -> LessonRun:
        match = self.match.clone()
        match.history.repeat([step])
        match.history.forget(match.step - 1)
        run = replace(self, match=match)
        if self.lesson.guided:
            return run._counted()
        if step.seat == LEARNER and not self.done and not self.lost:
            made = (*self.made, step.number)
            ways = [] if self.stage.free else self._ways()
            if self.stage.free or made in ways:
                return replace(run, at=self.at + 1, made=(), begun=match)
            return replace(run, made=made, lost=not any(way[: len(made)] == made for way in ways))
        if not self.made:
            # Others and chance move between the stages: the next one begins where they leave the game.
            run = replace(run, begun=match)
        return run

    def _counted(self) -> LessonRun:
        """Counts the learner's turns, where one begins."""
        if self.match.actor in (CHANCE, *range(1, self.match.players)):
            turn = int(getattr(self.match.state, "turn", -1))
            return replace(self, turn=turn) if self.match.actor != CHANCE else self
        begins = self.match.actor == LEARNER and self.turn != LEARNER and self.match.state.turn == LEARNER
        return replace(self, turns=self.turns + 1, turn=LEARNER) if begins else self
