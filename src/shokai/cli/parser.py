"""The parser of the command line: its complaints are one sentence and a hint, in the reader's language."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from shokai.cli.phrases import in_words
from shokai.match.numbers import is_number
from shokai.texts import Speaker

# Exit code of a command that was not understood.
MISUSED = 2


class Parser(argparse.ArgumentParser):
    """Reads the words of a command. Who declares options finds the language in `speak`."""

    def __init__(self, *, speak: Speaker, **more: Any) -> None:
        parents = more.pop("parents", ())
        super().__init__(**more)
        self.speak = speak
        self._positionals.title, self._optionals.title = speak.say("cli-args-words"), speak.say("cli-args-options")
        for action in self._actions:
            if action.dest == "help":
                action.help = speak.say("cli-args-help")
        # Groups of a parent join ours by their titles, so those come first.
        for parent in parents:
            self._add_container_actions(parent)

    def format_usage(self) -> str:
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups, self._usage_begins())
        return formatter.format_help()

    def format_help(self) -> str:
        # As argparse does, which has no place for another beginning than "usage: ".
        usage = self.format_usage()
        formatter = self._get_formatter()
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_text(group.description)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return f"{usage}\n{formatter.format_help()}"

    def _usage_begins(self) -> str:
        return f"{self.speak.say('cli-args-usage')} "

    def error(self, message: str) -> NoReturn:
        why = in_words(message, self.speak)
        sys.stderr.write(f"{self.speak.say('cli-bad-usage', why=why, command=self.prog)}\n")
        raise SystemExit(MISUSED)

    def example(self, line: str) -> None:
        """A line to try, which ends the help text."""
        self.epilog = f"{self.speak.say('cli-example')}: {line}"

    def number(self, value: str) -> int:
        """A type of option: a whole number."""
        if not is_number(value, 10**12):
            raise argparse.ArgumentTypeError(self.speak.say("cli-not-a-number", text=value))
        return int(value)

    def seconds(self, value: str) -> float:
        """A type of option: seconds, with three decimals at most."""
        if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?", value):
            raise argparse.ArgumentTypeError(self.speak.say("cli-not-seconds", text=value))
        return float(value)


def language_option(speak: Speaker) -> Parser:
    """A parent of every parser: the language may be named before the command or after it."""
    common = Parser(speak=speak, add_help=False)
    common.add_argument("--lang", metavar="LANG", help=speak.say("cli-help-lang"))
    return common


class CommandParser(Parser):
    """A command that declares its options when its words are read: asking for one command does not load the others."""

    def __init__(self, *, declares: Callable[[Parser], None], **more: Any) -> None:
        super().__init__(**more)
        self._declares: Callable[[Parser], None] | None = declares

    def parse_known_args(self, *words: Any, **more: Any) -> Any:
        if self._declares is not None:
            declare, self._declares = self._declares, None
            declare(self)
        return super().parse_known_args(*words, **more)
