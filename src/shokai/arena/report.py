"""The report: one HTML file that needs nothing but itself, to be read with pleasure and kept.

There is no script in it and no address outside. It follows the reader's system, light or dark.
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterator
from pathlib import Path

from shokai.arena import plots
from shokai.arena.contest import RECORDS
from shokai.arena.figures import Tournament, quantiles
from shokai.arena.statistics import Interval
from shokai.arena.summary import Figures, Summary
from shokai.arena.svg import Markup, el
from shokai.arena.words import (
    check_holds,
    check_sentence,
    duration,
    of_ended,
    truncated_sentences,
    verdict_sentence,
    verdict_word,
)
from shokai.bench.rules import machine, versions
from shokai.engine.engine import MOST_DECISIONS
from shokai.match.files import write_whole
from shokai.match.game import game_for
from shokai.texts import Say, Speaker

# Errors that are listed one by one.
TOLD_ERRORS = 50

# Waves as they are printed on cloth, and the hem of the shop curtain.
_WAVES = (
    '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs><pattern id="waves" width="28" '
    'height="14" patternUnits="userSpaceOnUse"><path class="wave" d="M0 14a14 14 0 0 1 28 0M7 14a7 7 0 0 1 14 0'
    'M-14 7a14 14 0 0 1 28 0M14 7a14 14 0 0 1 28 0"/></pattern></defs></svg>'
)
_HEM = (
    '<svg viewBox="0 0 1200 18" preserveAspectRatio="none" aria-hidden="true"><path d="M0 18V8q98 8 196 3 3-11 6 0 98 '
    '6 195 0 3-11 6 0 98 6 195 0 3-11 6 0 98 6 195 0 3-11 6 0 98 6 195 0 3-11 6 0 98 5 194-3v10z"/></svg>'
)


def write_report(tournament: Tournament, path: Path, speak: Speaker) -> None:
    """Writes the report, all of it or nothing."""
    write_whole(str(path), report_page(tournament, speak))


def report_page(tournament: Tournament, speak: Speaker) -> str:
    """The whole page."""
    main = tournament.main
    game = speak.say("arena-game", game=main.outcome.plan.game)
    title = speak.say("arena-report-title", game=game, bots=tuple(one.name for one in main.entrants))
    date = el("span", time.strftime("%Y-%m-%d"), class_="date")
    inside = el("div", el("span", "商", class_="seal"), el("b", f"Shokai · {game}"), date, class_="inside")
    body = el("body", Markup(_WAVES), el("header", inside, Markup(_HEM)), el("main", *_sections(tournament, speak)))
    return document(title, body, speak.language)


def document(title: str, body: Markup, language: str) -> str:
    """A file of HTML in the style of the reports."""
    style = Path(__file__).with_name("report.css").read_text("utf-8")
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width,initial-scale=1"),
        el("title", title),
        el("style", Markup(style)),
    )
    return f'<!doctype html>\n<html lang="{language}">{head}{body}</html>\n'


def _sections(tournament: Tournament, speak: Speaker) -> Iterator[Markup]:
    main = tournament.main
    seats = game_for(main.outcome.plan.game).seat_names
    yield _verdict(tournament, speak)
    yield _section("shares", plots.shares(main, speak), speak, "勝率")
    yield _section("growth", plots.growth(main, speak), speak, "経過")
    yield _section("cloth", plots.cloth(main, seats, speak), speak, "織")
    yield _section("margins", plots.margins(main, speak), speak, "点差", half=True)
    yield _section("times", plots.times(main, speak), speak, "思案", half=True)
    yield _section("seats", _seats(main, seats, speak), speak, "席")
    if len(main.entrants) > 2:
        yield _section("ratings", plots.ratings(main, speak), speak, "番付")
        yield _section("pairs", _pairs(main, speak), speak, "星取")
    yield _section("figures", _figures(main, speak), speak, "数")
    if tournament.checks:
        yield _section("checks", _checks(tournament, speak), speak, "確認")
    if main.errors:
        yield _section("errors", _errors(main, speak), speak, "不備")
    yield _section("colophon", _colophon(tournament, speak), speak, "奥付")


def _section(name: str, content: Markup, speak: Speaker, ornament: str, half: bool = False) -> Markup:
    heading = el("h2", speak.say(f"arena-report-{name}"), el("i", ornament, lang="ja", aria_hidden="true"))
    note = el("p", speak.say(f"arena-report-{name}-note"), class_="note")
    return el("section", heading, el("div", content, class_="plot"), note, class_="half" if half else "whole")


def _verdict(tournament: Tournament, speak: Speaker) -> Markup:
    main = tournament.main
    first = main.entrants[0]
    sun = el(
        "div",
        el("b", speak.say("arena-percent-round", value=first.share.mean)),
        el("span", speak.say("arena-report-of-wins")),
        class_=f"sun {main.verdict}",
    )
    counts = [
        (str(main.games), speak.say("arena-report-games", games=main.games)),
        (str(main.blocks), speak.say("arena-report-blocks", blocks=main.blocks)),
        (str(main.outcome.plan.lineup.players), speak.say("arena-report-players")),
        (speak.say("arena-decimal", value=main.decisions), speak.say("arena-report-decisions")),
        (str(len(main.errors)), speak.say("arena-report-errors-count", errors=len(main.errors))),
    ]
    words = el(
        "div",
        el("h1", speak.say("arena-report-headline", verdict=verdict_word(main), bot=first.name)),
        el("p", verdict_sentence(main, speak)),
        el("p", speak.say("arena-stopped", reason=main.outcome.stopped, blocks=main.blocks)),
        *(el("p", sentence) for sentence in truncated_sentences(main, speak)),
        el("ul", *(el("li", el("b", number), el("span", name)) for number, name in counts), class_="counts"),
    )
    return el("section", el("div", sun, words, class_="verdict"))


# Tables.


def _table(heads: list[str], rows: list[list[Markup]]) -> Markup:
    head = el("thead", el("tr", *(el("th", name, scope="col") for name in heads)))
    return el("table", head, el("tbody", *(el("tr", *row) for row in rows)))


def _name(one: Figures, e: int) -> Markup:
    swatch = el("span", class_="swatch", style=f"--c:var(--{plots.colour(e)})")
    told = el("small", one.bot) if not one.name.startswith(one.bot) else ""
    return el("td", swatch, one.name, told)


def _heat(share: float, fair: float) -> str:
    """The intensity of a cell: half at the fair share, full at twice that."""
    return f"--heat:{min(share / (2 * fair), 1.0):.3f}"


def _seats(main: Summary, seats: tuple[str, ...], speak: Speaker) -> Markup:
    rows = []
    for e, one in enumerate(main.entrants):
        cells = [_name(one, e)]
        for at in one.seats:
            if not at.games:
                cells.append(el("td", "–"))
                continue
            points = el("small", speak.say("arena-report-points", points=at.points, games=at.games))
            share = speak.say("arena-percent", value=at.share)
            cells.append(el("td", share, points, class_="heat", style=_heat(at.share, main.fair)))
        rows.append(cells)
    return _table([speak.say("cli-column-bot"), *seats[: main.outcome.plan.lineup.players]], rows)


def _pairs(main: Summary, speak: Speaker) -> Markup:
    """How often the entrant of a row was placed before that of a column."""
    rows = []
    for i, one in enumerate(main.entrants):
        cells = [_name(one, i)]
        for j in range(len(main.entrants)):
            if (i, j) not in main.ahead:
                cells.append(el("td", "–"))
            else:
                ahead, _ = main.ahead[i, j]
                cells.append(el("td", speak.say("arena-percent", value=ahead), class_="heat", style=_heat(ahead, 0.5)))
        rows.append(cells)
    return _table([speak.say("cli-column-bot"), *(one.name for one in main.entrants)], rows)


def _figures(main: Summary, speak: Speaker) -> Markup:
    columns = ("share", "interval", "margin", "points", "p50", "p95")
    rows = []
    for e, one in enumerate(main.entrants):
        spent = quantiles(one.times)
        cells = [
            speak.say("arena-percent", value=one.share.mean),
            _range(one.share, speak),
            *of_ended(one, speak),
            duration(spent["p50"], speak),
            duration(spent["p95"], speak),
        ]
        rows.append([_name(one, e), *(el("td", cell) for cell in cells)])
    return _table([speak.say("cli-column-bot"), *(speak.say(f"arena-column-{name}") for name in columns)], rows)


def _range(interval: Interval, speak: Speaker) -> str:
    if interval.low is None or interval.high is None:
        return "–"
    return speak.say("arena-percent-range", low=interval.low, high=interval.high)


def _checks(tournament: Tournament, speak: Speaker) -> Markup:
    told = (
        el("p", check_sentence(name, check, speak), class_="yes" if check_holds(name, check) else "no")
        for name, check in tournament.checks.items()
    )
    return el("div", *told, class_="checks")


def _errors(main: Summary, speak: Speaker) -> Markup:
    heads = [speak.say("cli-column-bot"), speak.say("cli-column-seat")]
    heads += [speak.say(f"arena-column-{name}") for name in ("block", "decision", "error")]
    rows = [
        [
            el("td", error["bot"]),
            el("td", error["seat"]),
            el("td", str(error["block"] + 1)),
            el("td", str(error["decision"])),
            el("td", speak.say(fault), class_="words"),
        ]
        for error, fault in list(zip(main.errors, main.faults, strict=True))[:TOLD_ERRORS]
    ]
    return _table(heads, rows)


def _colophon(tournament: Tournament, speak: Speaker) -> Markup:
    main = tournament.main
    plan, outcome, here = main.outcome.plan, main.outcome, machine()
    playing = sum(game.played.seconds for game in outcome.games)
    entries = (
        (Say("arena-colophon-command"), el("code", command_line(tournament))),
        (Say("arena-colophon-interval"), speak.say("arena-interval", method=main.method)),
        (Say("arena-colophon-kept"), speak.say("arena-report-played", fresh=outcome.fresh, kept=outcome.kept)),
        (Say("arena-colophon-time"), speak.say("arena-report-spent", seconds=tournament.seconds, playing=playing)),
        (Say("arena-colophon-machine"), f"{here['processor']}, {here['cores']} × CPU, {here['system']}"),
        (Say("arena-colophon-versions"), ", ".join(f"{name} {number}" for name, number in versions().items())),
        (Say("arena-colophon-stamp"), plan.stamp),
        (Say("arena-colophon-date"), time.strftime("%Y-%m-%d %H:%M")),
    )
    return el("dl", *(part for said, text in entries for part in (el("dt", speak.say(said)), el("dd", text))))


def command_line(tournament: Tournament) -> str:
    """The command that gives these figures again."""
    plan = tournament.main.outcome.plan
    words = ["shokai", "arena", plan.game, *(entrant.bot for entrant in plan.lineup.entrants)]
    words += ["--players", str(plan.lineup.players)]
    words += ["--until-sure", "--at-most", str(plan.blocks)] if plan.until_sure else ["--blocks", str(plan.blocks)]
    words += ["--options", plan.options.replace(" ", ",")] if plan.options else []
    words += ["--seed", plan.seed] + (["--sanity"] if tournament.checks else [])
    words += ["--most-decisions", str(plan.most_decisions)] if plan.most_decisions != MOST_DECISIONS else []
    words += ["--keep", RECORDS] if plan.keep_records else []
    return " ".join(map(shlex.quote, words))
