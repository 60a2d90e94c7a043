"""Golden playthroughs: whole games of both titles, to read and to compare.

Each file under tests/golden tells a game of seeded players, with the final table and the record. TRADERS OF
OSAKA is told step by step: what was dealt, who could do what, what was done, and the table as it lay every
now and then; YOKOHAMA in sentences. A change in them is a change of the rules, of the notation, of the
sentences or of the drawn table. If it is meant, write them anew and look at the difference:

    SHOKAI_GOLDEN=write pytest tests/match/test_golden.py
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from helpers.places import TESTS

from shokai.bots import bot_for
from shokai.engine.chance import below, sow
from shokai.engine.engine import CHANCE
from shokai.match.match import Match
from shokai.match.record import read_record, verify
from shokai.texts import speaker

FOLDER = TESTS / "golden"
TABLE_EVERY = 12  # turns


# TRADERS OF OSAKA.


def purchases(texts: dict[int, str]) -> list[int]:
    """Players who buy and insure when they can."""
    return [move for move, text in texts.items() if text.startswith(("buy", "insure"))]


def told_step_by_step(match: Match) -> list[str]:
    """What was dealt, the choices, what was done, and the table now and then."""
    assert match.dealer
    lines = [
        f"A game of TRADERS OF OSAKA for {match.players} players, seed “{match.dealer.seed}”.",
        "* cards that were dealt;  ? the choices;  → what was done.",
        "",
    ]
    replay = Match("osaka", match.players, seed="replay")
    replay.history.rewind()
    replay.dealer = None
    turns, dealing = 0, False
    for step in match.steps:
        if step.seat == CHANCE:
            text = match.kind.outcome_text(step.number, match.names)
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
    return lines


# YOKOHAMA.

GAINFUL = (
    "fulfil", "achieve", "token", "house", "shop", "learn", "church", "customs", "order", "hire", "go", "pair", "get",
)  # fmt: skip
IDLE = ("recall", "done")


def gains(texts: dict[int, str]) -> list[int]:
    """Players who do what brings points if they can, and else rather something than nothing."""
    gainful = [move for move, text in texts.items() if text.startswith(GAINFUL)]
    bearable = [move for move, text in texts.items() if not text.startswith(IDLE)]
    return gainful or bearable or list(texts)


def told_in_sentences(match: Match) -> list[str]:
    """The log, the final table and the score sheet."""
    speak = speaker("en")
    options = YOKOHAMA.options[match.players]
    lines = [f"A game of YOKOHAMA for {match.players} players, options “{options}”.", ""]
    lines += [speak.say(said) for said in match.log()]
    lines += ["", *str(match).splitlines(), ""]
    lines += [speak.say(said) for said in match.kind.final_lines(match.state, match.names)]
    return lines


# Both.


@dataclass(frozen=True)
class Golden:
    """The playthroughs of a game: options by number of players, what its players like, how it is told."""

    game: str
    options: dict[int, str]
    liked: Callable[[dict[int, str]], list[int]]
    told: Callable[[Match], list[str]]
    most_bytes: int
    # Other dice for the players, where the game would be too long to read.
    dice: dict[int, int] = field(default_factory=dict)

    def file(self, players: int) -> Path:
        return FOLDER / f"{self.game}-{players}-players.txt"

    def read(self, players: int) -> str:
        return self.file(players).read_text("utf-8")

    def playthrough(self, players: int, backend: str) -> Match:
        """A game of seeded players who do what they like, if they can, three times out of four."""
        match = Match(self.game, players, options=self.options[players], seed=f"golden {players}", backend=backend)
        rng = [0, 0]
        sow(rng, self.dice.get(players, 2024), players)
        while not match.over:
            texts = {move: match.move_text(move) for move in match.legal}
            liked = self.liked(texts)
            chosen = liked if liked and below(rng, 4) else list(texts)
            match.play(chosen[below(rng, len(chosen))])
        return match

    def text(self, match: Match) -> str:
        """The game as a text for people."""
        lines = [*self.told(match), "", "The record of the game:", "", *match.record().splitlines()]
        return "\n".join(line.rstrip() for line in lines) + "\n"


OSAKA = Golden("osaka", {2: "", 3: "", 4: ""}, purchases, told_step_by_step, most_bytes=60_000)
# Two players by the first edition, three by the second, four with both mini expansions.
YOKOHAMA = Golden(
    "yokohama", {2: "", 3: "2024", 4: "2016 mini1 mini2"}, gains, told_in_sentences, most_bytes=100_000, dice={4: 2031}
)

both_games = pytest.mark.parametrize("golden", [OSAKA, YOKOHAMA], ids=lambda golden: golden.game)


@both_games
@pytest.mark.parametrize("backend", ["python", "native"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_goes_as_it_always_did(golden: Golden, players: int, backend: str) -> None:
    text = golden.text(golden.playthrough(players, backend))
    if os.environ.get("SHOKAI_GOLDEN") == "write" and backend == "python":
        FOLDER.mkdir(exist_ok=True)
        golden.file(players).write_text(text, "utf-8")
    assert text.splitlines() == golden.read(players).splitlines()


@both_games
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_record_in_a_playthrough_can_be_read_and_verified(golden: Golden, players: int) -> None:
    text = golden.read(players).partition("The record of the game:\n\n")[2]
    match = read_record(text)
    assert match.over
    assert match.players == players
    assert match.record() == text
    assert verify(text).fault is None


@both_games
def test_the_playthroughs_are_short_enough_to_read(golden: Golden) -> None:
    assert all(len(golden.read(players).encode()) < golden.most_bytes for players in golden.options)


def test_the_playthroughs_of_osaka_show_every_kind_of_move() -> None:
    done = [line for players in OSAKA.options for line in OSAKA.read(players).splitlines() if line.startswith("→ ")]
    verbs = {line.split(": ")[1].split()[0] for line in done}
    assert verbs == {"token", "take", "reserve", "buy", "pay", "insure", "save", "done"}


# Games of search bots with a fixed number of iterations: a change is a change of how they think. Each decision stands
# for itself here; tests/bots/test_keeping.py is about trees that are kept.


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_search_plays_as_it_always_did(game: str, players: int) -> None:
    match = Match(game, players, seed="golden search", backend="native")
    bots = [bot_for("search:iterations=80,keep=0", seed) for seed in range(players)]
    while not match.over:
        match.play(bots[match.actor].choose(match.seat()))
    path = FOLDER / f"{game}-{players}-search.shokai"
    if os.environ.get("SHOKAI_GOLDEN") == "write":
        path.write_text(match.record(), "utf-8")
    assert match.record() == path.read_text("utf-8")
