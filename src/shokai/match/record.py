"""Records: a game as text. See docs/formats.md.

    [Shokai "1"]
    [Game "osaka"]
    [Players "White Pink"]
    [Commitment "..."]
    [Seed "7"]

    * B5 R5 Y3 Y2 Y3
    White: token R
    Pink: buy R5 G2

Lines with a star say what chance dealt, so a replay needs no generator.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from shokai.engine.engine import CHANCE
from shokai.engine.fields import State
from shokai.match.dealer import Dealer, commitment_of
from shokai.match.entries import BadPosition, plain_key
from shokai.match.match import Match, checked_seed
from shokai.match.title import Step, option_words, read_card_set, title_for
from shokai.texts import Refusal, Say

VERSION = "1"
# The longest of 100,000 random games takes a thirtieth of it, and a device such as /dev/zero has no end.
MOST_BYTES = 8 << 20
# After a move of several steps of which only the first was made.
UNFINISHED = "..."
_HEADER = re.compile(r'\[(\w+) "(.*)"\]')
_KNOWN = ("Shokai", "Game", "Options", "Cards", "Players", "Commitment", "Seed", "Result", "Reason")


def write_record(match: Match, secret: bool) -> str:
    """The game as text; refused where its beginning was forgotten, for nobody could read it."""
    if match.first:
        raise Refusal(Say("record-forgotten", first=str(match.first)))
    headers = {
        "Shokai": VERSION,
        "Game": match.title.name,
        "Options": option_words(match.title, match.options),
        "Cards": _card_set(match),
        "Players": " ".join(match.names),
        "Commitment": match.dealer.commitment if match.dealer else "",
        "Seed": match.dealer.seed if match.dealer and (secret or match.over) else "",
    }
    if match.over:
        headers["Result"] = " ".join(str(n) for n in match.standing.points)
        headers["Reason"] = match.standing.reason
    lines = [f'[{key} "{value}"]' for key, value in headers.items() if value]
    lines.append("")
    if match.start_position is not None:
        lines += ["position:", *(f"  {line}" for line in match.start_position), ""]
    return "\n".join(lines + _steps_text(match)) + "\n"


def _card_set(match: Match) -> str:
    """The number of the set of cards. A position says it for itself; set 1 goes without saying, as it always did."""
    return str(match.card_set) if match.start_position is None and match.card_set not in (None, 1) else ""


def _steps_text(match: Match) -> list[str]:
    """One line a move; deals in a row on one line, and moves that belong together too."""
    lines: list[str] = []
    before: tuple[State, Step, str] | None = None
    for past in match._past:
        s, step = match.engine.lists(past.state), past.step
        if step.seat == CHANCE:
            text = match.title.outcome_text(step.number, match.names)
            if before and before[1].seat == CHANCE:
                lines[-1] += f" {text}"
            else:
                lines.append(f"* {text}")
        else:
            text = match.title.move_text(s, step.number)
            joined = match.title.join_moves(before[2], text) if before and before[1].seat == step.seat else None
            if joined:
                text = joined
                lines.pop()
            lines.append(f"{match.names[step.seat]}: {text}")
        before = (s, step, text)
    if before and before[1].seat != CHANCE and _says_more(match, *before):
        lines[-1] += f" {UNFINISHED}"
    return lines


def _says_more(match: Match, s: State, step: Step, text: str) -> bool:
    """Whether the text of a first step would be read as the whole move, of which the rest has not been made."""
    return text == match.title.move_text(s, step.number) and match.title.read_moves(s, text) != [step.number]


def save_record(match: Match, path: str) -> None:
    """Writes a record to a file, whole or not at all: an interrupted save loses nothing."""
    target = Path(path)
    temporary = None
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        temporary = Path(name)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(match.record(secret=True))
        # mkstemp makes the file private; a record is an ordinary file.
        temporary.chmod(0o644)
        temporary.replace(target)
    except (OSError, ValueError) as error:
        if temporary:
            temporary.unlink(missing_ok=True)
        raise Refusal(Say("cannot-write", path=path, why=getattr(error, "strerror", None) or str(error))) from None


def read_text(path: str) -> str:
    """A file's text, or a Refusal that says what is wrong with it. No more is read than a record can have."""
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
        raise Refusal(Say("cannot-read", path=path, why=getattr(error, "strerror", None) or str(error))) from None


def begins_with(path: str, text: str) -> bool:
    """Whether a file begins so. Of what is no plain file nothing is read: it may be there to be read only once."""
    try:
        if not Path(path).is_file():
            return False
        with Path(path).open("rb") as file:
            return file.read(len(text)) == text.encode()
    except (OSError, ValueError):
        return False


def load(path: str, *, seed: str | None = None, backend: str | None = None) -> Match:
    """The match in a record file."""
    return read_record(read_text(path), seed=seed, backend=backend)


