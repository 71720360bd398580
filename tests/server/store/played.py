"""What the tests store: tables, keys and events of little meaning."""

import hashlib
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime

from pasch.server.store import Body, Grant, Store, StoredTable

NOW = datetime(2025, 11, 21, 18, 3, 12, 345_000, tzinfo=UTC)


def body(**fields: object) -> Body:
    """An event as it is stored."""
    return json.dumps(fields)


OPENED = body(seat=None, type="opened", kind="game")
HOST = Grant(hashlib.sha256(b"host").digest(), "host", (0, 1))


@asynccontextmanager
async def opened(address: str, workers: int = 1) -> AsyncIterator[list[Store]]:
    """Stores over one database, as several workers have them."""
    async with AsyncExitStack() as stack:
        stores = []
        for _ in range(workers):
            stores.append(await Store.open(address))
            stack.push_async_callback(stores[-1].close)
        yield stores


def table(name: str, at: datetime = NOW) -> StoredTable:
    return StoredTable(name, "game", f"the secret of {name}", at, at)


async def create(store: Store, name: str, at: datetime = NOW) -> str:
    """A table with its first event; gives its id."""
    return (await store.create(table(name, at), f"creation-of-{name}", [OPENED], [HOST])).id


def held(dice: str) -> list[Body]:
    """An action of two events."""
    return [body(seat=0, type="held", dice=dice), body(seat=0, type="rolled", dice="13446")]
