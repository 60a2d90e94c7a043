"""What a position is worth to each seat, as rule code: looked at by the network where somebody next has a choice.

A position at which nobody has a choice is followed to one that has: forced moves are made, chance deals at random. With
many samples the mean is the position's expected worth.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.bots.guided import final, shares, show
from shokai.bots.tree import choices, deal_on, only_move, step
from shokai.engine import contract as rules
from shokai.engine.bits import nth_one, ones
from shokai.engine.chance import sow
from shokai.engine.contract import OVER
from shokai.engine.entries import copied, opened
from shokai.engine.playout import next_move
from shokai.engine.rule import rule
from shokai.network.file import OUT_UNIT, SEATS
from shokai.network.layers import POLICY, answer, sense, value_of
from shokai.sight import look

# No move: samples start where the position stands.
NOTHING = -1
# Choices that are followed at most.
MOST_CHOICES = 100


@rule
def likeliest(words, shape, weights, numbers, levels):
    """The marked move that the network likes best."""
    best = -1
    most = 0
    move = next_move(words, -1)
    while move >= 0:
        logit = answer(POLICY, rules.MOVES, move, shape, weights, numbers, levels)
        if best < 0 or logit > most:
            best = move
            most = logit
        move = next_move(words, move)
    return best


@rule
def names_for(s, names):
    """The names under which the network is asked about a position, as bits."""
    return look.at_home(s) if names > 1 else 1


@rule
def foresee(
    home, work, move, samples, seed, words, rng, places, rewards, points, results, known, seen, names, shapes, second,
    factor, weights, numbers, totals, levels,
):  # fmt: skip
    """For each sample and each name the shares of the win and the points by seat, written to a row of `results`, and
    the names under which the network knows the position, to `known`; see `shokai.network.alike`.

    What the position does not tell is guessed; samples of one seed guess alike, so that moves can be compared. After
    a `move` everybody goes on as the network would, until the seat has a choice again after the others: only its own
    eyes see what it has in hand.
    """
    for k in range(samples):
        sow(rng, seed, k)
        now = copied(home, work)
        s = opened(now)
        rules.guess(s, rng)
        seat = s.actor
        if move == NOTHING:
            deal_on(s, rng)
        else:
            step(now, move, rng)
        followed = 0
        others = False
        looking = True
        while s.actor != OVER and looking:
            if choices(now, words) == 1:
                step(now, only_move(words), rng)
            else:
                others = others or s.actor != seat
                if move == NOTHING or (others and s.actor == seat) or followed == MOST_CHOICES:
                    looking = False
                else:
                    followed += 1
                    asked = names_for(s, names)
                    shape = shapes[nth_one(asked, k % ones(asked))]
                    show(now, s.actor, seen)
                    sense(seen, shape, second, factor, weights, numbers, totals, levels)
                    step(now, likeliest(words, shape, weights, numbers, levels), rng)
        if s.actor == OVER:
            known[k] = 1
            final(s, 0.0, points, places, rewards)
            rules.scores(s, places)
            for name in range(names):
                at = 2 * SEATS * name
                for p in range(s.players):
                    results[k][at + p] = rewards[p]
                    results[k][at + SEATS + p] = places[p] * 1.0
        else:
            known[k] = names_for(s, names)
            show(now, s.actor, seen)
            for name in range(names):
                shape = shapes[name]
                at = 2 * SEATS * name
                sense(seen, shape, second, factor, weights, numbers, totals, levels)
                shares(s.players, s.actor, 0.0, shape, weights, numbers, levels, rewards)
                for i in range(s.players):
                    p = (s.actor + i) % s.players
                    score = value_of(SEATS + i, shape, weights, numbers, levels)
                    results[k][at + p] = rewards[p]
                    results[k][at + SEATS + p] = score * points / OUT_UNIT
