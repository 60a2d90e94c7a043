"""Bots that cannot move: asked again after longer and longer pauses, and given up at last.

How often a bot has failed in a row, and when it is asked again, is in the row of its table, so that all processes know.
"""

from __future__ import annotations

import logging
from typing import Any

from shokai.server.http.buckets import Buckets
from shokai.server.live.hub import Hub
from shokai.server.metrics import BOT_FAILURES, BOTS_GIVEN_UP
from shokai.server.tables.deciding import Outcome
from shokai.server.thinking.pool import BotFailed

log = logging.getLogger("shokai.bots")

# Failures in a row after which a bot is given up. With the pauses between them that takes two minutes.
TRIES = 8
# Lines of the log about one table: so many a second over time, so many at once.
LINES_PER_SECOND, LINES_AT_ONCE = 1 / 60, TRIES + 2


class Failures:
    """What becomes of tables whose bot fails."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lines = Buckets(LINES_PER_SECOND, LINES_AT_ONCE)

    def log(self, id: str, text: str, exc_info: bool = False, **more: Any) -> None:
        """An error at a table, unless there were many just now: whoever can repeat them must not fill the disk."""
        if self._lines.take(id):
            log.error(text, extra={"table": id, **more}, exc_info=exc_info)

    async def of_bot(self, id: str, at: int, failure: BotFailed) -> None:
        """A bot could not answer."""
        BOT_FAILURES.labels(failure.reason).inc()
        failures, pause = await self._hub.store.bot_failed(id)
        self.log(id, "a bot failed", why=str(failure), failures=failures, again_in=pause)
        # Where no process can be started, no bot is to blame.
        if failures >= TRIES and failure.reason != "start":
            await self._give_up(id, at)

    async def of_table(self, id: str) -> None:
        """A table could not be minded at all: for `except`, where the reason is known."""
        BOT_FAILURES.labels("table").inc()
        failures, pause = await self._hub.store.bot_failed(id)
        if failures:
            self.log(id, "a bot's move could not be made", exc_info=True, failures=failures, again_in=pause)
        if failures < TRIES:
            return
        try:
            await self._give_up(id)
        except Exception:
            # A table that cannot even be read: whoever mends it brings its row up to date, too.
            await self._hub.store.forget_bot(id)
            BOTS_GIVEN_UP.inc()

    async def _give_up(self, id: str, at: int | None = None) -> None:
        """Lets everybody at the table know that the bot finds no move. It waits until a person does something."""
        live = await self._hub.get(id)
        async with live.lock:
            table = live.table
            while table.bot_to_move is not None and at in (None, table.at):
                if await self._hub.add(live, table.at, Outcome([("stuck", {"seat": table.actor})])):
                    BOTS_GIVEN_UP.inc()
                    log.warning("a bot is given up", extra={"table": id, "bot": table.chairs[table.actor or 0].player})
                    return
                table = live.table
