"""The mark of a rule function, and the binding of rule functions to a back end.

A rule function is plain Python in a restricted style: integers, loops, chained indices into the
state, calls of other rule functions. No strings, dicts, objects, exceptions or recursion. Marked
with `@rule` it stays an ordinary function. A back end *binds* it: makes a copy in which every
rule function it calls, directly or not, is replaced by that back end's version.

Functions that serve every game (random play, search) are written against the contract module,
`from shokai.kernel import contract as rules`; binding puts a game's own functions in its place.
"""

from __future__ import annotations

import dis
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, native: Callable[[], Any]) -> Callable[[F], F]: ...
def rule(function: Any = None, *, native: Callable[[], Any] | None = None) -> Any:
    """Marks a rule function. `native` makes a compiled twin where the source cannot be compiled.

    >>> @rule
    ... def double(n):
    ...     return 2 * n
    >>> double(21)
    42
    """

    def mark(f: Any) -> Any:
        f.is_rule = True
        f.native = native
        return f

    return mark(function) if function is not None else mark


def _globals_of(function: Any) -> set[str]:
    """The global names a function reads; `co_names` would mix them with names of attributes."""
    return {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}


def files_of(function: Any) -> set[str]:
    """The source files of a rule function and of all rule functions that it calls, directly or not."""
    seen, waiting = set(), [function]
    while waiting:
        one = waiting.pop()
        if one not in seen:
            seen.add(one)
            called = (one.__globals__.get(name) for name in _globals_of(one))
            waiting += [other for other in called if getattr(other, "is_rule", False)]
    return {one.__code__.co_filename for one in seen}


class Binder:
    """Copies rule functions into a back end, each once, callees first.

    `wrap` makes the back end's version of one function whose callees are bound already.
    `contract` is replaced by `namespace`, where the game's own functions stand. `constants` replace
    globals by name, and `table` makes the back end's form of a constant tuple.
    """

    def __init__(
        self,
        wrap: Callable[[FunctionType, Any], Any],
        contract: ModuleType,
        game: ModuleType,
        constants: dict[str, Any] | None = None,
        table: Callable[[tuple[Any, ...]], Any] = lambda values: values,
    ) -> None:
        self._wrap = wrap
        self._contract = contract
        self._game = game
        self._constants = constants or {}
        self._table = table
        self._bound: dict[Any, Any] = {}
        self._open: list[Any] = []
        self.namespace = ModuleType(f"{game.__name__}.bound")

    def bind(self, function: Any) -> Any:
        """The back end's version of a rule function."""
        if function in self._bound:
            return self._bound[function]
        if function in self._open:
            circle = ", ".join(f.__qualname__ for f in self._open)
            raise TypeError(f"rule functions must not call each other in a circle: {circle}")
        self._open.append(function)
        scope = dict(function.__globals__)
        for used in _globals_of(function):
            value = scope.get(used)
            if value is self._contract:
                self._bind_contract(function.__code__.co_names)
                scope[used] = self.namespace
            elif getattr(value, "is_rule", False):
                scope[used] = self.bind(value)
            elif used in self._constants:
                scope[used] = self._constants[used]
            elif isinstance(value, tuple):
                scope[used] = self._table(value)
        copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
        copy.__doc__ = function.__doc__
        self._open.pop()
        self._bound[function] = self._wrap(copy, function.native)
        return self._bound[function]

    def _bind_contract(self, names: tuple[str, ...]) -> None:
        for name in names:
            if hasattr(self._contract, name) and not hasattr(self.namespace, name) and hasattr(self._game, name):
                value = getattr(self._game, name)
                setattr(self.namespace, name, self.bind(value) if callable(value) else value)
