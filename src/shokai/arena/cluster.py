"""Units played on a Ray cluster: the one that RAY_ADDRESS names, or a small one on this machine.

Ray is not installed with Shokai: `pip install shokai[ray]`. Every machine of the cluster needs the same Shokai.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from shokai.arena.game import Played
from shokai.arena.local import Failure, Finished, prepare
from shokai.arena.unit import Unit
from shokai.texts import Refusal, Say

# More than one unit for each processor, so that none waits for the next one to arrive.
AHEAD = 2


def ray_module() -> Any:
    """Ray, where it is installed."""
    try:
        import ray
    except ImportError:
        raise Refusal(Say("arena-no-ray")) from None
    return ray


_prepared: set[tuple[tuple[str, ...], str]] = set()


def play_there(unit: Unit, folder: str) -> Played | str:
    """What a machine of the cluster does with a unit. Returns a version where it is not ours.

    `folder` is where the command was given: bots of one's own are looked for there, if the machine has it, too.
    """
    if Path(folder).is_dir() and folder not in sys.path:
        sys.path.insert(0, folder)
    if unit.stamp_here() != unit.stamp:
        return unit.stamp_here()
    if (unit.seats, unit.game) not in _prepared:
        prepare(unit)
        _prepared.add((unit.seats, unit.game))
    return unit.play()


class Cluster:
    """Plays on a Ray cluster. `processors` limits a cluster that is started on this machine."""

    def __init__(self, processors: int | None = None) -> None:
        self._ray = ray_module()
        self._processors = processors
        self._units: dict[Any, Unit] = {}
        self._play: Any = None
        self._slots = 0

    def _start(self) -> None:
        if self._play is not None:
            return
        ray, address = self._ray, os.environ.get("RAY_ADDRESS")
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        if not ray.is_initialized():
            try:
                if address:
                    ray.init(address=address, **quiet)
                else:
                    ray.init(num_cpus=self._processors, include_dashboard=False, **quiet)
            except Exception as error:
                why = str(error).strip().partition("\n")[0]
                raise Failure(Say("arena-ray-failed", why=why or type(error).__name__)) from error
        self._slots = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(play_there)

    def free(self) -> int:
        # A cluster starts with the first unit that has to be played, not for results that are there already.
        return self._slots - len(self._units) if self._play is not None else 1

    def submit(self, unit: Unit) -> None:
        self._start()
        self._units[self._play.remote(unit, str(Path.cwd()))] = unit

    def wait(self, seconds: float) -> list[Finished]:
        if not self._units:
            return []
        ready, _ = self._ray.wait(list(self._units), num_returns=1, timeout=seconds)
        finished = []
        for one in ready:
            unit = self._units.pop(one)
            try:
                answer = self._ray.get(one)
            except self._ray.exceptions.RayError as error:
                why = str(error).strip().rpartition("\n")[2]
                raise Failure(Say("arena-game-broke", key=unit.key[:12], why=why)) from error
            if isinstance(answer, str):
                raise Failure(Say("arena-other-version", ours=unit.stamp, theirs=answer))
            finished.append((unit, answer))
        return finished

    def drop(self) -> None:
        for one in self._units:
            self._ray.cancel(one, force=True)
        self._units.clear()

    def close(self) -> None:
        self.drop()
        if self._play is not None and not os.environ.get("RAY_ADDRESS"):
            self._ray.shutdown()
        self._play = None
