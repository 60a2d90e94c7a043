"""The tables of piles and of steps: one row for each.

Steps are numbered in the order of their rows; observations and positions know them by number and by name. What a cell
says is told in `rows`.
"""

from __future__ import annotations

from shokai.games.yokohama.rules.areas import (
    AGENCY, AREAS, AREA_NAMES, BANK, CHINATOWN, CHURCH, CUSTOMS, DOCK, LAB, PORT, RESEARCH,
)  # fmt: skip
from shokai.games.yokohama.rules.components import ACHIEVEMENT_CODES, LETTERS, MARKERS, ORDERS, SITES, TITLES, TOKENS
from shokai.games.yokohama.rules.move_table import (
    ACHIEVE, BUY, CARRY, CHURCH_SPACE, CUSTOMS_SPACE, DONATE, FETCH, FROM_AREA, FROM_HAND, FULFIL, GET, GO, GOOD, HOUSE,
    IMPORTS, ITEM, KEEP, ORDER, PAIR, PICK, PLACE, RECALL, SECOND_YEN, SELL, SEND, SET_DOWN, SHOP, STAND, STAY,
    TAKE_TOKEN, TITLE, TOLL,
)  # fmt: skip
from shokai.games.yokohama.rules.rows import STEP_TABLE, Step, pile, step

# Chance.
AREA_CARD = pile(AREAS, "s.areas_left", AREA_NAMES)
SITE_CARD = pile(SITES, "s.sites_left", "S")
TOKEN_CARD = pile(TOKENS, "s.tokens_left", "T")
ORDER_CARD = pile(ORDERS, "s.orders_left", "O")
TITLE_CARD = pile(len(TITLES), "", TITLES)
ACHIEVEMENT_CARD = pile(len(ACHIEVEMENT_CODES), "setup.achievements_of_letter", ACHIEVEMENT_CODES)
MARKER_CARD = pile(MARKERS, "s.markers_left", "M")
OUTCOMES = MARKER_CARD + MARKERS

# The set-up.
DEALING = "setup.go_on_dealing(s, step)"
DEAL_AREAS = step(Step(
    "deal-areas", DEALING, draws=AREA_CARD, cards="setup.areas_to_lay", deal="setup.lay_area",
    told="deals.areas",
))  # fmt: skip
DEAL_SITES = step(Step(
    "deal-sites", DEALING, draws=SITE_CARD, cards="setup.areas_with_cards", deal="setup.lay_site",
    told="deals.sites",
))  # fmt: skip
DEAL_TOKENS = step(Step(
    "deal-tokens", DEALING, draws=TOKEN_CARD, cards="setup.areas_with_cards", deal="setup.lay_token",
    told="deals.tokens",
))  # fmt: skip
DEAL_ROWS = step(Step(
    "deal-rows", DEALING, draws=ORDER_CARD, cards="setup.orders_to_lay", deal="setup.lay_order",
    told="deals.orders_laid",
))  # fmt: skip
DEAL_HANDS = step(Step(
    "deal-hands", DEALING, draws=ORDER_CARD, cards="setup.orders_to_deal", deal="setup.deal_to_hand",
    told="deals.hands",
))  # fmt: skip
DRAFT = step(Step("draft", "setup.draft", legal="setup.legal_draft", moves=(KEEP,), asks="draft"))
DEAL_TITLES = step(Step(
    "deal-titles", DEALING, draws=TITLE_CARD, cards="setup.titles_to_lay", deal="setup.lay_title",
    told="deals.titles_laid",
))  # fmt: skip
DEAL_ACHIEVEMENTS = step(Step(
    "deal-achievements", DEALING, draws=ACHIEVEMENT_CARD, cards=str(len(LETTERS)), deal="setup.lay_achievement",
    told="deals.achievements",
))  # fmt: skip
DEAL_MARKERS = step(Step(
    "deal-markers", DEALING, draws=MARKER_CARD, cards="setup.markers_to_lay", deal="setup.lay_marker",
    told="deals.markers",
))  # fmt: skip

