"""Sentences that the screen and the report share."""

from __future__ import annotations

from shokai.arena.statistics import Interval
from shokai.arena.summary import Figures, Summary
from shokai.texts import Speaker


def bounds(interval: Interval) -> dict[str, float]:
    """The bounds of a share as arguments of a sentence."""
    low, high = interval.low, interval.high
    return {"low": 0.0 if low is None else low, "high": 1.0 if high is None else high}


def verdict_word(summary: Summary) -> str:
    """The verdict as sentences choose by it: among many, a bot with more than its part need not be the best."""
    return (
        summary.verdict if len(summary.entrants) == 2 else {"better": "more", "worse": "less"}.get(summary.verdict, "")
    )


def verdict_sentence(summary: Summary, speak: Speaker) -> str:
    """The result of the first bot, in one sentence."""
    first, other = summary.entrants[:2]
    args = {"share": first.share.mean, "fair": summary.fair, **bounds(first.share)}
    return speak.say("arena-verdict", verdict=verdict_word(summary), bot=first.name, other=other.name, **args)


def truncated_sentences(summary: Summary, speak: Speaker) -> list[str]:
    """How many games were truncated, if there were any."""
    games, most = summary.truncated, summary.outcome.plan.most_decisions
    return [speak.say("arena-truncated", games=games, decisions=most)] if games else []


def of_ended(one: Figures, speak: Speaker) -> tuple[str, str]:
    """Margin and points, where a game ended."""
    if not one.ended:
        return "–", "–"
    return signed(one.margin, speak), speak.say("arena-decimal", value=one.points.mean)


CHECKS = {"mirror": "arena-check-mirror", "sanity": "arena-check-sanity"}


def check_holds(name: str, check: Summary) -> bool:
    """Whether a mirror match shows no difference, and a sanity match shows one."""
    return check.verdict == ("unsure" if name == "mirror" else "better")


def check_sentence(name: str, check: Summary, speak: Speaker) -> str:
    """What a mirror match or a sanity match came to."""
    first = check.entrants[0]
    args = {"share": first.share.mean, "games": check.games, **bounds(first.share)}
    ok = "yes" if check_holds(name, check) else "no"
    return speak.say(CHECKS[name], ok=ok, bot=first.name, **args)


def duration(ms: float, speak: Speaker) -> str:
    """A time in the unit that suits it."""
    if ms >= 1000:
        return speak.say("arena-seconds", value=float(f"{ms / 1000:.3g}"))
    if ms >= 0.1:
        return speak.say("arena-ms", value=float(f"{ms:.3g}"))
    return speak.say("arena-us", value=round(ms * 1000))


def signed(interval: Interval, speak: Speaker) -> str:
    """A difference with its sign, and how far it may be off."""
    mean = interval.mean
    told = speak.say("arena-signed", sign="+" if mean > 0 else "−" if mean < 0 else "", value=abs(mean))
    if interval.high is None:
        return told
    return f"{told} {speak.say('arena-plus-minus', value=interval.high - mean)}"
