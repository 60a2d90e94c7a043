"""What goes over the WebSocket at a table, both ways: the source of `/api/messages.json`. See docs/reference/api.md."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from shokai.server.http import shapes
from shokai.server.tables import view_types
from shokai.server.tables.actions import Action
from shokai.server.tables.game_views import with_descriptions

# From the server.

Path = list[str | int]


class Viewed(BaseModel):
    """Everything you can see, at first and whenever you ask."""

    type: Literal["view"]
    n: int
    version: int
    view: view_types.TableView


class Changed(BaseModel):
    """What changed in your view: `[path, value]` puts a value there, `[path]` removes it."""

    type: Literal["change"]
    n: int
    before: Annotated[int, Field(alias="from")]
    to: int
    diff: list[tuple[Path] | tuple[Path, Any]]


class Done(BaseModel):
    """Your action was stored."""

    type: Literal["done"]
    client: str
    id: int
    version: int


class Refused(BaseModel):
    """Your action had no effect; client and number are null if the message had none."""

    type: Literal["refused"]
    client: str | None
    id: int | None
    why: shapes.Problem


class Reason(BaseModel):
    """Why a move is illegal, and the section of the rules that says so."""

    code: str
    text: view_types.SayTold
    section: str | None


class WhyAnswer(BaseModel):
    reason: Reason | None


class PreviewAnswer(BaseModel):
    preview: view_types.GamePreview
    said: list[view_types.SayTold]


class InviteAnswer(BaseModel):
    invite: str


class RematchAnswer(BaseModel):
    table: str


class Answered(BaseModel):
    """The answer to `why`, `preview`, `invite` or `rematch`."""

    type: Literal["answer"]
    client: str
    id: int
    answer: WhyAnswer | PreviewAnswer | InviteAnswer | RematchAnswer
    # Of `rematch`, which is stored.
    version: int | None = None


class Pong(BaseModel):
    """The answer to a ping: the number of the last view or change."""

    type: Literal["pong"]
    n: int


class Bye(BaseModel):
    """The server closes the connection, with the reason."""

    type: Literal["bye"]
    why: str


# From a client, besides the actions.


class Look(BaseModel):
    """Asks for the whole view."""

    do: Literal["look"]
    client: str | None = None
    id: int | None = None


class Ping(BaseModel):
    """A heartbeat."""

    do: Literal["ping"]
    client: str | None = None
    id: int | None = None


FromServer = Annotated[
    Viewed | Changed | Done | Refused | Answered | Pong | Bye, Field(discriminator="type", title="From the server")
]
FromClient = Annotated[Action | Look | Ping, Field(discriminator="do", title="From a client")]


@cache
def document() -> dict[str, Any]:
    """All messages as JSON Schema: `$defs` has `FromServer`, `FromClient`, and every shape that they are made of."""
    sides: dict[str, TypeAdapter[Any]] = {"FromServer": TypeAdapter(FromServer), "FromClient": TypeAdapter(FromClient)}
    inputs = [
        ("FromServer", "serialization", sides["FromServer"]),
        ("FromClient", "validation", sides["FromClient"]),
    ]  # fmt: skip
    made, shared = TypeAdapter.json_schemas(inputs, ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    return {
        "$schema": GenerateJsonSchema.schema_dialect,
        "title": "Messages of the WebSocket at a table",
        "anyOf": [{"$ref": f"#/$defs/{side}"} for side in sides],
        "$defs": {**with_descriptions(shared["$defs"]), **{side: schema for (side, _), schema in made.items()}},
    }
