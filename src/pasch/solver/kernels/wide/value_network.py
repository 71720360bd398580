"""A small network that corrects the value of a card of several columns.

The card's facts are *slots*: each holds the number of one input of the network, or none (-1). An entry changes a few
slots, so the first layer is summed once a turn, and each card that an entry leads to differs from it by a few rows.
Besides slots there are three numbers for each part of the sheet: its value with its turns to pass, the gain from twice
as many, and its gain over none.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.variant_arrays import Sheet
from pasch.solver.kernels.toolchain.compiled_functions import inlined, part
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import new_record
from pasch.solver.kernels.toolchain.vector import (
    WIDE,
    Singles,
    add,
    load_line,
    maximum,
    multiply,
    splat_single,
    store_line,
    sub,
    sum_of_line,
)
from pasch.solver.kernels.turn.block_setup import find_charged, find_state

NONE = -1
PER_PART = 3
VALUE_SCALE, MORE_SCALE = 0.1, 0.5
"""Scales of the three numbers of a part, per unit."""


class Shape:
    """Layout of the weights and inputs.

    Attributes:
        hidden, second: widths of the layers; 0 for no network. bias … out_bias: where they begin in the weights.
        own, tallies: slots of a column for filled boxes, and for its tallies; one more for bought throws.
        lines: boxes of the same line in several columns. sheet_tallies: tallies over all columns. slots: all of them.
        turn, saved, values: the first input of the turns left, of throws saved, of the numbers of the parts.
        unit: points per unit of the network's output.
    """

    hidden: int
    second: int
    bias: int
    middle: int
    middle_bias: int
    out: int
    out_bias: int
    own: int
    tallies: int
    lines: int
    sheet_tallies: int
    slots: int
    turn: int
    saved: int
    values: int
    unit: float


@dataclass(frozen=True, eq=False)
class Inputs(Packed):
    """Inputs of the network for the facts of a card.

    Attributes:
        state: ``(states, own)``. lane_start: by class, where its lanes begin; lane: ``(lanes, tallies)``.
        bought: by column, the first input. sheet_lane: ``(sheet lanes, tallies)``.
        line: ``(lines, 2)`` the input of one column in which a line can be filled now, or is open at all.
        ready, open: ``(states, lines)`` 1 where it is so. left: by state, entries left.
    """

    shape: Shape
    state: Ints
    lane_start: Ints
    lane: Ints
    bought: Ints
    sheet_lane: Ints
    line: Ints
    ready: Ints
    open: Ints
    left: Ints


class NetworkCounters:
    """The throw whose values are noted, 0 for none, and the numbers of rows to add and to subtract."""

    noted: int
    rows_in: int
    rows_out: int


@dataclass(frozen=True, eq=False)
class ValueNetwork(Packed):
    """The network, and scratch memory for one turn.

    Attributes:
        weights: of all layers, one after the other.
        slots, fresh: of the card with a turn less; of one column. ready, open: by line, in how many columns.
        rows_in, rows_out: inputs to add and to subtract. hidden: ``(1 + parts, hidden)`` sums of the first layer: of
            slots only, and with the numbers of all parts but one. sums: of the current card. middle: its second layer.
        part: the numbers of the parts of a card.
        value, known: ``(boxes, slots)`` value of entries without their points, and whether it was computed.
    """

    inputs: Inputs
    weights: Singles
    here: NetworkCounters
    slots: Ints
    fresh: Ints
    ready: Ints
    open: Ints
    rows_in: Ints
    rows_out: Ints
    hidden: Singles
    sums: Singles
    middle: Singles
    part: Doubles
    value: Doubles
    known: Ints


def new_network(inputs: Inputs, weights: NDArray[np.float32], parts: int, boxes: int, slots: int) -> ValueNetwork:
    """Allocates scratch memory for a network.

    Args:
        slots: of a box: a strike, and each kind of score.
    """
    shape = inputs.shape
    rows = int(shape.slots) + 2 * int(shape.own + shape.tallies + 1)
    return ValueNetwork(
        inputs=inputs,
        weights=weights,
        here=new_record(NetworkCounters, noted=0),
        slots=np.zeros(shape.slots, dtype=np.int64),
        fresh=np.zeros(shape.own + shape.tallies + 1, dtype=np.int64),
        ready=np.zeros(shape.lines, dtype=np.int64),
        open=np.zeros(shape.lines, dtype=np.int64),
        rows_in=np.zeros(rows, dtype=np.int64),
        rows_out=np.zeros(rows, dtype=np.int64),
        hidden=np.zeros((1 + parts) * max(WIDE, int(shape.hidden)), dtype=np.float32),
        sums=np.zeros(max(WIDE, int(shape.hidden)), dtype=np.float32),
        middle=np.zeros(max(WIDE, int(shape.second)), dtype=np.float32),
        part=np.zeros(parts * PER_PART),
        value=np.zeros((boxes, slots)),
        known=np.zeros((boxes, slots), dtype=np.int64),
    )


def no_network(sheet: Sheet, parts: int, left: Ints) -> ValueNetwork:
    """Returns a network that adds nothing."""
    nothing = np.zeros((1, 1), dtype=np.int64)
    inputs = Inputs(
        new_record(Shape, slots=1), nothing, nothing[0], nothing, nothing[0], nothing, nothing, nothing, nothing, left
    )
    return new_network(inputs, np.zeros(WIDE, dtype=np.float32), parts, len(sheet.boxes), 1 + sheet.move_start.shape[3])


@part
def set_card_slots(
    sheet: Sheet, network: ValueNetwork, digit: Ints, lane: Ints, tally: int, saved: int, left: int
) -> None:
    """Sets the slots of a card with `left` turns left."""
    inputs = network.inputs
    shape = inputs.shape
    for line in range(shape.lines):
        network.ready[line] = 0
        network.open[line] = 0
    # Order of slots: each column's own, two per line, tallies over all columns, throws saved, turns left.
    place = 0
    for column in range(len(sheet.columns)):
        set_column_slots(sheet, network, column, digit[column], lane[column])
        for slot in range(len(network.fresh)):
            network.slots[place] = network.fresh[slot]
            place += 1
        state = find_state(sheet, column, digit[column])
        for line in range(shape.lines):
            network.ready[line] += inputs.ready[state, line]
            network.open[line] += inputs.open[state, line]
    for line in range(shape.lines):
        network.slots[place] = _find_input(inputs.line[line, 0], network.ready[line])
        network.slots[place + 1] = _find_input(inputs.line[line, 1], network.open[line])
        place += 2
    for slot in range(shape.sheet_tallies):
        network.slots[place] = inputs.sheet_lane[tally, slot]
        place += 1
    network.slots[place] = shape.saved + saved if shape.saved >= 0 else NONE
    network.slots[place + 1] = shape.turn + left - 1 if left > 0 else NONE


@inlined
def _find_input(first: int, count: int) -> int:
    # One input per count; a count of 0 has none.
    return first + count - 1 if count > 0 else NONE


@part
def set_column_slots(sheet: Sheet, network: ValueNetwork, column: int, digit: int, lane: int) -> None:
    """Computes the slots of one column into `network.fresh`."""
    inputs, fresh = network.inputs, network.fresh
    shape, state = inputs.shape, find_state(sheet, column, digit)
    for slot in range(shape.own):
        fresh[slot] = inputs.state[state, slot]
    row = inputs.lane_start[sheet.class_of[state]] + lane
    for slot in range(shape.tallies):
        fresh[shape.own + slot] = inputs.lane[row, slot]
    first = inputs.bought[column]
    fresh[shape.own + shape.tallies] = first + find_charged(sheet, digit) if first >= 0 else NONE


@part
def sum_slots(network: ValueNetwork) -> None:
    """Computes the first layer of the slots into the first row of `network.hidden`."""
    sum_inputs(network, network.hidden)


@part
def sum_inputs(network: ValueNetwork, out: Singles) -> None:
    """Computes the first layer of the slots; their inputs stay in `network.rows_in`."""
    here, shape = network.here, network.inputs.shape
    here.rows_in = 0
    here.rows_out = 0
    for slot in range(len(network.slots)):
        if network.slots[slot] >= 0:
            network.rows_in[here.rows_in] = network.slots[slot]
            here.rows_in += 1
    _sum_rows(network, network.weights, shape.bias, out, 0)


@part
def _sum_rows(network: ValueNetwork, source: Singles, begin: int, out: Singles, place: int) -> None:
    # out[place:] = source[begin:] + rows that come - rows that go.
    here, weights = network.here, network.weights
    hidden = network.inputs.shape.hidden
    for block in range(0, hidden, 2 * WIDE):  # two lines in parallel: neither waits for the other
        line, other = load_line(source, begin + block), load_line(source, begin + block + WIDE)
        for row in range(here.rows_in):
            place_in = network.rows_in[row] * hidden + block
            line = add(line, load_line(weights, place_in))
            other = add(other, load_line(weights, place_in + WIDE))
        for row in range(here.rows_out):
            place_out = network.rows_out[row] * hidden + block
            line = sub(line, load_line(weights, place_out))
            other = sub(other, load_line(weights, place_out + WIDE))
        store_line(out, place + block, line)
        store_line(out, place + block + WIDE, other)


@part
def add_part(network: ValueNetwork, number: int, out: Singles, place: int) -> None:
    """Adds the three numbers of a part to sums of the first layer."""
    shape = network.inputs.shape
    # Dense inputs: a row times a number.
    for index in range(number * PER_PART, (number + 1) * PER_PART):
        factor = splat_single(np.float32(network.part[index]))
        row = (shape.values + index) * shape.hidden
        for block in range(0, shape.hidden, WIDE):
            more = multiply(load_line(network.weights, row + block), factor)
            store_line(out, place + block, add(load_line(out, place + block), more))


@part
def note_part(network: ValueNetwork, number: int, value: float, twice: float, alone: float) -> None:
    """Stores the three numbers of a part: from its values with its turns to pass, twice as many, and none."""
    unit = network.inputs.shape.unit
    network.part[number * PER_PART] = value / unit * VALUE_SCALE
    network.part[number * PER_PART + 1] = (twice - value) / unit * MORE_SCALE
    network.part[number * PER_PART + 2] = (value - alone) / unit * MORE_SCALE


@part
def prepare_sums(network: ValueNetwork, number: int, parts: int) -> None:
    """Computes the first layer for entries in a part: the slots, and the numbers of all other parts."""
    hidden = network.inputs.shape.hidden
    place = (1 + number) * hidden
    for block in range(0, hidden, WIDE):
        store_line(network.hidden, place + block, load_line(network.hidden, block))
    for other in range(parts):
        if other != number:
            add_part(network, other, network.hidden, place)


@part
def swap(network: ValueNetwork, before: int, after: int) -> None:
    """Replaces an input by another."""
    here = network.here
    if before != after:
        if after >= 0:
            network.rows_in[here.rows_in] = after
            here.rows_in += 1
        if before >= 0:
            network.rows_out[here.rows_out] = before
            here.rows_out += 1


@part
def swap_column(sheet: Sheet, network: ValueNetwork, column: int, before: int, digit: int, lane: int) -> None:
    """Replaces the inputs of a column that moves from one state to another."""
    inputs = network.inputs
    set_column_slots(sheet, network, column, digit, lane)
    own = len(network.fresh)
    for slot in range(own):
        swap(network, network.slots[column * own + slot], network.fresh[slot])
    state = find_state(sheet, column, digit)
    # Slots in order: own slots of each column, two per line, tallies over all columns, throws saved, turns left.
    place = len(sheet.columns) * own
    for line in range(inputs.shape.lines):
        change = inputs.ready[state, line] - inputs.ready[before, line]
        if change != 0:
            swap(network, network.slots[place], _find_input(inputs.line[line, 0], network.ready[line] + change))
        change = inputs.open[state, line] - inputs.open[before, line]
        if change != 0:
            swap(network, network.slots[place + 1], _find_input(inputs.line[line, 1], network.open[line] + change))
        place += 2


@part
def swap_sheet(network: ValueNetwork, tally: int, saved: int) -> None:
    """Replaces the inputs of the whole sheet."""
    shape, place = network.inputs.shape, len(network.slots) - 2
    if shape.saved >= 0:
        swap(network, network.slots[place], shape.saved + saved)
    for slot in range(shape.sheet_tallies):
        swap(network, network.slots[place - shape.sheet_tallies + slot], network.inputs.sheet_lane[tally, slot])


@part
def begin_swaps(network: ValueNetwork) -> None:
    """Clears the inputs to add and to subtract."""
    network.here.rows_in = 0
    network.here.rows_out = 0


@part
def compute_swapped_output(network: ValueNetwork, number: int) -> float:
    """Returns the network's output for the card after the swaps, entered in a part."""
    _sum_rows(network, network.hidden, (1 + number) * network.inputs.shape.hidden, network.sums, 0)
    add_part(network, number, network.sums, 0)
    return compute_output(network)


