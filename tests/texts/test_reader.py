"""The reader that the tests of texts rely on: it finds what is missing, idle or short of an argument."""

from __future__ import annotations

import pytest
from helpers.sayings import HOLE, Message, Reader, missing, read_messages, short_of_arguments, unused

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
