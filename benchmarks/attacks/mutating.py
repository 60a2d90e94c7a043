"""Hostile messages: valid ones made from the server's own schemas, and then spoiled in one way or another."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

# What stands for a value of any name and kind.
WRONG: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 3.5, -0.0, 2**31, 2**53, 2**53 + 1, 2**63, -(2**63), 10**40, 1e308, -1e-320, "", " ",
    "0", "null", "\0", "\ud800", "\udfff x", "\u202e", "a\u0301" * 20, "🦊" * 30, "x" * 81, "x" * 501,
    "../../etc/passwd", "' or 1=1 --", "<script>", "{{7*7}}", "%s%n", [], {}, [[]], [None], {"": {}},
    {"do": "play"}, [0] * 50, float("nan"), float("inf"), float("-inf"),
)  # fmt: skip
KEYS = ("", "\ud800", "__proto__", "constructor", "__class__", "client", "id", "do", "DO", "person", "who", "x" * 300)
# Likely values by the names of fields; everything else is made as its schema says.
LIKELY: dict[str, tuple[Any, ...]] = {
    "game": ("osaka", "yokohama", "yokohama", "osaka", "go"),
    "options": ("", "", "", "2024", "2016 mini1", "nonsense"),
    "players": (2, 2, 3, 4),
    "bot": ("random", "random", "clerk", "greedy", None, "nobody", "program:true", "python:os:system", "search:x=1"),
    "client": ("c", "c", "d", "another client"),
    "kind": ("me", "me", "open", "bot"),
    "cards": (None, None, None, "", "[[orders", "x = 1"),
    "record": (None, None, None, "", '[Shokai "1"]\n[Game "osaka"]\n', "x" * 3000),
    "name": ("Anna", "Ben", "本", "", "x" * 25, "\u200b"),
    "password": ("correct horse", "short", "x" * 200),
    "old": ("correct horse", "wrong"),
    "text": ("hello", "<b>", "本" * 100, " "),
    "which": ("open", "live", "over", "mine", "all"),
    "step": (None, 0, 5, 100_000),
    "clock": (None, None, {"bank": 60, "each": 5}, {"bank": 10, "each": 0}),
    "rated": (False, False, False, True),
    "delay": (0, 0, 5, 200),
    "same_deal_as": (None, None, None, "nothing"),
}


class Maker:
    """Makes values that fit a schema of a document, and spoils them."""

    def __init__(self, document: dict[str, Any], dice: random.Random) -> None:
        self._document, self._dice = document, dice

    def resolved(self, schema: dict[str, Any]) -> dict[str, Any]:
        """The schema that a reference leads to."""
        while "$ref" in schema:
            found: Any = self._document
            for part in schema["$ref"].removeprefix("#/").split("/"):
                found = found[part]
            schema = found
        return schema

    def value(self, schema: dict[str, Any], known: dict[str, tuple[Any, ...]], name: str = "") -> Any:
        """Something that fits, with what is known to fit by its name where there is something."""
        schema, dice = self.resolved(schema), self._dice
        if "const" in schema:
            return schema["const"]
        likely = known.get(name) or LIKELY.get(name)
        if likely and dice.random() < 0.9:
            return copy.deepcopy(dice.choice(likely))
        if options := schema.get("enum") or schema.get("anyOf") or schema.get("oneOf"):
            chosen = dice.choice(options)
            return chosen if "enum" in schema else self.value(chosen, known, name)
        kind = schema.get("type")
        if kind == "object":
            needed = schema.get("required", ())
            return {
                key: self.value(part, known, key)
                for key, part in schema.get("properties", {}).items()
                if key in needed or dice.random() < 0.5
            }
        if kind == "array":
            size = dice.randint(schema.get("minItems", 0), schema.get("maxItems", 3))
            return [self.value(schema.get("items", {}), known, name) for _ in range(size)]
        if kind in ("integer", "number"):
            low, high = int(schema.get("minimum", 0)), int(schema.get("maximum", 100))
            return dice.choice((low, high, dice.randint(low, min(high, low + 9))))
        plain = {"boolean": dice.random() < 0.5, "null": None}
        return plain.get(str(kind), "x" * dice.randint(schema.get("minLength", 0), min(schema.get("maxLength", 9), 9)))

    def spoiled(self, value: Any) -> Any:
        """A copy in which one thing, or a few, are not as they should be."""
        told = {"": copy.deepcopy(value)}
        for _ in range(self._dice.choice((1, 1, 1, 2, 3))):
            self._spoil(*self._anywhere_in(told))
        return told[""]

    def _anywhere_in(self, told: Any) -> tuple[Any, Any]:
        """A place: what holds it, and its key."""
        places: list[tuple[Any, Any]] = []
        todo = [told]
        while todo:
            holder = todo.pop()
            keys = list(holder) if isinstance(holder, dict) else range(len(holder))
            places += [(holder, key) for key in keys]
            todo += [holder[key] for key in keys if isinstance(holder[key], dict | list)]
        return self._dice.choice(places)

    def _spoil(self, holder: Any, key: Any) -> None:
        dice, now = self._dice, holder[key]
        way = dice.randrange(6)
        if way == 0 and isinstance(now, dict):
            now[dice.choice(KEYS)] = dice.choice(WRONG)
        elif way == 1 and isinstance(now, dict) and now:
            del now[dice.choice(list(now))]
        elif way == 2 and isinstance(now, int) and not isinstance(now, bool):
            holder[key] = now + dice.choice((-1, 1, 1000, -1000, 2**32))
        elif way == 3:
            deep: Any = now
            for _ in range(dice.choice((1, 5, 300))):
                deep = [deep] if dice.random() < 0.5 else {"a": deep}
            holder[key] = deep
        elif way == 4 and isinstance(now, str):
            holder[key] = now * dice.choice((2, 50)) + dice.choice(("", "\0", "\ud800", "\n", "é"))
        else:
            holder[key] = copy.deepcopy(dice.choice(WRONG))

    def text(self, value: Any, longest: int) -> str:
        """It as JSON, cut, repeated or followed by nonsense now and then."""
        dice, text = self._dice, json.dumps(value)
        way = dice.randrange(40)
        if way == 0:
            text = text[: dice.randrange(len(text))]
        elif way == 1:
            text += dice.choice(("}", text, "\0", " " * 500, "\ufeff", "//"))
        elif way == 2:
            text = text.replace(":", dice.choice((":", "::", "=", ":" + "9" * 4000 + "e", ":[" * 200)), 1)
        elif way == 3 and text.startswith("{"):
            # A key twice: what counts is the last.
            text = '{"do": "ping", "client": 1, ' + text[1:]
        elif way == 4:
            text = dice.choice(
                ("", "null", "[]", "{}", "0", '"', "[" * 3000, "NaN", "\ufeff" + text, "'x'", "x" * 5000)
            )
        return text[:longest]
