"""One turn on a sheet whose cards are too many to number, solved exactly against an estimate of what follows.

A card is taken to be worth the sum of its parts, each looked up in its own game (see `parts`) with as many turns to
pass on as `passes_of` grants it; a number in between is interpolated. After an entry the part that took it has as many
turns in company as before, and the others have one fewer.
"""

from typing import NamedTuple

from pasch.solver.cards.lattice import Doubles, Ints
from pasch.solver.kernels.arrays import (
    ALLOWANCE,
    COLUMN,
    FIRST,
    HAS_SERVED,
    SAVED,
    SAVES,
    SHEET_LANES,
    STATES,
    THROWS,
    UNUSED,
    VARIES,
    WEIGHT,
    Dice,
    Scores,
    Sheet,
)
from pasch.solver.kernels.compiled import compiled, compiled_inline, merged
from pasch.solver.kernels.entries import (
    fill_endings,
    last_stage,
    list_specials,
    may_announce,
    may_enter,
    must_announce,
    open_column,
    open_plane,
)
from pasch.solver.kernels.turn import step_back
from pasch.solver.kernels.vector import LANES
from pasch.solver.kernels.work import (
    BOX,
    CAN_SCORE,
    CAN_STRIKE,
    ENTERED,
    KIND,
    LAST_STAGE,
    OUTCOME,
    OWN,
    STATE,
    TARGETS,
    Open,
    Throws,
)

VALUES, CARDS, LAYERS, STARTS, SAVED_DIGITS, TALLIES = range(6)
PART, PART_STRIDE = range(2)


class Games(NamedTuple):
    """The games of the parts, solved.

    Attributes:
        value: the values of all games: by passes, then by card; one game after the other.
        start: where the cards of each group begin in their game; one game after the other.
        parts: ``(parts, 6)`` where the game begins in `value`, its CARDS, LAYERS (numbers of passes), where it begins
            in `start`, how many different numbers of saved throws it has, and how many lanes for TALLIES over all its
            columns.
        columns: ``(columns, 2)`` the PART of each column, and by how much it counts in the number of a group there.
        share: ``(parts,)`` of the turns that go to other parts, how many the part can pass on.
    """

    value: Doubles
    start: Ints
    parts: Ints
    columns: Ints
    share: Doubles


class Position(NamedTuple):
    """A card of a wide sheet.

    Attributes:
        digit, lane: ``(columns,)`` the state of each column, throws bought included, and its lane.
        left: ``(parts,)`` entries left.
        tally: the lane of the tallies over all columns. saved: throws saved.
        passed: ``(parts,)`` scratch: what each part is worth after an entry elsewhere.
    """

    digit: Ints
    lane: Ints
    left: Ints
    tally: int
    saved: int
    passed: Doubles


@compiled_inline
def open_position(sheet: Sheet, now: Open, position: Position) -> None:
    """Reads off what is filled."""
    for column in range(len(sheet.columns)):
        open_column(sheet, now, column, position.digit[column])
        for index in range(LANES):
            now.lanes[column, OWN, index] = position.lane[column]


