"""The command `shokai play`: opens a table in the terminal."""

from __future__ import annotations

from typing import Any

from shokai.bots import Bot
from shokai.bots.asking import dismiss
from shokai.bots.levels import LevelBot
from shokai.bots.lists import split_bots
from shokai.bots.networking import NetworkBot
from shokai.bots.planning import HeuristicBot
from shokai.bots.searching import SearchBot
from shokai.cli.common import checked_bot, checked_decisions, compile_part
from shokai.cli.options import add_game, add_most_decisions, bot_words
from shokai.cli.parser import Parser
from shokai.cli.table import TerminalTable
from shokai.match.files import read_text
from shokai.match.game import check_players, game_for
from shokai.match.match import Match
from shokai.match.record import load
from shokai.texts import Refusal, Say, Speaker

# Who sits opposite when nobody is named; quick enough to think interpreted.
OPPONENT = "apprentice"
YOU = "you"


def declare(parser: Parser) -> None:
    """What can be asked."""
    say = parser.speak.say
    parser.example("shokai play osaka --players 3 --seats you,random,random --seed 7")
    add_game(parser)
    parser.add_argument("--players", type=parser.number, metavar="N", help=say("cli-help-players"))
    parser.add_argument("--seats", metavar="LIST", help=say("cli-help-seats", **bot_words()))
    parser.add_argument("--names", metavar="LIST", help=say("cli-help-names"))
    parser.add_argument("--seed", metavar="S", help=say("cli-help-seed"))
    parser.add_argument("--options", metavar="LIST", help=say("cli-help-options"))
    parser.add_argument("--cards", metavar="FILE", help=say("cli-help-cards"))
    parser.add_argument("--load", metavar="FILE", help=say("cli-help-load"))
    add_most_decisions(parser, "cli-help-play-most-decisions")


def run(asked: Any, speak: Speaker) -> int:
    """Opens a table as the command line asks, and plays there."""
    game_for(asked.game)
    decisions = checked_decisions(asked.most_decisions)
    if asked.load is not None:
        match = load(asked.load)
        if match.game != asked.game:
            raise Refusal(Say("other-game", path=asked.load, game=match.game))
        brought = (asked.seed, asked.names, asked.options, asked.cards)
        if asked.players not in (None, match.players) or any(value is not None for value in brought):
            raise Refusal(Say("load-goes-alone"))
        if not match.over and not match.dealer:
            raise Refusal(Say("record-has-no-seed", path=asked.load))
        seats = _seats(asked.seats, match.players, match.game)
    else:
        wanted = len(split_bots(asked.seats)) if asked.seats is not None else 2
        players = asked.players if asked.players is not None else wanted
        check_players(game_for(asked.game), players)
        seats = _seats(asked.seats, players, asked.game)
        names = asked.names.split(",") if asked.names is not None else None
        cards = read_text(asked.cards) if asked.cards is not None else None
        match = Match(asked.game, players, seed=asked.seed, names=names, options=asked.options or "", cards=cards)
    if any(isinstance(bot, HeuristicBot | SearchBot | NetworkBot | LevelBot) for bot in seats):
        compile_part("bots", match.game, speak)
    try:
        return TerminalTable(match, seats, speak, decisions).run()
    finally:
        for bot in filter(None, seats):
            dismiss(bot)


def _seats(text: str | None, players: int, game: str) -> list[Bot | None]:
    """Who sits where: a bot, or None for a person. By default you and bots that think a little."""
    words = split_bots(text) if text is not None else [YOU] + [OPPONENT] * (players - 1)
    if len(words) != players:
        raise Refusal(Say("wrong-number-of-seats", seats=len(words), players=players))
    return [None if word.strip() == YOU else checked_bot(word, game) for word in words]
