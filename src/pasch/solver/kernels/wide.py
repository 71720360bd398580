"""One turn on a sheet whose cards are too many to number, solved exactly against an estimate of what follows.

A card is taken to be worth the sum of its parts, each looked up in its own game (see `parts`) with as many turns to
pass on as `_passes_of` grants it; a number in between is interpolated. After an entry the part that took it has as many
turns in company as before, and the others have one fewer.
"""

from dataclasses import dataclass

from pasch.solver.cards.lattice import Doubles, Ints
from pasch.solver.kernels.arrays import Arrays, Sheet
from pasch.solver.kernels.compiled import compiled, merged, part
from pasch.solver.kernels.endings import fill_endings, fill_stage
from pasch.solver.kernels.opening import is_plane, open_column, open_plane
from pasch.solver.kernels.packed import Packed
from pasch.solver.kernels.records import Table
from pasch.solver.kernels.targets import bought_throws, list_targets, saved_after
from pasch.solver.kernels.turn import first_value, solve_plane
from pasch.solver.kernels.vector import LANES
from pasch.solver.kernels.work import Open, Throws


class PartGame:
    """A part of the sheet, solved as a game of its own.

    Attributes:
        values: where it begins in `Parts.value`; starts: in `Parts.start`.
        cards: how many it has; layers: for how many numbers of passes.
        saved: how many different numbers of saved throws it has; tallies: how many lanes for those over all columns.
        share: of the turns that go to other parts, how many it can pass on.
    """

    values: int
    starts: int
    cards: int
    layers: int
    saved: int
    tallies: int
    share: float


class PartColumn:
    """The part that a column belongs to, and by how much it counts in the number of a group there."""

    part: int
    stride: int


@dataclass(frozen=True, eq=False)
class Parts(Packed):
    """The games of the parts.

    Attributes:
        value: the values of all games: by passes, then by card; one game after the other.
        start: where the cards of each group begin in their game; one game after the other.
    """

    value: Doubles
    start: Ints
    games: Table[PartGame]
    columns: Table[PartColumn]


@dataclass(frozen=True, eq=False)
class Position(Packed):
    """A card of a wide sheet.

    Attributes:
        parts: what its parts are worth.
        digit, lane: ``(columns,)`` the state of each column, throws bought included, and its lane.
        left: ``(parts,)`` entries left.
        tally: the lane of the tallies over all columns. saved: throws saved.
        passed: ``(parts,)`` scratch: what each part is worth after an entry elsewhere.
    """

    parts: Parts
    digit: Ints
    lane: Ints
    left: Ints
    tally: int
    saved: int
    passed: Doubles


@part
def _open_position(sheet: Sheet, now: Open, position: Position) -> None:
    """Reads off what is filled."""
    now.turn.listed = 0
    now.turn.saved = position.saved
    for column in range(len(sheet.columns)):
        open_column(sheet, now, column, position.digit[column])


