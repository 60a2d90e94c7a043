"""`import shokai` is quick and light, and the layers of the program know only those below them."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import shokai

SOURCE = Path(shokai.__file__).parent
QUICK = 0.15
HEAVY = {"babel", "fluent", "llvmlite", "numba", "numpy", "rich"}

# From the bottom to the top. A layer may use itself and what is below it; `texts` stands beside the
# engine at the bottom, and neither uses the other. A game's folder has its parts in several layers: its rules know
# nothing above themselves, its table knows what a match is, its observation what the laboratory offers.
LAYERS = (
    ("engine", "texts"), ("games",), ("games.rules",), ("games.bot",), ("match",), ("games.table",),
    ("games.themes", "games.honours"),
    ("sight",), ("games.observation",), ("network",), ("bots",), ("research",), ("bench",), ("arena",), ("coach",),
    ("puzzles",), ("masters",), ("games.masters",), ("train",), ("server",), ("cli",),
)  # fmt: skip
# Files in a game's folder that belong to one of its parts.
PARTS = {"worth": "bot", "redealing": "observation", "strategies": "masters"}
HEIGHT = {name: height for height, names in enumerate(LAYERS) for name in names}

_LOOK = """
import json, sys, time
begun = time.process_time()
import {module}
print(json.dumps([time.process_time() - begun, sorted({{name.split(".")[0] for name in sys.modules}})]))
"""


def imported(module: str) -> tuple[float, set[str]]:
    """How long a fresh process works to import a module, and what it has imported then."""
    done = subprocess.run(
        [sys.executable, "-c", _LOOK.format(module=module)], capture_output=True, text=True, check=True
    )
    seconds, modules = json.loads(done.stdout)
    return seconds, set(modules)


def test_importing_shokai_is_quick() -> None:
    # Machines are shared, and other work is not our time: the processor's seconds count, of the best run.
    assert min(imported("shokai")[0] for _ in range(5)) <= QUICK


@pytest.mark.parametrize("module", ["shokai", "shokai.games.osaka.table", "shokai.cli.main", "shokai.bots"])
def test_importing_loads_nothing_heavy(module: str) -> None:
    assert imported(module)[1] & HEAVY == set()


def test_playing_in_python_needs_nothing_heavy() -> None:
    """A whole game by the interpreted rules, and its record, without NumPy or Numba."""
    work = 'shokai; m = shokai.Match("osaka", seed=1)\nwhile not m.over: m.play(m.legal[0])\nm.record()'
    assert imported(work)[1] & HEAVY == set()


def imports_of(source: str) -> Iterator[tuple[int, str]]:
    """The lines of a source that import something of Shokai, and what."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name.split(".")[0] == "shokai")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: imports are written out, from shokai.x import y"
            if node.module == "shokai":
                yield from ((node.lineno, f"shokai.{alias.name}") for alias in node.names)
            elif node.module and node.module.startswith("shokai."):
                yield node.lineno, node.module


def layer_of(name: str) -> str:
    """The layer of a module: `games.rules` of `shokai.games.osaka.rules.turn`; "" for the package itself."""
    _, *parts = name.split(".")
    if parts[:1] == ["games"] and len(parts) > 2:
        return f"games.{PARTS.get(parts[2], parts[2])}"
    return parts[0] if parts else ""


def upward(layer: str, source: str) -> list[str]:
    """The imports of a module in that layer that do not point down."""
    found = []
    for line, name in imports_of(source):
        target = layer_of(name)
        beside = target in HEIGHT and HEIGHT[target] == HEIGHT[layer] and target != layer
        if target != "_version" and (target not in HEIGHT or HEIGHT[target] > HEIGHT[layer] or beside):
            found.append(f"line {line}: {name}")
    return found


def modules() -> dict[str, Path]:
    """Every module that lies in a package, by its name."""
    files = sorted(file for file in SOURCE.rglob("*.py") if file.parent != SOURCE)
    return {".".join(("shokai", *file.relative_to(SOURCE).with_suffix("").parts)): file for file in files}


