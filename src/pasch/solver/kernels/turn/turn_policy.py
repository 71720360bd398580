"""The best play of a turn: every way it may end, with its probability, on eight cards at once.

The turn is solved with all stages kept; then probability flows forward. A roll ends the turn where ending has the value
of throwing again; otherwise its probability moves down the lattice to the hold that gave the maximum, and from there
up again, die by die, to the rolls of the next throw. Ties go to ending, then to the first box on the sheet (a score
before a strike), then to the hold without the smallest of the dice in question.
"""

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays, Dice
from pasch.solver.kernels.toolchain.compiled_functions import inlined, merged, part
from pasch.solver.kernels.toolchain.vector import (
    Row,
    add,
    any_positive,
    load,
    maximum,
    multiply,
    splat,
    store,
    sub,
    where_equal,
)
from pasch.solver.kernels.turn.entry_probabilities import assign_entries
from pasch.solver.kernels.turn.locked_dice import choose_addition
from pasch.solver.kernels.turn.probability_flow import Flow
from pasch.solver.kernels.turn.turn_endings import list_entries
from pasch.solver.kernels.turn.turn_values import fill


@part
def follow_plane(game: Arrays, now: OpenBlock, throws: Throws, flow: Flow, value: Doubles) -> None:
    """Follows probability through a plane solved with all stages kept, and adds the ways in which it ends."""
    turn = game.sheet.turn
    _begin(game, flow)
    for stage in range(flow.turn.used + 1, now.turn.last + 1):
        if turn.release:
            _pass_stage(game, now, throws, flow, stage)
        else:
            _pass_locked_stage(game, now, throws, flow, stage)
        # Otherwise entries do not depend on the throw, and all rolls are assigned after the last one.
        if turn.varies or stage == now.turn.last:
            if stage > 1 and turn.varies:
                list_entries(game, now, value, stage)
            assign_entries(game, now, flow, stage, throws.end[stage])


@part
def _begin(game: Arrays, flow: Flow) -> None:
    has_served = game.sheet.turn.has_served
    for rows in (flow.down, flow.held, flow.next_held, flow.ended[0], flow.ended[1], flow.plain, flow.served):
        fill(rows, 0.0)
    # From first throws, or from a hold whose dice are thrown now.
    if flow.turn.used == 0:
        _add_rows(flow.start, flow.served if has_served else flow.plain)
    elif game.sheet.turn.release:
        store(flow.held, flow.turn.hold, splat(1.0))
        _throw(game.dice, flow, has_served)
        fill(flow.held, 0.0)
    else:
        store(flow.next_held, flow.turn.hold, splat(1.0))


@part
def _add_rows(rows: Doubles, out: Doubles) -> None:
    for row in range(len(rows)):
        store(out, row, add(load(out, row), load(rows, row)))


@merged
def _pass_stage(game: Arrays, now: OpenBlock, throws: Throws, flow: Flow, stage: int) -> None:
    dice, has_served = game.dice, game.sheet.turn.has_served
    if stage == now.turn.last:
        _add_rows(flow.plain, flow.ended[0])
        _add_rows(flow.served, flow.ended[1])
        return
    best = throws.best[stage]
    _end_or_go_on(dice, flow, flow.plain, throws.end[stage, 0], best, dice.first_roll, flow.ended[0])
    if has_served:
        _end_or_go_on(dice, flow, flow.served, throws.end[stage, 1], throws.served[stage], 0, flow.ended[1])
    _go_down(dice, flow, throws.mean[stage], best)
    _throw(dice, flow, has_served)
    fill(flow.down, 0.0)
    fill(flow.held, 0.0)


@part
def _end_or_go_on(
    dice: Dice, flow: Flow, mass: Doubles, end: Doubles, best: Doubles, offset: int, ended: Doubles
) -> None:
    for roll in range(len(dice.chance)):
        here = load(mass, roll)
        if any_positive(here):
            # Equal bit for bit where the maximum came from ending.
            ending = where_equal(load(end, roll), load(best, offset + roll), here)
            store(ended, roll, add(load(ended, roll), ending))
            node = dice.first_roll + roll
            store(flow.down, node, add(load(flow.down, node), sub(here, ending)))


