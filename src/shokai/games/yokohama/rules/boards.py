"""Church and Customs (004 p.12-13): an assistant on a space of the board, for the rest of the game."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import CHURCH_SPACES, CUSTOMS_SPACES
from shokai.games.yokohama.rules.ending import announce_end
from shokai.games.yokohama.rules.state import (
    BOARD_FULL, BY_CHURCH, BY_CUSTOMS, CHURCH_MAN, CHURCH_SPACE, CUSTOMS_MAN, CUSTOMS_SPACE, DONATE,
    DONATING, DONE, FROM_AREA, FROM_HAND, REWARD,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import become, mark, pop, push
from shokai.games.yokohama.rules.technologies import gain_by_church, gain_by_customs
from shokai.engine.bits import ones
from shokai.engine.rule import rule

IMPORT_GIFT, YEN_GIFT = 4, 5


@rule
def gifts(s, p):
    """Bits of what a player can donate: one of each good, an import, 2 yen."""
    bits = 0
    for good in range(4):
        if s.goods[p][good] > 0:
            bits |= 1 << good
    if s.imports[p] > 0:
        bits |= 1 << IMPORT_GIFT
    if s.yen[p] >= 2:
        bits |= 1 << YEN_GIFT
    return bits


@rule
def has_man_for_board(s, p):
    """An assistant from the area of the action or from the hand."""
    return s.men[p][s.where] + s.men_hand[p] > 0


@rule
def church_spaces(s, p):
    """Bits of the free spaces for which the faith suffices, donations counted."""
    bits = 0
    if has_man_for_board(s, p):
        faith = s.power + ones(gifts(s, p))
        for k in range(CHURCH_SPACES):
            if s.church[k] < 0 and s.church_faith[k] <= faith:
                bits |= 1 << k
    return bits


@rule
def await_worship(s):
    if church_spaces(s, s.turn) != 0:
        s.actor = s.turn
    else:
        pop(s)


@rule
def legal_worship(s, words):
    """R9: the player may decline; donations are chosen with the space, so none is made in vain."""
    mark(words, CHURCH_SPACE, church_spaces(s, s.turn))
    mark(words, DONE, 1)


@rule
def choose_church_space(s, space):
    s.choice = space
    s.need = max(0, s.church_faith[space] - s.power)
    s.order = 0
    s.fresh = 0
    become(s, DONATING)


@rule
def await_donation(s):
    if s.need > 0:
        s.actor = s.turn
    else:
        s.order = 0
        become(s, CHURCH_MAN)


@rule
def legal_donations(s, words):
    """Each kind once, named in order; those still to be named must suffice."""
    left = gifts(s, s.turn) >> s.order << s.order
    moves = 0
    while left != 0 and ones(left) >= s.need:
        moves |= left & -left
        left &= left - 1
    mark(words, DONATE, moves)


@rule
def donate(s, gift):
    p = s.turn
    if gift == YEN_GIFT:
        s.yen[p] -= 2
    elif gift == IMPORT_GIFT:
        s.imports[p] -= 1
    else:
        s.goods[p][gift] -= 1
    s.need -= 1
    s.order = gift + 1


@rule
def await_man(s):
    """Where the assistant comes from is a choice only if there are both."""
    p = s.turn
    if s.men[p][s.where] > 0 and s.men_hand[p] > 0:
        s.actor = p
    else:
        give_man(s, s.men_hand[p] > 0)


@rule
def legal_man(s, words):
    mark(words, FROM_AREA, 1)
    mark(words, FROM_HAND, 1)


@rule
def give_man(s, from_hand):
    if from_hand:
        s.men_hand[s.turn] -= 1
    else:
        s.men[s.turn][s.where] -= 1
    if s.stack[s.depth - 1] == CHURCH_MAN:
        reach_church(s)
    else:
        reach_customs(s)


@rule
def reach_church(s):
    """Points and movement icons of the space, which must be used at once."""
    p = s.turn
    s.church[s.choice] = p
    s.points[p] += s.church_vp[s.choice]
    gain_by_church(s, p)
    s.moves_left = s.church_moves[s.choice]
    s.choice = 0
    taken = 0
    for k in range(CHURCH_SPACES):
        if s.church[k] >= 0:
            taken += 1
    if taken >= BOARD_FULL[s.players]:
        announce_end(s, BY_CHURCH)
    pop(s)
    push(s, REWARD)


@rule
def customs_spaces(s, p):
    """Bits of the free spaces whose imports the player has and the power allows: one less than it."""
    bits = 0
    if has_man_for_board(s, p):
        most = min(s.power - 1, s.imports[p])
        for k in range(CUSTOMS_SPACES):
            if s.customs[k] < 0 and s.customs_imports[k] <= most:
                bits |= 1 << k
    return bits


@rule
def await_clearing(s):
    if customs_spaces(s, s.turn) != 0:
        s.actor = s.turn
    else:
        pop(s)


@rule
def legal_clearing(s, words):
    mark(words, CUSTOMS_SPACE, customs_spaces(s, s.turn))
    mark(words, DONE, 1)


@rule
def choose_customs_space(s, space):
    """Imports are discarded, as many as the space asks for."""
    s.imports[s.turn] -= s.customs_imports[space]
    s.choice = space
    s.fresh = 0
    become(s, CUSTOMS_MAN)


@rule
def reach_customs(s):
    """Points and yen of the space."""
    p = s.turn
    s.customs[s.choice] = p
    s.points[p] += s.customs_vp[s.choice]
    s.yen[p] += s.customs_yen[s.choice]
    gain_by_customs(s, p)
    s.choice = 0
    taken = 0
    for k in range(CUSTOMS_SPACES):
        if s.customs[k] >= 0:
            taken += 1
    if taken >= BOARD_FULL[s.players]:
        announce_end(s, BY_CUSTOMS)
    pop(s)
