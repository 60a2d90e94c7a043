"""Requests about lessons: what there is to learn, how far somebody is, and a table to learn at."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import FastAPI, Request
from fastapi import Path as PathPart
from pydantic import BaseModel
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from shokai.games import GAMES
from shokai.match.lesson import lesson_for, lessons_of, unreadable
from shokai.match.lesson_parts import LEARNER
from shokai.server.house import House
from shokai.server.http.asking import Known, Maybe, TheHouse, who_is
from shokai.server.http.guard import address_of
from shokai.server.http.shapes import NewTable, Strict
from shokai.server.storage import lessons
from shokai.server.tables import actions as do
from shokai.server.tables.lessons import lesson_terms
from shokai.server.tables.view_types import SayTold
from shokai.server.tables.words import refuse, told
from shokai.texts import Refusal, Say

log = logging.getLogger("shokai.server")

Told = TypeVar("Told")

# How often a lesson is begun anew because somebody began one at the same moment.
TRIES = 20

Name = Annotated[str, PathPart(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


class LessonListed(BaseModel):
    """A lesson in the list: `learned` says whether you reached its goal, `table` is where you were at it last."""

    name: str
    title: SayTold
    about: SayTold
    group: SayTold | None
    seconds: int
    guided: bool
    learned: bool
    table: str | None


class LessonAsked(Strict):
    """A lesson to begin. One that was left in the middle goes on, unless it is asked for `again`."""

    again: bool = False


def waits(game: str, name: str) -> bool:
    """Whether a lesson that somebody has left waits for them: not one that is no longer among the game's."""
    try:
        return lesson_for(game, name).guided
    except Refusal:
        return False


def add_lessons(app: FastAPI) -> None:
    for one in (one for game in GAMES for one in unreadable(game)):
        log.warning("a lesson is left out", extra={"game": one.game, "why": str(one.why)})

    @app.get("/api/lessons", tags=["lessons"])
    async def listed(house: TheHouse, person: Maybe) -> dict[str, list[LessonListed]]:
        """All lessons by game, with your progress."""
        learned = await _asked(house, lessons.learned, person.id) if person else set()
        tables = await _asked(house, lessons.begun, person.id) if person else []
        begun = {(table["game"], table["lesson"]): table["id"] for table in tables}
        return {
            game: [
                LessonListed(
                    name=lesson.name,
                    title=told(Say(lesson.id_of(""))),
                    about=told(Say(lesson.id_of("about"))),
                    group=told(Say(f"{game}-lessons-{lesson.group}")) if lesson.group else None,
                    seconds=lesson.seconds,
                    guided=lesson.guided,
                    learned=(game, lesson.name) in learned,
                    table=begun.get((game, lesson.name)),
                )
                for lesson in lessons_of(game)
            ]
            for game in GAMES
        }

    @app.post("/api/lessons/{game}/{name}", tags=["lessons"], status_code=201)
    async def begin(
        game: Name, name: Name, asked: LessonAsked, house: TheHouse, person: Known, request: Request
    ) -> NewTable:
        """A table for a lesson: the one where you left it, or a new one."""
        lesson = lesson_for(game, name)
        who = who_is(person, None, address=address_of(request.scope))
        for _ in range(TRIES):
            # Whoever presses twice, through any processes, gets one table: both presses follow the same one. Asked
            # first, or a table could be made between the two questions.
            before = await _asked(house, lessons.last_made, person.id)
            for table in await _asked(house, lessons.begun, person.id):
                same = (table["game"], table["lesson"]) == (game, name)
                if same and not (asked.again and await _was_tried(house, table["id"])):
                    return NewTable(id=table["id"])
                # Lessons are short, and nobody is at two of them; only whole games wait.
                if same or not waits(table["game"], table["lesson"]):
                    close = do.Close(do="close", client="lessons", id=0)
                    await house.hub.act_to_the_end(table["id"], who, close)
            terms = lesson_terms(lesson, house.people.lesson_after(person.id, before), person.id, person.name)
            try:
                return NewTable(id=await house.hub.create(terms, address_of(request.scope)))
            except IntegrityError:
                continue
        raise refuse("busy")


async def _asked(house: House, work: Callable[[Connection, str], Told], person: str) -> Told:
    async with house.store.engine.connect() as connection:
        return await connection.run_sync(work, person)


async def _was_tried(house: House, table: str) -> bool:
    """Whether whoever learns has made a move at a table: otherwise there is nothing to begin again."""
    return any(step.seat == LEARNER for step in (await house.hub.get(table)).table.steps)
