"""A server that is started, stopped, killed and started again over the same database."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from backup_check import Backup
from fastapi import FastAPI
from simulated_network import Json, Socket
from simulated_notifications import SimulatedNotifications
from simulated_parts import SimulatedSolvers, parts_of
from starlette.routing import BaseRoute
from virtual_time import SimulatedProcess

from pasch.rules.errors import PaschError
from pasch.server.settings import Settings
from pasch.server.store.database import Database
from pasch.server.web.app import create_app

if TYPE_CHECKING:
    from simulated_world import World

UNDO_S = 3.0
_STOP_S = 120
_ROUTES: list[BaseRoute] = []


class SimulatedServer:
    """The server.

    Attributes:
        world: that it is in.
        process: the present one, or the last; None before the first start.
        is_open: it accepts connections.
        starts: number of starts so far.
    """

    def __init__(self, world: "World", file: Path, number: int) -> None:
        self.world = world
        self.process: SimulatedProcess | None = None
        self.app: FastAPI | None = None
        self.is_open = False
        self.starts = 0
        self._number = number
        self._settings = Settings(f"sqlite:///{file}", undo_seconds=UNDO_S, static="/nowhere", connections=10_000)
        self._random = Random(f"solvers {world.seed} {number}")
        self._processes: list[SimulatedProcess] = []
        self._to_app: asyncio.Queue[Json] = asyncio.Queue()
        self._from_app: asyncio.Queue[Json] = asyncio.Queue()

    @property
    def is_up(self) -> bool:
        """Returns whether it serves those who are connected."""
        return self.is_open and self.process is not None and not self.process.frozen

    async def start(self) -> None:
        """Starts a process, as often as necessary."""
        while self.world.disturbance.away or not await self._try_to_start():
            await asyncio.sleep(1)
        assert self.process is not None
        self.is_open = True
        self.world.auditor.read_database()
        self.world.note("server", self.process.name, "started")

    async def _try_to_start(self) -> bool:
        world = self.world
        self.starts += 1
        self.process = process = SimulatedProcess(world.loop, f"{self._number}.{self.starts}")
        self._processes.append(process)
        solvers = partial(SimulatedSolvers, self._random, world.loop, world.disturbance)
        self.app = create_app(
            self._settings, parts_of(process, world.loop, solvers, partial(self._watch_database, process))
        )
        _share_routes(self.app)
        self._to_app, self._from_app = asyncio.Queue(), asyncio.Queue()
        self._to_app.put_nowait({"type": "lifespan.startup"})
        scope = {"type": "lifespan", "state": {}, "asgi": {"version": "3.0"}}
        process.start(self.app(scope, self._to_app.get, self._from_app.put))  # type: ignore[arg-type]
        message = await self._from_app.get()
        if message["type"] == "lifespan.startup.complete":
            return True
        world.auditor.report("no-start", message)
        process.dead = True
        process.close()
        return False

    def kill(self) -> None:
        """Kills the process; it is started again later."""
        process, world = self.process, self.world
        if process is None or process.dead:
            return
        process.dead, self.is_open = True, False
        world.note("server", process.name, "killed")
        for socket in self._sockets:
            socket.cut(0.0, world.random.choice([0.0, 0.1, 20.0]))
            del world.sockets[socket]
        world.later(world.random.choice([0.2, 2.0, 20.0]), lambda: world.start(self._start_again(process)))

    async def stop(self) -> None:
        """Stops it as an operator does, and starts it again: connections are closed, and everything is written."""
        process, world = self.process, self.world
        if process is None or not self.is_open:
            return
        self.is_open = False
        to_app, from_app = self._to_app, self._from_app  # those of this process
        world.note("server", process.name, "stops")
        await self._close_connections(process)
        to_app.put_nowait({"type": "lifespan.shutdown"})
        try:
            async with asyncio.timeout(_STOP_S):
                message = await from_app.get()
            if message["type"] != "lifespan.shutdown.complete":
                world.auditor.report("stop-failed", message)
        except TimeoutError:
            if not (process.dead or process.frozen):
                world.auditor.report("does-not-stop", process.name)
        # If it was killed meanwhile, it is started again already.
        if not process.dead:
            process.dead = True
            await asyncio.sleep(world.random.choice([0.1, 5.0]))
            await self._start_again(process)

    async def _close_connections(self, process: SimulatedProcess) -> None:
        sockets = self._sockets
        for socket in sockets:
            socket.cut(0.0, 0.5)
        if sockets:
            _, still = await asyncio.wait([socket.task for socket in sockets], timeout=60)
            if still and not process.dead and not process.frozen:
                self.world.auditor.report("connection-does-not-end", len(still))

    async def _start_again(self, dead: SimulatedProcess) -> None:
        dead.close()
        await self.start()

    def back_up(self, file: Path) -> None:
        """Writes a backup, while all goes on."""
        if self.process is not None and self.is_open:
            self.process.start(self._back_up(file)).add_done_callback(self.world.ended)

    async def _back_up(self, file: Path) -> None:
        assert self.app is not None
        before = {name: len(table.rows) for name, table in self.world.auditor.tables.items()}
        try:
            await self.app.state.site.store.backup(file)
        except PaschError:
            self.world.note("no backup")
        else:
            self.world.auditor.backups.append(Backup(file, before))
            self.world.note("backup", *before.values())

    def freeze(self, seconds: float) -> None:
        """Stops the process for a while, as a machine that is suspended."""
        if self.process is not None and not self.process.frozen:
            self.process.frozen = True
            self.world.later(seconds, self.process.thaw)

    @property
    def _sockets(self) -> list[Socket]:
        return [socket for socket in self.world.sockets if socket.server is self]

    def close(self) -> None:
        """Closes all databases."""
        for process in self._processes:
            process.close()

    def _watch_database(self, process: SimulatedProcess, database: Database) -> SimulatedNotifications:
        notifications = SimulatedNotifications(self.world.exchange, process)
        # SQLAlchemy calls these methods of the engine's dialect for each statement and each commit.
        for engine in (database.reading, database.writing):
            self._watch_statements(engine.dialect)
        dialect: Any = database.writing.dialect
        commit, roll_back = dialect.do_commit, dialect.do_rollback

        def do_commit(connection: object) -> None:
            how = self.world.disturbance.commit
            if how in ("before", "kill-before"):
                self._fail(how)
            commit(connection)
            notifications.send()
            if how in ("after", "kill-after", "gone", "away"):
                self._fail(how)

        def do_rollback(connection: object) -> None:
            roll_back(connection)
            notifications.drop()

        dialect.do_commit, dialect.do_rollback = do_commit, do_rollback
        return notifications

    def _watch_statements(self, dialect: Any) -> None:
        for name in ("do_execute", "do_executemany", "do_execute_no_params"):
            setattr(dialect, name, partial(self._execute, getattr(dialect, name)))

    def _execute(self, execute: Callable[..., object], *given: object, **options: object) -> object:
        if self.world.disturbance.away:
            raise sqlite3.OperationalError("disk I/O error")
        return execute(*given, **options)

    def _fail(self, how: str) -> None:
        world = self.world
        world.note("fault", "commit", how)
        if how == "away":
            world.take_database_away(world.random.choice([0.5, 5, 40]))
        if how in ("gone", "away"):
            world.disturbance.commit = ""
            for device in world.devices:
                if device.answers and len(world.present_devices) > 1:
                    device.leave()
        if how.startswith("kill"):
            world.disturbance.commit = ""
            self.kill()
        raise sqlite3.OperationalError("disk I/O error")


def _share_routes(app: FastAPI) -> None:
    # The same for every app; building their models anew would take longer than much of what is simulated.
    if _ROUTES:
        app.router.routes[:] = _ROUTES
    else:
        _ROUTES.extend(app.router.routes)
