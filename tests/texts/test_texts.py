"""The texts: every language says the same things, everything that is said exists, nothing lies idle.

`helpers/sayings.py` reads what the program says from its source; texts/test_reader.py puts it to the test.
"""

from __future__ import annotations

import ast
import random
import re
import threading
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from helpers.sayings import (
    Asked,
    Message,
    Reader,
    all_parts,
    missing,
    read_messages,
    short_of_arguments,
    unused,
    variables_of,
)

import shokai
from shokai.games.osaka.rules.state import TRACK
from shokai.games.yokohama.rules.rows import MOVE_TABLE, STEP_TABLE
from shokai.match.game import game_for
from shokai.match.lesson import lessons_of
from shokai.match.match import Match
from shokai.texts import Refusal, Say, Speaker, languages, speaker, system_language

SOURCE = Path(shokai.__file__).parent


# What a language has.


@cache
def messages_of(language: str) -> dict[str, Message]:
    """All messages of a language, whichever file they stand in."""
    found: dict[str, Message] = {}
    for file in sorted((SOURCE / "texts" / language).glob("*.ftl")):
        more = read_messages(file.read_text("utf-8"))
        assert not set(more) & set(found), f"{file}: already there: {set(more) & set(found)}"
        found |= more
    return found


def test_there_are_english_german_and_japanese() -> None:
    assert languages() == ["en", "de", "ja"]


@pytest.mark.parametrize("language", languages())
def test_every_part_of_a_message_exists(language: str) -> None:
    assert all_parts(messages_of(language)) <= set(messages_of(language))


@pytest.mark.parametrize("language", languages())
def test_every_message_is_found_when_it_is_first_said(language: str) -> None:
    """They are parsed one by one, and must be where and what they are when a file is parsed as a whole."""
    fresh, ignored = Speaker(language), ["span", "comment"]
    whole = FluentBundle([language])
    for file in sorted((SOURCE / "texts" / language).glob("*.ftl")):
        whole.add_resource(FluentResource(file.read_text("utf-8")))
    assert [id for id in messages_of(language) if not fresh.has(id)] == []
    alone, together = fresh._bundle._messages, whole._messages
    assert [id for id in messages_of(language) if not alone[id].equals(together[id], ignored)] == []


def test_threads_may_say_the_same_for_the_first_time() -> None:
    fresh, together = Speaker("de"), threading.Barrier(8)

    def told(_: int) -> list[str]:
        together.wait()
        return [id for id in messages_of("de") if not fresh.has(id)]

    with ThreadPoolExecutor(8) as pool:
        assert [*pool.map(told, range(8))] == [[]] * 8


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_a_language_says_what_english_says(language: str) -> None:
    here, english = messages_of(language), messages_of("en")
    assert set(english) - set(here) == set(), "missing in this language"
    assert set(here) - set(english) - all_parts(here) == set(), "only in this language"


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_a_message_takes_the_same_variables_in_every_language(language: str) -> None:
    here, english = messages_of(language), messages_of("en")
    # Names may differ between editions in one language only.
    taken = {id: variables_of(here, id) - {"edition"} for id in english if id in here}
    assert taken == {id: variables_of(english, id) - {"edition"} for id in taken}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_message_can_be_said(language: str, number: int) -> None:
    for id in messages_of(language):
        needed = variables_of(messages_of(language), id)
        text = speaker(language).say(id, **dict.fromkeys(needed, number))
        assert text.strip(), id
        assert not re.search(r"[{}]", text), f"{id}: {text}"


@pytest.mark.parametrize("language", languages())
def test_what_a_message_is_given_stands_in_its_text(language: str) -> None:
    for id, message in messages_of(language).items():
        if message.refers_to or message.numbers:
            continue
        text = speaker(language).say(id, **{name: f"<{name}>" for name in message.variables})
        assert all(f"<{name}>" in text for name in message.variables - message.choosing), f"{id}: {text}"


@pytest.mark.parametrize("language", languages())
def test_the_marks_of_the_colours_differ_and_begin_their_names(language: str) -> None:
    say, colours = speaker(language).say, ("red", "blue", "yellow", "green")
    marks = [say("osaka-colour-mark", colour=colour) for colour in colours]
    assert len(set(marks)) == len(colours)
    for mark, colour in zip(marks, colours, strict=True):
        assert 1 <= len(mark) <= 2
        assert say("osaka-colour", colour=colour).lower().startswith(mark.lower())


