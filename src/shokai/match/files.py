"""Files that people name: read with a limit, written whole or not at all, and what is wrong with them in a sentence."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from shokai.texts import Refusal, Say

# The longest of 100,000 random games takes a thirtieth of it, and a device such as /dev/zero has no end.
MOST_BYTES = 8 << 20


def read_text(path: str) -> str:
    """A file's text, or a Refusal that says what is wrong with it. No more is read than a record can have."""
    if not path:
        raise Refusal(Say("no-file-named"))
    try:
        with Path(path).open("rb") as file:
            read = file.read(MOST_BYTES + 1)
        if len(read) > MOST_BYTES:
            raise Refusal(Say("file-too-large", path=path, most=MOST_BYTES >> 20))
        # As a file in text mode, line ends of any kind.
        # Some editors begin a file with a byte-order mark.
        return read.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise Refusal(Say("not-a-text-file", path=path)) from None
    except (OSError, ValueError) as error:
        raise Refusal(Say("cannot-read", path=path, why=_why(error))) from None


def begins_with(path: str, text: str) -> bool:
    """Whether a file begins so. Of what is no plain file nothing is read: it may be there to be read only once."""
    try:
        if not Path(path).is_file():
            return False
        with Path(path).open("rb") as file:
            return file.read(len(text)) == text.encode()
    except (OSError, ValueError):
        return False


def write_whole(path: str, text: str) -> None:
    """Writes a file, whole or not at all."""
    target = Path(path)
    temporary = None
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        temporary = Path(name)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        # mkstemp makes the file private; this is an ordinary one.
        temporary.chmod(0o644)
        temporary.replace(target)
    except (OSError, ValueError) as error:
        if temporary:
            temporary.unlink(missing_ok=True)
        raise cannot_write(path, error) from None


def cannot_write(path: str | Path, error: Exception) -> Refusal:
    """For a file or a folder that the system does not let us write."""
    return Refusal(Say("cannot-write", path=str(path), why=_why(error)))


def _why(error: Exception) -> str:
    """In the system's words. A path with a NUL in it is a ValueError, which has no others."""
    return getattr(error, "strerror", None) or str(error)
