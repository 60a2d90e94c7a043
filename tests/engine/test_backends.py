"""One source of rules, two back ends: interpreted and compiled play exactly the same.

Compiled code wraps integers around and does not look at the bounds of arrays; here is where that
would come to light.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import pkgutil
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import shokai
from shokai.engine import entries
from shokai.engine.bits import lowest, nth_one, ones
from shokai.engine.chance import below, sow
from shokai.engine.engine import CHANCE, OVER, Engine, Series, default_backend, engine_for
from shokai.engine.native import NativeEngine, bounds_checked, cache_root
from shokai.engine.rule import rule
from shokai.games.osaka import rules as osaka

SOURCE = Path(shokai.__file__).parent
GAMES = 2000
CHECKED = 200_000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_interpreted_and_compiled_play_the_same_games(
    python_engine: Engine, native_engine: Engine, players: int
) -> None:
    for number in range(players, GAMES, 3):
        steps = python_engine.recorded_game(players, seed=2024, number=number)
        assert native_engine.recorded_game(players, seed=2024, number=number) == steps, f"game {number}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_interpreted_and_compiled_agree_on_everything_at_every_step(
    python_engine: Engine, native_engine: Engine, players: int
) -> None:
    for number in range(12):
        plain, bytes_ = python_engine.new(players), native_engine.new(players)
        for step in [*python_engine.recorded_game(players, seed=7, number=number), None]:
            assert native_engine.lists(bytes_) == plain
            assert (native_engine.of_lists(plain) == bytes_).all()
            assert native_engine.lists(native_engine.of_lists(plain)) == plain
            assert native_engine.actor(bytes_) == python_engine.actor(plain)
            assert native_engine.standing(bytes_, players) == python_engine.standing(plain, players)
            assert native_engine.broken_invariant(bytes_) == python_engine.broken_invariant(plain) == 0
            if python_engine.actor(plain) == CHANCE:
                due = python_engine.chance(plain)
                assert native_engine.chance(bytes_) == due
                for ticket in (0, due.total // 2, due.total - 1):
                    assert native_engine.outcome(bytes_, ticket) == python_engine.outcome(plain, ticket)
            elif python_engine.actor(plain) != OVER:
                assert native_engine.legal(bytes_) == python_engine.legal(plain)
            if step is None:
                assert python_engine.actor(plain) == OVER
            elif step < 0:
                python_engine.deal(plain, -1 - step)
                native_engine.deal(bytes_, -1 - step)
            else:
                python_engine.apply(plain, step)
                native_engine.apply(bytes_, step)


def test_a_state_keeps_its_extremes_as_bytes(python_engine: Engine) -> None:
    for bound in ("low", "high"):
        s = osaka.FIELDS.new()
        for f in osaka.FIELDS:
            value: Any = getattr(f, bound)
            for length in reversed(f.shape):
                value = (
                    [value for _ in range(length)]
                    if not isinstance(value, list)
                    else [list(value) for _ in range(length)]
                )
            setattr(s, f.name, value)
        assert osaka.FIELDS.to_lists(osaka.FIELDS.to_bytes(s)) == s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_invariant_breaks_in_very_many_random_games(native_engine: Engine, players: int) -> None:
    native_engine.checked_games(players, seed=99, first=0, games=CHECKED // 3 + 1)


def test_a_broken_invariant_would_be_found(python_engine: Engine, native_engine: Engine) -> None:
    s = python_engine.new(2)
    s.discard = 1  # a 109th card
    assert python_engine.broken_invariant(s) == 1
    assert native_engine.broken_invariant(native_engine.of_lists(s)) == 1


def test_series_of_random_games_add_up_alike(python_engine: Engine, native_engine: Engine) -> None:
    plain, compiled = Series(players=3), Series(players=3)
    for _ in range(2):
        python_engine.random_games(plain, seed=5, games=40)
        native_engine.random_games(compiled, seed=5, games=40)
    assert plain == compiled
    assert plain.games == sum(plain.reasons.values()) == 80
    assert sum(plain.wins) >= 80


def test_games_that_go_on_too_long_are_truncated_and_their_standing_counts_nowhere(
    python_engine: Engine, native_engine: Engine
) -> None:
    every, some = Series(players=3), Series(players=3)
    native_engine.random_games(every, seed=5, games=40)
    # About half of the games are longer than that.
    most = every.decisions // every.games
    native_engine.random_games(some, seed=5, games=40, most_decisions=most)
    assert every.truncated == 0
    assert 5 < some.truncated < 35
    assert some.ended == 40 - some.truncated == sum(some.reasons.values())
    assert some.decisions < every.decisions
    assert 0 < sum(some.points) < sum(every.points)
    assert some.ended <= sum(some.wins) < sum(every.wins)
    plain = Series(players=3)
    python_engine.random_games(plain, seed=5, games=40, most_decisions=most)
    assert plain == some


def test_a_game_of_exactly_so_many_decisions_is_over(native_engine: Engine) -> None:
    one, cut = Series(players=2), Series(players=2)
    native_engine.random_games(one, seed=5, games=1)
    native_engine.random_games(cut, seed=5, games=1, most_decisions=one.decisions)
    assert cut == one
    shorter = Series(players=2)
    native_engine.random_games(shorter, seed=5, games=1, most_decisions=one.decisions - 1)
    assert (shorter.truncated, shorter.reasons, shorter.decisions) == (1, {}, one.decisions - 1)


@pytest.mark.parametrize("most", [0, 1, 30])
def test_a_recorded_game_is_no_longer_than_there_is_room(
    python_engine: Engine, native_engine: Engine, most: int
) -> None:
    whole = native_engine.recorded_game(2, seed=1, number=0)
    for engine in (python_engine, native_engine):
        assert engine.recorded_game(2, seed=1, number=0, most_steps=most) == whole[:most]


def test_checked_games_end_where_they_are_told_to(native_engine: Engine) -> None:
    words, rng, counts = (native_engine.ints(n) for n in (native_engine.word_count, 2, 3))
    games, most = 3, 10
    home = native_engine.home()
    assert native_engine.door("checked_games")(home, words, rng, counts, 2, 0, 1, 0, games, most) == 0
    assert counts[0] == games * most
    native_engine.checked_games(2, seed=1, first=0, games=games, most_decisions=most)


def test_equal_seeds_give_equal_games_and_others_give_others(native_engine: Engine) -> None:
    first = native_engine.recorded_game(4, seed=1, number=0)
    assert native_engine.recorded_game(4, seed=1, number=0) == first
    assert native_engine.recorded_game(4, seed=1, number=1) != first
    assert native_engine.recorded_game(4, seed=2, number=0) != first


@cache
def bound(engine: Engine, function: Any) -> Any:
    """A rule function of an engine. Binding looks at all sources, so it is done once."""
    return engine.bind(function)


@rule
def bits_of(word: int, n: int) -> int:
    return ones(word) * 10_000 + lowest(word) * 100 + nth_one(word, n)


@given(word=st.integers(1, 2**62 - 1), data=st.data())
def test_bits_are_counted_and_found_alike(engine: Engine, word: int, data: st.DataObject) -> None:
    places = [i for i in range(62) if word >> i & 1]
    n = data.draw(st.integers(0, len(places) - 1))
    found = bound(engine, bits_of)(word, n)
    assert (found // 10_000, found // 100 % 100, found % 100) == (len(places), places[0], places[n])


@given(seed=st.integers(0, 2**62), number=st.integers(0, 2**31), sides=st.integers(1, 200))
def test_random_numbers_are_the_same_compiled_and_stay_below_their_limit(
    python_engine: Engine, native_engine: Engine, seed: int, number: int, sides: int
) -> None:
    rolled = []
    for engine in (python_engine, native_engine):
        rng = engine._ints(2)
        bound(engine, sow)(rng, seed, number)
        rolled.append([int(bound(engine, below)(rng, sides)) for _ in range(30)])
    assert rolled[0] == rolled[1]
    assert all(0 <= n < sides for n in rolled[0])


def test_random_numbers_are_even() -> None:
    rng = [0, 0]
    sow(rng, 12345, 678)
    counts = np.bincount([below(rng, 6) for _ in range(60_000)], minlength=6)
    # Five standard deviations of a fair die.
    assert (abs(counts - 10_000) < 5 * (60_000 * 5 / 36) ** 0.5).all()


# Bounds.

BOUNDS_RUN = """
import numpy as np
from shokai.games.osaka import rules as osaka
from shokai.engine.engine import engine_for
from shokai.engine.native import bounds_checked
from shokai.engine.rule import rule


