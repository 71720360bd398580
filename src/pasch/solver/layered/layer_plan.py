"""Forecast of solving a sheet level by level: cards, memory, disk and processor time."""

import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

import numpy as np

from pasch.locale import LANGUAGES
from pasch.locale.numbers import format_amount, format_bytes, format_duration
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Named, Variant
from pasch.solver.cards.card_counting import bound_states
from pasch.solver.cards.card_lumping import lump_cards
from pasch.solver.cards.card_space import CardSpace, bound_groups
from pasch.solver.cards.column_cards import LANE, TooManyCards
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.layered.layer_solving import PIECE, Layers, Piece, prepare_groups
from pasch.solver.solve.solve_plan import LEVELS_GROUP, PROCESS, count_level_bytes, find_default_budget

# States of a column from which listing takes seconds; below, the exact number of cards is counted first.
_MANY = 50_000
# The most finished pieces per thread whose values are not yet stored.
_UNDER_WAY = 8
# Processor seconds per card of a plain turn with AVX-512: a lower bound where sampling is impossible.
_PER_CARD = 0.33e-6
# Number of samples, and cards per sample.
_SAMPLE, _ENOUGH = 32, 5_000


@dataclass(frozen=True)
class LayerPlan:
    """Forecast of a solution.

    Attributes:
        cards: number of cards, those with the same future counted once.
        on_disk: the two current levels do not fit into memory and are memory-mapped files.
    """

    layers: Layers
    cards: int
    memory_bytes: int
    disk_bytes: int
    on_disk: bool

    def cpu_seconds(self) -> float:
        """Estimates the processor time from solving some groups, once the kernels are compiled."""
        space = self.layers.space
        arrays = self.layers.arrays
        own = Layers(self.layers.variant, space)
        # All groups share one place: nothing is allocated for the values of billions of cards.
        vars(own)["arrays"] = replace(arrays, sheet=replace(arrays.sheet, start=np.zeros_like(arrays.sheet.start)))
        sampled = _sample_groups(own)
        # Warms up caches and kernels.
        _seconds_per_card(own, sampled[:1])
        levels = space.level[sampled]
        each = [seconds for level in np.unique(levels) for seconds in _seconds_per_card(own, sampled[levels == level])]
        return float(np.mean(each)) * self.cards


def _seconds_per_card(layers: Layers, sampled: Ints) -> list[float]:
    # Each sample takes as many groups as outweigh the cost of a call.
    lanes = layers.space.lanes
    groups = layers.space.groups_of(int(layers.space.level[sampled[0]]))
    do = prepare_groups(layers, groups, np.zeros(int(lanes.max()), dtype=np.float32))
    seconds = []
    for first in np.searchsorted(groups, sampled).tolist():
        ends = np.cumsum(lanes[groups[first : first + _ENOUGH]])
        count = min(int(np.searchsorted(ends, _ENOUGH)) + 1, len(ends))
        piece = Piece(first, first + count, 0, int(ends[count - 1]))
        begin = time.thread_time()
        do(piece)
        seconds.append((time.thread_time() - begin) / piece.end)
    return seconds


def _sample_groups(layers: Layers) -> Ints:
    # Groups at equal distances among all cards.
    ends = np.cumsum(layers.space.lanes, dtype=np.int64)
    cards = np.linspace(0, int(ends[-1]) - 1, _SAMPLE + 2).astype(np.int64)[1:-1]
    found = np.unique(np.searchsorted(ends, cards, side="right"))
    unfinished = found[layers.space.level[found] < layers.variant.turns]
    return unfinished if len(unfinished) else np.zeros(1, dtype=np.int64)


def plan_layers(
    variant: Variant, memory: int | None, disk: int | None, folder: Path, threads: int, itemsize: int = 4
) -> LayerPlan:
    """Plans a solution within the limits.

    Args:
        memory: bytes; None for half of what is free now.
        disk: bytes; None to keep nothing on disk.
        folder: folder of the files.

    Raises:
        PaschError: It would take more of either; the error says how much.
    """
    budget = find_default_budget() if memory is None else memory
    space = _list_cards(variant, budget)
    sizes = [size * itemsize for size in space.sizes]
    # Two adjacent levels are needed at a time.
    two = max(map(sum, pairwise(sizes)))
    listed = count_level_bytes(space)
    listed += _UNDER_WAY * threads * min(PIECE * itemsize, max(sizes))
    on_disk = listed + two > budget
    plan = LayerPlan(
        Layers(variant, space),
        cards=sum(space.sizes),
        memory_bytes=listed if on_disk else listed + two,
        disk_bytes=(two if disk is not None else 0) + (two if on_disk else 0),
        on_disk=on_disk,
    )
    _check(plan, listed, two, budget, disk, folder)
    return plan


def _list_cards(variant: Variant, budget: int) -> CardSpace:
    # A lower bound first: listing a sheet that cannot fit would take seconds.
    groups = bound_groups(variant)
    listed = PROCESS + groups * LEVELS_GROUP
    if listed > budget and max(bound_states(variant, column) for column in variant.columns) > _MANY:
        raise PaschError(Problem("layers-memory", _facts(groups, listed, budget, "at-least")))
    try:
        return CardSpace(variant, lump=lump_cards, room=budget)
    except TooManyCards as error:
        cards = error.least.cards
        needed = PROCESS + (error.listed or cards * LANE)
        raise PaschError(Problem("layers-memory", _facts(cards, needed, budget, "at-least"))) from None


def _check(plan: LayerPlan, listed: int, levels: int, budget: int, disk: int | None, folder: Path) -> None:
    # `listed`: bytes in memory in any case; `levels`: bytes of two levels.
    if listed > budget:
        facts = {
            **_facts(plan.cards, listed, budget),
            "levels": {language: format_bytes(levels, language) for language in LANGUAGES},
            "time": {language: format_duration(_PER_CARD * plan.cards, language) for language in LANGUAGES},
        }
        raise PaschError(Problem("layers-listed", facts))
    if plan.on_disk and disk is None:
        raise PaschError(Problem("layers-memory", {**_facts(plan.cards, listed + levels, budget), "disk": "helps"}))
    if disk is None:
        return
    known = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    free = min(disk, shutil.disk_usage(known).free)
    if plan.disk_bytes > free:
        raise PaschError(Problem("layers-disk", _facts(plan.cards, plan.disk_bytes, free)))


def _facts(cards: int, needed: int, budget: int, known: str = "exactly") -> Mapping[str, str | Named]:
    return {
        "known": known,
        "disk": "other",
        "cards": {language: format_amount(cards, language) for language in LANGUAGES},
        "needed": {language: format_bytes(needed, language) for language in LANGUAGES},
        "budget": {language: format_bytes(budget, language) for language in LANGUAGES},
    }
