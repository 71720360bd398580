"""Objectives that ask for the points so far: the chance to reach a target, the chance to win against an opponent.

Here a card has a curve: for every total so far, the probability to win from there. That is the same induction, with
eight totals side by side in a block instead of eight lanes. Outside of a window (`bounds`) the game is decided already,
so that curves are kept as short as they can be; and only two levels of cards are in memory at a time.

The chance to reach T from a total of t is that of reaching 0 from t - T. So one curve that ends at 0 and begins at
minus the highest total answers for all targets at once.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from pasch.rules.game.card import Card, empty_card, total
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardPosition, CardSpace
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.cards.point_bounds import PointBounds, bounds_of
from pasch.solver.kernels.arrays.scratch_memory import AT_ONCE, BLOCK_BY_BLOCK, OpenBlock, Window, new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.structured_rows import RowTable, filled_table
from pasch.solver.kernels.turn.curve_blocks import solve_curve_groups
from pasch.solver.objective import ChanceObjective, Objective, Reach, ReachAll, WinAgainst
from pasch.solver.progress import Progress
from pasch.solver.solve.backward_induction import batches
from pasch.solver.solve.block_threads import level_groups

CHUNK = 16_384
"""Values that a thread works out at a time, about."""


@dataclass(frozen=True)
class Prize:
    """The value of a final total: 0 below the first of `chances`, 1 above the last.

    Attributes:
        low: the total that `chances` begins with.
        chances: ``(totals,) float64`` ascending.
    """

    low: int
    chances: Doubles


def prize_of(objective: ChanceObjective) -> Prize:
    """Returns the value of final totals for an objective."""
    match objective:
        case Reach(target):
            return Prize(target, np.ones(1))
        case ReachAll():
            return Prize(0, np.ones(1))
        case WinAgainst(chances):
            low, high = chances[0][0], chances[-1][0] + 1
            return Prize(low, np.array([objective.win_chance(points) for points in range(low, high + 1)]))


@dataclass(frozen=True)
class Windows:
    """Which totals so far matter, by group: `low` and `width` of them."""

    low: Ints
    width: Ints


def windows_of(bounds: PointBounds, prize: Prize, start: int | None) -> Windows:
    """The totals of each group that are neither decided nor out of reach.

    Args:
        start: the total of the empty card; None for every total that there may be, as `ReachAll` asks.
    """
    low = prize.low - bounds.most_ahead
    high = prize.low + len(prize.chances) - 1 - bounds.least_ahead
    if start is not None:
        low, high = np.maximum(low, bounds.least), np.minimum(high, bounds.most)
    return Windows(low, np.maximum(high - low + 1, 0))


@dataclass(frozen=True)
class CurveLevel:
    """The curves of all cards of a level.

    Attributes:
        window: by group; see `work.Window`. Its width is 0 for groups of other levels.
        value: the curves one after the other.
    """

    window: RowTable[Window]
    value: Doubles

    def curve(self, place: CardPosition) -> "ScoreCurve":
        """The curve of one card."""
        window = self.window[place.group]
        first = int(window.place + place.lane * window.step)
        return ScoreCurve(int(window.lowest), self.value[first : first + int(window.width)])


Keep = Callable[[int, CurveLevel], None]
"""Is given every level when it is done."""


@dataclass(frozen=True)
class ScoreCurve:
    """The best chance for each total that one may begin with, or still needs.

    Attributes:
        low: the lowest of them.
        chances: ``(totals,) float64``; below `low` 0, above the last 1.
    """

    low: int
    chances: Doubles

    def at(self, points: int) -> float:
        """The chance from this total."""
        place = points - self.low
        return 0.0 if place < 0 else 1.0 if place >= len(self.chances) else float(self.chances[place])


def size_of(space: CardSpace, objective: Objective, origin: Card | None = None) -> tuple[int, int]:
    """Returns upper bounds on the number of values of all curves from a card on, and of two adjacent levels."""
    values = space.lanes * _windows(space, objective, origin).width
    by_level = np.array([int(values[space.level == level].sum()) for level in range(space.variant.turns)] + [0])
    return int(by_level.sum()), int((by_level[:-1] + by_level[1:]).max())


def _asking(objective: Objective) -> ChanceObjective:
    if not isinstance(objective, ChanceObjective):
        raise TypeError(f"{objective} does not ask for the points so far")
    return objective


def _windows(space: CardSpace, objective: Objective, origin: Card | None) -> Windows:
    objective = _asking(objective)
    bounds, prize = bounds_of(space), prize_of(objective)
    if origin is None:
        empty = empty_card(space.variant)
        start = None if isinstance(objective, ReachAll) else total(space.variant, empty)
        return windows_of(bounds, prize, start)
    windows = windows_of(bounds, prize, 0)
    return Windows(windows.low, np.where(space.reachable_from(space.locate(origin).group), windows.width, 0))


def solve_curves(
    space: CardSpace,
    arrays: Arrays,
    objective: Objective,
    threads: int,
    progress: Progress,
    keep: Keep | None = None,
    origin: Card | None = None,
) -> ScoreCurve:
    """The curve of a card.

    Args:
        objective: one that asks for the points so far.
        keep: is given every level that is solved, the last one first.
        origin: the card; the empty one where it is None.

    Returns:
        By total that the empty card begins with; see `reach_curve` for what that means for `ReachAll`.
    """
    variant = space.variant
    card = origin or empty_card(variant)
    place = space.locate(card)
    windows = _windows(space, objective, origin)
    later = _finished(space, prize_of(_asking(objective)))
    if keep:
        keep(variant.turns, later)
    to_do, _ = size_of(space, objective, origin)
    done = 0
    for number in range(variant.turns - 1, int(space.level[place.group]) - 1, -1):
        groups = level_groups(space, number)
        groups = groups[windows.width[groups] > 0]

        def tell(count: int) -> None:
            nonlocal done
            done += count
            progress(done / max(1, to_do))

        later = solve_level(space, arrays, groups, windows, later, threads, tell)
        if keep:
            keep(number, later)
    return later.curve(place)


def solve_level(
    space: CardSpace,
    arrays: Arrays,
    groups: Ints,
    windows: Windows,
    later: CurveLevel,
    threads: int,
    tell: Callable[[int], None] | None = None,
) -> CurveLevel:
    """The curves of some groups of a level, from those of all groups that entries lead to.

    Args:
        tell: is told how many values were worked out since it was told last.
    """
    now = _empty_level(space, groups, windows)
    works = [(_new_open(arrays, later, now), new_throws(arrays, keep=False)) for _ in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        for chunks in batches(_chunked(space, groups, windows), threads):
            tasks = [
                pool.submit(solve_curve_groups, arrays, *work, later.value, now.window, now.value, chunk)
                for work, chunk in zip(works, chunks, strict=False)
            ]
            count = sum(task.result() for task in tasks)
            if tell:
                tell(count)
    return now


def reach_curve(variant: Variant, curve: ScoreCurve) -> ScoreCurve:
    """From the curve of `ReachAll`: by target, the best chance of at least so many points, lowest target first."""
    targets = total(variant, empty_card(variant)) - (curve.low + np.arange(len(curve.chances)))
    return ScoreCurve(int(targets[-1]), curve.chances[::-1].copy())


def _finished(space: CardSpace, prize: Prize) -> CurveLevel:
    low = np.full(space.groups, prize.low)
    return CurveLevel(filled_table(Window, lowest=low, width=len(prize.chances)), prize.chances)


def _empty_level(space: CardSpace, groups: Ints, windows: Windows) -> CurveLevel:
    """The curves of some groups, yet to be worked out. A window without width still tells lost from won."""
    sizes = space.lanes[groups] * windows.width[groups]
    ends = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(sizes)])
    window = filled_table(Window, lowest=windows.low)
    window["width"][groups] = windows.width[groups]
    window["place"][groups] = ends[:-1]
    window["step"][groups] = windows.width[groups]
    return CurveLevel(window, np.zeros(int(ends[-1])))


def _new_open(arrays: Arrays, later: CurveLevel, now: CurveLevel) -> OpenBlock:
    # Entries never depend on the throw and nothing is announced: what they lead to is read once for a card.
    at_once = not arrays.sheet.turn.varies and not arrays.sheet.columns["announce"].any()
    widest = int(now.window["width"].max(initial=0))
    return new_open(arrays, later.window, widest, AT_ONCE if at_once else BLOCK_BY_BLOCK)


def _chunked(space: CardSpace, groups: Ints, windows: Windows) -> list[Ints]:
    if not len(groups):
        return []
    values = np.cumsum(space.lanes[groups] * windows.width[groups])
    cuts = np.searchsorted(values, np.arange(CHUNK, int(values[-1]), CHUNK))
    return [piece for piece in np.split(groups, np.unique(cuts)) if len(piece)]