@part
def _card_of(sheet: Sheet, position: Position, number: int, tally: int, saved: int) -> int:
    """The card of a part in its game. Throws saved are shared out evenly among the parts."""
    parts, game = position.parts, position.parts.games[number]
    group, lane = game.starts, 0
    for column in range(len(sheet.columns)):
        if parts.columns[column].part == number:
            digit = position.digit[column]
            state = sheet.columns[column].states + digit // (sheet.turn.allowance + 1)
            group += digit * parts.columns[column].stride
            lane = lane * sheet.class_lanes[sheet.class_of[state]] + position.lane[column]
    if game.tallies > 1:
        lane = lane * game.tallies + tally
    own = min(saved // len(parts.games), game.saved - 1)
    while own > 0 and parts.start[group + own] == parts.start[group + own + 1]:  # more than its own turns could save
        own -= 1
    return parts.start[group + own] + lane


@part
def _passes_of(position: Position, number: int) -> float:
    """On how many of the turns that go to other parts a part may pass."""
    elsewhere = 0
    for other in range(len(position.left)):
        elsewhere += position.left[other] if other != number else 0
    return position.parts.games[number].share * elsewhere


@part
def _part_value(sheet: Sheet, position: Position, number: int, passes: float, tally: int, saved: int) -> float:
    """What a part is still worth; between two numbers of passes, a mean."""
    game, value = position.parts.games[number], position.parts.value
    most = game.layers - 1
    low = min(int(passes), most)
    place = game.values + low * game.cards + _card_of(sheet, position, number, tally, saved)
    found = value[place]
    share = passes - low
    if low < most and share > 0.0:
        found += share * (value[place + game.cards] - found)
    return found


@part
def _pass_on(sheet: Sheet, now: Open, position: Position, throws: int) -> None:
    """Notes what each part is worth after an entry in another one."""
    saved = saved_after(sheet, now, throws)
    for number in range(len(position.left)):
        passes = max(0.0, _passes_of(position, number) - position.parts.games[number].share)
        position.passed[number] = _part_value(sheet, position, number, passes, position.tally, saved)


@part
def _others_value(position: Position, number: int) -> float:
    total = 0.0
    for other in range(len(position.passed)):
        total += position.passed[other]
    return total - position.passed[number]


@part
def _lead_to_parts(sheet: Sheet, now: Open, position: Position, count: int, throws: int, after: int, move: int) -> None:
    """See `targets.Lead`: bonus points and what the parts are worth after the entry, in `now.row`."""
    turn, target = sheet.turn, now.targets[count]
    column = sheet.boxes[target.box].column
    digit, lane, number = position.digit[column], position.lane[column], position.parts.columns[column].part
    bought, tally, beside = bought_throws(sheet, now, throws), position.tally, 0.0
    if turn.sheet_lanes > 1:
        beside = sheet.sheet_points[target.box, target.kind, tally]
        tally = sheet.sheet_lane[target.box, target.kind, tally]
    others = _others_value(position, number) - bought * turn.unused * sheet.columns[column].weight
    passes, saved = _passes_of(position, number), saved_after(sheet, now, throws)
    position.digit[column] = after * (turn.allowance + 1) + digit % (turn.allowance + 1) + bought
    position.lane[column] = sheet.move_lane[move + lane]
    worth = others + _part_value(sheet, position, number, passes, tally, saved)
    worth += sheet.move_points[move + lane] + beside
    for index in range(LANES):
        now.row[count, index] = worth
    position.digit[column], position.lane[column] = digit, lane


@part
def _list_entries(sheet: Sheet, now: Open, position: Position, throws: int) -> None:
    """Every entry after so many throws, with what it brings besides its points in `now.row`."""
    _pass_on(sheet, now, position, throws)
    list_targets(sheet, now, position, throws, _lead_to_parts)


@merged
def _wide_endings(game: Arrays, now: Open, throws: Throws, position: Position, used: int, stage: int) -> None:
    """See `endings.Ending`."""
    _list_entries(game.sheet, now, position, used)
    fill_stage(game, now, throws, stage, fill_endings)


@compiled
def solve_wide_turn(
    game: Arrays, now: Open, throws: Throws, position: Position, announced: int, named: Doubles
) -> None:
    """Solves the turn in which a box is announced, or before that is decided (-1).

    What every later choice is worth stands in `throws` afterwards; ``named[box, roll]`` says what announcing a box is
    worth after a first throw.
    """
    _open_position(game.sheet, now, position)
    for plane in range(len(game.sheet.boxes), -1, -1):
        box = plane - 1
        if box == announced or (announced < 0 and is_plane(game.sheet, now, box)):
            open_plane(game.sheet, now, box)
            solve_plane(game, now, throws, position, 0.0, 1, _wide_endings)
            if announced < 0 and box >= 0:
                _note_announcement(game, throws, named[box])


@part
def _note_announcement(game: Arrays, throws: Throws, named: Doubles) -> None:
    for roll in range(len(named)):
        named[roll] = first_value(game, throws, roll, 0)


@compiled
def wide_rows(game: Arrays, now: Open, position: Position, announced: int, throws: int) -> None:
    """Lists the entries after so many throws with what they bring besides their points, into `now`."""
    _open_position(game.sheet, now, position)
    open_plane(game.sheet, now, announced)
    _list_entries(game.sheet, now, position, throws)
