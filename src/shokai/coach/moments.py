"""Moments of a review as JSON and back, for a server that keeps them and a page that draws them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shokai.coach.hint import Reason
from shokai.coach.outlook import Outlook
from shokai.coach.review import Decision, Moment

# Digits that are kept: luck and moves still add up to what is shown.
_DIGITS = 6


def moment_told(moment: Moment, words: Callable[[Any], Any]) -> dict[str, Any]:
    """A moment for JSON; `words` makes JSON of a sentence."""
    return {
        "step": moment.step,
        "seat": moment.seat,
        **_outlook_told(moment.outlook),
        "decision": moment.decision and _decision_told(moment.decision, words),
        "round": moment.round,
    }


def moment_read(data: dict[str, Any], words: Callable[[Any], Any]) -> Moment:
    """What `moment_told` told; `words` makes a sentence of JSON."""
    decision = data["decision"]
    told = decision and _decision(data, decision, words)
    # Reviews that were kept by an earlier version know of no rounds.
    return Moment(data["step"], _outlook(data), data["seat"], told, data.get("round"))


def _outlook_told(outlook: Outlook) -> dict[str, Any]:
    return {name: [round(n, _DIGITS) for n in getattr(outlook, name)] for name in ("wins", "points")}


def _outlook(data: dict[str, Any]) -> Outlook:
    return Outlook(tuple(data["wins"]), tuple(data["points"]))


def _decision_told(decision: Decision, words: Callable[[Any], Any]) -> dict[str, Any]:
    return {
        "played": decision.played,
        "best": decision.best,
        "seeing": decision.seeing,
        "before": _outlook_told(decision.before),
        "after": _outlook_told(decision.after),
        "loss": round(decision.loss, _DIGITS),
        "points_lost": round(decision.points_lost, _DIGITS),
        "error": round(decision.error, _DIGITS),
        "mistake": decision.is_mistake,
        "why": [{"kind": reason.kind, "said": words(reason.said)} for reason in decision.why],
    }


def _decision(data: dict[str, Any], told: dict[str, Any], words: Callable[[Any], Any]) -> Decision:
    return Decision(
        data["step"] - 1, data["seat"], told["played"], told["best"], told["seeing"], _outlook(told["before"]),
        _outlook(told["after"]), told["loss"], told["points_lost"], told["error"],
        tuple(Reason(reason["kind"], words(reason["said"])) for reason in told["why"]),
    )  # fmt: skip
