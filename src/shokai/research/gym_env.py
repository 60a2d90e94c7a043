"""Gymnasium: one seat of a game against bots, and a vector of such seats.

Importing this module registers `shokai/Osaka-v1` and `shokai/Yokohama-v1`.

>>> import gymnasium
>>> env = gymnasium.make("shokai/Osaka-v1", players=3, opponents=("greedy", "uniform"))
>>> observation, info = env.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum())
((382,), 4)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from shokai.engine.extras import naming_the_extra

with naming_the_extra():
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from shokai.bots import Bot
from shokai.bots.asking import chosen
from shokai.games import GAMES
from shokai.research.opponents import ATTEMPTS, Opponents, Stepper
from shokai.research.settings import DTYPES, Position
from shokai.research.table import Table
from shokai.research.vector import Vector
from shokai.sight.pieces import Pieces


def observation_space(pieces: Pieces, dtype: str = "float32") -> spaces.Box:
    """The numbers of an observation with their bounds."""
    return spaces.Box(pieces.lows().astype(dtype), pieces.highs().astype(dtype), dtype=np.dtype(dtype).type)


class ShokaiEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat decides; bots have the others. A step goes on to the seat's next decision, or to the end.

    `seat` is the seat's number, or None to take another one at random in each game. `opponents` are names of bots as
    everywhere (docs/guide/bots.md), one for all or one for each other seat, clockwise. The reward comes at the end:
    from 1 for the first to -1 for the last. The legal moves are in `info["action_mask"]` and from `action_masks()`;
    after the end every move is marked, because Gymnasium's vectors ask for one more action, which they ignore. An
    illegal move loses: the game ends with a reward of -1 and `info["illegal"]`.

    After `most_decisions` of all seats a game is truncated, with a reward of 0; None is no limit. With `skip_forced`
    the seat is not asked where it has one legal move. `position`, or `options={"position": ...}` at a reset, is what
    games start from, as a text or entries (docs/reference/formats.md). Environments can be pickled at any time.
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
        skip_forced: bool = False,
        most_decisions: int | str | None = "auto",
        dtype: str = "float32",
        position: Position | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(
            game, players, options=options, view=view, skip_forced=skip_forced, most_decisions=most_decisions
        )
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"There is no seat {seat} among {players}.")
        if dtype not in DTYPES:
            raise ValueError(f"Observations cannot be of {dtype!r}; it can be {' or '.join(DTYPES)}.")
        self._opponents = Opponents.read(players, opponents)
        self._seat, self._position, self._dtype = seat, position, dtype
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self._lost = False
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table.observer.pieces, dtype)
        self.action_space = spaces.Discrete(self.table.moves)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, at the seat's first decision; with `options={"position": ...}` from a position."""
        super().reset(seed=seed)
        position = _position_in(options, self._position)
        players = self.table.players
        self._lost = False
        for _ in range(ATTEMPTS):
            self.seat = int(self.np_random.integers(players)) if self._seat is None else self._seat
            seeds = self.np_random.integers(2**31, size=players).tolist()
            self._bots = self._opponents.bots(self.seat, seeds)
            self.table.begin(seeds[self.seat], self._asked, self._by_kind, position)
            self._let_others_move()
            if not self._done:
                return self._observe(), self._info()
        raise ValueError(f"The game ended {ATTEMPTS} times before seat {self.seat} was asked for a decision.")

    @property
    def _asked(self) -> tuple[int, ...]:
        """The seats at which compiled play stops: the own one, and those of bots in Python."""
        return (self.seat, *self._bots)

    @property
    def _by_kind(self) -> tuple[int, ...]:
        return tuple(self._opponents.by_kind(self.seat))

    @property
    def _done(self) -> bool:
        return self._lost or self.table.over or self.table.truncated

    def _let_others_move(self) -> None:
        table = self.table
        while not table.over and not table.truncated and table.actor != self.seat:
            table.play(chosen(self._bots[table.actor], table.seat()), self._asked, self._by_kind)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Makes a move and goes on to the seat's next decision."""
        if self._done:
            raise RuntimeError("The game is over: call reset first.")
        move, table = int(action), self.table
        if move not in table.legal:
            self._lost = True
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": True}
        table.play(move, self._asked, self._by_kind)
        self._let_others_move()
        return self._observe(), table.rewards()[self.seat], table.over, table.truncated, self._info()

    def _observe(self) -> NDArray[Any]:
        out: Any = np.zeros(self.table.observer.pieces.size, self._dtype)
        return self.table.observer.observe(self.table.state, self.seat, out)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, in the form MaskablePPO and others expect."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> NDArray[np.int8]:
        return np.ones(self.table.moves, np.int8) if self._done else self.table.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat, "points": np.array(self.table.points(), np.int64)}

    def render(self) -> str | None:
        """The table as the seat sees it, as text."""
        return self.table.text(self.seat) if self.render_mode == "ansi" else None


def _position_in(options: dict[str, Any] | None, usual: Any = None) -> Any:
    """The position that the options of a reset name."""
    unknown = set(options or {}) - {"position", "reset_mask"}
    if unknown:
        raise ValueError(f"A reset knows the options position and reset_mask, not {sorted(map(str, unknown))}.")
    return (options or {}).get("position", usual)


