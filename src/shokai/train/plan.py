"""How a network is trained: the numbers of the method, for a GPU and, much smaller, for a processor."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, fields, replace
from importlib.resources import files

from shokai.texts import Refusal, Say

# The sizes of a network's three layers.
Widths = tuple[int, int, int]


@dataclass(frozen=True)
class Plan:
    """All numbers of a training. A game's `training.toml` has its own for some of them.

    Final scores are measured in `points`, and games are cut off after `most_each` decisions of each player: twice
    what good players need with four, or more, for random games may never end. `games` are played at once, `steps` of
    each between two rounds of learning, in batches of `batch`, `epochs` times. `trace` is the lambda of returns and
    advantages. A seat goes for its share of the win and for its lead in points: the weight of the lead falls from
    `lead` to `last_lead`, that of its own points from `own` to `last_own`, that of entropy from `entropy` to
    `last_entropy`, the rate of learning from `rate` to `last_rate`, over the minutes of a run. A part of the games,
    `league`, is played against an older self, one of `rivals`, or a guest. With `one_seat`, the learner has one seat
    in these games, and a frozen network all others.
    """

    games: int = 8192
    points: float = 20.0
    most_each: int = 500
    widths: Widths = (512, 256, 256)
    steps: int = 32
    batch: int = 32768
    epochs: int = 2
    rate: float = 6e-4
    last_rate: float = 2e-5
    trace: float = 0.96
    clip: float = 0.2
    entropy: float = 0.02
    last_entropy: float = 0.002
    lead: float = 0.4
    last_lead: float = 0.1
    own: float = 0.0
    last_own: float = 0.0
    league: float = 0.2
    rivals: int = 8
    one_seat: bool = False
    seed: int = 1


def plan_for(game: str, device: str, games: int | None = None, resumed: bool = False) -> Plan:
    """The plan for a game on a device; a run that goes on with another begins at a lower rate."""
    path = files(f"shokai.games.{game}") / "training.toml"
    plan = Plan(**tomllib.loads(path.read_text("utf-8"))) if path.is_file() else Plan()
    if games:
        plan = replace(plan, games=games)
    if device != "cuda":
        plan = replace(plan, games=games or 192, widths=(64, 32, 32), batch=1024, steps=32, rate=2e-3)
    if resumed:
        plan = replace(
            plan, rate=plan.rate * 0.6, entropy=plan.entropy * (1.0 if plan.own else 0.5), lead=0.05, last_lead=0.05
        )
    return plan


def against(plan: Plan) -> Plan:
    """The plan for a best response to a frozen network: every game is against it, and only the win counts."""
    return replace(plan, league=1.0, one_seat=True, own=0.0, lead=0.05, last_lead=0.0)


def changed(plan: Plan, text: str) -> Plan:
    """The plan with other numbers, as in `own=2,last_own=0,rate=0.0003`.

    >>> changed(Plan(games=8, points=20.0, most_each=300), "steps=16, rate=1e-4").rate
    0.0001
    """
    kinds = {field.name: type(getattr(plan, field.name)) for field in fields(plan)}
    numbers: dict[str, int | float] = {}
    for word in filter(None, (word.strip() for word in text.split(","))):
        name, _, value = word.partition("=")
        if kinds.get(name) not in (int, float):
            raise Refusal(Say("train-plan-no-such-number", name=name, names=", ".join(sorted(_numbers(kinds)))))
        if not re.fullmatch(
            r"[1-9][0-9]{0,8}" if kinds[name] is int else r"[0-9]{1,9}(\.[0-9]{1,9})?(e-?[0-9]{1,2})?", value
        ):
            raise Refusal(Say("train-plan-not-a-number", name=name, text=value))
        numbers[name] = kinds[name](value)
    return replace(plan, **numbers)  # type: ignore[arg-type]


def _numbers(kinds: dict[str, type]) -> list[str]:
    return [name for name, kind in kinds.items() if kind in (int, float)]
