"""The findings on strong play, as tests look into them."""

from __future__ import annotations

from typing import Any

from shokai.masters.charts import Chart


def chart_of(table: dict[str, Any], id: str) -> Chart:
    """A chart of a table of findings."""
    found: Chart = next(chart for chart in table["charts"] if chart["id"] == id)
    return found
