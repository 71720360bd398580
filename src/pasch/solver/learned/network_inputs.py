"""Inputs of a network for a card, derived from the variant alone: columns, lines, bonuses, extra rules, throws.

A fact is a slot that holds the number of one input, or none; see `kernels.wide.value_network`. Of each column: its
progress (ordered) or its open boxes (free), the number of filled ones, the state of the five-of-a-kind box, the open
boxes of each bonus, the progress of the bonus, throws bought. Of the sheet: for each line the number of columns in
which it can be filled now, and in which it is open; tallies over all columns; throws saved; turns left.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pasch.rules.variant.tables import FIVE_STATES
from pasch.solver.cards.column_cards import SCORED, ColumnCards
from pasch.solver.cards.computed_boxes import Computed
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.toolchain.structured_rows import new_record
from pasch.solver.kernels.toolchain.vector import WIDE as LINE
from pasch.solver.kernels.wide.value_network import NONE, PER_PART, Inputs, Shape
from pasch.solver.query.estimate import Wide

MOST_WEIGHTS = 74_000
"""Two bytes each: under 150 kB."""
WIDEST, SECOND = 128, 32
NARROWEST = 2 * LINE
FARTHEST = 15
"""Steps by which a bonus may be ahead or behind; larger distances are clipped."""
PACE = 0.6
"""Usual share of the most that open boxes can add to a bonus: three of five dice."""
STEPS = 63
"""Steps per threshold of a bonus: single points for Kniffel's."""
MOST_TIERS = 8
LEAST_UNIT = 0.01
MOST_COUNTED = 130
"""The most steps of a tally over all columns: every five points of Balut's grand total."""
_FEW = 2 * FARTHEST + 3


class _Numbers:
    def __init__(self) -> None:
        self.count = 0

    def take(self, many: int) -> int:
        """Returns the first of `many` new numbers."""
        first = self.count
        self.count += many
        return first


def build_inputs(wide: Wide) -> Inputs:
    """Builds the inputs of a variant. A unit of the network is 1 % of the sum of the parts of the empty sheet."""
    space, numbers = wide.space, _Numbers()
    most = max(len(column.boxes) for column in space.columns)
    tallies = max(len(column.tallies) for column in space.columns)
    own = 2 + most + tallies
    states = [_state_slots(column, own, numbers) for column in space.columns]
    lanes = [_lane_slots(column, tallies, numbers) for column in space.columns]
    bought = [numbers.take(space.charges) if space.allowance else NONE for _ in space.columns]
    line, ready, opened = _lines(wide, numbers)
    sheet_lane = _sheet_lane_slots(wide, numbers)
    saved = numbers.take(space.saved) if space.saved > 1 else NONE
    turn, values = numbers.take(space.variant.turns), numbers.take(PER_PART * len(wide.parts.games))
    shape = _shape(numbers.count)
    shape.own, shape.tallies, shape.lines, shape.sheet_tallies = own, tallies, len(line), sheet_lane.shape[1]
    shape.slots = len(space.columns) * (own + tallies + 1) + 2 * len(line) + sheet_lane.shape[1] + 2
    shape.turn, shape.saved, shape.values = turn, saved, values
    # Values of all sheets have the same scale, so learning rates fit all.
    shape.unit = max(LEAST_UNIT, wide.whole / 100)
    return Inputs(
        shape=shape,
        state=np.concatenate(states),
        lane_start=_lane_starts(space.columns),
        lane=np.concatenate(lanes),
        bought=np.array(bought, dtype=np.int64),
        sheet_lane=sheet_lane,
        line=line,
        ready=ready,
        open=opened,
        left=wide.left,
    )


def _lane_starts(columns: Sequence[ColumnCards]) -> Ints:
    firsts = np.cumsum([0, *(int(column.lanes.sum()) for column in columns)])[:-1]
    starts = [
        first + np.cumsum([0, *column.lanes[:-1].tolist()]) for first, column in zip(firsts, columns, strict=True)
    ]
    return np.concatenate(starts)


def _shape(inputs: int) -> Shape:
    # As wide as the limit on weights allows.
    hidden = WIDEST
    while hidden > NARROWEST and ((inputs + 1) * hidden + hidden * SECOND + 2 * SECOND + 1) > MOST_WEIGHTS:
        hidden -= 2 * LINE
    shape = new_record(Shape, hidden=hidden, second=SECOND)
    shape.bias = inputs * hidden
    shape.middle = shape.bias + hidden
    shape.middle_bias = shape.middle + hidden * SECOND
    shape.out = shape.middle_bias + SECOND
    shape.out_bias = shape.out + SECOND
    return shape


def count_weights(shape: Shape) -> int:
    """Returns the number of weights of a network."""
    return int(shape.out_bias) + 1


