"""Reading positions of YOKOHAMA: what a text says, and what is assumed where it says nothing."""

from __future__ import annotations

from collections.abc import Sequence

from shokai.match.entries import plain_key
from shokai.match.numbers import is_number
from shokai.match.game import read_card_set
from shokai.games.yokohama.table.earlier import use_card_set
from shokai.games.yokohama.table.fixtures import read_face
from shokai.games.yokohama.table.notation import read_area, read_order_card
from shokai.games.yokohama.table.reader_cards import Cards
from shokai.games.yokohama.table.values import MOST
from shokai.games.yokohama.rules import FAULTS, FIELDS, NAME, impossible
from shokai.games.yokohama.rules.components import (
    AGENT, BASE_TOKENS, CARD_SETS, CHURCH_BLOCKED, COUNTRIES, CUSTOMS_BLOCKED, LETTERS, MARKERS, MARKER_COUNTRY,
    ORDERS, SITES, TITLES, TITLE_COUNTRY, TOKENS, icons,
)  # fmt: skip
from shokai.games.yokohama.rules.movement import find_destinations
from shokai.games.yokohama.rules.possible import who_decides
from shokai.games.yokohama.rules.setup import AGENTS_SUPPLY, find_neighbours, set_up
from shokai.games.yokohama.rules.state import (
    AREA_COUNT, AREA_NAMES, CANAL, DEPTH, EDITION_2024, END_REASONS, HAND_LIMIT, HOUSES, MEN, MEN_IN_HAND, MINI_1,
    MINI_2, MOVING, NEUTRAL, NOBODY, OVER_STEP, SHOPS, SHOPS_IN_HAND, STEPS, TOLLS, TOP_ROW, TURN,
)  # fmt: skip
from shokai.engine.contract import CHANCE, OVER
from shokai.engine.fields import State
from shokai.texts import Refusal, Say

# The layouts that are assumed when a position names none.
LAYOUTS = {
    2: "Bank Copper1 Port Silk1 / Tea1 Church Fish1 / Lab Customs / Agency",
    3: "Silk1 Port Bank Fish1 Church / Copper1 Lab Canal Tea1 / Agency Chinatown Dock / Customs Fish2",
    4: "Copper1 Research Fish1 Agency Port Tea1 / Dock Tea2 Silk1 Chinatown Customs"
    " / Church Canal Bank Lab / Copper2 Fish2 Silk2",
}
# A turn on the stack, from the bottom: a position in the middle of a turn names its present step.
TURN_STEPS = tuple(STEPS[step] for step in TURN[1:])
NUMBERS = {
    "round": MOST, "turns_left": 8, "agent_sent": 1, "mill_used": 1, "university_used": 1, "power": 5, "count": 36,
    "order": 18, "choice": 18, "need": 15, "any_left": 3, "warehouse_left": 3, "moves_left": 3, "mined": 1,
}  # fmt: skip
LEFT = {"sites_left": SITES, "tokens_left": TOKENS, "achievements_left": 12, "markers_left": MARKERS}
# All keys of a position but those of card faces; docs/reference/formats.md explains each of them.
TABLE_KEYS = (
    "players", "start", "options", "cards", "layout", "turn", "actor", "step", "steps", "fresh", "where", "ended",
    "sites", "tokens", "station", "church", "customs", "port", "dock", "lab", "research", "achievements", "agents",
    "deck", "technologies", "box", "secret", "markers", *NUMBERS, *LEFT,
)  # fmt: skip
SEAT_KEYS = (
    "president", "men", "hand", "warehouse", "yen", "goods", "points", "shops", "houses", "orders", "fulfilled",
    "titles", "agents", "used agents", "tokens", "achieved", "marker", "flags",
)  # fmt: skip

# What a fault of the whole table is due to: the first of these lines that is there. Else it is the step's.
BLAMED = {
    "actor": ("actor", "turn"), "row-gaps": ("lab", "research"), "layout": ("layout",), "sites": ("sites",),
    "tokens": ("tokens", "tokens_left"), "technologies": ("technologies",), "hands": ("secret", "box"),
    "achievements": ("achievements", "achievements_left"), "markers": ("markers", "markers_left"),
    "area": ("where", "power"), "fresh": ("fresh",), "end": ("turns_left", "ended"),
    "unused": ("count", "order", "choice", "need", "any_left", "warehouse_left", "moves_left", "mined"),
}  # fmt: skip


def read_position(entries: dict[str, str]) -> tuple[State, list[str]]:
    """The state and the names of the seats."""
    return _Reader(entries).read()


def known_keys(names: Sequence[str]) -> list[str]:
    """Every key that a position at this table may have, but those of card faces."""
    return [*TABLE_KEYS, *(f"{name} {key}" for name in names for key in SEAT_KEYS)]


