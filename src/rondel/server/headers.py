"""Security headers for every answer, and a count of answers by status."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rondel.server.metrics import Metrics

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions and colours that follow from the state
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_NOT_KEPT = (b"cache-control", b"no-store")


def guarded(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """Wrap an app so that no answer leaves without the headers, errors included."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.requests.labels(message["status"]).inc()
                headers = [*message["headers"], *_HEADERS]
                if not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
                    headers.append(_NOT_KEPT)
                message["headers"] = headers
            await send(message)

        await app(scope, receive, send_with_headers)

    return guard
