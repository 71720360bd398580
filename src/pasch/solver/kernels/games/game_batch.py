"""Many games played in parallel: choices for each roll, state of the games, and tallies of their results."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pasch.rules.variant.variant import Variant
from pasch.solver.cards.dice_lattice import DiceLattice, Doubles, Ints
from pasch.solver.kernels.arrays.random_dice import Words, seed_generators
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_table
from pasch.solver.kernels.toolchain.vector import LANES


@dataclass(frozen=True, eq=False)
class RollChoices(Packed):
    """Choices for each roll.

    Attributes:
        hold_start, hold: ``hold[hold_start[r]:hold_start[r + 1]]`` are the holds of roll `r`, fewer dice first.
        size: ``(nodes,)`` number of dice. includes: ``(nodes, nodes)`` whether the first contains the second; empty
            where dice may be released.
        slot, points: ``(manners, boxes, rolls)`` score of a roll, plain and served after one throw, after two and so
            on, and the slot of its target; 0 for nothing.
        special: ``(rolls,)`` whether `OpenBlock.special` lists the entries of this roll.
    """

    hold_start: Ints
    hold: Ints
    size: Ints
    includes: NDArray[np.bool_]
    slot: Ints
    points: Doubles
    special: NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Games(Packed):
    """Games played in parallel.

    Attributes:
        card: index of its card. total: points so far. chance: state of its generator.
    """

    card: Ints
    total: Ints
    chance: Words


class Playing:
    """The turn of one game.

    Attributes:
        roll: as a node; -1 once the turn is over. held: the node kept for it.
        served: 1 if all dice fell together; 2 more for a roll that is not decided again at this throw.
        named: the announced box, -1 for none; value: its value.
    """

    roll: int
    held: int
    served: int
    named: int
    value: float


class TurnOption:
    """One action.

    Attributes:
        value: of the best play after it.
        hold: the node kept; -1 for an entry of the roll in a box, -2 - number for one of `OpenBlock.special`.
        target, points: of an entry.
    """

    value: float
    hold: int
    target: int
    points: float


class BoxNotes:
    """Sums for a box: weighted points entered, and strikes."""

    points: float
    struck: int


@dataclass(frozen=True, eq=False)
class Notes(Packed):
    """Scratch memory of one thread, and sums over the games it played.

    Attributes:
        begin: ``(9,)`` where the games of each lane of the block begin. turns: of each game in the block.
        options: of a decision.
        column_beside: ``(columns,)`` sum of points outside the boxes.
    """

    begin: Ints
    turns: RowTable[Playing]
    options: RowTable[TurnOption]
    boxes: RowTable[BoxNotes]
    column_beside: Doubles


@dataclass(frozen=True, eq=False)
class BatchRound(Packed):
    """Arguments of a turn of some games; `value`: ``(cards,)`` as for `card_blocks.solve_blocks`."""

    choices: RollChoices
    notes: Notes
    games: Games
    value: Doubles


def build_choices(variant: Variant, lattice: DiceLattice, arrays: Arrays) -> RollChoices:
    """Builds the choices of a variant."""
    boxes, rolls = len(variant.boxes), len(lattice.chance)
    holds = [sorted(map(lattice.index_by_node.__getitem__, held)) for held in variant.tables.holds_by_roll]
    start = arrays.scores.start
    slot = np.zeros((start.shape[1], boxes, rolls), dtype=np.int64)
    points = np.zeros(slot.shape)
    # The inverse of `Scores`: by roll instead of by box and kind.
    for manner, box, kind in np.ndindex(start.shape[1], boxes, start.shape[2] - 1):
        entries = slice(start[box, manner, kind], start[box, manner, kind + 1])
        slot[manner, box, arrays.scores.roll[entries]] = 1 + kind
        points[manner, box, arrays.scores.roll[entries]] = arrays.scores.points[entries]
    special = np.zeros(rolls, dtype=np.bool_)
    special[arrays.scores.special_roll] = True
    return RollChoices(
        hold_start=np.cumsum([0, *map(len, holds)]).astype(np.int64),
        hold=np.array([hold for row in holds for hold in row], dtype=np.int64),
        size=np.array([len(node) for node in lattice.nodes], dtype=np.int64),
        includes=build_includes(variant, lattice),
        slot=slot,
        points=points,
        special=special,
    )


def build_includes(variant: Variant, lattice: DiceLattice) -> NDArray[np.bool_]:
    """Returns ``(nodes, nodes)`` whether the first contains the second; empty where dice may be released."""
    if variant.turn.release:
        return np.zeros((0, 0), dtype=np.bool_)
    codes = sorted({code for node in lattice.nodes for code in node})
    counts = np.array([[node.count(code) for code in codes] for node in lattice.nodes])
    return np.asarray((counts[:, None, :] >= counts[None, :, :]).all(axis=2))


def new_games(count: int, seed: str, first: int = 0) -> Games:
    """Allocates games before their first turn, numbered from `first` on."""
    return Games(
        card=np.zeros(count, dtype=np.int64),
        total=np.zeros(count, dtype=np.int64),
        chance=seed_generators(count, seed, first),
    )


def new_notes(arrays: Arrays, choices: RollChoices, places: int) -> Notes:
    """Allocates scratch memory for blocks of `places` games."""
    boxes = len(arrays.sheet.boxes)
    return Notes(
        begin=np.zeros(LANES + 1, dtype=np.int64),
        turns=new_table(Playing, places),
        options=new_table(TurnOption, int(np.diff(choices.hold_start).max()) + 4 * boxes),
        boxes=new_table(BoxNotes, boxes),
        column_beside=np.zeros(len(arrays.sheet.columns)),
    )
