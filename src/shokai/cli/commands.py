"""The commands of `shokai` that ask and answer once."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Any

from rich.table import Table

from shokai.cli.common import check_players, checked_backend, compile_part, compiler_for
from shokai.cli.ink import console, drawn
from shokai.engine.engine import BACKENDS, engine_for
from shokai.engine.machine import cores
from shokai.games import GAMES
from shokai.match.record import begins_with, read_record, read_text, verify
from shokai.match.scenario import run_text
from shokai.match.title import title_for
from shokai.texts import Refusal, Speaker


def replay(asked: Any, speak: Speaker) -> int:
    """Tells a recorded game, or checks its deals against its seed."""
    if asked.verify and begins_with(asked.file, "{"):
        # No record begins like this, and every export does. It may be far larger than a record.
        from shokai.server.storage.checking import verify_export

        return verify_export(asked.file, speak)
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
    backend = checked_backend(asked.backend)
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
                print(f"{speak.say('cli-failed')} {path}:{outcome.number}: {outcome.scenario.name}")
                print(f"    {speak.say(outcome.fault)}")
            else:
                passed += 1
                if not asked.quiet:
                    print(f"{speak.say('cli-passed')} {path}: {outcome.scenario.name}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def rules(asked: Any, speak: Speaker) -> int:
    """The rules in our own words."""
    title = title_for(asked.game)
    out = console()
    own = f"{title.name}-rules-name"
    name = speak.say(own) if speak.has(own) else title.full_name
    if not asked.markdown:
        out.print(name, style="bold", highlight=False)
    else:
        print(f"# {name}")
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

    check_players(asked.game, asked.players)
    # Whoever cannot compile is told so at once.
    engine_for(title_for(asked.game).rules, "native")
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


def compile(asked: Any, speak: Speaker) -> int:
    """Compiles what is not compiled yet into the cache, so that nobody has to wait for it later."""
    games = asked.games or GAMES
    for game in games:
        title_for(game)
    missing = [
        (part, game)
        # The longest first, so that no core is left with it at the end.
        for game in sorted(games, reverse=True)
        for part in ("bots", "laboratory", "rules")
        # Whoever plays needs no laboratory.
        if part in (asked.only or ("rules", "bots")) and not compiler_for(part, game).is_done()
    ]
    if len(missing) == 1:
        compile_part(*missing[0], speak)
    elif (code := _compile_beside_each_other(missing, speak)) != 0:
        return code
    for game in games:
        print(speak.say("cli-is-compiled", game=game))
    return 0


def _compile_beside_each_other(parts: list[tuple[str, str]], speak: Speaker) -> int:
    """Each part in a process of its own, since compiling uses one core; as many at once as there are cores."""

    def run(part: str, game: str) -> int:
        words = ("compile", game, "--only", part, "--lang", speak.language)
        return subprocess.call([sys.executable, "-m", "shokai", *words], stdout=subprocess.DEVNULL)

    with ThreadPoolExecutor(cores()) as pool:
        runs = [pool.submit(run, *part) for part in parts]
        try:
            # One that was killed has a negative code.
            return max((abs(run.result()) for run in runs), default=0)
        finally:
            pool.shutdown(cancel_futures=True)
