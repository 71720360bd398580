"""Kernels that solve blocks of eight cards or follow the best play through their turns.

Each is compiled when it is first called, or ahead of time by `kernel_warmup`.
"""

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.compiled_functions import compiled, merged, part
from pasch.solver.kernels.toolchain.structured_rows import RowTable, build_table
from pasch.solver.kernels.toolchain.vector import (
    LANES,
    add,
    any_positive,
    load,
    maximum,
    multiply,
    pass_up,
    splat,
    store,
    sub,
    where_equal,
)
from pasch.solver.kernels.turn.block_setup import LOWEST, is_plane, open_group, open_lanes
from pasch.solver.kernels.turn.probability_flow import Flow
from pasch.solver.kernels.turn.turn_endings import fill_value_endings
from pasch.solver.kernels.turn.turn_legality import is_named_before, open_plane
from pasch.solver.kernels.turn.turn_policy import follow_plane
from pasch.solver.kernels.turn.turn_values import average_throw, copy_rows, fill, keep_plane, solve_turn, take_first


class CardBlock:
    """Up to eight cards of a group: their first lane and their number."""

    group: int
    first: int
    lanes: int


def split_into_blocks(arrays: Arrays, groups: Ints, size: int = LANES) -> RowTable[CardBlock]:
    """Splits the cards of groups into blocks."""
    lanes = arrays.sheet.lanes[groups].astype(np.int64)
    pieces = (lanes + size - 1) // size
    # Index of the first block of each block's group, so that lanes count from 0 in every group.
    begin = np.repeat(np.cumsum(pieces) - pieces, pieces)
    first = (np.arange(len(begin)) - begin) * size
    left = np.minimum(np.repeat(lanes, pieces) - first, size)
    return build_table(CardBlock, group=np.repeat(groups, pieces), first=first, lanes=left)


@merged
def _open_block(game: Arrays, now: OpenBlock, blocks: RowTable[CardBlock], block: int) -> None:
    # The state of the group carries over from the block before.
    here = blocks[block]
    if block == 0 or here.group != blocks[block - 1].group:
        open_group(game.sheet, now, here.group)
    open_lanes(game.sheet, now, here.first, here.lanes)


@compiled
def solve_blocks(
    game: Arrays,
    now: OpenBlock,
    throws: Throws,
    value: Doubles,
    out: Doubles,
    begin: int,
    theta: float,
    blocks: RowTable[CardBlock],
) -> int:
    """Solves the cards of some blocks, whose later cards are solved, and returns their number.

    Args:
        value: ``(cards,)`` values of at least the later cards.
        out: receives the values of the blocks, from card number `begin` on; it may be `value`.
        theta: 0 for the mean, otherwise the exponent of the utility.
    """
    count = 0
    for block in range(len(blocks)):
        _open_block(game, now, blocks, block)
        solve_turn(game, now, throws, value, theta, fill_value_endings)
        here = blocks[block]
        start = game.sheet.start[here.group] + here.first
        for index in range(here.lanes):
            out[start + index - begin] = throws.added[0, index]
        count += here.lanes
    return count


@compiled
def solve_unrolled_blocks(
    game: Arrays, now: OpenBlock, throws: Throws, value: Doubles, out: Doubles, begin: int, blocks: RowTable[CardBlock]
) -> int:
    """Does what `solve_blocks` does for the mean of turns that are plain, see `plain_turn.is_plain`.

    Without loops and indices the lattice takes two fifths less time in all. This is a kernel of its own, since browsers
    download the other one: there a row takes four instructions instead of one or two.
    """
    rolls, end, count = throws.best[0, game.dice.first_roll :], throws.end[0, 0], 0
    for block in range(len(blocks)):
        _open_block(game, now, blocks, block)
        open_plane(game.sheet, now, -1)
        fill_value_endings(game, now, throws, value, game.sheet.turn.throws, 0)
        copy_rows(end, 0, rolls)
        for _ in range(game.sheet.turn.throws - 1):
            pass_up(rolls, end, rolls)
        average_throw(game.dice, rolls, 0.0, throws.added, 0)
        here = blocks[block]
        start = game.sheet.start[here.group] + here.first
        for index in range(here.lanes):
            out[start + index - begin] = throws.added[0, index]
        count += here.lanes
    return count


