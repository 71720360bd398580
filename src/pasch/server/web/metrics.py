"""Metrics for Prometheus: load, latency and refusals. Each process counts its own."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

_BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.actions = Counter("pasch_actions", "Actions carried out", ["type"], registry=self._registry)
        self.seconds = Histogram(
            "pasch_action_seconds", "From reading an action to its answer", registry=self._registry, buckets=_BUCKETS
        )
        self.connections = Gauge("pasch_live_connections", "Open WebSockets", registry=self._registry)
        self.live = Gauge("pasch_live_tables", "Tables held in memory", registry=self._registry)
        self.tables = Gauge("pasch_tables", "Tables in the database", registry=self._registry)
        self.clock = Gauge(
            "pasch_clock_in_doubt", "1: after a leap of the clock no table expires", registry=self._registry
        )
        self.opened = Counter("pasch_tables_opened", "Tables opened", ["kind"], registry=self._registry)
        self._errors = Counter("pasch_errors", "Problems told, by code", ["code"], registry=self._registry)

    def error(self, code: str) -> None:
        """Counts a problem that a client received."""
        self._errors.labels(code).inc()

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
