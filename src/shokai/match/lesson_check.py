"""Whether a lesson works as it is written: it is played to its goal by its own hints, wrong tries and all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from shokai.match.entries import BadPosition, plain_key
from shokai.match.lesson import places_of
from shokai.match.lesson_parts import LEARNER, Lesson, Stage
from shokai.match.lesson_run import BrokenLesson, LessonRun
from shokai.match.match import IllegalMove, Match
from shokai.texts import Refusal, Say, languages, speaker

# How a turn ends: a lesson may leave that to nobody.
LAST = "done"


@dataclass(frozen=True)
class Fault:
    """What is wrong with a lesson, and the line of its file."""

    number: int
    why: Say


def check_lesson(lesson: Lesson, choose: Callable[[Match], int]) -> list[Fault]:
    """Everything that is wrong with a lesson. `choose` is a player for whole games.

    >>> from shokai.match.lesson import lesson_for
    >>> check_lesson(lesson_for("osaka", "cards"), lambda match: match.legal[0])
    []
    """
    faults = [*_missing_texts(lesson), *_unknown_places(lesson)]
    try:
        faults += _played_out(lesson, choose) if lesson.guided else _played(lesson)
    except BrokenLesson as broken:
        faults.append(Fault(broken.number, broken.said.args["why"]))
    except BadPosition as bad:
        lines = {plain_key(key): number for key, number in lesson.given_at.items()}
        faults.append(Fault(lines.get(plain_key(bad.key), 1), bad.said))
    except Refusal as refusal:
        faults.append(Fault(1, refusal.said))
    return faults


def _missing_texts(lesson: Lesson) -> Iterator[Fault]:
    numbers = {line.id: part.number for part in lesson.parts for line in part.lines}
    numbers |= {wrong.id: stage.number for stage in lesson.stages for wrong in stage.wrong}
    for id in lesson.sentences():
        without = [code for code in languages() if not speaker(code).has(id)]
        if without:
            yield Fault(numbers.get(id, 1), Say("lesson-no-text", sentence=id, languages=tuple(without)))


def _unknown_places(lesson: Lesson) -> Iterator[Fault]:
    """What no table of the game has: the teacher would point at nothing."""
    known = places_of(lesson.game)
    for line in dict.fromkeys([*(line for part in lesson.parts for line in part.lines), *lesson.end]):
        for place in filter(None, (place.strip() for place in line.place.split(","))):
            if not any(pattern.fullmatch(place) for pattern in known):
                yield Fault(line.number, Say("lesson-no-place", place=place))


def _played(lesson: Lesson) -> Iterator[Fault]:
    """The lesson by its own hints, and by every other way that it accepts."""
    run = LessonRun.begin(lesson)
    while not run.done:
        stage, before = run.stage, run.at
        if run.match.actor != LEARNER:
            raise BrokenLesson(lesson, stage.number, Say("lesson-nobody-asks"))
        yield from _wrong_tries(_at_a_choice(run), stage)
        for other in stage.also:
            _by(run, stage, other)
        run = _by(run, stage, stage.do)
        if run.at == before:
            raise BrokenLesson(lesson, stage.number, Say("lesson-stays", move=stage.do))
    # What has only one answer is not asked: a lesson that stops there shows the learner half of what was done.
    left = _texts_of(run) if run.match.actor == LEARNER else []
    if len(left) == 1 and left != [LAST]:
        yield Fault(run.stage.number, Say("lesson-halfway", move=left[0]))


def _by(run: LessonRun, stage: Stage, text: str) -> LessonRun:
    """The run after a move of the lesson's own, made as the page makes it, one small move after the other."""
    try:
        moves = run.moves_of(text)
        for move in moves:
            run = run.play(move)
    except BrokenLesson:
        raise
    except Refusal as refusal:
        raise BrokenLesson(run.lesson, stage.number, refusal.said) from None
    return run


def _at_a_choice(run: LessonRun) -> LessonRun:
    """The run where the stage first leaves a choice: pages do not ask where there is only one answer."""
    while len(run.match.legal) == 1:
        try:
            later = run.play(run.match.legal[0])
        except Refusal:
            return run
        if later.at != run.at:
            return run
        run = later
    return run


def _wrong_tries(run: LessonRun, stage: Stage) -> Iterator[Fault]:
    for wrong in stage.wrong:
        if wrong.move == "*":
            continue
        tries = [text for text in _texts_of(run) if text == wrong.move or text.startswith(f"{wrong.move} ")]
        answers = [_answer(run, text) for text in tries or [wrong.move]]
        if Say(wrong.id) not in answers:
            why = next((answer for answer in answers if answer), None) or Say("lesson-accepts", move=wrong.move)
            yield Fault(stage.number, Say("lesson-other-answer", move=wrong.move, sentence=wrong.id, why=why))
    for move, code in stage.illegal:
        try:
            run.moves_of(move)
            yield Fault(stage.number, Say("scenario-is-legal", move=move))
        except IllegalMove as illegal:
            if illegal.reason.code != code:
                found = illegal.reason
                why = Say("scenario-other-reason", expected=code, found=found.code, why=found.said)
                yield Fault(stage.number, why)
        except Refusal as refusal:
            yield Fault(stage.number, refusal.said)
    if not stage.free:
        # Whatever else is legal is refused in a sentence, or it is a way of the lesson.
        for text in _texts_of(run):
            _answer(run, text)


def _texts_of(run: LessonRun) -> list[str]:
    return [text.lower() for text in run.match.legal_texts()]


def _answer(run: LessonRun, text: str) -> Say | None:
    try:
        run.check(text)
    except Refusal as refused:
        return refused.said
    return None


def _played_out(lesson: Lesson, choose: Callable[[Match], int]) -> Iterator[Fault]:
    """A whole game: every tip for a turn is given, and it comes to its end."""
    run = LessonRun.begin(lesson)
    given: set[str] = set()
    for _ in range(run.match.kind.most_decisions):
        if run.done:
            break
        given.update(line.id for line in run.lines)
        match = run.match.clone()
        before = match.step
        match.play(choose(match))
        run = run.after(match.steps[before - match.history.first :])
    else:
        raise BrokenLesson(lesson, 1, Say("lesson-no-end"))
    for tip in lesson.tips:
        if tip.turn and not given & {line.id for line in tip.lines}:
            yield Fault(tip.number, Say("lesson-silent", turn=tip.turn))
