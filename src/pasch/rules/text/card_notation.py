"""Score cards as text: ``3,.,9,-,…`` with ``+50`` for extra points, ``$1`` for a bought throw, ``^2`` saved.

Columns are separated by ``/``, boxes by ``,``, the entries of a box that holds several by ``;``. A card that no game
can lead to is refused: points that no roll gives, an ordered column with a gap, more extra points than turns can pay.
"""

import re
from dataclasses import replace

from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Facts, NotationError, Problem, spans
from pasch.rules.game.card import Card
from pasch.rules.game.reachable import unreachable
from pasch.rules.variant.box_names import box_fact
from pasch.rules.variant.maximum import possible_points
from pasch.rules.variant.variant import Box, Column, Variant, cached_per_variant

_CARD = re.compile(r"([^^]*)(?:\^([0-9]{1,6}))?")
_COLUMN = re.compile(r"([^+$]*)(?:\+([0-9]{1,6}))?(?:\$([0-9]{1,6}))?")
_POINTS = re.compile(r"[-−]?[0-9]{1,6}")

Entry = int | None
_possible = cached_per_variant(possible_points)


def format_card(variant: Variant, card: Card) -> str:
    """A card in the notation."""
    columns = "/".join(_format_column(variant, card, column) for column in variant.columns)
    return f"{columns}^{card.saved}" if card.saved else columns


def parse_card(variant: Variant, text: str, place: str) -> Card:
    """The card that a text describes.

    Raises:
        NotationError: it is none of this variant, or no game leads to it; says where.
    """
    found = _CARD.fullmatch(text)
    parts = (found[1] if found else text).split("/")
    if found is None:
        raise NotationError(Problem("not-a-card", {"found": excerpt(text)}, place=place))
    _count(len(parts), len(variant.columns), "card-columns", place)
    columns = [
        _parse_column(variant, column, part, _below(variant, place, column))
        for column, part in zip(variant.columns, parts, strict=True)
    ]
    card = Card(
        variant,
        tuple(entry for entries, _, _ in columns for entry in entries),
        tuple(extra for _, extra, _ in columns),
        tuple(bought for _, _, bought in columns),
        int(found[2] or 0),
    )
    for wrong in unreachable(variant, card):
        where = place if wrong.column is None else _below(variant, place, variant.columns[wrong.column])
        raise NotationError(replace(wrong.problem, place=where))
    return card


def _format_column(variant: Variant, card: Card, column: Column) -> str:
    boxes = (
        ";".join(_format_entry(card.entries[cell], variant.boxes[box].struck) for cell in variant.boxes[box].cells)
        for box in column.boxes
    )
    extra, bought = card.extra[column.index], card.bought[column.index]
    return ",".join(boxes) + (f"+{extra}" if extra else "") + (f"${bought}" if bought else "")


def _format_entry(entry: Entry, struck: int) -> str:
    return "." if entry is None else "-" if entry == struck else str(entry)


def _parse_column(variant: Variant, column: Column, text: str, place: str) -> tuple[list[Entry], int, int]:
    found = _COLUMN.fullmatch(text)
    if found is None:
        raise NotationError(Problem("not-a-column", {"found": excerpt(text)}, place=place))
    parts = found[1].split(",")
    _count(len(parts), len(column.boxes), "column-boxes", place)
    entries = [
        entry
        for index, part in zip(column.boxes, parts, strict=True)
        for entry in _parse_box(variant, variant.boxes[index], part, place)
    ]
    return entries, int(found[2] or 0), int(found[3] or 0)


def _parse_box(variant: Variant, box: Box, text: str, place: str) -> list[Entry]:
    parts = text.split(";")
    if len(parts) != box.entries:
        facts: Facts = {"box": box_fact(variant, box), "found": len(parts), "right": box.entries}
        raise NotationError(Problem("box-entries", facts, place=place))
    entries = [_parse_entry(variant, box, part, place) for part in parts]
    # Entries of a box are filled from the first on.
    open_ones = entries.count(None)
    if None in entries[: len(entries) - open_ones]:
        raise NotationError(Problem("gap-in-box", {"box": box_fact(variant, box)}, place=place))
    return entries


def _parse_entry(variant: Variant, box: Box, text: str, place: str) -> Entry:
    if text == ".":
        return None
    if text in ("-", "–"):
        return box.struck
    if not _POINTS.fullmatch(text):
        facts: Facts = {"box": box_fact(variant, box), "found": excerpt(text) or "–"}
        raise NotationError(Problem("not-an-entry", facts, place=place))
    points = int(text.replace("−", "-"))
    possible = _possible(variant, box.index)
    if points != box.struck and points not in possible:
        facts = {"box": box_fact(variant, box), "found": points, "allowed": spans(possible)}
        raise NotationError(Problem("impossible-points", facts, place=place))
    return points


def _below(variant: Variant, place: str, column: Column) -> str:
    return f"{place}.{column.id}" if len(variant.columns) > 1 else place


def _count(found: int, right: int, code: str, place: str) -> None:
    if found != right:
        raise NotationError(Problem(code, {"found": found, "right": right}, place=place))
