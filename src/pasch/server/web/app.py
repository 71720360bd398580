"""The app: one server with its parts, from its settings."""

import asyncio
import gc
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware

from pasch import __version__
from pasch.server import logs
from pasch.server.clock import monotonic, utc_now
from pasch.server.compute.compute_service import Solvers
from pasch.server.process_limits import end_with_parent, take_handles
from pasch.server.settings import Settings
from pasch.server.store import Store, Unavailable
from pasch.server.tables.computer_turns import Computers
from pasch.server.tables.received_rules import HouseRules
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.web.answers.dice_statistics import CachedStatistics
from pasch.server.web.base_path import BasePath
from pasch.server.web.client_files import Client
from pasch.server.web.guard import error_answers
from pasch.server.web.guard.address_limits import STATISTICS_S, AddressLimits
from pasch.server.web.guard.allowed_hosts import Hosts
from pasch.server.web.guard.connection_limits import DOOR, OWN_HANDLES, ConnectionLimiter
from pasch.server.web.guard.openapi import describe
from pasch.server.web.guard.request_guard import Guard
from pasch.server.web.guard.streamed_json import AnswerSplitter
from pasch.server.web.guard.write_turns import WriteTurns
from pasch.server.web.metrics import Metrics
from pasch.server.web.routes import operator_routes, print_routes, rules_routes, table_routes
from pasch.server.web.routes.site import Site

VARIABLE = "PASCH_SERVER_SETTINGS"
"""Tells the processes of several workers their settings."""
CHECKING = "pasch.server.web.rules_process"
"""The program that checks house rules."""
_TIDY_S = 10.0
_PURGE_EVERY = 360
_LEAST_COMPRESSED = 1024
"""Bytes of an answer that is made anew: long events and reviews, not what is said at a table."""


@dataclass(frozen=True)
class ServerParts:
    """How the parts with threads and processes of their own are made; a simulation makes others."""

    store: Callable[[str], Awaitable[Store]] = Store.open
    solvers: Callable[[], Solvers] = Solvers
    house_rules: Callable[[str], HouseRules] = HouseRules


_PARTS = ServerParts()


def create_app(settings: Settings, parts: ServerParts = _PARTS) -> FastAPI:
    """The server as an ASGI app; its database is opened when it starts."""
    limits, metrics = AddressLimits(settings.limits, settings.connections, settings.megabytes_a_day), Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, ConnectionLimiter]]:
        logs.watch(asyncio.get_running_loop())
        try:
            async with running(settings, parts, limits, metrics) as site:
                app.state.site = site
                _collect_seldom()
                _share_the_interpreter()
                door = _door(settings)
                watching = asyncio.create_task(door.watch())
                yield {DOOR: door}
                watching.cancel()
        except Exception as error:
            logs.note_mistake(error)
            raise

    app = FastAPI(
        title="Pasch",
        version=__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        # Where it came from is checked instead, and `RequestGuard` takes a body without a type for JSON.
        strict_content_type=False,
        # A slash too many is another address.
        redirect_slashes=False,
    )
    error_answers.install(app, metrics.error)
    for router in (table_routes.router, rules_routes.router, print_routes.router, operator_routes.router):
        app.include_router(router)
    # Asked only where no route has this address: one that has it for another method says so.
    app.router.default = Client(Path(settings.static), settings.base)
    describe(app, settings.base)
    app.add_middleware(AnswerSplitter)
    app.add_middleware(
        GZipMiddleware,
        minimum_size=_LEAST_COMPRESSED,
        compresslevel=6,
        exclude_content_types=(*DEFAULT_EXCLUDED_CONTENT_TYPES, "application/pdf"),  # its streams are compressed
    )
    app.add_middleware(Guard, hosts=Hosts(settings.names), limits=limits, metrics=metrics)
    app.add_middleware(BasePath, base=settings.base)
    return app


def app_of_worker() -> FastAPI:
    """The app of one of several workers."""
    end_with_parent()
    logs.install(logs.level())
    return create_app(Settings.from_text(os.environ[VARIABLE]))


def _collect_seldom() -> None:
    gc.freeze()  # What is loaded by now stays.
    gc.set_threshold(10_000, 20, 100)


def _share_the_interpreter() -> None:
    # Threads that compile a house rule must release the interpreter ten times as often as usual.
    sys.setswitchinterval(0.0005)


def _door(settings: Settings) -> ConnectionLimiter:
    handles = take_handles()
    logs.log.info("handles", extra={"number": handles})
    most_of_one = settings.connections if settings.limits else None
    return ConnectionLimiter(handles - OWN_HANDLES, most_of_one, settings.header_seconds, settings.unread_seconds)


@asynccontextmanager
async def running(
    settings: Settings, parts: ServerParts, limits: AddressLimits, metrics: Metrics
) -> AsyncIterator[Site]:
    """The parts of a server, as long as it runs."""
    store = await parts.store(settings.database)
    solvers = parts.solvers()
    await solvers.start()
    house_rules = parts.house_rules(CHECKING)
    tables = TableRegistry(store)
    computers = Computers(tables, solvers.choose, settings.undo_seconds)
    tables.after = computers.look
    store.listen(tables.moved, tables.signed)
    tidying = asyncio.create_task(_tidy(store, tables, metrics, limits))
    logs.log.info("started")
    try:
        counted = CachedStatistics(store.dice_counts, STATISTICS_S if settings.limits else 0)
        yield Site(settings, store, tables, solvers, house_rules, limits, metrics, WriteTurns(limits), counted)
    finally:
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)
        await computers.close()
        await tables.close()
        await asyncio.gather(solvers.close(), house_rules.close())
        await store.close()
        logs.log.info("stopped")


async def _tidy(store: Store, tables: TableRegistry, metrics: Metrics, limits: AddressLimits) -> None:
    turn = 0
    while True:
        tables.forget_idle(monotonic())
        limits.forget()
        if store.has_failed or not store.is_in_place:
            await store.writable()  # notes what is wrong, and when it is over, though nobody asks
        if turn % _PURGE_EVERY == 0:
            try:
                # Other processes hear of it from the database.
                for expired in await _purge(store, metrics):
                    tables.moved(expired)
            except Unavailable:
                logs.log.warning("purge-failed")
        turn += 1
        await asyncio.sleep(_TIDY_S)


async def _purge(store: Store, metrics: Metrics) -> list[str]:
    now = utc_now()
    trusted = await store.watch_clock(now)
    metrics.clock.set(not trusted)
    if not trusted:
        logs.log.info("clock-in-doubt")
        return []
    if expired := await store.purge(now):
        logs.log.info("tables-expired", extra={"number": len(expired)})
    return expired
