"""Solutions for probabilities: to reach one target, to reach every target, to beat an opponent; cached on disk.

For every target the file holds the curves of every other level in single precision, each from the first total with a
probability above `LEAST` to the last that is not certain; a level in between is computed from the next one on demand.
The curve of the empty card is kept in double precision.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pasch.locale import LANGUAGES
from pasch.locale.numbers import format_amount
from pasch.locale.numbers import format_bytes as memory_words
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import empty_card, total_if_struck
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.cards.point_bounds import compute_bounds
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.kernels.arrays.scratch_memory import Window
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.structured_rows import build_table
from pasch.solver.objective import ChanceObjective, Reach, ReachAll
from pasch.solver.parallel.workers import count_processors
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.solve import storage
from pasch.solver.solve.score_curves import (
    CurveLevel,
    ScoreCurve,
    Windows,
    build_prize,
    convert_to_targets,
    count_values,
    find_windows,
    solve_curves,
    solve_level,
)
from pasch.solver.solve.solution import SolveCost
from pasch.solver.solve.solution_computing import Meter
from pasch.solver.solve.solve_plan import find_default_budget, plan_solution

LEAST = 1e-9
"""Probabilities below it are stored as 0."""
# From the largest single below 1 on, a probability is stored as 1.
_CERTAIN = float(np.nextafter(np.float32(1), np.float32(0)))
Singles = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Chances:
    """A variant solved for an objective that depends on the points so far.

    Attributes:
        root: by the total that the empty card begins with; for `ReachAll` see `by_target`.
        curves: for `ReachAll`, the curves of every other level; see `PackedCurves`.
        values: number of values computed.
        cached: whether it was read from a file; notes: problems with that file.
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
        """Probability of reaching the target, or of winning, from the empty card."""
        return self.root.at(total_if_struck(self.variant, empty_card(self.variant)))

    @cached_property
    def by_target(self) -> ScoreCurve:
        """For `ReachAll`: by target, the highest probability of at least so many points; 1 below, 0 above."""
        return convert_to_targets(self.variant, self.root)

    def reach(self, target: int) -> float:
        """Returns, for `ReachAll`, the highest probability of at least `target` points."""
        return self.root.at(total_if_struck(self.variant, empty_card(self.variant)) - target)


@dataclass(frozen=True, eq=False)
class PackedCurves:
    """Truncated curves of many cards, one after the other.

    Attributes:
        low: ``(cards,) int32`` the total that the curve of each card begins with.
        start: ``(cards + 1,) int64`` where its probabilities begin.
        chances: ``float32``, ascending within a curve; below a curve 0, above it 1.
        odd: whether the stored levels are those of an odd number of entries.
    """

    low: NDArray[np.int32]
    start: Ints
    chances: Singles
    odd: bool

    def holds(self, level: int) -> bool:
        """Returns whether the cards of this level are stored."""
        return level % 2 == self.odd


