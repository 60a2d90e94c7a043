"""The table in the terminal, which `shokai play` opens. One screen, any number of people and bots around it."""

from __future__ import annotations

import os
import shlex
import signal
import sys
import tempfile
import time
from itertools import groupby
from typing import Any

from platformdirs import user_data_path

from shokai.bots import Bot, bot_for
from shokai.bots.asking import chosen, dismiss
from shokai.bots.failures import BotFailed
from shokai.cli.ink import console, drawn
from shokai.engine.engine import OVER
from shokai.match.files import cannot_write
from shokai.match.game import edition_of
from shokai.match.match import Match
from shokai.match.numbers import is_number
from shokai.texts import Refusal, Say, Speaker


class Goodbye(Exception):
    """Somebody leaves the table."""


class TerminalTable:
    """A match with people and bots at one terminal."""

    def __init__(self, match: Match, seats: list[Bot | None], speak: Speaker, most_decisions: int) -> None:
        self._match = match
        self._seats = seats
        self._speak = speak
        # Where nobody sits who could leave, a game between bots ends after so many decisions.
        self._most_decisions = most_decisions
        # What each person has been told already, as a number of steps.
        self._told = [0] * match.players
        # What happened beside the game, and each person is still to be told.
        self._news: list[list[Say]] = [[] for _ in seats]
        self._at_screen: int | None = None
        # Whose table is to be seen, as long as nobody else has changed it.
        self._on_screen: int | None = None
        self._people = [p for p, bot in enumerate(seats) if bot is None]
        self._decisions = 0
        self._menu: list[int] = []

    def run(self) -> int:
        """Plays to the end, or until somebody leaves."""
        match = self._match
        self._heed_signals()
        if match.dealer:
            self._say("table-commitment", commitment=match.dealer.commitment)
        try:
            made = 0
            while match.actor != OVER:
                if not self._people and made == self._most_decisions:
                    drawn(match.table(memory=True, speak=self._speak))
                    self._say("table-truncated", decisions=made)
                    return 0
                made += 1
                seat = match.actor
                bot = self._seats[seat]
                if bot:
                    self._on_screen = None
                    self._let_play(seat, bot)
                elif match.kind.only_says_no(match.legal):
                    match.play(match.legal[0])
                else:
                    self._ask(seat)
        except (Goodbye, KeyboardInterrupt, SystemExit):
            self._leave()
            return 0
        self._finish()
        return 0

    def _heed_signals(self) -> None:
        """A closed window and a shutdown are ways to leave, too."""
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), lambda *_: sys.exit())

    # One decision of a bot.

    def _let_play(self, seat: int, bot: Bot) -> None:
        """Plays a bot's move. One that fails is replaced, and the game goes on."""
        name = self._match.names[seat]
        try:
            self._match.play(chosen(bot, self._match.seat()))
        except BotFailed as failure:
            dismiss(bot)
            self._seats[seat] = bot_for("random", time.time_ns())
            self._report(Say("table-bot-replaced", player=name, why=failure.said))
        else:
            # Programs may say what they intend.
            if note := getattr(bot, "note", ""):
                self._report(Say("table-bot-note", player=name, note=note))

    def _report(self, said: Say) -> None:
        """Something that everybody at the table is to hear, when the screen is theirs."""
        for p in self._people:
            self._news[p].append(said)
        if not self._people:
            self._print(self._speak.say(said), "yellow")

    # One decision of a person.

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell(seat)
        self._ask_again(seat)
        while self._match.actor == seat:
            steps = len(self._match.steps)
            self._answer(seat, self._read(f"{self._match.names[seat]}> "))
            gone_on = len(self._match.steps) > steps
            # Still the same person's decision, at another point: after a part of a payment, say. Where only one
            # thing can follow, it does.
            while gone_on and self._match.actor == seat and len(self._match.legal) == 1:
                self._match.play(self._match.legal[0])
            if self._match.actor == seat and len(self._match.steps) != steps:
                self._tell(seat)
                self._ask_again(seat)

    def _ask_again(self, seat: int) -> None:
        """The whole table once a turn; after that only what is asked. The command `table` shows it again."""
        if self._on_screen == seat:
            self._offer(seat)
        else:
            self._show(seat)

    def _answer(self, seat: int, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        commands = {
            "help": self._help,
            "h": self._help,
            "?": self._help,
            "table": lambda: self._show(seat),
            "log": self._log,
            "undo": lambda: self._undo(seat),
            "redo": self._match.redo,
            "rules": lambda: self._rules(rest),
            "why": lambda: self._why(rest),
            "save": lambda: self._save(rest),
            "quit": self._quit,
            "exit": self._quit,
        }
        try:
            # `save R5` is a move while goods are to be saved, and a command at any other time.
            if word.lower() in commands and self._match.why_not(line) is not None:
                commands[word.lower()]()
            elif word.isdecimal() and not rest:
                if not is_number(word, len(self._menu)) or int(word) == 0:
                    raise Refusal(Say("table-no-such-number", number=word, most=len(self._menu)))
                self._match.play(self._menu[int(word) - 1])
                self._decisions += 1
            elif word:
                self._match.play(line)
                self._decisions += 1
        except Refusal as refusal:
            self._print(self._speak.say(refusal.said), "yellow")

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            print()
            raise Goodbye from None

    def _hand_over(self, seat: int) -> None:
        """A screen between two people, so that nobody sees the other's hand."""
        if self._at_screen is not None and self._at_screen != seat:
            self._clear()
            self._on_screen = None
            self._read(self._speak.say("table-hand-over", player=self._match.names[seat]) + " ")
            self._clear()
        self._at_screen = seat

    def _clear(self) -> None:
        if console().is_terminal and not console().is_dumb_terminal:
            console().clear()
            # Also what was scrolled away.
            sys.stdout.write("\x1b[3J")
        else:
            # More lines than any screen has.
            print("\n" * 100)

    # What is shown.

    def _tell(self, seat: int) -> None:
        """What happened since this person was told last."""
        # After an undo there may be less than was told.
        since = min(self._told[seat], len(self._match.steps))
        for said in self._match.log(since):
            self._print(f"  {self._speak.say(said)}", "dim")
        self._told[seat] = len(self._match.steps)
        self._tell_news(seat)

    def _tell_news(self, seat: int) -> None:
        for said in self._news[seat]:
            self._print(f"  {self._speak.say(said)}", "yellow")
        self._news[seat].clear()

    def _show(self, seat: int) -> None:
        """The table as this person sees it, and the moves."""
        print()
        drawn(self._match.table(seat, speak=self._speak))
        self._on_screen = seat
        self._offer(seat)

    def _offer(self, seat: int) -> None:
        """What is asked, and the moves."""
        match, speak = self._match, self._speak
        print()
        self._print(f"{match.names[seat]}: {speak.say(match.kind.question(match.state))}", "bold")
        texts = {move: match.move_text(move) for move in match.legal}
        self._menu = sorted(texts, key=lambda move: self._kind(texts[move]))
        self._print_menu([texts[move] for move in self._menu])
        for move in self._menu:
            sentences = match.kind.preview_sentences(match.state, move, match.names)
            # A single sentence is what `why MOVE` is for; more of them are worth seeing at once.
            if len(sentences) > 1:
                self._print(f"    {texts[move]}: {' '.join(speak.say(said) for said in sentences)}", "dim")

    def _kind(self, text: str) -> int:
        """Where a move's kind stands in the list of moves."""
        verbs = self._match.kind.verbs
        fitting = [verb for verb in verbs if text == verb or text.startswith(f"{verb} ")]
        # `reserve farm R5` begins with two verbs; the longer one is meant.
        return verbs.index(max(fitting, key=len))

    def _print_menu(self, texts: list[str]) -> None:
        """The moves with their numbers, in columns; every kind of move starts a new line."""
        cells = [f"{i:>3} {text}" for i, text in enumerate(texts, 1)]
        width = max(len(cell) for cell in cells) + 2
        a_line = max(1, min(console().width, 100) // width)
        for _, group in groupby(zip(texts, cells, strict=True), key=lambda pair: self._kind(pair[0])):
            row = [f"{cell:<{width}}" for _, cell in group]
            for at in range(0, len(row), a_line):
                print("".join(row[at : at + a_line]).rstrip())

    def _print(self, text: str, style: str = "") -> None:
        console().print(text, style=style, markup=False, soft_wrap=True)

    def _say(self, id: str, **args: Any) -> None:
        self._print(self._speak.say(id, **args))

    # The other commands.

    def _help(self) -> None:
        self._say("table-help")
        game = self._match.kind
        if self._speak.has(f"{game.name}-notation"):
            self._say(f"{game.name}-notation")
        else:
            self._say("plain-notation", verbs=game.verbs)

    def _log(self) -> None:
        for said in self._match.log():
            self._print(f"  {self._speak.say(said)}")

    def _undo(self, seat: int) -> None:
        """Back to this table's last decision by a person; bots' moves in between go with it."""
        match = self._match
        trial = match.clone()
        trial.undo()
        # What was passed over by itself is no decision to come back to.
        while trial.actor not in self._people or trial.kind.only_says_no(trial.legal):
            trial.undo()
        while len(match.steps) > len(trial.steps):
            match.undo()
        self._told = [min(n, len(match.steps)) for n in self._told]
        self._on_screen = None
        self._say("table-undone", player=match.names[match.actor])
        if match.actor != seat:
            self._at_screen = seat

    def _rules(self, wanted: str) -> None:
        game = self._match.kind
        found = [section for section in game.sections if wanted.lower() in section.rpartition("-")[2]]
        if not found:
            names = tuple(section.rpartition("-")[2] for section in game.sections)
            raise Refusal(Say("table-no-section", section=wanted, sections=names))
        edition = edition_of(game, self._match.options)
        for section in found:
            self._print(f"\n{self._speak.say(f'{section}-title', edition=edition)}", "bold")
            self._say(section, edition=edition)

    def _why(self, text: str) -> None:
        match, speak = self._match, self._speak
        if not text:
            raise Refusal(Say("table-why-what"))
        if is_number(text, len(self._menu)) and int(text) > 0:
            text = match.move_text(self._menu[int(text) - 1])
        reason = match.why_not(text)
        if reason:
            self._print(speak.say(reason.said), "yellow")
            self._say(
                "table-see-rules",
                section=speak.say(f"{reason.section}-title", edition=edition_of(match.kind, match.options)),
                word=reason.section.rpartition("-")[2],
            )
            return
        self._say("table-is-legal", move=text)
        move = match.kind.read_moves(match.state, match.kind.with_seats(text, match.names))[0]
        for said in match.kind.preview_sentences(match.state, move, match.names):
            self._print(f"  {speak.say(said)}")

    def _save(self, path: str) -> None:
        if not path:
            raise Refusal(Say("table-save-where"))
        self._match.save(path)
        self._say("table-saved", path=shlex.quote(path), game=self._match.game)

    def _quit(self) -> None:
        raise Goodbye

    def _leave(self) -> None:
        """Nothing is lost: an unfinished game is kept, and one can come back to it."""
        # Kept first and told afterwards: the terminal may be gone.
        path = self._keep() if self._decisions else None
        print()
        if path:
            self._say("table-kept", path=shlex.quote(path), game=self._match.game)
        else:
            self._say("table-goodbye")

    def _keep(self) -> str:
        """Writes the game to a new file in the user's data directory."""
        folder = user_data_path("shokai")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            start = f"{self._match.game}-{time.strftime('%Y%m%d-%H%M%S')}-"
            handle, path = tempfile.mkstemp(dir=folder, prefix=start, suffix=".shokai")
            os.close(handle)
        except OSError as error:
            raise cannot_write(folder, error) from None
        self._match.save(path)
        return path

    def _finish(self) -> None:
        match, speak = self._match, self._speak
        since = min(self._told) if self._people else 0
        for said in match.log(since):
            self._print(f"  {speak.say(said)}", "dim")
        if self._people:
            # All of them are looking now; whoever was told least hears the most.
            self._tell_news(max(self._people, key=lambda p: len(self._news[p])))
        print()
        drawn(match.table(memory=True, speak=speak))
        print()
        for said in match.kind.final_lines(match.state, match.names):
            self._print(speak.say(said), "bold")
        if match.dealer:
            self._say("table-seed", seed=match.dealer.seed)
        if self._decisions:
            self._say("table-record", path=shlex.quote(self._keep()))
