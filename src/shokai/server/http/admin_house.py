"""Requests of the operator about the house: codes for people, its rules, announcements."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import FastAPI
from sqlalchemy import Connection

from shokai.server.http import shapes_admin as shapes
from shokai.server.http.asking import TableId, TheHouse
from shokai.server.operators import rules
from shokai.server.operators.clearing import old_tables
from shokai.server.operators.operating import person_called
from shokai.server.storage.backups import backups_told
from shokai.server.tables.words import refuse


def add_house(app: FastAPI) -> None:
    @app.post("/api/admin/people/{id}/reset", tags=["operator"])
    async def reset(id: TableId, house: TheHouse) -> shapes.CodeTold:
        """Creates a code with which a person sets a new password, once and within a day."""

        def made(connection: Connection, id: str) -> dict[str, Any]:
            if person_called(connection, id)["id"] != id:
                raise refuse("admin-no-such-person", person=id)
            return rules.new_reset(connection, id)

        done = await house.desk.do("reset", made, id)
        return shapes.CodeTold(code=done["code"], expires=done["expires"])

    @app.post("/api/admin/invitations", tags=["operator"])
    async def invite(house: TheHouse) -> shapes.CodeTold:
        """Creates an invitation: a code with which one account may be made within two weeks."""
        return shapes.CodeTold(**await house.desk.do("invite", rules.new_invitation, rules.INVITE_DAYS))

    @app.get("/api/admin/rules", tags=["operator"])
    async def look(house: TheHouse) -> shapes.RulesTold:
        """The rules of the house."""
        return await _told(house, (await house.desk.ask(rules.rules_of)).told())

    @app.post("/api/admin/rules", tags=["operator"])
    async def change(asked: shapes.RulesAsked, house: TheHouse) -> shapes.RulesTold:
        """Changes the rules that are named, all or none; `keep_days` 0 keeps tables for ever."""
        named = {name: value for name, value in asked.model_dump().items() if value is not None}
        if "keep_days" in named:
            named["keep_days"] = named["keep_days"] or None

        def changed(connection: Connection, _: str) -> dict[str, Any]:
            return rules.change(connection, named)

        if named:
            await house.desk.do("rules", changed, " ".join(named))
        return await _told(house, (await house.desk.ask(rules.rules_of)).told())

    @app.get("/api/admin/backups", tags=["operator"])
    async def backups(house: TheHouse) -> shapes.BackupsTold:
        """The backups that were made here, and how each is restored."""
        return shapes.BackupsTold(**await asyncio.to_thread(backups_told, house.store.url))

    @app.post("/api/admin/backups", tags=["operator"])
    async def make(house: TheHouse) -> shapes.BackupsTold:
        """Copies the database while the server works with it; one at a time."""
        await house.desk.back_up()
        return shapes.BackupsTold(**await asyncio.to_thread(backups_told, house.store.url))

    async def _told(house: TheHouse, told: dict[str, Any]) -> shapes.RulesTold:
        days = told["keep_days"]
        old = 0 if days is None else await house.desk.ask(old_tables, days)
        return shapes.RulesTold(**told, old_tables=old)
