"""Tables over HTTP: everything that can be done at one, for browsers, bots and scripts."""

import asyncio
from asyncio import sleep as pause
from collections.abc import Iterator, Mapping
from datetime import timedelta
from time import perf_counter
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Security, WebSocket
from fastapi.responses import Response
from fastapi.security import HTTPBearer

from pasch.play.dice.fair_dice import commitment
from pasch.play.records.record_io import format_record
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.errors import Problem
from pasch.rules.variant.variant import Variant
from pasch.server.clock import monotonic, utc_now
from pasch.server.store import Conflict, Role
from pasch.server.tables.audience import Listener
from pasch.server.tables.live_table import LiveTable
from pasch.server.tables.permissions import Permit
from pasch.server.tables.received_rules import house_rule, is_compiled
from pasch.server.tables.table_keys import bearer, hash_of, new_code, plain_code
from pasch.server.web.guard import address_limits
from pasch.server.web.guard.client_language import wanted_language
from pasch.server.web.guard.streamed_json import LongAnswer
from pasch.server.web.routes.live_connection import live
from pasch.server.web.routes.site import Site
from pasch.server.wire.field_types import Code, ComputerSeat, Rules, RulesById
from pasch.server.wire.problem_responses import ProblemsAnswer
from pasch.server.wire.rejection import Rejected
from pasch.server.wire.requests import (
    ActRequest,
    CodeRequest,
    JoinRequest,
    OpenRequest,
    RedeemRequest,
)
from pasch.server.wire.responses import (
    CodeAnswer,
    EventsAnswer,
    JoinAnswer,
    OpenAnswer,
    RedeemAnswer,
    StandingAnswer,
)

CODE_MINUTES = 10
LONGEST_WAIT_S = 25
_JSON = "application/json; charset=utf-8"


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors of a route, for the description."""
    every = {400, 429, 503, *statuses, *([415] if 413 in statuses else [])}
    return {status: {"model": ProblemsAnswer, "description": "what is wrong"} for status in sorted(every)}


router = APIRouter(prefix="/api", tags=["tables"])
_Table = Annotated[str, Path(description="the table's name")]
_WITH_KEY = [Security(HTTPBearer(auto_error=False, description="a key of the table"))]
"""For the description only; the handlers read the header itself, so that errors in it have our form."""


@router.post("/tables", status_code=201, response_model=OpenAnswer, responses=errors(403, 413, 422))
async def open_table(request: Request, body: OpenRequest) -> Response:
    """Opens a table: a game, or a score block for real dice."""
    site = site_of(request)
    address = address_of(request)
    account = site.writing.account(address)
    account.check_table()
    variant = await variant_for(request, body.opening.rules)
    opened = await site.tables.open(body, account)
    site.metrics.opened.labels(body.opening.kind).inc()
    for seat in body.opening.seats:
        if isinstance(seat, ComputerSeat):
            site.solvers.prepare(variant, seat.level, address)
    shown = "null" if opened.secret is None else f'"{commitment(opened.secret)}"'
    opening = (await find(site, opened.id)).events_text(-1, 0)
    answer = f'{{"table":"{opened.id}","seq":0,"commitment":{shown},"events":{opening}}}'
    return Response(answer, 201, media_type=_JSON)


@router.get("/tables/{table}/events", response_model=EventsAnswer, responses=errors(404))
async def events(
    request: Request,
    table: _Table,
    after: Annotated[int, Query(ge=-1, le=1_000_000)] = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT_S, allow_inf_nan=False)] = 0,
) -> Response:
    """The events of a table after a given one; waits for the next one if asked to."""
    site = site_of(request)
    found = await find(site, table)
    if after > found.seq:
        await site.tables.read_anew(found)
    if wait and after >= found.seq:
        await _something(request, found, after, min(wait, site.settings.poll_seconds))
    if found.size_of(after, address_limits.UNIT_BYTES) > address_limits.UNIT_BYTES:
        return LongAnswer(_event_parts(found, after), site.limits, address_of(request), _JSON)
    return Response(f'{{"events":{found.events_text(after)},"seq":{found.seq}}}', media_type=_JSON)


def _event_parts(table: LiveTable, after: int) -> Iterator[str]:
    last = table.seq
    before = '{"events":['
    for _, events in table.parts(after, last, address_limits.UNIT_BYTES):
        yield before + events[1:-1]
        before = ","
    yield f'],"seq":{last}}}'


@router.post(
    "/tables/{table}/actions",
    dependencies=_WITH_KEY,
    response_model=EventsAnswer,
    responses=errors(401, 403, 404, 409, 413, 422),
)
async def act(request: Request, table: _Table, body: ActRequest) -> Response:
    """Carries an action out. The same key again changes nothing and gets the same answer."""
    began = perf_counter()
    site = site_of(request)
    address = address_of(request)
    site.limits.check(address_limits.MESSAGES, f"actions {address}")
    found, permit = await _at(request, table)
    await site.limits.pace(address, found.listeners / address_limits.UNIT_LISTENERS)
    async with site.writing.by(address) as account:
        done = await site.tables.act(found, permit, body, account)
    site.metrics.actions.labels(body.action.type).inc()
    site.metrics.seconds.observe(perf_counter() - began)
    # The events that this action brought, not what happened since.
    return Response(f'{{"events":{found.events_text(done.first - 1, done.last)},"seq":{done.last}}}', media_type=_JSON)


@router.post("/tables/{table}/join", dependencies=_WITH_KEY, responses=errors(401, 403, 404, 413, 422))
async def join(request: Request, table: _Table, body: JoinRequest) -> JoinAnswer:
    """Sits down at the next free seat, with an invitation."""
    site = site_of(request)
    found, permit = await _at(request, table)
    async with site.writing.by(address_of(request)) as account:
        seat, seq = await site.tables.join(found, permit, body, account)
    return JoinAnswer(seat=seat, seq=seq)


@router.post(
    "/tables/{table}/codes",
    dependencies=_WITH_KEY,
    response_model=CodeAnswer,
    responses=errors(401, 403, 404, 413, 422),
)
async def make_code(request: Request, table: _Table, body: CodeRequest) -> CodeAnswer:
    """Makes a short code for a second device, or to invite somebody."""
    site = site_of(request)
    found, permit = await _at(request, table)
    role, seats = _what_a_code_opens(found, permit, body)
    site.limits.check(address_limits.NEW_CODES, f"codes {address_of(request)}")
    expires = utc_now() + timedelta(minutes=CODE_MINUTES)
    while True:
        code = new_code()
        try:
            await site.store.add_code(code, found.name, role, seats, expires)
        except Conflict:
            continue
        return CodeAnswer(code=code, minutes=CODE_MINUTES)


@router.post("/codes/{code}", responses=errors(403, 404, 413, 422))
async def redeem(request: Request, code: Annotated[Code, Path()], body: RedeemRequest) -> RedeemAnswer:
    """Exchanges a code for a key of one's own."""
    site = site_of(request)
    address = address_of(request)
    tries = f"tries {address}"
    await _slow_guessers(site, tries)
    found = await site.store.redeem(plain_code(code), hash_of(body.secret), utc_now())
    if found is None:
        raise Rejected(404, Problem("no-such-code"))
    # Counted before it was known, as many may be tried at once; a class behind one address types right ones.
    site.limits.forgive(address_limits.CODES_TRIED, tries)
    table, grant = found
    newest = await site.tables.add_grant(await find(site, table), grant, site.writing.account(address))
    return RedeemAnswer(table=newest, what="invitation" if grant.role == "invitation" else "device")


