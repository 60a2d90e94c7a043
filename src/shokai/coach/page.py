"""A review as one HTML file that needs nothing but itself: the curve, the figures, and every mistake at its table."""

from __future__ import annotations

from collections.abc import Iterator

from shokai.arena.report import document
from shokai.arena.svg import Markup, Scale, drawing, el
from shokai.coach.review import TURNING, Decision, Review
from shokai.coach.words import of_mistake, of_reason, said
from shokai.match.match import Match
from shokai.match.picture import picture
from shokai.texts import Speaker

WIDE, HIGH, LEFT, BOTTOM = 900.0, 300.0, 60.0, 30.0


def review_page(review: Review, match: Match, speak: Speaker) -> str:
    """The whole page."""
    title = speak.say("review-title", game=speak.say("arena-game", game=review.game))
    inside = el("div", el("span", "商", class_="seal"), el("b", title), class_="inside")
    body = el("body", el("header", inside), el("main", *_sections(review, match, speak)))
    return document(title, body, speak.language)


def _sections(review: Review, match: Match, speak: Speaker) -> Iterator[Markup]:
    sentences = [el("p", speak.say(line)) for line in said(review)]
    yield _section(speak.say("review-seats"), *sentences, el("p", speak.say("review-note"), class_="note"))
    yield _section(speak.say("review-curve"), el("div", _curve(review, speak), class_="plot"))
    mistakes = [decision for decision in review.decisions if decision.is_mistake]
    shown = [_mistake(decision, match, speak) for decision in mistakes]
    yield _section(speak.say("review-mistakes"), *(shown or [el("p", speak.say("review-no-mistakes"))]))


def _section(heading: str, *content: Markup) -> Markup:
    return el("section", el("h2", heading), *content, class_="whole")


def _curve(review: Review, speak: Speaker) -> Markup:
    """Everybody's chances from the first step to the last, with the turning points marked."""
    x = Scale(0, review.curve[-1][0], LEFT, WIDE - 150)
    y = Scale(0, 1, HIGH - BOTTOM, 16)
    parts = []
    for part in (0, 0.25, 0.5, 0.75, 1):
        parts.append(el("line", x1=x.first, x2=x.last, y1=y(part), y2=y(part), class_="grid"))
        parts.append(el("text", speak.say("review-percent", value=part), x=LEFT - 8, y=y(part) + 4, class_="tick end"))
    # Names stand apart, whoever they belong to.
    ends = sorted(range(len(review.seats)), key=lambda p: -review.curve[-1][1].wins[p])
    for place, p in enumerate(ends):
        line = " ".join(f"{x(step):.1f},{y(outlook.wins[p]):.1f}" for step, outlook in review.curve)
        parts.append(el("polyline", points=line, class_=f"line c{p}", fill="none", stroke_width=2))
        parts.append(el("text", review.seats[p].name, x=x.last + 10, y=24 + 20 * place, class_=f"name c{p}"))
    for (_, before), (step, after) in zip(review.curve, review.curve[1:], strict=False):
        for p in range(len(review.seats)):
            if after.wins[p] - before.wins[p] >= TURNING:
                parts.append(el("circle", cx=x(step), cy=y(after.wins[p]), r=4, class_=f"dot c{p}"))
    return drawing(WIDE, HIGH, speak.say("review-curve"), *parts)


def _mistake(decision: Decision, match: Match, speak: Speaker) -> Markup:
    """What was better, with the table as the seat saw it."""
    names = tuple(match.names)
    then = match.at(decision.step)
    sentence = speak.say(of_mistake(decision, names))
    heading = f"{speak.say('review-column-step')} {decision.step} · {names[decision.seat]}"
    drawn = picture(then.table(decision.seat, memory=True, speak=speak), heading)
    why = [el("p", el("b", speak.say(kind)), " ", speak.say(told)) for kind, told in map(of_reason, decision.why)]
    return el("article", el("h3", heading), el("p", sentence), *why, el("div", Markup(drawn), class_="plot"))
