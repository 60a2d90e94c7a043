"""A vector of games on a GPU: actions from an array there, observations and masks written there.

The same rule functions as everywhere, one thread for each game. Arrays can be handed to PyTorch without a copy:

    games = DeviceVector("osaka", games=65536, players=2)
    observations = torch.as_tensor(games.observations, device="cuda")
    games.step(policy(observations).argmax(1))
"""

# The kernels are compiled by Numba.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from shokai.engine.extras import naming_the_extra

with naming_the_extra():
    import numpy as np

from shokai.engine import cuda as device
from shokai.engine.cuda import CudaRules, cuda, cuda_rules
from shokai.engine.engine import engine_for
from shokai.engine.playout import any_move
from shokai.research import stepping
from shokai.research.settings import Beginnings, Mix, Position, read_settings, which_games
from shokai.sight import look
from shokai.sight.looks import look_of

if TYPE_CHECKING:
    from shokai.sight.pieces import Pieces

# Numba's module for GPUs, once a vector was made; a global name for the simulator's sake.
gpu: Any = None
SEATS = 4
ENDED, TRUNCATED, MEMORY = stepping.ENDED, stepping.TRUNCATED, stepping.MEMORY


def _begin_kernel(rules: CudaRules) -> Any:
    """New games."""
    from numba import int64

    begin, show, sow_both = rules.bind(stepping.begin), rules.bind(stepping.show_game), rules.bind(stepping.sow_both)
    show_fixed = rules.bind(stepping.show_fixed)
    housed, store = rules.doors()["housed"], rules.doors()["store"]
    state_words, move_words = rules.state_words, rules.game.WORDS

    def begin_games(
        states, starts, rows, seeds, numbers, which, settings, ages, words_out, rngs, dice, unasked, over, truncated,
        points, places, rewards, outs, masks, movers,
    ):  # fmt: skip
        i = gpu.grid(1)
        if i < which.shape[0]:
            g = which[i]
            home = housed(gpu.local.array(state_words, int64))
            words = gpu.local.array(move_words, int64)
            rng = gpu.local.array(2, int64)
            die = gpu.local.array(2, int64)
            sow_both(rng, die, seeds[g], numbers[g])
            if begin(home, starts[rows[g]], settings, ages, g, words, rng) == 0:
                gpu.atomic.max(unasked, 0, g)
            show_fixed(home, outs[g])
            over[g] = False
            truncated[g] = False
            for p in range(SEATS):
                points[g, p] = 0
                places[g, p] = 0
                rewards[g, p] = 0
            movers[g] = show(home, settings[MEMORY], words, outs[g], masks[g])
            store(home, states, g)
            for k in range(2):
                rngs[k, g] = rng[k]
                dice[k, g] = die[k]
            for k in range(move_words):
                words_out[k, g] = words[k]

    return gpu.jit(begin_games)


def _check_kernel(rules: CudaRules) -> Any:
    """Finds the first game whose move is not legal."""
    all_moves = rules.game.MOVES

    def check_moves(moves, masks, wrong):
        g = gpu.grid(1)
        if g < moves.shape[0]:
            move = moves[g]
            good = False
            if move >= 0 and move < all_moves:
                good = masks[g, move]
            if not good:
                gpu.atomic.min(wrong, 0, g)

    return gpu.jit(check_moves)


