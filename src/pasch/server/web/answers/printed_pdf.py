"""Blocks and reviews as PDF, drawn in a process that checks house rules."""

from collections.abc import Mapping
from typing import Any

from pasch.analysis.review.review_model import Review
from pasch.printing.block_filling import day_words
from pasch.printing.block_pdf import block_pdf
from pasch.printing.page_layout import PrintedBlock, PrintedCard, empty_block
from pasch.printing.review import review_pdf
from pasch.rules.errors import NotationError, Problem
from pasch.rules.game.card import Card, empty_card
from pasch.rules.variant.variant import Variant
from pasch.server.compute.review_answer import read_game
from pasch.server.wire.requests import FilledCard, SheetRequest


def draw_sheet(variant: Variant, asked: Mapping[str, Any]) -> bytes:
    """Returns the block that a `SheetRequest` asks for.

    Raises:
        NotationError: a card does not fit the sheet.
    """
    body = SheetRequest.model_validate(asked)
    return block_pdf(_block(variant, body), body.paper, large=body.large)


def draw_review(variant: Variant, asked: Mapping[str, Any]) -> bytes:
    """Returns a review on paper: of a record, in a language."""
    record, found = read_game(variant, asked["record"]), Review.model_validate(asked["review"])
    return review_pdf(record, found, asked["language"], asked["paper"])


def _block(variant: Variant, body: SheetRequest) -> PrintedBlock:
    if not body.players:
        return empty_block(variant, body.language, games=body.games)
    cards = (
        PrintedCard(player.name, None if player.card is None else _card(variant, player.card))
        for player in body.players
    )
    return PrintedBlock(variant, body.language, tuple(cards), date=day_words(body.day, body.language))


def _card(variant: Variant, filled: FilledCard) -> Card:
    card, empty = Card(variant, tuple(filled.entries), tuple(filled.extra), tuple(filled.bought)), empty_card(variant)
    fits = all(len(getattr(card, part)) == len(getattr(empty, part)) for part in ("entries", "extra", "bought"))
    buy = variant.turn.buy
    if not fits or any(
        bought > (buy.per_column if buy and buy.payer(column) == column else 0)
        for column, bought in enumerate(card.bought)
    ):
        raise NotationError(Problem("print-other-card", {"variant": variant.id}))
    return card