class _Packer:
    def __init__(self, space: CardSpace, windows: Windows) -> None:
        self._space = space
        values = space.lanes * windows.width
        # Levels of the parity with fewer values are stored.
        by_parity = [
            int(values[(space.level % 2 == parity) & (space.level < space.variant.turns)].sum()) for parity in (0, 1)
        ]
        self.odd = by_parity[1] < by_parity[0]
        self._low = np.zeros(space.count, dtype=np.int32)
        self._length = np.zeros(space.count, dtype=np.int64)
        self._pieces: list[tuple[int, Singles]] = []

    def keep(self, number: int, level: CurveLevel) -> None:
        """Stores every other level; see `score_curves.Keep`."""
        if number % 2 != self.odd or number == self._space.variant.turns:
            return
        for group in self._space.groups_of(number):
            first, lanes = int(self._space.start[group]), int(self._space.lanes[group])
            window = level.window[int(group)]
            low, width, place = int(window.lowest), int(window.width), int(window.place)
            curves = level.value[place : place + lanes * width].reshape(lanes, width)
            # Leading zeros and trailing ones are implied by `low` and the length.
            known = (curves >= LEAST) & (curves < _CERTAIN)
            self._low[first : first + lanes] = low + (curves < LEAST).sum(axis=1)
            self._length[first : first + lanes] = known.sum(axis=1)
            self._pieces.append((first, curves[known].astype(np.float32)))

    def packed(self) -> PackedCurves:
        """Returns the stored levels."""
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
    """Solves for the highest probability of reaching a target, or of beating an opponent.

    Args:
        memory, threads, progress, cache: as for `solver.solve`.
        tell: called before the work begins with the number of values, bytes of memory, and estimated processor seconds.

    Raises:
        PaschError: The target is above the highest total, or the memory limit would be exceeded.
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
    chances = _solve(variant, objective, memory, threads, progress, tell)
    if cache:
        try:
            _save(chances)
        except PaschError as error:
            notes += error.problems
    return replace(chances, notes=tuple(notes))


def load_chances(variant: Variant) -> Chances | None:
    """Returns the solution for every target if it is cached and intact; see `chance_advice.ReachAdviser`."""
    try:
        return _load(variant, ReachAll())
    except PaschError:
        # Problems with the file are reported when it is computed again.
        return None


def _solve(
    variant: Variant,
    objective: ChanceObjective,
    memory: int | None,
    threads: int | None,
    progress: Stages | None,
    tell: Callable[[int, int, float], None] | None,
) -> Chances:
    report = progress or no_stage_progress
    meter = Meter()
    space = plan_solution(variant, memory, summary=False).space
    budget = find_default_budget() if memory is None else memory
    values, at_once = count_values(space, objective)
    # Two levels at a time; for all targets also every other one, at most half of the values in single precision.
    needed = at_once * 8 + (values * 2 if isinstance(objective, ReachAll) else 0) + space.groups * 100
    if needed > budget:
        raise PaschError(too_large(values, needed, budget))
    arrays = build_arrays(space)
    report("kernels", 0.0)
    if tell:
        tell(values, needed, values * _measure_value_time(space, arrays))
    packer = _Packer(space, find_windows(compute_bounds(space), build_prize(objective), None))
    keep = packer.keep if isinstance(objective, ReachAll) else None
    root = solve_curves(
        space, arrays, objective, threads or count_processors(), lambda share: report("values", share), keep
    )
    curves = packer.packed() if keep else None
    return Chances(variant, objective, root, curves, values, meter.cost())


def _measure_value_time(space: CardSpace, arrays: Arrays) -> float:
    # The last turn of some groups, after another one that warms up the kernels.
    groups = space.groups_of(space.variant.turns - 1)[:8]
    windows = Windows(np.zeros(space.groups, dtype=np.int64), np.full(space.groups, 256, dtype=np.int64))
    window = build_table(Window, lowest=np.zeros(space.groups), width=1)
    later = CurveLevel(window, np.ones(1))
    solve_level(space, arrays, groups[:1], windows, later, 1)
    start = time.process_time()
    solve_level(space, arrays, groups, windows, later, 1)
    return (time.process_time() - start) / float(space.lanes[groups].sum() * 256)


def too_large(values: int, needed: int, budget: int) -> Problem:
    """Returns the problem that a solution would exceed the memory limit."""
    return Problem(
        "chances-too-large",
        {
            "values": {language: format_amount(values, language) for language in LANGUAGES},
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
    path = storage.get_path(chances.variant, chances.objective)
    storage.write_file(path, chances.variant, chances.objective, facts, arrays)


def _load(variant: Variant, objective: ChanceObjective) -> Chances | None:
    found = storage.read_file(storage.get_path(variant, objective), variant, objective)
    if found is None:
        return None
    facts, arrays = found
    root = ScoreCurve(int(facts["low"]), arrays["root"])
    curves = PackedCurves(arrays["low"], arrays["start"], arrays["chances"], facts["odd"]) if "odd" in facts else None
    cost: Mapping[str, Any] = facts["cost"]
    return Chances(variant, objective, root, curves, int(facts["values"]), SolveCost(**cost), cached=True)
