"""The texts: every language says the same things, everything that is said exists, nothing lies idle.

What the program says is found by reading its source: the first arguments of `Say(...)` and `say(...)`,
with f-strings and small helpers such as `_why(code, section)` followed to where they are called. The
last tests put that reader itself to the test.
"""

from __future__ import annotations

import ast
import itertools
import random
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import shokai
from shokai.game import osaka
from shokai.game.match import Match
from shokai.game.title import title_for
from shokai.games.osaka.state import TRACK
from shokai.texts import Refusal, Say, languages, speaker, system_language

SOURCE = Path(shokai.__file__).parent


# What a language has: messages, the variables they take, the messages they refer to.


class _Looker(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.numbers: set[str] = set()
        self.choosing: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802, the visitor's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.numbers |= {a.id.name for a in node.arguments.positional}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.choosing |= {node.selector.id.name} if isinstance(node.selector, ftl.VariableReference) else set()
        self.generic_visit(node)


@dataclass
class Message:
    """A message: its variables, which of them must be numbers and which choose between forms, its parts."""

    variables: set[str]
    numbers: set[str] = field(default_factory=set)
    choosing: set[str] = field(default_factory=set)
    refers_to: set[str] = field(default_factory=set)


def read_messages(text: str) -> dict[str, Message]:
    """The messages of a Fluent text. What is no message, no comment and no space is a mistake."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"cannot be read:\n{entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert entry.value is not None, f"{entry.id.name} has no text"
            looker = _Looker()
            looker.visit(entry.value)
            found[entry.id.name] = Message(looker.variables, looker.numbers, looker.choosing, looker.messages)
    return found


def messages_of(language: str) -> dict[str, Message]:
    """All messages of a language, whichever file they stand in."""
    found: dict[str, Message] = {}
    for file in sorted((SOURCE / "texts" / language).glob("*.ftl")):
        more = read_messages(file.read_text("utf-8"))
        assert not set(more) & set(found), f"{file}: already there: {set(more) & set(found)}"
        found |= more
    return found


def with_parts(messages: dict[str, Message], id: str) -> set[str]:
    """A message and all messages it is put together from."""
    found, new = set(), {id}
    while new:
        found |= new
        new = {part for one in new if one in messages for part in messages[one].refers_to} - found
    return found


def variables_of(messages: dict[str, Message], id: str) -> set[str]:
    """All variables that a message needs, those of its parts included."""
    return {name for part in with_parts(messages, id) for name in messages[part].variables}


def helpers(messages: dict[str, Message]) -> set[str]:
    """Messages that are parts of other messages; a language may have its own."""
    return {part for message in messages.values() for part in message.refers_to}


ALL = {language: messages_of(language) for language in languages()}


def test_there_are_english_and_german() -> None:
    assert languages() == ["en", "de"]


@pytest.mark.parametrize("language", languages())
def test_every_part_of_a_message_exists(language: str) -> None:
    assert helpers(ALL[language]) <= set(ALL[language])


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_a_language_says_what_english_says(language: str) -> None:
    here, english = ALL[language], ALL["en"]
    assert set(english) - set(here) == set(), "missing in this language"
    assert set(here) - set(english) - helpers(here) == set(), "only in this language"


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_a_message_takes_the_same_variables_in_every_language(language: str) -> None:
    here, english = ALL[language], ALL["en"]
    taken = {id: variables_of(here, id) for id in english if id in here}
    assert taken == {id: variables_of(english, id) for id in taken}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_message_can_be_said(language: str, number: int) -> None:
    for id in ALL[language]:
        needed = variables_of(ALL[language], id)
        text = speaker(language).say(id, **dict.fromkeys(needed, number))
        assert text.strip(), id
        assert not re.search(r"[{}]", text), f"{id}: {text}"


@pytest.mark.parametrize("language", languages())
def test_what_a_message_is_given_stands_in_its_text(language: str) -> None:
    for id, message in ALL[language].items():
        if message.refers_to or message.numbers:
            continue
        text = speaker(language).say(id, **{name: f"<{name}>" for name in message.variables})
        assert all(f"<{name}>" in text for name in message.variables - message.choosing), f"{id}: {text}"


@pytest.mark.parametrize("language", languages())
def test_every_space_and_every_section_has_its_words(language: str) -> None:
    sections = [section for game in shokai.TITLES for section in title_for(game).sections]
    titles = [f"{section}-title" for section in sections]
    assert {*sections, *titles, *(f"osaka-space-{name}" for name in TRACK)} <= set(ALL[language])


# What the program says: reading the source.

HOLE = "\0"
"""Stands for a part of a string that the source alone does not tell."""

SAYING = ("Say", "say", "_say")


@dataclass
class Asked:
    """A message that the program says: its id, possibly with holes, and the arguments it gets."""

    id: str
    given: set[str] | None  # None where they cannot be told
    place: str


class Reader:
    """Reads one module: which strings its expressions can be, and what it says."""

    def __init__(self, source: str, name: str = "") -> None:
        self._name = name
        self._tree = ast.parse(source)
        self._parents = {child: node for node in ast.walk(self._tree) for child in ast.iter_child_nodes(node)}
        self._docstrings = {
            body[0].value
            for node in ast.walk(self._tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            for body in [node.body]
            if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
        }

    def asked(self) -> Iterator[Asked]:
        """All that the module says."""
        for call in self._calls(*SAYING):
            if not call.args:
                continue
            given = {k.arg for k in call.keywords if k.arg}
            passed_on = any(k.arg is None for k in call.keywords)
            wrapper = self._function_of(call)
            ways: list[tuple[dict[str, ast.expr], set[str]]] = [({}, set())]
            if wrapper and wrapper.name not in SAYING and self._parameters_in(call.args[0], wrapper):
                ways = [self._bound(wrapper, c) for c in self._calls(wrapper.name)] or ways
                passed_on = passed_on and not wrapper.args.kwarg
            for binding, more in ways:
                for id in self.values(call.args[0], binding):
                    place = f"{self._name}:{call.lineno}"
                    yield Asked(id, None if passed_on else given | more, place)

    def mentioned(self) -> set[str]:
        """Every string that the module can make, docstrings left out."""
        strings = (n for n in ast.walk(self._tree) if isinstance(n, ast.JoinedStr | ast.Constant))
        return {
            value
            for node in strings
            if node not in self._docstrings and not isinstance(self._parents.get(node), ast.JoinedStr)
            for value in self.values(node)
        }

    def values(
        self,
        node: ast.expr,
        binding: dict[str, ast.expr] | None = None,
        seen: frozenset[ast.AST] = frozenset(),
    ) -> set[str]:
        """The strings an expression can be, a hole for what cannot be told."""
        if node in seen:
            return {HOLE}
        seen |= {node}

        def these(nodes: Iterable[ast.expr]) -> set[str]:
            return {value for one in nodes for value in self.values(one, binding, seen)}

        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp():
                return these([node.body, node.orelse])
            case ast.BoolOp():
                return these(node.values)
            case ast.Tuple() | ast.List():
                return these(node.elts)
            case ast.Dict():
                return these(node.values)
            # What comes out of a dictionary or a row is one of its values.
            case ast.Subscript(value=ast.Dict() | ast.Tuple() | ast.Name() as row):
                return self.values(row, binding, seen)
            case ast.Call(func=ast.Attribute(attr="get", value=row)):
                return self.values(row, binding, seen)
            case ast.FormattedValue(value=value):
                return self.values(value, binding, seen)
            case ast.JoinedStr(values=parts):
                ways = [sorted(self.values(part, binding, seen)) for part in parts]
                return {"".join(way) for way in itertools.product(*ways)}
            case ast.Name(id=name):
                return self._values_of_name(name, node, binding, seen)
        return {HOLE}

    def _values_of_name(
        self, name: str, node: ast.AST, binding: dict[str, ast.expr] | None, seen: frozenset[ast.AST]
    ) -> set[str]:
        if binding and name in binding:
            return self.values(binding[name], None, seen)
        scope = self._function_of(node)
        while True:
            sources = list(self._bindings(name, scope or self._tree))
            if scope and not sources and name in [a.arg for a in _parameters(scope)]:
                calls = [self._bound(scope, call)[0] for call in self._calls(scope.name)]
                sources = [bound[name] for bound in calls if name in bound]
            if sources or scope is None:
                return {value for source in sources for value in self.values(source, None, seen)} or {HOLE}
            scope = self._function_of(scope)

    def _bindings(self, name: str, scope: ast.AST) -> Iterator[ast.expr]:
        """What a name is set to or runs through inside a function."""
        for node in ast.walk(scope):
            if not isinstance(node, ast.Assign | ast.AnnAssign | ast.For | ast.comprehension):
                continue
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else node.iter
            if value and any(isinstance(target, ast.Name) and target.id == name for target in targets):
                yield value

    def _calls(self, *names: str) -> Iterator[ast.Call]:
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in names:
                    yield node

    def _function_of(self, node: ast.AST) -> ast.FunctionDef | None:
        up = self._parents.get(node)
        while up is not None and not isinstance(up, ast.FunctionDef):
            up = self._parents.get(up)
        return up

    def _parameters_in(self, node: ast.expr, function: ast.FunctionDef) -> bool:
        used = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
        return bool(used & {a.arg for a in _parameters(function)} - {"self"})

    def _bound(self, function: ast.FunctionDef, call: ast.Call) -> tuple[dict[str, ast.expr], set[str]]:
        """The arguments of a call by the names of the parameters, and those that belong to none."""
        names = [a.arg for a in _parameters(function) if a.arg != "self"]
        binding = dict(zip(names, call.args, strict=False))
        named = {k.arg: k.value for k in call.keywords if k.arg}
        return binding | {k: v for k, v in named.items() if k in names}, set(named) - set(names)


def _parameters(function: ast.FunctionDef) -> list[ast.arg]:
    return [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]


def readers() -> list[Reader]:
    """All modules of the program."""
    return [Reader(file.read_text("utf-8"), str(file.relative_to(SOURCE))) for file in sorted(SOURCE.rglob("*.py"))]


def names_in_tables() -> set[str]:
    """The names in the printed tables of the games, and of the games: what fills holes in ids."""

    def strings(value: Any) -> Iterator[str]:
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict | list):
            for one in value.values() if isinstance(value, dict) else value:
                yield from strings(one)

    tables = [tomllib.loads(file.read_text("utf-8")) for file in SOURCE.rglob("components.toml")]
    return {name for table in tables for name in strings(table)} | set(shokai.TITLES)


def pattern(id: str) -> re.Pattern[str]:
    """An id with holes as a pattern."""
    return re.compile("(.+)".join(re.escape(part) for part in id.split(HOLE)), re.DOTALL)


def missing(asked: Iterable[Asked], messages: Iterable[str]) -> list[str]:
    """What is said and does not exist."""
    there = set(messages)
    return [
        f"{one.id.replace(HOLE, '...')} ({one.place})"
        for one in asked
        if one.id != HOLE and one.id not in there and not any(pattern(one.id).fullmatch(id) for id in there)
    ]


def unused(messages: dict[str, Message], mentioned: set[str], fillings: set[str]) -> set[str]:
    """What exists and is never said, alone or as a part of something else."""
    used = {id for id in messages if id in mentioned}
    patterns = [pattern(id) for id in mentioned if HOLE in id and re.search(r"[a-z]-|-[a-z]", id)]
    for id in set(messages) - used:
        shapes = (shape.fullmatch(id) for shape in patterns)
        # A hole is filled by a name from a table, or by another message: {section}-title.
        if any(shape and set(shape.groups()) <= fillings | used for shape in shapes):
            used.add(id)
    return set(messages) - {part for id in used for part in with_parts(messages, id)}


def short_of_arguments(asked: Iterable[Asked], messages: dict[str, Message]) -> list[str]:
    """Messages that are said without something that they need."""
    return [
        f"{one.id} lacks {sorted(lacking)} ({one.place})"
        for one in asked
        if one.id in messages and one.given is not None
        for lacking in [variables_of(messages, one.id) - one.given]
        if lacking
    ]


ASKED = [asked for reader in readers() for asked in reader.asked()]
MENTIONED = {text for reader in readers() for text in reader.mentioned()}


@pytest.mark.parametrize("language", languages())
def test_everything_that_is_said_exists(language: str) -> None:
    assert missing(ASKED, ALL[language]) == []


@pytest.mark.parametrize("language", languages())
def test_every_message_gets_what_it_needs(language: str) -> None:
    assert short_of_arguments(ASKED, ALL[language]) == []


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_somewhere(language: str) -> None:
    assert unused(ALL[language], MENTIONED, names_in_tables()) == set()


def test_reasons_point_to_sections_that_exist() -> None:
    sections = {f"osaka-rules-{name}" for name in re.findall(r'_why\([^)]*?, "([a-z]+)"', _source_of_reasons())}
    assert len(sections) >= 8
    assert sections <= set(osaka.sections)


def _source_of_reasons() -> str:
    return (SOURCE / "game" / "osaka" / "reasons.py").read_text("utf-8")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", shokai.TITLES)
def test_whatever_happens_in_a_game_can_be_told(language: str, game: str) -> None:
    """Whole games: what is asked, what each move would bring and did, why others are not legal."""
    title, speak, chance = title_for(game), speaker(language), random.Random(3)
    for players in title.rules.PLAYERS:
        match = Match(game, players, seed=players)
        said = 0
        while not match.over:
            s, names = match.state, match.names
            say = [title.question(s)]
            for move in chance.sample(match.legal, min(3, len(match.legal))):
                say += title.preview_sentences(s, move, names)
            for move in chance.sample(range(title.rules.MOVES), 6):
                reason = title.why_not(s, move, names)
                say += [reason.said, Say(reason.section), Say(f"{reason.section}-title")] if reason else []
            texts = [speak.say(one) for one in say]
            assert all(text and "{" not in text for text in texts)
            said += len(texts)
            match.play(chance.choice(match.legal))
        told = [speak.say(one) for one in match.log()]
        assert len(told) > 50
        assert said > 500
        assert [sentence for sentence in told if not re.search(r"[.!?]$", sentence)] == []
        assert [speak.say(one) for one in title.final_lines(match.state, match.names)]


# The reader and the finders themselves.

FAKE = '''
"""A docstring does not count: "in-a-docstring"."""

def _why(code, section, **args):
    return Reason(Say(f"why-{code}", **args), f"rules-{section}")

def reasons(farm):
    code = "in-farm" if farm else "in-market"
    yield _why(code, "take", card=1)
    yield _why("too-dear", "buy", price=1, coins=2)

def story(move):
    what = {1: "takes", 2: "buys"}.get(move)
    return Say(f"story-{what}", player=1)

def table(title):
    say("plain")
    self._say(f"{title.name}-notation")
    for column in ("seat", "wins"):
        speak.say(f"column-{column}")
    for section in title.sections:
        say(f"{section}-title")
'''


@pytest.fixture
def fake() -> Reader:
    return Reader(FAKE, "fake.py")


def test_the_reader_finds_what_is_said(fake: Reader) -> None:
    ids = {asked.id.replace(HOLE, "...") for asked in fake.asked()}
    assert ids == {
        "why-in-farm", "why-in-market", "why-too-dear", "story-takes", "story-buys", "plain",
        "...-notation", "column-seat", "column-wins", "...-title",
    }  # fmt: skip


def test_the_reader_finds_what_a_message_is_given(fake: Reader) -> None:
    given = {asked.id: asked.given for asked in fake.asked()}
    assert given["why-too-dear"] == {"price", "coins"}
    assert given["story-takes"] == {"player"}
    assert given["plain"] == set()


COMPLETE = [
    "why-in-farm", "why-in-market", "why-too-dear", "story-takes", "story-buys", "plain",
    "osaka-notation", "column-seat", "column-wins", "rules-buy", "rules-buy-title", "rules-take",
    "rules-take-title",
]  # fmt: skip


def test_nothing_is_missing_from_a_complete_list(fake: Reader) -> None:
    assert missing(fake.asked(), COMPLETE) == []


@pytest.mark.parametrize("id", ["why-in-farm", "story-buys", "plain", "osaka-notation", "column-wins"])
def test_a_missing_message_is_found(fake: Reader, id: str) -> None:
    [found] = missing(fake.asked(), [one for one in COMPLETE if one != id])
    assert found.split(" ")[0].endswith(id.removeprefix("osaka"))


def test_nothing_is_unused_in_a_complete_list(fake: Reader) -> None:
    assert unused({id: Message(set()) for id in COMPLETE}, fake.mentioned(), {"osaka"}) == set()


@pytest.mark.parametrize(
    "id", ["forgotten", "why-forgotten", "story-sinks", "column-bot", "rules-tide-title", "in-a-docstring"]
)
def test_an_unused_message_is_found(fake: Reader, id: str) -> None:
    messages = {one: Message(set()) for one in [*COMPLETE, id]}
    assert unused(messages, fake.mentioned(), {"osaka"}) == {id}


def test_a_part_of_a_used_message_is_used(fake: Reader) -> None:
    messages = {id: Message(set()) for id in COMPLETE} | {"colour": Message({"colour"})}
    assert unused(messages, fake.mentioned(), {"osaka"}) == {"colour"}
    messages["plain"].refers_to.add("colour")
    assert unused(messages, fake.mentioned(), {"osaka"}) == set()


def test_a_message_that_lacks_an_argument_is_found(fake: Reader) -> None:
    messages = {"why-too-dear": Message({"price", "coins", "player"}), "story-takes": Message({"player"})}
    [found] = short_of_arguments(fake.asked(), messages)
    assert found.startswith("why-too-dear lacks ['player']")


def test_a_fluent_file_with_a_mistake_is_found() -> None:
    with pytest.raises(AssertionError, match="cannot be read"):
        read_messages("good = Good\nbad = { $open\n")
    with pytest.raises(AssertionError, match="twice"):
        read_messages("one = 1\none = 2\n")


# Speakers.


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Refusal, match=r"“tlh”.*en, de"):
        speaker("tlh")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:de:en"}, "de"),
        ({"LANG": ""}, "en"),
        ({"LANG": "../../etc"}, "en"),
    ],
)
def test_the_language_of_the_system(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_a_sentence_inside_a_sentence_is_in_the_same_language() -> None:
    card = Say("osaka-card", colour="red", value=5)
    assert speaker("en").say("osaka-why-not-in-hand", card=card) == "You do not have the red 5 in your hand."
    assert speaker("de").say("osaka-why-not-in-hand", card=card) == "Du hast die rote 5 nicht auf der Hand."


@pytest.mark.parametrize("language", languages())
def test_a_long_word_is_no_reason_to_fall_silent(language: str) -> None:
    """Whatever somebody types comes back in a sentence, so its length must not matter."""
    assert "x" * 50 in speaker(language).say("no-such-game", game="x" * 5000, games=shokai.TITLES)
