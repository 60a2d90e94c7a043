"""OpenSpiel: both games with explicit chance, for 2 to 4 players.

Importing this module registers `shokai_osaka` and `shokai_yokohama`.

>>> import pyspiel
>>> game = pyspiel.load_game("shokai_osaka(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 12)
>>> print(pyspiel.load_game("shokai_yokohama(players=3,edition=2024,mini1=true)"))
shokai_yokohama(card_set=2,edition=2024,mini1=True,mini2=False,most_decisions=10000,players=3)

Observations are the table view; information states are told by everything that the player has seen happen, and as
tensors by the memory view, which has all of it that still matters.

No rule ends a game that nobody wants to end. A game therefore ends after `most_decisions` decisions at the latest, by
its standing as it is then.
"""

from __future__ import annotations

import hashlib
import json
import re
from functools import wraps
from typing import Any

from shokai.engine.extras import naming_the_extra

with naming_the_extra():
    import pyspiel

from shokai.engine.engine import CHANCE, OVER
from shokai.engine.fields import State
from shokai.games import GAMES
from shokai.match.game import game_for, read_card_set
from shokai.research.observer import look_of
from shokai.research.spiel_observer import Desk, ShokaiObserver, desk_for
from shokai.research.spiel_parameters import Parameters, read_parameters, specification
from shokai.research.table import rewards_of

# More than there are deals before the first turn, and between two decisions later: every piece of a game is dealt
# at most once in its set-up, and what a decision lays open is refilled, at most 24 spaces.
_DEALS_AT_FIRST, _DEALS_EACH = 256, 32


def _type(name: str) -> Any:
    kinds, game = pyspiel.GameType, game_for(name)
    fewest, most = game.rules.PLAYERS
    return kinds(
        short_name=f"shokai_{name}",
        long_name=game.full_name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(game),
    )


class _Game(pyspiel.Game):  # type: ignore[misc]
    """What all games have in common."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = game_for(self.name)
        rules: Any = game.rules
        self.chosen = read_parameters(game, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.MOVES,
            max_chance_outcomes=rules.OUTCOMES,
            num_players=self.chosen.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.chosen.most_decisions,
        )
        super().__init__(self.kind, info, self.chosen.as_dict())
        # OpenSpiel makes its two observers of a game when they are first asked for, and without a lock: threads that
        # share the game could take them away from each other. Asking for these shapes makes both of them now.
        self.observation_tensor_shape()
        self.information_state_tensor_shape()

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel's default returns an object whose `__init__` never ran.
        return _loaded, (str(self),)

    def new_initial_state(self, state: Any = None) -> ShokaiState:
        """A new game before the first deal, or the state that a struct tells of."""
        fresh = ShokaiState(self, self.chosen)
        if state is not None:
            fresh.follow(json.loads(state.to_json()) if hasattr(state, "to_json") else state)
        return fresh

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ShokaiObserver:
        """An observer; with perfect recall it sees what the memory view has."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ShokaiObserver(self.name, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound for that many decisions."""
        return _DEALS_AT_FIRST + _DEALS_EACH * self.chosen.most_decisions


