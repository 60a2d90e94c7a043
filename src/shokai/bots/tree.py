"""Monte-Carlo tree search for several players, hidden cards and chance, by the contract and a game's insight.

One tree for all that may be: a node stands for the moves made since the root, whatever chance dealt in
between and whatever the others hold. Every iteration guesses the hidden cards anew, deals anew, walks down the
tree by moves that are legal this time, adds the moves of one new position, plays on until so many turns are over
and judges what has become of everybody. Each seat goes for its own reward (max^n).

A node is a row of `nodes`: first child, next sibling, move, visits. A row of `sums` has each seat's rewards
added up and, last, the estimate that the move started with and its prior by that estimate.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from math import sqrt

from shokai.bots.judging import own_prospect, reward
from shokai.engine import contract as rules
from shokai.engine.bits import lowest, ones
from shokai.engine.chance import below, sow
from shokai.engine.contract import CHANCE, OVER, WORD
from shokai.engine.entries import copied, opened
from shokai.engine.playout import any_move
from shokai.engine.rule import rule

NODE = 4
CHILD, SIBLING, MOVE, VISITS = range(NODE)
SUMS = 6
ESTIMATE, PRIOR = 4, 5
# What `how` holds; see `room.How`.
EXPLORATION, TRUST, LOOK_AHEAD, TEMPTED, FIRST_SHARE, TEMPERATURE, PLAYOUT = range(7)
# How moves are chosen when playing on: at random, by the reward that the judge sees after each, or by the seat's own
# expected score alone, which is quicker.
AT_RANDOM, BY_REWARD, BY_SCORE = range(3)
# What `tree` holds: how many rows are used, 0 for a new tree, and how many may be.
USED, LIMIT = range(2)
ROOT = 1  # 0 stands for no node
DEEPEST = 200
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
    for i in range(rules.WORDS):
        while words[i] != 0:
            move = i * WORD + lowest(words[i])
            words[i] &= words[i] - 1
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
    for i in range(rules.WORDS):
        if words[i] != 0:
            return i * WORD + lowest(words[i])
    return -1


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
    child = nodes[node][CHILD]
    while child != 0:
        move = nodes[child][MOVE]
        words[move // WORD] &= ~(1 << (move % WORD))
        child = nodes[child][SIBLING]
    for i in range(rules.WORDS):
        while words[i] != 0 and used < limit:
            move = i * WORD + lowest(words[i])
            words[i] &= words[i] - 1
            look(home, spare, move, weights, counts, values, places, rewards)
            new = used
            used += 1
            nodes[new][CHILD] = 0
            nodes[new][SIBLING] = nodes[node][CHILD]
            nodes[new][MOVE] = move
            nodes[new][VISITS] = 0
            for p in range(4):
                sums[new][p] = 0.0
            sums[new][ESTIMATE] = rewards[seat]
            sums[new][PRIOR] = prior(rewards[seat], temperature)
            nodes[node][CHILD] = new
    return used


@rule
def choose_child(seat, node, nodes, sums, words, exploration, trust):
    """The child with the highest upper confidence bound for the seat (PUCT); 0 for none."""
    visits = 1
    legal = 0
    priors = 0.0
    child = nodes[node][CHILD]
    while child != 0:
        move = nodes[child][MOVE]
        if (words[move // WORD] >> (move % WORD)) & 1 == 1:
            visits += nodes[child][VISITS]
            legal += 1
            priors += sums[child][PRIOR]
        child = nodes[child][SIBLING]
    # Priors share exploration out between the moves, and neither add to it nor take away.
    reach = exploration * sqrt(visits * 1.0)
    if priors > 0.0:
        reach *= legal / priors
    best = 0
    best_score = -1.0
    child = nodes[node][CHILD]
    while child != 0:
        move = nodes[child][MOVE]
        if (words[move // WORD] >> (move % WORD)) & 1 == 1:
            n = nodes[child][VISITS]
            # The estimate counts like a few visits.
            score = (sums[child][seat] + trust * sums[child][ESTIMATE]) / (n + trust)
            score += reach * sums[child][PRIOR] / (n + 1)
            if score > best_score:
                best_score = score
                best = child
        child = nodes[child][SIBLING]
    return best


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
            child = choose_child(s.actor, node, nodes, sums, words, how[EXPLORATION], how[TRUST])
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
    for i in range(length):
        node = path[i]
        nodes[node][VISITS] += 1
        for p in range(s.players):
            sums[node][p] += rewards[p]
    return used


@rule(apart=True)
def think(
    home, work, spare, tree, nodes, sums, words, more_words, rng, path, weights, counts, values, places, rewards,
    at_first, how, iterations, seed, number,
):  # fmt: skip
    """Runs some iterations from a position, on a tree that may be new."""
    sow(rng, seed, number)
    used = tree[USED]
    if used == 0:
        used = ROOT + 1
        nodes[ROOT][CHILD] = 0
        nodes[ROOT][VISITS] = 0
        for p in range(4):
            sums[ROOT][p] = 0.0
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


@rule
def best_move(nodes):
    """The move tried most often from the root; of several the lowest."""
    best = -1
    most = -1
    child = nodes[ROOT][CHILD]
    while child != 0:
        visits = nodes[child][VISITS]
        if visits > most or (visits == most and nodes[child][MOVE] < best):
            most = visits
            best = nodes[child][MOVE]
        child = nodes[child][SIBLING]
    return best


@rule
def replant(nodes, sums, root, to_nodes, to_sums):
    """Copies a node and all below it into another tree, as its root. Returns how many rows that has.

    After Cheney (1970): a copied node points to its first child in the old tree until its own turn comes.
    """
    to_nodes[ROOT][CHILD] = nodes[root][CHILD]
    to_nodes[ROOT][SIBLING] = 0
    to_nodes[ROOT][MOVE] = nodes[root][MOVE]
    to_nodes[ROOT][VISITS] = nodes[root][VISITS]
    for k in range(SUMS):
        to_sums[ROOT][k] = sums[root][k]
    used = ROOT + 1
    node = ROOT
    while node < used:
        child = to_nodes[node][CHILD]
        if child != 0:
            to_nodes[node][CHILD] = used
        while child != 0:
            to_nodes[used][CHILD] = nodes[child][CHILD]
            to_nodes[used][MOVE] = nodes[child][MOVE]
            to_nodes[used][VISITS] = nodes[child][VISITS]
            for k in range(SUMS):
                to_sums[used][k] = sums[child][k]
            child = nodes[child][SIBLING]
            # Siblings keep their order, and lie side by side.
            to_nodes[used][SIBLING] = used + 1 if child != 0 else 0
            used += 1
        node += 1
    return used
