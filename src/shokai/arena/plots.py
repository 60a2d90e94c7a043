"""The pictures of the report: shares as ships on the sea, blocks as a woven cloth, times, margins, ratings.

Colours are those of the style sheet, by class: `c0` is the first entrant's. Names stand beside everything, so that
colour is never the only sign.
"""

from __future__ import annotations

import math

from shokai.arena.contest import Outcome
from shokai.arena.statistics import Interval
from shokai.arena.summary import Figures, Summary, running_share
from shokai.arena.svg import Markup, Scale, drawing, el, joined, ticks, titled
from shokai.arena.times import WIDTH as TIME_BIN
from shokai.arena.times import Times
from shokai.arena.words import duration
from shokai.texts import Speaker

COLOURS = 8
NAMES = 190
LANE = 46


def colour(entrant: int) -> str:
    """The class of an entrant's colour."""
    return f"c{entrant % COLOURS}"


def _short(name: str, most: int = 26) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _percent(speak: Speaker, value: float) -> str:
    return speak.say("arena-percent", value=value)


def _ship(x: float, y: float, entrant: int) -> Markup:
    """A small sailing ship whose mast stands at x, in the entrant's colour."""
    return el(
        "g",
        el("path", d="M-15 4h30q-3 9-9 9h-13q-6 0-8-9z", class_="hull"),
        el("path", d="M-1.200 4v-25h2.400v25z", class_="hull"),
        el("path", d="M-11-19q11-4 22 0q2 10 0 20q-11-4-22 0q2-10 0-20z", class_=f"sail {colour(entrant)}"),
        transform=f"translate({x:.1f} {y:.1f})",
    )


def shares(summary: Summary, speak: Speaker) -> Markup:
    """Every entrant's share as a ship between 0 and 100 %, its interval as the wake, the fair share as a buoy."""
    width, top = 900.0, 34.0
    height = top + LANE * len(summary.entrants) + 34
    x = Scale(0, 1, NAMES, width - 96)
    bottom = height - 30
    parts = [el("rect", x=NAMES, y=top, width=x.last - NAMES, height=bottom - top, class_="sea")]
    parts.append(el("rect", x=NAMES, y=top, width=x.last - NAMES, height=bottom - top, fill="url(#waves)"))
    for part in (0, 0.25, 0.5, 0.75, 1):
        parts.append(el("line", x1=x(part), x2=x(part), y1=top, y2=bottom, class_="grid"))
        text = speak.say("arena-percent-round", value=part)
        parts.append(el("text", text, x=x(part), y=bottom + 18, class_="tick mid"))
    for e, one in enumerate(summary.entrants):
        y = top + LANE * (e + 0.5)
        parts.append(el("text", _short(one.name), x=NAMES - 14, y=y + 5, class_="name end"))
        parts.append(_wake(one.share, x, y, e, f"{one.name}: {_told(one.share, speak)}"))
        parts.append(_ship(x(one.share.mean), y - 1, e))
        parts.append(el("text", _percent(speak, one.share.mean), x=width - 86, y=y + 5, class_="figure"))
    fair = x(summary.fair)
    parts.append(el("line", x1=fair, x2=fair, y1=top - 10, y2=bottom, class_="fair"))
    parts.append(el("text", speak.say("arena-fair", share=summary.fair), x=fair, y=top - 16, class_="fair-name mid"))
    return drawing(width, height, speak.say("arena-report-shares"), *parts)


def _told(interval: Interval, speak: Speaker) -> str:
    low, high = interval.low or 0.0, 1.0 if interval.high is None else interval.high
    return f"{_percent(speak, interval.mean)} ({speak.say('arena-percent-range', low=low, high=high)})"


def _wake(interval: Interval, x: Scale, y: float, entrant: int, title: str) -> Markup:
    low = x(interval.low) if interval.low is not None else x.first
    high = x(interval.high) if interval.high is not None else x.last
    wide, mark = max(high - low, 2), f"end-mark {colour(entrant)}"
    return joined(
        [
            titled(title, "rect", x=low, y=y - 7, width=wide, height=14, rx=7, class_=f"wake {colour(entrant)}"),
            el("line", x1=low, x2=low, y1=y - 11, y2=y + 11, class_=mark),
            el("line", x1=high, x2=high, y1=y - 11, y2=y + 11, class_=mark),
        ]
    )