# The turn.
BEGIN = step(Step("begin", "phases.begin_turn"))
PHASE_A = step(Step(
    "phase-a", legal="phases.legal_phase", moves=(SEND, ACHIEVE, FULFIL), between=True, asks="phase-a",
))  # fmt: skip
PLACING = step(Step(
    "placing", "placement.await_placement", legal="placement.legal_placement", moves=(PLACE, PAIR),
    decline="placement.end_placement", between=True,
    reads=("count", "order"), needs="possible_steps.placing_needs", begun="possible_steps.counted",
    asks="questions.placing", numbers="questions.placed", declines="moves.places_nobody",
    ended={PLACE: "ended.placing", PAIR: "ended.placing"},
))  # fmt: skip
TELEGRAM = step(Step(
    "telegram", legal="placement.legal_telegram", moves=(PLACE,), instead={PLACE: "placement.place_by_telegram"},
    decline="placement.end_placement",
    reads=("choice",), needs="possible_steps.telegram_needs", begun="1",
    asks="questions.telegram", numbers="questions.beside",
    ended={PLACE: "ended.telegram", PAIR: "ended.telegram"},
))  # fmt: skip
MOVING = step(Step(
    "moving", "movement.await_movement", legal="movement.legal_movement", moves=(GO, RECALL), between=True,
    asks="questions.moving", ended={TOLL: "ended.paying_tolls", FETCH: "ended.fetching"},
))  # fmt: skip
TOLLS = step(Step(
    "tolls", legal="movement.legal_tolls", moves=(TOLL,),
    reads=("choice",), needs="possible_steps.tolls_need", begun="1",
    asks="questions.tolls", numbers="questions.destination",
))  # fmt: skip
FETCHING = step(Step(
    "fetching", "movement.await_fetching", legal="movement.legal_fetching", moves=(FETCH,),
    decline="movement.end_movement",
    reads=("order",), needs="possible_steps.fetching_needs", begun="1",
    asks="fetch", ended={FETCH: "ended.fetching"},
))  # fmt: skip

# The actions of the areas.
ACT = step(Step("act", "action.act", worth="bot.whole_action"))
HARVEST = step(Step(
    "harvest", "action.await_harvest", legal="action.legal_harvest", moves=(GET,), between=True,
    areas=tuple(range(BANK + 1)),
    worth="bot.action_left",
    asks="questions.harvest",
))  # fmt: skip
TRADING = step(Step(
    "trading", "action.await_trade", legal="action.legal_trade", moves=(BUY, SELL), decline="action.end_trade",
    between=True,
    areas=(CHINATOWN,), reads=("count",), needs="possible_steps.trading_needs", begun="possible_steps.traded",
    worth="bot.exchanges_left",
    asks="questions.trading", numbers="questions.exchanges", declines="trades-no-more",
    ended={BUY: "ended.buying", SELL: "ended.selling"},
))  # fmt: skip
WORSHIP = step(Step(
    "worship", "boards.await_worship", legal="boards.legal_worship", moves=(CHURCH_SPACE,), between=True,
    areas=(CHURCH,),
    worth="bot.action_left",
    asks="questions.worship", declines="declines-church", ended={DONATE: "ended.donating"},
))  # fmt: skip
DONATING = step(Step(
    "donating", "boards.await_donation", legal="boards.legal_donations", moves=(DONATE,),
    areas=(CHURCH,), reads=("order", "choice", "need"), needs="possible_steps.donating_needs", begun="1",
    worth="bot.church_space",
    asks="questions.donating", numbers="questions.donations", ended={DONATE: "ended.donating"},
))  # fmt: skip
CHURCH_MAN = step(Step(
    "church-man", "boards.await_man", legal="boards.legal_man", moves=(FROM_AREA, FROM_HAND),
    areas=(CHURCH,), reads=("choice",), needs="possible_steps.church_man_needs", begun="1",
    worth="bot.church_space",
    asks="man", numbers="questions.space",
))  # fmt: skip
CLEARING = step(Step(
    "clearing", "boards.await_clearing", legal="boards.legal_clearing", moves=(CUSTOMS_SPACE,), between=True,
    areas=(CUSTOMS,),
    worth="bot.action_left",
    asks="questions.clearing", declines="declines-customs",
))  # fmt: skip
CUSTOMS_MAN = step(Step(
    "customs-man", "boards.await_man", legal="boards.legal_man", moves=(FROM_AREA, FROM_HAND),
    areas=(CUSTOMS,), reads=("choice",), needs="possible_steps.customs_man_needs", begun="1",
    worth="bot.customs_space",
    asks="man", numbers="questions.space",
))  # fmt: skip
ORDERING = step(Step(
    "ordering", "harbour.await_order", legal="harbour.legal_orders", moves=(ORDER, SECOND_YEN),
    decline="harbour.end_ordering", between=True,
    areas=(PORT, DOCK), reads=("count", "need"), needs="possible_steps.ordering_needs",
    begun="possible_steps.counted",
    worth="bot.first_order",
    asks="questions.ordering", numbers="questions.taken", declines="moves.takes_no_order",
))  # fmt: skip
FILL_ORDERS = step(Step(
    "fill-orders", "harbour.fill_orders", draws=ORDER_CARD, deal="harbour.deal_order",
    areas=(PORT, DOCK), needs="possible_steps.fill_orders_needs", begun="1",
    told="deals.orders_filled",
))  # fmt: skip
HIRING = step(Step(
    "hiring", "agency.await_hiring", legal="agency.legal_hiring", moves=(ITEM,), decline="agency.end_hiring",
    between=True,
    areas=(AGENCY,), reads=("count", "order"), needs="possible_steps.hiring_needs", begun="possible_steps.hired",
    worth="bot.pieces_left",
    asks="questions.hiring", numbers="questions.items", declines="hires-no-more",
    ended={ITEM: "ended.hiring"},
))  # fmt: skip
STUDYING = step(Step(
    "studying", "laboratory.await_study", legal="laboratory.legal_study", moves=(TITLE,), between=True,
    areas=(LAB, RESEARCH),
    worth="bot.action_left",
    asks="questions.studying", declines="learns-nothing", ended={IMPORTS: "ended.learning"},
))  # fmt: skip
PAYING = step(Step(
    "paying", legal="laboratory.legal_units", moves=(IMPORTS,),
    areas=(LAB, RESEARCH), reads=("choice", "need"), needs="possible_steps.paying_needs", begun="1",
    worth="bot.title_to_pay",
    asks="questions.paying", numbers="questions.units",
))  # fmt: skip
STATION = step(Step(
    "station", legal="laboratory.legal_station", moves=(STAND,),
    needs="possible_steps.station_needs",
    asks="station",
))  # fmt: skip
FILL_TITLES = step(Step(
    "fill-titles", "laboratory.fill_titles", draws=TITLE_CARD, deal="laboratory.deal_title",
    areas=(LAB, RESEARCH), needs="possible_steps.fill_titles_needs", begun="1",
    told="deals.titles_filled",
))  # fmt: skip

