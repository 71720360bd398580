"""A server that fails in every known way, with a secret in each error's words and variables.

`test_logs.py` runs it as a program and reads its output.
"""

import asyncio
import gc
import logging
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn
from unittest.mock import AsyncMock, Mock, patch

import psycopg
import uvicorn
from in_process_server import Live, Table, person, server, settings
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

from pasch.server import logs
from pasch.server.compute.request_loop import RequestCancelling, attend
from pasch.server.store import notifications
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.web.app import ServerParts, create_app
from pasch.server.web.running_server import configuration, listen


def fail(secret: str) -> NoReturn:
    planted = secret
    raise ZeroDivisionError(f"could not divide {planted}")


class Unraisable:
    def __init__(self, secret: str) -> None:
        self.secret = secret

    def __del__(self) -> None:
        fail(self.secret)


def in_a_thread(secret: str) -> None:
    thread = threading.Thread(target=fail, args=(secret,))
    thread.start()
    thread.join()


def as_it_is_collected(secret: str) -> None:
    Unraisable(secret)
    gc.collect()


def in_a_task_that_nobody_asks(secret: str) -> None:
    async def begun() -> None:
        logs.watch(asyncio.get_running_loop())
        task = asyncio.create_task(failing())
        await asyncio.sleep(0)
        del task
        gc.collect()

    async def failing() -> None:
        fail(secret)

    asyncio.run(begun())


def in_what_others_log(secret: str) -> None:
    log = logging.getLogger("uvicorn.error")
    log.error("Traceback of\n%s", secret)
    log.error("words of theirs: %s", secret)
    try:
        fail(secret)
    except ZeroDivisionError:
        log.exception("Exception in ASGI application\n")


def while_listening_to_other_processes(secret: str) -> None:
    async def heard(error: Exception) -> None:
        with patch.object(notifications, "connect", AsyncMock(side_effect=error)):
            hearing = asyncio.create_task(
                notifications.Notifications(make_url(f"postgresql://u:{secret}@db/pasch")).listen(Mock(), Mock())
            )
            await asyncio.sleep(0.01)
            hearing.cancel()
            await asyncio.wait([hearing])

    asyncio.run(heard(psycopg.OperationalError(f"no password {secret}")))
    asyncio.run(heard(RuntimeError(secret)))


def in_a_request_and_a_connection(secret: str) -> None:
    with server(Path(sys.argv[2])) as client:
        table = Table.open(client, person("Anna"))
        with (
            table.live(table.host) as live,
            patch.object(TableRegistry, "act", AsyncMock(side_effect=lambda *_: fail(secret))),
        ):
            assert client.post(f"{table.path}/actions", json=sit(secret)).status_code == 500
            live.send({"type": "act", **sit(secret)})
            assert live.until("refused")["problems"][0]["code"] == "our-mistake"
        with patch.object(TableRegistry, "find", AsyncMock(side_effect=lambda *_: fail(secret))):
            assert client.get(f"{table.path}/record").status_code == 500
            with suppress(ConnectionClosed), Live(table, [], -1):
                pass


def sit(secret: str) -> dict[str, Any]:
    action = {"type": "sit", "name": secret, "entropy": "0" * 32}
    return {"key": "k" * 16, "expect": 0, "seat": 0, "action": action}


def while_starting(secret: str) -> None:
    parts = ServerParts(store=AsyncMock(side_effect=lambda *_: fail(secret)))
    with listen("127.0.0.1", 0) as socket:
        app = create_app(settings(Path(sys.argv[2])), parts)
        try:
            uvicorn.Server(configuration(app, 1, ())).run([socket])
        except SystemExit:
            return


def while_thinking(secret: str) -> None:
    attend(
        Mock(side_effect=lambda *_: fail(secret)), {"id": 1, "do": "open", "toml": secret}, Mock(), RequestCancelling()
    )


def what_nobody_catches(secret: str) -> None:
    fail(secret)


WAYS: tuple[Callable[[str], None], ...] = (
    in_a_thread,
    as_it_is_collected,
    in_a_task_that_nobody_asks,
    in_what_others_log,
    while_listening_to_other_processes,
    in_a_request_and_a_connection,
    while_starting,
    while_thinking,
    what_nobody_catches,
)


if __name__ == "__main__":
    logs.install(logging.INFO)
    for way in WAYS:
        logs.log.info(way.__name__)
        way(sys.argv[1])
