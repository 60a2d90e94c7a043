"""What is alike by the rules is alike to the coach: no value depends on which colour of TRADERS OF OSAKA is which."""

from __future__ import annotations

import random
from typing import Any

import pytest

from shokai.bots.networking import MasterBot
from shokai.coach.luck import Moved
from shokai.coach.outlook import Foresight, nothing
from shokai.coach.review import DEPTHS, _decision
from shokai.games.osaka.observation import at_home
from shokai.games.osaka.rules.cards import COLOURS, KINDS
from shokai.games.osaka.rules.state import PAY, TOKENS
from shokai.match.match import Match

EYES = Foresight("osaka", "native")


def bag_moved_on(bag: int) -> int:
    """A bag with every card in the next colour."""
    kinds = [bag >> 4 * kind & 15 for kind in range(KINDS)]
    return sum(n << 4 * (kind // COLOURS * COLOURS + (kind + 1) % COLOURS) for kind, n in enumerate(kinds))


def colours_moved_on(s: Any) -> Any:
    """The same table with every colour called by the name of the next one."""
    t = s.clone()
    for name in ("market", "farm", "draw", "discard", "out"):
        setattr(t, name, bag_moved_on(getattr(s, name)))
    for name in ("held", "held_farm", "hand", "goods", "insured"):
        setattr(t, name, [bag_moved_on(bag) for bag in getattr(s, name)])
    t.ships = [*s.ships[-1:], *s.ships[:-1]]
    t.tokens = [[*own[-1:], *own[:-1]] for own in s.tokens]
    if s.top:
        t.top = (s.top - 1) // COLOURS * COLOURS + s.top % COLOURS + 1
    # While somebody insures, the colour that has sunk; else it means nothing.
    t.colour = (s.colour + 1) % COLOURS
    return t


def positions(players: int, seed: int) -> list[Any]:
    """Positions with a choice from a random game, in all of which everything is named."""
    match, dice, found = Match("osaka", players, seed=seed, backend="python"), random.Random(seed), list[Any]()
    while not match.over:
        # A payment goes through the kinds in their order, which no other names have.
        if len(match.legal) > 1 and match.state.phase != PAY:
            found.append(match.state.clone())
        match.play(dice.choice(match.legal))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_value_depends_on_what_a_colour_is_called(players: int) -> None:
    for s in positions(players, players)[::9]:
        one, two = (EYES.outlook(EYES.engine.of_lists(state), 1) for state in (s, colours_moved_on(s)))
        assert one.wins == pytest.approx(two.wins, abs=1e-6)
        assert one.points == pytest.approx(two.points, abs=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_first_token_is_a_blunder(players: int) -> None:
    """The network's own first token was red in every game that it learned from. What is in hand and on the market makes
    a small difference; that it is another colour does not."""
    bot, dice = MasterBot(0, iterations=DEPTHS["normal"].iterations, lead=0.0, keep=0), random.Random(5)
    chosen = 0
    for seed in range(4):
        match = Match("osaka", players, seed=f"tokens {seed}")
        while match.state.phase == TOKENS:
            seat, known = match.actor, EYES.state(match.engine, match.history.states[-1])
            fair = EYES.engine.hidden(known, seat)
            for move in match.legal:
                assert EYES.samples(fair, 60, 1, move).mean.wins[seat] > 0.35 / players
            # Steps are read from the match that has them.
            match.play(dice.choice(match.legal))
            at = Moved(len(match.history.steps) - 1, seat, nothing(players), nothing(players))
            rated = _decision(match, EYES, known, at, DEPTHS["normal"], bot)
            assert rated.loss < 0.08 or not rated.is_mistake, rated
            assert rated.accuracy > 0.6, rated
            chosen += 1
    assert chosen == 4 * players


def test_everybody_is_at_home_under_some_name() -> None:
    """Name n takes the colour 4 - n for red."""
    s = Match("osaka", 3, seed=1, backend="python").state
    for tokens, names in (
        (("", "", ""), {0, 1, 2, 3}),
        (("B", "", ""), {3}),
        (("B", "B", "B"), {3}),
        (("RB", "BY", "BG"), {3}),
        (("RB", "RB", "RB"), {0, 3}),
        (("R", "B", "B"), {0, 3}),
        (("RB", "B", "Y"), {2, 3}),
    ):
        s.tokens[:3] = [[own.count(colour) for colour in "RBYG"] for own in tokens]
        assert {name for name in range(COLOURS) if at_home(s) >> name & 1} == names, tokens
