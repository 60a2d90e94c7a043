"""A table: what its events make of it. No database, no network: the same events give the same table everywhere."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from shokai.engine.fields import State
from shokai.match.dealer import commitment_of
from shokai.match.match import RESERVED, Match
from shokai.match.title import Step, Title, title_for
from shokai.server.jsons import written
from shokai.server.tables.clocks import Clock
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.fairness import MINDED, SEAT, Fairness
from shokai.server.tables.logbook import log_entries
from shokai.server.tables.openings import opening, read_opening
from shokai.server.tables.words import told
from shokai.texts import Say, speaker

GATHERING, PLAYING, OVER, CLOSED = "gathering", "playing", "over", "closed"
PERSON, BOT, OPEN = "person", "bot", "open"

# Log entries and lines of chat that a fresh view has; older ones can be asked for.
RECENT = 40
# States that stay in memory, to undo without looking anything up.
REMEMBERED = 8
# Steps between two snapshots, at least.
SNAPSHOT_EVERY = 25
# The bot that takes over from somebody who left or whose time is up.
STAND_IN = "clerk"
# Characters of a bot's name, with its settings.
LONGEST_BOT = 80
# Messages of one client that are remembered, to answer repeated ones.
MESSAGES = 50


@dataclass(frozen=True)
class Terms:
    """What a table was made with. The seed is nobody's business before the end."""

    id: str
    game: str
    options: int
    players: int
    seats: tuple[dict[str, Any], ...]
    host: str
    seed: str
    deal: str
    created: float
    public: bool = True
    hurry: bool = False
    clock: dict[str, float] | None = None
    cards: str | None = None
    # Tables that were made before there were several sets of cards have the first.
    card_set: int = 1
    record: str | None = None
    step: int | None = None
    rematch_of: str | None = None
    # Whether the game counts for the ratings, and what becomes of who leaves: "lose" or "void". A table from before
    # this was asked says nothing, and counts as games did then.
    rated: bool | None = None
    leavers: str = "lose"
    # How many steps those who watch are behind while the game is on.
    delay: int = 0
    # Where the game begins, if a record or cards say so. Tables of earlier versions have to find out again.
    position: str | None = None


@dataclass
class Chair:
    """A seat at a table and who is on it."""

    number: int
    kind: str = OPEN
    person: str | None = None
    name: str = ""
    bot: str | None = None
    # The bot that plays for the person meanwhile, and whether the others put it there.
    minded: str | None = None
    left: bool = False
    # After how many steps they did; 0 when the person is back.
    left_at: int = 0
    # How often somebody sat down here: an invitation is for the next time only.
    generation: int = 0
    # Whom an open seat is kept for: who played before plays again.
    kept: str | None = None

    @property
    def player(self) -> str | None:
        """The bot that decides here, if one does."""
        return self.bot if self.kind == BOT else self.minded


@dataclass
class Ask:
    """A question to everybody who plays: may it be undone, closed, paused, may somebody have a seat."""

    number: int
    kind: str
    # The seat that asks, or the one that is asked for.
    seat: int
    to: int
    yes: set[int] = field(default_factory=set)
    # Who would like to sit there.
    person: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class Snapshot:
    """The game's state after so many steps."""

    step: int
    text: str


