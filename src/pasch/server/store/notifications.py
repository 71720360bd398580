"""Listens to other processes through PostgreSQL's notifications.

Each transaction that changed tables sends one notification: the name of its sender, then the tables' ids. It arrives
after the commit, so its receiver finds the events. Notifications sent while no connection listened are lost; therefore
each new connection begins with `EVERYTHING`. A quick sign is not stored: the notification itself carries it, and it may
be lost.
"""

import asyncio
from collections.abc import Callable, Collection, Iterator
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL, Connection, text

from pasch.server import randomness
from pasch.server.logs import log, note_mistake
from pasch.server.store.database import PATIENCE
from pasch.server.store.store_types import EVERYTHING

_CHANNEL, _SIGNS = "pasch_tables", "pasch_signs"
_MOST_BYTES = 7000
"""PostgreSQL takes fewer than 8000."""
_SHORTEST, _LONGEST = 0.1, 5.0
"""Seconds until a lost connection is tried again, doubled each time."""


class Notifications:
    """What one process tells the others on its PostgreSQL database, and hears from them; a simulation has its own."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._sender = randomness.source.randbytes(4).hex()

    def announce(self, connection: Connection, table_ids: Collection[str]) -> None:
        """Lets other processes know, at this transaction's commit, that something about these tables was stored."""
        for content in _payloads(self._sender, table_ids):
            _notify(connection, _CHANNEL, content)

    def pass_on(self, connection: Connection, table_id: str, sign: str) -> None:
        """Tells other processes a quick sign made at a table."""
        _notify(connection, _SIGNS, f"{self._sender} {table_id} {sign}")

    async def listen(self, moved: Callable[[str], None], signed: Callable[[str, str], None]) -> None:
        """Tells what others do, until cancelled.

        Args:
            moved: called with the id of every table that others stored something about.
            signed: called with a table's id and a quick sign that others passed on.
        """
        pause = _SHORTEST
        while True:
            try:
                async with await connect(self._url) as connection:
                    for channel in (_CHANNEL, _SIGNS):
                        await connection.execute(f"LISTEN {channel}")
                    moved(EVERYTHING)
                    pause = _SHORTEST
                    async for heard in connection.notifies():
                        sender, _, content = heard.payload.partition(" ")
                        if sender == self._sender:
                            continue
                        if heard.channel == _SIGNS:
                            table_id, _, sign = content.partition(" ")
                            signed(table_id, sign)
                        else:
                            for table_id in content.split():
                                moved(table_id)
            except psycopg.Error as error:
                # The error's words may name addresses; its kind is enough.
                log.warning("store-listening-lost", extra={"kind": type(error).__name__})
            except Exception as error:
                # `moved` or `signed` failed; a worker that stopped listening would show its tables ever older.
                note_mistake(error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST)


def _notify(connection: Connection, channel: str, content: str) -> None:
    connection.execute(text("SELECT pg_notify(:channel, :content)"), {"channel": channel, "content": content})


def _payloads(sender: str, table_ids: Collection[str]) -> Iterator[str]:
    content = sender
    for table_id in table_ids:
        if len(content) + len(table_id) >= _MOST_BYTES:
            yield content
            content = sender
        content = f"{content} {table_id}"
    if content != sender:
        yield content


async def connect(url: URL) -> psycopg.AsyncConnection[Any]:
    """Opens a separate connection to listen on."""
    whom: dict[str, Any] = {
        "host": url.host,
        "port": url.port,
        "user": url.username,
        "password": url.password,
        "dbname": url.database,
    }
    more = {name: value if isinstance(value, str) else ",".join(value) for name, value in url.query.items()}
    return await psycopg.AsyncConnection.connect(make_conninfo(**{**whom, **more, **PATIENCE}), autocommit=True)
