"""The commands of `shokai` that ask and answer once."""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections import Counter
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from shokai.bots import bot_for
from shokai.game.match import checked_seed
from shokai.game.record import read_record, read_text, verify
from shokai.game.scenario import run_text
from shokai.game.title import TITLES, read_options, title_for
from shokai.kernel.engine import BACKENDS, Series, engine_for
from shokai.terminal.ink import console, drawn
from shokai.texts import Refusal, Say, Speaker

# From here on it pays to wait for compiled code, which may have to be compiled first.
MANY_GAMES = 2_000


def _players(game: str, players: int) -> None:
    fewest, most = title_for(game).rules.PLAYERS
    if not fewest <= players <= most:
        raise Refusal(Say("bad-player-count", game=game, players=players, fewest=fewest, most=most))


def _backend(name: str | None) -> str | None:
    if name is not None and name not in BACKENDS:
        raise Refusal(Say("no-such-backend", backend=name, backends=BACKENDS))
    return name


def _progress(speak: Speaker, what: str) -> Progress:
    """A bar on stderr, so that output can be piped; none where nobody watches."""
    return Progress(
        TextColumn(speak.say(what)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def simulate(asked: Any, speak: Speaker) -> int:
    """Plays many games between bots and adds up."""
    _players(asked.game, asked.players)
    bots = (asked.bots or "random").split(",")
    bots = bots * asked.players if len(bots) == 1 else bots
    if len(bots) != asked.players:
        raise Refusal(Say("wrong-number-of-bots", bots=len(bots), players=asked.players))
    for name in bots:
        bot_for(name, seed=0)
    if asked.games == 0:
        raise Refusal(Say("cli-no-games"))
    backend = _backend(asked.backend) or ("native" if asked.games >= MANY_GAMES else "python")
    if backend == "native":
        _compile(asked.game, speak)
    engine = engine_for(title_for(asked.game).rules, backend)
    checked_seed(asked.seed)
    seed = int.from_bytes(hashlib.sha256(asked.seed.encode()).digest()[:7], "big")
    options = read_options(title_for(asked.game), asked.options)
    series, begun = Series(asked.players), time.perf_counter()
    portion = max(1, min(asked.games // 100, 20_000)) if backend == "native" else 5
    with _progress(speak, "cli-simulating") as bar:
        task = bar.add_task("", total=asked.games)
        while series.games < asked.games:
            engine.random_games(series, seed, min(portion, asked.games - series.games), options)
            bar.update(task, completed=series.games)
    report = {
        "game": asked.game,
        "players": asked.players,
        "options": asked.options.replace(",", " ").split(),
        "bots": bots,
        "seed": asked.seed,
        "backend": backend,
        "games": series.games,
        "decisions": series.decisions,
        "seconds": round(time.perf_counter() - begun, 3),
        "mean_scores": [round(n / series.games, 3) for n in series.points[: asked.players]],
        "wins_by_seat": series.wins[: asked.players],
        "end_reasons": series.reasons,
    }
    if asked.json:
        print(json.dumps(report, indent=2))
        return 0
    names = title_for(asked.game).seat_names
    table = Table(
        title=speak.say(
            "cli-simulated",
            games=series.games,
            seconds=round(report["seconds"], 1),
            decisions=series.decisions,
        )
    )
    for column in ("seat", "bot", "mean", "wins"):
        table.add_column(speak.say(f"cli-column-{column}"), justify="left" if column in ("seat", "bot") else "right")
    for p in range(asked.players):
        table.add_row(
            names[p],
            bots[p],
            speak.say("cli-number", value=series.points[p] / series.games),
            f"{speak.say('cli-number', value=100 * series.wins[p] / series.games)} %",
        )
    console().print(table)
    for reason, n in series.reasons.items():
        print(speak.say("cli-end-reason", reason=reason, games=n))
    return 0


def replay(asked: Any, speak: Speaker) -> int:
    """Tells a recorded game, or checks its deals against its seed."""
    text = read_text(asked.file)
    match = read_record(text)
    if asked.verify:
        verdict = verify(text)
        if verdict.fault:
            sys.stderr.write(f"shokai: {speak.say(verdict.fault)}\n")
            return 1
        print(speak.say("verified", deals=verdict.deals, steps=len(match.steps)))
        return 0
    for said in match.log():
        print(speak.say(said))
    print()
    drawn(match.table(memory=True, speak=speak))
    if match.over:
        print()
        for said in match.title.final_lines(match.state, match.names):
            print(speak.say(said))
    else:
        print(speak.say("cli-unfinished", player=match.names[match.actor] if match.actor >= 0 else "-"))
    return 0


def scenario(asked: Any, speak: Speaker) -> int:
    """Plays scenarios; the last line counts them."""
    backend = _backend(asked.backend)
    passed = failed = 0
    for path in asked.files:
        try:
            outcomes = list(run_text(read_text(path), backend))
        except Refusal as refusal:
            # A file that cannot be read fails as a whole; the others are played all the same.
            print(f"{speak.say('cli-failed')} {path}: {speak.say(refusal.said)}")
            failed += 1
            continue
        for outcome in outcomes:
            if outcome.fault:
                failed += 1
                print(f"{speak.say('cli-failed')} {path}: {outcome.scenario.name}")
                print(f"    {speak.say(outcome.fault)}")
            else:
                passed += 1
                print(f"{speak.say('cli-passed')} {path}: {outcome.scenario.name}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def rules(asked: Any, speak: Speaker) -> int:
    """The rules in our own words."""
    title = title_for(asked.game)
    out = console()
    if not asked.markdown:
        out.print(speak.say(f"{title.name}-rules-name"), style="bold", highlight=False)
    else:
        print(f"# {speak.say(f'{title.name}-rules-name')}")
    for section in title.sections:
        heading, text = speak.say(f"{section}-title"), speak.say(section)
        if asked.markdown:
            print(f"\n## {heading}\n\n{text}")
        else:
            out.print(f"\n{heading}", style="bold", highlight=False)
            out.print(text, highlight=False, markup=False)
    return 0


def cards(asked: Any, speak: Speaker) -> int:
    """All components, where they come from, and a player's own ones checked."""
    title = title_for(asked.game)
    own = read_text(asked.cards) if asked.cards is not None else None
    if own is not None:
        # Trying them out is the check.
        title.use_cards(title.rules.FIELDS.new(), own)
    lines = title.card_lines(own)
    for group, entries in groupby(lines, key=lambda line: line.group):
        print(f"\n{group}")
        for line in entries:
            known = f" ({line.known})" if line.known else ""
            print(f"  {line.text}   [{speak.say('cli-card-source', source=line.source)}{known}]")
    print()
    for source, n in Counter(line.source for line in lines).items():
        print(speak.say("cli-card-count", source=speak.say("cli-card-source", source=source), cards=n))
    if any(line.source in ("partly", "reconstructed") for line in lines):
        print(speak.say("cli-card-reconstructed"))
    return 0


def bench(asked: Any, speak: Speaker) -> int:
    """Measures both back ends."""
    from shokai.bench.rules import bench as measured

    _players(asked.game, asked.players)
    report = measured(
        asked.game,
        asked.players,
        max(asked.seconds, 1),
        lambda part: print(speak.say("cli-measuring", part=part), file=sys.stderr),
    )
    if asked.json:
        print(json.dumps(report, indent=2))
        return 0
    table = Table(title=speak.say("cli-bench-title", game=asked.game, players=asked.players))
    table.add_column("")
    for backend in BACKENDS:
        table.add_column(backend, justify="right")
    for key in report["native"]:
        cells = [report[backend].get(key) for backend in BACKENDS]
        table.add_row(key, *("" if cell is None else f"{cell:,}" for cell in cells))
    table.add_row("state_bytes", "", str(report["state_bytes"]))
    console().print(table)
    print(f"{report['machine']['processor']}, {report['machine']['cores']} cores, {report['machine']['system']}")
    print(", ".join(f"{name} {number}" for name, number in report["versions"].items()), report["date"])
    return 0


def _compile(game: str, speak: Speaker) -> None:
    """Compiles what is not compiled yet, and says so when that takes a while."""
    from shokai.kernel.native import NativeEngine, cache_root

    engine = engine_for(title_for(game).rules, "native")
    assert isinstance(engine, NativeEngine)
    if not engine.is_compiled():
        print(speak.say("cli-compiling", game=game), file=sys.stderr)
        begun = time.perf_counter()
        try:
            engine.compile()
        except OSError as error:
            raise Refusal(Say("cannot-write", path=str(cache_root()), why=error.strerror or str(error))) from None
        print(
            speak.say("cli-compiled", game=game, seconds=round(time.perf_counter() - begun, 1)),
            file=sys.stderr,
        )


def compile(asked: Any, speak: Speaker) -> int:
    """Compiles the rules into the cache, so that nobody has to wait for it later."""
    for game in asked.games or TITLES:
        title_for(game)
        _compile(game, speak)
        print(speak.say("cli-is-compiled", game=game))
    return 0
