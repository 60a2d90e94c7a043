"""Technologies, achievements and markers as data: what components.toml says is what rules, texts and page have."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import shokai
from shokai.games.yokohama.rules import FIELDS
from shokai.games.yokohama.rules import technologies as passive
from shokai.games.yokohama.rules.components import (
    ACHIEVEMENT_CODES,
    ACHIEVEMENT_COUNTS,
    BUILT,
    COMPONENTS,
    OWNED,
    TITLES,
    read_counts,
)
from shokai.games.yokohama.rules.phases import counted
from shokai.games.yokohama.table.names import title_effect
from shokai.texts import languages, speaker

SOURCE = Path(shokai.__file__).parent
TECHNOLOGIES = COMPONENTS["technologies"]
PASSIVE = [t for t in TECHNOLOGIES if "when" in t]
CHANGED = {"vp": "points", "yen": "yen", "import": "imports"}


def _gained(title: int, event: str) -> dict[str, int]:
    """What the owner of one technology gets when something happens."""
    s = FIELDS.new()
    s.titles[1] = 1 << title
    given: tuple[Any, ...] = (s, 1, title) if event == "now" else (s, 1)
    getattr(passive, f"gain_by_{event}")(*given)
    assert s.points[0] + s.yen[0] + s.imports[0] == 0
    return {icon: n for icon, field in CHANGED.items() if (n := getattr(s, field)[1])}


@pytest.mark.parametrize("technology", PASSIVE, ids=lambda t: t["name"])
def test_a_passive_technology_brings_what_its_entry_says_and_nothing_else(technology: dict[str, Any]) -> None:
    title = TITLES.index(technology["name"])
    for event in passive.EVENTS:
        expected = read_counts(technology["gains"], tuple(CHANGED), 99, "") if event == technology["when"] else {}
        assert _gained(title, event) == expected, event


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("technology", TECHNOLOGIES, ids=lambda t: t["name"])
def test_the_words_of_a_technology_tell_its_numbers(technology: dict[str, Any], language: str) -> None:
    told = speaker(language).say(title_effect(TITLES.index(technology["name"]), 2024))
    numbers = [*read_counts(technology.get("gains", ""), tuple(CHANGED), 99, "").values()]
    numbers += [technology["yen"]] if "yen" in technology else []
    assert [n for n in numbers if str(n) not in re.findall(r"\d+", told)] == [], told


def test_every_technology_has_an_event_or_signs_of_its_own() -> None:
    assert [t["name"] for t in TECHNOLOGIES if ("when" in t) == ("signs" in t)] == []
    assert {t["when"] for t in PASSIVE} == set(passive.EVENTS)


def test_achievements_count_the_thing_that_their_goal_names() -> None:
    s = FIELDS.new()
    s.goods[1], s.yen[1], s.titles[1], s.tokens_owned[1], s.fulfilled[1] = [5, 6, 7, 8], 9, 0b11, 1, 0b111
    s.agents[1], s.agents_used[1] = 1, 2
    have = dict(zip(OWNED, (5, 6, 7, 8, 9, 2, 4, 3), strict=True))
    for card, entry in enumerate(COMPONENTS["achievements"]):
        if ACHIEVEMENT_COUNTS[card] != BUILT:
            thing = entry["goal"].split()[1]
            assert counted(s, 1, card) == have[thing], ACHIEVEMENT_CODES[card]
    assert ACHIEVEMENT_COUNTS.count(BUILT) == 4


def test_no_rule_names_a_technology_that_is_data_alone() -> None:
    """One that needs no rule of its own stands in no module, of the rules, the table or the bots."""
    names = {t["name"] for t in PASSIVE} | {t["name"].replace("-", "_") for t in PASSIVE}
    for file in sorted((SOURCE / "games" / "yokohama").rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        used = {n.id.lower() for n in ast.walk(tree) if isinstance(n, ast.Name)}
        used |= {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
        assert used & names == set(), file.name
    page = SOURCE.parents[1] / "page" / "src" / "games" / "yokohama"
    for file in [*page.glob("*.ts"), *page.glob("*.svelte")]:
        assert [name for name in names if f"'{name}'" in file.read_text("utf-8")] == [], file.name


NEW = """
[[technologies]]
name = "lighthouse"
cost = 4
country = "NL"
copies = 1
when = "customs"
gains = "1 vp, 2 yen"
worth = 4.0
source = "reconstructed"

[[orders]]
number = 37
country = "NL"
goods = "1 tea"
reward = "3 vp"
source = "reconstructed"
"""

PLAY = """
import shokai
from shokai.games.yokohama.rules.components import ORDERS, TITLES
match = shokai.Match("yokohama", 4, seed=1)
while not match.over and match.step < 1500:
    match.play(match.legal[match.step % len(match.legal)])
s = match.state
s.titles[0] = 1 << TITLES.index("lighthouse")
s.choice, s.turn, before = 6, 0, (s.points[0], s.yen[0])
from shokai.games.yokohama.rules.boards import reach_customs
reach_customs(s)
print(ORDERS, len(TITLES), s.points[0] - before[0] - s.customs_vp[6], s.yen[0] - before[1] - s.customs_yen[6])
"""


def _changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the program with one change."""
    package = folder / "source"
    shutil.copytree(SOURCE, package / "shokai", ignore=shutil.ignore_patterns("__pycache__", "page"))
    changed = package / "shokai/games/yokohama" / file
    text = changed.read_text("utf-8")
    assert old in text
    changed.write_text(text.replace(old, new, 1), "utf-8")
    return package


def _told(code: str, folder: Path, package: Path) -> list[str]:
    env = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_a_new_order_and_a_new_passive_technology_are_an_entry_each(tmp_path: Path) -> None:
    # The card sets of before come last.
    package = _changed(tmp_path, "components.toml", "[[earlier]]", f"{NEW}\n[[earlier]]")
    assert _told(PLAY, tmp_path, package) == ["37", "21", "1", "2"]


FOLDERS = """
from shokai.games.yokohama import rules
from shokai.engine import entries
from shokai.engine.engine import engine_for
engine = engine_for(rules, "native")
print(*(engine.cache_folder(getattr(entries, name)).name for name in ("legal", "apply", "outcome")))
"""


@pytest.mark.parametrize(
    ("file", "old", "new", "changes"),
    [
        ("components.toml", 'gains = "2 vp"', 'gains = "3 vp"', [False, True, False]),
        ("components.toml", "worth = 6.0", "worth = 7.0", [False, False, False]),
        ("rules/step_table.py", 'decline="action.end_trade"', 'decline="steps.pop"', [False, True, False]),
        ("rules/step_table.py", "moves=(TITLE,), between=True", "moves=(TITLE,)", [True, False, False]),
        ("rules/move_table.py", 'apply="action.sell"', 'apply="action.buy"', [False, True, False]),
        ("rules/step_table.py", 'asks="phase-a"', 'asks="phase-c"', [False, False, False]),
    ],
)
def test_compiled_code_is_made_anew_where_a_table_says_something_else(
    tmp_path: Path, file: str, old: str, new: str, changes: list[bool]
) -> None:
    package = _changed(tmp_path, file, old, new)
    now, before = _told(FOLDERS, tmp_path, package), _told(FOLDERS, tmp_path, SOURCE.parent)
    assert [a != b for a, b in zip(now, before, strict=True)] == changes
