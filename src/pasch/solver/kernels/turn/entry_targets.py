"""The cards that an entry may lead to, for eight cards at once."""

from collections.abc import Callable
from typing import TypeVar

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock
from pasch.solver.kernels.arrays.variant_arrays import Sheet
from pasch.solver.kernels.toolchain.compiled_functions import merged, part
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.turn_legality import (
    count_bought_throws,
    count_charged_throws,
    count_saved_throws,
    is_met,
    may_enter,
)

Cards = TypeVar("Cards")
Lead = Callable[[Sheet, OpenBlock, Cards, int, int, int, int], None]
"""Called with the cards, the number of a target, the throws used, the state and the move that it leads to; records the
card or its value."""


@part
def find_manner(sheet: Sheet, throws: int, held: int) -> int:
    """Returns the index in `Scores.start` for so many throws in a column with `held` entries; add 1 if served."""
    turn = sheet.turn
    return 2 * (turn.throw_classes * held + min(throws, turn.throw_classes) - 1)


@merged
def list_targets(sheet: Sheet, now: OpenBlock, cards: Cards, throws: int, lead: Lead[Cards]) -> None:
    """Lists every card that an entry after so many throws may lead to.

    Args:
        cards: passed on to `lead`.
    """
    now.turn.targets = 0
    now.turn.manner = 2 * (min(throws, sheet.turn.throw_classes) - 1)
    bought = count_bought_throws(sheet, now, throws)
    for column in range(len(sheet.columns)):
        here = now.columns[column]
        here.entered = here.aside == 0 and may_enter(sheet, now, column, throws, bought)
    slots = now.target_of.shape[1]
    for box in range(len(sheet.boxes)):
        # -1: no target; cleared, as columns may have become closed since.
        for slot in range(slots):
            now.target_of[box, slot] = -1
        now.manner[box] = find_manner(sheet, throws, now.columns[sheet.boxes[box].column].filled)
        if now.can_strike[box] and now.columns[sheet.boxes[box].column].entered:
            for slot in range(slots if now.can_score[box] else 1):
                _list_target(sheet, now, cards, throws, lead, box, slot)


@merged
def _list_target(
    sheet: Sheet, now: OpenBlock, cards: Cards, throws: int, lead: Lead[Cards], box: int, slot: int
) -> None:
    column = sheet.boxes[box].column
    place, state = box - sheet.columns[column].first, now.columns[column].state
    # Slot 0 is a strike, slot 1 + k a score that moves tallies by kind k.
    outcome, kind = (1, slot - 1) if slot else (0, 0)
    after = sheet.child[state, place, outcome]
    move = sheet.move_start[sheet.class_of[state], place, outcome, kind]
    if after < 0 or move < 0:
        return
    count = now.turn.targets
    target = now.targets[count]
    target.box = box
    target.outcome = outcome
    target.kind = kind
    lead(sheet, now, cards, count, throws, after, move)
    now.target_of[box, slot] = count
    now.turn.targets = count + 1


@part
def is_listed(now: OpenBlock, box: int, slot: int, served: int) -> bool:
    """Returns whether a roll may be entered in a box in that way: slot 0 is a strike, slot 1 + k a score of kind k.

    Args:
        served: 1 if all dice fell together.
    """
    return now.target_of[box, slot] >= 0 and is_met(now.can_score[box] if slot else now.can_strike[box], served)


@part
def lead_to_card(sheet: Sheet, now: OpenBlock, _cards: object, count: int, throws: int, after: int, move: int) -> None:
    """Sets the indices of a target's cards, and in `now.row` the bonus points of the entry."""
    turn, target = sheet.turn, now.targets[count]
    box = target.box
    column = sheet.boxes[box].column
    numbers, here = sheet.numbers[column], now.columns[column]
    bought = count_bought_throws(sheet, now, throws)
    # The group changes in the digit of this column, and in that of saved throws.
    charged = count_charged_throws(sheet, now, throws)
    shift = (numbers.states + after - here.state) * (turn.allowance + 1) + charged
    target.group = now.turn.group + shift * numbers.stride + count_saved_throws(sheet, now, throws) - now.turn.saved
    start = sheet.start[target.group]
    own_lanes = sheet.class_lanes[sheet.class_of[numbers.states + after]]
    cost = bought * sheet.columns[column].price
    # Lane after the entry: (high * lanes of the new class + moved own lane) * inner + low.
    for index in range(LANES):
        step = move + now.own[column, index]
        lane = (now.high[column, index] * own_lanes + sheet.move_lane[step]) * here.inner + now.low[column, index]
        points = sheet.move_points[step] - cost
        if turn.sheet_lanes > 1:
            tally = lane % turn.sheet_lanes
            lane += sheet.sheet_lane[box, target.kind, tally] - tally
            points += sheet.sheet_points[box, target.kind, tally]
        now.cards[count, index] = start + lane
        now.row[count, index] = points


@part
def add_card_values(now: OpenBlock, value: Doubles) -> None:
    """Adds the value of its card to the bonus points of each target."""
    for target in range(now.turn.targets):
        for index in range(LANES):
            now.row[target, index] += value[now.cards[target, index]]


@part
def list_rest(sheet: Sheet, now: OpenBlock, throws: int) -> None:
    """Sets the value of ending the turn without an entry, where `now.rest` allows it."""
    now.turn.rest = -1
    # Not after an announcement, nor with a bought throw, for which some column would have to pay.
    if len(now.rest) == 0 or now.turn.named >= 0 or count_bought_throws(sheet, now, throws) > 0:
        return
    after = now.turn.group - now.turn.saved + count_saved_throws(sheet, now, throws)
    while sheet.lanes[after] <= now.block[LANES - 1]:  # more saved than any game has at this card: no use
        after -= 1
    for index in range(LANES):
        now.row[now.turn.targets, index] = now.rest[sheet.start[after] + now.block[index]]
    now.turn.rest = now.turn.targets
