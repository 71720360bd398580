"""Estimates of computed bonuses: each box is taken to hold its expected score."""

from collections.abc import Callable, Iterator
from functools import cache

from pasch.rules.game.card import Card, box_points
from pasch.rules.variant.formula import BoxFormula
from pasch.rules.variant.maximum import possible_points
from pasch.rules.variant.variant import SumBonus, Variant


class Guesses:
    """The computed bonuses of a card.

    Args:
        usual: expected score of an entry, by box.
    """

    def __init__(self, variant: Variant, card: Card, usual: Callable[[int], float]) -> None:
        self._variant, self._card, self._usual = variant, card, usual
        self._expected = cache(self._find_expected)
        self._by_box = {box.index: list(_computed_of(variant, box.index)) for box in variant.boxes}

    def change(self, box: int, points: int) -> float:
        """Returns the change that an entry makes to the expected bonuses computed from its box."""
        change = 0.0
        for bonus, formula in self._by_box[box]:
            expected = self._expected(formula)
            after = {**expected, box: self._sum(formula, box, points, self._room(box) - 1)}
            weight = self._variant.columns[bonus.column or 0].weight
            change += (formula.guess(after) - formula.guess(expected)) * weight
        return change

    def _find_expected(self, formula: BoxFormula) -> dict[int, float]:
        return {box: self._sum(formula, box, 0, self._room(box)) for box in formula.boxes}

    def _sum(self, formula: BoxFormula, box: int, more: int, room: int) -> float:
        held = box_points(self._card, self._variant.boxes[box]) + more
        return held + self._mean(formula, box) * room if room else float(held)

    def _mean(self, formula: BoxFormula, box: int) -> float:
        usual = {other: self._usual(other) for other in formula.boxes}
        if formula.points.guess({**usual, box: usual[box] + 1}) >= formula.points.guess(usual):
            return usual[box]
        # Where fewer points are better, a player aims low: the expected score is mirrored within its range.
        struck = self._variant.boxes[box].struck
        possible = possible_points(self._variant, box) or (struck,)
        return max(float(struck), possible[0] + possible[-1] - usual[box])

    def _room(self, box: int) -> int:
        return sum(self._card.entries[cell] is None for cell in self._variant.boxes[box].cells)


def _computed_of(variant: Variant, box: int) -> Iterator[tuple[SumBonus, BoxFormula]]:
    for bonus in variant.bonuses:
        if bonus.formula is not None and box in bonus.boxes:
            yield bonus, bonus.formula
