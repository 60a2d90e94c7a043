"""What Shokai can do only with further packages, and how to get them.

The rules, matches and the terminal need none of these. If one is missing, the error names the command to install it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

# The packages that an extra brings, as they are imported. See pyproject.toml.
EXTRAS = {
    "fast": ("llvmlite", "numba", "numpy", "openskill"),
    "server": (
        "aiosqlite", "alembic", "argon2", "cryptography", "fastapi", "itsdangerous", "orjson", "prometheus_client",
        "psycopg", "pydantic", "segno", "sqlalchemy", "starlette", "tzdata", "uvicorn", "websockets",
    ),
    "train": ("torch",),
    "research": ("gymnasium", "open_spiel", "pettingzoo", "pyspiel"),
}  # fmt: skip


def extra_of(package: str | None) -> str | None:
    """The extra that brings a package; None for one that no extra brings.

    >>> extra_of("numba"), extra_of("sqlalchemy.exc"), extra_of("mybots")
    ('fast', 'server', None)
    """
    top = (package or "").partition(".")[0]
    return next((extra for extra, packages in EXTRAS.items() if top in packages), None)


def command_for(extra: str) -> str:
    """What to type to get an extra."""
    return f"pip install 'shokai[{extra}]'"


def is_fast() -> bool:
    """Whether rules can be compiled here."""
    return find_spec("numba") is not None


class MissingExtra(ImportError):
    """Something was asked for that needs a package which is not installed; the message names the command."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"This needs the package {package}: {command_for(extra)}", name=package)
        self.package, self.extra = package, extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str]]:
        """So it can come from another process."""
        return type(self), (self.package, self.extra)


@contextmanager
def naming_the_extra() -> Iterator[None]:
    """For imports of what an extra brings: where it is missing, the error says what to type."""
    try:
        yield
    except ModuleNotFoundError as missing:
        extra = extra_of(missing.name)
        if extra is None:
            raise
        raise MissingExtra(str(missing.name).partition(".")[0], extra) from None
