"""A training from its beginning or from a checkpoint to its last minute."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch

from shokai.engine.machine import cores
from shokai.network.brain import read_network
from shokai.network.inputs import Inputs
from shokai.train import checkpoint
from shokai.train.games import Games
from shokai.train.league import League
from shokai.train.model import Model, model_of
from shokai.train.plan import Plan, against, plan_for
from shokai.train.ppo import Ppo, Weights, sampled

# Seconds between two checkpoints and two lines of the log.
SAVE_EVERY, TELL_EVERY = 60.0, 5.0
# Rounds of learning after which another rival comes, and after which the present network joins the league.
NEW_RIVAL, JOIN = 4, 40
# The part of a run in which a seat's own points count, less and less.
OWN_UNTIL, OWN_FALLS = 0.85, 0.35
# Random moves before the first round, so that games stand at different points, and the network sees how they differ.
SHUFFLED = 96


@dataclass(frozen=True)
class Yardstick:
    """Which bot measures the strength, in how many games for each number of players."""

    bot: str = "greedy"
    games: int = 40


@dataclass(frozen=True)
class Span:
    """How long a run is: in seconds, or in rounds."""

    seconds: float
    rounds: int | None

    def part(self, seconds: float, rounds: int) -> float:
        """Which part of it is over.

        >>> Span(60.0, None).part(15.0, 900), Span(60.0, 4).part(15.0, 1)
        (0.25, 0.25)
        """
        return rounds / self.rounds if self.rounds else seconds / self.seconds


class Measuring:
    """Games against the yardstick in a process of their own, so that training need not wait."""

    def __init__(self, game: str, out: Path, players: tuple[int, ...], yardstick: Yardstick) -> None:
        self._file = checkpoint.network_file(out, game)
        self._words = [
            sys.executable, "-m", "shokai.train.yardstick", game, "--bot", yardstick.bot, "--games",
            str(yardstick.games), "--players", ",".join(map(str, players)),
        ]  # fmt: skip
        self._running: subprocess.Popen[str] | None = None

    def begin(self) -> None:
        """Measures the network that lies there now, unless one is still being measured."""
        if self._running is None:
            copy = self._file.with_suffix(".measured")
            copy.write_bytes(self._file.read_bytes())
            words = [*self._words, "--file", str(copy)]
            self._running = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)

    def result(self, wait: bool = False) -> dict[str, Any] | None:
        """What came of it, once it is there."""
        if self._running is None or (not wait and self._running.poll() is None):
            return None
        told, _ = self._running.communicate()
        self._running = None
        self._file.with_suffix(".measured").unlink(missing_ok=True)
        return json.loads(told) if told.strip() else None


def train(
    game: str,
    *,
    players: tuple[int, ...] = (2, 3, 4),
    minutes: float = 10.0,
    device: str = "cuda",
    out: Path,
    resume: bool = False,
    games: int | None = None,
    rounds: int | None = None,
    yardstick: Yardstick | None = None,
    opponent: Path | None = None,
    tell: Callable[[dict[str, Any]], None] = lambda figures: None,
) -> Path:
    """Trains for so many minutes, or for so many rounds instead, which on a processor gives the same network again.
    Returns the file of the network. `tell` is given what the log is given.

    With the file of an `opponent`, it trains a best response to that network: it begins as a copy, plays one seat of
    every game, and the opponent, which does not learn, has all others. What it wins beyond its fair share shows how far
    the opponent can be exploited."""
    frozen = read_network(opponent, game) if opponent else None
    before = checkpoint.load(out, game) if resume else None
    out.mkdir(parents=True, exist_ok=True)
    plan = plan_for(game, device, games, resumed=resume)
    if frozen:
        plan = against(replace(plan, points=float(frozen.header["points"])))
    progress: dict[str, Any] = before["progress"] if before else {"decisions": 0, "seconds": 0.0, "rounds": 0}
    torch.manual_seed(plan.seed + progress["rounds"])
    if device == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    else:
        # Threads that wait for each other lose more than they gain, on small networks and shared machines.
        torch.set_num_threads(max(1, cores() // 2))
    played = Games(game, plan.games, players, device, plan.seed + progress["rounds"])
    rival = _prepared(model_of(frozen, Inputs(played.pieces)), played) if frozen else None
    ppo = Ppo(played, _model(played, plan, before, rival), plan)
    if resume:
        checkpoint.restore_optimizer(out, ppo.optimizer)
    log = checkpoint.Log(out, keep=resume)
    measuring = Measuring(game, out, players, yardstick) if yardstick else None

    def told(**figures: Any) -> None:
        log.tell(**figures)
        tell(figures)

    progress |= {"device": _name_of(device), "players": list(players)}
    _rounds(ppo, game, Span(minutes * 60, rounds), out, progress, measuring, told, rival)
    checkpoint.save(out, game, ppo, progress)
    if measuring:
        # The last network is what counts; one that is being measured is an earlier one.
        measuring.result(wait=True)
        measuring.begin()
        told(seconds=progress["seconds"], **(measuring.result(wait=True) or {}))
    return checkpoint.network_file(out, game)


def _prepared(model: Model, games: Games) -> Model:
    """Where the games are, with the quicker inputs of a GPU."""
    placed: Model = model.to(games.device)
    if games.device.type == "cuda":
        from shokai.train.quick_inputs import QuickInputs

        placed.quick = QuickInputs(placed.inputs)
    return placed


def _model(games: Games, plan: Plan, before: dict[str, Any] | None, rival: Model | None) -> Model:
    first, second, third = before["widths"] if before else rival.widths if rival else plan.widths
    model = _prepared(Model(Inputs(games.pieces), games.moves, (first, second, third)), games)
    for _ in range(SHUFFLED):
        games.step(sampled(torch.zeros_like(games.masks, dtype=torch.float32).masked_fill(~games.masks, -1e9)))
    if before:
        model.load_state_dict(before["model"])
    elif rival:
        model.load_state_dict(rival.state_dict())
    else:
        model.fit_to(games.rows[:4096].contiguous())
    return model


def _rounds(
    ppo: Ppo,
    game: str,
    span: Span,
    out: Path,
    progress: dict[str, Any],
    measuring: Measuring | None,
    told: Any,
    frozen: Model | None,
) -> None:
    plan, league = ppo.plan, League(ppo.model, ppo.plan.rivals, ppo.plan.seed)
    begun, spent_before = time.perf_counter(), progress["seconds"]
    saved = spoken = 0.0
    rival = frozen or league.rival()
    ppo.games.limit_each(plan.most_each)
    number = 0
    while (done := span.part(time.perf_counter() - begun, number)) < 1.0:
        for group in ppo.optimizer.param_groups:
            group["lr"] = plan.rate + (plan.last_rate - plan.rate) * done
        ppo.play(rival)
        ppo.learn(
            Weights(
                entropy=plan.entropy + (plan.last_entropy - plan.entropy) * done,
                lead=plan.lead + (plan.last_lead - plan.lead) * min(2 * done, 1.0),
                own=plan.own * min(max((OWN_UNTIL - done) / OWN_FALLS, 0.0), 1.0),
            )
        )
        number += 1
        if number % JOIN == 0 and frozen is None:
            league.join(ppo.model)
        if number % NEW_RIVAL == 0 and frozen is None:
            rival = league.rival()
        progress["decisions"] += plan.games * plan.steps
        progress["rounds"] += 1
        spent = time.perf_counter() - begun
        progress["seconds"] = round(spent_before + spent, 1)
        if spent - spoken >= TELL_EVERY or number == 1:
            spoken = spent
            figures = {key: round(value, 4) for key, value in ppo.figures().items()}
            told(seconds=progress["seconds"], decisions=progress["decisions"], rounds=progress["rounds"], **figures)
        if spent - saved >= SAVE_EVERY:
            saved = spent
            checkpoint.save(out, game, ppo, progress)
            if measuring:
                if strength := measuring.result():
                    told(seconds=progress["seconds"], **strength)
                measuring.begin()


def _name_of(device: str) -> str:
    return torch.cuda.get_device_name() if device == "cuda" else "cpu"
