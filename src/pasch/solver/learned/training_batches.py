"""Training games in independent batches: the inputs of their cards, and the values of their turns."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.wide.value_network import Inputs, ValueNetwork, new_network
from pasch.solver.learned.learned_play import GameBatch
from pasch.solver.learned.network_inputs import build_inputs, count_weights
from pasch.solver.query.estimate import Wide

GAMES = 8
"""Games of a batch."""
STRAY = 0.02
"""Probability of drawing an entry instead of taking the best."""


class BatchOrder(NamedTuple):
    """A batch to play.

    Attributes:
        number: of the first game. weights: of the network that plays.
    """

    number: int
    weights: NDArray[np.float32]


class PlayedBatch(NamedTuple):
    """A batch of played games.

    Attributes:
        slots, part: ``(turns, games, …)`` the network's inputs for each card.
        means: ``(turns, games)`` value of each turn before its first throw; values: estimated value of the card; sums:
            the same without the network. strays: whether the entry was drawn.
        seconds: of the processor.
    """

    slots: NDArray[np.int16]
    part: NDArray[np.float32]
    means: Doubles
    values: Doubles
    sums: Doubles
    strays: Doubles
    seconds: float


def build_network_with(wide: Wide, inputs: Inputs, weights: NDArray[np.float32]) -> ValueNetwork:
    """Builds a network of these weights, which may change."""
    return new_network(
        inputs, weights, len(wide.parts.games), len(wide.variant.boxes), wide.arrays.scores.start.shape[2]
    )


def prepare_player(wide: Wide, seed: str) -> Callable[[BatchOrder], PlayedBatch]:
    """Returns a function that plays batches."""
    # Each worker has a network of its own; the weights come with every order.
    inputs = build_inputs(wide)
    network = build_network_with(wide, inputs, np.zeros(count_weights(inputs.shape), dtype=np.float32))
    return partial(_play, GameBatch(wide, network, GAMES, seed))


def _play(batch: GameBatch, order: BatchOrder) -> PlayedBatch:
    begin, turns = time.thread_time(), batch.wide.variant.turns
    network = batch.network
    # In place: kernels hold the address of the weights.
    network.weights[:] = order.weights
    means, values, sums, strays = np.zeros((4, turns, GAMES))
    slots = np.zeros((turns, GAMES, len(network.slots)), dtype=np.int16)
    part = np.zeros((turns, GAMES, len(network.part)), dtype=np.float32)
    for turn, each in enumerate(batch.play(order.number, STRAY)):
        slots[turn], part[turn] = each.slots, each.part
        games = each.games
        means[turn], values[turn] = games["mean"], games["value"]
        sums[turn], strays[turn] = games["sum"], games["stray"] > 0
    return PlayedBatch(slots, part, means, values, sums, strays, time.thread_time() - begin)


def join_batches(batches: Sequence[PlayedBatch]) -> PlayedBatch:
    """Concatenates batches in order."""
    slots, part, means, values, sums, strays = (
        np.concatenate(each, axis=1) for each in zip(*(batch[:-1] for batch in batches), strict=True)
    )
    return PlayedBatch(slots, part, means, values, sums, strays, sum(batch.seconds for batch in batches))
