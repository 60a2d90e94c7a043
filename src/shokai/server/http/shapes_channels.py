"""The shapes of channels through which people are told what happens, for the OpenAPI document and for checking."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from shokai.server.http.shapes import Strict
from shokai.server.tables.view_types import SayTold

Kind = Literal["turn", "start", "end", "invite", "rematch", "late"]
Off = Annotated[list[Kind], Field(max_length=6)]
Language = Annotated[str, StringConstraints(max_length=8)]


class ChannelTold(BaseModel):
    """A way to reach you, and how it went."""

    id: str
    kind: str
    address: str
    label: str
    format: str
    language: str
    off: list[str]
    confirmed: bool
    created: float
    delivered: float | None
    failed: float | None
    problem: SayTold | None
    dropped: int
    muted: bool


class ChannelsTold(BaseModel):
    """All of them, and the kinds that this server offers."""

    channels: list[ChannelTold]
    kinds: list[str]
    most: int
    # For browsers that subscribe to push messages: the key that signs ours.
    push_key: str | None


class PushKeys(Strict):
    """As a browser gives them: its public key, and a secret that only it and we know."""

    p256dh: Annotated[str, StringConstraints(max_length=100)]
    auth: Annotated[str, StringConstraints(max_length=40)]


class ChannelAsked(Strict):
    kind: Literal["webhook", "mail", "push"]
    address: Annotated[str, StringConstraints(max_length=1000)]
    # Of a browser's subscription, and the address that it had before.
    keys: PushKeys | None = None
    replaces: Annotated[str, StringConstraints(max_length=1000, pattern=r"^[!-~]*$")] | None = None
    format: Literal["json", "text"] = "json"
    language: Language = "en"
    off: Off = Field(default_factory=list)
    # For a mail address: who reads its mail can set a new password.
    password: Annotated[str, StringConstraints(max_length=200)] = ""


class ChannelChange(Strict):
    """What is left out stays as it is."""

    format: Literal["json", "text"] | None = None
    language: Language | None = None
    off: Off | None = None


class CodeAsked(Strict):
    code: Annotated[str, StringConstraints(max_length=20)]


class ForgottenAsked(Strict):
    address: Annotated[str, StringConstraints(max_length=254)]
    language: Language = "en"


class ForgottenTold(BaseModel):
    """For how long the link works, if one was sent."""

    minutes: int


class MailOff(BaseModel):
    """Whether no more mail comes."""

    off: bool
