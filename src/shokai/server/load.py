"""The load test: many tables at full speed, in a closed loop. `shokai load --help`.

One move is in flight at each table, nobody thinks, and a move counts when every player of the table has received it
from the server. Unless it is given a server, it starts one of its own, kills it at the end with SIGKILL, starts it
again and looks whether every move that was acknowledged is there.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url

from shokai.games import GAMES
from shokai.match.game import check_games
from shokai.server import loops
from shokai.server.client import Client, Live
from shokai.server.rationing import Rationed, check_share
from shokai.texts import Refusal, Say, Speaker

MOST_TABLES, MOST_SECONDS, MOST_PROCESSES = 2000, 600, 16


@dataclass
class Playing:
    """A table of two players and what came of it."""

    game: str
    clients: list[Client]
    id: str = ""
    lives: list[Live] = field(default_factory=list)
    # The last version that was acknowledged, for every table that was played.
    acknowledged: dict[str, int] = field(default_factory=dict)


@dataclass
class Figures:
    """What was measured."""

    milliseconds: list[float] = field(default_factory=list)
    errors: int = 0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.milliseconds)
        return round(ordered[min(int(len(ordered) * share), len(ordered) - 1)], 1) if ordered else 0.0


class OwnServer:
    """A server of our own in a temporary folder, or on a database that is given; several if wanted."""

    def __init__(
        self, folder: Path, database: str | None = None, processes: int = 1, thinkers: int = 0,
        source: Path | None = None,
    ) -> None:  # fmt: skip
        self._folder, self._database, self._thinkers = folder, database, thinkers
        # The source folder of another version that is to serve.
        self._environment = dict(os.environ, PYTHONPATH=str(source)) if source else None
        self.ports = [_free_port() for _ in range(processes)]
        self._processes: list[subprocess.Popen[bytes]] = []

    @property
    def addresses(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes]

    @property
    def database_pids(self) -> list[int]:
        """The processes of PostgreSQL, where it runs on this machine; SQLite runs in the web process."""
        if self._database is None:
            return []
        import psycopg

        with psycopg.connect(make_url(self._database).set(drivername="postgresql").render_as_string(False)) as asking:
            pids = [pid for (pid,) in asking.execute("select pid from pg_stat_activity where pid <> pg_backend_pid()")]
        return [pid for pid in pids if _is_postgres(pid)]

    def start(self) -> None:
        where = ["--database", self._database] if self._database else ["--data", str(self._folder / "load.db")]
        for port in self.ports:
            self._processes.append(
                subprocess.Popen(
                    [
                        sys.executable, "-m", "shokai", "serve", "--port", str(port), *where, "--no-limits",
                        "--no-compile", "--no-browser", "--thinkers", str(self._thinkers), "--log-level", "warning",
                    ],
                    stdout=subprocess.DEVNULL, env=self._environment,
                )
            )  # fmt: skip
        for port, process in zip(self.ports, self._processes, strict=True):
            _wait_for(port, process)

    def stop(self, how: int = signal.SIGTERM) -> None:
        for process in self._processes:
            process.send_signal(how)
        for process in self._processes:
            process.wait(20)
        self._processes.clear()


def _is_postgres(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/comm").read_text().startswith("postgres")
    return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int, process: subprocess.Popen[bytes], seconds: float = 120) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None:
            break
        time.sleep(0.02)
    raise Refusal(Say("load-no-server"))


async def set_up(addresses: list[str], tables: int, apart: bool) -> list[Playing]:
    """People at their tables: all of a table at one server, as behind a proxy that goes by the table, or apart."""
    gate = asyncio.Semaphore(16)

    async def one(i: int) -> Playing:
        places = [addresses[(i + seat * apart) % len(addresses)] for seat in range(2)]
        playing = Playing(GAMES[i % len(GAMES)], [Client(place) for place in places])
        async with gate:
            for number, client in enumerate(playing.clients):
                await client.name(f"Load{number}")
            await _new_table(playing)
        return playing

    return list(await asyncio.gather(*(one(i) for i in range(tables))))


async def _new_table(playing: Playing) -> None:
    first, second = playing.clients
    playing.id = await first.create(
        game=playing.game, players=2, seats=[{"kind": "me"}, {"kind": "open"}], public=False
    )
    message = {"client": "load", "id": 1, "do": "sit", "seat": 1}
    await second.ask("POST", f"/api/tables/{playing.id}/do", message)
    playing.lives = [client.look(playing.id) for client in playing.clients]
    for live in playing.lives:
        await live.start()


async def _play(playing: Playing, figures: Figures, until: float, each: float) -> None:
    """Plays moves one after the other, `each` seconds apart or as fast as can be."""
    dice = random.Random(playing.id)
    await asyncio.sleep(dice.random() * each)
    while time.monotonic() < until:
        begun = time.monotonic()
        views = [live.view for live in playing.lives]
        mover = next((i for i, view in enumerate(views) if "play" in view["you"]["can"]), None)
        if mover is None:
            if views[0]["table"]["state"] != "playing":
                for live in playing.lives:
                    await live.stop()
                await _new_table(playing)
                continue
            latest = max(view["version"] for view in views)
            await asyncio.gather(*(live.reach(latest + 1) for live in playing.lives))
            continue
        live = playing.lives[mover]
        move = dice.choice(live.view["game"]["moves"])["number"]
        done = await live.act("play", at=live.view["at"], move=move)
        version = done["version"]
        playing.acknowledged[playing.id] = version
        for other in playing.lives:
            await other.reach(version)
        spent = time.monotonic() - begun
        figures.milliseconds.append(spent * 1000)
        if each > spent:
            await asyncio.sleep(each - spent)


async def phase(tables: list[Playing], seconds: float, each: float = 0.0) -> tuple[Figures, float]:
    figures, begun = Figures(), time.monotonic()
    until = begun + seconds

    async def guarded(playing: Playing) -> None:
        try:
            await _play(playing, figures, until, each)
        except Exception:
            figures.errors += 1
            raise

    results = await asyncio.gather(*(guarded(playing) for playing in tables), return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and figures.errors == len(tables):
            raise result
    return figures, len(figures.milliseconds) / (time.monotonic() - begun)


def _rss_mb(pids: list[int]) -> float | None:
    """The largest memory that processes have had, where the system tells."""
    total = 0
    for pid in pids:
        try:
            status = Path(f"/proc/{pid}/status").read_text()
        except OSError:
            return None
        total += next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
    return round(total / 1024, 1)


def _cpu_seconds(pid: int) -> float | None:
    """The processor time that a process has used, where the system tells."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


