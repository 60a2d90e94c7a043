"""Bots with a network: its first thought, and search that it guides."""

from __future__ import annotations

import logging
import random
import time
from dataclasses import replace
from typing import Any

from shokai.bots.guided_room import GuidedHow, GuidedRoom, Impression, guided_thinker_at
from shokai.bots.planning import HeuristicBot
from shokai.bots.searching import SearchBot
from shokai.bots.thinker import seed_for
from shokai.match.seat import Seat
from shokai.network.brain import Brain, brain_for, checked_file
from shokai.network.layers import exponential
from shokai.texts import Refusal

_log = logging.getLogger("shokai.bots")
# How long the bot thinks about a turn that plays where there is no network.
TURNS = 150
# For so many seconds a bot goes on with its network before it looks whether the file has changed.
SECONDS = 1.0


class NetworkBot:
    """Plays what its network thinks first: the likeliest move, or with a `temperature` any, by its likelihood.

    Where the game has no network to use, it says so in the log and plays as `heuristic`. A `file` that was asked for
    must be one: a Refusal says what is wrong with it.
    """

    # See `shokai.arena.patience`.
    prompt = True

    def __init__(self, seed: int, temperature: float = 0.0, file: str | None = None) -> None:
        self._seed, self._temperature = seed, temperature
        self._file = checked_file(file)
        self._brain: tuple[str, str, float, Brain] | None = None

    def impression(self, seat: Seat) -> Impression:
        """What the network thinks of a position."""
        thinker = guided_thinker_at(seat)
        room = thinker.borrow()
        room.think_with(self._brain_for(seat.game, thinker.engine.backend))
        told = room.impression(thinker.known(seat), seat.legal, seat.players, seat.number)
        thinker.give_back(room)
        return told

    def _brain_for(self, game: str, backend: str) -> Brain:
        now = time.monotonic()
        kept = self._brain
        if kept and kept[:2] == (game, backend) and now < kept[2]:
            return kept[3]
        brain = brain_for(game, backend, self._file)
        self._brain = (game, backend, now + SECONDS, brain)
        return brain

    def choose(self, seat: Seat) -> int:
        if len(seat.legal) == 1:
            return seat.legal[0]
        try:
            logits = self.impression(seat).logits
        except Refusal as refusal:
            if self._file:
                raise
            _log.warning("%s", refusal)
            return HeuristicBot(self._seed, TURNS).choose(seat)
        best = max(logits.values())
        if self._temperature <= 0:
            return min(move for move, logit in logits.items() if logit == best)
        parts = [exponential((logit - best) / self._temperature) for logit in logits.values()]
        dice = random.Random(seed_for(self._seed, seat))
        return dice.choices(list(logits), parts)[0]


class MasterBot(SearchBot):
    """Monte-Carlo tree search guided by a network, for `seconds` or a fixed number of `iterations`; see `SearchBot`.

    Where the game has no network to use, it says so in the log and plays as `search`; a `file` is as that of
    `NetworkBot`.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        iterations: float | None = None,
        file: str | None = None,
        **settings: Any,
    ) -> None:
        super().__init__(seed, seconds, iterations, None, **settings)
        self._file = checked_file(file)

    def _thinker(self, seat: Seat) -> Any:
        return guided_thinker_at(seat) if self._guided(seat) else super()._thinker(seat)

    def _guided(self, seat: Seat) -> bool:
        try:
            brain_for(seat.game, "python", self._file)
        except Refusal as refusal:
            if self._file:
                raise
            _log.warning("%s", refusal)
            return False
        return True

    def _how_for(self, seat: Seat) -> Any:
        return replace(GuidedHow(), **self._how) if self._guided(seat) else super()._how_for(seat)

    def _begin(self, room: Any, how: Any, seat: Seat) -> None:
        if isinstance(room, GuidedRoom):
            room.start(how)
        else:
            super()._begin(room, how, seat)

    def _prepare(self, room: Any, seat: Seat) -> None:
        if isinstance(room, GuidedRoom):
            room.think_with(brain_for(seat.game, room.backend, self._file))
