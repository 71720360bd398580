"""Tables that can be exported: values of cards, distributions of totals, points of rolls."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from pasch.analysis.export.data_table import Data, DataColumn, data_of
from pasch.rules.dice.dice_notation import format_dice
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.solve.solution import Distribution, Solution


def values_of(solution: Solution) -> Data:
    """Returns the value of every card, one row each, with its filled boxes.

    Cards that differ only in sums that still matter to a bonus have different `lane` numbers: the larger, the higher
    sum.
    """
    space = solution.space
    cards = np.arange(int(space.start[-1]), dtype=np.int64)
    groups = np.searchsorted(space.start, cards, side="right") - 1
    lane = (cards - space.start[groups]).astype(np.int32)
    columns = {
        "value": DataColumn(
            solution.value, "points", "points to expect from here on, those already written down left out"
        ),
        "lane": DataColumn(lane, "number", "which of the cards that are filled alike"),
    }
    for box, filled in filled_of(space, groups):
        columns[f"filled.{box}"] = DataColumn(filled, "number", "entries that the box holds")
    return data_of("values", solution.variant, columns, objective=str(solution.objective))


def filled_of(space: CardSpace, groups: Ints) -> Iterator[tuple[str, NDArray[np.uint8]]]:
    """By box, how many entries it holds on cards of these groups."""
    for column in space.columns:
        index = column.column.index
        state, _ = space.split(groups, index)
        for place, box in enumerate(column.boxes):
            yield box.id, column.filled[state, place].astype(np.uint8)


def totals_of(variant: Variant, distribution: Distribution, objective: str = "mean") -> Data:
    """Returns the probability of each final total."""
    totals = distribution.low + np.arange(len(distribution.chances), dtype=np.int32)
    columns = {
        "total": DataColumn(totals, "points", "the final total"),
        "chance": DataColumn(distribution.chances, "probability", "that the game ends with it"),
    }
    return data_of("totals", variant, columns, objective=objective)


def tables_of(variant: Variant) -> Data:
    """Returns the points of each roll in each box, for each situation that the rules distinguish."""
    tables, rolls = variant.tables, len(variant.tables.rolls)
    count = len(tables.situations)
    words = tuple(format_dice(roll) for roll in tables.rolls)
    chance = np.array(tables.ways, dtype=np.float64) / sum(tables.ways)
    situations = tuple(situation.name for situation in tables.situations)
    columns = {
        "situation": DataColumn(
            np.repeat(np.arange(count, dtype=np.int16), rolls), "text", "what the points depend on besides", situations
        ),
        "roll": DataColumn(
            np.tile(np.arange(rolls, dtype=np.int32), count), "text", "all dice, in the notation", words
        ),
        "chance": DataColumn(np.tile(chance, count), "probability", "of the roll, all dice thrown together"),
    }
    for box in variant.boxes:
        entered = np.concatenate([points[box.index] for points in tables.points])
        columns[f"points.{box.id}"] = DataColumn(entered.astype(np.float64), "points", "entered in the box")
    return data_of("tables", variant, columns)
