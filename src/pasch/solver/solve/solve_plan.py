"""Forecast of solving a variant: cards, memory, time; and changes that would make it smaller."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod

from pasch.locale import LANGUAGES, text
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Named, Variant
from pasch.solver.amounts import amount, storage
from pasch.solver.cards.bonus_tallies import tallies_of
from pasch.solver.cards.card_space import CardSpace, least_groups
from pasch.solver.cards.column_cards import TooManyCards
from pasch.solver.cards.computed_boxes import Computed
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.cards.point_bounds import entered_by_state
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.parallel.workers import processors
from pasch.solver.solve.bonus_thresholds import tallies_by_column, thresholds_of
from pasch.solver.solve.time_forecast import cpu_seconds

_VALUE, _CHANCE, _SCORE = 8, 4, 8
PROCESS = 130_000_000
"""Bytes of a process that solves before it knows any cards: Python, NumPy, the kernels. Measured: some 105 to 125
million where the kernels are in the cache, 150 to 165 where they are compiled first.
"""
SUMMED_UP = 2_000_000_000
"""Bytes: of a sheet that takes more, whoever waits is told its values alone; how games spread takes far longer."""
_GROUP = 60
"""Bytes for each group: its lanes, start and level, and the scratch memory of every pass over them."""
_THREAD = 6_000_000
"""Bytes for each thread that follows the best play, and for one more: the ways that it finds."""
_REACHED, _REACHED_COMPUTED = 0.95, 0.4
"""Share of the scores of a level that the best play leads to, and takes memory: 0.75 to 1.07 were measured. Of a bonus
that is computed, it is 0.37 (`yams-plus-minus`): nobody plays for most of what its boxes could hold.
"""
_QUICKLY_LISTED = 200_000_000
"""So many bytes are listed in any case, to say how many cards there are."""
LEVELS_GROUP = 40
"""Bytes for each group where levels are solved one by one: its lanes, level, begin, and scratch memory for that."""


@dataclass(frozen=True)
class SolvePlan:
    """The resources that solving takes.

    Attributes:
        space: the cards.
        cards: how many of them have something left to play.
        memory_bytes: what the process holds at most, itself included: the values, the chances ahead of them and the
            passes over them.
    """

    space: CardSpace
    cards: int
    memory_bytes: int

    def cpu_seconds(self, arrays: Arrays, theta: float) -> float:
        """About how much processor time it will take once the kernels are compiled; see `forecasting`."""
        return cpu_seconds(self.space, arrays, theta)


_WAY = 128
"""Bytes for each box and way in which bonuses over several columns stand: where some eight kinds of entries lead."""

Forecast = Callable[[SolvePlan, float], None]
"""Is told before the work begins what it will take, and about how many seconds of the processor; the work waits for
it.
"""


def plan(variant: Variant, memory: int | None = None, *, summary: bool = True, threads: int | None = None) -> SolvePlan:
    """Plans the solution of a variant, if it fits the memory budget.

    Args:
        memory: the budget in bytes; half of what is free now where it is None.
        summary: whether a summary of the best play is to follow.
        threads: how many share the work; one for each processor where it is None.

    Raises:
        PaschError: it would take more; says how much, and what would make it smaller.
    """
    budget = default_budget() if memory is None else memory
    space = cards_of(variant, budget, bytes_of_card(variant, summary=summary))
    found = SolvePlan(space, space.unfinished, memory_of(space, threads or processors(), summary=summary))
    if found.memory_bytes > budget:
        raise _too_large(variant, space, found.cards, found.memory_bytes, budget, listed=bytes_of_levels(space))
    return found


def memory_of(space: CardSpace, threads: int, *, summary: bool = True) -> int:
    """Returns the bytes that solving takes, known without listing groups: the only place that reckons them.

    Args:
        summary: see `plan`.
    """
    listed = PROCESS + space.groups * _GROUP + bytes_of_columns(space)
    values = sum(space.sizes) * bytes_of_card(space.variant, summary=summary)
    if not summary:
        return listed + values
    return listed + values + (threads + 1) * _THREAD + _bytes_of_scores(space)


def bytes_of_card(variant: Variant, *, summary: bool = True) -> int:
    """Returns the bytes that are kept of each card: its value and, for a summary, the chances of each fact."""
    return _VALUE + (_CHANCE * (len(variant.boxes) + len(thresholds_of(variant))) if summary else 0)


def cards_of(variant: Variant, budget: int | None = None, each: int = _VALUE, *, room: int | None = None) -> CardSpace:
    """The cards of a variant.

    Args:
        budget: bytes that what is kept of them may take; see `plan`.
        each: bytes that are kept of each.
        room: bytes that listing them may take; the budget, and some for a message in any case, where it is None.

    Raises:
        PaschError: it would be more; says how much at least.
    """
    budget = default_budget() if budget is None else budget
    try:
        return CardSpace(variant, budget // each, room=max(budget, _QUICKLY_LISTED) if room is None else room)
    except TooManyCards as error:
        cards, values = error.least
        needed = PROCESS + max(values * each, error.listed)
        listed = max(error.listed, least_groups(variant) * LEVELS_GROUP)
        raise _too_large(variant, None, cards, needed, budget, listed=PROCESS + listed) from None


def check_sheet(variant: Variant) -> None:
    """Bonuses over several columns can stand in so many ways that no sheet can be valued.

    Raises:
        PaschError: they do; says in how many.
    """
    sheet = tallies_of(variant, None) if len(variant.columns) > 1 else ()
    ways = prod(tally.cap + 1 for tally in sheet)
    if (needed := ways * len(variant.boxes) * _WAY) > (budget := default_budget()):
        raise _too_large(variant, None, ways, needed, budget, listed=needed)


def default_budget() -> int:
    """Half of the memory that is free now, in bytes; where the system does not say, half of 4 GB."""
    try:
        pages = os.sysconf("SC_AVPHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        try:
            # No word on what is free: half of half of all there is.
            pages = os.sysconf("SC_PHYS_PAGES") // 2
        except (AttributeError, ValueError, OSError):
            return 2_000_000_000
    return pages * os.sysconf("SC_PAGE_SIZE") // 2


def bytes_of_levels(space: CardSpace) -> int:
    """Returns the bytes that solving level by level takes besides the levels, which may lie on disk."""
    return PROCESS + space.groups * LEVELS_GROUP + bytes_of_columns(space)


def bytes_of_columns(space: CardSpace) -> int:
    """Twice the arrays of the columns: kernels read copies of their own."""
    return 2 * sum(
        array.nbytes
        for column in space.columns
        for array in (column.child, column.filled, column.move_start, column.move_lane, column.move_points)
    )


def _bytes_of_scores(space: CardSpace) -> int:
    lanes = [column.lanes[column.class_of] for column in space.columns]
    cells = space.by_level(lanes)
    for place, column in enumerate(space.columns):
        entered: Ints = lanes[place] * entered_by_state(space.variant, column)
        more = space.by_level([*lanes[:place], entered, *lanes[place + 1 :]])
        cells = [one + other for one, other in zip(cells, more, strict=True)]
    computed = any(isinstance(tally, Computed) for _, tallies in tallies_by_column(space) for tally in tallies)
    return int(max(cells) * _SCORE * (_REACHED_COMPUTED if computed else _REACHED))


def _too_large(
    variant: Variant, space: CardSpace | None, cards: int, needed: int, budget: int, *, listed: int
) -> PaschError:
    """
    Args:
        listed: bytes that are in memory in any case where levels lie on disk.
    """
    smaller = {
        language: ", ".join(text(message, language, **facts) for message, facts in _smaller(variant, space))
        for language in LANGUAGES
    }
    facts = {
        "cards": {language: amount(cards, language) for language in LANGUAGES},
        "memory": {language: storage(needed, language) for language in LANGUAGES},
        "budget": {language: storage(budget, language) for language in LANGUAGES},
        "known": "exactly" if space else "at-least",
        "disk": "helps" if listed <= budget else "other",
    }
    return PaschError(Problem("solve-too-large", {**facts, "smaller": smaller}))


def _smaller(variant: Variant, space: CardSpace | None) -> Iterator[tuple[str, dict[str, Named]]]:
    """Changes that would make a variant smaller, the most effective first, as messages with their facts."""
    free = [column for column in variant.columns if not column.lines]
    if len(variant.columns) > 1:
        yield "smaller-columns", {}
    if free:
        largest = max(free, key=lambda column: space.columns[column.index].count if space else len(column.boxes))
        if len(variant.columns) > 1:
            yield "smaller-order", {"column": largest.names}
        else:
            yield "smaller-order-alone", {}
    over_sheet = [bonus for bonus in variant.bonuses if bonus.column is None and len(variant.columns) > 1]
    if over_sheet:
        yield "smaller-sheet-bonus", {"bonus": variant.document.bonuses[over_sheet[0].rule].names.by_language}
    if variant.turn.save:
        yield "smaller-saved", {}
    if variant.turn.buy:
        yield "smaller-bought", {}
    if any(len(tallies_of(variant, column.index)) > 1 for column in variant.columns):
        yield "smaller-bonuses", {}
    if len(variant.columns) == 1 or not free:
        yield "smaller-boxes", {}
