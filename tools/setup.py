"""Sets Shokai up in .venv, when that is needed, and starts it or its checks.

`./play` and `./check` come here by way of start.sh. Where there is no sh, as on Windows:

    python tools/setup.py play
    python tools/setup.py check

Only the standard library is used: this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{SUFFIX}"
SHOKAI = BIN / f"shokai{SUFFIX}"

# Says how .venv was made and what was installed. Written last, and taken away before anything is
# touched: an interrupted setup leaves none, and the next one starts from nothing.
STAMP = VENV / "shokai-setup"

# The Python behind this one, should this one belong to a virtual environment, perhaps to .venv itself.
HOST_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable

PLAY_HELP = """\
./play            sets Shokai up in .venv (once) and starts the server: play in the browser
./play --OPTION   the same, with options of `shokai serve`: --lan, --port 8080
./play COMMAND    any other command of `shokai`:
"""

CHECK_HELP = """\
./check [--fast] [--install] [ARGUMENTS FOR PYTEST]

Sets Shokai up in .venv with everything for development (once), then runs ruff, mypy, the checks of
the page, the compiler for the rules, and every test and example. Shows all problems, not only the
first. The page is tried in the system's Chromium; without one, its tests in a browser are left out.

  --fast      leaves out the tests marked slow
  --install   as root on Debian, installs a missing Chromium with apt-get

Paths are seen from the project's folder, for example: ./check --fast tests/games/osaka -k payday
"""


class SetupError(Exception):
    """What went wrong and what to do about it, for the person at the keyboard."""


def say(text: str, end: str = "\n") -> None:
    """Speaks on stderr, so that what Shokai itself prints can be piped."""
    print(text, end=end, file=sys.stderr, flush=True)


# --- What is there and what is wanted -----------------------------------------------------------


def digest(*parts: bytes) -> str:
    """A short fingerprint."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def wanted_venv() -> str:
    """Fingerprint of the Python behind .venv and of its place: a virtual environment cannot be moved."""
    return digest(*map(os.fsencode, (sys.base_prefix, str(sys.implementation.cache_tag), str(ROOT))))


def wanted_project() -> str:
    """Fingerprint of the files that say what has to be installed, and of those that the page is built from."""
    names = [ROOT / name for name in ("pyproject.toml", "src/shokai/_version.py", "hatch_build.py")]
    page = [path for path in (ROOT / "page").glob("*") if path.is_file()]
    page += [path for part in ("page/src", "page/public", "src/shokai/texts") for path in (ROOT / part).rglob("*.*")]
    return digest(*(path.read_bytes() for path in sorted(names + page) if path.is_file() and path.suffix != ".pyc"))


def read_stamp() -> tuple[str, str, list[str]]:
    """How .venv was made, for which project files and with which extras; blank if never finished."""
    if not (STAMP.is_file() and PYTHON.exists()):
        return "", "", []
    venv, project, *extras = STAMP.read_text().split() or ["", ""]
    return venv, project, extras


def is_ready(extra: str) -> bool:
    """Whether there is nothing to do. What is set up for development is ready for play, too."""
    venv, project, extras = read_stamp()
    return (venv, project) == (wanted_venv(), wanted_project()) and bool({extra, "dev"} & {*extras}) and SHOKAI.exists()


# --- Setting up ---------------------------------------------------------------------------------


def run_quietly(command: list[str], lock: IO[bytes]) -> tuple[int, str]:
    """Runs a command, shows nothing of it, and returns its exit code and what it said.

    It inherits the lock: if this process is killed, the command may work on in .venv for a while.
    """
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        # A pip that is told to install for the user, by its settings, could not install into .venv.
        env=os.environ | {"PIP_USER": "0"},
        pass_fds=[] if os.name == "nt" else [lock.fileno()],
        check=False,
    )
    return done.returncode, done.stdout


def last_lines(output: str, count: int = 20) -> str:
    """The end of what a command said, set off from our own words."""
    return "\n".join(f"  | {line[:300]}" for line in output.rstrip().splitlines()[-count:])


def make_venv(lock: IO[bytes]) -> None:
    """Makes an empty .venv, with its own pip where this Python brings one along."""
    command = [HOST_PYTHON, "-m", "venv", "--clear", str(VENV)]
    code, output = run_quietly(command, lock)
    if code != 0:
        # Debian and Ubuntu split pip off from venv; the pip of the system can do its work.
        code, more = run_quietly([*command, "--without-pip"], lock)
        output += more
    if code != 0:
        raise SetupError(
            f"{last_lines(output)}\n"
            f"This Python ({HOST_PYTHON}) cannot make a virtual environment in {VENV}.\n"
            "Debian, Ubuntu: `apt install python3-venv` may help. Then try again."
        )


