"""Where things lie in the repository."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
ROOT = TESTS.parent
DOCS, PAGE, EXAMPLES = ROOT / "docs", ROOT / "page", ROOT / "examples"