async def _slow_guessers(site: Site, tries: str) -> None:
    # Each wrong code makes only its address wait longer.
    site.limits.check(address_limits.CODES_TRIED, tries)
    more = site.limits.used(address_limits.CODES_TRIED, tries) - address_limits.CODES_FREE
    if more > 0:
        await pause(min(address_limits.CODE_PAUSE_S * 2 ** (more - 1), address_limits.CODE_LONGEST_PAUSE_S))


_RECORD: Mapping[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "the record"}
}


@router.get("/tables/{table}/standing", responses=errors(404))
async def standing(request: Request, table: _Table) -> StandingAnswer:
    """Whose turn it is, for clients with many tables open over days."""
    found = await find(site_of(request), table)
    return StandingAnswer(seq=found.seq, turn=found.fold.on_turn, ended=found.fold.is_over)


@router.get("/tables/{table}/record", response_class=Response, responses={**_RECORD, **errors(404, 422)})
async def record(request: Request, table: _Table) -> Response:
    """The game as a record to download; with the secret once it is over."""
    found = await find(site_of(request), table)
    written = format_record(found.fold.record(wanted_language(request.headers.get("accept-language"))))
    name = f"{found.fold.variant.id}-{found.stored.created:%Y-%m-%d}.pasch"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(written, media_type="text/plain; charset=utf-8", headers=headers)


@router.websocket("/tables/{table}/live")
async def connect(socket: WebSocket, table: str) -> None:
    """The live connection of a table; see docs/protocol.md."""
    await live(socket, socket.app.state.site, table)


def site_of(request: Request) -> Site:
    """The server that a request came to."""
    site = request.app.state.site
    assert isinstance(site, Site)
    return site


def address_of(request: Request) -> str:
    """Whom a request comes from, for limits only."""
    return address_limits.who(request.client.host if request.client else None)


async def variant_for(request: Request, rules: Rules) -> Variant:
    """Returns the shipped variant of this id, or compiles the document.

    Raises:
        PaschError: there is none of this id, or the document is invalid.
    """
    if isinstance(rules, RulesById):
        return shipped(rules.id)
    site, address = site_of(request), address_of(request)
    facts = await site.house_rules.facts(rules.toml, address)
    if not is_compiled(rules.toml):
        await site.limits.pace(address, facts.values / address_limits.UNIT_VALUES)
    return await house_rule(rules.toml)


async def toml_for(request: Request, rules: Rules) -> str:
    """The document of such rules, found good; nothing is compiled here.

    Raises:
        PaschError: as `variant_for`.
    """
    if isinstance(rules, RulesById):
        return shipped(rules.id).text
    await site_of(request).house_rules.facts(rules.toml, address_of(request))
    return rules.toml


async def find(site: Site, table: str) -> LiveTable:
    """The table of an address."""
    return await site.tables.find(table)


async def _at(request: Request, table: str) -> tuple[LiveTable, Permit]:
    site = site_of(request)
    found = await find(site, table)
    key = bearer(request.headers.get("authorization"))
    return found, await site.tables.permit(found, [] if key is None else [key])


def _what_a_code_opens(table: LiveTable, permit: Permit, request: CodeRequest) -> tuple[Role, list[int]]:
    permit.check_writes()
    if request.what == "device":
        return "host" if permit.host else "seat", sorted(permit.seats)
    table.fold.check_inviting(permit)
    return "invitation", []


async def _something(request: Request, table: LiveTable, after: int, seconds: float) -> None:
    # Waits until something happens, the time is over, or the client has gone.
    listener = Listener()
    table.join(listener)
    until = monotonic() + seconds
    try:
        while table.seq <= after and not table.gone and (left := until - monotonic()) > 0:
            try:
                async with asyncio.timeout(min(left, 1.0)):
                    await listener.wake.wait()
                listener.wake.clear()
            except TimeoutError:
                if await request.is_disconnected():
                    return
    finally:
        table.leave(listener)
