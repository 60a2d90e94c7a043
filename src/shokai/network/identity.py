"""What a network's weights belong to: the rules of a game and its observation, told by what they do.

Code may be written anew and texts reworded; weights stay good as long as the same random games come out, and the same
observations of them.
"""

from __future__ import annotations

import hashlib
from typing import Any

from shokai.engine.contract import OVER
from shokai.engine.engine import CHANCE, engine_for
from shokai.engine.once import once
from shokai.match.game import game_for
from shokai.sight import look
from shokai.sight.looks import look_of, observe_state

# So many steps of each random game are looked at, and every so many of them the observation of who decides.
STEPS, OBSERVED_EVERY = 80, 8


@once
def rules_digest(game: str) -> str:
    """A name for what the rules do: steps of random games with all numbers of players, plain and with all options."""
    rules: Any = game_for(game).rules
    engine, told = engine_for(rules, "python"), hashlib.sha256(f"{rules.MOVES} {rules.OUTCOMES}".encode())
    for players, options in _kinds(game):
        told.update(repr((players, options, engine.recorded_game(players, 7, players, options, STEPS))).encode())
    return told.hexdigest()[:20]


@once
def observation_digest(game: str) -> str:
    """A name for what an observation holds: its table without the words, and what it shows of random games."""
    rules, own = game_for(game).rules, look_of(game)
    engine = engine_for(rules, "python", ((look, own),))
    observe = engine.bind(observe_state)
    table = [(piece.name, piece.shape, piece.high, piece.scale) for piece in own.PIECES.pieces]
    told = hashlib.sha256(repr(table).encode())
    for players, options in _kinds(game):
        state = engine.new(players, options)
        for n, step in enumerate(engine.recorded_game(players, 7, players, options, STEPS)):
            if step < 0:
                engine.deal(state, -1 - step)
            else:
                engine.apply(state, step)
            if n % OBSERVED_EVERY == 0 and engine.actor(state) not in (CHANCE, OVER):
                row = [0] * own.PIECES.size
                observe(state, engine.actor(state), 1, row)
                told.update(bytes(int(number) for number in row))
    return told.hexdigest()[:20]


def _kinds(game: str) -> list[tuple[int, int]]:
    """Numbers of players with options: none, and all of them."""
    kind = game_for(game)
    rules: Any = kind.rules
    every = 0
    for bits in kind.options.values():
        every |= bits
    fewest, most = rules.PLAYERS
    return [(players, options) for players in range(fewest, most + 1) for options in sorted({0, every})]
