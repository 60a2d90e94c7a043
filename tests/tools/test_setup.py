"""`./play` and `./check` where something is wrong: a sentence that says what, and what to do, never a traceback."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from helpers.documents import check_command
from helpers.patience import PATIENCE

from tools.running import why_pip_failed

ROOT = Path(__file__).parents[2]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """What is there before anything is set up, without the sources."""
    folder = tmp_path / "shokai"
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    for name in ("play", "check", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    return folder


def set_up(project: Path, **variables: str) -> tuple[int, str]:
    """Runs `./play`, with a pip that knows no index but what is given."""
    mine = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON"))}
    mine |= {"PIP_CONFIG_FILE": os.devnull, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **variables}
    command = [sys.executable, str(project / "tools" / "setup.py"), "play", "--version"]
    done = subprocess.run(command, env=mine, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    # What pip said is quoted, with a bar before each line.
    assert not re.search("(?m)^Traceback", done.stderr)
    return done.returncode, done.stderr


@pytest.mark.slow
def test_without_network_and_with_an_index_that_lacks_a_file(project: Path) -> None:
    # Nobody listens on port 9 of this machine.
    code, said = set_up(project, PIP_INDEX_URL="http://127.0.0.1:9/simple", PIP_RETRIES="1")
    assert code == 1
    assert re.search(r"Making an empty environment \.\.\. \d+ s\n  Installing \d+ packages \.\.\. failed\n", said)
    assert "The package index was not reached: setting up needs the internet" in said

    # The environment is kept: only what failed is tried again.
    code, said = set_up(project, PIP_NO_INDEX="1")
    assert code == 1
    assert "Making" not in said
    assert re.search(r"no file of aiosqlite==\S+ for Python 3", said)
    assert "SHOKAI_UNLOCKED=1" in said

    # Without the lock, pip is asked for what pyproject.toml asks for.
    code, said = set_up(project, PIP_NO_INDEX="1", SHOKAI_UNLOCKED="1")
    assert code == 1
    assert "Installing Shokai and the newest of what it needs ... failed" in said


@pytest.mark.slow
def test_a_file_with_another_digest_is_not_installed(project: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "lading-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("lading.py", "")
        wheel.writestr("lading-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: lading\nVersion: 1.0\n")
        wheel.writestr("lading-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr("lading-1.0.dist-info/RECORD", "lading.py,,\n")
    (project / "requirements" / "build.txt").write_text("")
    lock, offline = project / "requirements" / "play.txt", {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path)}
    lock.write_text(f"lading==1.0 --hash=sha256:{'0' * 64}\n")
    code, said = set_up(project, **offline)
    assert code == 1
    assert "Installing 1 packages ... failed" in said
    assert "has another digest than the one Shokai was tested with" in said

    right = hashlib.sha256((tmp_path / "lading-1.0-py3-none-any.whl").read_bytes()).hexdigest()
    lock.write_text(f"lading==1.0 --hash=sha256:{right}\n")
    _, said = set_up(project, **offline)
    assert re.search(r"Installing 1 packages \.\.\. \d+ s\n", said)


def test_a_python_without_venv(project: Path, tmp_path: Path) -> None:
    (tmp_path / "venv.py").write_text("raise SystemExit('No module named venv')\n")
    code, said = set_up(project, PYTHONPATH=str(tmp_path))
    assert code == 1
    assert "cannot create a virtual environment" in said
    assert "apt install python3-venv" in said


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a folder that not even root may write to")
def test_a_folder_that_cannot_be_written_to() -> None:
    look = "import setup, pathlib; setup.VENV = pathlib.Path('/sys/kernel'); setup.check_folder()"
    done = subprocess.run(
        [sys.executable, "-c", look], cwd=ROOT / "tools", capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert "cannot be written to" in done.stderr
    assert "Copy the project into a folder of your own, then try again." in done.stderr


def test_a_project_file_that_cannot_be_read(project: Path) -> None:
    (project / "pyproject.toml").write_text("[project\n")
    code, said = set_up(project)
    assert code == 1
    assert "pyproject.toml cannot be read" in said


@pytest.mark.skipif(os.name == "nt", reason="only Linux and its like have sh")
def test_only_an_old_python(project: Path, tmp_path: Path) -> None:
    """No old Python is at hand in a test: a program stands in that answers as one does."""
    path = tmp_path / "bin"
    path.mkdir()
    for name in ("sh", "dirname", "cat"):
        (path / name).symlink_to(str(shutil.which(name)))
    (path / "python3").write_text("#!/bin/sh\necho '3.9 '\n")
    (path / "python3").chmod(0o755)
    done = subprocess.run([project / "play"], env={"PATH": str(path)}, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Shokai needs Python 3.11 or later" in done.stderr
    assert "Too old: python3 is 3.9." in done.stderr


def test_a_full_disk(tmp_path: Path) -> None:
    said = why_pip_failed("ERROR: Could not install: [Errno 28] No space left on device", tmp_path)
    assert re.match(r"The disk is full: \d+\.\d GB are free", said)


def test_the_help_of_check_is_true() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "setup.py", "check", "--help"], capture_output=True, text=True, check=True
    )
    [example] = re.findall(r"for example: (\./check .+)", done.stdout)
    check_command(shlex.split(example))
    [word] = re.findall(r"-k (\w+)", example)
    folder = next(word for word in example.split() if word.startswith("tests/"))
    names = [*(ROOT / folder).rglob("test_*.py")]
    assert any(word in path.name or word in path.read_text("utf-8") for path in names)
    assert {"--fast", "--thorough", "--install"} <= {*re.findall(r"(?m)^  (--\w+)", done.stdout)}