def test_every_module_has_its_place() -> None:
    found = {layer_of(name.removesuffix(".__init__")) for name in modules()}
    assert found == set(HEIGHT), "give a new package its place in LAYERS"


@pytest.mark.parametrize("layer", HEIGHT)
def test_arrows_point_down(layer: str) -> None:
    found = {
        name: arrows
        for name, file in modules().items()
        if layer_of(name.removesuffix(".__init__")) == layer and (arrows := upward(layer, file.read_text("utf-8")))
    }
    assert found == {}


def test_games_do_not_know_each_other() -> None:
    games = [d.name for d in (SOURCE / "games").iterdir() if (d / "__init__.py").exists()]
    assert len(games) > 1
    for name, file in modules().items():
        game = name.split(".")[2] if name.startswith("shokai.games.") else ""
        told = [told for _, told in imports_of(file.read_text("utf-8")) if told.startswith("shokai.games.")]
        assert {told.split(".")[2] for told in told} <= {game}, name


def test_no_table_outside_the_games_is_by_the_name_of_a_game() -> None:
    """What differs from game to game stands in the games' folders: a third game is one folder."""
    for file in SOURCE.rglob("*.py"):
        if file.is_relative_to(SOURCE / "games"):
            continue
        tables = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Dict)]
        named = {part.value for table in tables for key in table.keys if key is not None
                 for part in ast.walk(key) if isinstance(part, ast.Constant)}  # fmt: skip
        assert named.isdisjoint(shokai.GAMES), file


def test_nothing_of_the_page_outside_the_games_names_a_game() -> None:
    """Neither code nor styles, so that a third game is one folder there, too."""
    page = Path(__file__).resolve().parent.parent / "page"
    # What is generated from the server's document, and tests, speak of particular games.
    files = [page / "index.html", *(page / "public").glob("*.webmanifest")]
    files += [
        file
        for part in ("lib", "shell")
        for file in (page / "src" / part).rglob("*.*")
        if file.suffix in (".svelte", ".ts", ".css") and not file.name.endswith((".test.ts", ".d.ts"))
    ]
    assert len(files) > 100
    comment = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
    for file in files:
        source = comment.sub("", file.read_text("utf-8")).lower()
        assert [game for game in shokai.GAMES if game in source] == [], file


def test_the_package_itself_shows_nothing_of_the_terminal() -> None:
    """`import shokai` is the library; commands and measurements are imported by their own names."""
    shown = {name.split(".")[1] for _, name in imports_of((SOURCE / "__init__.py").read_text("utf-8"))}
    assert shown <= {"_version", "bots", "engine", "games", "match", "texts"}


@pytest.mark.parametrize(
    ("layer", "line", "good"),
    [
        ("match", "from shokai.engine.engine import OVER", True),
        ("match", "from shokai.match.game import Game", True),
        ("engine", "from shokai._version import __version__", True),
        ("games.table", "from shokai.games.osaka.rules.turn import buy", True),
        ("games.table", "from shokai.match.game import Reason", True),
        ("games.rules", "from shokai.games.osaka.table.view import view", False),
        ("games.rules", "from shokai.match.game import Reason", False),
        ("games.bot", "from shokai.games.osaka.table.view import view", False),
        ("match", "from shokai.games.osaka.table.view import view", False),
        ("match", "from shokai.cli.ink import console", False),
        ("engine", "from shokai.games import osaka", False),
        ("engine", "from shokai.texts import Say", False),
        ("texts", "def late():\n    import shokai.engine.engine", False),
        ("games", "from shokai import Match", False),
        ("games", "import shokai", False),
    ],
)
def test_the_check_of_the_arrows(layer: str, line: str, good: bool) -> None:
    assert (upward(layer, line) == []) is good
