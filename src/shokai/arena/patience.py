"""Asking bots without waiting forever.

A bot thinks in a thread of its own. One that does not answer in time is left behind: its thread is asked to end,
which stops Python code; compiled code that never returns goes on until its process ends, and nobody waits for it.
Our own bots that answer in far less than a millisecond say so (`prompt`) and are asked at once.
"""

from __future__ import annotations

import ctypes
import queue
import threading
import time
from dataclasses import dataclass

from shokai.bots import Bot, Seat, canonical, settings_of
from shokai.bots.asking import chosen
from shokai.bots.failures import BotFailed
from shokai.texts import Say

# Seconds for one decision, on top of the bot's own thinking time.
SECONDS = 60.0
# Multiple of its own seconds: machines are shared, and a bot may rarely check the clock.
TOLERANCE = 10.0


def limit_for(bot: str) -> float:
    """The seconds after which a bot is given up.

    >>> limit_for("random"), limit_for("search:seconds=2")
    (60.0, 80.0)
    """
    if canonical(bot).startswith("program:"):
        # Programs have their own, stricter time limit.
        return 2 * 3600.0
    try:
        # A user's bot may use this setting for something else.
        own = min(max(float(settings_of(bot).get("seconds", 0)), 0.0), 3600.0)
    except ValueError:
        own = 0.0
    return SECONDS + TOLERANCE * own


@dataclass(frozen=True)
class Answer:
    """A legal move and the milliseconds it took."""

    move: int
    ms: float


_Questions = queue.SimpleQueue[tuple[Bot, Seat] | None]
_Answers = queue.SimpleQueue[Answer | BotFailed]


class Patience:
    """Asks bots, one at a time. Use it as a context, so that its thread ends."""

    def __init__(self) -> None:
        self._begin()

    def __enter__(self) -> Patience:
        return self

    def __exit__(self, *_: object) -> None:
        self._questions.put(None)

    def _begin(self) -> None:
        # An abandoned thread keeps its own queues, so that a late answer is ignored.
        self._questions: _Questions = queue.SimpleQueue()
        self._answers: _Answers = queue.SimpleQueue()
        self._thread = threading.Thread(target=_think, args=(self._questions, self._answers), daemon=True)
        self._thread.start()

    def ask(self, bot: Bot, seat: Seat, seconds: float) -> Answer:
        """A bot's move. Raises BotFailed when it crashes, answers nonsense or is too slow."""
        if getattr(bot, "prompt", False):
            # Going to another thread and back takes longer than such a bot does.
            return _timed(bot, seat)
        self._questions.put((bot, seat))
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            self._leave_behind()
            raise BotFailed(Say("bot-failed-slow", seconds=seconds)) from None
        if isinstance(answer, BotFailed):
            raise answer
        return answer

    def _leave_behind(self) -> None:
        self._questions.put(None)
        ident = self._thread.ident
        assert ident is not None
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(ident), ctypes.py_object(SystemExit))
        self._begin()


def _think(questions: _Questions, answers: _Answers) -> None:
    while (question := questions.get()) is not None:
        try:
            answers.put(_timed(*question))
        except BotFailed as failure:
            answers.put(failure)
        except BaseException as error:
            # sys.exit in a bot ends only its own game; the same goes for an abandoned one.
            answers.put(BotFailed(Say("bot-failed-broke", error=type(error).__name__)))


def _timed(bot: Bot, seat: Seat) -> Answer:
    begun = time.perf_counter()
    move = chosen(bot, seat)
    return Answer(move, (time.perf_counter() - begun) * 1000)
