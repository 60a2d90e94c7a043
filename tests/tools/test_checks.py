"""What `./check` starts: with which environment, and which files it looks through for tests that measure time."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import pytest
from helpers.places import ROOT


@pytest.fixture(scope="module")
def checks() -> Any:
    """The module, which is no part of a package."""
    spec = spec_from_file_location("checks", ROOT / "tools" / "checks.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_python_has_compiled_is_kept_for_the_next_process(checks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    around = checks.surroundings()
    told = "import sys; print(sys.dont_write_bytecode)"
    assert subprocess.check_output([sys.executable, "-c", told], env=around, text=True).strip() == "False"
    assert around["SHOKAI_CHECK"] == "1"


def test_tests_that_measure_time_are_looked_for_where_they_are(checks: Any) -> None:
    files = checks.timing_tests()
    assert {"tests/page/test_speed.py", "tests/server/test_work.py", "tests/bots/test_bots.py"} <= {*files}
    # Thousands of others need not be read for them.
    assert len(files) < 20
    assert all((ROOT / name).is_file() for name in files)
    # Whoever names tests has theirs run and no others.
    step = checks.long_steps(checks.read(["tests/test_import.py"]))["timing"]
    assert step[-1] == "tests/test_import.py"


def test_the_tests_are_read_once_before_the_workers_read_them(checks: Any) -> None:
    assert "pytest" in checks.quiet_steps(checks.read([]))["reading"]
    assert "reading" not in checks.quiet_steps(checks.read(["tests/test_import.py"]))
