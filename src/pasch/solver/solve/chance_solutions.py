"""Chances solved: to reach a target, to reach every target, to beat an opponent; kept on disk and opened again.

For every target at once the file holds the curves of every other level, in single precision, each from the first total
with a chance worth naming to the last that is not certain; the level in between follows from the next one when it is
asked for. The curve of the empty card is kept as it was found, in double precision.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pasch.locale import LANGUAGES
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import empty_card, total
from pasch.rules.variant.variant import Variant
from pasch.solver.amounts import amount
from pasch.solver.amounts import storage as memory_words
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.cards.point_bounds import bounds_of
from pasch.solver.kernels.arrays.array_building import arrays_of
from pasch.solver.kernels.arrays.scratch_memory import Window
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.structured_rows import filled_table
from pasch.solver.objective import ChanceObjective, Reach, ReachAll
from pasch.solver.parallel.workers import processors
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.solve import storage
from pasch.solver.solve.score_curves import (
    CurveLevel,
    ScoreCurve,
    Windows,
    prize_of,
    reach_curve,
    size_of,
    solve_curves,
    solve_level,
    windows_of,
)
from pasch.solver.solve.solution import SolveCost
from pasch.solver.solve.solution_computing import Meter
from pasch.solver.solve.solve_plan import default_budget, plan

LEAST = 1e-9
"""Chances below it are kept as 0."""
_CERTAIN = float(np.nextafter(np.float32(1), np.float32(0)))
Singles = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Chances:
    """A variant solved for an objective that asks for the points so far.

    Attributes:
        root: by the total that the empty card begins with; for `ReachAll` see `by_target`.
        curves: for `ReachAll`, the curves of every other level; see `PackedCurves`.
        values: how many there were to work out.
        cached: it was opened from a file; notes: what went wrong with that file.
    """

    variant: Variant
    objective: ChanceObjective
    root: ScoreCurve
    curves: "PackedCurves | None"
    values: int
    cost: SolveCost
    cached: bool = False
    notes: tuple[Problem, ...] = ()

    @property
    def chance(self) -> float:
        """The probability to reach the target, or to win, from the empty card."""
        return self.root.at(total(self.variant, empty_card(self.variant)))

    @cached_property
    def by_target(self) -> ScoreCurve:
        """For `ReachAll`: by target, the best chance of at least so many points; 1 below, 0 above."""
        return reach_curve(self.variant, self.root)

    def reach(self, target: int) -> float:
        """For `ReachAll`: the best chance of at least so many points."""
        return self.root.at(total(self.variant, empty_card(self.variant)) - target)


@dataclass(frozen=True, eq=False)
class PackedCurves:
    """Curves of many cards, one after the other, shortened.

    Attributes:
        low: ``(cards,) int32`` the total that the curve of each card begins with.
        start: ``(cards + 1,) int64`` where its chances begin.
        chances: ``float32``, ascending within a curve; below a curve 0, above it 1.
        odd: whether the levels kept are those of an odd number of entries.
    """

    low: NDArray[np.int32]
    start: Ints
    chances: Singles
    odd: bool

    def holds(self, level: int) -> bool:
        """Whether the cards of this level are kept."""
        return level % 2 == self.odd


class _Packer:
    """Takes over the levels worth keeping as they are solved."""

    def __init__(self, space: CardSpace, windows: Windows) -> None:
        self._space = space
        values = space.lanes * windows.width
        by_parity = [
            int(values[(space.level % 2 == parity) & (space.level < space.variant.turns)].sum()) for parity in (0, 1)
        ]
        self.odd = by_parity[1] < by_parity[0]
        self._low = np.zeros(space.count, dtype=np.int32)
        self._length = np.zeros(space.count, dtype=np.int64)
        self._pieces: list[tuple[int, Singles]] = []

    def keep(self, number: int, level: CurveLevel) -> None:
        """See `curves.Keep`."""
        if number % 2 != self.odd or number == self._space.variant.turns:
            return
        for group in np.flatnonzero((self._space.level == number) & (self._space.lanes > 0)):
            first, lanes = int(self._space.start[group]), int(self._space.lanes[group])
            window = level.window[int(group)]
            low, width, place = int(window.lowest), int(window.width), int(window.place)
            curves = level.value[place : place + lanes * width].reshape(lanes, width)
            known = (curves >= LEAST) & (curves < _CERTAIN)
            self._low[first : first + lanes] = low + (curves < LEAST).sum(axis=1)
            self._length[first : first + lanes] = known.sum(axis=1)
            self._pieces.append((first, curves[known].astype(np.float32)))

    def packed(self) -> PackedCurves:
        """All that was kept."""
        start = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(self._length)])
        chances = np.zeros(int(start[-1]), dtype=np.float32)
        for first, piece in self._pieces:
            begin = int(start[first])
            chances[begin : begin + len(piece)] = piece
        return PackedCurves(self._low, start, chances, self.odd)


def solve_chances(
    variant: Variant,
    objective: ChanceObjective,
    *,
    memory: int | None = None,
    threads: int | None = None,
    progress: Stages | None = None,
    cache: bool = True,
    tell: Callable[[int, int, float], None] | None = None,
) -> Chances:
    """The best chance to reach a target, or to win against an opponent.

    Args:
        memory, threads, progress, cache: as for `solving.solve`.
        tell: told before the work begins: how many values, bytes of memory, and about how many seconds of the
            processor.

    Raises:
        PaschError: the target is beyond the highest total, or it would take more memory than it may.
    """
    if isinstance(objective, Reach) and objective.target > variant.max_total:
        raise PaschError(Problem("target-too-high", {"found": objective.target, "most": variant.max_total}))
    notes: list[Problem] = []
    if cache:
        try:
            found = _load(variant, objective)
        except PaschError as error:
            found, notes = None, [*error.problems]
        if found is not None:
            return found
    chances = _solved(variant, objective, memory, threads, progress, tell)
    if cache:
        try:
            _save(chances)
        except PaschError as error:
            notes += error.problems
    return replace(chances, notes=tuple(notes))


def cached_chances(variant: Variant) -> Chances | None:
    """The chances for every target, if they were kept and their file is whole; see `ask.chance_advice.ReachAdviser`."""
    try:
        return _load(variant, ReachAll())
    except PaschError:
        # What is wrong with the file is said when it is asked for and made anew.
        return None


def _solved(
    variant: Variant,
    objective: ChanceObjective,
    memory: int | None,
    threads: int | None,
    progress: Stages | None,
    tell: Callable[[int, int, float], None] | None,
) -> Chances:
    told = progress or no_stage_progress
    meter = Meter()
    space = plan(variant, memory, summary=False).space
    budget = default_budget() if memory is None else memory
    values, at_once = size_of(space, objective)
    # Two levels at a time, and for all targets what is kept of every other one: at most half, in single precision.
    needed = at_once * 8 + (values * 2 if isinstance(objective, ReachAll) else 0) + space.groups * 100
    if needed > budget:
        raise PaschError(too_large(values, needed, budget))
    arrays = arrays_of(space)
    told("kernels", 0.0)
    if tell:
        tell(values, needed, values * seconds_per_value(space, arrays))
    packer = _Packer(space, windows_of(bounds_of(space), prize_of(objective), None))
    keep = packer.keep if isinstance(objective, ReachAll) else None
    root = solve_curves(space, arrays, objective, threads or processors(), lambda share: told("values", share), keep)
    curves = packer.packed() if keep else None
    return Chances(variant, objective, root, curves, values, meter.cost())


def seconds_per_value(space: CardSpace, arrays: Arrays) -> float:
    """About how much processor time one value takes, from working out the last turn of some groups."""
    groups = np.flatnonzero((space.level == space.variant.turns - 1) & (space.lanes > 0))[:8].astype(np.int64)
    windows = Windows(np.zeros(space.groups, dtype=np.int64), np.full(space.groups, 256, dtype=np.int64))
    window = filled_table(Window, lowest=np.zeros(space.groups), width=1)
    later = CurveLevel(window, np.ones(1))
    solve_level(space, arrays, groups[:1], windows, later, 1)
    start = time.process_time()
    solve_level(space, arrays, groups, windows, later, 1)
    return (time.process_time() - start) / float(space.lanes[groups].sum() * 256)


def too_large(values: int, needed: int, budget: int) -> Problem:
    """Why chances are not worked out."""
    return Problem(
        "chances-too-large",
        {
            "values": {language: amount(values, language) for language in LANGUAGES},
            "needed": {language: memory_words(needed, language) for language in LANGUAGES},
            "budget": {language: memory_words(budget, language) for language in LANGUAGES},
        },
    )


def _save(chances: Chances) -> None:
    arrays: dict[str, NDArray[Any]] = {"root": chances.root.chances}
    facts: dict[str, object] = {"low": chances.root.low, "values": chances.values, "cost": vars(chances.cost)}
    if chances.curves is not None:
        facts["odd"] = chances.curves.odd
        arrays |= {name: getattr(chances.curves, name) for name in ("low", "start", "chances")}
    path = storage.path_of(chances.variant, chances.objective)
    storage.write_file(path, chances.variant, chances.objective, facts, arrays)


def _load(variant: Variant, objective: ChanceObjective) -> Chances | None:
    found = storage.read_file(storage.path_of(variant, objective), variant, objective)
    if found is None:
        return None
    facts, arrays = found
    root = ScoreCurve(int(facts["low"]), arrays["root"])
    curves = PackedCurves(arrays["low"], arrays["start"], arrays["chances"], facts["odd"]) if "odd" in facts else None
    cost: Mapping[str, Any] = facts["cost"]
    return Chances(variant, objective, root, curves, int(facts["values"]), SolveCost(**cost), cached=True)
