"""One turn on a sheet whose cards are too many to number, solved exactly against an estimate of its endings.

A card is taken to be worth the sum of its parts, each looked up in its own game (see `parts`) with as many turns to
pass on as `passes_of` grants it; a number in between is interpolated. After an entry the part that took it has as many
turns in company as before, and the others have one fewer. With `Ahead.deep` this is asked only after the next turn, and
the next turn is solved for every card that an entry may lead to, eight cards at a time.
"""

from typing import NamedTuple

import numpy as np

from pasch.solver.arrays import (
    ALLOWANCE,
    ANNOUNCE,
    COLUMN,
    FIRST,
    HAS_SERVED,
    PER_TURN,
    SAVED,
    SAVES,
    SHEET_LANES,
    STATES,
    THROWS,
    UNUSED,
    VARIES,
    WEIGHT,
    Arrays,
    Dice,
    Scores,
    Sheet,
)
from pasch.solver.compiled import compiled, compiled_inline, merged
from pasch.solver.entries import (
    LOWEST,
    fill_endings,
    last_stage,
    list_specials,
    may_announce,
    may_enter,
    must_announce,
    open_column,
    open_plane,
)
from pasch.solver.lattice import Doubles, Ints
from pasch.solver.turn import mean_of_throw, step_back, take_first
from pasch.solver.vector import LANES, load, splat, store
from pasch.solver.work import (
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
    new_open,
    new_throws,
)

