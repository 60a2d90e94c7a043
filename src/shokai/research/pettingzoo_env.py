"""PettingZoo: all seats of a game as agents that act one after the other.

Importing this module registers `shokai/osaka-v0` and `shokai/yokohama-v0` among the AEC environments.

>>> import pettingzoo
>>> env = pettingzoo.make("aec", "shokai/osaka-v0", players=3)
>>> env.reset(seed=7)
>>> env.agents, env.agent_selection
(['player_0', 'player_1', 'player_2'], 'player_1')
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from shokai.research.gym_env import observation_space
from shokai.research.table import Table


class RawEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A seat decides as often as its turn asks, so one agent may act several times in a row.

    Observations are `{"observation": numbers, "action_mask": legal moves}`. Rewards come at the end: from 1 for the
    first to -1 for the last.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "shokai_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "osaka",
        players: int = 2,
        *,
        options: str = "",
        view: str = "memory",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options=options, view=view, render_mode=render_mode)
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"shokai_{game}_v0"}  # type: ignore[misc]
        self.table = Table(game, players, options=options, view=view)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{p}" for p in range(players)]
        self.agents = list(self.possible_agents)
        numbers = observation_space(self.table.observer.pieces)
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": numbers, "action_mask": spaces.Box(0, 1, (self.table.moves,), dtype=np.int8)}
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.table.moves) for agent in self.agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's, not the game's
    ) -> None:
        """A new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.begin(int(self._random.integers(2**31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and its legal moves if it is the one to act."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        """The agent that is selected makes a move."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if int(action) not in self.table.legal:
            raise ValueError(f"Move {action} is not legal; see the action mask.")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table.play(int(action))
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        else:
            self.agent_selection = self.possible_agents[self.table.actor]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text, as the agent sees it that is to act."""
        seat = self.possible_agents.index(self.agent_selection)
        return self.table.text(seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def env(**settings: Any) -> AECEnv:
    """The environment as PettingZoo's own games come: whoever makes an illegal move loses."""
    wrapped = wrappers.TerminateIllegalWrapper(RawEnv(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


for _game in ("osaka", "yokohama"):
    register("aec", f"shokai/{_game}-v0", env, kwargs={"game": _game})
