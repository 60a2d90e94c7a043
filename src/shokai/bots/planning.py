"""Bots that look no further than the current turn: greedy and heuristic."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import random

from shokai.bots import insight
from shokai.bots.thinker import How, Thought, seed_for, thinker_at
from shokai.bots.tree import AT_RANDOM, choices, step
from shokai.bots.weights import Weights, weights_of
from shokai.match.seat import Seat
from shokai.network.layers import exponential
from shokai.engine import contract as rules
from shokai.engine.chance import sow
from shokai.engine.contract import OVER
from shokai.engine.entries import copied, opened
from shokai.engine.playout import any_move, take_move
from shokai.engine.rule import rule

# How often greedy plays out the rest of a turn for each move.
TRIES = 4
# A turn ends sooner; this is for rules with a turn that could go on for ever.
MOST_IN_TURN = 500
HOW = How(exploration=0.05, trust=1.0, turns=1, tempted=AT_RANDOM)


@rule
def finish_turn(home, words, rng):
    """Plays at random until it is somebody else's turn."""
    s = opened(home)
    turn = s.turn
    decisions = 0
    while s.actor != OVER and s.turn == turn and decisions < MOST_IN_TURN:
        decisions += 1
        choices(home, words)
        step(home, any_move(words, rng), rng)


@rule
def grab(home, work, words, more_words, rng, tries, seed, number):
    """The move after which the seat is richest at the end of the turn, on average over a few tries."""
    sow(rng, seed, number)
    s = opened(home)
    seat = s.actor
    choices(home, words)
    best = -1
    most = -1e9
    move = take_move(words)
    while move >= 0:
        gain = 0.0
        for _ in range(tries):
            into = copied(home, work)
            t = opened(into)
            rules.guess(t, rng)
            step(into, move, rng)
            finish_turn(into, more_words, rng)
            gain += insight.wealth(t, seat)
        if gain > most:
            most = gain
            best = move
        move = take_move(words)
    return best


class GreedyBot:
    """Takes what brings most at once."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seat: Seat) -> int:
        if len(seat.legal) == 1:
            return seat.legal[0]
        thinker = thinker_at(seat)
        with thinker.room() as room:
            return room.grab(thinker.known(seat), TRIES, seed_for(self._seed, seat))


class HeuristicBot:
    """Judges many ways to play the present turn by what each leaves behind at its end.

    With a `temperature` it also plays moves that look worse: one that looks worse by the temperature, in shares of the
    win, is e times less likely.
    """

    def __init__(self, seed: int, turns: int, weights: Weights | None = None, temperature: float = 0.0) -> None:
        self._seed = seed
        self._turns = turns
        self._weights = weights
        self._temperature = temperature

    def think(self, seat: Seat) -> Thought:
        """What came of it."""
        thinker = thinker_at(seat)
        with thinker.room() as room:
            room.begin(HOW, self._weights or weights_of(seat.game, seat.players))
            room.go_on(thinker.known(seat), self._turns, seed_for(self._seed, seat), 1)
            return room.thought(seat.legal)

    def choose(self, seat: Seat) -> int:
        if len(seat.legal) == 1:
            return seat.legal[0]
        thought = self.think(seat)
        if self._temperature <= 0:
            return thought.move
        tried = [(option.move, option.rewards[seat.number]) for option in thought.options if option.visits]
        best = max(reward for _, reward in tried)
        parts = [exponential((reward - best) / self._temperature) for _, reward in tried]
        # The seed of its thinking would make what it thinks and what it does go together.
        dice = random.Random(seed_for(~self._seed, seat))
        return dice.choices([move for move, _ in tried], parts)[0]
