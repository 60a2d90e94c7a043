"""Games of one's own (SHOKAI_GAMES) that do not work: what is wrong with them, in a sentence that names the place.

The games that come with Shokai are tested; their failures are ours, and are not turned into sentences here.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import walk_tb
from types import ModuleType
from typing import Any

from shokai.engine import contract
from shokai.engine.chance import below, sow
from shokai.engine.contract import CHANCE, OVER, WORD
from shokai.engine.engine import BrokenRules, engine_for
from shokai.engine.extras import extra_of
from shokai.engine.fields import FieldTable, State
from shokai.engine.playout import MOST_DECISIONS
from shokai.games import FURTHER, Unfit, unfit
from shokai.texts import Refusal, Say

# What every game has. The constants CHANCE, OVER and WORD are the engine's.
_FUNCTIONS = tuple(
    name for name, value in vars(contract).items() if getattr(value, "__module__", "") == contract.__name__
)
_NUMBERS = ("MOVES", "WORDS", "OUTCOMES")
_TUPLES = ("PLAYERS", "MOVE_KINDS", "END_REASONS", "FAULTS")
_NEEDED = ("NAME", "FIELDS", *_NUMBERS, *_TUPLES, *_FUNCTIONS)
_FILE_AND_LINE = re.compile(r'File "([^"]+)", line (\d+)')
_NEEDED_FIELDS = ("actor", "players", "turn")

# How much a game is tried before it is compiled: compiled code checks nothing.
TRIAL_GAMES, TRIAL_SECONDS = 20, 2.0


class BrokenGame(Refusal):
    """A game of one's own that does not do what the contract asks for."""


def no_such_game(name: str, games: tuple[str, ...]) -> Refusal:
    """For a name that no game has; says so if a folder was passed over that may be meant."""
    for passed in (found := unfit()):
        if passed.kind == "name" and passed.folder.name == name:
            return Refusal(_why_unfit(passed))
    if found:
        return Refusal(Say("no-such-game-unfit", game=name, games=games, why=_why_unfit(found[0])))
    return Refusal(Say("no-such-game", game=name, games=games))


def _why_unfit(passed: Unfit) -> Say:
    folder, parent, name = str(passed.folder), str(passed.folder.parent), passed.folder.name
    if passed.kind == "name":
        return Say("own-game-bad-name", name=name, folder=folder)
    if passed.kind == "missing":
        return Say("own-games-missing", folder=folder)
    return Say("own-games-too-deep", folder=folder, parent=parent)


@contextmanager
def loading(name: str) -> Iterator[None]:
    """Around the import of a game."""
    try:
        yield
    except Refusal:
        raise
    except Exception as error:
        missing = isinstance(error, ImportError) and extra_of(error.name) is not None
        if name not in FURTHER or missing:
            raise
        place = _place(error, FURTHER[name]) or str(FURTHER[name])
        raise BrokenGame(Say("own-game-not-loaded", game=name, place=place, why=_words(error))) from error


def told(error: BaseException) -> Say | None:
    """What a failure says about a game of one's own; None for one that comes from elsewhere."""
    if isinstance(error, BrokenRules):
        # `shokai.games.NAME.rules`
        name = error.rules.__name__.split(".")[2]
        return Say("own-game-no-move", game=name, player=error.actor + 1, place=_where(error.rules.legal))
    for name, folder in FURTHER.items():
        if place := _place(error, folder):
            return Say("own-game-failed", game=name, place=place, why=_words(error))
    return None


def _place(error: BaseException, folder: Path) -> Say | None:
    """The file and the line in a game's folder where something failed; None where it failed elsewhere."""
    places = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        places.append((error.filename or "", error.lineno or 1))
    inside = [place for place in places if Path(place[0]).is_relative_to(folder)]
    if not inside and type(error).__module__.startswith("numba."):
        # Code that cannot be compiled has not been called. The innermost place is named first, seen from where we are.
        named = [(str(Path(file).resolve()), int(line)) for file, line in _FILE_AND_LINE.findall(str(error))]
        inside = [place for place in named if Path(place[0]).is_relative_to(folder)][:1]
    return Say("own-game-line", file=inside[-1][0], line=str(inside[-1][1])) if inside else None


