"""A server with a wrong clock removes no tables."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from pasch.server.store import Store
from pasch.server.web import app
from pasch.server.web.metrics import Metrics
from pasch.testing.stores import create


class Clock:
    """What the server takes for the time."""

    def __init__(self) -> None:
        self.time = datetime.now(UTC)

    def utc_now(self) -> datetime:
        return self.time

    def run(self, hours: int) -> None:
        self.time += timedelta(hours=hours)


def test_nothing_is_in_doubt_at_a_first_start(tmp_path: Path) -> None:
    metrics = Metrics()

    async def live() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'pasch.sqlite'}")
        try:
            await app._purge(store, metrics)
            await create(store, "t1", datetime.now(UTC))
            await app._purge(store, metrics)
        finally:
            await store.close()

    asyncio.run(live())
    assert b"pasch_clock_in_doubt 0.0" in metrics.text()


def test_a_clock_far_ahead_removes_nothing_before_it_has_run_for_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, metrics = Clock(), Metrics()
    monkeypatch.setattr(app, "utc_now", clock.utc_now)

    async def look(store: Store) -> tuple[bool, int]:
        """Whether the clock is trusted, and how many tables are left."""
        await app._purge(store, metrics)
        return b"pasch_clock_in_doubt 0.0" in metrics.text(), await store.count_tables()

    async def live() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'pasch.sqlite'}")
        try:
            await create(store, "t1", clock.time)
            assert await look(store) == (False, 1)
            clock.run(24)
            assert await look(store) == (True, 1)
            clock.run(24 * 95)
            for _ in range(24):
                assert await look(store) == (False, 1)
                clock.run(1)
            assert await look(store) == (True, 0)
        finally:
            await store.close()

    asyncio.run(live())