@part
def _go_down(dice: Dice, flow: Flow, mean: Doubles, best: Doubles) -> None:
    # From large nodes to small ones: a node passes on its probability after all above it have.
    for node in range(len(dice.down_start) - 2, -1, -1):
        left = load(flow.down, node)
        if not any_positive(left):
            continue
        first, last = dice.down_start[node], dice.down_start[node + 1]
        if node >= dice.first_roll:
            # The maximum again, computed in the same order, so that comparisons for equality hold.
            value = load(best, dice.down[first])
            for place in range(first + 1, last):
                value = maximum(value, load(best, dice.down[place]))
        else:
            value = load(best, node)
            left = _move(left, mean, node, value, flow.held)
        for place in range(first, last):
            left = _move(left, best, dice.down[place], value, flow.down)


@inlined
def _move(left: Row, known: Doubles, node: int, value: Row, out: Doubles) -> Row:
    # Moves what is left in the lanes where this node has the value; returns the rest.
    here = where_equal(load(known, node), value, left)
    store(out, node, add(load(out, node), here))
    return sub(left, here)


@part
def _throw(dice: Dice, flow: Flow, has_served: int) -> None:
    fill(flow.plain, 0.0)
    fill(flow.served, 0.0)
    # Upward from the empty hold; every die spreads evenly over the faces.
    for node in range(dice.first_roll):
        here = load(flow.held, node)
        if not any_positive(here):
            continue
        if node == 0 and has_served:
            for roll in range(len(dice.chance)):
                store(flow.served, roll, multiply(here, splat(dice.chance[roll])))
            continue
        first, last = dice.up_start[node], dice.up_start[node + 1]
        share = multiply(here, splat(1.0 / (last - first)))
        for place in range(first, last):
            grown = dice.up[place]
            if grown >= dice.first_roll:
                roll = grown - dice.first_roll
                store(flow.plain, roll, add(load(flow.plain, roll), share))
            else:
                store(flow.held, grown, add(load(flow.held, grown), share))


@merged
def _pass_locked_stage(game: Arrays, now: OpenBlock, throws: Throws, flow: Flow, stage: int) -> None:
    dice = game.dice
    if stage == 1:
        for roll in range(len(dice.chance)):
            store(flow.down, dice.first_roll + roll, load(flow.start, roll))
        _go_aside(game, now, throws, flow, 0, stage)
        return
    fill(flow.held, 0.0)
    _add_rows(flow.next_held, flow.held)
    fill(flow.next_held, 0.0)
    for held in range(dice.first_roll):
        here = load(flow.held, held)
        if any_positive(here):
            for place in range(dice.add_start[held], dice.add_start[held + 1]):
                store(flow.down, dice.add_part[place], multiply(here, splat(dice.add_chance[place])))
            _go_aside(game, now, throws, flow, held, stage)


@part
def _go_aside(game: Arrays, now: OpenBlock, throws: Throws, flow: Flow, hold: int, stage: int) -> None:
    # `flow.down` holds the probability of the parts thrown; it moves to `flow.ended` or `flow.next_held`.
    dice, put_aside, again = game.dice, game.sheet.turn.put_aside, stage < now.turn.last
    later, served = throws.mean[stage + 1], 1 if game.sheet.turn.has_served and hold == 0 else 0
    end, ended, added = throws.end[stage, served], flow.ended[served], throws.added
    choose_addition(dice, added, put_aside, hold, later, again)
    for place in range(dice.add_start[hold + 1] - 1, dice.add_start[hold] - 1, -1):
        piece, whole = dice.add_part[place], dice.add_whole[place]
        left = load(flow.down, piece)
        if not any_positive(left):
            continue
        store(flow.down, piece, splat(0.0))
        value = load(added, piece)
        if whole >= dice.first_roll:
            roll = whole - dice.first_roll
            left = _move(left, end, roll, maximum(load(end, roll), value), ended)
        elif again and dice.add_dice[place] >= put_aside:
            left = _move(left, later, whole, value, flow.next_held)
        for other in range(dice.down_start[piece], dice.down_start[piece + 1]):
            left = _move(left, added, dice.down[other], value, flow.down)
