"""Requests for a new password by mail, where the operator has set up a mail server.

The answer is the same whether an account has the address or not, and comes before anybody looks: neither what it says
nor how long it takes tells who exists.
"""

from __future__ import annotations

import asyncio
import logging

from fastapi import FastAPI, Request
from sqlalchemy import Connection, func, select

from shokai.server.house import House
from shokai.server.http import shapes_channels as shapes
from shokai.server.http.asking import TheHouse
from shokai.server.http.buckets import Buckets
from shokai.server.http.channels import checked_language, in_database
from shokai.server.http.guard import address_of
from shokai.server.notifying.channels import MAIL
from shokai.server.notifying.mailing import checked_mail
from shokai.server.notifying.posting import Undelivered
from shokai.server.people.codes import RESET, new_code
from shokai.server.storage import schema as db
from shokai.server.tables.words import refuse

log = logging.getLogger("shokai.people")

# Letters to one mail address, and requests from one machine: so many a second over time, so many at once.
LETTERS_PER_SECOND, LETTERS_AT_ONCE = 1 / 600, 3
REQUESTS_PER_SECOND, REQUESTS_AT_ONCE = 1 / 60, 10
# Accounts that may share an address, and minutes for which a link works.
MOST, MINUTES = 5, 60


def accounts_at(connection: Connection, address: str) -> list[tuple[str, str, str]]:
    """The accounts, by ID and name, that have confirmed a mail address, and how they wrote it."""
    c, p = db.channels.c, db.people.c
    wanted = select(p.id, p.name, c.address).join_from(db.channels, db.people, p.id == c.person)
    theirs = wanted.where(c.kind == MAIL, c.confirmed, func.lower(c.address) == address.lower(), p.blocked.is_(False))
    return [(row.id, row.name, row.address) for row in connection.execute(theirs.order_by(p.created).limit(MOST))]


def add_forgotten(app: FastAPI) -> None:
    letters = Buckets(LETTERS_PER_SECOND, LETTERS_AT_ONCE)
    requests = Buckets(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE)
    sending: set[asyncio.Task[None]] = set()

    async def send(house: House, address: str, language: str) -> None:
        try:
            # To the address that was confirmed: another way to write it may be another mailbox.
            for person, name, theirs in await in_database(house, accounts_at, address):
                # Anybody may ask for one: it ends neither one that is on its way nor one of the operator's.
                code, _ = await in_database(house, new_code, RESET, MINUTES * 60.0, person, alone=False)
                link = f"{house.public_address}/login?reset={code}"
                await house.sender.send_reset(theirs, language, name, link, MINUTES)
        except Undelivered as why:
            log.warning("a mail with a new password link could not be sent", extra={"why": why.problem})
        except Exception:
            log.exception("a mail with a new password link could not be made")

    @app.post("/api/me/forgotten", tags=["people"])
    async def forgotten(asked: shapes.ForgottenAsked, house: TheHouse, request: Request) -> shapes.ForgottenTold:
        """Sends a link for a new password to a mail address, if an account has confirmed it; the answer is the same."""
        if house.sender.mailer is None:
            raise refuse("no-mail")
        address, language = checked_mail(asked.address), checked_language(asked.language)
        if house.settings.limits and not (requests.take(address_of(request.scope)) and letters.take(address.lower())):
            raise refuse("too-fast")
        task = asyncio.create_task(send(house, address, language))
        sending.add(task)
        task.add_done_callback(sending.discard)
        return shapes.ForgottenTold(minutes=MINUTES)
