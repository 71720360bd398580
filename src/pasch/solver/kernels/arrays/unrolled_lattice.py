"""The lattice of five dice of six faces as instructions one after the other, without a loop or an index to look up."""

from collections.abc import Callable
from functools import reduce
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from pasch.solver.kernels.arrays.variant_arrays import Dice

FACES, DICE = 6, 5
_NEAREST = float(np.float32(1 / FACES))
_SIXTHS = (_NEAREST, _NEAREST, float(np.nextafter(np.float32(_NEAREST), np.float32(0))), _NEAREST, _NEAREST)
"""By dice kept: a sixth in single precision. The nearest is a little too much, the next one twice as much too little:
so the error of three dice thrown is none at all, and that of one to five never more than that of two.
"""
Node = tuple[int, ...]
Place = Callable[[int], Any]


def is_usual(dice: Dice) -> bool:
    """Whether dice are those that `write_lattice` knows, numbered as it numbers them."""
    nodes = [node for size in range(DICE + 1) for node in _with(size)]
    number = {node: place for place, node in enumerate(nodes)}
    ups = [number[grown] for node in nodes[: -len(_with(DICE))] for grown in _grown(node)]
    downs = [place for node in nodes for place in sorted({number[lesser] for lesser in _lesser(node)})]
    return np.array_equal(dice.up, ups) and np.array_equal(dice.down, downs)


def _with(size: int) -> list[Node]:
    return list(combinations_with_replacement(range(FACES), size))


def _grown(node: Node) -> list[Node]:
    return [tuple(sorted((*node, face))) for face in range(FACES)]


def _lesser(node: Node) -> set[Node]:
    return {node[:place] + node[place + 1 :] for place in range(len(node))}


def write_lattice(builder: Any, later: Place, end: Place, out: Place) -> None:
    """Writes what `vector.pass_up` does, given where the line of each roll is read and written."""
    rolls = _with(DICE)
    mean: dict[Node, Any] = {}
    for place, roll in enumerate(rolls):
        mean[roll] = builder.load(later(place), align=4)
    for size in range(DICE - 1, -1, -1):
        for hold in _with(size):
            mean[hold] = _mean(builder, [mean[grown] for grown in _grown(hold)], _SIXTHS[size])
    best: dict[Node, Any] = {}
    for size in range(DICE):
        for hold in _with(size):
            best[hold] = _highest(builder, [*(best[lesser] for lesser in sorted(_lesser(hold))), mean[hold]])
    for place, roll in enumerate(rolls):
        ending = builder.load(end(place), align=4)
        found = _highest(builder, [*(best[lesser] for lesser in sorted(_lesser(roll))), ending])
        builder.store(found, out(place), align=4)


def _mean(builder: Any, six: list[Any], sixth: float) -> Any:
    left, middle, right = (builder.fadd(six[place], six[place + 1]) for place in range(0, FACES, 2))
    total = builder.fadd(builder.fadd(left, middle), right)
    return builder.fmul(total, total.type([sixth] * total.type.count))


def _highest(builder: Any, lines: list[Any]) -> Any:
    return reduce(lambda one, other: builder.select(builder.fcmp_ordered(">", one, other), one, other), lines)
