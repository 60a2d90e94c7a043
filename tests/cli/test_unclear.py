"""Answers that left people guessing: each says what was wrong with what they asked."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from helpers.command import Command, refused

from shokai import Match

CASES = [
    ("load --tables 0", "1 to 2,000 tables for 1 to 600 seconds"),
    ("load --processes 0", "1 to 16 web processes"),
    ("export /nope/x", "/nope/x cannot be written: there is no folder /nope"),
    ("serve --no-browser --data x.db --port 0 --host not.a.host", "“not.a.host” is not an address of this machine"),
    ("serve --no-browser --data x.db --port 0 --host 192.0.2.1", "“192.0.2.1” is not an address of this machine"),
    ("serve --no-browser --data one.db --port 0", "Cannot use the database one.db: file is not a database"),
    ("bench osaka --seconds 0", "--seconds must be at least 1"),
    ("replay ''", "No file was named"),
    ("replay later.shokai", 'format [Shokai "2"], which this version cannot read'),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_the_answer_says_what_was_wrong(command: Command, tmp_path: Path, case: tuple[str, str]) -> None:
    (tmp_path / "one.db").write_text("x", "utf-8")
    (tmp_path / "later.shokai").write_text('[Shokai "2"]\n[Weather "rain"]\n[Game "osaka"]\n', "utf-8")
    refused(command(*shlex.split(case[0])), case[1])
    assert (tmp_path / "one.db").read_text("utf-8") == "x"


def test_values_of_another_type_are_refused_by_name() -> None:
    for players in ("3", 2.5, None, True):
        with pytest.raises(TypeError, match=r"The number of players is an int, not "):
            Match("osaka", players=players)  # type: ignore[arg-type]
    match = Match("osaka", seed=1)
    for move in (None, 1.5, ["token R"], False):
        with pytest.raises(TypeError, match=r"A move is a Move, its text or its number, not "):
            match.play(move)  # type: ignore[arg-type]
