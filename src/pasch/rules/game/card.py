"""The score card of one seat, and what it adds up to."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from pasch.locale import preferred_language
from pasch.rules.document.bonus_counting import STEPS, Count, weighted_points
from pasch.rules.game.sheet_html import card_html
from pasch.rules.variant.formula import BoxFormula
from pasch.rules.variant.variant import Box, Column, SumBonus, Variant


@dataclass(frozen=True, slots=True)
class Card(Mapping[str, int | None]):
    """One seat's score card: a mapping from its boxes to their points. Cards with equal numbers are equal.

    Attributes:
        variant: the rules of its sheet.
        entries: points by cell; None is free, and a strike has those of `Box.struck`, usually 0.
        extra: points that extra rules pay besides the boxes, by column.
        bought: throws bought, by column; those of a shared stock are noted in the first.
        saved: throws saved for later turns.
    """

    variant: Variant = field(repr=False, compare=False)
    entries: tuple[int | None, ...]
    extra: tuple[int, ...]
    bought: tuple[int, ...]
    saved: int = 0

    def __getitem__(self, box_id: str) -> int | None:
        """Returns the points of a box so far, usually 0 for a strike; None while it has no entry.

        Raises:
            KeyError: the sheet has no box with this id.
        """
        entries = [self.entries[cell] for cell in self.variant.box_by_id[box_id].cells]
        return None if entries[0] is None else sum(entry or 0 for entry in entries)

    def __iter__(self) -> Iterator[str]:
        return (box.id for box in self.variant.boxes)

    def __len__(self) -> int:
        return len(self.variant.boxes)

    def __repr__(self) -> str:
        return f"Card({dict(self)}, total {self.total})"

    def _repr_html_(self) -> str:
        return card_html(self, preferred_language())

    @property
    def open_boxes(self) -> tuple[Box, ...]:
        """The boxes with room for an entry, in the order of the sheet."""
        return tuple(box for box in self.variant.boxes if has_room(self, box))

    @property
    def total(self) -> int:
        """Points of the card so far, bonuses included."""
        return total(self.variant, self)


@dataclass(frozen=True, slots=True)
class ColumnSums:
    """Sums of one column so far.

    Attributes:
        upper: points of the upper boxes, lower: of the lower ones, as far as they count.
        bonuses: points of each bonus of this column, by its key.
        extra: points that extra rules pay.
        throws: points for throws of its stock that were not bought.
        total: the sum, weighted; see `bonus_counting.weighted_points`.
    """

    upper: int
    lower: int
    bonuses: dict[str, int]
    extra: int
    throws: int
    total: int


class Counting(Protocol):
    """Anything that adds up boxes: a bonus, or a representative of several."""

    @property
    def boxes(self) -> tuple[int, ...]: ...
    @property
    def minus(self) -> tuple[int, ...]: ...
    @property
    def count(self) -> Count: ...
    @property
    def formula(self) -> BoxFormula | None: ...


def empty_card(variant: Variant) -> Card:
    """A card with every box free."""
    zeros = (0,) * len(variant.columns)
    return Card(variant, (None,) * variant.turns, zeros, zeros)


def free_cell(card: Card, box: Box) -> int | None:
    """Returns the cell of the box's next entry; None when it is full."""
    # Entries of a box are filled from the first on.
    for cell in range(box.cell, box.cell + box.entries):
        if card.entries[cell] is None:
            return cell
    return None


def has_room(card: Card, box: Box) -> bool:
    """Returns True if the box takes a further entry."""
    return free_cell(card, box) is not None


def box_points(card: Card, box: Box) -> int:
    """Returns the sum of a box's entries so far."""
    return sum(card.entries[cell] or 0 for cell in box.cells)


def box_total(variant: Variant, card: Card, box: Box) -> int:
    """Returns the box's part of the total so far: its entries times the weight of the column."""
    if not box.counts:
        return 0
    weight = variant.columns[box.column].weight
    return sum(weighted_points(card.entries[cell] or 0, weight) for cell in box.cells)


def is_full(card: Card) -> bool:
    """Returns True if every box is filled."""
    return None not in card.entries


def column_sums(variant: Variant, card: Card, column: Column) -> ColumnSums:
    """Returns the sums of a column; bonuses count as soon as they are reached."""
    sums = {"upper": 0, "lower": 0}
    for index in column.boxes:
        box = variant.boxes[index]
        sums[box.section] += box_points(card, box) if box.counts else 0
    bonuses = _bonuses(variant, card, column)
    buy = variant.turn.buy
    throws = (buy.per_column - card.bought[column.index]) * buy.unused if buy and not buy.is_shared else 0
    extra = card.extra[column.index]
    # Each part is weighted on its own: the total of a column does not depend on what is added up first.
    total = sum(weighted_points(points, column.weight) for points in bonuses.values())
    if variant.counts_points:
        total += sum(box_total(variant, card, variant.boxes[index]) for index in column.boxes)
        total += weighted_points(extra + throws, column.weight)
    return ColumnSums(sums["upper"], sums["lower"], bonuses, extra, throws, total)


