"""How a server is run: options, environment variables, defaults."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from shokai.game.numbers import is_number
from shokai.kernel.machine import cores
from shokai.server.store import checked_url, sqlite_url
from shokai.texts import Refusal, Say

# Moves that bots make in a row where nobody else plays. YOKOHAMA has no end if everybody avoids it; of 3,000 random
# games with four players the longest took some 4,500 steps.
BOTS_ALONE = 10_000
AWAY = 60
LEVELS = ("debug", "info", "warning", "error")


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
    limits: bool = True
    compile: bool = True
    # Addresses under which people reach the server, where they are not its own.
    origins: tuple[str, ...] = ()
    # Machines whose word is taken for where a request comes from.
    proxies: str = "127.0.0.1"
    # What strangers have to know to read the metrics; without it they are for this machine only.
    metrics_token: str = ""
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
    if not re.fullmatch(r"https?://([\w.-]+|\[[0-9a-f:]+\])(:\d+)?", origin, re.IGNORECASE):
        raise Refusal(Say("server-bad-origin", origin=text))
    return origin.lower()


def settings_from(asked: Any) -> Settings:
    """The settings from options, else from the environment, else as they are by default."""

    def value(name: str) -> str | None:
        given = getattr(asked, name, None)
        return os.environ.get(f"SHOKAI_{name.upper()}") or None if given is None else str(given)

    def number(name: str, default: int, most: int) -> int:
        text = value(name)
        if text is None:
            return default
        if not is_number(text, most):
            raise Refusal(Say("server-bad-number", name=name, text=text, most=str(most)))
        return int(text)

    def switch(name: str, default: bool) -> bool:
        text = value(name)
        return default if text is None else text.lower() in ("1", "true", "yes", "on")

    data, database = value("data"), value("database")
    if data and database:
        raise Refusal(Say("server-data-and-database"))
    level = (value("log_level") or "info").lower()
    if level not in LEVELS:
        raise Refusal(Say("server-bad-level", level=level, levels=LEVELS))
    format = (value("log_format") or "text").lower()
    if format not in ("text", "json"):
        raise Refusal(Say("server-bad-format", format=format))
    secret = value("secret") or ""
    if secret and len(secret) < 16:
        raise Refusal(Say("server-short-secret"))
    metrics_token = value("metrics_token") or ""
    if metrics_token and len(metrics_token) < 16:
        raise Refusal(Say("server-short-secret"))
    lan = switch("lan", False)
    return Settings(
        host=value("host") or ("0.0.0.0" if lan else "127.0.0.1"),
        port=number("port", 8000, 65535),
        database=checked_url(database) if database else sqlite_url(Path(data) if data else default_data()),
        secret=secret,
        log_level=level,
        log_format=format,
        thinkers=number("thinkers", max(cores() - 1, 1), 256),
        bots_alone=number("bots_alone", BOTS_ALONE, 1_000_000),
        away=number("away", AWAY, 86_400),
        limits=switch("limits", True),
        compile=switch("compile", True),
        origins=tuple(map(_checked_origin, (value("origins") or "").replace(",", " ").split())),
        proxies=value("proxies") or "127.0.0.1",
        metrics_token=metrics_token,
        lan=lan,
        browser=switch("browser", True),
    )