@pytest.mark.parametrize("language", languages())
def test_every_space_and_every_section_has_its_words(language: str) -> None:
    sections = [section for game in shokai.GAMES for section in game_for(game).sections]
    titles = [f"{section}-title" for section in sections]
    assert {*sections, *titles, *(f"osaka-space-{name}" for name in TRACK)} <= set(messages_of(language))


# What the program says.


# Read when a test asks for it: every process that only collects tests would read it, too.


@cache
def readers() -> list[Reader]:
    """All modules of the program."""
    return [Reader(file.read_text("utf-8"), str(file.relative_to(SOURCE))) for file in sorted(SOURCE.rglob("*.py"))]


def names_in_tables() -> set[str]:
    """The names in the printed tables of the games, in those of moves and steps, and of the games: what fills holes."""

    def strings(value: Any) -> Iterator[str]:
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict | list):
            for one in value.values() if isinstance(value, dict) else value:
                yield from strings(one)

    tables: list[Any] = [tomllib.loads(file.read_text("utf-8")) for file in SOURCE.rglob("components.toml")]
    tables += [vars(row) for row in (*MOVE_TABLE.values(), *STEP_TABLE)]
    return {name for table in tables for name in strings(table)} | set(shokai.GAMES)


@cache
def sources_of_the_page() -> str:
    folder = SOURCE.parents[1] / "page" / "src"
    return "\n".join(
        file.read_text("utf-8")
        for ending in ("*.svelte", "*.ts")
        for file in sorted(folder.rglob(ending))
        if not file.name.endswith(".test.ts")
    )


def said_by_the_page(messages: dict[str, Message]) -> set[str]:
    """Messages that stand in the page's sources, word for word or as a text with holes."""
    text = sources_of_the_page()
    words = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text))
    holes = [re.sub(r"\$\{.*?\}", "\0", one) for one in re.findall(r"`([a-z0-9-]*(?:\$\{[^`]*?\}[a-z0-9-]*)+)`", text)]
    # Something of the id must be written out, or every message would fit.
    written = [one for one in holes if re.search("[a-z]{3}", one)]
    shapes = [re.compile("[a-z0-9-]+".join(map(re.escape, one.split("\0")))) for one in written]
    return {id for id in messages if id in words or any(shape.fullmatch(id) for shape in shapes)}


@cache
def asked() -> list[Asked]:
    """All that the program says."""
    return [one for reader in readers() for one in reader.asked()]


@cache
def mentioned() -> set[str]:
    """All ids of messages that may stand somewhere in the program, the page and the lessons."""
    told = {text for reader in readers() for text in reader.mentioned()}
    # The server's refusals are named by the end of their id.
    server = [reader for reader in readers() if reader.name.startswith("server")]
    told |= {f"server-{text}" for reader in server for text in reader.mentioned()}
    told |= said_by_the_page(messages_of("en"))
    return told | {id for game in shokai.GAMES for lesson in lessons_of(game) for id in lesson.sentences()}


@pytest.mark.essential
@pytest.mark.parametrize("language", languages())
def test_everything_that_is_said_exists(language: str) -> None:
    assert missing(asked(), messages_of(language)) == []


@pytest.mark.parametrize("language", languages())
def test_everything_that_the_page_says_in_full_exists(language: str) -> None:
    said = set(re.findall(r"\bsay\(\s*'([a-z0-9-]+)'", sources_of_the_page()))
    assert len(said) > 500
    assert said - set(messages_of(language)) == set()


@pytest.mark.parametrize("language", languages())
def test_every_message_gets_what_it_needs(language: str) -> None:
    assert short_of_arguments(asked(), messages_of(language)) == []


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_somewhere(language: str) -> None:
    assert unused(messages_of(language), mentioned(), names_in_tables()) == set()


@pytest.mark.parametrize("game", shokai.GAMES)
def test_reasons_point_to_sections_that_exist(game: str) -> None:
    named = sections_named(game) | ({block.section for block in MOVE_TABLE.values()} if game == "yokohama" else set())
    assert len(named) >= 8
    assert {f"{game}-rules-{name}" for name in named} <= set(game_for(game).sections)


@pytest.mark.parametrize("game", shokai.GAMES)
def test_what_is_explained_points_to_sections_that_exist(game: str) -> None:
    """TypeScript holds what `explain.ts` names against its own list; this holds the list against the rules."""
    text = (SOURCE.parents[1] / "page" / "src" / "games" / game / "explain.ts").read_text("utf-8")
    [listed] = re.findall(r"^type Section =([^;]*);", text, re.MULTILINE)
    named = re.findall(r"'(.*?)'", listed)
    assert len(named) >= 8
    assert {f"{game}-rules-{name}" for name in named} <= set(game_for(game).sections)


