"""The words of argparse are in the reader's language, like all others."""

from __future__ import annotations

import re

import pytest
from helpers.command import heard, refused

# Words that argparse says by itself.
ENGLISH = re.compile(
    r"usage:|options:|positional arguments|show this help|show program|unrecognized|required|invalid choice|argument\b"
    r"|expected|choose from|ambiguous|error:"
)
ASKED = ["", "play", "serve", "admin", "admin tables", "compile"]
BAD = [
    "dance", "play", "play osaka --fast", "play osaka --players", "arena osaka", "compile --only x",
    "play osaka --se x", "play osaka --players x", "serve --lan=3",
]  # fmt: skip


@pytest.mark.parametrize("language", ["de", "ja"])
def test_help_has_no_english_words_of_argparse(language: str) -> None:
    for words in ASKED:
        told = heard([*words.split(), "--help", "--lang", language])
        assert told.code == 0
        found = [line for line in told.out.splitlines() if re.search(ENGLISH, line.replace("Argument", ""))]
        assert found == [], words
        assert told.out.count({"de": "Optionen:", "ja": "オプション:"}[language]) == 1, told.out
    begins = {"de": "Aufruf: shokai", "ja": "使い方： shokai"}
    assert heard(["--help", "--lang", language]).out.startswith(begins[language])


def test_english_help_is_as_argparse_writes_it() -> None:
    told = heard(["play", "--help", "--lang", "en"]).out
    assert told.startswith("usage: shokai play [-h] [--lang LANG]")
    assert "\npositional arguments:\n  GAME" in told
    assert "\noptions:\n  -h, --help" in told


@pytest.mark.parametrize("language", ["de", "ja"])
@pytest.mark.parametrize("words", BAD)
def test_complaints_have_none_either(language: str, words: str) -> None:
    told = heard(["--lang", language, *words.split()])
    assert told.code == 2
    assert not re.search(ENGLISH, told.err), told.err


def test_complaints_in_english_are_as_they_were() -> None:
    refused(heard(["play"]), "the following arguments are required: GAME")
    refused(heard(["compile", "--only", "x"]), "argument --only: invalid choice: 'x' (choose from ")
    refused(heard(["play", "osaka", "--fast"]), "unrecognized arguments: --fast")
