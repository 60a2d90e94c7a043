"""A Match: one game at one table, with its dealer, its history and everybody's view.

>>> match = Match("osaka", players=2, seed="7")
>>> match.legal_texts()
['token R', 'token B', 'token Y', 'token G']
>>> match.play("token R").play("token G")
<Match osaka, 2 players, step 17, Pink to play>
>>> match.undo()
>>> match.legal_texts()[0]
'token R'
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from shokai.engine.engine import CHANCE, OVER, Engine, Standing, engine_for
from shokai.engine.fields import State
from shokai.match.dealer import Dealer, new_seed
from shokai.match.moves import Decision, LegalMoves, Move, Outcome
from shokai.match.plain import own_copy
from shokai.match.seat import Seat, seat_at
from shokai.match.title import Line, Reason, Step, Title, read_card_set, read_options, title_for
from shokai.texts import Refusal, Say, Speaker, speaker


class IllegalMove(Refusal):
    """A move that the rules do not allow, with the reason and the rule's section."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.said)
        self.reason = reason


@dataclass
class _Past:
    """A step with the state before it."""

    state: State
    step: Step


class Match:
    """A game that is being played, by one thread at a time; other matches may be played in other threads.

    `seed` fixes the deals; without one a secret seed is made. `names` are the seats' names, `options`
    words like `2024 mini1`, `cards` the text of a player's own cards file, `card_set` the number of an
    earlier set of cards, and `backend` is `python` or `native` (this process's choice when not given).
    """

    # A match that was set up from a position, or with own cards, has it in its record.
    start_position: list[str] | None
    # The set of cards that it was set up with; None for one that a position or a state says all of.
    card_set: int | None
    # How many steps there were before those that it remembers.
    first: int
    _state: State

    def __init__(
        self,
        game: str = "osaka",
        players: int = 2,
        *,
        seed: str | int | None = None,
        names: Sequence[str] | None = None,
        options: str | int = 0,
        cards: str | None = None,
        card_set: int | None = None,
        backend: str | None = None,
    ) -> None:
        title = title_for(game)
        chosen = read_options(title, options) if isinstance(options, str) else options
        fewest, most = title.rules.PLAYERS
        if not fewest <= players <= most:
            raise Refusal(Say("bad-player-count", game=game, players=players, fewest=fewest, most=most))
        self._begin(title, players, names, chosen, backend, seed)
        newest = title.card_sets
        self.card_set = newest if card_set is None else read_card_set(game, newest, str(card_set))
        state = self.engine.new(players, chosen)
        if cards is not None or self.card_set != newest:
            s = self.engine.lists(state)
            title.use_card_set(s, self.card_set)
            if cards is not None:
                title.use_cards(s, cards)
                # Own cards are part of the record, so that it can be read without the file.
                self.start_position = title.write_position(s, self.names)
            state = self.engine.of_lists(s)
        self._set_state(state)
        self.deal_on()

    def _begin(
        self,
        title: Title,
        players: int,
        names: Sequence[str] | None,
        options: int,
        backend: str | None,
        seed: str | int | None,
    ) -> None:
        self.title = title
        self.players = players
        self.options = options
        self.names = checked_names(names, title, players)
        self.engine: Engine = engine_for(title.rules, backend)
        self.dealer: Dealer | None = Dealer(new_seed() if seed is None else checked_seed(str(seed)))
        self.start_position = None
        self.card_set = None
        self.first = 0
        self._past: list[_Past] = []
        self._undone: list[_Past] = []
        self._legal: tuple[int, ...] | None = None
        self._lists: State | None = None
        # What everybody sees alike, for those who look at the same moment.
        self._open: dict[str, Any] | None = None

    @classmethod
    def from_position(
        cls, game: str, position: str | dict[str, str], *, seed: str | int | None = None, backend: str | None = None
    ) -> Match:
        """A match that starts from a position, as docs/formats.md describes it: its text, or its lines by their keys.

        >>> match = Match.from_position("osaka", {"market": "R5 B2", "White hand": "G5 Y2"})
        >>> match.legal_texts()
        ['take R5', 'reserve R5', 'take B2', 'reserve B2', 'buy']
        """
        title = title_for(game)
        s, names = title.read_position(entries_of(position) if isinstance(position, str) else position)
        match = cls.__new__(cls)
        # A game without options has no such field.
        match._begin(title, len(names), names, getattr(s, "options", 0), backend, seed)
        match.start_position = title.write_position(s, names)
        match._set_state(match.engine.of_lists(s))
        return match

    @classmethod
    def taken_up(cls, game: str, s: State, step: int, *, seed: str, names: Sequence[str], options: int = 0) -> Match:
        """A match that goes on from a list state after so many steps, without the steps that led there."""
        match = cls.__new__(cls)
        match._begin(title_for(game), len(names), names, options, None, seed)
        match.first = step
        match._set_state(match.engine.of_lists(s))
        return match

    # Whose move it is, and which moves there are.

    @property
    def state(self) -> State:
        """The state as a list state. Read it; play to change it."""
        if self._lists is None:
            self._lists = self.engine.lists(self._state)
        return self._lists

    @property
    def actor(self) -> int:
        """The seat that decides now, or CHANCE or OVER."""
        return self.engine.actor(self._state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor == OVER

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal moves."""
        return list(self._moves)

    @property
    def _moves(self) -> tuple[int, ...]:
        if self._legal is None:
            self._legal = tuple(self.engine.legal(self._state)) if self.actor >= 0 else ()
        return self._legal

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, as values with a number and a text; none while nobody decides."""
        state, title, names = self.state, self.title, list(self.names)

        def can(text: str) -> bool:
            try:
                return state.actor >= 0 and title.why_not_text(state, text, names) is None
            except Refusal:
                return False

        return LegalMoves(self._moves, lambda number: title.move_text(state, number), can)

    def legal_texts(self) -> list[str]:
        """The legal moves in their text form."""
        return [self.title.move_text(self.state, move) for move in self._moves]

    def move_text(self, move: int) -> str:
        """The text form of a legal move."""
        return self.title.move_text(self.state, move)

    # Playing.

    def play(self, move: Move | str | int) -> Match:
        """Plays a move, given as itself, as text or as number, and deals until the next decision.

        A text may stand for several moves (`buy R5 G2`): all of them are played, or none.
        Raises IllegalMove with the reason, or Refusal for a text that cannot be read.
        """
        if isinstance(move, Move):
            # Its text, too: the same number may have meant something else where the move comes from.
            if move.number not in self._moves or self.move_text(move.number) != move.text:
                move = move.text
            else:
                move = move.number
        if isinstance(move, str):
            move = self.title.with_seats(move, self.names)
            moves = self.title.read_moves(self.state, move)
            reason = self.title.why_not_text(self.state, move, self.names)
        else:
            moves = [move]
            legal = self.engine.is_legal(self._state, move) if self._legal is None else move in self._legal
            reason = None if legal else self.title.why_not(self.state, move, self.names)
        if reason:
            raise IllegalMove(reason)
        for number in moves:
            self._step(Step(self.actor, number))
        self.deal_on()
        return self

    def repeat(self, steps: Sequence[Step]) -> None:
        """Makes steps that were made before, moves and deals as they were; nothing more is dealt."""
        for step in steps:
            self._step(step)

    def deal(self, outcome: str | int) -> Match:
        """Makes chance do what it is told: for records, scenarios and tables with real cards."""
        if self.actor != CHANCE:
            raise Refusal(Say("no-deal-due"))
        number = self.title.read_outcome(outcome, self.names) if isinstance(outcome, str) else outcome
        if number not in self.engine.chance(self._state).weights:
            known = 0 <= number < self.title.rules.OUTCOMES
            text = self.title.outcome_text(number, self.names) if known else str(number)
            raise Refusal(Say("cannot-be-dealt", outcome=text))
        self._step(Step(CHANCE, number))
        return self

    def deal_on(self) -> None:
        """Lets the dealer, if there is one, deal until somebody has to decide."""
        while self.actor == CHANCE and self.dealer:
            self._step(Step(CHANCE, self.dealt_by(self.dealer)))

    def dealt_by(self, dealer: Dealer) -> int:
        """The outcome that a dealer has for the draw that is due."""
        due = self.engine.chance(self._state)
        return self.engine.outcome(self._state, dealer.ticket(self.title.name, due.label, due.total))

    def _step(self, step: Step) -> None:
        self._undone.clear()
        self._make(step)

    def _make(self, step: Step) -> None:
        # A state is never changed once it stood here, so that the past and copies can share it.
        self._past.append(_Past(self._state, step))
        self._state = self.engine.clone(self._state)
        if step.seat == CHANCE:
            self.engine.deal(self._state, step.number)
        else:
            self.engine.apply(self._state, step.number)
        self._lists = self._legal = self._open = None

    def _set_state(self, state: State) -> None:
        self._state = state
        self._lists = self._legal = self._open = None

    def goes_without_saying(self, text: str) -> bool:
        """Whether a text names what followed from the last move by itself, because there was no choice."""
        for past in reversed(self._past):
            if past.step.seat != CHANCE:
                before, said = self.engine.lists(past.state), self.title.with_seats(text, self.names)
                return self.title.passed_by_itself(before, past.step.number, self.state, said)
        return False

    # Undo.

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back: not when something was revealed since."""
        return bool(self._past) and self._past[-1].step.seat != CHANCE

    def undo(self) -> None:
        """Takes the last decision back. Refuses where a card was revealed since."""
        if not self._past or all(past.step.seat == CHANCE for past in self._past):
            raise Refusal(Say("nothing-to-undo"))
        if not self.can_undo:
            raise Refusal(Say("revealed-since"))
        past = self._past.pop()
        self._set_state(past.state)
        self._undone.append(past)

    def redo(self) -> None:
        """Makes the decision again that was taken back last."""
        if not self._undone:
            raise Refusal(Say("nothing-to-redo"))
        past = self._undone.pop()
        self._make(past.step)
        self.deal_on()

    def back_to(self, step: int) -> None:
        """Goes back to where so many steps had been made, whatever was revealed since."""
        while self.step > max(step, self.first):
            self._set_state(self._past.pop().state)
        self._undone.clear()

    def forget(self, step: int) -> None:
        """Remembers no more what was before a step; what is forgotten cannot be undone or looked at."""
        if step > self.first:
            del self._past[: step - self.first]
            self.first = step

    def rewind(self) -> None:
        """Goes back to before the first step, with nothing dealt; for records and scenarios."""
        self._set_state(self._past[0].state if self._past else self._state)
        self._past.clear()
        self._undone.clear()

    # What people ask for.

    def why_not(self, text: str) -> Reason | None:
        """Why a typed move is not legal; None when it is."""
        return self.title.why_not_text(self.state, self.title.with_seats(text, self.names), self.names)

    def preview(self, text: str) -> dict[str, Any]:
        """What a legal move would bring about, as far as it is certain."""
        moves = self.title.read_moves(self.state, self.title.with_seats(text, self.names))
        reason = self.title.why_not(self.state, moves[0], self.names)
        if reason:
            raise IllegalMove(reason)
        return self.title.preview(self.state, moves[0])

    def view(self, seat: int | None = None, memory: bool = False, step: int | None = None) -> dict[str, Any]:
        """The table as a seat may see it (None: a spectator), now or before an earlier step."""
        seen: dict[str, Any] = own_copy(self.shared_view(seat, memory, step))
        return seen

    def shared_view(self, seat: int | None = None, memory: bool = False, step: int | None = None) -> dict[str, Any]:
        """The same, sooner, for those who only read: its parts belong to other views as well."""
        if seat is not None and not 0 <= seat < self.players:
            raise Refusal(Say("no-such-seat", name=str(seat), names=tuple(self.names)))
        if step is not None and step != self.step:
            seen = self.title.view(self.engine.lists(self._past_at(step).state), seat, memory)
        else:
            self._open = self._open or self.title.open_view(self.state)
            seen = self.title.view(self.state, seat, memory, self._open)
        seen["names"] = list(self.names)
        return seen

    def seat(self) -> Seat:
        """The seat that has to decide, with all that it knows and nothing more: what a bot is given."""
        if self.actor < 0:
            raise Refusal(Say("nobody-decides"))
        return seat_at(self.title, self.engine, self._state)

    def table(self, seat: int | None = None, memory: bool = False, speak: Speaker | None = None) -> list[Line]:
        """The table of a view, drawn as text with styles."""
        return self.title.draw(self.view(seat, memory), speak or speaker("en"))

    def __str__(self) -> str:
        """The whole table as somebody sees it who forgot nothing."""
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self.table(memory=True))

    def _repr_svg_(self) -> str:
        """The same as a picture, which notebooks show."""
        from shokai.match.picture import picture

        return picture(self.table(memory=True), repr(self))

    def __repr__(self) -> str:
        to_play = "over" if self.over else f"{self.names[self.actor]} to play" if self.actor >= 0 else "deal due"
        return f"<Match {self.title.name}, {self.players} players, step {self.step}, {to_play}>"

    @property
    def standing(self) -> Standing:
        """Points and places; while the game goes on, those that it would come to if it ended now."""
        return self.engine.standing(self._state, self.players)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if not self.over:
            return None
        end = self.standing
        winners = tuple(seat for seat, place in enumerate(end.places) if place == 1)
        return Outcome(end.points, end.places, winners, end.reason)

    def decisions(self) -> Iterator[Decision]:
        """The moves that were made so far, as far as they are remembered; deals are left out.

        >>> [str(made.move) for made in Match("osaka", seed="7").play("token R").decisions()]
        ['token R']
        """
        for number, past in enumerate(self._past, self.first):
            seat, move = past.step.seat, past.step.number
            if seat >= 0:
                text = self.title.move_text(self.engine.lists(past.state), move)
                yield Decision(number, seat, self.names[seat], Move(move, text))

    @property
    def steps(self) -> list[Step]:
        """Everything that happened so far, as far as it is remembered."""
        return [past.step for past in self._past]

    @property
    def step(self) -> int:
        """How many steps were made so far."""
        return self.first + len(self._past)

    def figures_over_time(self) -> dict[str, list[list[int]]]:
        """The open figures of all seats, by name, before each step that is remembered, and now.

        >>> Match("osaka", seed="7").figures_over_time()["hand"][-3:]
        [[4, 1], [4, 2], [4, 3]]
        """
        curves: dict[str, list[list[int]]] = {}
        for state in [past.state for past in self._past] + [self._state]:
            s = self.engine.lists(state)
            told = [self.title.figures(s, seat) for seat in range(self.players)]
            for name in told[0]:
                curves.setdefault(name, []).append([figures[name] for figures in told])
        return curves

    def log(self, since: int = 0) -> list[Say]:
        """What happened from a step on, in sentences; deals of a kind are told together."""
        said: list[Say] = []
        for step in range(max(since, self.first), self.step):
            for line in self.log_of(step):
                joined = _joined(said[-1], line) if said else None
                if joined:
                    said[-1] = joined
                else:
                    said.append(line)
        return said

    def log_of(self, step: int) -> list[Say]:
        """What happened in one step."""
        past = self._past_at(step)
        later = self._past_at(step + 1).state if step + 1 < self.step else self._state
        return self.title.story(self.engine.lists(past.state), past.step, self.engine.lists(later), self.names)

    # Copies and texts.

    def clone(self) -> Match:
        """A match that goes its own way from here; `copy.copy` and `copy.deepcopy` make the same."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        # States are never changed, steps and dealers neither: these are all that a match writes to.
        twin.names, twin._past, twin._undone = list(self.names), list(self._past), list(self._undone)
        return twin

    __copy__ = clone

    def __eq__(self, other: object) -> bool:
        """Whether the same game stands at the same position, whoever plays and however it came about."""
        return isinstance(other, Match) and self._place() == other._place()

    # A match changes; its position has a hash.
    __hash__ = None  # type: ignore[assignment]

    def position_hash(self) -> str:
        """A short text that two matches share when they are equal, the same in every process and on every machine."""
        return hashlib.sha256(repr(self._place()).encode()).hexdigest()[:32]

    def _place(self) -> tuple[str, int, bytes]:
        return self.title.name, self.players, bytes(self.engine.fields.to_bytes(self.state))

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        twin = memo[id(self)] = self.clone()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        # The title is a module, and what was worked out on the way can be worked out again.
        return self.__dict__ | {"title": self.title.name, "_legal": None, "_lists": None, "_open": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.title = title_for(state["title"])

    def at(self, step: int) -> Match:
        """A match of its own that stands where this one stood after so many steps, at the next decision.

        Refuses steps that this match has not reached yet, or has forgotten.
        """
        while step < self.step and self._past_at(step).step.seat == CHANCE:
            step += 1
        twin = self.clone()
        if step != self.step:
            twin._set_state(self._past_at(step).state)
            del twin._past[step - self.first :]
            twin._undone.clear()
        return twin

    def _past_at(self, step: int) -> _Past:
        """The step after so many others, with the state before it."""
        if not self.first <= step < self.step:
            raise Refusal(Say("no-such-step", step=str(step), first=str(self.first), last=str(self.step)))
        return self._past[step - self.first]

    def position(self) -> str:
        """The position as text."""
        return "\n".join(self.title.write_position(self.state, self.names)) + "\n"

    def record(self, secret: bool = False) -> str:
        """The game as text. The seed is in it when the game is over, or when `secret` is asked for."""
        from shokai.match.record import write_record

        return write_record(self, secret)

    def save(self, path: str) -> None:
        """Writes the game to a file, seed included, so that it can be played on."""
        from shokai.match.record import save_record

        save_record(self, path)


# Words that stand for something else where names stand.
RESERVED = {"chance", "nobody", "neutral", "deal", "hand", "rest", "-", "start"}


def _joined(first: Say, second: Say) -> Say | None:
    """Two sentences that differ only in the cards they tell of, as one."""
    if first.id != second.id or not isinstance(first.args.get("cards"), tuple):
        return None
    if any(first.args[k] != second.args[k] for k in first.args if k != "cards"):
        return None
    return Say(first.id, **{**first.args, "cards": first.args["cards"] + second.args["cards"]})


def entries_of(text: str) -> dict[str, str]:
    """The lines of a position's text, by their keys."""
    entries = {}
    for line in filter(None, (line.strip() for line in text.splitlines())):
        key, colon, value = line.partition(":")
        if not colon:
            raise Refusal(Say("position-no-colon", line=line))
        entries[key.strip()] = value.strip()
    return entries


def checked_seed(seed: str) -> str:
    """A seed that fits into one line of a record."""
    if not seed.strip() or not is_plain(seed) or len(seed) > 200:
        raise Refusal(Say("bad-seed"))
    return seed


def is_plain(text: str) -> bool:
    """Whether a text can be printed and written to any file."""
    # Halves of characters, which some systems let through, are not printable either.
    return text.isprintable()


def checked_names(names: Sequence[str] | None, title: Title, players: int) -> list[str]:
    """Names for all seats, fit for records: one word each, no two alike."""
    chosen = list(names or title.seat_names[:players])
    plain = all(
        name.split() == [name] and is_plain(name) and len(name) <= 24 and not set(name) & set(':*"[]#,/')
        for name in chosen
    )
    plain = plain and not {name.lower() for name in chosen} & RESERVED
    if len(chosen) != players or len({name.lower() for name in chosen}) != players or not plain:
        raise Refusal(Say("bad-names", names=tuple(chosen), players=players))
    return chosen