@compiled
def follow_blocks(
    game: Arrays,
    now: OpenBlock,
    throws: Throws,
    flow: Flow,
    value: Doubles,
    theta: float,
    blocks: RowTable[CardBlock],
    first_way: Ints,
) -> None:
    """Lists every way in which the best play ends the turns of some blocks in `flow`, which must have room.

    If `flow` starts with a hold, that is the hold kept on the first card of the only block.

    Args:
        throws: keeps every stage.
        first_way: ``(blocks + 1,)`` receives where the ways of each block begin.
    """
    flow.turn.ways = 0
    first_way[0] = 0
    for block in range(len(blocks)):
        _open_block(game, now, blocks, block)
        if flow.turn.used == 0:
            _follow_planes(game, now, throws, flow, value, theta)
        else:
            keep_plane(game, now, throws, value, theta, flow.turn.named)
            follow_plane(game, now, throws, flow, value)
        first_way[block + 1] = flow.turn.ways


@merged
def _follow_planes(game: Arrays, now: OpenBlock, throws: Throws, flow: Flow, value: Doubles, theta: float) -> None:
    planes = _value_planes(game, now, throws, flow, value, theta)
    fill(flow.taken, 0.0)
    for announced in range(-1, len(game.sheet.boxes)):
        if _is_followed(game, now, flow, announced) and _start_plane(game, throws, flow, announced, planes):
            # Of several planes, each is solved twice: to see which throws go to it, and to follow them.
            if planes > 1:
                keep_plane(game, now, throws, value, theta, announced)
            follow_plane(game, now, throws, flow, value)


@merged
def _value_planes(game: Arrays, now: OpenBlock, throws: Throws, flow: Flow, value: Doubles, theta: float) -> int:
    # `throws.first` only competes among planes chosen after the first throw.
    fill(throws.first, LOWEST)
    planes = 0
    for announced in range(-1, len(game.sheet.boxes)):
        if _is_followed(game, now, flow, announced):
            keep_plane(game, now, throws, value, theta, announced)
            fill(flow.plane_value[1 + announced], LOWEST)
            take_first(game, throws, 1, flow.plane_value[1 + announced])
            if not is_named_before(game.sheet, announced):
                take_first(game, throws, 1, throws.first)
            planes += 1
    if planes > 1:
        _share_planes(game, now, throws, flow, theta)
    return planes


@part
def _is_followed(game: Arrays, now: OpenBlock, flow: Flow, announced: int) -> bool:
    if not is_plane(game.sheet, now, announced):
        return False
    if flow.turn.only == 1:
        return not is_named_before(game.sheet, announced)
    # See `FlowTurn.only`.
    return flow.turn.only == 0 or announced == flow.turn.only - 2


@part
def _share_planes(game: Arrays, now: OpenBlock, throws: Throws, flow: Flow, theta: float) -> None:
    average_throw(game.dice, throws.first, theta, flow.share, 0)
    store(throws.before, 0, load(flow.share, 0))
    for announced in range(len(game.sheet.boxes)):
        if is_named_before(game.sheet, announced) and _is_followed(game, now, flow, announced):
            average_throw(game.dice, flow.plane_value[1 + announced], theta, flow.share, 1 + announced)
            store(throws.before, 0, maximum(load(throws.before, 0), load(flow.share, 1 + announced)))
    # Ties go to the plane that comes first: each takes what earlier ones have left.
    left = splat(1.0)
    for announced in range(-1, len(game.sheet.boxes)):
        if announced < 0 or (is_named_before(game.sheet, announced) and _is_followed(game, now, flow, announced)):
            taken = where_equal(load(flow.share, 1 + announced), load(throws.before, 0), left)
            store(flow.share, 1 + announced, taken)
            left = sub(left, taken)


@merged
def _start_plane(game: Arrays, throws: Throws, flow: Flow, announced: int, planes: int) -> bool:
    # Probability that earlier planes have taken is not available to this one.
    anybody = planes == 1
    for roll in range(len(game.dice.chance)):
        chance = splat(game.dice.chance[roll])
        if planes > 1:
            own, taken = load(flow.plane_value[1 + announced], roll), load(flow.taken, roll)
            chance = where_equal(own, load(throws.first, roll), sub(chance, taken))
            if is_named_before(game.sheet, announced):
                chance = multiply(splat(game.dice.chance[roll]), load(flow.share, 1 + announced))
            else:
                store(flow.taken, roll, add(taken, chance))
                chance = multiply(chance, load(flow.share, 0))
            anybody = anybody or any_positive(chance)
        store(flow.start, roll, chance)
    return anybody
