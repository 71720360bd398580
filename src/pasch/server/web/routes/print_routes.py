"""Blocks and reviews to print, as PDF."""

from base64 import b64decode
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from pasch.printing.paper_sizes import usual_games
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.document.value_types import MAX_SEATS
from pasch.rules.errors import Problem
from pasch.server.compute.work_budgets import MOST_CELLS
from pasch.server.tables.received_rules import RuleFacts, facts_of
from pasch.server.web.guard import address_limits
from pasch.server.web.guard.client_language import wanted_language
from pasch.server.web.routes.cancelled_requests import CancellableRoute
from pasch.server.web.routes.table_routes import address_of, errors, site_of, variant_for
from pasch.server.wire.field_types import Rules, RulesById
from pasch.server.wire.rejection import Rejected
from pasch.server.wire.requests import PrintedReviewRequest, SheetRequest
from pasch.server.wire.responses import SolvingAnswer

router = APIRouter(prefix="/api", tags=["rules"], route_class=CancellableRoute)
_PDF: Mapping[int | str, dict[str, Any]] = {
    200: {
        "content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}},
        "description": "pages to print",
    }
}


@router.post("/sheets", response_class=Response, responses={**_PDF, **errors(403, 413, 422)})
async def sheet(request: Request, body: SheetRequest) -> Response:
    """Returns a block to print: empty, or filled in."""
    facts = await _to_print(request, body.rules)
    cells = facts.entries * (len(body.players) or body.games or usual_games(facts.columns))
    if cells > MOST_CELLS:
        raise Rejected(422, Problem("print-too-large", {"found": cells, "most": MOST_CELLS}))
    return await _drawn(request, "sheet", body.rules, cells, body.model_dump(mode="json"), facts.id)


@router.post(
    "/review/pdf",
    response_class=Response,
    responses={
        **_PDF,
        202: {"model": SolvingAnswer, "description": "being solved: ask again"},
        **errors(403, 413, 422),
    },
)
async def review_on_paper(request: Request, body: PrintedReviewRequest) -> Response:
    """The review of a game to hand round; or how far the variant is from being solved."""
    site, address = site_of(request), address_of(request)
    facts = await _to_print(request, body.rules)
    site.limits.check(address_limits.REVIEWS, f"reviews {address}")
    language = wanted_language(request.headers.get("accept-language"))
    found = await site.solvers.review(await variant_for(request, body.rules), body.record, language, address)
    if isinstance(found, SolvingAnswer):
        return Response(found.model_dump_json(), 202, media_type="application/json")
    asked = {"record": body.record, "review": found, "language": language, "paper": body.paper}
    return await _drawn(request, "review", body.rules, facts.entries * MAX_SEATS, asked, facts.id)


async def _to_print(request: Request, rules: Rules) -> RuleFacts:
    site, address = site_of(request), address_of(request)
    site.limits.check(address_limits.DOCUMENTS, f"sheets {address}")
    return (
        facts_of(shipped(rules.id))
        if isinstance(rules, RulesById)
        else await site.house_rules.facts(rules.toml, address)
    )


async def _drawn(
    request: Request, do: str, rules: Rules, cells: int, asked: Mapping[str, Any], variant: str
) -> Response:
    site, address = site_of(request), address_of(request)
    await site.limits.pace(address, address_limits.PRINTING_UNITS + cells / address_limits.UNIT_CELLS)
    toml = shipped(rules.id).text if isinstance(rules, RulesById) else rules.toml
    drawn = b64decode((await site.house_rules.by_rules(do, toml, asked, address))["drawn"])
    headers = {"Content-Disposition": f'inline; filename="{variant}.pdf"', "Cache-Control": "no-store"}
    return Response(drawn, headers=headers, media_type="application/pdf")
