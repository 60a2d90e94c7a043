"""Rule functions written from a game's tables, as the states are from its fields.

A game whose turn is a stack of steps asks in many places which rule belongs to the step on top. The answers stand in
a table, one row for each step, and the chains of comparisons are written from it. What comes out is a rule function
like any other: it runs interpreted and compiled, and its digest changes with the table.

A cell of such a table names a rule by its chapter, `movement.recall`, since the table itself stands below all
chapters. It may say what the rule is given, `building.recover(s, 1)`, name a field, `s.orders_left`, or be a number.
"""

from __future__ import annotations

import linecache
import re
from collections.abc import Collection, Iterable, Mapping
from types import ModuleType
from typing import Any

from shokai.engine.rule import rule

_NUMBER = re.compile(r"-?\d+(\.\d+)?")
_RULE = re.compile(r"(\w+)\.(\w+)(?:\((.*)\))?")


def write_rule(name: str, parameters: str, doc: str, lines: Iterable[str], module: str, scope: dict[str, Any]) -> Any:
    """A rule function from the lines of its body; `scope` has the rules that it calls.

    >>> write_rule("third", "n", "A third.", ["return n // 3"], "game", {})(12)
    4
    """
    source = "\n".join([f"def {name}({parameters}):", f'    """{doc}"""', *(f"    {line}" for line in lines), ""])
    where = f"<{module}.{name}>"
    scope["__name__"] = module
    exec(compile(source, where, "exec"), scope)  # noqa: S102 - the text is made from the game's tables alone
    # For tracebacks, and for whoever asks for the source of a rule.
    linecache.cache[where] = (len(source), None, source.splitlines(keepends=True), where)
    return rule(scope[name])


class Chapters:
    """The modules of a game's rules, by the last part of their names."""

    def __init__(self, *modules: ModuleType) -> None:
        self._modules = {module.__name__.rpartition(".")[2]: module for module in modules}

    def rule(self, cell: str) -> Any:
        """The rule that a cell names."""
        found = _RULE.fullmatch(cell)
        if not found or found[1] not in self._modules:
            raise ValueError(f"{cell!r} names no rule of {', '.join(self._modules)}")
        named = getattr(self._modules[found[1]], found[2], None)
        if not getattr(named, "is_rule", False):
            raise ValueError(f"{cell!r}: {found[1]} has no rule of that name")
        return named

    def call(self, cell: str, given: str, scope: dict[str, Any]) -> str:
        """A cell as an expression; the rule that it calls is put into the scope."""
        if cell.startswith("s.") or _NUMBER.fullmatch(cell):
            return cell
        named = self.rule(cell)
        if scope.setdefault(named.__name__, named) is not named:
            raise ValueError(f"two rules are called {named.__name__}")
        found = _RULE.fullmatch(cell)
        return f"{named.__name__}({found[3] or given})" if found else cell

    def choose(
        self,
        name: str,
        parameters: str,
        doc: str,
        cells: Mapping[int, str],
        *,
        on: str = "step",
        often: Collection[int] = (),
        otherwise: str = "",
        module: str,
    ) -> Any:
        """A rule function that does, and returns, what the cell of a number says.

        Every rule is given all `parameters` but the number itself, unless its cell says what it is given. The numbers
        that come `often` are compared first.

        >>> sums = ModuleType("game.sums")
        >>> sums.double = rule(lambda n: 2 * n)
        >>> sums.double.__name__ = "double"
        >>> cells = {3: "sums.double", 4: "sums.double(7)", 5: "0"}
        >>> chosen = Chapters(sums).choose("chosen", "step, n", "A sum.", cells, otherwise="1", module="game")
        >>> [chosen(step, 21) for step in (3, 4, 5, 6)]
        [42, 14, 0, 1]
        """
        given = ", ".join(one for one in parameters.split(", ") if one != on)
        scope: dict[str, Any] = {}
        own = {number: cell for number, cell in cells.items() if cell and cell != otherwise}
        called = {number: self.call(cell, given, scope) for number, cell in own.items()}
        lines = [line for test, body in grouped(called, on, often) for line in (f"if {test}:", f"    return {body}")]
        if otherwise:
            lines.append(f"return {self.call(otherwise, given, scope)}")
        return write_rule(name, parameters, doc, lines, module, scope)


def grouped(bodies: Mapping[int, str], on: str, often: Collection[int] = ()) -> list[tuple[str, str]]:
    """Equal bodies under one test, those of the numbers that come `often` first, and in their order.

    Compiled, the order does not matter. Interpreted, it does.

    >>> grouped({1: "a(s)", 2: "b(s)", 5: "a(s)", 6: "a(s)", 7: "c(s)"}, "step", often=(7, 5))
    [('step == 7', 'c(s)'), ('step == 5', 'a(s)'), ('step == 1 or step == 6', 'a(s)'), ('step == 2', 'b(s)')]
    """
    numbers: dict[tuple[bool, str], list[int]] = {}
    for number in [*(n for n in often if n in bodies), *(n for n in bodies if n not in often)]:
        numbers.setdefault((number in often, bodies[number]), []).append(number)
    return [(" or ".join(f"{on} == {number}" for number in all_), body) for (_, body), all_ in numbers.items()]
