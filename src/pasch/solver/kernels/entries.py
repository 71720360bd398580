"""Which entries a turn may end with, on eight cards at once, and what they are worth.

The eight cards of a block belong to one group, so that they have the same boxes open and differ only in their lanes.
In order: `open_group` once for the group, `open_lanes` for each block, `open_plane` for each way the turn may go
(without an announcement, or with one box named), and `list_targets` and `fill_endings` for each number of throws after
which other entries may be made. The rules are those of `pasch.rules.turn`; the tests hold the two against each other.
"""

from pasch.solver.cards.lattice import Doubles, Ints
from pasch.solver.kernels.arrays import (
    ALLOWANCE,
    ANNOUNCE,
    COLUMN,
    DIGITS,
    ENTRIES,
    EXTRA,
    FIRST,
    LAST,
    LIMIT,
    LOWER,
    MISS_BOX,
    NOTHING,
    NUMBER,
    ORDERED,
    PER_TURN,
    SAVED,
    SAVES,
    SERVED,
    SHEET_LANES,
    STATES,
    STRIDE,
    STRIKES_ANY,
    THROWS,
    UNUSED,
    VARIES,
    WEIGHT,
    ZERO,
    Scores,
    Sheet,
)
from pasch.solver.kernels.compiled import compiled_inline
from pasch.solver.kernels.vector import LANES, add, highest, load, load_at, splat, store
from pasch.solver.kernels.work import (
    BOUGHT,
    BOX,
    CAN_SCORE,
    CAN_STRIKE,
    CURVES,
    ENTERED,
    FREE,
    GROUP,
    HIGH,
    INNER,
    KIND,
    LISTED,
    LOW,
    LOWEST_SCORE,
    NAMED,
    NEXT,
    OUTCOME,
    OWN,
    PLACE,
    PREPARED,
    REST,
    SCORE,
    SPECIALS,
    STATE,
    STEP,
    TARGETS,
    WIDTH,
    Open,
)

LOWEST = -1e300
"""Worth less than anything that can happen; finite, so that no arithmetic yields a NaN."""


