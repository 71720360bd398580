"""Formulas over the points in boxes, with an optional condition.

A formula uses boxes of one column. Its value is 0 until all of them are full, and 0 if its condition does not hold.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise, product
from math import prod
from typing import Literal, TypeVar

from pasch.rules.document.model import Condition as ConditionTable
from pasch.rules.document.model import Formula as FormulaTable

Operation = Literal["sum", "difference", "product"]
Comparison = Literal["below", "at_most", "equal"]
Written = int | str | FormulaTable
Number = TypeVar("Number", int, float)
Span = tuple[int, int]
"""Lowest and highest possible value."""

OPERATIONS: tuple[Operation, ...] = ("sum", "difference", "product")
COMPARISONS: Mapping[Comparison, Callable[[float, float], bool]] = {
    "below": lambda one, other: one < other,
    "at_most": lambda one, other: one <= other,
    "equal": lambda one, other: one == other,
}


@dataclass(frozen=True, slots=True)
class Term:
    """A number, a box, or what is computed from terms.

    Attributes:
        number: the number itself, or the index of the box; 0 for operations.
        terms: operands of an operation.
    """

    kind: Literal["number", "box", Operation]
    number: int = 0
    terms: tuple["Term", ...] = ()

    @property
    def boxes(self) -> Iterator[int]:
        """Yields every box in it, in the order in which they are named."""
        if self.kind == "box":
            yield self.number
        for term in self.terms:
            yield from term.boxes

    def value(self, points: Mapping[int, int]) -> int:
        """Returns the result for the points in each box."""
        if self.kind == "number":
            return self.number
        if self.kind == "box":
            return points[self.number]
        return combine(self.kind, [term.value(points) for term in self.terms])

    def guess(self, points: Mapping[int, float]) -> float:
        """Returns the result for the expected points in each box."""
        if self.kind == "number":
            return float(self.number)
        if self.kind == "box":
            return points[self.number]
        return combine(self.kind, [term.guess(points) for term in self.terms])

    def span(self, points: Mapping[int, Span]) -> Span:
        """Returns the lowest and highest result for ranges of points in each box."""
        if self.kind == "number":
            return self.number, self.number
        if self.kind == "box":
            return points[self.number]
        # All operations are monotone in each operand, so their extremes lie at the ends of the ranges.
        found = [combine(self.kind, ends) for ends in product(*(term.span(points) for term in self.terms))]
        return min(found), max(found)


def combine(kind: Operation, values: Sequence[Number]) -> Number:
    """Applies an operation to values."""
    if kind == "product":
        return prod(values)
    return sum(values) if kind == "sum" else values[0] - values[1]


@dataclass(frozen=True)
class BoxFormula:
    """The formula of a bonus.

    Attributes:
        points: the result.
        comparison: its condition, between each of `compared` and the next; None for no condition.
    """

    points: Term
    comparison: Comparison | None = None
    compared: tuple[Term, ...] = ()

    @cached_property
    def boxes(self) -> tuple[int, ...]:
        """Every box that it uses, once."""
        return tuple(dict.fromkeys(box for term in (self.points, *self.compared) for box in term.boxes))

    def value(self, points: Mapping[int, int]) -> int:
        """Returns its points once all of its boxes are full."""
        return self.points.value(points) if self.is_met([term.value(points) for term in self.compared]) else 0

    def guess(self, points: Mapping[int, float]) -> float:
        """Returns its points for the expected points in each box."""
        return self.points.guess(points) if self.is_met([term.guess(points) for term in self.compared]) else 0.0

    def is_met(self, values: Sequence[float]) -> bool:
        """Returns True if the condition holds for these values of `compared`."""
        return self.comparison is None or all(
            COMPARISONS[self.comparison](one, other) for one, other in pairwise(values)
        )

    def span(self, points: Mapping[int, Span]) -> Span:
        """Returns its lowest and highest points, with its boxes full or not."""
        low, high = self.points.span(points)
        return min(low, 0), max(high, 0)


def terms_of(written: Written | ConditionTable) -> tuple[str, list[Written]]:
    """Returns the first key of a formula or condition and its terms; an empty key if there is none."""
    if isinstance(written, int | str):
        return "", []
    keys = [key for key in type(written).model_fields if getattr(written, key) is not None]
    return (keys[0], getattr(written, keys[0])) if keys else ("", [])


def lines_of(written: Written | ConditionTable | None) -> Iterator[str]:
    """Yields every line that a formula names, in its order."""
    if isinstance(written, str):
        yield written
    elif written is not None:
        for term in terms_of(written)[1]:
            yield from lines_of(term)


def formula_of(
    written: Written | None, when: ConditionTable | None, index_by_line: Mapping[str, int]
) -> BoxFormula | None:
    """Builds the formula of one column from a checked document; None if the document has none."""
    if written is None:
        return None
    points = _term(written, index_by_line)
    if when is None:
        return BoxFormula(points)
    key, terms = terms_of(when)
    comparison = next(known for known in COMPARISONS if known == key)
    return BoxFormula(points, comparison, tuple(_term(term, index_by_line) for term in terms))


def _term(written: Written, index_by_line: Mapping[str, int]) -> Term:
    if isinstance(written, int):
        return Term("number", written)
    if isinstance(written, str):
        return Term("box", index_by_line[written])
    key, terms = terms_of(written)
    kind = next(known for known in OPERATIONS if known == key)
    return Term(kind, 0, tuple(_term(term, index_by_line) for term in terms))
