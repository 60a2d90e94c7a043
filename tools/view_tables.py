"""Writes the tables of views in docs/reference/formats.md from the types of the views, between their marks.

python tools/view_tables.py            # writes them
python tools/view_tables.py --check    # only says whether they are up to date
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path
from types import NoneType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from shokai.match.described import described, kinds_of
from shokai.match.game import game_for
from shokai.match.view_types import PlainView

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference" / "formats.md"
VIEWS = {"osaka": game_for("osaka").view_type, "yokohama": game_for("yokohama").view_type, "plain": PlainView}
_WORDS = {int: "number", str: "string", bool: "boolean", NoneType: "`null`", Any: "anything"}
_MARKED = re.compile(r"(<!-- tools/view_tables\.py (?P<name>\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def in_words(kind: Any) -> str:
    """The type of a key, in the words of JSON.

    >>> in_words(list[str] | None), in_words(dict[str, int])
    ('list of string, or `null`', 'map of number')
    """
    if kind in _WORDS:
        return _WORDS[kind]
    if is_typeddict(kind):
        return f"`{kind.__name__}`"
    parts = get_args(kind)
    if get_origin(kind) is Literal:
        return ", ".join(f'`"{part}"`' if isinstance(part, str) else f"`{part}`" for part in parts)
    if get_origin(kind) is list:
        return f"list of {in_words(parts[0])}"
    if get_origin(kind) is dict:
        return f"map of {in_words(parts[1])}"
    return ", or ".join(in_words(part) for part in parts)


def is_optional(kind: Any, key: str) -> bool:
    """Whether a key may be missing."""
    # `__required_keys__` does not know it of annotations that are kept as text.
    hint = get_type_hints(kind, include_extras=True)[key]
    return key not in kind.__required_keys__ or get_origin(hint) is NotRequired


def table(kind: Any) -> str:
    """The table of a type. Keys beside each other of which there is nothing to say share a row."""
    hints, told = get_type_hints(kind), described(kind)
    rows = []
    for key, text in told.items():
        rows.append((in_words(hints[key]) + (", optional" if is_optional(kind, key) else ""), text, key))
    lines = [f"{kind.__doc__}", "", f"| `{kind.__name__}` | | |", "|---|---|---|"]
    for (words, text), group in groupby(rows, key=lambda row: row[:2]):
        keys = [key for _, _, key in group]
        shared = [keys] if not text else [[key] for key in keys]
        lines += [f"| {', '.join(f'`{key}`' for key in some)} | {words} | {text} |" for some in shared]
    return "\n".join(lines)


def written(page: str) -> str:
    """The page with the tables as the types have them."""

    def tables(found: re.Match[str]) -> str:
        text = "\n\n".join(table(kind) for kind in kinds_of(VIEWS[found["name"]]))
        return f"{found[1]}{text}\n{found[3]}"

    return _MARKED.sub(tables, page)


if __name__ == "__main__":
    before = PAGE.read_text("utf-8")
    after = written(before)
    if "--check" not in sys.argv:
        PAGE.write_text(after, "utf-8")
    elif before != after:
        sys.exit(f"{PAGE.name} does not have the tables of today: run python tools/view_tables.py")
