"""Requests about lessons: what there is to learn, how far somebody is, and a table to learn at."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Request
from fastapi import Path as PathPart
from pydantic import BaseModel

from shokai.games import GAMES
from shokai.match.lesson import lesson_for, lessons_of
from shokai.server.http.asking import Known, Maybe, TheHouse, who_is
from shokai.server.http.guard import address_of
from shokai.server.http.shapes import NewTable, Strict
from shokai.server.people.people import new_id
from shokai.server.tables import actions as do
from shokai.server.tables.lessons import lesson_terms
from shokai.server.tables.table import PLAYING
from shokai.server.tables.view_types import SayTold
from shokai.server.tables.words import told
from shokai.texts import Refusal, Say

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
    @app.get("/api/lessons", tags=["lessons"])
    async def listed(house: TheHouse, person: Maybe) -> dict[str, list[LessonListed]]:
        """All lessons by game, with your progress."""
        tables = await house.store.lessons_of(person.id) if person else []
        learned = {(table["game"], table["lesson"]) for table in tables if table["learned"]}
        begun = {(table["game"], table["lesson"]): table["id"] for table in tables if table["state"] == PLAYING}
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
        for table in await house.store.lessons_of(person.id):
            if table["state"] != PLAYING:
                continue
            same = (table["game"], table["lesson"]) == (game, name)
            if same and not asked.again:
                return NewTable(id=table["id"])
            # Lessons are short, and nobody is at two of them; only whole games wait.
            if same or not waits(table["game"], table["lesson"]):
                close = do.Close(do="close", client="lessons", id=0)
                await house.hub.act_to_the_end(table["id"], who, close)
        terms = lesson_terms(lesson, new_id(), person.id, person.name)
        return NewTable(id=await house.hub.create(terms, address_of(request.scope)))
