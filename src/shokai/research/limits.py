"""How long a game may last in an environment.

No rule ends a game that nobody wants to end: with everybody making the first legal move, YOKOHAMA goes on for ever.
These are more than twice the decisions of the longest among thousands of random games (441 and 4,854).
"""

from __future__ import annotations

MOST_DECISIONS = {"osaka": 2_000, "yokohama": 10_000}
"""The decisions of all seats together, forced ones too, after which a game is cut off unless something else is said."""
