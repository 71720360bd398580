"""Splits free columns into smaller ones where no bonus ties their boxes together.

Such boxes share nothing but the turns, as the boxes of two free columns do. So a column with too many cards to solve
becomes a few smaller ones; their sum is then an estimate. Boxes and cells keep their places, so cards and entries are
read as before. A bonus over all boxes of the only column becomes one over all columns, which the parts ignore.
"""

from collections.abc import Collection, Iterator
from itertools import pairwise

from pasch.rules.document.model import Bonus
from pasch.rules.variant.building import build, column_tables
from pasch.rules.variant.variant import Column, SumBonus, Variant

Piece = tuple[int, ...]
"""Consecutive boxes of a column."""


def split_columns(variant: Variant, columns: Collection[int]) -> Variant:
    """Returns a variant with the same boxes in more columns: those given are split as far as possible."""
    document, tables, own = variant.document, column_tables(variant.document), {}
    over_columns = [bonus for bonus in variant.bonuses if _is_over_columns(variant, bonus)]
    for column in variant.columns:
        table, pieces = tables[column.id], split_column(variant, column) if column.index in columns else [column.boxes]
        for number, piece in enumerate(pieces):
            bonuses = [bonus for bonus in _own(variant, column) if set(bonus.members) <= set(piece)] + over_columns
            changed = {
                "boxes": [variant.boxes[box].line for box in piece],
                "bonuses": list(dict.fromkeys(bonus.rule for bonus in bonuses)),
            }
            key = column.id if len(pieces) == 1 else f"{column.id}-{number}"
            own[key] = table if len(pieces) == 1 else table.model_copy(update=changed)
    # A result by columns would no longer mean the columns of the sheet.
    changes = {"columns": own, "bonuses": _bonuses_over_columns(variant), "result": None}
    return build(document.model_copy(update=changes), variant.text)


def split_column(variant: Variant, column: Column) -> list[Piece]:
    """Returns the pieces of a column: one if an order, extra rules, bought throws or later boxes tie it together."""
    # Boxes share nothing but the turns only if none of these ties them together.
    bound = column.lines or column.extra or variant.turn.buy
    later = any(variant.line(variant.boxes[box]).later for box in column.boxes)
    if bound or later or any(bonus.column is None for bonus in variant.bonuses):
        return [column.boxes]
    places = {box: place for place, box in enumerate(column.boxes)}
    spans = [[places[box] for box in bonus.members] for bonus in _own(variant, column)]
    # Places after which no cut is possible, as a bonus spans them.
    within = {place for span in spans for place in range(min(span), max(span))}
    edges = [0, *(place + 1 for place in range(len(column.boxes)) if place not in within)]
    held = {box for bonus in _own(variant, column) for box in bonus.members}
    return list(_join([column.boxes[first:last] for first, last in pairwise(edges)], held))


def _join(pieces: list[Piece], held: set[int]) -> Iterator[Piece]:
    # Adjacent boxes without a bonus form one piece.
    # Free boxes gain nothing from being apart, and fewer pieces mean fewer passes to guess.
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


def _own(variant: Variant, column: Column) -> list[SumBonus]:
    return [bonus for bonus in variant.bonuses if bonus.column == column.index and not _is_over_columns(variant, bonus)]


def _is_over_columns(variant: Variant, bonus: SumBonus) -> bool:
    # A bonus over all boxes of the only column, which counts once.
    alone = len(variant.columns) == 1 and variant.columns[0].weight == 1
    return alone and bonus.formula is None and not bonus.minus and set(bonus.boxes) == {*variant.columns[0].boxes}


def _bonuses_over_columns(variant: Variant) -> dict[str, Bonus]:
    over_columns = {bonus.rule for bonus in variant.bonuses if _is_over_columns(variant, bonus)}
    rules = variant.document.bonuses
    return {
        key: rule.model_copy(update={"per": "sheet"}) if key in over_columns else rule for key, rule in rules.items()
    }
