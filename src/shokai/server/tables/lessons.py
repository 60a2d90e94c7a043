"""A table at which a lesson is taught: where the lesson stands, and what is told of it."""

from __future__ import annotations

from typing import Any

from shokai.bots import canonical
from shokai.match.lesson import lesson_for, lessons_of
from shokai.match.lesson_parts import LEARNER, Lesson
from shokai.match.lesson_run import LessonRun, opened
from shokai.server.tables.table import CLOSED, OVER, Table
from shokai.server.tables.terms import Terms
from shokai.server.tables.view_types import LessonTold
from shokai.server.tables.words import told
from shokai.server.times import wall_time
from shokai.texts import Say

# What would seat somebody else at a lesson, or let a bot learn it.
NOT_IN_LESSONS = ("mind", "invite", "sit", "rematch")
# Everybody plays the deal of a day alone, and themselves; and nobody takes back what they have seen cards for.
NOT_IN_DAILY = ("mind", "invite", "sit", "keep", "bot", "swap", "replace", "ask_undo")

# In a tournament everybody plays themselves, on the seat they were given.
NOT_IN_TOURNAMENTS = ("invite", "sit", "keep", "bot", "swap", "rename", "ask_undo")


def lesson_terms(lesson: Lesson, id: str, person: str, name: str) -> Terms:
    """The terms of a table for somebody who learns: unrated, not listed, dealt by the lesson's own seed."""
    match = opened(lesson)
    canonical(lesson.others)  # a bot that does not exist is refused now
    others: list[dict[str, Any]] = [{"kind": "bot", "bot": lesson.others, "name": lesson.others}]
    position = match.start_position
    return Terms(
        id=id, game=lesson.game, options=match.options, players=match.players,
        seats=({"kind": "person", "person": person, "name": name}, *others * (match.players - 1)), host=person,
        seed=lesson.seed, deal=id, created=wall_time(), public=False, card_set=match.kind.card_sets, rated=False,
        record=match.record() if position else None, position="\n".join(position) if position else None,
        lesson=lesson.name, hints=lesson.guided,
    )  # fmt: skip


def run_of(table: Table) -> LessonRun:
    """Where the lesson of a table stands. What was found out before is gone on from, unless moves were taken back."""
    known = table.run
    if known is None or table.steps[: len(known[0])] != known[0]:
        match = table.first_match(table.names)
        begun = LessonRun.begin(lesson_for(table.terms.game, table.terms.lesson or ""), match)
        # Deals before the first decision are made already.
        known = table.steps[: match.step], begun
    steps, run = known
    run = run.after(table.steps[len(steps) :])
    table.run = list(table.steps), run
    return run


def told_lesson(table: Table, seat: int | None) -> LessonTold | None:
    """What whoever learns is told of the lesson; nobody else is."""
    if table.terms.lesson is None or seat != LEARNER or not table.names:
        return None
    run = run_of(table)
    lesson, lessons = run.lesson, lessons_of(table.terms.game)
    names = [one.name for one in lessons]
    number = names.index(lesson.name)
    return {
        "name": lesson.name,
        "number": number + 1,
        "count": len(names),
        "next": names[number + 1] if number + 1 < len(names) else None,
        "guided": lesson.guided,
        "title": told(Say(lesson.id_of(""))),
        "goal": told(Say(lesson.id_of("goal"))),
        "praise": told(Say(lesson.id_of("done"))) if not lesson.guided else None,
        "lines": [{"said": told(Say(line.id)), "place": line.place} for line in run.lines],
        "step": run.at,
        "steps": len(lesson.stages),
        "do": run.stage.do if run.hint else "",
        "hint": run.hint,
        "state": "lost" if run.lost else "done" if run.done else "left" if table.state in (OVER, CLOSED) else "on",
    }
