"""Judging a position: from what is noticed to expected scores, and from scores to rewards."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.bots import insight
from shokai.engine import contract as rules
from shokai.engine.contract import OVER
from shokai.engine.rule import rule

# How much a reward depends on winning, and how much on the lead in points.
WIN_SHARE = 0.8
# More points than anybody ever has.
WINNING = 10_000.0


@rule(apart=True)
def prospect(s, p, far, weights, counts):
    """A seat's expected final score, in points: what is noticed times its weight, early or late in the game."""
    insight.notice(s, p, counts)
    value = 0.0
    for k in range(insight.FEATURES):
        value += counts[k] * (weights[0][k] + (weights[1][k] - weights[0][k]) * far)
    return value


@rule
def judge(s, weights, counts, values):
    """Each seat's expected final score."""
    far = insight.progress(s)
    for p in range(s.players):
        values[p] = prospect(s, p, far, weights, counts)


@rule(apart=True)
def own_prospect(s, p, weights, counts, places):
    """A seat's expected final score without a look at the others, which takes a part of the time of a reward.

    When the game is over, winning counts for more than any score.
    """
    if s.actor != OVER:
        return prospect(s, p, insight.progress(s), weights, counts)
    rules.ranking(s, places)
    value = WINNING if places[p] == 1 else -WINNING
    rules.scores(s, places)
    return value + places[p]


@rule
def lead_reward(lead, spread):
    """A lead in points as a number between 0 and 1, a half for none."""
    return 0.5 + 0.5 * lead / (abs(lead) + spread)


@rule(apart=True)
def reward(s, weights, counts, values, places, rewards):
    """What a position is worth to each seat, from 0 to 1: the outlook of winning, and something for the lead."""
    winners = 0
    if s.actor == OVER:
        rules.scores(s, places)
        for p in range(s.players):
            values[p] = places[p] * 1.0
        rules.ranking(s, places)
        for p in range(s.players):
            if places[p] == 1:
                winners += 1
    else:
        judge(s, weights, counts, values)
    # The last weight is no weight: how far such estimates are off, in points.
    off = weights[0][insight.FEATURES]
    spread = off + (weights[1][insight.FEATURES] - off) * insight.progress(s)
    for p in range(s.players):
        best = -1000.0
        for q in range(s.players):
            if q != p and values[q] > best:
                best = values[q]
        r = lead_reward(values[p] - best, spread)
        if s.actor == OVER:
            won = 1.0 / winners if places[p] == 1 else 0.0
            r = WIN_SHARE * won + (1.0 - WIN_SHARE) * r
        rewards[p] = r
