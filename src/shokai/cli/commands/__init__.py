"""The commands of `shokai`, one module each: `declare` says what can be asked, `run` does it and gives the exit code.

A module is imported when its command is asked for. What needs an extra is imported by `run`, so that the help is there
without it.
"""

from __future__ import annotations

from importlib import import_module
from keyword import iskeyword
from types import ModuleType
from typing import Any

from shokai.cli.parser import Parser
from shokai.texts import Speaker


def module_name(command: str) -> str:
    """The module of a command, in this folder.

    >>> module_name("play"), module_name("import")
    ('play', 'import_')
    """
    return f"{command}_" if iskeyword(command) else command


def _module(command: str) -> ModuleType:
    return import_module(f"{__name__}.{module_name(command)}")


def declare(command: str, parser: Parser) -> None:
    """Tells a parser what the command can be asked."""
    _module(command).declare(parser)


def run_command(command: str, asked: Any, speak: Speaker) -> int:
    """Does what was asked, and gives the exit code."""
    code: int = _module(command).run(asked, speak)
    return code
