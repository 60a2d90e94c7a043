"""Counting many games: estimates with 95 % intervals, and the charts that they make.

The unit is the game: what its seats do belongs together, so intervals are taken over games (ratio estimates, and
regressions with errors clustered by games). What hardly ever happens is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from shokai.texts import Say

if TYPE_CHECKING:
    from numpy.typing import NDArray

# Half the width of a 95 % interval, in standard errors.
NORMAL = 1.96
# What happened less often is not told.
FEWEST = 30

Chart = dict[str, Any]
# Things to choose between, with their names.
Names = Mapping[str, Say]


@dataclass(frozen=True)
class Series:
    """Games between equals with one number of players: a row each, by seats where there are seats."""

    players: int
    bots: NDArray[Any]
    reasons: NDArray[Any]
    turns: NDArray[Any]
    starters: NDArray[Any]
    points: NDArray[Any]
    places: NDArray[Any]
    notes: NDArray[Any]

    @property
    def games(self) -> int:
        """How many."""
        return len(self.points)

    def wins(self) -> NDArray[Any]:
        """Each seat's share of the win."""
        firsts = (self.places == 1).astype(float)
        shares: NDArray[Any] = firsts / firsts.sum(1, keepdims=True)
        return shares


def rounded(value: float, low: float, high: float, **more: Any) -> dict[str, Any]:
    """An estimate for JSON."""
    return {"value": round(float(value), 4), "low": round(float(low), 4), "high": round(float(high), 4), **more}


def ratio(tops: Any, bottoms: Any, fewest: int = FEWEST) -> dict[str, Any] | None:
    """The sum of the one over the sum of the other, both by games; None for too few games.

    >>> import numpy as np
    >>> ratio(np.arange(100) % 2, np.ones(100))
    {'value': 0.5, 'low': 0.402, 'high': 0.598, 'n': 100}
    """
    import numpy as np

    tops, bottoms = (np.asarray(part, float).reshape(len(part), -1).sum(1) for part in (tops, bottoms))
    n, whole = int(np.count_nonzero(bottoms)), bottoms.sum()
    if n < fewest or whole <= 0:
        return None
    value = tops.sum() / whole
    error = NORMAL * float(np.sqrt(((tops - value * bottoms) ** 2).sum()) / whole)
    return rounded(value, value - error, value + error, n=n)


def mean(values: Any, fewest: int = FEWEST) -> dict[str, Any] | None:
    """The mean over games of a number of each."""
    import numpy as np

    return ratio(values, np.ones(len(values)), fewest)


def frequency(happened: Any) -> dict[str, Any]:
    """How often something happens in a game: Wilson's interval, which is honest about what never or always happened.

    >>> import numpy as np
    >>> frequency(np.ones(100))
    {'value': 1.0, 'low': 0.963, 'high': 1.0, 'n': 100}
    """
    n, share = len(happened), float(happened.mean())
    z = NORMAL**2 / n
    centre, off = share + z / 2, NORMAL * ((share * (1 - share) + z / 4) / n) ** 0.5
    return rounded(share, (centre - off) / (1 + z), min((centre + off) / (1 + z), 1.0), n=n)


def _within(estimate: dict[str, Any] | None) -> dict[str, Any] | None:
    """A share is from 0 to 1."""
    return estimate and {**estimate, "low": max(estimate["low"], 0.0), "high": min(estimate["high"], 1.0)}


def _row(key: str, name: Say, estimate: dict[str, Any] | None, **more: Any) -> list[dict[str, Any]]:
    if estimate is None:
        return []
    return [{"key": key, "name": {"id": name.id, "args": dict(name.args)}, **estimate, **more}]


def shares(series: Series, id: str, names: Names, chosen: Any, *, in_order: bool = False) -> Chart:
    """The share of the win of those who chose each thing (from 1; 0 is none), best first, and how often it is chosen.

    The even share is what everybody would win if it made no difference.
    """
    wins, rows = series.wins(), []
    for n, (key, name) in enumerate(names.items(), 1):
        picked = chosen == n
        rows += _row(key, name, _within(ratio(wins * picked, picked)), often=round(float(picked.mean()), 4))
    if not in_order:
        rows.sort(key=lambda row: -row["value"])
    return {"id": id, "kind": "shares", "even": round(1 / series.players, 4), "rows": rows}


