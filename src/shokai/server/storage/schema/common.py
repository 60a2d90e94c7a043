"""What all parts of the schema share."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, ColumnElement, Index, MetaData

metadata = MetaData()


def partial_index(name: str, *columns: Column[Any], where: ColumnElement[bool]) -> None:
    """An index of some rows only: few at any time, among many."""
    Index(name, *columns, sqlite_where=where, postgresql_where=where)
