"""Stores for tests, with simple tables, keys and events."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from pasch.server.store import Store
from pasch.testing.stores import HOST, NOW, OPENED, body, create, held, table

__all__ = ["HOST", "NOW", "OPENED", "body", "create", "held", "opened", "table"]


@asynccontextmanager
async def opened(address: str, workers: int = 1) -> AsyncIterator[list[Store]]:
    """Stores over one database, as several workers have them."""
    async with AsyncExitStack() as stack:
        stores = []
        for _ in range(workers):
            stores.append(await Store.open(address))
            stack.push_async_callback(stores[-1].close)
        yield stores
