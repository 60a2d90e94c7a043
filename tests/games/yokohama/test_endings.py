"""YOKOHAMA: a move that ends the game, or brings its end, says so first, and says who would win."""

from __future__ import annotations

import random
from typing import Any

import pytest
from helpers.walks import STYLES, walk
from helpers.yokohama import with_other_secrets

from shokai.bots import bot_for
from shokai.engine.engine import CHANCE, OVER, engine_for
from shokai.games.yokohama import rules
from shokai.games.yokohama.table.preview import preview, preview_sentences
from shokai.match.match import Match

NAMES = ["Aiko", "Daryl", "Seiji", "Noriko"]


def ending_moves(players: int, seed: int) -> list[tuple[Match, int, dict[str, Any]]]:
    """Every legal move of a game that would end it or bring its end, with what a preview tells of it."""
    match = Match("yokohama", players, seed=str(seed))
    bots = [bot_for("greedy", seed * 10 + seat) for seat in range(players)]
    found = []
    while not match.over:
        for move in match.legal:
            told = dict(preview(match.state, move))
            if "ends" in told or "over" in told:
                found.append((match.clone(), move, told))
        match.play(bots[match.actor].choose(match.seat()))
    return found


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 1)])
def test_previews_of_the_end_are_what_then_happens(players: int, seed: int) -> None:
    kinds = set()
    for match, move, told in ending_moves(players, seed):
        s = match.state
        said = preview_sentences(s, move, NAMES[:players])
        assert said[0].id in ("yokohama-preview-over", "yokohama-preview-ends-for", "yokohama-preview-ends")
        if "winner" in told:
            assert said[0].args["player"] == NAMES[told["winner"]]
        # Nothing of it depends on what lies face down.
        for number in range(3):
            other = with_other_secrets(s, match.actor, random.Random(number), memory=False)
            assert {key: preview(other, move).get(key) for key in ("ends", "over", "winner")} == {
                key: told.get(key) for key in ("ends", "over", "winner")
            }
        match.play(move)
        kinds.add("over" if "over" in told else told["ends"])
        if "over" in told:
            assert match.over
            assert match.view(None)["over"]["places"][told["winner"]] == 1
        elif "donations" not in told:
            standing = [score["total"] for score in match.view(None)["standing"]]
            assert match.state.ended
            assert standing[told["winner"]] == max(standing)
    assert "over" in kinds
    assert len(kinds) > 1


@pytest.mark.parametrize("style", sorted(STYLES["yokohama"]))
def test_no_other_move_ends_a_game(style: str) -> None:
    """Whatever brings the end or ends the game, its preview said so: whole games of random players."""
    told = set()
    for seed in range(2):
        for step in walk(engine_for(rules, "python"), players=2 + seed, seed=seed, style=style):
            if step.seat == CHANCE:
                continue
            if step.after.ended and not step.before.ended:
                told.add(preview(step.before, step.number)["ends"])
            if step.after.actor == OVER:
                assert preview(step.before, step.number)["over"]
                told.add("over")
    assert "over" in told