@compiled_inline
def open_group(sheet: Sheet, now: Open, group: int) -> int:
    """Reads off a group what is filled; gives the number of throws saved."""
    now.counts[LISTED] = 0
    for column in range(len(sheet.columns)):
        rules = sheet.columns[column]
        open_column(sheet, now, column, group // rules[STRIDE] % rules[DIGITS])
    return group % sheet.turn[SAVED]


@compiled_inline
def open_column(sheet: Sheet, now: Open, column: int, digit: int) -> None:
    """Reads off a column's state, bought throws included, what is filled."""
    rules = sheet.columns[column]
    allowance, first = sheet.turn[ALLOWANCE], rules[FIRST]
    state = rules[STATES] + digit // (allowance + 1)
    now.columns[column, STATE] = state
    now.columns[column, BOUGHT] = digit % (allowance + 1)
    now.columns[column, NEXT] = -1
    for box in range(first, rules[LAST]):
        now.boxes[box, FREE] = sheet.filled[state, box - first] < sheet.boxes[box, ENTRIES]
    if rules[ORDERED]:
        for place in range(rules[LAST] - first):
            box = first + sheet.order[column, place]
            if now.boxes[box, FREE]:
                now.columns[column, NEXT] = box
                break


@compiled_inline
def open_lanes(sheet: Sheet, now: Open) -> None:
    """Splits the lanes of a block, which stand in `now.block`, into those of each column."""
    inner = sheet.turn[SHEET_LANES]
    for column in range(len(sheet.columns) - 1, -1, -1):
        own = sheet.class_lanes[sheet.class_of[now.columns[column, STATE]]]
        now.columns[column, INNER] = inner
        for index in range(LANES):
            lane = now.block[index]
            now.lanes[column, LOW, index] = lane % inner
            now.lanes[column, OWN, index] = lane // inner % own
            now.lanes[column, HIGH, index] = lane // (inner * own)
        inner *= own


@compiled_inline
def open_plane(sheet: Sheet, now: Open, announced: int) -> None:
    """Which boxes may be scored and struck when `announced` was named, or nothing (-1); see `rules.turn.fillable`."""
    if now.counts[NAMED] != announced:
        now.counts[LISTED] = 0
    now.counts[NAMED] = announced
    for box in range(len(sheet.boxes)):
        column = sheet.boxes[box, COLUMN]
        rules = sheet.columns[column]
        free = now.boxes[box, FREE]
        in_line = free and (not rules[ORDERED] or box == now.columns[column, NEXT])
        open_now = in_line and not rules[ANNOUNCE]
        now.boxes[box, CAN_SCORE] = open_now
        now.boxes[box, CAN_STRIKE] = free if rules[STRIKES_ANY] else open_now
    if announced >= 0:
        only = sheet.columns[sheet.boxes[announced, COLUMN], MISS_BOX]
        for box in range(len(sheet.boxes)):
            now.boxes[box, CAN_SCORE] = box == announced
            now.boxes[box, CAN_STRIKE] = box == announced or (now.boxes[box, CAN_STRIKE] and not only)


@compiled_inline
def may_enter(sheet: Sheet, now: Open, column: int, throws: int, bought: int) -> bool:
    """Whether a turn of so many throws, so many of them bought, may be entered in the column at all."""
    within = now.columns[column, BOUGHT] + bought <= sheet.turn[ALLOWANCE]
    return throws <= sheet.columns[column, LIMIT] and (bought == 0 or within)


@compiled_inline
def last_stage(sheet: Sheet, now: Open, saved: int) -> int:
    """After how many throws the turn must end, because no box could be filled after another one, at the latest."""
    if not sheet.turn[VARIES]:
        return sheet.turn[THROWS]
    regular = sheet.turn[THROWS] + saved
    stage = 1
    while stage < regular + sheet.turn[PER_TURN]:
        fits = False
        for box in range(len(sheet.boxes)):
            if now.boxes[box, CAN_STRIKE]:
                column = sheet.boxes[box, COLUMN]
                fits = fits or may_enter(sheet, now, column, stage + 1, max(0, stage + 1 - regular))
        if not fits:
            break
        stage += 1
    return stage


@compiled_inline
def must_announce(sheet: Sheet, now: Open) -> bool:
    """Whether only boxes are left that need an announcement."""
    some = False
    for box in range(len(sheet.boxes)):
        if sheet.columns[sheet.boxes[box, COLUMN], ANNOUNCE]:
            some = True
        elif now.boxes[box, FREE]:
            return False
    return some


@compiled_inline
def may_announce(sheet: Sheet, now: Open, box: int) -> bool:
    """Whether a box may be named after the first throw."""
    column = sheet.boxes[box, COLUMN]
    if not (sheet.columns[column, ANNOUNCE] and now.boxes[box, FREE]):
        return False
    return not sheet.columns[column, ORDERED] or box == now.columns[column, NEXT]


@compiled_inline
def list_targets(sheet: Sheet, now: Open, group: int, throws: int, saved: int) -> None:
    """Every card that an entry after so many throws may lead to, with the bonus points it brings in `now.row`."""
    turn = sheet.turn
    regular = turn[THROWS] + saved
    bought = max(0, throws - regular)
    saved_after = min(regular - throws, turn[SAVED] - 1) if turn[SAVES] else 0
    sheet_lanes = turn[SHEET_LANES]
    count = 0
    slots = now.target_of.shape[1]
    for column in range(len(sheet.columns)):
        now.columns[column, ENTERED] = may_enter(sheet, now, column, throws, bought)
    for box in range(len(sheet.boxes)):
        column = sheet.boxes[box, COLUMN]
        for slot in range(slots):
            now.target_of[box, slot] = -1
        if not (now.boxes[box, CAN_STRIKE] and now.columns[column, ENTERED]):
            continue
        rules = sheet.columns[column]
        place, state, inner = box - rules[FIRST], now.columns[column, STATE], now.columns[column, INNER]
        cost = bought * turn[UNUSED] * rules[WEIGHT]
        for slot in range(slots if now.boxes[box, CAN_SCORE] else 1):
            outcome, kind = (1, slot - 1) if slot else (0, 0)
            after = sheet.child[state, place, outcome]
            move = sheet.move_start[sheet.class_of[state], place, outcome, kind]
            if after < 0 or move < 0:
                continue
            state_after = rules[STATES] + after
            shift = (state_after - state) * (turn[ALLOWANCE] + 1) + bought
            group_after = group + shift * rules[STRIDE] + saved_after - saved
            start = sheet.start[group_after]
            own_lanes = sheet.class_lanes[sheet.class_of[state_after]]
            for index in range(LANES):
                step = move + now.lanes[column, OWN, index]
                lane = (now.lanes[column, HIGH, index] * own_lanes + sheet.move_lane[step]) * inner
                lane += now.lanes[column, LOW, index]
                points = sheet.move_points[step] - cost
                if sheet_lanes > 1:
                    tally = lane % sheet_lanes
                    lane += sheet.sheet_lane[box, kind, tally] - tally
                    points += sheet.sheet_points[box, kind, tally]
                now.cards[count, index] = start + lane
                now.row[count, index] = points
            now.target_of[box, slot] = count
            now.targets[count, BOX] = box
            now.targets[count, OUTCOME] = outcome
            now.targets[count, KIND] = kind
            now.targets[count, GROUP] = group_after
            count += 1
    now.counts[TARGETS] = count


@compiled_inline
def value_rows(now: Open, value: Doubles) -> None:
    """Adds to the bonus points of each target what its card is worth."""
    for target in range(now.counts[TARGETS]):
        for index in range(LANES):
            now.row[target, index] += value[now.cards[target, index]]


@compiled_inline
def list_rest(sheet: Sheet, now: Open, group: int, throws: int, saved: int) -> None:
    """What ending the turn without an entry is worth, where `now.rest` allows it: nothing was announced, and no throw
    bought, for which some column would have to pay.
    """
    turn = sheet.turn
    regular = turn[THROWS] + saved
    now.counts[REST] = -1
    if len(now.rest) == 0 or now.counts[NAMED] >= 0 or throws > regular:
        return
    after = group - saved + (min(regular - throws, turn[SAVED] - 1) if turn[SAVES] else 0)
    while sheet.lanes[after] <= now.block[LANES - 1]:  # more saved than any game has at this card: no use
        after -= 1
    for index in range(LANES):
        now.row[now.counts[TARGETS], index] = now.rest[sheet.start[after] + now.block[index]]
    now.counts[REST] = now.counts[TARGETS]


@compiled_inline
def matches(boxes: Ints, box: int, group: int, shown: int) -> bool:
    """Whether a box is of a group that an extra rule names: the number box of a face, a lower, an upper one."""
    if group == 0:
        return boxes[box, NUMBER] == shown
    return boxes[box, LOWER] == (group == 1)


@compiled_inline
def list_specials(sheet: Sheet, scores: Scores, now: Open, served: int) -> None:
    """The entries of rolls of all dice equal, where extra rules say what they are worth and where they go."""
    count = 0
    for special in range(len(scores.special_roll)):
        shown = scores.special_face[special]
        for column in range(len(sheet.columns)):
            if not now.columns[column, ENTERED]:
                continue
            rules = sheet.columns[column]
            situation = scores.situation[2] * (served and rules[SERVED])
            filled, scoring = 1, False
            for box in range(rules[FIRST], rules[LAST]):
                if sheet.boxes[box, NUMBER] == shown and now.boxes[box, FREE]:
                    filled = 0
                scoring = scoring or now.boxes[box, CAN_SCORE]
            if rules[EXTRA]:
                situation += scores.situation[0] * sheet.five[now.columns[column, STATE]]
                situation += scores.situation[1] * filled
            allowed = CAN_SCORE if scoring else CAN_STRIKE
            forced = -1
            for rank in range(3):
                group = scores.special_place[situation, column, rank]
                if group < 0 or forced >= 0:
                    break
                for box in range(rules[FIRST], rules[LAST]):
                    if now.boxes[box, allowed] and matches(sheet.boxes, box, group, shown):
                        forced = group
            placed = scores.special_place[situation, column, 0] >= 0
            for box in range(rules[FIRST], rules[LAST]):
                if not now.boxes[box, CAN_STRIKE]:
                    continue
                kind = scores.special_kind[situation, box, special]
                inside = now.boxes[box, allowed] and (forced < 0 or matches(sheet.boxes, box, forced, shown))
                scored = kind != NOTHING and now.boxes[box, CAN_SCORE] and (inside or not placed)
                if scored:
                    now.special[count, 0] = scores.special_roll[special]
                    now.special[count, 1] = now.target_of[box, 0 if kind == ZERO else 1 + kind]
                    now.special[count, 2] = 1
                    now.special_points[count] = scores.special_points[situation, box, special]
                    now.special_beside[count] = scores.special_beside[situation, box, special]
                    count += 1
                if not placed or (inside and not scored):
                    now.special[count, 0] = scores.special_roll[special]
                    now.special[count, 1] = now.target_of[box, 0]
                    now.special[count, 2] = 0
                    now.special_points[count] = 0.0
                    now.special_beside[count] = 0.0
                    count += 1
    now.counts[SPECIALS] = count


@compiled_inline
def fill_endings(scores: Scores, now: Open, served: int, end: Doubles) -> None:
    """``end[roll]``: the best that the turn may end with, for each roll."""
    rest = splat(LOWEST)
    if now.counts[REST] >= 0:
        rest = load(now.row, now.counts[REST])
    strike = rest
    for box in range(len(now.target_of)):
        target = now.target_of[box, 0]
        if target >= 0:
            strike = highest(strike, load(now.row, target))
    for roll in range(len(end)):
        store(end, roll, strike)
    for special in range(len(scores.special_roll)):
        store(end, scores.special_roll[special], rest)
    for target in range(now.counts[TARGETS]):
        if now.targets[target, OUTCOME]:
            box, kind = now.targets[target, BOX], now.targets[target, KIND]
            row = load(now.row, target)
            for entry in range(scores.start[box, served, kind], scores.start[box, served, kind + 1]):
                roll = scores.roll[entry]
                store(end, roll, highest(load(end, roll), add(row, splat(scores.points[entry]))))
    for entry in range(now.counts[SPECIALS]):
        roll = now.special[entry, 0]
        worth = add(load(now.row, now.special[entry, 1]), splat(now.special_points[entry]))
        store(end, roll, highest(load(end, roll), worth))


@compiled_inline
def curve_rows(sheet: Sheet, scores: Scores, now: Open, value: Doubles, first: int, count: int) -> None:
    """What each target is worth by points entered, where scores are part of a card, into `now.curve`.

    A score below a group's window is as good as lost, worth 0; one above it as good as won, worth 1.

    Args:
        first, count: for which scores so far.
    """
    span = len(now.curve) // len(now.targets)
    now.counts[PREPARED] = first
    for target in range(now.counts[TARGETS]):
        box, group = now.targets[target, BOX], now.targets[target, GROUP]
        slot = 1 + now.targets[target, KIND] if now.targets[target, OUTCOME] else 0
        window = now.window[group]
        lane = now.cards[target, 0] - sheet.start[group]
        place, width = window[PLACE] + lane * window[STEP], window[WIDTH]
        begin = target * span
        end = begin + scores.high[box, slot] - scores.low[box, slot] + count
        # The first score and the least points land so far into the window of the card that the entry leads to.
        inside = first + int(now.row[target, 0]) + scores.low[box, slot] - window[LOWEST_SCORE]
        won = min(max(begin - inside + width, begin), end)
        known = min(max(begin - inside, begin), won)
        for at in range(begin, known):
            now.curve[at] = 0.0
        for at in range(known, won):
            now.curve[at] = value[place + inside + at - begin]
        for at in range(won, end):
            now.curve[at] = 1.0


@compiled_inline
def fill_curve_endings(scores: Scores, now: Open, served: int, end: Doubles) -> None:
    """`fill_endings` where scores are part of a card."""
    span = len(now.curve) // len(now.targets)
    shift = now.counts[SCORE] - now.counts[PREPARED]
    lowest = splat(LOWEST)
    strike = lowest
    for box in range(len(now.target_of)):
        target = now.target_of[box, 0]
        if target >= 0:
            strike = highest(strike, load_at(now.curve, target * span + shift))
    for roll in range(len(end)):
        store(end, roll, strike)
    for special in range(len(scores.special_roll)):
        store(end, scores.special_roll[special], lowest)
    for target in range(now.counts[TARGETS]):
        if now.targets[target, OUTCOME]:
            box, kind = now.targets[target, BOX], now.targets[target, KIND]
            begin = target * span + shift - scores.low[box, 1 + kind]
            for entry in range(scores.start[box, served, kind], scores.start[box, served, kind + 1]):
                roll = scores.roll[entry]
                store(end, roll, highest(load(end, roll), load_at(now.curve, begin + int(scores.points[entry]))))
    for entry in range(now.counts[SPECIALS]):
        roll, target = now.special[entry, 0], now.special[entry, 1]
        slot = 1 + now.targets[target, KIND] if now.targets[target, OUTCOME] else 0
        begin = target * span + shift - scores.low[now.targets[target, BOX], slot]
        worth = load_at(now.curve, begin + int(now.special_points[entry]))
        store(end, roll, highest(load(end, roll), worth))


@compiled_inline
def entry_worth(scores: Scores, now: Open, target: int, points: float) -> float:
    """What one entry is worth to the first card of the block."""
    if not now.counts[CURVES]:
        return now.row[target, 0] + points
    slot = 1 + now.targets[target, KIND] if now.targets[target, OUTCOME] else 0
    begin = target * (len(now.curve) // len(now.targets)) + now.counts[SCORE] - now.counts[PREPARED]
    return now.curve[begin + int(points) - scores.low[now.targets[target, BOX], slot]]
