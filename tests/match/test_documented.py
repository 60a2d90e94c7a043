"""What docs/reference/formats.md must tell of both games: every reason code, every key of a position, every fact."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from helpers.places import TESTS

import shokai.texts
from shokai.games import GAMES
from shokai.games.osaka.table import positions as osaka
from shokai.games.yokohama.table import fixtures, reader
from shokai.match.match import Match

PAGE = (TESTS.parent / "docs" / "reference" / "formats.md").read_text("utf-8")
ENGLISH = Path(shokai.texts.__file__).parent / "en"


def part(first: str, last: str) -> str:
    """What the page says from one heading to another."""
    return PAGE[PAGE.index(f"\n{first}\n") : PAGE.index(f"\n{last}\n")]


REASONS = part("## Reason codes", "## Exports")
TELLS = {"osaka": REASONS[: REASONS.index("In YOKOHAMA:")], "yokohama": REASONS[REASONS.index("In YOKOHAMA:") :]}
POSITIONS = {
    "osaka": part("## Positions", "### Positions of YOKOHAMA"),
    "yokohama": part("### Positions of YOKOHAMA", "### Card sets"),
}
SCENARIOS = {"osaka": part("## Scenarios", "## Views"), "yokohama": POSITIONS["yokohama"]}
# A seat is called NAME where the page speaks of TRADERS OF OSAKA, and P0 for YOKOHAMA.
SEAT = {"osaka": "NAME", "yokohama": "P0"}
KEYS = {
    "osaka": [*osaka.TABLE_KEYS, *osaka.known_keys(["NAME"])],
    "yokohama": [*reader.TABLE_KEYS, *reader.known_keys(["P0"])],
}


def told(page: str) -> set[str]:
    """Whatever stands in backticks, outside of examples."""
    prose = re.sub(r"^```.*?^```$", "", page, flags=re.DOTALL | re.MULTILINE)
    return set(re.findall(r"`([^`]+)`", " ".join(prose.split())))


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_code_is_documented_and_no_other(game: str) -> None:
    files = sorted(ENGLISH.glob(f"{game}*.ftl"))
    texts = "".join(file.read_text("utf-8") for file in files)
    codes = set(re.findall(rf"^{game}-why-([a-z-]+) =", texts, re.MULTILINE))
    rows = re.findall(r"^\| ((?:`[a-z-]+`(?:, )?)+) \|", TELLS[game], re.MULTILINE)
    listed = [code for row in rows for code in re.findall(r"`([a-z-]+)`", row)]
    assert sorted(set(listed)) == sorted(listed)
    assert {code for code in listed if not code.startswith(game)} == codes
    assert len(codes) > 30


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_position_is_documented(game: str) -> None:
    words = told(POSITIONS[game])
    assert [key for key in KEYS[game] if key not in words] == []


@pytest.mark.parametrize("board", fixtures.BOARDS)
def test_every_board_whose_numbers_a_position_may_change_is_documented(board: str) -> None:
    assert board in told(POSITIONS["yokohama"])


@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_a_program_writes_is_known(game: str) -> None:
    match = Match(game, 2, seed="7", names=[SEAT[game], "Pink"] if game == "osaka" else ["P0", "P1"])
    written = {line.partition(":")[0] for line in match.position().splitlines()}
    faces = re.compile(r"(order O|site S|token T)\d+")
    others = {key for key in written if not faces.fullmatch(key) and not key.startswith(("Pink ", "P1 "))}
    assert others <= set(KEYS[game])


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_is_documented(game: str) -> None:
    """Those of areas by the Bank, those of seats by one seat."""
    names = [SEAT[game], "Other"]
    match = Match(game, 2, seed="7", names=names)
    words = told(POSITIONS[game] + SCENARIOS[game])
    facts = match.kind.facts(match.state, names)
    of_areas = re.compile(r"(neighbours|token|power) (?!Bank$)|.* power (?!Bank$)")
    missing = [key for key in facts if not key.startswith("Other ") and not of_areas.match(key) and key not in words]
    assert missing == []
