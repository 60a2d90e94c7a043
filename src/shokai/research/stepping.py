"""Stepping a game from one decision to the next, for learning programs: deals, other seats, a new game at the end.

Written once for every game, against the contract and the look; it runs compiled on processors and on GPUs.
A game's generator is its own, so that what happens in one game does not depend on any other.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.engine import contract as rules
from shokai.engine.bits import lowest, nth_one, ones
from shokai.engine.chance import LOW32, below, sow
from shokai.engine.contract import CHANCE, OVER, WORD
from shokai.engine.entries import opened
from shokai.engine.playout import any_move
from shokai.engine.rule import rule
from shokai.sight import look

# How a vector of games is stepped, as an array of numbers:
#   players, the most of all games; seats, the set of those that are asked; by_kind, the set of those that move as the
#   bot `random` does; skip, whether forced decisions are made without asking; memory, the view; viewer, whose final
#   observation is written, -1 for the seat that moved last; most, the decisions after which a game is truncated, and
#   each, the same for each player of the game, 0 for no such limit.
PLAYERS, SEATS, BY_KIND, SKIP, MEMORY, VIEWER, MOST, EACH = range(8)
SETTINGS = 8
NO_LIMIT = 1 << 60

# How a step left a game.
GOES_ON, ENDED, TRUNCATED = range(3)

# How often a new game is begun until somebody is asked before it ends. A game may end, or be truncated, in moves of
# others and forced ones, from a position near the end for example; it must not be begun for ever.
ATTEMPTS = 1000


@rule
def forced_move(words):
    """The only marked move, or -1 where there are several."""
    found = -1
    for i in range(rules.WORDS):
        if words[i] != 0:
            if found >= 0 or words[i] & (words[i] - 1) != 0:
                return -1
            found = i * WORD + lowest(words[i])
    return found


@rule
def any_kind(words, rng):
    """One of the marked moves as the bot `random` chooses it: a kind of decision first, then a move of that kind."""
    kinds = 0
    for i in range(rules.WORDS):
        left = words[i]
        while left != 0:
            kinds |= 1 << rules.MOVE_KINDS[i * WORD + lowest(left)]
            left &= left - 1
    kind = nth_one(kinds, below(rng, ones(kinds)))
    # Keeps a random move of the kind: the n-th one takes the place of the others with a chance of 1 in n.
    chosen = -1
    n = 0
    for i in range(rules.WORDS):
        left = words[i]
        while left != 0:
            move = i * WORD + lowest(left)
            left &= left - 1
            if rules.MOVE_KINDS[move] == kind:
                n += 1
                if below(rng, n) == 0:
                    chosen = move
    return chosen


@rule(apart=True)
def unasked_move(s, asked, by_kind, words, rng):
    """The move that is made without asking the seat that decides; -1 where it must be asked."""
    rules.legal(s, words)
    if asked != 0:
        return forced_move(words)
    if (by_kind >> s.actor) & 1 != 0:
        return any_kind(words, rng)
    return any_move(words, rng)


@rule(apart=True)
def play_on(s, seats, by_kind, skip, most, age, words, rng):
    """Deals, and moves at random for every seat that is not asked, until one of those must decide that are, or the
    game has had as many decisions as it may have. Where that is wanted, forced decisions are made for all of them.

    `age` is how many decisions the game has had before; returns how many it has had now."""
    while s.actor != OVER:
        if s.actor == CHANCE:
            rules.deal(s, rules.outcome(s, below(rng, rules.tickets(s))))
        elif age >= most:
            return age
        else:
            asked = (seats >> s.actor) & 1
            if asked != 0 and skip == 0:
                return age
            move = unasked_move(s, asked, by_kind, words, rng)
            if move < 0:
                return age
            rules.apply(s, move)
            age += 1
    return age


@rule
def started(home, start):
    """The state of a start, copied to a game's own place. Element by element: where assigning a whole array could
    fail, compiled code would count references in every step."""
    for k in range(len(start)):
        home[k] = start[k]
    return opened(home)


@rule
def limit(s, settings):
    """After how many decisions a game is truncated."""
    if settings[EACH] == 0:
        return settings[MOST]
    return min(settings[MOST], settings[EACH] * s.players)


@rule(apart=True)
def begin(home, start, settings, ages, g, words, rng):
    """A new game from a start, at its first question. Returns 1, or 0 where nobody was asked in any attempt; then
    whoever decides first is asked, wanted or not."""
    for _ in range(ATTEMPTS):
        s = started(home, start)
        most = limit(s, settings)
        ages[g] = 0
        ages[g] = play_on(s, settings[SEATS], settings[BY_KIND], settings[SKIP], most, ages[g], words, rng)
        if s.actor != OVER and ages[g] < most:
            return 1
    s = started(home, start)
    ages[g] = 0
    while s.actor == CHANCE:
        rules.deal(s, rules.outcome(s, below(rng, rules.tickets(s))))
    return 0


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
def show_fixed(home, out):
    """Writes the fixed pieces, once for a game."""
    look.show_fixed(opened(home), out)


@rule(apart=True)
def show_rest(home, seat, memory, out):
    """Writes all other pieces, as a seat sees them."""
    look.show_rest(opened(home), seat, memory, out)


@rule(apart=True)
def finish(home, g, seat, starts, rows, settings, ages, words, rng, places, points, rewards, finals, outs):
    """Tells how a game stands that is over or truncated, and begins a new one.

    A truncated game has no rewards: it was not decided, and a learner estimates its value from what was seen last."""
    s = opened(home)
    rules.scores(s, points[g])
    rules.ranking(s, places[g])
    if s.actor == OVER:
        for p in range(s.players):
            rewards[g][p] = reward(places[g], s.players, p)
    if settings[VIEWER] >= 0:
        seat = settings[VIEWER]
    show_fixed(home, finals[g])
    show_rest(home, seat, settings[MEMORY], finals[g])
    begin(home, starts[rows[g]], settings, ages, g, words, rng)
    show_fixed(home, outs[g])


@rule
def step_game(home, g, move, starts, rows, settings, ages, words, rng, places, points, rewards, finals, outs):
    """Makes a move and plays on. Returns GOES_ON, ENDED or TRUNCATED. In the last two cases `points` and `places`
    tell how the game stood, `finals` what a seat saw then, and a new game has begun.

    Whole arrays are passed where only a game's row is needed at its end: taking rows costs time in every step."""
    s = opened(home)
    seat = max(s.actor, 0)
    rules.apply(s, move)
    most = limit(s, settings)
    ages[g] = play_on(s, settings[SEATS], settings[BY_KIND], settings[SKIP], most, ages[g] + 1, words, rng)
    for p in range(settings[PLAYERS]):
        rewards[g, p] = 0
    if s.actor != OVER and ages[g] < most:
        return GOES_ON
    result = ENDED if s.actor == OVER else TRUNCATED
    finish(home, g, seat, starts, rows, settings, ages, words, rng, places, points, rewards, finals, outs)
    return result


