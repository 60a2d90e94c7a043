"""Levels for people: named everywhere, quick, sensible, and there without networks too."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import pytest

import shokai
from shokai import Match
from shokai.arena.game import play_game
from shokai.bots import LEVELS, bot_for, canonical
from shokai.bots.levels import QUICK, plain, rung, rungs_of
from shokai.games import GAMES
from shokai.network.brain import FOLDER
from shokai.server.tables.seating import checked_bot
from shokai.server.thinking.brain import modest
from shokai.server.thinking.turns import expected, is_quick
from shokai.texts import Refusal, speaker

NAMES = [name for name, bot in LEVELS.items() if bot.startswith("level:")]


def at_a_decision(players: int = 2, seed: str = "levels") -> Match:
    """TRADERS OF OSAKA, some moves into the game."""
    match, bot = Match("osaka", players, seed=seed), bot_for("heuristic:turns=5", 1)
    while len(match.steps) < 30 or len(match.legal) < 4:
        match.play(bot.choose(match.seat()))
    return match


def test_there_are_six_with_a_name_and_a_sentence_in_every_language() -> None:
    assert [LEVELS[name] for name in NAMES] == [f"level:{n}" for n in range(1, 7)]
    for language in ("en", "de", "ja"):
        say = speaker(language).say
        told = [say(f"page-bot-{name}{kind}") for name in NAMES for kind in ("", "-about")]
        assert len(set(told)) == 12


def test_every_rung_is_a_bot() -> None:
    for rungs in (QUICK, *(bots for game in GAMES for bots in (plain(game), *rungs_of(game).by_players.values()))):
        assert len(rungs) == 6
        assert len({canonical(name) for name in rungs}) == 6
    for game in GAMES:
        for players in (2, 3, 4):
            assert rung(6, game, players).partition(":")[0] in ("master", "search")


@pytest.mark.parametrize("text", ["level", "level:0", "level:7", "level:1.5", "level:x", "level:1,2"])
def test_other_levels_are_a_sentence(text: str) -> None:
    with pytest.raises(Refusal, match="use a number from 1 to 6"):
        shokai.bot(text)


def test_old_levels_are_what_they_were() -> None:
    old = ("apprentice", "clerk", "merchant", "president")
    assert [canonical(name) for name in old] == ["greedy", "heuristic", "search:seconds=0.2", "search:seconds=1"]


def test_a_level_plays_as_its_rung_does() -> None:
    for players in (2, 3):
        seat = at_a_decision(players).seat()
        for level in (1, 3, 5):
            named = rung(level, "osaka", players)
            assert shokai.bot(f"level:{level}", seed=4).choose(seat) == bot_for(named, 4).choose(seat)


def test_weak_levels_vary_and_strong_ones_do_not() -> None:
    for players in (2, 4):
        seat = at_a_decision(players).seat()
        weak, strong = ({bot_for(name, seed).choose(seat) for seed in range(25)} for name in ("level:1", "level:5"))
        assert len(weak) > 1
        assert len(weak) >= len(strong)


def test_heuristic_with_a_temperature_chooses_worse_moves_now_and_then() -> None:
    seat = at_a_decision(4).seat()
    cool = [bot_for("heuristic:temperature=0.001", seed).choose(seat) for seed in range(15)]
    hot = [bot_for("heuristic:temperature=1", seed).choose(seat) for seed in range(15)]
    assert len(set(hot)) > len(set(cool))
    assert hot == [bot_for("heuristic:temperature=1", seed).choose(seat) for seed in range(15)]
    assert bot_for("heuristic:temperature=0", 3).choose(seat) == bot_for("heuristic", 3).choose(seat)


def test_a_game_of_all_levels() -> None:
    for bots in (["level:1", "level:2", "level:3", "level:4"], ["shipowner", "level:1"]):
        played = play_game("osaka", bots, deal="1", seed="1", backend="native")
        assert played.errors == []


@pytest.mark.alone
def test_the_strongest_level_answers_within_a_second() -> None:
    for players in (2, 4):
        seat, bot = at_a_decision(players).seat(), bot_for("level:6", 1)
        bot.choose(seat)
        begun = time.perf_counter()
        bot_for("level:6", 2).choose(seat)
        assert time.perf_counter() - begun < 1.0


def test_without_a_network_levels_stay_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seat = at_a_decision().seat()
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with caplog.at_level(logging.WARNING, logger="shokai.bots"):
        assert bot_for("level:1", 2).choose(seat) == bot_for(plain("osaka")[0], 2).choose(seat)
    assert "There is no network for osaka" in caplog.text


def test_servers_know_levels() -> None:
    assert [checked_bot(text) for text in ("level:3", "beginner")] == ["level:3", "beginner"]
    assert is_quick("shopkeeper")
    assert not is_quick("master-merchant")
    assert expected("level:6") == 1.0
    assert modest("trader", compiled=False) == QUICK[3]
    assert modest("trader", compiled=True) == "level:4"