def _bonuses(variant: Variant, card: Card, column: Column) -> dict[str, int]:
    return {
        bonus.id: bonus.points(bonus_sum(variant, card, bonus))
        for bonus in variant.bonuses
        if bonus.column == column.index
    }


def bonus_sum(variant: Variant, card: Card, counting: Counting) -> int:
    """Returns the sum that a bonus counts, from its base: its boxes less those subtracted, or its formula."""
    if counting.formula is not None:
        boxes = [variant.boxes[index] for index in counting.formula.boxes]
        # 0 until all boxes are full.
        if any(has_room(card, box) for box in boxes):
            return 0
        return counting.formula.value({box.index: box_points(card, box) for box in boxes})
    found = _added_up(variant, card, counting, counting.boxes)
    return found - _added_up(variant, card, counting, counting.minus) if counting.minus else found


def _added_up(variant: Variant, card: Card, counting: Counting, boxes: tuple[int, ...]) -> int:
    inside = [variant.boxes[index] for index in boxes]
    held = [(card.entries[cell], box.struck) for box in inside for cell in box.cells]
    return sum(map(STEPS[counting.count], [points - struck for points, struck in held if points is not None]))


def balance(variant: Variant, card: Card, bonus: SumBonus) -> int:
    """Returns the sum that a bonus shows so far: like `bonus_sum`, but boxes with room count 0."""
    reached = bonus_sum(variant, card, bonus)
    if not bonus.base:
        return reached
    room = {index: sum(card.entries[cell] is None for cell in variant.boxes[index].cells) for index in bonus.members}
    left = sum(room[index] * bonus.struck.get(index, 0) for index in bonus.boxes)
    return reached + bonus.base - left + sum(room[index] * bonus.struck.get(index, 0) for index in bonus.minus)


def sheet_bonuses(variant: Variant, card: Card) -> dict[str, int]:
    """Points of each bonus over several columns, by its key: of one for each line, all lines together."""
    points: dict[str, int] = {}
    for bonus in variant.bonuses:
        if bonus.column is None:
            # One rule "for each line" makes several bonuses.
            points[bonus.rule] = points.get(bonus.rule, 0) + bonus.points(bonus_sum(variant, card, bonus))
    return points


def sheet_throws(variant: Variant, card: Card) -> int:
    """Returns the points for unused throws of a shared stock, which no column's weight applies to."""
    buy = variant.turn.buy
    return (buy.per_column - card.bought[0]) * buy.unused if buy and buy.is_shared else 0


def scores(variant: Variant, cards: Sequence[Card]) -> tuple[int, ...]:
    """Returns the score of each seat: its total, or the points for columns it leads, where several play for those."""
    rule = variant.result
    if rule is None or len(cards) == 1:
        return tuple(total(variant, card) for card in cards)
    won = [0] * len(cards)
    leading: set[int | None] = set()
    for column, points in zip(variant.columns, rule.columns, strict=True):
        if points:
            sums = [column_sums(variant, card, column).total for card in cards]
            winner = sums.index(max(sums)) if sums.count(max(sums)) == 1 else None
            leading.add(winner)
            if winner is not None:
                won[winner] += points
    # A tie in any column puts None into the set, so nobody leads in all of them.
    if len(leading) == 1 and None not in leading:
        won[next(seat for seat in leading if seat is not None)] += rule.all
    return tuple(won)


def count_strikes(variant: Variant) -> int:
    """Returns the points of all boxes if all are struck: 0, or less where strikes cost points."""
    return sum(variant.gain(box, box.struck) * box.entries for box in variant.boxes if box.struck)


def total_if_struck(variant: Variant, card: Card) -> int:
    """Returns the card's total if all its boxes with room were struck now.

    Values of cards are points beyond it, so they are never below 0, whatever a strike costs.
    """
    return total(variant, card) + sum(
        variant.gain(box, box.struck)
        for box in variant.boxes
        if box.struck
        for cell in box.cells
        if card.entries[cell] is None
    )


def total(variant: Variant, card: Card) -> int:
    """The card's total so far."""
    columns = sum(column_sums(variant, card, column).total for column in variant.columns)
    left = sheet_throws(variant, card) if variant.counts_points else 0
    return columns + left + sum(sheet_bonuses(variant, card).values())
