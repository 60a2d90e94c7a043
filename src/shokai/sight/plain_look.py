"""The observation of a game that has none of its own: every field of its state, as it stands.

Only for a game without secrets. The seat that looks comes first, as in every observation, and with it whatever is kept
for each seat; numbers are counted from the least that a field can have, and clipped to a byte.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from math import prod
from types import ModuleType
from typing import Any

from shokai.engine.fields import Field
from shokai.engine.once import once
from shokai.engine.plain import hide_nothing
from shokai.engine.rule import rule
from shokai.sight.pieces import BYTE, Piece, Pieces
from shokai.texts import Refusal, Say


@once
def plain_look(rules: ModuleType) -> ModuleType:
    """See the template `shokai.sight.look`. Its code is written out field by field, as that of states is."""
    if rules.hide is not hide_nothing:
        raise Refusal(Say("no-observation", game=rules.NAME))
    seats = rules.PLAYERS[1]
    fields = [field for field in rules.FIELDS if field.name not in ("actor", "players", "turn")]
    fewest, most = rules.PLAYERS
    pieces = Pieces(
        Piece("players", (most - fewest + 1,), 1, "how many play", fixed=True),
        Piece("actor", (seats,), 1, "who decides"),
        Piece("turn", (seats,), 1, "whose turn it is"),
        *(_piece(field) for field in fields),
    )
    places = dict(zip((piece.name for piece in pieces.pieces), pieces.places, strict=True))
    lines = [
        "def show_fixed(s, out):",
        f"    for k in range({pieces.fixed_size}):",
        "        out[k] = 0",
        f"    out[s.players - {fewest}] = 1",
        "def show_rest(s, seat, memory, out):",
        f"    for k in range({pieces.fixed_size}, {pieces.size}):",
        "        out[k] = 0",
        "    for i in range(s.players):",
        "        p = seat + i if seat + i < s.players else seat + i - s.players",
        f"        if s.actor == p: out[{places['actor']} + i] = 1",
        f"        if s.turn == p: out[{places['turn']} + i] = 1",
        *(line for field in fields if _by_seat(field, seats) for line in _shown(field, places[field.name], "p")),
        *(line for field in fields if not _by_seat(field, seats) for line in _shown(field, places[field.name], "")),
        "def secret_of(s):",
        "    return -1",
        "def at_home(s):",
        "    return 1",
    ]
    look = ModuleType(f"{rules.__name__}.plain_look")
    scope: dict[str, Any] = {"__name__": __name__}
    exec("\n".join(lines), scope)  # noqa: S102 - the text is made from the field table alone
    for name in ("show_fixed", "show_rest", "secret_of", "at_home"):
        setattr(look, name, rule(scope[name]))
    vars(look).update(PIECES=pieces, FEATURES=pieces.size, FIXED=pieces.fixed_size, PRIVATE=(), held=_nothing)
    return look


def _nothing(_view: dict[str, Any], _player: int) -> list[str]:
    return []


def _by_seat(field: Field, seats: int) -> bool:
    """Whether a field has a row for each seat: its first axis is as long as there are seats."""
    return bool(field.shape) and field.shape[0] == seats


def _piece(field: Field) -> Piece:
    high = min(max(field.high - field.low, 1), BYTE)
    return Piece(field.name, field.shape or (1,), high, field.meaning, scale=high, fixed=False)


def _shown(field: Field, at: int, seat: str) -> list[str]:
    """The lines that write a field; of one with a row for each seat, the row of seat `p`, who sits `i` places on."""
    shape = field.shape[1:] if seat else field.shape
    first = f"{at} + i * {prod(shape)}" if seat else str(at)
    indent, index, offset = ("        ", f"[{seat}]", first) if seat else ("    ", "", first)
    lines = []
    for depth, length in enumerate(shape):
        lines.append(f"{indent}for k{depth} in range({length}):")
        indent += "    "
        index += f"[k{depth}]"
        offset += f" + k{depth} * {prod(shape[depth + 1 :])}"
    value = f"s.{field.name}{index}"
    value = f"{value} - {field.low}" if field.low else value
    lines.append(f"{indent}out[{offset}] = min(max({value}, 0), {BYTE})")
    return lines
