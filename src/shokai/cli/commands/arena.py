"""The command `shokai arena`: bots against each other, and how sure the result is."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from shokai.arena.contest import BLOCKS, MOST_BLOCKS, RECORDS, Outcome, Plan, Progress, play_contest
from shokai.arena.figures import Tournament, quantiles, tournament_figures
from shokai.arena.game import backend_for
from shokai.arena.lineup import Lineup, lineup_for, mirror_of, players_for
from shokai.arena.local import Executor, Failure, Processes
from shokai.arena.store import Store, default_folder
from shokai.arena.summary import Summary, summarise
from shokai.arena.words import bounds, check_sentence, duration, of_ended, truncated_sentences, verdict_sentence
from shokai.cli.common import (
    checked_backend,
    checked_bot,
    checked_decisions,
    compile_part,
    complain,
    prepare_bots,
    progress_bar,
)
from shokai.cli.ink import console
from shokai.cli.options import add_backend, add_game, add_json, add_most_decisions, bot_words
from shokai.cli.parser import Parser
from shokai.coach.adjusting import Adjusted, adjusted, lucks_of
from shokai.engine.engine import wanted_backend
from shokai.engine.machine import cores
from shokai.match.files import cannot_write, read_text
from shokai.match.game import check_players, game_for, option_words, read_options
from shokai.match.names import checked_seed
from shokai.match.own_games import try_out
from shokai.network.brain import brain_for
from shokai.texts import Refusal, Say, Speaker

EXECUTORS = ("local", "ray")

# Blocks of the mirror match and the sanity match: a glance, not a proof.
CHECK_BLOCKS = 20
# The weakest bot there is; whoever does not beat it has a fault.
WEAKEST = "random"

# What the progress bar says meanwhile.
CHECKING = {"mirror": "arena-checking-mirror", "sanity": "arena-checking-sanity"}

# Errors that are told one by one.
TOLD_ERRORS = 5


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example("shokai arena yokohama search:seconds=1 heuristic --players 4 --report report.html")
    add_game(parser)
    parser.add_argument("bots", metavar="BOT", nargs="+", help=say("arena-help-bots", **bot_words()))
    parser.add_argument("--players", type=parser.number, metavar="N", help=say("arena-help-players"))
    parser.add_argument("--blocks", type=parser.number, metavar="K", help=say("arena-help-blocks"))
    parser.add_argument("--until-sure", action="store_true", help=say("arena-help-until-sure"))
    parser.add_argument("--at-most", type=parser.number, metavar="K", help=say("arena-help-at-most"))
    parser.add_argument("--sanity", action="store_true", help=say("arena-help-sanity"))
    parser.add_argument("--luck-adjusted", action="store_true", help=say("arena-help-luck"))
    parser.add_argument("--options", default="", metavar="LIST", help=say("cli-help-options"))
    parser.add_argument("--seed", default="0", metavar="S", help=say("arena-help-seed"))
    parser.add_argument("--executor", default="local", metavar="NAME", help=say("arena-help-executor"))
    parser.add_argument("--workers", type=parser.number, metavar="N", help=say("arena-help-workers"))
    parser.add_argument("--results", metavar="DIR", help=say("arena-help-results"))
    parser.add_argument("--keep", metavar="WHAT", help=say("arena-help-keep"))
    add_most_decisions(parser, "arena-help-most-decisions")
    parser.add_argument("--report", metavar="FILE", help=say("arena-help-report"))
    add_backend(parser)
    add_json(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Plays a tournament and shows its figures."""
    begun = time.perf_counter()
    plan = _plan(asked)
    report = _writable(asked.report)
    executor = _executor(asked)
    store = Store(Path(asked.results) if asked.results is not None else default_folder())
    store.open()
    try:
        _prepare(plan, speak)
        outcome = _played("arena-playing", plan, store, executor, speak)
        tournament = Tournament(summarise(outcome), executor=asked.executor, results=str(store.folder))
        without_luck = _without_luck(outcome, store, asked.workers or cores(), speak) if asked.luck_adjusted else []
        for name, check in _checks(asked, plan).items():
            _prepare(check, speak)
            tournament.checks[name] = summarise(_played(CHECKING[name], check, store, executor, speak))
    except Failure as failure:
        complain(failure.said, speak)
        return 1
    except KeyboardInterrupt:
        sys.stderr.write(f"\n{speak.say('arena-kept', path=str(store.folder))}")
        raise
    finally:
        executor.close()
    tournament.seconds = time.perf_counter() - begun
    if report is not None:
        from shokai.arena.report import write_report

        write_report(tournament, report, speak)
    if asked.json:
        figures = tournament_figures(tournament)
        if asked.luck_adjusted:
            figures["luck_adjusted"] = {one.name: one.told() for one in without_luck}
        print(json.dumps(figures, indent=2, ensure_ascii=False))
    else:
        _show(tournament, speak)
        if asked.luck_adjusted:
            console().print(_luck_table(without_luck, speak))
            print(speak.say("arena-luck-about"))
        if report is not None:
            print(speak.say("arena-report-written", path=str(report)))
    return 0


