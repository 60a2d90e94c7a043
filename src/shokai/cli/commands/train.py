"""The command `shokai train`: what it can be told, and the training itself."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

from shokai.cli.options import add_game
from shokai.cli.parser import Parser
from shokai.engine.extras import MissingExtra
from shokai.match.game import game_for
from shokai.texts import Refusal, Say, Speaker

DEVICES = ("cuda", "cpu")
# In which a processor's tiny network is trained, where nobody says otherwise, and a GPU's.
MINUTES = {"cuda": 10.0, "cpu": 1.0}
# In which a bot is watched and imitated.
MINUTES_WATCHED = 3.0
# Who measures the strength of each: a tiny network will not win against one that thinks.
YARDSTICKS = {"cuda": "heuristic", "cpu": "uniform"}
YARDSTICK_GAMES = {"cuda": 40, "cpu": 12}
# The word for the network that comes with Shokai.
SHIPPED = "shipped"


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say

    def minutes(text: str) -> float:
        if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?", text) or float(text) == 0:
            raise argparse.ArgumentTypeError(say("train-not-minutes", text=text))
        return float(text)

    parser.example("shokai train osaka --minutes 10 --out networks/osaka")
    add_game(parser)
    parser.add_argument("--players", default="2,3,4", metavar="LIST", help=say("train-help-players"))
    parser.add_argument("--minutes", type=minutes, metavar="N", help=say("train-help-minutes"))
    parser.add_argument("--device", default="cuda", choices=DEVICES, help=say("train-help-device"))
    parser.add_argument("--out", metavar="DIR", help=say("train-help-out"))
    parser.add_argument("--resume", action="store_true", help=say("train-help-resume"))
    parser.add_argument("--against", metavar="NETWORK", help=say("train-help-against", shipped=SHIPPED))
    parser.add_argument("--start", metavar="NETWORK", help=say("train-help-start", shipped=SHIPPED))
    parser.add_argument("--imitate", metavar="BOT", help=say("train-help-imitate"))
    parser.add_argument("--rivals", metavar="DIR", help=say("train-help-rivals"))
    parser.add_argument("--plan", default="", metavar="LIST", help=say("train-help-plan"))
    parser.add_argument("--yardstick", metavar="BOT", help=say("train-help-yardstick"))


def run(asked: Any, speak: Speaker) -> int:
    """Trains a network, and tells how it goes."""
    game = game_for(asked.game)
    players = _players(asked.players, game.rules)
    _check_device(asked.device)
    from shokai.bots import canonical, is_code

    opponent, start = (_network(text, asked.game) for text in (asked.against, asked.start))
    if start and asked.resume:
        raise Refusal(Say("train-start-or-resume"))
    if opponent and asked.rivals:
        raise Refusal(Say("train-against-or-rivals"))
    if asked.imitate:
        return _imitate(asked, speak, players, start)
    # A best response is measured by the network that it is one to.
    bot = asked.yardstick or (f"network:file={opponent}" if opponent else YARDSTICKS[asked.device])
    if is_code(bot):
        raise Refusal(Say("train-yardstick-is-code", bot=bot))
    out = Path(asked.out or f"{asked.game}-{'response' if opponent else 'network'}")
    if out.exists() and not out.is_dir():
        raise Refusal(Say("train-no-folder", folder=str(out)))
    from shokai.train.run import Yardstick, train

    def told(figures: dict[str, Any]) -> None:
        for key, result in figures.items():
            if key.startswith("against_"):
                number = int(key.rpartition("_")[2])
                share, off = (round(100 * result[name]) for name in ("share", "off"))
                line = Say("train-strength", bot=bot, players=number, share=share, off=off, fair=round(100 / number))
                print(speak.say(line), flush=True)
        if "policy" in figures:
            minutes, millions = figures["seconds"] / 60, figures["decisions"] / 1e6
            print(
                speak.say("train-progress", minutes=minutes, decisions=millions, entropy=figures["entropy"]), flush=True
            )

    named = canonical(bot)
    print(speak.say("train-begins", game=asked.game, folder=str(out)), file=sys.stderr, flush=True)
    file = train(
        asked.game,
        players=players,
        minutes=asked.minutes or MINUTES[asked.device],
        device=asked.device,
        out=out,
        resume=asked.resume,
        opponent=opponent,
        start=start,
        rivals=_folder(asked.rivals),
        changes=asked.plan,
        yardstick=Yardstick(named, YARDSTICK_GAMES[asked.device]),
        tell=told,
    )
    print(speak.say("train-done", file=str(file), folder=str(out)))
    return 0


def _imitate(asked: Any, speak: Speaker, players: tuple[int, ...], start: Path | None) -> int:
    """Trains a network to do as a bot does."""
    from shokai.bots import canonical, is_code

    if is_code(asked.imitate):
        raise Refusal(Say("train-imitates-code", bot=asked.imitate))
    for other in ("resume", "against", "rivals", "plan", "yardstick"):
        if getattr(asked, other):
            raise Refusal(Say("train-imitate-alone", option=f"--{other}"))
    bot, out = canonical(asked.imitate), Path(asked.out or f"{asked.game}-rivals")
    if out.exists() and not out.is_dir():
        raise Refusal(Say("train-no-folder", folder=str(out)))
    from shokai.train.run import imitation

    def told(figures: dict[str, Any]) -> None:
        print(speak.say("train-imitates", decisions=figures["decisions"], same=100 * figures["same"]), flush=True)

    print(speak.say("train-imitation-begins", bot=bot, folder=str(out)), file=sys.stderr, flush=True)
    minutes = asked.minutes or MINUTES_WATCHED
    file = imitation(
        asked.game, bot, players=players, minutes=minutes, device=asked.device, out=out, start=start, tell=told
    )
    print(speak.say("train-imitation-done", file=str(file), folder=str(out)))
    return 0


def _folder(text: str | None) -> Path | None:
    """A folder of networks that is there."""
    if text is None:
        return None
    folder = Path(text)
    if not folder.is_dir():
        raise Refusal(Say("train-no-folder", folder=text))
    return folder


def _network(text: str | None, game: str) -> Path | None:
    """The file of a network to train against or to begin with, if it is one for this game."""
    if text is None:
        return None
    from shokai.network.brain import checked_file, path_of, read_network

    file = path_of(game) if text == SHIPPED else checked_file(text)
    assert file
    read_network(file, game)
    return file.resolve()


def _players(text: str, rules: Any) -> tuple[int, ...]:
    fewest, most = rules.PLAYERS
    words = [word.strip() for word in text.split(",")]
    if not all(re.fullmatch("[0-9]", word) and fewest <= int(word) <= most for word in words):
        raise Refusal(Say("train-bad-players", text=text, low=fewest, high=most))
    return tuple(int(word) for word in words)


def _check_device(device: str) -> None:
    """A sentence where there is no PyTorch, or no GPU that it and Numba can use."""
    try:
        import torch
    except ModuleNotFoundError as error:
        raise MissingExtra(str(error.name), "train") from None
    if device == "cuda":
        from shokai.engine.cuda import is_simulated, why_not

        if not torch.cuda.is_available() or is_simulated() or why_not():
            raise Refusal(Say("train-no-gpu"))
