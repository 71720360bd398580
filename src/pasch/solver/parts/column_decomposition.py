"""Columns taken apart: to whoever solves, a free column is several, where no bonus holds its boxes together.

Nothing but the turns binds such boxes to each other, as it binds the boxes of two free columns. So a column that has
too many cards to be solved is a few that have not; what they are worth together is an estimate then. Boxes and cells
keep their places, so that a card and its entries are read as before. A bonus over all boxes of the only column becomes
one over all columns, which the parts do not know of.
"""

from collections.abc import Collection, Iterator
from itertools import pairwise

from pasch.rules.document.model import Bonus
from pasch.rules.variant.building import build, column_tables
from pasch.rules.variant.variant import Column, SumBonus, Variant

Piece = tuple[int, ...]
"""Boxes that follow each other on the sheet."""


def split_columns(variant: Variant, columns: Collection[int]) -> Variant:
    """The same boxes in more columns, those of some columns taken apart as far as it goes."""
    document, tables, own = variant.document, column_tables(variant.document), {}
    for column in variant.columns:
        table, pieces = tables[column.id], pieces_of(variant, column) if column.index in columns else [column.boxes]
        for number, piece in enumerate(pieces):
            changed = {"boxes": [variant.boxes[box].line for box in piece], "bonuses": _bonuses(variant, column, piece)}
            key = column.id if len(pieces) == 1 else f"{column.id}-{number}"
            own[key] = table if len(pieces) == 1 else table.model_copy(update=changed)
    changes = {"columns": own, "bonuses": _bonuses_beside(variant), "result": None}
    return build(document.model_copy(update=changes), variant.text)


def pieces_of(variant: Variant, column: Column) -> list[Piece]:
    """Splits a column into independent pieces; one piece where an order, extra rules, bought throws, or later boxes
    bind it.
    """
    bound = column.lines or column.extra or variant.turn.buy
    later = any(variant.line(variant.boxes[box]).later for box in column.boxes)
    if bound or later or any(bonus.column is None for bonus in variant.bonuses):
        return [column.boxes]
    places = {box: place for place, box in enumerate(column.boxes)}
    spans = [[places[box] for box in bonus.members] for bonus in _own(variant, column)]
    within = {place for span in spans for place in range(min(span), max(span))}
    edges = [0, *(place + 1 for place in range(len(column.boxes)) if place not in within)]
    held = {box for bonus in _own(variant, column) for box in bonus.members}
    return list(_joined([column.boxes[first:last] for first, last in pairwise(edges)], held))


def _joined(pieces: list[Piece], held: set[int]) -> Iterator[Piece]:
    loose: Piece = ()
    for piece in pieces:
        if held.isdisjoint(piece):
            loose += piece
            continue
        if loose:
            yield loose
        loose = ()
        yield piece
    if loose:
        yield loose


def _bonuses(variant: Variant, column: Column, piece: Piece) -> list[str]:
    beside = [bonus for bonus in variant.bonuses if _is_beside(variant, bonus)]
    own = [bonus for bonus in _own(variant, column) if set(bonus.members) <= set(piece)]
    return list(dict.fromkeys(bonus.rule for bonus in own + beside))


def _own(variant: Variant, column: Column) -> list[SumBonus]:
    return [bonus for bonus in variant.bonuses if bonus.column == column.index and not _is_beside(variant, bonus)]


def _is_beside(variant: Variant, bonus: SumBonus) -> bool:
    """Whether a bonus adds up all boxes of the only column, which counts once."""
    alone = len(variant.columns) == 1 and variant.columns[0].weight == 1
    return alone and bonus.formula is None and not bonus.minus and set(bonus.boxes) == {*variant.columns[0].boxes}


def _bonuses_beside(variant: Variant) -> dict[str, Bonus]:
    """The bonuses of the document, those over all boxes of the only column made ones over all columns."""
    beside = {bonus.rule for bonus in variant.bonuses if _is_beside(variant, bonus)}
    rules = variant.document.bonuses
    return {key: rule.model_copy(update={"per": "sheet"}) if key in beside else rule for key, rule in rules.items()}
