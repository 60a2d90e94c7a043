"""Requests of the operator. The guard has let in nobody else, see gate.py."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Query, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection

from shokai.server.house import House
from shokai.server.http import shapes_admin as shapes
from shokai.server.http.admin_house import add_house
from shokai.server.http.asking import PLAIN_TEXT, TableId, TheHouse
from shokai.server.http.buckets import Buckets
from shokai.server.http.quotas import MOST_SOCKETS, MOST_SOCKETS_OF_PERSON, MOST_TABLES, MOST_TABLES_A_DAY
from shokai.server.live.hub import MOST_EVENTS
from shokai.server.operators import forgetting, operating
from shokai.server.operators.desk import at_one_moment, note
from shokai.server.operators.person_export import person_lines
from shokai.server.tables.words import refuse

Search = Annotated[str, Query(max_length=operating.LONGEST_SEARCH)]
PageNumber = Annotated[int, Query(ge=1, le=operating.LAST_PAGE)]
Rows = Annotated[int, Query(ge=1, le=operating.MOST_ROWS)]
State = Literal["gathering", "playing", "over", "closed"]


def limit_told(house: House, buckets: dict[str, Buckets]) -> None:
    """Puts together what is limited, for the operator to see."""
    house.buckets = {**buckets, **house.hub.quotas.buckets, **house.people.buckets}
    if wrong := house.desk.gate.wrong_tokens:
        house.buckets["operator-tokens"] = wrong
    if house.settings.limits:
        house.most = {
            "tables-of-a-host": MOST_TABLES,
            "tables-of-a-host-in-a-day": MOST_TABLES_A_DAY,
            "connections-of-a-person": MOST_SOCKETS_OF_PERSON,
            "connections-of-an-address": MOST_SOCKETS,
        }
    house.most["events-of-a-table"] = MOST_EVENTS


async def _known(house: House, id: str) -> str:
    """The id of somebody who is there: here a name is no id."""
    if (await house.desk.ask(operating.person_called, id))["id"] != id:
        raise refuse("admin-no-such-person", person=id)
    return id


def add_admin(app: FastAPI) -> None:
    _add_lists(app)
    _add_changes(app)
    add_house(app)


def _add_lists(app: FastAPI) -> None:
    @app.get("/api/admin/people", tags=["operator"])
    async def people(
        house: TheHouse, search: Search = "", blocked: bool = False, page: PageNumber = 1, rows: Rows = operating.ROWS
    ) -> shapes.PeopleListed:
        """People, most recently active first."""
        return shapes.PeopleListed(**await house.desk.ask(operating.people_listed, search, blocked, page, rows))

    @app.get("/api/admin/tables", tags=["operator"])
    async def tables(
        house: TheHouse,
        search: Search = "",
        state: State | None = None,
        game: Annotated[str | None, Query(max_length=20)] = None,
        host: Search = "",
        person: Search = "",
        failing: bool = False,
        page: PageNumber = 1,
        rows: Rows = operating.ROWS,
    ) -> shapes.TablesListed:
        """Tables, including unlisted ones, most recently active first."""
        told = await house.desk.ask(
            operating.tables_listed, search, state, game, host, person, failing, page, rows
        )  # fmt: skip
        return shapes.TablesListed(**told)

    @app.get("/api/admin/people/{id}", tags=["operator"])
    async def person(
        id: TableId, house: TheHouse, page: PageNumber = 1, rows: Rows = operating.ROWS
    ) -> shapes.PersonToOperator:
        """A person and their tables."""
        return shapes.PersonToOperator(
            **await house.desk.ask(operating.person_told, await _known(house, id), page, rows)
        )

    @app.get("/api/admin/people/{id}/export", tags=["operator"], response_class=Response, responses=PLAIN_TEXT)
    async def export(id: TableId, house: TheHouse, running: bool = False) -> PlainTextResponse:
        """A person's tables, as `shokai import` reads them; with `running`, including seeds of unfinished games."""

        def written(connection: Connection) -> str:
            return "".join(person_lines(connection, id, running, Counter()))

        await _known(house, id)
        text = await asyncio.to_thread(at_one_moment, house.store.url, written)
        note("export", id)
        name = f"attachment; filename=shokai-{id}.jsonl"
        return PlainTextResponse(text, headers={"content-disposition": name})

    @app.get("/api/admin/people/{id}/deletion", tags=["operator"])
    async def deletion(id: TableId, house: TheHouse) -> shapes.Forgotten:
        """What erasing a person would do."""
        return shapes.Forgotten(**await house.desk.ask(forgetting.to_forget, await _known(house, id)))

    @app.get("/api/admin/blocked", tags=["operator"])
    async def blocked(house: TheHouse) -> shapes.Blocked:
        """All blocks."""
        return shapes.Blocked(**await house.desk.ask(operating.blocked))

    @app.get("/api/admin/overview", tags=["operator"])
    async def overview(house: TheHouse) -> shapes.Overview:
        """How many people and tables there are, what is stuck, what waits for bots, and who was here when."""
        return shapes.Overview(**await house.desk.overview())

    @app.get("/api/admin/busy", tags=["operator"])
    async def busy(house: TheHouse) -> shapes.Busy:
        """The load of this process, the limits in force, and who is close to them."""
        return shapes.Busy(**await house.desk.busy())


def _add_changes(app: FastAPI) -> None:
    @app.post("/api/admin/block", tags=["operator"])
    async def block(asked: shapes.WhoAsked, house: TheHouse, request: Request) -> shapes.BlockDone:
        """Blocks a person, an address or a network."""
        own = request.client.host if request.client else None
        return shapes.BlockDone(**await house.desk.do("block", operating.block, asked.who, asked.force, own))

    @app.post("/api/admin/unblock", tags=["operator"])
    async def unblock(asked: shapes.WhoAsked, house: TheHouse) -> shapes.BlockDone:
        """Unblocks a person, an address or a network."""
        return shapes.BlockDone(**await house.desk.do("unblock", operating.unblock, asked.who))

    @app.post("/api/admin/tables/{id}/end", tags=["operator"])
    async def end(id: TableId, house: TheHouse) -> shapes.Ended:
        """Closes a table; a finished one stays as it is."""
        return shapes.Ended(**await house.desk.do("end", operating.end, id))

    @app.delete("/api/admin/people/{id}", tags=["operator"])
    async def forget(id: TableId, house: TheHouse) -> shapes.Forgotten:
        """Erases a person for good, and reports what was done."""
        done: dict[str, Any] = await house.desk.do("delete", forgetting.forget, await _known(house, id))
        return shapes.Forgotten(**done)
