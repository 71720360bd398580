"""Blocks and reviews to print, as PDF."""

import asyncio
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from pasch.analysis.review.model import Review
from pasch.printing.block import block_pdf
from pasch.printing.layout import Block, Place, empty_block
from pasch.printing.review import review_pdf
from pasch.rules.card import Card, empty_card
from pasch.rules.errors import NotationError, Problem
from pasch.rules.variant import Variant
from pasch.server.solving.reviewing import read_game
from pasch.server.web import limits
from pasch.server.web.language import wanted
from pasch.server.web.routes import address_of, errors, site_of, variant_for
from pasch.server.wire.answers import SolvingAnswer
from pasch.server.wire.requests import FilledCard, PrintedReviewRequest, SheetRequest

router = APIRouter(prefix="/api", tags=["rules"])
_PDF: Mapping[int | str, dict[str, Any]] = {
    200: {
        "content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}},
        "description": "pages to print",
    }
}


@router.post("/sheets", response_class=Response, responses={**_PDF, **errors(403, 413, 422)})
async def sheet(request: Request, body: SheetRequest) -> Response:
    """A block to print: empty, or filled in as somebody wrote it."""
    site_of(request).limits.check(limits.DOCUMENTS, f"sheets {address_of(request)}")
    variant = await variant_for(request, body.rules)
    block = _block(variant, body)
    return _pdf(await asyncio.to_thread(block_pdf, block, body.paper, large=body.large), variant)


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
    site.limits.check(limits.DOCUMENTS, f"sheets {address}")
    site.limits.check(limits.REVIEWS, f"reviews {address}")
    variant, language = await variant_for(request, body.rules), wanted(request.headers.get("accept-language"))
    found = await site.solvers.review(variant, body.record, language, address)
    if isinstance(found, SolvingAnswer):
        return Response(found.model_dump_json(), 202, media_type="application/json")
    return _pdf(await asyncio.to_thread(_printed_review, variant, body, found, language), variant)


def _printed_review(variant: Variant, body: PrintedReviewRequest, found: Mapping[str, Any], language: str) -> bytes:
    record = read_game(variant, body.record)
    return review_pdf(record, Review.model_validate(found), language, body.paper)


def _pdf(printed: bytes, variant: Variant) -> Response:
    headers = {"Content-Disposition": f'inline; filename="{variant.id}.pdf"', "Cache-Control": "no-store"}
    return Response(printed, headers=headers, media_type="application/pdf")


def _block(variant: Variant, body: SheetRequest) -> Block:
    if not body.players:
        return empty_block(variant, body.language, games=body.games)
    places = (
        Place(player.name, None if player.card is None else _card(variant, player.card)) for player in body.players
    )
    return Block(variant, body.language, tuple(places))


def _card(variant: Variant, filled: FilledCard) -> Card:
    card, empty = Card(tuple(filled.entries), tuple(filled.extra), tuple(filled.bought)), empty_card(variant)
    fits = all(len(getattr(card, part)) == len(getattr(empty, part)) for part in ("entries", "extra", "bought"))
    buy = variant.turn.buy
    if not fits or any(
        bought > (buy.per_column if buy and buy.payer(column) == column else 0)
        for column, bought in enumerate(card.bought)
    ):
        raise NotationError(Problem("print-other-card", {"variant": variant.id}))
    return card
