"""Opening a block of eight numbered cards, for the functions of `turn_legality`.

Cards of a block have the same boxes open and differ only in their lanes. Call `open_group` once per group, `open_lanes`
once per block and `open_plane` once per plane: without an announcement, or with one box announced.
"""

from pasch.solver.kernels.arrays.scratch_memory import NOTHING_LISTED, OpenBlock
from pasch.solver.kernels.arrays.variant_arrays import Sheet
from pasch.solver.kernels.toolchain.compiled_functions import inlined, part
from pasch.solver.kernels.toolchain.vector import width
from pasch.solver.kernels.turn.turn_legality import (
    IF_SERVED,
    count_regular_throws,
    may_enter,
    may_name,
    may_throw,
    must_announce,
    note_last,
)

LOWEST = -1e300
"""Below every possible value, and finite, so that no arithmetic yields a NaN."""


@part
def open_group(sheet: Sheet, now: OpenBlock, group: int) -> None:
    """Sets the state of every column from the number of a group."""
    now.turn.listed = NOTHING_LISTED
    now.turn.group = group
    # Saved throws are the fastest digit of a group's number.
    now.turn.saved = group % sheet.turn.saved_values
    for column in range(len(sheet.columns)):
        numbers = sheet.numbers[column]
        open_column(sheet, now, column, group // numbers.stride % numbers.digits)
    open_last(sheet, now)


@part
def open_last(sheet: Sheet, now: OpenBlock) -> None:
    """Sets `is_last` if only one entry is left and the last turn has other limits."""
    left = 0
    if sheet.turn.last_differs:
        for column in range(len(sheet.columns)):
            rules, state = sheet.columns[column], now.columns[column].state
            for box in range(rules.first, rules.last):
                left += sheet.boxes[box].entries - sheet.filled[state, box - rules.first]
    note_last(sheet, now, left)


@inlined
def find_state(sheet: Sheet, column: int, digit: int) -> int:
    """Returns the state of a column, which shares its digit of a group's number with the throws charged to it."""
    return sheet.numbers[column].states + digit // (sheet.turn.allowance + 1)


@inlined
def find_charged(sheet: Sheet, digit: int) -> int:
    """Returns the throws that a column is charged with, by its digit."""
    return digit % (sheet.turn.allowance + 1)


@inlined
def find_digit(sheet: Sheet, digit: int, after: int, charged: int) -> int:
    """Returns the digit of a column after an entry that leads to a state and is charged with so many throws."""
    return after * (sheet.turn.allowance + 1) + find_charged(sheet, digit) + charged


@part
def count_entries(sheet: Sheet, column: int, digit: int) -> int:
    """Returns the number of entries of a column, capped where more make no difference to points."""
    if sheet.turn.filled_classes == 1:
        return 0
    rules, held = sheet.columns[column], 0
    for place in range(rules.last - rules.first):
        held += sheet.filled[find_state(sheet, column, digit), place]
    return min(held, sheet.turn.filled_classes - 1)


@part
def open_column(sheet: Sheet, now: OpenBlock, column: int, digit: int) -> None:
    """Sets a column's state, its bought throws and its open boxes."""
    rules, here = sheet.columns[column], now.columns[column]
    here.state = find_state(sheet, column, digit)
    here.five = sheet.five[here.state]
    here.bought = find_charged(sheet, digit)
    here.filled = count_entries(sheet, column, digit)
    for box in range(rules.first, rules.last):
        now.free[box] = sheet.filled[here.state, box - rules.first] < sheet.boxes[box].entries
        # Wherever it has room and its turn has come, a game goes on with points in it.
        now.in_line[box] = sheet.child[here.state, box - rules.first, 1] >= 0


@part
def open_lanes(sheet: Sheet, now: OpenBlock, first: int, lanes: int) -> None:
    """Fills the block with `lanes` lanes from `first` on; missing ones repeat the last."""
    for index in range(width(now.row)):
        now.block[index] = first + min(index, lanes - 1)
    split_lanes(sheet, now)


@part
def split_lanes(sheet: Sheet, now: OpenBlock) -> None:
    """Splits the lanes in `now.block` into those of each column."""
    # A lane is a mixed-radix number: first column slowest, sheet tallies fastest. Split from the last column on.
    inner = sheet.turn.sheet_lanes
    for column in range(len(sheet.columns) - 1, -1, -1):
        here = now.columns[column]
        own = sheet.class_lanes[sheet.class_of[here.state]]
        here.inner = inner
        for index in range(width(now.row)):
            lane = now.block[index]
            now.low[column, index] = lane % inner
            now.own[column, index] = lane // inner % own
            now.high[column, index] = lane // (inner * own)
        inner *= own


@part
def is_plane(sheet: Sheet, now: OpenBlock, announced: int) -> bool:
    """Returns whether this box may be announced now, or the turn played without an announcement (-1)."""
    if announced < 0:
        return len(now.rest) > 0 or not must_announce(sheet, now, True)
    return may_name(sheet, now, announced)


@part
def find_last(sheet: Sheet, now: OpenBlock) -> None:
    """Sets the last throw after which some box can still be filled."""
    if not sheet.turn.varies:
        now.turn.last = sheet.turn.throws
        return
    stage = 1
    while may_throw(sheet, now, stage) or _may_rest_or_be_served(sheet, now, stage):
        stage += 1
    now.turn.last = stage


@part
def _may_rest_or_be_served(sheet: Sheet, now: OpenBlock, stage: int) -> bool:
    # Where a turn may end without an entry, all dice may be thrown again for a box that takes only those of one throw.
    found = False
    if len(now.rest) > 0 and now.turn.named < 0 and stage < count_regular_throws(sheet, now):
        for box in range(len(sheet.boxes)):
            column = sheet.boxes[box].column
            found = found or (now.can_strike[box] == IF_SERVED and may_enter(sheet, now, column, stage + 1, 0))
    return found
