"""The lattice of dice as arrays for kernels (see `rules.variant.hold_lattice`)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from pasch.rules.dice.multisets import Dice
from pasch.rules.variant.hold_lattice import lattice_of
from pasch.rules.variant.variant import Variant

Ints = NDArray[np.int64]
Doubles = NDArray[np.float64]
Indices = NDArray[np.uint16]
"""16 bits, so that the lattice and the values fit into the first-level cache together."""


class DiceLattice:
    """The dice of a variant.

    Attributes:
        nodes: all multisets of dice: holds with fewer dice first, rolls last, in the tables' order.
        first_roll: the first node that is a roll.
        up_start, up: ``up[up_start[h]:up_start[h + 1]]`` are the equally likely nodes after adding one die to hold `h`.
        down_start, down: the nodes after taking one die from a node, each once, ascending.
        order: all nodes, fewer dice first, then by the number of nodes below: a loop over `down` that repeats the same
            count runs twice as fast as one whose branches the processor cannot predict.
        chance: ``(rolls,)`` probability of each roll when all dice are thrown.
    """

    def __init__(self, variant: Variant) -> None:
        lattice, ways = lattice_of(variant), variant.tables.ways
        self._dice = variant.dice
        self.nodes, self.index_by_node, self.first_roll = lattice.holds, lattice.index_by_hold, lattice.first_roll
        self.up_start, self.up = _ragged(lattice.grown)
        self.down_start, self.down = _ragged(lattice.lesser)
        # `lexsort` sorts by its last key first: by dice, then by the number of nodes below.
        lesser, dice = (np.array(list(map(len, rows))) for rows in (lattice.lesser, self.nodes))
        self.order: Indices = np.lexsort((lesser, dice)).astype(np.uint16)
        self.chance = np.array(ways, dtype=np.float64) / sum(ways)

    @cached_property
    def additions(self) -> "Additions":
        """Dice that may be added to a hold that must stay: for turns in which dice are put aside."""
        return Additions.of(self)

    def chance_after(self, hold: Dice) -> list[tuple[int, float]]:
        """Returns the rolls after throwing the dice that `hold` lacks: index among the rolls, and probability."""
        throws = self._dice.number_of_throws(hold)
        return [(self.index_by_node[roll] - self.first_roll, ways / throws) for roll, ways in self._dice.thrown(hold)]


@dataclass(frozen=True)
class Additions:
    """Dice that may be added to each hold `h`, at ``start[h]:start[h + 1]``, fewer dice first.

    Attributes:
        part: node of the dice added.
        whole: node of hold and part together.
        dice: number of dice added.
        chance: probability of this throw from `h`, where the whole is a roll; 0 otherwise.
    """

    start: Ints
    part: Ints
    whole: Ints
    dice: Ints
    chance: Doubles

    @staticmethod
    def of(lattice: DiceLattice) -> "Additions":
        """Returns all additions of a lattice."""
        rows: list[list[tuple[int, int, int, float]]] = []
        by_size: dict[int, list[Dice]] = {}
        for node in lattice.nodes:
            by_size.setdefault(len(node), []).append(node)
        count = len(lattice.nodes[-1])
        for hold in lattice.nodes[: lattice.first_roll]:
            chances = dict(lattice.chance_after(hold))
            row: list[tuple[int, int, int, float]] = []
            # Fewer dice first: `choose_addition` relies on parts coming after their subsets.
            for size in range(count - len(hold) + 1):
                for part in by_size[size]:
                    whole = lattice.index_by_node.get(tuple(sorted(hold + part)))
                    if whole is not None:
                        chance = chances.get(whole - lattice.first_roll, 0.0)
                        row.append((lattice.index_by_node[part], whole, size, chance))
            rows.append(row)
        flat = [entry for row in rows for entry in row]
        start = np.cumsum([0, *map(len, rows)]).astype(np.int64)
        parts, wholes, dice = (np.array([entry[axis] for entry in flat], dtype=np.int64) for axis in range(3))
        return Additions(start, parts, wholes, dice, np.array([entry[3] for entry in flat]))


def _ragged(rows: Sequence[Sequence[int]]) -> tuple[Indices, Indices]:
    start = np.cumsum([0, *map(len, rows)]).astype(np.uint16)
    return start, np.array([entry for row in rows for entry in row], dtype=np.uint16)