VALUES, CARDS, LAYERS, STARTS, SAVED_DIGITS, TALLIES = range(6)
PART, PART_STRIDE = range(2)
AFTER_ENTRY, AFTER_OTHER = range(2)
PLACE_STATE, PLACE_BOUGHT, PLACE_LANE = range(3)


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
        places: ``(columns, 3)`` state within the column, throws bought, lane.
        left: ``(parts,)`` entries left.
        tally: the lane of the tallies over all columns. saved: throws saved.
    """

    places: Ints
    left: Ints
    tally: int
    saved: int


class Ahead(NamedTuple):
    """Scratch memory for what an entry leads to.

    Attributes:
        deep: whether the next turn is solved too, or the estimate taken as it is.
        gain: ``(targets,)`` bonus points of each entry, less the cost of bought throws.
        after: ``(targets, 5)`` column, its state, throws bought and lane, and the tally after each entry.
        known: ``(boxes, slots)`` what the cards after the entries of a turn are worth, NaN where not yet worked out.
        now, throws: for the next turn; end: ``(rolls, 8)`` its endings on one card.
        places, left: of the next card.
    """

    deep: bool
    gain: Doubles
    after: Ints
    known: Doubles
    now: Open
    throws: Throws
    end: Doubles
    places: Ints
    left: Ints


def new_ahead(arrays: Arrays, parts: int, deep: bool) -> Ahead:
    """Scratch memory for one turn."""
    now = new_open(arrays)
    return Ahead(
        deep=deep,
        gain=np.zeros(len(now.targets)),
        after=np.zeros((len(now.targets), 5), dtype=np.int64),
        known=np.zeros(now.target_of.shape),
        now=now,
        throws=new_throws(arrays, keep=False),
        end=np.zeros((len(arrays.dice.chance), LANES)),
        places=np.zeros((len(now.columns), 3), dtype=np.int64),
        left=np.zeros(parts, dtype=np.int64),
    )


@compiled_inline
def passes_of(games: Games, position: Position, part: int, when: int) -> float:
    """On how many turns a part may pass: AFTER_ENTRY of its own, or AFTER_OTHER."""
    return float(games.share[part] * max(0, position.left.sum() - position.left[part] - when))


@compiled_inline
def worth_of(games: Games, part: int, card: int, passes: float) -> float:
    """What a part is still worth; between two numbers of passes, a mean."""
    game = games.parts[part]
    most = game[LAYERS] - 1
    low = min(int(passes), most)
    place = game[VALUES] + low * game[CARDS] + card
    worth = float(games.value[place])
    share = passes - low
    if low < most and share > 0.0:
        worth += share * (games.value[place + game[CARDS]] - worth)
    return worth


@compiled_inline
def card_of(
    sheet: Sheet,
    games: Games,
    position: Position,
    part: int,
    column: int,
    digit: int,
    own_lane: int,
    tally: int,
    saved: int,
) -> int:
    """The card of a part in its game when one of its columns has come to another place. Throws saved are shared out
    evenly among the parts.
    """
    game, digits = games.parts[part], sheet.turn[ALLOWANCE] + 1
    group, lane = game[STARTS], 0
    for other in range(len(sheet.columns)):
        if games.columns[other, PART] != part:
            continue
        place = position.places[other]
        at, add = (
            (digit, own_lane)
            if other == column
            else (place[PLACE_STATE] * digits + place[PLACE_BOUGHT], place[PLACE_LANE])
        )
        state = sheet.columns[other, STATES] + at // digits
        group += at * games.columns[other, PART_STRIDE]
        lane = lane * sheet.class_lanes[sheet.class_of[state]] + add
    if game[TALLIES] > 1:
        lane = lane * game[TALLIES] + tally
    own = min(saved // len(games.parts), game[SAVED_DIGITS] - 1)
    while own > 0 and games.start[group + own] == games.start[group + own + 1]:  # more than its own turns could save
        own -= 1
    return int(games.start[group + own] + lane)


@compiled_inline
def open_position(sheet: Sheet, now: Open, position: Position) -> None:
    """Reads off what is filled."""
    allowance = sheet.turn[ALLOWANCE]
    for column in range(len(sheet.columns)):
        place = position.places[column]
        open_column(sheet, now, column, place[PLACE_STATE] * (allowance + 1) + place[PLACE_BOUGHT])
        for index in range(LANES):
            now.lanes[column, OWN, index] = place[PLACE_LANE]


@compiled
def list_wide_targets(sheet: Sheet, now: Open, games: Games, position: Position, ahead: Ahead, throws: int) -> None:
    """Every entry after so many throws, with the bonus points it brings and what the card is worth then in `now.row`;
    see `entries.list_targets`.
    """
    turn = sheet.turn
    digits, saved = turn[ALLOWANCE] + 1, position.saved
    regular = turn[THROWS] + saved
    bought = max(0, throws - regular)
    saved_after = min(regular - throws, turn[SAVED] - 1) if turn[SAVES] else 0
    for column in range(len(sheet.columns)):
        now.columns[column, ENTERED] = may_enter(sheet, now, column, throws, bought)
    others = 0.0
    for part in range(len(games.parts)):
        card = card_of(sheet, games, position, part, -1, 0, 0, position.tally, saved_after)
        others += worth_of(games, part, card, passes_of(games, position, part, AFTER_OTHER))
    count = 0
    slots = now.target_of.shape[1]
    for box in range(len(sheet.boxes)):
        column = sheet.boxes[box, COLUMN]
        for slot in range(slots):
            now.target_of[box, slot] = -1
        if not (now.boxes[box, CAN_STRIKE] and now.columns[column, ENTERED]):
            continue
        rules, place = sheet.columns[column], position.places[column]
        state, lane = now.columns[column, STATE], place[PLACE_LANE]
        part = games.columns[column, PART]
        card = card_of(sheet, games, position, part, -1, 0, 0, position.tally, saved_after)
        before = worth_of(games, part, card, passes_of(games, position, part, AFTER_OTHER))
        cost = bought * turn[UNUSED] * rules[WEIGHT]
        for slot in range(slots if now.boxes[box, CAN_SCORE] else 1):
            outcome, kind = (1, slot - 1) if slot else (0, 0)
            after = sheet.child[state, box - rules[FIRST], outcome]
            move = sheet.move_start[sheet.class_of[state], box - rules[FIRST], outcome, kind]
            if after < 0 or move < 0:
                continue
            digit = after * digits + place[PLACE_BOUGHT] + bought
            tally, beside = position.tally, 0.0
            if turn[SHEET_LANES] > 1:
                tally, beside = sheet.sheet_lane[box, kind, tally], sheet.sheet_points[box, kind, tally]
            card = card_of(
                sheet, games, position, part, column, digit, sheet.move_lane[move + lane], tally, saved_after
            )
            worth = worth_of(games, part, card, passes_of(games, position, part, AFTER_ENTRY))
            ahead.gain[count] = sheet.move_points[move + lane] + beside - cost
            worth += others - before + ahead.gain[count]
            ahead.after[count, 0], ahead.after[count, 1], ahead.after[count, 2] = column, after, digit % digits
            ahead.after[count, 3], ahead.after[count, 4] = sheet.move_lane[move + lane], tally
            for index in range(LANES):
                now.row[count, index] = worth
            now.target_of[box, slot] = count
            now.targets[count, BOX] = box
            now.targets[count, OUTCOME] = outcome
            now.targets[count, KIND] = kind
            count += 1
    now.counts[TARGETS] = count


@compiled
def fill_wide_endings(sheet: Sheet, scores: Scores, now: Open, served: int, end: Doubles) -> None:
    """``end[roll]``: the best that the turn may end with; compiled once for both turns, as is `step_wide`."""
    list_specials(sheet, scores, now, served)
    fill_endings(scores, now, served, end)


@compiled
def step_wide(dice: Dice, sheet: Sheet, throws: Throws, stage: int, last: int, here: int, later: int) -> None:
    """See `turn.step_back`."""
    step_back(dice, sheet, throws, stage, last, here, later, 0.0)


@compiled_inline
def next_position(games: Games, position: Position, ahead: Ahead, target: int, saved: int) -> Position:
    """The card that an entry leads to; its arrays are those of `ahead`."""
    ahead.places[:] = position.places
    ahead.left[:] = position.left
    column = ahead.after[target, 0]
    for which in range(3):
        ahead.places[column, which] = ahead.after[target, 1 + which]
    ahead.left[games.columns[column, PART]] -= 1
    return Position(ahead.places, ahead.left, ahead.after[target, 4], saved)


@compiled
def look_ahead(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    games: Games,
    position: Position,
    ahead: Ahead,
    deeper: Ahead,
    targets: Ints,
    saved: int,
    worth: Doubles,
) -> None:
    """``worth[target]``: the card after an entry, eight at a time, with the next turn solved too."""
    turn, now, throws = sheet.turn, ahead.now, ahead.throws
    has_served = turn[HAS_SERVED]
    last = turn[THROWS] + turn[PER_TURN] + (saved if turn[VARIES] else 0)
    for first in range(0, len(targets), LANES):
        for roll in range(len(dice.chance)):
            store(throws.first, roll, splat(LOWEST))
        for announced in range(-1, len(sheet.boxes)):
            if announced >= 0 and not sheet.columns[sheet.boxes[announced, COLUMN], ANNOUNCE]:
                continue
            some = False
            for stage in range(last, 0, -1):
                if stage == last or turn[VARIES]:
                    for lane in range(LANES):
                        target = targets[min(first + lane, len(targets) - 1)]
                        after = next_position(games, position, ahead, target, saved)
                        open_position(sheet, now, after)
                        fits = after.left.sum() > 0
                        if announced >= 0:
                            fits = fits and may_announce(sheet, now, announced)
                        else:
                            fits = fits and not must_announce(sheet, now)
                        some = some or fits
                        if fits:
                            open_plane(sheet, now, announced)
                            list_wide_targets(sheet, now, games, after, deeper, stage)
                        for served in range(1 + has_served):
                            if fits:
                                fill_wide_endings(sheet, scores, now, served, ahead.end)
                            for roll in range(len(dice.chance)):
                                throws.end[0, served, roll, lane] = ahead.end[roll, lane] if fits else LOWEST
                    if not some and not turn[VARIES]:
                        break
                step_wide(dice, sheet, throws, stage, last, 0, 0)
            if some:
                take_first(throws, dice.first_roll, has_served, 0)
        mean_of_throw(dice, throws.first, 0.0, throws.added, 0)
        for lane in range(min(LANES, len(targets) - first)):
            worth[first + lane] = throws.added[0, lane] if position.left.sum() > 1 else 0.0


@compiled_inline
def look_ahead_at(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    games: Games,
    position: Position,
    ahead: Ahead,
    deeper: Ahead,
    throws: int,
) -> None:
    """Puts into `now.row` what entries are worth with the next turn solved."""
    turn = sheet.turn
    saved = min(turn[THROWS] + position.saved - throws, turn[SAVED] - 1) if turn[SAVES] else 0
    missing = np.empty(now.counts[TARGETS], dtype=np.int64)
    count = 0
    if turn[VARIES]:
        ahead.known[:] = np.nan
    for target in range(now.counts[TARGETS]):
        slot = 1 + now.targets[target, KIND] if now.targets[target, OUTCOME] else 0
        if np.isnan(ahead.known[now.targets[target, BOX], slot]):
            missing[count] = target
            count += 1
    worth = np.empty(count)
    look_ahead(dice, sheet, scores, games, position, ahead, deeper, missing[:count], saved, worth)
    for index in range(count):
        target = missing[index]
        slot = 1 + now.targets[target, KIND] if now.targets[target, OUTCOME] else 0
        ahead.known[now.targets[target, BOX], slot] = worth[index]
    for target in range(now.counts[TARGETS]):
        slot = 1 + now.targets[target, KIND] if now.targets[target, OUTCOME] else 0
        for lane in range(LANES):
            now.row[target, lane] = ahead.gain[target] + ahead.known[now.targets[target, BOX], slot]


@merged
def solve_wide_plane(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    games: Games,
    position: Position,
    ahead: Ahead,
    deeper: Ahead,
) -> None:
    """Solves the turn backward, every stage kept; see `turn.solve_plane`."""
    turn = sheet.turn
    has_served = turn[HAS_SERVED]
    last = last_stage(sheet, now, position.saved)
    now.counts[LAST_STAGE] = last
    for stage in range(last, 0, -1):
        if stage == last or turn[VARIES]:
            list_wide_targets(sheet, now, games, position, ahead, stage)
            if ahead.deep:
                look_ahead_at(dice, sheet, scores, now, games, position, ahead, deeper, stage)
            for served in range(1 + has_served):
                fill_wide_endings(sheet, scores, now, served, throws.end[stage, served])
        else:
            for served in range(1 + has_served):
                for roll in range(len(dice.chance)):
                    store(throws.end[stage, served], roll, load(throws.end[stage + 1, served], roll))
        step_wide(dice, sheet, throws, stage, last, stage, stage + 1)


@compiled
def solve_wide_turn(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    games: Games,
    position: Position,
    ahead: Ahead,
    deeper: Ahead,
    announced: int,
    named: Doubles,
) -> None:
    """Solves the turn in which a box is announced, or before that is decided (-1).

    What every later choice is worth stands in `throws` afterwards; ``named[box, roll]`` says what announcing a box is
    worth after a first throw.
    """
    ahead.known[:] = np.nan
    open_position(sheet, now, position)
    has_served = sheet.turn[HAS_SERVED]
    for plane in range(len(sheet.boxes), -1, -1):
        box = plane - 1 if announced < 0 else announced
        if announced < 0 and not (may_announce(sheet, now, box) if box >= 0 else not must_announce(sheet, now)):
            continue
        open_plane(sheet, now, box)
        solve_wide_plane(dice, sheet, scores, now, throws, games, position, ahead, deeper)
        if announced >= 0:
            break
        if box >= 0:
            for roll in range(len(dice.chance)):
                named[box, roll] = (
                    throws.served[1][roll, 0] if has_served else throws.best[1][dice.first_roll + roll, 0]
                )


@compiled
def wide_rows(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    games: Games,
    position: Position,
    ahead: Ahead,
    deeper: Ahead,
    announced: int,
    throws: int,
) -> None:
    """Lists the entries after so many throws with what they are worth, into `now`."""
    open_position(sheet, now, position)
    open_plane(sheet, now, announced)
    list_wide_targets(sheet, now, games, position, ahead, throws)
    if ahead.deep:
        look_ahead_at(dice, sheet, scores, now, games, position, ahead, deeper, throws)
