"""How fast the rules are here and in another checkout, measured in turn in one run.

    git worktree add ../before main
    python -m benchmarks.compare ../before [--game yokohama] [--rounds 60] [--worse 3]

Either checkout runs in a process of its own, with its own sources and its own .venv (without one, with this Python).
Both measure the same figure in short slices, one right after the other and in alternating order, so that both meet the
same machine; times are processor times. Now and then both processes are started anew. The table shows the best slices,
and the median over all rounds of this checkout's figure divided by the other's, with its 95 % interval: above 1, this
checkout is faster. Exit code 1: a median is worse by more than `--worse` per cent. Where an interval is wider than
that, take more rounds or a quieter machine.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
# With fewer, there is no 95 % interval of a median.
FEWEST_ROUNDS = 6
# Where a process happens to lie in memory matters, too.
STARTS = 3

# This checkout's figure and the other's.
Pair = tuple[float, float]


class CompareError(Exception):
    """Why there is nothing to compare."""


def python_of(checkout: Path) -> Path:
    """The Python that a checkout was set up with, else this one."""
    own = checkout / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    return own if own.exists() else Path(sys.executable)


class Runner:
    """A process with the sources of a checkout, which measures slices."""

    def __init__(self, checkout: Path, game: str, players: int) -> None:
        self.checkout = checkout
        # A file, since nobody reads them while it measures.
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - as long as the process
        self.process = subprocess.Popen(
            [str(python_of(checkout)), "-P", str(HERE / "benchmarks" / "slice.py"), game, str(players)],
            cwd=checkout,
            env=os.environ | {"PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
        )

    def about(self) -> dict[str, Any]:
        """What it measures and with which versions; it is ready when it tells."""
        told: dict[str, Any] = json.loads(self._answer())
        if not Path(told["source"]).is_relative_to(self.checkout):
            raise CompareError(f"{self.checkout} was to be measured, but {told['source']} was.")
        return told

    def measure(self, figure: str, seconds: float) -> float:
        """Units a second in one slice."""
        assert self.process.stdin
        # Where it has died, its last words say why.
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(f"{figure} {seconds}\n")
            self.process.stdin.flush()
        return float(self._answer())

    def _answer(self) -> str:
        assert self.process.stdout
        if line := self.process.stdout.readline():
            return line
        self.process.wait()
        self._complaints.seek(0)
        said = self._complaints.read()
        last = (said.strip().splitlines() or ["nothing"])[-1]
        raise CompareError(f"{self.checkout} cannot be measured. Its last words: {last}")

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *_: object) -> None:
        # It ends with its input; where it hangs or broke, nobody waits for it.
        self.process.kill()
        with contextlib.suppress(BrokenPipeError):
            self.process.communicate()
        self._complaints.close()


def interval(values: Sequence[float]) -> tuple[float, float]:
    """A 95 % interval of the median, whatever the values' distribution: between two of them.

    >>> interval([5, 1, 2, 4, 3, 6])
    (1, 6)
    >>> interval(range(9))
    (1, 7)
    """
    ordered, n = sorted(values), len(values)
    # How likely so few of n tosses are heads; the interval leaves out as many on each side.
    outside, left_out = 0.5**n, 0
    while outside + math.comb(n, left_out + 1) * 0.5**n <= 0.025:
        left_out += 1
        outside += math.comb(n, left_out) * 0.5**n
    return ordered[left_out], ordered[-1 - left_out]


def run(other: Path, options: argparse.Namespace) -> tuple[dict[str, list[Pair]], list[str]]:
    """Measures both in turn: for each figure the pairs of all rounds, and what makes the comparison unfair."""
    pairs: dict[str, list[Pair]] = {}
    notes: list[str] = []
    for start in range(STARTS):
        say(f"Start {start + 1} of {STARTS}; what is not compiled yet is compiled ...")
        with Runner(HERE, options.game, options.players) as ours:
            # One after the other: two that compile at once would take as long, and the same checkout needs it once.
            mine = ours.about()
            with Runner(other, options.game, options.players) as theirs:
                its = theirs.about()
                notes = remarks(mine, its)
                for number in range(start, options.rounds, STARTS):
                    for figure in mine["units"].keys() & its["units"].keys():
                        pairs.setdefault(figure, []).append(one_round(ours, theirs, figure, options.seconds, number))
    return {figure: pairs[figure] for figure in mine["units"] if figure in pairs}, notes


def one_round(ours: Runner, theirs: Runner, figure: str, seconds: float, number: int) -> Pair:
    """A slice of each; who is first changes, because the second may find a warmer machine."""
    if number // STARTS % 2 == 0:
        mine = ours.measure(figure, seconds)
        return mine, theirs.measure(figure, seconds)
    its = theirs.measure(figure, seconds)
    return ours.measure(figure, seconds), its


def compare(pairs: dict[str, list[Pair]]) -> dict[str, dict[str, float]]:
    """For every figure the best of each side, and the median ratio of the rounds with its interval.

    >>> compare({"decisions": [(11, 10)] * 5 + [(12, 10)] * 4})
    {'decisions': {'this': 12, 'other': 10, 'ratio': 1.1, 'low': 1.1, 'high': 1.2}}
    """
    report = {}
    for figure, measured in pairs.items():
        ratios = [mine / its for mine, its in measured]
        low, high = interval(ratios)
        best, others = (max(side) for side in zip(*measured, strict=True))
        report[figure] = {
            "this": best, "other": others, "ratio": statistics.median(ratios), "low": low, "high": high,
        }  # fmt: skip
    return report


def say(text: str) -> None:
    """What is being done is told beside the figures, so that these can be piped."""
    print(text, file=sys.stderr, flush=True)


def table(report: dict[str, dict[str, float]], worse: float) -> str:
    """The figures for people."""
    lines = [f"{'a second':20} {'this':>14} {'other':>14} {'ratio':>7}  95 % interval"]
    for name, row in report.items():
        spread = f"{row['low']:.3f} to {row['high']:.3f}{'  WORSE' if is_worse(row, worse) else ''}"
        lines.append(f"{name:20} {row['this']:14,.0f} {row['other']:14,.0f} {row['ratio']:7.3f}  {spread}")
    return "\n".join(lines)


def is_worse(row: dict[str, float], worse: float) -> bool:
    """Whether a figure is worse by more than so many per cent."""
    return row["ratio"] < 1 - worse / 100


def remarks(ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    """What makes the comparison unfair."""
    told = []
    if any(theirs["units"].get(figure, units) != units for figure, units in ours["units"].items()):
        told.append("The same seeds lead to other games here and there: the rules, the cards or the bots differ.")
    for name, version in ours["versions"].items():
        if name != "shokai" and theirs["versions"].get(name) != version:
            told.append(f"{name} is {version} here and {theirs['versions'].get(name)} there.")
    return told


def main(arguments: list[str] | None = None) -> int:
    """Compares, and tells whether this checkout is worse."""
    description, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "python -m benchmarks.compare", description=description, epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("--game", default="osaka", help="osaka (if not given) or yokohama")
    parser.add_argument("--players", type=int, default=3, help="3 if not given")
    parser.add_argument("--rounds", type=int, default=30, help=f"30 if not given, at least {FEWEST_ROUNDS}")
    parser.add_argument("--seconds", type=float, default=0.2, help="for each figure in each round; 0.2 if not given")
    parser.add_argument("--worse", type=float, default=3, help="per cent that are still good enough; 3 if not given")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    other = options.other.resolve()
    if not (other / "src" / "shokai" / "bench" / "rules.py").is_file():
        parser.error(f"{options.other} is no checkout of Shokai: it has no src/shokai/bench/rules.py.")
    if options.rounds < FEWEST_ROUNDS:
        parser.error(f"--rounds must be at least {FEWEST_ROUNDS}: fewer say nothing about the spread.")
    if not 0 < options.seconds <= 600 or not 0 <= options.worse <= 100:
        parser.error("--seconds must be between 0 and 600, --worse between 0 and 100.")
    try:
        pairs, notes = run(other, options)
    except CompareError as error:
        parser.exit(2, f"{error}\n")
    report = compare(pairs)
    bad = [name for name, row in report.items() if is_worse(row, options.worse)]
    if options.json:
        print(json.dumps({"figures": report, "remarks": notes, "worse": bad}, indent=2))
    else:
        print("\n".join([table(report, options.worse), *notes]))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
