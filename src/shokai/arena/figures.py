"""The figures of a tournament as JSON: docs/guide/arena.md describes every key."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from shokai.arena.statistics import Interval
from shokai.arena.store import Store
from shokai.arena.summary import Figures, Summary
from shokai.arena.times import Times
from shokai.arena.unit import FORMAT
from shokai.bench.rules import machine, versions
from shokai.match.game import game_for


@dataclass
class Tournament:
    """A contest with its checks, if there were any: `mirror` and `sanity`."""

    main: Summary
    checks: dict[str, Summary] = field(default_factory=dict)
    executor: str = "local"
    seconds: float = 0.0
    results: str = ""


def quantiles(times: Times) -> dict[str, float]:
    """The middle decision time and the one that only one decision of twenty exceeds, in milliseconds."""
    return {"p50": _ms(times.quantile(0.5)), "p95": _ms(times.quantile(0.95))}


def _ms(value: float) -> float:
    return float(f"{value:.3g}")


def _seats(figures: Figures, names: tuple[str, ...]) -> list[dict[str, Any]]:
    return [
        {"seat": names[p], "games": at.games, "share": round(at.share, 4), "points": round(at.points, 2)}
        for p, at in enumerate(figures.seats)
    ]


def contest_figures(summary: Summary) -> dict[str, Any]:
    """What the main contest and the checks have in common."""
    plan, entrants = summary.outcome.plan, summary.entrants
    return {
        "players": plan.lineup.players,
        "fair": round(summary.fair, 4),
        "share": {one.name: one.share.told() for one in entrants},
        "games": summary.games,
        "blocks": summary.blocks,
        "truncated": summary.truncated,
        "verdict": summary.verdict,
        "stopped": summary.outcome.stopped,
        "interval": summary.method,
        "decision_ms": {**quantiles(summary.times), **{one.name: quantiles(one.times) for one in entrants}},
        "errors": summary.errors,
    }


def _of_ended(one: Figures, interval: Interval) -> dict[str, float | None]:
    """An interval for JSON, which says nothing where no game ended."""
    return interval.told(2) if one.ended else dict.fromkeys(("low", "mean", "high"))


def _records(tournament: Tournament) -> list[dict[str, Any]]:
    """Where the record of each game lies, and who sat there."""
    outcome = tournament.main.outcome
    store, names = Store(Path(tournament.results)), [entrant.name for entrant in outcome.plan.lineup.entrants]
    return [
        {"block": number, "seats": [names[e] for e in game.seating], "path": str(store.path_of_record(game.unit))}
        for number, block in enumerate(outcome.blocks)
        for game in block
    ]


def _ahead(summary: Summary, i: int) -> dict[str, float]:
    """How often an entrant was placed before each of the others that it met."""
    met = ((j, other) for j, other in enumerate(summary.entrants) if (i, j) in summary.ahead)
    return {other.name: round(summary.ahead[i, j][0], 4) for j, other in met}


def tournament_figures(tournament: Tournament) -> dict[str, Any]:
    """All of it."""
    summary = tournament.main
    plan, entrants = summary.outcome.plan, summary.entrants
    names = game_for(plan.game).seat_names
    return {
        "game": plan.game,
        "options": plan.options.split(),
        "seed": plan.seed,
        "bots": {one.name: one.bot for one in entrants},
        **contest_figures(summary),
        "margin": {one.name: _of_ended(one, one.margin) for one in entrants},
        "points": {one.name: _of_ended(one, one.points) for one in entrants},
        "seats": {one.name: _seats(one, names) for one in entrants},
        "ratings": [
            {"bot": entrants[r.entrant].name, "mu": round(r.mu, 2), "sigma": round(r.sigma, 2)} for r in summary.ratings
        ],
        "ahead": {one.name: _ahead(summary, i) for i, one in enumerate(entrants)},
        "decisions": round(summary.decisions, 1),
        "turns": round(summary.turns, 1),
        "end_reasons": summary.end_reasons,
        "most_decisions": plan.most_decisions,
        "checks": {name: contest_figures(check) for name, check in tournament.checks.items()},
        "played": summary.outcome.fresh,
        "kept": summary.outcome.kept,
        "seconds": round(tournament.seconds, 2),
        "playing_seconds": round(sum(game.played.seconds for game in summary.outcome.games), 2),
        "executor": tournament.executor,
        "backend": plan.backend,
        "results": tournament.results,
        **({"records": _records(tournament)} if plan.keep_records else {}),
        "format": FORMAT,
        "stamp": plan.stamp,
        "machine": machine(),
        "versions": versions(),
        "date": time.strftime("%Y-%m-%d %H:%M"),
    }
