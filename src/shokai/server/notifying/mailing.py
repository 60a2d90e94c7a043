"""Mail, where the operator has set up a server for it: sent in threads, so that a slow one holds nobody up."""

from __future__ import annotations

import asyncio
import hashlib
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from itsdangerous import BadSignature, URLSafeSerializer

from shokai.server.notifying.posting import Undelivered
from shokai.server.tables.words import refuse
from shokai.texts import Refusal, Say

# Seconds for each step of sending, and letters that are sent at the same time.
SECONDS, AT_ONCE = 15.0, 2
LONGEST = 254
# Headers are not folded: a long link would be encoded, and no mail program reads that. A line may have 998 bytes.
_UNBROKEN = policy.default.clone(max_line_length=990)
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")


def checked_mail(text: str) -> str:
    """A mail address; raises Refusal.

    >>> checked_mail(" anna@example.org ")
    'anna@example.org'
    """
    text = text.strip()
    if len(text) > LONGEST or not _ADDRESS.fullmatch(text) or ".." in text:
        raise refuse("bad-mail")
    return text


@dataclass(frozen=True)
class Post:
    """The server that takes our mail, and from whom it is."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


def read_post(url: str, sender: str) -> Post:
    """What `SHOKAI_SMTP_URL` and `SHOKAI_SMTP_FROM` say; raises Refusal.

    >>> read_post("smtp://shokai:p%40ss@mail.example.org", "shokai@example.org")
    Post(scheme='smtp', host='mail.example.org', port=587, user='shokai', password='p@ss', sender='shokai@example.org')
    """
    try:
        parts = urlsplit(url)
        port = parts.port or {"smtp": 587, "smtps": 465}[parts.scheme]
        if not parts.hostname or parts.path.strip("/") or parts.query:
            raise ValueError(url)
    except (ValueError, KeyError):
        # The address may contain a password.
        raise Refusal(Say("server-bad-smtp")) from None
    try:
        sender = checked_mail(sender)
    except Refusal:
        raise Refusal(Say("server-bad-smtp-from")) from None
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.scheme, parts.hostname, port, user, password, sender)


class Mailer:
    """Sends mail, and knows the links that switch it off."""

    def __init__(self, post: Post, secret: str) -> None:
        self._post = post
        self._threads = ThreadPoolExecutor(AT_ONCE, "mail")
        self._signer = URLSafeSerializer(secret, salt="mail-off", signer_kwargs={"digest_method": hashlib.sha256})

    def token_for(self, channel: str) -> str:
        """What switches the mail of a channel off, whoever has it."""
        return str(self._signer.dumps(channel))

    def channel_of(self, token: str) -> str | None:
        """The channel that a token switches off."""
        try:
            found = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return found if isinstance(found, str) else None

    async def send(self, to: str, subject: str, text: str, off: str | None = None) -> None:
        """Sends a letter; raises Undelivered. `off` is where one click ends them."""
        letter = EmailMessage(_UNBROKEN)
        letter["From"], letter["To"], letter["Subject"] = self._post.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self._post.sender.partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        if off:
            letter["List-Unsubscribe"], letter["List-Unsubscribe-Post"] = f"<{off}>", "List-Unsubscribe=One-Click"
        letter.set_content(text)
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._send, letter)
        except smtplib.SMTPRecipientsRefused:
            raise Undelivered("mail-address") from None
        except (smtplib.SMTPException, OSError):
            raise Undelivered("mail") from None

    def _send(self, letter: EmailMessage) -> None:
        post, tls = self._post, ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(post.host, post.port, timeout=SECONDS, context=tls)
            if post.scheme == "smtps"
            else smtplib.SMTP(post.host, post.port, timeout=SECONDS)
        ) as server:
            if post.scheme == "smtp":
                server.ehlo()
                if server.has_extn("starttls"):
                    server.starttls(context=tls)
                elif post.user and post.host not in ("localhost", "127.0.0.1", "::1"):
                    # A password is not sent where everybody on the way can read it.
                    raise smtplib.SMTPNotSupportedError("no STARTTLS")
            if post.user:
                server.login(post.user, post.password)
            server.send_message(letter)

    def stop(self) -> None:
        """Leaves what is not sent."""
        self._threads.shutdown(wait=False, cancel_futures=True)
