"""Generates docs/reference/python.md: the public API, with its signatures and docstrings.

    .venv/bin/python tools/reference.py

A test runs it and compares, so that the page is never behind.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference" / "python.md"

HEAD = """# Python

The public API, with every signature and docstring; `help(shokai.Match)` prints the same text. Names that are not
listed here may change between versions. [formats.md](formats.md) describes moves, records, positions and views,
[bots.md](../guide/bots.md) how to write a bot, and [laboratory.md](../guide/laboratory.md) the environments for game
AI.

`tools/reference.py` generates this page: change the docstrings, not the page.

"""

# Said above an example without prompts.
RUNS = "<!-- check only: an excerpt -->"

# The chapters: a title, where the names are imported from, and the names; "" for the description of a module.
CHAPTERS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("A match", "shokai", ("Match", "Move", "LegalMoves", "Decision", "Outcome", "Standing", "Reason")),
    ("Records", "shokai", ("load", "read_record", "verify", "Verdict")),
    ("Errors", "shokai", ("Refusal", "IllegalMove")),
    ("Constants", "shokai", ("GAMES", "CHANCE", "OVER")),
    ("Bots", "shokai", ("bot",)),
    ("Writing a bot", "shokai.bots", ("Bot", "Seat")),
    ("Observations", "shokai.research.observer", ("", "Observer")),
    ("Vectors of games", "shokai.research.vector", ("", "Vector")),
    ("Vectors of games on a GPU", "shokai.research.device", ("", "DeviceVector")),
    ("Gymnasium", "shokai.research.gym_env", ("", "ShokaiEnv", "ShokaiVectorEnv")),
    ("PettingZoo", "shokai.research.pettingzoo_env", ("", "env", "RawEnv")),
    ("OpenSpiel", "shokai.research.openspiel", ("", "load")),
)


def reference() -> str:
    """The whole page."""
    parts = [HEAD]
    for title, module, names in CHAPTERS:
        parts.append(f"## {title}\n\n")
        home = import_module(module)
        for name in names:
            parts += described(module, name, getattr(home, name)) if name else [f"{prose(home, module, names[-1])}\n\n"]
    return "".join(parts).rstrip() + "\n"


def described(module: str, name: str, thing: Any) -> Iterator[str]:
    """A class with its members, a function, or a constant."""
    yield f"### {module}.{name}\n\n"
    if not callable(thing):
        yield f"`{thing!r}`\n\n"
    elif not inspect.isclass(thing):
        yield f"`{name}{signature(thing)}`\n\n{prose(thing, module, name)}\n\n"
    else:
        if "__init__" in vars(thing) and not made_for_you(thing):
            yield f"`{name}{signature(thing.__init__)}`\n\n"
        yield f"{prose(thing, module, name)}\n\n"
        rows = list(members(thing))
        if rows:
            yield "| Member | |\n|---|---|\n"
            yield from (f"| `{cell(shown)}` | {cell(said)} |\n" for shown, said in rows)
            yield "\n"


def made_for_you(thing: type) -> bool:
    """Whether programs get such a thing and do not make it."""
    protocol = getattr(thing, "_is_protocol", False)
    return protocol or dataclasses.is_dataclass(thing) or issubclass(thing, Exception) or thing.__name__ == "LegalMoves"


def members(thing: type) -> Iterator[tuple[str, str]]:
    """Fields, properties and methods in the order of the source, those of our own bases after them."""
    seen: set[str] = set()
    for owner in thing.__mro__:
        if not owner.__module__.startswith("shokai"):
            continue
        if dataclasses.is_dataclass(owner) and owner is thing:
            for field in dataclasses.fields(owner):
                if not field.name.startswith("_"):
                    yield f"{field.name}: {field.type}", ""
                    seen.add(field.name)
        for name, member in vars(owner).items():
            if name.startswith("_") or name in seen:
                continue
            told = member_of(name, member)
            if told:
                seen.add(name)
                yield told


def member_of(name: str, member: Any) -> tuple[str, str] | None:
    """How a member is shown, and the first paragraph of what it says; None for one that says nothing."""
    wrapped = member.__func__ if isinstance(member, classmethod | staticmethod) else member
    if isinstance(member, property):
        kind = inspect.signature(member.fget).return_annotation if member.fget else Any
        return f"{name}: {kind}", summary(member)
    if isinstance(member, cached_property):
        return f"{name}: {inspect.signature(member.func).return_annotation}", summary(member)
    if inspect.isfunction(wrapped) and wrapped.__doc__:
        return f"{name}{signature(wrapped)}", summary(wrapped)
    return None


class _Spelled:
    """An annotation as it is spelled in the source; as a text it would be shown in quotation marks."""

    def __init__(self, annotation: Any) -> None:
        self.annotation = annotation

    def __repr__(self) -> str:
        return str(self.annotation)


def signature(function: Any) -> str:
    """As in the source, without `self`."""
    told, empty = inspect.signature(function), inspect.Parameter.empty
    kept = [
        one if one.annotation is empty else one.replace(annotation=_Spelled(one.annotation))
        for one in told.parameters.values()
        if one.name not in ("self", "cls")
    ]
    returned = told.return_annotation
    spelled = empty if returned in ("None", None, empty) else _Spelled(returned)
    return str(told.replace(parameters=kept, return_annotation=spelled))


def prose(thing: Any, module: str, name: str) -> str:
    """A docstring, its examples as blocks, with the import that goes without saying in the module itself."""
    text = inspect.getdoc(thing) or ""
    out: list[str] = []
    for paragraph in re.split(r"\n{2,}", text):
        if paragraph.startswith(">>>"):
            out.append(f"```python\n>>> from {module} import {name}\n{paragraph}\n\n```")
        elif paragraph.startswith("    "):
            out.append(f"{RUNS}\n```python\n{inspect.cleandoc(paragraph)}\n```")
        else:
            out.append(paragraph)
    return "\n\n".join(out)


def summary(thing: Any) -> str:
    """What a member says, without its examples, on one line."""
    paragraphs = re.split(r"\n{2,}", inspect.getdoc(thing) or "")
    return " ".join(" ".join(one.split()) for one in paragraphs if not one.startswith((">>>", "    ")))


def cell(text: str) -> str:
    """Fit for a table."""
    return text.replace("|", "\\|")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    PAGE.write_text(reference(), encoding="utf-8")