def parts(id: str, names: Names, chosen: Any) -> Chart:
    """How often each of several things happens, of which one happens in every game; the most frequent first."""
    rows: list[dict[str, Any]] = []
    for n, (key, name) in enumerate(names.items(), 1):
        rows += _row(key, name, frequency(chosen == n)) if (chosen == n).any() else []
    return {"id": id, "kind": "parts", "rows": sorted(rows, key=lambda row: -row["value"])}


def versus(series: Series, id: str, names: Names, counted: Mapping[str, Any]) -> Chart:
    """What those who win have on average, and what the others have; a pair of numbers is a ratio.

    A number that belongs to the game and not to a seat has nothing to compare.
    """
    import numpy as np

    firsts, rows = series.places == 1, []
    for key, told in counted.items():
        if not isinstance(told, tuple) and told.ndim == 1:
            rows += _row(key, names[key], mean(told))
            continue
        tops, bottoms = told if isinstance(told, tuple) else (told, np.ones(series.points.shape))
        own, others = (ratio(tops * who * (bottoms > 0), bottoms * who) for who in (firsts, ~firsts))
        if own and others:
            rows += _row(key, names[key], own, others=others)
    return {"id": id, "kind": "versus", "rows": rows}


def worth(series: Series, id: str, names: Names, counted: Mapping[str, Any]) -> Chart:
    """By how many points more than the mean of the table each one more of something goes with: a regression on all of
    them at once and on the seat in the order of play."""
    import numpy as np

    columns = np.stack([np.asarray(told, float) for told in counted.values()], -1)
    values, errors = _regression(series, columns)
    rows: list[dict[str, Any]] = []
    for key, value, error in zip(counted, values, NORMAL * errors, strict=True):
        rows += _row(key, names[key], rounded(value, value - error, value + error, n=series.games))
    return {"id": id, "kind": "worth", "rows": rows}


def timed_worth(series: Series, id: str, names: Names, when: Any) -> Chart:
    """By how many points more in the end each thing goes with, got at its usual time: a regression on having each of
    them, on how much earlier than usual it came, and on the seat. `when` is by games, seats and things; 0 is never.

    `earlier` is what a round earlier goes with, `often` how many seats have it, `share` their share of the win, `time`
    the usual round.
    """
    import numpy as np

    had, keys = when > 0, list(names)
    told = [n for n in range(len(keys)) if had[:, :, n].any(1).sum() >= FEWEST]
    wins, rows = series.wins(), list[dict[str, Any]]()
    usual = [when[:, :, n][had[:, :, n]].mean() for n in told]
    early = [np.where(had[:, :, n], usual[k] - when[:, :, n], 0.0) for k, n in enumerate(told)]
    if not told:
        return {"id": id, "kind": "worth", "rows": []}
    values, errors = _regression(series, np.stack([had[:, :, n].astype(float) for n in told] + early, -1))
    for k, n in enumerate(told):
        value, error, earlier = values[k], NORMAL * errors[k], values[len(told) + k]
        off = NORMAL * errors[len(told) + k]
        share = _within(ratio(wins * had[:, :, n], had[:, :, n]))
        assert share
        estimate = rounded(value, value - error, value + error, n=share.pop("n"))
        rows += _row(
            keys[n], names[keys[n]], estimate, earlier=rounded(earlier, earlier - off, earlier + off), share=share,
            often=round(float(had[:, :, n].mean()), 4), time=round(float(usual[k]), 2),
        )  # fmt: skip
    return {"id": id, "kind": "worth", "rows": sorted(rows, key=lambda row: -row["value"])}


def _regression(series: Series, columns: Any) -> tuple[Any, Any]:
    """Coefficients of columns (by games, seats, columns) for the points above the mean of the table, seats in the order
    of play and bots beside them, and their standard errors, clustered by games."""
    import numpy as np

    players = series.players
    lead = series.points - series.points.mean(1, keepdims=True)
    order = (np.arange(players) - series.starters[:, None]) % players
    whose = np.eye(int(series.bots.max()) + 1)[series.bots][:, :, 1:]
    x = np.concatenate([columns, np.eye(players)[order], whose], -1).astype(float)
    # What others have counts as well: each is compared with its table.
    x -= x.mean(1, keepdims=True)
    whole = np.linalg.pinv(np.einsum("gpi,gpj->ij", x, x))
    values = whole @ np.einsum("gpi,gp->i", x, lead)
    scores = np.einsum("gpi,gp->gi", x, lead - x @ values)
    errors = np.sqrt(np.maximum(np.diag(whole @ (scores.T @ scores) @ whole), 0.0))
    n = columns.shape[-1]
    return values[:n], errors[:n]