@compiled_inline
def card_of(sheet: Sheet, games: Games, position: Position, part: int, tally: int, saved: int) -> int:
    """The card of a part in its game. Throws saved are shared out evenly among the parts."""
    game = games.parts[part]
    group, lane = game[STARTS], 0
    for column in range(len(sheet.columns)):
        if games.columns[column, PART] == part:
            digit = position.digit[column]
            state = sheet.columns[column, STATES] + digit // (sheet.turn[ALLOWANCE] + 1)
            group += digit * games.columns[column, PART_STRIDE]
            lane = lane * sheet.class_lanes[sheet.class_of[state]] + position.lane[column]
    if game[TALLIES] > 1:
        lane = lane * game[TALLIES] + tally
    own = min(saved // len(games.parts), game[SAVED_DIGITS] - 1)
    while own > 0 and games.start[group + own] == games.start[group + own + 1]:  # more than its own turns could save
        own -= 1
    return int(games.start[group + own] + lane)


@compiled_inline
def passes_of(games: Games, position: Position, part: int) -> float:
    """On how many of the turns that go to other parts a part may pass."""
    elsewhere = 0
    for other in range(len(games.parts)):
        elsewhere += position.left[other] if other != part else 0
    return games.share[part] * elsewhere


@compiled
def worth_of(sheet: Sheet, games: Games, position: Position, part: int, passes: float, tally: int, saved: int) -> float:
    """What a part is still worth; between two numbers of passes, a mean."""
    game = games.parts[part]
    most = game[LAYERS] - 1
    low = min(int(passes), most)
    place = game[VALUES] + low * game[CARDS] + card_of(sheet, games, position, part, tally, saved)
    worth = games.value[place]
    share = passes - low
    if low < most and share > 0.0:
        worth += share * (games.value[place + game[CARDS]] - worth)
    return worth


@compiled
def list_wide_targets(sheet: Sheet, now: Open, games: Games, position: Position, throws: int) -> None:
    """Every entry after so many throws, with what it brings besides its points in `now.row`: bonus points and what the
    card is worth then. See `entries.list_targets`.
    """
    turn = sheet.turn
    digits = turn[ALLOWANCE] + 1
    regular = turn[THROWS] + position.saved
    bought = max(0, throws - regular)
    saved = min(regular - throws, turn[SAVED] - 1) if turn[SAVES] else 0
    for column in range(len(sheet.columns)):
        now.columns[column, ENTERED] = may_enter(sheet, now, column, throws, bought)
    all_passed = 0.0
    for part in range(len(games.parts)):
        passes = max(0.0, passes_of(games, position, part) - games.share[part])
        position.passed[part] = worth_of(sheet, games, position, part, passes, position.tally, saved)
        all_passed += position.passed[part]
    count = 0
    slots = now.target_of.shape[1]
    for box in range(len(sheet.boxes)):
        column = sheet.boxes[box, COLUMN]
        for slot in range(slots):
            now.target_of[box, slot] = -1
        if not (now.boxes[box, CAN_STRIKE] and now.columns[column, ENTERED]):
            continue
        place, state = box - sheet.columns[column, FIRST], now.columns[column, STATE]
        digit, lane = position.digit[column], position.lane[column]
        part = games.columns[column, PART]
        passes = passes_of(games, position, part)
        others = all_passed - position.passed[part] - bought * turn[UNUSED] * sheet.columns[column, WEIGHT]
        for slot in range(slots if now.boxes[box, CAN_SCORE] else 1):
            outcome, kind = (1, slot - 1) if slot else (0, 0)
            after = sheet.child[state, place, outcome]
            move = sheet.move_start[sheet.class_of[state], place, outcome, kind]
            if after < 0 or move < 0:
                continue
            tally, beside = position.tally, 0.0
            if turn[SHEET_LANES] > 1:
                tally, beside = sheet.sheet_lane[box, kind, tally], sheet.sheet_points[box, kind, tally]
            position.digit[column] = after * digits + digit % digits + bought
            position.lane[column] = sheet.move_lane[move + lane]
            worth = others + worth_of(sheet, games, position, part, passes, tally, saved)
            worth += sheet.move_points[move + lane] + beside
            for index in range(LANES):
                now.row[count, index] = worth
            now.target_of[box, slot] = count
            now.targets[count, BOX] = box
            now.targets[count, OUTCOME] = outcome
            now.targets[count, KIND] = kind
            count += 1
        position.digit[column], position.lane[column] = digit, lane
    now.counts[TARGETS] = count


@merged
def solve_wide_plane(
    dice: Dice, sheet: Sheet, scores: Scores, now: Open, throws: Throws, games: Games, position: Position
) -> None:
    """Solves the turn backward, every stage kept; see `turn.solve_plane`."""
    turn = sheet.turn
    last = last_stage(sheet, now, position.saved)
    now.counts[LAST_STAGE] = last
    for stage in range(last, 0, -1):
        if stage == last or turn[VARIES]:
            list_wide_targets(sheet, now, games, position, stage)
        for served in range(1 + turn[HAS_SERVED]):
            list_specials(sheet, scores, now, served)
            fill_endings(scores, now, served, throws.end[stage, served])
        step_back(dice, sheet, throws, stage, last, stage, stage + 1, 0.0)


@compiled
def solve_wide_turn(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    games: Games,
    position: Position,
    announced: int,
    named: Doubles,
) -> None:
    """Solves the turn in which a box is announced, or before that is decided (-1).

    What every later choice is worth stands in `throws` afterwards; ``named[box, roll]`` says what announcing a box is
    worth after a first throw.
    """
    open_position(sheet, now, position)
    has_served = sheet.turn[HAS_SERVED]
    for plane in range(len(sheet.boxes), -1, -1):
        box = plane - 1 if announced < 0 else announced
        if announced < 0 and not (may_announce(sheet, now, box) if box >= 0 else not must_announce(sheet, now)):
            continue
        open_plane(sheet, now, box)
        solve_wide_plane(dice, sheet, scores, now, throws, games, position)
        if announced >= 0:
            break
        if box >= 0:
            for roll in range(len(dice.chance)):
                named[box, roll] = (
                    throws.served[1][roll, 0] if has_served else throws.best[1][dice.first_roll + roll, 0]
                )


@compiled
def wide_rows(sheet: Sheet, now: Open, games: Games, position: Position, announced: int, throws: int) -> None:
    """Lists the entries after so many throws with what they bring besides their points, into `now`."""
    open_position(sheet, now, position)
    open_plane(sheet, now, announced)
    list_wide_targets(sheet, now, games, position, throws)
