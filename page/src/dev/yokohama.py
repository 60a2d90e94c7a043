"""Writes views of real games of YOKOHAMA for the page's fixture page and unit tests, and what is printed on boards.

    python page/src/dev/yokohama.py

yokohama-NAME.json is a whole view of one seat at a position worth looking at, `/fixture.html?fixture=yokohama-NAME`.
yokohama-decisions.json has many decisions without previews: unit tests show that every move in them can be clicked.
../games/yokohama/printed.json is what the page draws on areas and cards and no view repeats, components.json all cards
for the rules; a test compares them with the tables of the rules.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from shokai.bots import bot_for
from shokai.games.yokohama.rules.action import PRICES, YIELD
from shokai.games.yokohama.rules.components import (
    COMPONENTS,
    COUNTRIES,
    GOODS,
    ICONS,
    TITLE_COST,
    TITLE_COUNTRY,
    TITLES,
    read_counts,
)  # fmt: skip
from shokai.games.yokohama.rules.ending import CHURCH_BONUS, CUSTOMS_BONUS, SET_POINTS, TITLE_BONUS
from shokai.games.yokohama.rules.state import AREA_NAMES, BANK
from shokai.match.match import Match
from shokai.server.tables.words import told

HERE = Path(__file__).parent
NAMES = {2: ["Aiko", "Daryl"], 3: ["Aiko", "Daryl", "Seiji"], 4: ["Aiko", "Daryl", "Seiji", "Noriko"]}
# Positions worth looking at: name, players, options, the step of seat 0, from which round on, a verb that is legal.
WANTED = (
    ("draft", 4, "", "draft", 1, "keep"),
    ("placing", 4, "", "placing", 1, "pair"),
    ("moving", 4, "", "moving", 9, "recall"),
    ("tolls", 4, "", "tolls", 1, "paying"),
    ("phase-a", 4, "", "phase-a", 4, "agent"),
    ("phase-c", 4, "", "phase-c", 4, "fulfil"),
    ("harvest", 4, "", "harvest", 4, "get"),
    ("port", 3, "2024 mini1 mini2", "ordering", 2, "order"),
    ("second", 3, "2024 mini1 mini2", "ordering", 2, "second"),
    ("lab", 3, "2024 mini1 mini2", "studying", 3, "learn"),
    ("paying", 3, "2024 mini1 mini2", "paying", 3, "imports"),
    ("church", 4, "", "worship", 3, "church"),
    ("donating", 4, "", "donating", 3, "donate"),
    ("customs", 3, "2024 mini1 mini2", "clearing", 3, "customs"),
    ("trading", 3, "2024 mini1 mini2", "trading", 2, "buy"),
    ("hiring", 2, "2016", "hiring", 2, "hire"),
    ("building", 4, "", "building", 3, "shop"),
    ("bonus", 4, "", "bonus", 2, "token"),
    ("reward", 4, "", "reward", 2, "carry"),
    ("fetching", 4, "", "fetching", 2, "fetch"),
    ("final", 4, "", "over", 1, ""),
)


def printed() -> dict[str, Any]:
    """What stands on areas and cards."""
    return {
        "yields": {AREA_NAMES[a]: list(YIELD[5 * (a // 2) : 5 * (a // 2) + 5]) for a in range(BANK + 1)},
        "prices": dict(zip(("copper", "silk", "tea", "fish", "import"), PRICES, strict=True)),
        "titles": {
            title: {"cost": TITLE_COST[i], "country": COUNTRIES[TITLE_COUNTRY[i]]} for i, title in enumerate(TITLES)
        },
        "prizes": {"church": CHURCH_BONUS, "customs": CUSTOMS_BONUS, "technology": TITLE_BONUS},
        "sets": SET_POINTS,
    }


def amounts(text: str, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """A reward of the component tables, as views have it."""
    return [{"icon": icon, "n": n} for icon, n in read_counts(text, names, 99, text).items()]


def components() -> dict[str, Any]:
    """Every card with its face, and whether a rulebook shows it."""
    icons = tuple(ICONS)
    goals = (*GOODS, "yen", "technologies", "tokens", "orders", "production", "commercial")
    return {
        "technologies": [
            {"title": c["name"], "cost": c["cost"], "country": c["country"], "copies": c["copies"],
             "source": c["source"]}
            for c in COMPONENTS["technologies"]
        ],
        "orders": [
            {"order": f"O{c['number']}", "country": c["country"], "goods": read_counts(c["goods"], GOODS, 99, "goods"),
             "reward": amounts(c["reward"], icons), "source": c["source"]}
            for c in COMPONENTS["orders"]
        ],
        "sites": [
            {"number": c["number"], "shops": [amounts(shop, icons) for shop in c["shops"]], "house": c["house"],
             "source": c["source"]}
            for c in COMPONENTS["sites"]
        ],
        "tokens": [
            {"number": c["number"], "reward": amounts(c["reward"], icons), "source": c["source"]}
            for c in COMPONENTS["tokens"]
        ],
        "achievements": [
            {"letter": c["letter"], "goal": amounts(c["goal"], goals), "first": c["first"], "later": c["later"],
             "source": c["source"]}
            for c in COMPONENTS["achievements"]
        ],
    }  # fmt: skip


def written(name: str, tables: dict[str, Any]) -> None:
    path = HERE.parent / "games/yokohama" / name
    path.write_text(json.dumps(tables, ensure_ascii=False, separators=(",", ":")) + "\n")


def whole(match: Match, seat: int, at: int) -> dict[str, Any]:
    """A view as the server sends it, docs/api.md."""
    game = match.view(seat)
    seats = [
        {"seat": i, "name": name, "kind": "person" if i == seat else "bot", "bot": None if i == seat else "merchant",
         "minded": None, "present": True, "left": None, "clock": None}
        for i, name in enumerate(match.names)
    ]  # fmt: skip
    table = {
        "id": "fixture", "game": "yokohama", "options": "", "players": match.players,
        "state": "over" if match.over else "playing", "public": False, "hurry": False, "clock": None,
        "commitment": None, "seed": None, "deal": None, "seats": seats, "asks": [], "running": None, "paused": False,
        "rematch": None,
    }  # fmt: skip
    asked = match.actor if match.actor >= 0 else None
    return {
        "version": at, "at": at, "table": table, "step": at,
        "you": {"seat": seat, "seats": [seat], "host": True, "can": ["play"] if asked == seat else []},
        "game": game, "question": told(match.title.question(match.state)) if asked is not None else None,
        "sheet": [told(line) for line in match.title.final_lines(match.state, match.names)] if match.over else [],
        "thinking": None if asked in (None, seat) else asked,
        "log": [{"step": at, "seat": None, "said": told(said)} for said in match.log()[-12:]], "chat": [],
    }  # fmt: skip


def lean(game: dict[str, Any]) -> dict[str, Any]:
    """A view without what choosing a move does not need."""
    areas = {name: {**area, "site": None} for name, area in game["areas"].items()}
    moves = [{**move, "preview": {}} for move in game["moves"]]
    merchants = [{**m, "fulfilled": []} for m in game["merchants"]]
    return {**game, "areas": areas, "moves": moves, "merchants": merchants}


def fits(game: dict[str, Any], step: str, first: int, verb: str) -> bool:
    """Whether a view is the one that is wanted."""
    if step == "over":
        return game["over"] is not None
    verbs = {move["text"].split()[0] for move in game["moves"]}
    return game["step"] == step and game["round"] >= first and verb in verbs


def played(players: int, options: str, seed: int) -> Any:
    """A game, decision by decision: mostly sensible, at times anything, so that all sorts of things come up."""
    match = Match("yokohama", players, seed=str(seed), names=NAMES[players], options=options)
    chance = random.Random(seed)
    bots = [bot_for("greedy", p) for p in range(players)]
    at = 0
    while not match.over:
        yield match, at
        sensible = chance.random() < 0.8
        match.play(bots[match.actor].choose(match.seat()) if sensible else chance.choice(match.legal))
        at += 1
    yield match, at


def choosing_a_marker() -> Match:
    """Three achievements are fulfilled: a marker of mini expansion 1 is to be chosen. Games seldom come that far."""
    position = {
        "options": "2016 mini1", "markers": "M1 M3 M4 M6", "achievements": "A1 B1 C1", "P0 achieved": "A B",
        "P0 shops": "Copper1:1 Silk1:1 Tea1:1 Fish1:1",
    }  # fmt: skip
    return Match.from_position("yokohama", position).play("achieve C")


def main() -> None:
    """Plays until everything wanted has been seen."""
    written("printed.json", printed())
    written("components.json", components())
    missing = list(WANTED)
    seen: set[tuple[str, str]] = set()
    decisions: list[dict[str, Any]] = []
    for seed in range(1, 40):
        players = (4, 3, 2)[seed % 3]
        options = {4: "", 3: "2024 mini1 mini2", 2: "2016"}[players]
        for match, at in played(players, options, seed):
            game = match.view(max(match.actor, 0))
            kinds = {(game["step"], move["text"].split()[0]) for move in game["moves"]}
            if not kinds <= seen:
                seen |= kinds
                decisions.append(lean(game))
            for wanted in [w for w in missing if w[1] == players and w[2] == options]:
                name, _, _, step, first, verb = wanted
                if match.actor in (0, -1, -2) or step == "over":
                    view = whole(match, 0, at)
                    if fits(view["game"], step, first, verb):
                        path = HERE / f"yokohama-{name}.json"
                        path.write_text(json.dumps(view, ensure_ascii=False, separators=(",", ":")) + "\n")
                        missing.remove(wanted)
        print(seed, len(decisions), [w[0] for w in missing], flush=True)
        if not missing and seed >= 10:
            break
    match = choosing_a_marker()
    decisions.append(lean(match.view(match.actor)))
    path = HERE / "yokohama-decisions.json"
    path.write_text(json.dumps(decisions, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
