"""One game for environments: a state, its generator, and what each seat sees of it.

>>> table = Table("osaka", players=2, backend="python")
>>> table.begin(seed=3)
>>> table.actor, table.moves_text()[:2]
(0, ['token R', 'token B'])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shokai.engine.extras import naming_the_extra

with naming_the_extra():
    import numpy as np

from shokai.engine.chance import sow
from shokai.engine.engine import OVER, engine_for
from shokai.engine.fields import State
from shokai.match.game import game_for, read_options
from shokai.match.seat import Seat, seat_at
from shokai.research import stepping
from shokai.research.observer import Observer
from shokai.research.settings import Position, check_players, limit_of, seat_set, start_from
from shokai.texts import speaker

if TYPE_CHECKING:
    from numpy.typing import NDArray


def rewards_of(places: tuple[int, ...]) -> list[float]:
    """Each seat's reward for the places of a finished game; see `stepping.reward`.

    >>> rewards_of((1, 3, 1))
    [0.5, -1.0, 0.5]
    """
    return [float(stepping.reward(places, len(places), p)) for p in range(len(places))]


class Table:
    """A game that goes from decision to decision. Chance is dealt from the seed.

    With `skip_forced`, decisions with one answer are made without asking. `most_decisions` is as for a vector;
    `decisions` counts those of all seats.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        options: str = "",
        view: str = "memory",
        backend: str = "native",
        skip_forced: bool = False,
        most_decisions: int | str | None = None,
    ) -> None:
        self._given: dict[str, Any] = {
            "game": game, "players": players, "options": options, "view": view, "backend": backend,
            "skip_forced": skip_forced, "most_decisions": most_decisions,
        }  # fmt: skip
        self.game = game_for(game)
        rules: Any = self.game.rules
        check_players(self.game, players)
        self.players = players
        self.decisions = 0
        self.moves: int = rules.MOVES
        self.observer = Observer(game, engine_for(rules, backend), view)
        self.engine = self.observer.engine
        self._options = read_options(self.game, options)
        self._go_on = self.engine.bind(stepping.go_on)
        self._words, self._rng = self.engine.ints(rules.WORDS), self.engine.ints(2)
        self._settings = self.engine.ints(stepping.SETTINGS)
        self._settings[stepping.SKIP] = int(skip_forced)
        self._settings[stepping.MOST] = limit_of(game, most_decisions)
        self.state: State = self.engine.new(players, self._options)

    def begin(
        self,
        seed: int,
        seats: tuple[int, ...] | None = None,
        by_kind: tuple[int, ...] = (),
        position: Position | None = None,
    ) -> None:
        """A new game, from its start or from a position, at its first decision; see `play`."""
        sow(self._rng, seed, 0)
        if position is None:
            self.state = self.engine.new(self.players, self._options)
        else:
            self.state = start_from(self.game, self.engine, self.players, position)
        self.decisions = 0
        self._play_on(seats, by_kind)

    @property
    def actor(self) -> int:
        """The seat that decides, or OVER."""
        return self.engine.actor(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor == OVER

    @property
    def truncated(self) -> bool:
        """Whether the game has had as many decisions as it may have, and is not over."""
        return bool(self.decisions >= self._settings[stepping.MOST]) and not self.over

    @property
    def legal(self) -> list[int]:
        """The legal moves of the seat that decides."""
        return [] if self.over else self.engine.legal(self.state)

    def moves_text(self) -> list[str]:
        """The same in words."""
        s = self.engine.lists(self.state)
        return [self.game.move_text(s, move) for move in self.legal]

    def play(self, move: int, seats: tuple[int, ...] | None = None, by_kind: tuple[int, ...] = ()) -> None:
        """Makes a legal move and deals. With `seats`, all others move at random until one of those decides; those in
        `by_kind` as the bot `random` does, the others each move equally likely."""
        self.engine.apply(self.state, move)
        self.decisions += 1
        self._play_on(seats, by_kind)

    def _play_on(self, seats: tuple[int, ...] | None, by_kind: tuple[int, ...]) -> None:
        asked = range(self.players) if seats is None else seats
        self._settings[stepping.SEATS], self._settings[stepping.BY_KIND] = seat_set(asked), seat_set(by_kind)
        self.decisions = int(self._go_on(self.state, self._settings, self.decisions, self._words, self._rng))

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat knows, in a new array."""
        return self.observer.observe(self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal move of a seat; nobody has one who does not decide."""
        mask = np.zeros(self.moves, np.int8)
        if seat == self.actor:
            mask[self.legal] = 1
        return mask

    def seat(self) -> Seat:
        """The seat that decides, as bots are given it."""
        return seat_at(self.game, self.engine, self.state)

    def points(self) -> tuple[int, ...]:
        """Everybody's points as they stand."""
        return self.engine.standing(self.state, self.players).points

    def rewards(self) -> list[float]:
        """At the end from 1 for the first to -1 for the last, else 0."""
        if not self.over:
            return [0.0] * self.players
        return rewards_of(self.engine.standing(self.state, self.players).places)

    def text(self, seat: int | None) -> str:
        """The table as a seat sees it, drawn as text."""
        seen = self.game.view(self.engine.lists(self.state), seat, self.observer.view == "memory")
        names = list(self.game.seat_names[: self.players])
        lines = self.game.draw({**seen, "names": names}, speaker("en"))
        return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)

    def __getstate__(self) -> dict[str, Any]:
        kept = {"given": self._given, "state": self.engine.clone(self.state), "decisions": self.decisions}
        return kept | {"rng": [int(n) for n in self._rng]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["given"])  # type: ignore[misc]
        self.state, self.decisions = self.engine.clone(kept["state"]), kept["decisions"]
        self._rng[:] = kept["rng"]
