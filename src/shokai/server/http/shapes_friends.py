"""The shapes of friends, for the OpenAPI document and for checking."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, StringConstraints

from shokai.server.http.shapes import Strict


class FriendTold(BaseModel):
    name: str
    since: float
    # Whether they are on the home page or at a table right now.
    here: bool


class FriendsTold(BaseModel):
    friends: list[FriendTold]
    # Names of those who have asked, who were asked, and who are blocked.
    asking: list[str]
    asked: list[str]
    blocked: list[str]


class FriendAsked(Strict):
    name: Annotated[str, StringConstraints(max_length=80)]
