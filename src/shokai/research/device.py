"""A vector of games on a GPU: actions from an array there, observations and masks written there.

The same rule functions as everywhere, one thread for each game. Arrays can be handed to PyTorch without a copy:

    games = DeviceVector("osaka", games=65536, players=2)
    observations = torch.as_tensor(games.observations, device="cuda")
    games.step(policy(observations).argmax(1))
"""

# The kernels are compiled by Numba.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from shokai.game.title import read_options, title_for
from shokai.kernel import cuda as device
from shokai.kernel.cuda import CudaRules, cuda, cuda_rules
from shokai.kernel.playout import any_move
from shokai.research import look, stepping
from shokai.research.observer import VIEWS, look_of

if TYPE_CHECKING:
    from shokai.research.pieces import Pieces

# Numba's module for GPUs, once a vector was made; a global name for the simulator's sake.
gpu: Any = None
SEATS = 4


def _begin_kernel(rules: CudaRules) -> Any:
    """New games."""
    from numba import int64

    begin, show, sow_both = rules.bind(stepping.begin), rules.bind(stepping.show_game), rules.bind(stepping.sow_both)
    housed, store = rules.doors()["housed"], rules.doors()["store"]
    state_words, move_words = rules.state_words, rules.game.WORDS

    def begin_games(states, seed, players, options, seats, memory, words_out, rngs, dice, outs, masks, movers):
        g = gpu.grid(1)
        if g < movers.shape[0]:
            home = housed(gpu.local.array(state_words, int64))
            words = gpu.local.array(move_words, int64)
            rng = gpu.local.array(2, int64)
            die = gpu.local.array(2, int64)
            sow_both(rng, die, seed, g)
            begin(home, players, options, seats, words, rng)
            movers[g] = show(home, memory, words, outs[g], masks[g])
            store(home, states, g)
            for k in range(2):
                rngs[k, g] = rng[k]
                dice[k, g] = die[k]
            for k in range(move_words):
                words_out[k, g] = words[k]

    return gpu.jit(begin_games)


def _step_kernel(rules: CudaRules) -> Any:
    """One move in each game."""
    from numba import int64

    step, show = rules.bind(stepping.step_game), rules.bind(stepping.show_game)
    housed, load, store = (rules.doors()[name] for name in ("housed", "load", "store"))
    state_words, move_words = rules.state_words, rules.game.WORDS

    def step_games(
        states, moves, players, options, seats, memory, words_out, rngs, points_out, rewards, over, finals, outs, masks,
        movers,
    ):  # fmt: skip
        g = gpu.grid(1)
        if g < movers.shape[0]:
            home = housed(gpu.local.array(state_words, int64))
            words = gpu.local.array(move_words, int64)
            rng = gpu.local.array(2, int64)
            places = gpu.local.array(SEATS, int64)
            load(home, states, g)
            rng[0] = rngs[0, g]
            rng[1] = rngs[1, g]
            over[g] = step(
                home,
                moves[g],
                players,
                options,
                seats,
                memory,
                words,
                rng,
                places,
                points_out[g],
                rewards[g],
                finals[g],
            )
            movers[g] = show(home, memory, words, outs[g], masks[g])
            store(home, states, g)
            rngs[0, g] = rng[0]
            rngs[1, g] = rng[1]
            for k in range(move_words):
                words_out[k, g] = words[k]

    return gpu.jit(step_games)


def _choose_kernel(rules: CudaRules) -> Any:
    """A legal move for each game, each equally likely."""
    from numba import int64

    choose = rules.bind(any_move)
    move_words = rules.game.WORDS

    def choose_any(words_in, dice, moves):
        g = gpu.grid(1)
        if g < moves.shape[0]:
            words = gpu.local.array(move_words, int64)
            rng = gpu.local.array(2, int64)
            rng[0] = dice[0, g]
            rng[1] = dice[1, g]
            for k in range(move_words):
                words[k] = words_in[k, g]
            moves[g] = choose(words, rng)
            dice[0, g] = rng[0]
            dice[1, g] = rng[1]

    return gpu.jit(choose_any)


class DeviceVector:
    """The same as `Vector`, with its arrays on the GPU. Moves are not checked: play by the masks.

    `observations`, `final_observations` and `masks` lie with the games side by side (their first axis has stride 1),
    so that neighbouring threads write to neighbouring places.
    """

    def __init__(
        self,
        game: str = "osaka",
        games: int = 65536,
        players: int = 2,
        *,
        options: str = "",
        view: str = "memory",
        seed: int = 0,
        seats: tuple[int, ...] | None = None,
        block: int = device.THREADS_A_BLOCK,
    ) -> None:
        global gpu  # noqa: PLW0603 - see there
        gpu = cuda()
        title = title_for(game)
        rules: Any = title.rules
        self.game, self.games, self.players = game, games, players
        self.pieces: Pieces = look_of(game).PIECES
        self.moves: int = rules.MOVES
        asked = range(players) if seats is None else seats
        self._settings = (players, read_options(title, options), sum(1 << p for p in set(asked)), VIEWS.index(view))
        self._rules = cuda_rules(rules, ((look, look_of(game)),))
        self._grid = (-(-games // block), block)

        def room(shape: tuple[int, ...], kind: Any) -> Any:
            return gpu.to_device(np.zeros(shape, kind, order="F"))

        self._states = gpu.to_device(np.zeros((self._rules.state_words, games), np.int64))
        self._words = gpu.to_device(np.zeros((rules.WORDS, games), np.int64))
        self._rngs = gpu.to_device(np.zeros((2, games), np.int64))
        self._dice = gpu.to_device(np.zeros((2, games), np.int64))
        self._moves = gpu.to_device(np.zeros(games, np.int64))
        self.observations = room((games, self.pieces.size), np.float32)
        self.final_observations = room((games, self.pieces.size), np.float32)
        self.masks = room((games, self.moves), np.bool_)
        self.points = room((games, SEATS), np.int64)
        self.rewards = room((games, SEATS), np.float32)
        self.movers = gpu.to_device(np.zeros(games, np.int8))
        self.over = gpu.to_device(np.zeros(games, np.bool_))
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew."""
        self._rules.kernel(_begin_kernel)[self._grid](
            self._states, seed, *self._settings, self._words, self._rngs, self._dice, self.observations, self.masks,
            self.movers,
        )  # fmt: skip

    def step(self, moves: Any) -> None:
        """Makes one move in every game; `moves` is an int64 array on the GPU, of Numba or of anybody else."""
        self._rules.kernel(_step_kernel)[self._grid](
            self._states, _as_device(moves), *self._settings, self._words, self._rngs, self.points, self.rewards,
            self.over, self.final_observations, self.observations, self.masks, self.movers,
        )  # fmt: skip

    def random_moves(self) -> Any:
        """A legal move for every game, each equally likely, in an array on the GPU that is used again and again."""
        self._rules.kernel(_choose_kernel)[self._grid](self._words, self._dice, self._moves)
        return self._moves

    def states(self) -> Any:
        """The states of all games as bytes, one row each, on this side."""
        return np.ascontiguousarray(self._states.copy_to_host().T).view(np.uint8)


def _as_device(array: Any) -> Any:
    """An array of PyTorch, CuPy and so on as Numba sees it, without a copy."""
    return gpu.as_cuda_array(array) if hasattr(array, "__cuda_array_interface__") else array
