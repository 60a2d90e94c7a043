"""The analysis board: what a working process does with records and positions that people bring along.

Nothing is kept here. The page holds the record; each job gets it whole, does one thing with it, and tells what came of
it. So a study costs the server nothing while nobody touches it, and what is told of it is always what the rules say.
"""

from __future__ import annotations

import hashlib
import json
from itertools import pairwise
from typing import Any

from shokai.engine.engine import CHANCE
from shokai.match.entries import BadPosition, plain_key
from shokai.match.form import form_of, sparse
from shokai.match.game import game_for, option_words
from shokai.match.match import Match
from shokai.match.picture import picture
from shokai.match.record import read_record
from shokai.match.study import Line, Place, Study
from shokai.server.tables.diff import difference
from shokai.server.tables.foretelling import preview_told, why_told
from shokai.server.tables.logbook import log_entries
from shokai.server.tables.open_hands import open_view
from shokai.server.tables.words import refuse, told
from shokai.texts import Refusal, Say, speaker

# Variations that are told, and sentences of each: more than anybody reads at a glance.
MOST_LINES, MOST_SENTENCES = 200, 24


def _study(job: dict[str, Any]) -> tuple[Study, Place]:
    """A study, and where somebody is in it; at the end of the line where no step is named."""
    study = Study(read_record(job["record"]))
    line: Line = tuple((at, number) for at, number in job["line"])
    last = study.along(line).step
    return study, Place(line, last if job["step"] is None else min(job["step"], last))


def _secret_record(match: Match) -> str:
    """The record as it was brought: with its seed, where it had one."""
    return match.record(secret=True)


def look(job: dict[str, Any]) -> dict[str, Any]:
    """Where a study stands after somebody has done something in it, and what can be seen from there."""
    study, place = _study(job)
    done = job["do"]
    if done:
        place = _DOES[done["do"]](study, place, done)
    line, brief = study.along(place.line), job["brief"]
    step = min(place.step, line.step)
    stops = [line.at(at) for at in range(step, min(step + job["ahead"], line.step) + 1)]
    seen = [_seen(match, job["open"]) for match in stops]
    here, lines = stops[0], [] if brief else list(study.lines())
    return {
        "record": _secret_record(study.match) if done else None,
        "line": [list(pair) for pair in place.line],
        "step": step,
        "steps": line.step,
        "game": seen[0],
        "next": [difference(before, after) for before, after in pairwise(seen)],
        "questions": [told(match.kind.question(match.state)) if match.actor >= 0 else None for match in stops],
        "names": line.names,
        "options": option_words(line.kind, line.options),
        "players": line.players,
        "over": here.over,
        "deal": here.actor == CHANCE,
        "log": [] if brief else log_entries(line, 0),
        "sheet": told(line.kind.final_lines(line.state, line.names)) if line.over and not brief else [],
        "comments": [] if brief else [[at, text] for at, text in sorted(line.comments.items())],
        "lines": [_line_told(study, name, variation.comment) for name, variation in lines[:MOST_LINES]],
        "more_lines": max(len(lines) - MOST_LINES, 0),
    }


def _seen(match: Match, open_hands: bool) -> dict[str, Any]:
    """The table as whoever has to decide sees it: the controls are theirs."""
    seat = match.actor if match.actor >= 0 else None
    seen: dict[str, Any] = open_view(match, seat) if open_hands or match.over else match.view(seat)
    return seen


def _line_told(study: Study, name: Line, comment: str) -> dict[str, Any]:
    match, at = study.along(name), name[-1][0]
    sentences = log_entries(match, at)
    noted = {step: text for step, text in match.comments.items() if step > at}
    return {
        "line": [list(pair) for pair in name],
        "steps": match.step,
        "comment": comment,
        "moves": sentences[:MOST_SENTENCES],
        "more": max(len(sentences) - MOST_SENTENCES, 0),
        "comments": [[step, text] for step, text in sorted(noted.items())],
    }


def _play(study: Study, place: Place, done: dict[str, Any]) -> Place:
    return study.play(place, done["move"])


def _deal(study: Study, place: Place, _: dict[str, Any]) -> Place:
    return study.deal_on(place)


def _comment(study: Study, place: Place, done: dict[str, Any]) -> Place:
    study.annotate(place, done["text"])
    return place


def _remove(study: Study, _: Place, done: dict[str, Any]) -> Place:
    return study.remove(tuple((at, number) for at, number in done["line"]))


def _promote(study: Study, _: Place, done: dict[str, Any]) -> Place:
    return study.promote(tuple((at, number) for at, number in done["line"]))


