"""The lattice of five six-sided dice as straight-line instructions, without loops or index lookups."""

from collections.abc import Callable
from functools import reduce
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from pasch.solver.kernels.arrays.variant_arrays import Dice

FACES, DICE = 6, 5
EXACT_SIXTHS = (1 / FACES,) * DICE
"""1/6 in double precision, by dice kept."""
_NEAREST = float(np.float32(1 / FACES))
SINGLE_SIXTHS = (_NEAREST, _NEAREST, float(np.nextafter(np.float32(_NEAREST), np.float32(0))), _NEAREST, _NEAREST)
"""1/6 in single precision, by dice kept.

The nearest float is slightly too large, the next lower one twice as much too small: errors cancel for three dice
thrown, and for one to five never exceed that of two.
"""
Node = tuple[int, ...]
RowPointer = Callable[[int], Any]


def is_usual(dice: Dice) -> bool:
    """Returns whether dice are the ones that `write_lattice` unrolls, numbered in the same way."""
    nodes = [node for size in range(DICE + 1) for node in _list_nodes(size)]
    number = {node: place for place, node in enumerate(nodes)}
    ups = [number[grown] for node in nodes[: -len(_list_nodes(DICE))] for grown in _add_die(node)]
    downs = [place for node in nodes for place in sorted({number[lesser] for lesser in _remove_die(node)})]
    return np.array_equal(dice.up, ups) and np.array_equal(dice.down, downs)


def _list_nodes(size: int) -> list[Node]:
    return list(combinations_with_replacement(range(FACES), size))


def _add_die(node: Node) -> list[Node]:
    return [tuple(sorted((*node, face))) for face in range(FACES)]


def _remove_die(node: Node) -> set[Node]:
    return {node[:place] + node[place + 1 :] for place in range(len(node))}


def write_lattice(builder: Any, later: RowPointer, end: RowPointer, out: RowPointer, sixths: tuple[float, ...]) -> None:
    """Writes the instructions of `vector.pass_up`.

    Args:
        later, end, out: where the row of each roll is read and written.
        sixths: by dice kept, the factor of a mean over six faces.
    """
    rolls = _list_nodes(DICE)
    mean: dict[Node, Any] = {}
    # E_t(r) = W_t(r), the values of the rolls at the next throw.
    for place, roll in enumerate(rolls):
        mean[roll] = builder.load(later(place), align=4)
    # E(k) = mean over faces f of E(k + f), then best(k) = max(E(k), best of k without one die).
    for size in range(DICE - 1, -1, -1):
        for hold in _list_nodes(size):
            mean[hold] = _write_mean(builder, [mean[grown] for grown in _add_die(hold)], sixths[size])
    best: dict[Node, Any] = {}
    for size in range(DICE):
        for hold in _list_nodes(size):
            best[hold] = _write_maximum(builder, [*(best[lesser] for lesser in sorted(_remove_die(hold))), mean[hold]])
    for place, roll in enumerate(rolls):
        ending = builder.load(end(place), align=4)
        found = _write_maximum(builder, [*(best[lesser] for lesser in sorted(_remove_die(roll))), ending])
        builder.store(found, out(place), align=4)


def _write_mean(builder: Any, six: list[Any], sixth: float) -> Any:
    left, middle, right = (builder.fadd(six[place], six[place + 1]) for place in range(0, FACES, 2))
    total = builder.fadd(builder.fadd(left, middle), right)
    return builder.fmul(total, total.type([sixth] * total.type.count))


def _write_maximum(builder: Any, lines: list[Any]) -> Any:
    return reduce(lambda one, other: builder.select(builder.fcmp_ordered(">", one, other), one, other), lines)
