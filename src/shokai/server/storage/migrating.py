"""Brings a database to the present schema, whatever earlier one it has."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from shokai.texts import Refusal, Say

_FOLDER = Path(__file__).parent / "migrations"


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection, to: str = "head") -> None:
    """Runs what is missing, in the connection's transaction."""
    command.upgrade(_config(connection), to)


def revision_of(connection: Connection) -> str | None:
    """The schema that a database has; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The schema that this program is written for."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def revisions() -> list[str]:
    """All schemas there ever were, oldest first."""
    return [script.revision for script in reversed(list(ScriptDirectory.from_config(_config()).walk_revisions()))]


def bring_up_to_date(connection: Connection) -> None:
    """Gives a database the present schema; raises Refusal for one of a newer program."""
    found = revision_of(connection)
    if found is not None and found not in revisions():
        raise Refusal(Say("server-newer-database", found=found, known=newest()))
    if found != newest():
        migrate(connection)
