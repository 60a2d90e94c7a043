"""What went wrong in a game, kept so that it can be told later in any language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from shokai.texts import Say


@dataclass(frozen=True)
class GameError:
    """Who failed, at which decision of the game, in which way, and the sentence that says so."""

    seat: int
    bot: str
    decision: int
    kind: str
    said: Say

    def told(self) -> dict[str, Any]:
        """For JSON, with the sentence in parts."""
        return {
            "seat": self.seat, "bot": self.bot, "decision": self.decision, "kind": self.kind, "said": packed(self.said),
        }  # fmt: skip

    @classmethod
    def read(cls, told: dict[str, Any]) -> GameError:
        """The reverse of `told`."""
        return cls(
            int(told["seat"]), str(told["bot"]), int(told["decision"]), str(told["kind"]), unpacked(told["said"])
        )


def packed(said: Say) -> dict[str, Any]:
    """A sentence as plain data.

    >>> unpacked(packed(Say("bot-failed-slow", seconds=60))) == Say("bot-failed-slow", seconds=60)
    True
    """
    return {
        "id": said.id,
        "args": {
            name: packed(value) if isinstance(value, Say) else value if isinstance(value, int | float) else str(value)
            for name, value in said.args.items()
        },
    }


def unpacked(data: dict[str, Any]) -> Say:
    """The reverse of `packed`."""
    args = {name: unpacked(value) if isinstance(value, dict) else value for name, value in data["args"].items()}
    return Say(str(data["id"]), **args)
