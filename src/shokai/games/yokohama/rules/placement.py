"""Main action phase, step 1: placement (004 p.5)."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import NEWSPAPER, NEWSPAPER_AREAS, TELEGRAM_TITLE
from shokai.games.yokohama.rules.state import AREAS, CANAL, DONE, PAIR, PLACE, TELEGRAM
from shokai.games.yokohama.rules.steps import become, mark, owns, pop
from shokai.engine.rule import rule


@rule
def toll(s, p, area):
    """1 yen for each opposing president in an area."""
    yen = 0
    for q in range(s.players):
        if q != p and s.president[q] == area:
            yen += 1
    return yen


@rule
def pay_toll(s, p, area):
    """The yen goes to the owners of the presidents."""
    for q in range(s.players):
        if q != p and s.president[q] == area:
            s.yen[p] -= 1
            s.yen[q] += 1


@rule
def most_areas(s, p):
    """Up to three areas; Newspaper allows four."""
    return NEWSPAPER_AREAS if owns(s, p, NEWSPAPER) else 3


@rule
def await_placement(s):
    if s.count < most_areas(s, s.turn) and s.men_hand[s.turn] + s.fresh > 0:
        s.actor = s.turn
    else:
        end_placement(s)


@rule
def legal_placement(s, words):
    """One assistant into each of up to three areas, named in order, or two into one area."""
    # A1: "up to" three areas, so none is possible, too.
    p = s.turn
    singles = 0
    pairs = 0
    if s.men_hand[p] > 0:
        for a in range(AREAS):
            # The Canal takes no assistants.
            if (s.used >> a) & 1 == 1 and a != CANAL:
                price = toll(s, p, a)
                if a >= s.order and s.yen[p] >= price:
                    singles |= 1 << a
                if s.yen[p] >= 2 * price:
                    pairs |= 1 << a
    mark(words, PLACE, singles)
    if s.count == 0 and s.men_hand[p] >= 2:
        mark(words, PAIR, pairs)
    mark(words, DONE, 1)


@rule
def place_man(s, p, area):
    pay_toll(s, p, area)
    s.men_hand[p] -= 1
    s.men[p][area] += 1


@rule
def place_single(s, area):
    """Option a: one assistant; the next one goes to another area."""
    place_man(s, s.turn, area)
    s.count += 1
    s.order = area + 1
    s.fresh = 0


@rule
def place_pair(s, area):
    """Option b: two assistants into one area. Telegram allows one more next to it."""
    p = s.turn
    place_man(s, p, area)
    place_man(s, p, area)
    if owns(s, p, TELEGRAM_TITLE) and s.men_hand[p] > 0:
        s.choice = area
        s.fresh = 0
        become(s, TELEGRAM)
    else:
        end_placement(s)


@rule
def legal_telegram(s, words):
    """004 p.17: an area next to the one with the two assistants, for the usual toll."""
    p = s.turn
    areas = 0
    for a in range(AREAS):
        if (s.near[s.choice] >> a) & 1 == 1 and a != CANAL and s.yen[p] >= toll(s, p, a):
            areas |= 1 << a
    mark(words, PLACE, areas)
    mark(words, DONE, 1)


@rule
def place_by_telegram(s, area):
    place_man(s, s.turn, area)
    end_placement(s)


@rule
def end_placement(s):
    s.count = 0
    s.order = 0
    s.choice = 0
    pop(s)
