"""Observations: what a seat knows as numbers, the same from both back ends, and nothing that it cannot know."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest
from helpers.osaka import exchanged
from helpers.places import DOCS
from helpers.walks import STYLES, walk
from helpers.yokohama import with_other_secrets

from shokai.engine.engine import Engine, engine_for
from shokai.games.osaka.observation import PIECES as OSAKA
from shokai.games.osaka.table.notation import cards_of
from shokai.games.yokohama.observation import PIECES as YOKOHAMA
from shokai.match.game import game_for
from shokai.research import scaling
from shokai.research.observer import VIEWS, Observer, look_of

GAMES = ("osaka", "yokohama")
PAGE = DOCS / "guide/laboratory.md"


def engine_of(game: str, backend: str = "python") -> Engine:
    return engine_for(game_for(game).rules, backend)


@cache
def walked(game: str) -> tuple[Any, ...]:
    """Tables from games of all sizes and styles, also between deals."""
    engine, styles, found = engine_of(game), sorted(STYLES[game]), []
    for seed, players in itertools.product(range(2), (2, 3, 4)):
        style, options = styles[(seed + players) % len(styles)], (0, 7)[seed] if game == "yokohama" else 0
        steps = walk(engine, players, seed, style=style, options=options)
        found += [step.after for step in itertools.islice(steps, players, 3000, 7)]
    return tuple(found)


def states(game: str, every: int = 3) -> Iterator[Any]:
    """Some of them; nobody may change one."""
    yield from walked(game)[::every]


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_both_back_ends_write_the_same_and_keep_the_bounds(game: str) -> None:
    plain, native = engine_of(game), engine_of(game, "native")
    pieces = look_of(game).PIECES
    lows, highs = pieces.lows(), pieces.highs()
    for view in VIEWS:
        slow, fast = Observer(game, plain, view), Observer(game, native, view)
        dirty = np.full(pieces.size, 7, np.float32)
        for s in states(game, 9):
            state = native.of_lists(s)
            for seat in range(s.players):
                seen = slow.observe(s, seat)
                assert (fast.observe(state, seat, dirty) == seen).all()
                assert (lows <= seen).all()
                assert (seen <= highs).all(), [
                    p.name for p in pieces.pieces if (pieces.named(seen)[p.name] > p.high).any()
                ]


def test_osaka_tells_no_secret() -> None:
    """The others' hands and the draw pile shuffled into one another: the table view stays as it is."""
    observer, rng, changed, compared = Observer("osaka", engine_of("osaka"), "table"), random.Random(1), 0, 0
    for s in states("osaka", 2):
        for seat in range(s.players):
            twin = exchanged(s, seat, rng)
            changed += twin != s
            compared += 1
            assert (observer.observe(twin, seat) == observer.observe(s, seat)).all()
    assert changed > 0.9 * compared


@pytest.mark.parametrize("view", VIEWS)
def test_yokohama_tells_no_secret(view: str) -> None:
    """Other orders in the hands, the box and the deck, as far as a seat cannot know them."""
    observer, rng, changed = Observer("yokohama", engine_of("yokohama"), view), random.Random(2), 0
    for s in states("yokohama", 6):
        for seat in range(s.players):
            twin = with_other_secrets(s, seat, rng, memory=view == "memory")
            changed += twin.hand != s.hand
            assert (observer.observe(twin, seat) == observer.observe(s, seat)).all()
    assert changed > 50


def test_nothing_is_in_an_observation_that_bots_are_not_given(game: str) -> None:
    """Bots get a state from which all secrets were taken; observations of it are the same."""
    engine, observer = engine_of(game), Observer(game, engine_of(game))
    for s in states(game):
        for seat in range(s.players):
            known = engine.hidden(s, seat)
            seen = observer.observe(s, seat)
            assert (observer.observe(known, seat) == seen).all()
            assert (observer.observe(engine.guessed(known, 7), seat) == seen).all()


def test_the_table_view_leaves_out_what_has_to_be_remembered(game: str) -> None:
    pieces, engine = look_of(game).PIECES, engine_of(game)
    table, memory = Observer(game, engine, "table"), Observer(game, engine, "memory")
    remembered = [piece.name for piece in pieces.pieces if piece.remembered]
    filled = set()
    for s in states(game):
        plain, full = (pieces.named(o.observe(s, 0)) for o in (table, memory))
        assert not any(plain[name].any() for name in remembered)
        filled |= {name for name in full if full[name].any()}
    assert set(remembered) <= filled


def test_every_piece_is_written_somewhere(game: str) -> None:
    observer = Observer(game, engine_of(game))
    most = np.zeros(observer.pieces.size, np.float32)
    for s in states(game, 1):
        if s.actor >= 0:
            np.maximum(most, observer.observe(s, s.actor), out=most)
    empty = [name for name, piece in observer.pieces.named(most).items() if not piece.any()]
    # Nobody can do nothing in these games; a test of its own shows that it is told.
    assert set(empty) <= {"passes"}


def test_passes_are_told() -> None:
    observer = Observer("osaka", engine_of("osaka"))
    s = next(iter(states("osaka"))).clone()
    s.passes = 1
    assert OSAKA.named(observer.observe(s, 0))["passes"] == [1]


