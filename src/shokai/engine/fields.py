"""The field table of a game's state, and the two states made from it.

A game declares its state once, as a table of small integers. From that table come

- the *list state* of the `python` back end: an object with plain ints and nested lists, and
- the *record* of the `native` back end: one row of a NumPy structured array, kept as bytes.

Rule code cannot tell them apart: `s.tokens[p][c] += 1` works on both.

>>> table = FieldTable("demo", Field("yen", (2,), "i2", 0, 300, "coins of each player"))
>>> s = table.new()
>>> s.yen[1] += 7
>>> t = s.clone(); t.yen[1] = 0
>>> s.yen, t.yen
([0, 7], [0, 0])
>>> table.to_lists(table.to_bytes(s)) == s
True
>>> table.packed(s)
b'\\x00\\x00\\x07\\x00'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from struct import pack
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]

# A state of either back end. Rule code is duck-typed on purpose, so this is all one can say.
State = Any

_WIDTHS = {"i1": 8, "u1": 8, "i2": 16, "i4": 32, "i8": 64}
# The same for `struct`.
_CODES = {"i1": "b", "u1": "B", "i2": "h", "i4": "i", "i8": "q"}


@dataclass(frozen=True)
class Field:
    """One entry of the table: `low` and `high` are bounds that the values never leave.

    Compiled integers wrap around silently where interpreted ones grow, so the width must hold
    the bounds; the tests check the bounds at every step of many games. `u1` is for a field that
    serves as an index: compiled code need not ask whether it is negative. (Never subtract two of
    them: compiled, the difference has no sign.) A `fixed` field is written at set-up and never
    again, so that copies of a list state can share it.
    """

    name: str
    shape: tuple[int, ...]
    width: str
    low: int
    high: int
    meaning: str
    fixed: bool = False

    def __post_init__(self) -> None:
        limit = 1 << (_WIDTHS[self.width] - 1)
        lowest = 0 if self.width == "u1" else -limit
        if not lowest <= self.low <= self.high < limit:
            raise ValueError(f"{self.name}: {self.width} cannot hold {self.low}..{self.high}")


class FieldTable:
    """All fields of one game's state, in order.

    `module` is the module whose FIELDS the table is: there, pickle finds the class of the list states again.
    """

    def __init__(self, name: str, *fields: Field, module: str = "") -> None:
        self.name = name
        self.module = module
        # Widest first, so that the record needs no padding and every field is aligned.
        self.fields = tuple(sorted(fields, key=lambda f: -_WIDTHS[f.width]))

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def new(self) -> State:
        """A list state with every field at zero."""
        return self.list_state()

    @cached_property
    def list_state(self) -> type[State]:
        """The class of list states, written out field by field because cloning must be quick."""

        def spelled(shape: tuple[int, ...]) -> str:
            if not shape:
                return "0"
            inner = spelled(shape[1:])
            return f"[{', '.join([inner] * shape[0])}]"

        def copied(expression: str, depth: int) -> str:
            if depth == 0:
                return expression
            if depth == 1:
                return f"{expression}[:]"
            if depth == 2:
                # Without a frame of its own, which a comprehension has.
                return f"[*map(copy, {expression})]"
            return f"[{copied(f'r{depth}', depth - 1)} for r{depth} in {expression}]"

        lines = ["def __init__(s):"]
        lines += [f"    s.{f.name} = {spelled(f.shape)}" for f in self.fields]
        lines += ["def clone(s):", "    t = new(cls)"]
        depths = {f.name: 0 if f.fixed else len(f.shape) for f in self.fields}
        lines += [f"    t.{name} = {copied(f's.{name}', depth)}" for name, depth in depths.items()]
        lines += ["    return t"]
        scope: dict[str, Any] = {"new": object.__new__, "copy": list.copy}
        exec("\n".join(lines), scope)  # noqa: S102 - the text is made from the field table alone
        names = tuple(f.name for f in self.fields)

        def equal(s: State, other: object) -> bool:
            return type(s) is type(other) and all(getattr(s, n) == getattr(other, n) for n in names)

        def shown(s: State) -> str:
            return f"{self.name}({', '.join(f'{n}={getattr(s, n)}' for n in names)})"

        members: dict[str, Callable[..., Any] | tuple[str, ...] | str | None] = {
            "__slots__": names,
            "__init__": scope["__init__"],
            "__eq__": equal,
            "__hash__": None,
            "__repr__": shown,
            "clone": scope["clone"],
            "__doc__": f"The state of {self.name} as ints and lists.",
        }
        cls = type(f"{self.name.title()}State", (), members)
        if self.module:
            cls.__module__, cls.__qualname__ = self.module, "FIELDS.list_state"
        scope["cls"] = cls
        return cls

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The NumPy record with the same fields."""
        import numpy as np

        return np.dtype([(f.name, f.width, f.shape) for f in self.fields], align=True)

    def to_bytes(self, s: State) -> Bytes:
        """The list state as the bytes of a record."""
        import numpy as np

        row = np.zeros(1, self.dtype)
        for f in self.fields:
            row[f.name][0] = getattr(s, f.name)
        return row.view(np.uint8)

    def packed(self, s: State) -> bytes:
        """The same bytes, made without NumPy: little-endian, each field aligned to its width."""
        out = bytearray()
        for f in self.fields:
            code, bits = _CODES[f.width], _WIDTHS[f.width] // 8
            out += bytes(-len(out) % bits)
            values = [getattr(s, f.name)]
            for _ in f.shape:
                values = [inner for row in values for inner in row]
            out += pack(f"<{len(values)}{code}", *values)
        return bytes(out) + bytes(-len(out) % max(_WIDTHS[f.width] // 8 for f in self.fields))

    def to_lists(self, data: Bytes) -> State:
        """The bytes of a record as a list state."""
        row = data.view(self.dtype)[0]
        s = self.new()
        for f in self.fields:
            setattr(s, f.name, row[f.name].tolist())
        return s

    def out_of_bounds(self, s: State) -> list[str]:
        """Names of the fields of a list state that left their bounds; empty when all is well."""

        def leaves(value: Any) -> Iterator[int]:
            if isinstance(value, list):
                for inner in value:
                    yield from leaves(inner)
            else:
                yield value

        return [f.name for f in self.fields if not all(f.low <= v <= f.high for v in leaves(getattr(s, f.name)))]
