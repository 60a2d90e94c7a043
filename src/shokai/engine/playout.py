"""Random play of any game, by the contract alone. Runs interpreted and compiled alike."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.engine import contract as rules
from shokai.engine.bits import lowest, nth_one, ones
from shokai.engine.chance import below, sow
from shokai.engine.contract import CHANCE, OVER, WORD
from shokai.engine.rule import rule

# Where a game is truncated, unless told otherwise. Rules alone do not bring every game to its end: in YOKOHAMA,
# players who avoid it can go on for ever. The longest of some 70,000 random games of YOKOHAMA had 4,854 decisions.
MOST_DECISIONS = 20_000


@rule
def next_move(words, move):
    """The first marked move after another, -1 for none. After -1 comes the first of all."""
    for i in range((move + 1) // WORD, rules.WORDS):
        passed = max(move + 1 - i * WORD, 0)
        left = words[i] >> passed
        if left != 0:
            return i * WORD + passed + lowest(left)
    return -1


@rule
def take_move(words):
    """The first marked move, which is unmarked; -1 for none. Where nobody needs the marks any more, this is quicker."""
    for i in range(rules.WORDS):
        if words[i] != 0:
            move = i * WORD + lowest(words[i])
            words[i] &= words[i] - 1
            return move
    return -1


@rule
def any_move(words, rng):
    """One of the marked moves, each equally likely."""
    count = 0
    for i in range(rules.WORDS):
        count += ones(words[i])
    n = below(rng, count)
    for i in range(rules.WORDS - 1):
        here = ones(words[i])
        if n < here:
            return i * WORD + nth_one(words[i], n)
        n -= here
    last = rules.WORDS - 1
    return last * WORD + nth_one(words[last], n)


@rule
def random_game(s, words, rng, counts, most):
    """Plays on at random to the end, or to the decision after `most`, where the game is truncated.

    Adds to counts the decisions made, the cards dealt and the turns. The actor says whether it ended.
    """
    decisions = 0
    deals = 0
    turns = 0
    turn = -1
    while s.actor != OVER:
        if s.actor == CHANCE:
            rules.deal(s, rules.outcome(s, below(rng, rules.tickets(s))))
            deals += 1
        else:
            if decisions == most:
                break
            # A turn is counted when somebody decides something in it.
            if s.turn != turn:
                turn = s.turn
                turns += 1
            rules.legal(s, words)
            rules.apply(s, any_move(words, rng))
            decisions += 1
    counts[0] += decisions
    counts[1] += deals
    counts[2] += turns


@rule
def checked_game(s, words, rng, counts, most):
    """Like random_game, but stops at the first broken invariant and returns its number."""
    decisions = 0
    while s.actor != OVER and decisions < most:
        if s.actor == CHANCE:
            rules.deal(s, rules.outcome(s, below(rng, rules.tickets(s))))
            counts[1] += 1
        else:
            rules.legal(s, words)
            rules.apply(s, any_move(words, rng))
            counts[0] += 1
            decisions += 1
        broken = rules.broken_invariant(s)
        if broken != 0:
            return broken
    return 0


@rule
def record_game(s, words, rng, steps):
    """Plays on at random and writes down each step, as long as there is room: moves as they are, deals as
    -1 - outcome."""
    n = 0
    while s.actor != OVER and n < len(steps):
        if s.actor == CHANCE:
            result = rules.outcome(s, below(rng, rules.tickets(s)))
            rules.deal(s, result)
            steps[n] = -1 - result
        else:
            rules.legal(s, words)
            move = any_move(words, rng)
            rules.apply(s, move)
            steps[n] = move
        n += 1
    return n


@rule
def start(s, players, options, words, rng, seed, number):
    """Sets up game `number` of a seeded series."""
    for i in range(rules.WORDS):
        words[i] = 0
    sow(rng, seed, number)
    rules.set_up(s, players, options)
