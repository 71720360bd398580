"""The ways in which turns may end, and the probability that flows through a turn, on eight cards at once."""

from dataclasses import dataclass

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_record, new_table
from pasch.solver.kernels.toolchain.vector import LANES


class Way:
    """One way in which a turn may end.

    Attributes:
        box, scored: the box, and 1 for a score, 0 for a strike.
        group: of the card it leads to.
        points, beside, cost: all points of the entry, those outside the box, and the cost of bought throws.
    """

    box: int
    scored: int
    group: int
    points: float
    beside: float
    cost: float


class FlowTurn:
    """Start of the flow, and the number of ways found.

    Attributes:
        used: throws used at the start. 0: with the first throws, as in `Flow.start`. Otherwise with a hold.
        hold, named: the node of that hold, and the announced box (-1 for none).
        only: decision before the first throws: 0 none yet, 1 to throw without an announcement, otherwise 2 + the box
            announced before the throw.
        ways: number of ways, those of earlier blocks included.
    """

    used: int
    hold: int
    named: int
    only: int
    ways: int


@dataclass(frozen=True, eq=False)
class Flow(Packed):
    """Scratch memory of one thread, and the ways found.

    Attributes:
        plane_value: ``(planes, rolls, 8)`` value of each first throw in each plane, the one without an
            announcement first.
        share: ``(planes, 8)`` 1 where a plane chosen before the first throw is the best; row 0 for choosing none.
        start: ``(rolls, 8)`` probability of each first throw that goes to the current plane.
        taken: ``(rolls, 8)`` probability that other planes have taken.
        plain, served: ``(rolls, 8)`` probability of a roll after a hold, and of one with all dice thrown together.
        ended: ``(2, rolls, 8)`` probability that the turn ends with a roll: plain, served.
        down, held: ``(nodes, 8)`` probability on its way down to the best hold; of each hold.
        next_held: ``(nodes, 8)`` where dice go aside: of each hold before the next throw.
        rolls: ``(rolls,)`` scratch.
        ways: what a way has in common in all lanes.
        cards: ``(ways, 8)`` index of the card it leads to.
        chance: ``(ways, 8)`` its probability.
    """

    turn: FlowTurn
    plane_value: Doubles
    share: Doubles
    start: Doubles
    taken: Doubles
    plain: Doubles
    served: Doubles
    ended: Doubles
    down: Doubles
    held: Doubles
    next_held: Doubles
    rolls: Ints
    ways: RowTable[Way]
    cards: Ints
    chance: Doubles


def new_flow(arrays: Arrays, least: int = 0) -> Flow:
    """Allocates scratch memory for one thread, with room for `least` ways and at least for those of one block."""
    turn = arrays.sheet.turn
    nodes, rolls, boxes = len(arrays.dice.down_start) - 1, len(arrays.dice.chance), len(arrays.sheet.boxes)
    announced = int(arrays.sheet.columns["announce"][arrays.sheet.boxes["column"]].sum())
    stages = int(turn.throws + turn.per_turn + turn.saved_values) if turn.varies else 1
    # An upper bound: one way per box and number of points, and the strikes and special entries.
    different = sum(
        len(set(arrays.scores.points[arrays.scores.start[box, manner, 0] : arrays.scores.start[box, manner, -1]]))
        for box in range(boxes)
        for manner in range(0, arrays.scores.start.shape[1], 2 - turn.has_served)
    )
    kinds = arrays.scores.start.shape[2]
    ways = (1 + announced) * stages * (different + boxes * (kinds + 1) + 4 * boxes * len(arrays.scores.special_roll))
    ways = max(ways, least) + 1  # the last one is written before it is known whether it has any probability
    return Flow(
        turn=new_record(FlowTurn),
        plane_value=np.zeros((boxes + 1, rolls, LANES)),
        share=np.zeros((boxes + 1, LANES)),
        start=np.zeros((rolls, LANES)),
        taken=np.zeros((rolls, LANES)),
        plain=np.zeros((rolls, LANES)),
        served=np.zeros((rolls, LANES)),
        ended=np.zeros((2, rolls, LANES)),
        down=np.zeros((nodes, LANES)),
        held=np.zeros((nodes, LANES)),
        next_held=np.zeros((nodes, LANES)),
        rolls=np.zeros(rolls, dtype=np.int64),
        ways=new_table(Way, ways),
        cards=np.zeros((ways, LANES), dtype=np.int64),
        chance=np.zeros((ways, LANES)),
    )


def bound_ways(arrays: Arrays) -> int:
    """Returns an upper bound on the ways of one block."""
    return len(new_flow(arrays).ways)
