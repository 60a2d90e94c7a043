"""Errors as JSON: a code for programs, a sentence for people. Never more than that."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from shokai.match.match import IllegalMove
from shokai.server.tables.words import told
from shokai.texts import Refusal, Say, speaker

log = logging.getLogger("shokai.server")

# Codes with a status of their own; all others are 400.
STATUS = {
    "no-such-table": 404, "not-found": 404, "method-not-allowed": 405, "too-large": 413, "bad-message": 422,
    "busy": 409, "late": 409, "seat-taken": 409, "name-taken": 409, "name-first": 401, "wrong-password": 403,
    "not-your-turn": 403, "not-your-seat": 403, "host-only": 403, "not-seated": 403, "foreign-origin": 403,
    "too-fast": 429, "too-many-tables": 429, "internal": 500, "not-over-yet": 403, "same-deal": 403,
    "too-heavy": 422, "too-busy": 503, "stopping": 503,
    "too-slow": 408, "foreign-host": 421, "too-many-guesses": 429, "table-full": 429, "too-many-tables-today": 429,
    "too-many-guests": 429,
    "blocked": 403, "blocked-address": 403, "admin-wrong-token": 403, "admin-too-many-tokens": 429,
    "admin-no-such-person": 404, "admin-several-people": 409,
    "needs-cookie": 403, "bad-code": 403, "invitation-needed": 403, "no-such-lesson": 404,
    "account-first": 403, "too-many-channels": 409, "channel-is-there": 409, "bad-mail-code": 403, "push-gone": 410,
    "friends-account": 403, "not-asked": 404, "friend-is-there": 409, "too-many-asked": 409, "too-many-friends": 409,
    "too-many-blocked": 409, "daily-account": 403, "daily-first": 403,
    "moved-on": 409, "values-rated": 403, "values-no-hints": 403, "no-such-puzzle": 404,
    "tournament-account": 403, "no-such-tournament": 404, "tournament-hosts": 403, "too-many-tournaments": 409,
    "too-many-joined": 409, "tournament-full": 409, "no-such-player": 404, "not-in-tournament": 404,
    "own-rated-game": 403, "tournament-dropped": 403,
}  # fmt: skip


def problem(what: Refusal | str) -> dict[str, Any]:
    """What is told of an error.

    >>> problem("not-found")["code"]
    'not-found'
    """
    said = Say(f"server-{what}") if isinstance(what, str) else what.said
    reason = {"section": what.reason.section} if isinstance(what, IllegalMove) else {}
    code = what.reason.code if isinstance(what, IllegalMove) else said.id.removeprefix("server-")
    return {"code": code, "text": speaker("en").say(said), "said": told(said), **reason}


def incident(error: Exception, what: str, **where: str) -> dict[str, Any]:
    """What is told of a fault of our own: its number. The reason is in the log, for whoever runs the server."""
    number: str | None = getattr(error, "incident", None)
    if number is None:
        number = secrets.token_hex(4)
        error.incident = number  # type: ignore[attr-defined]  # whoever hears of it next
        log.error(what, extra={"incident": number, **where}, exc_info=error)
    return {**problem("internal"), "incident": number}


def status_of(code: str) -> int:
    """The HTTP status for a code."""
    return STATUS.get(code, 400)
