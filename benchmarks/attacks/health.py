"""How long `GET /api/health` takes, asked again and again by a process that does nothing else.

Every question has its time, and what it waits for counts from then: a server that stands still for a second makes all
the questions of that second slow, and not only the one that was on its way.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

# Where `benchmarks` is found.
ROOT = Path(__file__).resolve().parents[2]
# Seconds between two questions, and until one is given up.
EVERY, LONGEST = 0.02, 30.0
# More addresses than one may ask from so often.
ADDRESSES = 8


def ask_forever(port: int) -> None:
    """Writes the milliseconds of each answer, or a sign that there was none."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=LONGEST)
    due, number = time.monotonic(), 0
    while True:
        time.sleep(max(due - time.monotonic(), 0))
        number += 1
        try:
            connection.request("GET", "/api/health", headers={"x-forwarded-for": f"198.19.0.{number % ADDRESSES + 1}"})
            answer = connection.getresponse()
            good = answer.status == 200 and b"alive" in answer.read()
        except (OSError, http.client.HTTPException):
            connection.close()
            good = False
        milliseconds = (time.monotonic() - due) * 1000
        print(json.dumps(milliseconds if good else None), flush=True)
        due += EVERY


class Probe:
    """The process that asks, and what it has measured since somebody looked last."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._measured: list[float | None] = []
        self._heard = asyncio.Event()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Probe]:
        """From the first answer on."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "benchmarks.attacks.health", str(self._port),
            stdout=asyncio.subprocess.PIPE, start_new_session=True, cwd=ROOT,
        )  # fmt: skip
        assert process.stdout
        reading = asyncio.create_task(self._read(process.stdout))
        try:
            await asyncio.wait_for(self._heard.wait(), 60)
            yield self
        finally:
            process.kill()
            await process.wait()
            await reading

    async def _read(self, stdout: asyncio.StreamReader) -> None:
        async for line in stdout:
            self._measured.append(json.loads(line))
            self._heard.set()

    def taken(self) -> list[float | None]:
        """What was measured since the last time."""
        taken, self._measured = self._measured, []
        return taken


def percentile(measured: list[float], share: float) -> float:
    """The value below which that share of the others lies.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5)
    3.0
    """
    ordered = sorted(measured)
    return round(ordered[min(int(len(ordered) * share), len(ordered) - 1)], 1) if ordered else 0.0


if __name__ == "__main__":
    # Whoever started us has gone, or wants no more.
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        ask_forever(int(sys.argv[1]))
    os._exit(0)
