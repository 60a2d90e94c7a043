"""Dragging things over the page, by mouse and by finger."""

from __future__ import annotations

from itertools import pairwise
from typing import Any


def middle(what: Any) -> tuple[float, float]:
    box = what.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    """Drags by mouse."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def lift(self, what: Any, *over: Any) -> None:
        """Takes something and carries it over something else."""
        self.page.mouse.move(*middle(what))
        self.page.mouse.down()
        for place in over:
            self.page.mouse.move(*middle(place), steps=5)

    def drop(self) -> None:
        self.page.mouse.up()


class Finger(Mouse):
    """Drags by touch."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self._wire = page.context.new_cdp_session(page)
        self._wire.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def lift(self, what: Any, *over: Any) -> None:
        self._touch("touchStart", middle(what))
        for begin, end in pairwise(middle(place) for place in (what, *over)):
            for part in (0.2, 0.4, 0.6, 0.8, 1):
                self._touch("touchMove", tuple(a + part * (b - a) for a, b in zip(begin, end, strict=True)))

    def drop(self) -> None:
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: tuple[float, ...]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})
