"""The command `shokai simulate`: many games between bots, added up.

Games of uniform bots run inside the compiled rules, by the ten thousand a second. All others are played one
decision at a time, as in the arena.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter
from typing import Any

from rich.table import Table

from shokai.arena.faults import GameError
from shokai.arena.game import backend_for, play_game
from shokai.bots import canonical
from shokai.bots.lists import split_bots
from shokai.cli.common import (
    checked_backend,
    checked_bot,
    checked_decisions,
    compile_part,
    prepare_bots,
    progress_bar,
)
from shokai.cli.ink import console
from shokai.cli.options import add_backend, add_game, add_json, add_most_decisions, bot_words
from shokai.cli.parser import Parser
from shokai.engine.engine import Series, engine_for, wanted_backend
from shokai.match.game import check_players, game_for, read_options
from shokai.match.names import checked_seed
from shokai.match.own_games import try_out
from shokai.texts import Refusal, Say, Speaker

# From here on it pays to wait for compiled code, which may have to be compiled first.
MANY_GAMES = 2_000

# The bot whose games the compiled rules play by themselves.
INSIDE = "uniform"


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example("shokai simulate osaka --players 4 --games 100000 --json")
    add_game(parser)
    parser.add_argument("--players", type=parser.number, default=2, metavar="N", help=say("cli-help-players"))
    parser.add_argument("--games", type=parser.number, default=1000, metavar="K", help=say("cli-help-games"))
    parser.add_argument("--bots", metavar="LIST", help=say("cli-help-bots", **bot_words()))
    parser.add_argument("--options", default="", metavar="LIST", help=say("cli-help-options"))
    parser.add_argument("--seed", default="0", metavar="S", help=say("cli-help-seed"))
    add_backend(parser)
    add_most_decisions(parser, "cli-help-most-decisions")
    add_json(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Plays many games between bots and adds up."""
    check_players(game_for(asked.game), asked.players)
    bots = [name.strip() for name in split_bots(asked.bots or INSIDE)]
    bots = bots * asked.players if len(bots) == 1 else bots
    if len(bots) != asked.players:
        raise Refusal(Say("wrong-number-of-bots", bots=len(bots), players=asked.players))
    for name in bots:
        checked_bot(name, asked.game)
    if asked.games == 0:
        raise Refusal(Say("cli-no-games"))
    checked_seed(asked.seed)
    checked_decisions(asked.most_decisions)
    options = read_options(game_for(asked.game), asked.options)
    inside = all(canonical(name) == INSIDE for name in bots)
    backend = checked_backend(asked.backend) or _backend(bots, asked.games, inside)
    try_out(asked.game, game_for(asked.game).rules, asked.players, options)
    if backend == "native":
        compile_part("rules", asked.game, speak)
    begun = time.perf_counter()
    faults: list[tuple[int, GameError]] = []
    if inside:
        series = _inside(asked, options, backend, speak)
    else:
        series, faults = _one_by_one(asked, bots, options, backend, speak)
    report = {
        "game": asked.game,
        "players": asked.players,
        "options": asked.options.replace(",", " ").split(),
        "bots": bots,
        "seed": asked.seed,
        "backend": backend,
        "games": series.games,
        "truncated": series.truncated,
        "most_decisions": asked.most_decisions,
        "decisions": series.decisions,
        "turns": series.turns,
        "seconds": round(time.perf_counter() - begun, 3),
        "mean_scores": [round(n / series.ended, 3) if series.ended else None for n in series.points[: asked.players]],
        "wins_by_seat": series.wins[: asked.players],
        "end_reasons": series.reasons,
        "errors": [_error(asked.game, number, fault) for number, fault in faults],
    }
    if asked.json:
        print(json.dumps(report, indent=2))
    else:
        _show(report, series, [fault for _, fault in faults], speak)
    return 0


def _backend(bots: list[str], games: int, inside: bool) -> str:
    if inside and not wanted_backend():
        return "native" if games >= MANY_GAMES else "python"
    return backend_for(bots)


def _inside(asked: Any, options: int, backend: str, speak: Speaker) -> Series:
    """Random games inside the rules."""
    engine = engine_for(game_for(asked.game).rules, backend)
    seed = int.from_bytes(hashlib.sha256(asked.seed.encode()).digest()[:7], "big")
    series = Series(asked.players)
    portion = max(1, min(asked.games // 100, 20_000)) if backend == "native" else 5
    with progress_bar(speak, "cli-simulating") as bar:
        task = bar.add_task("", total=asked.games)
        while series.games < asked.games:
            games = min(portion, asked.games - series.games)
            engine.random_games(series, seed, games, options, asked.most_decisions)
            bar.update(task, completed=series.games)
    return series


def _one_by_one(
    asked: Any, bots: list[str], options: int, backend: str, speak: Speaker
) -> tuple[Series, list[tuple[int, GameError]]]:
    """Games between any bots, one after the other."""
    series, reasons = Series(asked.players, points=[0] * asked.players, wins=[0] * asked.players), Counter[str]()
    faults: list[tuple[int, GameError]] = []
    prepare_bots(asked.game, bots, asked.players, options, backend, speak)
    with progress_bar(speak, "cli-simulating") as bar:
        task = bar.add_task("", total=asked.games)
        for number in range(asked.games):
            deal = f"{asked.seed} {number}"
            most = asked.most_decisions
            played = play_game(
                asked.game, bots, deal=deal, seed=deal, options=options, backend=backend, most_decisions=most
            )
            series.games += 1
            series.decisions += played.decisions
            series.turns += played.turns
            if played.truncated:
                series.truncated += 1
            else:
                for p in range(asked.players):
                    series.points[p] += played.points[p]
                    series.wins[p] += played.places[p] == 1
                reasons[played.reason] += 1
            faults += [(number, fault) for fault in played.errors]
            bar.update(task, completed=series.games)
    series.reasons = dict(reasons)
    return series, faults


def _show(report: dict[str, Any], series: Series, faults: list[GameError], speak: Speaker) -> None:
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
    names = game_for(report["game"]).seat_names
    for p, bot in enumerate(report["bots"]):
        table.add_row(
            names[p],
            bot,
            speak.say("cli-number", value=series.points[p] / series.ended) if series.ended else "–",
            f"{speak.say('cli-number', value=100 * series.wins[p] / series.ended)} %" if series.ended else "–",
        )
    console().print(table)
    lengths = {"decisions": series.decisions / series.games, "turns": series.turns / series.games}
    print(speak.say("cli-simulated-lengths", **lengths))
    for reason, n in series.reasons.items():
        print(speak.say("cli-end-reason", reason=reason, games=n))
    if series.truncated:
        print(speak.say("cli-truncated", games=series.truncated, decisions=report["most_decisions"]))
    for fault in faults:
        print(speak.say("arena-error", bot=fault.bot, decision=fault.decision, why=fault.said))


def _error(game: str, number: int, fault: GameError) -> dict[str, Any]:
    return {
        "bot": fault.bot,
        "seat": game_for(game).seat_names[fault.seat],
        "game": number,
        "decision": fault.decision,
        "kind": fault.kind,
        "message": str(fault.said),
    }
