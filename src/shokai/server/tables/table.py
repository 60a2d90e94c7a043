"""A table: what its events make of it. No database, no network: the same events give the same table everywhere.

What people do at it is decided in `acting`, which changes nothing; the events that come of it are stored, and `after`
says what the table is then.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Self, cast

from shokai.match.game import Step
from shokai.match.lesson_run import LessonRun
from shokai.server.tables.calendars import Calendar
from shokai.server.tables.chairs import BOT, OPEN, PERSON, Ask, Chair, names_for
from shokai.server.tables.clocks import Clock
from shokai.server.tables.course import RECENT, Course
from shokai.server.tables.events import Event, Numbered
from shokai.server.tables.fairness import MINDED, SEAT, Fairness
from shokai.server.tables.table_match import TableMatch
from shokai.server.tables.terms import Terms
from shokai.server.tables.view_types import ChatLine, LogEntry, TableTold
from shokai.server.tables.words import told
from shokai.texts import Say, speaker

GATHERING, PLAYING, OVER, CLOSED = "gathering", "playing", "over", "closed"

# The bot that takes over from somebody who left or whose time is up.
STAND_IN = "clerk"
# Characters of a bot's name, with its settings.
LONGEST_BOT = 80
# Messages of one client that are remembered, to answer repeated ones.
MESSAGES = 50


class Table(Course):
    """A game and the people around it, at one version. `apply` takes it to the next, `after` leaves it as it is."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.state = GATHERING
        self.version = 0
        # The number of the last event that moved the game.
        self.at = 0
        self.updated = terms.created
        self.chairs = [Chair(i) for i in range(terms.players)]
        self.undone: list[list[Step]] = []
        self.asks: dict[int, Ask] = {}
        self.votes: dict[int, set[int]] = {}
        self.chat: deque[ChatLine] = deque(maxlen=RECENT)
        # After how many steps each line of the chat was said.
        self.said_at: deque[int] = deque(maxlen=RECENT)
        # The seat that has to decide.
        self.actor: int | None = None
        self.rematch: str | None = None
        # Who asked for it, by their seat here.
        self.rematch_by: int | None = None
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
        # Whether the goal of its lesson was reached, and the lesson after some steps, as it was last looked at.
        self.learned = False
        self.run: tuple[list[Step], LessonRun] | None = None
        self.clients: dict[str, dict[int, int]] = {}
        self.clock = Clock.of(terms.clock, terms.players) if terms.clock else None
        # When somebody's time ran out: after how many steps, and which seat.
        self.ran_out: list[tuple[int, int]] = []
        # The version since which nothing has happened but moves that change nothing around the game. As long as it is
        # the same, so is what views tell of the table, and what lists do, by who has to decide: see `views`, `writing`.
        self.settled_at = 0
        self.shown: tuple[tuple[Any, ...], TableTold] | None = None
        self.listed: tuple[int, dict[int | None, str]] | None = None
        # The game as the events that are being taken in leave it, where somebody has made them before.
        self._ahead: TableMatch | None = None
        # What those events are told as in the log, where another process has found the words.
        self._entries: list[LogEntry] | None = None
        for chair, told_seat in zip(self.chairs, terms.seats, strict=True):
            self._furnish(chair, told_seat)

    def _furnish(self, chair: Chair, seat: dict[str, Any]) -> None:
        chair.kind = seat["kind"]
        chair.person, chair.name, chair.bot = seat.get("person"), seat.get("name", ""), seat.get("bot")
        chair.generation = 0 if chair.kind == OPEN else 1
        chair.kept = seat.get("kept")

    @property
    def bot_to_move(self) -> str | None:
        """The bot that has to decide."""
        waits = self.rests_after is not None or self.stuck is not None
        return None if self.actor is None or waits else self.chairs[self.actor].player

    @property
    def only_bots(self) -> bool:
        """Whether bots play for every seat."""
        return all(chair.player for chair in self.chairs)

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

    def asks_again(self, person: str | None) -> bool:
        """Whether somebody plays here still, and can ask for another game: not who was replaced."""
        return any(self.chairs[seat].person == person for seat in self.voters)

    @property
    def spoiled(self) -> set[str]:
        """Why the game is none to be counted: `minded`, `seat`, `undo`."""
        return self.fairness.spoiled

    # What events do.

    def after(
        self, events: Iterable[Numbered], ahead: TableMatch | None = None, entries: list[LogEntry] | None = None
    ) -> Self:
        """The table once something has happened; this one stays as it is.

        `ahead` is the game as the events leave it, if whoever decided on them had to find out; it is used up. `entries`
        are what they are told as in the log.
        """
        later = self.copy()
        later._ahead, later._entries = ahead, entries
        later.apply(events)
        later._ahead = later._entries = None
        return later

    def copy(self) -> Self:
        """A table that goes its own way from here."""
        twin = super().copy()
        twin.chairs = [chair.copy() for chair in self.chairs]
        # Steps that were taken back together stay together: their lists are never changed.
        twin.undone = list(self.undone)
        twin.asks = {number: replace(ask, yes=set(ask.yes)) for number, ask in self.asks.items()}
        twin.votes = {seat: set(voters) for seat, voters in self.votes.items()}
        twin.chat, twin.said_at = self.chat.copy(), self.said_at.copy()
        twin.fairness = Fairness(set(self.spoiled), set(self.fairness.by_bots))
        # What is known of a client is replaced, not changed: there may be hundreds of them.
        twin.clients = dict(self.clients)
        twin.clock = self.clock and self.clock.copy()
        twin.ran_out = list(self.ran_out)
        return twin

    def apply(self, events: Iterable[Numbered]) -> None:
        """Takes what happened in."""
        for numbered in events:
            if numbered.sequence != self.version + 1:
                raise ValueError(f"event {numbered.sequence} after {self.version}")
            event = numbered.event
            self.version, self.updated = numbered.sequence, event.at
            is_plain = event.kind == "play" and self._only_game_moves
            getattr(self, f"_on_{event.kind}")(event)
            if not is_plain or self.state != PLAYING:
                self.settled_at = self.version
            self._remember(numbered)

    @property
    def _only_game_moves(self) -> bool:
        """Whether a move changes nothing around the game: no clock, and nobody who was asked or voted on."""
        return self.state == PLAYING and not (self.clock or self.asks or self.votes)

    def _remember(self, numbered: Numbered) -> None:
        event = numbered.event
        if event.client is not None and event.number is not None:
            numbers = {**self.clients.get(event.client, {}), event.number: numbered.sequence}
            self.clients[event.client] = numbers
            if len(numbers) > MESSAGES:
                # Not the highest: a new message is recognized by it.
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
        chair.left = chair.late = False
        chair.generation += 1
        self.votes.pop(chair.number, None)
        if self.names:
            # From now on the game calls the seat by its new player's name.
            self.rename(names_for(self.game, self.chairs))
        self._watch_clock(event.at)

    def _on_stand(self, event: Event) -> None:
        chair = self.chairs[event.data["seat"]]
        self.chairs[chair.number] = Chair(chair.number, generation=chair.generation + 1)

    def _on_keep(self, event: Event) -> None:
        """Whom a seat is kept for plays as somebody else now: with an account, not as a guest."""
        chair = self.chairs[event.data["seat"]]
        chair.kept, chair.name = event.data["person"], event.data["name"]

    def _on_bot(self, event: Event) -> None:
        """A bot was put on a seat, or taken away."""
        number, bot = event.data["seat"], event.data["bot"]
        chair = self.chairs[number] = Chair(number, generation=self.chairs[number].generation + 1)
        if bot:
            chair.kind, chair.bot, chair.name = BOT, bot, bot

    def _on_swap(self, event: Event) -> None:
        one, other = event.data["seats"]
        # Invitations are for a seat as it was.
        generation = max(self.chairs[one].generation, self.chairs[other].generation) + 1
        moved = self.chairs[other], self.chairs[one]
        for number, chair in zip((one, other), moved, strict=True):
            self.chairs[number] = replace(chair, number=number, generation=generation)

    def _on_rename(self, event: Event) -> None:
        self.terms = replace(self.terms, name=event.data["name"])

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
            # A player who moves is present again.
            self.votes.pop(self.actor, None)
        self.alone = self.alone + 1 if self.only_bots else 0
        # To make the same decision again is the way to the next one that was taken back.
        steps = [Step(seat, number) for seat, number in event.data["steps"]]
        if self.undone and self.undone[-1] == steps:
            self.undone.pop()
        else:
            self.undone.clear()
        self._play_on(event)

    def _on_redo(self, event: Event) -> None:
        self.undone.pop()
        self._play_on(event)

    def _play_on(self, event: Event) -> None:
        self.go_on([Step(seat, number) for seat, number in event.data["steps"]], self._ahead, self._entries)
        self._drop_asks("undo")
        self._moved(event)

    def _on_undo(self, event: Event) -> None:
        self._wake_bots()
        to = event.data["to"]
        self.fairness.undo(to, len(self.steps), own_turn=self.actor == event.data["actor"])
        self.undone.append(self.steps[to:])
        self.go_back(to)
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
        self._watch_clock(event.at, moved=True)

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
                # The invitation is void, so that nobody is asked repeatedly.
                self.chairs[ask.seat].generation += 1

    def _on_vote(self, event: Event) -> None:
        voters = self.votes.setdefault(event.data["seat"], set())
        (voters.add if event.data["yes"] else voters.discard)(event.data["by"])

    def _on_mind(self, event: Event) -> None:
        self._wake_bots()
        chair = self.chairs[event.data["seat"]]
        chair.minded, chair.late = event.data["bot"], False
        chair.left = bool(event.data.get("left"))
        if chair.left:
            # Whoever sits down there later does not vote for the player who was replaced.
            chair.left_at = len(self.steps)
            # Nobody votes where the operator lets somebody be forgotten.
            if event.person is not None:
                self._tell(event, Say("server-was-replaced", player=self.names[chair.number]))
        elif chair.minded is None:
            chair.left_at = 0
        elif event.data.get("late"):
            chair.late = True
            self.ran_out.append((len(self.steps), chair.number))
            self._tell(event, Say("server-time-up", player=self.names[chair.number]))
        else:
            self.fairness.spoiled.add(MINDED)
        self.votes.pop(chair.number, None)
        self._watch_clock(event.at)

    @property
    def nobody_left(self) -> bool:
        """Whether bots play for everybody, and nobody wished it: all ran out of time or were replaced."""
        people = [chair for chair in self.chairs if chair.kind == PERSON]
        return bool(people) and all(chair.minded and (chair.left or chair.late) for chair in people)

    def _on_rest(self, event: Event) -> None:
        """Bots have played among themselves for so long that there may be no end, or nobody is left: they wait."""
        self.rests_after = event.data["moves"]

    def _on_stuck(self, event: Event) -> None:
        """A bot has found no move, however often it was asked: it waits for somebody, too."""
        self.stuck = event.data["seat"]

    def _wake_bots(self) -> None:
        """A person had a hand in the game: bots play on, however long they were alone."""
        self.alone, self.rests_after, self.stuck = 0, None, None

    def _on_hours(self, event: Event) -> None:
        """When the clock of a seat does not run."""
        if self.clock:
            self.clock.set_calendar(event.data["seat"], Calendar.of(event.data), event.at)

    def _on_pause(self, event: Event) -> None:
        self._drop_asks("pause")
        if self.clock:
            self.clock.pause(event.data["on"], event.at)

    def _on_chat(self, event: Event) -> None:
        self.chat.append(cast(ChatLine, {"n": self.version, "at": round(event.at, 1), **event.data}))
        self.said_at.append(len(self.steps))

    def _tell(self, event: Event, said: Say) -> None:
        """What everybody at the table should know stands in the chat; `text` is for programs that know no `said`."""
        line: ChatLine = {
            "n": self.version,
            "at": round(event.at, 1),
            "name": "",
            "seat": None,
            "text": speaker("en").say(said),
            "said": told(said),
        }
        self.chat.append(line)
        self.said_at.append(len(self.steps))

    def _on_rematch(self, event: Event) -> None:
        self.rematch = event.data["table"]
        self.rematch_by = next(iter(self.seats_of(event.person)), None)

    def _on_close(self, event: Event) -> None:
        self.state, self.closed_by = CLOSED, event.data.get("by")
        self.learned = bool(event.data.get("learned"))
        self.actor = self.rests_after = self.stuck = None
        self.asks.clear()
        self._watch_clock(event.at)

    def _watch_clock(self, at: float, moved: bool = False) -> None:
        if self.clock and self.state != GATHERING:
            self.clock.turn(self.actor if self.bot_to_move is None else None, at, moved)
