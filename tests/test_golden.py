"""Golden playthroughs: whole games told step by step, to read and to compare.

Each file under tests/golden tells a game of seeded players: what was dealt, who could do what, what
was done, and the table as it lay every now and then. A change in them is a change of the rules, of the
notation or of the drawn table. If it is meant, write them anew and look at the difference:

    SHOKAI_GOLDEN=write pytest tests/test_golden.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from shokai.game.match import Match
from shokai.game.record import read_record, verify
from shokai.kernel.chance import below, sow
from shokai.kernel.engine import CHANCE

FOLDER = Path(__file__).parent / "golden"
TABLE_EVERY = 12  # turns
MOST_BYTES = 60_000


def golden(players: int) -> Path:
    return FOLDER / f"osaka-{players}-players.txt"


def playthrough(players: int, backend: str) -> Match:
    """A game of seeded players who buy and insure when they can, three times out of four."""
    match = Match("osaka", players, seed=f"golden {players}", backend=backend)
    rng = [0, 0]
    sow(rng, 2024, players)
    while not match.over:
        legal = match.legal
        liked = [move for move in legal if match.move_text(move).startswith(("buy", "insure"))]
        chosen = liked if liked and below(rng, 4) else legal
        match.play(chosen[below(rng, len(chosen))])
    return match


def told(match: Match) -> str:
    """The game as a text for people."""
    assert match.dealer
    lines = [
        f"A game of TRADERS OF OSAKA for {match.players} players, seed “{match.dealer.seed}”.",
        "* cards that were dealt;  ? the choices;  → what was done.",
        "",
    ]
    replay = Match("osaka", match.players, seed="replay")
    replay.rewind()
    replay.dealer = None
    turns, dealing = 0, False
    for step in match.steps:
        if step.seat == CHANCE:
            text = match.title.outcome_text(step.number, match.names)
            if dealing:
                lines[-1] += f" {text}"
            else:
                lines.append(f"* {text}")
            dealing = True
            replay.deal(step.number)
            continue
        dealing = False
        if replay.view()["phase"] == "turn":
            if turns % TABLE_EVERY == 0:
                lines += ["", *str(replay).splitlines(), ""]
            turns += 1
        name = match.names[step.seat]
        lines.append(f"? {name}: {', '.join(replay.legal_texts())}")
        lines.append(f"→ {name}: {replay.move_text(step.number)}")
        replay.play(step.number)
    standing = match.standing
    lines += ["", *str(replay).splitlines(), "", f"The game is over: {standing.reason}."]
    for p, name in enumerate(match.names):
        lines.append(f"{standing.places[p]}. {name}, {standing.points[p]} points")
    lines += ["", "The record of the game:", "", *match.record().splitlines()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_goes_as_it_always_did(players: int, backend: str) -> None:
    text = told(playthrough(players, backend))
    if os.environ.get("SHOKAI_GOLDEN") == "write" and backend == "python":
        FOLDER.mkdir(exist_ok=True)
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


def test_the_playthroughs_are_short_enough_to_read_and_show_every_kind_of_move() -> None:
    texts = [golden(players).read_text("utf-8") for players in (2, 3, 4)]
    assert all(len(text.encode()) < MOST_BYTES for text in texts)
    done = [line for text in texts for line in text.splitlines() if line.startswith("→ ")]
    verbs = {line.split(": ")[1].split()[0] for line in done}
    assert verbs == {"token", "take", "reserve", "buy", "pay", "insure", "save", "done"}
