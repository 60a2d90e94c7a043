"""The mark of a rule function, and the binding of rule functions to a back end.

A rule function is plain Python in a restricted style: integers, loops, chained indices into the
state, calls of other rule functions. No strings, dicts, objects, exceptions or recursion. Marked
with `@rule` it stays an ordinary function. A back end *binds* it: makes a copy in which every
rule function it calls, directly or not, is replaced by that back end's version.

Functions that serve every game (random play, search) are written against a template, such as the
contract, `from shokai.engine import contract as rules`; binding puts a game's own functions in its place.
"""

from __future__ import annotations

import dis
import hashlib
import threading
from collections.abc import Callable
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, native: Callable[[], Any] | None = None, apart: bool = False) -> Callable[[F], F]: ...
def rule(function: Any = None, *, native: Callable[[], Any] | None = None, apart: bool = False) -> Any:
    """Marks a rule function. `native` makes a compiled twin where the source cannot be compiled; one that is
    `apart` is compiled once and called, where others become part of every caller.

    >>> @rule
    ... def double(n):
    ...     return 2 * n
    >>> double(21)
    42
    """

    def mark(f: Any) -> Any:
        f.is_rule = True
        f.native = native
        f.apart = apart
        return f

    return mark(function) if function is not None else mark


def _globals_of(function: Any) -> set[str]:
    """The global names a function reads; `co_names` would mix them with names of attributes."""
    return {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}


def _code_text(code: CodeType) -> str:
    """All of a function's code that decides what it does; where it stands in a file does not."""
    consts = [_code_text(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts]
    return repr((code.co_code, consts, code.co_names, code.co_varnames, code.co_freevars))


class Binder:
    """Copies rule functions into a back end, each once, callees first.

    `wrap` makes the back end's version of one function whose callees are bound already. `parts` tells
    which module stands in for which: a game for the contract. `constants` replace globals by name, and
    `table` makes the back end's form of a constant tuple.

    Each bound function has a `digest` of its own code, of all that it calls and reads and of what the
    back end says it is `made_with`, so that whatever is made from it can be kept under that name.
    The digest is part of the function's name: compiled code of two processes may meet in a third, where
    the linker takes two functions of one name for the same, as a game's `choices` for another's.
    """

    def __init__(
        self,
        wrap: Callable[[FunctionType, Any, bool], Any],
        parts: dict[ModuleType, ModuleType],
        constants: dict[str, Any] | None = None,
        table: Callable[[tuple[Any, ...]], Any] = lambda values: values,
        made_with: str = "",
    ) -> None:
        self._wrap = wrap
        self._parts = parts
        self._constants = constants or {}
        self._table = table
        self._made_with = made_with
        self._bound: dict[Any, Any] = {}
        self._digests: dict[Any, str] = {}
        self._open: list[Any] = []
        # Binding goes from function to function, and remembers on the way where it is.
        self.lock = threading.RLock()
        self._namespaces = {template: ModuleType(f"{part.__name__}.bound") for template, part in parts.items()}

    def bind(self, function: Any) -> Any:
        """The back end's version of a rule function."""
        with self.lock:
            if function in self._bound:
                return self._bound[function]
            if function in self._open:
                circle = ", ".join(f.__qualname__ for f in self._open)
                raise TypeError(f"rule functions must not call each other in a circle: {circle}")
            self._open.append(function)
            try:
                copy = self._copy(function)
            finally:
                self._open.pop()
            self._bound[function] = self._wrap(copy, function.native, function.apart)
            return self._bound[function]

    def _copy(self, function: Any) -> FunctionType:
        """A copy of a function that calls what is bound; its digest is written down."""
        scope = dict(function.__globals__)
        # Compiled code looks for its module when it is loaded: where that is called otherwise, it is other code.
        made_from = [self._made_with, function.__module__]
        made_from += [_code_text(function.__code__), repr((function.__defaults__, function.apart))]
        if function.native:
            made_from.append(_code_text(function.native.__code__))
            made_from += [repr(cell.cell_contents) for cell in function.native.__closure__ or ()]
        for used in sorted(_globals_of(function)):
            value = scope.get(used)
            if isinstance(value, ModuleType) and value in self._parts:
                scope[used] = self._namespaces[value]
                made_from += self._bind_part(value, function.__code__.co_names)
            elif getattr(value, "is_rule", False):
                scope[used] = self.bind(value)
                made_from.append(f"{used} {self._digests[value]}")
            elif used in self._constants:
                scope[used] = self._constants[used]
            elif isinstance(value, tuple):
                scope[used] = self._table(value)
                made_from.append(f"{used} {value!r}")
            elif isinstance(value, int | float):
                made_from.append(f"{used} {value!r}")
        self._digests[function] = digest = hashlib.sha256("\n".join(made_from).encode()).hexdigest()
        copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        copy.__qualname__, copy.__module__ = f"{function.__qualname__}_{digest[:16]}", function.__module__
        copy.__doc__ = function.__doc__
        return copy

    def digest(self, function: Any) -> str:
        """A name for all the code that a function is made from."""
        self.bind(function)
        return self._digests[function]

    def _bind_part(self, template: ModuleType, names: tuple[str, ...]) -> list[str]:
        """Binds what a function uses of a template, and tells what that is."""
        part, namespace, used = self._parts[template], self._namespaces[template], []
        for name in names:
            if hasattr(template, name) and hasattr(part, name):
                value = getattr(part, name)
                used.append(f"{name} {self.digest(value) if callable(value) else value!r}")
                if not hasattr(namespace, name):
                    bound = self.bind(value) if callable(value) else value
                    setattr(namespace, name, self._table(bound) if isinstance(bound, tuple) else bound)
        return used
