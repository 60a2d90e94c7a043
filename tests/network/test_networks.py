"""The networks that come with Shokai: they load, play whole legal games, see no secrets and are the same everywhere."""

from __future__ import annotations

import hashlib
import json
import logging
import subprocess
import sys
import time
from itertools import combinations
from pathlib import Path

import pytest
from helpers.command import surroundings
from helpers.patience import PATIENCE

from shokai import Match
from shokai.arena.game import play_game
from shokai.arena.stamp import stamp_for
from shokai.bots import bot_for
from shokai.bots.guided_room import guided_thinker_for
from shokai.bots.networking import MasterBot, NetworkBot
from shokai.engine.engine import engine_for
from shokai.match.game import game_for
from shokai.network.brain import FOLDER, brain_for, path_of, read_network
from shokai.network.file import from_bytes, to_bytes
from shokai.texts import Refusal

GAMES = ("osaka", "yokohama")
LARGEST = 8_000_000
KINDS = [
    (game, players, " ".join(words))
    for game in GAMES
    for players in (2, 3, 4)
    for n in range(4)
    for words in combinations([word for word, bits in game_for(game).options.items() if bits], n)
]
# Moves of `network` in a game with itself, and of `master:iterations=40` in the first decisions of one.
GOLDEN = {
    "osaka": ("b98239a9c4da3c96", "54f39a30b8d195b1"),
    "yokohama": ("f6a58d0349f8330f", "867c940c29013b8c"),
}


def digest(moves: list[int]) -> str:
    return hashlib.sha256(repr(moves).encode()).hexdigest()[:16]


def opened(game: str, players: int = 3, decisions: int = 12, backend: str = "native") -> Match:
    """A match after a few moves of networks, at a decision."""
    match, bot = Match(game, players, seed="networks", backend=backend), NetworkBot(1)
    while decisions or len(match.legal) < 2:
        match.play(bot.choose(match.seat()))
        decisions = max(decisions - 1, 0)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_network_is_small_and_says_what_it_belongs_to(game: str) -> None:
    data = path_of(game).read_bytes()
    header = read_network(path_of(game), game).header
    assert len(data) <= LARGEST
    assert header["game"] == game
    assert header["trained"]["decisions"] > 10**8
    assert to_bytes(from_bytes(data, "again")) == data


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_networks_play_whole_legal_games(game: str, players: int, options: str) -> None:
    chosen = 0
    for word in options.split():
        chosen |= game_for(game).options[word]
    bots = ["network", "network:temperature=1", "network:temperature=0.5", "network"][:players]
    played = play_game(game, bots, deal=options, seed="whole", options=chosen, backend="native", most_decisions=6_000)
    assert played.errors == []
    assert played.decisions > 40


@pytest.mark.parametrize("game", GAMES)
def test_golden_choices(game: str) -> None:
    """Whole numbers: the same games on every machine. Networks that were trained anew have others."""
    first = play_game(game, ["network"] * 2, deal="golden", seed="golden", backend="native", most_decisions=120)
    searched = play_game(
        game, ["master:iterations=40"] * 2, deal="golden", seed="golden", backend="native", most_decisions=40
    )
    assert (digest(first.moves), digest(searched.moves)) == GOLDEN[game]


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_networks_think_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shokai.bots.guided_room.is_compiled", lambda game: False)
    native, python = opened(game), opened(game, backend="python")
    assert [step.number for step in native.steps] == [step.number for step in python.steps]
    assert NetworkBot(1).impression(native.seat()) == NetworkBot(1).impression(python.seat())
    thoughts = [MasterBot(1, iterations=6).think(match.seat(), to_the_end=True) for match in (native, python)]
    assert thoughts[0] == thoughts[1]
    assert sum(option.visits for option in thoughts[0].options) == 6


@pytest.mark.parametrize("game", GAMES)
def test_a_network_sees_no_secrets(game: str) -> None:
    """Whatever the others may hold, the first thought of a seat is the same."""
    match, engine = opened(game, players=4), engine_for(game_for(game).rules, "native")
    seat, told = match.seat(), set()
    thinker = guided_thinker_for(game, "native")
    room = thinker.borrow()
    room.think_with(brain_for(game, "native"))
    worlds = {bytes(engine.guessed(seat.known, seed)) for seed in range(8)}
    for seed in range(8):
        world = engine.guessed(seat.known, seed)
        told.add(repr(room.impression(world, seat.legal, 4, seat.number)))
    assert told == {repr(NetworkBot(0).impression(seat))}
    assert len(worlds) > 1 or game == "osaka"


