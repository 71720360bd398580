"""The score block as players read it: its lines from top to bottom, and the contents of their cells.

The terminal, printed blocks and typed sheets use the same lines.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from pasch.locale import text
from pasch.rules.game.card import Card, ColumnSums, bonus_sum, column_sums, sheet_bonuses, sheet_throws, total
from pasch.rules.variant.maximum import possible_points
from pasch.rules.variant.variant import Box, Column, SumBonus, Variant

Kind = Literal["box", "upper", "bonus", "lower", "extra", "throws", "column", "sheet-throws", "sheet-bonus", "total"]


@dataclass(frozen=True, slots=True)
class BlockLine:
    """One line of the block.

    Attributes:
        kind: a box, or the kind of sum.
        key: the box's line or the bonus's key; empty for sums.
    """

    kind: Kind
    key: str = ""


def order_sign(column: Column) -> str:
    """Returns an arrow for each line of a column's order; empty if one of them is neither up nor down."""
    arrows = ["↓" if [*line] == sorted(line) else "↑" if [*line] == sorted(line)[::-1] else "" for line in column.lines]
    return "".join(arrows) if all(arrows) else ""


def weight_sign(column: Column) -> str:
    """Formats the weight of a column; empty for 1."""
    whole, half = divmod(column.weight, 1)
    return f"×{int(whole) or ''}{'½' if half else ''}" if column.weight != 1 else ""


def sheet_lines(variant: Variant) -> list[BlockLine]:
    """Returns the block from top to bottom: upper boxes, their sum and bonuses, lower boxes, extra points, totals."""
    boxes = variant.line_order
    section = {box.line: box.section for box in variant.boxes}
    upper = [BlockLine("box", line) for line in boxes if section[line] == "upper"]
    lower = [BlockLine("box", line) for line in boxes if section[line] == "lower"]
    # Reversed here and when read: of a bonus in several columns the first is taken, in the order of the document.
    bonuses = {bonus.rule: bonus for bonus in reversed(variant.bonuses) if bonus.formula is None}
    upper, lower = _with_computed(variant, upper), _with_computed(variant, lower)
    above = [key for key in reversed(bonuses) if bonuses[key].column is not None and _is_upper(variant, key)]
    below = [key for key in reversed(bonuses) if bonuses[key].column is not None and key not in above]
    lines = list(upper)
    if upper and lower:
        lines += [BlockLine("upper")]
    lines += [BlockLine("bonus", key) for key in above]
    lines += lower
    if upper and lower:
        lines += [BlockLine("lower")]
    lines += [BlockLine("bonus", key) for key in below]
    if any(any(row) for rows in variant.tables.bonus for row in rows):
        lines += [BlockLine("extra")]
    buy = variant.turn.buy
    if buy and not buy.is_shared:
        lines += [BlockLine("throws")]
    if len(variant.columns) > 1:
        lines += [BlockLine("column")]
    if buy and buy.is_shared:
        lines += [BlockLine("sheet-throws")]
    lines += [BlockLine("sheet-bonus", key) for key in reversed(bonuses) if bonuses[key].column is None]
    return [*lines, BlockLine("total")]


def _computed_in(variant: Variant, sums: ColumnSums, column: int, section: str) -> int:
    return sum(
        sums.bonuses[bonus.id]
        for bonus in variant.bonuses
        if bonus.column == column and bonus.formula is not None and variant.boxes[max(bonus.boxes)].section == section
    )


def _with_computed(variant: Variant, boxes: list[BlockLine]) -> list[BlockLine]:
    # A computed bonus follows the last of its boxes: then its value is known.
    lines: list[BlockLine] = []
    for line in boxes:
        lines.append(line)
        lines += [BlockLine("bonus", key) for key in dict.fromkeys(_computed_after(variant, line.key))]
    return lines


def _computed_after(variant: Variant, line: str) -> Iterator[str]:
    order = variant.line_order
    for bonus in variant.bonuses:
        if bonus.formula is not None and max(
            order.index(variant.boxes[box].line) for box in bonus.boxes
        ) == order.index(line):
            yield bonus.id


