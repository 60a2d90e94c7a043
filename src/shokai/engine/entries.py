"""The doors between Python and bound rule code.

Compiled code takes a state as plain bytes and looks at them as a record inside: a record argument
would cost a hundred times as much at the border. `opened`, `fresh` and `copied` hide that difference; each
back end puts its own in their place when it binds.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.engine import contract as rules
from shokai.engine.contract import OVER
from shokai.engine.playout import checked_game, random_game, record_game, start
from shokai.engine.rule import rule


def opened(home):
    """The state kept in `home`."""
    raise NotImplementedError


def fresh(home):
    """A zeroed state in `home`."""
    raise NotImplementedError


def copied(home, into):
    """A home for a copy of the state kept in `home`: `into`, where states need one."""
    raise NotImplementedError


@rule
def set_up(home, players, options):
    """See the contract; the same holds for the next doors."""
    rules.set_up(opened(home), players, options)


@rule
def legal(home, words):
    rules.legal(opened(home), words)


@rule
def apply(home, move):
    rules.apply(opened(home), move)


@rule
def deal(home, result):
    rules.deal(opened(home), result)


@rule
def chance(home, weights, label):
    """All about the draw that is due: each outcome's tickets, and the label. Returns the total."""
    s = opened(home)
    for result in range(len(weights)):
        weights[result] = rules.weight(s, result)
    rules.draw_label(s, label)
    return rules.tickets(s)


@rule
def outcome(home, ticket):
    return rules.outcome(opened(home), ticket)


@rule
def hide(home, seat):
    rules.hide(opened(home), seat)


@rule
def guess(home, rng):
    rules.guess(opened(home), rng)


@rule
def standing(home, points, places):
    """Points and places as they stand. Returns the reason why the game is over, or 0."""
    s = opened(home)
    rules.scores(s, points)
    rules.ranking(s, places)
    return rules.end_reason(s)


@rule
def broken_invariant(home):
    return rules.broken_invariant(opened(home))


@rule
def impossible(home):
    return rules.impossible(opened(home))


@rule
def random_games(home, words, rng, counts, players, options, seed, first, games, most, points, places, sums):
    """Plays a series of random games. Adds up decisions, deals and turns in `counts`; in `sums`, row by
    row: each seat's points, each seat's wins (shared ones count for each), games per end reason. A game
    that is not over after `most` decisions is truncated: it counts for reason 0, and for no seat."""
    for number in range(first, first + games):
        s = fresh(home)
        start(s, players, options, words, rng, seed, number)
        random_game(s, words, rng, counts, most)
        rules.scores(s, points)
        rules.ranking(s, places)
        if s.actor == OVER:
            for p in range(players):
                sums[0][p] += points[p]
                if places[p] == 1:
                    sums[1][p] += 1
            sums[2][rules.end_reason(s)] += 1
        else:
            sums[2][0] += 1


@rule
def checked_games(home, words, rng, counts, players, options, seed, first, games, most):
    """Plays random games, each for at most `most` decisions, with every invariant checked at every step.
    Returns 0, or the broken invariant's number with the game's number in counts[2]."""
    for number in range(first, first + games):
        s = fresh(home)
        start(s, players, options, words, rng, seed, number)
        broken = checked_game(s, words, rng, counts, most)
        if broken != 0:
            counts[2] = number
            return broken
    return 0


@rule
def recorded_game(home, words, rng, players, options, seed, number, steps):
    """Plays one random game and writes its steps down, as many as `steps` holds. Returns how many there were."""
    s = fresh(home)
    start(s, players, options, words, rng, seed, number)
    return record_game(s, words, rng, steps)