def growth(summary: Summary, speak: Speaker) -> Markup:
    """The shares after each block, with the confidence band of the first entrant."""
    width, height, left, top = 900.0, 300.0, 56.0, 14.0
    blocks = summary.blocks
    x, y = Scale(1, max(blocks, 2), left, width - 20), Scale(0, 1, height - 40, top)
    band = running_share(summary.outcome)
    parts = []
    for part in (0, 0.25, 0.5, 0.75, 1):
        parts.append(el("line", x1=left, x2=x.last, y1=y(part), y2=y(part), class_="grid"))
        text = speak.say("arena-percent-round", value=part)
        parts.append(el("text", text, x=left - 10, y=y(part) + 4, class_="tick end"))
    for block in ticks(1, max(blocks, 2), 8):
        if block == int(block):
            parts.append(el("text", f"{block:g}", x=x(block), y=height - 20, class_="tick mid"))
    parts.append(el("text", speak.say("arena-blocks"), x=x.last, y=height - 4, class_="tick end"))
    upper = [(x(i + 1), y(at.high if at.high is not None else 1)) for i, at in enumerate(band)]
    lower = [(x(i + 1), y(at.low if at.low is not None else 0)) for i, at in enumerate(band)]
    parts.append(el("path", d=f"M{_line([*upper, *reversed(lower)])}z", class_=f"band {colour(0)}"))
    parts.append(el("line", x1=left, x2=x.last, y1=y(summary.fair), y2=y(summary.fair), class_="fair"))
    for e in reversed(range(len(summary.entrants))):
        means = _running_means(summary.outcome, e)
        d = f"M{_line([(x(i + 1), y(mean)) for i, mean in enumerate(means)])}"
        title = f"{summary.entrants[e].name}: {_percent(speak, means[-1])}"
        parts.append(titled(title, "path", d=d, class_=f"{'course' if e == 0 else 'course thin'} {colour(e)}"))
    return drawing(width, height, speak.say("arena-report-growth"), *parts)


def _running_means(outcome: Outcome, entrant: int) -> list[float]:
    total, means = 0.0, []
    for i, share in enumerate(outcome.block_shares(entrant)):
        total += share
        means.append(total / (i + 1))
    return means


def _line(points: list[tuple[float, float]]) -> str:
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def cloth(summary: Summary, seats: tuple[str, ...], speak: Speaker) -> Markup:
    """What the first entrant won: a thread for every block, a row for every seat."""
    width, row, top, left = 900.0, 24.0, 6.0, 110.0
    players = summary.outcome.plan.lineup.players
    step = min((width - left - 10) / max(summary.blocks, 1), 26.0)
    gap = 1.5 if step > 6 else 0
    parts = []
    for p in range(players):
        y = top + row * p
        parts.append(el("text", seats[p], x=left - 12, y=y + 16, class_="name end"))
        for number, block in enumerate(summary.outcome.blocks):
            won = [game.played.shares()[p] for game in block if game.seating[p] == 0]
            if not won:
                continue
            share, x = sum(won) / len(won), left + step * number
            title, look = (
                speak.say("arena-report-thread", block=number + 1, seat=seats[p], share=share),
                0.1 + 0.9 * share,
            )
            thread = f"thread {colour(0)}"
            parts.append(
                titled(title, "rect", x=x, y=y, width=step - gap, height=row - 2, class_=thread, fill_opacity=look)
            )
    height = top + row * players + 10
    return drawing(width, height, speak.say("arena-report-cloth"), *parts)


def margins(summary: Summary, speak: Speaker) -> Markup:
    """How far each entrant was ahead of, or behind, the best of the others."""
    width, hill, top = 520.0, 58.0, 10.0
    every = [margin for one in summary.entrants for margin in one.margins]
    low, high = min([*every, 0]), max([*every, 0])
    bins = max(1, math.ceil((high - low + 1) / 40))
    x = Scale(low - bins, high + bins, 16, width - 16)
    bottom = top + hill * len(summary.entrants)
    parts = []
    for tick in ticks(low, high, 6):
        parts.append(el("line", x1=x(tick), x2=x(tick), y1=top, y2=bottom, class_="grid"))
        parts.append(el("text", f"{tick:+g}" if tick else "0", x=x(tick), y=bottom + 18, class_="tick mid"))
    for e, one in enumerate(summary.entrants):
        parts.append(_hill(one, e, x, bins, top + hill * (e + 1), hill - 16, speak))
        parts.append(el("text", _short(one.name), x=18, y=top + hill * e + 14, class_="name small"))
    parts.append(el("line", x1=x(0), x2=x(0), y1=top, y2=bottom, class_="fair"))
    return drawing(width, bottom + 28, speak.say("arena-report-margins"), *parts)


