"""How a table deals with its bots: asking them, telling them of a new game, sending them home.

Most bots are a class with one method. Those that have more to look after, such as a program in another
process, have more: `begin` says that the next decision belongs to a new game, `end` how a game ended, `close`
that there will be no more decisions. The functions here serve both kinds.
"""

from __future__ import annotations

import operator

from shokai.bots import Bot, Seat
from shokai.bots.failures import BotFailed
from shokai.engine.engine import Standing
from shokai.texts import Say


def chosen(bot: Bot, seat: Seat) -> int:
    """A bot's move, which is legal. Raises BotFailed for whatever else may come.

    >>> from shokai import Match
    >>> class Stubborn:
    ...     def choose(self, seat):
    ...         return 999
    >>> chosen(Stubborn(), Match("osaka", seed=7).seat())
    Traceback (most recent call last):
    shokai.bots.failures.BotFailed: Its move “999” is not legal. It has to be one of those that it was offered.
    """
    try:
        move = bot.choose(seat)
    except BotFailed:
        raise
    except Exception as error:
        # A mistake in one bot is no reason to end the game of all others. Its cause is kept.
        raise BotFailed(Say("bot-failed-broke", error=f"{type(error).__name__}: {error}")) from error
    try:
        # NumPy has numbers of its own; what is no whole number is no move.
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
