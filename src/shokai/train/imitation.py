"""Networks that imitate a bot: `shokai train GAME --imitate BOT`.

A network that only ever meets itself knows one way to play, and plays worse against any other. A bot that thinks is too
slow for a GPU; a network that does as the bot does most of the time is not. Put into the folder `--rivals`, it
plays along in the games that another network learns from.
"""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, NamedTuple

import numpy as np
import torch
from torch.nn import functional

from shokai.arena.game import play_game
from shokai.bots import Bot, bot_for
from shokai.engine.engine import engine_for
from shokai.engine.machine import cores
from shokai.match.game import game_for, read_options
from shokai.match.seat import Seat
from shokai.network.file import SEATS
from shokai.research.observer import Observer
from shokai.research.settings import Mix
from shokai.train.games import Tensor, mix_of
from shokai.train.model import Model
from shokai.train.names import Names
from shokai.train.ppo import NEVER

# The part of the time that goes to watching; the rest is for learning.
WATCHING = 0.6
# What is not learned from, but shows how well the bot is imitated.
KEPT_BACK = 0.05
EPOCHS, BATCH, RATE = 8, 4096, 1e-3
# What a network knows that begins with another's weights is not to be thrown away.
RATE_OF_ANOTHER = 3e-4


class Seen(NamedTuple):
    """Decisions of watched games: observation, legal moves, the move, how many play, and for each seat, the mover
    first, its share of the win and its points."""

    rows: Any
    masks: Any
    moves: Any
    players: Any
    shares: Any
    points: Any


@dataclass
class Watched:
    """A bot that plays as before, and whose decisions are noted."""

    bot: Bot
    observer: Observer
    notes: list[tuple[Any, list[int], int, int]]

    def choose(self, seat: Seat) -> int:
        move, legal = self.bot.choose(seat), seat.legal
        if len(legal) > 1:
            row: Any = np.zeros(self.observer.pieces.size, np.uint8)
            self.observer.observe(seat.known, seat.number, row)
            self.notes.append((row, legal, move, seat.number))
        return move

    def __getattr__(self, name: str) -> Any:
        # What a bot may have beside: a beginning, an end.
        return getattr(self.bot, name)


def watch(game: str, bot: str, players: int, options: str, deal: str) -> Seen:
    """All decisions of one game that the bot plays against itself."""
    kind = game_for(game)
    observer, notes = Observer(game, engine_for(kind.rules, "native")), []  # type: ignore[var-annotated]
    played = play_game(
        game,
        [bot] * players,
        deal=deal,
        seed=deal,
        options=read_options(kind, options),
        backend="native",
        make=lambda name, seed: Watched(bot_for(name, seed), observer, notes),
    )
    masks = np.zeros((len(notes), kind.rules.MOVES), np.bool_)
    shares, points = np.zeros((2, len(notes), SEATS), np.float32)
    for k, (_, legal, _, seat) in enumerate(notes):
        masks[k, legal] = True
        for p in range(players):
            shares[k, p] = played.shares()[(seat + p) % players]
            points[k, p] = played.points[(seat + p) % players]
    rows, moves = np.array([note[0] for note in notes]), np.array([note[2] for note in notes])
    return Seen(rows, masks, moves, np.full(len(notes), players), shares, points)


def watch_many(game: str, bot: str, mix: Mix, seconds: float, workers: int, seed: str) -> Seen:
    """Games of all kinds in turn, on so many processes, for so long; at least one game."""
    begun = time.perf_counter()
    # The first compiles what is missing; the others would all do the same.
    seen = [watch(game, bot, *mix[0], f"{seed} first")]

    tasks = ((game, bot, *mix[n % len(mix)], f"{seed} {n}") for n in count())
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        # A few more than there are processes, so that none waits; what is not done in time is given up.
        waiting = deque(pool.apply_async(watch, next(tasks)) for _ in range(2 * workers))
        while time.perf_counter() - begun < seconds:
            seen.append(waiting.popleft().get())
            waiting.append(pool.apply_async(watch, next(tasks)))
    return Seen(*(np.concatenate(parts) for parts in zip(*seen, strict=True)))


