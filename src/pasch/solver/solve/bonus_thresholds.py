"""Facts about bonuses at the end of a game, whose probabilities solutions know."""

from collections.abc import Iterable
from dataclasses import dataclass

from pasch.rules.variant.variant import SumBonus, Variant
from pasch.solver.cards.bonus_tallies import Tally, sums_of, tallies_of
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.computed_boxes import Computed


@dataclass(frozen=True)
class Threshold:
    """A fact about the end of a game: a tally has reached so much.

    Attributes:
        column: index of its column; None over the whole sheet.
    """

    column: int | None
    tally: Tally | Computed
    reached: int


def thresholds(space: CardSpace) -> list[Threshold]:
    """The thresholds of all bonuses: of the columns in their order, then of the sheet."""
    return _thresholds(tallies_by_column(space))


def thresholds_of(variant: Variant) -> list[Threshold]:
    """The same for a variant whose cards are not listed."""
    sheet = sums_of(variant, None) if len(variant.columns) > 1 else ()
    columns = [(column.index, tallies_of(variant, column.index)) for column in variant.columns]
    return _thresholds([*columns, (None, sheet)])


def _thresholds(tallies: Iterable[tuple[int | None, tuple[Tally | Computed, ...]]]) -> list[Threshold]:
    return [
        Threshold(column, tally, reached)
        for column, own in tallies
        for tally in own
        for reached in sorted({reached for bonus, _ in tally.bonuses for reached in bonus.thresholds})
    ]


def tiers_of(threshold: Threshold) -> list[tuple[SumBonus, int]]:
    """The bonuses that are paid at a threshold, with their points; of what is computed nobody knows them ahead."""
    if isinstance(threshold.tally, Computed):
        return [(threshold.tally.bonus, 0)]
    return [
        (bonus, points)
        for bonus, _ in threshold.tally.bonuses
        for reached, points in bonus.tiers
        if reached == threshold.reached
    ]


def tallies_by_column(space: CardSpace) -> list[tuple[int | None, tuple[Tally | Computed, ...]]]:
    """The tallies of each column, then those of the sheet."""
    return [*((place, column.tallies) for place, column in enumerate(space.columns)), (None, space.sheet)]
