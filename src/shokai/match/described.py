"""What is written about the types of views: the comments beside their keys, for documents and tables.

A comment stands behind its key, or on the lines above it.
"""

from __future__ import annotations

import ast
import inspect
import io
import sys
import tokenize
from functools import cache
from typing import Any, get_args, get_type_hints

from typing_extensions import get_original_bases, is_typeddict

# A TypedDict.
Kind = type[Any]


def kinds_of(kind: Any) -> list[Kind]:
    """The types with keys that a type is made of: itself first, then the others in the order in which they come.

    >>> from shokai.match.view_types import PlainView
    >>> [part.__name__ for part in kinds_of(PlainView)]
    ['PlainView', 'PlainMove', 'PlainChange', 'PlainResult']
    """
    found: dict[Kind, None] = {}
    _collect(kind, found)
    return list(found)


def _collect(kind: Any, found: dict[Kind, None]) -> None:
    if is_typeddict(kind):
        if kind in found:
            return
        found[kind] = None
        for part in get_type_hints(kind).values():
            _collect(part, found)
    for part in get_args(kind):
        _collect(part, found)


def described(kind: Kind) -> dict[str, str]:
    """The keys of a type with what is written about them; those of the types that it extends come last.

    >>> from shokai.match.view_types import PlainResult
    >>> described(PlainResult)
    {'reason': 'why, in the words of the rules', 'places': 'the place of each seat, from 1'}
    """
    told = dict(_written(kind.__module__).get(kind.__name__, {}))
    for base in get_original_bases(kind):
        if is_typeddict(base):
            told = {**told, **{key: text for key, text in described(base).items() if key not in told}}
    return {**told, **{key: "" for key in get_type_hints(kind) if key not in told}}


@cache
def _written(module: str) -> dict[str, dict[str, str]]:
    """The comments of a module by type and key; nothing where the source is not at hand."""
    try:
        source = inspect.getsource(sys.modules[module])
    except OSError:
        return {}
    comments, alone = _comments(source)
    told: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        name, keys = _keys(node)
        if keys:
            told[name] = {key: _beside(place, comments, alone) for key, place in keys.items()}
    return told


def _keys(node: ast.stmt) -> tuple[str, dict[str, ast.stmt | ast.expr]]:
    """The name of the type that a statement makes, and where its keys stand."""
    if isinstance(node, ast.ClassDef):
        parts = [part for part in node.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)]
        return node.name, {part.target.id: part for part in parts if isinstance(part.target, ast.Name)}
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.targets[0], ast.Name):
        for argument in node.value.args:
            if isinstance(argument, ast.Dict):
                pairs = zip(argument.keys, argument.values, strict=True)
                keys = {key.value: value for key, value in pairs if isinstance(key, ast.Constant)}
                return node.targets[0].id, {str(key): value for key, value in keys.items()}
    return "", {}


def _comments(source: str) -> tuple[dict[int, str], set[int]]:
    """The comments by line, and the lines that have nothing else."""
    comments, alone = {}, set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            comments[token.start[0]] = token.string.lstrip("# ").rstrip()
            if token.line.lstrip().startswith("#"):
                alone.add(token.start[0])
    return comments, alone


def _beside(place: ast.stmt | ast.expr, comments: dict[int, str], alone: set[int]) -> str:
    line = place.end_lineno or place.lineno
    if line in comments:
        return comments[line]
    above: list[str] = []
    while (line := line - 1) in alone:
        above.insert(0, comments[line])
    return " ".join(above)
