"""Thinking with a network, as rule code: its first thought, and Monte-Carlo tree search that it guides.

The tree is that of `tree`: one for all that may be, a node for the moves made since the root, chance dealt anew in
every iteration. Here a new position is not played on but shown to the network, once: it tells how likely each move is,
which shares out the exploration (PUCT), and each seat's value, which goes up the path. A seat is shown what it would
know.

Of the rows of a node, see `nodes`, ESTIMATE is not trusted, and PRIOR is the network's.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.bots.nodes import (
    CHILD, DEEPEST, LIMIT, MOVE, ROOT, SIBLING, USED, add_child, choose_child, planted, reward_path, unmark_children,
)  # fmt: skip
from shokai.bots.tree import MOST_IN_ITERATION, choices, deal_on, only_move, step
from shokai.engine import contract as rules
from shokai.engine.chance import sow
from shokai.engine.contract import OVER, WORD
from shokai.engine.entries import copied, opened
from shokai.engine.playout import next_move
from shokai.engine.rule import rule
from shokai.network.file import OUT_UNIT, SEATS
from shokai.network.layers import POLICY, answer, exponential, sense, value_of
from shokai.sight import look

# What `how` holds: the weight of exploration, that of the lead in points beside the share of the win, by how much less
# than its parent a move is thought to be worth that was never tried, and the temperature of priors.
EXPLORATION, LEAD, URGENCY, TEMPERATURE = range(4)
HOW = 4


@rule(apart=True)
def show(home, seat, seen):
    """What a seat knows, as an observation with memory."""
    s = opened(home)
    look.show_fixed(s, seen)
    look.show_rest(s, seat, 1, seen)


@rule
def first_thought(home, seen, words, shape, second, factor, weights, numbers, sums, levels, outs):
    """Writes the logits of all legal moves of who decides, by their numbers, and then values as that seat counts."""
    seat = opened(home).actor
    show(home, seat, seen)
    sense(seen, shape, second, factor, weights, numbers, sums, levels)
    choices(home, words)
    move = next_move(words, -1)
    while move >= 0:
        outs[move] = answer(POLICY, rules.MOVES, move, shape, weights, numbers, levels)
        move = next_move(words, move)
    for j in range(2 * SEATS):
        outs[rules.MOVES + j] = value_of(j, shape, weights, numbers, levels)


@rule
def lead_worth(own, sum_of_all, players):
    """A lead over the mean of the others, between -1 and 1; scores are in units of a usual one."""
    lead = own - (sum_of_all - own) / (players - 1)
    return lead / (abs(lead) + 0.5)


@rule
def shares(players, seat, lead, shape, weights, numbers, levels, rewards):
    """Each seat's value: its share of the win, and a little for its lead."""
    best = -1e18
    total = 0.0
    for i in range(players):
        logit = value_of(i, shape, weights, numbers, levels) / OUT_UNIT
        rewards[i] = logit
        if logit > best:
            best = logit
        total += value_of(SEATS + i, shape, weights, numbers, levels) / OUT_UNIT
    whole = 0.0
    for i in range(players):
        rewards[i] = exponential(rewards[i] - best)
        whole += rewards[i]
    for i in range(players):
        score = value_of(SEATS + i, shape, weights, numbers, levels) / OUT_UNIT
        rewards[i] = (1.0 - lead) * rewards[i] / whole + lead * (0.5 + 0.5 * lead_worth(score, total, players))
    # From the order in which the seat counts to that of the seats.
    for _ in range(seat):
        last = rewards[players - 1]
        for i in range(players - 1, 0, -1):
            rewards[i] = rewards[i - 1]
        rewards[0] = last


@rule(apart=True)
def final(s, lead, points, places, rewards):
    """The same for a game that is over."""
    rules.scores(s, places)
    total = 0.0
    for p in range(s.players):
        rewards[p] = places[p] / points
        total += rewards[p]
    rules.ranking(s, places)
    winners = 0
    for p in range(s.players):
        if places[p] == 1:
            winners += 1
    for p in range(s.players):
        won = 1.0 / winners if places[p] == 1 else 0.0
        rewards[p] = (1.0 - lead) * won + lead * (0.5 + 0.5 * lead_worth(rewards[p], total, s.players))


