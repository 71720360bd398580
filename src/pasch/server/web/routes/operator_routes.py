"""Routes for operators: liveness, readiness and metrics."""

from math import nan

from fastapi import APIRouter, Request
from fastapi.responses import Response

from pasch.rules.errors import Problem
from pasch.server.store import Unavailable
from pasch.server.web import metrics
from pasch.server.web.routes.table_routes import errors, site_of
from pasch.server.wire.rejection import Rejected
from pasch.server.wire.responses import HealthAnswer
from pasch.server.work_meter import note_work

router = APIRouter(tags=["operators"])
_UNIT_BYTES = 2000
"""Of metrics, made by one unit of work."""


@router.get("/healthz", responses=errors())
async def healthz() -> HealthAnswer:
    """The process answers."""
    return HealthAnswer(status="ok")


@router.get("/readyz", responses=errors())
async def readyz(request: Request) -> HealthAnswer:
    """The database answers, too, and takes what is written."""
    store = site_of(request).store
    if not await store.ready():
        raise Rejected(503, Problem("store-unavailable"))
    if not await store.writable():
        raise Rejected(503, Problem("store-not-writable"))
    return HealthAnswer(status="ok")


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "metrics"}, **errors()},
)
async def prometheus(request: Request) -> Response:
    """Metrics for Prometheus."""
    site = site_of(request)
    try:
        site.metrics.tables.set(await site.store.count_tables())
    except Unavailable:
        # How many is not known; all else is told just then.
        site.metrics.tables.set(nan)
    site.metrics.live.set(site.tables.count)
    lines = site.metrics.text()
    note_work(len(lines) / _UNIT_BYTES)
    return Response(lines, media_type=metrics.TYPE)
