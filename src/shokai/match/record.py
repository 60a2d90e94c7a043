"""Records: a game as text. See docs/reference/formats.md.

    [Shokai "1"]
    [Game "osaka"]
    [Players "White Pink"]
    [Commitment "..."]
    [Seed "7"]

    * B5 R5 Y3 Y2 Y3
    White: token R
    Pink: buy R5 G2

Lines with a star say what chance dealt, so a replay needs no generator. Comments stand in { }, variations in ( ):
`shokai.match.notes` has what a match does with them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from shokai.engine.engine import CHANCE
from shokai.engine.fields import State
from shokai.match.dealer import Dealer, commitment_of
from shokai.match.entries import BadPosition, plain_key
from shokai.match.files import read_text, write_whole
from shokai.match.game import Step, game_for, option_words, read_card_set
from shokai.match.history import Past
from shokai.match.match import Match
from shokai.match.names import checked_seed
from shokai.match.record_lines import Lines, Piece
from shokai.texts import Refusal, Say

VERSION = "1"
# After a move of several steps of which only the first was made.
UNFINISHED = "..."
_HEADER = re.compile(r'\[(\w+) "(.*)"\]')
_KNOWN = ("Shokai", "Game", "Options", "Cards", "Players", "Commitment", "Seed", "Result", "Reason")


def write_record(match: Match, secret: bool) -> str:
    """The game as text; refused where its beginning was forgotten, for nobody could read it."""
    if match.history.first:
        raise Refusal(Say("record-forgotten", first=str(match.history.first)))
    headers = {
        "Shokai": VERSION,
        "Game": match.game,
        "Options": option_words(match.kind, match.options),
        "Cards": _card_set(match),
        "Players": " ".join(match.names),
        "Commitment": match.told_commitment or (match.dealer.commitment if match.dealer else ""),
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


@dataclass
class _Row:
    """Steps that stand on one line, and their text. A row is `parted` from the next by a note, or it is the last."""

    start: int
    steps: list[Past]
    text: str
    parted: bool = True


def _rows(match: Match) -> Iterator[_Row]:
    """One row a move; deals in a row together, and moves that belong together too, unless a note parts them."""
    row: _Row | None = None
    for number, past in enumerate(match.history.past, match.history.first):
        step = past.step
        if step.seat == CHANCE:
            text = match.kind.outcome_text(step.number, match.names)
        else:
            text = match.kind.move_text(match.engine.lists(past.state), step.number)
        if row:
            last = row.steps[-1]
            row.parted = bool(last.comment or past.variations)
            joined = None
            if last.step.seat == step.seat and not row.parted:
                joined = f"{row.text} {text}" if step.seat == CHANCE else match.kind.join_moves(row.text, text)
            if joined:
                row.text, row.parted = joined, True
                row.steps.append(past)
                continue
            yield row
        row = _Row(number, [past], text)
    if row:
        yield row


def _steps_text(match: Match) -> list[str]:
    """What was dealt and played, with the comments and the variations."""
    lines = _comment_text(match.comments.get(match.history.first, ""))
    for row in _rows(match):
        first, last = row.steps[0], row.steps[-1]
        if first.step.seat == CHANCE:
            lines.append(f"* {row.text}")
        else:
            lines.append(f"{match.names[first.step.seat]}: {row.text}")
            if row.parted and _says_more(match, match.engine.lists(last.state), last.step, row.text):
                lines[-1] += f" {UNFINISHED}"
        lines += _comment_text(last.comment)
        for variation in first.variations:
            lines += ["(", *(f"  {line}" for line in _steps_text(match._branch(row.start, variation))), ")"]
    return lines


def _comment_text(comment: str) -> list[str]:
    return f"{{{comment}}}".splitlines() if comment else []


def _says_more(match: Match, s: State, step: Step, text: str) -> bool:
    """Whether the text of a first step would be read as the whole move, of which the rest has not been made."""
    return text == match.kind.move_text(s, step.number) and match.kind.read_moves(s, text) != [step.number]


def save_record(match: Match, path: str) -> None:
    """Writes a record to a file, whole or not at all: an interrupted save loses nothing."""
    write_whole(path, match.record(secret=True))


def load(path: str | Path, *, seed: str | None = None, backend: str | None = None) -> Match:
    """The match in a record file."""
    return read_record(read_text(str(path)), seed=seed, backend=backend)


def read_record(text: str, *, seed: str | None = None, backend: str | None = None) -> Match:
    """The match that a record tells of, replayed by the rules.

    It can be played on if the record has its seed; `seed` gives another one.
    """
    headers, position, body = _split(text)
    try:
        match = _opened(headers, position, backend)
    except BadPosition as bad:
        raise _with_line(text, bad) from None
    _replay(match, body)
    _check_result(headers, match)
    chosen = seed or headers.get("Seed")
    match.dealer = Dealer(checked_seed(chosen)) if chosen else None
    # Written again, the record says what it said; only `verify` judges it. Another seed has a commitment of its own.
    match.told_commitment = "" if seed else headers.get("Commitment", "")
    match.deal_on()
    return match


def _split(text: str) -> tuple[dict[str, str], dict[str, str] | None, list[Piece]]:
    headers: dict[str, str] = {}
    position: dict[str, str] | None = None
    body: Lines | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        if body is not None and body.in_comment:
            body.add(number, raw)
            continue
        # A header is read whole: a seed may contain the sign that starts a remark elsewhere.
        header = _HEADER.fullmatch(raw.strip())
        line = raw.split("#", 1)[0].rstrip()
        if not line:
            continue
        if header:
            if header[1] not in _KNOWN and headers.get("Shokai", VERSION) == VERSION:
                raise Refusal(Say("record-unknown-header", number=number, header=header[1]))
            headers[header[1]] = header[2]
        elif line.strip() == "position:":
            position = {}
        elif position is not None and body is None and raw.startswith(" ") and ":" in line:
            key, value = line.strip().split(":", 1)
            position[key] = value
        else:
            body = body or Lines(_names_in(headers, position))
            body.add(number, raw)
    if headers.get("Shokai", VERSION) != VERSION:
        raise Refusal(Say("record-other-version", told=headers["Shokai"], version=VERSION))
    if "Shokai" not in headers or "Game" not in headers:
        raise Refusal(Say("not-a-record", version=VERSION))
    return headers, position, body.ended() if body else []


def _names_in(headers: dict[str, str], position: dict[str, str] | None) -> list[str]:
    """The names that lines begin with, as far as they are told; others have no brackets in them."""
    if position is not None:
        return next((value.split() for key, value in position.items() if plain_key(key) == "players"), [])
    return headers.get("Players", "").split()


def _replay(match: Match, body: list[Piece]) -> None:
    """Plays what a record tells. A variation is played from where the line before it began."""
    # The match and its open variations, each with where its last line began.
    ways: list[tuple[Match, int | None]] = [(match, None)]
    for piece in body:
        way, began = ways[-1]
        try:
            if piece.kind == "comment":
                way.annotate("\n".join(filter(None, (way.comment, piece.text))))
            elif piece.kind == "open":
                if began is None:
                    raise Refusal(Say("variation-of-nothing"))
                ways.append((way._branch(began), None))
            elif piece.kind == "close":
                ways.pop()
                whole, began = ways[-1]
                if began is None or way.step == way.history.first:
                    raise Refusal(Say("variation-empty"))
                whole._keep_variation(began, way._as_variation())
            else:
                step = way.step
                _replay_line(way, piece.text)
                ways[-1] = (way, step if way.step > step else began)
        except Refusal as refusal:
            if piece.kind == "step":
                raise Refusal(Say("record-bad-line", number=piece.number, line=piece.text, why=refusal.said)) from None
            raise Refusal(Say("record-bad-note", number=piece.number, why=refusal.said)) from None


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
        game, names = game_for(headers["Game"]), headers.get("Players", "").split()
        card_set = read_card_set(game.name, game.card_sets, headers.get("Cards"))
        options = headers.get("Options", "")
        match = Match(game.name, len(names), names=names, options=options, card_set=card_set, backend=backend)
        match.history.rewind()
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
        match.play(match.kind.read_moves(match.state, move.removesuffix(UNFINISHED).strip())[0])
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
            expected = dealer.outcome(match.game, match.history)
            if expected != step.number:
                known = 0 <= step.number < match.kind.rules.OUTCOMES
                told = match.kind.outcome_text(step.number, match.names) if known else str(step.number)
                meant = match.kind.outcome_text(expected, match.names)
                return Verdict(deals, Say("verify-wrong-deal", number=number, told=told, meant=meant))
            deals += 1
        match.history.make(step)
    return Verdict(deals, None)
