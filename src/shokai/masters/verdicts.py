"""What a chart says, in a sentence that the page and the document share: it stands in the findings beside the rows."""

from __future__ import annotations

from typing import Any

# A sentence as JSON: the id of a text and what is put into it.
Told = dict[str, Any]


def verdict(chart: dict[str, Any]) -> Told | None:
    """The sentence of a chart; none where the figures speak for themselves.

    >>> rows = [{"name": {"id": "a", "args": {}}, "value": 0.4}, {"name": {"id": "b", "args": {}}, "value": 0.1}]
    >>> verdict({"id": "seats", "kind": "shares", "even": 0.25, "rows": rows})
    {'id': 'masters-verdict-seats', 'args': {'first': 40.0, 'last': 10.0, 'even': 25.0}}
    """
    rows = chart["rows"]
    if not rows:
        return None
    if chart["kind"] == "parts":
        return _told("parts", value=_percent(rows[0]["value"]), name=rows[0]["name"])
    if chart["id"] == "seats":
        first, last, even = map(_percent, (rows[0]["value"], rows[-1]["value"], chart["even"]))
        return _told("seats", first=first, last=last, even=even)
    if chart["kind"] == "shares":
        return _of_shares(rows, chart["even"])
    if chart["kind"] == "worth":
        best = max((row for row in rows if row["low"] > 0), key=lambda row: row["value"], default=None)
        return _told("worth", best=best["name"], sign="+", value=best["value"]) if best else _told("worth-none")
    return None


def _of_shares(rows: list[dict[str, Any]], even: float) -> Told:
    if len(rows) == 1:
        return _told("only", name=rows[0]["name"])
    most = max(rows, key=lambda row: row["often"])
    chosen = {"most": most["name"], "often": _percent(most["often"])}
    best = next((row for row in rows if row["low"] > even), None)
    if best is None:
        return _told("even", **chosen)
    return _told("shares", best=best["name"], value=_percent(best["value"]), **chosen)


def _told(kind: str, **args: Any) -> Told:
    return {"id": f"masters-verdict-{kind}", "args": args}


def _percent(share: float) -> float:
    return round(100 * share, 4)
