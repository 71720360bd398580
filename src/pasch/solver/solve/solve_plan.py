"""Forecast of solving a variant: cards, memory, time, and changes that would make it smaller."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod

from pasch.locale import LANGUAGES, text
from pasch.locale.numbers import format_amount, format_bytes
from pasch.rules.errors import Problem, TooLargeError
from pasch.rules.variant.variant import Named, Variant
from pasch.solver.cards.bonus_tallies import build_tallies
from pasch.solver.cards.card_space import CardSpace, bound_groups
from pasch.solver.cards.column_cards import TooManyCards
from pasch.solver.cards.computed_boxes import Computed
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.cards.point_bounds import bound_entered
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.parallel.workers import count_processors
from pasch.solver.solve.bonus_thresholds import list_tallies, list_variant_thresholds
from pasch.solver.solve.time_forecast import forecast_cpu_s

_VALUE, _CHANCE, _SCORE = 8, 4, 8
PROCESS = 130_000_000
"""Bytes of a process before it lists any cards: Python, NumPy, the kernels. Measured: 105 to 125 million with cached
kernels, 150 to 165 if they are compiled first.
"""
SUMMED_UP = 2_000_000_000
"""Bytes: for larger sheets values are shown without distributions, which take far longer."""
# Bytes per group: its lanes, start and level, and the scratch memory of every pass over them.
_GROUP = 60
# Bytes per thread that follows the best play, and for one more: the ways that it finds.
_THREAD = 6_000_000
# Share of the scores of a level that the best play reaches, which takes memory: 0.75 to 1.07 were measured, with a
# computed bonus 0.37 (`yams-plus-minus`), as most contents of its boxes are never played for.
_REACHED, _REACHED_COMPUTED = 0.95, 0.4
# Bytes that listing cards may take in any case, so that their number can be reported.
_QUICKLY_LISTED = 200_000_000
LEVELS_GROUP = 40
"""Bytes per group for solving level by level: its lanes, level and begin, and scratch memory."""


@dataclass(frozen=True)
class SolvePlan:
    """Forecast of a solution.

    Attributes:
        space: the cards.
        cards: number of cards with entries left.
        memory_bytes: peak memory of the process: values, probabilities of facts and the passes over them.
    """

    space: CardSpace
    cards: int
    memory_bytes: int

    def cpu_seconds(self, arrays: Arrays, theta: float) -> float:
        """Estimates the processor time once the kernels are compiled; see `time_forecast`."""
        return forecast_cpu_s(self.space, arrays, theta)


# Bytes per box and state of the bonuses over several columns: the moves of some eight kinds of entries.
_WAY = 128

Forecast = Callable[[SolvePlan, float], None]
"""Called before the work begins with its plan and the estimated processor seconds; the work waits for it."""


def plan_solution(
    variant: Variant, memory: int | None = None, *, summary: bool = True, threads: int | None = None
) -> SolvePlan:
    """Plans a solution within the memory budget.

    Args:
        memory: the budget in bytes; None for half of what is free now.
        summary: whether a summary of the best play is to follow.
        threads: number of threads; None for one per processor.

    Raises:
        PaschError: It would take more; the error says how much, and suggests smaller variants.
    """
    budget = find_default_budget() if memory is None else memory
    space = list_cards(variant, budget, count_card_bytes(variant, summary=summary))
    found = SolvePlan(space, space.unfinished, estimate_memory(space, threads or count_processors(), summary=summary))
    if found.memory_bytes > budget:
        raise _too_large(variant, space, found.cards, found.memory_bytes, budget, listed=count_level_bytes(space))
    return found


def estimate_memory(space: CardSpace, threads: int, *, summary: bool = True) -> int:
    """Returns the bytes that solving takes, without listing groups; the only place that computes them.

    Args:
        summary: see `plan_solution`.
    """
    listed = PROCESS + space.groups * _GROUP + count_column_bytes(space)
    values = sum(space.sizes) * count_card_bytes(space.variant, summary=summary)
    if not summary:
        return listed + values
    return listed + values + (threads + 1) * _THREAD + _bytes_of_scores(space)


def count_card_bytes(variant: Variant, *, summary: bool = True) -> int:
    """Returns the bytes stored per card: its value and, for a summary, the probability of each fact."""
    return _VALUE + (_CHANCE * (len(variant.boxes) + len(list_variant_thresholds(variant))) if summary else 0)


def list_cards(
    variant: Variant, budget: int | None = None, each: int = _VALUE, *, room: int | None = None
) -> CardSpace:
    """Lists the cards of a variant.

    Args:
        budget: bytes that the stored values may take; see `plan_solution`.
        each: bytes stored per card.
        room: bytes that listing them may take; None for the budget, or enough for a message.

    Raises:
        PaschError: It would take more; the error gives a lower bound.
    """
    budget = find_default_budget() if budget is None else budget
    try:
        return CardSpace(variant, budget // each, room=max(budget, _QUICKLY_LISTED) if room is None else room)
    except TooManyCards as error:
        cards, values = error.least
        needed = PROCESS + max(values * each, error.listed)
        # A lower bound on listing level by level, to say whether disk would help.
        listed = max(error.listed, bound_groups(variant) * LEVELS_GROUP)
        raise _too_large(variant, None, cards, needed, budget, listed=PROCESS + listed) from None


def check_sheet(variant: Variant) -> None:
    """Checks that bonuses over several columns have few enough states.

    Raises:
        PaschError: They have too many; the error says how many.
    """
    sheet = build_tallies(variant, None) if len(variant.columns) > 1 else ()
    ways = prod(tally.cap + 1 for tally in sheet)
    if (needed := ways * len(variant.boxes) * _WAY) > (budget := find_default_budget()):
        raise _too_large(variant, None, ways, needed, budget, listed=needed)


def find_default_budget() -> int:
    """Returns half of the free memory in bytes; half of 4 GB if the system does not tell."""
    try:
        pages = os.sysconf("SC_AVPHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        try:
            # Free memory is unknown here: half of half of all memory.
            pages = os.sysconf("SC_PHYS_PAGES") // 2
        except (AttributeError, ValueError, OSError):
            return 2_000_000_000
    return pages * os.sysconf("SC_PAGE_SIZE") // 2


def count_level_bytes(space: CardSpace) -> int:
    """Returns the bytes that solving level by level takes apart from the levels, which may be on disk."""
    return PROCESS + space.groups * LEVELS_GROUP + count_column_bytes(space)


def count_column_bytes(space: CardSpace) -> int:
    """Returns twice the bytes of the columns' arrays, as kernels read copies of their own."""
    return 2 * sum(
        array.nbytes
        for column in space.columns
        for array in (column.child, column.filled, column.move_start, column.move_lane, column.move_points)
    )


