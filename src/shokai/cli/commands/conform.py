"""The command `conform`: examines a program that wants to be a bot, and tells what holds."""

from __future__ import annotations

import json
from typing import Any

from shokai.bots.conformance import POINTS, Examination, Played
from shokai.bots.lines import words_of
from shokai.bots.program import time_limit
from shokai.cli.options import add_json
from shokai.cli.parser import Parser
from shokai.games import GAMES
from shokai.match.game import game_for
from shokai.texts import Refusal, Say, Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example('shokai conform "python3 examples/bot.py" --game osaka')
    parser.add_argument("program", metavar="COMMAND", help=say("cli-help-command"))
    parser.add_argument("--game", metavar="GAME", help=say("cli-help-conform-game", games=GAMES))
    parser.add_argument("--games", type=parser.number, default=2, metavar="K", help=say("cli-help-conform-games"))
    add_json(parser)


def run(asked: Any, speak: Speaker) -> int:
    """Plays short games with the program and goes through the points of the protocol."""
    words_of(asked.program)
    if asked.games == 0:
        raise Refusal(Say("cli-no-games"))
    games = [game_for(asked.game).name] if asked.game is not None else list(GAMES)
    examination = Examination(asked.program, time_limit())
    told: list[Played] = []
    try:
        for game in games:
            for played in examination.games(game, asked.games):
                told.append(played)
                if not asked.json:
                    _tell_games(played, speak)
            # Whatever cannot be started will not be started for the next game either.
            if examination.failed.keys() & {"start", "ready"}:
                break
        if examination.holds:
            examination.rest(games[0])
    finally:
        examination.close()
    if asked.json:
        print(json.dumps(_report(examination, told, speak), indent=2, ensure_ascii=False))
    else:
        _tell_points(examination, told, speak)
    return 0 if examination.holds else 1


def _tell_games(played: Played, speak: Speaker) -> None:
    _line(
        "failed" if played.failure else "passed",
        speak.say(
            "conform-games",
            game=played.game,
            players=played.players,
            games=played.games,
            decisions=played.decisions,
        ),
        played.failure.said if played.failure else None,
        speak,
    )


def _tell_points(examination: Examination, told: list[Played], speak: Speaker) -> None:
    results = [examination.result(point) for point in POINTS]
    for point, result in zip(POINTS, results, strict=True):
        more = {
            "ready": Say("conform-called", name=examination.name),
            "time": Say("conform-slowest", slowest=examination.slowest, seconds=examination.seconds),
        }
        text = speak.say(POINTS[point])
        if result == "passed" and point in more:
            text += f" ({speak.say(more[point])})"
        _line(result, text, examination.failed.get(point), speak)
    results += ["failed" if played.failure else "passed" for played in told]
    # The same in every language, as after scenarios.
    print(f"{results.count('passed')} passed, {results.count('failed')} failed")


def _line(result: str, text: str, why: Say | None, speak: Speaker) -> None:
    words = {"passed": "cli-passed", "failed": "cli-failed", "untried": "conform-not-tried"}
    width = max(len(speak.say(word)) for word in words.values())
    print(f"{speak.say(words[result]):<{width}}  {text}")
    if why:
        print(f"{'':<{width}}  {speak.say(why)}")


def _report(examination: Examination, told: list[Played], speak: Speaker) -> dict[str, Any]:
    return {
        "command": examination.command,
        "name": examination.name,
        "seconds": examination.seconds,
        "slowest": round(examination.slowest, 6),
        "holds": examination.holds,
        "points": [
            {
                "point": point,
                "result": examination.result(point),
                "why": speak.say(examination.failed[point]) if point in examination.failed else None,
            }
            for point in POINTS
        ],
        "games": [
            {
                "game": played.game,
                "players": played.players,
                "games": played.games,
                "decisions": played.decisions,
                "failure": played.failure.code if played.failure else None,
            }
            for played in told
        ],
    }
