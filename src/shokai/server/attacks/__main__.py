"""Attacks a server of its own, one way after the other, and tells how long `GET /api/health` takes meanwhile.

    python -m shokai.server.attacks --seconds 12

The server is started as `shokai serve` starts it, with all limits and a file in a temporary folder. Health is asked for
fifty times a second by another process. Attackers come from any address, because a proxy on this machine is believed;
they run at lower priority, because they would be on other machines. Ends with 1 when health took too long, an answer
was an error of the server's own, or its log has a fault.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from shokai.server.attacks import floods, work
from shokai.server.attacks.field import ATTACKS, Field
from shokai.server.attacks.health import Probe, percentile
from shokai.server.attacks.target import Target
from shokai.server.attacks.wires import Caller, Tally, anywhere

__all__ = ["floods", "work"]

QUIET = "quiet"


async def quiet(field: Field) -> None:
    """Nothing, for comparison."""
    await field.rest()


async def measure(target: Target, probe: Probe, name: str, seconds: float, seed: int) -> dict[str, Any]:
    """One attack, and what the server was like meanwhile."""
    field = Field(target, time.monotonic() + seconds, random.Random(f"{seed} {name}"))
    before = target.megabytes
    probe.taken()
    try:
        await {QUIET: quiet, **ATTACKS}[name](field)
    finally:
        taken = probe.taken()
        field.close()
    measured = [one for one in taken if one is not None]
    return {
        "attack": name,
        "requests": field.tally.sent,
        "refused": field.tally.refused,
        "errors": field.tally.errors,
        "asked": len(taken),
        "unanswered": len(taken) - len(measured),
        "p50_ms": percentile(measured, 0.5),
        "p95_ms": percentile(measured, 0.95),
        "max_ms": percentile(measured, 1),
        "grown_mb": round(target.megabytes - before, 1),
    }


async def run(target: Target, asked: argparse.Namespace) -> bool:
    """All attacks that were asked for; whether all went well."""
    good = True
    await _compiled(target)
    async with Probe(target.port).running() as probe:
        for name in asked.only or (QUIET, *ATTACKS):
            told = await measure(target, probe, name, asked.seconds, asked.seed)
            bad = told["errors"] or told["unanswered"] or told["p95_ms"] > asked.most
            good = good and not bad
            print(json.dumps(told) if asked.json else _line(told) + (" !" if bad else ""), flush=True)
            # What is still on its way does not count for the next one.
            await asyncio.sleep(asked.pause)
    ready = (await _asked(target, "/api/ready"))["ready"]
    faults = [line for line in target.log.splitlines() if "Traceback" in line or "incident" in line]
    print(json.dumps({"ready": ready, "faults": faults[:5]}), flush=True)
    return good and ready and not faults


async def _compiled(target: Target) -> None:
    """A server that was just started compiles for its bots, in a process that wants a whole core."""
    while (await _asked(target, "/api/about"))["compiling"] == "compiling":
        await asyncio.sleep(0.5)


async def _asked(target: Target, path: str) -> dict[str, Any]:
    caller = Caller(target.port, Tally(), anywhere())
    _, told = await caller.ask("GET", path)
    caller.close()
    answer: dict[str, Any] = json.loads(told)
    return answer


def _line(told: dict[str, Any]) -> str:
    refused = ", ".join(f"{number} x {kind}" for kind, number in told["refused"].items()) or "-"
    health = f"{told['p50_ms']:7.1f} {told['p95_ms']:7.1f} {told['max_ms']:7.1f} ms  {told['grown_mb']:+6.1f} MB"
    return f"{told['attack']:<20} {told['requests']:>7} {health}  5xx {told['errors']}  refused {refused}"


def _target(folder: str, asked: argparse.Namespace) -> Target:
    return Target(Path(folder), *(["--no-compile"] if asked.no_compile else []))


def main(words: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m shokai.server.attacks", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=12, help="for each attack; 12 by default")
    parser.add_argument("--pause", type=float, default=3, help="seconds between two of them; 3 by default")
    parser.add_argument("--seed", type=int, default=1, help="other choices; 1 by default")
    parser.add_argument("--most", type=float, default=100, help="milliseconds that 95%% of answers may take; 100")
    parser.add_argument("--only", nargs="+", choices=[QUIET, *ATTACKS], metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--json", action="store_true", help="a line of JSON for each")
    parser.add_argument("--no-compile", action="store_true", help="a server that does not compile for its bots")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="shokai-attacks-") as folder, _target(folder, asked) as target:
        # After the server has been started, which is not to suffer for it.
        with contextlib.suppress(OSError):
            os.nice(5)
        return 0 if asyncio.run(run(target, asked)) else 1


if __name__ == "__main__":
    sys.exit(main())
