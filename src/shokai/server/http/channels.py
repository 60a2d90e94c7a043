"""Requests about channels: through what somebody is told what happens at their tables while they are away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import FastAPI, Query, Request

from shokai.server.house import House
from shokai.server.http import shapes_channels as shapes
from shokai.server.http.asking import KnownByCookie, TableId, TheHouse
from shokai.server.http.buckets import Buckets
from shokai.server.http.guard import address_of
from shokai.server.notifying import channels as kept
from shokai.server.notifying.confirming import check_mail_code, confirm, new_mail_code
from shokai.server.notifying.hooks import read_hook
from shokai.server.notifying.mailing import checked_mail
from shokai.server.notifying.posting import Undelivered
from shokai.server.notifying.push import read_subscription
from shokai.server.notifying.words import trial
from shokai.server.people.guessing import DEVICE_COOKIE
from shokai.server.people.person import Person
from shokai.server.people.sessions import browser_called
from shokai.server.tables.words import refuse
from shokai.texts import Refusal, languages

Done = TypeVar("Done")

# Tries of one person: so many a second over time, so many at once.
TRIES_PER_SECOND, TRIES_AT_ONCE = 1 / 60, 6
# Codes that are sent to one mail address.
LETTERS_PER_SECOND, LETTERS_AT_ONCE = 1 / 600, 3


def checked_language(language: str) -> str:
    """A language that we speak."""
    if language not in languages():
        raise refuse("bad-message")
    return language


async def in_database(house: House, work: Callable[..., Done], *args: Any, **named: Any) -> Done:
    """Does something in a transaction."""
    async with house.store.engine.begin() as connection:
        return await connection.run_sync(work, *args, **named)


def add_channels(app: FastAPI) -> None:
    tries = Buckets(TRIES_PER_SECOND, TRIES_AT_ONCE)
    letters = Buckets(LETTERS_PER_SECOND, LETTERS_AT_ONCE)

    def check_try(house: House, person: Person) -> None:
        if house.settings.limits and not tries.take(person.id):
            raise refuse("too-fast")

    def check_letter(house: House, person: Person, address: str) -> None:
        """Nobody fills a stranger's mailbox, with however many accounts."""
        check_try(house, person)
        if house.settings.limits and not letters.take(address.lower()):
            raise refuse("too-fast")

    async def send_code(house: House, person: Person, id: str) -> None:
        code = await in_database(house, new_mail_code, id)
        try:
            await house.sender.send_code(await in_database(house, kept.channel_of, id, person.id), code)
        except Undelivered as why:
            await in_database(house, kept.note_delivery, id, why.problem)

    async def add_browser(asked: shapes.ChannelAsked, house: House, person: Person, agent: str) -> shapes.ChannelTold:
        keys = asked.keys.model_dump_json() if asked.keys else ""
        read_subscription(asked.address, keys, house.sender.private)
        id = await in_database(
            house, kept.add_push, person.id, asked.replaces, address=asked.address.strip(), push_keys=keys,
            format=kept.JSON,
            label=browser_called(agent), language=checked_language(asked.language),
            off=kept.off_text(list(asked.off)), confirmed=True,
        )  # fmt: skip
        return shapes.ChannelTold(**kept.shown(await in_database(house, kept.channel_of, id, person.id)))

    @app.get("/api/me/channels", tags=["people"])
    async def channels(house: TheHouse, person: KnownByCookie) -> shapes.ChannelsTold:
        """Through what you are told what happens at your tables."""
        mine = await in_database(house, kept.channels_of, person.id)
        return shapes.ChannelsTold(
            channels=[shapes.ChannelTold(**one) for one in mine], kinds=house.sender.kinds, most=kept.MOST,
            push_key=house.sender.pusher.public_key if house.sender.pusher else None,
        )  # fmt: skip

    @app.post("/api/me/channels", tags=["people"])
    async def add(
        asked: shapes.ChannelAsked, house: TheHouse, person: KnownByCookie, request: Request
    ) -> shapes.ChannelTold:
        """Adds a channel. Only accounts have any. A browser that is there already stays as it is."""
        if not person.account:
            raise refuse("account-first")
        if asked.kind not in house.sender.kinds:
            raise refuse("no-mail")
        if asked.kind == kept.PUSH:
            return await add_browser(asked, house, person, request.headers.get("user-agent", ""))
        address, is_mail = asked.address.strip(), asked.kind == kept.MAIL
        if is_mail:
            checked_mail(address)
            # Or a stolen cookie would be enough to get the account for good: add an address, forget the password.
            device = house.people.devices.by_cookie(request.cookies.get(DEVICE_COOKIE))
            await house.people.check_password(person, asked.password, address_of(request.scope), device)
            check_letter(house, person, address)
        else:
            read_hook(address)
        id = await in_database(
            house, kept.add_channel, person.id, kind=asked.kind, address=address, format=asked.format,
            language=checked_language(asked.language), off=kept.off_text(list(asked.off)), confirmed=not is_mail,
        )  # fmt: skip
        if is_mail:
            await send_code(house, person, id)
        return shapes.ChannelTold(**kept.shown(await in_database(house, kept.channel_of, id, person.id)))

    @app.post("/api/me/channels/{id}", tags=["people"])
    async def change(
        id: TableId, asked: shapes.ChannelChange, house: TheHouse, person: KnownByCookie
    ) -> shapes.ChannelTold:
        """Changes of what you are told, and how."""
        values: dict[str, Any] = asked.model_dump(exclude_none=True)
        if "off" in values:
            values["off"] = kept.off_text(values["off"])
        if "language" in values:
            checked_language(values["language"])
        return shapes.ChannelTold(**kept.shown(await in_database(house, kept.change_channel, id, person.id, **values)))

    @app.post("/api/me/channels/{id}/try", tags=["people"])
    async def try_it(id: TableId, house: TheHouse, person: KnownByCookie) -> shapes.ChannelTold:
        """Sends something through a channel at once; the error says why it did not arrive. A mail address that is not
        confirmed is sent a new code."""
        channel = await in_database(house, kept.channel_of, id, person.id)
        if channel["confirmed"]:
            check_try(house, person)
        else:
            check_letter(house, person, channel["address"])
            await send_code(house, person, id)
            return shapes.ChannelTold(**kept.shown(channel))
        try:
            await house.sender.send(channel, trial(house.public_address, channel["language"]))
        except Undelivered as why:
            if kept.is_gone(channel, why.status):
                await in_database(house, kept.drop_channel, id)
                raise refuse("push-gone") from None
            await in_database(house, kept.note_delivery, id, why.problem)
            raise Refusal(kept.said_of(why.problem)) from None
        await in_database(house, kept.note_delivery, id, None)
        return shapes.ChannelTold(**kept.shown(await in_database(house, kept.channel_of, id, person.id)))

    @app.post("/api/me/channels/{id}/confirm", tags=["people"])
    async def confirm_it(
        id: TableId, asked: shapes.CodeAsked, house: TheHouse, person: KnownByCookie
    ) -> shapes.ChannelTold:
        """Confirms a mail address with the code that was sent to it."""
        # A wrong code is counted, so it must be stored before it is refused.
        check_mail_code(await in_database(house, confirm, id, person.id, asked.code))
        return shapes.ChannelTold(**kept.shown(await in_database(house, kept.channel_of, id, person.id)))

    @app.post("/api/mail/off", tags=["people"])
    async def mail_off(house: TheHouse, token: Annotated[str, Query(max_length=200)]) -> shapes.MailOff:
        """Ends mail with the link that is in it; also for one that has ended already."""
        channel = house.sender.mailer.channel_of(token) if house.sender.mailer else None
        if channel is None:
            raise refuse("bad-mail-link")
        await in_database(house, kept.drop_channel, channel)
        return shapes.MailOff(off=True)

    @app.delete("/api/me/channels/{id}", tags=["people"])
    async def drop(id: TableId, house: TheHouse, person: KnownByCookie) -> dict[str, bool]:
        """Removes a channel, and what was still to be sent through it."""
        if not await in_database(house, kept.drop_channel, id, person.id):
            raise refuse("not-found")
        return {"dropped": True}
