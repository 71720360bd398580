"""Opening a block of eight cards: filled boxes, and the boxes that a turn may end with.

Cards of a block have the same boxes open and differ only in their lanes. Call `open_group` once per group, `open_lanes`
once per block and `open_plane` once per plane: without an announcement, or with one box announced. The rules are those
of `pasch.rules.game.turn`; tests compare both.
"""

from pasch.solver.kernels.arrays.scratch_memory import OpenBlock
from pasch.solver.kernels.arrays.variant_arrays import Sheet
from pasch.solver.kernels.toolchain.compiled_functions import part
from pasch.solver.kernels.toolchain.vector import width

LOWEST = -1e300
"""Below every possible value, and finite, so that no arithmetic yields a NaN."""


@part
def open_group(sheet: Sheet, now: OpenBlock, group: int) -> None:
    """Sets the state of every column from the number of a group."""
    now.turn.listed = 0
    now.turn.group = group
    # Saved throws are the fastest digit of a group's number.
    now.turn.saved = group % sheet.turn.saved
    for column in range(len(sheet.columns)):
        rules = sheet.columns[column]
        open_column(sheet, now, column, group // rules.stride % rules.digits)
    open_last(sheet, now)


@part
def open_last(sheet: Sheet, now: OpenBlock) -> None:
    """Sets `is_last` if only one entry is left and the rules treat the last turn differently."""
    now.turn.is_last = 0
    if sheet.turn.last == 0:
        return
    left = 0
    for column in range(len(sheet.columns)):
        rules, state = sheet.columns[column], now.columns[column].state
        for box in range(rules.first, rules.last):
            left += sheet.boxes[box].entries - sheet.filled[state, box - rules.first]
    now.turn.is_last = 1 if left == 1 else 0


@part
def count_entries(sheet: Sheet, column: int, digit: int) -> int:
    """Returns the number of entries of a column, capped where more make no difference to points."""
    if sheet.turn.told_filled == 1:
        return 0
    rules, held = sheet.columns[column], 0
    for place in range(rules.last - rules.first):
        held += sheet.filled[rules.states + digit // (sheet.turn.allowance + 1), place]
    return min(held, sheet.turn.told_filled - 1)


@part
def open_column(sheet: Sheet, now: OpenBlock, column: int, digit: int) -> None:
    """Sets a column's state, its bought throws and its open boxes."""
    rules, here = sheet.columns[column], now.columns[column]
    bought = sheet.turn.allowance + 1
    here.state = rules.states + digit // bought
    here.bought = digit % bought
    here.filled = count_entries(sheet, column, digit)
    for box in range(rules.first, rules.last):
        now.boxes[box].free = sheet.filled[here.state, box - rules.first] < sheet.boxes[box].entries
        # Wherever it has room and its turn has come, a game goes on with points in it.
        now.boxes[box].in_line = sheet.child[here.state, box - rules.first, 1] >= 0


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
def open_plane(sheet: Sheet, now: OpenBlock, announced: int) -> None:
    """Sets which boxes may be scored or struck if `announced` was named (-1: none); see `rules.game.turn.fillable`."""
    # Special entries listed for another plane are stale.
    if now.turn.named != announced:
        now.turn.listed = 0
    now.turn.named = announced
    for box in range(len(sheet.boxes)):
        column, here = sheet.boxes[box].column, now.boxes[box]
        rules = sheet.columns[column]
        here.can_score = here.in_line and not rules.announce
        here.can_strike = here.free if rules.strikes_any else here.can_score
    if announced >= 0:
        only = sheet.columns[sheet.boxes[announced].column].miss_box
        for box in range(len(sheet.boxes)):
            here = now.boxes[box]
            here.can_score = box == announced
            here.can_strike = box == announced or (here.can_strike and not only)


@part
def is_plane(sheet: Sheet, now: OpenBlock, announced: int) -> bool:
    """Returns whether this box may be announced now, or the turn played without an announcement (-1)."""
    if announced < 0:
        return len(now.rest) > 0 or not must_announce(sheet, now)
    return sheet.columns[sheet.boxes[announced].column].announce != 0 and now.boxes[announced].in_line != 0


@part
def is_named_before(sheet: Sheet, plane: int) -> bool:
    """Returns whether the box of a plane is announced before the first throw."""
    return plane >= 0 and sheet.columns[sheet.boxes[plane].column].before != 0


@part
def must_announce(sheet: Sheet, now: OpenBlock) -> bool:
    """Returns whether all open boxes need an announcement."""
    some = False
    for box in range(len(sheet.boxes)):
        if sheet.columns[sheet.boxes[box].column].announce:
            some = True
        elif now.boxes[box].free:
            return False
    return some


@part
def may_enter(sheet: Sheet, now: OpenBlock, column: int, throws: int, bought: int) -> bool:
    """Returns whether a turn of `throws` throws, `bought` of them bought, may be entered in the column."""
    if sheet.turn.stock > 0:
        within = now.turn.saved + bought <= sheet.turn.stock
    else:
        within = now.columns[column].bought + bought <= sheet.turn.allowance
    rules = sheet.columns[column]
    limit = rules.last_limit if now.turn.is_last else rules.limit
    return throws <= limit and (bought == 0 or within)


@part
def count_regular_throws(sheet: Sheet, now: OpenBlock) -> int:
    """Returns the throws of a turn without bought ones, saved ones included."""
    return sheet.turn.throws + (now.turn.saved if sheet.turn.saves else 0)


@part
def has_entry(sheet: Sheet, now: OpenBlock, throws: int, bought: int) -> bool:
    """Returns whether any box may be filled after so many throws."""
    for box in range(len(sheet.boxes)):
        if now.boxes[box].can_strike and may_enter(sheet, now, sheet.boxes[box].column, throws, bought):
            return True
    return False


@part
def find_last(sheet: Sheet, now: OpenBlock) -> None:
    """Sets the last throw after which some box can still be filled."""
    if not sheet.turn.varies:
        now.turn.last = sheet.turn.throws
        return
    regular = count_regular_throws(sheet, now)
    # Throws after the regular ones are bought.
    stage = 1
    while stage < regular + sheet.turn.per_turn and has_entry(sheet, now, stage + 1, max(0, stage + 1 - regular)):
        stage += 1
    now.turn.last = stage
