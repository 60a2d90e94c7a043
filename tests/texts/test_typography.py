"""German and Japanese as they are printed: their own marks, and one word for each thing (docs/guide/translating.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import shokai.texts
from shokai.texts import Say, speaker

FOLDER = Path(shokai.texts.__file__).parent
JAPANESE = r"[\u3040-\u30ff\u4e00-\u9fff」）]"
# Words that were once used beside the one in the glossary.
REJECTED = {
    "de": r"Rosa|\bShops?\b|Partiedatei|Spende|Gespräch|erste[rn]? Seite|Sie haben|Ihr Konto",
    "ja": "客人|主人|機械|機器|締め出|パワー|最初のページ|テーブル(?!モード)|選択肢「",
}


def lines(language: str) -> Iterator[str]:
    """What people can read: without comments, names of messages and what is filled in."""
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                text = re.sub(r"^[a-z][\w-]* = ?|^ +\*?\[[\w-]+\]", "", line)
                yield f"{file.name}: " + re.sub(r"\{ ?(?:NUMBER\([^{}]*\)|[^{}]*)\}?", "", text)


def test_japanese_has_marks_of_full_width() -> None:
    # “key: value” is code.
    narrow = re.compile(rf"{JAPANESE}(?:[?!~(]|:(?! ))|[(~]{JAPANESE}|\){JAPANESE}")
    assert [line for line in lines("ja") if narrow.search(line)] == []


def test_japanese_has_no_spaces_between_its_words() -> None:
    assert [line for line in lines("ja") if re.search(rf"(?<=[^ ]){JAPANESE} {JAPANESE}", line)] == []


def test_german_has_its_own_quotation_marks_and_dots() -> None:
    # Code has others: ["..."], “shokai play ... --load”.
    code = re.compile(r'\[\w+ "[^"]*"\]|"python3 [^"]*"|/ " und|shokai play \.\.\.')
    written = [code.sub("", line) for line in lines("de")]
    assert [line for line in written if re.search(r'"|”|\.\.\.| - ', line)] == []
    assert [line for line in written if line.count("„") != line.count("“")] == []


@pytest.mark.parametrize("language", REJECTED)
def test_a_thing_has_one_name(language: str) -> None:
    assert [line for line in lines(language) if re.search(REJECTED[language], line)] == []


@pytest.mark.parametrize(
    ("language", "told"), [("en", "R5, B2"), ("de", "R5, B2"), ("ja", "R5、B2")], ids=["en", "de", "ja"]
)
def test_a_list_is_written_as_its_language_writes_it(language: str, told: str) -> None:
    assert told in speaker(language).say(Say("osaka-story-to-market", cards=("R5", "B2")))
