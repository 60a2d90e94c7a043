"""How a server is run: options, environment variables, defaults."""

from __future__ import annotations

import ipaddress
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from shokai.engine.machine import cores
from shokai.match.numbers import is_number
from shokai.server.storage.addresses import checked_url, sqlite_url
from shokai.texts import Refusal, Say

# Moves that bots make in a row where nobody else plays. YOKOHAMA has no end if everybody avoids it; of 3,000 random
# games with four players the longest took some 4,500 steps.
BOTS_ALONE = 10_000
AWAY = 60
NOTIFY_AFTER = 20
SHORTEST_SECRET = 16
LEVELS = ("debug", "info", "warning", "error")
# Words for a switch.
ON = ("1", "true", "yes", "on", "y", "t", "enabled")
OFF = ("0", "false", "no", "off", "n", "f", "disabled")


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. Each has an option and an environment variable `SHOKAI_NAME`."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    secret: str = ""
    log_level: str = "info"
    log_format: str = "text"
    # Thinking processes in this process's care; 0 leaves the bots to `shokai worker`.
    thinkers: int = 1
    # 0 for no limit.
    bots_alone: int = BOTS_ALONE
    # Seconds for which somebody must have been away before the others may let a bot take over.
    away: int = AWAY
    # Seconds after which somebody who is not at a table is told that it is their turn.
    notify_after: int = NOTIFY_AFTER
    # Whether webhooks may lead to this machine and its network.
    private_webhooks: bool = False
    # The server that takes our mail, and from whom it is; without one there is none.
    smtp_url: str = ""
    smtp_from: str = ""
    limits: bool = True
    compile: bool = True
    # Addresses under which people reach the server, where they are not its own.
    origins: tuple[str, ...] = ()
    # Machines whose word is taken for where a request comes from.
    proxies: str = "127.0.0.1"
    # What strangers have to know to read the metrics; without it they are for this machine only.
    metrics_token: str = ""
    # What the operator has to know; without it nobody is one over the web.
    admin_token: str = ""
    lan: bool = False
    browser: bool = True


def default_data() -> Path:
    """Where the tables are kept unless said otherwise."""
    return user_data_path("shokai") / "shokai.db"


def _checked_origin(text: str) -> str:
    """The address of a site as browsers name it.

    >>> _checked_origin("https://play.example.org/")
    'https://play.example.org'
    """
    origin = text.rstrip("/")
    if not re.fullmatch(r"https?://([\w.-]+|\[[0-9a-f:]+\])(:\d+)?", origin, re.IGNORECASE | re.ASCII):
        raise Refusal(Say("server-bad-origin", origin=text))
    return origin.lower()


def _checked_proxies(text: str) -> str:
    """Machines whose word is taken, as uvicorn wants them: what it cannot read it would leave out without a word.

    >>> _checked_proxies("127.0.0.1, 10.0.0.7/24 ::1")
    '127.0.0.1,10.0.0.0/24,::1'
    """
    known = []
    for word in text.replace(",", " ").split():
        if word == "*":
            return "*"
        try:
            known.append(str(ipaddress.ip_network(word, strict=False) if "/" in word else ipaddress.ip_address(word)))
        except ValueError:
            raise Refusal(Say("server-bad-proxy", proxy=word)) from None
    return ",".join(known)


class _Given:
    """What stands on the command line, else in the environment; each is checked as it is read."""

    def __init__(self, asked: Any) -> None:
        self._asked = asked

    def _named(self, name: str) -> str:
        """How whoever set it knows it."""
        given = getattr(self._asked, name, None) is not None
        return f"--{name.replace('_', '-')}" if given else f"SHOKAI_{name.upper()}"

    def value(self, name: str) -> str | None:
        """What was given; None for nothing."""
        given = getattr(self._asked, name, None)
        text = os.environ.get(f"SHOKAI_{name.upper()}") if given is None else str(given)
        if text is not None and not text.strip():
            # Mostly a variable that a script forgot to set: what is meant is not what would be taken instead.
            raise Refusal(Say("server-empty-setting", setting=self._named(name)))
        return text

    def number(self, name: str, default: int, most: int) -> int:
        """A whole number up to `most`."""
        text = self.value(name)
        if text is None:
            return default
        if not is_number(text, most):
            raise Refusal(Say("server-bad-number", name=name, text=text, most=str(most)))
        return int(text)

    def switch(self, name: str, default: bool) -> bool:
        """On or off."""
        text = self.value(name)
        word = "" if text is None else text.strip().lower()
        if word and word not in (*ON, *OFF):
            raise Refusal(
                Say("server-bad-switch", setting=self._named(name), text=word, on=", ".join(ON), off=", ".join(OFF))
            )
        return word in ON if word else default

    def secret(self, name: str) -> str:
        """Something that nobody should guess."""
        text = self.value(name) or ""
        if text and len(text) < SHORTEST_SECRET:
            raise Refusal(Say("server-short-secret", least=SHORTEST_SECRET))
        return text


def settings_from(asked: Any) -> Settings:
    """The settings from options, else from the environment, else as they are by default."""
    given = _Given(asked)
    value, number, switch = given.value, given.number, given.switch
    data, database = value("data"), value("database")
    if data and database:
        raise Refusal(Say("server-data-and-database"))
    level = (value("log_level") or "info").lower()
    if level not in LEVELS:
        raise Refusal(Say("server-bad-level", level=level, levels=LEVELS))
    format = (value("log_format") or "text").lower()
    if format not in ("text", "json"):
        raise Refusal(Say("server-bad-format", format=format))
    smtp_url, smtp_from = value("smtp_url") or "", value("smtp_from") or ""
    if smtp_url:
        from shokai.server.notifying.mailing import read_post

        read_post(smtp_url, smtp_from)
    lan = switch("lan", False)
    return Settings(
        host=value("host") or ("0.0.0.0" if lan else "127.0.0.1"),
        port=number("port", 8000, 65535),
        database=checked_url(database) if database else sqlite_url(Path(data) if data else default_data()),
        secret=given.secret("secret"),
        log_level=level,
        log_format=format,
        thinkers=number("thinkers", max(cores() - 1, 1), 256),
        bots_alone=number("bots_alone", BOTS_ALONE, 1_000_000),
        away=number("away", AWAY, 86_400),
        notify_after=number("notify_after", NOTIFY_AFTER, 86_400),
        private_webhooks=switch("private_webhooks", False),
        smtp_url=smtp_url,
        smtp_from=smtp_from,
        limits=switch("limits", True),
        compile=switch("compile", True),
        origins=tuple(map(_checked_origin, (value("origins") or "").replace(",", " ").split())),
        proxies=_checked_proxies(value("proxies") or "127.0.0.1"),
        metrics_token=given.secret("metrics_token"),
        admin_token=given.secret("admin_token"),
        lan=lan,
        browser=switch("browser", True),
    )