@rule(apart=True)
def show_game(home, memory, words, out, mask):
    """Writes the observation of the seat that decides, but for the fixed pieces, and its legal moves. Returns the
    seat."""
    s = opened(home)
    seat = max(s.actor, 0)
    rules.legal(s, words)
    # Word by word: compilers make few instructions of the inner loop.
    for i in range(rules.WORDS):
        word = words[i]
        for bit in range(min(WORD, rules.MOVES - WORD * i)):
            mask[WORD * i + bit] = (word >> bit) & 1
    look.show_rest(s, seat, memory, out)
    return seat


@rule
def go_on(home, settings, age, words, rng):
    """Plays on in a single game."""
    return play_on(opened(home), settings[SEATS], settings[BY_KIND], settings[SKIP], settings[MOST], age, words, rng)


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
def begin_games(
    homes, starts, rows, seeds, numbers, which, first, last, settings, ages, words, rngs, dice, outs, masks, movers,
):  # fmt: skip
    """New games in the places `which[first]` to `which[last - 1]`, each with a generator from its seed and number.
    Returns a place where nobody would be asked, or -1."""
    unasked = -1
    for i in range(first, last):
        g = which[i]
        sow_both(rngs[g], dice[g], seeds[g], numbers[g])
        if begin(homes[g], starts[rows[g]], settings, ages, g, words[g], rngs[g]) == 0:
            unasked = g
        show_fixed(homes[g], outs[g])
        movers[g] = show_game(homes[g], settings[MEMORY], words[g], outs[g], masks[g])
    return unasked


@rule
def step_games(
    homes, starts, rows, moves, which, first, last, settings, ages, words, rngs, places, points, rewards, over,
    truncated, finals, outs, masks, movers,
):  # fmt: skip
    """One move in each of the games `which[first]` to `which[last - 1]`, or `first` to `last - 1` where it is empty."""
    some = len(which) > 0
    for i in range(first, last):
        g = which[i] if some else i
        home = homes[g]
        legal = words[g]
        result = step_game(
            home, g, moves[g], starts, rows, settings, ages, legal, rngs[g], places, points, rewards, finals, outs
        )
        over[g] = result == ENDED
        truncated[g] = result == TRUNCATED
        movers[g] = show_game(home, settings[MEMORY], legal, outs[g], masks[g])


@rule
def choose_any(words, rngs, first, last, moves):
    """A legal move for each game, each equally likely."""
    for g in range(first, last):
        moves[g] = any_move(words[g], rngs[g])
