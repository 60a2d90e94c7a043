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
    assert "Moves start with: take, sell" in shokai(folder, "play", GAME, typed="help\nquit\n")
    # A game that has no texts in a language is told in English.
    assert "Your turn" in shokai(folder, "rules", GAME, "--lang", "de")


RULES = f"""
import json, pickle, shokai
from shokai.engine.engine import engine_for
match = shokai.Match({GAME!r}, 3, seed=1)
rules = match.kind.rules
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
        ({"price": "9 3 3"}, "3 numbers up to 6|impossible values: price"),
        ({"market": "8 0 0", "pile": "0 8 8"}, "an empty space|too many"),
        ({"actor": "Nobody"}, "somebody else decides"),
        ({"actor": "Zoe"}, "There is no player called"),
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


DOCUMENT = """
import json, shokai
from jsonschema_rs import Draft202012Validator
from shokai.server.http.messages import document
match = shokai.Match("GAME", 3, seed=1)
told = document()
checker = Draft202012Validator({**told, "anyOf": [{"$ref": "#/$defs/GameView"}]})
faults = []
while not match.over:
    faults += [fault.message for seat in (None, 0, 1, 2) for fault in checker.iter_errors(match.view(seat))]
    match.play(match.legal_texts()[-1])
view = match.view()
faults += [fault.message for fault in checker.iter_errors(view)]
spoiled = [checker.is_valid({**view, "players": "three"}), checker.is_valid({**view, "game": "osaka", "fields": 3})]
kinds = [part["$ref"].rpartition("/")[2] for part in told["$defs"]["GameView"]["anyOf"]]
print(json.dumps([faults, spoiled, kinds]))
"""


def test_its_views_are_in_the_servers_documents(folder: Path) -> None:
    kinds = ["OsakaView", "YokohamaView", "PlainView"]
    assert script(folder, DOCUMENT.replace("GAME", GAME)) == [[], [False, False], kinds]


TABLE = """
from typing import Any
{imports}
def view(s: Any, seat: Any, memory: Any, common: Any = None) -> Any:
    return {{"game": "{name}", "seat": seat, "memory": memory, "players": s.players, "turn": s.turn,
             "actor": s.actor if s.actor >= 0 else None, "moves": [], "over": None, "prices": list(s.price)}}
"""
TYPED = """
from typing_extensions import TypedDict
class {kind}(TypedDict):
    game: str
    seat: int | None
    memory: bool
    names: list[str]
    players: int
    turn: int
    actor: int | None
    moves: list[dict[str, Any]]
    over: None
    prices: list[int]  # coins for a card of each good
view_type = {kind}
"""
OWN = """
import json, shokai
from jsonschema_rs import Draft202012Validator
from shokai.server.http.messages import document
told = document()
checker = Draft202012Validator({**told, "anyOf": [{"$ref": "#/$defs/GameView"}]})
names = ("with_a_type", "without_one")
good = [checker.is_valid(shokai.Match(name, 2, seed=1).view(0)) for name in names]
kinds = [part["$ref"].rpartition("/")[2] for part in told["$defs"]["GameView"]["anyOf"]]
print(json.dumps([good, kinds, told["$defs"]["OwnView"]["properties"]["prices"]["description"]]))
"""


def test_a_game_with_a_view_of_its_own_may_have_a_type_for_it(folder: Path) -> None:
    for name, imports in (("with_a_type", TYPED.format(kind="OwnView")), ("without_one", "")):
        made = folder / "games" / name
        made.mkdir(parents=True)
        (made / "__init__.py").touch()
        rules = (EXAMPLES / GAME / "rules.py").read_text("utf-8")
        (made / "rules.py").write_text(rules.replace(GAME, name), "utf-8")
        (made / "table.py").write_text(TABLE.format(name=name, imports=imports), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", OWN], env=surroundings(folder, SHOKAI_GAMES=str(folder / "games")), cwd=folder,
        capture_output=True, text=True, timeout=4 * PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    kinds = ["OsakaView", "YokohamaView", "OwnView", "AnyView", "PlainView"]
    assert json.loads(done.stdout.splitlines()[-1]) == [[True, True], kinds, "coins for a card of each good"]


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
