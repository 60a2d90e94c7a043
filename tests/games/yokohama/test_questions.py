"""What a merchant is asked names what can really be done."""

from __future__ import annotations

import random
from functools import cache

import pytest

from shokai.games.yokohama.table.questions import question
from shokai.match.match import Match
from shokai.texts import Say, speaker


@cache
def asked() -> list[tuple[Say, list[str]]]:
    """Every question of a few games of random play, with the moves that were possible."""
    found = []
    for seed in range(4):
        match, chance = Match("yokohama", 2 + seed % 3, seed=str(seed)), random.Random(seed)
        while not match.over and match.step < 1500:
            moves = match.legal_texts()
            found.append((question(match.state), moves))
            match.play(chance.choice(moves))
    return found


def test_placing_offers_no_more_than_the_hand_has() -> None:
    told = {}
    for said, moves in asked():
        if said.id == "yokohama-asks-place":
            men = said.args["men"]
            assert any(move.startswith("pair") for move in moves) == (men > 1)
            assert said.args["most"] <= men
            told[men] = str(said)
    assert told[1] == "Place the one assistant in your hand."
    assert told[2] == "Place single assistants in up to 2 areas, or a pair in one. You have 2 in hand."
    assert "up to 3 areas" in told[5]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "1 movement: which assistant do you move, one in hand or one in an area?"),
        ("de", "1 Bewegung: Welchen Assistenten versetzt du, einen im Vorrat oder einen aus einem Gebiet?"),
        ("ja", "移動1回：どの助手を動かしますか。手元からでも、街からでも選べます。"),
    ],
)
def test_a_movement_says_what_it_moves(language: str, words: str) -> None:
    rewards = [said for said, _ in asked() if said.id == "yokohama-asks-reward"]
    assert words in [speaker(language).say(said) for said in rewards]


@pytest.mark.parametrize(
    ("id", "verbs", "offers"),
    [
        ("build", ("shop", "house"), "can"),
        ("trade", ("buy", "sell"), "can"),
        ("order-second", ("second yen", "second import"), "price"),
    ],
)
def test_a_question_offers_what_is_possible(id: str, verbs: tuple[str, str], offers: str) -> None:
    seen = set()
    for said, moves in asked():
        if said.id == f"yokohama-asks-{id}":
            able = [verb.split()[-1] for verb in verbs if any(move.startswith(verb) for move in moves)]
            assert said.args[offers] == (able[0] if len(able) == 1 else "both")
            seen.add(said.args[offers])
            assert all(speaker(language).say(said) for language in ("en", "de", "ja"))
    # Random play comes to questions where not everything is possible.
    assert len(seen) > 1, seen
