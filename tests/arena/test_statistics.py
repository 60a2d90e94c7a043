"""How sure the arena is: intervals hold as often as they say, also for few blocks and for those who look often."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from shokai.arena.ratings import Meeting, rate
from shokai.arena.statistics import Sequence, fixed_interval, is_sure, plain_interval, sequence_of, student
from shokai.arena.times import Times

Draw = Callable[[random.Random, float, int], float]


# Blocks of games: independent games, games that the deal decides alone, and something between.


def independent(rng: random.Random, truth: float, games: int) -> float:
    return sum(rng.random() < truth for _ in range(games)) / games


def decided_by_the_deal(rng: random.Random, truth: float, games: int) -> float:
    return float(rng.random() < truth)


def swayed_by_the_deal(rng: random.Random, truth: float, games: int) -> float:
    return independent(rng, rng.betavariate(4 * truth, 4 * (1 - truth)), games)


@pytest.mark.parametrize("draw", [independent, decided_by_the_deal, swayed_by_the_deal])
@pytest.mark.parametrize("players", [2, 4])
def test_a_fixed_number_of_blocks_is_covered_as_promised(draw: Draw, players: int) -> None:
    rng, fair = random.Random(5), 1 / players
    for truth in (fair, 0.5, 0.75, 0.95):
        for blocks in (3, 6, 12, 20, 50):
            held = 0
            for _ in range(400):
                interval = fixed_interval([draw(rng, truth, players) for _ in range(blocks)], fair)
                assert interval.low is not None
                assert interval.high is not None
                assert interval.low <= interval.mean <= interval.high
                held += interval.low <= truth <= interval.high
            assert held / 400 >= 0.92, (truth, blocks)


@pytest.mark.parametrize("tables", [3, 10])
def test_blocks_of_many_tables_are_covered_too(tables: int) -> None:
    rng = random.Random(6)
    for truth in (0.5, 0.75, 0.95):
        for blocks in (1, 3, 6, 12, 20):
            shares = [[swayed_by_the_deal(rng, truth, 2 * tables) for _ in range(blocks)] for _ in range(300)]
            intervals = [fixed_interval(row, 0.5, tables) for row in shares]
            assert all((one.low or 0) <= one.mean <= (one.high or 0) for one in intervals)
            assert sum((one.low or 0) <= truth <= (one.high or 0) for one in intervals) / 300 >= 0.92, (truth, blocks)


@pytest.mark.parametrize("blocks", [1, 2, 3, 5, 20, 100])
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_equal_blocks_are_no_certainty(blocks: int, share: float) -> None:
    interval = fixed_interval([share] * blocks, 0.5)
    assert interval.low is not None
    assert interval.high is not None
    assert interval.mean == share
    assert interval.high - interval.low > 1 / (blocks + 5)


def test_no_block_tells_nothing() -> None:
    assert fixed_interval([], 0.25).told() == {"low": None, "mean": 0.25, "high": None}


def test_more_blocks_tell_more() -> None:
    def width(blocks: int) -> float:
        interval = fixed_interval([0.5, 1.0] * blocks, 0.5)
        return (interval.high or 0) - (interval.low or 0)

    assert width(5) > width(20) > width(80) > 0


@pytest.mark.parametrize(
    ("degrees", "point"),
    [(1, 12.706), (2, 4.303), (10, 2.228), (11, 2.201), (30, 2.042), (120, 1.980), (100_000, 1.960)],
)
def test_students_t(degrees: int, point: float) -> None:
    assert student(degrees) == pytest.approx(point, abs=0.001)


def test_means_of_points_know_when_two_blocks_agree_by_chance() -> None:
    interval = plain_interval([12.0, 12.0], of_one=4.0)
    assert (interval.high or 0) - (interval.low or 0) > 10
    assert plain_interval([12.0]).high is None
    many = plain_interval([11.0, 13.0] * 200, of_one=4.0)
    assert (many.high or 0) - (many.low or 0) == pytest.approx(2 * 1.96 / 20, rel=0.05)


# Looking after every block.


@pytest.mark.parametrize("draw", [independent, decided_by_the_deal, swayed_by_the_deal])
@pytest.mark.parametrize("players", [2, 4])
def test_whoever_looks_after_every_block_is_seldom_fooled(draw: Draw, players: int) -> None:
    """Equal bots: in at most 5 of 100 contests the test ever says that they are not."""
    rng, fooled, contests = random.Random(7), 0, 150
    for _ in range(contests):
        looks = Sequence()
        for _ in range(120):
            looks.add(draw(rng, 1 / players, players))
            if is_sure(looks.interval, 1 / players):
                fooled += 1
                break
    assert fooled / contests <= 0.05


def test_students_interval_would_be_fooled_by_looking() -> None:
    """Why there is another interval for --until-sure."""
    rng, fooled = random.Random(7), 0
    for _ in range(100):
        shares: list[float] = []
        for _ in range(120):
            shares.append(independent(rng, 0.5, 2))
            if len(shares) >= 5 and is_sure(fixed_interval(shares, 0.5), 0.5):
                fooled += 1
                break
    assert fooled / 100 > 0.1


@pytest.mark.parametrize(("players", "truth", "blocks"), [(2, 0.95, 20), (2, 0.8, 60), (4, 0.6, 40), (4, 0.02, 60)])
def test_a_clear_difference_is_found_soon(players: int, truth: float, blocks: int) -> None:
    rng = random.Random(3)
    for _ in range(30):
        looks = Sequence()
        for _ in range(blocks):
            looks.add(independent(rng, truth, players))
        assert is_sure(looks.interval, 1 / players)


def test_the_truth_stays_inside_at_every_look() -> None:
    rng, outside = random.Random(11), 0
    for _ in range(100):
        looks = Sequence()
        for _ in range(100):
            looks.add(swayed_by_the_deal(rng, 0.7, 4))
            low, high = looks.interval.low, looks.interval.high
            assert low is not None
            assert high is not None
            assert low <= looks.interval.mean <= high
            if not low <= 0.7 <= high:
                outside += 1
                break
    assert outside <= 5


def test_a_sequence_needs_no_order_of_its_own() -> None:
    shares = [0.0, 0.5, 1.0, 1.0]
    looks = Sequence()
    for share in shares:
        looks.add(share)
    assert looks.interval == sequence_of(shares).interval


# Ratings and times.


def test_ratings_find_the_order_of_strength() -> None:
    """Five bots, the later the stronger, meet at tables of three."""
    rng = random.Random(2)
    meetings: list[Meeting] = []
    for _ in range(600):
        who = rng.sample(range(5), 3)
        luck = [e + rng.gauss(0, 2) for e in who]
        meetings.append((who, [sorted(luck, reverse=True).index(n) + 1 for n in luck]))
    ranked = rate(5, meetings)
    assert [rating.entrant for rating in ranked] == [4, 3, 2, 1, 0]
    assert all(rating.sigma < 25 / 3 for rating in ranked)


def test_ratings_do_not_depend_on_who_came_first() -> None:
    rng = random.Random(4)
    meetings: list[Meeting] = [((0, 1), rng.choice([(1, 2), (1, 2), (2, 1)])) for _ in range(300)]
    early_wins = sorted(meetings, key=lambda meeting: meeting[1])
    late_wins = early_wins[::-1]
    one, other = rate(2, early_wins)[0], rate(2, late_wins)[0]
    assert one.entrant == other.entrant == 0
    assert one.mu == pytest.approx(other.mu, abs=0.5)


def test_equal_places_leave_ratings_equal() -> None:
    first, second = rate(2, [((0, 1), (1, 1))] * 20)
    assert first.mu == pytest.approx(second.mu)


def test_times_are_read_to_a_few_percent_and_survive_being_kept() -> None:
    rng, times = random.Random(1), Times()
    spent = sorted(rng.lognormvariate(0, 1.5) for _ in range(2000))
    for ms in spent:
        times.add(ms)
    kept = Times.read(times.told())
    assert kept.count == 2000
    for part in (0.5, 0.95):
        assert kept.quantile(part) == pytest.approx(spent[int(part * 2000) - 1], rel=0.03)
    assert Times.of([kept, times]).count == 4000
    assert Times().quantile(0.5) == 0
