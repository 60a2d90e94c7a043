"""Gymnasium: one seat of a game against bots, and a vector of such seats.

Importing this module registers `shokai/Osaka-v0` and `shokai/Yokohama-v0`.

>>> import gymnasium
>>> env = gymnasium.make("shokai/Osaka-v0", players=3, opponents=("greedy", "uniform"))
>>> observation, info = env.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum())
((382,), 4)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from shokai.bots import Bot, bot_for
from shokai.research.pieces import Pieces
from shokai.research.table import Table
from shokai.research.vector import Vector


def observation_space(pieces: Pieces) -> spaces.Box:
    """The numbers of an observation with their bounds."""
    return spaces.Box(pieces.lows(), pieces.highs(), dtype=np.float32)


class ShokaiEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat decides; bots have the others. A step goes on to the seat's next decision, or to the end.

    `seat` is the seat's number, or None to take another one at random in each game. `opponents` are names of bots as
    everywhere (docs/bots.md), one for all or one for each other seat, clockwise. The reward comes at the end: from 1
    for the first to -1 for the last. The legal moves are in `info["action_mask"]` and from `action_masks()`. Whoever
    makes a move that is not legal has lost: the game ends with a reward of -1 and `info["illegal"]`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = "osaka",
        players: int = 2,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "uniform",
        options: str = "",
        view: str = "memory",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, options=options, view=view)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"There is no seat {seat} among {players}.")
        self._opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._opponents) != players - 1:
            raise ValueError(f"{players} players have {players - 1} opponents, not {len(self._opponents)}.")
        for name in self._opponents:
            bot_for(name, 0)
        # Who moves at random does so in compiled code.
        self._all_random = all(name == "uniform" for name in self._opponents)
        self._seat = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self._lost = False
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table.observer.pieces)
        self.action_space = spaces.Discrete(self.table.moves)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's, not the game's
    ) -> tuple[Any, dict[str, Any]]:
        """A new game, at the seat's first decision."""
        super().reset(seed=seed)
        players = self.table.players
        self._lost = False
        while True:
            self.seat = int(self.np_random.integers(players)) if self._seat is None else self._seat
            seeds = self.np_random.integers(2**31, size=players)
            others = [(self.seat + i) % players for i in range(1, players)]
            self._bots = {
                p: bot_for(name, int(seeds[p])) for p, name in zip(others, self._opponents, strict=True)
            }  # fmt: skip
            self.table.begin(int(seeds[self.seat]), self._own)
            self._let_others_move()
            if not self.table.over:
                return self.table.observe(self.seat), self._info()

    @property
    def _own(self) -> tuple[int, ...] | None:
        return (self.seat,) if self._all_random else None

    def _let_others_move(self) -> None:
        while not self.table.over and self.table.actor != self.seat:
            self.table.play(self._bots[self.table.actor].choose(self.table.seat()))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Makes a move and goes on to the seat's next decision."""
        if self._lost or self.table.over:
            raise RuntimeError("The game is over: call reset first.")
        move = int(action)
        if move not in self.table.legal:
            self._lost = True
            return self.table.observe(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        self.table.play(move, self._own)
        self._let_others_move()
        over = self.table.over
        return self.table.observe(self.seat), self.table.rewards()[self.seat], over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, as MaskablePPO and others ask for them."""
        return self.table.mask(self.seat).astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.table.mask(self.seat),
            "seat": self.seat,
            "points": np.array(self.table.points(), np.int64),
        }

    def render(self) -> str | None:
        """The table as the seat sees it, as text."""
        return self.table.text(self.seat) if self.render_mode == "ansi" else None


class ShokaiVectorEnv(VectorEnv):  # type: ignore[misc]
    """Thousands of games stepped by compiled code, each with one seat of one's own against random players.

    The arrays that come back are those of `Vector`, written anew by every step: copy what is to be kept.
    Legal moves are in `infos["action_mask"]`. A game that is over begins again in the same step; what was seen
    at its end is in `infos["final_obs"]`.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1024,
        game: str = "osaka",
        players: int = 2,
        *,
        seat: int = 0,
        options: str = "",
        view: str = "memory",
        threads: int | None = None,
    ) -> None:
        self.vector = Vector(game, num_envs, players, options=options, view=view, seats=(seat,), threads=threads)
        self.num_envs = num_envs
        self.seat = seat
        self.single_observation_space = observation_space(self.vector.pieces)
        self.single_action_space = spaces.Discrete(self.vector.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's, not the game's
    ) -> tuple[Any, dict[str, Any]]:
        """All games anew."""
        super().reset(seed=seed)
        self.vector.reset(int(self.np_random.integers(2**31)) if seed is None else seed)
        return self.vector.observations, self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One move in every game."""
        vector = self.vector
        vector.step(actions)
        info = self._info()
        if vector.over.any():
            info |= {"final_obs": vector.final_observations, "_final_obs": vector.over.copy()}
            info |= {"points": vector.points.copy(), "_points": vector.over.copy()}
        never = np.zeros(self.num_envs, np.bool_)
        return vector.observations, vector.rewards[:, self.seat].copy(), vector.over.copy(), never, info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.vector.masks, "_action_mask": np.ones(self.num_envs, np.bool_)}


for _game in ("osaka", "yokohama"):
    gymnasium.register(
        f"shokai/{_game.title()}-v0",
        entry_point="shokai.research.gym_env:ShokaiEnv",
        vector_entry_point="shokai.research.gym_env:ShokaiVectorEnv",
        kwargs={"game": _game},
    )
