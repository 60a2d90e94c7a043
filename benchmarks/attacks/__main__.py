"""Attacks a server of its own, one way after the other, and tells how long `GET /api/health` takes meanwhile.

    python -m benchmarks.attacks --seconds 12

Each time a server is started as `shokai serve` starts it, with all limits and a file in a temporary folder. Health is
asked for fifty times a second by another process. Attackers come from any address, because a proxy on this machine is
believed; the server has a session of its own, because they would be on other machines. Ends with 1 when health took
too long, an answer was an error of the server's own, or its log has a fault.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.attacks import floods, gatherings, work
from benchmarks.attacks.field import ATTACKS, Field
from benchmarks.attacks.health import Probe, percentile
from benchmarks.attacks.target import Target
from benchmarks.attacks.wires import Caller, Tally, anywhere

__all__ = ["floods", "gatherings", "work"]

QUIET = "quiet"


async def quiet(field: Field) -> None:
    """Nothing, for comparison."""
    await field.rest()


async def measure(target: Target, probe: Probe, name: str, seconds: float, seed: int) -> dict[str, Any]:
    """One attack, and what the server was like meanwhile."""
    field = Field(target, seconds, random.Random(f"{seed} {name}"), probe.taken)
    before = target.megabytes
    field.begin()
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


async def run(target: Target, name: str, asked: argparse.Namespace) -> bool:
    """One attack on a fresh server; whether all went well."""
    await _compiled(target)
    async with Probe(target.port).running() as probe:
        told = await measure(target, probe, name, asked.seconds, asked.seed)
    ready = (await _asked(target, "/api/ready"))["ready"]
    faults = [line for line in target.log.splitlines() if "Traceback" in line or "incident" in line]
    told |= {"ready": ready, "faults": faults[:5]}
    good = ready and not (told["errors"] or told["unanswered"] or faults or told["p95_ms"] > asked.most)
    print(json.dumps(told) if asked.json else _line(told) + ("" if good else " !"), *faults[:5], flush=True)
    return good


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


def _attacked(name: str, asked: argparse.Namespace) -> bool:
    options = ["--no-compile"] if asked.no_compile else []
    with tempfile.TemporaryDirectory(prefix="shokai-attacks-") as folder, Target(Path(folder), *options) as target:
        return asyncio.run(run(target, name, asked))


def main(words: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.attacks", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=12, help="for each attack; 12 by default")
    parser.add_argument("--seed", type=int, default=1, help="other choices; 1 by default")
    parser.add_argument("--most", type=float, default=100, help="milliseconds that 95%% of answers may take; 100")
    parser.add_argument("--only", nargs="+", choices=[QUIET, *ATTACKS], metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--json", action="store_true", help="a line of JSON for each")
    parser.add_argument("--no-compile", action="store_true", help="a server that does not compile for its bots")
    asked = parser.parse_args(words)
    went_well = [_attacked(name, asked) for name in asked.only or (QUIET, *ATTACKS)]
    return 0 if all(went_well) else 1


if __name__ == "__main__":
    sys.exit(main())
