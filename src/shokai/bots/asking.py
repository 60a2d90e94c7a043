"""How a table talks to its bots: asking for moves, announcing a new game, releasing them.

Most bots are a class with one method. Those that have more to look after, such as a program in another
process, have more: `begin` says that the next decision belongs to a new game, `end` how a game ended, `close`
that there will be no more decisions. The functions here serve both kinds.
"""

from __future__ import annotations

import operator

from shokai.bots import Bot, Seat
from shokai.bots.failures import BotFailed
from shokai.engine.engine import BrokenRules, Standing
from shokai.texts import Say


def chosen(bot: Bot, seat: Seat) -> int:
    """A bot's legal move. Raises BotFailed for anything else.

    >>> from shokai import Match
    >>> class Stubborn:
    ...     def choose(self, seat):
    ...         return 999
    >>> chosen(Stubborn(), Match("osaka", seed=7).seat())
    Traceback (most recent call last):
    shokai.bots.failures.BotFailed: Its move “999” is not legal. It must choose one of the moves it was offered.
    """
    try:
        move = bot.choose(seat)
    except (BotFailed, BrokenRules):
        # No bot can choose where there is nothing to choose from.
        raise
    except Exception as error:
        # An error in one bot must not end everyone's game. The cause is kept.
        raise BotFailed(Say("bot-failed-broke", error=f"{type(error).__name__}: {error}")) from error
    try:
        # Accept NumPy integers; anything but an integer is not a move.
        number = operator.index(move)
    except TypeError:
        number = -1
    if number not in seat.legal:
        raise BotFailed(Say("bot-failed-illegal", move=str(move)))
    return number


def begin(bot: Bot) -> None:
    """Tells a bot that the next decision belongs to a new game."""
    getattr(bot, "begin", _nothing)()


def end(bot: Bot, standing: Standing) -> None:
    """Tells a bot how the game ended that it played to the end."""
    getattr(bot, "end", _nothing)(standing)


def dismiss(bot: Bot) -> None:
    """Tells a bot that nothing more will be asked of it."""
    getattr(bot, "close", _nothing)()


def _nothing(*_: object) -> None:
    pass
