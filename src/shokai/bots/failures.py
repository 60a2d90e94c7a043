"""Bot failures: it crashes, is silent, or answers nonsense. The game then continues without it."""

from __future__ import annotations

from shokai.texts import Refusal, Say


class BotFailed(Refusal):
    """A bot that cannot play on. `fault` says why, `words` are the last lines that it wrote to standard error.

    >>> failure = BotFailed(Say("bot-failed-silent", seconds=10), ["loading ...", "still loading ..."])
    >>> failure.code
    'silent'
    >>> print(failure)
    It did not answer within 10 s. Does it flush its output? Its last output: loading ... / still loading ...
    """

    def __init__(self, fault: Say, words: list[str] | tuple[str, ...] = ()) -> None:
        said = Say("bot-failed-last-words", fault=fault, words=" / ".join(words)) if words else fault
        super().__init__(said)
        # An exception that crosses to another process is made again from these.
        self.args = (fault, tuple(words))
        self.fault = fault
        self.words = tuple(words)

    @property
    def code(self) -> str:
        """The kind of failure as one word, for counting: `silent`, `ended`, `not-json`, ..."""
        return self.fault.id.removeprefix("bot-failed-")
