"""YOKOHAMA: names follow the edition. No game of one edition speaks in the words of the other."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import shokai.texts
from shokai.games.yokohama import table as yokohama
from shokai.games.yokohama.rules.components import TITLES
from shokai.games.yokohama.rules.state import AREA_NAMES, MOVES
from shokai.games.yokohama.table.names import area_name, goal_in_words, title_effect, title_name
from shokai.match.match import Match
from shokai.texts import Say, languages, speaker

EDITIONS = (2016, 2024)

# Words that only one edition has, by language. German “Warenhaus” is in both, for different things.
WORDS = {
    "de": {
        2016: r"Fischgründe|Importlager|\bDock\b|\bHafen\b(?! [AB])|Arbeitsvermittler|Laboratorium|Forschungszentrum|"
        r"Geschäft|Handelsh[aä]us|Plättchen|Stärke-5|\bVorrat|Industrie|Gaslicht|Aktienmarkt|Telegramm|Deutschland|"
        r"Handelsgebiet|Verwaltungspl[aä]n|Kirchenplan|Bauplatzkarte|Glaubenskraft|Zusatzaktion",
        2024: r"Fischerei|\bZoll|Hafen [AB]|Arbeitsagentur|\bLabor [AB]|\bL[aä]den|Faktorei|5-Stärke|Produktionswert|"
        r"Gaslaterne|Börse|Schreibtelegraf|Deutsches Reich|Gewerbe|Verwaltungstafel|Gebäudetafel|Glaube\b|"
        r"zusätzlichen Aktionsphasen",
    },
    "en": {
        2016: r"\bDock\b|\bPort\b(?! [AB])|\bLaboratory\b(?! [AB])|Research Center|Germany",
        2024: r"Port [AB]|Laboratory [AB]|German Empire",
    },
}
LANGUAGES = tuple(WORDS)
BOTH = r"yokohama-(rules-editions$|guide-mark-\w+-2024$|notation$|page-hyphens$|lesson-edition)"
# Said at tables of the first edition only.
FIRST = "yokohama-lesson-"


def _foreign(language: str, edition: int, text: str) -> list[str]:
    """The words of a text that belong to the other edition."""
    [other] = set(EDITIONS) - {edition}
    return re.findall(WORDS[language][other], text)


# Every text, in all its forms.


def _messages(language: str) -> dict[str, ftl.Pattern]:
    """The messages of the game, but for those that serve both editions: a section of the rules and its marks say which
    names differ, and so does a lesson, the list of moves has the codes of areas, that of hyphens all long words.
    """
    found = {}
    for file in sorted((Path(shokai.texts.__file__).parent / language).glob("yokohama*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message) and not re.match(BOTH, entry.id.name):
                found[entry.id.name] = entry.value
    return found


def _written(pattern: ftl.Pattern, edition: int) -> Iterator[str]:
    """The parts of a message that an edition can show: of every choice but that of the edition, all."""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            choice = element.expression
            by_edition = choice.selector.id.name == "edition"
            for variant in choice.variants:
                if not by_edition or variant.key.value == str(edition):
                    yield from _written(variant.value, edition)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_word_of_the_other_edition(language: str, edition: int) -> None:
    messages = {id: value for id, value in _messages(language).items() if edition == 2016 or not re.match(FIRST, id)}
    assert len(messages) > 300
    foreign = {
        id: [word for part in _written(value, edition) for word in _foreign(language, edition, part)]
        for id, value in messages.items()
    }
    assert {id: words for id, words in foreign.items() if words} == {}


# Whole games: what is asked, previewed, refused, told and drawn.


def _said_in_a_game(language: str, edition: int) -> Iterator[str]:
    speak, chance = speaker(language), random.Random(edition)
    match = Match("yokohama", 4, seed="names", options=f"{edition} mini1 mini2", backend="python")
    while not match.over:
        s, names = match.state, match.names
        said = [yokohama.question(s)]
        for move in chance.sample(match.legal, min(2, len(match.legal))):
            said += yokohama.preview_sentences(s, move, names)
        for move in chance.sample(range(MOVES), 4):
            reason = yokohama.why_not(s, move, names)
            said += [reason.said] if reason else []
        yield from (speak.say(one) for one in said)
        if chance.random() < 0.02:
            yield _drawn(match, language)
        # Who rather does something than nothing owns technologies and tokens in the end.
        match.play(max(chance.sample(match.legal, min(3, len(match.legal)))))
    yield _drawn(match, language)
    yield from (speak.say(one) for one in match.log())
    yield from (speak.say(one) for one in yokohama.final_lines(match.state, match.names))


def _drawn(match: Match, language: str) -> str:
    """The table. Codes of areas that stand beside other names are no names."""
    lines = yokohama.draw(match.view(0), speaker(language))
    return "\n".join("".join(text for text, style in line if style != "label") for line in lines)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_has_a_word_of_the_other_edition(language: str, edition: int) -> None:
    said = list(_said_in_a_game(language, edition))
    assert [text for text in said if _foreign(language, edition, text)] == []
    own = {word for text in said for word in re.findall(WORDS[language][edition], text)}
    assert len(own) >= (15 if language == "de" else 3), own


def test_the_rules_follow_the_edition() -> None:
    """The list of messages above does not see what they are given."""
    speak = speaker("de")
    rules = [f"{section}{part}" for section in yokohama.sections for part in ("", "-title")]
    for edition in EDITIONS:
        told = [speak.say(id, edition=edition) for id in rules if "editions" not in id]
        assert [text for text in told if _foreign("de", edition, text)] == []
    assert "Läden" in speak.say("yokohama-rules-end", edition=2024)


# The names themselves.


def _german(said: Say) -> str:
    return speaker("de").say(said)


def test_three_technologies_have_another_german_name_in_2024() -> None:
    names = {
        title: tuple(_german(title_name(TITLES.index(title), edition)) for edition in EDITIONS) for title in TITLES
    }
    assert {title: pair for title, pair in names.items() if pair[0] != pair[1]} == {
        "gaslight": ("Gaslicht", "Gaslaterne"),
        "stock-market": ("Aktienmarkt", "Börse"),
        "telegram": ("Telegramm", "Schreibtelegraf"),
    }


def test_areas_goals_and_effects_have_their_german_names_of_2024() -> None:
    assert [_german(area_name(AREA_NAMES.index("Customs"), edition)) for edition in EDITIONS] == ["Importlager", "Zoll"]
    assert _german(goal_in_words(9, 2024)) == "Gebäude in 4 Gewerbegebieten"
    effect = _german(title_effect(TITLES.index("brickyard"), 2024))
    assert effect == "Jeder Assistent, den du auf die Zoll-Verwaltungstafel setzt, bringt 4 Punkte mehr."


SHOP_THERE = {
    "players": "Red Yellow Blue Green", "step": "moving", "Red men": "3@Tea1", "Red hand": "a2 S1 T0",
    "Red shops": "Tea1:2",
}  # fmt: skip


@pytest.mark.parametrize(
    ("edition", "refused"),
    [
        (2016, "Hier hast du schon ein Geschäft, und mehr als eines pro Spieler darf es nicht geben."),
        (2024, "Hier hast du schon einen Laden, und mehr als einen pro Spieler darf es nicht geben."),
    ],
)
def test_a_reason_speaks_the_german_of_the_edition(edition: int, refused: str) -> None:
    match = Match.from_position("yokohama", SHOP_THERE | {"options": str(edition)}, backend="python").play("go Tea1")
    reason = match.why_not("shop 1")
    assert reason is not None
    assert _german(reason.said) == f"Teeplantage 1: {refused}"


# Orders are named by country and goods; their codes are for typing.


@pytest.mark.parametrize("language", languages())
def test_no_sentence_calls_an_order_by_its_code(language: str) -> None:
    speak, chance = speaker(language), random.Random(3)
    match = Match("yokohama", 3, seed="orders", names=["Aiko", "Ben", "Chiyo"], backend="python")
    said = []
    while not match.over:
        for move in chance.sample(match.legal, min(2, len(match.legal))):
            said += yokohama.preview_sentences(match.state, move, match.names)
        fulfilling = [move.number for move in match.legal_moves if move.text.startswith(("fulfil", "order"))]
        match.play(chance.choice(fulfilling or match.legal))
    told = [speak.say(one) for one in (*said, *match.log())]
    assert sum("→" in line for line in told) > 20
    assert [line for line in told if re.search(r"\bO\d+\b", line)] == []
