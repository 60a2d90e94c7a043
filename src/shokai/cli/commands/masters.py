"""The command `shokai masters`: what strong players do, counted over many games; and the document about it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from typing import Any

from shokai.bots import canonical
from shokai.bots.lists import split_bots
from shokai.cli.common import checked_bot, progress_bar
from shokai.cli.parser import Parser
from shokai.engine.machine import cores
from shokai.games import GAMES
from shokai.match.files import write_whole
from shokai.match.game import game_for, read_options
from shokai.match.names import checked_seed
from shokai.texts import Refusal, Say, Speaker

# Of the time, what the games of the levels have where both are asked for.
LEVELS_SHARE = 0.4


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example("shokai masters osaka --games 100000 --json osaka.json")
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("cli-help-game", games=GAMES))
    parser.add_argument("--bots", default="network", metavar="LIST", help=say("cli-help-masters-bots"))
    parser.add_argument("--players", metavar="LIST", help=say("cli-help-masters-players"))
    parser.add_argument("--games", type=parser.number, default=1000, metavar="N", help=say("cli-help-masters-games"))
    parser.add_argument(
        "--level-games", type=parser.number, default=0, metavar="N", help=say("cli-help-masters-level-games")
    )
    parser.add_argument("--workers", type=parser.number, metavar="N", help=say("arena-help-workers"))
    parser.add_argument("--seconds", type=parser.seconds, metavar="S", help=say("cli-help-masters-seconds"))
    parser.add_argument("--options", default="", metavar="LIST", help=say("cli-help-options"))
    parser.add_argument("--seed", default="0", metavar="S", help=say("cli-help-seed"))
    parser.add_argument("--json", metavar="FILE", help=say("cli-help-masters-json"))
    parser.add_argument("--lines", metavar="FILE", help=say("cli-help-masters-lines"))
    parser.add_argument("--doc", metavar="FILE", help=say("cli-help-masters-doc"))


def run(asked: Any, speak: Speaker) -> int:
    """Plays, counts and tells; or writes the document about what comes with Shokai, which plays nothing."""
    for option in ("json", "doc", "lines"):
        if getattr(asked, option) == "":
            raise Refusal(Say("empty-option", option=f"--{option}"))
    if asked.doc:
        return _write_document(asked, speak)
    if asked.game is None:
        raise Refusal(Say("cli-masters-which", games=GAMES))
    kind = game_for(asked.game)
    bots = tuple(dict.fromkeys(canonical(name) for name in split_bots(asked.bots)))
    for bot in bots:
        checked_bot(bot, asked.game)
    if asked.games == 0:
        raise Refusal(Say("cli-no-games"))
    if asked.workers == 0:
        raise Refusal(Say("arena-no-workers"))
    players = _players(asked.players, kind.rules.PLAYERS)
    if asked.lines:
        return _write_lines(asked, bots, players, speak)
    from shokai.masters.findings import Plan, findings
    from shokai.masters.series import prepare

    plan = Plan(
        asked.game, bots, players, asked.games, asked.level_games, checked_seed(asked.seed),
        read_options(kind, asked.options),
    )  # fmt: skip
    prepare(asked.game)
    begun = time.monotonic()
    played, levels = _play(plan, asked.workers or cores(), asked.seconds, speak)
    found = findings(plan, played, levels)
    found["seconds"] = round(time.monotonic() - begun, 1)
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    if asked.json:
        write_whole(asked.json, text)
        games = sum(table["games"] for table in found["tables"])
        print(speak.say("cli-masters-done", games=games, seconds=found["seconds"]))
    else:
        print(text, end="")
    return 0


def _write_lines(asked: Any, bots: tuple[str, ...], players: tuple[int, ...], speak: Speaker) -> int:
    from shokai.masters.lines import Lines, LinesPlan, as_dict, playing
    from shokai.masters.series import prepare

    plan = LinesPlan(asked.game, bots, players, asked.games, checked_seed(asked.seed))
    prepare(asked.game)
    begun, last = time.monotonic(), Lines()
    with progress_bar(speak, "cli-simulating") as bar:
        task = bar.add_task("", total=plan.games * len(players))
        for found in playing(plan, asked.workers or cores(), asked.seconds):
            bar.advance(task)
            last = found
    write_whole(asked.lines, json.dumps(as_dict(plan, last), ensure_ascii=False, indent=0) + "\n")
    games = sum(games for games, _ in last.values())
    print(speak.say("cli-masters-done", games=games, seconds=round(time.monotonic() - begun, 1)))
    return 0


def _write_document(asked: Any, speak: Speaker) -> int:
    from shokai.masters.document import document
    from shokai.masters.findings import shipped, with_findings

    games = [asked.game] if asked.game else with_findings()
    write_whole(asked.doc, document([shipped(game) for game in games], speak))
    print(speak.say("cli-masters-written", file=asked.doc))
    return 0


def _play(plan: Any, workers: int, seconds: float | None, speak: Speaker) -> tuple[Any, Any]:
    from shokai.masters.series import play_all

    portions, of_levels = plan.portions(), plan.level_portions()
    share = 1 - LEVELS_SHARE if of_levels else 1.0
    begun = time.monotonic()
    with progress_bar(speak, "cli-simulating") as bar:
        level_of = {portion: level for level, own in of_levels.items() for portion in own}
        task = bar.add_task("", total=sum(portion.games for portion in (*portions, *level_of)))

        def watched(games: Iterable[Any]) -> Iterable[Any]:
            for portion, rows in games:
                bar.advance(task, portion.games)
                yield portion, rows

        played = list(watched(play_all(portions, workers, seconds and seconds * share)))
        left = seconds and max(seconds - (time.monotonic() - begun), 0.001)
        # Networks take no time; of the others each has a game before any has a second.
        queue = sorted(level_of, key=lambda portion: (portion.games == 1, portion.first, -level_of[portion]))
        levels: dict[int, list[Any]] = {level: [] for level in of_levels}
        for portion, rows in watched(play_all(queue, workers, left)) if queue else ():
            levels[level_of[portion]].append((portion, rows))
    return played, levels


def _players(text: str | None, bounds: tuple[int, int]) -> tuple[int, ...]:
    low, high = bounds
    if text is None:
        return tuple(range(low, high + 1))
    words = [word.strip() for word in text.split(",")]
    if not all(word in map(str, range(low, high + 1)) for word in words):
        raise Refusal(Say("train-bad-players", text=text, low=low, high=high))
    return tuple(dict.fromkeys(int(word) for word in words))
