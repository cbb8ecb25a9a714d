"""The built browser client: files from one folder, `index.html` for every other path."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response

from rondel.server.problems import problem

_UNBUILT = (
    b"<!doctype html><meta charset=utf-8><title>Rondel</title><h1>Rondel</h1>"
    b"<p>The server runs, but the browser client is not built. Run <code>make play</code> in the source "
    b"tree, or install a release of Rondel, which contains it.</p>"
)
_FOREVER = "public, max-age=31536000, immutable"
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


async def serve(request: Request[Any, Any, Any], folder: Path, path: str) -> Response[bytes]:
    """Answer a path of the client."""
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        return problem(404, "unknown", "there is no such address")
    file = await asyncio.to_thread(_find, folder, wanted)
    if file is None:
        if wanted.startswith("assets/"):
            return problem(404, "unknown", "there is no such file")
        return Response(_UNBUILT, media_type="text/html", headers={"Cache-Control": "no-cache"})
    return await asyncio.to_thread(_file, request, folder, file)


def _find(folder: Path, wanted: str) -> Path | None:
    """Find the file of a path, or the page that draws every path."""
    root = folder.resolve()
    if wanted and "\0" not in wanted:
        file = (root / wanted).resolve()
        if file.is_relative_to(root) and file.is_file():
            return file
    index = root / "index.html"
    return index if index.is_file() and not wanted.startswith("assets/") else None


def _file(request: Request[Any, Any, Any], folder: Path, file: Path) -> Response[bytes]:
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "")
    headers = {"Vary": "Accept-Encoding"}
    source = file
    for encoding, suffix in _ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            source, headers["Content-Encoding"] = packed, encoding
            break
    content = source.read_bytes()
    hashed = file.parent.name == "assets"
    headers["Cache-Control"] = _FOREVER if hashed else "no-cache"
    headers["ETag"] = tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    return Response(content, media_type=kind, headers=headers)
