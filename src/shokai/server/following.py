"""Follows a table: keeps a view up to date from the messages of one connection, and notices when one is missing.

The rule is that of docs/reference/api.md, and the page has the same one (`page/src/lib/following.ts`): views and
changes of a connection are numbered from 1. A view is taken if it is newer than what we have, a change if it is the
next one. What is older is left alone. Anything else is a gap, and so is a heartbeat's answer with a higher number.
"""

from __future__ import annotations

from typing import Any

from shokai.server.tables.diff import patched

# What a message was: something new, nothing new, or a sign that something is missing, so that we must ask for a look.
NEW, OLD, GAP = "new", "old", "gap"


class Following:
    """A view, and how much of its connection was heard.

    >>> table = Following()
    >>> table.hear({"type": "view", "n": 1, "view": {"version": 1}})
    'new'
    >>> table.hear({"type": "change", "n": 3, "diff": [[["version"], 3]]}), table.view
    ('gap', {'version': 1})
    """

    def __init__(self) -> None:
        # The last view that came, through whichever connection.
        self.view: dict[str, Any] = {}
        # The number of the last view or change that came through this connection.
        self._n = 0

    def connect(self) -> None:
        """A new connection counts anew; what it changes, it has to show first."""
        self._n = 0

    def hear(self, message: dict[str, Any]) -> str:
        """Takes a `view`, a `change` or a `pong` in; says what it was."""
        kind, n = message["type"], message["n"]
        if n <= self._n:
            return OLD
        if kind == "view":
            self.view = message["view"]
        elif kind == "change" and self._n and n == self._n + 1:
            self.view = patched(self.view, message["diff"])
        else:
            return GAP
        self._n = n
        return NEW
