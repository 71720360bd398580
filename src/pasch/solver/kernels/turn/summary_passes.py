"""Kernels that carry facts backward from card to card, and scores so far forward."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.variant_arrays import Sheet
from pasch.solver.kernels.toolchain.compiled_functions import compiled, part
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.card_blocks import CardBlock
from pasch.solver.kernels.turn.probability_flow import Flow, Way

Singles = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class ScoreSpread(Packed):
    """Probability of each score so far, for the cards of a level.

    Attributes:
        place: ``(groups,)`` where the scores of a group's first card begin; -1 for other levels.
        width: ``(groups,)`` number of scores of each card.
        chance: the probabilities, card after card.
    """

    place: Ints
    width: Ints
    chance: Doubles


class Likely:
    """Total probability of a card and the half-open range of its possible scores."""

    chance: float
    least: int
    most: int


class BoxSums:
    """Expected points, strikes and extra points of a box."""

    points: float
    struck: float
    beside: float


@compiled
def gather_chances(
    sheet: Sheet, flow: Flow, chances: Singles, blocks: RowTable[CardBlock], first_way: Ints, ahead: Doubles
) -> None:
    """Computes the facts of the cards of some blocks from those of the cards that their ways lead to."""
    for block in range(len(blocks)):
        here = blocks[block]
        start = sheet.start[here.group] + here.first
        for index in range(here.lanes):
            _gather(flow, chances, first_way[block], first_way[block + 1], index, ahead)
            for fact in range(len(ahead)):
                chances[start + index, fact] = ahead[fact]


@part
def _gather(flow: Flow, chances: Singles, first: int, last: int, index: int, ahead: Doubles) -> None:
    for fact in range(len(ahead)):
        ahead[fact] = 0.0
    # F(card) = sum over ways w of P(w) * F(card after w), and P(w) of the box scored.
    for way in range(first, last):
        chance = flow.chance[way, index]
        if chance > 0.0:
            card = flow.cards[way, index]
            for fact in range(len(ahead)):
                ahead[fact] += chance * chances[card, fact]
            ahead[flow.ways[way].box] += chance * flow.ways[way].scored


@compiled
def weigh(blocks: RowTable[CardBlock], now: ScoreSpread, likely: RowTable[Likely]) -> None:
    """Computes the probability of each card; ``likely[8 * block + lane]``."""
    for block in range(len(blocks)):
        here = blocks[block]
        width = now.width[here.group]
        for index in range(here.lanes):
            begin = now.place[here.group] + (here.first + index) * width
            card = likely[LANES * block + index]
            card.least = width
            for score in range(width):
                chance = now.chance[begin + score]
                if chance > 0.0:
                    card.chance += chance
                    card.least = min(card.least, score)
                    card.most = score + 1


@compiled
def carry_forward(
    sheet: Sheet,
    flow: Flow,
    blocks: RowTable[CardBlock],
    first_way: Ints,
    likely: RowTable[Likely],
    now: ScoreSpread,
    later: ScoreSpread,
    by_box: RowTable[BoxSums],
) -> None:
    """Carries the probability of the cards of some blocks to the next level, and adds to the means of boxes."""
    for block in range(len(blocks)):
        here = blocks[block]
        for way in range(first_way[block], first_way[block + 1]):
            for index in range(here.lanes):
                card = likely[LANES * block + index]
                # Probability of the way times that of the card over all scores.
                share = flow.chance[way, index] * card.chance
                if share != 0.0:
                    _add_to_box(flow.ways[way], share, by_box)
                    begin = now.place[here.group] + (here.first + index) * now.width[here.group]
                    _carry_card(sheet, flow, way, index, card, now.chance[begin:], later)


@part
def _add_to_box(way: Way, share: float, by_box: RowTable[BoxSums]) -> None:
    box = by_box[way.box]
    box.points += share * (way.points - way.beside)
    box.beside += share * way.beside
    if not way.scored:
        box.struck += share


@part
def _carry_card(
    sheet: Sheet, flow: Flow, way: int, index: int, card: Likely, spread: Doubles, later: ScoreSpread
) -> None:
    group, chance = flow.ways[way].group, flow.chance[way, index]
    lane = flow.cards[way, index] - sheet.start[group]
    target = later.place[group] + lane * later.width[group] + int(flow.ways[way].points)
    scores = later.chance[target:]
    # A convolution with one point mass: the whole distribution moves by the points of the way.
    for score in range(card.least, card.most):
        scores[score] += chance * spread[score]