def _bytes_of_scores(space: CardSpace) -> int:
    lanes = [column.lanes[column.class_of] for column in space.columns]
    # Each card of a level has entered points + 1 scores; the sum over cards is a convolution over columns.
    cells = space.by_level(lanes)
    for place, column in enumerate(space.columns):
        entered: Ints = lanes[place] * bound_entered(space.variant, column)
        more = space.by_level([*lanes[:place], entered, *lanes[place + 1 :]])
        cells = [one + other for one, other in zip(cells, more, strict=True)]
    computed = any(isinstance(tally, Computed) for _, tallies in list_tallies(space) for tally in tallies)
    return int(max(cells) * _SCORE * (_REACHED_COMPUTED if computed else _REACHED))


def _too_large(
    variant: Variant, space: CardSpace | None, cards: int, needed: int, budget: int, *, listed: int
) -> TooLargeError:
    # `listed`: bytes in memory even with levels on disk.
    smaller = {
        language: ", ".join(text(message, language, **facts) for message, facts in _smaller(variant, space))
        for language in LANGUAGES
    }
    facts = {
        "cards": {language: format_amount(cards, language) for language in LANGUAGES},
        "memory": {language: format_bytes(needed, language) for language in LANGUAGES},
        "budget": {language: format_bytes(budget, language) for language in LANGUAGES},
        "known": "exactly" if space else "at-least",
        "disk": "helps" if listed <= budget else "other",
    }
    return TooLargeError(Problem("solve-too-large", {**facts, "smaller": smaller}))


def _smaller(variant: Variant, space: CardSpace | None) -> Iterator[tuple[str, dict[str, Named]]]:
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
    if any(len(build_tallies(variant, column.index)) > 1 for column in variant.columns):
        yield "smaller-bonuses", {}
    if len(variant.columns) == 1 or not free:
        yield "smaller-boxes", {}
