"""A mail server: a real one in a thread, which keeps what it is sent. It speaks SMTP as far as letters need it."""

from __future__ import annotations

import socketserver
import threading
from collections import Counter
from email import message_from_bytes, policy
from email.message import EmailMessage

from helpers.patience import PATIENCE


class Mailbox:
    """Everybody's mailbox.

    with Mailbox() as box:
        ...
        assert box.next("anna@example.org")["Subject"] == "Your turn"
    """

    def __init__(self) -> None:
        self.all: list[EmailMessage] = []
        # Answers for recipients: another one refuses them.
        self.answer = "250 ok"
        self._came = threading.Condition()
        self._read: Counter[str] = Counter()
        box = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                self.say("220 mailbox")
                while line := self.rfile.readline():
                    word = line.decode().split(maxsplit=1)[0].upper()
                    if word == "DATA":
                        self.say("354 go on")
                        box.keep(self.letter())
                    self.say({"RCPT": box.answer, "QUIT": "221 bye"}.get(word, "250 ok"))
                    if word == "QUIT":
                        return

            def letter(self) -> bytes:
                lines = []
                while (line := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(line.removeprefix(b"."))
                return b"".join(lines)

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True

    def keep(self, letter: bytes) -> None:
        made = message_from_bytes(letter, policy=policy.default)
        assert isinstance(made, EmailMessage)
        with self._came:
            self.all.append(made)
            self._came.notify_all()

    @property
    def options(self) -> tuple[str, ...]:
        """The options of a server that sends its mail here."""
        url = f"smtp://127.0.0.1:{self._server.server_address[1]}"
        return ("--smtp-url", url, "--smtp-from", "shokai@example.org")

    def to(self, address: str) -> list[EmailMessage]:
        """All letters to somebody, in order."""
        return [letter for letter in self.all if letter["To"] == address]

    def next(self, address: str) -> EmailMessage:
        """Waits for the next letter to somebody."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.to(address)) > self._read[address], PATIENCE)
        self._read[address] += 1
        return self.to(address)[self._read[address] - 1]

    def __enter__(self) -> Mailbox:
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
