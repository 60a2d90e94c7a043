"""The figures of `python -m benchmarks.coach`, from the rows of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

# How much surer of themselves than the network chances could be made: see `shokai.coach.outlook.sharpened`.
FACTORS = (0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1.0, 1.05, 1.1, 1.15, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2.0)
# A chance is right where as many are won as it says, give or take this; see docs/guide/coach.md.
RIGHT = 0.03
# Standard errors of a 95 % interval.
WIDE = 1.96


@dataclass(frozen=True)
class Row:
    """A game, by seat: the outlook before the first card, the share of the win, luck, and what decisions did.

    `bins` has for each bin of chances how many there were, their sum, and the sum of what came of them; `worth` the
    mean squared error of the game's chances, sharpened by each of FACTORS.
    """

    name: str
    bots: list[str]
    start: list[float]
    result: list[float]
    luck: list[float]
    skill: list[float]
    points_luck: list[float]
    points: list[float]
    looks: int
    bins: dict[str, list[float]]
    worth: list[float]


def mean_of(numbers: Sequence[float]) -> tuple[float, float]:
    """A mean and half the width of its 95 % interval.

    >>> mean_of([1.0, 1.0, 1.0])
    (1.0, 0.0)
    """
    mean = sum(numbers) / len(numbers)
    return mean, WIDE * sqrt(variance_of(numbers) / len(numbers))


def variance_of(numbers: Sequence[float]) -> float:
    """The variance of what a sample was taken from."""
    return together(numbers, numbers)


def together(a: Sequence[float], b: Sequence[float]) -> float:
    """The covariance of two columns."""
    mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
    return sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True)) / max(len(a) - 1, 1)


def bins_told(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """For each bin how much was said and how much was won. The error is that of the difference, over games.

    >>> sure = Row("", [], [], [], [], [], [], [], 1, {"7": [10, 7.0, 7.0]}, [])
    >>> [(cell["said"], cell["won"], cell["off"], cell["right"]) for cell in bins_told([sure, sure])]
    [(0.7, 0.7, 0.0, True)]
    """
    told = []
    for number in sorted({int(number) for row in rows for number in row.bins}):
        cells = [row.bins[str(number)] for row in rows if str(number) in row.bins]
        looks = sum(cell[0] for cell in cells)
        said, won = sum(cell[1] for cell in cells) / looks, sum(cell[2] for cell in cells) / looks
        gap = won - said
        error = sqrt(sum((cell[2] - cell[1] - gap * cell[0]) ** 2 for cell in cells)) / looks
        told.append(
            {
                "bin": number,
                "looks": int(looks),
                "games": len(cells),
                "said": round(said, 4),
                "won": round(won, 4),
                "off": round(WIDE * error, 4),
                "right": abs(gap) <= RIGHT,
            }
        )
    return told


def calibration_told(rows: Sequence[Row]) -> tuple[dict[str, Any], list[str]]:
    """The reliability table, and how much surer or less sure the chances should be."""
    cells = bins_told(rows)
    looks = sum(cell["looks"] for cell in cells)
    apart = sum(cell["looks"] * abs(cell["won"] - cell["said"]) for cell in cells) / looks
    worth = [sum(row.worth[f] for row in rows) / len(rows) for f in range(len(FACTORS))]
    best = min(range(len(FACTORS)), key=lambda f: worth[f])
    fitted = _fitted_on_half(rows)
    figures = {
        "bins": cells,
        "mean_apart": round(apart, 4),
        "squared_error": round(worth[FACTORS.index(1.0)], 5),
        "factor": FACTORS[best],
        "squared_error_with_factor": round(worth[best], 5),
        "fitted_on_half": fitted,
    }
    lines = ["| Said | Won | Within 3 points | Chances | Games |", "|---|---|---|---|---|"]
    lines += [
        f"| {_percent(cell['said'])} | {_percent(cell['won'])} ± {100 * cell['off']:.1f} "
        f"| {'yes' if cell['right'] else 'no'} | {cell['looks']:,} | {cell['games']:,} |"
        for cell in cells
    ]
    lines += [
        "",
        f"On average {100 * apart:.1f} points of 100 apart. The mean squared error of a game's chances is "
        f"{worth[FACTORS.index(1.0)]:.4f}; it would be least, {worth[best]:.4f}, with a factor of {FACTORS[best]:g}. "
        f"Fitted on every other game, the factor is {fitted['factor']:g}; on the rest it changes the error by "
        f"{fitted['change']:+.4f} ± {fitted['off']:.4f}.",
    ]
    return figures, lines


def _fitted_on_half(rows: Sequence[Row]) -> dict[str, float]:
    """The factor that is best for every other game, and by how much it changes the squared error of the rest: below 0
    by more than it is off, chances should be calibrated.

    >>> bold = Row("", [], [], [], [], [], [], [], 1, {}, [0.2 if factor == 0.7 else 0.3 for factor in FACTORS])
    >>> _fitted_on_half([bold] * 4)
    {'factor': 0.7, 'change': -0.1, 'off': 0.0}
    """
    fit, rest = rows[::2], rows[1::2]
    best = min(range(len(FACTORS)), key=lambda f: sum(row.worth[f] for row in fit))
    change, off = mean_of([row.worth[best] - row.worth[FACTORS.index(1.0)] for row in rest])
    return {"factor": FACTORS[best], "change": round(change, 5), "off": round(off, 5)}


def luck_told(rows: Sequence[Row]) -> tuple[dict[str, Any], list[str]]:
    """Luck by seat and by bot, what explains the result, and what taking luck away does to its variance."""
    players = len(rows[0].result)
    seats = {
        str(p + 1): {
            "chance": mean_of([row.luck[p] for row in rows]),
            "points": mean_of([row.points_luck[p] for row in rows]),
        }
        for p in range(players)
    }
    bots = {name: _bot_told(rows, name) for name in sorted(set(rows[0].bots))}
    every = [(row, p) for row in rows for p in range(players)]
    result = [row.result[p] for row, p in every]
    luck = [row.luck[p] for row, p in every]
    parts = {
        "start": [row.start[p] for row, p in every],
        "luck": luck,
        "skill": [row.skill[p] for row, p in every],
        "rest": [row.result[p] - row.start[p] - row.luck[p] - row.skill[p] for row, p in every],
    }
    spread = variance_of(result)
    explained = {
        name: {"deviation": sqrt(variance_of(part)), "explains": together(part, result) / spread}
        for name, part in parts.items()
    }
    without = [won - lucky for won, lucky in zip(result, luck, strict=True)]
    ratio = variance_of(without) / spread
    margins, adjusted = _margins(rows)
    points_ratio = variance_of(adjusted) / variance_of(margins)
    figures = {
        "luck_by_seat": seats,
        "bots": bots,
        "explained": explained,
        "variance": spread,
        "variance_without_luck": variance_of(without),
        "ratio": ratio,
        "points_ratio": points_ratio,
        "even": all(abs(mean) <= off for seat in seats.values() for mean, off in seat.values()),
    }
    lines = ["| Seat | Mean luck, percentage points | Mean luck, points |", "|---|---|---|"]
    lines += [f"| {p} | {_plain(seat['chance'], 100)} | {_plain(seat['points'], 1)} |" for p, seat in seats.items()]
    lines += ["", "| Bot | Share of the win | The same without luck | Games |", "|---|---|---|---|"]
    lines += [
        f"| `{name}` | {_plain(told['result'], 100)} % | {_plain(told['without_luck'], 100)} % | {told['games']:,} |"
        for name, told in bots.items()
    ]
    lines += ["", "| Part of the result | Standard deviation | Explains of the result |", "|---|---|---|"]
    lines += [
        f"| {name} | {100 * part['deviation']:.1f} | {100 * part['explains']:.1f} % |"
        for name, part in explained.items()
    ]
    lines += [
        "",
        f"Without luck the result has {100 * ratio:.0f} % of its variance: {_fewer(ratio)}. "
        f"The lead in points over the best of the others has {100 * points_ratio:.0f} %.",
    ]
    return figures, lines


def _bot_told(rows: Sequence[Row], name: str) -> dict[str, Any]:
    """A bot's mean share of the win over its seats in a game, with luck and without."""
    plain, without = [], []
    for row in rows:
        own = [p for p, bot in enumerate(row.bots) if bot == name]
        plain.append(sum(row.result[p] for p in own) / len(own))
        without.append(sum(row.result[p] - row.luck[p] for p in own) / len(own))
    return {"result": mean_of(plain), "without_luck": mean_of(without), "games": len(rows)}


def _margins(rows: Sequence[Row]) -> tuple[list[float], list[float]]:
    """Everybody's lead over the best of the others, as it was and less the luck in points of both."""
    margins, adjusted = [], []
    for row in rows:
        for p in range(len(row.points)):
            best = max((q for q in range(len(row.points)) if q != p), key=lambda q: row.points[q])
            lead = row.points[p] - row.points[best]
            margins.append(lead)
            adjusted.append(lead - row.points_luck[p] + row.points_luck[best])
    return margins, adjusted


def _fewer(ratio: float) -> str:
    """What a smaller variance is good for."""
    if ratio >= 1:
        return "it takes no fewer games to tell who is better"
    return f"{100 * ratio:.0f} games tell as much as 100 did"


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def _plain(told: tuple[float, float], times: float) -> str:
    mean, off = told
    return f"{times * mean:+.2f} ± {times * off:.2f}" if times == 1 else f"{times * mean:.2f} ± {times * off:.2f}"
