"""The command `shokai lessons`: the lessons of a game, and whether they work as they are written."""

from __future__ import annotations

import sys
from typing import Any

from shokai.bots import Bot, bot_for, canonical
from shokai.cli.options import add_game
from shokai.cli.parser import Parser
from shokai.match.lesson import Unreadable, lessons_of, unreadable
from shokai.match.lesson_check import Fault, check_lesson
from shokai.match.lesson_parts import Lesson
from shokai.match.match import Match
from shokai.texts import Refusal, Say, Speaker


def declare(parser: Parser) -> None:
    """What can be asked."""
    parser.example("shokai lessons osaka --check")
    add_game(parser)
    parser.add_argument("--check", action="store_true", help=parser.speak.say("cli-help-lessons-check"))


def run(asked: Any, speak: Speaker) -> int:
    """Lists the lessons of a game, or plays each to its goal."""
    lessons, left_out = lessons_of(asked.game), unreadable(asked.game)
    if not lessons and not left_out:
        raise Refusal(Say("no-lessons", game=asked.game))
    if asked.check:
        return _check(lessons, left_out, speak)
    for number, lesson in enumerate(lessons, 1):
        parts = [lesson.id_of(""), lesson.id_of("about")]
        title, about = (speak.say(id) if speak.has(id) else id for id in parts)
        print(f"{number:>3}  {lesson.name:<16} {title}: {about}")
    for one in left_out:
        print(speak.say(Say("lesson-left-out", why=one.why)), file=sys.stderr)
    return 1 if left_out else 0


def _check(lessons: tuple[Lesson, ...], left_out: tuple[Unreadable, ...], speak: Speaker) -> int:
    failed = len(left_out)
    for one in left_out:
        print(f"{speak.say('cli-failed')} {one.path.name}")
        print(f"    {speak.say(one.why)}")
    for lesson in lessons:
        faults = [*_nobody_plays(lesson), *check_lesson(lesson, _Player())]
        failed += bool(faults)
        print(f"{speak.say('cli-failed' if faults else 'cli-passed')} {lesson.path.name}")
        for fault in faults:
            print(f"    {lesson.path.name}:{fault.number}: {speak.say(fault.why)}")
    print(f"{len(lessons) + len(left_out) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _nobody_plays(lesson: Lesson) -> list[Fault]:
    """What is wrong with the bot on the other seats."""
    try:
        canonical(lesson.others)
    except Refusal as refusal:
        return [Fault(1, refusal.said)]
    return []


class _Player:
    """Plays whole games: everybody as the simple bot that does the obvious."""

    def __init__(self) -> None:
        self._bot: Bot = bot_for("greedy", 1)

    def __call__(self, match: Match) -> int:
        return self._bot.choose(match.seat())
