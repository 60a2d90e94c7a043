"""A third game is one folder: examples/tutorial_game is found and played everywhere, with nothing else changed."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from helpers.command import surroundings
from helpers.patience import PATIENCE
from helpers.places import EXAMPLES
from helpers.serving import Serving
from helpers.tables import BOT, ME, people, run

GAME = "tutorial_game"
FOUND = {"SHOKAI_GAMES": str(EXAMPLES)}


def shokai(folder: Path, *words: str, typed: str = "") -> str:
    """What the command says, where the folder of examples is looked in."""
    done = subprocess.run(
        [sys.executable, "-m", "shokai", *words], input=typed, env=surroundings(folder, **FOUND), cwd=folder,
        capture_output=True, text=True, timeout=4 * PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def script(folder: Path, source: str) -> Any:
    """What a program prints, as JSON."""
    done = subprocess.run(
        [sys.executable, "-c", source], env=surroundings(folder, **FOUND), cwd=folder,
        capture_output=True, text=True, timeout=4 * PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_it_is_small() -> None:
    files = [file for file in (EXAMPLES / GAME).rglob("*") if file.suffix in (".py", ".ftl", ".toml")]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 300


def test_nobody_else_knows_it(folder: Path) -> None:
    assert script(folder, "import json, shokai; print(json.dumps(shokai.GAMES))") == ["osaka", "yokohama", GAME]


def test_it_is_played_at_the_terminal(folder: Path) -> None:
    said = shokai(folder, "play", GAME, "--seats", "you,random", "--seed", "7", typed="1\n" * 60)
    assert "place 1" in said
    assert "Your turn" in shokai(folder, "rules", GAME)
    # Words for the table are no moves.
    assert "Moves begin with: take, sell" in shokai(folder, "play", GAME, typed="help\nquit\n")
    # A game that has no texts in a language is told in English.
    assert "Your turn" in shokai(folder, "rules", GAME, "--lang", "de")


RULES = f"""
import json, pickle, shokai
from shokai.engine.engine import engine_for
match = shokai.Match({GAME!r}, 3, seed=1)
rules = match.title.rules
for backend in ("python", "native"):
    for players in (2, 3, 4):
        engine_for(rules, backend).checked_games(players, 1, 0, 50)
games = [engine_for(rules, backend).recorded_game(3, 5, 9) for backend in ("python", "native")]
assert games[0] == games[1]
while not match.over:
    again = shokai.Match.from_position({GAME!r}, dict(l.split(": ", 1) for l in match.position().splitlines()), seed=1)
    assert again.state == match.state, match.position()
    assert match.why_not("sell tea") is None or match.why_not("sell tea").code == "not-now"
    match.play(match.legal_texts()[-1])
assert pickle.loads(pickle.dumps(match)).position() == match.position()
verdict = shokai.verify(match.record())
print(json.dumps([shokai.read_record(match.record()).standing.points == match.standing.points, verdict.fault]))
"""


def test_its_rules_records_and_positions_hold(folder: Path) -> None:
    assert script(folder, RULES) == [True, None]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ({"price": "3 3"}, "3 numbers"),
        ({"price": "9 3 3"}, "3 numbers up to 6|cannot be: price"),
        ({"market": "8 0 0", "pile": "0 8 8"}, "an empty space|too many"),
        ({"actor": "Nobody"}, "somebody else decides"),
        ({"actor": "Zoe"}, "Nobody here is called"),
        ({"gold": "3"}, "no gold"),
        ({"players": "A"}, "names|players"),
    ],
)
def test_bad_positions_of_it_are_one_sentence(folder: Path, lines: dict[str, str], said: str) -> None:
    source = (
        "import json, shokai\n"
        f"try:\n    shokai.Match.from_position({GAME!r}, {lines!r}); told = ''\n"
        "except shokai.Refusal as refusal:\n    told = str(refusal)\n"
        f"import re; print(json.dumps([told, bool(re.search({said!r}, told))]))"
    )
    told, fits = script(folder, source)
    assert fits, told


def test_simulate_and_arena_play_it_with_every_bot(folder: Path) -> None:
    told = json.loads(shokai(folder, "simulate", GAME, "--players", "4", "--games", "200", "--json"))
    assert told["games"] == 200
    said = shokai(
        folder, "arena", GAME, "search:iterations=40", "heuristic:turns=5", "greedy", "random", "--players", "2",
        "--blocks", "2", "--workers", "1", "--results", str(folder / "results"),
    )  # fmt: skip
    assert "No errors." in said


ENVIRONMENTS = f"""
import json, warnings
import gymnasium, numpy as np, pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from shokai.research import gym_env, openspiel, pettingzoo_env
from shokai.research.vector import Vector

warnings.simplefilter("ignore")
pyspiel.random_sim_test(openspiel.load({GAME!r}, players=3), num_sims=2, serialize=True, verbose=False)
api_test(pettingzoo_env.env(game={GAME!r}, players=2), num_cycles=100)
check_env(gymnasium.make("shokai/Tutorial_Game-v1").unwrapped, skip_render_check=True)
vector, rng = Vector({GAME!r}, 32, 2, seed=1), np.random.default_rng(1)
for _ in range(120):
    vector.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in vector.masks]))
print(json.dumps(int(vector.ended)))
"""


def test_learning_programs_can_have_it(folder: Path) -> None:
    for package in ("pyspiel", "pettingzoo", "gymnasium"):
        pytest.importorskip(package, reason=f"pip install 'shokai[research]' brings {package}")
    assert script(folder, ENVIRONMENTS) > 0


def _later(at: int, view: dict[str, Any]) -> bool:
    return bool(view["at"] > at)


def test_it_is_played_on_the_server(folder: Path) -> None:
    async def scene(address: str) -> dict[str, Any]:
        async with people(address, "Anna") as (anna,):
            table = await anna.create(game=GAME, players=2, seats=[ME, BOT])
            async with anna.live(table) as live:
                while True:
                    view = await live.until(lambda view: view["game"]["moves"] or view["game"]["over"])
                    if view["game"]["over"]:
                        return view
                    at, move = view["at"], view["game"]["moves"][0]
                    await live.act("play", at=at, move=move["number"])
                    await live.until(partial(_later, at))

    with Serving(folder, thinkers=1, env=FOUND) as server:
        view = run(scene(server.address))
    assert min(view["game"]["over"]["places"]) == 1
    assert "plain-did" in json.dumps(view["log"])