@rule
def card_beyond_the_last(words):
    return words[len(words)]


assert bounds_checked()
engine = engine_for(osaka, "native")
try:
    engine.bind(card_beyond_the_last)(np.zeros(3, np.int64))
except IndexError:
    print("bounds are checked")
for players in (2, 3, 4):
    engine.checked_games(players, seed=3, first=0, games=2000)
print("6000 games")
"""


def _run(code: str, folder: Path, **more: str) -> str:
    """What a Python script prints in a process of its own."""
    script = folder / "script.py"
    script.write_text(code, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(SOURCE.parent), **more}
    done = subprocess.run([sys.executable, str(script)], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_rule_reads_or_writes_outside_of_an_array(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    # The compiled code is kept, so that only a changed rule makes this take long.
    kept = request.config.cache.mkdir("shokai-bounds-checked")
    told = _run(BOUNDS_RUN, tmp_path, SHOKAI_BOUNDSCHECK="1", SHOKAI_CACHE=str(kept))
    assert told == "bounds are checked\n6000 games\n"
    assert not bounds_checked()


# The cache of compiled code.


FOLDERS = """
from shokai.games.osaka import rules as osaka
from shokai.engine import entries
from shokai.engine.engine import engine_for
engine = engine_for(osaka, "native")
print(engine.cache_folder(entries.apply).name, engine.cache_folder(entries.outcome).name)
"""


@pytest.mark.parametrize(
    ("file", "old", "new", "changes_apply", "changes_outcome"),
    [
        ("games/osaka/rules/turn.py", ", 2)\n        # Ruling Q4", ", 3)\n        # Ruling Q4", True, False),
        ("games/osaka/components.toml", "coins = 5", "coins = 6", True, True),
        ("games/osaka/rules/state.py", '"points", (SEATS,), "i2"', '"points", (SEATS,), "i4"', True, True),
        ("engine/bits.py", "return builder.ctpop(word)", "return builder.ctpop(arguments[0])", True, True),
        ("games/osaka/rules/turn.py", "# Ruling Q4", "# Another ruling than Q4", False, False),
    ],
)
def test_a_changed_rule_means_a_new_cache_folder_for_all_that_is_made_from_it(
    tmp_path: Path, file: str, old: str, new: str, changes_apply: bool, changes_outcome: bool
) -> None:
    package = tmp_path / "source"
    shutil.copytree(SOURCE, package / "shokai", ignore=shutil.ignore_patterns("__pycache__"))
    before = _run(FOLDERS, tmp_path, PYTHONPATH=str(package)).split()
    changed = package / "shokai" / file
    text = changed.read_text("utf-8")
    assert old in text
    changed.write_text(text.replace(old, new, 1), "utf-8")
    after = _run(FOLDERS, tmp_path, PYTHONPATH=str(package)).split()
    assert (before[0] != after[0], before[1] != after[1]) == (changes_apply, changes_outcome)
    # Where the sources lie does not matter.
    assert before == _run(FOLDERS, tmp_path).split()


def test_bounds_checks_have_their_own_cache_folder(tmp_path: Path) -> None:
    assert _run(FOLDERS, tmp_path).split() != _run(FOLDERS, tmp_path, SHOKAI_BOUNDSCHECK="1").split()


def test_compiled_code_is_kept_where_the_cache_is_said_to_be(native_engine: Engine) -> None:
    native_engine.legal(native_engine.new(2))
    assert isinstance(native_engine, NativeEngine)
    assert list(native_engine.cache_folder(entries.legal).glob("entries.legal_*.nbc"))


ONE_GAME = """
from shokai.games.{game} import rules as {game}
from shokai.engine import contract as rules
from shokai.engine.engine import engine_for
from shokai.engine.rule import rule