def test_a_fixed_number_of_iterations_always_thinks_the_same() -> None:
    seat = opened("osaka").seat()
    one, other = (MasterBot(3, iterations=300).think(seat) for _ in range(2))
    assert one == other
    assert sum(one.rewards) == pytest.approx(1.0, abs=0.2)


def test_temperature_brings_variety_and_seeds_repeat_it() -> None:
    seat = opened("osaka", players=2, decisions=20).seat()
    moves = [bot_for("network:temperature=5", seed).choose(seat) for seed in range(30)]
    assert len(set(moves)) > 1
    assert moves == [bot_for("network:temperature=5", seed).choose(seat) for seed in range(30)]


@pytest.mark.alone
def test_seconds_are_kept() -> None:
    seat = opened("osaka").seat()
    MasterBot(1, iterations=2).choose(seat)
    begun = time.perf_counter()
    MasterBot(1, seconds=0.3).think(seat, to_the_end=True)
    assert 0.25 <= time.perf_counter() - begun < 1.5


def torn(tmp_path: Path, data: bytes) -> Path:
    path = tmp_path / "osaka.network"
    path.write_bytes(data)
    return path


def test_what_is_wrong_with_a_file_is_a_sentence(tmp_path: Path) -> None:
    data = path_of("osaka").read_bytes()
    network = from_bytes(data, "good")
    cases = {
        b"": "is not a Shokai network",
        b"PK": "is not a Shokai network",
        data[:-1]: "is damaged",
        data[:300_000]: "is damaged",
        data[:5000] + bytes([data[5000] ^ 1]) + data[5001:]: "is damaged",
    }
    for changed, sentence in cases.items():
        with pytest.raises(Refusal, match=sentence):
            read_network(torn(tmp_path, changed), "osaka")
    for change, sentence in (
        ({"rules": "of old"}, "was trained for other rules of osaka"),
        ({"observation": "of old"}, "was trained for other rules of osaka"),
        ({"game": "yokohama"}, "is for a game other than osaka"),
        ({"widths": [512, 256]}, "is damaged"),
        ({"widths": [1 << 40, 256, 256]}, "is damaged"),
    ):
        header = network.header | change
        with pytest.raises(Refusal, match=sentence):
            read_network(torn(tmp_path, to_bytes(type(network)(header, network.weights, network.numbers))), "osaka")
    with pytest.raises(Refusal, match="There is no network for osaka"):
        read_network(tmp_path / "none.network", "osaka")


def test_without_a_network_others_play_and_the_log_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seat = opened("osaka").seat()
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with caplog.at_level(logging.WARNING, logger="shokai.bots"):
        assert bot_for("network", 1).choose(seat) == bot_for("heuristic", 1).choose(seat)
        assert bot_for("master:iterations=50", 1).choose(seat) == bot_for("search:iterations=50", 1).choose(seat)
    assert "There is no network for osaka" in caplog.text
    torn(tmp_path, b"torn")
    with caplog.at_level(logging.WARNING, logger="shokai.bots"):
        assert bot_for("network", 1).choose(seat) in seat.legal
    assert "is not a Shokai network" in caplog.text


def test_another_network_is_another_stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = stamp_for("osaka", ["network"])
    (tmp_path / "osaka.network").write_bytes(b"another")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert stamp_for("osaka", ["network"]) != before
    assert stamp_for("osaka", ["search"]) == stamp_for("osaka", ["greedy"])


def test_playing_needs_no_pytorch(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['torch'] = None; from shokai import Match; from shokai.bots import bot_for\n"
        "match = Match('osaka', players=2, seed=1); bot = bot_for('network', 1)\n"
        "for _ in range(6): match.play(bot.choose(match.seat()))\n"
        "print(len(match.steps))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=surroundings(tmp_path), capture_output=True, text=True, timeout=PATIENCE,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert int(json.loads(done.stdout)) >= 6