class Spent:
    """The processor time that each part spends on a move.

    It hardly depends on what else the machine does, and tells how many cores a load takes.
    """

    def __init__(self, server: OwnServer | None) -> None:
        self._pids = {"server": server.pids, "database": server.database_pids} if server else {}
        self._seconds = {pid: _cpu_seconds(pid) for pids in self._pids.values() for pid in pids}
        self._own = time.process_time()

    def told(self, moves: int, speed: float) -> dict[str, Any]:
        """Milliseconds a move by part and of each web process, and how many cores that kept busy at this speed."""
        spent = {"clients": [(time.process_time() - self._own) * 1000 / moves]}
        for name, pids in self._pids.items():
            since = [(self._seconds[pid], _cpu_seconds(pid)) for pid in pids]
            # Connections to the database come and go.
            known = [(now - before) * 1000 / moves for before, now in since if before is not None and now is not None]
            if known:
                spent[name] = known
        return {
            **{f"{name}_cpu_ms": round(sum(each), 3) for name, each in spent.items()},
            "each_server_cpu_ms": [round(ms, 3) for ms in spent.get("server", [])],
            **{f"{name}_cores": round(sum(each) * speed / 1000, 2) for name, each in spent.items()},
        }


async def _lost(tables: list[Playing]) -> tuple[int, Figures]:
    """How many acknowledged moves a server has not got, and how long it takes to open a table at any move."""
    lost, opened, dice = 0, Figures(), random.Random(1)
    for playing in tables:
        for id, version in playing.acknowledged.items():
            # Not in memory after a restart: everything comes from the database.
            begun = time.monotonic()
            await playing.clients[0].ask("GET", f"/api/tables/{id}/history/{dice.randrange(400)}")
            opened.milliseconds.append((time.monotonic() - begun) * 1000)
            view = await playing.clients[0].ask("GET", f"/api/tables/{id}")
            lost += max(version - view["version"], 0)
    return lost, opened


