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
from pathlib import Path
from typing import Any, Generic, Self, SupportsIndex, cast

from shokai.engine.engine import CHANCE, OVER, Standing, engine_for
from shokai.engine.fields import State
from shokai.match.dealer import Dealer, new_seed
from shokai.match.entries import entries_of
from shokai.match.game import Game, Line, Reason, Step, check_players, game_for, read_card_set, read_options
from shokai.match.history import History
from shokai.match.moves import Decision, LegalMoves, Move, Outcome
from shokai.match.names import checked_names, checked_seed
from shokai.match.notes import Annotated
from shokai.match.plain import View, own_copy
from shokai.match.seat import Seat, seat_at
from shokai.match.telling import told_together
from shokai.texts import Refusal, Say, Speaker, speaker


class IllegalMove(Refusal):
    """A move that the rules do not allow, with the reason and the rule's section."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.said)
        # A copy is made from these, and an exception that comes from another process.
        self.args = (reason,)
        self.reason = reason


class Match(Annotated, Generic[View]):
    """A game that is being played, by one thread at a time; other matches may be played in other threads.

    `seed` fixes the deals; without one a secret seed is made. `names` are the seats' names, `options`
    words like `2024 mini1`, `cards` the text of a player's own cards file, `card_set` the number of an
    earlier set of cards, and `backend` is `python` or `native` (this process's choice when not given).
    """

    # A match that was set up from a position, or with own cards, has it in its record.
    start_position: list[str] | None
    # The set of cards that it was set up with; None for one that a position or a state says all of.
    card_set: int | None
    # The commitment that the match's record gave, right or wrong; empty for a match that comes from no record.
    told_commitment: str = ""
    # Where the game stands, and the steps that led there.
    history: History

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
        kind = game_for(game)
        chosen = read_options(kind, options)
        check_players(kind, players)
        self._begin(kind, players, names, chosen, backend, seed)
        newest = kind.card_sets
        self.card_set = newest if card_set is None else read_card_set(game, newest, str(card_set))
        state = self.engine.new(players, chosen)
        if cards is not None or self.card_set != newest:
            s = self.engine.lists(state)
            kind.use_card_set(s, self.card_set)
            if cards is not None:
                kind.use_cards(s, cards)
                # Own cards are part of the record, so that it can be read without the file.
                self.start_position = kind.write_position(s, self.names)
            state = self.engine.of_lists(s)
        self.history = History(self.engine, state)
        self.deal_on()

    def _begin(
        self, game: Game, players: int, names: Sequence[str] | None, options: int, backend: str | None,
        seed: str | int | None,
    ) -> None:  # fmt: skip
        self.kind, self.players, self.options = game, players, options
        self.names = checked_names(names, game, players)
        self.engine = engine_for(game.rules, backend)
        self.dealer: Dealer | None = Dealer(new_seed() if seed is None else checked_seed(str(seed)))
        self.start_position = None
        self.card_set = None

    @classmethod
    def from_position(
        cls, game: str, position: str | dict[str, str], *, seed: str | int | None = None, backend: str | None = None
    ) -> Self:
        """A match that starts from a position (docs/reference/formats.md): its text, or its lines by their keys.

        >>> match = Match.from_position("osaka", {"market": "R5 B2", "White hand": "G5 Y2"})
        >>> match.legal_texts()
        ['take R5', 'reserve R5', 'take B2', 'reserve B2', 'buy']
        """
        kind = game_for(game)
        s, names = kind.read_position(entries_of(position) if isinstance(position, str) else position)
        match = cls.__new__(cls)
        # A game without options has no such field.
        match._begin(kind, len(names), names, getattr(s, "options", 0), backend, seed)
        match.start_position = kind.write_position(s, names)
        match.history = History(match.engine, match.engine.of_lists(s))
        return match

    @property
    def game(self) -> str:
        """The name of the game; `kind` is the game itself, with its rules, notation and sentences."""
        return self.kind.name

    # Whose move it is, and which moves there are.

    @property
    def state(self) -> State:
        """The state as a list state. Read it; play to change it."""
        return self.history.lists

    @property
    def actor(self) -> int:
        """The seat that decides now, or CHANCE or OVER."""
        return self.history.actor

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor == OVER

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal moves."""
        return list(self.history.legal)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, as values with a number and a text; none while nobody decides."""
        return LegalMoves(self.kind, self.state, self.history.legal, self.names)

    def legal_texts(self) -> list[str]:
        """The legal moves in their text form."""
        return [self.kind.move_text(self.state, move) for move in self.history.legal]

    def move_text(self, move: int) -> str:
        """The text form of a legal move."""
        return self.kind.move_text(self.state, move)

    # Playing.

    def play(self, move: Move | str | int) -> Self:
        """Plays a move, given as itself, as text or as number, and deals until the next decision.

        A text may stand for several moves (`buy R5 G2`): all of them are played, or none.
        Raises IllegalMove with the reason, or Refusal for a text that cannot be read.
        """
        if isinstance(move, bool) or not isinstance(move, int | str | Move | SupportsIndex):
            raise TypeError(f"A move is a Move, its text or its number, not {move!r}.")
        if isinstance(move, Move):
            # Its text, too: the same number may have meant something else where the move comes from.
            if move.number not in self.history.legal or self.move_text(move.number) != move.text:
                move = move.text
            else:
                move = move.number
        if isinstance(move, str):
            move = self.kind.with_seats(move, self.names)
            moves = self.kind.read_moves(self.state, move)
            reason = self.kind.why_not_text(self.state, move, self.names)
        else:
            moves = [move]
            reason = None if self.history.is_legal(move) else self.kind.why_not(self.state, move, self.names)
        if reason:
            raise IllegalMove(reason)
        for number in moves:
            self.history.make(Step(self.actor, number))
        self.deal_on()
        return self

    def deal(self, outcome: str | int) -> Self:
        """Makes chance do what it is told: for records, scenarios and tables with real cards."""
        if self.actor != CHANCE:
            raise Refusal(Say("no-deal-due"))
        number = self.kind.read_outcome(outcome, self.names) if isinstance(outcome, str) else outcome
        if number not in self.engine.chance(self.history.state).weights:
            known = 0 <= number < self.kind.rules.OUTCOMES
            text = self.kind.outcome_text(number, self.names) if known else str(number)
            raise Refusal(Say("cannot-be-dealt", outcome=text))
        self.history.make(Step(CHANCE, number))
        return self

    def deal_on(self) -> None:
        """Lets the dealer, if there is one, deal until somebody has to decide."""
        while self.actor == CHANCE and self.dealer:
            self.history.make(Step(CHANCE, self.dealer.outcome(self.game, self.history)))

    # Undo.

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back: not when something was revealed since."""
        return self.history.can_undo

    def undo(self) -> None:
        """Takes the last decision back. Refuses where a card was revealed since."""
        self.history.undo()

    def redo(self) -> None:
        """Makes the decision again that was taken back last."""
        self.history.redo()
        self.deal_on()

    # What people ask for.

    def why_not(self, text: str) -> Reason | None:
        """Why a typed move is not legal; None when it is."""
        return self.kind.why_not_text(self.state, self.kind.with_seats(text, self.names), self.names)

    def preview(self, text: str) -> dict[str, Any]:
        """What a legal move would bring about, as far as it is certain."""
        moves = self.kind.read_moves(self.state, self.kind.with_seats(text, self.names))
        reason = self.kind.why_not(self.state, moves[0], self.names)
        if reason:
            raise IllegalMove(reason)
        return cast(dict[str, Any], self.kind.preview(self.state, moves[0]))

    def view(self, seat: int | None = None, memory: bool = False, step: int | None = None) -> View:
        """The table as a seat may see it (None: a spectator), now or before an earlier step.

        Its keys are in docs/reference/formats.md. `Match[OsakaView]("osaka")` has views with types, which each game
        brings in its `table`.
        """
        if seat is not None and not 0 <= seat < self.players:
            raise Refusal(Say("no-such-seat", name=str(seat), names=tuple(self.names)))
        s = self.state if step in (None, self.step) else self.engine.lists(self.history.at(step).state)
        # What is alike in many views is made once, and nobody's to change: this one is the caller's own.
        seen: dict[str, Any] = own_copy(self.kind.view(s, seat, memory))
        return cast(View, seen | {"names": list(self.names)})

    def seat(self) -> Seat:
        """The seat that has to decide, with all that it knows and nothing more: what a bot is given."""
        if self.actor < 0:
            raise Refusal(Say("nobody-decides"))
        return seat_at(self.kind, self.engine, self.history.state)

    def table(self, seat: int | None = None, memory: bool = False, speak: Speaker | None = None) -> list[Line]:
        """The table of a view, drawn as text with styles."""
        return self.kind.draw(self.view(seat, memory), speak or speaker("en"))

    def __str__(self) -> str:
        """The whole table as somebody sees it who forgot nothing."""
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self.table(memory=True))

    def _repr_svg_(self) -> str:
        """The same as a picture, which notebooks show."""
        from shokai.match.picture import picture

        return picture(self.table(memory=True), repr(self))

    def __repr__(self) -> str:
        to_play = "over" if self.over else f"{self.names[self.actor]} to play" if self.actor >= 0 else "deal due"
        return f"<Match {self.game}, {self.players} players, step {self.step}, {to_play}>"

    @property
    def standing(self) -> Standing:
        """Points and places; while the game goes on, those that it would come to if it ended now."""
        return self.engine.standing(self.history.state, self.players)

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
        for number, past in enumerate(self.history.past, self.history.first):
            seat, move = past.step.seat, past.step.number
            if seat >= 0:
                text = self.kind.move_text(self.engine.lists(past.state), move)
                yield Decision(number, seat, self.names[seat], Move(move, text), past.comment)

    @property
    def steps(self) -> list[Step]:
        """Everything that happened so far, as far as it is remembered."""
        return self.history.steps

    @property
    def step(self) -> int:
        """How many steps were made so far."""
        return self.history.step

    def figures_over_time(self) -> dict[str, list[list[int]]]:
        """The open figures of all seats, by name, before each step that is remembered, and now.

        >>> Match("osaka", seed="7").figures_over_time()["hand"][-3:]
        [[4, 1], [4, 2], [4, 3]]
        """
        curves: dict[str, list[list[int]]] = {}
        for state in self.history.states:
            s = self.engine.lists(state)
            told = [self.kind.figures(s, seat) for seat in range(self.players)]
            for name in told[0]:
                curves.setdefault(name, []).append([figures[name] for figures in told])
        return curves

    def log(self, since: int = 0) -> list[Say]:
        """What happened from a step on, in sentences; deals of a kind are told together."""
        lines = map(self.log_of, range(max(since, self.history.first), self.step))
        return told_together(line for of_one in lines for line in of_one)

    def log_of(self, step: int) -> list[Say]:
        """What happened in one step."""
        past = self.history.at(step)
        later = self.engine.lists(self.history.after(step))
        return self.kind.story(self.engine.lists(past.state), past.step, later, self.names)

    # Copies and texts.

    def clone(self) -> Self:
        """A match that goes its own way from here; `copy.copy` and `copy.deepcopy` make the same."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin.names, twin.history = list(self.names), self.history.copy()
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
        return self.game, self.players, self.engine.fields.packed(self.state)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = memo[id(self)] = self.clone()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        # The game is a module.
        return self.__dict__ | {"kind": self.game}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.kind = game_for(state["kind"])

    def at(self, step: int) -> Self:
        """A match of its own that stands where this one stood after so many steps, at the next decision.

        Refuses steps that this match has not reached yet, or has forgotten.
        """
        while step < self.step and self.history.at(step).step.seat == CHANCE:
            step += 1
        twin = self.clone()
        if step != self.step:
            self.history.at(step)  # refuses what is to come
            twin.history.back_to(step)
        return twin

    def position(self) -> str:
        """The position as text."""
        return "\n".join(self.kind.write_position(self.state, self.names)) + "\n"

    def record(self, secret: bool = False) -> str:
        """The game as text. The seed is in it when the game is over, or when `secret` is asked for."""
        from shokai.match.record import write_record

        return write_record(self, secret)

    def save(self, path: str | Path) -> None:
        """Writes the game to a file, seed included, so that it can be played on."""
        from shokai.match.record import save_record

        save_record(self, str(path))
