"""Technologies that bring something whenever something happens (004 p.17): all of it stands in components.toml."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.games.yokohama.rules.components import TITLE_EVENT, TITLE_GAINS
from shokai.engine.dispatch import write_rule

# What gains change, and what can happen.
FIELDS = {"vp": "points", "yen": "yen", "import": "imports"}
EVENTS = {
    "now": "What a technology brings once and at once.",
    "technology": "What technologies bring when a later one is obtained.",
    "order": "What technologies bring for a fulfilled order.",
    "shop": "What technologies bring for a shop.",
    "house": "What technologies bring for a trading house.",
    "church": "What technologies bring for an assistant on the Church board.",
    "customs": "What technologies bring for an assistant on the Customs board.",
}
assert set(TITLE_EVENT) <= {"", *EVENTS}


def _gains(event, test, parameters="s, p"):
    """A rule function: for each technology of an event the test, and what it brings."""
    lines = []
    for title, gains in enumerate(TITLE_GAINS):
        if TITLE_EVENT[title] == event:
            lines.append(f"if {test.format(title)}:")
            lines += [f"    s.{FIELDS[icon]}[p] += {n}" for icon, n in gains.items()]
    return write_rule(f"gain_by_{event}", parameters, EVENTS[event], lines, __name__, {})


_OWNED = "(s.titles[p] >> {}) & 1 == 1"
gain_by_now = _gains("now", "title == {}", "s, p, title")
gain_by_technology = _gains("technology", _OWNED)
gain_by_order = _gains("order", _OWNED)
gain_by_shop = _gains("shop", _OWNED)
gain_by_house = _gains("house", _OWNED)
gain_by_church = _gains("church", _OWNED)
gain_by_customs = _gains("customs", _OWNED)
