"""Tallies of boxes computed from others: an automaton with no more states than the result needs.

Entries lead from one *state* to another; states with the same future are one. So of (max − min) x ones only the
difference matters once both are filled, and nothing once there are no ones. States are found from the empty boxes
on, entry by entry, and numbered: the empty boxes first, then by points.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from math import prod

import numpy as np

from pasch.rules.variant.formula import COMPARISONS, BoxFormula, Term
from pasch.rules.variant.variant import SumBonus
from pasch.solver.cards.dice_lattice import Ints

Held = tuple[tuple[int, int], ...]
"""Number of entries and their sum, for each box of a formula."""
Entry = tuple[int, int]
"""A box by its place in the formula, and the points entered."""
Form = tuple[tuple[object, int], ...]
"""A linear form: each part with its coefficient; the constant is the part ""."""
MOST_MOVES = 250_000
"""The most states times entries of a formula."""


class TooManyStates(Exception):
    """Raised when a formula has too many states."""


@dataclass(frozen=True, eq=False)
class Automaton:
    """The states of a formula.

    Attributes:
        entries: every possible entry; its number is one more than its place here.
        after: ``(entries + 1, states)`` the state after an entry; row 0 is the identity.
        points: ``(states,)`` value of the formula.
        best: ``(states,)`` highest value still possible.
    """

    entries: Mapping[Entry, int]
    after: Ints
    points: Ints
    best: Ints


@dataclass(frozen=True, eq=False)
class Computed:
    """A computed bonus as a tally: its count is the number of a state.

    Attributes:
        boxes: the operands.
        weight: of its column.
    """

    bonus: SumBonus
    weight: float
    automaton: Automaton

    @property
    def boxes(self) -> tuple[int, ...]:
        """The operands."""
        return self.bonus.boxes

    @property
    def minus(self) -> tuple[int, ...]:
        """Empty: no box is simply subtracted."""
        return ()

    @property
    def members(self) -> tuple[int, ...]:
        """All boxes that move it."""
        return self.boxes

    @property
    def bonuses(self) -> tuple[tuple[SumBonus, float], ...]:
        """The one bonus paid for it."""
        return ((self.bonus, self.weight),)

    @property
    def cap(self) -> int:
        """The last state."""
        return len(self.automaton.points) - 1

    @property
    def thresholds(self) -> tuple[int, ...]:
        """Empty: every state matters."""
        return ()

    @cached_property
    def sums(self) -> Ints:
        """Value of the formula, by state."""
        return self.automaton.points

    @cached_property
    def paid(self) -> Ints:
        """Points by state, times the weight of its column."""
        return self.paid_for(self.automaton.points)

    def paid_for(self, points: Ints) -> Ints:
        """Returns points times the weight of the column, rounded up; see `bonus_counting.weighted_points`."""
        # Rounded up in halves: -(-x // 2), with twice the weight a whole number.
        found: Ints = -(-points * int(2 * self.weight) // 2)
        return found

    def settled(self, count: int, _ahead: int) -> int:
        """Returns the state itself; see `Tally.settled`."""
        return count

    def step(self, box: int, points: int) -> int:
        """Returns the number of an entry; 0 for boxes that are no operands."""
        if box not in self.boxes:
            return 0
        return self.automaton.entries[self.boxes.index(box), points]

    def moved(self, counts: Ints, step: int) -> Ints:
        """Returns the states after an entry."""
        found: Ints = self.automaton.after[step][counts]
        return found

    def count_of(self, entries: Iterable[tuple[int, int]]) -> int:
        """Returns the state after some entries, each a box and its points."""
        count = 0
        for box, points in entries:
            count = int(self.automaton.after[self.step(box, points), count])
        return count


def build_computed(
    bonus: SumBonus, weight: float, possible: Mapping[int, Sequence[int]], entries: Sequence[int]
) -> Computed:
    """Builds the tally of a computed bonus.

    Args:
        possible: points that can be entered in each box, those of a strike first.
        entries: number of entries of each of its boxes.

    Raises:
        TooManyStates: There are too many to list.
    """
    formula = bonus.formula
    assert formula is not None
    place = {box: index for index, box in enumerate(formula.boxes)}
    numbered = _number_boxes(formula, place)
    choices = tuple(tuple(possible[box]) for box in formula.boxes)
    return Computed(bonus, weight, _find_automaton(numbered, choices, tuple(entries)))


def _number_boxes(formula: BoxFormula, place: Mapping[int, int]) -> BoxFormula:
    # Boxes are numbered by their place in the formula, so that all columns share an automaton.

    def placed(term: Term) -> Term:
        number = place[term.number] if term.kind == "box" else term.number
        return Term(term.kind, number, tuple(map(placed, term.terms)))

    return BoxFormula(placed(formula.points), formula.comparison, tuple(map(placed, formula.compared)))


@lru_cache(maxsize=32)
def _find_automaton(formula: BoxFormula, choices: tuple[tuple[int, ...], ...], entries: tuple[int, ...]) -> Automaton:
    known = _FormulaStates(formula, entries)
    numbers = {
        (place, points): number
        for number, (place, points) in enumerate(
            ((place, points) for place, own in enumerate(choices) for points in own), start=1
        )
    }
    empty: Held = ((0, 0),) * len(choices)
    # By key, one representative of all contents with the same future.
    found: dict[object, Held] = {known.key(empty): empty}
    rows: list[list[object]] = []
    # Breadth first; the list grows while it is read.
    for held in (waiting := [empty]):
        rows.append([known.key(_enter(held, entry, entries)) for entry in numbers])
        for key, entry in zip(rows[-1], numbers, strict=True):
            if key not in found:
                found[key] = _enter(held, entry, entries)
                waiting.append(found[key])
        if len(found) * len(numbers) > MOST_MOVES:
            raise TooManyStates
    return _build_automaton(numbers, list(found), rows, [known.points(held) for held in found.values()])


def _enter(held: Held, entry: Entry, entries: tuple[int, ...]) -> Held:
    place, points = entry
    filled, so_far = held[place]
    if filled == entries[place]:
        return held
    return (*held[:place], (filled + 1, so_far + points), *held[place + 1 :])


def _build_automaton(
    entries: Mapping[Entry, int], keys: list[object], rows: list[list[object]], points: list[int]
) -> Automaton:
    # State 0 is the empty one; the others ascend by points, so that `cap` and thresholds work as for sums.
    order = [0, *sorted(range(1, len(keys)), key=points.__getitem__)]
    number = {keys[place]: rank for rank, place in enumerate(order)}
    after = np.array([[number[key] for key in rows[place]] for place in order], dtype=np.int64).T
    paid = np.array([points[place] for place in order], dtype=np.int64)
    best, before = paid, paid - 1
    # A fixed point: the best points reachable by any sequence of entries.
    while (best != before).any():
        best, before = np.maximum(best, best[after].max(axis=0)), best
    return Automaton(entries, np.concatenate([np.arange(len(keys))[None, :], after]), paid, best)


class _FormulaStates:
    def __init__(self, formula: BoxFormula, entries: tuple[int, ...]) -> None:
        self._formula, self._entries = formula, entries

    def points(self, held: Held) -> int:
        """Returns the value of the formula, 0 until all boxes are full."""
        if not self._is_full(held):
            return 0
        return self._formula.value({place: points for place, (_, points) in enumerate(held)})

    def key(self, held: Held) -> object:
        """Returns a key that is equal for states with the same future."""
        if self._is_full(held):
            return "full", self.points(held)
        # A condition that failed for certain, or a product with 0, leaves nothing to play for.
        condition = self._condition(held)
        points = _normalise(self._sum(self._formula.points, held)) if condition is not False else ()
        if not points:
            return "full", 0
        return tuple(filled for filled, _ in held), points, condition

    def _is_full(self, held: Held) -> bool:
        return all(filled == most for (filled, _), most in zip(held, self._entries, strict=True))

    def _condition(self, held: Held) -> object:
        # Whether the condition holds, or the comparisons that it still depends on.
        formula = self._formula
        if formula.comparison is None:
            return True
        open_ones: list[Form] = []
        for one, other in pairwise(formula.compared):
            form = _normalise(self._sum(Term("difference", 0, (one, other)), held))
            if not _is_number(form):
                open_ones.append(form)
            elif not COMPARISONS[formula.comparison](_number(form), 0):
                return False
        return tuple(open_ones) or True

    def _sum(self, term: Term, held: Held) -> dict[object, int]:
        # A linear form of known numbers, open boxes, and products with an open box.
        match term.kind:
            case "number":
                return {"": term.number}
            case "box":
                filled, points = held[term.number]
                return {"": points} | ({} if filled == self._entries[term.number] else {term.number: 1})
            case "product":
                return self._product([self._sum(part, held) for part in term.terms])
        parts: dict[object, int] = {}
        for number, part in enumerate(term.terms):
            sign = -1 if number and term.kind == "difference" else 1
            for each, times in self._sum(part, held).items():
                parts[each] = parts.get(each, 0) + sign * times
        return parts

    def _product(self, factors: list[dict[object, int]]) -> dict[object, int]:
        forms = [_normalise(factor) for factor in factors]
        known = prod(_number(form) for form in forms if _is_number(form))
        # Sorted, so that equal products have equal keys.
        open_ones = tuple(sorted((form for form in forms if not _is_number(form)), key=repr))
        if not open_ones or not known:
            return {"": known}
        return {open_ones: known}


def _normalise(parts: Mapping[object, int]) -> Form:
    return tuple(sorted(((part, times) for part, times in parts.items() if times), key=repr))


def _is_number(form: Form) -> bool:
    return all(part == "" for part, _ in form)


def _number(form: Form) -> int:
    return form[0][1] if form else 0
