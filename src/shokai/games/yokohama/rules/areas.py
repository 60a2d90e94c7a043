"""The areas of YOKOHAMA.

An area has a fixed number, whatever its place on the table; the state's `place` and `near` tell the layout.
Sets of areas are bits of a word, bit `a` for area `a`.
"""

from __future__ import annotations

AREA_NAMES = (
    "Copper1", "Copper2", "Silk1", "Silk2", "Tea1", "Tea2", "Fish1", "Fish2", "Bank", "Chinatown",
    "Church", "Customs", "Dock", "Agency", "Lab", "Port", "Research", "Canal",
)  # fmt: skip
(
    COPPER_1, COPPER_2, SILK_1, SILK_2, TEA_1, TEA_2, FISH_1, FISH_2, BANK, CHINATOWN,
    CHURCH, CUSTOMS, DOCK, AGENCY, LAB, PORT, RESEARCH, CANAL,
) = range(18)  # fmt: skip
AREAS = 18
PRODUCTION = 0x000FF
COMMERCIAL = 0x1FF00
# Set-up table: which areas are used with 2, 3 and 4 players.
_TWO = 1 << COPPER_1 | 1 << SILK_1 | 1 << TEA_1 | 1 << FISH_1 | 1 << BANK | 1 << CHURCH | 1 << CUSTOMS
_TWO |= 1 << AGENCY | 1 << LAB | 1 << PORT
_THREE = _TWO | 1 << DOCK | 1 << CHINATOWN | 1 << CANAL | 1 << FISH_2
AREAS_USED = (0, 0, _TWO, _THREE, (1 << AREAS) - 1)
AREA_COUNT = (0, 0, 10, 14, 18)
TOP_ROW = (0, 0, 4, 5, 6)  # every further row is one shorter
