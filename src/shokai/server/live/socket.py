"""One WebSocket at one table: actions come in, differences of views go out."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import deque
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from shokai.server.http.buckets import Bucket
from shokai.server.http.problems import incident, problem
from shokai.server.jsons import encoded
from shokai.server.live.gathering import WIRE, Wire
from shokai.server.live.hub import Hub
from shokai.server.live.memory import Live
from shokai.server.metrics import REFUSED, WATCHERS
from shokai.server.people.endings import Proof
from shokai.server.tables.actions import ACTION
from shokai.server.tables.deciding import Who
from shokai.server.tables.diff import difference
from shokai.server.tables.view_types import TableView
from shokai.server.tables.views import seat_seen_from
from shokai.texts import Refusal

# Messages are small; a second's worth of them is, too.
LONGEST = 4096
PER_SECOND, AT_ONCE = 20, 60
# Answers that may wait for a client that does not read.
MOST_WAITING = 200
# Seconds after which a client that says nothing is gone.
SILENCE = 90
# Seconds that a goodbye may take.
FAREWELL = 5
# Seconds between two changes for somebody who only watches, times the connections of this process. With ten nobody
# notices; with hundreds at a table of quick bots, telling each of them every move would leave no time for the players.
CROWDED = 0.002


class Connection:
    """Somebody who looks at a table through a WebSocket."""

    def __init__(
        self, socket: WebSocket, hub: Hub, live: Live, who: Who, limits: bool, proof: Proof | None = None
    ) -> None:
        self.who = who
        self.address = socket.client.host if socket.client else ""
        # By what they are known: when it is void, so is the connection.
        self.proof = proof
        self._socket, self._hub, self._live = socket, hub, live
        # There is none under another server.
        self._wire: Wire | None = socket.scope.get("extensions", {}).get(WIRE)
        self._id = live.table.terms.id
        self._replies: deque[bytes] = deque()
        self._loop = asyncio.get_running_loop()
        # Whether a look is due; and what wakes `_send`, and whether it is sending.
        self._is_due = self._sending = False
        self._awake = asyncio.Event()
        self._seen: TableView | None = None
        self._stamp: tuple[Any, ...] = ()
        # Views and changes that were sent: by their numbers a client sees that it missed one.
        self._told = 0
        self._bucket = Bucket(PER_SECOND, AT_ONCE) if limits else None
        self._over: str | None = None
        self._ending = asyncio.Event()
        self._heard = 0.0
        # Whether an action is on its way, and whether nobody waits for more.
        self._acting = self._gone = False
        # Before when somebody who watches is told nothing new, and what wakes them then.
        self._next = 0.0
        self._later: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Something may have changed."""
        if not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._look)

    def say_goodbye(self, why: str) -> None:
        """Ends the connection after what is still to be sent, as far as the client reads it."""
        self._over = why
        self._ending.set()
        self._awake.set()

    def _drop(self, why: str) -> None:
        """The same, for somebody who does not do as they should."""
        REFUSED.labels(why).inc()
        self.say_goodbye(why)

    async def run(self) -> None:
        """Until one side leaves."""
        self._hub.enter(self._live, self)
        WATCHERS.inc()
        self._heard = time.monotonic()
        sender = asyncio.create_task(self._send())
        receiver = asyncio.create_task(self._receive())
        listener = asyncio.create_task(self._listen())
        # Who does not read cannot put the end off.
        ending = asyncio.create_task(self._ending.wait())
        try:
            await asyncio.wait({sender, receiver, ending}, return_when=asyncio.FIRST_COMPLETED)
            if self._over is not None:
                await asyncio.wait({sender}, timeout=FAREWELL)
        finally:
            self._hub.leave(self._live, self)
            WATCHERS.dec()
            self._gone = True
            if self._later:
                self._later.cancel()
            if self._acting:
                # What is being stored must be told to the others: an action goes to its end.
                await asyncio.wait({receiver})
            tasks = (sender, receiver, listener, ending)
            for task in tasks:
                task.cancel()
            for error in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect | RuntimeError):
                    # Whoever it was connects again.
                    incident(error, "a connection broke", table=self._id)

    async def _listen(self) -> None:
        """Ends the connection when its client has been silent for too long."""
        while (left := self._heard + SILENCE - time.monotonic()) > 0:
            await asyncio.sleep(left)
        self._drop("silence")

    # Out.

    def _look(self) -> None:
        """Tells what there is to tell at once; where something has to be waited for, `_send` does."""
        self._is_due = False
        if self._sending or self._over is not None or not self._tell_at_once():
            self._awake.set()

    def _tell_at_once(self) -> bool:
        live, wire = self._live, self._wire
        if wire is None or not wire.is_free or live.lock.locked():
            return False
        if not self._hub.deals.certainly_sees(live, self.who.person) or not live.behind.is_prepared(live.table):
            return False
        while self._replies:
            wire.say(self._replies.popleft())
        if self._has_to_wait():
            return True
        known = self._seen, self._stamp, self._told
        try:
            message = self._news()
        except Exception:
            # It is found again there, and ends the connection.
            self._seen, self._stamp, self._told = known
            return False
        if message is not None:
            wire.say(message)
        return True

    async def _send(self) -> None:
        while True:
            self._sending = False
            await self._awake.wait()
            self._awake.clear()
            self._sending = True
            while self._replies:
                await self._tell(self._replies.popleft())
            if self._over is None and self._has_to_wait():
                continue
            # Whose cookie or token is void is told nothing more.
            message = None if self._over == "name-first" else await self._news_when_free()
            if message is not None:
                await self._tell(message)
            if self._over is not None:
                await self._tell(encoded({"type": "bye", "why": self._over}))
                await self._socket.close(1001)
                return

    async def _tell(self, text: bytes) -> None:
        await self._socket.send_text(text.decode())

    def _has_to_wait(self) -> bool:
        """Whether somebody who only watches was told something just now; if so, they are woken when it is time."""
        now = time.monotonic()
        if self._seen is None or seat_seen_from(self._live.table, self.who) is not None:
            return False
        if now < self._next:
            if self._later is None:
                self._later = self._loop.call_later(self._next - now, self._go_on)
            return True
        # Not all at the same moment.
        self._next = now + CROWDED * self._hub.watched * random.uniform(0.5, 1.5)
        return False

    def _go_on(self) -> None:
        self._later = None
        self.wake()

    async def _news_when_free(self) -> bytes | None:
        async with self._live.lock:
            if not await self._hub.deals.may_see(self._live, self.who.person):
                self.say_goodbye("same-deal")
                return None
            await self._live.behind.prepare(self._live.table, self._hub.store)
            return self._news()

    def _news(self) -> bytes | None:
        """What is new since the client heard last: changes that come fast are told together. Nobody may be writing."""
        stamp = self._live.stamp
        if self._seen is not None and stamp == self._stamp:
            return None
        view = self._hub.view(self._live, self.who)
        seen, self._seen, self._stamp = self._seen, view, stamp
        if seen is None:
            self._told += 1
            return encoded({"type": "view", "n": self._told, "version": view["version"], "view": view})
        changes = difference(seen, view)
        if not changes:
            return None
        self._told += 1
        return encoded(
            {"type": "change", "n": self._told, "from": seen["version"], "to": view["version"], "diff": changes}
        )

    # In.

    async def _receive(self) -> None:
        while not self._gone:
            try:
                text = await self._socket.receive_text()
            except KeyError:
                # Bytes, where all messages are text.
                self._drop("bad-message")
                return
            self._heard = time.monotonic()
            if self._over is not None:
                # Somebody who was sent away may not even have heard it.
                return
            if (self._bucket and not self._bucket.take()) or not self._hub.quotas.may_speak(self.who):
                self._drop("too-fast")
                return
            self._acting = True
            reply = await self._answer(text)
            self._acting = False
            if reply is not None:
                self._replies.append(encoded(reply))
                if len(self._replies) > MOST_WAITING:
                    self._drop("too-slow")
                    return
                self.wake()

    async def _answer(self, text: str) -> dict[str, Any] | None:
        message: Any = None
        try:
            if len(text) > LONGEST:
                raise ValueError("too long")
            message = json.loads(text)
            if isinstance(message, dict) and message.get("do") == "ping":
                return {"type": "pong", "n": self._told}
            if isinstance(message, dict) and message.get("do") == "look":
                self._seen = None
                self.wake()
                return None
            action = ACTION.validate_python(message)
            return await self._hub.act(self._id, self.who, action)
        except Refusal as refusal:
            why = problem(refusal)
            REFUSED.labels(why["code"]).inc()
            if why["code"] == "busy":
                # Not refused for good: who hears nothing sends it again, and a copy on its way may still be taken.
                return None
            return {"type": "refused", "client": message["client"], "id": message["id"], "why": why}
        except (ValidationError, ValueError, RecursionError):
            REFUSED.labels("bad-message").inc()
            return {"type": "refused", **_sender(message), "why": problem("bad-message")}
        except Exception as error:
            return {"type": "refused", **_sender(message), "why": incident(error, "action failed", table=self._id)}


def _sender(message: Any) -> dict[str, Any]:
    """Who is answered, as far as a message tells: what is no name and no number is not repeated."""
    client, id = (message.get("client"), message.get("id")) if isinstance(message, dict) else (None, None)
    return {
        "client": client if isinstance(client, str) and client.isprintable() else None,
        "id": id if isinstance(id, int) else None,
    }
