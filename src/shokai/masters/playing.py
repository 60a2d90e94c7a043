"""Whole games of networks as rule code: no Python between the deal and the last place.

A game is one row of numbers: what every game has, and behind it the game's own notes.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.bots.guided import show
from shokai.bots.tree import choices, deal_on, only_move
from shokai.engine import contract as rules
from shokai.engine.chance import roll
from shokai.engine.contract import OVER
from shokai.engine.entries import fresh, opened
from shokai.engine.playout import next_move, start
from shokai.engine.rule import rule
from shokai.masters import notes as noted
from shokai.network.file import OUT_UNIT, SEATS
from shokai.network.layers import POLICY, answer, exponential, sense

# What a row holds: why the game ended (0: it was truncated), turns, decisions, those with a choice among them, who
# decided first, then points and places by seats, then the notes.
REASON, TURNS, DECISIONS, CHOICES, STARTER, POINTS = range(6)
PLACES = POINTS + SEATS
NOTES = PLACES + SEATS


@rule
def network_move(home, words, temperature, rng, seen, shape, second, factor, weights, numbers, totals, levels, outs):
    """The network's likeliest move among those marked; with a temperature any of them, by its likelihood."""
    show(home, opened(home).actor, seen)
    sense(seen, shape, second, factor, weights, numbers, totals, levels)
    best = -1
    most = 0
    move = next_move(words, -1)
    while move >= 0:
        outs[move] = answer(POLICY, rules.MOVES, move, shape, weights, numbers, levels)
        if best < 0 or outs[move] > most:
            most = outs[move]
            best = move
        move = next_move(words, move)
    if temperature <= 0.0:
        return best
    total = 0.0
    move = next_move(words, -1)
    while move >= 0:
        total += exponential((outs[move] - most) / OUT_UNIT / temperature)
        move = next_move(words, move)
    ticket = total * roll(rng) / 4294967296.0
    move = next_move(words, -1)
    while move >= 0:
        ticket -= exponential((outs[move] - most) / OUT_UNIT / temperature)
        if ticket < 0.0:
            return move
        move = next_move(words, move)
    return best


@rule
def begin_row(row, starter):
    for i in range(len(row)):
        row[i] = 0
    row[STARTER] = starter


@rule
def note_step(s, turn, row):
    """Counts a decision; a turn is counted when somebody decides something in it. Returns whose turn it is."""
    row[DECISIONS] += 1
    if s.turn != turn:
        row[TURNS] += 1
    return s.turn


@rule
def note_result(s, row, own, points, places):
    """The last numbers of a row. A game that is not over has no result."""
    if s.actor == OVER:
        noted.end(s, own)
        row[REASON] = rules.end_reason(s)
        rules.scores(s, points)
        rules.ranking(s, places)
        for p in range(s.players):
            row[POINTS + p] = points[p]
            row[PLACES + p] = places[p]


@rule
def network_games(
    home, words, rng, rows, own, points, places, temperatures, players, options, seed, first, most, seen, shape,
    second, factor, weights, numbers, totals, levels, outs,
):  # fmt: skip
    """Plays a game for each row: number `first` of a seeded series and those after it."""
    for g in range(len(rows)):
        s = fresh(home)
        start(s, players, options, words, rng, seed, first + g)
        deal_on(s, rng)
        row = rows[g]
        begin_row(row, s.actor)
        for i in range(noted.NOTES):
            own[i] = 0
        turn = -1
        while s.actor != OVER and row[DECISIONS] < most:
            turn = note_step(s, turn, row)
            if choices(home, words) == 1:
                move = only_move(words)
            else:
                row[CHOICES] += 1
                move = network_move(
                    home, words, temperatures[s.actor], rng, seen, shape, second, factor, weights, numbers, totals,
                    levels, outs,
                )  # fmt: skip
            noted.before(s, move, own)
            rules.apply(s, move)
            deal_on(s, rng)
            noted.after(s, move, own)
        note_result(s, row, own, points, places)
        for i in range(noted.NOTES):
            row[NOTES + i] = own[i]


# The same one step at a time, for bots that are asked from Python.


@rule
def begun(home, words, rng, row, own, players, options, seed, number):
    """Game `number` of a seeded series, dealt up to its first decision. Returns who decides."""
    s = fresh(home)
    start(s, players, options, words, rng, seed, number)
    deal_on(s, rng)
    begin_row(row, s.actor)
    for i in range(noted.NOTES):
        own[i] = 0
    return s.actor


@rule
def went_on(home, move, rng, turn, row, own):
    """Makes a move, with all that is noted about it. Returns whose turn it was."""
    s = opened(home)
    turn = note_step(s, turn, row)
    noted.before(s, move, own)
    rules.apply(s, move)
    deal_on(s, rng)
    noted.after(s, move, own)
    return turn


@rule
def finished(home, row, own, points, places):
    """Notes the result."""
    note_result(opened(home), row, own, points, places)
    for i in range(noted.NOTES):
        row[NOTES + i] = own[i]
