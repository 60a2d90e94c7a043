"""What a player did, in sentences. The numbers come from the rules, asked on copies of the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shokai.games.yokohama.table.changes import change, changes, deciding, waiting
from shokai.games.yokohama.table.names import (
    LETTERS, amount, amounts, area_name, country_name, edition, goal_in_words, goods_of, marker_name,
    order_code, order_in_words, the_area,
)  # fmt: skip
from shokai.games.yokohama.rules.action import act, buy, harvest, sell, yield_of
from shokai.games.yokohama.rules.boards import IMPORT_GIFT
from shokai.games.yokohama.rules.building import build_house, build_shop
from shokai.games.yokohama.rules.components import GOODS
from shokai.games.yokohama.rules.harbour import board as order_board
from shokai.games.yokohama.rules.movement import go, only_way_to
from shokai.games.yokohama.rules.phases import fulfil, send_agent
from shokai.games.yokohama.rules.rewards import choose_good, item_price
from shokai.games.yokohama.rules.state import (
    ACHIEVE, AREAS, BANK, BONUS, BUILDING, BUY, CARRY, CHURCH_SPACE, CLEARING, CUSTOMS_SPACE, DONATE, DONE,
    FETCH, FROM_AREA, FULFIL, GET, GO, GOOD, HIRING, HOUSE, IMPORTS, ITEM, KEEP, MILL, ORDER,
    ORDERING, PAIR, PICK, PLACING, RECALL, REWARD, SECOND_IMPORT, SECOND_YEN, SELL,
    SEND, SET_DOWN, SHOP, STAND, STAY, STUDYING, TAKE_TOKEN, TOLL, TOLLS, TRADING, UNIVERSITY,
    WORSHIP,
)  # fmt: skip
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.fields import State
from shokai.texts import Say


def move_told(before: State, move: int, after: State, names: Sequence[str]) -> list[Say]:
    """The move itself and what it brought at once; `story` tells what followed."""
    teller = _Teller(before, after, names)
    if move < KEEP or TOLL <= move < GET or SEND <= move < FETCH:
        return teller.about_areas(move)
    if move == DONE:
        return teller.declines()
    if move < SEND or ACHIEVE <= move < DONE or move >= PICK:
        return teller.about_phases(move)
    if move < BUY:
        return teller.about_pieces(move)
    if move < ORDER:
        return teller.about_goods(move)
    return teller.about_cards(move)


class _Teller:
    """A move of one player, with the states around it."""

    def __init__(self, before: State, after: State, names: Sequence[str]) -> None:
        self.before, self.after, self.names = before, after, names
        self.p = deciding(before)
        self.edition = edition(before)

    def _tell(self, code: str, **args: Any) -> Say:
        return Say(f"yokohama-story-{code}", player=self.names[self.p], edition=self.edition, **args)

    def _things(self, counts: Mapping[str, int]) -> tuple[Say, ...]:
        return amounts(counts, self.edition)

    def _the(self, area: int) -> Say:
        return the_area(area, self.edition)

    # Placing and moving.

    def about_areas(self, move: int) -> list[Say]:
        if move < GO:
            there = self._the(move % AREAS)
            placed = self._tell("places", cards=(there,)) if move < PAIR else self._tell("places-two", area=there)
            return [placed, *self._tolls(self.before, self.after)]
        if SEND <= move < FETCH:
            t = self.before.clone()
            send_agent(t, move - SEND)
            return self._action(t, "sends")
        if present_step(self.after) == TOLLS:
            return []
        area = self.before.choice if move >= TOLL else move - GO
        way = move - TOLL if move >= TOLL else only_way_to(self.before, area)
        t = self.before.clone()
        go(t, area, way)
        return self._action(t, "goes")

    def _tolls(self, s: State, t: State) -> list[Say]:
        """1 yen for every president, to its owner; what nobody gets was for the Canal."""
        paid = s.yen[self.p] - t.yen[self.p]
        said = []
        for entry in changes(s, t):
            if entry["seat"] != self.p and entry.get("yen", 0) > 0:
                paid -= entry["yen"]
                said.append(self._tell("toll", payee=self.names[entry["seat"]], yen=entry["yen"]))
        return [*said, self._tell("canal")] if paid else said

    def _action(self, s: State, code: str) -> list[Say]:
        """An action begins: its power, tolls, an opponent's trading house, and what needs no choice."""
        t = s.clone()
        act(t)
        said = [self._tell(code, area=self._the(s.where), power=t.power), *self._tolls(self.before, s)]
        for q in range(s.players):
            if q != self.p and t.yen[q] > s.yen[q]:
                said.append(self._tell("house-yen", owner=self.names[q], yen=t.yen[q] - s.yen[q]))
        if t.points[self.p] > s.points[self.p]:
            said.append(self._tell("gets", things=self._things({"vp": t.points[self.p] - s.points[self.p]})))
        if present_step(self.after) == present_step(t):
            return said
        if t.where > BANK:
            return [*said, self._tell("nothing-there")]
        u = t.clone()
        harvest(u, yield_of(u, u.power))
        return [*said, self._tell("gets", things=self._things(change(t, u, self.p)))]

    def declines(self) -> list[Say]:
        s, step = self.before, present_step(self.before)
        plain = {
            TRADING: "trades-no-more", WORSHIP: "declines-church", CLEARING: "declines-customs",
            HIRING: "hires-no-more", STUDYING: "learns-nothing", BONUS: "leaves-token",
            BUILDING: "builds-nothing", REWARD: "leaves-icons",
        }  # fmt: skip
        if step in plain:
            return [self._tell(plain[step])]
        if step == PLACING and not s.count:
            return [self._tell("places-nobody")]
        if step == ORDERING:
            return [self._tell("no-second-order" if s.count else "no-order")]
        # Somebody goes on: what comes next says so.
        return []

    # Phases A and C, the draft, markers.

    def about_phases(self, move: int) -> list[Say]:
        s = self.before
        if move == RECALL:
            return [self._tell("recalls" if s.president[self.p] >= 0 else "stays-in-hand")]
        if move < FULFIL:
            return [self._tell("keeps")]
        if move < RECALL:
            return [self._fulfilled(move - FULFIL)]
        if move < MILL:
            i = move - ACHIEVE
            goal = goal_in_words(s.achievement[i], self.edition)
            return [self._tell("achieves", letter=LETTERS[i], goal=goal, things=self._gained(self.after))]
        if move <= UNIVERSITY:
            return [self._tell("mill" if move == MILL else "university")]
        return [self._tell("picks", marker=marker_name(move - PICK, self.edition))]

    def _gained(self, t: State) -> tuple[Say, ...]:
        """What the player has more of, pieces in hand left out, and icons still to be used."""
        got = {name: n for name, n in change(self.before, t, self.p).items() if n > 0}
        for piece in ("assistant", "shop", "house"):
            got.pop(piece, 0)
        fresh = waiting(t) if not waiting(self.before) else {}
        return self._things(got | fresh)

    def _fulfilled(self, i: int) -> Say:
        card = self.before.hand[self.p][i]
        t = self.before.clone()
        fulfil(t, i)
        # The goods given are no part of the reward.
        given = goods_of(t.order_goods[card])
        for good, name in enumerate(GOODS):
            t.goods[self.p][good] += given.get(name, 0)
        t.agents[self.p] = self.before.agents[self.p]
        country = country_name(t.order_country[card], self.edition)
        return self._tell(
            "fulfils",
            order=order_code(card),
            country=country,
            given=self._things(given),
            things=self._gained(t),
        )

    # Pieces: assistants that move, the station.

    def about_pieces(self, move: int) -> list[Say]:
        if move < STAND:
            return [self._tell("fetches", cards=(area_name(move - FETCH, self.edition),))]
        if move < ACHIEVE:
            return [self._tell("station", area=self._the(move - STAND))]
        if CARRY <= move < SET_DOWN:
            return []
        if move < TOLL:
            source, area = self.before.choice, self._the(move - SET_DOWN)
            if source == AREAS:
                return [self._tell("moves-from-hand", area=area)]
            return [self._tell("moves", source=self._the(source), area=area)]
        t = self.before.clone()
        harvest(t, move - GET)
        return [self._tell("gets", things=self._things(change(self.before, t, self.p)))]

    # Chinatown, Church, Customs.

    def about_goods(self, move: int) -> list[Say]:
        t = self.before.clone()
        if move < SELL:
            buy(t, move - BUY)
            return [self._exchanged(t)]
        if move < CHURCH_SPACE:
            sell(t, move - SELL)
            return [self._exchanged(t)]
        if DONATE <= move < FROM_AREA:
            gift = move - DONATE
            name = GOODS[gift] if gift < len(GOODS) else "import" if gift == IMPORT_GIFT else "yen"
            n = 2 if name == "yen" else 1
            return [self._tell("donates", cards=(amount(name, n, self.edition),))]
        if CUSTOMS_SPACE <= move < ORDER:
            imports = self.before.customs_imports[move - CUSTOMS_SPACE]
            return [self._tell("discards", things=self._things({"import": imports}))]
        # A space of the Church, or where the assistant comes from: told when it gets there.
        return []

    def _exchanged(self, t: State) -> Say:
        differences = change(self.before, t, self.p)
        given = self._things({name: -n for name, n in differences.items()})
        return self._tell("exchanges", given=given, things=self._things(differences))

    # Orders, technologies, pieces from the warehouse, tokens, buildings, goods of one's choice.

    def about_cards(self, move: int) -> list[Say]:
        s, t = self.before, self.before.clone()
        if move < SECOND_YEN:
            card = s.order_row[order_board(s)][move - ORDER]
            return [self._tell("takes-order", order=order_in_words(s, card))]
        if move <= SECOND_IMPORT:
            price = {"yen": 2} if move == SECOND_YEN else {"import": 1}
            return [self._tell("pays-second", things=self._things(price))]
        if ITEM <= move < ITEM + 3:
            item = move - ITEM
            name = ("assistant", "shop", "house")[item]
            thing, price = amount(name, 1, self.edition), item_price(s, self.p, item)
            return [self._tell("hires", thing=thing, price=price)]
        if IMPORTS <= move < TAKE_TOKEN:
            paid = {"yen": 2 * (s.need - (move - IMPORTS)), "import": move - IMPORTS}
            return [self._tell("pays", things=self._things(paid))]
        if SHOP <= move < HOUSE:
            build_shop(t, move - SHOP)
            return [self._tell("builds-shop", area=self._the(s.where), things=self._gained(t))]
        if move == HOUSE:
            build_house(t)
            return [self._tell("builds-house", area=self._the(s.where), things=self._gained(t))]
        if GOOD <= move < PICK:
            choose_good(t, move - GOOD)
            return [self._tell("chooses", things=self._things(change(s, t, self.p)))]
        if move == STAY:
            return [self._tell("stays", area=self._the(s.where))]
        # A technology is told when it is paid, a token when it is taken.
        return []
