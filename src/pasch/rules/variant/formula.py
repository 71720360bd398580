"""Formulas over the points in boxes, with an optional condition.

A formula speaks of boxes of one column. It is worth nothing until all of them are full; from then on it is worth what
comes out, or 0 where its condition does not hold.
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
"""The least and the most that something can be."""

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
        kind: what it is.
        number: the number itself, or the index of the box; 0 for others.
        terms: of what it is computed.
    """

    kind: Literal["number", "box", Operation]
    number: int = 0
    terms: tuple["Term", ...] = ()

    @property
    def boxes(self) -> Iterator[int]:
        """Every box in it, in the order in which they are named."""
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
        """The same for what one may expect in each box."""
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
        points: what comes out.
        comparison: what must hold for that, between each of `compared` and the next; None for nothing.
    """

    points: Term
    comparison: Comparison | None = None
    compared: tuple[Term, ...] = ()

    @cached_property
    def boxes(self) -> tuple[int, ...]:
        """Every box it speaks of, once."""
        return tuple(dict.fromkeys(box for term in (self.points, *self.compared) for box in term.boxes))

    def value(self, points: Mapping[int, int]) -> int:
        """Returns its points once all of its boxes are full."""
        return self.points.value(points) if self._holds([term.value(points) for term in self.compared]) else 0

    def guess(self, points: Mapping[int, float]) -> float:
        """The same for what one may expect in each box."""
        return self.points.guess(points) if self._holds([term.guess(points) for term in self.compared]) else 0.0

    def _holds(self, values: Sequence[float]) -> bool:
        return self.comparison is None or all(
            COMPARISONS[self.comparison](one, other) for one, other in pairwise(values)
        )

    def span(self, points: Mapping[int, Span]) -> Span:
        """Returns its lowest and highest points, with its boxes full or not."""
        low, high = self.points.span(points)
        return min(low, 0), max(high, 0)


def terms_of(written: Written | ConditionTable) -> tuple[str, list[Written]]:
    """Which key of a formula or condition somebody wrote, and what stands there; the first one of several."""
    if isinstance(written, int | str):
        return "", []
    keys = [key for key in type(written).model_fields if getattr(written, key) is not None]
    return (keys[0], getattr(written, keys[0])) if keys else ("", [])


def lines_of(written: Written | ConditionTable | None) -> Iterator[str]:
    """Every line that a document names in a formula, in its order."""
    if isinstance(written, str):
        yield written
    elif written is not None:
        for term in terms_of(written)[1]:
            yield from lines_of(term)


def formula_of(
    written: Written | None, when: ConditionTable | None, index_by_line: Mapping[str, int]
) -> BoxFormula | None:
    """The formula of one column, from what a checked document says; None where the document says none."""
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
