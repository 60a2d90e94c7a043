"""What is said and what can be said: Fluent files and the program's source, read for messages.

What the program says is found by reading its source: the first arguments of `Say(...)` and `say(...)`,
with f-strings and small helpers such as `_why(code, section)` followed to where they are called.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

# What a language has: messages, the variables they take, the messages they refer to.


class _Looker(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.numbers: set[str] = set()
        self.choosing: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802, the visitor's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.numbers |= {a.id.name for a in node.arguments.positional}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.choosing |= {node.selector.id.name} if isinstance(node.selector, ftl.VariableReference) else set()
        self.generic_visit(node)


@dataclass
class Message:
    """A message: its variables, which of them must be numbers and which choose between forms, its parts."""

    variables: set[str]
    numbers: set[str] = field(default_factory=set)
    choosing: set[str] = field(default_factory=set)
    refers_to: set[str] = field(default_factory=set)


def read_messages(text: str) -> dict[str, Message]:
    """The messages of a Fluent text. What is no message, no comment and no space is a mistake."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"cannot be read:\n{entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert entry.value is not None, f"{entry.id.name} has no text"
            looker = _Looker()
            looker.visit(entry.value)
            found[entry.id.name] = Message(looker.variables, looker.numbers, looker.choosing, looker.messages)
    return found


def with_parts(messages: dict[str, Message], id: str) -> set[str]:
    """A message and all messages it is put together from."""
    found, new = set(), {id}
    while new:
        found |= new
        new = {part for one in new if one in messages for part in messages[one].refers_to} - found
    return found


def variables_of(messages: dict[str, Message], id: str) -> set[str]:
    """All variables that a message needs, those of its parts included."""
    return {name for part in with_parts(messages, id) for name in messages[part].variables}


def all_parts(messages: dict[str, Message]) -> set[str]:
    """Messages that are parts of other messages; a language may have its own."""
    return {part for message in messages.values() for part in message.refers_to}


# What the program says: reading the source.

HOLE = "\0"
"""Stands for a part of a string that the source alone does not tell."""

SAYING = ("Say", "say", "_say")


@dataclass
class Asked:
    """A message that the program says: its id, possibly with holes, and the arguments it gets."""

    id: str
    given: set[str] | None  # None where they cannot be told
    place: str


class Reader:
    """Reads one module: which strings its expressions can be, and what it says."""

    def __init__(self, source: str, name: str = "") -> None:
        self.name = name
        self._tree = ast.parse(source)
        # All nodes of a function or of the module, each walked once.
        self._nodes = cache(lambda scope: list(ast.walk(scope)))
        self._parents = {child: node for node in self._nodes(self._tree) for child in ast.iter_child_nodes(node)}
        self._docstrings = {
            body[0].value
            for node in self._nodes(self._tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            for body in [node.body]
            if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
        }

    def asked(self) -> Iterator[Asked]:
        """All that the module says."""
        for call in self._calls(*SAYING):
            if not call.args:
                continue
            given = {k.arg for k in call.keywords if k.arg}
            passed_on = any(k.arg is None for k in call.keywords)
            wrapper = self._function_of(call)
            ways: list[tuple[dict[str, ast.expr], set[str]]] = [({}, set())]
            if wrapper and wrapper.name not in SAYING and self._parameters_in(call.args[0], wrapper):
                ways = [self._bound(wrapper, c) for c in self._calls(wrapper.name)] or ways
                passed_on = passed_on and not wrapper.args.kwarg
            for binding, more in ways:
                for id in self.values(call.args[0], binding):
                    place = f"{self.name}:{call.lineno}"
                    yield Asked(id, None if passed_on else given | more, place)

    def mentioned(self) -> set[str]:
        """Every string that the module can make, docstrings left out."""
        strings = (n for n in self._nodes(self._tree) if isinstance(n, ast.JoinedStr | ast.Constant))
        return {
            value
            for node in strings
            if node not in self._docstrings and not isinstance(self._parents.get(node), ast.JoinedStr)
            for value in self.values(node)
        }

    def values(
        self,
        node: ast.expr,
        binding: dict[str, ast.expr] | None = None,
        seen: frozenset[ast.AST] = frozenset(),
    ) -> set[str]:
        """The strings an expression can be, a hole for what cannot be told."""
        if node in seen:
            return {HOLE}
        seen |= {node}

        def these(nodes: Iterable[ast.expr]) -> set[str]:
            return {value for one in nodes for value in self.values(one, binding, seen)}

        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp():
                return these([node.body, node.orelse])
            case ast.BoolOp():
                return these(node.values)
            case ast.Tuple() | ast.List():
                return these(node.elts)
            case ast.Dict():
                return these(node.values)
            # What comes out of a dictionary or a row is one of its values.
            case ast.Subscript(value=ast.Dict() | ast.Tuple() | ast.Name() as row):
                return self.values(row, binding, seen)
            case ast.Call(func=ast.Attribute(attr="get", value=row)):
                return self.values(row, binding, seen)
            case ast.FormattedValue(value=value):
                return self.values(value, binding, seen)
            case ast.JoinedStr(values=parts):
                ways = [sorted(self.values(part, binding, seen)) for part in parts]
                return {"".join(way) for way in itertools.product(*ways)}
            case ast.Name(id=name):
                return self._values_of_name(name, node, binding, seen)
        return {HOLE}

    def _values_of_name(
        self, name: str, node: ast.AST, binding: dict[str, ast.expr] | None, seen: frozenset[ast.AST]
    ) -> set[str]:
        if binding and name in binding:
            return self.values(binding[name], None, seen)
        scope = self._function_of(node)
        while True:
            sources = list(self._bindings(name, scope or self._tree))
            if scope and not sources and name in [a.arg for a in _parameters(scope)]:
                calls = [self._bound(scope, call)[0] for call in self._calls(scope.name)]
                sources = [bound[name] for bound in calls if name in bound]
            if sources or scope is None:
                return {value for source in sources for value in self.values(source, None, seen)} or {HOLE}
            scope = self._function_of(scope)

    def _bindings(self, name: str, scope: ast.AST) -> Iterator[ast.expr]:
        """What a name is set to or runs through inside a function."""
        for node in self._nodes(scope):
            if not isinstance(node, ast.Assign | ast.AnnAssign | ast.For | ast.comprehension):
                continue
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else node.iter
            if value and any(isinstance(target, ast.Name) and target.id == name for target in targets):
                yield value

    def _calls(self, *names: str) -> Iterator[ast.Call]:
        for node in self._nodes(self._tree):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in names:
                    yield node

    def _function_of(self, node: ast.AST) -> ast.FunctionDef | None:
        up = self._parents.get(node)
        while up is not None and not isinstance(up, ast.FunctionDef):
            up = self._parents.get(up)
        return up

    def _parameters_in(self, node: ast.expr, function: ast.FunctionDef) -> bool:
        used = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
        return bool(used & {a.arg for a in _parameters(function)} - {"self"})

    def _bound(self, function: ast.FunctionDef, call: ast.Call) -> tuple[dict[str, ast.expr], set[str]]:
        """The arguments of a call by the names of the parameters, and those that belong to none."""
        names = [a.arg for a in _parameters(function) if a.arg != "self"]
        binding = dict(zip(names, call.args, strict=False))
        named = {k.arg: k.value for k in call.keywords if k.arg}
        return binding | {k: v for k, v in named.items() if k in names}, set(named) - set(names)


def _parameters(function: ast.FunctionDef) -> list[ast.arg]:
    return [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]


def pattern(id: str) -> re.Pattern[str]:
    """An id with holes as a pattern."""
    return re.compile("(.+)".join(re.escape(part) for part in id.split(HOLE)), re.DOTALL)


def missing(asked: Iterable[Asked], messages: Iterable[str]) -> list[str]:
    """What is said and does not exist."""
    there = set(messages)
    return [
        f"{one.id.replace(HOLE, '...')} ({one.place})"
        for one in asked
        if one.id != HOLE and one.id not in there and not any(pattern(one.id).fullmatch(id) for id in there)
    ]


def unused(messages: dict[str, Message], mentioned: set[str], fillings: set[str]) -> set[str]:
    """What exists and is never said, alone or as a part of something else."""
    used = {id for id in messages if id in mentioned}
    patterns = [pattern(id) for id in mentioned if HOLE in id and re.search(r"[a-z]-|-[a-z]", id)]
    for id in set(messages) - used:
        shapes = (shape.fullmatch(id) for shape in patterns)
        # A hole is filled by a name from a table, or by another message: {section}-title.
        if any(shape and set(shape.groups()) <= fillings | used for shape in shapes):
            used.add(id)
    return set(messages) - {part for id in used for part in with_parts(messages, id)}


def short_of_arguments(asked: Iterable[Asked], messages: dict[str, Message]) -> list[str]:
    """Messages that are said without something that they need."""
    return [
        f"{one.id} lacks {sorted(lacking)} ({one.place})"
        for one in asked
        if one.id in messages and one.given is not None
        for lacking in [variables_of(messages, one.id) - one.given]
        if lacking
    ]