def _hill(one: Figures, e: int, x: Scale, bins: int, ground: float, height: float, speak: Speaker) -> Markup:
    counts: dict[int, int] = {}
    for margin, count in one.margins.items():
        counts[margin // bins] = counts.get(margin // bins, 0) + count
    most = max(counts.values(), default=1)
    bars = [
        el(
            "rect", x=x(number * bins), y=ground - height * count / most,
            width=max(x((number + 1) * bins) - x(number * bins) - 0.6, 0.8), height=height * count / most,
            class_=f"bar {colour(e)}",
        )
        for number, count in sorted(counts.items())
    ]  # fmt: skip
    mean = x(one.margin.mean)
    title = speak.say("arena-report-margin", bot=one.name, value=one.margin.mean)
    return joined([*bars, titled(title, "path", d=f"M{mean:.1f} {ground:.1f}l-6 9h12z", class_=f"mean {colour(e)}")])


def times(summary: Summary, speak: Speaker) -> Markup:
    """Thinking times of each entrant, on a logarithmic scale."""
    width, hill, top = 520.0, 58.0, 10.0
    numbers = [number for one in summary.entrants for number in one.times.bins] or [0]
    low, high = min(numbers) * TIME_BIN / math.log(10), (max(numbers) + 1) * TIME_BIN / math.log(10)
    low, high = math.floor(low), max(math.ceil(high), math.floor(low) + 1)
    x = Scale(low, high, 16, width - 16)
    bottom = top + hill * len(summary.entrants)
    parts = []
    for power in range(low, high + 1):
        parts.append(el("line", x1=x(power), x2=x(power), y1=top, y2=bottom, class_="grid"))
        place = "mid" if low < power < high else "" if power == low else "end"
        parts.append(el("text", duration(10.0**power, speak), x=x(power), y=bottom + 18, class_=f"tick {place}"))
    for e, one in enumerate(summary.entrants):
        parts.append(_thinking(one.times, e, x, top + hill * (e + 1), hill - 18, speak))
        parts.append(el("text", _short(one.name), x=18, y=top + hill * e + 14, class_="name small"))
    return drawing(width, bottom + 28, speak.say("arena-report-times"), *parts)


def _thinking(spent: Times, e: int, x: Scale, ground: float, height: float, speak: Speaker) -> Markup:
    # Four bins of five percent together are smooth enough to look at.
    counts: dict[int, int] = {}
    for number, count in spent.bins.items():
        counts[number // 4] = counts.get(number // 4, 0) + count
    most, wide = max(counts.values(), default=1), 4 * TIME_BIN / math.log(10)
    parts: list[str] = [
        el(
            "rect", x=x(number * wide), y=ground - height * count / most,
            width=max(x((number + 1) * wide) - x(number * wide) - 0.4, 0.8), height=height * count / most,
            class_=f"bar {colour(e)}",
        )
        for number, count in sorted(counts.items())
    ]  # fmt: skip
    if spent.count:
        for part, name in ((0.5, "p50"), (0.95, "p95")):
            ms = spent.quantile(part)
            place = x(math.log10(ms))
            title = f"{name}: {duration(ms, speak)}"
            parts.append(el("line", x1=place, x2=place, y1=ground - height - 4, y2=ground, class_="quantile"))
            parts.append(titled(title, "circle", cx=place, cy=ground - height - 4, r=3.5, class_="quantile-dot"))
    return joined(parts)


def ratings(summary: Summary, speak: Speaker) -> Markup:
    """Ratings with their uncertainty, strongest on top."""
    width, top = 900.0, 8.0
    bottom = top + 38 * len(summary.ratings)
    low = min(rating.mu - 2 * rating.sigma for rating in summary.ratings)
    high = max(rating.mu + 2 * rating.sigma for rating in summary.ratings)
    x = Scale(low, high, NAMES, width - 96)
    parts = []
    for tick in ticks(low, high, 8):
        parts.append(el("line", x1=x(tick), x2=x(tick), y1=top, y2=bottom, class_="grid"))
        parts.append(el("text", f"{tick:g}", x=x(tick), y=bottom + 18, class_="tick mid"))
    for place, rating in enumerate(summary.ratings):
        y, name = top + 38 * (place + 0.5), summary.entrants[rating.entrant].name
        mu, around = speak.say("arena-decimal", value=rating.mu), speak.say("arena-plus-minus", value=2 * rating.sigma)
        interval = Interval(rating.mu - 2 * rating.sigma, rating.mu, rating.mu + 2 * rating.sigma)
        parts.append(el("text", _short(name), x=NAMES - 14, y=y + 5, class_="name end"))
        parts.append(_wake(interval, x, y, rating.entrant, f"{name}: {mu} {around}"))
        parts.append(el("circle", cx=x(rating.mu), cy=y, r=7, class_=f"dot {colour(rating.entrant)}"))
        parts.append(el("text", mu, x=width - 86, y=y + 5, class_="figure"))
    return drawing(width, bottom + 28, speak.say("arena-report-ratings"), *parts)
