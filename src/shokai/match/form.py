"""A form for positions: which lines a table has controls for, and which lines follow from the others.

A position is its text, and the rules read it. A form only knows how the value of a line is put together:

- `cards`: words of `choices`, each as often as it lies there: `R5 R5 B2`
- `choice`: one of `choices`, or nothing
- `number`: up to `most`
- `counts`: a number behind each of `choices`: `c1 s0 t4`
- `men`: a number before each of `choices`: `2@Bank 1@Port`
- `each`: one of `places` for every one of `choices`, by its number: `R0 B3`
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shokai.match.game import Game
from shokai.match.match import Match


@dataclass(frozen=True)
class Field:
    """A line with a control: its key, what it is about (`seat` is None for the table), and how its value is made."""

    key: str
    what: str
    kind: str
    seat: int | None = None
    choices: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    most: int = 99


@dataclass(frozen=True)
class Form:
    """The fields of a position, all keys that it may have, and keys that a person need not write."""

    fields: tuple[Field, ...]
    keys: tuple[str, ...]
    follows: tuple[str, ...] = ()


def form_of(game: Game, names: Sequence[str]) -> Form:
    """The form of a game: its own where it brings one, else only the keys of its positions."""
    own: Any = getattr(game, "position_form", None)
    if own is not None:
        form: Form = own(names)
        return form
    match = Match(game.name, len(names), names=names, seed="1")
    return Form((), tuple(line.partition(":")[0] for line in match.kind.write_position(match.state, names)))


def sparse(lines: Sequence[str], form: Form) -> str:
    """A complete position without what follows from the rest: whoever changes a line need not change those.

    >>> sparse(["market: R5", "draw: B2x3", "White hand:"], Form((), (), ("draw",)))
    'market: R5\\nWhite hand:\\n'
    """
    told = dict(line.partition(": ")[::2] for line in lines)
    follows = {*form.follows, *(("actor",) if told.get("actor") == told.get("turn") else ())}
    return "".join(f"{line}\n" for line in lines if line.partition(":")[0] not in follows)
