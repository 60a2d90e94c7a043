"""What a game brings to the table besides its rules: notation, views, reasons, sentences.

The contract (`shokai.engine.contract`) is what machines need of a game; a Game is what people need.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol, SupportsIndex, cast

from shokai.engine.fields import State
from shokai.engine.once import once
from shokai.games import GAMES
from shokai.match.numbers import is_number
from shokai.match.own_games import check_rules, loading, no_such_game
from shokai.texts import Refusal, Say

# A piece of a drawn table: text and the name of its style ("" for plain).
Span = tuple[str, str]
Line = list[Span]


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal: the failed condition, and the section of the rules that says so."""

    said: Say
    section: str

    @property
    def code(self) -> str:
        """The short name of the reason, as scenarios use it."""
        return self.said.id.split("-why-", 1)[-1]

    def __str__(self) -> str:
        return str(self.said)


@dataclass(frozen=True)
class Step:
    """One step of a game: a move of a seat, or an outcome of chance (seat CHANCE)."""

    seat: int
    number: int


@dataclass(frozen=True)
class CardLine:
    """A component in words: its group, its text, where its values come from and what of it is known.

    The source is `printed`, `partly` printed, `reconstructed`, or a player's `own`.
    """

    group: str
    text: str
    source: str
    known: str


class Game(Protocol):
    """A game at the table. Every function reads list states and changes none.

    `sections` are the ids of the rules' sections in order; `verbs` are the words that moves begin
    with, in the order in which a list of moves shows them. Facts are named by the last word of
    their keys: scenarios compare `ordered_facts` in order, of `partial_facts` only what they name.
    `declines_at_once` says whether a scenario passes over a seat that can only decline as soon as it
    looks at the table, or only when somebody else moves. `card_sets` is the number of the newest set of
    cards: a card that changes makes a new set, and what was begun with an earlier one goes on with it.
    `full_name` is what is printed on the box. No rule ends a game that nobody wants to end: environments cut one off
    after `most_decisions` of all seats together, forced ones too, unless something else is said. `view_type` is the
    TypedDict of a match's views, names included; documents are made from it.
    """

    name: str
    full_name: str
    rules: ModuleType
    seat_names: tuple[str, ...]
    sections: tuple[str, ...]
    verbs: tuple[str, ...]
    ordered_facts: frozenset[str]
    partial_facts: frozenset[str]
    declines_at_once: bool
    options: dict[str, int]
    card_sets: int
    most_decisions: int
    view_type: type[Any]

    def move_text(self, s: State, move: int) -> str:
        """The short text form of a move, the same in every language."""

    def read_moves(self, s: State, text: str) -> list[int]:
        """The moves a text stands for, often one; raises Refusal for what cannot be read or played."""

    def join_moves(self, first: str, second: str) -> str | None:
        """Two moves of a seat in a row as one text for a record; None where they stay apart."""

    def outcome_text(self, outcome: int, names: Sequence[str]) -> str:
        """The short text form of a chance outcome."""

    def read_outcome(self, text: str, names: Sequence[str]) -> int:
        """The chance outcome a text stands for."""

    def why_not(self, s: State, move: int, names: Sequence[str]) -> Reason | None:
        """Why a move is not legal; None when it is."""

    def why_not_text(self, s: State, text: str, names: Sequence[str]) -> Reason | None:
        """The same for a typed move, which may be one that has no number at all."""

    def with_seats(self, text: str, names: Sequence[str], every: bool = False) -> str:
        """A typed move with the notation's words for players who are called by name.

        Names that are themselves such words, of another seat, count as names only where `every` name does.
        """

    def only_says_no(self, legal: list[int]) -> bool:
        """Whether all the seat can do is to decline: nobody needs to wait for it."""

    def goes_on(self, legal: list[int]) -> bool:
        """Whether one thing only can follow what the seat has begun: a scenario need not mention it."""

    def passed_by_itself(self, before: State, move: int, after: State, text: str) -> bool:
        """Whether a text names what followed from the last move by itself, because there was no choice."""

    def card_lines(self, own: str | None = None) -> list[CardLine]:
        """All components; with the text of a player's own cards file, those in their place."""

    def use_cards(self, s: State, text: str) -> None:
        """Writes a player's own cards into a state before its first deal; raises Refusal."""

    def use_card_set(self, s: State, number: int) -> None:
        """Writes the cards of an earlier set into a state before its first deal."""

    def changed_cards(self, s: State) -> int:
        """How many cards of a state are not the printed ones, of whatever set."""

    def question(self, s: State) -> Say:
        """What the seat that acts is asked."""

    def preview(self, s: State, move: int) -> Mapping[str, Any]:
        """What a legal move would bring about, as far as it is certain."""

    def preview_sentences(self, s: State, move: int, names: Sequence[str]) -> list[Say]:
        """The preview in sentences."""

    def open_view(self, s: State) -> Mapping[str, Any]:
        """What everybody sees alike: the part of a view that is made once for all who look at a state."""

    def view(self, s: State, seat: int | None, memory: bool, common: Any = None) -> Mapping[str, Any]:
        """The table as a seat (None: a spectator) may see it, without names. `common` is what `open_view` has made.

        See docs/reference/formats.md. Nobody changes a view's parts.
        """

    def figures(self, s: State, seat: int) -> dict[str, int]:
        """What can be counted about a seat and lies open to everybody, by name: for curves over a game."""

    def draw(self, view: Any, speak: Any) -> list[Line]:
        """The table of a view, drawn as text with styles."""

    def story(self, before: State, step: Step, after: State, names: Sequence[str]) -> list[Say]:
        """What happened in a step, in sentences."""

    def final_lines(self, s: State, names: Sequence[str]) -> list[Say]:
        """The score sheet, line by line."""

    def write_position(self, s: State, names: Sequence[str]) -> list[str]:
        """A state as lines `key: value`, complete: reading them gives the same state."""

    def read_position(self, entries: dict[str, str]) -> tuple[State, list[str]]:
        """A state and the names of the seats from such lines; raises Refusal."""

    def fact_key(self, s: State, key: str) -> str:
        """The key that a scenario asks for, as `facts` spells it."""

    def fact_value(self, s: State, key: str, value: str) -> str:
        """The value that a scenario asks for, as `facts` spells it: whatever a position accepts."""

    def facts(self, s: State, names: Sequence[str]) -> dict[str, str]:
        """All that a scenario can ask about, as `key: value`."""


