"""Sends a message through a channel, whatever kind it is."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from shokai.server.http.buckets import Buckets
from shokai.server.notifying.channels import MAIL, PUSH, WEBHOOK
from shokai.server.notifying.confirming import MINUTES
from shokai.server.notifying.hooks import Hook, read_hook
from shokai.server.notifying.mailing import Mailer
from shokai.server.notifying.posting import Undelivered, post
from shokai.server.notifying.push import Pusher
from shokai.server.notifying.words import Message, harmless
from shokai.texts import Refusal, speaker

# Requests to one host: so many a second over time, so many at once. Nobody makes us flood a stranger.
PER_SECOND, BURST = 5, 50
# The same for browsers: a few push services take the messages for all of them.
PUSHES_PER_SECOND, PUSHES_AT_ONCE = 50, 300


class Sender:
    """Knows how each kind of channel is spoken to."""

    def __init__(self, private: bool = False) -> None:
        self._private = private
        # Set where the operator has set up a mail server, with the address of ours for links.
        self.mailer: Mailer | None = None
        self.base = ""
        # Set when the key that signs is known.
        self.pusher: Pusher | None = None
        self._hosts = Buckets(PER_SECOND, BURST)
        self._services = Buckets(PUSHES_PER_SECOND, PUSHES_AT_ONCE)

    @property
    def kinds(self) -> list[str]:
        """The kinds of channels that there are here."""
        return [WEBHOOK, *([MAIL] if self.mailer else []), *([PUSH] if self.pusher else [])]

    @property
    def private(self) -> bool:
        """Whether something may be sent into our own network."""
        return self._private

    async def send(self, channel: dict[str, Any], told: Message) -> None:
        """Sends a message; raises Undelivered."""
        if channel["kind"] == MAIL:
            await self._mail(channel, told)
            return
        try:
            hook, body, headers = self._request(channel, told)
        except Refusal:
            raise Undelivered("unknown-host") from None
        if not (self._services if channel["kind"] == PUSH else self._hosts).take(hook.host):
            raise Undelivered("busy")
        await post(hook, body, headers, self._private)

    def _request(self, channel: dict[str, Any], told: Message) -> tuple[Hook, bytes, dict[str, str]]:
        if channel["kind"] == PUSH:
            if self.pusher is None:
                raise Undelivered("other")
            return self.pusher.request(channel, told, self._private)
        body, headers = told.body(channel["format"])
        return read_hook(channel["address"]), body, headers

    async def _mail(self, channel: dict[str, Any], told: Message) -> None:
        if self.mailer is None:
            raise Undelivered("mail")
        token = quote(self.mailer.token_for(channel["id"]))
        page = f"{self.base}/mail-off?token={token}"
        text = f"{told.plain}\n\n-- \n{speaker(channel['language']).say('notice-off', link=page)}\n"
        await self.mailer.send(channel["address"], told.title, text, f"{self.base}/api/mail/off?token={token}")

    async def send_reset(self, address: str, language: str, name: str, link: str, minutes: int) -> None:
        """Sends a link to set a new password; raises Undelivered."""
        if self.mailer is None:
            raise Undelivered("mail")
        speak = speaker(language)
        text = f"{speak.say('notice-reset', name=harmless(name), link=link, minutes=minutes)}\n"
        await self.mailer.send(address, speak.say("notice-reset-title"), text)

    async def send_code(self, channel: dict[str, Any], code: str) -> None:
        """Sends the code that confirms a mail address; raises Undelivered."""
        if self.mailer is None:
            raise Undelivered("mail")
        speak = speaker(channel["language"])
        text = f"{speak.say('notice-code', code=code, minutes=MINUTES)}\n"
        await self.mailer.send(channel["address"], speak.say("notice-code-title"), text)
