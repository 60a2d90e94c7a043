"""Positions as text, `key: value` line by line, and the facts that scenarios ask about.

A written position is complete. A position that a person writes may leave out almost everything:
ships lie in Osaka, nobody has anything, and the draw pile has all cards that are not named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shokai.match.entries import Entries
from shokai.match.numbers import is_number
from shokai.games.osaka.table.notation import LETTERS, bag_of, card_text, cards_of, read_card
from shokai.games.osaka.rules import FAULTS, FIELDS, flow, impossible
from shokai.games.osaka.rules.cards import CARD, COLOURS, DECK, KINDS, count, number_of, worth
from shokai.games.osaka.rules.payday import ranking, token_count
from shokai.games.osaka.rules.state import EDO, END, END_REASONS, LAY, NOBODY, PHASES, TOKENS, TRACK, TURN
from shokai.games.osaka.rules.refill import refill
from shokai.games.osaka.rules.turn import wares_for
from shokai.engine.contract import CHANCE, OVER
from shokai.engine.fields import State
from shokai.texts import Refusal, Say

# Fields of the middle of a turn that are written as plain numbers, only when they are not 0.
_NUMBERS = ("to_market", "to_farm", "due", "order", "asked", "symbols", "passes", "shuffles")
# All keys of a position but those of seats; docs/reference/formats.md explains each of them.
TABLE_KEYS = (
    "players", "phase", "turn", "actor", "ships", "market", "farm", "draw", "pile", "discard", "top", "ended", "colour",
    "after_lay", *_NUMBERS,
)  # fmt: skip
_OF_SEATS = ("hand", "goods", "tokens", "points")
# What a fault of the whole table is due to: the first of these lines that is there. Else it is the phase's.
BLAMED = {
    "pile": ("pile", "draw"), "ships": ("ships",), "market": ("market",), "actor": ("actor", "turn"),
    "passes": ("passes",), "edo": ("ships", "phase"),
    "unused": ("due", "order", "asked", "colour", "symbols", "to_market", "to_farm", "after_lay", "ended"),
}  # fmt: skip
MOST_POINTS = 999


def _packed(bag: int) -> str:
    """A bag in short: `R5x3 B2`."""
    kinds = sorted(range(KINDS), key=lambda k: (k % COLOURS, k // COLOURS))
    parts = [(card_text(k), number_of(bag, k)) for k in kinds if number_of(bag, k)]
    return " ".join(card if n == 1 else f"{card}x{n}" for card, n in parts)


def _row(free: int, held: list[int], names: Sequence[str]) -> str:
    marked = [f"{card}*{names[p]}" for p in range(len(names)) for card in cards_of(held[p])]
    return " ".join(cards_of(free) + marked)


def write_position(s: State, names: Sequence[str]) -> list[str]:
    """A state as lines; reading them gives the same state."""
    lines = {
        "players": " ".join(names),
        "phase": PHASES[s.phase],
        "turn": names[s.turn],
        "actor": names[s.actor] if s.actor >= 0 else "chance" if s.actor == CHANCE else "nobody",
        "ships": " ".join(f"{LETTERS[c]}{s.ships[c]}" for c in range(COLOURS)),
        "market": _row(s.market, s.held, names),
        "farm": _row(s.farm, s.held_farm, names),
    }
    for p, name in enumerate(names):
        insured = [f"{card}'" for card in cards_of(s.insured[p])]
        lines[f"{name} hand"] = " ".join(cards_of(s.hand[p]))
        lines[f"{name} goods"] = " ".join(cards_of(s.goods[p]) + insured)
        lines[f"{name} tokens"] = " ".join(LETTERS[c] for c in range(COLOURS) for _ in range(s.tokens[p][c]))
        lines[f"{name} points"] = str(s.points[p])
    lines["draw"] = _packed(s.draw)
    lines["pile"] = str(s.pile)
    lines["discard"] = _packed(s.discard)
    lines["top"] = card_text(s.top - 1) if s.top else ""
    for key in _NUMBERS:
        if getattr(s, key):
            lines[key] = str(getattr(s, key))
    if s.phase == LAY:
        lines["after_lay"] = PHASES[s.after_lay]
    if s.colour:
        lines["colour"] = str(s.colour)
    if s.ended:
        lines["ended"] = END_REASONS[s.ended]
    return [f"{key}: {value}".rstrip() for key, value in lines.items()]


def read_position(entries: dict[str, str]) -> tuple[State, list[str]]:
    """The state and the names of the seats."""
    return _Reader(entries).read()


def known_keys(names: Sequence[str]) -> list[str]:
    """Every key that a position at this table may have."""
    return [*TABLE_KEYS, *(f"{name} {key}" for name in names for key in _OF_SEATS)]


class _Reader:
    def __init__(self, entries: dict[str, str]) -> None:
        self._entries = Entries(entries)
        self._s: Any = FIELDS.new()
        self._names: list[str] = []

    def read(self) -> tuple[State, list[str]]:
        with self._entries.blaming():
            self._read()
        return self._s, self._names

    def _read(self) -> None:
        s, names = self._s, self._names
        names += self._take("players").split() or ["White", "Pink"]
        if not 2 <= len(names) <= 4 or len({n.lower() for n in names}) != len(names):
            raise Refusal(Say("osaka-position-players", names=tuple(names)))
        s.players = len(names)
        s.phase = self._one_of("phase", PHASES, TURN)
        s.turn = self._seat("turn", 0)
        if s.phase == LAY or "after_lay" in self._entries:
            s.after_lay = self._one_of("after_lay", PHASES, TURN)
        self._read_ships()
        self._read_row("market", "held")
        self._read_row("farm", "held_farm")
        for p, name in enumerate(names):
            self._read_trader(p, name)
        pile = self._take("discard")
        s.discard = bag_of(pile.split())
        # A person names the pile and not the card on top: then it is the last one named.
        s.top = bag_top(self._take("top") or pile)
        self._read_draw()
        for key in _NUMBERS:
            setattr(s, key, self._number(key, 9999))
        s.colour = self._number("colour", COLOURS)
        s.ended = self._one_of("ended", END_REASONS, 0)
        s.actor = self._read_actor()
        self._entries.refuse_unknown(known_keys(names))
        self._entries.at = ""
        bad = FIELDS.out_of_bounds(s)
        if bad:
            raise Refusal(Say("position-out-of-bounds", fields=tuple(bad)))
        self._check()

    def _check(self) -> None:
        """Refuses what cannot be. With nothing in the market for the active player the turn begins with a refill."""
        s = self._s
        fault = FAULTS[impossible(s)]
        bare = s.phase == TURN and s.actor == s.turn and wares_for(s, s.turn) == 0
        if fault in ("", "market") and bare and (s.pile or s.discard or s.farm):
            refill(s, TURN)
            s.actor = NOBODY
            flow.settle(s)
            fault = FAULTS[impossible(s)]
        if fault == "top":
            self._entries.blame("top")
            top = card_text(s.top - 1) if s.top else "-"
            raise Refusal(Say("position-bad-choice", key="top", text=top, choices=tuple(cards_of(s.discard))))
        if fault:
            self._entries.blame(*BLAMED.get(fault, ("phase",) if fault.startswith("phase-") else ()))
            raise Refusal(Say("osaka-position-impossible", fault=fault))

    def _take(self, key: str) -> str:
        """The value of a line; commas do not matter, and `-` is nothing."""
        return " ".join(word for word in self._entries.take(key).replace(",", " ").split() if word != "-")

    def _number(self, key: str, most: int) -> int:
        text = self._take(key)
        if text and not is_number(text, most):
            raise Refusal(Say("position-bad-number", key=self._entries.at, text=text, least=0, most=most))
        return int(text or 0)

    def _one_of(self, key: str, choices: Sequence[str], default: int) -> int:
        text = self._take(key)
        if text and text.lower() not in choices:
            key = self._entries.at
            raise Refusal(Say("position-bad-choice", key=key, text=text, choices=tuple(c for c in choices if c)))
        return list(choices).index(text.lower()) if text else default

    def _seat(self, key: str, default: int) -> int:
        text = self._take(key)
        return self._seat_named(text) if text else default

    def _seat_named(self, text: str) -> int:
        for p, name in enumerate(self._names):
            if name.lower() == text.lower():
                return p
        raise Refusal(Say("no-such-seat", name=text, names=tuple(self._names)))

    def _read_actor(self) -> int:
        s, text = self._s, self._take("actor")
        if text.lower() == "chance":
            return CHANCE
        if text.lower() == "nobody" or s.phase == END:
            return OVER if s.phase == END else NOBODY
        if text:
            return self._seat_named(text)
        return CHANCE if s.phase < TOKENS else int(s.turn)

    def _read_ships(self) -> None:
        for word in self._take("ships").split():
            colour, space = word[0].upper(), word[1:].lstrip(":=").lower()
            spaces = {**{str(i): i for i in range(EDO + 1)}, **{name: i for i, name in enumerate(TRACK)}}
            if colour not in LETTERS or space not in spaces:
                raise Refusal(Say("osaka-bad-ship", text=word, spaces=tuple(TRACK)))
            self._s.ships[LETTERS.index(colour)] = spaces[space]

    def _read_row(self, zone: str, held: str) -> None:
        free = []
        for word in self._take(zone).split():
            card, star, owner = word.partition("*")
            if not star:
                free.append(word)
                continue
            p = self._seat_named(owner)
            if self._s.held[p] or self._s.held_farm[p]:
                raise Refusal(Say("osaka-two-stones", player=self._names[p]))
            getattr(self._s, held)[p] = CARD[read_card(card)]
        setattr(self._s, zone, bag_of(free))

    def _read_trader(self, p: int, name: str) -> None:
        s = self._s
        s.hand[p] = bag_of(self._take(f"{name} hand").split())
        goods = self._take(f"{name} goods").replace("’", "'").split()
        s.goods[p] = bag_of([g for g in goods if not g.endswith("'")])
        s.insured[p] = bag_of([g[:-1] for g in goods if g.endswith("'")])
        for letter in self._take(f"{name} tokens").replace(" ", "").upper():
            if letter not in LETTERS:
                raise Refusal(Say("osaka-bad-colour", text=letter, colours=tuple(LETTERS)))
            s.tokens[p][LETTERS.index(letter)] += 1
        s.points[p] = self._number(f"{name} points", MOST_POINTS)

    def _read_draw(self) -> None:
        """The draw pile: the cards named, or `rest`, or all that lie nowhere else."""
        s = self._s
        bags = [s.market, s.farm, s.discard, *s.held, *s.held_farm, *s.hand, *s.goods, *s.insured]
        for k in range(KINDS):
            # Kind by kind: bags with too many cards must not be added, the sum would run into the next kind.
            if sum(number_of(bag, k) for bag in bags) > number_of(DECK, k):
                # They lie on several lines.
                self._entries.at = ""
                raise Refusal(Say("osaka-too-many-cards", card=card_text(k)))
        rest = DECK - sum(bags)
        named = "draw" in self._entries and self._entries.look("draw").lower() != "rest"
        text = self._take("draw")
        s.draw = bag_of(text.split()) if named else rest
        for k in range(KINDS):
            if number_of(s.draw, k) > number_of(rest, k):
                raise Refusal(Say("osaka-too-many-cards", card=card_text(k)))
        s.out = rest - s.draw
        # Points whose cards are not out of the game were drawn unseen: they are part of `draw`.
        unseen = 0 if named else min(sum(s.points), count(s.draw))
        pile = self._take("pile")
        if pile and not is_number(pile, count(s.draw)):
            raise Refusal(Say("position-bad-number", key=self._entries.at, text=pile, least=0, most=count(s.draw)))
        s.pile = int(pile) if pile else count(s.draw) - unseen


def bag_top(text: str) -> int:
    """The card on top of a discard pile, as the state keeps it."""
    words = text.split()
    if not words:
        return 0
    bag = bag_of([words[-1]])
    return next(k for k in range(KINDS) if number_of(bag, k)) + 1


def fact_key(_s: State, key: str) -> str:
    """The key of a fact, which has one spelling."""
    return key


def fact_value(_s: State, key: str, value: str) -> str:
    """A value that is asked for, as the facts spell it: `B:enshunada-1` is `B4`, `RRB` is `R R B`."""
    last = key.rsplit(maxsplit=1)[-1]
    if last == "tokens":
        return " ".join(letter for letter in value if letter.isalpha() or letter == "-")
    if last != "ships":
        return value
    ships = [(word[:1], word[1:].lstrip(":=").lower()) for word in value.replace(",", " ").split()]
    return " ".join(f"{colour}{TRACK.index(space) if space in TRACK else space}" for colour, space in ships)


def facts(s: State, names: Sequence[str]) -> dict[str, str]:
    """All that a scenario can ask: every line of the position, and what follows from it."""
    known = dict(line.split(":", 1) for line in write_position(s, names))
    known = {key: value.strip() for key, value in known.items()}
    places = [0] * s.players
    ranking(s, places)
    known["over"] = "yes" if s.actor == OVER else "no"
    known["ended"] = END_REASONS[s.ended]
    known["places"] = " ".join(str(n) for n in places)
    known["actor"] = "nobody" if s.actor == OVER else known["actor"]
    known["market count"] = str(count(s.market) + sum(count(bag) for bag in s.held))
    known["farm count"] = str(count(s.farm) + sum(count(bag) for bag in s.held_farm))
    known["discard count"] = str(count(s.discard))
    known |= {key: str(getattr(s, key)) for key in (*_NUMBERS, "colour")}
    for p, name in enumerate(names):
        known[f"{name} coins"] = str(worth(s.hand[p]))
        known[f"{name} price"] = str(worth(wares_for(s, p)))
        known[f"{name} hand count"] = str(count(s.hand[p]))
        known[f"{name} token count"] = str(token_count(s, p))
        known[f"{name} place"] = str(places[p])
        stone = "market" if s.held[p] else "farm" if s.held_farm[p] else "home"
        known[f"{name} stone"] = stone
    return known