@rule
def expand(node, used, limit, nodes, sums, words, temperature, shape, weights, numbers, levels):
    """Adds the legal moves that have no node yet, each with its prior. Returns how many nodes there are."""
    best = -1e18
    move = next_move(words, -1)
    while move >= 0:
        logit = answer(POLICY, rules.MOVES, move, shape, weights, numbers, levels) / OUT_UNIT
        if logit > best:
            best = logit
        move = next_move(words, move)
    unmark_children(node, nodes, words)
    move = next_move(words, -1)
    while move >= 0 and used < limit:
        logit = answer(POLICY, rules.MOVES, move, shape, weights, numbers, levels) / OUT_UNIT
        add_child(node, used, move, 0.0, exponential((logit - best) / temperature), nodes, sums)
        used += 1
        move = next_move(words, move)
    return used


@rule
def all_known(node, nodes, words):
    """Whether every marked move has a node."""
    for i in range(rules.WORDS):
        left = words[i]
        child = nodes[node][CHILD]
        while child != 0 and left != 0:
            move = nodes[child][MOVE]
            if move // WORD == i:
                left &= ~(1 << (move % WORD))
            child = nodes[child][SIBLING]
        if left != 0:
            return 0
    return 1


@rule
def guided_walk(
    home, used, limit, path, nodes, sums, words, more_words, rng, places, rewards, how, points, seen, shape, second,
    factor, weights, numbers, totals, levels,
):  # fmt: skip
    """One walk down the tree, to a position that is new or over, and back. Returns how many nodes there are."""
    s = opened(home)
    rules.guess(s, rng)
    deal_on(s, rng)
    node = ROOT
    length = 1
    path[0] = ROOT
    decisions = 0
    judged = False
    while s.actor != OVER and length < DEEPEST and decisions < MOST_IN_ITERATION and not judged:
        decisions += 1
        if choices(home, words) == 1:
            move = only_move(words)
        else:
            fresh = nodes[node][CHILD] == 0
            if fresh or all_known(node, nodes, words) == 0:
                show(home, s.actor, seen)
                sense(seen, shape, second, factor, weights, numbers, totals, levels)
                for i in range(rules.WORDS):
                    more_words[i] = words[i]
                used = expand(
                    node, used, limit, nodes, sums, more_words, how[TEMPERATURE], shape, weights, numbers, levels
                )
                if fresh and node != ROOT:
                    shares(s.players, s.actor, how[LEAD], shape, weights, numbers, levels, rewards)
                    judged = True
                    break
            child = choose_child(s.actor, node, nodes, sums, words, how[EXPLORATION], 0.0, how[URGENCY])
            if child == 0:
                break
            move = nodes[child][MOVE]
            node = child
            path[length] = node
            length += 1
        step(home, move, rng)
    if not judged:
        if s.actor == OVER:
            final(s, how[LEAD], points, places, rewards)
        else:
            show(home, s.actor, seen)
            sense(seen, shape, second, factor, weights, numbers, totals, levels)
            shares(s.players, s.actor, how[LEAD], shape, weights, numbers, levels, rewards)
    reward_path(path, length, s.players, rewards, nodes, sums)
    return used


@rule
def think_guided(
    home, work, tree, nodes, sums, words, more_words, rng, path, places, rewards, how, points, iterations, seed, number,
    seen, shape, second, factor, weights, numbers, totals, levels,
):  # fmt: skip
    """Runs some iterations from a position, on a tree that may be new."""
    sow(rng, seed, number)
    used = planted(tree, nodes, sums)
    for _ in range(iterations):
        used = guided_walk(
            copied(home, work), used, tree[LIMIT], path, nodes, sums, words, more_words, rng, places, rewards, how,
            points, seen, shape, second, factor, weights, numbers, totals, levels,
        )  # fmt: skip
    tree[USED] = used