# Bonus, construction, recovery.
BONUS = step(Step(
    "bonus", "building.await_bonus", legal="building.legal_bonus", moves=(TAKE_TOKEN,), between=True,
    needs="possible_steps.bonus_needs",
    worth="bot.token_left",
    asks="questions.bonus", declines="leaves-token",
))  # fmt: skip
BUILDING = step(Step(
    "building", "building.await_building", legal="building.legal_building", moves=(SHOP, HOUSE), between=True,
    needs="possible_steps.building_needs",
    worth="bot.building_left",
    asks="questions.building", declines="builds-nothing",
))  # fmt: skip
RECOVERY = step(Step(
    "recovery", "building.await_recovery", legal="building.legal_recovery", moves=(STAY,),
    decline="building.recover(s, 0)", between=True,
    needs="possible_steps.recovery_needs",
    asks="recovery",
))  # fmt: skip

# What a reward or an achievement brings, wherever that is.
REWARD = step(Step(
    "reward", "rewards.await_reward", legal="rewards.legal_reward", moves=(GOOD, ITEM, CARRY),
    instead={ITEM: "rewards.use_warehouse_icon"}, decline="rewards.decline_icons",
    reads=("icons",), needs="possible_steps.reward_needs",
    worth="bot.icons_left",
    asks="questions.reward", numbers="questions.icons", declines="leaves-icons",
    ended={GOOD: "ended.choosing", ITEM: "ended.taking_pieces"},
))  # fmt: skip
CARRYING = step(Step(
    "carrying", legal="rewards.legal_set_down", moves=(SET_DOWN,),
    reads=("choice", "icons"), needs="possible_steps.carrying_needs",
    asks="questions.carrying", numbers="questions.origin",
))  # fmt: skip
MARKER = step(Step(
    "marker", legal="phases.legal_markers", moves=(PICK,), needs="possible_steps.marker_needs", asks="marker",
))  # fmt: skip

# The end of the turn.
PHASE_C = step(Step(
    "phase-c", legal="phases.legal_phase", moves=(SEND, ACHIEVE, FULFIL), between=True, asks="phase-c",
))  # fmt: skip
END_TURN = step(Step("end-turn", "phases.end_turn"))
OVER_STEP = step(Step("over", "phases.end_game"))

STEPS = tuple(row.name for row in STEP_TABLE)
# A turn as it lies on the stack when it begins, from the bottom, and an action as it does.
TURN = (BEGIN, END_TURN, PHASE_C, MOVING, PLACING, PHASE_A)
ACTION = (RECOVERY, BUILDING, BONUS)
# The steps of most turns, in the order of how often they come.
OFTEN = (
    PLACING, PHASE_A, PHASE_C, MOVING, BEGIN, END_TURN, ACT, BONUS, BUILDING, RECOVERY, FETCHING, HARVEST, ORDERING,
)  # fmt: skip
# What rules look up by the number of a step.
BETWEEN = tuple(int(row.between) for row in STEP_TABLE)
DRAWS = tuple(int(row.draws is not None) for row in STEP_TABLE)
FIRST_OUTCOME = tuple(ORDER_CARD if row.draws is None else row.draws for row in STEP_TABLE)
# Piles are numbered by the first step that deals from them.
PILE_NUMBER = tuple(
    number if row.draws is None else [other.draws for other in STEP_TABLE].index(row.draws)
    for number, row in enumerate(STEP_TABLE)
)
AREAS_OF_STEP = tuple(sum(1 << area for area in row.areas) for row in STEP_TABLE)


def cells(column: str) -> dict[int, str]:
    """A column of the table: what each step says there, but for those that say nothing."""
    return {number: cell for number, row in enumerate(STEP_TABLE) if (cell := getattr(row, column))}


def readers(field: str) -> tuple[int, ...]:
    """For each step 1 if it reads a field, which then need not be zero."""
    return tuple(int(field in row.reads) for row in STEP_TABLE)
