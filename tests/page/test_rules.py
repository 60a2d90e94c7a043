"""The rules in a browser: pictures, examples, search, and a player aid that fits one printed sheet."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from typing import Any

import pytest
from helpers.paging import LAPTOP, PHONE, Guest
from helpers.places import PAGE

import shokai
from shokai.match.game import game_for
from shokai.match.scenario import run_text
from shokai.texts import languages, speaker

SOURCE = Path(shokai.__file__).parent


def script() -> Any:
    """page/fixtures/examples.py, which writes the examples."""
    spec = importlib.util.spec_from_file_location("fixtures_of_examples", PAGE / "fixtures/examples.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", shokai.GAMES)
def test_what_examples_show_is_what_the_rules_make_of_them(game: str) -> None:
    """Every figure of an example comes from the rules, and each example from a scenario that holds."""
    module = script()
    written = json.loads(module.written(game).read_text("utf-8"))
    assert written == json.loads(json.dumps(module.examples(game))), "page/fixtures/examples.py writes it"
    text = (PAGE / "fixtures/examples" / f"{game}.scenario").read_text("utf-8")
    assert [speaker("en").say(one.fault) for one in run_text(text) if one.fault] == []
    sections = {section.removeprefix(f"{game}-rules-") for section in game_for(game).sections}
    assert {example["section"] for example in written} <= sections
    assert len(written) >= 12


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", shokai.GAMES)
def test_sentences_of_examples_have_no_figures_of_their_own(game: str, language: str) -> None:
    speak = speaker(language)
    for example in script().examples(game):
        for kind in ("example", "why"):
            text = speak.say(f"{game}-guide-{kind}-{example['id']}", edition=2024)
            assert not re.search(r"\d", text), text
    # Nothing is said of examples that are not there.
    texts = (SOURCE / "texts" / language / f"{game}-guide.ftl").read_text("utf-8")
    told = re.findall(r"^\w+-guide-why-([\w-]+)", texts, re.MULTILINE)
    assert sorted(told) == sorted(example["id"] for example in script().examples(game))


def linked(game: str) -> set[str]:
    """The sections that reasons and explanations lead to, as their sources name them."""
    found: set[str] = set()
    for file in (SOURCE / "games" / game).rglob("*.py"):
        found |= set(re.findall(rf"{game}-rules-([a-z]+)", file.read_text("utf-8")))
        if file.name.startswith(("reasons", "why")):
            found |= set(re.findall(r'"([a-z]+)"', file.read_text("utf-8"))) & known(game)
    explain = (PAGE / "src/games" / game / "explain.ts").read_text("utf-8")
    found |= set(re.findall(r"'([a-z]+)'", explain)) & known(game)
    return found | {"turn"}


# Symbols that stick out of their row.
LARGER = """rows => rows.filter((row) => {
  const around = row.getBoundingClientRect();
  return [...row.querySelectorAll('dt > *')].some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < around.left || right > around.right || top < around.top || bottom > around.bottom;
  });
}).map(row => row.dataset.symbol)"""


def known(game: str) -> set[str]:
    return {section.removeprefix(f"{game}-rules-") for section in game_for(game).sections}


@pytest.mark.slow
@pytest.mark.parametrize("game", shokai.GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_rule_that_something_links_to_is_there(guest: Guest, game: str, language: str) -> None:
    lena = guest(lang=language)
    page = lena.visit(f"/rules/{game}").page
    page.locator("#symbols").wait_for()
    there = set(page.locator("article[id]").evaluate_all("all => all.map(one => one.id)"))
    assert {*game_for(game).sections} <= there
    assert len(linked(game)) >= 8
    assert {f"{game}-rules-{section}" for section in linked(game)} <= there
    # Its sentences are on the page, word for word, with the pictures and examples of the section.
    speak = speaker(language)
    for section in game_for(game).sections:
        text = page.locator(f"#{section}").inner_text()
        assert "".join(speak.say(section, edition=2016).split()) in "".join(text.split()), section
    assert page.locator("[data-example]").count() == len(script().examples(game))
    assert page.locator("[data-picture]").count() > 2 * page.locator("[data-example]").count()
    assert page.locator("[data-picture]").evaluate_all("all => all.filter(one => one.offsetHeight < 20).length") == 0
    # No symbol of the legend is larger than the line that tells of it.
    assert page.locator("#symbols [data-symbol]").evaluate_all(LARGER) == []
    # What a reason leads to is in sight and marked.
    section = game_for(game).sections[8]
    lena.visit(f"/rules/{game}?section={section}")
    page.locator("#symbols").wait_for()
    page.wait_for_function(f"document.querySelector('#{section}').getBoundingClientRect().top < innerHeight / 2")
    assert "on" in page.locator(f"#{section}").get_attribute("class").split()
    assert lena.missing == []
    assert not lena.overflows()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "game", "words", "section"),
    [
        ("en", "yokohama", "stagecoach", "yokohama-rules-technologies"),
        ("en", "osaka", "rounded up to 25", "osaka-rules-tokens"),
        ("de", "yokohama", "Mini-Erweiterung 2", "yokohama-rules-expansions"),
        ("de", "osaka", "anker anori", "osaka-rules-ships"),
        ("de", "yokohama", "Gebühr", "yokohama-rules-placement"),
        ("ja", "yokohama", "停車場", "yokohama-rules-power"),
        ("ja", "osaka", "保険 マーク", "osaka-rules-insurance"),
    ],
)
def test_whatever_can_be_read_is_found(guest: Guest, language: str, game: str, words: str, section: str) -> None:
    lena = guest(lang=language)
    page = lena.visit(f"/rules/{game}").page
    page.locator("#symbols").wait_for()
    everything = page.locator("article[id]:visible").count()
    page.locator("input[type=search]").fill(words)
    page.locator("article[hidden]").first.wait_for(state="attached")
    found = page.locator("article[id]:visible").evaluate_all("all => all.map(one => one.id)")
    assert section in found
    assert len(found) < everything
    assert page.locator("nav a[href*=section]").count() == len(found)
    page.locator("input[type=search]").press("Enter")
    page.locator(f"#{found[0]}.on").wait_for()
    # What nobody says is said to be missing, and one click brings everything back.
    page.locator("input[type=search]").fill("qqqq")
    page.locator("article[id]:visible").first.wait_for(state="hidden")
    assert speaker(language).say("guide-found", n=0) in page.locator("[role=status]").first.inner_text()
    page.locator(".status button").click()
    page.locator("article[id]:visible").nth(everything - 1).wait_for()


@pytest.mark.slow
def test_editions_and_expansions_are_marked(guest: Guest) -> None:
    lena = guest()
    page = lena.visit("/rules/yokohama").page
    page.locator("[data-mark=bonus-2024]").wait_for()
    assert "always take" in page.locator("[data-mark=bonus-2024]").inner_text()
    assert page.locator("[data-mark$=mini1], [data-mark$=mini2]").count() >= 5
    assert page.locator("#yokohama-rules-port .tile h3").first.inner_text() == "Port"
    page.get_by_role("button", name="2024").click()
    page.wait_for_function("document.querySelector('#yokohama-rules-port .tile h3').textContent === 'Port A'")


@pytest.mark.slow
def test_rules_and_player_aid_have_the_names_of_the_edition(guest: Guest) -> None:
    lena = guest(lang="de")
    # A table of the 2024 edition leads to its names.
    lena.begin(game="yokohama", players=2, options="2024", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert lena.page.locator("a.wide[href*='/rules/']").get_attribute("href") == "/rules/yokohama?edition=2024"
    page = lena.visit("/rules/yokohama?edition=2024").page
    page.locator("#symbols").wait_for()
    examples = page.locator("[data-example]").all_inner_texts()
    assert [text for text in examples if re.search("Geschäft|Handelshaus|Laboratorium|Importlager", text)] == []
    assert "Läden" in page.locator("#yokohama-rules-end").inner_text()
    assert "Geschäft" not in page.locator("#yokohama-rules-construction").inner_text()
    # It stays, on the player aid, too, until the other is chosen.
    lena.visit("/rules/yokohama/aid")
    page.locator("[data-aid]").wait_for()
    assert "Geschäft" not in page.locator("[data-aid]").inner_text()
    lena.visit("/rules/yokohama")
    page.locator(".seg button", has_text="2016").click()
    page.wait_for_function("document.querySelector('#yokohama-rules-end').innerText.includes('Geschäfte')")
    assert lena.missing == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("path", ["/rules/osaka", "/rules/yokohama", "/rules/osaka/aid", "/rules/yokohama/aid"])
def test_nothing_serious_for_accessibility(guest: Guest, path: str, theme: str) -> None:
    lena = guest(theme=theme, size=PHONE if theme == "night" else LAPTOP)
    lena.visit(path).page.locator("#symbols, .sheet").first.wait_for()
    assert lena.accessibility() == []
    assert lena.too_small() == []
    assert not lena.overflows()
    assert lena.missing == []
    lena.picture(f"rules{path.replace('/', '-')}-{theme}")


EDITIONS = {"osaka": [""], "yokohama": ["?edition=2016", "?edition=2024"]}


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", shokai.GAMES)
def test_the_player_aid_is_one_printed_sheet(guest: Guest, game: str, language: str) -> None:
    # At night, too, it is printed on paper.
    lena = guest(lang=language, theme="night")
    page = lena.visit(f"/rules/{game}").page
    page.locator(".aid").click()
    page.locator("[data-aid]").wait_for()
    assert page.locator("[data-aid] h2").first.bounding_box()["width"] > 100, "its words stand side by side"
    page.emulate_media(media="print")
    # The names of the other edition are longer.
    for edition in EDITIONS[game]:
        lena.visit(f"/rules/{game}/aid{edition}").page.locator("[data-aid]").wait_for()
        for paper in ("A4", "Letter"):
            assert pages_of(page.pdf(format=paper)) == 1, paper
        # Nothing is cut off at the foot of the sheet.
        high, room = page.locator("[data-aid]").evaluate("sheet => [sheet.scrollHeight, sheet.clientHeight]")
        assert high <= room
        wide, across = page.locator("[data-aid]").evaluate("sheet => [sheet.scrollWidth, sheet.clientWidth]")
        assert wide <= across
    assert page.locator(".noren").is_hidden()
    assert lena.missing == []
