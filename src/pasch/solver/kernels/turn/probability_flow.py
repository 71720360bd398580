"""The ways in which turns may end, and the probability that flows through one, on eight cards at once."""

from dataclasses import dataclass

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_record, new_table
from pasch.solver.kernels.toolchain.vector import LANES


class Way:
    """A way in which a turn may end.

    Attributes:
        box, scored: the box, and whether points were entered in it.
        group: of the card it leads to.
        points, beside, cost: entered in the box and beside it, those beside it, and the cost of bought throws.
    """

    box: int
    scored: int
    group: int
    points: float
    beside: float
    cost: float


class FlowTurn:
    """Where probability starts, and what was found.

    Attributes:
        used: after how many throws it starts. 0: with the first throws, as `Flow.start` says. Otherwise with a hold.
        hold, named: the node of that hold, and the box announced (-1 for none).
        only: where it starts with the first throws, after which decision: 0 before it, 1 to throw without naming a box,
            otherwise 2 more than the box named before the throw.
        ways: how many there are, those of earlier blocks included.
    """

    used: int
    hold: int
    named: int
    only: int
    ways: int


@dataclass(frozen=True, eq=False)
class Flow(Packed):
    """Scratch memory of one thread, and the ways found in which a turn may end.

    Attributes:
        plane_value: ``(planes, rolls, 8)`` what each first throw is worth in each plane, the one without an
            announcement first.
        share: ``(planes, 8)`` 1 where a plane that is chosen before the first throw is the best choice; at the first
            place the same of choosing none.
        start: ``(rolls, 8)`` probability of each first throw, as far as it goes to the plane that is looked at.
        taken: ``(rolls, 8)`` how much of it other planes have taken already.
        plain, served: ``(rolls, 8)`` probability of a roll where some dice lay still, or none.
        ended: ``(2, rolls, 8)`` probability that the turn ends with a roll: plain, served.
        down, held: ``(nodes, 8)`` probability on its way down to the best hold; of each hold.
        next_held: ``(nodes, 8)`` where dice go aside: of each hold before the next throw.
        rolls: ``(rolls,)`` scratch.
        ways: what each way has in common in all lanes.
        cards: ``(ways, 8)`` index of the card it leads to, by lane.
        chance: ``(ways, 8)`` its probability, by lane.
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
    """Scratch memory for one thread, with room for `least` ways, and for those of one block in any case."""
    turn = arrays.sheet.turn
    nodes, rolls, boxes = len(arrays.dice.down_start) - 1, len(arrays.dice.chance), len(arrays.sheet.boxes)
    announced = int(arrays.sheet.columns["announce"][arrays.sheet.boxes["column"]].sum())
    stages = int(turn.throws + turn.per_turn + turn.saved) if turn.varies else 1
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


def most_ways(arrays: Arrays) -> int:
    """More ways than the turn of one block can end in."""
    return len(new_flow(arrays).ways)
