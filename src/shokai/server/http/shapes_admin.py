"""The shapes of what the operator asks and is told, for the OpenAPI document and for checking."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from shokai.server.operators.operating import LONGEST_SEARCH
from shokai.server.operators.rules import LONGEST_ANNOUNCEMENT, MOST_DAYS, MOST_HOSTS


class PersonListed(BaseModel):
    """A person in a list; `updated` is when one of their tables last changed."""

    id: str
    name: str
    account: bool
    blocked: bool
    created: float
    games: int
    tables: int
    updated: float
    # When they were last here.
    seen: float


class PeopleListed(BaseModel):
    """A page of people."""

    total: int
    page: int
    rows: int
    people: list[PersonListed]


class TableListedToOperator(BaseModel):
    """A table in a list; `events` is its size, `age` is in seconds, `bot` is the one to move."""

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
    """A person and a page of their tables."""

    id: str
    name: str
    account: bool
    blocked: bool
    created: float
    games: int
    tokens: int


class BlockedPerson(BaseModel):
    """A blocked person."""

    id: str
    name: str


class BlockedAddress(BaseModel):
    """A blocked address or network."""

    address: str
    created: float


class Blocked(BaseModel):
    """All blocks."""

    people: list[BlockedPerson]
    addresses: list[BlockedAddress]


class WhoAsked(BaseModel):
    """A person by ID or name, or an address or network; `force` allows the operator's own."""

    model_config = ConfigDict(extra="forbid", strict=True)

    who: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_SEARCH)]
    force: bool = False


class BlockDone(BaseModel):
    """The result of blocking or unblocking; a person has an ID and a name, an address only itself."""

    id: str | None = None
    name: str | None = None
    address: str | None = None
    blocked: bool
    changed: bool


class Ended(BaseModel):
    """The result of closing a table."""

    id: str
    was: str
    state: str


class Forgotten(BaseModel):
    """What erasing a person does, or would do: tables deleted, tables kept without their name."""

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
    """A table with a failing bot."""

    id: str
    bot: str | None
    bot_failures: int


class Nearest(BaseModel):
    """How much of a burst someone has used."""

    key: str
    used: float


class Limit(BaseModel):
    """A rate limit, and who is closest to it."""

    per_second: float
    at_once: float
    fullest: list[Nearest]


class Busy(BaseModel):
    """The load of a process, and of the shared database."""

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


class Crowd(BaseModel):
    """How many people were connected at a moment."""

    at: float
    people: int


class TablesByState(BaseModel):
    """How many tables there are."""

    gathering: int
    playing: int
    over: int
    closed: int


class TableWaiting(BaseModel):
    """A table that goes on, and whom it waits for: `waits_for` is a person's name, `bot` a bot."""

    id: str
    game: str
    state: str
    name: str
    people: list[str]
    players: int
    open: int
    updated: float
    waits_for: str | None
    bot: str | None
    # Whether a process has begun to think about the bot's move.
    thinking: bool
    # Whether its bot fails, or somebody has not moved for two weeks.
    stuck: bool


class Overview(BaseModel):
    """What there is at first sight; `here`, `crowd`, `up_seconds` and `lag_seconds` are of this process."""

    here: int
    # Every five minutes of the last day, and now.
    crowd: list[Crowd]
    up_seconds: float
    # How late the event loop was in the last minute, at worst.
    lag_seconds: float
    accounts: int
    guests: int
    blocked: int
    tables: TablesByState
    # How many are.
    stuck: int
    # At most six tables: those that are stuck, then those that moved last.
    waiting: list[TableWaiting]
    # At most six tables that wait for a bot, those that one thinks about first.
    queue: list[TableWaiting]


class CodeTold(BaseModel):
    """A code that works once, until it expires."""

    code: str
    expires: float


class RulesAsked(BaseModel):
    """Rules to change; the others stay. A mistake here deletes tables: nothing is guessed."""

    model_config = ConfigDict(extra="forbid", strict=True)

    registration: Literal["open", "invited"] | None = None
    announcement: Annotated[str, StringConstraints(max_length=LONGEST_ANNOUNCEMENT)] | None = None
    keep_days: Annotated[int, Field(ge=0, le=MOST_DAYS)] | None = None
    # Whose accounts may hold tournaments; an empty list means everybody's.
    hosts: Annotated[list[Annotated[str, StringConstraints(max_length=80)]], Field(max_length=MOST_HOSTS)] | None = None
    bots_paused: bool | None = None


class RulesTold(BaseModel):
    """The rules of the house; `old_tables` are those that are older than they are kept."""

    registration: str
    announcement: str
    announced: float | None
    keep_days: int | None
    hosts: list[str]
    bots_paused: bool
    old_tables: int


class BackupTold(BaseModel):
    name: str
    at: float
    bytes: int
    # The command that puts it in the place of the database, while the server is stopped.
    restore: str


class BackupsTold(BaseModel):
    """Backups that the operator made over the web; a database that is no file is backed up by its own tool."""

    possible: bool
    folder: str
    backups: list[BackupTold]
