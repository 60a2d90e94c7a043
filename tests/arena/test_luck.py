"""The arena without luck: the same result on average, with less variance."""

from __future__ import annotations

import json

import pytest
from helpers.command import ALL_IS_WELL, Command, refused

from shokai.arena.contest import Game, Outcome, Plan
from shokai.arena.game import Played
from shokai.arena.lineup import lineup_for
from shokai.coach.adjusting import adjusted


def test_luck_is_taken_away_from_each_bots_share_whatever_its_seat() -> None:
    """Two blocks: the first bot wins from both seats, then from none, and all of it was luck."""
    plan = Plan("osaka", lineup_for(["random", "uniform"], 2), blocks=2)
    blocks, lucks = [], []
    for block, wins in enumerate((True, False)):
        games = []
        for unit, seating in zip(plan.units(block), plan.lineup.seatings(), strict=True):
            places = [1 if (sits == 0) == wins else 2 for sits in seating]
            games.append(Game(unit, seating, Played(places=places)))
            lucks.append([0.5 if place == 1 else -0.5 for place in places])
        blocks.append(games)
    first, second = adjusted(Outcome(plan, blocks), lucks)
    assert (first.plain.mean, first.share.mean) == (0.5, 0.5)
    assert first.variance == pytest.approx(0)
    assert second.share.mean == 0.5
    assert first.share.high is not None
    assert first.plain.high is not None
    assert first.share.high < first.plain.high


def test_the_command_shows_both_and_they_agree(command: Command) -> None:
    words = ("arena", "osaka", "network", "network:temperature=1", "--blocks", "6", "--workers", "1", "--luck-adjusted")
    out = command(*words, "--json")
    assert out.code == ALL_IS_WELL, out
    told = json.loads(out.out)
    for bot, figures in told["luck_adjusted"].items():
        assert figures["plain"]["mean"] == pytest.approx(told["share"][bot]["mean"], abs=1e-4)
        # Both estimate the same: their intervals meet.
        assert figures["plain"]["low"] <= figures["share"]["high"]
        assert figures["share"]["low"] <= figures["plain"]["high"]
    shares = [figures["share"]["mean"] for figures in told["luck_adjusted"].values()]
    assert sum(shares) == pytest.approx(1, abs=1e-3), "what luck gives one, it takes from the other"
    assert "without luck" in command(*words).out


def test_bad_input_is_a_sentence(command: Command) -> None:
    refused(command("arena", "osaka", "random", "--luck-adjusted", "--until-sure"), "--until-sure")
