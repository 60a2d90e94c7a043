"""The views of the games in the server's documents. Nobody holds a view against them while games are played.

A view is made by the game and sent as it is; what it has is checked by mypy, and by tests in whole games.
"""

from __future__ import annotations

import re
from typing import Any, Literal, Union, get_args, get_type_hints

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType, is_typeddict

from shokai.games import GAMES
from shokai.match.described import described, kinds_of
from shokai.match.game import game_for
from shokai.match.view_types import PlainView


def view_types() -> list[type[Any]]:
    """The types of the games' views; that of the plain table is always there, for games that are still to come."""
    return list(dict.fromkeys([*(game_for(name).view_type for name in GAMES), PlainView]))


def preview_types() -> list[Any]:
    """The types of the previews, as the moves of the views have them."""
    return list(dict.fromkeys(_preview_type(kind) for kind in view_types()))


def _preview_type(kind: type[Any]) -> Any:
    for move in get_args(get_type_hints(kind).get("moves")):
        if is_typeddict(move):
            return get_type_hints(move).get("preview", dict[str, Any])
    # A game need not say it.
    return dict[str, Any]


class ByGame:
    """Marks a field that has one of the games' types: its schema is named, and any of theirs."""

    def __init__(self, part: Literal["GameView", "GamePreview"]) -> None:
        self._part = part

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        # What is read or written at run time is a dictionary, whatever is in it.
        return handler(source)

    def __get_pydantic_json_schema__(self, _: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        kinds = view_types() if self._part == "GameView" else preview_types()
        any_of_them: Any = TypeAliasType(self._part, Union[tuple(kinds)])  # noqa: UP007
        return handler(TypeAdapter(any_of_them).core_schema)


def with_descriptions(schemas: dict[str, Any]) -> dict[str, Any]:
    """Schemas by name, those of views with what is written beside their keys."""
    kinds = {kind.__name__: kind for view in view_types() for kind in kinds_of(view)}
    return {name: _with_descriptions(schema, kinds.get(name)) for name, schema in schemas.items()}


def _with_descriptions(schema: dict[str, Any], kind: type[Any] | None) -> dict[str, Any]:
    if kind is None:
        return schema
    # Links are for the page that the tables stand on.
    told = {key: re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text) for key, text in described(kind).items()}
    properties = {
        key: {**part, "description": told[key]} if told.get(key) else part for key, part in schema["properties"].items()
    }
    return {**schema, "properties": properties}
