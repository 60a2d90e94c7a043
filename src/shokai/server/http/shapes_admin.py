"""The shapes of what the operator asks and is told, for the OpenAPI document and for checking."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, StringConstraints

from shokai.server.operators.operating import LONGEST_SEARCH


class PersonListed(BaseModel):
    """Somebody in a list; `updated` is when one of their tables moved last."""

    id: str
    name: str
    account: bool
    blocked: bool
    created: float
    games: int
    tables: int
    updated: float


class PeopleListed(BaseModel):
    """A page of people."""

    total: int
    page: int
    rows: int
    people: list[PersonListed]


class TableListedToOperator(BaseModel):
    """A table in a list; `events` is its size, `age` in seconds, `bot` the one that has to move."""

    id: str
    game: str
    state: str
    host: str
    public: bool
    created: float
    updated: float
    age: float
    events: int
    bot: str | None
    bot_failures: int
    seats: list[str]


class TablesListed(BaseModel):
    """A page of tables."""

    total: int
    page: int
    rows: int
    tables: list[TableListedToOperator]


class PersonToOperator(TablesListed):
    """Somebody and a page of their tables."""

    id: str
    name: str
    account: bool
    blocked: bool
    created: float
    games: int
    tokens: int


class BlockedPerson(BaseModel):
    """Somebody who is shut out."""

    id: str
    name: str


class BlockedAddress(BaseModel):
    """An address or a network that is shut out."""

    address: str
    created: float


class Blocked(BaseModel):
    """Whoever is shut out."""

    people: list[BlockedPerson]
    addresses: list[BlockedAddress]


class WhoAsked(BaseModel):
    """A person by id or name, or an address or network; `force` also where it is the operator's own."""

    model_config = ConfigDict(extra="forbid", strict=True)

    who: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_SEARCH)]
    force: bool = False


class BlockDone(BaseModel):
    """What came of blocking or unblocking; a person has an id and a name, an address itself."""

    id: str | None = None
    name: str | None = None
    address: str | None = None
    blocked: bool
    changed: bool


class Ended(BaseModel):
    """What came of ending a table."""

    id: str
    was: str
    state: str


class Forgotten(BaseModel):
    """What is done, or would be, to forget somebody: tables deleted, tables kept without their name."""

    id: str
    name: str
    deleted: list[str]
    kept: list[str]
    chat: int
    tokens: int


class AddressBusy(BaseModel):
    """How many connections an address has."""

    address: str
    connections: int


class BotFailing(BaseModel):
    """A table whose bot fails."""

    id: str
    bot: str | None
    bot_failures: int


class Nearest(BaseModel):
    """Who has used how much of what may be done at once."""

    key: str
    used: float


class Limit(BaseModel):
    """A limit on a rate, and who is nearest to it."""

    per_second: float
    at_once: float
    fullest: list[Nearest]


class Busy(BaseModel):
    """What a process does, and what all of them have before them."""

    process: str
    tables_in_memory: int
    connections: int
    addresses: list[AddressBusy]
    thinking: int
    thinkers: int
    loop_lag_seconds: float
    worst_loop_lag_seconds: float
    open_tables: int
    bots_waiting: int
    bots_failing: list[BotFailing]
    database_bytes: int
    database_seconds: float
    refused: dict[str, int]
    limits: dict[str, Limit]
    most: dict[str, int]
