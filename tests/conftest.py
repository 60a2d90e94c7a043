"""What many tests ask for by name: engines, states, played games, the command and the table in a terminal."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from helpers.command import RECORD, Command, run
from helpers.patience import PATIENCE
from helpers.playing import played
from helpers.screen import Screen, Seat
from helpers.walks import STYLES, walk
from hypothesis import HealthCheck, settings

from shokai.engine.engine import OVER, Engine, engine_for
from shokai.games.osaka import rules as osaka
from shokai.games.osaka.rules.state import INSURE, SAVE, START
from shokai.games.yokohama import rules as yokohama
from shokai.match.match import Match
from shokai.server.client import Client, Live

# Nobody is in a hurry here.
Live.longest = Client.longest = PATIENCE

pytest_plugins = [
    "helpers.attacking", "helpers.hanging", "helpers.operator", "helpers.ordering", "helpers.paging",
    "helpers.sampling", "helpers.skipping", "helpers.tables", "helpers.telling",
]  # fmt: skip

# A process started in the background may ignore Ctrl-C, and so would all it starts: the tests of Ctrl-C need it back.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# The same examples in every run, so that a failure is one for everybody. To look further afield:
# pytest --hypothesis-profile=explore
_QUIET = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile("shokai", deadline=None, derandomize=True, suppress_health_check=_QUIET)
settings.register_profile("explore", deadline=None, max_examples=2000, suppress_health_check=_QUIET)
settings.load_profile("shokai")


# The rules: of TRADERS OF OSAKA, and those of YOKOHAMA with its name.


@pytest.fixture(scope="session")
def python_engine() -> Engine:
    """The interpreted rules."""
    return engine_for(osaka, "python")


@pytest.fixture(scope="session")
def native_engine() -> Engine:
    """The compiled rules."""
    return engine_for(osaka, "native")


@pytest.fixture(scope="session", params=["python", "native"])
def engine(request: pytest.FixtureRequest) -> Engine:
    """Both back ends, one after the other."""
    return engine_for(osaka, request.param)


@pytest.fixture(scope="session")
def yokohama_python() -> Engine:
    """The interpreted rules of YOKOHAMA."""
    return engine_for(yokohama, "python")


@pytest.fixture(scope="session")
def yokohama_native() -> Engine:
    """The compiled rules of YOKOHAMA."""
    return engine_for(yokohama, "native")


@pytest.fixture(scope="session", params=["python", "native"])
def yokohama_engine(request: pytest.FixtureRequest) -> Engine:
    """Both back ends of YOKOHAMA, one after the other."""
    return engine_for(yokohama, request.param)


# Games that were played.


@pytest.fixture(scope="session")
def many_states(python_engine: Engine) -> list[Any]:
    """States of every phase, from games of all player counts and styles, the rare ones included."""
    states, styles = [], list(STYLES["osaka"])
    for seed in range(24):
        steps = walk(python_engine, 2 + seed % 3, seed, style=styles[seed % len(styles)])
        states += [step.after for i, step in enumerate(steps) if _is_rare(step.after) or i % 7 == seed % 7]
    return states


def _is_rare(s: Any) -> bool:
    """Lots for the start, insurance, choosing goods, somebody who can only pass, the end."""
    return s.phase in (START, INSURE, SAVE) or s.actor == OVER or s.passes > 0


@pytest.fixture(scope="module")
def finished_game() -> Match:
    """A game of three that was played to its end."""
    return played(3, "finished")


@pytest.fixture(scope="module")
def finished_record(finished_game: Match) -> str:
    """The same as text."""
    return finished_game.record()


# The command `shokai`.


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """Runs `shokai` in an empty folder with words on the command line and lines typed at it."""
    return partial(run, tmp_path)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """One folder for all that runs in this process, which is also where it runs."""
    path = tmp_path_factory.mktemp("here")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(path)
        patch.setenv("XDG_DATA_HOME", str(path / "data"))
        patch.setenv("LANG", "C.UTF-8")
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
            patch.delenv(name, raising=False)
        yield path


@pytest.fixture
def saved_file(tmp_path: Path) -> Path:
    """A game of two after its first moves, with its seed, in the folder of the command."""
    (tmp_path / "saved.shokai").write_text(RECORD, "utf-8")
    return tmp_path / "saved.shokai"


@pytest.fixture
def finished_file(tmp_path: Path) -> Path:
    """A game of two that was played to its end, in the folder of the command."""
    match = Match("osaka", seed=11)
    while not match.over:
        match.play(match.legal[-1])
    match.save(str(tmp_path / "finished.shokai"))
    return tmp_path / "finished.shokai"


@pytest.fixture
def seat(tmp_path: Path) -> Iterator[Seat]:
    """Opens a table in a terminal; whatever is still open at the end is closed."""
    opened: list[Screen] = []

    def take(words: str = "", **more: object) -> Screen:
        opened.append(Screen(tmp_path, words, **more))  # type: ignore[arg-type]
        return opened[-1]

    yield take
    for screen in opened:
        screen.child.close(force=True)


@pytest.fixture(scope="session")
def an_osaka_record() -> str:
    """The record of a whole game of TRADERS OF OSAKA with two players."""
    match = Match("osaka", 2, seed="7")
    while not match.over:
        match.play(match.legal[0])
    return match.record()
