"""The flow of a game: whose move it is, which moves there are, and what follows from them."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.action import (
    act, await_harvest, await_trade, buy, end_trade, harvest, legal_harvest, legal_trade, sell,
)  # fmt: skip
from shokai.games.yokohama.rules.agency import (
    await_hiring, end_hiring, hire, legal_hiring,
)  # fmt: skip
from shokai.games.yokohama.rules.boards import (
    await_clearing, await_donation, await_man, await_worship, choose_church_space, choose_customs_space,
    donate, give_man, legal_clearing, legal_donations, legal_man, legal_worship,
)  # fmt: skip
from shokai.games.yokohama.rules.building import (
    await_bonus, await_building, await_recovery, build_house, build_shop, legal_bonus, legal_building,
    legal_recovery, recover, take_token,
)  # fmt: skip
from shokai.games.yokohama.rules.extras import legal_extras, use_mill, use_university
from shokai.games.yokohama.rules.harbour import (
    await_order, deal_order, end_ordering, fill_orders, legal_orders, pay_second, take_order,
)  # fmt: skip
from shokai.games.yokohama.rules.laboratory import (
    await_study, choose_title, deal_title, fill_titles, legal_station, legal_study, legal_units, pay_units,
    place_station,
)  # fmt: skip
from shokai.games.yokohama.rules.movement import (
    await_fetching, await_movement, choose_destination, choose_tolls, end_movement, fetch, legal_fetching,
    legal_movement, legal_tolls, recall,
)  # fmt: skip
from shokai.games.yokohama.rules.phases import (
    achieve, begin_turn, fulfil, legal_markers, legal_phase, pick_marker, send_agent,
)  # fmt: skip
from shokai.games.yokohama.rules.placement import (
    await_placement, end_placement, legal_placement, legal_telegram, place_by_telegram, place_pair,
    place_single,
)  # fmt: skip
from shokai.games.yokohama.rules.rewards import (
    await_reward, choose_good, decline_icons, legal_reward, legal_set_down, pick_up, set_down,
    use_warehouse_icon,
)  # fmt: skip
from shokai.games.yokohama.rules.setup import (
    deal_set_up, draft, go_on_dealing, keep_order, legal_draft, titles_in_deck,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import (
    pop, present_step, push,
)  # fmt: skip
from shokai.games.yokohama.rules.state import (
    ACHIEVE, ACHIEVEMENT_CARD, ACT, AREAS, AREA_CARD, BEGIN, BONUS, BUILDING, BUY, CARRY, CARRYING,
    CHURCH_MAN, CHURCH_SPACE, CLEARING, CUSTOMS_MAN, CUSTOMS_SPACE, DEAL_ACHIEVEMENTS, DEAL_AREAS,
    DEAL_HANDS, DEAL_MARKERS, DEAL_ROWS, DEAL_SITES, DEAL_TITLES, DEAL_TOKENS, DONATE, DONATING, DONE, DRAFT,
    END_TURN, FETCH, FETCHING, FILL_ORDERS, FILL_TITLES, FROM_HAND, FULFIL, GET, GO, GOOD, HARVEST, HIRING,
    HOUSE, IMPORTS, ITEM, KEEP, MARKER, MARKER_CARD, MILL, MOVING, NOBODY, ORDER, ORDERING, ORDER_CARD,
    OVER_STEP, PAIR, PAYING, PHASE_A, PHASE_C, PICK, PLACE, PLACING, RECALL, RECOVERY, REWARD, SECOND_IMPORT,
    SECOND_YEN, SELL, SEND, SET_DOWN, SHOP, SITE_CARD, STAND, STATION, STUDYING, TELEGRAM, TITLE, TITLE_CARD,
    TOKEN_CARD, TOLL, TOLLS, TRADING, UNIVERSITY, WORSHIP,
)  # fmt: skip
from shokai.engine.bits import nth_one, ones
from shokai.engine.contract import OVER
from shokai.engine.rule import rule


@rule
def legal(s, words):
    """See the contract."""
    for i in range(5):
        words[i] = 0
    step = present_step(s)
    if step == PHASE_A or step == PHASE_C:
        legal_phase(s, words)
    elif step == PLACING:
        legal_placement(s, words)
    elif step == MOVING:
        legal_movement(s, words)
    elif step == HARVEST:
        legal_harvest(s, words)
    elif step == TRADING:
        legal_trade(s, words)
    elif step == WORSHIP:
        legal_worship(s, words)
    elif step == CLEARING:
        legal_clearing(s, words)
    elif step == ORDERING:
        legal_orders(s, words)
    elif step == HIRING:
        legal_hiring(s, words)
    elif step == STUDYING:
        legal_study(s, words)
    elif step == BONUS:
        legal_bonus(s, words)
    elif step == BUILDING:
        legal_building(s, words)
    elif step == RECOVERY:
        legal_recovery(s, words)
    else:
        legal_inside(s, step, words)
        return
    if s.fresh == 1:
        legal_extras(s, words)


@rule
def legal_inside(s, step, words):
    """Choices inside a running step, where Textile Mill and University must wait."""
    if step == FETCHING:
        legal_fetching(s, words)
    elif step == REWARD:
        legal_reward(s, words)
    elif step == CARRYING:
        legal_set_down(s, words)
    elif step == DONATING:
        legal_donations(s, words)
    elif step == CHURCH_MAN or step == CUSTOMS_MAN:
        legal_man(s, words)
    elif step == PAYING:
        legal_units(s, words)
    elif step == TOLLS:
        legal_tolls(s, words)
    elif step == TELEGRAM:
        legal_telegram(s, words)
    elif step == STATION:
        legal_station(s, words)
    elif step == MARKER:
        legal_markers(s, words)
    elif step == DRAFT:
        legal_draft(s, words)


@rule
def apply(s, move):
    """See the contract."""
    s.actor = NOBODY
    step = present_step(s)
    if move == MILL:
        use_mill(s)
    elif move == UNIVERSITY:
        use_university(s)
    elif move == DONE:
        decline(s, step)
    elif step == PHASE_A or step == PHASE_C:
        if SEND <= move < SEND + AREAS:
            send_agent(s, move - SEND)
        elif move >= ACHIEVE:
            achieve(s, move - ACHIEVE)
        else:
            fulfil(s, move - FULFIL)
    elif step == PLACING:
        if move < PAIR:
            place_single(s, move - PLACE)
        else:
            place_pair(s, move - PAIR)
    elif step == MOVING:
        if move == RECALL:
            recall(s)
        else:
            choose_destination(s, move - GO)
    elif step == FETCHING:
        fetch(s, move - FETCH)
    elif step == HARVEST:
        harvest(s, move - GET)
    elif step == TRADING:
        if move < SELL:
            buy(s, move - BUY)
        else:
            sell(s, move - SELL)
    elif step == BUILDING:
        if move == HOUSE:
            build_house(s)
        else:
            build_shop(s, move - SHOP)
    else:
        apply_inside(s, step, move)
    settle(s)


@rule
def apply_inside(s, step, move):
    """Moves of the steps with one kind of choice."""
    if step == REWARD:
        if move >= GOOD:
            choose_good(s, move - GOOD)
        elif move >= ITEM:
            use_warehouse_icon(s, move - ITEM)
        else:
            pick_up(s, move - CARRY)
    elif step == CARRYING:
        set_down(s, move - SET_DOWN)
    elif step == HIRING:
        hire(s, move - ITEM)
    elif step == ORDERING:
        if move >= SECOND_YEN:
            pay_second(s, move == SECOND_IMPORT)
        else:
            take_order(s, move - ORDER)
    elif step == WORSHIP:
        choose_church_space(s, move - CHURCH_SPACE)
    elif step == DONATING:
        donate(s, move - DONATE)
    elif step == CLEARING:
        choose_customs_space(s, move - CUSTOMS_SPACE)
    elif step == CHURCH_MAN or step == CUSTOMS_MAN:
        give_man(s, move == FROM_HAND)
    elif step == STUDYING:
        choose_title(s, move - TITLE)
    elif step == PAYING:
        pay_units(s, move - IMPORTS)
    elif step == STATION:
        place_station(s, move - STAND)
    elif step == BONUS:
        take_token(s)
    elif step == RECOVERY:
        recover(s, 1)
    elif step == TOLLS:
        choose_tolls(s, move - TOLL)
    elif step == TELEGRAM:
        place_by_telegram(s, move - PLACE)
    elif step == MARKER:
        pick_marker(s, move - PICK)
    else:
        keep_order(s, move - KEEP)


@rule
def decline(s, step):
    """Nothing (more) of what the present step offers."""
    if step == PLACING or step == TELEGRAM:
        end_placement(s)
    elif step == FETCHING:
        end_movement(s)
    elif step == TRADING:
        end_trade(s)
    elif step == ORDERING:
        end_ordering(s)
    elif step == HIRING:
        end_hiring(s)
    elif step == REWARD:
        decline_icons(s)
    elif step == RECOVERY:
        recover(s, 0)
    else:
        pop(s)


@rule
def settle(s):
    """Goes on until somebody must decide, chance must act, or the game is over."""
    while s.actor == NOBODY:
        step = present_step(s)
        if step == PHASE_A or step == PHASE_C or (step >= CARRYING and step <= MARKER):
            s.actor = s.turn
        elif step == PLACING:
            await_placement(s)
        elif step == MOVING:
            await_movement(s)
        elif step == FETCHING:
            await_fetching(s)
        elif step == ACT:
            act(s)
        elif step == HARVEST:
            await_harvest(s)
        elif step == TRADING:
            await_trade(s)
        elif step == WORSHIP:
            await_worship(s)
        elif step == DONATING:
            await_donation(s)
        elif step == CLEARING:
            await_clearing(s)
        elif step == CHURCH_MAN or step == CUSTOMS_MAN:
            await_man(s)
        elif step == ORDERING:
            await_order(s)
        elif step == FILL_ORDERS:
            fill_orders(s)
        elif step == HIRING:
            await_hiring(s)
        elif step == STUDYING:
            await_study(s)
        elif step == FILL_TITLES:
            fill_titles(s)
        elif step == BONUS:
            await_bonus(s)
        elif step == BUILDING:
            await_building(s)
        elif step == RECOVERY:
            await_recovery(s)
        elif step == REWARD:
            await_reward(s)
        elif step == END_TURN:
            end_turn(s)
        elif step == BEGIN:
            begin_turn(s)
        elif step == OVER_STEP:
            s.actor = OVER
        elif step == DRAFT:
            draft(s)
        elif step <= DEAL_MARKERS:
            go_on_dealing(s, step)
        else:
            # TELEGRAM, TOLLS, PAYING, STATION: always a decision.
            s.actor = s.turn


@rule
def end_turn(s):
    """The next player, or the end: after the announcement everybody has the same number of turns."""
    pop(s)
    if s.turns_left == 1:
        s.turns_left = 0
        push(s, OVER_STEP)
        return
    if s.turns_left > 1:
        s.turns_left -= 1
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        s.round += 1


@rule
def deal(s, result):
    """See the contract."""
    step = present_step(s)
    if step == FILL_ORDERS:
        deal_order(s, result)
    elif step == FILL_TITLES:
        deal_title(s, result)
    else:
        deal_set_up(s, step, result)
    settle(s)


@rule
def urn(s):
    """The cards that may come now, as bits. Technologies are counted by title instead."""
    step = present_step(s)
    if step == DEAL_AREAS:
        return s.areas_left
    if step == DEAL_SITES:
        return s.sites_left
    if step == DEAL_TOKENS:
        return s.tokens_left
    if step == DEAL_ACHIEVEMENTS:
        # Four cards a letter.
        return s.achievements_left & (15 << 4 * s.count)
    if step == DEAL_MARKERS:
        return s.markers_left
    return s.orders_left


@rule
def first_outcome(s):
    """The number of the first outcome of the present urn."""
    step = present_step(s)
    if step == DEAL_AREAS:
        return AREA_CARD
    if step == DEAL_SITES:
        return SITE_CARD
    if step == DEAL_TOKENS:
        return TOKEN_CARD
    if step == DEAL_ACHIEVEMENTS:
        return ACHIEVEMENT_CARD
    if step == DEAL_MARKERS:
        return MARKER_CARD
    return ORDER_CARD


@rule
def deals_titles(s):
    step = present_step(s)
    return step == DEAL_TITLES or step == FILL_TITLES


@rule
def tickets(s):
    """See the contract."""
    return titles_in_deck(s) if deals_titles(s) else ones(urn(s))


@rule
def outcome(s, ticket):
    """See the contract."""
    if deals_titles(s):
        title = 0
        while ticket >= s.titles_left[title]:
            ticket -= s.titles_left[title]
            title += 1
        return TITLE_CARD + title
    return first_outcome(s) + nth_one(urn(s), ticket)


@rule
def weight(s, result):
    """See the contract."""
    if deals_titles(s):
        title = result - TITLE_CARD
        return s.titles_left[title] if 0 <= title < len(s.titles_left) else 0
    card = result - first_outcome(s)
    return (urn(s) >> card) & 1 if 0 <= card < 60 else 0


@rule
def draw_label(s, label):
    """See the contract. The piles are numbered by the steps that deal from them at set-up."""
    step = present_step(s)
    if step == FILL_ORDERS or step == DEAL_HANDS:
        step = DEAL_ROWS
    if step == FILL_TITLES:
        step = DEAL_TITLES
    label[0] = step
    label[1] = s.count if step == DEAL_ACHIEVEMENTS else 0
    label[2] = tickets(s)