def sections_named(game: str) -> set[str]:
    """What the sources of a table call a section, where a function is told one."""
    files = [ast.parse(file.read_text("utf-8")) for file in (SOURCE / "games" / game / "table").rglob("*.py")]
    nodes = [node for file in files for node in ast.walk(file)]
    takes = {
        node.name: [one.arg for one in node.args.args].index("section")
        for node in nodes
        if isinstance(node, ast.FunctionDef) and any(one.arg == "section" for one in node.args.args)
    }
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    told = [call.args[takes[call.func.id]] for call in calls if takes.get(call.func.id, 99) < len(call.args)]
    return {one.value for one in told if isinstance(one, ast.Constant)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", shokai.GAMES)
def test_whatever_happens_in_a_game_can_be_told(language: str, game: str) -> None:
    """Whole games: what is asked, what each move would bring and did, why others are not legal."""
    kind, speak, chance = game_for(game), speaker(language), random.Random(3)
    for players in kind.rules.PLAYERS:
        match = Match(game, players, seed=players)
        said = 0
        while not match.over:
            s, names = match.state, match.names
            say = [kind.question(s)]
            for move in chance.sample(match.legal, min(3, len(match.legal))):
                say += kind.preview_sentences(s, move, names)
            for move in chance.sample(range(kind.rules.MOVES), 6):
                reason = kind.why_not(s, move, names)
                # The rules are told in the names of an edition.
                told = [Say(f"{reason.section}{part}", edition=2024) for part in ("", "-title")] if reason else []
                say += [reason.said, *told] if reason else []
            texts = [speak.say(one) for one in say]
            assert all(text and "{" not in text for text in texts)
            said += len(texts)
            match.play(chance.choice(match.legal))
        told = [speak.say(one) for one in match.log()]
        assert len(told) > 50
        assert said > 500
        assert [sentence for sentence in told if not re.search(r"[.!?。！？]$", sentence)] == []
        assert [speak.say(one) for one in kind.final_lines(match.state, match.names)]


# What the page says in words of its own: sentences of the games that speak of typing make no sense there.

OWN = "page-says-"
# Quoted words that moves begin with, and what speaks of lines and lists.
TYPING = re.compile(
    rf"[“„「]({'|'.join(sorted({verb for game in shokai.GAMES for verb in game_for(game).verbs}))})[”“」]"
    r"|\b(one line|on the list|the list|einer? Zeile|der Liste|[Ss]chreib|[Nn]enne?s?t? )|1行|一覧"
)


@pytest.mark.parametrize("language", languages())
def test_the_page_does_not_speak_of_typing(language: str) -> None:
    files = "\n".join(file.read_text("utf-8") for file in sorted((SOURCE / "texts" / language).glob("*.ftl")))
    # All that a message can say, whatever its arguments choose.
    words = dict(re.findall(r"^([a-z][\w-]*) =(.*(?:\n[^\na-z#].*)*)", files, re.MULTILINE))
    typing = {id for id, text in words.items() if TYPING.search(text)}
    shown = {id for id in typing if re.match(r"(osaka|yokohama)-(asks|why|preview|story|only)-", id)}
    assert len(shown) > 10
    assert [id for id in sorted(shown) if OWN + id not in words] == []
    assert [id for id in typing if id.startswith(OWN)] == []


def test_what_the_page_says_otherwise_stands_for_something_and_gets_what_it_needs() -> None:
    for language in languages():
        here = messages_of(language)
        for id in (id for id in here if id.startswith(OWN)):
            meant = id.removeprefix(OWN)
            assert meant in here
            assert variables_of(here, id) <= variables_of(here, meant) | {"edition"}, id


# Speakers.


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Refusal, match=r"“tlh”.*en, de, ja"):
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
    assert "x" * 50 in speaker(language).say("no-such-game", game="x" * 5000, games=shokai.GAMES)


def test_people_do_things_together() -> None:
    ended = {language: speaker(language) for language in languages()}
    two, three = (
        Say("osaka-story-end-tokens", players=("A", "B")),
        Say("osaka-story-end-tokens", players=("A", "B", "C")),
    )
    assert ended["en"].say(two) == "A and B reached eight tokens: the game is over."
    assert ended["en"].say(three) == "A, B and C reached eight tokens: the game is over."
    assert "A, B und C" in ended["de"].say(three)
    assert "AとB" in ended["ja"].say(two)