_DOES = {"play": _play, "deal": _deal, "comment": _comment, "remove": _remove, "promote": _promote}


def ask(job: dict[str, Any]) -> dict[str, Any]:
    """About a move: why it is not possible, or what it would bring about, as far as whoever decides can know."""
    study, place = _study(job)
    match = study.at(place)
    s = _known(match)
    if job["about"] == "why":
        return why_told(match.kind, s, job["move"], match.names)
    return preview_told(match, s, job["move"])


def _known(match: Match) -> Any:
    """The state as whoever has to decide knows it."""
    if match.actor < 0:
        raise refuse("board-nobody-decides")
    return match.engine.lists(match.engine.hidden(match.history.state, match.actor))


def known(job: dict[str, Any]) -> dict[str, Any]:
    """What the coach is told: the table as whoever has to decide knows it, the names, and nothing else."""
    study, place = _study(job)
    match = study.at(place)
    s = _known(match)
    asked = {
        "game": match.game,
        "seat": match.actor,
        "names": match.names,
        "known": {field.name: getattr(s, field.name) for field in match.kind.rules.FIELDS},
    }
    return {"key": hashlib.sha256(json.dumps(asked).encode()).hexdigest(), "job": asked}


def begin(job: dict[str, Any]) -> dict[str, Any]:
    """The record of a fresh game, or of one that begins with a position."""
    if job["position"] is None:
        return {"record": _secret_record(Match(job["game"], job["players"], options=job["options"]))}
    return {"record": _secret_record(_placed(job["game"], job["position"]))}


def _placed(game: str, position: str) -> Match:
    match = Match.from_position(game, position)
    match.engine.legal(match.engine.of_lists(match.state))
    match.deal_on()
    return match


def lay(job: dict[str, Any]) -> dict[str, Any]:
    """A position to change: the one at a place of a study, that of a set-up, or an empty table; with its form."""
    if job["record"] is not None:
        study, place = _study(job)
        match = study.at(place)
    elif job["empty"]:
        match = _empty(job["game"], job["players"], job["options"])
    else:
        match = Match(job["game"], job["players"], options=job["options"])
    form = form_of(match.kind, match.names)
    lines = match.kind.write_position(match.state, match.names)
    if job["record"] is None and job["empty"] and form.fields:
        # What is not said follows, step by step, from what is filled in.
        said = {"players", "options", "cards", "layout", *(field.key for field in form.fields)}
        lines = [line for line in lines if line.partition(":")[0] in said]
    return {"game": match.game, "names": match.names, "text": sparse(lines, form), **_form_told(match, form)}


def _empty(game: str, players: int, options: str) -> Match:
    """A table with nothing on it but what a position says when it says nothing."""
    fresh = Match(game, players, options=options)
    lines = {"players": " ".join(fresh.names)}
    if fresh.kind.options:
        lines["options"] = option_words(fresh.kind, fresh.options)
        lines["cards"] = str(fresh.kind.card_sets)
    try:
        return Match.from_position(game, lines)
    except Refusal:
        # A game of one's own may say nothing about what is not said.
        return fresh


def _form_told(match: Match, form: Any) -> dict[str, Any]:
    fields = [
        {
            "key": field.key,
            "what": field.what,
            "kind": field.kind,
            "seat": field.seat,
            "choices": list(field.choices),
            "places": list(field.places),
            "most": field.most,
        }
        for field in form.fields
    ]
    return {"fields": fields, "keys": list(form.keys), "game": match.game}


def check(job: dict[str, Any]) -> dict[str, Any]:
    """Whether a position can be, by the rules; if not, why not, and in which line."""
    game = game_for(job["game"])
    try:
        match = _placed(game.name, job["position"])
    except Refusal as refusal:
        key = refusal.key if isinstance(refusal, BadPosition) else ""
        return {"fault": told(refusal.said), "line": _line_of(job["position"], key, refusal.said), "actor": None}
    return {"fault": None, "line": None, "actor": match.names[match.actor] if match.actor >= 0 else None}


def _line_of(text: str, key: str, said: Say) -> int | None:
    """The number of the line, from 1 on, that is to blame; None where no single one is."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        name, colon, _ = line.partition(":")
        if (key and colon and plain_key(name) == plain_key(key)) or (not colon and said.id == "position-no-colon"):
            return number
    return None


def drawn(job: dict[str, Any]) -> str:
    """The table as a picture, in a language."""
    study, place = _study(job)
    match = study.at(place)
    seen = open_view(match, match.actor if match.actor >= 0 else None)
    return picture(match.kind.draw(seen, speaker(job["language"])), repr(match))
