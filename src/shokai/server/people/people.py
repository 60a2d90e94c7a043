"""People: guests and accounts, cookies and tokens."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from itsdangerous import BadSignature, Signer, URLSafeSerializer
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from shokai.server.http.buckets import Buckets
from shokai.server.metrics import BLOCKED
from shokai.server.people.codes import INVITE, RESET, use_code, whose_code
from shokai.server.people.endings import Ending, announce
from shokai.server.people.guessing import Device, Devices, Guesses
from shokai.server.people.hashing import Hashing
from shokai.server.people.names import checked_name
from shokai.server.people.person import Person, person_of
from shokai.server.people.sessions import Sessions
from shokai.server.storage import schema as db
from shokai.server.storage.store import Store
from shokai.server.tables.words import refuse
from shokai.server.times import wall_time

COOKIE = "shokai"
# Seconds that a cookie is kept by the browser: a year.
KEPT = 365 * 24 * 3600
MOST_TOKENS = 20
SHORTEST, LONGEST = 8, 200


def let_in(person: Person | None) -> Person | None:
    """Somebody, unless the operator has shut them out."""
    if person and person.blocked:
        BLOCKED.labels("person").inc()
        raise refuse("blocked")
    return person


def new_id() -> str:
    """A name that nobody can guess, for people and tables."""
    return secrets.token_urlsafe(12)


def _checked_password(password: str) -> str:
    if not SHORTEST <= len(password) <= LONGEST:
        raise refuse("bad-password", shortest=SHORTEST, longest=LONGEST)
    return password


class People:
    """Everybody who was ever here."""

    def __init__(self, store: Store, secret: str, limits: bool = True) -> None:
        self._store = store
        self._guesses = Guesses() if limits else None
        self.devices = Devices(secret)
        # Called when cookies or tokens are void.
        self.ended: Callable[[Ending], None] = lambda ending: None
        self._hashing = Hashing()
        self.sessions = Sessions(store)
        self._signer = URLSafeSerializer(secret, salt="person", signer_kwargs={"digest_method": hashlib.sha256})
        self._rematches = Signer(secret, salt="rematch", digest_method=hashlib.sha256)
        self._lessons = Signer(secret, salt="lesson", digest_method=hashlib.sha256)
        self._invitations = URLSafeSerializer(secret, salt="invite", signer_kwargs={"digest_method": hashlib.sha256})

    @property
    def buckets(self) -> dict[str, Buckets]:
        """What is limited here, for the operator."""
        return self._guesses.buckets if self._guesses else {}

    # Who it is.

    def cookie_for(self, person: Person) -> str:
        """What a browser keeps."""
        session = [person.session] if person.session else []
        return str(self._signer.dumps([person.id, person.epoch, *session]))

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """Whose cookie it is."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            # Guests have no session, nor had accounts before there were any.
            id, epoch, *session = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        if not isinstance(id, str) or not all(isinstance(one, str) for one in session) or len(session) > 1:
            return None
        if session:
            person = await self.sessions.person_of(session[0], id)
        else:
            person = await self.by_id(id)
        return person if person and person.epoch == epoch else None

    async def by_token(self, token: str) -> Person | None:
        """Whose token it is."""
        id, _, rest = token.partition(".")
        if not rest or len(token) > 200:
            return None
        async with self._store.engine.connect() as connection:
            wanted = select(db.tokens.c.person, db.tokens.c.digest).where(db.tokens.c.id == id)
            found = (await connection.execute(wanted)).first()
        if found is None or not hmac.compare_digest(found.digest, _digest(token)):
            return None
        person = await self.by_id(found.person)
        return replace(person, token=id) if person else None

    async def by_id(self, id: str) -> Person | None:
        """The person of that number."""
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(select(db.people).where(db.people.c.id == id))).mappings().first()
        return person_of(row) if row else None

    # Guests and accounts.

    async def new_guest(self, name: str) -> Person:
        """Somebody new."""
        name = checked_name(name)
        id = new_id()
        async with self._store.engine.begin() as connection:
            await connection.execute(insert(db.people).values(id=id, name=name, created=wall_time()))
        return Person(id, name, False, 0, None, 0)

    async def rename(self, person: Person, name: str) -> Person:
        """Another name for a guest; an account keeps its own."""
        name = checked_name(name)
        if person.account:
            raise refuse("account-keeps-name")
        async with self._store.engine.begin() as connection:
            await connection.execute(update(db.people).where(db.people.c.id == person.id).values(name=name))
        return Person(person.id, name, False, person.epoch, person.rating, person.games)

    async def stop(self) -> None:
        """Ends what was started for passwords."""
        await self._hashing.stop()

    async def make_account(self, person: Person, name: str, password: str, invitation: str | None = None) -> Person:
        """Makes an account of a guest: the same person, at the same seats. An invitation is used up by it."""
        if person.account:
            raise refuse("has-account")
        name, password = checked_name(name), _checked_password(password)
        hashed = await self._hashing.hashed(password)
        values = {"name": name, "account": name.lower(), "password": hashed}
        try:
            # Whoever gave the guest to this person, with a cookie of their own making, has no part in the account.
            made, _ = await self._end_everything(person, (INVITE, invitation) if invitation else None, **values)
        except IntegrityError:
            raise refuse("name-taken", name=name) from None
        return made

    async def enter(
        self, name: str, password: str, address: str = "", device: Device | None = None, known: Person | None = None
    ) -> Person:
        """The account of that name and password; `known` is who asks, by a cookie."""
        # Not checked like a new one: there may be accounts whose names are refused by now.
        name = " ".join(name.split())
        if not 1 <= len(name) <= 24 or not name.isprintable():
            raise refuse("bad-name")
        account = name.lower()
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(select(db.people).where(db.people.c.account == account))).mappings().first()
        # Before it counts as a guess.
        self._hashing.check_room()
        guess = None
        if self._guesses:
            guess = self._guesses.begin(account, address, _known_by(row, device, known))
        fits = await self._hashing.fits(row["password"] if row else None, password[:LONGEST])
        if not fits or row is None:
            raise refuse("wrong-password")
        if self._guesses and guess:
            self._guesses.was_right(guess, account, address)
        person = person_of(row)
        let_in(person)
        return person

    async def change_password(
        self, person: Person, old: str, new: str, address: str, device: Device
    ) -> tuple[Person, int]:
        """Another password for an account: every cookie and token is void; how many tokens those were."""
        if not person.account:
            raise refuse("no-account")
        _checked_password(new)
        await self.enter(person.name, old, address, device, person)
        return await self._end_everything(person, password=await self._hashing.hashed(new))

    async def reset_password(self, code: str, new: str, address: str) -> Person:
        """A new password for whoever got a code from the operator; it works once."""
        guess = self._guesses.begin_code(address) if self._guesses else None
        _checked_password(new)
        async with self._store.engine.connect() as connection:
            person = await connection.run_sync(whose_code, code)
        if person is None:
            raise refuse("bad-code")
        if self._guesses and guess:
            self._guesses.give_back(guess)
        hashed = await self._hashing.hashed(new)
        found = let_in(await self.by_id(person))
        if found is None:
            raise refuse("bad-code")
        reset, _ = await self._end_everything(found, (RESET, code), password=hashed)
        return reset

    async def check_password(self, person: Person, password: str, address: str, device: Device) -> None:
        """Refuses whoever does not know the password of the account that they are in."""
        await self.enter(person.name, password, address, device, person)

    async def leave_everywhere(self, person: Person) -> tuple[Person, int]:
        """Makes every cookie and token void: of browsers that somebody forgot, and of thieves; how many tokens."""
        return await self._end_everything(person)

    async def _end_everything(
        self, person: Person, code: tuple[str, str] | None = None, **changes: str
    ) -> tuple[Person, int]:
        async with self._store.engine.begin() as connection:
            if code and not await connection.run_sync(use_code, *code):
                raise refuse("bad-code")
            c = db.people.c
            # A cookie that is void since it was looked at ends nothing any more.
            still = update(db.people).where(c.id == person.id, c.epoch == person.epoch)
            if not (await connection.execute(still.values(epoch=c.epoch + 1, **changes))).rowcount:
                raise refuse("name-first")
            dropped = await connection.execute(delete(db.tokens).where(db.tokens.c.person == person.id))
            for table in (db.sessions, db.codes):
                await connection.execute(delete(table).where(table.c.person == person.id))
            row = (await connection.execute(select(db.people).where(c.id == person.id))).mappings().one()
            ending = Ending(person.id, epoch=row["epoch"])
            await announce(connection, ending)
        self.ended(ending)
        return person_of(row), dropped.rowcount

    # Sessions: browsers that are logged in.

    async def begin_session(self, person: Person, browser: str) -> Person:
        """Somebody with a session of their own for this browser; guests have none."""
        return await self.sessions.begin(person, browser) if person.account and person.session is None else person

    async def end_session(self, person: Person, id: str) -> bool:
        """Logs one browser out."""
        ending = await self.sessions.end(person, id)
        if ending is not None:
            self.ended(ending)
        return ending is not None

    # Tokens.

    async def new_token(self, person: Person, label: str) -> dict[str, str]:
        """A token for a program, shown once."""
        label = checked_name(label)
        id = secrets.token_hex(6)
        token = f"{id}.{secrets.token_urlsafe(24)}"
        async with self._store.engine.begin() as connection:
            # Changes nothing, but holds the row: a token is either there when all are dropped, or comes too late.
            c = db.people.c
            still = update(db.people).where(c.id == person.id, c.epoch == person.epoch).values(epoch=c.epoch)
            if not (await connection.execute(still)).rowcount:
                raise refuse("name-first")
            count = select(func.count()).where(db.tokens.c.person == person.id)
            if (await connection.scalar(count) or 0) >= MOST_TOKENS:
                raise refuse("too-many-tokens", most=MOST_TOKENS)
            await connection.execute(
                insert(db.tokens).values(
                    id=id, person=person.id, digest=_digest(token), label=label, created=wall_time()
                )
            )
        return {"id": id, "token": token}

    async def tokens(self, person: Person) -> list[dict[str, Any]]:
        """The tokens that somebody has, without what makes them work."""
        c = db.tokens.c
        wanted = select(c.id, c.label, c.created).where(c.person == person.id).order_by(c.created)
        async with self._store.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async def drop_token(self, person: Person, id: str) -> bool:
        """Makes a token void."""
        async with self._store.engine.begin() as connection:
            done = await connection.execute(
                delete(db.tokens).where(db.tokens.c.id == id, db.tokens.c.person == person.id)
            )
            if not done.rowcount:
                return False
            ending = Ending(person.id, token=id)
            await announce(connection, ending)
        self.ended(ending)
        return True

    # Invitations: signed, for one seat as it is now.

    def invitation(self, table: str, seat: int, generation: int) -> str:
        """Whoever has it may take the seat."""
        return str(self._invitations.dumps([table, seat, generation]))

    def is_invitation(self, text: str, table: str, seat: int, generation: int) -> bool:
        """Whether a text invites to a seat as it is now."""
        try:
            return bool(self._invitations.loads(text) == [table, seat, generation])
        except (BadSignature, ValueError, TypeError):
            return False

    def nobody_called(self, name: str) -> str:
        """An ID that nobody has, the same for a name each time: seats are kept for those who do not exist, too."""
        return f"no-{self._rematches.get_signature(f'nobody {name.lower()}')[:16].decode()}"

    # Rematches.

    def rematch_of(self, table: str) -> str:
        """The table that follows another: the same for everybody who asks, and nobody else can guess it."""
        return self._rematches.get_signature(table)[:16].decode()

    def lesson_after(self, person: str, table: str | None) -> str:
        """The table of somebody's next lesson, after the one that was made for them last."""
        return self._lessons.get_signature(f"{person} {table}")[:16].decode()


def _known_by(row: Any, device: Device | None, known: Person | None) -> str | None:
    """The device that has entered an account before; a browser that is in it right now is one, too."""
    if row is None:
        return None
    if device and device.knows(row["id"], row["epoch"]):
        return device.id
    return "in" if known is not None and known.id == row["id"] else None


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


__all__ = ["COOKIE", "KEPT", "People", "Person", "let_in", "new_id"]
