"""Sets Shokai up in .venv, when that is needed, and starts it or its checks.

`./play` and `./check` come here by way of start.sh. Where there is no sh, as on Windows:

    python tools/setup.py play
    python tools/setup.py check

Only the standard library is used: this runs before anything is installed.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import IO, NoReturn

from running import FULL, Progress, SetupError, disk_full, last_lines, run_quietly, say, why_pip_failed

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{SUFFIX}"
SHOKAI = BIN / f"shokai{SUFFIX}"

# What is installed for each extra: versions and digests, see tools/lock.py.
LOCKS = {"server": ("requirements/play.txt", "requirements/build.txt"), "dev": ("requirements/check.txt",)}

# Says how .venv was made and what was installed. Written last, and taken away before anything is
# touched: an interrupted setup leaves none, and the next one starts from nothing.
STAMP = VENV / "shokai-setup"

# The Python behind this one, should this one belong to a virtual environment, perhaps to .venv itself.
HOST_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable

PLAY_HELP = """\
./play            sets up Shokai in .venv (once) and starts the server, to play in the browser
./play --OPTION   the same, with options of `shokai serve`: --lan, --port 8080
./play COMMAND    any other command of `shokai`:
"""

CHECK_HELP = """\
./check [--fast | --thorough] [--install] [ARGUMENTS FOR PYTEST]

Sets up Shokai in .venv for development (once), then runs ruff, mypy, the checks of the page, the compiler
for the rules, and the tests and examples. Reports all problems, not just the first. The page is tested in
the system's Chromium; without one, its browser tests are skipped.
Versions are locked in requirements/; SHOKAI_UNLOCKED=1 in the environment installs newer ones.

  --fast      skips the tests marked slow
  --thorough  runs everything: the longest tests as well, and those of the page in every language and window
  --install   as root on Debian, installs a missing Chromium with apt-get

Of tests named on the command line nothing is left out.

Paths are relative to the project's folder, for example: ./check --fast tests/games/osaka -k payday
"""


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
    names += (ROOT / "requirements").glob("*.txt")
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


def make_venv(lock: IO[bytes]) -> None:
    """Makes an empty .venv, with its own pip where this Python brings one along."""
    command = [HOST_PYTHON, "-m", "venv", "--clear", str(VENV)]
    code, output = run_quietly(command, lock)
    if code != 0:
        # Debian and Ubuntu split pip off from venv; the pip of the system can do its work.
        code, more = run_quietly([*command, "--without-pip"], lock)
        output += more
    if code != 0 and FULL.search(output):
        raise SetupError(disk_full(ROOT))
    if code != 0:
        raise SetupError(
            f"{last_lines(output)}\n"
            f"This Python ({HOST_PYTHON}) cannot create a virtual environment in {VENV}.\n"
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
        f"This Python ({HOST_PYTHON}) has no pip 22.3 or later, which is needed to install Shokai.\n"
        "Debian, Ubuntu: `apt install python3-venv`, then try again."
    )


def check_project_file() -> None:
    """Reports an error in pyproject.toml as one sentence, rather than as a traceback from pip."""
    import tomllib

    try:
        tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    except ValueError as error:
        raise SetupError(f"pyproject.toml cannot be read: {error}.\nFix it, then try again.") from None


def check_folder() -> None:
    """A folder that cannot be written to is told at once, rather than by whatever stumbles over it first."""
    try:
        VENV.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=VENV) as file:
            file.write(b"Shokai")
    except OSError as error:
        if error.errno not in {errno.EACCES, errno.EPERM, errno.EROFS}:
            raise
        raise SetupError(
            f"{ROOT} cannot be written to ({error.strerror}), and Shokai sets itself up in .venv there.\n"
            "Copy the project into a folder of your own, then try again."
        ) from None


def steps(extra: str) -> dict[str, list[str]]:
    """What pip is asked to install, one after the other."""
    if os.environ.get("SHOKAI_UNLOCKED"):
        return {"Installing Shokai and the newest of what it needs": ["--editable", f"{ROOT}[{extra}]"]}
    locks = [str(ROOT / name) for name in LOCKS[extra]]
    # A built file of everything: to build one would need more, whose versions no lock holds.
    return {
        f"Installing {count(locks)} packages": [
            "--require-hashes",
            "--only-binary=:all:",
            *(f"-r{name}" for name in locks),
        ],
        "Building the page": ["--verbose", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
    }


def count(locks: list[str]) -> int:
    """How many packages locks have, with those that only other systems need."""
    return len({name for lock in locks for name in re.findall(r"(?m)^[\w.-]+(?===)", Path(lock).read_text("utf-8"))})


def follow_pip() -> Callable[[str], str | None]:
    """Makes of each line of pip's how far it is."""
    seen: set[str] = set()

    def listen(line: str) -> str | None:
        if found := re.match(r"\s*(?:Collecting|Requirement already satisfied:) ([\w.-]+)", line):
            seen.add(found[1])
            return f"({len(seen)}: {found[1]})"
        if found := re.match(r"\s*Downloading [^\s-]*/?([\w.]+)\S* \((.+)\)", line):
            return f"({len(seen)}: {found[1]}, {found[2]})"
        return "(unpacking)" if line.startswith("Installing collected packages") else None

    return listen


def install(extra: str, lock: IO[bytes]) -> None:
    """Makes .venv if it is not there or not of this Python, and installs the project as it stands."""
    check_project_file()
    check_folder()
    venv, project, extras = read_stamp()
    STAMP.unlink(missing_ok=True)
    if venv != wanted_venv():
        venv, project, extras = wanted_venv(), "-", []
        with Progress("Making an empty environment"):
            make_venv(lock)
    pip = [*pip_command(lock), "install", "--no-input", "--progress-bar=off"]
    for title, arguments in steps(extra).items():
        with Progress(title) as progress:
            code, output = run_quietly([*pip, *arguments], lock, progress, follow_pip())
            # A pip that gives up leaves things as they were; one that was killed may not.
            if code > 0:
                STAMP.write_text(" ".join([venv, project, *extras]) + "\n")
            if code != 0:
                raise SetupError(f"{last_lines(output)}\n{why_pip_failed(output, ROOT)}")
        # From here on the packages are new ones, whatever comes of the next step.
        project, extras = "-", []
    if found := re.search(r"The page was not built: .*(?:\n(?=\s+\S).*)*", output):
        say(last_lines(found[0]))
        say("The page is missing or out of date; everything else is set up. The next start tries again.")
        STAMP.write_text(" ".join([venv, "-"]) + "\n")
    else:
        STAMP.write_text(" ".join([venv, wanted_project(), extra]) + "\n")


def take_lock(lock: IO[bytes]) -> None:
    """Waits for another setup in the same folder, say from a second terminal."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("Another setup is running in this folder; waiting for it ...")
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
        say(f"Setting up .venv{' for development' if extra == 'dev' else ''}, which may take some minutes:")
        install(extra, lock)


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
    # start.sh looks for a Python that is new enough; elsewhere anyone can come.
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Shokai needs Python 3.11 or later; this one is " + sys.version.split()[0] + ".")
    commands = {"play": play, "check": check}
    if not arguments or arguments[0] not in commands:
        sys.exit("Use: python tools/setup.py play, or python tools/setup.py check.")
    try:
        commands[arguments[0]](arguments[1:])
    except SetupError as error:
        sys.exit(str(error))
    except OSError as error:
        sys.exit(disk_full(ROOT) if error.errno == errno.ENOSPC else f"Setting up in {VENV} failed: {error}.")
    except KeyboardInterrupt:
        say("Interrupted. The next start will finish the setup.")
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
