"""Numbers for operators, without anything about a game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """All counters of one server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.changes = Counter("rondel_changes", "Stored changes of tables", ["what"], registry=registry)
        self.refused = Counter("rondel_refused", "Refused socket messages", ["code"], registry=registry)
        self.requests = Counter("rondel_requests", "HTTP answers", ["status"], registry=registry)
        self.errors = Counter("rondel_errors", "Failures of the server", registry=registry)
        self.sockets = Gauge("rondel_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("rondel_live_tables", "Tables in memory", registry=registry)
        self.storing = Histogram(
            "rondel_store_seconds", "Time to store a change", buckets=_SECONDS, registry=registry
        )
        self.opening = Histogram(
            "rondel_open_seconds", "Time to open a table from storage", buckets=_SECONDS, registry=registry
        )
        self.thinking = Histogram(
            "rondel_bot_seconds", "Time a bot thinks", buckets=_SECONDS, registry=registry
        )

    def text(self) -> bytes:
        """Write all numbers in Prometheus' format."""
        return generate_latest(self.registry)
