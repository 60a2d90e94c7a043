"""The page places moves and steps by lists of its own: they name what the rules have, and leave nothing out unseen."""

from __future__ import annotations

import re

from helpers.places import ROOT

from shokai.games.yokohama.rules.rows import STEP_TABLE
from shokai.match.game import game_for

PAGE = ROOT / "page" / "src" / "games" / "yokohama"
STEPS = {row.name for row in STEP_TABLE}
# Steps outside the course of a turn: the set-up, rewards that come in between, the end.
NO_STAGE = {name for name in STEPS if name.startswith("deal-")} | {
    "draft", "begin", "reward", "carrying", "marker", "over",
}  # fmt: skip

# Moves that are buttons of the panel, whose places are not on the table.
PANEL = {"buy", "get", "imports", "paying", "sell", "stay"}


def test_every_step_has_its_stage() -> None:
    text = (PAGE / "stages.ts").read_text("utf-8")
    table = text[text.index("const OF_STEP") : text.index("};")]
    listed = set(re.findall(r"^  '?([a-z-]+)'?: \d,$", table, re.MULTILINE))
    assert listed == STEPS - NO_STAGE


def test_the_page_places_moves_by_the_verbs_of_the_rules() -> None:
    text = (PAGE / "places.ts").read_text("utf-8")
    cases = set(re.findall(r"case '([a-z]+)':", text[text.index("switch (verb(text))") :].split("\n}\n", 1)[0]))
    verbs = set(game_for("yokohama").verbs)
    assert cases <= verbs
    assert verbs - cases == PANEL
    assert set(re.findall(r"'([a-z]+)'", re.search(r"const GATHERED = (.*);", text)[1])) <= verbs  # type: ignore[index]


def test_the_steps_that_gather_are_steps() -> None:
    text = (PAGE / "places.ts").read_text("utf-8")
    gathers = text[text.index("export function gathers") :].split("}", 1)[0]
    named = set(re.findall(r"'([a-z-]+)'", gathers))
    assert named
    assert named <= STEPS