class Table:
    """A table at one version. `apply` takes it to the next."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.title: Title = title_for(terms.game)
        self.state = GATHERING
        self.version = 0
        # The number of the last event that moved the game.
        self.at = 0
        self.updated = terms.created
        self.chairs = [Chair(i) for i in range(terms.players)]
        self.names: list[str] = []
        self.steps: list[Step] = []
        self.undone: list[list[Step]] = []
        self.asks: dict[int, Ask] = {}
        self.votes: dict[int, set[int]] = {}
        self.chat: deque[dict[str, Any]] = deque(maxlen=RECENT)
        # After how many steps each line of the chat was said.
        self.said_at: deque[int] = deque(maxlen=RECENT)
        # The seat that has to decide.
        self.actor: int | None = None
        self.rematch: str | None = None
        # When the game moved last.
        self.moved = terms.created
        # Who closed the table, where it was not those who played.
        self.closed_by: str | None = None
        # Moves that bots made in a row with nobody else left to play, and after how many of them they stopped.
        self.alone = 0
        self.rests_after: int | None = None
        # The seat whose bot was given up.
        self.stuck: int | None = None
        self.fairness = Fairness()
        self.clients: dict[str, dict[int, int]] = {}
        clock = terms.clock
        self.clock = Clock(clock["each"], [clock["bank"]] * terms.players) if clock else None
        self._snapshot: Snapshot | None = None
        self._match: Match | None = None
        # The match with a move made that is being stored, to save making it twice.
        self.ahead: Match | None = None
        self._log: deque[dict[str, Any]] = deque(maxlen=RECENT)
        for chair, told_seat in zip(self.chairs, terms.seats, strict=True):
            self._furnish(chair, told_seat)

    def _furnish(self, chair: Chair, seat: dict[str, Any]) -> None:
        chair.kind = seat["kind"]
        chair.person, chair.name, chair.bot = seat.get("person"), seat.get("name", ""), seat.get("bot")
        chair.generation = 0 if chair.kind == OPEN else 1
        chair.kept = seat.get("kept")

    # The game.

    def begin_from(self, snapshot: Snapshot) -> None:
        """Takes the game up from a state on the way to where it stands, which is quicker than from the beginning."""
        if self._state_of(snapshot) is not None:
            self._snapshot = snapshot

    @property
    def must_be_replayed(self) -> int:
        """How many steps must be made to have the match."""
        return 0 if self._match is not None else len(self.steps) - self.snapshot_step

    @property
    def snapshot_step(self) -> int:
        """The step of the snapshot that the game was taken up from."""
        return self._snapshot.step if self._snapshot else 0

    @property
    def match(self) -> Match:
        """The game where it stands. Made when first asked for: most of what a table tells needs no game."""
        if self._match is None:
            # A game that has just begun was made to begin it.
            ahead, self.ahead = self.ahead, None
            made = ahead is not None and (ahead.first, ahead.names, ahead.steps) == (0, self.names, self.steps)
            self._match = ahead if ahead and made else self.match_at(len(self.steps), self._snapshot)
            self._log = deque(log_entries(self._match, self._match.first), RECENT)
            self._match.forget(self._match.step - REMEMBERED)
        return self._match

    @property
    def log(self) -> list[dict[str, Any]]:
        """The last entries of the log."""
        _ = self.match  # the log is made with it
        return list(self._log)

    def match_at(self, step: int, snapshot: Snapshot | None = None) -> Match:
        """A match of its own where so many steps had been made."""
        state = self._state_of(snapshot) if snapshot and snapshot.step <= step else None
        if snapshot and state is not None:
            match = Match.taken_up(
                self.terms.game, state, snapshot.step,
                seed=self.terms.seed, names=self.names, options=self.terms.options,
            )  # fmt: skip
        else:
            match = self.first_match(self.names)
            match.rewind()
        match.repeat(self.steps[match.step : step])
        return match

    def first_match(self, names: Sequence[str]) -> Match:
        """The game at its first decision."""
        terms = self.terms
        if terms.record is None and terms.cards is None:
            return Match(
                terms.game, terms.players, seed=terms.seed, names=names, options=terms.options, card_set=terms.card_set,
            )  # fmt: skip
        s, _ = read_opening(self.title, terms.position or opening(vars(terms))["position"])
        match = Match.taken_up(terms.game, s, 0, seed=terms.seed, names=names, options=terms.options)
        match.start_position = self.title.write_position(s, names)
        match.deal_on()
        return match

    def _state_of(self, snapshot: Snapshot) -> State | None:
        """The state of a snapshot; None for one of other fields, written by another version."""
        values = json.loads(snapshot.text)
        fields = self.title.rules.FIELDS
        if values.keys() != {f.name for f in fields}:
            return None
        s = fields.new()
        for name, value in values.items():
            setattr(s, name, value)
        return s

    def snapshot(self) -> Snapshot:
        """The state where the game stands, to begin from later."""
        return snapshot_of(self.match)

    @property
    def bot_to_move(self) -> str | None:
        """The bot that has to decide."""
        waits = self.rests_after is not None or self.stuck is not None
        return None if self.actor is None or waits else self.chairs[self.actor].player

    @property
    def only_bots(self) -> bool:
        """Whether bots play for every seat."""
        return all(chair.player for chair in self.chairs)

    @property
    def turn(self) -> tuple[int, int]:
        """Changes when a turn begins: where snapshots are taken."""
        return turn_of(self.match)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody holds."""
        return [] if person is None else [c.number for c in self.chairs if c.kind == PERSON and c.person == person]

    @property
    def voters(self) -> list[int]:
        """The first seat of everybody who plays here and is there to be asked."""
        first: dict[str, int] = {}
        for chair in self.chairs:
            if chair.kind == PERSON and chair.person and not chair.left:
                first.setdefault(chair.person, chair.number)
        return list(first.values())

    @property
    def spoiled(self) -> set[str]:
        """Why the game is none to be counted: `minded`, `seat`, `undo`."""
        return self.fairness.spoiled

    @cached_property
    def commitment(self) -> str:
        """What is published of the seed at once."""
        return commitment_of(self.terms.seed)

    @cached_property
    def own_cards(self) -> int:
        """How many cards are not the printed ones; a cards file may also change how many copies there are of one."""
        if self.terms.cards is None and self.terms.record is None:
            return 0
        s = self.first_match(self.title.seat_names[: self.terms.players]).state
        return max(self.title.changed_cards(s), int(self.terms.cards is not None))

    # What events do.

    def apply(self, events: Iterable[Numbered]) -> None:
        """Takes what happened in."""
        for numbered in events:
            if numbered.sequence != self.version + 1:
                raise ValueError(f"event {numbered.sequence} after {self.version}")
            event = numbered.event
            self.version, self.updated = numbered.sequence, event.at
            getattr(self, f"_on_{event.kind}")(event)
            self._remember(numbered)

    def _remember(self, numbered: Numbered) -> None:
        event = numbered.event
        if event.client is not None and event.number is not None:
            numbers = self.clients.setdefault(event.client, {})
            numbers[event.number] = numbered.sequence
            if len(numbers) > MESSAGES:
                # Not the highest: by it a message is known to be new.
                highest = max(numbers)
                del numbers[next(number for number in numbers if number != highest)]

    def _on_sit(self, event: Event) -> None:
        self._wake_bots()
        chair = self.chairs[event.data["seat"]]
        self._drop_asks("seat", chair.number)
        if self.names and chair.person != event.data["person"]:
            self._tell(event, Say("server-took-seat", player=event.data["name"], before=self.names[chair.number]))
            # An account that was the guest before is the same person; earlier versions name nobody who does it.
            if event.person is not None and "was" not in event.data:
                self.fairness.spoiled.add(SEAT)
        chair.kind, chair.person, chair.name = PERSON, event.data["person"], event.data["name"]
        chair.bot = chair.minded = chair.kept = None
        chair.left = False
        chair.generation += 1
        self.votes.pop(chair.number, None)
        if self.names:
            # From now on the game calls the seat by its new player's name, in the log of what was before, too.
            self.names = names_for(self.title, self.chairs)
            self._match = self.ahead = None
        self._watch_clock(event.at)

    def _on_stand(self, event: Event) -> None:
        chair = self.chairs[event.data["seat"]]
        self.chairs[chair.number] = Chair(chair.number, generation=chair.generation + 1)

    def _on_keep(self, event: Event) -> None:
        """Whom a seat is kept for plays as somebody else now: with an account, not as a guest."""
        chair = self.chairs[event.data["seat"]]
        chair.kept, chair.name = event.data["person"], event.data["name"]

    def _on_host(self, event: Event) -> None:
        self.terms = replace(self.terms, host=event.data["person"])

    def _on_begin(self, event: Event) -> None:
        for number, bot in event.data["bots"].items():
            chair = self.chairs[int(number)]
            chair.kind, chair.bot, chair.name, chair.kept = BOT, bot, bot, None
        self.names = list(event.data["names"])
        self._play_on(event)

    def _on_play(self, event: Event) -> None:
        self.fairness.play(len(self.steps), len(event.data["steps"]), by_bot=event.person is None)
        if event.person is not None and self.actor is not None:
            # Whoever plays is there again.
            self.votes.pop(self.actor, None)
        self.alone = self.alone + 1 if self.only_bots else 0
        self.undone.clear()
        self._play_on(event)

    def _on_redo(self, event: Event) -> None:
        self.undone.pop()
        self._play_on(event)

    def _play_on(self, event: Event) -> None:
        steps = [Step(seat, number) for seat, number in event.data["steps"]]
        self.steps += steps
        if self._match is not None:
            ahead, self.ahead = self.ahead, None
            if ahead is not None and ahead.step == len(self.steps) and ahead.steps[-len(steps) :] == steps:
                self._match = ahead
            else:
                self._match.repeat(steps)
            self._log.extend(log_entries(self._match, self._match.step - len(steps)))
            self._match.forget(self._match.step - REMEMBERED)
        self._drop_asks("undo")
        self._moved(event)

    def _on_undo(self, event: Event) -> None:
        self._wake_bots()
        to = event.data["to"]
        if self._snapshot and self._snapshot.step > to:
            # It is of moves that were taken back.
            self._snapshot = None
        self.fairness.undo(to, len(self.steps), own_turn=self.actor == event.data["actor"])
        self.undone.append(self.steps[to:])
        del self.steps[to:]
        if self._match is not None and to < self._match.first:
            self._match = None
        elif self._match is not None:
            self._match.back_to(to)
            while self._log and self._log[-1]["step"] >= to:
                self._log.pop()
        self.asks.clear()
        self._moved(event)

    def _moved(self, event: Event) -> None:
        """The game stands elsewhere now: somebody has to decide, or it is over."""
        self.at, self.moved = self.version, event.at
        actor = event.data["actor"]
        self.actor = actor if actor >= 0 else None
        self.state = PLAYING if actor >= 0 else OVER
        if self.state == OVER:
            self.asks.clear()
        self._watch_clock(event.at)

    def _on_ask(self, event: Event) -> None:
        kind, seat, data = event.data["what"], event.data["seat"], event.data
        self._drop_asks(kind, seat)
        yes = set(data.get("yes", [seat]))
        self.asks[self.version] = Ask(
            self.version, kind, seat, data.get("to", 0), yes, data.get("person"), data.get("name")
        )

    def _drop_asks(self, kind: str, seat: int | None = None) -> None:
        """Questions of a kind, of one seat or of all, are settled."""
        self.asks = {n: a for n, a in self.asks.items() if a.kind != kind or seat not in (None, a.seat)}

    def _on_answer(self, event: Event) -> None:
        ask = self.asks.get(event.data["ask"])
        if ask is None:
            return
        if event.data["yes"]:
            ask.yes.add(event.data["seat"])
        else:
            del self.asks[ask.number]
            if ask.kind == "seat":
                # The invitation is void: nobody is asked the same again and again.
                self.chairs[ask.seat].generation += 1

    def _on_vote(self, event: Event) -> None:
        voters = self.votes.setdefault(event.data["seat"], set())
        (voters.add if event.data["yes"] else voters.discard)(event.data["by"])

    def _on_mind(self, event: Event) -> None:
        self._wake_bots()
        chair = self.chairs[event.data["seat"]]
        chair.minded = event.data["bot"]
        chair.left = bool(event.data.get("left"))
        if chair.left:
            # Somebody else who sits down there later does not speak for who was replaced.
            chair.left_at = len(self.steps)
            # Nobody votes where the operator lets somebody be forgotten.
            if event.person is not None:
                self._tell(event, Say("server-was-replaced", player=self.names[chair.number]))
        elif chair.minded is None:
            chair.left_at = 0
        elif not event.data.get("late"):
            self.fairness.spoiled.add(MINDED)
        self.votes.pop(chair.number, None)
        self._watch_clock(event.at)

    def _on_rest(self, event: Event) -> None:
        """Bots have played among themselves for so long that there may be no end: they wait for somebody."""
        self.rests_after = event.data["moves"]

    def _on_stuck(self, event: Event) -> None:
        """A bot has found no move, however often it was asked: it waits for somebody, too."""
        self.stuck = event.data["seat"]

    def _wake_bots(self) -> None:
        """A person had a hand in the game: bots play on, however long they were alone."""
        self.alone, self.rests_after, self.stuck = 0, None, None

    def _on_pause(self, event: Event) -> None:
        self._drop_asks("pause")
        if self.clock:
            self.clock.pause(event.data["on"], event.at)

    def _on_chat(self, event: Event) -> None:
        self.chat.append({"n": self.version, "at": round(event.at, 1), **event.data})
        self.said_at.append(len(self.steps))

    def _tell(self, event: Event, said: Say) -> None:
        """What everybody at the table should know stands in the chat; `text` is for programs that know no `said`."""
        line = {"name": "", "seat": None, "text": speaker("en").say(said), "said": told(said)}
        self.chat.append({"n": self.version, "at": round(event.at, 1), **line})
        self.said_at.append(len(self.steps))

    def _on_rematch(self, event: Event) -> None:
        self.rematch = event.data["table"]

    def _on_close(self, event: Event) -> None:
        self.state, self.closed_by = CLOSED, event.data.get("by")
        self.actor = self.rests_after = self.stuck = None
        self.asks.clear()
        self._watch_clock(event.at)

    def _watch_clock(self, at: float) -> None:
        if self.clock and self.state != GATHERING:
            self.clock.turn(self.actor if self.bot_to_move is None else None, at)

    def full_match(self) -> Match:
        """The whole game with all its states: for records."""
        return self.match_at(len(self.steps))


def turn_of(match: Match) -> tuple[int, int]:
    """Changes when a turn begins."""
    s = match.state
    return int(s.turn), int(getattr(s, "round", 0))


def snapshot_of(match: Match) -> Snapshot:
    """The state where a match stands."""
    s = match.state
    return Snapshot(match.step, written({f.name: getattr(s, f.name) for f in match.title.rules.FIELDS}))


def names_for(title: Title, chairs: Sequence[Chair]) -> list[str]:
    """Names for the record: one word each, no two alike, made from what people call themselves."""
    names: list[str] = []
    for chair in chairs:
        spare = title.seat_names[chair.number]
        word = re.sub(r'[\s:*"\[\]#,/]+', "_", chair.name.strip()).strip("_")[:20] if chair.kind == PERSON else spare
        if not word or not word.isprintable() or word.lower() in RESERVED:
            word = spare
        unique, n = word, 1
        while unique.lower() in {name.lower() for name in names}:
            n += 1
            unique = f"{word}{n}"
        names.append(unique)
    return names