def _state_slots(column: ColumnCards, own: int, numbers: _Numbers) -> Ints:
    # (states, own): entries filled, five of a kind, open boxes, open boxes of each bonus.
    slots = np.full((len(column.codes), own), NONE, dtype=np.int64)
    turns = int(column.level[-1])
    slots[:, 0] = np.where(column.level < turns, numbers.take(turns) + column.level, NONE)
    if column.five_place is not None:
        slots[:, 1] = np.where(column.five > 0, numbers.take(len(FIVE_STATES) - 1) + column.five - 1, NONE)
    rules = column.column
    # In one strict order the number of filled boxes determines the open ones.
    if len(rules.lines) != 1 or rules.strikes_any:
        for place, box in enumerate(column.boxes):
            held = column.filled[:, place]
            slots[:, 2 + place] = np.where(held < box.entries, numbers.take(box.entries) + held, NONE)
        for place, tally in enumerate(column.tallies):
            members = [index for index, box in enumerate(column.boxes) if box.index in tally.members]
            entries = sum(column.boxes[index].entries for index in members)
            left = entries - column.filled[:, members].sum(axis=1)
            slots[:, own - len(column.tallies) + place] = np.where(left > 0, numbers.take(entries) + left - 1, NONE)
    return slots


def _lane_slots(column: ColumnCards, tallies: int, numbers: _Numbers) -> Ints:
    # (lanes, tallies), class by class.
    slots = np.full((int(column.lanes.sum()), tallies), NONE, dtype=np.int64)
    for place, (tally, radix) in enumerate(zip(column.tallies, column.radix, strict=True)):
        if isinstance(tally, Computed):
            slots[:, place] = _computed_slots(column, place, tally, int(radix), numbers)
            continue
        thresholds = np.array(tally.thresholds)
        tiers = min(len(thresholds), MOST_TIERS)
        first, row = numbers.take(tiers * _FEW), 0
        for owner, progress in enumerate(column.progress):
            reached = tally.sums[progress // radix % (tally.cap + 1)]
            ahead = int(column.ahead[owner, place])
            if ahead:
                slots[row : row + len(reached), place] = first + number_progress(reached, ahead, thresholds, tiers)
            row += len(reached)
    return slots


def _computed_slots(column: ColumnCards, place: int, tally: Computed, radix: int, numbers: _Numbers) -> Ints:
    best = tally.automaton.best
    steps = np.where(best > 0, 1 + best * (FARTHEST - 1) // max(1, int(best.max())), 0)
    first = numbers.take(FARTHEST + 1)
    return np.concatenate(
        [
            first + steps[progress // radix % (tally.cap + 1)] if ahead[place] else np.full(len(progress), NONE)
            for progress, ahead in zip(column.progress, column.ahead, strict=True)
        ]
    )


def number_progress(reached: Ints, ahead: int, thresholds: NDArray[np.int64], tiers: int) -> Ints:
    """Returns the progress of a bonus as a number.

    It combines the next tier with the number of steps ahead of the usual pace; two numbers mean out of reach and all
    reached.

    Args:
        ahead: the most that open boxes can add.
    """
    tier = np.searchsorted(thresholds, reached, side="right")
    over = tier == len(thresholds)
    goal = thresholds[np.minimum(tier, len(thresholds) - 1)]
    step = max(1.0, thresholds[-1] / STEPS)
    # Subtracted boxes make sums negative.
    # Steps ahead of the pace at which open boxes usually contribute.
    slack = np.clip(np.rint((reached + PACE * ahead - goal) / step), -FARTHEST, FARTHEST).astype(np.int64)
    found = np.where(reached + ahead < goal, 2 * FARTHEST + 1, slack + FARTHEST)
    return np.clip(tier - 1, 0, tiers - 1) * _FEW + np.where(over, 2 * FARTHEST + 2, found)


def _lines(wide: Wide, numbers: _Numbers) -> tuple[Ints, Ints, Ints]:
    variant, columns = wide.variant, wide.space.columns
    names = variant.line_order
    line = np.array([[numbers.take(len(columns)), numbers.take(len(columns))] for _ in names], dtype=np.int64)
    ready, opened = np.zeros((2, sum(len(column.codes) for column in columns), len(names)), dtype=np.int64)
    first = 0
    for column in columns:
        here = slice(first, first + len(column.codes))
        for place, box in enumerate(column.boxes):
            where = names.index(box.line)
            opened[here, where] |= column.filled[:, place] < box.entries
            ready[here, where] |= column.child[:, place, SCORED] >= 0
        first += len(column.codes)
    return line, ready, opened


def _sheet_lane_slots(wide: Wide, numbers: _Numbers) -> Ints:
    # (sheet lanes, tallies): the progress of each tally over all columns.
    sheet = wide.space.sheet
    caps = [tally.cap + 1 for tally in sheet]
    grid = np.indices(caps).reshape(len(caps), -1) if caps else np.zeros((0, 1), dtype=np.int64)
    slots = np.full((max(1, grid.shape[1]), len(sheet)), NONE, dtype=np.int64)
    for place, held in enumerate(grid):
        cap = caps[place] - 1
        few = min(cap, MOST_COUNTED)
        slots[:, place] = numbers.take(few + 1) + held * few // max(1, cap)
    return slots
