"""Builds the arrays that kernels read from a variant's rules and cards."""

from collections.abc import Iterable

import numpy as np

from pasch.rules.variant.variant import Variant, cached_per_variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import DiceLattice, Doubles, Ints
from pasch.solver.kernels.arrays.rule_arrays import build_box_rules, build_column_rules, build_turn_rules
from pasch.solver.kernels.arrays.score_arrays import build_scores
from pasch.solver.kernels.arrays.variant_arrays import Arrays, ColumnNumbers, Dice, Sheet
from pasch.solver.kernels.toolchain.structured_rows import RowTable, build_table


@cached_per_variant
def get_lattice(variant: Variant) -> DiceLattice:
    """Returns the dice lattice of a variant, built once."""
    return DiceLattice(variant)


def build_arrays(space: CardSpace) -> Arrays:
    """Builds the arrays of a variant's cards."""
    return Arrays(build_dice(space.variant), _sheet(space), build_scores(space))


def build_dice(variant: Variant) -> Dice:
    """Builds the arrays of the dice lattice."""
    lattice = get_lattice(variant)
    no_ints, no_doubles = np.zeros(0, dtype=np.int64), np.zeros(0)
    additions = None if variant.turn.release else lattice.additions
    return Dice(
        first_roll=lattice.first_roll,
        up_start=lattice.up_start,
        up=lattice.up,
        down_start=lattice.down_start,
        down=lattice.down,
        order=lattice.order,
        chance=lattice.chance,
        add_start=additions.start if additions else no_ints,
        add_part=additions.part if additions else no_ints,
        add_whole=additions.whole if additions else no_ints,
        add_dice=additions.dice if additions else no_ints,
        add_chance=additions.chance if additions else no_doubles,
    )


def _sheet(space: CardSpace) -> Sheet:
    variant = space.variant
    classes = _starts(len(column.lanes) for column in space.columns)
    sheet_lane, sheet_points = _sheet_moves(space)
    move_start, move_lane, move_points = _moves(space)
    return Sheet(
        turn=build_turn_rules(variant, space.sheet_lanes),
        columns=build_column_rules(variant),
        boxes=build_box_rules(variant),
        numbers=_numbers(space),
        filled=_stack([column.filled for column in space.columns]),
        five=np.concatenate([column.five for column in space.columns]),
        child=_stack([column.child for column in space.columns]),
        class_of=np.concatenate(
            [column.class_of + first for column, first in zip(space.columns, classes, strict=True)]
        ),
        class_lanes=np.concatenate([column.lanes for column in space.columns]),
        move_start=move_start,
        move_lane=move_lane,
        move_points=move_points,
        sheet_lane=sheet_lane,
        sheet_points=sheet_points,
        lanes=space.lanes,
        start=space.start,
    )


def _numbers(space: CardSpace) -> RowTable[ColumnNumbers]:
    return build_table(
        ColumnNumbers,
        states=_starts(len(column.codes) for column in space.columns),
        digits=[len(column.codes) * space.charges for column in space.columns],
        stride=space.group_stride,
    )


def _starts(sizes: Iterable[int]) -> Ints:
    return np.cumsum([0, *sizes])[:-1].astype(np.int64)


def _stack(parts: list[Ints]) -> Ints:
    # Concatenates along the first axis; later axes are padded with -1 to the largest size.
    if len(parts) == 1:
        return np.ascontiguousarray(parts[0])
    shape = [max(part.shape[axis] for part in parts) for axis in range(1, parts[0].ndim)]
    widened = [
        np.pad(
            part,
            [(0, 0), *((0, most - own) for most, own in zip(shape, part.shape[1:], strict=True))],
            constant_values=-1,
        )
        for part in parts
    ]
    return np.ascontiguousarray(np.concatenate(widened))


def _moves(space: CardSpace) -> tuple[Ints, Ints, Doubles]:
    begins = _starts(len(column.move_lane) for column in space.columns)
    # Moves of all columns are concatenated, so starts shift by the lengths before.
    shifted = [
        np.where(column.move_start >= 0, column.move_start + first, -1)
        for column, first in zip(space.columns, begins, strict=True)
    ]
    return (
        _stack(shifted),
        np.concatenate([column.move_lane for column in space.columns]),
        np.concatenate([column.move_points for column in space.columns]),
    )


def _sheet_moves(space: CardSpace) -> tuple[Ints, Doubles]:
    # Moves of the tallies over several columns. Lanes number their product, the last tally fastest.
    kinds = max(len(steps.moves) for steps in space.steps.values())
    caps = [tally.cap + 1 for tally in space.sheet]
    grid = np.indices(caps).reshape(len(caps), -1) if caps else np.zeros((0, 1), dtype=np.int64)
    lane = np.zeros((len(space.steps), kinds, space.sheet_lanes), dtype=np.int64)
    points = np.zeros(lane.shape)
    for box, steps in space.steps.items():
        for kind, move in enumerate(steps.moves):
            after = np.zeros(space.sheet_lanes, dtype=np.int64)
            for tally, held, step in zip(space.sheet, grid, move[len(move) - len(caps) :], strict=True):
                now = tally.moved(held, step)
                after = after * (tally.cap + 1) + now
                points[box, kind] += tally.paid[now] - tally.paid[held]
            lane[box, kind] = after
    return lane, points
