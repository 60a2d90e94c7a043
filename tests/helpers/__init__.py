"""What several test files need, each module with one idea. Fixtures are in conftest.py."""

import pytest

# Assertions in helpers are to show their values, as those in tests do.
for _name in ("command", "osaka", "playing", "sayings", "screen", "serving", "walks", "yokohama"):
    pytest.register_assert_rewrite(f"{__name__}.{_name}")
