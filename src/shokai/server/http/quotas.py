"""Quotas: how much one person and one address may have, whichever way they ask for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from weakref import WeakValueDictionary

from sqlalchemy import func, select

from shokai.server.http.buckets import Buckets
from shokai.server.storage import schema as db
from shokai.server.storage.store import Store
from shokai.server.tables.deciding import Who
from shokai.server.tables.table import CLOSED, GATHERING, OVER, PLAYING
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

# Tables of one host that are not over, and those that were made within a day: closing them makes no room there.
MOST_TABLES, MOST_TABLES_A_DAY, DAY = 30, 200, 24 * 3600
# New tables, rematches too: so many a second over time, so many at once.
TABLES_PER_SECOND, TABLES_AT_ONCE = 0.05, 40
TABLES_OF_ADDRESS_PER_SECOND, TABLES_OF_ADDRESS_AT_ONCE = 0.1, 100
# Messages, over all connections and by HTTP.
MESSAGES_PER_SECOND, MESSAGES_AT_ONCE = 40, 120
MESSAGES_OF_ADDRESS_PER_SECOND, MESSAGES_OF_ADDRESS_AT_ONCE = 200, 600
# Lines of chat of one person.
CHAT_PER_SECOND, CHAT_AT_ONCE = 0.5, 10
# Hints of one person; one whose answer is known already costs nothing.
HINTS_PER_SECOND, HINTS_AT_ONCE = 0.2, 10
# Reviews of one person that have to be made; one that is there already costs nothing.
REVIEWS_PER_SECOND, REVIEWS_AT_ONCE = 1 / 30, 10
# What one address does on the analysis board: moves, looks, questions about moves.
BOARD_PER_SECOND, BOARD_AT_ONCE = 4, 80
# Values on the analysis board that have to be found, of one person and of one address.
VALUES_PER_SECOND, VALUES_AT_ONCE = 0.5, 20
VALUES_OF_ADDRESS_PER_SECOND, VALUES_OF_ADDRESS_AT_ONCE = 1, 40
# Statistics of one's own games, which are counted anew each time.
OWN_PER_SECOND, OWN_AT_ONCE = 0.5, 20
# Profiles that one address looks at: of somebody with thousands of games, one is a tenth of a second of work.
PROFILES_PER_SECOND, PROFILES_AT_ONCE = 2, 40
# New guests of one address: a class of a school at once, then two a minute.
GUESTS_PER_SECOND, GUESTS_AT_ONCE = 1 / 30, 40
# New tournaments of one person.
TOURNAMENTS_PER_SECOND, TOURNAMENTS_AT_ONCE = 1 / 600, 5
# WebSockets at the same time.
MOST_SOCKETS_OF_PERSON, MOST_SOCKETS = 100, 200


class Quotas:
    """Counts for one process what its people and their addresses have; without `limits` it lets everything pass."""

    def __init__(self, store: Store, limits: bool) -> None:
        self._store, self._limits = store, limits
        self._tables = Buckets(TABLES_PER_SECOND, TABLES_AT_ONCE)
        self._tables_of_address = Buckets(TABLES_OF_ADDRESS_PER_SECOND, TABLES_OF_ADDRESS_AT_ONCE)
        self._messages = Buckets(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
        self._messages_of_address = Buckets(MESSAGES_OF_ADDRESS_PER_SECOND, MESSAGES_OF_ADDRESS_AT_ONCE)
        self._chatter = Buckets(CHAT_PER_SECOND, CHAT_AT_ONCE)
        self._hints = Buckets(HINTS_PER_SECOND, HINTS_AT_ONCE)
        self._reviews = Buckets(REVIEWS_PER_SECOND, REVIEWS_AT_ONCE)
        self._board = Buckets(BOARD_PER_SECOND, BOARD_AT_ONCE)
        self._values = Buckets(VALUES_PER_SECOND, VALUES_AT_ONCE)
        self._values_of_address = Buckets(VALUES_OF_ADDRESS_PER_SECOND, VALUES_OF_ADDRESS_AT_ONCE)
        self._tournaments = Buckets(TOURNAMENTS_PER_SECOND, TOURNAMENTS_AT_ONCE)
        self._own = Buckets(OWN_PER_SECOND, OWN_AT_ONCE)
        self._profiles = Buckets(PROFILES_PER_SECOND, PROFILES_AT_ONCE)
        self._guests = Buckets(GUESTS_PER_SECOND, GUESTS_AT_ONCE)
        self._sockets: Counter[str] = Counter()
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def buckets(self) -> dict[str, Buckets]:
        """What is limited here, for the operator."""
        if not self._limits:
            return {}
        return {
            "tables": self._tables, "tables-of-an-address": self._tables_of_address, "messages": self._messages,
            "messages-of-an-address": self._messages_of_address, "chat": self._chatter, "guests": self._guests,
            "hints": self._hints, "reviews": self._reviews, "board": self._board, "values": self._values,
            "values-of-an-address": self._values_of_address, "tournaments": self._tournaments,
            "own-statistics": self._own, "profiles": self._profiles,
        }  # fmt: skip

    def may_speak(self, who: Who) -> bool:
        """Whether one more message of somebody may pass."""
        if not self._limits:
            return True
        return self._messages_of_address.take(who.address) and (
            who.person is None or self._messages.take(who.person)
        )  # fmt: skip

    def may_chat(self, who: Who) -> bool:
        """Whether one more line of chat may pass."""
        return not self._limits or self._chatter.take(str(who.person))

    def may_have_hint(self, who: Who) -> bool:
        """Whether somebody may have one more hint thought out."""
        return not self._limits or self._hints.take(str(who.person))

    def may_have_review(self, who: Who) -> bool:
        """Whether somebody may have one more game reviewed."""
        return not self._limits or self._reviews.take(str(who.person))

    def check_board(self, address: str) -> None:
        """Refuses one more question about a study from an address that has asked too many."""
        if self._limits and not self._board.take(address):
            raise refuse("too-fast")

    def may_have_values(self, who: Who) -> bool:
        """Whether somebody may have one more position looked at."""
        return not self._limits or (self._values_of_address.take(who.address) and self._values.take(str(who.person)))

    def check_tournament(self, person: str) -> None:
        """Refuses one more tournament of somebody who made too many."""
        if self._limits and not self._tournaments.take(person):
            raise refuse("too-fast")

    def check_own(self, person: str) -> None:
        """Refuses to count somebody's games once more who has had it done too often."""
        if self._limits and not self._own.take(person):
            raise refuse("too-fast")

    def check_profile(self, address: str) -> None:
        """Refuses one more profile to an address that has looked at too many."""
        if self._limits and not self._profiles.take(address):
            raise refuse("too-fast")

    def check_guest(self, address: str) -> None:
        """Refuses one more guest of an address where there were too many."""
        if self._limits and not self._guests.take(address):
            raise refuse("too-many-guests")

    @contextlib.asynccontextmanager
    async def making_table(self, host: str, address: str) -> AsyncIterator[None]:
        """Refuses a table that is too many; a host's tables are made, and counted, one after the other."""
        if not self._limits:
            yield
            return
        # Tables that nobody asked for through the network have no address.
        if not self._tables.take(host) or (address and not self._tables_of_address.take(address)):
            raise refuse("too-fast")
        lock = self._making.setdefault(host, asyncio.Lock())
        async with lock:
            unfinished, made = await self._tables_of(host)
            if unfinished >= MOST_TABLES:
                raise refuse("too-many-tables", most=MOST_TABLES)
            if made >= MOST_TABLES_A_DAY:
                raise refuse("too-many-tables-today", most=MOST_TABLES_A_DAY)
            yield

    async def _tables_of(self, host: str) -> tuple[int, int]:
        """How many tables of a host are not over, and how many were made within a day."""
        c, since = db.tables.c, wall_time() - DAY
        mine = select(func.count()).where(c.host == host)
        # What was made within a day was changed within it, and by that it is found quickly.
        made = mine.where(c.state.in_((GATHERING, PLAYING, OVER, CLOSED)), c.updated > since, c.created > since)
        async with self._store.engine.connect() as connection:
            unfinished = await connection.scalar(mine.where(c.state.in_((GATHERING, PLAYING))))
            return int(unfinished or 0), int(await connection.scalar(made) or 0)

    @contextlib.contextmanager
    def socket_of_address(self, address: str) -> Iterator[None]:
        """One more WebSocket of an address; raises Refusal where there are too many."""
        with self._socket(f"address {address}", MOST_SOCKETS):
            yield

    @contextlib.contextmanager
    def socket_of_person(self, person: str | None) -> Iterator[None]:
        """One more WebSocket of a person; raises Refusal where there are too many."""
        if person is None:
            yield
            return
        with self._socket(f"person {person}", MOST_SOCKETS_OF_PERSON):
            yield

    @contextlib.contextmanager
    def _socket(self, whose: str, most: int) -> Iterator[None]:
        # Counted before anything is waited for, or many could pass at once.
        if self._limits and self._sockets[whose] >= most:
            raise refuse("too-fast")
        self._sockets[whose] += 1
        try:
            yield
        finally:
            self._sockets[whose] -= 1
            if not self._sockets[whose]:
                del self._sockets[whose]