async def measure(
    addresses: list[str],
    server: OwnServer | None,
    tables: int,
    seconds: float,
    apart: bool = False,
    share: int | None = None,
) -> dict[str, Any]:
    """The whole test."""
    playing = await set_up(addresses, tables, apart)
    spent = Spent(server)
    # People sit down before, and what was stored is looked at afterwards, at full speed.
    with Rationed(server.pids, share / 100) if server and share else contextlib.nullcontext():
        full, speed = await phase(playing, seconds)
        parts = spent.told(max(len(full.milliseconds), 1), speed)
        slow, pace = await phase(playing, seconds / 2, tables / max(speed / 2, 0.1))
    told: dict[str, Any] = {
        "tables": tables,
        "seconds": seconds,
        "share": share,
        "moves": len(full.milliseconds),
        "moves_per_second": round(speed, 1),
        "p50_ms": full.percentile(0.5),
        "p95_ms": full.percentile(0.95),
        "p99_ms": full.percentile(0.99),
        "errors": full.errors,
        **parts,
        "half_moves_per_second": round(pace, 1),
        "half_p95_ms": slow.percentile(0.95),
    }
    told["rss_mb"] = _rss_mb(server.pids) if server else None
    for table in playing:
        for live in table.lives:
            await live.stop()
    if server:
        server.stop(signal.SIGKILL)
        server.start()
    told["killed"] = server is not None
    told["lost"], opened = await _lost(playing)
    told["open_p50_ms"], told["open_p95_ms"] = opened.percentile(0.5), opened.percentile(0.95)
    return told


def load(asked: Any, speak: Speaker) -> int:
    """The command."""
    check_games()
    if not 1 <= asked.tables <= MOST_TABLES or not 1 <= asked.seconds <= MOST_SECONDS:
        raise Refusal(Say("load-bounds", tables=MOST_TABLES, seconds=MOST_SECONDS))
    if not 1 <= asked.processes <= MOST_PROCESSES:
        raise Refusal(Say("load-process-count", most=MOST_PROCESSES))
    if asked.processes > 1 and not asked.database:
        raise Refusal(Say("load-processes"))
    if asked.share is not None:
        if asked.address:
            raise Refusal(Say("load-share-own"))
        check_share(asked.share)
    if asked.address:
        parts = urlsplit(asked.address)
        if parts.scheme != "http" or parts.hostname not in ("127.0.0.1", "localhost", "::1"):
            raise Refusal(Say("load-only-here"))
    # The clients must not stop to look for garbage while the server waits for them: see run.py.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    print(speak.say("load-begins", tables=asked.tables, seconds=asked.seconds), file=sys.stderr)
    with tempfile.TemporaryDirectory(prefix="shokai-load-") as folder:
        server = None if asked.address else OwnServer(Path(folder), asked.database, asked.processes)
        if server:
            server.start()
        try:
            addresses = server.addresses if server else [asked.address]
            told = loops.run(measure(addresses, server, asked.tables, asked.seconds, asked.apart, asked.share))
        finally:
            if server:
                server.stop(signal.SIGKILL)
    if asked.json:
        print(json.dumps(told))
    else:
        for name, value in told.items():
            print(f"{name:<22} {value}")
    return 0 if told["lost"] == 0 and told["errors"] == 0 else 1


__all__ = ["OwnServer", "load", "measure"]
