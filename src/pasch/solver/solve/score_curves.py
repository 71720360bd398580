"""Objectives that depend on the points so far: the probability to reach a target, or to beat an opponent.

Here a card has a curve: the probability of success for every total so far. The induction is the same, with eight totals
in a block instead of eight lanes. Outside of a window (`point_bounds`) the game is decided, so curves are kept short;
only two levels of cards are in memory at a time.

The probability of reaching T from a total of t is that of reaching 0 from t - T. So one curve that ends at 0 and begins
at minus the highest total covers all targets.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from pasch.rules.game.card import Card, empty_card, total_if_struck
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardPosition, CardSpace
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.cards.point_bounds import PointBounds, compute_bounds
from pasch.solver.kernels.arrays.scratch_memory import AT_ONCE, BLOCK_BY_BLOCK, Window, new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.structured_rows import RowTable, build_table
from pasch.solver.kernels.turn.curve_blocks import solve_curve_groups
from pasch.solver.objective import ChanceObjective, Objective, Reach, ReachAll, WinAgainst
from pasch.solver.progress import Progress
from pasch.solver.solve.backward_induction import split_into_batches

CHUNK = 16_384
"""Approximate values per task of a thread."""


@dataclass(frozen=True)
class TotalPrize:
    """Value of a final total: 0 below the first of `chances`, 1 above the last.

    Attributes:
        low: the total that `chances` begins with.
        chances: ``(totals,) float64`` ascending.
    """

    low: int
    chances: Doubles


def build_prize(objective: ChanceObjective) -> TotalPrize:
    """Returns the values of final totals for an objective."""
    match objective:
        case Reach(target):
            return TotalPrize(target, np.ones(1))
        case ReachAll():
            return TotalPrize(0, np.ones(1))
        case WinAgainst(chances):
            low, high = chances[0][0], chances[-1][0] + 1
            return TotalPrize(low, np.array([objective.win_chance(points) for points in range(low, high + 1)]))


@dataclass(frozen=True)
class Windows:
    """Undecided totals so far, by group: `width` of them from `low` on."""

    low: Ints
    width: Ints


def find_windows(bounds: PointBounds, prize: TotalPrize, start: int | None) -> Windows:
    """Returns the totals of each group that are neither decided nor out of reach.

    Args:
        start: the total of the empty card; None for every possible total, as for `ReachAll`.
    """
    # Lost below: even the most points ahead do not reach the prize. Won above: even the fewest do.
    low = prize.low - bounds.most_ahead
    high = prize.low + len(prize.chances) - 1 - bounds.least_ahead
    if start is not None:
        low, high = np.maximum(low, bounds.least), np.minimum(high, bounds.most)
    return Windows(low, np.maximum(high - low + 1, 0))


@dataclass(frozen=True)
class CurveLevel:
    """The curves of all cards of a level.

    Attributes:
        window: by group; see `scratch_memory.Window`. Its width is 0 for groups of other levels.
        value: the curves one after the other.
    """

    window: RowTable[Window]
    value: Doubles

    def curve(self, place: CardPosition) -> "ScoreCurve":
        """Returns the curve of one card."""
        window = self.window[place.group]
        first = int(window.place + place.lane * window.step)
        return ScoreCurve(int(window.lowest), self.value[first : first + int(window.width)])


Keep = Callable[[int, CurveLevel], None]
"""Called with every level when it is solved."""


@dataclass(frozen=True)
class ScoreCurve:
    """The highest probability of success for each total to begin with.

    Attributes:
        low: the lowest of them.
        chances: ``(totals,) float64``; below `low` 0, above the last 1.
    """

    low: int
    chances: Doubles

    def at(self, points: int) -> float:
        """Returns the probability from this total."""
        place = points - self.low
        return 0.0 if place < 0 else 1.0 if place >= len(self.chances) else float(self.chances[place])


def count_values(space: CardSpace, objective: Objective, origin: Card | None = None) -> tuple[int, int]:
    """Returns the number of values of all curves from a card on, and of the largest two adjacent levels."""
    values = space.lanes * _windows(space, objective, origin).width
    by_level = np.array([int(values[space.level == level].sum()) for level in range(space.variant.turns)] + [0])
    return int(by_level.sum()), int((by_level[:-1] + by_level[1:]).max())


def _asking(objective: Objective) -> ChanceObjective:
    if not isinstance(objective, ChanceObjective):
        raise TypeError(f"{objective} does not ask for the points so far")
    return objective


def _windows(space: CardSpace, objective: Objective, origin: Card | None) -> Windows:
    objective = _asking(objective)
    bounds, prize = compute_bounds(space), build_prize(objective)
    if origin is None:
        empty = empty_card(space.variant)
        start = None if isinstance(objective, ReachAll) else total_if_struck(space.variant, empty)
        return find_windows(bounds, prize, start)
    windows = find_windows(bounds, prize, 0)
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
    """Computes the curve of a card.

    Args:
        objective: one that depends on the points so far.
        keep: called with every level that is solved, the last one first.
        origin: the card; None for the empty one.

    Returns:
        The curve by total of the empty card; see `convert_to_targets` for its meaning with `ReachAll`.
    """
    variant = space.variant
    card = origin or empty_card(variant)
    place = space.locate(card)
    windows = _windows(space, objective, origin)
    # All full cards share one curve, the prize itself.
    prize = build_prize(_asking(objective))
    lowest = np.full(space.groups, prize.low)
    later = CurveLevel(build_table(Window, lowest=lowest, width=len(prize.chances)), prize.chances)
    if keep:
        keep(variant.turns, later)
    to_do, _ = count_values(space, objective, origin)
    done = 0
    for number in range(variant.turns - 1, int(space.level[place.group]) - 1, -1):
        groups = space.groups_of(number)
        # Groups without a window are decided and need no curve.
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
    """Computes the curves of some groups of a level from those of all groups that entries lead to.

    Args:
        tell: called with the number of values computed since the last call.
    """
    now = _empty_level(space, groups, windows)
    # If entries never depend on the throws and nothing is announced, later curves are read once per card.
    at_once = not arrays.sheet.turn.varies and not arrays.sheet.columns["announce"].any()
    curves = AT_ONCE if at_once else BLOCK_BY_BLOCK
    widest = int(now.window["width"].max(initial=0))
    works = [(new_open(arrays, later.window, widest, curves), new_throws(arrays, keep=False)) for _ in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        for chunks in split_into_batches(_split_into_chunks(space, groups, windows), threads):
            tasks = [
                pool.submit(solve_curve_groups, arrays, *work, later.value, now.window, now.value, chunk)
                for work, chunk in zip(works, chunks, strict=False)
            ]
            count = sum(task.result() for task in tasks)
            if tell:
                tell(count)
    return now


def convert_to_targets(variant: Variant, curve: ScoreCurve) -> ScoreCurve:
    """Converts the curve of `ReachAll` to one by target, the lowest target first."""
    # A curve by starting total, read backward, is one by target.
    targets = total_if_struck(variant, empty_card(variant)) - (curve.low + np.arange(len(curve.chances)))
    return ScoreCurve(int(targets[-1]), curve.chances[::-1].copy())


def _empty_level(space: CardSpace, groups: Ints, windows: Windows) -> CurveLevel:
    sizes = space.lanes[groups] * windows.width[groups]
    ends = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(sizes)])
    # Also a window without width separates lost from won totals.
    window = build_table(Window, lowest=windows.low)
    window["width"][groups] = windows.width[groups]
    window["place"][groups] = ends[:-1]
    window["step"][groups] = windows.width[groups]
    return CurveLevel(window, np.zeros(int(ends[-1])))


def _split_into_chunks(space: CardSpace, groups: Ints, windows: Windows) -> list[Ints]:
    if not len(groups):
        return []
    values = np.cumsum(space.lanes[groups] * windows.width[groups])
    cuts = np.searchsorted(values, np.arange(CHUNK, int(values[-1]), CHUNK))
    return [piece for piece in np.split(groups, np.unique(cuts)) if len(piece)]
