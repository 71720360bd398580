"""Blocks filled in from a file: a record, or a typed block."""

import datetime
from pathlib import Path

from babel.dates import format_date

from pasch.locale import text
from pasch.play.blocks.score_block import read_block
from pasch.play.records.game_record import Record, final_state
from pasch.play.records.json_record import is_json
from pasch.play.saved_game import record_from_bytes
from pasch.printing.page_layout import PrintedBlock, PrintedCard
from pasch.printing.paper_sizes import MOST_CARDS
from pasch.rules.decoding import read_text
from pasch.rules.errors import NotationError, Problem
from pasch.rules.variant.variant import Variant


def filled_block(data: bytes, path: Path | None, variant: Variant | None, language: str) -> PrintedBlock:
    """Returns the block that a file fills in.

    Args:
        path: of the file; None for standard input.
        variant: of a typed block; a record names its own.

    Raises:
        PaschError: it is neither a record nor a block of this variant, or its contents are impossible.
    """
    source = str(path or "")
    if _is_record(data):
        record = record_from_bytes(data, path)
        if variant is not None and variant.rules_hash != record.variant.rules_hash:
            facts = {"variant": variant.id, "found": record.variant.id}
            raise NotationError(Problem("print-other-variant", facts, source))
        return record_block(record, language)
    if variant is None:
        raise NotationError(Problem("print-which-variant", {}, source))
    read = read_block(variant, data, source)
    if read.problems:
        raise NotationError(*read.problems)
    if len(read.games) > MOST_CARDS:
        raise NotationError(Problem("print-too-many", {"most": MOST_CARDS}, source))
    names = (f"{game.name}." if game.name.isdecimal() else game.name for game in read.games)
    places = (PrintedCard(name, game.card) for name, game in zip(names, read.games, strict=True))
    return PrintedBlock(variant, language, tuple(places))


def record_block(record: Record, language: str) -> PrintedBlock:
    """Returns all cards at the end of a game."""
    cards = final_state(record).cards
    places = (
        PrintedCard(name or f"{seat}.", card)
        for seat, (name, card) in enumerate(zip(record.seats, cards, strict=True), 1)
    )
    return PrintedBlock(record.variant, language, tuple(places), date=day_words(record.tags.get("Date", ""), language))


def day_words(date: str, language: str) -> str:
    """Returns a date as it is written in this language, and anything else unchanged."""
    try:
        day = datetime.date.fromisoformat(date)
    except ValueError:
        return date
    return format_date(day, "medium", text("language-and-country", language))


def _is_record(data: bytes) -> bool:
    try:
        text = read_text(data)
    except NotationError:
        return False
    return is_json(text) or text.lstrip().startswith("[")