class ShokaiVectorEnv(VectorEnv):  # type: ignore[misc]
    """Thousands of games stepped by compiled code, each with one seat of one's own against bots.

    With `seat=None` one plays all seats: each action is that of the seat that decides, `infos["seat"]`, and the
    reward is that of the seat that has just moved; those of all seats are in `infos["rewards"]` at the end. (In
    `ShokaiEnv`, None takes one seat at random.) `opponents` are as in `ShokaiEnv`: `uniform` and `random` move inside
    compiled code, all others in Python, one after the other.

    The arrays that come back are those of `Vector`, written anew by every step: copy what is to be kept.
    Legal moves are in `infos["action_mask"]`. A game that is over or truncated begins again in the same step; what was
    seen at its end is in `infos["final_obs"]`, its points in `infos["final_info"]`.

    `reset(seed=...)` takes one seed or one for each game, `options={"reset_mask": ...}` begins some games anew, and
    `options={"position": ...}` starts them from a position. All other settings are those of `Vector`.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1024,
        game: str = "osaka",
        players: int = 2,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] | None = None,
        options: str = "",
        view: str = "memory",
        skip_forced: bool = False,
        most_decisions: int | str | None = "auto",
        dtype: str = "float32",
        position: Position | None = None,
        threads: int | None = None,
    ) -> None:
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"There is no seat {seat} among {players}.")
        if seat is None and opponents is not None:
            raise ValueError("With seat=None one plays all seats: there are no opponents.")
        against = Opponents.read(players, "uniform" if opponents is None else opponents)
        asked = range(players) if seat is None else (seat, *against.in_python(seat))
        others = [name for p, name in sorted(against.around(seat or 0).items()) if p not in asked]
        self.vector = Vector(
            game, num_envs, players, options=options, view=view, seats=tuple(asked), others=others,
            skip_forced=skip_forced, most_decisions=most_decisions, dtype=dtype, threads=threads,
            final_seat=-1 if seat is None else seat,
        )  # fmt: skip
        self._stepper = None if seat is None or len(asked) == 1 else Stepper(self.vector, seat, against)
        self.num_envs, self.seat, self._position = num_envs, seat, position
        self.single_observation_space = observation_space(self.vector.pieces, dtype)
        self.single_action_space = spaces.Discrete(self.vector.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """All games anew, or those of `options["reset_mask"]`, an array with True or False for each."""
        # The seeds of single games do not touch the generator that draws seeds where none is given.
        super().reset(seed=int(seed) if isinstance(seed, int | np.integer) else None)
        position = _position_in(options, self._position)
        chosen = _reset_mask(options, self.num_envs)
        self.vector.reset(self._seeds(seed, chosen), which=None if chosen.all() else chosen, positions=position)
        if self._stepper is not None:
            self._stepper.begin(np.flatnonzero(chosen))
        return self.vector.observations, self._info()

    def _seeds(self, seed: int | Sequence[int | None] | None, chosen: NDArray[np.bool_]) -> Any:
        if seed is None:
            return int(self.np_random.integers(2**31))
        if isinstance(seed, int | np.integer):
            return int(seed)
        if len(seed) != self.num_envs:
            raise ValueError(f"There are {self.num_envs} games, but {len(seed)} seeds.")
        drawn = self.np_random.integers(2**31, size=self.num_envs).tolist() if None in seed else seed
        each = [other if one is None else one for one, other in zip(seed, drawn, strict=True)]
        return [one for one, wanted in zip(each, chosen, strict=True) if wanted]

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One move in every game."""
        vector, stepper = self.vector, self._stepper
        movers = vector.movers.copy() if self.seat is None else None
        if stepper is not None:
            stepper.step(actions)
        else:
            vector.step(actions)
        told: Vector | Stepper = stepper or vector
        over, truncated = told.over.copy(), told.truncated.copy()
        if stepper is not None:
            rewards = stepper.rewards.copy()
        elif movers is None:
            rewards = vector.rewards[:, self.seat].copy()
        else:
            rewards = vector.rewards[np.arange(self.num_envs), movers]
        info, done = self._info(), over | truncated
        if done.any():
            points = told.points.copy()
            final = {"points": points, "_points": done}
            info |= {"final_obs": told.final_observations, "_final_obs": done, "final_info": final}
            info |= {"_final_info": done, "points": points, "_points": done}
            if self.seat is None:
                info |= {"rewards": vector.rewards.copy(), "_rewards": done}
        return vector.observations, rewards, over, truncated, info

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        seats = {"seat": self.vector.movers.copy(), "_seat": everywhere} if self.seat is None else {}
        return {"action_mask": self.vector.masks, "_action_mask": everywhere, **seats}


def _reset_mask(options: dict[str, Any] | None, games: int) -> NDArray[np.bool_]:
    """Which games a reset is for, by Gymnasium's convention."""
    mask = (options or {}).get("reset_mask")
    if mask is None:
        return np.ones(games, np.bool_)
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (games,) or not mask.any():
        raise ValueError(f"reset_mask is a boolean array for the {games} games with at least one True.")
    return mask


for _game in GAMES:
    gymnasium.register(
        f"shokai/{_game.title()}-v1",
        entry_point="shokai.research.gym_env:ShokaiEnv",
        vector_entry_point="shokai.research.gym_env:ShokaiVectorEnv",
        kwargs={"game": _game},
    )
