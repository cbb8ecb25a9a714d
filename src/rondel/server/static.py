"""The built browser client: files from one folder, `index.html` for every other path."""

from __future__ import annotations

import asyncio
import hashlib
import json
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response

from rondel.locale import LANGUAGES
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
    answer = await asyncio.to_thread(_file, request, folder, file)
    if wanted.startswith("t/") and (links := announced(request, folder)):
        answer.headers["Link"] = links
    return answer


def announced(request: Request[Any, Any, Any], folder: Path) -> str:
    """Name the files that a table of the game in the address needs: a browser fetches them at once."""
    plan = _plan(folder / "announce.json")
    game = request.query_params.get("game", "")
    if game not in plan.get("games", {}):
        return ""
    language = _language(request.headers.get("accept-language", ""))
    scripts = [plan["words"].get(f"{part}-{language}") for part in ("common", game)]
    files = [*plan["first"], *plan["games"][game], *(file for file in scripts if file)]
    early = f"</{plan['early']}>; rel=preload; as=script"
    links = [
        f"</{file}>; rel=preload; as=style; crossorigin=anonymous"
        if file.endswith(".css")
        else f"</{file}>; rel=modulepreload"
        for file in files
    ]
    catalog = f"</api/games/{game}/catalog?lang=en>; rel=preload; as=fetch; crossorigin=anonymous"
    return ", ".join([early, *links, catalog])


@lru_cache(maxsize=1)
def _plan(file: Path) -> dict[str, Any]:
    return dict(json.loads(file.read_bytes())) if file.is_file() else {}


def _language(accepted: str) -> str:
    """Guess the language that the client will choose: the first that there is."""
    wanted = (tag.split(";")[0].strip()[:2].lower() for tag in accepted.split(","))
    return next((tag for tag in wanted if tag in LANGUAGES), "en")


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