def learn(
    model: Model,
    seen: Seen,
    points: float,
    seconds: float,
    tell: Callable[[dict[str, Any]], None],
    names: Names | None = None,
    rate: float = RATE,
) -> float:
    """Teaches the network to do as the bot did. Returns how often it would have made the same move."""
    device = next(model.parameters()).device
    data = Seen(*(torch.from_numpy(np.ascontiguousarray(part)).to(device) for part in seen))
    n = len(data.moves)
    kept = max(1, int(n * KEPT_BACK))
    mixed = torch.randperm(n, generator=torch.Generator().manual_seed(1)).to(device)
    test, training = mixed[:kept], mixed[kept:]
    kind: Any = {"fused": True} if device.type == "cuda" else {}
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=1e-4, **kind)
    begun, same = time.perf_counter(), 0.0
    for epoch in range(EPOCHS):
        for group in optimizer.param_groups:
            group["lr"] = rate * (1 - epoch / EPOCHS)
        for some in training[torch.randperm(len(training), device=device)].split(BATCH):
            batch = Seen(*(part[some] for part in data))
            loss = _loss(model, under_names_drawn_anew(batch, names) if names else batch, points)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
        with torch.no_grad():
            same = torch.cat(
                [
                    _answers(model, Seen(*(part[some] for part in data)))[0].argmax(-1) == data.moves[some]
                    for some in test.split(BATCH)
                ]
            )
            same = same.float().mean().item()
        spent = time.perf_counter() - begun
        tell({"epoch": epoch + 1, "decisions": n, "same": round(same, 4), "seconds": round(spent, 1)})
        if spent > seconds:
            break
    return same


def under_names_drawn_anew(batch: Seen, names: Names) -> Seen:
    """The same decisions under names drawn anew."""
    drawn = names.drawn(len(batch.moves))
    rows, masks = names.shown(batch.rows, batch.masks, drawn)
    return batch._replace(rows=rows, masks=masks, moves=names.called(batch.moves, drawn))


def _answers(model: Model, batch: Seen) -> tuple[Tensor, Tensor, Tensor]:
    with torch.autocast("cuda", torch.bfloat16, enabled=batch.rows.is_cuda):
        moves, wins, scores = model(batch.rows)
    empty = torch.arange(SEATS, device=batch.rows.device)[None] >= batch.players[:, None]
    return (
        moves.float().masked_fill(~batch.masks, NEVER),
        wins.float().masked_fill(empty, NEVER),
        scores.float().masked_fill(empty, 0),
    )


def _loss(model: Model, batch: Seen, points: float) -> Tensor:
    moves, wins, scores = _answers(model, batch)
    policy = functional.cross_entropy(moves, batch.moves)
    win = -(batch.shares * wins.log_softmax(-1).clamp(min=-50)).sum(-1).mean()
    return policy + 0.5 * win + 0.5 * functional.mse_loss(scores, batch.points / points)


def imitate(
    game: str,
    bot: str,
    model: Model,
    points: float,
    *,
    players: tuple[int, ...],
    minutes: float,
    workers: int | None = None,
    trained: bool = False,
    tell: Callable[[dict[str, Any]], None] = lambda figures: None,
) -> dict[str, Any]:
    """Watches a bot and teaches the network, which may be `trained` already; tells what was watched and how well it is
    imitated. What a game calls things does not matter, see `shokai.train.names`."""
    seconds, device = minutes * 60, next(model.parameters()).device
    seen = watch_many(game, bot, mix_of(game, players), seconds * WATCHING, workers or cores(), f"imitate {bot}")
    names = Names(game, seen.rows.shape[1], seen.masks.shape[1], device)
    rate = RATE_OF_ANOTHER if trained else RATE
    same = learn(model, seen, points, seconds * (1 - WATCHING), tell, names if names.count > 1 else None, rate)
    return {"imitates": bot, "watched": len(seen.moves), "same": round(same, 4)}
