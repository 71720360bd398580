"""The shape of a variant's sheet, for small pictures; `shapeOf` in the browser finds the same for house rules."""

from pasch.rules.variant.variant import Column, Variant
from pasch.server.wire.variant_responses import SheetShape


def shape_of(variant: Variant) -> SheetShape:
    """Returns the lines, column signs and dice of a variant's sheet."""
    upper = {box.line for box in variant.boxes if box.section == "upper"}
    lower = {box.line for box in variant.boxes if box.section == "lower"}
    return SheetShape(
        upper=len(upper),
        lower=len(lower),
        entries=max(box.entries for box in variant.boxes),
        columns=[_sign(column) for column in variant.columns],
        faces="symbols" if variant.symbols else "colours" if variant.colours else "pips",
    )


def _sign(column: Column) -> str:
    if column.announce:
        return "announced"
    if column.throws is not None:
        return str(column.throws)
    if column.weight != 1:
        return f"×{column.weight:g}"
    orders = {(): "", (column.boxes,): "down", (column.boxes[::-1],): "up"}
    return orders.get(column.lines, "order")
