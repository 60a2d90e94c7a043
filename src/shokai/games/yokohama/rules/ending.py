"""Game end and final scoring (004 p.8-10)."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import CHURCH_SPACES, CUSTOMS_SPACES, TITLE_COST
from shokai.games.yokohama.rules.state import NEUTRAL, SEATS
from shokai.engine.contract import OVER
from shokai.engine.rule import rule

CHURCH_BONUS = (6, 3)
CUSTOMS_BONUS = (8, 4)
TITLE_BONUS = (10, 5)
# Twice the industry value of the neutral player with two players: 7.5.
NEUTRAL_INDUSTRY_TWICE = 15
SET_POINTS = (0, 0, 2, 4, 8, 12)
PARTS = 5  # Church, Customs, technology, countries, remainder


@rule
def announce_end(s, reason):
    """The round is finished, and one more full round is played. Later conditions change nothing."""
    if s.ended == 0:
        s.ended = reason
        # This turn, the rest of the round, and a round.
        s.turns_left = 2 * s.players - s.turn


@rule
def church_rank(s, owner):
    """More assistants first; among equals the one further right: a number to compare."""
    rank = 0
    for k in range(CHURCH_SPACES):
        if s.church[k] == owner:
            rank = (rank // 16 + 1) * 16 + k + 1
    return rank


@rule
def customs_rank(s, owner):
    rank = 0
    for k in range(CUSTOMS_SPACES):
        if s.customs[k] == owner:
            rank = (rank // 16 + 1) * 16 + k + 1
    return rank


@rule
def industry(s, p):
    """The printed costs of a player's technologies."""
    total = 0
    for title in range(len(TITLE_COST)):
        if (s.titles[p] >> title) & 1 == 1:
            total += TITLE_COST[title]
    return total


@rule
def title_rank(s, owner):
    """Industry; among equals the earlier in turn order."""
    if owner == NEUTRAL:
        # Takes part with two players, whoever owns technologies (A20).
        return NEUTRAL_INDUSTRY_TWICE * 8 if s.players == 2 else 0
    value = industry(s, owner)
    return 2 * value * 8 + (SEATS - owner) if value > 0 else 0


@rule
def rank_on(s, part, owner):
    if part == 0:
        return church_rank(s, owner)
    if part == 1:
        return customs_rank(s, owner)
    return title_rank(s, owner)


@rule
def majority_bonus(s, part, p):
    """Points for the first and the second; the neutral player of two takes its place among them."""
    mine = rank_on(s, part, p)
    if mine == 0:
        return 0
    better = 0
    for q in range(s.players):
        if q != p and rank_on(s, part, q) > mine:
            better += 1
    if s.players == 2 and rank_on(s, part, NEUTRAL) > mine:
        better += 1
    if better > 1:
        return 0
    if part == 0:
        return CHURCH_BONUS[better]
    if part == 1:
        return CUSTOMS_BONUS[better]
    return TITLE_BONUS[better]


@rule
def country_bonus(s, p):
    """Sets of different countries, always the largest possible first."""
    points = 0
    size = 1
    layer = 0
    while size > 0:
        size = 0
        for country in range(5):
            if s.flags[p][country] > layer:
                size += 1
        points += SET_POINTS[size]
        layer += 1
    return points


@rule
def remainder(s, p):
    """Unused agents and imports 1 each, 2 yen 1, 3 goods 1."""
    goods = s.goods[p][0] + s.goods[p][1] + s.goods[p][2] + s.goods[p][3]
    return s.agents[p] + s.imports[p] + s.yen[p] // 2 + goods // 3


@rule
def final_part(s, part, p):
    """One line of the final score."""
    if part < 3:
        return majority_bonus(s, part, p)
    return country_bonus(s, p) if part == 3 else remainder(s, p)


@rule
def scores(s, points):
    """The points on the track with the final score, which before the end is that of a game that ended now."""
    for p in range(s.players):
        points[p] = s.points[p]
        for part in range(PARTS):
            points[p] += final_part(s, part, p)


@rule
def ranking(s, places):
    """Most points win; among equals the player earlier in turn order."""
    for p in range(s.players):
        mine = s.points[p]
        for part in range(PARTS):
            mine += final_part(s, part, p)
        places[p] = 1
        for q in range(s.players):
            theirs = s.points[q]
            for part in range(PARTS):
                theirs += final_part(s, part, q)
            if theirs > mine or (theirs == mine and q < p):
                places[p] += 1


@rule
def end_reason(s):
    """Which condition brought the end; 0 while the game goes on."""
    return s.ended if s.actor == OVER else 0
