"""What a player did, in sentences. The numbers come from the rules, asked on copies of the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shokai.games.yokohama.table.changes import change, changes, deciding, waiting
from shokai.games.yokohama.table.names import (
    amount, amounts, area_name, country_name, edition, goal_in_words, goods_of, marker_name,
    order_code, order_in_words, the_area,
)  # fmt: skip
from shokai.games.yokohama.rules.action import act, buy, harvest, sell, yield_of
from shokai.games.yokohama.rules.boards import YEN_GIFT
from shokai.games.yokohama.rules.building import build_house, build_shop
from shokai.games.yokohama.rules.components import GOODS, LETTERS
from shokai.games.yokohama.rules.harbour import board as order_board
from shokai.games.yokohama.rules.movement import go, only_way_to
from shokai.games.yokohama.rules.phases import fulfil, send_agent
from shokai.games.yokohama.rules.rewards import choose_good, item_price
from shokai.games.yokohama.rules.rows import STEP_TABLE
from shokai.games.yokohama.rules.state import AREAS, BANK, BLOCKS, GIFTS, ITEMS, MOVE_KINDS, TOLLS
from shokai.games.yokohama.rules.steps import present_step
from shokai.engine.fields import State
from shokai.texts import Say


def move_told(before: State, move: int, after: State, names: Sequence[str]) -> list[Say]:
    """The move itself and what it brought at once; `story` tells what followed."""
    block = BLOCKS[MOVE_KINDS[move]]
    if not block.story:
        # A later move completes it, or what followed is told.
        return []
    told: list[Say] = getattr(Teller(before, after, names), block.story)(move - block.first)
    return told


class Teller:
    """A move of one player, with the states around it. The table of moves says which method tells which move."""

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

    def places(self, area: int) -> list[Say]:
        return [self._tell("places", n=1, cards=(self._the(area),)), *self._tolls(self.before, self.after)]

    def places_two(self, area: int) -> list[Say]:
        return [self._tell("places-two", area=self._the(area)), *self._tolls(self.before, self.after)]

    def sends(self, area: int) -> list[Say]:
        t = self.before.clone()
        send_agent(t, area)
        return self._action(t, "sends")

    def goes(self, area: int) -> list[Say]:
        # Where several ways lead there, the one that is chosen next tells of it.
        asked = present_step(self.after) == TOLLS
        return [] if asked else self._went(area, only_way_to(self.before, area))

    def goes_paying(self, way: int) -> list[Say]:
        return self._went(self.before.choice, way)

    def _went(self, area: int, way: int) -> list[Say]:
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

    def declines(self, _: int) -> list[Say]:
        cell = STEP_TABLE[present_step(self.before)].declines
        if not cell:
            # Somebody goes on: what comes next says so.
            return []
        if "." not in cell:
            return [self._tell(cell)]
        told: list[Say] = getattr(self, cell.removeprefix("moves."))()
        return told

    def places_nobody(self) -> list[Say]:
        return [] if self.before.count else [self._tell("places-nobody")]

    def takes_no_order(self) -> list[Say]:
        return [self._tell("no-second-order" if self.before.count else "no-order")]

    # Phases A and C, the draft, markers.

    def keeps(self, _: int) -> list[Say]:
        return [self._tell("keeps")]

    def recalls(self, _: int) -> list[Say]:
        return [self._tell("recalls" if self.before.president[self.p] >= 0 else "stays-in-hand")]

    def achieves(self, i: int) -> list[Say]:
        goal = goal_in_words(self.before.achievement[i], self.edition)
        return [self._tell("achieves", letter=LETTERS[i], goal=goal, things=self._gained(self.after))]

    def uses_mill(self, _: int) -> list[Say]:
        return [self._tell("mill")]

    def uses_university(self, _: int) -> list[Say]:
        return [self._tell("university")]

    def picks(self, marker: int) -> list[Say]:
        return [self._tell("picks", marker=marker_name(marker, self.edition))]

    def _gained(self, t: State) -> tuple[Say, ...]:
        """What the player has more of, pieces in hand left out, and icons still to be used."""
        got = {name: n for name, n in change(self.before, t, self.p).items() if n > 0}
        for piece in ("assistant", "shop", "house"):
            got.pop(piece, 0)
        fresh = waiting(t) if not waiting(self.before) else {}
        return self._things(got | fresh)

    def fulfils(self, i: int) -> list[Say]:
        card = self.before.hand[self.p][i]
        t = self.before.clone()
        fulfil(t, i)
        # The goods given are no part of the reward.
        given = goods_of(t.order_goods[card])
        for good, name in enumerate(GOODS):
            t.goods[self.p][good] += given.get(name, 0)
        t.agents[self.p] = self.before.agents[self.p]
        country = country_name(t.order_country[card], self.edition)
        things = self._gained(t)
        given_things = self._things(given)
        return [self._tell("fulfils", order=order_code(card), country=country, given=given_things, things=things)]

    # Pieces: assistants that move, the station.

    def fetches(self, area: int) -> list[Say]:
        return [self._tell("fetches", cards=(area_name(area, self.edition),))]

    def places_station(self, area: int) -> list[Say]:
        return [self._tell("station", area=self._the(area))]

    def moves(self, to: int) -> list[Say]:
        source, area = self.before.choice, self._the(to)
        if source == AREAS:
            return [self._tell("moves-from-hand", area=area)]
        return [self._tell("moves", source=self._the(source), area=area)]

    # Production areas, Bank, Chinatown, Church, Customs.

    def gets(self, amount: int) -> list[Say]:
        t = self.before.clone()
        harvest(t, amount)
        return [self._tell("gets", things=self._things(change(self.before, t, self.p)))]

    def buys(self, ware: int) -> list[Say]:
        t = self.before.clone()
        buy(t, ware)
        return [self._exchanged(t)]

    def sells(self, good: int) -> list[Say]:
        t = self.before.clone()
        sell(t, good)
        return [self._exchanged(t)]

    def donates(self, gift: int) -> list[Say]:
        n = 2 if gift == YEN_GIFT else 1
        return [self._tell("donates", cards=(amount(GIFTS[gift], n, self.edition),))]

    def clears(self, space: int) -> list[Say]:
        imports = self.before.customs_imports[space]
        return [self._tell("discards", things=self._things({"import": imports}))]

    def _exchanged(self, t: State) -> Say:
        differences = change(self.before, t, self.p)
        given = self._things({name: -n for name, n in differences.items()})
        return self._tell("exchanges", given=given, things=self._things(differences))

    # Orders, technologies, pieces from the warehouse, tokens, buildings, goods of one's choice.

    def takes_order(self, space: int) -> list[Say]:
        card = self.before.order_row[order_board(self.before)][space]
        return [self._tell("takes-order", order=order_in_words(self.before, card))]

    def pays_second(self, how: int) -> list[Say]:
        price = {"import": 1} if how else {"yen": 2}
        return [self._tell("pays-second", things=self._things(price))]

    def hires(self, item: int) -> list[Say]:
        thing, price = amount(ITEMS[item], 1, self.edition), item_price(self.before, self.p, item)
        return [self._tell("hires", thing=thing, price=price)]

    def pays_units(self, imports: int) -> list[Say]:
        paid = {"yen": 2 * (self.before.need - imports), "import": imports}
        return [self._tell("pays", things=self._things(paid))]

    def builds_shop(self, place: int) -> list[Say]:
        t = self.before.clone()
        build_shop(t, place)
        return [self._tell("builds-shop", area=self._the(t.where), things=self._gained(t))]

    def builds_house(self, _: int) -> list[Say]:
        t = self.before.clone()
        build_house(t)
        return [self._tell("builds-house", area=self._the(t.where), things=self._gained(t))]

    def stays(self, _: int) -> list[Say]:
        return [self._tell("stays", area=self._the(self.before.where))]

    def chooses(self, good: int) -> list[Say]:
        t = self.before.clone()
        choose_good(t, good)
        return [self._tell("chooses", things=self._things(change(self.before, t, self.p)))]
