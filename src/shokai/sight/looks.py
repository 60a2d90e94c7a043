"""Which look a game has, and observations of single states."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from shokai.engine.entries import opened
from shokai.engine.rule import rule
from shokai.match.game import game_for
from shokai.sight import look
from shokai.sight.plain_look import plain_look


def look_of(game: str) -> ModuleType:
    """A game's own look, or a plain one."""
    own = f"shokai.games.{game}.observation"
    return import_module(own) if find_spec(own) else plain_look(game_for(game).rules)


@rule
def observe_state(home, seat, memory, out):
    """The observation of any seat."""
    s = opened(home)
    look.show_fixed(s, out)
    look.show_rest(s, seat, memory, out)
