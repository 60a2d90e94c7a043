"""Golden playthroughs of YOKOHAMA: whole games in sentences, with the final table and the record.

A change in them is a change of the rules, of the notation or of the sentences. If it is meant, write them
anew and look at the difference:

    SHOKAI_GOLDEN=write pytest tests/test_yokohama_golden.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from shokai.game.match import Match
from shokai.game.record import read_record, verify
from shokai.kernel.chance import below, sow
from shokai.texts import speaker

FOLDER = Path(__file__).parent / "golden"
# Two players by the first edition, three by the second, four with both mini expansions.
TABLES = {2: "", 3: "2024", 4: "2016 mini1 mini2"}
LIKED = (
    "fulfil",
    "achieve",
    "token",
    "house",
    "shop",
    "learn",
    "church",
    "customs",
    "order",
    "hire",
    "go",
    "pair",
    "get",
)
DISLIKED = ("recall", "done")
MOST_BYTES = 100_000


def golden(players: int) -> Path:
    return FOLDER / f"yokohama-{players}-players.txt"


def playthrough(players: int, backend: str) -> Match:
    """A game of seeded players who do what brings points, if they can, three times out of four."""
    match = Match("yokohama", players, options=TABLES[players], seed=f"golden {players}", backend=backend)
    rng = [0, 0]
    sow(rng, 2024, players)
    while not match.over:
        texts = {move: match.move_text(move) for move in match.legal}
        liked = [move for move, text in texts.items() if text.startswith(LIKED)]
        bearable = [move for move, text in texts.items() if not text.startswith(DISLIKED)]
        choices = liked or bearable or list(texts)
        chosen = choices if below(rng, 4) else list(texts)
        match.play(chosen[below(rng, len(chosen))])
    return match


def told(match: Match) -> str:
    """The game as a text for people."""
    speak = speaker("en")
    lines = [f"A game of YOKOHAMA for {match.players} players, options “{TABLES[match.players]}”.", ""]
    lines += [speak.say(said) for said in match.log()]
    lines += ["", *str(match).splitlines(), ""]
    lines += [speak.say(said) for said in match.title.final_lines(match.state, match.names)]
    lines += ["", "The record of the game:", "", *match.record().splitlines()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_goes_as_it_always_did(players: int, backend: str) -> None:
    text = told(playthrough(players, backend))
    if os.environ.get("SHOKAI_GOLDEN") == "write" and backend == "python":
        golden(players).write_text(text, "utf-8")
    assert text.splitlines() == golden(players).read_text("utf-8").splitlines()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_record_in_a_playthrough_can_be_read_and_verified(players: int) -> None:
    text = golden(players).read_text("utf-8").partition("The record of the game:\n\n")[2]
    match = read_record(text)
    assert match.over
    assert match.players == players
    assert match.record() == text
    assert verify(text).fault is None


def test_the_playthroughs_are_short_enough_to_read() -> None:
    assert all(len(golden(players).read_bytes()) < MOST_BYTES for players in TABLES)
