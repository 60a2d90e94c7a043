"""A bot of one's own in Python, named by where it is: `python:module:Class[:key=value,...]`.

The module is found from the current folder and then as any import is. This runs code, so only whoever sits at
the command line may name such a bot; a server refuses it (`shokai.bots.is_code`).
"""

from __future__ import annotations

import importlib
import inspect
import sys
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from shokai.texts import Refusal, Say


@dataclass(frozen=True)
class OwnName:
    """What stands behind `python:`, taken apart."""

    module: str
    made_by: str
    settings: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        told = ",".join(f"{key}={value}" for key, value in self.settings.items())
        return f"{self.module}:{self.made_by}" + (f":{told}" if told else "")


def read_name(text: str) -> OwnName:
    """Takes a name apart; nothing is imported for it.

    >>> str(read_name(" mybots.deep : Deep : width=3, depth=2"))
    'mybots.deep:Deep:depth=2,width=3'
    """
    module, _, rest = (part.strip() for part in text.partition(":"))
    made_by, _, settings = (part.strip() for part in rest.partition(":"))
    if not all(word.isidentifier() for word in (*module.split("."), made_by)):
        raise Refusal(Say("own-bot-name", text=text.strip()))
    read: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in settings.split(","))):
        key, equals, value = (word.strip() for word in part.partition("="))
        if not equals or not key.isidentifier() or key == "seed":
            raise Refusal(Say("own-bot-name", text=text.strip()))
        if key in read:
            raise Refusal(Say("setting-twice", bot=f"{module}:{made_by}", setting=key))
        read[key] = value
    return OwnName(module, made_by, dict(sorted(read.items())))


def module_of(name: OwnName) -> ModuleType:
    """The module, imported. Raises Refusal, whatever happens in it."""
    _look_here()
    try:
        return importlib.import_module(name.module)
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if name.module == missing or name.module.startswith(f"{missing}."):
            raise Refusal(Say("own-bot-no-module", module=name.module, folder=_here())) from None
        raise _broken(name, error) from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        # A script without a main guard may even exit the process.
        raise _broken(name, error) from error


def maker_of(name: OwnName) -> Any:
    """The class, or whatever else in the module makes the bot."""
    module = module_of(name)
    maker = getattr(module, name.made_by, None)
    if maker is None:
        there = [word for word, value in vars(module).items() if _could_be(value, module)]
        raise Refusal(Say("own-bot-no-class", module=name.module, name=name.made_by, there=tuple(there) or "–"))
    if not callable(maker):
        raise Refusal(Say("own-bot-no-bot", module=name.module, name=name.made_by))
    return maker


def own_bot(seed: int, text: str) -> Any:
    """The bot that a text names. Its constructor is given the seed, if it takes one, and the settings."""
    name = read_name(text)
    maker = maker_of(name)
    settings = {key: _value(value) for key, value in name.settings.items()}
    try:
        args, more = _with_seed(maker, seed)
        try:
            inspect.signature(maker).bind(*args, **more, **settings)
        except TypeError as error:
            raise Refusal(Say("own-bot-takes-others", name=name.made_by, why=str(error))) from None
        except ValueError:
            # Compiled classes do not reveal their signature.
            pass
        bot = maker(*args, **more, **settings)
    except (Refusal, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise _broken(name, error) from error
    if not callable(getattr(bot, "choose", None)):
        raise Refusal(Say("own-bot-no-bot", module=name.module, name=name.made_by))
    return bot


def _with_seed(maker: Any, seed: int) -> tuple[tuple[int, ...], dict[str, int]]:
    """How a constructor takes a seed: by that name, as its first required argument, or not at all."""
    try:
        taken = inspect.signature(maker).parameters
    except ValueError:
        return (seed,), {}
    if "seed" in taken and taken["seed"].kind is not inspect.Parameter.POSITIONAL_ONLY:
        return (), {"seed": seed}
    first = next(iter(taken.values()), None)
    by_place = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    # One with a default is a setting, not the seed.
    if first is not None and first.kind in by_place and first.default is inspect.Parameter.empty:
        return (seed,), {}
    return (), {}


def _value(text: str) -> int | float | str:
    """A setting as the number that it looks like, or else as it is."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _look_here() -> None:
    """Lets modules of the current folder be found, as for a script that lies there."""
    here = _here()
    if here and not {here, ""} & set(sys.path):
        sys.path.insert(0, here)
    # A module may have been written since this process looked last.
    importlib.invalidate_caches()


def _here() -> str:
    try:
        return str(Path.cwd())
    except OSError:
        return ""


def _could_be(value: Any, module: ModuleType) -> bool:
    return inspect.isclass(value) and value.__module__ == module.__name__ and hasattr(value, "choose")


def _broken(name: OwnName, error: BaseException) -> Refusal:
    """The sentence for an exception in somebody's code, with the line that they want to look at."""
    if isinstance(error, SyntaxError) and error.filename:
        where = f"{Path(error.filename).name}:{error.lineno}"
    else:
        frames = [f for f in traceback.extract_tb(error.__traceback__) if "importlib" not in f.filename]
        where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if len(frames) > 1 else name.module
    why = error.msg if isinstance(error, SyntaxError) else str(error)
    told = f"{type(error).__name__}: {why}" if why else type(error).__name__
    return Refusal(Say("own-bot-broke", bot=str(name), error=told.partition("\n")[0], where=where))
