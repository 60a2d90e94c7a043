"""OpenSpiel: both games with explicit chance, for 2 to 4 players.

Importing this module registers `shokai_osaka` and `shokai_yokohama`.

>>> import pyspiel
>>> game = pyspiel.load_game("shokai_osaka(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 12)

Observations are the table view; information states are told by everything that the player has seen happen, and as
tensors by the memory view, which has all of it that still matters.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache, cached_property
from typing import Any

import numpy as np
import pyspiel

from shokai.game.title import Title, read_card_set, read_options, title_for
from shokai.kernel.engine import CHANCE, OVER, Engine, engine_for
from shokai.kernel.fields import State
from shokai.research import stepping
from shokai.research.observer import Observer
from shokai.research.table import rewards_of

# No rule ends a game that nobody wants to end. Random ones of YOKOHAMA had up to 6,300 steps.
LONGEST = 100_000

# What only the player knows who holds it.
_PRIVATE = {"osaka": ("hand", "coins"), "yokohama": ("hand", "unseen_orders")}


class Reading:
    """A state as lists, and what everybody sees of it: texts of several players are made of the same."""

    def __init__(self, title: Title, lists: State) -> None:
        self._title, self.lists = title, lists

    @cached_property
    def open(self) -> dict[str, Any]:
        """What everybody sees alike."""
        return self._title.open_view(self.lists)

    @cached_property
    def open_text(self) -> str:
        """The same as text."""
        seen = self._title.view(self.lists, None, memory=False, common=self.open)
        return json.dumps({key: value for key, value in seen.items() if key != "seat"}, sort_keys=True)


class Desk:
    """All that the states of a game share: its title, its compiled rules, its observers."""

    def __init__(self, name: str) -> None:
        self.title: Title = title_for(name)
        rules: Any = self.title.rules
        self.observers = {view: Observer(name, engine_for(rules, "native"), view) for view in ("table", "memory")}
        self.engine: Engine = self.observers["memory"].engine
        self._secret_of = self.engine.bind(stepping.secret_of)
        self._last: tuple[bytes, Reading] | None = None

    def read(self, state: State) -> Reading:
        """A state to make texts of. The last one is kept: whoever asks for a text asks for those of all players."""
        key = bytes(state)
        if self._last is None or self._last[0] != key:
            self._last = key, Reading(self.title, self.engine.lists(state))
        return self._last[1]

    def first_state(self, players: int, options: int, card_set: int) -> State:
        """A new game before the first deal."""
        state = self.engine.new(players, options)
        if card_set == self.title.card_sets:
            return state
        s = self.engine.lists(state)
        self.title.use_card_set(s, card_set)
        return self.engine.of_lists(s)

    def secret_of(self, state: State) -> int:
        """The seat that alone learns what happens next, or -1."""
        return int(self._secret_of(state))


@cache
def desk_for(name: str) -> Desk:
    """The desk of a game, made when it is first needed."""
    return Desk(name)


def _type(name: str, long_name: str) -> Any:
    kinds, card_sets = pyspiel.GameType, title_for(name).card_sets
    return kinds(
        short_name=f"shokai_{name}",
        long_name=long_name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        # Among the parameters, so that games and states which are written down name their cards.
        parameter_specification={"players": 2, "options": "", **({"card_set": card_sets} if card_sets > 1 else {})},
    )


class _Game(pyspiel.Game):  # type: ignore[misc]
    """What both games have in common."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        title = title_for(self.name)
        rules: Any = title.rules
        self.players = int(params.get("players", 2))
        self.options = read_options(title, str(params.get("options", "")))
        self.card_set = read_card_set(self.name, title.card_sets, str(params.get("card_set", title.card_sets)))
        if not 2 <= self.players <= 4:
            raise ValueError(f"{self.name} is for 2 to 4 players, not {self.players}.")
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.MOVES,
            max_chance_outcomes=rules.OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self, state: Any = None) -> ShokaiState:
        """A new game before the first deal, or the state that a struct tells of."""
        return ShokaiState(self, self.name, self.players, self.options, self.card_set, state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ShokaiObserver:
        """An observer; with perfect recall it sees what the memory view has."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ShokaiObserver(self.name, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """As many as there may be steps."""
        return LONGEST


class OsakaGame(_Game):
    """TRADERS OF OSAKA."""

    name = "osaka"
    kind = _type("osaka", "TRADERS OF OSAKA")


class YokohamaGame(_Game):
    """YOKOHAMA. The parameter `options` has the words for editions and expansions, as in `2024 mini1`.

    `card_set` is the number of the set of cards, the newest one when it is not given. A state that was
    written down by version 0.1.0, which had no such parameter, is one of `shokai_yokohama(card_set=1)`.
    """

    name = "yokohama"
    kind = _type("yokohama", "YOKOHAMA")


class ShokaiState(pyspiel.State):  # type: ignore[misc]
    """A state of either game."""

    def __init__(self, game: Any, name: str, players: int, options: int, card_set: int, struct: Any = None) -> None:
        super().__init__(game)
        self._name, self._players, self._options = name, players, options
        self._state = desk_for(name).first_state(players, options, card_set)
        # For each step so far who alone saw it, plus one; bytes, because copying those costs nothing.
        self._seen_by = b""
        if struct is not None:
            told = json.loads(struct.to_json()) if hasattr(struct, "to_json") else struct
            theirs = card_set
            if "position" in told:
                theirs = read_card_set(name, self._desk.title.card_sets, told["position"].get("cards"))
            if theirs != card_set:
                raise ValueError(f"This state is of shokai_{name}(card_set={theirs}), not of card_set={card_set}.")
            for step in told["steps"]:
                self.apply_action(step)

    @property
    def _desk(self) -> Desk:
        return desk_for(self._name)

    # What OpenSpiel asks for.

    def current_player(self) -> int:
        actor = self._desk.engine.actor(self._state)
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self._desk.engine.actor(self._state) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        engine = self._desk.engine
        return engine.legal(self._state) if player == engine.actor(self._state) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        due = self._desk.engine.chance(self._state)
        return [(outcome, tickets / due.total) for outcome, tickets in due.weights.items()]

    def _apply_action(self, action: int) -> None:
        engine = self._desk.engine
        self._seen_by += bytes([self._desk.secret_of(self._state) + 1])
        if engine.actor(self._state) == CHANCE:
            engine.deal(self._state, action)
        else:
            engine.apply(self._state, action)

    def _action_to_string(self, player: int, action: int) -> str:
        title = self._desk.title
        if player == pyspiel.PlayerId.CHANCE:
            return title.outcome_text(action, title.seat_names)
        return title.move_text(self._lists, action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._players
        return rewards_of(self._desk.engine.standing(self._state, self._players).places)

    def __str__(self) -> str:
        names = self._desk.title.seat_names[: self._players]
        return "\n".join(self._desk.title.write_position(self._lists, names))

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
        seen = self._desk.title.view(read.lists, player, memory=False, common=read.open)
        seen["moves"] = [move["text"] for move in seen["moves"]]
        return seen

    def resample_from_infostate(self, player: int, sampler: Any) -> ShokaiState:
        """A state that the player cannot tell from this one: what was dealt to others in secret is dealt anew.

        It has a whole history of its own, in which only what the player did not see is different.
        """
        if not any(seen_by not in (0, player + 1) for seen_by in self._seen_by):
            return self.clone()  # type: ignore[no-any-return]
        return self.get_game().new_initial_state({"steps": _redealt(self, player, sampler)})  # type: ignore[no-any-return]

    # Structs: the same as dictionaries fit for JSON.

    def _to_struct(self) -> dict[str, Any]:
        names = self._desk.title.seat_names[: self._players]
        lines = self._desk.title.write_position(self._lists, names)
        position = dict(line.split(": ", 1) for line in lines if ": " in line)
        return {"current_player": int(self.current_player()), "position": position, "steps": list(self.history())}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"move": self._action_to_string(player, action)}

    def _struct_to_actions(self, action: dict[str, Any]) -> list[int]:
        title = self._desk.title
        if self._desk.engine.actor(self._state) == CHANCE:
            return [title.read_outcome(action["move"], title.seat_names)]
        return title.read_moves(self._lists, action["move"])

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.view(player)


def _redealt(state: ShokaiState, player: int, sampler: Any) -> list[int]:
    """The steps of a game with other secrets of the others.

    Each of them was dealt two orders and kept one. Cards that everybody has seen since stay where they are; for
    all others any card will do that the player has never seen.
    """
    from shokai.games.yokohama.state import KEEP, ORDER_CARD

    steps, seen_by = list(state.history()), state._seen_by
    s = state._lists
    others = sorted({owner - 1 for owner in seen_by if owner not in (0, player + 1)})
    deals = {p: [i for i, owner in enumerate(seen_by) if owner == p + 1 and steps[i] >= ORDER_CARD] for p in others}
    keeps = {p: [i for i, owner in enumerate(seen_by) if owner == p + 1 and i not in deals[p]] for p in others}
    dealt = {p: [steps[i] - ORDER_CARD for i in deals[p]] for p in others}
    revealed = {card for cards in dealt.values() for card in cards if not s.secret >> card & 1}
    pool = [c for c in range(s.orders_left.bit_length()) if s.orders_left >> c & 1]
    pool += [card for cards in dealt.values() for card in cards if card not in revealed]

    def draw() -> int:
        return pool.pop(int(sampler() * len(pool)) % len(pool))

    for p in others:
        kept = steps[keeps[p][0]] - KEEP if keeps[p] else 0
        known = [card in revealed for card in dealt[p]]
        cards = [card if shown else draw() for card, shown in zip(dealt[p], known, strict=True)]
        if keeps[p] and sampler() < 0.5:
            # Which of the two was kept, the first or the second, is a secret as well.
            cards.reverse()
            steps[keeps[p][0]] = KEEP + 1 - kept
        for i, card in zip(deals[p], cards, strict=True):
            steps[i] = ORDER_CARD + card
    return steps


class ShokaiObserver:
    """Fills `tensor` with the pieces of an observation, each under its name in `dict`."""

    def __init__(self, name: str, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no observation parameters; given were {params}.")
        self._name, self._kind = name, kind
        self._observer = desk_for(name).observers["memory" if kind.perfect_recall else "table"]
        pieces = self._observer.pieces
        self.tensor = np.zeros(pieces.size, np.float32)
        self.dict: dict[str, Any] = pieces.named(self.tensor)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._own = own
        self._left_out = [
            piece for name_, piece in self.dict.items() if not (own if name_ in _PRIVATE[name] else kind.public_info)
        ]

    def set_from(self, state: ShokaiState, player: int) -> None:
        """Writes what a player sees."""
        self._observer.observe(state._state, player, self.tensor)
        for piece in self._left_out:
            piece[...] = 0

    def string_from(self, state: ShokaiState, player: int) -> str:
        """What a player sees, as text."""
        kind = self._kind
        if kind.public_info and kind.perfect_recall:
            return state.known(player) if self._own else state.public()
        told = []
        if kind.public_info:
            told.append(desk_for(self._name).read(state._state).open_text)
        if self._own:
            told.append(_own_cards(state, player))
        return "\n".join(told)


def _own_cards(state: ShokaiState, player: int) -> str:
    """What a player holds and others do not see."""
    seen = state.view(player)
    if "traders" in seen:
        return f"{player} holds {' '.join(seen['traders'][player]['hand'])}"
    return f"{player} holds {' '.join(order['order'] for order in seen['merchants'][player]['orders'])}"


for _game in (OsakaGame, YokohamaGame):
    pyspiel.register_game(_game.kind, _game)
