"""Country icons and foreign agents (004 p.8)."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from shokai.engine.rule import rule


@rule
def gain_flag(s, p, country):
    """Every second icon of a country brings one of its agents, as long as the supply lasts."""
    s.flags[p][country] += 1
    if s.flags[p][country] % 2 == 0 and s.agents_supply[country] > 0:
        s.agents_supply[country] -= 1
        s.agents[p] += 1
