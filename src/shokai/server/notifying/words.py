"""What a notice says: whose turn it is and where, and nothing that is secret."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from shokai.server.notifying.due import INVITE, LATE, REMATCH
from shokai.server.tables.chairs import GONE, PERSON, Chair
from shokai.server.tables.table import Table
from shokai.texts import Say, Speaker, speaker

# Tries a channel out.
TEST = "test"


@dataclass(frozen=True)
class Message:
    """A notice in somebody's language."""

    kind: str
    title: str
    text: str
    link: str
    table: str | None = None
    game: str | None = None

    @property
    def plain(self) -> str:
        return f"{self.text}\n{self.link}"

    @property
    def pushed(self) -> bytes:
        """What a browser's service worker is sent. It opens the path at the site that it belongs to."""
        path = urlsplit(self.link).path
        told = {"title": self.title, "text": self.text, "path": path, "tag": self.table or self.kind}
        return json.dumps(told, ensure_ascii=False).encode()

    def body(self, format: str) -> tuple[bytes, dict[str, str]]:
        """What a webhook is sent, and its headers."""
        if format == "text":
            # The header makes a tap on the notification open the table in ntfy.
            return self.plain.encode(), {"Content-Type": "text/plain; charset=utf-8", "Click": self.link}
        told: dict[str, Any] = {
            # Slack, Mattermost, Matrix; and Discord, where a name must not call everybody.
            "text": self.plain, "content": self.plain, "username": "Shokai", "allowed_mentions": {"parse": []},
            "event": self.kind, "table": self.table, "game": self.game, "link": self.link,
        }  # fmt: skip
        return json.dumps(told, ensure_ascii=False).encode(), {"Content-Type": "application/json"}


def harmless(name: str) -> str:
    """A name without anything that a receiver could take for markup, a link, or a call to everybody.

    >>> [harmless(name) for name in ("Anna", "@everyone", "<!channel>", "[x](http://evil.example)", "横浜の商人", "**")]
    ['Anna', 'everyone', 'channel', 'xhttpevilexample', '横浜の商人', '–']
    """
    return " ".join(re.sub(r"[^\w '’-]|_", "", name).split()) or "–"


def _name(chair: Chair) -> str | Say:
    return Say("somebody-who-left") if chair.name == GONE else harmless(chair.name)


def message(kind: str, table: Table, person: str, base: str, language: str) -> Message:
    """What somebody is told of a table."""
    speak, game = speaker(language), table.terms.game
    # Bots have no names that would say anything.
    others = tuple(
        _name(chair)
        for chair in table.chairs
        if (chair.kind == PERSON or chair.kept) and person not in (chair.person, chair.kept)
    )
    called = _called(speak, game)
    host = _host(table) if kind in (INVITE, REMATCH) else None
    if others == (host,):
        # Who invites to a game for two is not named twice.
        others = ()
    where = Say("notice-game-with", game=called, others=others) if others else Say("notice-game-alone", game=called)
    # Whose time ran out is told differently from the others.
    other = kind == LATE and not any(chair.late for chair in table.chairs if chair.person == person)
    if host:
        said = speak.say("notice-by", kind=kind, where=where, who=host)
    else:
        said = speak.say("notice", kind=f"{kind}-other" if other else kind, where=where)
    title = speak.say("notice-title", kind=kind)
    return Message(kind, title, said, f"{base}/table/{table.terms.id}", table.terms.id, game)


def _host(table: Table) -> str | Say | None:
    """Who asked the others to come, where they sit at the table themselves."""
    theirs = (chair for chair in table.chairs if chair.kind == PERSON and chair.person == table.terms.host)
    chair = next(theirs, None)
    return _name(chair) if chair else None


def trial(base: str, language: str) -> Message:
    """Shows that a channel works."""
    speak = speaker(language)
    return Message(TEST, speak.say("notice-title", kind=TEST), speak.say("notice-test"), f"{base}/settings")


def _called(speak: Speaker, game: str) -> str:
    named = f"page-game-{game}"
    return speak.say(named) if speak.has(named) else game