# What is asked for.


def _plan(asked: Any) -> Plan:
    game = game_for(asked.game)
    fewest, most = game.rules.PLAYERS
    players = players_for(len(asked.bots), fewest, most) if asked.players is None else asked.players
    check_players(game, players)
    lineup = lineup_for(asked.bots, players)
    for entrant in lineup.entrants:
        checked_bot(entrant.bot, asked.game)
    if asked.until_sure and asked.blocks is not None:
        raise Refusal(Say("arena-blocks-or-sure"))
    if asked.until_sure and asked.luck_adjusted:
        raise Refusal(Say("arena-luck-or-sure"))
    if asked.luck_adjusted:
        # Without a network nobody can tell luck from skill: found out now, not after hours of play.
        brain_for(asked.game, "python")
    if asked.at_most is not None and not asked.until_sure:
        raise Refusal(Say("arena-most-without-sure"))
    chosen, usual = (asked.at_most, MOST_BLOCKS) if asked.until_sure else (asked.blocks, BLOCKS)
    blocks = usual if chosen is None else chosen
    if blocks == 0:
        raise Refusal(Say("arena-no-blocks"))
    backend = checked_backend(asked.backend) or backend_for([entrant.bot for entrant in lineup.entrants])
    options = option_words(game, read_options(game, asked.options))
    if asked.keep not in (None, RECORDS):
        raise Refusal(Say("arena-keep-what", what=asked.keep, known=RECORDS))
    return Plan(
        asked.game,
        lineup,
        options,
        backend,
        checked_seed(asked.seed),
        blocks,
        asked.until_sure,
        most_decisions=checked_decisions(asked.most_decisions),
        # Luck is found in the moves.
        keep_records=asked.keep == RECORDS or asked.luck_adjusted,
    )


def _checks(asked: Any, plan: Plan) -> dict[str, Plan]:
    """The mirror match and the sanity match of the first bot, when they are asked for."""
    if not asked.sanity:
        return {}
    bot, players, blocks = asked.bots[0], plan.lineup.players, min(plan.blocks, CHECK_BLOCKS)

    def check(lineup: Lineup) -> Plan:
        return replace(plan, lineup=lineup, blocks=blocks, until_sure=False)

    return {"mirror": check(mirror_of(bot, players)), "sanity": check(lineup_for([bot, WEAKEST], players))}


def _writable(text: str | None) -> Path | None:
    """The file of the report, which can be written: found out now, not after hours of play."""
    if text is None:
        return None
    path = Path(text)
    try:
        if path.is_dir():
            raise IsADirectoryError(21, os.strerror(21))
        existed = path.exists()
        with path.open("ab"):
            pass
        if not existed:
            path.unlink()
    except (OSError, ValueError) as error:
        raise cannot_write(text, error) from None
    return path


def _executor(asked: Any) -> Executor:
    if asked.executor not in EXECUTORS:
        raise Refusal(Say("arena-no-executor", executor=asked.executor, executors=EXECUTORS))
    if asked.workers == 0:
        raise Refusal(Say("arena-no-workers"))
    if asked.executor == "ray":
        from shokai.arena.cluster import Cluster

        return Cluster(asked.workers)
    return Processes(asked.workers or cores())


# Playing.


def _prepare(plan: Plan, speak: Speaker) -> None:
    """Compiles the rules and what the bots think with, here and once, before many processes need it."""
    options = read_options(game_for(plan.game), plan.options)
    try_out(plan.game, game_for(plan.game).rules, plan.lineup.players, options)
    if plan.backend != "native":
        return
    compile_part("rules", plan.game, speak)
    bots = [entrant.bot for entrant in plan.lineup.entrants]
    prepare_bots(plan.game, bots, plan.lineup.players, options, plan.backend, speak)


def _played(what: str, plan: Plan, store: Store, executor: Executor, speak: Speaker) -> Outcome:
    """A contest, with a bar that shows how far it is."""
    with progress_bar(speak, what) as bar:
        task = bar.add_task("", total=None)

        def told(progress: Progress) -> None:
            share = progress.share
            now = speak.say("arena-percent-range-round", **bounds(share)) if share else ""
            bar.update(task, completed=progress.games, total=progress.of_games, description=now)

        return play_contest(plan, store, executor, told)