def _step_kernel(rules: CudaRules) -> Any:
    """One move in each game."""
    from numba import int64

    step, show = rules.bind(stepping.step_game), rules.bind(stepping.show_game)
    housed, load, store = (rules.doors()[name] for name in ("housed", "load", "store"))
    state_words, move_words = rules.state_words, rules.game.WORDS

    def step_games(
        states, starts, rows, moves, settings, ages, words_out, rngs, places, points, rewards, over, truncated, ended,
        finals, outs, masks, movers,
    ):  # fmt: skip
        g = gpu.grid(1)
        if g < movers.shape[0]:
            home = housed(gpu.local.array(state_words, int64))
            words = gpu.local.array(move_words, int64)
            rng = gpu.local.array(2, int64)
            load(home, states, g)
            rng[0] = rngs[0, g]
            rng[1] = rngs[1, g]
            result = step(
                home, g, moves[g], starts, rows, settings, ages, words, rng, places, points, rewards, finals, outs
            )  # fmt: skip
            over[g] = result == ENDED
            truncated[g] = result == TRUNCATED
            if result == ENDED:
                gpu.atomic.add(ended, 0, 1)
            movers[g] = show(home, settings[MEMORY], words, outs[g], masks[g])
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
    """The same as `Vector`, with its arrays on the GPU: the same names, shapes, settings and refusals.

    `observations`, `final_observations` and `masks` lie with the games side by side (their first axis has stride 1),
    so that neighbouring threads write to neighbouring places. Nobody else may write to `observations`.

    Moves are checked before anything happens, which waits for the GPU once in every step; `check=False` leaves that
    out, for programs that choose by the masks anyway.
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
        seats: Sequence[int] | None = None,
        others: str | Sequence[str] = "uniform",
        skip_forced: bool = False,
        most_decisions: int | str | None = "auto",
        mix: Mix | None = None,
        dtype: str = "float32",
        positions: Position | Sequence[Position] | None = None,
        check: bool = True,
        block: int = device.THREADS_A_BLOCK,
    ) -> None:
        global gpu  # noqa: PLW0603 - see there
        gpu = cuda()
        settings = read_settings(
            game, games, players, options=options, view=view, seats=seats, others=others, dtype=dtype,
            skip_forced=skip_forced, most_decisions=most_decisions, mix=mix,
        )  # fmt: skip
        rules: Any = settings.game.rules
        players = settings.players
        self.game, self.games, self.players, self.settings = game, games, players, settings
        self.pieces: Pieces = look_of(game).PIECES
        self.moves: int = rules.MOVES
        no_limit = settings.most_decisions == stepping.NO_LIMIT
        self.most_decisions: int | None = None if no_limit else settings.most_decisions
        self._check = check
        self._rules = cuda_rules(rules, ((look, look_of(game)),))
        self._block = block
        # States are made on this side, by interpreted rules: nothing has to be compiled for the processor.
        self._from = Beginnings(settings, games, engine_for(rules, "python"), np.int64)

        def room(shape: tuple[int, ...], kind: Any) -> Any:
            return gpu.to_device(np.zeros(shape, kind, order="F"))

        self._numbers = gpu.to_device(settings.numbers)
        self._states = gpu.to_device(np.zeros((self._rules.state_words, games), np.int64))
        self._words = gpu.to_device(np.zeros((rules.WORDS, games), np.int64))
        self._rngs = gpu.to_device(np.zeros((2, games), np.int64))
        self._dice = gpu.to_device(np.zeros((2, games), np.int64))
        self._moves = gpu.to_device(np.zeros(games, np.int64))
        self._points, self._places = room((games, SEATS), np.int64), room((games, SEATS), np.int64)
        self._rewards = room((games, SEATS), np.float32)
        self._ended = gpu.to_device(np.zeros(1, np.int64))
        self.observations = room((games, self.pieces.size), dtype)
        self.final_observations = room((games, self.pieces.size), dtype)
        self.masks = room((games, self.moves), np.bool_)
        self.points, self.places = self._points[:, :players], self._places[:, :players]
        self.rewards = self._rewards[:, :players]
        self.movers = gpu.to_device(np.zeros(games, np.int8))
        self.over = gpu.to_device(np.zeros(games, np.bool_))
        self.truncated = gpu.to_device(np.zeros(games, np.bool_))
        self.decisions = gpu.to_device(np.zeros(games, np.int64))
        self.reset(seed, positions=positions)

    @property
    def ended(self) -> int:
        """How many games came to their end since all were begun."""
        return int(self._ended.copy_to_host()[0])

    def reset(
        self,
        seed: int | Sequence[int] = 0,
        *,
        which: Any = None,
        positions: Position | Sequence[Position] | None = None,
    ) -> None:
        """Begins games anew, all or some; see `Vector.reset`."""
        chosen = which_games(which, self.games)
        self._from.set(chosen, seed, positions)
        if which is None:
            self._ended = gpu.to_device(np.zeros(1, np.int64))
        if not len(chosen):
            return
        unasked = gpu.to_device(np.full(1, -1, np.int64))
        self._starts, self._rows = gpu.to_device(self._from.starts), gpu.to_device(self._from.rows)
        self._rules.kernel(_begin_kernel)[self._grid(len(chosen))](
            self._states, self._starts, self._rows, gpu.to_device(self._from.seeds),
            gpu.to_device(self._from.numbers), gpu.to_device(chosen), self._numbers, self.decisions, self._words,
            self._rngs, self._dice, unasked, self.over, self.truncated, self._points, self._places, self._rewards,
            self.observations, self.masks, self.movers,
        )  # fmt: skip
        number = int(unasked.copy_to_host()[0])
        if number >= 0:
            raise ValueError(
                f"Game {number} ends or reaches most_decisions before any of the seats is asked for a decision."
            )

    def step(self, moves: Any) -> None:
        """Makes one move in every game; `moves` has whole numbers, on the GPU, of Numba or of anybody else, or here.
        Refuses, before anything has happened, where one is not legal."""
        made = _as_device(moves)
        if made.shape != (self.games,) or made.dtype.kind not in "iu":
            raise ValueError(f"Moves are {self.games} whole numbers, not an array of {made.dtype} {made.shape}.")
        grid = self._grid(self.games)
        if self._check:
            wrong = gpu.to_device(np.full(1, self.games, np.int64))
            self._rules.kernel(_check_kernel)[grid](made, self.masks, wrong)
            number = int(wrong.copy_to_host()[0])
            if number < self.games:
                move = int(made.copy_to_host()[number])
                raise ValueError(f"Move {move} is not legal in game {number}; see `masks`.")
        self._rules.kernel(_step_kernel)[grid](
            self._states, self._starts, self._rows, made, self._numbers, self.decisions, self._words, self._rngs,
            self._places, self._points, self._rewards, self.over, self.truncated, self._ended,
            self.final_observations, self.observations, self.masks, self.movers,
        )  # fmt: skip

    def limit_each(self, decisions: int | None) -> None:
        """See `Vector.limit_each`."""
        self.settings.numbers[stepping.EACH] = decisions or 0
        self._numbers = gpu.to_device(self.settings.numbers)

    def random_moves(self) -> Any:
        """A legal move for every game, each equally likely, in an array on the GPU that is used again and again."""
        self._rules.kernel(_choose_kernel)[self._grid(self.games)](self._words, self._dice, self._moves)
        return self._moves

    def states(self) -> Any:
        """The states of all games as bytes, one row each, on this side."""
        return np.ascontiguousarray(self._states.copy_to_host().T).view(np.uint8)

    def _grid(self, threads: int) -> tuple[int, int]:
        return -(-threads // self._block), self._block


def _as_device(array: Any) -> Any:
    """An array of PyTorch, CuPy and so on as Numba sees it, without a copy; others are brought there."""
    if hasattr(array, "__cuda_array_interface__") and not hasattr(array, "copy_to_host"):
        return gpu.as_cuda_array(array)
    return array if hasattr(array, "copy_to_host") else gpu.to_device(np.asarray(array))
