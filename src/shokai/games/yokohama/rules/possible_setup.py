"""How far the set-up is, and whether what lies on the table agrees with it."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import (
    BASE_TOKENS, MARKERS, MARKERS_OUT, ROW, SITES, TOKENS,
)  # fmt: skip
from shokai.games.yokohama.rules.harbour import hand_size
from shokai.games.yokohama.rules.setup import adjacent, rows_used, still_to_deal, title_rows_used, titles_in_deck
from shokai.games.yokohama.rules.state import (
    AREAS, AREAS_USED, AREA_COUNT, CANAL, DEAL_ACHIEVEMENTS, DEAL_AREAS, DEAL_HANDS, DEAL_MARKERS, DEAL_ROWS,
    DEAL_SITES, DEAL_TITLES, DEAL_TOKENS, DRAFT, EDITION_2024, MINI_1, MINI_2, ORDERS_REMOVED,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.bits import ones
from shokai.engine.rule import rule


@rule
def lies_on_stack(s, step):
    for i in range(s.depth):
        if s.stack[i] == step:
            return True
    return False


@rule
def dealt(s, step):
    """How many cards a step of the set-up has dealt so far."""
    if present_step(s) == step:
        return s.count
    return 0 if lies_on_stack(s, step) else still_to_deal(s, step)


@rule
def followed_by(s, i, step):
    """One step further up, if `step` is the next one."""
    return i + 1 if i < s.depth and s.stack[i] == step else i


@rule
def set_up_stack_fits(s):
    """Whether the steps lie in the order in which `set_up` pushes them. Any of them may be done already, but orders
    are dealt to be drafted, and site cards after the areas where they lie."""
    if lies_on_stack(s, DEAL_HANDS) and not lies_on_stack(s, DRAFT):
        return False
    if lies_on_stack(s, DEAL_AREAS) and not lies_on_stack(s, DEAL_SITES):
        return False
    i = 1
    if s.options & EDITION_2024:
        i = followed_by(s, followed_by(s, i, DRAFT), DEAL_HANDS)
    if s.options & MINI_1:
        i = followed_by(s, i, DEAL_MARKERS)
    i = followed_by(s, followed_by(s, i, DEAL_ACHIEVEMENTS), DEAL_TITLES)
    if not s.options & EDITION_2024:
        i = followed_by(s, followed_by(s, i, DRAFT), DEAL_HANDS)
    i = followed_by(s, followed_by(s, i, DEAL_ROWS), DEAL_TOKENS)
    i = followed_by(s, followed_by(s, i, DEAL_SITES), DEAL_AREAS)
    return i == s.depth


@rule
def in_set_up(s):
    """Whether the first turn has not begun yet."""
    return present_step(s) <= DEAL_MARKERS


@rule
def set_up_needs(s, step):
    """Cards are left to be dealt, or a player has two orders to choose from; no turn has begun."""
    if s.turn != 0 or s.round != 1 or s.turns_left != 0 or s.ended != 0:
        return False
    if s.order + s.choice + s.need + s.any_left + s.warehouse_left + s.moves_left + s.mined != 0:
        return False
    if step == DRAFT:
        return s.count < s.players
    return s.count < still_to_deal(s, step)


# The layout.


@rule
def layout_fits(s):
    """Areas lie at the first places, each at one; and who is whose neighbour follows from that."""
    laid = dealt(s, DEAL_AREAS)
    if s.used != AREAS_USED[s.players] or laid > AREA_COUNT[s.players]:
        return False
    places = 0
    left = 0
    for a in range(AREAS):
        if s.place[a] >= laid:
            return False
        if s.place[a] >= 0:
            if (s.used >> a) & 1 == 0 or (places >> s.place[a]) & 1 == 1:
                return False
            places |= 1 << s.place[a]
        elif (s.used >> a) & 1 == 1:
            left |= 1 << a
    return ones(places) == laid and s.areas_left == left and neighbours_fit(s, laid == AREA_COUNT[s.players])


@rule
def neighbours_fit(s, complete):
    """Every two areas that touch know each other, and nobody knows more."""
    pairs = 0
    known = 0
    for a in range(AREAS):
        known += ones(s.near[a])
        for b in range(AREAS):
            if complete and s.place[a] >= 0 and s.place[b] > s.place[a] and adjacent(s, a, b):
                if (s.near[a] >> b) & (s.near[b] >> a) & 1 == 0:
                    return False
                pairs += 1
    return known == 2 * pairs


@rule
def areas_before(s, area):
    """How many areas that get a site card and a token lie before an area."""
    n = s.place[area]
    return n - 1 if 0 <= s.place[CANAL] < n else n


@rule
def sites_fit(s):
    """A site card in every area but the Canal, as far as they are dealt, and each card once."""
    n = dealt(s, DEAL_SITES)
    laid = 0
    for a in range(AREAS):
        there = s.place[a] >= 0 and a != CANAL and areas_before(s, a) < n
        if there != (s.site[a] >= 0):
            return False
        if there:
            if (laid >> s.site[a]) & 1 == 1:
                return False
            laid |= 1 << s.site[a]
    return s.sites_left == ((1 << SITES) - 1) & ~laid


@rule
def tokens_fit(s):
    """Each 5-power token once, and those of mini expansion 2 only with it; later they are taken."""
    n = dealt(s, DEAL_TOKENS)
    setting_up = lies_on_stack(s, DEAL_TOKENS)
    known = (1 << (TOKENS if s.options & MINI_2 else BASE_TOKENS)) - 1
    laid = 0
    for a in range(AREAS):
        there = s.place[a] >= 0 and a != CANAL and areas_before(s, a) < n
        if s.token[a] >= 0:
            if not there or (laid >> s.token[a]) & 1 == 1:
                return False
            laid |= 1 << s.token[a]
        elif there and setting_up:
            return False
    if laid & ~known != 0 or s.tokens_left & ~known != 0 or laid & s.tokens_left != 0:
        return False
    return not setting_up or s.tokens_left == known & ~laid


# Cards.


@rule
def orders_fit(s):
    """The rows in use, filled as far as they are dealt; the deck is among the orders that nobody has seen."""
    n = dealt(s, DEAL_ROWS)
    setting_up = in_set_up(s)
    for row in range(2):
        for k in range(ROW):
            there = s.order_row[row][k] >= 0
            if row >= rows_used(s) and there:
                return False
            if setting_up and row < rows_used(s) and there != (ROW * row + k < n):
                return False
    unseen = ones(s.orders_left)
    return s.deck <= unseen and (not setting_up or unseen - s.deck == ORDERS_REMOVED[s.players])


@rule
def titles_fit(s):
    """The same for technologies, which leave no gaps, and of which there must be enough to fill the rows."""
    n = dealt(s, DEAL_TITLES)
    for row in range(2):
        for k in range(ROW):
            there = s.title_row[row][k] >= 0
            if k > 0 and there and s.title_row[row][k - 1] < 0:
                return False
            if row >= title_rows_used(s) and there:
                return False
            if in_set_up(s) and row < title_rows_used(s) and there != (ROW * row + k < n):
                return False
    return n + titles_in_deck(s) >= still_to_deal(s, DEAL_TITLES) or not in_set_up(s)


@rule
def hands_fit(s):
    """Two orders for everybody, of whom one after another keeps one; only they have secrets."""
    n = dealt(s, DEAL_HANDS)
    owned = s.box
    for p in range(s.players):
        for i in range(len(s.hand[p])):
            if s.hand[p][i] >= 0:
                owned |= 1 << s.hand[p][i]
        if lies_on_stack(s, DRAFT):
            cards = min(2, max(0, n - 2 * p))
            if present_step(s) == DRAFT and p < s.count:
                cards = 1
            if hand_size(s, p) != cards:
                return False
    if s.secret & ~owned != 0 or s.box & ~s.secret != 0:
        return False
    # Until the draft is over, nobody has shown an order.
    return s.secret == owned or not lies_on_stack(s, DRAFT)


@rule
def achievements_fit(s):
    """One of each letter at most, and the pile of the letter is without it."""
    n = dealt(s, DEAL_ACHIEVEMENTS)
    setting_up = lies_on_stack(s, DEAL_ACHIEVEMENTS)
    for i in range(len(s.achievement)):
        card = s.achievement[i]
        if card >= 0 and (card // 4 != i or (s.achievements_left >> card) & 1 == 1):
            return False
        if setting_up and (card >= 0) != (i < n):
            return False
        if setting_up and card < 0 and (s.achievements_left >> 4 * i) & 15 == 0:
            return False
    return True


@rule
def markers_fit(s):
    """Mini expansion 1 has markers: some lie out, whoever has one has it alone."""
    taken = 0
    for p in range(s.players):
        if s.marker[p] >= 0:
            if (taken >> s.marker[p]) & 1 == 1:
                return False
            taken |= 1 << s.marker[p]
    if not s.options & MINI_1:
        return taken + s.markers_out + s.markers_left == 0
    if taken & s.markers_out != 0 or ones(taken | s.markers_out) > MARKERS_OUT:
        return False
    if not lies_on_stack(s, DEAL_MARKERS):
        return True
    all_left = s.markers_left == ((1 << MARKERS) - 1) & ~s.markers_out
    return taken == 0 and ones(s.markers_out) == dealt(s, DEAL_MARKERS) and all_left
