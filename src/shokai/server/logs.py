"""Logs for people and for machines. What is secret is never handed to them."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def _more(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _OWN}


def _trouble_with_database(record: logging.LogRecord) -> str | None:
    """Why the database could not be used, if that is all that is wrong: it is away, full, or too busy.

    Where in the program it was asked tells nobody anything, and while it is away it is asked again and again.
    """
    error = record.exc_info[1] if record.exc_info else None
    if not isinstance(error, OperationalError | InterfaceError | NoConnectionFree):
        return None
    why = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return why.splitlines()[0]


class TextFormat(logging.Formatter):
    """One readable line."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(record.created))
        more = "".join(f" {name}={value}" for name, value in _more(record).items())
        line = f"{when} {record.levelname.lower():<7} {record.name}: {record.getMessage()}{more}"
        if trouble := _trouble_with_database(record):
            return f"{line} why={trouble}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonFormat(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
            **_more(record),
        }
        if trouble := _trouble_with_database(record):
            told["why"] = trouble
        elif record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


# What a library logs for each thing that a stranger sends and that is no HTTP or no text. They are told, and counted
# where they are refused; a line for each would let anybody fill the log.
_OF_STRANGERS = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received", "Unsupported upgrade request.")


def _is_ours(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(_OF_STRANGERS)


def set_up(level: str, format: str) -> None:
    """Sends all logs to standard error in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormat() if format == "json" else TextFormat())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "alembic.runtime.migration"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    # Addresses of requests may hold invitations.
    logging.getLogger("uvicorn.access").setLevel(logging.CRITICAL)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.getLogger().level))
    # Others tell every value that they handle, when asked for details: hashes, seeds, what cookies are signed with.
    for name in ("aiosqlite", "alembic", "asyncio", "psycopg", "sqlalchemy", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
