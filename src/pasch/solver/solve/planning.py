"""What solving a variant will take, known before it is begun: cards, memory, time; and what would make it smaller."""

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod

import numpy as np

from pasch.locale import LANGUAGES, text
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant import Named, Variant
from pasch.solver.amounts import amount, storage
from pasch.solver.cards.bounds import bounds_of
from pasch.solver.cards.column import TooManyCards
from pasch.solver.cards.lattice import Doubles
from pasch.solver.cards.space import CardSpace
from pasch.solver.cards.tallies import tallies_of
from pasch.solver.kernels.arrays import Arrays
from pasch.solver.kernels.blocks import blocks_of, solve_blocks
from pasch.solver.kernels.work import new_open, new_throws
from pasch.solver.solve.thresholds import thresholds

_VALUE, _CHANCE = 8, 4
SUMMED_UP = 2_000_000_000
"""Bytes: of a sheet that takes more, whoever waits is told its values alone; how games spread takes far longer."""
_GROUP = 60
"""Bytes for each group: its lanes, start and level, and the scratch memory of every pass over them."""
_SOLVED, _FOLLOWED = 3, 4.0
"""So often all turns are solved, forward and backward too; following the best play costs about so many times that."""
_TWO_LEVELS = 1.3
_QUICKLY_LISTED = 200_000_000
"""So many bytes are listed in any case, to say how many cards there are."""
_SAMPLE_SECONDS = 0.1
_SAMPLE = 64
_FEW = 20_000
"""So few cards are solved sooner than they are sampled."""


@dataclass(frozen=True)
class Plan:
    """What solving will take.

    Attributes:
        space: the cards.
        cards: how many there are.
        memory_bytes: what their values, the chances ahead of them and the passes over them need at the same time.
    """

    space: CardSpace
    cards: int
    memory_bytes: int

    def cpu_seconds(self, arrays: Arrays, theta: float) -> float:
        """About how much processor time it will take once the kernels are compiled, from solving a few groups on all
        levels.
        """
        if self.cards < _FEW:
            return 0.0
        value = np.zeros(int(arrays.sheet.start[-1]))
        mean = _seconds_per_card(self.space, arrays, value, 0.0)
        own = mean if theta == 0.0 else _seconds_per_card(self.space, arrays, value, theta)
        return self.space.unfinished * (_SOLVED * own + _FOLLOWED * mean)


_WAY = 128
"""Bytes for each box and way in which bonuses over several columns stand: where some eight kinds of entries lead."""

Forecast = Callable[[Plan, float], None]
"""Is told before the work begins what it will take, and about how many seconds of the processor; the work waits for
it.
"""


def plan(variant: Variant, memory: int | None = None, *, summary: bool = True) -> Plan:
    """What solving a variant will take, if that is no more than the memory budget.

    Args:
        memory: the budget in bytes; half of what is free now where it is None.
        summary: whether a summary of the best play is to follow.

    Raises:
        PaschError: it would take more; says how much, and what would make it smaller.
    """
    budget = default_budget() if memory is None else memory
    space = cards_of(variant, budget, _VALUE + _CHANCE * len(variant.boxes) * summary)
    listed = space.groups * _GROUP + bytes_of_columns(space)
    each = _VALUE + (_CHANCE * (len(variant.boxes) + len(thresholds(space))) if summary else 0)
    exact = space.allowance == 0 and space.saved == 1
    if listed > budget or (exact and listed + space.most * each > budget):
        raise _too_large(variant, space, space.most_different, listed + space.most * each, budget)
    needed = listed + space.count * each
    if needed <= budget and summary:
        needed += _bytes_of_scores(space)
    if needed > budget:
        raise _too_large(variant, space, space.different, needed, budget)
    return Plan(space, space.unfinished, needed)


def cards_of(variant: Variant, budget: int | None = None, each: int = _VALUE) -> CardSpace:
    """The cards of a variant.

    Args:
        budget: bytes that what is kept of them may take; see `plan`.
        each: bytes that are kept of each.

    Raises:
        PaschError: it would be more; says how much at least.
    """
    budget = default_budget() if budget is None else budget
    try:
        return CardSpace(variant, budget // each, room=max(budget, _QUICKLY_LISTED))
    except TooManyCards as error:
        cards, values = error.least
        raise _too_large(variant, None, cards, max(values * each, error.listed), budget) from None


def check_sheet(variant: Variant) -> None:
    """Bonuses over several columns can stand in so many ways that no sheet can be valued.

    Raises:
        PaschError: they do; says in how many.
    """
    sheet = tallies_of(variant, None) if len(variant.columns) > 1 else ()
    ways = prod(tally.cap + 1 for tally in sheet)
    if (needed := ways * len(variant.boxes) * _WAY) > (budget := default_budget()):
        raise _too_large(variant, None, ways, needed, budget)


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


def bytes_of_columns(space: CardSpace) -> int:
    """Twice the arrays of the columns: kernels read copies of their own."""
    return 2 * sum(
        array.nbytes
        for column in space.columns
        for array in (column.child, column.filled, column.move_start, column.move_lane, column.move_points)
    )


def _bytes_of_scores(space: CardSpace) -> int:
    """What the scores so far need: those of one level, and what of the next is in memory at the same time."""
    cells = space.lanes * (bounds_of(space).entered + 1)
    by_level = np.bincount(space.level, weights=cells, minlength=space.variant.turns + 1)
    return int(_TWO_LEVELS * by_level.max()) * _VALUE


def _seconds_per_card(space: CardSpace, arrays: Arrays, value: Doubles, theta: float) -> float:
    """Processor seconds, from groups at equal distances among all cards, after one to warm up."""
    cards = np.linspace(0, int(space.start[-1]) - 1, _SAMPLE + 2).astype(np.int64)
    groups = np.unique(np.searchsorted(space.start, cards, side="right") - 1)
    groups = groups[space.level[groups] < space.variant.turns]
    np.random.default_rng(1).shuffle(groups)
    work = (new_open(arrays), new_throws(arrays, keep=False))
    smallest = groups[np.argmin(space.lanes[groups])]
    solve_blocks(arrays, *work, value, value, 0, theta, blocks_of(arrays, np.array([smallest])))
    begin = time.thread_time()
    done = first = 0
    # Twice as many each time: calling once for each group would cost more than small groups do.
    while first < len(groups) and time.thread_time() - begin < _SAMPLE_SECONDS:
        done += solve_blocks(arrays, *work, value, value, 0, theta, blocks_of(arrays, groups[first : 2 * first + 1]))
        first = 2 * first + 1
    return (time.thread_time() - begin) / max(1, done)


def _too_large(variant: Variant, space: CardSpace | None, cards: int, needed: int, budget: int) -> PaschError:
    smaller = {
        language: ", ".join(text(message, language, **facts) for message, facts in _smaller(variant, space))
        for language in LANGUAGES
    }
    facts = {
        "cards": {language: amount(cards, language) for language in LANGUAGES},
        "memory": {language: storage(needed, language) for language in LANGUAGES},
        "budget": {language: storage(budget, language) for language in LANGUAGES},
        "known": "exactly" if space else "at-least",
    }
    return PaschError(Problem("solve-too-large", {**facts, "smaller": smaller}))


def _smaller(variant: Variant, space: CardSpace | None) -> Iterator[tuple[str, dict[str, Named]]]:
    """What would make a variant smaller, the most effective first, as messages with their facts."""
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
