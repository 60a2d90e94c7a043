"""The files of the page, as the build left them."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse

from shokai.server.tables.words import refuse

PAGE = Path(__file__).parents[2] / "page"


def add_page(app: FastAPI) -> None:
    """Adds the page: whatever has no other meaning is one of its addresses."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        """The page, at any of its addresses."""
        if path.startswith(("api/", "metrics")):
            raise refuse("not-found")
        file = _file_of_page(path)
        if file:
            return _sent(file, request, "public, max-age=31536000, immutable" if "assets/" in path else "no-cache")
        index = PAGE / "index.html"
        if "." in path.rsplit("/", 1)[-1] or not index.is_file():
            raise refuse("not-found" if index.is_file() else "no-page")
        return _sent(index, request, "no-cache")


def _file_of_page(path: str) -> Path | None:
    try:
        file = (PAGE / path).resolve()
        return file if file.is_relative_to(PAGE.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        # No file can have such a name.
        return None


def _sent(file: Path, request: Request, cached: str) -> FileResponse:
    """A file of the page; packed, where the build packed it and the browser can read that."""
    packed, headers = file.with_name(f"{file.name}.gz"), {"cache-control": cached}
    if not packed.is_file():
        return FileResponse(file, headers=headers)
    headers["vary"] = "accept-encoding"
    if not _reads_gzip(request.headers.get("accept-encoding", "")):
        return FileResponse(file, headers=headers)
    headers["content-encoding"] = "gzip"
    kind, _ = mimetypes.guess_type(file)
    return FileResponse(packed, headers=headers, media_type=kind or "application/octet-stream")


def _reads_gzip(accepted: str) -> bool:
    """Whether a browser that accepts this reads gzip: named, and not with `q=0`."""
    for coding in accepted.lower().split(","):
        name, _, weight = coding.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