@part
def compute_output(network: ValueNetwork) -> float:
    """Returns the output of the later layers, in points."""
    shape, weights = network.inputs.shape, network.weights
    compute_middle_layer(network)
    line = splat_single(np.float32(0.0))
    for block in range(0, shape.second, WIDE):
        line = add(line, multiply(load_line(network.middle, block), load_line(weights, shape.out + block)))
    return (sum_of_line(line) + weights[shape.out_bias]) * shape.unit


@part
def compute_middle_layer(network: ValueNetwork) -> None:
    """Computes the second layer from the sums of the first."""
    shape, weights, sums, zero = network.inputs.shape, network.weights, network.sums, np.float32(0.0)
    for block in range(0, shape.second, 2 * WIDE):
        first, third = (
            load_line(weights, shape.middle_bias + block),
            load_line(weights, shape.middle_bias + block + WIDE),
        )
        second = fourth = splat_single(zero)
        place = shape.middle + block
        for index in range(0, shape.hidden, 2):  # four sums in parallel
            value, other = splat_single(max(sums[index], zero)), splat_single(max(sums[index + 1], zero))
            first = add(first, multiply(load_line(weights, place), value))
            third = add(third, multiply(load_line(weights, place + WIDE), value))
            place += shape.second
            second = add(second, multiply(load_line(weights, place), other))
            fourth = add(fourth, multiply(load_line(weights, place + WIDE), other))
            place += shape.second
        store_line(network.middle, block, maximum(add(first, second), splat_single(zero)))
        store_line(network.middle, block + WIDE, maximum(add(third, fourth), splat_single(zero)))