def test_osaka_piece_by_piece() -> None:
    observer = Observer("osaka", engine_of("osaka"))
    for s in states("osaka"):
        for seat in range(s.players):
            seen = OSAKA.named(observer.observe(s, seat))
            around = [(seat + i) % s.players for i in range(s.players)]
            view = game_for("osaka").view(s, seat, True)
            assert seen["points"].tolist()[: s.players] == [s.points[p] for p in around]
            assert seen["tokens"].tolist()[: s.players] == [s.tokens[p] for p in around]
            assert seen["hand_size"].tolist()[: s.players] == [len(cards_of(s.hand[p])) for p in around]
            assert seen["coins"].tolist()[: s.players] == [view["traders"][p]["coins"] for p in around]
            assert seen["price"].tolist()[: s.players] == [view["traders"][p]["market_price"] for p in around]
            assert seen["market"].sum() == len(cards_of(s.market))
            assert seen["ships"].argmax(axis=1).tolist() == s.ships
            assert seen["unseen"].sum() == len(cards_of(s.draw))
            if s.actor >= 0:
                assert around[int(seen["actor"].argmax())] == s.actor
            # Seats that nobody sits on have nothing.
            assert not any(seen[name][s.players :].any() for name in ("hand", "goods", "points", "price", "actor"))


def test_yokohama_piece_by_piece() -> None:
    observer = Observer("yokohama", engine_of("yokohama"))
    for s in states("yokohama"):
        for seat in range(s.players):
            seen = YOKOHAMA.named(observer.observe(s, seat))
            for i in range(s.players):
                p = (seat + i) % s.players
                for name in ("yen", "imports", "points", "men_hand", "men_store", "shops_hand", "shops_store",
                             "houses_hand", "houses_store", "agents", "agents_used"):  # fmt: skip
                    assert seen[name][i] == min(getattr(s, name)[p], 255), name
                assert seen["goods"][i].tolist() == s.goods[p]
                assert seen["orders_in_hand"][i] == sum(card >= 0 for card in s.hand[p])
                assert seen["orders_fulfilled"][i] == s.fulfilled[p].bit_count()
                assert seen["tokens"][i] == s.tokens_owned[p]
                for k, owner in enumerate(s.church):
                    assert seen["church_owner"][k][i] == (owner == p)
                assert seen["men"][i].tolist() == s.men[p]
                for a, owner in enumerate(s.house_owner):
                    assert seen["house_owner"][a][i] == (owner == p)
            assert seen["hand"][0, :, 0].tolist() == [card >= 0 for card in s.hand[seat]]
            assert seen["orders"][:, :, 0].tolist() == [[card >= 0 for card in row] for row in s.order_row]
            for a, card in enumerate(s.site):
                if card >= 0:
                    assert seen["house"][a] == s.site_house[card]
                    assert seen["shops"][a, :, 0].tolist() == [reward & 31 for reward in s.site_reward[card]]


def test_every_number_fits_into_a_byte_and_bytes_hold_the_same(game: str) -> None:
    """Also where a game without end has made the numbers greater: they are clipped, not cut to their low bits."""
    observer = Observer(game, engine_of(game, "native"))
    assert observer.pieces.highs().max() <= 255
    assert observer.pieces.lows().min() == observer.pieces.lows().max() == 0
    wide, narrow = np.zeros(observer.pieces.size, np.float32), np.zeros(observer.pieces.size, np.uint8)
    for s in states(game, 20):
        rich = s.clone()
        rich.points[0] = 998
        if game == "yokohama":
            rich.round, rich.yen[0], rich.imports[0], rich.goods[0][1] = 9999, 1000, 300, 256
        else:
            rich.due = -4
        state = observer.engine.of_lists(rich)
        observer.observe(state, 0, wide)
        observer.observe(state, 0, narrow)  # type: ignore[arg-type]
        assert (wide == narrow).all()
        assert observer.pieces.named(wide)["points"][0] == 255
        assert observer.pieces.named(wide)["due" if game == "osaka" else "round"] == [0 if game == "osaka" else 255]


def test_fixed_pieces_stay_as_they_are_from_the_first_decision_on(game: str) -> None:
    engine = engine_of(game)
    observer, size = Observer(game, engine), look_of(game).PIECES.fixed_size
    assert size > 0
    for seed, players in itertools.product(range(2), (2, 3, 4)):
        first = None
        options = (0, 7)[seed] if game == "yokohama" else 0
        steps = walk(engine, players, seed, style=min(STYLES[game]), options=options)
        for number, step in enumerate(steps):
            if (step.after.actor < 0 and first is None) or (number > 150 and number % 10):
                continue
            seen = observer.observe(step.after, step.after.turn)[:size]
            first = seen if first is None else first
            assert (seen == first).all()


def test_scaled_numbers_are_of_order_one(game: str) -> None:
    """In games of decent bots. `python -m shokai.research.scaling` measures more of them."""
    rows = scaling.observed(game, 1, "heuristic:turns=30")
    assert (rows / look_of(game).PIECES.scales()).max() < 4
    for one in scaling.measured(game, rows):
        if one.greatest:
            assert 0.3 <= one.usual / one.scale <= 2.5, one


def test_the_documentation_names_every_piece(game: str) -> None:
    assert look_of(game).PIECES.markdown() in PAGE.read_text("utf-8")


def test_an_unknown_view_is_refused() -> None:
    with pytest.raises(ValueError, match="no view 'x-ray'; it can be table or memory"):
        Observer("osaka", engine_of("osaka"), "x-ray")
