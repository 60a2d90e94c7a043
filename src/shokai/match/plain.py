"""Plain data, as views are: dictionaries, lists, texts and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # The type of a game's views: `Match[OsakaView]`. Whoever does not name one gets views without types.
    View = TypeVar("View", bound=Mapping[str, Any], default=Any)
else:
    from typing import TypeVar

    View = TypeVar("View")


def own_copy(data: Any) -> Any:
    """A copy whose dictionaries and lists nobody else has.

    Views share what is alike, from one to the next and even from game to game. Whoever is given one to keep gets a
    copy: what they do to it is their own business.

    >>> shared = {"hand": ["R5"]}
    >>> own_copy(shared)["hand"].append("B2")
    >>> shared
    {'hand': ['R5']}
    """
    if isinstance(data, dict):
        return {key: own_copy(value) for key, value in data.items()}
    if isinstance(data, list):
        return [own_copy(value) for value in data]
    return data
