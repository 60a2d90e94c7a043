"""The types of the views of the plain table, and of a view that nobody has given a type.

A game's own are in its `table`; see docs/guide/games.md. Comments next to keys become the tables in
docs/reference/formats.md and the descriptions in the server's documents. After a change run
`python tools/view_tables.py`, and `npm run types` for the page.
"""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

# The numbers of a field: one, a row, or rows of rows.
Numbers = int | list[Any]

PlainChange = TypedDict(
    "PlainChange",
    {
        "from": Numbers,  # the field's value now
        "to": Numbers,  # its value after the move
    },
)
PlainChange.__doc__ = "A field that a move changes."


class PlainMove(TypedDict):
    """A legal move."""

    number: int  # its number, the same in every game
    text: str  # its text, the same in every language
    preview: dict[str, PlainChange]  # the fields that the move changes, unless some are hidden from the player


class PlainResult(TypedDict):
    """How the game ended."""

    reason: str  # why, in the words of the rules
    places: list[int]  # the place of each seat, from 1


class PlainOpenView(TypedDict):
    """What everyone sees."""

    players: int  # number of players
    turn: int  # the seat whose turn it is
    actor: int | None  # the seat that decides; `null` while something is dealt and after the end
    points: list[int]  # the points of each seat, as far as they are public
    labels: dict[str, list[str]]  # the names of a field's values, by field, if the game defines them
    moves: list[PlainMove]  # the legal moves, if the observing seat is to decide
    over: PlainResult | None  # how the game ended; `null` until then


class PlainSeatView(PlainOpenView):
    """The table as a seat may see it, without names: what a bot gets."""

    game: str  # the name of the game
    seat: int | None  # the observing seat; `null` for a spectator
    memory: bool  # `true` for the view of a player with perfect memory
    fields: dict[str, Numbers]  # the fields of the state by name, without what the seat cannot know


class PlainView(PlainSeatView):
    """The table as a seat may see it."""

    names: list[str]  # the players' names, in seat order


class AnyMove(TypedDict):
    """A legal move of any game."""

    number: int  # its number, the same in every game
    text: str  # its text, the same in every language
    preview: dict[str, Any]  # what is certain to follow


class AnyView(TypedDict):
    """What every view has at least. Used for games that define a `view` but no type for it."""

    game: str  # the name of the game
    seat: int | None  # the observing seat; `null` for a spectator
    memory: bool  # `true` for the view of a player with perfect memory
    names: list[str]  # the players' names, in seat order
    players: int  # number of players
    turn: int  # the seat whose turn it is
    actor: int | None  # the seat that decides; `null` while something is dealt and after the end
    moves: list[AnyMove]  # the legal moves, if the observing seat is to decide
    over: Any  # how the game ended; `null` until then