@rule(apart=True)
def steps(n):
    for _ in range(n + 20):
        n = (n * 7 + rules.WORDS) % 1009
        if n % 3 == 0:
            n += rules.WORDS
    return n

@rule
def walk(n):
    return steps(n) + 10 * steps(n + 1) + 100 * steps(n + 2) + 1000 * steps(n + 3) + 10000 * steps(n + 4)

print(engine_for({game}, "native").bind(walk)(5), engine_for({game}, "python").bind(walk)(5))
"""


def test_games_compiled_by_different_processes_do_not_mix_when_they_meet(tmp_path: Path) -> None:
    # Numba names machine code by a counter that each process begins anew: alike names must mean alike code.
    kept = {"SHOKAI_CACHE": str(tmp_path / "kept")}
    scripts = [ONE_GAME.format(game=game) for game in ("osaka", "yokohama")]
    alone = [_run(script, tmp_path, **kept) for script in scripts]
    together = [_run(first + second, tmp_path, **kept) for first, second in (scripts, reversed(scripts))]
    assert together == ["".join(alone), "".join(reversed(alone))]
    for line in alone:
        compiled, interpreted = line.split()
        assert compiled == interpreted
    assert alone[0] != alone[1]


def test_the_cache_can_be_put_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SHOKAI_CACHE", str(tmp_path))
    assert cache_root() == tmp_path


# What rule code may be.


@rule
def ping(n: int) -> int:
    return pong(n - 1) if n else 0


@rule
def pong(n: int) -> int:
    return ping(n - 1) if n else 1


@pytest.mark.parametrize("backend", ["python", "native"])
def test_rules_that_call_each_other_in_a_circle_are_refused(backend: str) -> None:
    with pytest.raises(TypeError, match=r"circle: ping, pong"):
        type(engine_for(osaka, backend))(osaka).bind(ping)


@rule
def threes(n: int) -> int:
    return 3 * n


@rule
def nine_times(n: int) -> int:
    return threes(threes(n))


def test_a_rule_of_ones_own_can_be_bound(engine: Engine) -> None:
    assert engine.bind(nine_times)(5) == 45
    assert nine_times(5) == 45


def _rule_modules() -> Iterator[ModuleType]:
    for package in ("shokai.engine", "shokai.games.osaka.rules", "shokai.games.yokohama.rules"):
        folder = importlib.import_module(package)
        yield folder
        for info in pkgutil.iter_modules(folder.__path__):
            yield importlib.import_module(f"{package}.{info.name}")


RULES = {
    f"{module.__name__}.{name}": function
    for module in _rule_modules()
    for name, function in vars(module).items()
    if getattr(function, "is_rule", False) and function.__module__ == module.__name__
}

FORBIDDEN = (
    ast.Dict, ast.Set, ast.DictComp, ast.SetComp, ast.ListComp, ast.GeneratorExp, ast.JoinedStr, ast.Lambda,
    ast.Try, ast.Raise, ast.With, ast.ClassDef, ast.Yield, ast.YieldFrom, ast.Await, ast.Global, ast.Nonlocal,
    ast.Import, ast.ImportFrom,
)  # fmt: skip
BUILTINS = {"range", "min", "max", "len", "abs", "opened", "fresh"}


def test_there_are_rules_to_look_at() -> None:
    assert len(RULES) > 60


@pytest.mark.parametrize("name", RULES)
def test_rule_code_keeps_to_its_restricted_style(name: str) -> None:
    """No strings, dicts, objects, exceptions; it calls only other rules and a few plain functions."""
    function = RULES[name]
    if function.native:
        return  # has a compiled twin of its own
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(tree, ast.FunctionDef)
    for node in ast.walk(ast.Module(tree.body[1:], [])):
        assert not isinstance(node, FORBIDDEN), ast.unparse(node)
        if isinstance(node, ast.Constant):
            assert isinstance(node.value, int) or node.value is None, ast.unparse(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in BUILTINS:
            called = function.__globals__[node.func.id]
            assert getattr(called, "is_rule", False), f"{node.func.id} is no rule"


def test_every_function_over_a_state_is_marked_as_a_rule() -> None:
    unmarked = [
        f"{module.__name__}.{name}"
        for module in _rule_modules()
        if module.__name__.startswith("shokai.games")
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if "s" in inspect.signature(function).parameters and not getattr(function, "is_rule", False)
    ]
    assert unmarked == []


def test_every_rule_can_be_bound_without_a_circle(python_engine: Engine) -> None:
    made: list[Callable[..., Any]] = [python_engine.bind(function) for function in RULES.values()]
    assert all(callable(function) for function in made)


# Which back end.


def test_the_back_end_of_a_process_is_chosen_by_its_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHOKAI_BACKEND", raising=False)
    assert default_backend() == "python"
    monkeypatch.setenv("SHOKAI_BACKEND", "native")
    assert default_backend() == "native"
    monkeypatch.setenv("SHOKAI_BACKEND", "cobol")
    with pytest.raises(ValueError, match="'cobol'; it can be python or native"):
        default_backend()
    with pytest.raises(ValueError, match="no back end 'fortran'"):
        engine_for(osaka, "fortran")


def test_states_of_the_two_back_ends_are_what_they_should_be(python_engine: Engine, native_engine: Engine) -> None:
    assert isinstance(native_engine.new(2), np.ndarray)
    assert native_engine.new(2).dtype == np.uint8
    assert isinstance(python_engine.new(2).hand, list)
