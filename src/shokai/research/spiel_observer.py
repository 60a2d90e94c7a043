"""What players of our OpenSpiel games see: tensors with named pieces, and texts."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from shokai.engine.engine import Engine, engine_for
from shokai.engine.fields import State
from shokai.engine.once import once
from shokai.match.game import Game, game_for
from shokai.research import stepping
from shokai.research.observer import Observer, look_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from shokai.research.openspiel import ShokaiState


class Reading:
    """A state as lists, and what everybody sees of it: texts of several players are made of the same."""

    def __init__(self, game: Game, lists: State) -> None:
        self._game, self.lists = game, lists

    @cached_property
    def open(self) -> Mapping[str, Any]:
        """What everybody sees alike."""
        return self._game.open_view(self.lists)

    @cached_property
    def open_text(self) -> str:
        """The same as text."""
        seen = self._game.view(self.lists, None, memory=False, common=self.open)
        return json.dumps({key: value for key, value in seen.items() if key != "seat"}, sort_keys=True)


class Desk:
    """All that the states of a game share: the game, its compiled rules, its observers."""

    def __init__(self, name: str) -> None:
        self.game: Game = game_for(name)
        rules: Any = self.game.rules
        self.observers = {view: Observer(name, engine_for(rules, "native"), view) for view in ("table", "memory")}
        self.engine: Engine = self.observers["memory"].engine
        self._secret_of = self.engine.bind(stepping.secret_of)
        self._last: tuple[bytes, Reading] | None = None

    def read(self, state: State) -> Reading:
        """A state to make texts of. The last one is kept: whoever asks for a text asks for those of all players."""
        key = bytes(state)
        # Read once: another thread may put its own state there at any moment.
        last = self._last
        if last is None or last[0] != key:
            last = self._last = key, Reading(self.game, self.engine.lists(state))
        return last[1]

    def first_state(self, players: int, options: int, card_set: int) -> State:
        """A new game before the first deal."""
        state = self.engine.new(players, options)
        if card_set == self.game.card_sets:
            return state
        s = self.engine.lists(state)
        self.game.use_card_set(s, card_set)
        return self.engine.of_lists(s)

    def secret_of(self, state: State) -> int:
        """The seat that alone learns what happens next, or -1."""
        return int(self._secret_of(state))


@once
def desk_for(name: str) -> Desk:
    """The desk of a game, made when it is first needed."""
    return Desk(name)


class _Sheet(threading.local):
    """A tensor and its named pieces, for each thread its own."""

    def __init__(self, observer: Observer, left_out: frozenset[str]) -> None:
        self.tensor = np.zeros(observer.pieces.size, np.float32)
        self.dict: dict[str, Any] = observer.pieces.named(self.tensor)
        self.left_out = [piece for name, piece in self.dict.items() if name in left_out]


class ShokaiObserver:
    """Fills `tensor` with the pieces of an observation, each under its name in `dict`.

    Each thread sees what it has filled itself: OpenSpiel has one observer for all states of a game, fills it and
    copies it, and another thread may come between the two.
    """

    def __init__(self, name: str, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no observation parameters; given were {params}.")
        self._name, self._kind = name, kind
        self._observer = desk_for(name).observers["memory" if kind.perfect_recall else "table"]
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        shown = {False: kind.public_info, True: self._own}
        private = look_of(name).PRIVATE
        names = self._observer.pieces.named(np.zeros(self._observer.pieces.size, np.float32))
        self._sheet = _Sheet(self._observer, frozenset(n for n in names if not shown[n in private]))

    @property
    def tensor(self) -> NDArray[np.float32]:
        """All numbers."""
        return self._sheet.tensor

    @property
    def dict(self) -> dict[str, Any]:
        """The same numbers, by the names of their pieces."""
        return self._sheet.dict

    def set_from(self, state: ShokaiState, player: int) -> None:
        """Writes what a player sees."""
        sheet = self._sheet
        self._observer.observe(state._state, player, sheet.tensor)
        for piece in sheet.left_out:
            piece[...] = 0

    def string_from(self, state: ShokaiState, player: int) -> str:
        """What a player sees, as text."""
        kind = self._kind
        if kind.public_info and kind.perfect_recall:
            return state.known(player) if self._own else state.public()
        told = []
        if kind.public_info:
            told.append(desk_for(self._name).read(state._state).open_text)
        if self._own:
            told.append(_own_cards(state, player))
        return "\n".join(told)


def _own_cards(state: ShokaiState, player: int) -> str:
    """What a player holds and others do not see."""
    held = look_of(state.get_game().name).held(state.view(player), player)
    return f"{player} holds {' '.join(held)}"
