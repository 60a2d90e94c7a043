"""What a training leaves behind: files to go on from, the network to play with, and a log.

checkpoint.pt    the network as it learns, and how far it has come
optimizer.pt     the memory of the optimizer, with half the precision, so that no file grows large
GAME.network     the network to play with
log.jsonl        a line of figures every few seconds
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import torch

from shokai._version import __version__
from shokai.match.game import game_for
from shokai.network.file import quantized, to_bytes
from shokai.network.identity import observation_digest, rules_digest
from shokai.texts import Refusal, Say
from shokai.train.model import Model, arrays_of
from shokai.train.plan import Plan
from shokai.train.ppo import Ppo

CHECKPOINT, OPTIMIZER, LOG = "checkpoint.pt", "optimizer.pt", "log.jsonl"


def network_file(out: Path, game: str) -> Path:
    """Where the network to play with lies."""
    return out / f"{game}.network"


def export(model: Model, game: str, plan: Plan, progress: dict[str, Any]) -> bytes:
    """The network to play with, as a file."""
    rules: Any = game_for(game).rules
    header = {
        "game": game, "rules": rules_digest(game), "observation": observation_digest(game), "moves": rules.MOVES,
        "inputs": model.inputs.size, "widths": list(model.widths), "points": plan.points,
        "trained": {"shokai": __version__, "date": time.strftime("%Y-%m-%d"), **progress},
    }  # fmt: skip
    return to_bytes(quantized(arrays_of(model), header))


def save(out: Path, game: str, ppo: Ppo, progress: dict[str, Any]) -> None:
    """Writes all files anew, each whole or not at all."""
    model = ppo.model
    told = {
        "game": game, "rules": rules_digest(game), "observation": observation_digest(game),
        "widths": list(model.widths), "progress": progress, "model": model.state_dict(),
    }  # fmt: skip
    state = ppo.optimizer.state_dict()
    halves = {
        key: {
            name: value.bfloat16() if torch.is_tensor(value) and value.ndim else value for name, value in entry.items()
        }
        for key, entry in state["state"].items()
    }
    _write(out / CHECKPOINT, told)
    _write(out / OPTIMIZER, {"state": halves, "param_groups": state["param_groups"]})
    replace_file(network_file(out, game), export(model, game, ppo.plan, progress))


def _write(path: Path, what: Any) -> None:
    beside = path.with_suffix(".new")
    torch.save(what, beside)
    beside.replace(path)


def replace_file(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    beside = path.with_suffix(".new")
    beside.write_bytes(data)
    beside.replace(path)


def load(out: Path, game: str) -> dict[str, Any]:
    """The checkpoint in a folder; a sentence where it is of another game, other rules, or cannot be read."""
    path = out / CHECKPOINT
    if not path.exists():
        raise Refusal(Say("train-nothing-to-resume", folder=str(out)))
    try:
        told: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        now = (game, rules_digest(game), observation_digest(game))
        same = (told["game"], told["rules"], told["observation"]) == now
    except Exception:
        # Whatever PyTorch thinks of a file that is none of its own.
        raise Refusal(Say("train-checkpoint-damaged", file=str(path))) from None
    if not same:
        raise Refusal(Say("train-other-game", file=str(path), game=game))
    return told


def restore_optimizer(out: Path, optimizer: torch.optim.Optimizer) -> None:
    """Its memory, where there is one; without, it begins to remember anew."""
    path = out / OPTIMIZER
    if not path.exists():
        return
    told = torch.load(path, map_location="cpu", weights_only=True)
    for entry in told["state"].values():
        for name, value in entry.items():
            if torch.is_tensor(value):
                entry[name] = value.float()
    optimizer.load_state_dict(told)


class Log:
    """Lines of figures, one JSON object each."""

    def __init__(self, out: Path, keep: bool) -> None:
        self._path = out / LOG
        if not keep:
            self._path.write_text("", "utf-8")

    def tell(self, **figures: Any) -> None:
        """Another line."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(figures) + "\n")
