"""Observations: what a seat knows as numbers, the same from both back ends, and nothing that it cannot know."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from helpers.walks import STYLES, walk
from helpers.yokohama import with_other_secrets
from test_views import exchanged

from shokai.game.osaka.notation import cards_of
from shokai.game.title import title_for
from shokai.kernel.engine import Engine, engine_for
from shokai.research.observer import VIEWS, Observer, look_of
from shokai.research.osaka import PIECES as OSAKA
from shokai.research.yokohama import ASSETS
from shokai.research.yokohama import PIECES as YOKOHAMA

GAMES = ("osaka", "yokohama")
DOCS = Path(__file__).parent.parent / "docs" / "laboratory.md"


def engine_of(game: str, backend: str = "python") -> Engine:
    return engine_for(title_for(game).rules, backend)


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
            view = title_for("osaka").view(s, seat, True)
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
                has = dict(zip(ASSETS, seen["assets"][i].tolist(), strict=True))
                assert (has["yen"], has["imports"], has["points"]) == (s.yen[p], s.imports[p], s.points[p])
                assert [has[good] for good in ("copper", "silk", "tea", "fish")] == s.goods[p]
                assert has["orders_in_hand"] == sum(card >= 0 for card in s.hand[p])
                assert seen["men"][i].tolist() == s.men[p]
                for a, owner in enumerate(s.house_owner):
                    assert seen["house_owner"][a][i] == (owner == p)
            assert seen["hand"][0, :, 0].tolist() == [card >= 0 for card in s.hand[seat]]
            assert seen["orders"][:, :, 0].tolist() == [[card >= 0 for card in row] for row in s.order_row]
            for a, card in enumerate(s.site):
                if card >= 0:
                    assert seen["house"][a] == s.site_house[card]
                    assert seen["shops"][a, :, 0].tolist() == [reward & 31 for reward in s.site_reward[card]]


def test_the_documentation_names_every_piece(game: str) -> None:
    assert look_of(game).PIECES.markdown() in DOCS.read_text("utf-8")


def test_an_unknown_view_is_refused() -> None:
    with pytest.raises(ValueError, match="no view 'x-ray'; it can be table or memory"):
        Observer("osaka", engine_of("osaka"), "x-ray")
