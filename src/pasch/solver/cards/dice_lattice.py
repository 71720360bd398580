"""The lattice of dice as arrays (see `rules.variant.hold_lattice`): what adding one die or several gives, for
kernels.
"""

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
"""Small, so that the lattice stays in the first-level cache beside the values."""


class DiceLattice:
    """The dice of a variant.

    Attributes:
        nodes: everything that may lie on the table: holds with fewer dice first, rolls last, in the tables' order.
        first_roll: how many nodes lack dice; rolls are the nodes from here on.
        up_start, up: ``up[up_start[h]:up_start[h + 1]]`` are the nodes that adding one die to hold `h` may give,
            each as likely as the others.
        down_start, down: the nodes that taking one die from a node gives, each once, ascending.
        order: all nodes, fewer dice first, then by how many nodes taking one die may give: a loop over `down` that
            meets the same number again and again runs twice as fast as one that the processor cannot foresee.
        chance: ``(rolls,)`` probability of each roll when all dice are thrown.
    """

    def __init__(self, variant: Variant) -> None:
        lattice, ways = lattice_of(variant), variant.tables.ways
        self._dice = variant.dice
        self.nodes, self.index_by_node, self.first_roll = lattice.holds, lattice.index_by_hold, lattice.first_roll
        self.up_start, self.up = _ragged(lattice.grown)
        self.down_start, self.down = _ragged(lattice.lesser)
        lesser, dice = (np.array(list(map(len, rows))) for rows in (lattice.lesser, self.nodes))
        self.order: Indices = np.lexsort((lesser, dice)).astype(np.uint16)
        self.chance = np.array(ways, dtype=np.float64) / sum(ways)

    @cached_property
    def additions(self) -> "Additions":
        """Returns possible additions to a hold that must stay: for turns in which dice are put aside for good."""
        return Additions.of(self)

    def chance_after(self, hold: Dice) -> list[tuple[int, float]]:
        """Every roll after throwing the dice that `hold` lacks, as its index among the rolls, with its probability."""
        throws = self._dice.number_of_throws(hold)
        return [(self.index_by_node[roll] - self.first_roll, ways / throws) for roll, ways in self._dice.thrown(hold)]


@dataclass(frozen=True)
class Additions:
    """For each hold `h`, at ``start[h]:start[h + 1]``, what may be added to it, fewer dice first.

    Attributes:
        part: node of the dice added.
        whole: node of hold and part together.
        dice: number of dice added.
        chance: probability that the dice thrown from `h` fall so, where the whole is a roll; 0 otherwise.
    """

    start: Ints
    part: Ints
    whole: Ints
    dice: Ints
    chance: Doubles

    @staticmethod
    def of(lattice: DiceLattice) -> "Additions":
        """All additions of a lattice."""
        rows: list[list[tuple[int, int, int, float]]] = []
        by_size: dict[int, list[Dice]] = {}
        for node in lattice.nodes:
            by_size.setdefault(len(node), []).append(node)
        count = len(lattice.nodes[-1])
        for hold in lattice.nodes[: lattice.first_roll]:
            chances = dict(lattice.chance_after(hold))
            row: list[tuple[int, int, int, float]] = []
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
