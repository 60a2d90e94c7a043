"""Endings: cookies and tokens that are void from now on, and the connections that were opened with them.

Whatever process voids them tells it to all that share the database, in the transaction that does it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from shokai.server.storage import schema as db
from shokai.server.storage.store import Store
from shokai.server.storage.writing_at_once import NOTIFY

# What is void, for other processes.
CHANNEL = "shokai_endings"


@dataclass(frozen=True)
class Proof:
    """By what somebody is known: the id of a token, or a cookie of an epoch and mostly of a session."""

    person: str
    epoch: int
    token: str | None = None
    session: str | None = None


@dataclass(frozen=True)
class Ending:
    """A token or a session is void; or all tokens and sessions of somebody before an epoch (None: of all)."""

    person: str
    token: str | None = None
    epoch: int | None = None
    session: str | None = None

    def ends(self, proof: Proof) -> bool:
        """Whether somebody who was known by this is not known any more.

        >>> everything = Ending("anna", epoch=2)
        >>> [everything.ends(Proof("anna", *rest)) for rest in ((1,), (2,), (2, "t1"))]
        [True, False, True]
        >>> [Ending("anna", token="t1").ends(Proof("anna", *rest)) for rest in ((1,), (1, "t1"), (1, "t2"))]
        [False, True, False]
        >>> [Ending("anna", session="s1").ends(Proof("anna", 1, None, one)) for one in (None, "s1", "s2")]
        [False, True, False]
        """
        if proof.person != self.person:
            return False
        if self.session is not None:
            return proof.session == self.session
        if self.token is not None:
            return proof.token == self.token
        return proof.token is not None or self.epoch is None or proof.epoch < self.epoch


async def announce(connection: AsyncConnection, ending: Ending) -> None:
    """Tells the other processes, as soon as what is written on this connection is true."""
    if connection.dialect.name == "postgresql":
        await connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": [json.dumps(asdict(ending))]})


def read_ending(payload: str) -> Ending:
    """What `announce` said."""
    return Ending(**json.loads(payload))


class Visitor(Protocol):
    """Somebody whose connection lasts."""

    proof: Proof | None

    def say_goodbye(self, why: str) -> None:
        """Ends the connection."""


class Endings:
    """Ends the connections of this process whose cookie or token is void."""

    def __init__(self, store: Store, visitors: Iterable[Visitor]) -> None:
        self._store = store
        self._visitors = visitors
        # How often something ended: whoever was let in meanwhile is looked at again.
        self.count = 0

    def hear(self, ending: Ending, why: str = "name-first") -> None:
        """Something is void, here or through another process."""
        self.count += 1
        for visitor in self._visitors:
            if visitor.proof and ending.ends(visitor.proof):
                visitor.say_goodbye(why)

    async def look_again(self) -> None:
        """Looks at everybody who is connected, after announcements may have been lost."""
        self.count += 1
        proofs = {visitor.proof for visitor in self._visitors if visitor.proof}
        valid = await self._valid(proofs)
        for visitor in self._visitors:
            if visitor.proof in proofs - valid:
                visitor.say_goodbye("name-first")

    async def still_holds(self, proof: Proof) -> bool:
        """Whether somebody is still known by what they were known by."""
        return proof in await self._valid({proof})

    async def _valid(self, proofs: set[Proof]) -> set[Proof]:
        people, tokens, sessions = db.people.c, db.tokens.c, db.sessions.c
        asked, valid = sorted(proofs, key=lambda proof: proof.person), set[Proof]()
        async with self._store.engine.connect() as connection:
            # Databases take only so many values in one question.
            for start in range(0, len(asked), 500):
                some = asked[start : start + 500]
                ids = [proof.person for proof in some if proof.token is None]
                wanted: Any = select(people.id, people.epoch).where(people.id.in_(ids), ~people.blocked)
                epochs = {row.id: row.epoch for row in await connection.execute(wanted)}
                wanted = select(tokens.id).join_from(db.tokens, db.people, people.id == tokens.person)
                wanted = wanted.where(tokens.id.in_([proof.token for proof in some if proof.token]), ~people.blocked)
                known = set((await connection.execute(wanted)).scalars())
                wanted = select(sessions.id).where(sessions.id.in_([proof.session for proof in some if proof.session]))
                logged_in = {None, *(await connection.execute(wanted)).scalars()}
                valid |= {
                    proof for proof in some
                    if (
                        epochs.get(proof.person) == proof.epoch and proof.session in logged_in
                        if proof.token is None else proof.token in known
                    )
                }  # fmt: skip
        return valid
