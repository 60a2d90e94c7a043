"""The rows of a tree that is searched, as rule code: what every search with a tree does with its nodes.

A node is a row of `nodes`: first child, next sibling, move, visits. A row of `sums` has each seat's rewards added up
and, last, the estimate and the prior that the move started with.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from math import sqrt

from shokai.engine.contract import WORD
from shokai.engine.rule import rule
from shokai.network.file import SEATS

NODE = 4
CHILD, SIBLING, MOVE, VISITS = range(NODE)
SUMS = SEATS + 2
ESTIMATE, PRIOR = SEATS, SEATS + 1
# What `tree` holds: how many rows are used, 0 for a new tree, and how many may be.
USED, LIMIT = range(2)
ROOT = 1  # 0 stands for no node
DEEPEST = 200


@rule
def planted(tree, nodes, sums):
    """Gives a new tree its root. Returns how many nodes there are."""
    used = tree[USED]
    if used == 0:
        used = ROOT + 1
        nodes[ROOT][CHILD] = 0
        nodes[ROOT][VISITS] = 0
        for p in range(SEATS):
            sums[ROOT][p] = 0.0
    return used


@rule
def add_child(node, new, move, estimate, prior, nodes, sums):
    """Adds a move to a node, in a new row."""
    nodes[new][CHILD] = 0
    nodes[new][SIBLING] = nodes[node][CHILD]
    nodes[new][MOVE] = move
    nodes[new][VISITS] = 0
    for p in range(SEATS):
        sums[new][p] = 0.0
    sums[new][ESTIMATE] = estimate
    sums[new][PRIOR] = prior
    nodes[node][CHILD] = new


@rule
def unmark_children(node, nodes, words):
    """Leaves those of the marked moves that have no node yet."""
    child = nodes[node][CHILD]
    while child != 0:
        move = nodes[child][MOVE]
        words[move // WORD] &= ~(1 << (move % WORD))
        child = nodes[child][SIBLING]


@rule
def marked_child(child, nodes, words):
    """The first of a child and its later siblings whose move is marked; 0 for none."""
    while child != 0:
        move = nodes[child][MOVE]
        if (words[move // WORD] >> (move % WORD)) & 1 == 1:
            return child
        child = nodes[child][SIBLING]
    return 0


@rule
def choose_child(seat, node, nodes, sums, words, exploration, trust, urgency):
    """The child with the highest upper confidence bound for the seat (PUCT); 0 for none.

    With `trust`, its estimate counts like so many visits. Without, a move that was never tried is thought to be worth
    what the others are on average, less `urgency`.
    """
    visits = 0
    legal = 0
    priors = 0.0
    own = 0.0
    child = marked_child(nodes[node][CHILD], nodes, words)
    while child != 0:
        visits += nodes[child][VISITS]
        legal += 1
        priors += sums[child][PRIOR]
        own += sums[child][seat]
        child = marked_child(nodes[child][SIBLING], nodes, words)
    # Priors share exploration out between the moves. Beside estimates they neither add to it nor take away: each move
    # has one share of its own to begin with.
    reach = exploration * sqrt(visits + 1.0)
    untried = 0.0
    if trust > 0.0:
        if priors > 0.0:
            reach *= legal / priors
    else:
        reach /= max(priors, 1e-12)
        untried = (own / visits if visits > 0 else 0.5) - urgency
    best = 0
    best_score = -1e18
    child = marked_child(nodes[node][CHILD], nodes, words)
    while child != 0:
        n = nodes[child][VISITS]
        score = untried
        if n + trust > 0.0:
            score = (sums[child][seat] + trust * sums[child][ESTIMATE]) / (n + trust)
        score += reach * sums[child][PRIOR] / (n + 1)
        if score > best_score:
            best_score = score
            best = child
        child = marked_child(nodes[child][SIBLING], nodes, words)
    return best


@rule
def reward_path(path, length, players, rewards, nodes, sums):
    """One more visit to every node of a path, with what came of it for each seat."""
    for i in range(length):
        node = path[i]
        nodes[node][VISITS] += 1
        for p in range(players):
            sums[node][p] += rewards[p]


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
