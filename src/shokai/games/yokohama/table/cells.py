"""What the cells of the rules' tables name on this side: functions for texts, questions, reasons and sentences."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any


@cache
def function(cell: str, *modules: ModuleType) -> Any:
    """The function that a cell names, `turn.place`, from one of the modules."""
    chapter, _, name = cell.partition(".")
    for module in modules:
        if module.__name__.rpartition(".")[2] == chapter and hasattr(module, name):
            return getattr(module, name)
    raise LookupError(f"{cell}: no such function")
