"""Adam steps on cards and their target values (Kingma, Ba: Adam: A method for stochastic optimization, 2015)."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.toolchain.compiled_functions import compiled, part
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.vector import (
    WIDE,
    Singles,
    add,
    load_line,
    multiply,
    splat_single,
    store_line,
    sum_of_line,
)
from pasch.solver.kernels.wide.value_network import ValueNetwork, add_part, compute_middle_layer, sum_inputs

FIRST_DECAY, SECOND_DECAY = 0.9, 0.999
FARTHEST = 3.0
"""Units: errors are clipped here, the gradient of Huber's loss."""
_TINY = 1e-8


@dataclass(frozen=True, eq=False)
class Lessons(Packed):
    """Training cards, and the state of the optimiser.

    Attributes:
        slots, part: ``(cards, …)`` inputs of the network. target: the value to learn, in units.
        gradient, first, second: by weight: the gradient and its two moments. average: moving average of the weights.
        back: scratch: the gradient of the first layer; middle: of the second.
        rate, keep: by step: the learning rate; the share of the average that is kept.
    """

    slots: NDArray[np.int16]
    part: NDArray[np.float32]
    target: NDArray[np.float32]
    gradient: Singles
    first: Singles
    second: Singles
    average: Singles
    back: Singles
    middle: Singles
    rate: Doubles
    keep: Doubles


def new_lessons(network: ValueNetwork, cards: int, steps: int) -> Lessons:
    """Allocates room for `cards` cards, and for `steps` steps per call."""
    weights, shape = network.weights, network.inputs.shape
    return Lessons(
        slots=np.zeros((cards, len(network.slots)), dtype=np.int16),
        part=np.zeros((cards, len(network.part)), dtype=np.float32),
        target=np.zeros(cards, dtype=np.float32),
        gradient=np.zeros_like(weights),
        first=np.zeros_like(weights),
        second=np.zeros_like(weights),
        average=weights.copy(),
        back=np.zeros(int(shape.hidden), dtype=np.float32),
        middle=np.zeros(int(shape.second), dtype=np.float32),
        rate=np.zeros(steps),
        keep=np.zeros(steps),
    )


@compiled
def learn(network: ValueNetwork, lessons: Lessons, order: Ints, batch: int) -> int:
    """Takes one step per batch of cards in this order, changing the weights of `network`, and returns the steps."""
    steps = len(order) // batch
    for step in range(steps):
        for index in range(len(lessons.gradient)):
            lessons.gradient[index] = np.float32(0.0)
        # The mean gradient of a batch.
        for place in range(step * batch, (step + 1) * batch):
            _look_back(network, lessons, order[place], np.float32(1.0 / batch))
        _move(network.weights, lessons, step)
    return steps


@part
def _look_back(network: ValueNetwork, lessons: Lessons, card: int, share: np.float32) -> None:
    shape, weights = network.inputs.shape, network.weights
    for slot in range(len(network.slots)):
        network.slots[slot] = lessons.slots[card, slot]
    for index in range(len(network.part)):
        network.part[index] = lessons.part[card, index]
    sum_inputs(network, network.sums)
    for number in range(len(network.part) // 3):
        add_part(network, number, network.sums, 0)
    compute_middle_layer(network)
    # Forward as in `value_network.compute_output`, but without the scale to points.
    line = splat_single(np.float32(0.0))
    for block in range(0, shape.second, WIDE):
        line = add(line, multiply(load_line(network.middle, block), load_line(weights, shape.out + block)))
    error = sum_of_line(line) + weights[shape.out_bias] - lessons.target[card]
    error = min(max(error, np.float32(-FARTHEST)), np.float32(FARTHEST)) * np.float32(share)
    _into_later_layers(network, lessons, error)
    _into_first_layer(network, lessons)


@part
def _into_later_layers(network: ValueNetwork, lessons: Lessons, error: np.float32) -> None:
    shape, weights, gradient, zero = network.inputs.shape, network.weights, lessons.gradient, np.float32(0.0)
    gradient[shape.out_bias] += error
    # Gradient of a rectifier: passed on where its output is positive.
    for index in range(shape.second):
        value = network.middle[index]
        gradient[shape.out + index] += error * value
        lessons.middle[index] = error * weights[shape.out + index] if value > zero else zero
        gradient[shape.middle_bias + index] += lessons.middle[index]
    for index in range(shape.hidden):
        lessons.back[index] = zero
        if network.sums[index] > zero:
            place, line = shape.middle + index * shape.second, splat_single(zero)
            value = splat_single(network.sums[index])
            for block in range(0, shape.second, WIDE):
                own = load_line(lessons.middle, block)
                line = add(line, multiply(load_line(weights, place + block), own))
                more = add(load_line(gradient, place + block), multiply(value, own))
                store_line(gradient, place + block, more)
            lessons.back[index] = sum_of_line(line)


@part
def _into_first_layer(network: ValueNetwork, lessons: Lessons) -> None:
    shape, gradient = network.inputs.shape, lessons.gradient
    for block in range(0, shape.hidden, WIDE):
        line = load_line(lessons.back, block)
        store_line(gradient, shape.bias + block, add(load_line(gradient, shape.bias + block), line))
        # Inputs are 0 or 1 for slots, so each row's gradient is that of the sums.
        for row in range(network.here.rows_in):
            place = network.rows_in[row] * shape.hidden + block
            store_line(gradient, place, add(load_line(gradient, place), line))
        for index in range(len(network.part)):
            place = (shape.values + index) * shape.hidden + block
            more = multiply(line, splat_single(np.float32(network.part[index])))
            store_line(gradient, place, add(load_line(gradient, place), more))


@part
def _move(weights: Singles, lessons: Lessons, step: int) -> None:
    first, second = np.float32(FIRST_DECAY), np.float32(SECOND_DECAY)
    rate, keep, one, tiny = (
        np.float32(lessons.rate[step]),
        np.float32(lessons.keep[step]),
        np.float32(1.0),
        np.float32(_TINY),
    )
    # m = b1 m + (1 - b1) g, v = b2 v + (1 - b2) g^2, w -= rate * m / (sqrt(v) + eps); `rate` includes the bias
    # correction. The average of the weights (Polyak) is what is played with.
    for index in range(len(weights)):
        slope = lessons.gradient[index]
        held = first * lessons.first[index] + (one - first) * slope
        spread = second * lessons.second[index] + (one - second) * slope * slope
        lessons.first[index] = held
        lessons.second[index] = spread
        weight = weights[index] - rate * held / (np.sqrt(spread) + tiny)
        weights[index] = weight
        lessons.average[index] = keep * lessons.average[index] + (one - keep) * weight
