"""What solving a sheet level by level will take, known before it is begun: cards, memory, disk, processor time."""

import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from pasch.locale import LANGUAGES
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant import Named, Variant
from pasch.solver.amounts import amount, storage
from pasch.solver.cards.lumping import lumped
from pasch.solver.kernels.vector import Singles
from pasch.solver.solve.layers import PIECE, Layers, Piece, hand
from pasch.solver.solve.planning import bytes_of_columns, cards_of, default_budget

_GROUP = 40
"""Bytes for each group: its lanes, level, where it begins, and scratch memory for that."""
_UNDER_WAY = 8
"""Pieces of work whose values have been found and not yet put into their place, at most, for each thread."""
_SAMPLE, _ENOUGH = 32, 5_000
"""So many samples, of so many cards each."""


@dataclass(frozen=True)
class LayerPlan:
    """What it will take.

    Attributes:
        cards: how many, those that lead to the same future counted once.
        on_disk: the two levels at work do not fit into memory; they are files that are mapped into it.
    """

    layers: Layers
    cards: int
    memory_bytes: int
    disk_bytes: int
    on_disk: bool

    def cpu_seconds(self) -> float:
        """About how much processor time, from solving some groups, once the kernels are compiled."""
        layers = self.layers
        groups = _sampled(layers)
        arrays = replace(layers.arrays, sheet=replace(layers.arrays.sheet, start=np.zeros_like(layers.begin)))
        later = np.zeros(int(layers.space.lanes.max()), dtype=np.float32)
        own = Layers(layers.variant, layers.space)
        vars(own)["arrays"] = arrays
        each = [_seconds_per_card(own, group, later) for group in (groups[0], *groups)]
        return float(np.mean(each[1:])) * self.cards


def _seconds_per_card(layers: Layers, group: int, later: Singles) -> float:
    """From a group and those after it, as many as make up for calling what solves them."""
    level = int(layers.space.level[group])
    groups = layers.groups(level)
    first = int(np.searchsorted(groups, group))
    ends = np.cumsum(layers.space.lanes[groups[first : first + _ENOUGH]])
    count = min(int(np.searchsorted(ends, _ENOUGH)) + 1, len(ends))
    do, piece = hand(layers, level, later), Piece(first, first + count, 0, int(ends[count - 1]))
    begin = time.thread_time()
    do(piece)
    return (time.thread_time() - begin) / piece.end


def _sampled(layers: Layers) -> list[int]:
    """Groups at equal distances among all cards."""
    ends = np.cumsum(layers.space.lanes, dtype=np.int64)
    cards = np.linspace(0, int(ends[-1]) - 1, _SAMPLE + 2).astype(np.int64)[1:-1]
    found = np.unique(np.searchsorted(ends, cards, side="right"))
    return [int(group) for group in found if layers.space.level[group] < layers.variant.turns] or [0]


def plan_layers(
    variant: Variant, memory: int | None, disk: int | None, folder: Path, threads: int, itemsize: int = 4
) -> LayerPlan:
    """What it will take, if that is no more than may be taken.

    Args:
        memory: bytes; half of what is free now where it is None.
        disk: bytes; nothing is kept on disk where it is None.
        folder: where it would be kept.

    Raises:
        PaschError: it would take more of either; says how much.
    """
    budget = default_budget() if memory is None else memory
    # Two of some forty levels are at work at a time: what may be listed in all is not what decides.
    space = cards_of(variant, 64 * (budget + (disk or 0)), itemsize, lump=lumped)
    listed = space.groups * _GROUP + bytes_of_columns(space)
    if listed > budget:
        raise PaschError(Problem("layers-memory", _facts(space.most, listed, budget)))
    layers = Layers(variant, space)
    sizes = layers.sizes * itemsize
    two = int((sizes[1:] + sizes[:-1]).max())
    listed += _UNDER_WAY * threads * min(PIECE * itemsize, int(sizes.max()))
    on_disk = listed + two > budget
    plan = LayerPlan(
        layers,
        cards=int(layers.sizes.sum()),
        memory_bytes=listed if on_disk else listed + two,
        disk_bytes=(two if disk is not None else 0) + (two if on_disk else 0),
        on_disk=on_disk,
    )
    _check(plan, listed + two, budget, disk, folder)
    return plan


def _check(plan: LayerPlan, in_memory: int, budget: int, disk: int | None, folder: Path) -> None:
    if plan.on_disk and (disk is None or plan.memory_bytes > budget):
        needed = in_memory if disk is None else plan.memory_bytes
        raise PaschError(Problem("layers-memory", _facts(plan.cards, needed, budget)))
    if disk is None:
        return
    free = min(disk, _free(folder))
    if plan.disk_bytes > free:
        raise PaschError(Problem("layers-disk", _facts(plan.cards, plan.disk_bytes, free)))


def _free(folder: Path) -> int:
    """Bytes that are free on the disk of a folder, which need not be there yet."""
    known = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    return shutil.disk_usage(known).free


def _facts(cards: int, needed: int, budget: int) -> Mapping[str, Named]:
    return {
        "cards": {language: amount(cards, language) for language in LANGUAGES},
        "needed": {language: storage(needed, language) for language in LANGUAGES},
        "budget": {language: storage(budget, language) for language in LANGUAGES},
    }