def pip_command(lock: IO[bytes]) -> list[str]:
    """A pip that installs into .venv: its own, else that of the system."""
    if any(VENV.glob("[Ll]ib/**/site-packages/pip")):
        return [str(PYTHON), "-m", "pip"]
    code, output = run_quietly([HOST_PYTHON, "-m", "pip", "--version"], lock)
    version = re.match(r"pip (\d+)\.(\d+)", output)
    # 22.3 is the first pip that can install into another environment.
    if code == 0 and version and tuple(map(int, version.groups())) >= (22, 3):
        return [HOST_PYTHON, "-m", "pip", "--python", str(PYTHON)]
    raise SetupError(
        f"This Python ({HOST_PYTHON}) has no pip of version 22.3 or later to install what Shokai needs.\n"
        "Debian, Ubuntu: `apt install python3-venv`, then try again."
    )


def check_project_file() -> None:
    """A slip of the pen in pyproject.toml is told at once, rather than as a traceback of pip's."""
    import tomllib

    try:
        tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    except ValueError as error:
        raise SetupError(f"pyproject.toml cannot be read: {error}.\nPut it right, then try again.") from None


def install(extra: str, lock: IO[bytes]) -> None:
    """Makes .venv if it is not there or not of this Python, and installs the project as it stands."""
    check_project_file()
    venv, project, extras = read_stamp()
    STAMP.unlink(missing_ok=True)
    if venv != wanted_venv():
        venv, project, extras = wanted_venv(), "-", []
        make_venv(lock)
    target = f"{ROOT}[{extra}]" if extra else str(ROOT)
    command = [*pip_command(lock), "install", "--quiet", "--no-input", "--editable", target]
    code, output = run_quietly(command, lock)
    if code == 0:
        project, extras = wanted_project(), [extra]
    # A pip that gives up leaves things as they were; one that was killed may not.
    if code >= 0:
        STAMP.write_text(" ".join([venv, project, *extras]) + "\n")
    if code != 0:
        raise SetupError(
            f"{last_lines(output)}\n"
            "pip could not install what Shokai needs; its last words are above.\n"
            "If they speak of connections, or of versions not found: this step needs the internet.\n"
            "If they speak of this project: pyproject.toml needs a look. Then try again."
        )


def take_lock(lock: IO[bytes]) -> None:
    """Waits for another setup in the same folder, say from a second terminal."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("Another setup is at work in this folder; waiting for it ...")
        fcntl.flock(lock, fcntl.LOCK_EX)
    except OSError:
        pass  # Some network file systems have no locks. Two setups at once are rare enough.


def set_up(extra: str) -> None:
    """Brings .venv up to date; silent and quick when it is."""
    if is_ready(extra):
        return
    with Path(__file__).open("rb") as lock:
        take_lock(lock)
        if is_ready(extra):
            return
        say(f"Setting up .venv{' for development' if extra == 'dev' else ''} ... ", end="")
        start = time.monotonic()
        try:
            install(extra, lock)
        except BaseException as error:
            say("stopped" if isinstance(error, KeyboardInterrupt) else "failed")
            raise
        say(f"{time.monotonic() - start:.0f} s")


# --- Starting -----------------------------------------------------------------------------------


def start(program: Path, *arguments: str) -> NoReturn:
    """Becomes the program."""
    command = [str(program), *arguments]
    if os.name == "nt":  # exec there returns to the shell before the program has ended
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def play(arguments: list[str]) -> NoReturn:
    """`./play`"""
    set_up("server")
    first = arguments[0] if arguments else ""
    if first in {"-h", "--help"}:
        print(PLAY_HELP, flush=True)
    is_for_shokai = first in {"-h", "--help", "--version"} or (first and not first.startswith("-"))
    start(SHOKAI, *([] if is_for_shokai else ["serve"]), *arguments)


def check(arguments: list[str]) -> NoReturn:
    """`./check`"""
    if arguments[:1] in (["-h"], ["--help"]):
        print(CHECK_HELP, end="")
        sys.exit()
    set_up("dev")
    start(PYTHON, str(ROOT / "tools" / "checks.py"), *arguments)


def main(arguments: list[str]) -> NoReturn:
    commands = {"play": play, "check": check}
    if not arguments or arguments[0] not in commands:
        sys.exit("Say what to do: python tools/setup.py play, or python tools/setup.py check.")
    try:
        commands[arguments[0]](arguments[1:])
    except SetupError as error:
        sys.exit(str(error))
    except OSError as error:
        sys.exit(f"Setting up in {VENV} failed: {error}.")
    except KeyboardInterrupt:
        say("Interrupted. The next start sets up what is missing.")
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
