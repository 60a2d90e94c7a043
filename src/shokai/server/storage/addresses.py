"""Where a database is, and what people call it."""

from __future__ import annotations

import contextlib
from pathlib import Path

from sqlalchemy.engine import make_url

from shokai.texts import Refusal, Say

# Bytes with which every SQLite file begins; an empty file becomes a database.
SQLITE_HEADER = 100


def checked_url(url: str) -> str:
    """The address of a database with the driver that we use."""
    try:
        parsed = make_url(url)
    except Exception:
        raise Refusal(Say("server-bad-database", url=_without_password(url))) from None
    if parsed.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return parsed.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    if parsed.drivername in ("sqlite", "sqlite+aiosqlite") and parsed.database:
        return parsed.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    raise Refusal(Say("server-bad-database", url=_without_password(url)))


def _without_password(url: str) -> str:
    # It may also be among the options.
    return url.rsplit("@", maxsplit=1)[-1].partition("?")[0]


def no_database(url: str, error: Exception) -> Refusal:
    """Why a database cannot be used."""
    why = (str(getattr(error, "orig", None) or error).strip() or type(error).__name__).splitlines()[0]
    # A sentence has its own full stop.
    return Refusal(Say("server-no-database", url=name_of(url), why=why.rstrip(".")))


def file_of(url: str) -> Path:
    """The file of an SQLite database."""
    return Path(make_url(url).database or "")


def name_of(url: str) -> str:
    """What people call a database: its file, or where it is; never how we speak to it, nor its password."""
    if url.startswith("sqlite"):
        return str(file_of(url))
    return _without_password(url).rpartition("://")[2]


def refuse_stranger(file: Path, url: str) -> None:
    """Refuses a file that is no database: SQLite takes one that is shorter than its own header for an empty one."""
    with contextlib.suppress(OSError):  # what is wrong, the database says better
        if file.is_file() and 0 < file.stat().st_size < SQLITE_HEADER:
            raise Refusal(Say("server-no-database", url=name_of(url), why="file is not a database"))


def make_private(file: Path) -> None:
    """A new file is nobody else's business: it has seeds, and what cookies are signed with."""
    with contextlib.suppress(OSError):  # what is wrong, the database says better
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)


def sqlite_url(path: Path) -> str:
    """The address of a database file."""
    return f"sqlite+aiosqlite:///{path}"