def read_record(text: str, *, seed: str | None = None, backend: str | None = None) -> Match:
    """The match that a record tells of, replayed by the rules.

    It can be played on if the record has its seed; `seed` gives another one.
    """
    headers, position, body = _split(text)
    try:
        match = _opened(headers, position, backend)
    except BadPosition as bad:
        raise _with_line(text, bad) from None
    for number, line in body:
        try:
            _replay_line(match, line)
        except Refusal as refusal:
            raise Refusal(Say("record-bad-line", number=number, line=line, why=refusal.said)) from None
    _check_result(headers, match)
    chosen = seed or headers.get("Seed")
    match.dealer = Dealer(checked_seed(chosen)) if chosen else None
    match.deal_on()
    return match


def _split(text: str) -> tuple[dict[str, str], dict[str, str] | None, list[tuple[int, str]]]:
    headers: dict[str, str] = {}
    position: dict[str, str] | None = None
    body: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        # A header is read whole: a seed may contain the sign that starts a comment elsewhere.
        header = _HEADER.fullmatch(raw.strip())
        line = raw.split("#", 1)[0].rstrip()
        if not line:
            continue
        if header:
            if header[1] not in _KNOWN:
                raise Refusal(Say("record-unknown-header", number=number, header=header[1]))
            headers[header[1]] = header[2]
        elif line.strip() == "position:":
            position = {}
        elif position is not None and not body and raw.startswith(" ") and ":" in line:
            key, value = line.strip().split(":", 1)
            position[key] = value
        else:
            body.append((number, line.strip()))
    if headers.get("Shokai") != VERSION or "Game" not in headers:
        raise Refusal(Say("not-a-record", version=VERSION))
    return headers, position, body


def _with_line(text: str, bad: BadPosition) -> Refusal:
    """A position that cannot be, with the line of the record that says so, where it is one."""
    for number, raw in enumerate(text.splitlines(), 1):
        key, colon, _ = raw.partition(":")
        if bad.key and colon and raw.startswith(" ") and plain_key(key) == plain_key(bad.key):
            return Refusal(Say("record-bad-line", number=number, line=raw.strip(), why=bad.said))
    return bad


def _opened(headers: dict[str, str], position: dict[str, str] | None, backend: str | None) -> Match:
    """The match as it stood before its first step, with nobody to deal."""
    if position is not None:
        match = Match.from_position(headers["Game"], position, backend=backend)
    else:
        title, names = title_for(headers["Game"]), headers.get("Players", "").split()
        card_set = read_card_set(title.name, title.card_sets, headers.get("Cards"))
        options = headers.get("Options", "")
        match = Match(title.name, len(names), names=names, options=options, card_set=card_set, backend=backend)
        match.rewind()
    match.dealer = None
    return match


def _replay_line(match: Match, line: str) -> None:
    if line.startswith("*"):
        for outcome in line[1:].split():
            match.deal(outcome)
        return
    name, colon, move = line.partition(":")
    if not colon or name not in match.names:
        raise Refusal(Say("record-no-seat", names=tuple(match.names)))
    if match.actor == CHANCE:
        raise Refusal(Say("record-deal-missing"))
    if match.over or match.names[match.actor] != name:
        raise not_your_turn(match, name)
    if move.endswith(f" {UNFINISHED}"):
        match.play(match.title.read_moves(match.state, move.removesuffix(UNFINISHED).strip())[0])
    else:
        match.play(move.strip())


def not_your_turn(match: Match, name: str) -> Refusal:
    """For a player who moves when somebody else is to move, or nobody."""
    if match.over:
        return Refusal(Say("game-is-over"))
    return Refusal(Say("not-your-turn", player=name, actor=match.names[match.actor]))


def _check_result(headers: dict[str, str], match: Match) -> None:
    result = " ".join(str(n) for n in match.standing.points)
    if "Result" in headers and (not match.over or headers["Result"] != result):
        raise Refusal(Say("record-wrong-result", told=headers["Result"], found=result))


@dataclass(frozen=True)
class Verdict:
    """What checking a record came to: the number of deals that agree, or what does not."""

    deals: int
    fault: Say | None


def verify(text: str) -> Verdict:
    """Checks that the seed fits the commitment and that every card came from the seed."""
    headers, position, _ = _split(text)
    match = read_record(text)
    if not headers.get("Seed") or not headers.get("Commitment"):
        return Verdict(0, Say("verify-no-seed"))
    if commitment_of(headers["Seed"]) != headers["Commitment"]:
        return Verdict(0, Say("verify-wrong-seed"))
    return verify_steps(_opened(headers, position, None), match.steps, Dealer(headers["Seed"]))


def verify_steps(match: Match, steps: Sequence[Step], dealer: Dealer) -> Verdict:
    """Checks steps against the rules and a dealer's seed, playing them from where a match stands."""
    deals = 0
    for number, step in enumerate(steps, 1):
        if step.seat != match.actor or (step.seat != CHANCE and step.number not in match.legal):
            return Verdict(deals, Say("verify-wrong-move", number=number))
        if step.seat == CHANCE:
            expected = match.dealt_by(dealer)
            if expected != step.number:
                known = 0 <= step.number < match.title.rules.OUTCOMES
                told = match.title.outcome_text(step.number, match.names) if known else str(step.number)
                meant = match.title.outcome_text(expected, match.names)
                return Verdict(deals, Say("verify-wrong-deal", number=number, told=told, meant=meant))
            deals += 1
        match.repeat([step])
    return Verdict(deals, None)
