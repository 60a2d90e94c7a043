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
from shokai.train.ppo import NEVER

# The part of the time that goes to watching; the rest is for learning.
WATCHING = 0.6
# What is not learned from, but shows how well the bot is imitated.
KEPT_BACK = 0.05
EPOCHS, BATCH, RATE = 8, 4096, 1e-3


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
) -> float:
    """Teaches the network to do as the bot did. Returns how often it would have made the same move."""
    device = next(model.parameters()).device
    data = Seen(*(torch.from_numpy(np.ascontiguousarray(part)).to(device) for part in seen))
    n = len(data.moves)
    kept = max(1, int(n * KEPT_BACK))
    mixed = torch.randperm(n, generator=torch.Generator().manual_seed(1)).to(device)
    test, training = mixed[:kept], mixed[kept:]
    kind: Any = {"fused": True} if device.type == "cuda" else {}
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=1e-4, **kind)
    begun, same = time.perf_counter(), 0.0
    for epoch in range(EPOCHS):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - epoch / EPOCHS)
        for some in training[torch.randperm(len(training), device=device)].split(BATCH):
            loss = _loss(model, data, some, points)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
        with torch.no_grad():
            same = torch.cat(
                [_answers(model, data, some)[0].argmax(-1) == data.moves[some] for some in test.split(BATCH)]
            )
            same = same.float().mean().item()
        spent = time.perf_counter() - begun
        tell({"epoch": epoch + 1, "decisions": n, "same": round(same, 4), "seconds": round(spent, 1)})
        if spent > seconds:
            break
    return same


def _answers(model: Model, data: Seen, some: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    with torch.autocast("cuda", torch.bfloat16, enabled=some.is_cuda):
        moves, wins, scores = model(data.rows[some])
    empty = torch.arange(SEATS, device=some.device)[None] >= data.players[some, None]
    return (
        moves.float().masked_fill(~data.masks[some], NEVER),
        wins.float().masked_fill(empty, NEVER),
        scores.float().masked_fill(empty, 0),
    )


def _loss(model: Model, data: Seen, some: Tensor, points: float) -> Tensor:
    moves, wins, scores = _answers(model, data, some)
    policy = functional.cross_entropy(moves, data.moves[some])
    win = -(data.shares[some] * wins.log_softmax(-1).clamp(min=-50)).sum(-1).mean()
    return policy + 0.5 * win + 0.5 * functional.mse_loss(scores, data.points[some] / points)


def imitate(
    game: str,
    bot: str,
    model: Model,
    points: float,
    *,
    players: tuple[int, ...],
    minutes: float,
    workers: int | None = None,
    tell: Callable[[dict[str, Any]], None] = lambda figures: None,
) -> dict[str, Any]:
    """Watches a bot and teaches the network; tells what was watched and how well it is imitated."""
    seconds = minutes * 60
    seen = watch_many(game, bot, mix_of(game, players), seconds * WATCHING, workers or cores(), f"imitate {bot}")
    same = learn(model, seen, points, seconds * (1 - WATCHING), tell)
    return {"imitates": bot, "watched": len(seen.moves), "same": round(same, 4)}
