"""Stepping a game from one decision to the next, for learning programs: deals, other seats, a new game at the end.

Written once for every game, against the contract and the look; it runs compiled on processors and on GPUs.
A game's generator is its own, so that what happens in one game does not depend on any other.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.kernel import contract as rules
from shokai.kernel.bits import lowest, nth_one, ones
from shokai.kernel.chance import LOW32, below, sow
from shokai.kernel.contract import CHANCE, OVER, WORD
from shokai.kernel.entries import copied, opened
from shokai.kernel.playout import any_move
from shokai.kernel.rule import rule
from shokai.research import look

# How a vector of games is stepped, as an array of numbers:
#   players; seats, the set of those that are asked; by_kind, the set of those that move as the bot `random` does;
#   skip, whether forced decisions are made without asking; memory, the view; viewer, whose final observation is
#   written, -1 for the seat that moved last; most, the decisions after which a game is truncated.
PLAYERS, SEATS, BY_KIND, SKIP, MEMORY, VIEWER, MOST = range(7)
SETTINGS = 7
NO_LIMIT = 1 << 60
EVERYBODY = 15

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
def play_on(s, seats, by_kind, skip, most, age, words, rng):
    """Deals, and moves at random for every seat that is not in the set `seats`, until one of those must decide or the
    game has had `most` decisions. With `skip`, decisions with one answer are made for them, too.

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
            rules.legal(s, words)
            if asked != 0:
                move = forced_move(words)
                if move < 0:
                    return age
            elif (by_kind >> s.actor) & 1 != 0:
                move = any_kind(words, rng)
            else:
                move = any_move(words, rng)
            rules.apply(s, move)
            age += 1
    return age


@rule(apart=True)
def begin(home, start, settings, words, rng):
    """A new game from a start, at its first question. Returns how many decisions were made on the way there, or -1
    where nobody was asked in any attempt; then whoever decides first is asked, wanted or not."""
    for _ in range(ATTEMPTS):
        s = opened(copied(start, home))
        age = play_on(s, settings[SEATS], settings[BY_KIND], settings[SKIP], settings[MOST], 0, words, rng)
        if s.actor != OVER and age < settings[MOST]:
            return age
    play_on(opened(copied(start, home)), EVERYBODY, 0, 0, settings[MOST], 0, words, rng)
    return -1


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
def show_whole(home, seat, memory, out):
    """What a seat sees, all pieces."""
    s = opened(home)
    look.show_fixed(s, out)
    look.show_rest(s, seat, memory, out)


@rule
def step_game(home, starts, rows, move, g, settings, ages, words, rng, places, points, rewards, final):
    """Makes a move and plays on. Returns GOES_ON, ENDED or TRUNCATED. In the last two cases `points` and `places`
    tell how the game stood, `final` is what a seat saw then, and a new game has begun.

    A truncated game has no rewards: it was not decided, and a learner estimates its value from `final`."""
    s = opened(home)
    seat = s.actor
    rules.apply(s, move)
    most = settings[MOST]
    age = play_on(s, settings[SEATS], settings[BY_KIND], settings[SKIP], most, ages[g] + 1, words, rng)
    players = settings[PLAYERS]
    for p in range(players):
        rewards[p] = 0
    if s.actor != OVER and age < most:
        ages[g] = age
        return GOES_ON
    rules.scores(s, points)
    rules.ranking(s, places)
    result = TRUNCATED
    if s.actor == OVER:
        result = ENDED
        for p in range(players):
            rewards[p] = reward(places, players, p)
    if settings[VIEWER] >= 0:
        seat = settings[VIEWER]
    show_whole(home, seat, settings[MEMORY], final)
    ages[g] = max(begin(home, starts[rows[g]], settings, words, rng), 0)
    return result


@rule(apart=True)
def show_game(home, memory, words, anew, out, mask):
    """Writes the observation of the seat that decides, and its legal moves. Returns the seat. The fixed pieces are
    written only where `out` does not have them from this game's first decision on."""
    s = opened(home)
    seat = max(s.actor, 0)
    rules.legal(s, words)
    for move in range(rules.MOVES):
        mask[move] = (words[move // WORD] >> (move % WORD)) & 1
    if anew != 0:
        look.show_fixed(s, out)
    look.show_rest(s, seat, memory, out)
    return seat


@rule
def observe_state(home, seat, memory, out):
    """The observation of any seat."""
    s = opened(home)
    look.show_fixed(s, out)
    look.show_rest(s, seat, memory, out)


@rule
def go_on(home, seats, by_kind, skip, most, age, words, rng):
    """Plays on in a single game."""
    return play_on(opened(home), seats, by_kind, skip, most, age, words, rng)


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
        age = begin(homes[g], starts[rows[g]], settings, words[g], rngs[g])
        if age < 0:
            unasked = g
        ages[g] = max(age, 0)
        movers[g] = show_game(homes[g], settings[MEMORY], words[g], 1, outs[g], masks[g])
    return unasked


@rule
def step_games(
    homes, starts, rows, moves, which, first, last, settings, ages, words, rngs, places, points, rewards, over,
    truncated, finals, outs, masks, movers,
):  # fmt: skip
    """One move in each of the games `which[first]` to `which[last - 1]`."""
    for i in range(first, last):
        g = which[i]
        result = step_game(
            homes[g], starts, rows, moves[g], g, settings, ages, words[g], rngs[g], places[g], points[g], rewards[g],
            finals[g],
        )  # fmt: skip
        over[g] = result == ENDED
        truncated[g] = result == TRUNCATED
        movers[g] = show_game(homes[g], settings[MEMORY], words[g], result, outs[g], masks[g])


@rule
def choose_any(words, rngs, first, last, moves):
    """A legal move for each game, each equally likely."""
    for g in range(first, last):
        moves[g] = any_move(words[g], rngs[g])