def read_options(game: Game, text: str | int) -> int:
    """Options named by words, `2024 mini1`, as the number that the rules take; such a number is checked.

    >>> read_options(game_for("yokohama"), "2024 mini1")
    3
    """
    options = 0
    if isinstance(text, int):
        for bits in game.options.values():
            options |= bits
        if text != text & options:
            raise Refusal(Say("no-such-option", option=str(text), game=game.name, options=tuple(game.options)))
        return text
    words = text.replace(",", " ").split()
    for word in words:
        if not game.options:
            raise Refusal(Say("no-options", option=word, game=game.name))
        if word not in game.options:
            raise Refusal(Say("no-such-option", option=word, game=game.name, options=tuple(game.options)))
        options |= game.options[word]
    editions = {word for word in words if word.isdecimal()}
    if len(editions) > 1:
        raise Refusal(Say("one-edition", editions=tuple(sorted(editions))))
    return options


def option_words(game: Game, options: int) -> str:
    """The words for a number of options."""
    return " ".join(word for word, bits in game.options.items() if bits and options & bits == bits)


def edition_of(game: Game, options: int) -> int:
    """The edition that is played, for texts that name things as it does: an option that is a year, or the first.

    >>> edition_of(game_for("yokohama"), read_options(game_for("yokohama"), "2024 mini1"))
    2024
    """
    years = [int(word) for word in option_words(game, options).split() if word.isdecimal()]
    return max(years, default=2016)


def check_players(game: Game, players: int) -> None:
    """Refuses a number of players that a game is not for."""
    if isinstance(players, bool) or not isinstance(players, SupportsIndex):
        raise TypeError(f"The number of players is an int, not {players!r}.")
    fewest, most = game.rules.PLAYERS
    if not fewest <= players <= most:
        raise Refusal(Say("bad-player-count", game=game.name, players=players, fewest=fewest, most=most))


def read_card_set(game: str, card_sets: int, text: str | None) -> int:
    """The number of a set of cards; None, which is what texts from before there were sets say, is the first.

    >>> read_card_set("yokohama", 2, None), read_card_set("yokohama", 2, "2")
    (1, 2)
    """
    if text is None:
        return 1
    if not is_number(text, card_sets) or int(text) == 0:
        raise Refusal(Say("no-such-card-set", game=game, number=text[:20], newest=card_sets))
    return int(text)


def game_for(name: str) -> Game:
    """The game of that name.

    >>> game_for("osaka").seat_names
    ('White', 'Pink', 'Grey', 'Beige')
    """
    if name not in GAMES:
        raise no_such_game(name, GAMES)
    with loading(name):
        return _game(name)


def check_games() -> None:
    """Refuses to go on with a game of one's own that cannot be loaded: for servers, which need all of them."""
    for name in GAMES:
        game_for(name)


@once
def _game(name: str) -> Game:
    folder = f"shokai.games.{name}"
    rules = import_module(f"{folder}.rules")
    check_rules(name, rules)
    own = import_module(f"{folder}.table") if find_spec(f"{folder}.table") else None
    if own is not None and all(hasattr(own, part) for part in _PARTS):
        return cast(Game, own)
    from shokai.match.plain_table import PlainTable

    return PlainTable(name, rules, own)


# All that a table must have to do without the plain one.
_PARTS = frozenset(Game.__annotations__) | {part for part in vars(Game) if not part.startswith("_")}
