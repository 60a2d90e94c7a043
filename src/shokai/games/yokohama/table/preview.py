"""What a move would bring about, in sentences: the numbers of `foresight` put into words.

Short ones where a list of moves has many of a kind: one sentence for each place to put an assistant.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shokai.games.yokohama.table.changes import deciding
from shokai.games.yokohama.table.foresight import before_movement, preview
from shokai.games.yokohama.table.names import (
    amounts, counted, country_name, edition, joined, marker_name, numbers, order_in_short,
    title_effect, title_name,
)  # fmt: skip
from shokai.games.yokohama.table.notation import read_order_card
from shokai.games.yokohama.table.part_types import YokohamaOrder
from shokai.games.yokohama.table.preview_types import YokohamaEffect, YokohamaPreview, YokohamaWay
from shokai.games.yokohama.table.reasons.moves import why_not
from shokai.games.yokohama.rules import flow
from shokai.games.yokohama.rules.components import COUNTRIES, TITLES
from shokai.games.yokohama.rules.state import AREA_NAMES, GO
from shokai.engine.fields import State
from shokai.texts import Say

__all__ = ["preview", "preview_sentences"]


def preview_sentences(s: State, move: int, names: Sequence[str]) -> list[Say]:
    """The preview in sentences."""
    seen = preview(s, move)
    words = _Words(s, names)
    if "power_with_president" in seen:
        said = [words.power(seen), *_prospect(s, move, seen, names)]
    elif "ways" in seen or "effect" in seen:
        said = words.action(seen)
    elif "order" in seen and "changes" not in seen:
        said = [words.order(seen["order"])]
    elif "units" in seen:
        said = words.title(seen)
    elif "donations" in seen:
        said = [words.church(seen)]
    elif "space" in seen:
        said = [words.customs(seen)]
    elif "marker" in seen:
        marker = marker_name(seen["marker"] - 1, edition(s))
        said = [Say("yokohama-preview-marker", marker=marker, edition=edition(s)), *words.changes(seen)]
    elif "assistants" in seen:
        said = [Say("yokohama-preview-recall", assistants=seen["assistants"], edition=edition(s))]
    else:
        said = words.changes(seen)
    return [*_ending(s, seen, names), *said]


def _ending(s: State, seen: YokohamaPreview, names: Sequence[str]) -> list[Say]:
    """That a move ends the game, or brings its end, and for whom: nobody may overlook it, so it comes first."""
    if "ends" not in seen and "over" not in seen:
        return []
    code = "over" if "over" in seen else "ends-for" if "winner" in seen else "ends"
    player = names[seen["winner"]] if "winner" in seen else ""
    return [Say(f"yokohama-preview-{code}", player=player, edition=edition(s))]


def _prospect(s: State, move: int, seen: YokohamaPreview, names: Sequence[str]) -> list[Say]:
    """Why the president could not get to where an assistant is placed, and whether it could go anywhere."""
    if "destinations" not in seen or seen["ways"]:
        return []
    if not seen["destinations"]:
        return [Say("yokohama-preview-no-destination", edition=edition(s))]
    t = s.clone()
    flow.apply(t, move)
    before_movement(t)
    reason = why_not(t, GO + AREA_NAMES.index(seen["area"]), names)
    return [Say("yokohama-preview-no-way", why=reason.said, edition=edition(s))] if reason else []


class _Words:
    """Puts parts of a preview into words for the seat that acts."""

    def __init__(self, s: State, names: Sequence[str]) -> None:
        self._state, self._edition, self._seat, self._names = s, edition(s), deciding(s), names

    def _put(self, code: str, **args: Any) -> Say:
        return Say(f"yokohama-preview-{code}", edition=self._edition, **args)

    def _things(self, counts: Mapping[str, int]) -> tuple[Say, ...]:
        return amounts(counts, self._edition)

    def changes(self, seen: YokohamaPreview) -> list[Say]:
        """What everybody gets and gives; icons of a reward that can be used count as got."""
        said = []
        for entry in seen.get("changes", []):
            p = entry["seat"]
            things = {name: n for name, n in numbers(entry).items() if name != "seat"}
            got = {name: n for name, n in things.items() if n > 0}
            given = {name: -n for name, n in things.items() if n < 0}
            if p == self._seat:
                got |= numbers(seen.get("waiting", {}))
                said.append(self._exchange(got, given))
            elif got:
                said.append(self._put("other-gets", player=self._names[p], things=self._things(got)))
        if not said and seen.get("waiting"):
            said.append(self._put("gets", things=self._things(numbers(seen["waiting"]))))
        return said

    def _exchange(self, got: Mapping[str, int], given: Mapping[str, int]) -> Say:
        if got and given:
            return self._put("exchanges", given=self._things(given), things=self._things(got))
        if given:
            return self._put("gives", given=self._things(given))
        return self._put("gets", things=self._things(got))

    def power(self, seen: YokohamaPreview) -> Say:
        """Where an assistant goes: power, and the toll."""
        payees = [entry for entry in seen.get("changes", []) if entry["seat"] != self._seat]
        return self._put(
            "power",
            power=seen["power"],
            strong=seen["power_with_president"],
            toll=sum(entry["yen"] for entry in payees),
            payees=tuple(self._names[entry["seat"]] for entry in payees),
        )

    def order(self, order: YokohamaOrder) -> Say:
        """An order's face."""
        face = Say(
            "yokohama-order",
            order=order["order"],
            country=country_name(COUNTRIES.index(order["country"]), self._edition),
            goods=joined(numbers(order["goods"]), self._edition),
            reward=joined(counted(order["reward"]), self._edition),
        )
        return self._put("order", order=face)

    def title(self, seen: YokohamaPreview) -> list[Say]:
        """Price, effect, and what comes at once."""
        title = TITLES.index(seen["title"])
        said = [self._put("title", units=seen["units"], title=title_name(title, self._edition))]
        said.append(title_effect(title, self._edition))
        if seen["gains"]:
            said.append(self._put("gets", things=self._things(seen["gains"])))
        return said

    def church(self, seen: YokohamaPreview) -> Say:
        return self._put("church", donations=seen["donations"], things=self._things(seen["gains"]))

    def customs(self, seen: YokohamaPreview) -> Say:
        return self._put("customs", imports=seen["imports"], things=self._things(seen["gains"]))

    # An action.

    def action(self, seen: YokohamaPreview) -> list[Say]:
        """Tolls, power, effect, what others get, token, building, recovery."""
        said = [self._put("action-power", power=seen["power"])]
        said += self._tolls(seen.get("ways", []))
        said += self._effect(seen["effect"])
        said += self.changes(seen)
        if "bonus" in seen:
            said.append(self._put("bonus", things=self._things(counted(seen["bonus"]))))
        if "build" in seen:
            shops = tuple(seen["build"]["shops"])
            code = "build-house" if not shops else "build-both" if seen["build"]["house"] else "build-shop"
            said.append(self._put(code, shops=shops))
        if seen["freed"]:
            said.append(self._put("freed", assistants=seen["freed"]))
        return said

    def _tolls(self, ways: Sequence[YokohamaWay]) -> list[Say]:
        if len(ways) == 1 and not ways[0]["pays"] and not ways[0]["canal"]:
            return []
        if len(ways) == 1:
            return [self._put("toll", way=self._way(ways[0]))]
        return [self._put("tolls", ways=tuple(self._way(way) for way in ways))] if ways else []

    def _way(self, way: YokohamaWay) -> Say:
        payees = tuple(self._names[q] for q in way["pays"])
        if payees:
            return self._put("way-canal-and-presidents" if way["canal"] else "way-presidents", payees=payees)
        return self._put("way-canal" if way["canal"] else "way-free")

    def _effect(self, effect: YokohamaEffect) -> list[Say]:
        kind = effect["kind"]
        if kind == "harvest":
            return [self._put("gets", things=self._things(effect["gains"]))]
        if kind == "trade":
            return [self._put("trade", exchanges=effect["exchanges"])]
        if kind == "hire":
            return [self._put("hire", items=effect["items"])]
        if kind in ("church", "customs"):
            spaces = tuple(effect["spaces"])
            code = "church-spaces" if kind == "church" else "customs-spaces"
            return [self._put(code, spaces=spaces) if spaces else self._put("no-spaces")]
        if kind == "orders":
            orders = tuple(order_in_short(self._state, read_order_card(code)) for code in effect["orders"])
            return [self._put("orders" if orders else "no-orders", orders=orders)]
        # Two copies of a title may lie there.
        titles = tuple(title_name(TITLES.index(title), self._edition) for title in dict.fromkeys(effect["titles"]))
        return [self._put("titles" if titles else "no-titles", titles=titles)]
