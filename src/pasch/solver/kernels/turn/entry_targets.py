"""The cards that an entry may lead to, on eight cards at once."""

from collections.abc import Callable
from typing import TypeVar

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock
from pasch.solver.kernels.arrays.variant_arrays import Sheet
from pasch.solver.kernels.toolchain.compiled_functions import merged, part
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.block_setup import may_enter, regular_throws

Cards = TypeVar("Cards")
Lead = Callable[[Sheet, OpenBlock, Cards, int, int, int, int], None]
"""Given the cards, the number of a target, the throws used, the kind of score, the state and the move that it leads to:
writes down the card, or what it is worth."""


@part
def bought_throws(sheet: Sheet, now: OpenBlock, throws: int) -> int:
    """Returns the number of bought throws among those used."""
    return max(0, throws - regular_throws(sheet, now))


@part
def saved_after(sheet: Sheet, now: OpenBlock, throws: int) -> int:
    """Returns the throws saved by ending the turn after some number of throws, or bought from the stock of all
    columns.
    """
    if sheet.turn.stock > 0:
        return now.turn.saved + bought_throws(sheet, now, throws)
    return min(sheet.turn.throws + now.turn.saved - throws, sheet.turn.saved - 1) if sheet.turn.saves else 0


@part
def manner_after(sheet: Sheet, throws: int, held: int) -> int:
    """Where `Scores.start` tells what rolls are worth after so many throws, in a column that holds so many entries; one
    more where all dice fell together.
    """
    turn = sheet.turn
    return 2 * (turn.told_throws * held + min(throws, turn.told_throws) - 1)


@merged
def list_targets(sheet: Sheet, now: OpenBlock, cards: Cards, throws: int, lead: Lead[Cards]) -> None:
    """Every card that an entry after so many throws may lead to.

    Args:
        cards: what `lead` needs to know of the cards.
    """
    now.turn.targets = 0
    now.turn.manner = 2 * (min(throws, sheet.turn.told_throws) - 1)
    bought = bought_throws(sheet, now, throws)
    for column in range(len(sheet.columns)):
        here = now.columns[column]
        here.entered = here.aside == 0 and may_enter(sheet, now, column, throws, bought)
    slots = now.target_of.shape[1]
    for box in range(len(sheet.boxes)):
        for slot in range(slots):
            now.target_of[box, slot] = -1
        own = now.boxes[box]
        own.manner = manner_after(sheet, throws, now.columns[sheet.boxes[box].column].filled)
        if own.can_strike and now.columns[sheet.boxes[box].column].entered:
            for slot in range(slots if own.can_score else 1):
                _list_target(sheet, now, cards, throws, lead, box, slot)


@merged
def _list_target(
    sheet: Sheet, now: OpenBlock, cards: Cards, throws: int, lead: Lead[Cards], box: int, slot: int
) -> None:
    """A strike of a box (slot 0) or a kind of score, if the box knows it."""
    column = sheet.boxes[box].column
    place, state = box - sheet.columns[column].first, now.columns[column].state
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
def lead_to_card(sheet: Sheet, now: OpenBlock, _cards: object, count: int, throws: int, after: int, move: int) -> None:
    """Where cards are numbered: their indices, and in `now.row` the bonus points that the entry brings."""
    turn, target = sheet.turn, now.targets[count]
    box = target.box
    column = sheet.boxes[box].column
    rules, here = sheet.columns[column], now.columns[column]
    bought = bought_throws(sheet, now, throws)
    shift = (rules.states + after - here.state) * (turn.allowance + 1) + (0 if turn.stock > 0 else bought)
    target.group = now.turn.group + shift * rules.stride + saved_after(sheet, now, throws) - now.turn.saved
    start = sheet.start[target.group]
    own_lanes = sheet.class_lanes[sheet.class_of[rules.states + after]]
    cost = bought * rules.price
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
def value_rows(now: OpenBlock, value: Doubles) -> None:
    """Adds to the bonus points of each target what its card is worth."""
    for target in range(now.turn.targets):
        for index in range(LANES):
            now.row[target, index] += value[now.cards[target, index]]


@part
def list_rest(sheet: Sheet, now: OpenBlock, throws: int) -> None:
    """Lists the value of ending the turn without an entry, where `now.rest` allows it: nothing was announced, and no
    throw bought that some column would have to pay.
    """
    now.turn.rest = -1
    if len(now.rest) == 0 or now.turn.named >= 0 or bought_throws(sheet, now, throws) > 0:
        return
    after = now.turn.group - now.turn.saved + saved_after(sheet, now, throws)
    while sheet.lanes[after] <= now.block[LANES - 1]:  # more saved than any game has at this card: no use
        after -= 1
    for index in range(LANES):
        now.row[now.turn.targets, index] = now.rest[sheet.start[after] + now.block[index]]
    now.turn.rest = now.turn.targets
