"""One module a command, which is loaded when its command is asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from shokai.cli import commands
from shokai.cli.commands import module_name
from shokai.cli.main import COMMANDS, make_parser
from shokai.texts import speaker

_LOADED = """
import contextlib, io, sys
from shokai.cli.main import main
with contextlib.suppress(SystemExit), contextlib.redirect_stdout(io.StringIO()) as said:
    main({words!r})
assert "usage: shokai" in said.getvalue(), said.getvalue()
print(*(name for name in sys.modules if name.startswith("shokai.cli.commands.") or name == "rich"))
"""


def loaded(*words: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", _LOADED.format(words=list(words))], capture_output=True, text=True, check=True
    )
    return {name.rpartition(".")[2] for name in done.stdout.split()}


def test_every_module_in_the_folder_is_a_command() -> None:
    files = {file.stem for file in Path(commands.__file__).parent.glob("*.py")} - {"__init__"}
    assert files == {module_name(name) for name in COMMANDS}


def test_the_help_of_all_commands_loads_none_of_them() -> None:
    assert loaded("--help") == set()


def test_the_help_of_a_command_loads_no_other() -> None:
    assert loaded("rules", "--help") == {"rules", "rich"}
    assert loaded("serve", "--help") == {"serve"}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        make_parser(speaker("en")).parse_args([name, "--help"])
    said = capsys.readouterr().out
    assert said.startswith(f"usage: shokai {name} ")
    assert f"example: shokai {name}" in " ".join(said.split())
