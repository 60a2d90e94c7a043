"""PettingZoo: all seats of a game as agents that act one after the other.

Importing this module registers `shokai/osaka-v0` and `shokai/yokohama-v0` among the AEC environments.

>>> import pettingzoo
>>> env = pettingzoo.make("aec", "shokai/osaka-v0", players=3)
>>> env.reset(seed=7)
>>> env.agents, env.agent_selection
(['player_0', 'player_1', 'player_2'], 'player_1')
>>> env.reset(options={"position": "players: White Pink Grey\\nmarket: R5 B2\\nWhite hand: G5 Y2"})
>>> env.agent_selection, int(env.observe("player_0")["action_mask"].sum())
('player_0', 5)
"""

from __future__ import annotations

from typing import Any, ClassVar

from shokai.engine.extras import naming_the_extra

with naming_the_extra():
    # First what brings the rest.
    from pettingzoo import AECEnv, register  # isort: skip
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from numpy.typing import NDArray
    from pettingzoo.utils import wrappers

from shokai.engine.engine import CHANCE, OVER
from shokai.engine.fields import State
from shokai.games import GAMES
from shokai.match.game import Game, game_for
from shokai.match.match import Match
from shokai.research.gym_env import observation_space
from shokai.research.observer import Observer
from shokai.research.table import Table


class RawEnv(AECEnv):  # type: ignore[misc]
    """A seat decides as often as its turn asks, so one agent may act several times in a row.

    Observations are `{"observation": numbers, "action_mask": legal moves}`. Rewards come at the end: from 1 for the
    first to -1 for the last.

    After `max_cycles` decisions of all agents together, forced ones too, the game is cut off: everybody is truncated,
    and nobody has a reward, since nothing was decided. By default that is more than twice what random games take;
    None means without limit. With `skip_forced` nobody is asked where there is only one legal move.

    `reset(options={"position": ...})` starts from a position: its text (docs/reference/formats.md), its entries as a
    dictionary, or a `Match`. An environment can be copied and pickled at any time, and continues as it would have.
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
        max_cycles: int | str | None = "auto",
        skip_forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"shokai_{game}_v0"}  # type: ignore[misc]
        self._settings = {"game": game, "players": players, "options": options, "view": view}
        self._sit_down()
        self.max_cycles = _limit(game, max_cycles)
        self.skip_forced = skip_forced
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
        self.state_space = spaces.Box(np.tile(numbers.low, players), np.tile(numbers.high, players), dtype=np.float32)
        self._random, _ = seeding.np_random()
        self._decisions = 0

    def _sit_down(self) -> None:
        self.table = Table(**self._settings)  # type: ignore[arg-type]
        self._memory = Observer(str(self._settings["game"]), self.table.engine, "memory")

    def observation_space(self, agent: str) -> spaces.Space:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, or one from `options["position"]`; the seed then deals what is still to come."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        position = (options or {}).get("position")
        # A position is read before anything is changed: one that cannot be leaves the old game as it is.
        start = None if position is None else _read_position(self.table, position)
        self.table.begin(int(self._random.integers(2**31)))
        if start is not None:
            self._deal(start)
            self.table.state = start
        self._decisions = 0
        self.agents = list(self.possible_agents)
        self._skip_agent_selection = None
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _deal(self, state: State) -> None:
        """Deals whatever a position has not dealt yet."""
        engine = self.table.engine
        while engine.actor(state) == CHANCE:
            ticket = int(self._random.integers(engine.chance(state).total))
            engine.deal(state, engine.outcome(state, ticket))

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and its legal moves if it is the one to act."""
        seat = self.possible_agents.index(agent)
        mask = self.table.mask(seat)
        if self._cut:
            mask[:] = 0
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """What everybody knows together: the memory views of all agents, one after the other.

        There is nothing else to know: what nobody has seen, such as the order of a pile, is not decided yet.
        """
        return np.concatenate([self._memory.observe(self.table.state, p) for p in range(self.table.players)])

    def step(self, action: Any) -> None:
        """The agent that is selected makes a move."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self.table.legal:
            raise ValueError(f"Move {action} is not legal; see the action mask.")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._play(int(action))
        self._go_on()

    @property
    def _cut(self) -> bool:
        limit = self.max_cycles
        return limit is not None and self._decisions >= limit and not self.table.over

    def _play(self, move: int) -> None:
        self.table.play(move)
        self._decisions += 1

    def _go_on(self) -> None:
        """Goes on to the next decision that somebody is asked for, or to the end."""
        while self.skip_forced and not self.table.over and not self._cut:
            legal = self.table.legal
            if len(legal) > 1:
                break
            self._play(legal[0])
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, self._cut)
        if not self.table.over:
            self.agent_selection = self.possible_agents[self.table.actor]
        elif not hasattr(self, "agent_selection") or self.agent_selection not in self.agents:
            # The game was over before anybody was asked.
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text, as the agent sees it that is to act."""
        seat = self.possible_agents.index(self.agent_selection)
        return self.table.text(seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    # Copies. Compiled rules cannot be pickled and are the same everywhere: only the state of the game goes along.

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("table", "_memory")}
        return kept | {"_held": (self.table.state, self.table._rng)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        state, rng = kept["_held"]
        self.__dict__.update({name: value for name, value in kept.items() if name != "_held"})
        self._sit_down()
        # Arrays of its own: a shallow copy is handed those of the original.
        self.table.state = state.copy()
        self.table._rng[:] = rng


def _limit(game: str, max_cycles: int | str | None) -> int | None:
    if max_cycles == "auto":
        return game_for(game).most_decisions
    if max_cycles is None:
        return None
    if isinstance(max_cycles, bool) or not isinstance(max_cycles, int) or max_cycles < 1:
        raise ValueError(f'max_cycles is {max_cycles!r}; it can be a number from 1, "auto", or None for no limit.')
    return max_cycles


def _read_position(table: Table, position: str | dict[str, str] | Match) -> State:
    """A state of the table's own, at the position; raises ValueError or Refusal with a sentence."""
    game: Game = table.game
    if isinstance(position, Match):
        if position.game != game.name:
            raise ValueError(f"The match is one of {position.game}, and the environment plays {game.name}.")
        s, players = position.state, position.players
    elif isinstance(position, str | dict):
        s, names = game.read_position(_entries(position) if isinstance(position, str) else position)
        players = len(names)
    else:
        raise ValueError(f"A position is a text, a dictionary or a Match, not a {type(position).__name__}.")
    if players != table.players:
        raise ValueError(f"The position has {players} players, and the environment has {table.players}.")
    state = table.engine.of_lists(s)
    if table.engine.actor(state) == OVER:
        raise ValueError("In this position the game is over.")
    return state


def _entries(text: str) -> dict[str, str]:
    """The lines `key: value` of a position. A `#` starts a comment, as in a record."""
    entries = {}
    for line in (raw.split("#", 1)[0].strip() for raw in text.splitlines()):
        if not line:
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise ValueError(f"“{line}” is not part of a position: lines look like “key: value”.")
        entries[key.strip()] = value.strip()
    return entries


def env(**settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal move loses."""
    wrapped = wrappers.TerminateIllegalWrapper(RawEnv(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


for _game in GAMES:
    register("aec", f"shokai/{_game}-v0", env, kwargs={"game": _game})
