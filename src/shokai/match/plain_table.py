"""The plain table: all that people need of a game, made from its rules alone.

A game whose folder has no `table`, or one that says only a part, is played with this: moves by the names in
`rules.MOVE_NAMES`, deals by those in `rules.OUTCOME_NAMES`, the fields of the state as view, position and drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from shokai.engine.contract import CHANCE, OVER, WORD
from shokai.engine.fields import Field, State
from shokai.match.game import CardLine, Line, Reason, Step
from shokai.match.numbers import is_number
from shokai.match.view_types import AnyView, PlainChange, PlainOpenView, PlainSeatView, PlainView
from shokai.texts import Refusal, Say

SEAT_NAMES = ("Red", "Yellow", "Blue", "Green", "White", "Black", "Orange", "Purple")
# Fields that every state has, told by names rather than by numbers.
_WHO = ("actor", "players", "turn")


class PlainTable:
    """See `Game`, which says what each of these is. What a game's own `table` has takes the place of ours."""

    ordered_facts: frozenset[str]
    partial_facts: frozenset[str] = frozenset()
    declines_at_once = False
    card_sets = 1
    most_decisions = 10_000

    def __init__(self, name: str, rules: ModuleType, own: ModuleType | None = None) -> None:
        self.name, self.rules = name, rules
        self.full_name = name.replace("_", " ").title()
        self.seat_names = SEAT_NAMES[: rules.PLAYERS[1]]
        self.sections: tuple[str, ...] = ("plain-rules",)
        self.options: dict[str, int] = {}
        self.view_type: type[Any] = PlainView
        # What the numbers of a field stand for, by its name: the last axis of `hand` may be goods.
        self.labels: dict[str, tuple[str, ...]] = {}
        self._moves: tuple[str, ...] = getattr(rules, "MOVE_NAMES", None) or _numbered("move", rules.MOVES)
        self._outcomes: tuple[str, ...] = getattr(rules, "OUTCOME_NAMES", None) or _numbered("deal", rules.OUTCOMES)
        self.verbs = tuple(dict.fromkeys(text.split()[0] for text in self._moves))
        self._fields: list[Field] = [f for f in rules.FIELDS if f.name not in _WHO]
        # A list of numbers means something by its order.
        self.ordered_facts = frozenset({"places", *(f.name for f in self._fields)})
        for key, value in vars(own).items() if own is not None else ():
            if not key.startswith("_") and hasattr(self, key):
                setattr(self, key, value)
        if not hasattr(own, "view_type") and any(hasattr(own, part) for part in ("view", "open_view", "preview")):
            self.view_type = AnyView

    # Moves and deals in words.

    def move_text(self, _s: State, move: int) -> str:
        return self._moves[move]

    def read_moves(self, _s: State, text: str) -> list[int]:
        return [_index(self._moves, text)]

    def join_moves(self, _first: str, _second: str) -> str | None:
        return None

    def outcome_text(self, outcome: int, _names: Sequence[str]) -> str:
        return self._outcomes[outcome]

    def read_outcome(self, text: str, _names: Sequence[str]) -> int:
        return _index(self._outcomes, text)

    def with_seats(self, text: str, _names: Sequence[str], _every: bool = False) -> str:
        return text

    def goes_on(self, _legal: list[int]) -> bool:
        return False

    def passed_by_itself(self, _before: State, _move: int, _after: State, _text: str) -> bool:
        return False

    def only_says_no(self, _legal: list[int]) -> bool:
        return False

    def question(self, _s: State) -> Say:
        return Say("plain-asks")

    def why_not(self, s: State, move: int, _names: Sequence[str]) -> Reason | None:
        if move in self._legal(s):
            return None
        text = self._moves[move] if 0 <= move < len(self._moves) else str(move)
        return Reason(Say("plain-why-not-now", move=text), self.sections[0] if self.sections else "plain-rules")

    def why_not_text(self, s: State, text: str, names: Sequence[str]) -> Reason | None:
        try:
            move = self.read_moves(s, text)[0]
        except Refusal as refusal:
            return Reason(refusal.said, self.sections[0] if self.sections else "plain-rules")
        return self.why_not(s, move, names)

    def _legal(self, s: State) -> list[int]:
        if s.actor < 0:
            return []
        words = [0] * self.rules.WORDS
        self.rules.legal(s.clone(), words)
        return [m for m in range(self.rules.MOVES) if words[m // WORD] >> m % WORD & 1]

    # What is seen.

    def open_view(self, s: State) -> PlainOpenView:
        return {
            "players": s.players,
            "turn": s.turn,
            "actor": s.actor if s.actor >= 0 else None,
            "points": self._open_points(s),
            "labels": {name: list(words) for name, words in self.labels.items()},
            "moves": [],
            "over": {"reason": self._reason(s), "places": self._places(s)} if s.actor == OVER else None,
        }

    def view(self, s: State, seat: int | None, memory: bool, common: PlainOpenView | None = None) -> PlainSeatView:
        # Nothing in these fields says who may know what; so everybody sees what `hide` leaves.
        known = s.clone()
        self.rules.hide(known, -1 if seat is None else seat)
        shown: PlainSeatView = {
            "game": self.name,
            "seat": seat,
            "memory": memory,
            **(common or self.open_view(s)),
            "fields": {f.name: _of_players(getattr(known, f.name), f, s.players) for f in self._fields},
        }
        if seat is not None and seat == s.actor:
            shown["moves"] = [
                {"number": m, "text": self.move_text(s, m), "preview": self.preview(s, m)} for m in self._legal(s)
            ]
        return shown

    def figures(self, s: State, seat: int) -> dict[str, int]:
        return {"points": self._open_points(s)[seat]}

    def preview(self, s: State, move: int) -> dict[str, PlainChange]:
        """Which fields a move changes, where nothing is hidden from whoever makes it."""
        before = s.clone()
        self.rules.hide(before, s.actor)
        if before != s:
            return {}
        self.rules.apply(before, move)
        changed = [f for f in self._fields if getattr(before, f.name) != getattr(s, f.name)]
        return {
            f.name: {
                "from": _of_players(getattr(s, f.name), f, s.players),
                "to": _of_players(getattr(before, f.name), f, s.players),
            }
            for f in changed
        }

    def preview_sentences(self, s: State, move: int, _names: Sequence[str]) -> list[Say]:
        return [
            Say("plain-changes", field=name, before=_flat_text(change["from"]), after=_flat_text(change["to"]))
            for name, change in self.preview(s, move).items()
        ]

    def draw(self, view: PlainView, _speak: Any) -> list[Line]:
        lines: list[Line] = []
        for name, value in view["fields"].items():
            rows = value if isinstance(value, list) and value and isinstance(value[0], list) else [value]
            for seat, row in enumerate(rows):
                whose = f" {view['names'][seat]}" if len(rows) > 1 and seat < len(view["names"]) else ""
                words = view["labels"].get(name, [])
                told = _labelled(row, words) if isinstance(row, list) and len(row) == len(words) else _flat_text(row)
                lines.append([(f"{name}{whose}: ", "label"), (told, "")])
        return lines

    # What happened, and the end.

    def story(self, before: State, step: Step, _after: State, names: Sequence[str]) -> list[Say]:
        if step.seat == CHANCE:
            return [Say("plain-dealt", outcome=self.outcome_text(step.number, names))]
        return [Say("plain-did", player=names[step.seat], move=self.move_text(before, step.number))]

    def final_lines(self, s: State, names: Sequence[str]) -> list[Say]:
        pairs = zip(names, self._points(s), self._places(s), strict=True)
        return [Say("plain-final", player=name, points=points, place=place) for name, points, place in pairs]

    def _open_points(self, s: State) -> list[int]:
        """What everybody can count: until the end nothing that only one seat knows."""
        if s.actor == OVER:
            return self._points(s)
        known = s.clone()
        self.rules.hide(known, -1)
        return self._points(known)

    def _points(self, s: State) -> list[int]:
        points = [0] * self.rules.PLAYERS[1]
        self.rules.scores(s, points)
        return points[: s.players]

    def _places(self, s: State) -> list[int]:
        places = [0] * self.rules.PLAYERS[1]
        self.rules.ranking(s, places)
        return places[: s.players]

    def _reason(self, s: State) -> str:
        reason: str = self.rules.END_REASONS[self.rules.end_reason(s)]
        return reason

    # Cards: what is printed is all there is.

    def card_lines(self, _own: str | None = None) -> list[CardLine]:
        return []

    def use_cards(self, _s: State, _text: str) -> None:
        raise Refusal(Say("plain-no-own-cards"))

    def use_card_set(self, _s: State, _number: int) -> None:
        pass

    def changed_cards(self, _s: State) -> int:
        return 0

    # Positions.

    def write_position(self, s: State, names: Sequence[str]) -> list[str]:
        actor = names[s.actor] if s.actor >= 0 else "chance" if s.actor == CHANCE else "nobody"
        told = {f.name: _flat_text(getattr(s, f.name)) for f in self._fields}
        lines = {"players": " ".join(names), "turn": names[s.turn], "actor": actor, **told}
        return [f"{key}: {value}" for key, value in lines.items()]

    def read_position(self, entries: dict[str, str]) -> tuple[State, list[str]]:
        left = {key.lower().replace(" ", "_"): value for key, value in entries.items()}
        names = left.pop("players", "").split() or list(self.seat_names[: self.rules.PLAYERS[0]])
        fewest, most = self.rules.PLAYERS
        if not fewest <= len(names) <= most or len({name.lower() for name in names}) != len(names):
            raise Refusal(Say("bad-names", names=tuple(names), players=most))
        s = self.rules.FIELDS.new()
        self.rules.set_up(s, len(names), 0)
        who = {name.lower(): p for p, name in enumerate(names)} | {"chance": CHANCE, "nobody": OVER}
        for key in ("turn", "actor"):
            if key in left:
                name = left.pop(key).strip()
                if name.lower() not in who:
                    raise Refusal(Say("no-such-seat", name=name, names=tuple(names)))
                setattr(s, key, who[name.lower()])
        for field in self._fields:
            if field.name in left:
                setattr(s, field.name, _read(field, left.pop(field.name)))
        if left:
            known = ("players", "turn", "actor", *(f.name for f in self._fields))
            raise Refusal(Say("position-unknown-key", keys=tuple(left), known=known))
        bad = self.rules.FIELDS.out_of_bounds(s)
        if bad:
            raise Refusal(Say("position-out-of-bounds", fields=tuple(bad)))
        fault = self.rules.FAULTS[self.rules.impossible(s)]
        if fault:
            raise Refusal(Say("plain-position-impossible", fault=fault))
        return s, names

    def fact_key(self, _s: State, key: str) -> str:
        return key.lower().replace(" ", "_")

    def fact_value(self, _s: State, _key: str, value: str) -> str:
        return value

    def facts(self, s: State, names: Sequence[str]) -> dict[str, str]:
        lines = dict(line.split(": ", 1) for line in self.write_position(s, names))
        return lines | {"places": _flat_text(self._places(s)), "over": "yes" if s.actor == OVER else "no"}


def _numbered(word: str, count: int) -> tuple[str, ...]:
    return tuple(f"{word} {number}" for number in range(count))


def _index(names: Sequence[str], text: str) -> int:
    wanted = " ".join(text.lower().split())
    for number, name in enumerate(names):
        if name.lower() == wanted:
            return number
    raise Refusal(Say("plain-no-such-move", text=text.strip(), moves=tuple(names[:20])))


def _of_players(value: Any, field: Field, players: int) -> Any:
    """A field without the rows of seats where nobody sits; a copy, so that nobody holds a part of the state."""
    if not field.shape:
        return value
    rows = [list(row) if isinstance(row, list) else row for row in value]
    return rows[:players] if len(field.shape) == 2 else rows


def _labelled(numbers: list[int], words: list[str]) -> str:
    return ", ".join(f"{word} {n}" for word, n in zip(words, numbers, strict=True))


def _flat(value: Any) -> list[int]:
    return [n for part in value for n in _flat(part)] if isinstance(value, list) else [value]


def _flat_text(value: Any) -> str:
    return " ".join(str(n) for n in _flat(value))


def _read(field: Field, text: str) -> Any:
    """The value of a field from its numbers in a row."""
    words = text.split()
    signed = [word.removeprefix("-") if field.low < 0 else word for word in words]
    count = 1
    for length in field.shape:
        count *= length
    if len(words) != count or not all(is_number(word, max(field.high, -field.low)) for word in signed):
        raise Refusal(Say("plain-bad-numbers", key=field.name, text=text.strip(), count=count, most=field.high))
    numbers = iter(int(word) for word in words)

    def shaped(shape: tuple[int, ...]) -> Any:
        return [shaped(shape[1:]) for _ in range(shape[0])] if shape else next(numbers)

    return shaped(field.shape)
