"""Monte-Carlo tree search for several players, hidden cards and chance, by the contract and a game's insight.

One tree for all that may be: a node stands for the moves made since the root, whatever chance dealt in
between and whatever the others hold. Every iteration guesses the hidden cards anew, deals anew, walks down the
tree by moves that are legal this time, adds the moves of one new position, plays on until so many turns are over
and judges what has become of everybody. Each seat goes for its own reward (max^n).

Of the rows of a node, see `nodes`, ESTIMATE is what the position right after a move is worth, and PRIOR follows from
it.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.bots.judging import own_prospect, reward
from shokai.bots.nodes import (
    DEEPEST, LIMIT, MOVE, ROOT, USED, VISITS, add_child, best_move, choose_child, planted, reward_path,
    unmark_children,
)  # fmt: skip
from shokai.engine import contract as rules
from shokai.engine.bits import ones
from shokai.engine.chance import below, sow
from shokai.engine.contract import CHANCE, OVER
from shokai.engine.entries import copied, opened
from shokai.engine.playout import any_move, next_move, take_move
from shokai.engine.rule import rule

# What `how` holds; see `room.How`.
EXPLORATION, TRUST, LOOK_AHEAD, TEMPTED, FIRST_SHARE, TEMPERATURE, PLAYOUT = range(7)
# How moves are chosen when playing on: at random, by the reward that the judge sees after each, or by the seat's own
# expected score alone, which is quicker.
AT_RANDOM, BY_REWARD, BY_SCORE = range(3)
STRAY = 40  # one move of so many is made at random when playing on
# YOKOHAMA has no natural end if everybody avoids it. After so many decisions playing on stops, and the game counts as
# it stands: in one iteration of a tree, and in a whole game played on to its end.
MOST_IN_ITERATION, MOST_IN_GAME = 2_000, 5_000


@rule(apart=True)
def make(home, move):
    """Makes a move. Apart, like whatever else has rules in it: they would make every caller large."""
    rules.apply(opened(home), move)


@rule
def look(home, spare, move, weights, counts, values, places, rewards):
    """What a position would be worth right after a move."""
    at = copied(home, spare)
    make(at, move)
    reward(opened(at), weights, counts, values, places, rewards)


@rule
def step(home, move, rng):
    """Makes a move, and chance deals until somebody decides."""
    make(home, move)
    deal_on(opened(home), rng)


@rule(apart=True)
def choices(home, words):
    """Marks the legal moves. Returns how many there are."""
    rules.legal(opened(home), words)
    n = 0
    for i in range(rules.WORDS):
        n += ones(words[i])
    return n


@rule(apart=True)
def deal_on(s, rng):
    """Chance deals until somebody decides or the game is over."""
    while s.actor == CHANCE:
        rules.deal(s, rules.outcome(s, below(rng, rules.tickets(s))))


@rule
def tempting_move(home, spare, tempted, words, rng, weights, counts, values, places, rewards):
    """The move after which the seat that acts would be best off, at first sight; now and then any move."""
    seat = opened(home).actor
    if below(rng, STRAY) == 0:
        return any_move(words, rng)
    best = -1
    most = -1e9
    move = take_move(words)
    while move >= 0:
        if tempted == BY_SCORE:
            at = copied(home, spare)
            make(at, move)
            value = own_prospect(opened(at), seat, weights, counts, places)
        else:
            look(home, spare, move, weights, counts, values, places, rewards)
            value = rewards[seat]
        if value > most:
            most = value
            best = move
        move = take_move(words)
    return best


@rule
def play_on(home, spare, turns, tempted, words, rng, weights, counts, values, places, rewards):
    """Plays until so many turns are over: the most tempting moves, or any."""
    s = opened(home)
    turn = s.turn
    decisions = 0
    while s.actor != OVER and turns > 0 and decisions < MOST_IN_ITERATION:
        decisions += 1
        if choices(home, words) == 1:
            move = only_move(words)
        elif tempted != AT_RANDOM:
            move = tempting_move(home, spare, tempted, words, rng, weights, counts, values, places, rewards)
        else:
            move = any_move(words, rng)
        step(home, move, rng)
        if s.turn != turn:
            turn = s.turn
            turns -= 1


@rule
def only_move(words):
    """The first of the marked moves, for when it is the only one."""
    return next_move(words, -1)


@rule
def prior(estimate, temperature):
    """The prior of a move, not normalized: exp(estimate / temperature), but for a factor.

    By plain arithmetic, so that every machine gets the same number. A temperature of 0 means a uniform prior.
    """
    if temperature <= 0.0:
        return 1.0
    part = 1.0 / (1.0 + (1.0 - estimate) / (64.0 * temperature))
    for _ in range(6):
        part *= part
    return part


@rule
def grow(
    home, spare, node, used, limit, nodes, sums, words, weights, counts, values, places, rewards, temperature
):  # fmt: skip
    """Adds the legal moves that have no node yet, each with an estimate. Returns how many nodes there are."""
    seat = opened(home).actor
    unmark_children(node, nodes, words)
    move = take_move(words)
    while move >= 0 and used < limit:
        look(home, spare, move, weights, counts, values, places, rewards)
        add_child(node, used, move, rewards[seat], prior(rewards[seat], temperature), nodes, sums)
        used += 1
        move = take_move(words)
    return used


@rule
def iterate(
    home, spare, used, limit, path, nodes, sums, words, more_words, rng, weights, counts, values, places, rewards,
    at_first, how,
):  # fmt: skip
    """One walk down the tree and back, on a state of its own. Returns how many nodes there are."""
    s = opened(home)
    rules.guess(s, rng)
    deal_on(s, rng)
    turn = s.turn
    turns = int(how[LOOK_AHEAD])
    first_turns = turns
    # Whether the walk is in the middle of a turn.
    midway = True
    node = ROOT
    length = 1
    path[0] = ROOT
    decisions = 0
    while s.actor != OVER and turns > 0 and length < DEEPEST and decisions < MOST_IN_ITERATION:
        decisions += 1
        if choices(home, words) == 1:
            move = only_move(words)
        else:
            for i in range(rules.WORDS):
                more_words[i] = words[i]
            used = grow(
                home, spare, node, used, limit, nodes, sums, more_words, weights, counts, values, places, rewards,
                how[TEMPERATURE],
            )  # fmt: skip
            child = choose_child(s.actor, node, nodes, sums, words, how[EXPLORATION], how[TRUST], 0.0)
            if child == 0:
                break
            move = nodes[child][MOVE]
            node = child
            path[length] = node
            length += 1
        step(home, move, rng)
        midway = s.turn == turn
        if not midway:
            if turns == first_turns:
                reward(s, weights, counts, values, places, at_first)
            turn = s.turn
            turns -= 1
        if nodes[node][VISITS] == 0 and length > 1:
            break
    tempted = int(how[TEMPTED])
    if turns == first_turns and turns > 0:
        play_on(home, spare, 1, tempted, words, rng, weights, counts, values, places, rewards)
        reward(s, weights, counts, values, places, at_first)
        turns -= 1
        midway = False
    # The turn in which the tree ends is always played to its end: the judge is best at comparing ends of turns.
    beyond = int(how[PLAYOUT])
    if midway:
        beyond += 1
    play_on(home, spare, min(turns, beyond), tempted, words, rng, weights, counts, values, places, rewards)
    reward(s, weights, counts, values, places, rewards)
    # What the present turn leaves behind is told by the judge with little noise, what follows with less error.
    share = how[FIRST_SHARE]
    for p in range(s.players):
        rewards[p] = share * at_first[p] + (1.0 - share) * rewards[p]
    reward_path(path, length, s.players, rewards, nodes, sums)
    return used


@rule(apart=True)
def think(
    home, work, spare, tree, nodes, sums, words, more_words, rng, path, weights, counts, values, places, rewards,
    at_first, how, iterations, seed, number,
):  # fmt: skip
    """Runs some iterations from a position, on a tree that may be new."""
    sow(rng, seed, number)
    used = planted(tree, nodes, sums)
    for _ in range(iterations):
        used = iterate(
            copied(home, work), spare, used, tree[LIMIT], path, nodes, sums, words, more_words, rng, weights, counts,
            values, places, rewards, at_first, how,
        )  # fmt: skip
    tree[USED] = used


@rule
def foresee(
    home, play, known, work, spare, tree, nodes, sums, words, more_words, rng, path, weights, counts, values, places,
    rewards, at_first, how, iterations, seed, first, games, most, results,
):  # fmt: skip
    """Plays some games from a position to the end, every seat thinking a little with what it knows.

    Writes down each seat's final points and, from column 4 on, its place. Returns how many games were not over
    after the most decisions that they may take; those count as they stand.
    """
    unfinished = 0
    for game in range(first, first + games):
        at = copied(home, play)
        s = opened(at)
        sow(rng, seed, game)
        rules.guess(s, rng)
        deal_on(s, rng)
        decisions = 0
        while s.actor != OVER and decisions < most:
            several = choices(at, words) > 1
            move = only_move(words)
            if several:
                tree[USED] = 0
                own = copied(at, known)
                rules.hide(opened(own), s.actor)
                think(
                    own, work, spare, tree, nodes, sums, words, more_words, rng, path, weights, counts, values, places,
                    rewards, at_first, how, iterations, seed + game, decisions,
                )  # fmt: skip
                move = best_move(nodes)
            decisions += 1
            sow(rng, seed + decisions, game)
            step(at, move, rng)
        if s.actor != OVER:
            unfinished += 1
        rules.scores(s, places)
        for p in range(s.players):
            results[game - first][p] = places[p]
        rules.ranking(s, places)
        for p in range(s.players):
            results[game - first][4 + p] = places[p]
    return unfinished
