"""Reading positions of YOKOHAMA: what a text says, and what is assumed where it says nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shokai.match.numbers import is_number
from shokai.match.title import read_card_set
from shokai.games.yokohama.table.earlier import use_card_set
from shokai.games.yokohama.table.fixtures import read_face
from shokai.games.yokohama.table.notation import LETTERS, read_area, read_order_card
from shokai.games.yokohama.rules import FAULTS, FIELDS, NAME, impossible
from shokai.games.yokohama.rules.components import (
    CARD_SETS, CHURCH_BLOCKED, COUNTRIES, CUSTOMS_BLOCKED, MARKERS, MARKER_COUNTRY, ORDERS, SITES, TITLES,
    TITLE_COUNTRY, TOKENS,
)  # fmt: skip
from shokai.games.yokohama.rules.movement import find_destinations
from shokai.games.yokohama.rules.possible import who_decides
from shokai.games.yokohama.rules.setup import find_neighbours, rows_used, set_up, title_rows_used
from shokai.games.yokohama.rules.state import (
    AREA_COUNT, CANAL, DEPTH, EDITION_2024, END_REASONS, HAND_LIMIT, HOUSES, MEN, MEN_IN_HAND, MINI_1, MINI_2, MOVING,
    NEUTRAL, NOBODY, ORDERS_REMOVED, OVER_STEP, SHOPS, SHOPS_IN_HAND, STEPS, TOLLS, TOP_ROW,
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
TURN_STEPS = ("end-turn", "phase-c", "moving", "placing", "phase-a")
MOST = 9999  # of anything that is counted
NUMBERS = {
    "round": MOST, "turns_left": 8, "agent_sent": 1, "mill_used": 1, "university_used": 1, "power": 5, "count": 36,
    "order": 18, "choice": 18, "need": 15, "any_left": 3, "warehouse_left": 3, "moves_left": 3, "mined": 1,
}  # fmt: skip
LEFT = {"sites_left": SITES, "tokens_left": TOKENS, "achievements_left": 12, "markers_left": MARKERS}


def read_position(entries: dict[str, str]) -> tuple[State, list[str]]:
    """The state and the names of the seats."""
    return _Reader(entries).read()


class _Reader:
    def __init__(self, entries: dict[str, str]) -> None:
        self._entries = {key.lower(): value.strip() for key, value in entries.items()}
        self._s: Any = FIELDS.new()
        self._names: list[str] = []

    def read(self) -> tuple[State, list[str]]:
        s, names = self._s, self._names
        names += self._take("players").split() or ["P0", "P1"]
        if not 2 <= len(names) <= 4 or len({n.lower() for n in names}) != len(names):
            raise Refusal(Say("yokohama-position-players", names=tuple(names)))
        set_up(s, len(names), self._options())
        use_card_set(s, read_card_set(NAME, CARD_SETS, self._entries.pop("cards", None)))
        self._clear_set_up()
        for key in list(self._entries):
            if read_face(s, key, self._entries[key]):
                del self._entries[key]
        self._layout()
        self._cards_of_areas()
        for p, name in enumerate(names):
            self._trader(p, name.lower())
        self._boards()
        self._left()
        self._orders()
        self._technologies()
        self._turn()
        if self._entries:
            raise Refusal(Say("position-unknown-key", keys=tuple(self._entries), known=(
                "players", "options", "layout", "turn", "step", "sites", "tokens", "station", "church", "customs",
                "port", "dock", "lab", "research", "achievements", "deck", "secret", f"{names[0]} men", "...",
            )))  # fmt: skip
        bad = FIELDS.out_of_bounds(s)
        if bad:
            raise Refusal(Say("position-out-of-bounds", fields=tuple(bad)))
        fault = FAULTS[impossible(s)]
        if fault:
            raise Refusal(Say("yokohama-position-impossible", fault=fault))
        return s, names

    # Small things.

    def _take(self, key: str) -> str:
        return self._entries.pop(key, "")

    def _number(self, key: str, most: int, default: int = 0) -> int:
        text = self._take(key)
        if text and not is_number(text, most):
            raise Refusal(Say("position-bad-number", key=key, text=text, most=most))
        return int(text) if text else default

    def _seat(self, text: str) -> int:
        for p, name in enumerate(self._names):
            if name.lower() == text.lower():
                return p
        raise Refusal(Say("no-such-seat", name=text, names=tuple(self._names)))

    def _one_of(self, key: str, text: str, choices: Sequence[str]) -> int:
        lowered = [choice.lower() for choice in choices]
        if text.lower() not in lowered:
            raise Refusal(Say("position-bad-choice", key=key, text=text, choices=tuple(c for c in choices if c)))
        return lowered.index(text.lower())

    def _counts(self, key: str, names: Sequence[str]) -> dict[str, int]:
        """Words like `a5` or `GB2`: a name and a number."""
        found = {}
        for word in self._take(key).split():
            name = word.rstrip("0123456789")
            number = word[len(name) :]
            if not number or name not in names:
                raise Refusal(Say("position-bad-choice", key=key, text=word, choices=tuple(names)))
            if not is_number(number, MOST):
                raise Refusal(Say("position-bad-number", key=key, text=number, most=MOST))
            found[name] = int(number)
        return found

    def _pairs(self, key: str) -> list[tuple[str, str]]:
        """Words like `Bank:S3`."""
        pairs = []
        for word in self._take(key).split():
            left, colon, right = word.partition(":")
            if not colon:
                raise Refusal(Say("yokohama-bad-pair", key=key, text=word))
            pairs.append((left, right))
        return pairs

    def _card(self, key: str, text: str, letter: str, most: int) -> int:
        if text[:1].upper() != letter or not is_number(text[1:], most) or int(text[1:]) == 0:
            raise Refusal(
                Say(
                    "position-bad-choice",
                    key=key,
                    text=text,
                    choices=(f"{letter}1", "...", f"{letter}{most}"),
                )
            )
        return int(text[1:]) - 1

    def _still_to_come(self, step: str) -> bool:
        """Whether the set-up has still to deal, or is dealing, the cards of a step."""
        return step in self._entries.get("steps", "").lower().split()

    # The parts of a position.

    def _options(self) -> int:
        words = {"2016": 0, "2024": EDITION_2024, "mini1": MINI_1, "mini2": MINI_2}
        options = 0
        for word in self._take("options").split():
            options |= list(words.values())[self._one_of("options", word, list(words))]
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
        for area, card in self._pairs("sites"):
            s.site[read_area(s, area)] = self._card("sites", card, "S", SITES)
        if not self._still_to_come("deal-sites"):
            # Areas that are not named get the first cards that are not.
            bare = sorted((s.place[a], a) for a in range(CANAL) if s.place[a] >= 0 and s.site[a] < 0)
            free = [i for i in range(SITES) if i not in s.site]
            for (_, a), site in zip(bare, free, strict=False):
                s.site[a] = site
        for area, card in self._pairs("tokens"):
            s.token[read_area(s, area)] = self._card("tokens", card, "T", TOKENS)
        station = self._take("station")
        s.station = read_area(s, station) if station else -1

    def _trader(self, p: int, name: str) -> None:
        s = self._s
        president = self._take(f"{name} president")
        s.president[p] = -1 if president.lower() in ("", "hand") else read_area(s, president)
        for word in self._take(f"{name} men").split():
            n, at, area = word.partition("@")
            if not at or not is_number(n, MEN):
                raise Refusal(Say("yokohama-bad-men", text=word))
            s.men[p][read_area(s, area)] += int(n)
        for area, place in self._pairs(f"{name} shops"):
            a, k = read_area(s, area), place
            if k not in ("1", "2", "3", "4") or s.shop_owner[a][int(k) - 1] >= 0 or s.shop_areas[p] >> a & 1:
                raise Refusal(Say("yokohama-bad-pair", key=f"{name} shops", text=f"{area}:{place}"))
            s.shop_owner[a][int(k) - 1] = p
            s.shop_areas[p] |= 1 << a
        for area in self._take(f"{name} houses").split():
            a = read_area(s, area)
            if s.house_owner[a] >= 0:
                raise Refusal(Say("yokohama-bad-pair", key=f"{name} houses", text=area))
            s.house_owner[a] = p
        s.yen[p] = self._number(f"{name} yen", MOST)
        goods = self._counts(f"{name} goods", ("c", "s", "t", "f", "i"))
        for g, letter in enumerate("cstf"):
            s.goods[p][g] = goods.get(letter, 0)
        s.imports[p] = goods.get("i", 0)
        s.points[p] = self._number(f"{name} points", MOST)
        s.agents[p] = self._number(f"{name} agents", 20)
        s.agents_used[p] = self._number(f"{name} used agents", 20)
        s.tokens_owned[p] = self._number(f"{name} tokens", TOKENS)
        for letter in self._take(f"{name} achieved").split():
            s.achieved[p] |= 1 << self._one_of("achieved", letter, LETTERS)
        marker = self._take(f"{name} marker")
        s.marker[p] = self._card("marker", marker, "M", MARKERS) if marker else -1
        for word in self._take(f"{name} titles").split():
            s.titles[p] |= 1 << self._one_of("titles", word, TITLES)
        for word in self._take(f"{name} fulfilled").split():
            s.fulfilled[p] |= 1 << read_order_card(word)
        orders = self._take(f"{name} orders").split()
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
            pairs = self._pairs(key)
            if given and not any(owner == "neutral" for _, owner in pairs):
                spaces[blocked] = NEUTRAL if s.players == 2 else -1
            elif given:
                spaces[blocked] = -1
            for space, owner in pairs:
                k = space.upper().lstrip("KZ")
                if not is_number(k, len(spaces)) or int(k) == 0:
                    raise Refusal(Say("yokohama-bad-pair", key=key, text=f"{space}:{owner}"))
                spaces[int(k) - 1] = NEUTRAL if owner == "neutral" else self._seat(owner)
        for p, name in enumerate(self._names):
            self._pieces(p, name.lower())
        for i, word in enumerate((self._take("achievements") or "A1 B1 C1").split()):
            if word != "-" and i < 3:
                s.achievement[i] = 4 * i + self._card("achievements", word, LETTERS[i], 4)
        supply = self._counts("agents", COUNTRIES)
        for c, country in enumerate(COUNTRIES):
            s.agents_supply[c] = supply.get(country, s.agents_supply[c])
        for word in self._take("markers").split():
            s.markers_out |= 1 << self._card("markers", word, "M", MARKERS)

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

    def _orders(self) -> None:
        """Rows that are not told are filled with the first orders that lie nowhere else."""
        s = self._s
        taken: list[int] = [card for hand in s.hand for card in hand if card >= 0]
        for word in self._take("box").split():
            s.box |= 1 << read_order_card(word)
        # Nothing told, nobody has shown the orders in hand.
        hidden = s.box | sum(1 << card for card in taken)
        if "secret" in self._entries:
            hidden &= sum(1 << card for card in {read_order_card(word) for word in self._take("secret").split()})
        s.secret = hidden
        told = {}
        for row, key in enumerate(("port", "dock")):
            if key in self._entries:
                told[row] = [-1 if w == "-" else read_order_card(w) for w in self._take(key).split()]
                if len(told[row]) > 6:
                    raise Refusal(Say("yokohama-bad-row", key=key))
                taken += [card for card in told[row] if card >= 0]
        seen = s.box
        for p in range(s.players):
            seen |= s.fulfilled[p]
        listed = taken + [i for i in range(ORDERS) if seen >> i & 1]
        if len(set(listed)) != len(listed):
            raise Refusal(Say("yokohama-order-twice"))
        free = [i for i in range(ORDERS) if i not in listed]
        dealt = not self._still_to_come("deal-rows")
        for row in range(rows_used(s)):
            cards = told.get(row) if row in told else ([free.pop(0) for _ in range(min(6, len(free)))] if dealt else [])
            for k, card in enumerate(cards or []):
                s.order_row[row][k] = card
                listed.append(card)
        s.orders_left = sum(1 << i for i in range(ORDERS) if i not in listed)
        unseen = int(s.orders_left).bit_count()
        s.deck = self._number("deck", unseen, default=max(0, unseen - ORDERS_REMOVED[s.players]))

    def _technologies(self) -> None:
        """Rows that are not told are filled with the first technologies that nobody owns."""
        s = self._s
        left = list(s.titles_left)
        for p in range(s.players):
            for title in range(len(TITLES)):
                left[title] -= s.titles[p] >> title & 1
        told = {}
        for row, key in enumerate(("lab", "research")):
            if key in self._entries:
                words = self._take(key).split()
                told[row] = [-1 if w == "-" else self._one_of(key, w, TITLES) for w in words]
                if len(told[row]) > 6:
                    raise Refusal(Say("yokohama-bad-row", key=key))
                for title in told[row]:
                    left[title] -= title >= 0
        dealt = not self._still_to_come("deal-titles")
        for row in range(title_rows_used(s)):
            if row not in told:
                free = [t for t in range(len(TITLES)) if left[t] > 0][:6] if dealt else []
                told[row] = free
                for title in free:
                    left[title] -= 1
            for k, title in enumerate(told[row]):
                s.title_row[row][k] = title
        given = "technologies" in self._entries
        # With a player's own cards there may be more; then the deck is named.
        if min(left) < 0 and not given:
            raise Refusal(Say("yokohama-title-twice", title=TITLES[left.index(min(left))]))
        decks = self._counts("technologies", TITLES)
        for title in range(len(TITLES)):
            s.titles_left[title] = decks.get(TITLES[title], 0) if given else left[title]

    def _turn(self) -> None:
        s = self._s
        turn = self._take("turn")
        s.turn = self._seat(turn) if turn else 0
        for key, most in NUMBERS.items():
            setattr(s, key, self._number(key, most, default=1 if key == "round" else 0))
        where = self._take("where")
        s.where = read_area(s, where) if where else -1
        ended = self._take("ended")
        s.ended = self._one_of("ended", ended, END_REASONS) if ended else 0
        step, steps = self._take("step"), self._take("steps").lower().split()
        if step and not steps:
            top = self._one_of("step", step, TURN_STEPS)
            steps = list(TURN_STEPS[: top + 1])
        # The next turn always lies at the bottom.
        steps = steps or list(TURN_STEPS)
        if steps[0] != "begin":
            steps = ["begin", *steps]
        if len(steps) >= DEPTH:
            raise Refusal(Say("position-bad-choice", key="steps", text=steps[-1], choices=STEPS))
        s.depth = len(steps)
        for i, word in enumerate(steps):
            s.stack[i] = self._one_of("steps", word, STEPS)
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
