"""A finished game is reviewed: luck adds up and is nobody's friend, decisions are rated from what a seat knew."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from functools import cache
from html import escape
from pathlib import Path

import pytest
from helpers.command import ALL_IS_WELL, Command, refused

import shokai
from shokai.bots.networking import MasterBot
from shokai.coach.luck import Dealt, Moved, course
from shokai.coach.moments import moment_read, moment_told
from shokai.coach.outlook import Foresight, nothing, standard_error
from shokai.coach.page import review_page
from shokai.coach.review import DEPTHS, Depth, Review, _decision, moments, review, seats_of
from shokai.coach.words import said
from shokai.engine.engine import CHANCE
from shokai.match.match import Match
from shokai.match.rounds import rounds_of
from shokai.server.tables.logbook import log_entries
from shokai.server.tables.words import told, understood
from shokai.texts import languages, speaker

GAMES = [("osaka", 2), ("osaka", 4), ("yokohama", 2)]
SHALLOW = Depth(20, 6, 8)


@cache
def finished(game: str, bots: tuple[str, ...], seed: str = "review") -> Match:
    """A game between bots."""
    match = Match(game, len(bots), seed=seed, backend="native")
    players = [shokai.bot(name, seed=p) for p, name in enumerate(bots)]
    while not match.over:
        match.play(players[match.actor].choose(match.seat()))
    return match


@cache
def eyes(game: str) -> Foresight:
    return Foresight(game, "native")


@cache
def reviewed() -> Review:
    return review(finished("osaka", ("network", "random")), DEPTHS["quick"], eyes("osaka"))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_luck_and_moves_lead_from_the_start_to_the_result(game: str, players: int) -> None:
    match, sight = finished(game, ("network",) * players), eyes(game)
    states = [sight.state(match.engine, state) for state in match.history.states]
    events = list(course(sight, match.history.steps, states, 8))
    assert {type(event) for event in events} == {Dealt, Moved}
    at = events[0].before
    for event in events:
        assert event.before == at
        at = event.after
        assert sum(at.wins) == pytest.approx(1)
    firsts = [place == 1 for place in match.standing.places]
    assert at.wins == pytest.approx([first / sum(firsts) for first in firsts])
    assert at.points == match.standing.points


@pytest.mark.parametrize("game", ["osaka", "yokohama"])
def test_the_outlook_before_a_draw_is_the_mean_of_what_may_come(game: str) -> None:
    """Every outcome of a draw, weighted by how likely it is: their mean is the outlook before it, within the error."""
    match, sight = finished(game, ("network",) * 2), eyes(game)
    draws = [n for n, step in enumerate(match.history.steps) if step.seat == CHANCE]
    tried = 0
    for number in draws[:: len(draws) // 6]:
        state = sight.state(match.engine, match.history.states[number])
        due = sight.engine.chance(state)
        samples = sight.samples(state, 400, 1)
        mean = 0.0
        for outcome, weight in due.weights.items():
            then = sight.engine.clone(state)
            sight.engine.deal(then, outcome)
            mean += sight.outlook(then, 60).wins[0] * weight / due.total
        error = standard_error([row.wins[0] for row in samples.rows])
        assert abs(samples.mean.wins[0] - mean) <= 5 * error + 0.003
        tried += len(due.weights) > 1
    assert tried


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_outlook_before_the_first_card_is_exact_enough_for_all_games(game: str, players: int) -> None:
    """Its error is the luck of every game that begins so: it must not be seen in ten thousand of them."""
    sight = eyes(game)
    start = sight.engine.new(players)
    many = sight.samples(start, 4000, 1).mean
    assert sight.start(start, DEPTHS["normal"].draws).wins == pytest.approx(many.wins, abs=0.005)


def test_a_decision_is_rated_from_what_its_seat_knew() -> None:
    """Exchange all that the seat cannot know: fair values, best move and loss stay the same to the last digit.

    In TRADERS OF OSAKA all cards are taken openly: a perfect memory knows every hand.
    """
    match, sight = finished("yokohama", ("random",) * 4), eyes("yokohama")
    states = [sight.state(match.engine, state) for state in match.history.states]
    bot = MasterBot(0, iterations=20, lead=0.0)
    changed = 0
    for number, (step, state) in enumerate(zip(match.history.steps, states, strict=False)):
        if step.seat == CHANCE or sight.goes_on_by_itself(state) or changed == 8:
            continue
        other = sight.engine.guessed(sight.engine.hidden(state, step.seat), 77)
        if bytes(state) != bytes(other):
            changed += 1
            at = Moved(number, step.seat, nothing(4), nothing(4))
            rated = [_decision(match, sight, one, at, SHALLOW, bot) for one in (state, other)]
            fair = [(t.best, t.before, t.after, t.loss, t.error) for t in rated]
            assert fair[0] == fair[1]
    assert changed


def test_a_whole_review_is_fair_whatever_was_hidden() -> None:
    """Exchange all secrets before every decision of one seat: each is rated as before, with the same reasons.

    What chance gave and the curve are told from all cards; decisions are not.
    """
    match, sight = finished("yokohama", ("random",) * 2, "secrets"), eyes("yokohama")
    own = [moment for moment in moments(match, SHALLOW, sight) if moment.decision and moment.seat == 0]
    mistakes = [moment for moment in own if moment.decision and moment.decision.is_mistake]
    assert any(moment.decision.why for moment in mistakes if moment.decision)
    bot, exchanged = MasterBot(0, iterations=SHALLOW.iterations, lead=0.0, keep=0), 0
    for moment in [*mistakes[:4], *own[:4]]:
        state = sight.state(match.engine, match.history.states[moment.step - 1])
        other = sight.engine.guessed(sight.engine.hidden(state, 0), 4321)
        exchanged += bytes(state) != bytes(other)
        again = _decision(match, sight, other, Moved(moment.step - 1, 0, nothing(2), nothing(2)), SHALLOW, bot)
        assert moment.decision
        # With all cards open, other cards may ask for another move.
        assert replace(again, seeing="") == replace(moment.decision, seeing="")
    assert exchanged


def test_a_review_in_parts_is_the_same_review() -> None:
    """Cut anywhere and through JSON: what follows does not depend on where a part began."""
    match = finished("osaka", ("network", "random"))
    whole = list(moments(match, DEPTHS["quick"], eyes("osaka")))
    for cut in (1, len(whole) // 3, len(whole) - 2):
        begun = whole[:cut]
        rest = moments(match, DEPTHS["quick"], eyes("osaka"), after=begun[-1].step)
        assert list(itertools.islice(rest, 3)) == whole[cut : cut + 3]
    read = [moment_read(json.loads(json.dumps(moment_told(moment, told))), understood) for moment in whole]
    assert [(m.step, m.seat, m.round) for m in read] == [(m.step, m.seat, m.round) for m in whole]
    kept_before = [{k: v for k, v in moment_told(moment, told).items() if k != "round"} for moment in whole[:3]]
    assert [moment_read(moment, understood).round for moment in kept_before] == [None] * 3
    earlier = [replace(moment, round=None) for moment in read]
    assert [seat.worst for seat in seats_of(match.names, earlier)] == [None, None]
    assert [m.decision and m.decision.why for m in read] == [m.decision and m.decision.why for m in whole]
    for p, seat in enumerate(seats_of(match.names, read)):
        assert seat.luck == pytest.approx(reviewed().seats[p].luck, abs=1e-3)
        assert seat.accuracy == pytest.approx(reviewed().seats[p].accuracy, abs=1e-4)


def test_who_plays_at_random_plays_worse() -> None:
    network, random = reviewed().seats
    assert network.accuracy > random.accuracy + 0.01
    assert random.lost > network.lost
    assert any(decision.is_mistake and decision.seat == 1 for decision in reviewed().decisions)
    assert network.luck == pytest.approx(-random.luck)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_rounds_are_those_of_the_log(game: str, players: int) -> None:
    """TRADERS OF OSAKA counts its turns, YOKOHAMA its rounds; what comes before the first turn has none."""
    match = finished(game, ("network",) * players)
    rounds = rounds_of(match)
    assert len(rounds) == len(match.history.steps)
    counted = [number for number in rounds if number is not None]
    assert counted == sorted(counted)
    assert set(counted) == set(range(1, counted[-1] + 1))
    told = {entry["step"]: entry["round"] for entry in log_entries(match, 0) if "round" in entry}
    assert all(rounds[step] == number for step, number in told.items())
    assert told or game == "yokohama"


def test_the_round_that_cost_most_is_named() -> None:
    """It is the one where most of what stands out was lost, and only then called most of it."""
    told = list(moments(finished("osaka", ("network", "random")), DEPTHS["quick"], eyes("osaka")))
    _, random = reviewed().seats
    assert random.worst
    sums = dict[int, float]()
    for moment in told:
        decision = moment.decision
        if decision and moment.seat == 1 and moment.round and decision.loss >= 2 * decision.error:
            sums[moment.round] = sums.get(moment.round, 0.0) + decision.points_lost
    assert random.worst.points == pytest.approx(max(sums.values()))
    assert sums[random.worst.round] == pytest.approx(random.worst.points)
    assert random.worst.most == (random.worst.points > sum(max(points, 0.0) for points in sums.values()) / 2)
    said_of = [line for line in said(reviewed()) if line.id == "review-worst"]
    assert random.worst.round in [line.args["round"] for line in said_of]
    # Without mistakes that stand out, no round is blamed.
    assert all(seat.worst is None for seat in seats_of(("a", "b"), told[:1]))


def test_the_same_review_every_time() -> None:
    match = finished("osaka", ("network", "random"))
    assert review(match, DEPTHS["quick"], Foresight("osaka", "native")).as_dict() == reviewed().as_dict()


@pytest.mark.parametrize("language", languages())
def test_a_page_in_every_language(language: str) -> None:
    page = review_page(reviewed(), finished("osaka", ("network", "random")), speaker(language))
    assert page.startswith("<!doctype html>")
    assert f'lang="{language}"' in page
    assert "polyline" in page
    assert "review-" not in page
    # Each mistake says why the other move was better.
    why = [reason for decision in reviewed().decisions if decision.is_mistake for reason in decision.why]
    assert why
    assert all(escape(speaker(language).say(reason.said), quote=False) in page for reason in why)


def test_the_command(command: Command, tmp_path: Path) -> None:
    match = finished("osaka", ("network", "random"))
    match.save(f"{tmp_path}/game.shokai")
    out = command("analyse", "game.shokai", "--review", "--depth", "quick", "--json", "--html", "review.html")
    assert out.code == ALL_IS_WELL, out
    figures = json.loads(out.out)
    assert [seat["name"] for seat in figures["seats"]] == list(match.names)
    assert {"accuracy", "lost", "luck"} <= set(figures["seats"][0])
    assert {"step", "before", "after", "best", "loss"} <= set(figures["decisions"][0])
    assert {"step", "before", "after"} <= set(figures["chances"][0])
    assert "polyline" in (tmp_path / "review.html").read_text("utf-8")
    said = command("analyse", "game.shokai", "--review", "--depth", "quick").out
    assert "accuracy" in said
    assert "Mistakes" in said


def test_bad_input_is_a_sentence(command: Command, tmp_path: Path) -> None:
    match = finished("osaka", ("network", "random"))
    match.save(f"{tmp_path}/game.shokai")
    Match("osaka", 2, seed=1).save(f"{tmp_path}/begun.shokai")
    refused(command("analyse", "begun.shokai", "--review"), "not over yet")
    refused(command("analyse", "game.shokai", "--review", "--depth", "abyss"), "abyss")
    refused(command("analyse", "game.shokai", "--review", "--step", "4"), "--step")
    refused(command("analyse", "game.shokai", "--html", "x.html"), "--review")
    refused(command("analyse", "game.shokai", "--review", "--depth", "quick", "--html", "no/such/x.html"), "no/such")
