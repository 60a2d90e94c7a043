"""The document about strong play: the same figures and sentences as on the page, as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from shokai.texts import Say, Speaker

# A chart with more rows shows so many of the first and of the last.
MOST_ROWS, SHOWN = 20, 5
# Fewer games than that are few.
FEW = 10_000
# What is less is shown as 0.0.
NOTHING = 0.05
# How wide bars are, in letters.
BAR = 24


def document(findings: Sequence[dict[str, Any]], speak: Speaker) -> str:
    """What the masters play, game by game and table by table."""
    lines = [f"# {speak.say('masters-title')}", "", speak.say("masters-how"), ""]
    for found in findings:
        lines += _game(found, speak)
    return "\n".join(lines).rstrip() + "\n"


def _game(found: dict[str, Any], speak: Speaker) -> Iterator[str]:
    games = sum(table["games"] for table in found["tables"])
    yield f"## {speak.say('page-game-' + found['game'])}"
    yield ""
    yield speak.say("masters-lead", games=games)
    if games < FEW:
        yield speak.say("masters-few")
    bots = tuple(found["bots"])
    told = ", ".join(f"{table['games']:,}" for table in found["tables"])
    yield speak.say("masters-made", date=found["made"], version=found["version"], bots=bots, games=told)
    most = max(table["games"] for table in found["tables"])
    command = f"`shokai masters {found['game']} --games {most} --seed {found['seed']} --json {found['game']}.json`"
    yield speak.say("masters-again", command=command)
    yield ""
    for table in found["tables"]:
        yield from _table(table, speak)
    if found["levels"]:
        yield from _levels(found, speak)


def _table(table: dict[str, Any], speak: Speaker) -> Iterator[str]:
    yield f"### {speak.say('masters-players', n=table['players'])}"
    yield ""
    yield f"| {speak.say('masters-games')} | {speak.say('masters-turns')} | {speak.say('masters-points-to-win')} |"
    yield "|---|---|---|"
    yield f"| {table['games']:,} | {_number(table['turns'], speak)} | {_number(table['winner'], speak)} |"
    yield ""
    for chart in table["charts"]:
        if chart["rows"]:
            yield f"#### {speak.say('masters-chart', chart=chart['id'])}"
            yield ""
            if chart["verdict"]:
                yield speak.say(said_as(chart["verdict"]))
                yield ""
            yield from _KINDS[chart["kind"]](chart, speak)
            yield ""


def said_of(row: dict[str, Any]) -> Say:
    """A row's name."""
    return said_as(row["name"])


def said_as(told: dict[str, Any]) -> Say:
    """A sentence of the findings."""
    args = {name: said_as(part) if isinstance(part, dict) else part for name, part in told["args"].items()}
    return Say(told["id"], **args)


def _shown(rows: list[dict[str, Any]]) -> list[dict[str, Any] | None]:
    if len(rows) <= MOST_ROWS:
        return list(rows)
    return [*rows[:SHOWN], None, *rows[-SHOWN:]]


def _head(speak: Speaker, *columns: str) -> Iterator[str]:
    yield "| " + " | ".join(speak.say(column) if column else "" for column in columns) + " |"
    yield "|" + "---|" * len(columns)


def _shares(chart: dict[str, Any], speak: Speaker) -> Iterator[str]:
    widest = max(abs(row["value"] - chart["even"]) for row in chart["rows"]) or 1
    yield from _head(
        speak, "masters-column-name", "masters-column-wins", "masters-column-interval", "masters-column-often", ""
    )
    for row in _shown(chart["rows"]):
        if row is None:
            yield "| … | | | | |"
            continue
        bar = _bar((row["value"] - chart["even"]) / widest)
        share, often = (speak.say("masters-percent", value=100 * row[key]) for key in ("value", "often"))
        between = speak.say("masters-range", low=100 * row["low"], high=100 * row["high"])
        yield f"| {speak.say(said_of(row))} | {share} | {between} | {often} | {bar} |"


def _parts(chart: dict[str, Any], speak: Speaker) -> Iterator[str]:
    yield from _head(speak, "masters-column-name", "masters-column-often", "masters-column-interval", "")
    for row in chart["rows"]:
        share = speak.say("masters-percent", value=100 * row["value"])
        between = speak.say("masters-range", low=100 * row["low"], high=100 * row["high"])
        yield f"| {speak.say(said_of(row))} | {share} | {between} | {_bar(row['value'])} |"


def _worth(chart: dict[str, Any], speak: Speaker) -> Iterator[str]:
    timed = any("earlier" in row for row in chart["rows"])
    yield speak.say("masters-timed-how" if timed else "masters-worth-how")
    yield ""
    widest = max(abs(row["value"]) for row in chart["rows"]) or 1
    yield from _head(
        speak,
        "masters-column-name",
        "masters-column-points",
        "masters-column-interval",
        *(("masters-column-earlier", "masters-column-wins", "masters-column-often") if timed else ()),
        "",
    )
    for row in chart["rows"]:
        cells = [speak.say(said_of(row)), _more(row["value"], speak)]
        cells.append(speak.say("masters-number-range", low=row["low"], high=row["high"]))
        if timed:
            cells.append(_more(row["earlier"]["value"], speak))
            cells += [speak.say("masters-percent", value=100 * n) for n in (row["share"]["value"], row["often"])]
        yield f"| {' | '.join(cells)} | {_bar(row['value'] / widest)} |"


def _versus(chart: dict[str, Any], speak: Speaker) -> Iterator[str]:
    yield from _head(
        speak, "masters-column-name", "masters-column-winners", "masters-column-interval", "masters-column-others"
    )
    for row in chart["rows"]:
        others = speak.say("masters-number", value=row["others"]["value"]) if "others" in row else ""
        between = speak.say("masters-number-range", low=row["low"], high=row["high"])
        yield f"| {speak.say(said_of(row))} | {_number(row, speak)} | {between} | {others} |"


_KINDS = {"shares": _shares, "parts": _parts, "worth": _worth, "versus": _versus}


def _levels(found: dict[str, Any], speak: Speaker) -> Iterator[str]:
    yield f"### {speak.say('masters-chart', chart='levels')}"
    yield ""
    yield speak.say("masters-unit", chart="levels")
    yield ""
    sizes = sorted({row["players"] for row in found["levels"]})
    told = {(row["level"], row["players"]): row for row in found["levels"]}
    heads = [speak.say("masters-column-level"), *(speak.say("masters-column-players", n=n) for n in sizes)]
    yield f"| {' | '.join(heads)} |"
    yield "|" + "---|" * len(heads)
    for level in sorted({row["level"] for row in found["levels"]}):
        cells = []
        for n in sizes:
            row = told.get((level, n))
            cells.append(f"{_number(row['points'], speak)} ({_number(row['winner'], speak)})" if row else "–")
        yield f"| {level} | {' | '.join(cells)} |"
    yield ""


def _number(estimate: dict[str, Any] | None, speak: Speaker) -> str:
    return speak.say("masters-number", value=estimate["value"]) if estimate else "–"


def _more(value: float, speak: Speaker) -> str:
    """With its sign."""
    sign = "" if abs(value) < NOTHING else "−" if value < 0 else "+"
    return speak.say("masters-more", sign=sign, value=abs(value))


def _bar(part: float) -> str:
    """A bar to the left or right, of whole blocks."""
    n = round(min(abs(part), 1.0) * BAR / 2)
    return ("−" if part < 0 else "+") + "█" * n if n else ""