class ShokaiState(pyspiel.State):  # type: ignore[misc]
    """A state of any game."""

    def __init__(self, game: Any, chosen: Parameters) -> None:
        super().__init__(game)
        # Plain values: these are copied and pickled with every state.
        self._name, self._players, self._most_decisions = chosen.game.name, chosen.players, chosen.most_decisions
        self._card_set = chosen.card_set
        self._state = desk_for(self._name).first_state(chosen.players, chosen.options, chosen.card_set)
        self._decisions = 0
        # For each step so far who alone saw it, plus one; bytes, because copying those costs nothing.
        self._seen_by = b""

    def follow(self, told: Any) -> None:
        """Makes all steps that a struct tells of."""
        steps = told.get("steps") if isinstance(told, dict) else None
        if not isinstance(steps, list):
            raise ValueError('A struct of a state has a list of numbers under "steps".')
        position = told.get("position")
        if isinstance(position, dict):
            theirs = read_card_set(self._name, self._desk.game.card_sets, position.get("cards"))
            if theirs != self._card_set:
                raise ValueError(
                    f"This state is of shokai_{self._name}(card_set={theirs}), not of card_set={self._card_set}."
                )
        for number, step in enumerate(steps):
            if self.is_terminal() or step not in self.legal_actions():
                raise ValueError(f"Step {number} of the struct, {step!r}, is not possible there.")
            self.apply_action(step)

    @property
    def _desk(self) -> Desk:
        return desk_for(self._name)

    # What OpenSpiel asks for.

    def current_player(self) -> int:
        actor = self._desk.engine.actor(self._state)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._ends(actor) else actor

    def is_terminal(self) -> bool:
        return self._ends(self._desk.engine.actor(self._state))

    def _ends(self, actor: int) -> bool:
        # What the last decision led to is still dealt.
        return actor == OVER or (self._decisions >= self._most_decisions and actor != CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        engine = self._desk.engine
        return engine.legal(self._state) if player == engine.actor(self._state) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        due = self._desk.engine.chance(self._state)
        return [(outcome, tickets / due.total) for outcome, tickets in due.weights.items()]

    def _apply_action(self, action: int) -> None:
        engine = self._desk.engine
        chance = engine.actor(self._state) == CHANCE
        # Compiled rules check nothing: illegal input must not reach them.
        possible = engine.can_be_dealt if chance else engine.is_legal
        if self.is_terminal() or not possible(self._state, action):
            raise ValueError(f"Action {action} is not legal here.")
        self._seen_by += bytes([self._desk.secret_of(self._state) + 1])
        if chance:
            engine.deal(self._state, action)
        else:
            self._decisions += 1
            engine.apply(self._state, action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._desk.game
        if player == pyspiel.PlayerId.CHANCE:
            return game.outcome_text(action, game.seat_names)
        return game.move_text(self._lists, action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._players
        return rewards_of(self._desk.engine.standing(self._state, self._players).places)

    def __str__(self) -> str:
        names = self._desk.game.seat_names[: self._players]
        return "\n".join(self._desk.game.write_position(self._lists, names))

    @property
    def _lists(self) -> State:
        return self._desk.read(self._state).lists

    # What a player knows.

    def known(self, player: int) -> str:
        """All that a player has seen happen, and a name for what the player therefore knows."""
        left = self._desk.engine.hidden(self._state, player)
        return f"{player}: {' '.join(self._steps_seen(player))} = {hashlib.sha256(bytes(left)).hexdigest()[:16]}"

    def public(self) -> str:
        """The same for somebody who only watches."""
        return " ".join(self._steps_seen(-1))

    def _steps_seen(self, player: int) -> list[str]:
        steps = [str(step) for step in self.history()]
        for i, seen_by in enumerate(self._seen_by):
            if seen_by not in (0, player + 1):
                steps[i] = "?"
        return steps

    def view(self, player: int | None) -> dict[str, Any]:
        """What lies on the table, as a player sees it; without the texts of the moves."""
        read = self._desk.read(self._state)
        seen = self._desk.game.view(read.lists, player, memory=False, common=read.open)
        return {**seen, "moves": [move["text"] for move in seen["moves"]]}

    def resample_from_infostate(self, player: int, sampler: Any) -> ShokaiState:
        """A state that the player cannot tell from this one: what was dealt to others in secret is dealt anew.

        It has a whole history of its own, in which only what the player did not see is different.
        """
        if not any(seen_by not in (0, player + 1) for seen_by in self._seen_by):
            return self.clone()  # type: ignore[no-any-return]
        twin: ShokaiState = self.get_game().new_initial_state()
        redealt = look_of(self.get_game().name).redealt
        for step in redealt(self._lists, list(self.history()), self._seen_by, player, sampler):
            twin.apply_action(step)
        return twin

    # Structs: the same as dictionaries fit for JSON.

    def _to_struct(self) -> dict[str, Any]:
        names = self._desk.game.seat_names[: self._players]
        lines = self._desk.game.write_position(self._lists, names)
        position = dict(line.split(": ", 1) for line in lines if ": " in line)
        return {"current_player": int(self.current_player()), "position": position, "steps": list(self.history())}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"move": self._action_to_string(player, action)}

    def _struct_to_actions(self, action: dict[str, Any]) -> list[int]:
        game = self._desk.game
        if self._desk.engine.actor(self._state) == CHANCE:
            return [game.read_outcome(action["move"], game.seat_names)]
        return game.read_moves(self._lists, action["move"])

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.view(player)


def _class_of(game: str) -> Any:
    """OpenSpiel's class of a game. Options have parameters of their own: `edition`, `mini1`, `mini2`.

    `card_set` is the number of the set of cards, the newest one when it is not given. A state that was
    written down by version 0.1.0, which had no such parameter, is one of `shokai_yokohama(card_set=1)`.
    """
    return type(f"{game.title()}Game", (_Game,), {"name": game, "kind": _type(game), "__module__": __name__})


CLASSES = {game: _class_of(game) for game in GAMES}
for _made in CLASSES.values():
    pyspiel.register_game(_made.kind, _made)


def _reading_options(load_game: Any) -> Any:
    """`pyspiel.load_game` that reads `shokai_yokohama(options=2024)` as people mean it.

    OpenSpiel takes 2024 for a number and refuses it, in C++, where a text is declared; behind a space it is a text.
    """

    @wraps(load_game)
    def reading(name: str, *parameters: Any) -> Any:
        if name.startswith("shokai_"):
            name = re.sub(r"(?<=[(,])options=(?=\d)", "options= ", name)
        return load_game(name, *parameters)

    reading.reads_options = True  # type: ignore[attr-defined]
    return reading


# Nothing that OpenSpiel offers comes between its parser and its check of types. Other games' texts pass untouched.
if not hasattr(pyspiel.load_game, "reads_options"):
    pyspiel.load_game = _reading_options(pyspiel.load_game)


def _loaded(text: str) -> Any:
    """A pickled game; as a function of this module, which registers the games wherever it is read."""
    return pyspiel.load_game(text)


def load(game: str, **parameters: Any) -> Any:
    """A game by its name with us, where `options` may be a number, words or a list of words.

    >>> print(load("yokohama", players=4, options=2024))
    shokai_yokohama(card_set=2,edition=2024,mini1=False,mini2=False,most_decisions=10000,players=4)
    """
    return pyspiel.load_game(f"shokai_{game}", read_parameters(game_for(game), parameters).as_dict())
