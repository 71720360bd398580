"""What other processes stored, heard through PostgreSQL's own notifications.

Each transaction that changed tables sends one notification: the name of its sender, then the tables' ids. It arrives
only after the commit, so whoever hears it finds the events. Notifications sent while no connection listened are lost;
therefore every connection made begins with `EVERYTHING`.
"""

import asyncio
from collections.abc import Callable, Collection, Iterator
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL, Connection, text

from pasch.server.logs import log, note_mistake
from pasch.server.store.database import PATIENCE
from pasch.server.store.stored import EVERYTHING

_CHANNEL = "pasch_tables"
_MOST_BYTES = 7000
"""PostgreSQL takes fewer than 8000."""
_SHORTEST, _LONGEST = 0.1, 5.0
"""Seconds until a lost connection is tried again, doubled each time."""


def announce(connection: Connection, sender: str, table_ids: Collection[str]) -> None:
    """Lets other processes know, at this transaction's commit, that something about these tables was stored."""
    if connection.dialect.name != "postgresql":
        return
    for content in _payloads(sender, table_ids):
        connection.execute(text("SELECT pg_notify(:channel, :content)"), {"channel": _CHANNEL, "content": content})


def _payloads(sender: str, table_ids: Collection[str]) -> Iterator[str]:
    content = sender
    for table_id in table_ids:
        if len(content) + len(table_id) >= _MOST_BYTES:
            yield content
            content = sender
        content = f"{content} {table_id}"
    if content != sender:
        yield content


async def hear(url: URL, sender: str, moved: Callable[[str], None]) -> None:
    """Calls `moved` with the id of every table that others stored something about, until cancelled."""
    pause = _SHORTEST
    while True:
        try:
            async with await _connection(url) as connection:
                await connection.execute(f"LISTEN {_CHANNEL}")
                moved(EVERYTHING)
                pause = _SHORTEST
                async for heard in connection.notifies():
                    told_by, _, table_ids = heard.payload.partition(" ")
                    for table_id in table_ids.split() if told_by != sender else ():
                        moved(table_id)
        except psycopg.Error as error:
            # The error's words may name addresses; its kind is enough.
            log.warning("store-listening-lost", extra={"kind": type(error).__name__})
        except Exception as error:
            # `moved` failed; a worker that stopped listening would show its tables ever older.
            note_mistake(error)
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST)


async def _connection(url: URL) -> psycopg.AsyncConnection[Any]:
    whom: dict[str, Any] = {
        "host": url.host,
        "port": url.port,
        "user": url.username,
        "password": url.password,
        "dbname": url.database,
    }
    more = {name: value if isinstance(value, str) else ",".join(value) for name, value in url.query.items()}
    return await psycopg.AsyncConnection.connect(make_conninfo(**{**whom, **more, **PATIENCE}), autocommit=True)
