"""A training from its beginning or from a checkpoint to its last minute."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch

from shokai.engine.machine import cores
from shokai.match.game import game_for
from shokai.network.brain import read_network
from shokai.network.inputs import Inputs
from shokai.sight.looks import look_of
from shokai.train import checkpoint
from shokai.train.games import Games
from shokai.train.imitation import imitate
from shokai.train.league import League
from shokai.train.model import Model, model_of
from shokai.train.plan import Plan, against, changed, plan_for
from shokai.train.ppo import Ppo, Weights, sampled

# Seconds between two checkpoints and two lines of the log.
SAVE_EVERY, TELL_EVERY = 60.0, 5.0
# Rounds of learning after which another rival comes, and after which the present network joins the league.
NEW_RIVAL, JOIN = 4, 40
# The part of a run over which the weight of a seat's own points falls: at last only what counts in the end does.
OWN_FALLS = 0.85
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
    start: Path | None = None,
    rivals: Path | None = None,
    changes: str = "",
    tell: Callable[[dict[str, Any]], None] = lambda figures: None,
) -> Path:
    """Trains for so many minutes, or for so many rounds instead, which on a processor gives the same network again.
    Returns the file of the network. `tell` is given what the log is given. It begins with nothing, or with the network
    in the file `start`; `changes` are other numbers for the plan, see `plan.changed`. Networks in the folder `rivals`
    are played against in a part of the games, beside older selves.

    With the file of an `opponent`, it trains a best response to that network: it begins as a copy, plays one seat of
    every game, and the opponent, which does not learn, has all others. What it wins beyond its fair share shows how far
    the opponent can be exploited."""
    frozen = read_network(opponent, game) if opponent else None
    begun_with = read_network(start, game) if start else None
    before = checkpoint.load(out, game) if resume else None
    plan = plan_for(game, device, games, resumed=resume or start is not None)
    if frozen:
        plan = against(replace(plan, points=float(frozen.header["points"])))
    elif begun_with:
        plan = replace(plan, points=float(begun_with.header["points"]))
    plan = changed(plan, changes)
    out.mkdir(parents=True, exist_ok=True)
    progress: dict[str, Any] = before["progress"] if before else {"decisions": 0, "seconds": 0.0, "rounds": 0}
    torch.manual_seed(plan.seed + progress["rounds"])
    if device == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    else:
        # Threads that wait for each other lose more than they gain, on small networks and shared machines.
        torch.set_num_threads(max(1, cores() // 2))
    played = Games(game, plan.games, players, device, plan.seed + progress["rounds"])
    rival, model = (
        _prepared(model_of(network, Inputs(played.pieces)), played) if network else None
        for network in (frozen, begun_with)
    )
    ppo = Ppo(played, _model(played, plan, before, model or rival), plan)
    if resume:
        checkpoint.restore_optimizer(out, ppo.optimizer)
    log = checkpoint.Log(out, keep=resume)
    measuring = Measuring(game, out, players, yardstick) if yardstick else None

    def told(**figures: Any) -> None:
        log.tell(**figures)
        tell(figures)

    progress |= {"device": _name_of(device), "players": list(players)}

    def read(file: Path) -> Model:
        return _prepared(model_of(read_network(file, game), Inputs(played.pieces)), played)

    league = League(ppo.model, plan.rivals, plan.seed, rivals, read)
    _rounds(ppo, game, Span(minutes * 60, rounds), out, progress, measuring, told, rival or league)
    checkpoint.save(out, game, ppo, progress)
    if measuring:
        # The last network is what counts; one that is being measured is an earlier one.
        measuring.result(wait=True)
        measuring.begin()
        told(seconds=progress["seconds"], **(measuring.result(wait=True) or {}))
    return checkpoint.network_file(out, game)


def imitation(
    game: str,
    bot: str,
    *,
    players: tuple[int, ...] = (2, 3, 4),
    minutes: float = 1.0,
    device: str = "cuda",
    out: Path,
    start: Path | None = None,
    workers: int | None = None,
    tell: Callable[[dict[str, Any]], None] = lambda figures: None,
) -> Path:
    """Trains a network to do as a bot does: see `shokai.train.imitation`. Returns its file, named after the bot; its
    folder `out` can be one of rivals."""
    begun_with = read_network(start, game) if start else None
    plan, inputs = plan_for(game, device), Inputs(look_of(game).PIECES)
    widths = begun_with.widths if begun_with else plan.widths
    points = float(begun_with.header["points"]) if begun_with else plan.points
    torch.manual_seed(plan.seed)
    model = model_of(begun_with, inputs) if begun_with else Model(inputs, game_for(game).rules.MOVES, widths)
    if device == "cuda":
        model = model.to(device)
    out.mkdir(parents=True, exist_ok=True)
    told = imitate(
        game, bot, model, points,
        players=players, minutes=minutes, workers=workers, trained=begun_with is not None, tell=tell,
    )  # fmt: skip
    file = out / f"{re.sub('[^a-z0-9]+', '-', bot)}.network"
    checkpoint.replace_file(file, checkpoint.export(model, game, replace(plan, points=points), told))
    return file


def _prepared(model: Model, games: Games) -> Model:
    """Where the games are, with the quicker inputs of a GPU."""
    placed: Model = model.to(games.device)
    if games.device.type == "cuda":
        from shokai.train.quick_inputs import QuickInputs

        placed.quick = QuickInputs(placed.inputs)
    return placed


def _model(games: Games, plan: Plan, before: dict[str, Any] | None, start: Model | None) -> Model:
    first, second, third = before["widths"] if before else start.widths if start else plan.widths
    model = _prepared(Model(Inputs(games.pieces), games.moves, (first, second, third)), games)
    for _ in range(SHUFFLED):
        games.step(sampled(torch.zeros_like(games.masks, dtype=torch.float32).masked_fill(~games.masks, -1e9)))
    if before:
        model.load_state_dict(before["model"])
    elif start:
        model.load_state_dict(start.state_dict())
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
    others: Model | League,
) -> None:
    plan, league = ppo.plan, others if isinstance(others, League) else None
    begun, spent_before = time.perf_counter(), progress["seconds"]
    saved = spoken = 0.0
    rival = others.rival() if isinstance(others, League) else others
    ppo.games.limit_each(plan.most_each)
    number = 0
    while (done := span.part(time.perf_counter() - begun, number)) < 1.0:
        for group in ppo.optimizer.param_groups:
            group["lr"] = plan.rate + (plan.last_rate - plan.rate) * done
        at = time.perf_counter()
        ppo.play(rival)
        played = time.perf_counter() - at
        ppo.learn(
            Weights(
                entropy=plan.entropy + (plan.last_entropy - plan.entropy) * done,
                lead=plan.lead + (plan.last_lead - plan.lead) * min(2 * done, 1.0),
                own=plan.own + (plan.last_own - plan.own) * min(done / OWN_FALLS, 1.0),
            )
        )
        number += 1
        if league and number % JOIN == 0:
            league.join(ppo.model)
        if league and number % NEW_RIVAL == 0:
            rival = league.rival()
        progress["decisions"] += plan.games * plan.steps
        progress["rounds"] += 1
        now = time.perf_counter()
        spent = now - begun
        progress["seconds"] = round(spent_before + spent, 1)
        if spent - spoken >= TELL_EVERY or number == 1:
            spoken = spent
            speed = {"play": played, "learn": now - at - played}
            figures = {key: round(value, 4) for key, value in (ppo.figures() | speed).items()}
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
