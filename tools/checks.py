"""Runs every check of the project, one after the other. `./check` comes here with .venv set up."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent


def steps(arguments: list[str]) -> dict[str, list[str]]:
    """The names of the steps and what each runs."""
    fast = ["-m", "not slow"] if "--fast" in arguments else []
    for_pytest = [argument for argument in arguments if argument != "--fast"]
    return {
        "ruff check": [sys.executable, "-m", "ruff", "check"],
        "ruff format": [sys.executable, "-m", "ruff", "format", "--check"],
        "mypy": [sys.executable, "-m", "mypy"],
        # Compiled once here, the rules are only loaded by the many processes of the tests.
        "compile": [str(BIN / "shokai"), "compile"],
        "pytest": [sys.executable, "-m", "pytest", "-n", "2", *fast, *for_pytest],
    }


def run(name: str, command: list[str]) -> tuple[bool, float]:
    """Runs one step in plain view. Returns whether it went well and the seconds it took."""
    print(f"\n== {name}", flush=True)
    start = time.monotonic()
    try:
        good = subprocess.call(command, cwd=ROOT) == 0
    except OSError as error:
        print(f"It does not start: {error}")
        good = False
    seconds = time.monotonic() - start
    print(f"-- {name}: {'ok' if good else 'FAILED'}, {seconds:.1f} s", flush=True)
    return good, seconds


def main(arguments: list[str]) -> int:
    results = {name: run(name, command) for name, command in steps(arguments).items()}
    failed = [name for name, (good, _) in results.items() if not good]
    print("\n== summary")
    for name, (good, seconds) in results.items():
        print(f"{name:<12} {'ok' if good else 'FAILED':<7} {seconds:6.1f} s")
    total = sum(seconds for _, seconds in results.values())
    verdict = f"failed: {', '.join(failed)}" if failed else "all good"
    print(f"{'total':<20} {total:6.1f} s   {verdict}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