def _without_luck(outcome: Outcome, store: Store, workers: int, speak: Speaker) -> list[Adjusted]:
    """Everybody's share without luck, from the records of all games."""
    if wanted_backend() != "python":
        compile_part("bots", outcome.plan.game, speak)
    records = [read_text(str(store.path_of_record(game.unit))) for game in outcome.games]
    lucks: list[tuple[float, ...]] = []
    with progress_bar(speak, "arena-luck-working") as bar:
        task = bar.add_task("", total=len(records))
        for luck in lucks_of(records, workers):
            lucks.append(luck)
            bar.update(task, completed=len(lucks))
    return adjusted(outcome, lucks)


# Telling.


def _show(tournament: Tournament, speak: Speaker) -> None:
    main, out = tournament.main, console()
    out.print(_share_table(main, tournament.seconds, speak))
    print(verdict_sentence(main, speak))
    print(speak.say("arena-stopped", reason=main.outcome.stopped, blocks=main.blocks))
    print(speak.say("arena-interval", method=main.method))
    out.print(_seat_table(main, speak))
    if len(main.entrants) > 2:
        out.print(_rating_table(main, speak))
    for name, check in tournament.checks.items():
        print(check_sentence(name, check, speak))
    print(speak.say("cli-simulated-lengths", decisions=main.decisions, turns=main.turns))
    for reason, games in main.end_reasons.items():
        print(speak.say("cli-end-reason", reason=reason, games=games))
    for sentence in truncated_sentences(main, speak):
        print(sentence)
    print(speak.say("arena-errors", errors=len(main.errors)))
    for error, fault in list(zip(main.errors, main.faults, strict=True))[:TOLD_ERRORS]:
        print(f"  {speak.say('arena-error', bot=error['bot'], decision=error['decision'], why=fault)}")
    print(speak.say("arena-results", path=tournament.results, fresh=main.outcome.fresh, kept=main.outcome.kept))
    if main.outcome.plan.keep_records:
        first = Store(Path(tournament.results)).path_of_record(main.outcome.games[0].unit)
        print(speak.say("arena-records", games=main.games, path=shlex.quote(str(first))))


def _share_table(summary: Summary, seconds: float, speak: Speaker) -> Table:
    plan = summary.outcome.plan
    game = speak.say(
        "arena-title",
        game=plan.game,
        players=plan.lineup.players,
        games=summary.games,
        blocks=summary.blocks,
        seconds=round(seconds, 1),
    )
    table = Table(title=game, box=SIMPLE_HEAD)
    table.add_column(speak.say("cli-column-bot"), overflow="fold")
    for column in ("share", "interval", "margin", "points", "p50", "p95"):
        table.add_column(speak.say(f"arena-column-{column}"), justify="right", no_wrap=True)
    for one in summary.entrants:
        times = quantiles(one.times)
        table.add_row(
            one.name,
            speak.say("arena-percent", value=one.share.mean),
            speak.say("arena-percent-range-round", **bounds(one.share)),
            *of_ended(one, speak),
            duration(times["p50"], speak),
            duration(times["p95"], speak),
        )
    return table


def _luck_table(told: Sequence[Adjusted], speak: Speaker) -> Table:
    table = Table(title=speak.say("arena-luck-title"), box=SIMPLE_HEAD)
    table.add_column(speak.say("cli-column-bot"), overflow="fold")
    for column in ("share", "interval", "without-luck", "interval", "variance"):
        table.add_column(speak.say(f"arena-column-{column}"), justify="right", no_wrap=True)
    for one in told:
        cells = [
            text
            for interval in (one.plain, one.share)
            for text in (
                speak.say("arena-percent", value=interval.mean),
                "" if interval.low is None else speak.say("arena-percent-range-round", **bounds(interval)),
            )
        ]
        left = "" if one.variance is None else speak.say("arena-percent", value=one.variance)
        table.add_row(one.name, *cells, left)
    return table


def _seat_table(summary: Summary, speak: Speaker) -> Table:
    names = game_for(summary.outcome.plan.game).seat_names
    table = Table(title=speak.say("arena-seats-title"), box=SIMPLE_HEAD)
    table.add_column(speak.say("cli-column-bot"))
    for p in range(summary.outcome.plan.lineup.players):
        table.add_column(names[p], justify="right")
    for one in summary.entrants:
        shares = (speak.say("arena-percent", value=at.share) if at.games else "" for at in one.seats)
        table.add_row(one.name, *shares)
    return table


def _rating_table(summary: Summary, speak: Speaker) -> Table:
    table = Table(title=speak.say("arena-ratings-title"), box=SIMPLE_HEAD)
    table.add_column(speak.say("cli-column-bot"))
    for column in ("rating", "uncertainty"):
        table.add_column(speak.say(f"arena-column-{column}"), justify="right")
    for rating in summary.ratings:
        table.add_row(
            summary.entrants[rating.entrant].name,
            speak.say("arena-decimal", value=rating.mu),
            speak.say("arena-plus-minus", value=2 * rating.sigma),
        )
    return table
