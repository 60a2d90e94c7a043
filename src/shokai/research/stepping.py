"""Stepping a game from one decision to the next, for learning programs: deals, other seats, a new game at the end.

Written once for every game, against the contract and the look; it runs compiled on processors and on GPUs.
A game's generator is its own, so that what happens in one game does not depend on any other.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.kernel import contract as rules
from shokai.kernel.chance import LOW32, below, sow
from shokai.kernel.contract import CHANCE, OVER, WORD
from shokai.kernel.entries import fresh, opened
from shokai.kernel.playout import any_move
from shokai.kernel.rule import rule
from shokai.research import look


@rule(apart=True)
def play_on(s, seats, words, rng):
    """Deals, and moves at random for every seat that is not in the set `seats`, until one of those must decide."""
    while s.actor != OVER:
        if s.actor == CHANCE:
            rules.deal(s, rules.outcome(s, below(rng, rules.tickets(s))))
        elif (seats >> s.actor) & 1 == 1:
            return
        else:
            rules.legal(s, words)
            rules.apply(s, any_move(words, rng))


@rule(apart=True)
def begin(home, players, options, seats, words, rng):
    """A new game, at its first decision."""
    s = fresh(home)
    rules.set_up(s, players, options)
    play_on(s, seats, words, rng)
    # With few seats of one's own a whole game may pass without a question; there must be one.
    while s.actor == OVER:
        s = fresh(home)
        rules.set_up(s, players, options)
        play_on(s, seats, words, rng)


@rule
def reward(places, players, p):
    """From 1 for the first to -1 for the last, those between in equal steps, equal places alike: the sum is 0."""
    better = 0
    worse = 0
    for q in range(players):
        if places[q] < places[p]:
            better += 1
        elif places[q] > places[p]:
            worse += 1
    return (worse - better) / (players - 1)


@rule(apart=True)
def show_end(home, seat, memory, out):
    """What a seat sees when the game is over."""
    look.observe(opened(home), seat, memory, out)


@rule
def step_game(home, move, players, options, seats, memory, words, rng, places, points, rewards, final):
    """Makes a move and plays on. Returns 1 where the game came to its end; then `points` and `rewards` tell how,
    `final` is what the seat saw that made the move, and a new game has begun."""
    s = opened(home)
    seat = s.actor
    rules.apply(s, move)
    play_on(s, seats, words, rng)
    for p in range(players):
        rewards[p] = 0
    if s.actor != OVER:
        return 0
    rules.scores(s, points)
    rules.ranking(s, places)
    for p in range(players):
        rewards[p] = reward(places, players, p)
    show_end(home, seat, memory, final)
    begin(home, players, options, seats, words, rng)
    return 1


@rule(apart=True)
def show_game(home, memory, words, out, mask):
    """Writes the observation of the seat that decides, and its legal moves. Returns the seat."""
    s = opened(home)
    rules.legal(s, words)
    for move in range(rules.MOVES):
        mask[move] = (words[move // WORD] >> (move % WORD)) & 1
    look.observe(s, s.actor, memory, out)
    return s.actor


@rule
def observe_state(home, seat, memory, out):
    """The observation of any seat."""
    look.observe(opened(home), seat, memory, out)


@rule
def go_on(home, seats, words, rng):
    """Plays on in a single game."""
    play_on(opened(home), seats, words, rng)


@rule
def secret_of(home):
    """The seat that alone learns what happens next; -1 where everybody does."""
    return look.secret_of(opened(home))


@rule
def sow_both(rng, dice, seed, number):
    """A game's generator, and another one for whoever wants to move at random from outside."""
    sow(rng, seed, number)
    sow(dice, ~seed & LOW32, number)


@rule
def begin_games(homes, seed, first, last, players, options, seats, memory, words, rngs, dice, outs, masks, movers):
    """New games from `first` to `last`, each with a generator from the seed and its number."""
    for g in range(first, last):
        sow_both(rngs[g], dice[g], seed, g)
        begin(homes[g], players, options, seats, words[g], rngs[g])
        movers[g] = show_game(homes[g], memory, words[g], outs[g], masks[g])


@rule
def step_games(
    homes, moves, first, last, players, options, seats, memory, words, rngs, places, points, rewards, over,
    finals, outs, masks, movers,
):  # fmt: skip
    """One move in each game from `first` to `last`."""
    for g in range(first, last):
        over[g] = step_game(
            homes[g],
            moves[g],
            players,
            options,
            seats,
            memory,
            words[g],
            rngs[g],
            places[g],
            points[g],
            rewards[g],
            finals[g],
        )
        movers[g] = show_game(homes[g], memory, words[g], outs[g], masks[g])


@rule
def choose_any(words, rngs, first, last, moves):
    """A legal move for each game, each equally likely."""
    for g in range(first, last):
        moves[g] = any_move(words[g], rngs[g])
