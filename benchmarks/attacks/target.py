"""The server that is attacked: `shokai serve` as everybody starts it, with all limits and a file of its own."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from shokai.match.dealer import new_seed
from shokai.match.match import Match
from shokai.server.live.hub import Hub
from shokai.server.people.people import People
from shokai.server.storage.addresses import checked_url
from shokai.server.storage.store import Store
from shokai.server.storage.writing import Commit, people_of, row_of
from shokai.server.tables.events import Event
from shokai.server.tables.table import Table
from shokai.server.tables.terms import Terms

# Tables whose bots can only fail, as another version may have left them. Each has a host of its own, so that all have
# their turn.
FAILING = 40
ORACLE = {"kind": "bot", "bot": "oracle", "name": "oracle"}
# A game that is over, of the length that games without a plan have.
LONG = "longgame"
NEVER = 4e9


class Target:
    """A server in a process of its own, with one long game in its file and tables of failing bots that sleep."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._folder, self._options = folder, options
        self._data = folder / "tables.db"
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0

    def __enter__(self) -> Target:
        asyncio.run(_fill(f"sqlite:///{self._data}"))
        self.let_bots_fail(False)
        with (self._folder / "out").open("wb") as out, (self._folder / "log").open("wb") as err:
            self._process = subprocess.Popen(
                [
                    sys.executable, "-m", "shokai", "serve", "--port", "0", "--data", str(self._data), "--no-browser",
                    *self._options,
                ],
                stdin=subprocess.DEVNULL, stdout=out, stderr=err, cwd=self._folder,
                # Where sessions share the processors, attackers are not to take of the server's part.
                start_new_session=True,
            )  # fmt: skip
        until = time.monotonic() + 120
        while not (found := re.search(r"http://[^/\s]+:(\d+)", (self._folder / "out").read_text("utf-8"))):
            if self._process.poll() is not None or time.monotonic() > until:
                self.__exit__()
                raise RuntimeError(f"the server did not start: {self.log}")
            time.sleep(0.02)
        self.port = int(found[1])
        return self

    def __exit__(self, *_: object) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def log(self) -> str:
        """What it has logged."""
        return (self._folder / "log").read_text("utf-8", "replace")

    @property
    def megabytes(self) -> float:
        """The memory that the server itself has now, without its thinking and working processes."""
        assert self._process
        status = Path(f"/proc/{self._process.pid}/status")
        if not status.exists():
            return 0.0
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if "VmRSS" in line) / 1024

    def let_bots_fail(self, on: bool) -> None:
        """Has the failing bots asked from now on, or no more."""
        with contextlib.closing(sqlite3.connect(self._data, timeout=60)) as database, database:
            database.execute(
                "update tables set bot_after = ?, bot_failures = 0 where id like 'failing%'", (0 if on else NEVER,)
            )


async def _fill(url: str) -> None:
    store = Store(checked_url(url))
    await store.open()
    hub = Hub(store, People(store, new_seed()), limits=False)
    hub.scribe.start()
    try:
        await _store(hub)
        for number in range(FAILING):
            await hub.create(_terms(f"failing{number}", "osaka", (ORACLE, ORACLE)))
    finally:
        await hub.workroom.stop()
        await hub.scribe.stop()
        await store.close()


def _terms(id: str, game: str, seats: tuple[dict[str, Any], ...], **more: Any) -> Terms:
    told = {"options": 0, "host": f"host{id}", "seed": "long", "deal": id, "created": time.time(), **more}
    return Terms(id=id, game=game, players=len(seats), seats=seats, **told)


async def _store(hub: Hub) -> None:
    """The long game in one go, as an import of an earlier version brings it: without anything to open it quickly."""
    match, dice = Match("yokohama", 4, seed="long"), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal))
    seats = ({"kind": "person", "person": "anna", "name": "Anna"},) * 4
    table = Table(_terms(LONG, "yokohama", seats, options=match.options, card_set=match.kind.card_sets))
    await hub.store.create(table)
    steps = [(step.seat, step.number) for step in match.steps]
    begin = {"names": match.names, "bots": {}, "steps": [], "actor": 0}
    events = [Event("begin", begin, time.time()), Event("play", {"steps": steps, "actor": match.actor}, time.time())]
    row = {**row_of(table), "version": 2, "state": "over"}
    await hub.store.commit([Commit(LONG, 0, events, row, people_of(table))])
