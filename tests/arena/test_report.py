"""The arena's report: one file that needs nothing but itself, in every language, whatever bots are called."""

from __future__ import annotations

import re
import shlex
import stat
from pathlib import Path
from xml.etree import ElementTree

import pytest
from helpers.command import ALL_IS_WELL, Command

from shokai.arena.contest import Game, Outcome, Plan
from shokai.arena.faults import GameError
from shokai.arena.figures import Tournament
from shokai.arena.game import Played
from shokai.arena.lineup import Entrant, Lineup
from shokai.arena.report import command_line, report_page
from shokai.arena.summary import summarise
from shokai.arena.svg import Scale, ticks
from shokai.arena.times import Times
from shokai.texts import Say, languages, speaker


def page_of(text: str) -> ElementTree.Element:
    """The page, which must be well-formed down to the last tag."""
    head, _, rest = text.partition("\n")
    assert head == "<!doctype html>"
    return ElementTree.fromstring(rest)


def words_of(page: ElementTree.Element) -> str:
    """All that can be read on a page."""
    return " ".join(text.strip() for text in page.itertext() if text.strip())


def needs_nothing(text: str) -> None:
    assert not re.search(r"https?:|//[a-z]|@import|<script|<link|<iframe|javascript:|\bon[a-z]+=", text)
    assert re.findall(r"url\(([^)]*)\)", text) in ([], ["#waves"])
    assert not re.search(r"\b(?:src|href|srcset)=", text)


def a_game(plan: Plan, block: int, number: int, played: Played) -> Game:
    seating = list(plan.lineup.seatings())[number]
    return Game(plan.units(block)[number], seating, played)


def made_up(blocks: int, bots: tuple[str, ...] = ("uniform", "random"), names: tuple[str, ...] = ()) -> Tournament:
    """A tournament that was never played: the later a bot was named, the more points it has."""
    entrants = tuple(Entrant(name, bot) for name, bot in zip(names or bots, bots, strict=True))
    plan = Plan("osaka", Lineup(entrants, (tuple(range(len(bots))),)), blocks=blocks)
    outcome = Outcome(plan, stopped="blocks")
    for block in range(blocks):
        games = []
        for number, seating in enumerate(plan.lineup.seatings()):
            points = [10 * e + (block * 7 + number * 3 + e) % 5 for e in seating]
            places = [1 + sum(other > own for other in points) for own in points]
            times = [Times({e * 40: 9, e * 40 + 5: 1}) for e in seating]
            games.append(a_game(plan, block, number, Played(points, places, "tokens", 100, 50, 0.1, times)))
        outcome.blocks.append(games)
    return Tournament(summarise(outcome))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("blocks", "bots"), [(1, 2), (3, 2), (40, 2), (500, 2), (2, 3), (12, 4)])
def test_a_report_is_one_well_formed_file(language: str, blocks: int, bots: int) -> None:
    text = report_page(made_up(blocks, ("uniform", "random", "greedy", "heuristic")[:bots]), speaker(language))
    needs_nothing(text)
    page = page_of(text)
    assert page.get("lang") == language
    assert len(page.findall(".//h1")) == 1
    pictures = page.findall(".//svg[@role='img']")
    assert len(pictures) >= 5
    assert all(picture.get("aria-label") for picture in pictures)
    assert "nan" not in text
    assert "None" not in words_of(page)
    assert len(text) < 2_000_000
    ratings = speaker(language).say("arena-report-ratings")
    assert (ratings in words_of(page)) is (bots > 2)


def test_a_report_says_what_came_out() -> None:
    told = words_of(page_of(report_page(made_up(20), speaker("en"))))
    assert "uniform is worse" in told
    assert "it wins 0.0%, where 50% would be fair" in told
    assert "shokai arena osaka uniform random --players 2 --blocks 20 --seed 0" in told


def test_names_of_bots_are_never_markup() -> None:
    nasty = "program:bot \"<script>alert(1)</script>\" & 'co'"
    text = report_page(made_up(2, ("random", nasty)), speaker("en"))
    needs_nothing(text)
    assert nasty in words_of(page_of(text))


def test_errors_are_told_in_the_reader_s_language() -> None:
    tournament = made_up(2)
    error = GameError(0, "uniform", 17, "illegal", Say("bot-failed-illegal", move="99"))
    tournament.main.outcome.blocks[0][0].played.errors.append(error)
    tournament = Tournament(summarise(tournament.main.outcome))
    assert "Its move “99” is not legal." in report_page(tournament, speaker("en"))
    assert speaker("de").say(error.said) in report_page(tournament, speaker("de"))


def test_the_command_of_a_report_is_the_one_that_was_given() -> None:
    plan = Plan("yokohama", made_up(1).main.outcome.plan.lineup, "2024 mini1", seed="a b", until_sure=True, blocks=9)
    tournament = made_up(1)
    tournament.main.outcome.plan = plan
    words = shlex.split(command_line(tournament))
    assert words[:5] == ["shokai", "arena", "yokohama", "uniform", "random"]
    assert words[5:] == ["--players", "2", "--until-sure", "--at-most", "9", "--options", "2024,mini1", "--seed", "a b"]


def test_the_report_of_a_real_tournament(command: Command, tmp_path: Path) -> None:
    (tmp_path / "report.html").write_text("an older one")
    answer = command(
        "arena", "osaka", "random", "uniform", "--players", "3", "--blocks", "3", "--sanity", "--report", "report.html"
    )
    assert answer.code == ALL_IS_WELL
    assert "The report is in report.html." in answer.out
    text = (tmp_path / "report.html").read_text("utf-8")
    needs_nothing(text)
    assert "prefers-color-scheme: dark" in text
    told = words_of(page_of(text))
    for words in ("Traders of Osaka", "Share of wins", "Mirror match", "Sanity match", "Reproducing this report"):
        assert words in told
    assert stat.S_IMODE((tmp_path / "report.html").stat().st_mode) == 0o644
    assert not list(tmp_path.glob(".*"))


# Drawing.


def test_a_scale_stays_on_its_paper() -> None:
    scale = Scale(0, 10, 100, 200)
    assert [scale(n) for n in (-5, 0, 5, 10, 99)] == [100, 100, 150, 200, 200]
    assert Scale(3, 3, 0, 1)(3) == 0


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-13, 27), (1, 500), (0, 0), (-0.004, 0.003), (24.9, 25.1)])
def test_ticks_are_few_and_inside(low: float, high: float) -> None:
    found = ticks(low, high)
    assert len(found) <= 7
    assert all(low - 1e-6 <= tick <= high + 1e-6 for tick in found)
