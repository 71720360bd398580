"""Columns taken apart: to whoever solves, a free column is several, where no bonus holds its boxes together.

Nothing but the turns binds such boxes to each other, as it binds the boxes of two free columns. So a column that has
too many cards to be solved is a few that have not; what they are worth together is an estimate then. Boxes and cells
keep their places, so that a card and its entries are read as before.
"""

from collections.abc import Collection, Iterator
from itertools import pairwise

from pasch.rules.building import build, column_tables
from pasch.rules.variant import Column, Variant

Piece = tuple[int, ...]
"""Boxes that follow each other on the sheet."""


def taken_apart(variant: Variant, columns: Collection[int]) -> Variant:
    """The same boxes in more columns, those of some columns taken apart as far as it goes."""
    document, tables, own = variant.document, column_tables(variant.document), {}
    for column in variant.columns:
        table, pieces = tables[column.id], pieces_of(variant, column) if column.index in columns else [column.boxes]
        for number, piece in enumerate(pieces):
            changed = {"boxes": [variant.boxes[box].line for box in piece], "bonuses": _bonuses(variant, column, piece)}
            key = column.id if len(pieces) == 1 else f"{column.id}-{number}"
            own[key] = table if len(pieces) == 1 else table.model_copy(update=changed)
    return build(document.model_copy(update={"columns": own, "result": None}), variant.text)


def pieces_of(variant: Variant, column: Column) -> list[Piece]:
    """What a column falls apart into; one piece where an order, extra rules, throws bought, or later boxes bind it."""
    bound = column.lines or column.extra or variant.turn.buy
    later = any(variant.line(variant.boxes[box]).later for box in column.boxes)
    if bound or later or any(bonus.column is None for bonus in variant.bonuses):
        return [column.boxes]
    places = {box: place for place, box in enumerate(column.boxes)}
    spans = [[places[box] for box in bonus.members] for bonus in variant.bonuses if bonus.column == column.index]
    within = {place for span in spans for place in range(min(span), max(span))}
    edges = [0, *(place + 1 for place in range(len(column.boxes)) if place not in within)]
    return list(_joined([column.boxes[first:last] for first, last in pairwise(edges)]))


def _joined(pieces: list[Piece]) -> Iterator[Piece]:
    """Single boxes side by side are one piece."""
    loose: Piece = ()
    for piece in pieces:
        if len(piece) == 1:
            loose += piece
            continue
        if loose:
            yield loose
        loose = ()
        yield piece
    if loose:
        yield loose


def _bonuses(variant: Variant, column: Column, piece: Piece) -> list[str]:
    """The bonuses that belong to a piece."""
    own = (bonus for bonus in variant.bonuses if bonus.column == column.index and set(bonus.members) <= set(piece))
    return list(dict.fromkeys(bonus.rule for bonus in own))