def line_name(variant: Variant, line: BlockLine, language: str) -> str:
    """Returns a line's name on the block."""
    if line.kind == "box":
        return variant.document.boxes[line.key].names.by_language[language]
    if line.kind in ("bonus", "sheet-bonus"):
        return variant.document.bonuses[line.key].names.by_language[language]
    if line.kind in ("throws", "sheet-throws") and variant.turn.buy:
        return variant.turn.buy.names.by_language[language]
    return text(f"sheet-{line.kind}", language)


def box_in(variant: Variant, line: BlockLine, column: int) -> Box | None:
    """Returns the line's box in a column; None if the column lacks it, or the line is no box."""
    for index in variant.columns[column].boxes:
        if line.kind == "box" and variant.boxes[index].line == line.key:
            return variant.boxes[index]
    return None


def line_sum(variant: Variant, card: Card, line: BlockLine, column: int) -> int | None:
    """Returns a sum line's value in a column; None where it is empty.

    Sums over the whole sheet are in the first column.
    """
    sums = column_sums(variant, card, variant.columns[column])
    match line.kind:
        case "upper" | "lower":
            own = sums.upper if line.kind == "upper" else sums.lower
            return own + _computed_in(variant, sums, column, line.kind)
        case "extra":
            return sums.extra
        case "throws":
            return sums.throws
        case "column":
            return sums.total
        case "bonus":
            return sums.bonuses.get(line.key)
        case "sheet-throws":
            return sheet_throws(variant, card) if column == 0 else None
        case "sheet-bonus":
            return sheet_bonuses(variant, card)[line.key] if column == 0 else None
        case _:
            return total(variant, card) if column == 0 else None


def ahead_of_plan(variant: Variant, card: Card, bonus: SumBonus) -> int | None:
    """Returns the lead of a bonus's filled boxes over an even plan, in points rounded towards 0; negative if behind.

    The plan divides the next threshold (or the last one, if all are reached) among the entries in proportion to their
    highest points: with 63 points of 105 every number box owes three of its five dice. None where there is no plan:
    before the first entry and after the last one, and for bonuses of formulas or with subtracted boxes.
    """
    if bonus.minus or bonus.formula is not None:
        return None
    # have - threshold * filled / most, times `most`: whole numbers throughout.
    have = bonus_sum(variant, card, bonus)
    shares = [
        (bonus.step(index, max(variant.tables.points[0][index])), card.entries[cell] is not None)
        for index in bonus.boxes
        for cell in variant.boxes[index].cells
    ]
    most, filled = sum(share for share, _ in shares), sum(share for share, is_filled in shares if is_filled)
    if not 0 < filled < most:
        return None
    threshold = next((least for least, points in bonus.tiers if least > have and points > 0), bonus.tiers[-1][0])
    ahead = have * most - threshold * filled
    return ahead // most if ahead > 0 else -(-ahead // most)


def most_ahead(variant: Variant, card: Card, bonus: SumBonus) -> int:
    """Returns the most that the free entries of a bonus can add to its sum."""
    return sum(
        bonus.step(index, max(possible_points(variant, index), default=variant.boxes[index].struck))
        for index in bonus.boxes
        for cell in variant.boxes[index].cells
        if card.entries[cell] is None
    )


def format_entry(box: Box, points: int | None) -> str:
    """Formats an entry of the block as `Box.written`; nothing for a free one."""
    return "" if points is None else box.written(points)


def box_written(card: Card, box: Box) -> str:
    """Formats the entries of a box, separated by blanks where it holds several."""
    return " ".join(format_entry(box, card.entries[cell]) for cell in box.cells if card.entries[cell] is not None)


def _is_upper(variant: Variant, key: str) -> bool:
    return all(
        variant.boxes[index].section == "upper" for bonus in variant.bonuses if bonus.id == key for index in bonus.boxes
    )
