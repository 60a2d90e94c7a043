"""Training from end to end, on the processor, with a tiny network: a command that anybody can run."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from helpers.command import heard, run

torch = pytest.importorskip("torch", reason="needs PyTorch")

from shokai.arena.game import play_game  # noqa: E402
from shokai.bots.networking import NetworkBot  # noqa: E402
from shokai.engine.engine import engine_for  # noqa: E402
from shokai.match.game import game_for  # noqa: E402
from shokai.match.match import Match  # noqa: E402
from shokai.network.brain import FOLDER, path_of, read_network  # noqa: E402
from shokai.network.file import quantized, restored  # noqa: E402
from shokai.network.inputs import Inputs  # noqa: E402
from shokai.research.observer import Observer  # noqa: E402
from shokai.research.vector import Vector  # noqa: E402
from shokai.sight.looks import look_of  # noqa: E402
from shokai.texts import Refusal  # noqa: E402
from shokai.train.games import Games, mix_of  # noqa: E402
from shokai.train.imitation import Seen, under_names_drawn_anew, watch  # noqa: E402
from shokai.train.model import model_of  # noqa: E402
from shokai.train.names import Names  # noqa: E402
from shokai.train.plan import plan_for  # noqa: E402
from shokai.train.ppo import Ppo, sampled  # noqa: E402
from shokai.train.run import imitation, train  # noqa: E402
from shokai.train.yardstick import measured  # noqa: E402


def weights(path: Path) -> bytes:
    network = read_network(path, "osaka")
    return b"".join(part.tobytes() for part in network.weights.values())


def figures(out: Path) -> list[dict[str, float]]:
    return [json.loads(line) for line in (out / "log.jsonl").read_text("utf-8").splitlines()]


def test_the_command_trains_a_network_that_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "networks"
    words = ("train", "osaka", "--device", "cpu", "--minutes", "0.1", "--players", "2,3", "--out")
    done = run(tmp_path, *words, str(out))
    assert done.code == 0, done.err
    assert "Against uniform with 2 players:" in done.out
    assert f"SHOKAI_NETWORKS={out}" in done.out
    assert {path.name for path in out.iterdir()} == {"checkpoint.pt", "optimizer.pt", "log.jsonl", "osaka.network"}
    monkeypatch.setenv(FOLDER, str(out))
    played = play_game("osaka", ["network", "uniform", "network"], deal="1", seed="1")
    assert played.errors == []


def test_a_network_learns_and_goes_on_learning(tmp_path: Path) -> None:
    train("osaka", device="cpu", out=tmp_path, rounds=10, games=48)
    first = figures(tmp_path)[0]
    again = train("osaka", device="cpu", out=tmp_path, rounds=1, games=48, resume=True)
    after = figures(tmp_path)[-1]
    # At first every seat has the same chance, the mean of log 2, log 3 and log 4, and every move is as good.
    assert first["win"] == pytest.approx(np.log([2, 3, 4]).mean(), abs=0.01)
    assert after["entropy"] < 0.95 * first["entropy"]
    assert after["rounds"] == 11
    assert read_network(again, "osaka").header["trained"]["rounds"] == 11


def test_equal_rounds_give_equal_networks(tmp_path: Path) -> None:
    one, other = (train("osaka", device="cpu", out=tmp_path / name, rounds=2, games=24) for name in "ab")
    longer = train("osaka", device="cpu", out=tmp_path / "c", rounds=3, games=24)
    assert weights(one) == weights(other) != weights(longer)


def test_checkpoints_of_something_else_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no checkpoint in"):
        train("osaka", device="cpu", out=tmp_path, rounds=1, resume=True)
    train("osaka", device="cpu", out=tmp_path, rounds=1, games=24)
    with pytest.raises(Refusal, match="for a game other than “yokohama”"):
        train("yokohama", device="cpu", out=tmp_path, rounds=1, resume=True)
    (tmp_path / "checkpoint.pt").write_bytes(b"torn")
    with pytest.raises(Refusal, match="is damaged, or not a checkpoint"):
        train("osaka", device="cpu", out=tmp_path, rounds=1, resume=True)


def test_a_best_response_to_a_frozen_network(tmp_path: Path) -> None:
    """Against one that knows nothing, a few rounds are enough to win more than a fair share; it does not learn."""
    frozen = train("osaka", players=(2,), device="cpu", out=tmp_path / "frozen", rounds=1, games=24)
    before = frozen.read_bytes()
    answer = train("osaka", players=(2,), device="cpu", out=tmp_path / "answer", rounds=40, games=96, opponent=frozen)
    assert frozen.read_bytes() == before
    told = [line for line in figures(tmp_path / "answer") if "share_2" in line]
    # A copy at first: as many wins as losses, but for luck.
    assert 0.2 < told[0]["share_2"] < 0.8
    yardstick = measured("osaka", f"network:file={frozen}", 60, 2, own=f"network:file={answer}")
    assert yardstick["share"] - yardstick["off"] > 0.5


def test_a_network_that_is_read_back_thinks_the_same(tmp_path: Path) -> None:
    network = read_network(path_of("osaka"), "osaka")
    again = quantized(restored(network), network.header)
    for name, weights in network.weights.items():
        assert np.abs(again.weights[name].astype(int) - weights).max() <= 1
    observer = Observer("osaka", engine_for(game_for("osaka").rules, "python"))
    model = model_of(network, Inputs(observer.pieces))
    match, bot = Match("osaka", players=3, seed="read back"), NetworkBot(1)
    while len(match.steps) < 30 or len(match.legal) < 3:
        match.play(bot.choose(match.seat()))
    seat = match.seat()
    row = torch.tensor([[int(number) for number in observer.observe(seat.known, seat.number)]], dtype=torch.uint8)
    shown = model(row)[0][0].detach()
    told = bot.impression(seat).logits
    assert len(told) > 2
    for move, logit in told.items():
        assert float(shown[move]) == pytest.approx(logit, abs=0.35)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("osaka", "There is no NVIDIA GPU"),
        ("osaka --device cpu --players 2,5", "“2,5” is not a list of numbers of players"),
        ("osaka --device cpu --minutes 0", "“0” is not a number of minutes"),
        ("osaka --device cpu --yardstick python:mybots:Deep", "is your own code"),
        ("osaka --device cpu --yardstick unheard", "There is no bot “unheard”"),
        ("osaka --device cpu --resume --out nowhere", "There is no checkpoint in “nowhere”"),
        ("osaka --device cpu --against nowhere.network", "There is no file “nowhere.network”"),
        ("yokohama --device cpu --against", "expected one argument"),
        ("chess", "chess"),
    ],
)
def test_bad_input_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, sentence: str) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    answer = heard(["train", *words.split()])
    assert answer.code == 2
    assert sentence in answer.err
    assert list(tmp_path.iterdir()) == []


def test_games_are_shown_under_all_names() -> None:
    """What is shown under other names is what the renamed network of a bot takes for the position, and a move under
    them is carried out as what it means."""
    games, look = Games("osaka", 96, (2, 3, 4), "cpu", seed=1), look_of("osaka")
    for _ in range(40):
        games.step(sampled(torch.zeros(96, games.moves).masked_fill(~games.masks, -1e9)))
    names = Names("osaka", games.pieces.size, games.moves, games.device)
    drawn = names.drawn(96)
    assert sorted(drawn.unique().tolist()) == [0, 1, 2, 3]
    rows, masks = names.shown(games.rows, games.masks, drawn)
    own = [(range(games.pieces.size), range(games.moves)), *look.other_names()]
    for g, (places, moves) in enumerate(own[name] for name in drawn.tolist()):
        assert torch.equal(rows[g, list(places)], games.rows[g])
        assert torch.equal(masks[g, list(moves)], games.masks[g])
    meant = names.meant(sampled(torch.zeros(96, games.moves).masked_fill(~masks, -1e9)), drawn)
    assert games.masks.gather(1, meant[:, None]).all()
    assert masks.gather(1, names.called(meant, drawn)[:, None]).all()
    assert torch.equal(names.meant(names.called(meant, drawn), drawn), meant)
    assert (rows != games.rows).any(1)[drawn > 0].all()


def test_a_network_that_has_settled_on_a_colour_learns_of_the_others() -> None:
    """Its first tokens are of one colour; shown under names that change, those that are played are of all."""
    games = Games("osaka", 96, (2,), "cpu", seed=1)
    ppo = Ppo(
        games, model_of(read_network(path_of("osaka"), "osaka"), Inputs(games.pieces)), plan_for("osaka", "cpu", 96)
    )
    ppo.play(None)
    at, size = games.pieces.places[[piece.name for piece in games.pieces.pieces].index("tokens")], 4
    first = ppo._rows[2, :, at : at + size]
    assert (first.sum(1) == 1).all()
    played = first.float().mean(0)
    assert (played > 0.1).all(), played


def test_a_bot_is_imitated_under_all_names() -> None:
    """What a bot saw, what it might have done, and what it did are called the same in every decision."""
    seen = Seen(*map(torch.from_numpy, watch("osaka", "greedy", 2, "", "names")))
    names = Names("osaka", seen.rows.shape[1], seen.masks.shape[1], seen.rows.device)
    renamed = under_names_drawn_anew(seen, names)
    assert renamed.masks.gather(1, renamed.moves[:, None]).all()
    assert torch.equal(renamed.masks.sum(1), seen.masks.sum(1))
    assert (renamed.rows != seen.rows).any(1).sum() > len(seen.moves) / 2
    assert (renamed.moves != seen.moves).any()
    assert torch.equal(renamed.shares, seen.shares)


def test_values_turn_with_the_seats() -> None:
    games = Games("osaka", 6, (2, 3, 4), "cpu", seed=1)
    players, movers = games.players, torch.tensor([1, 2, 3, 0, 1, 2])
    values = torch.arange(4.0).repeat(6, 1) + 1
    turned = games.absolute(values, movers, players)
    assert turned[0].tolist() == [2, 1, 0, 0]
    assert turned[1].tolist() == [2, 3, 1, 0]
    assert turned[2].tolist() == [2, 3, 4, 1]
    assert torch.equal(games.relative(turned, movers, players), values * games.seated)


def test_what_a_model_is_shown_is_what_whole_numbers_make() -> None:
    from shokai.train.model import Model

    games = Vector("osaka", games=6, mix=mix_of("osaka", (2, 3, 4)), seed=1, dtype="uint8")
    for _ in range(80):
        games.step(games.random_moves())
    inputs = Inputs(games.pieces)
    shown = Model(inputs, games.moves, (4, 4, 4)).features(torch.tensor(np.array(games.observations)))
    for row, seen in zip(shown, games.observations, strict=True):
        whole = inputs.of(seen.tolist())
        assert {int(i): round(16 * float(row[i])) for i in row.nonzero()[:, 0]} == whole


def test_a_network_begins_with_another_and_meets_one_that_imitates_a_bot(tmp_path: Path) -> None:
    rivals, told = tmp_path / "rivals", []
    file = imitation(
        "osaka", "greedy", players=(2,), minutes=0.2, device="cpu", out=rivals, workers=1, tell=told.append
    )
    assert file == rivals / "greedy.network"
    assert told[-1]["decisions"] > 20
    header = read_network(file, "osaka").header["trained"]
    assert (header["imitates"], header["watched"]) == ("greedy", told[-1]["decisions"])
    # What is no network is left out.
    (rivals / "torn.network").write_bytes(b"torn")
    alone, beside = (
        train(
            "osaka", device="cpu", out=tmp_path / name, rounds=9, games=24, start=file, rivals=others,
            changes="league=1,steps=8,rate=0.001",
        )
        for name, others in (("alone", None), ("beside", rivals))
    )  # fmt: skip
    # Older selves sit at the table otherwise, so other games are learned from.
    assert weights(alone) != weights(beside)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--plan", "own=much"), "“much” is not a value for own in the plan."),
        (("--plan", "steps=0"), "“0” is not a value for steps in the plan."),
        (("--plan", "luck=1"), "The plan has no number “luck”. It has: batch,"),
        (("--start", "shipped", "--resume"), "choose one of them"),
        (("--against", "shipped", "--rivals", "."), "choose one of them"),
        (("--rivals", "nowhere"), "“nowhere” is not a folder."),
        (("--imitate", "greedy", "--resume"), "--resume does not go with it"),
        (("--imitate", "python:a:B"), "is your own code"),
        (("--imitate", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    done = run(tmp_path, "train", "osaka", "--device", "cpu", "--minutes", "0.1", "--out", str(tmp_path / "o"), *words)
    assert done.code == 2
    assert sentence in done.err
    assert len(done.err.strip().splitlines()) <= 2, done.err