def _words(error: BaseException) -> str:
    """An error in its own words, on one line."""
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    lines = [line.strip() for line in said.splitlines() if line.strip() and not line.startswith("Failed in ")]
    return f"{type(error).__name__}: {lines[0]}".rstrip(".") if lines else type(error).__name__


def _where(function: Any) -> Say:
    return Say("own-game-line", file=function.__code__.co_filename, line=str(function.__code__.co_firstlineno))


def check_rules(name: str, rules: ModuleType) -> None:
    """Refuses rules of one's own that lack something the contract asks for, or have it in another form."""
    if name not in FURTHER:
        return
    file = str(rules.__file__ or FURTHER[name])
    missing = tuple(part for part in _NEEDED if not hasattr(rules, part))
    if missing:
        raise BrokenGame(Say("own-game-incomplete", game=name, file=file, missing=missing))
    for part, form, fits in _forms(name, rules):
        if not fits:
            raise BrokenGame(Say("own-game-bad-part", game=name, file=file, part=part, form=form))


def _forms(name: str, rules: Any) -> Iterator[tuple[str, str, bool]]:
    """What is asked of each part, and whether it is so."""
    yield "NAME", f'"{name}"', isinstance(rules.NAME, str)
    yield from ((part, "int", isinstance(getattr(rules, part), int)) for part in _NUMBERS)
    yield from ((part, "tuple", isinstance(getattr(rules, part), tuple)) for part in _TUPLES)
    low, high = rules.PLAYERS if len(rules.PLAYERS) == 2 else (0, 0)
    yield "PLAYERS", "(2, 4)", isinstance(low, int) and isinstance(high, int) and 1 <= low <= high
    yield "WORDS", f"-(-MOVES // {WORD}) = {-(-rules.MOVES // WORD)}", rules.WORDS == -(-rules.MOVES // WORD)
    yield "MOVE_KINDS", f"len = MOVES = {rules.MOVES}", len(rules.MOVE_KINDS) == rules.MOVES
    yield from ((part, '("", ...)', getattr(rules, part)[:1] == ("",)) for part in ("END_REASONS", "FAULTS"))
    yield "FIELDS", "FieldTable", isinstance(rules.FIELDS, FieldTable)
    fields = {field.name for field in rules.FIELDS}
    yield "FIELDS", ", ".join(_NEEDED_FIELDS), fields.issuperset(_NEEDED_FIELDS)
    yield from ((part, "@rule", bool(getattr(getattr(rules, part), "is_rule", False))) for part in _FUNCTIONS)


def try_out(name: str, rules: ModuleType, players: int, options: int = 0) -> None:
    """Plays a game of one's own at random, interpreted, and refuses it if something does not hold at some step."""
    if name not in FURTHER:
        return
    try:
        _play_at_random(name, rules, players, options)
    except Refusal:
        raise
    except Exception as error:
        said = told(error)
        if said is None:
            raise
        raise BrokenGame(said) from error


def _play_at_random(name: str, rules: Any, players: int, options: int) -> None:
    engine, begun, rng = engine_for(rules, "python"), time.perf_counter(), [0, 0]
    for number in range(TRIAL_GAMES):
        sow(rng, 1, number)
        s, decisions = engine.new(players, options), 0
        while engine.actor(s) != OVER and decisions < MOST_DECISIONS:
            if engine.actor(s) == CHANCE:
                outcomes = list(engine.chance(s).weights)
                if not outcomes:
                    raise BrokenGame(Say("own-game-no-deal", game=name, place=_where(rules.weight)))
                engine.deal(s, outcomes[below(rng, len(outcomes))])
            else:
                moves = engine.legal(s)
                engine.apply(s, moves[below(rng, len(moves))])
                decisions += 1
            _check_state(name, rules, s)
            if time.perf_counter() - begun > TRIAL_SECONDS:
                return


def _check_state(name: str, rules: Any, s: State) -> None:
    """Refuses the rules of a state that cannot be."""
    if outside := rules.FIELDS.out_of_bounds(s):
        raise BrokenGame(Say("own-game-out-of-bounds", game=name, file=rules.__file__, fields=tuple(outside)))
    if broken := rules.broken_invariant(s.clone()):
        raise BrokenGame(Say("own-game-invariant", game=name, number=broken, place=_where(rules.broken_invariant)))