class _Reader(Cards):
    def read(self) -> tuple[State, list[str]]:
        with self._entries.blaming():
            self._read()
        return self._s, self._names

    def _read(self) -> None:
        s, names = self._s, self._names
        self._players()
        set_up(s, len(names), self._options())
        use_card_set(s, read_card_set(NAME, CARD_SETS, self._take("cards") if "cards" in self._entries else None))
        self._clear_set_up()
        for key in self._entries:
            self._entries.at = key
            if read_face(s, plain_key(key), self._entries.look(key)):
                self._take(key)
        self._layout()
        self._cards_of_areas()
        for p, name in enumerate(names):
            self._trader(p, name)
        self._boards()
        self._supplies()
        self._left()
        self._orders()
        self._technologies()
        self._turn()
        self._entries.refuse_unknown(known_keys(names))
        self._entries.at = ""
        bad = FIELDS.out_of_bounds(s)
        if bad:
            raise Refusal(Say("position-out-of-bounds", fields=tuple(bad)))
        fault = FAULTS[impossible(s)]
        if fault:
            self._entries.blame(*BLAMED.get(fault, ("steps", "step") if fault.startswith("step-") else ()))
            raise Refusal(Say("yokohama-position-impossible", fault=fault))

    # The parts of a position.

    def _players(self) -> None:
        """The names, from the start player on: seat 0 begins every round."""
        names = self._take("players").split() or ["P0", "P1"]
        if not 2 <= len(names) <= 4 or len({n.lower() for n in names}) != len(names):
            raise Refusal(Say("yokohama-position-players", names=tuple(names)))
        self._names += names
        start = self._take("start")
        first = self._seat(start) if start else 0
        self._names[:] = names[first:] + names[:first]

    def _options(self) -> int:
        words = {"2016": 0, "2024": EDITION_2024, "mini1": MINI_1, "mini2": MINI_2}
        options = 0
        named = self._words("options")
        for word in named:
            options |= list(words.values())[self._one_of(word, list(words))]
        if {"2016", "2024"} <= set(named):
            raise Refusal(Say("one-edition", editions=("2016", "2024")))
        return options

    def _clear_set_up(self) -> None:
        """Everything that the cards of a set-up would bring, as if nothing was dealt."""
        s = self._s
        for i in range(DEPTH):
            s.stack[i] = 0
        s.depth = s.count = s.areas_left = 0
        for p in range(s.players):
            s.yen[p] = 0
            s.goods[p] = [0, 0, 0, 0]

    def _layout(self) -> None:
        s = self._s
        text = self._take("layout") if "layout" in self._entries else LAYOUTS[s.players]
        rows = [row.split() for row in text.split("/")]
        areas = [read_area(s, word) for row in rows for word in row]
        lengths = [TOP_ROW[s.players] - i for i in range(len(rows))]
        complete = len(areas) == AREA_COUNT[s.players]
        if len(set(areas)) != len(areas) or any(not s.used >> a & 1 for a in areas):
            raise Refusal(Say("yokohama-bad-layout", layout=LAYOUTS[s.players]))
        if complete and [len(row) for row in rows] != lengths:
            raise Refusal(Say("yokohama-bad-layout", layout=LAYOUTS[s.players]))
        for place, a in enumerate(areas):
            s.place[a] = place
        if complete:
            find_neighbours(s)
        else:
            # In the middle of the set-up: the others are still to be laid.
            s.areas_left = s.used & ~sum(1 << a for a in areas)

    def _cards_of_areas(self) -> None:
        s = self._s
        for key, cards, letter, most in (("sites", s.site, "S", SITES), ("tokens", s.token, "T", TOKENS)):
            pairs = self._pairs(key)
            self._once(card for _, card in pairs)
            for a, (_, card) in zip(self._places([area for area, _ in pairs]), pairs, strict=True):
                cards[a] = self._card(card, letter, most)
        station = self._take("station")
        s.station = self._place(station) if station else -1
        if not self._still_to_come("deal-sites"):
            # Areas that are not named get the first cards that are not.
            bare = sorted((s.place[a], a) for a in range(CANAL) if s.place[a] >= 0 and s.site[a] < 0)
            free = [i for i in range(SITES) if i not in s.site]
            for (_, a), site in zip(bare, free, strict=False):
                s.site[a] = site

    def _trader(self, p: int, name: str) -> None:
        s = self._s
        president = self._take(f"{name} president")
        s.president[p] = -1 if president.lower() in ("", "hand") else self._place(president)
        for word in self._take(f"{name} men").split():
            n, at, area = word.partition("@")
            if not at or not is_number(n, MEN):
                raise Refusal(Say("yokohama-bad-men", text=word))
            s.men[p][self._place(area)] += int(n)
        for area, place in self._pairs(f"{name} shops"):
            a, k = self._place(area), place
            if k not in ("1", "2", "3", "4") or s.shop_owner[a][int(k) - 1] >= 0 or s.shop_areas[p] >> a & 1:
                raise Refusal(Say("yokohama-bad-pair", key=self._entries.at, text=f"{area}:{place}"))
            s.shop_owner[a][int(k) - 1] = p
            s.shop_areas[p] |= 1 << a
        for a in self._places(self._take(f"{name} houses").split()):
            if s.house_owner[a] >= 0:
                raise Refusal(Say("position-twice", key=self._entries.at, text=AREA_NAMES[a]))
            s.house_owner[a] = p
        s.yen[p] = self._number(f"{name} yen", MOST)
        goods = self._counts(f"{name} goods", ("c", "s", "t", "f", "i"))
        for g, letter in enumerate("cstf"):
            s.goods[p][g] = goods.get(letter, 0)
        s.imports[p] = goods.get("i", 0)
        s.points[p] = self._number(f"{name} points", MOST)
        for key, counts, most in (
            ("agents", s.agents, 20),
            ("used agents", s.agents_used, 20),
            ("tokens", s.tokens_owned, TOKENS),
        ):
            counts[p] = self._number(f"{name} {key}", most)
        for letter in self._words(f"{name} achieved"):
            s.achieved[p] |= 1 << self._one_of(letter, LETTERS)
        marker = self._take(f"{name} marker")
        s.marker[p] = self._card(marker, "M", MARKERS) if marker else -1
        for word in self._words(f"{name} titles"):
            s.titles[p] |= 1 << self._one_of(word, TITLES)
        s.fulfilled[p] = self._order_set(f"{name} fulfilled")
        orders = self._words(f"{name} orders")
        if len(orders) > HAND_LIMIT:
            raise Refusal(Say("yokohama-hand-limit", name=self._names[p], most=HAND_LIMIT))
        for i, word in enumerate(orders):
            s.hand[p][i] = read_order_card(word)
        self._flags(p, name)

    def _flags(self, p: int, name: str) -> None:
        """Country icons: as they are told, else counted on technologies, orders and markers."""
        s = self._s
        if f"{name} flags" in self._entries:
            for country, n in self._counts(f"{name} flags", COUNTRIES).items():
                s.flags[p][COUNTRIES.index(country)] = n
            return
        for title in range(len(TITLES)):
            s.flags[p][TITLE_COUNTRY[title]] += s.titles[p] >> title & 1
        for card in range(ORDERS):
            s.flags[p][s.order_country[card]] += s.fulfilled[p] >> card & 1
        if s.marker[p] >= 0 and MARKER_COUNTRY[s.marker[p]] >= 0:
            s.flags[p][MARKER_COUNTRY[s.marker[p]]] += 1

    def _boards(self) -> None:
        s = self._s
        for key, spaces, blocked in (
            ("church", s.church, CHURCH_BLOCKED),
            ("customs", s.customs, CUSTOMS_BLOCKED),
        ):
            given = key in self._entries
            pairs = [(space.upper().lstrip("KZ"), owner) for space, owner in self._pairs(key)]
            self._once(space for space, _ in pairs)
            if given and not any(owner.lower() == "neutral" for _, owner in pairs):
                spaces[blocked] = NEUTRAL if s.players == 2 else -1
            elif given:
                spaces[blocked] = -1
            for space, owner in pairs:
                if not is_number(space, len(spaces)) or int(space) == 0:
                    raise Refusal(Say("yokohama-bad-pair", key=self._entries.at, text=f"{space}:{owner}"))
                spaces[int(space) - 1] = NEUTRAL if owner.lower() == "neutral" else self._seat(owner)
        for p, name in enumerate(self._names):
            self._pieces(p, name)
        cards = (self._take("achievements") or "A1 B1 C1").split()
        if len(cards) > len(LETTERS):
            choices = tuple(f"{letter}1" for letter in LETTERS)
            raise Refusal(Say("position-bad-choice", key=self._entries.at, text=cards[-1], choices=choices))
        for i, word in enumerate(cards):
            if word != "-":
                s.achievement[i] = 4 * i + self._card(word, LETTERS[i], 4)
        self._supply_told = "agents" in self._entries
        supply = self._counts("agents", COUNTRIES, most=max(AGENTS_SUPPLY))
        for c, country in enumerate(COUNTRIES):
            s.agents_supply[c] = supply.get(country, s.agents_supply[c])
        for word in self._words("markers"):
            s.markers_out |= 1 << self._card(word, "M", MARKERS)

    def _supplies(self) -> None:
        """Nobody has more agents, or 5-power tokens, than the game has.

        A program tells the supply. Then nothing is counted: whoever began with agents in possession and a full supply
        may have gained more since, and what is written must be read.
        """
        s = self._s
        if self._supply_told:
            return
        faces = [*s.token_reward[: TOKENS if s.options & MINI_2 else BASE_TOKENS], *s.order_reward]
        faces += [reward for site in s.site_reward for reward in site]
        printed = sum(icons(reward, AGENT, 1) for reward in faces)
        if s.options & MINI_1:
            printed += sum(country < 0 for country in MARKER_COUNTRY)
        agents = sum(AGENTS_SUPPLY) + printed
        laid = AREA_COUNT[s.players] - (s.used >> CANAL & 1)
        out = sum(token >= 0 for token in s.token)
        for p, name in enumerate(self._names):
            agents -= s.agents[p] + s.agents_used[p]
            laid -= s.tokens_owned[p]
            if agents < 0 or laid < out:
                key = "agents" if agents < 0 else "tokens"
                self._entries.blame(f"{name} {key}", f"{name} used {key}")
                raise Refusal(Say("yokohama-position-supply", name=name, what=key))

    def _left(self) -> None:
        """Cards of the set-up that are not dealt: as told, else all that do not lie out."""
        s = self._s
        for cards, key in ((s.site, "sites_left"), (s.token, "tokens_left"), (s.achievement, "achievements_left")):
            laid = sum(1 << card for card in set(cards) if card >= 0)
            setattr(s, key, getattr(s, key) & ~laid)
        s.markers_left &= ~s.markers_out
        for key, size in LEFT.items():
            setattr(s, key, self._number(key, (1 << size) - 1, default=getattr(s, key)))

    def _pieces(self, p: int, name: str) -> None:
        """Hand and warehouse. What is not told is what is left of 20, 8 and 4 pieces."""
        s = self._s
        out = {
            "a": sum(s.men[p]) + s.church.count(p) + s.customs.count(p) + int(s.achieved[p]).bit_count(),
            "S": int(s.shop_areas[p]).bit_count(),
            "T": s.house_owner.count(p),
        }
        hand = self._counts(f"{name} hand", ("a", "S", "T"))
        store = self._counts(f"{name} warehouse", ("a", "S", "T"))
        usual = {"a": MEN - MEN_IN_HAND, "S": SHOPS - SHOPS_IN_HAND, "T": HOUSES}
        for letter, total in (("a", MEN), ("S", SHOPS), ("T", HOUSES)):
            left = total - out[letter]
            if letter in hand:
                in_hand = hand[letter]
                in_store = store.get(letter, left - in_hand)
            else:
                in_store = store.get(letter, min(left, usual[letter]))
                in_hand = left - in_store
            if in_hand < 0 or in_store < 0 or in_hand + in_store != left:
                self._entries.blame(f"{name} hand", f"{name} warehouse")
                raise Refusal(
                    Say(
                        "yokohama-bad-pieces",
                        name=self._names[p],
                        letter=letter,
                        total=total,
                        out=out[letter],
                    )
                )
            hand_field, store_field = {
                "a": (s.men_hand, s.men_store),
                "S": (s.shops_hand, s.shops_store),
                "T": (s.houses_hand, s.houses_store),
            }[letter]
            hand_field[p], store_field[p] = in_hand, in_store

    def _turn(self) -> None:
        s = self._s
        turn = self._take("turn")
        s.turn = self._seat(turn) if turn else 0
        for key, most in NUMBERS.items():
            least = 1 if key == "round" else 0
            setattr(s, key, self._number(key, most, default=least, least=least))
        where = self._take("where")
        s.where = read_area(s, where) if where else -1
        ended = self._take("ended")
        s.ended = self._one_of(ended, END_REASONS) if ended else 0
        step = self._take("step")
        if step and not self._entries.look("steps"):
            top = self._one_of(step, TURN_STEPS)
            steps = list(TURN_STEPS[: top + 1])
        else:
            steps = self._take("steps").lower().split()
        # The next turn always lies at the bottom.
        steps = steps or list(TURN_STEPS)
        if steps[0] != "begin":
            steps = ["begin", *steps]
        if len(steps) >= DEPTH:
            raise Refusal(Say("position-bad-choice", key=self._entries.at, text=steps[-1], choices=STEPS))
        s.depth = len(steps)
        for i, word in enumerate(steps):
            s.stack[i] = self._one_of(word, STEPS)
        s.fresh = self._number("fresh", 1, default=1)
        actor = self._take("actor").lower()
        top = s.stack[s.depth - 1]
        if actor == "chance":
            s.actor = CHANCE
        elif actor == "nobody" or top == OVER_STEP:
            s.actor = OVER if top == OVER_STEP else NOBODY
        else:
            s.actor = self._seat(actor) if actor else who_decides(s, top)
        if top in (MOVING, TOLLS):
            find_destinations(s)
