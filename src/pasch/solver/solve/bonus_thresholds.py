"""Facts about the bonuses at the end of a game, whose probabilities solutions hold."""

from collections.abc import Iterable
from dataclasses import dataclass

from pasch.rules.variant.variant import SumBonus, Variant
from pasch.solver.cards.bonus_tallies import Tally, build_sums, build_tallies
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.computed_boxes import Computed


@dataclass(frozen=True)
class Threshold:
    """The fact that a tally has reached a number.

    Attributes:
        column: index of its column; None over the whole sheet.
        reached: the number, from the base of its bonuses.
    """

    column: int | None
    tally: Tally | Computed
    reached: int

    @property
    def shown(self) -> int:
        """The number as people see it: counted from 0."""
        return self.reached + self.tally.bonuses[0][0].base


def list_thresholds(space: CardSpace) -> list[Threshold]:
    """Returns the thresholds of all bonuses: of the columns in order, then of the sheet."""
    return _list_thresholds(list_tallies(space))


def list_variant_thresholds(variant: Variant) -> list[Threshold]:
    """Returns the thresholds of a variant without listing its cards."""
    sheet = build_sums(variant, None) if len(variant.columns) > 1 else ()
    columns = [(column.index, build_tallies(variant, column.index)) for column in variant.columns]
    return _list_thresholds([*columns, (None, sheet)])


def _list_thresholds(tallies: Iterable[tuple[int | None, tuple[Tally | Computed, ...]]]) -> list[Threshold]:
    return [
        Threshold(column, tally, reached)
        for column, own in tallies
        for tally in own
        for reached in sorted({reached for bonus, _ in tally.bonuses for reached in bonus.thresholds})
    ]


def list_tiers(threshold: Threshold) -> list[tuple[SumBonus, int]]:
    """Returns the bonuses paid at a threshold, with their points; 0 for computed ones, which vary."""
    if isinstance(threshold.tally, Computed):
        return [(threshold.tally.bonus, 0)]
    return [
        (bonus, points)
        for bonus, _ in threshold.tally.bonuses
        for reached, points in bonus.tiers
        if reached == threshold.reached
    ]


def list_tallies(space: CardSpace) -> list[tuple[int | None, tuple[Tally | Computed, ...]]]:
    """Returns the tallies of each column, then those of the sheet."""
    return [*((place, column.tallies) for place, column in enumerate(space.columns)), (None, space.sheet)]
