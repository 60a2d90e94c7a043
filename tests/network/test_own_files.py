"""Networks of one's own: `network:file=PATH` and `master:file=PATH`, wherever a bot is named but on a server."""

from __future__ import annotations

from pathlib import Path

import pytest
from helpers.command import heard

from shokai import Match
from shokai.arena.game import play_game
from shokai.arena.stamp import stamp_for
from shokai.bots import bot_for, canonical, check_bot, is_local
from shokai.network.brain import path_of
from shokai.network.file import Network, from_bytes, to_bytes
from shokai.server.tables.seating import checked_bot
from shokai.server.thinking.brain import Bots, answer
from shokai.texts import Refusal


def changed(path: Path, **header: object) -> Path:
    """The network of TRADERS OF OSAKA with another header."""
    network = from_bytes(path_of("osaka").read_bytes(), "osaka")
    path.write_bytes(to_bytes(Network(network.header | header, network.weights, network.numbers)))
    return path


def without_a_head(path: Path) -> Path:
    """A network that knows no move from another: it plays the first that there is."""
    network = from_bytes(path_of("osaka").read_bytes(), "osaka")
    weights = network.weights | {"policy": network.weights["policy"] * 0}
    numbers = network.numbers | {"policy": network.numbers["policy"] * 0}
    path.write_bytes(to_bytes(Network(network.header, weights, numbers)))
    return path


def test_a_network_of_ones_own_plays(tmp_path: Path) -> None:
    own = without_a_head(tmp_path / "dull.network")
    match = Match("osaka", players=2, seed="own files")
    while len(match.legal) < 2:
        match.play(match.legal[0])
    assert bot_for(f"network:file={own}", 1).choose(match.seat()) == match.legal[0]
    played = play_game("osaka", [f"network:file={own}", "network"], deal="1", seed="1", most_decisions=30)
    assert played.errors == []
    searched = play_game("osaka", [f"master:file={own},iterations=4"] * 2, deal="1", seed="1", most_decisions=6)
    assert searched.errors == []


def test_the_network_that_comes_with_shokai_may_be_named(tmp_path: Path) -> None:
    copy = changed(tmp_path / "copy.network")
    games = [
        play_game("osaka", [bot] * 2, deal="1", seed="1", most_decisions=30).moves
        for bot in ("network", f"network:file={copy}")
    ]
    assert games[0] == games[1]


def test_names_with_a_file(tmp_path: Path) -> None:
    assert canonical(" master: iterations=9 , file = a b/c=d.network ") == "master:file=a b/c=d.network,iterations=9"
    assert is_local("network:temperature=1,file=x")
    assert not is_local("search:seconds=1")
    with pytest.raises(Refusal, match="needs the path of a network after “file=”"):
        canonical("network:file=")
    with pytest.raises(Refusal, match="has no setting “file”"):
        canonical("search:file=x")


@pytest.mark.parametrize("name", ["network", "master"])
def test_what_is_wrong_with_a_file_is_a_sentence(tmp_path: Path, name: str) -> None:
    torn = tmp_path / "torn.network"
    torn.write_bytes(path_of("osaka").read_bytes()[:-5])
    none = tmp_path / "none.network"
    none.write_text("no network")
    cases = {
        tmp_path / "nowhere.network": "There is no file",
        tmp_path: "There is no file",
        torn: "is damaged",
        none: "is not a Shokai network",
        changed(tmp_path / "old.network", rules="of old"): "was trained for other rules of osaka",
        changed(tmp_path / "chess.network", game="chess"): "is damaged",
        changed(tmp_path / "points.network", points="many"): "is damaged",
    }
    for file, sentence in cases.items():
        with pytest.raises(Refusal, match=sentence):
            bot_for(f"{name}:file={file}", 0)


def test_a_network_of_another_game_is_refused_before_a_game_begins(tmp_path: Path) -> None:
    bot = f"network:file={path_of('yokohama')}"
    with pytest.raises(Refusal, match="is for a game other than osaka"):
        check_bot(bot, "osaka")
    check_bot(bot, "yokohama")
    seat = Match("osaka", players=2, seed=1).seat()
    for name in ("network", "master"):
        with pytest.raises(Refusal, match="is for a game other than osaka"):
            bot_for(f"{name}:file={path_of('yokohama')}", 0).choose(seat)
    for words in (
        ["arena", "osaka", bot, "greedy", "--blocks", "1"],
        ["simulate", "osaka", "--bots", bot, "--games", "1"],
        ["play", "osaka", "--seats", f"you,{bot}"],
    ):
        told = heard(words)
        assert told.code == 2
        assert "is for a game other than osaka" in told.err


def test_the_arena_plays_anew_when_the_file_has_changed(tmp_path: Path) -> None:
    own = changed(tmp_path / "own.network")
    before = stamp_for("osaka", [f"network:file={own}"])
    without_a_head(own)
    assert stamp_for("osaka", [f"network:file={own}"]) != before


def test_a_server_reads_no_files_by_name(tmp_path: Path) -> None:
    bot = f"network:file={path_of('osaka')}"
    with pytest.raises(Refusal, match="“file”"):
        checked_bot("network:file=x")
    with pytest.raises(Refusal, match="“file”"):
        answer({"bot": bot, "game": "osaka", "seat": 0, "known": {}}, Bots())
