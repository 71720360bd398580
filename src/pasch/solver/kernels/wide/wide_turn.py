"""One turn on a sheet with too many cards to number, solved exactly against an estimate of later values.

The value of a card is estimated as the sum of its parts, each looked up in its own game (see `sheet_parts`) with as
many turns to pass as `_count_passes` grants; numbers in between are interpolated. After an entry the part that took it
keeps its number of passes, and the others lose one turn. A network may correct the sum (see `value_network`), except
where the sum is exact: a part alone with all remaining entries.
"""

from dataclasses import dataclass

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.scratch_memory import NOTHING_LISTED, OpenBlock, Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays, Sheet
from pasch.solver.kernels.toolchain.compiled_functions import compiled, merged, part
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.block_setup import find_digit, find_state, is_plane, open_column, open_last
from pasch.solver.kernels.turn.entry_targets import list_targets
from pasch.solver.kernels.turn.turn_endings import fill_endings, fill_stage
from pasch.solver.kernels.turn.turn_legality import (
    count_bought_throws,
    count_charged_throws,
    count_saved_throws,
    open_plane,
)
from pasch.solver.kernels.turn.turn_values import read_first_value, solve_plane
from pasch.solver.kernels.wide.value_network import (
    ValueNetwork,
    add_part,
    begin_swaps,
    compute_output,
    compute_swapped_output,
    note_part,
    prepare_sums,
    set_card_slots,
    sum_inputs,
    sum_slots,
    swap_column,
    swap_sheet,
)


class PartGame:
    """A part of the sheet, solved as a separate game.

    Attributes:
        values: where it begins in `Parts.value`; starts: in `Parts.start`.
        cards: number of cards; layers: of numbers of passes.
        saved: number of values of saved throws; tallies: of lanes for tallies over all columns.
        share: of the turns that go to other parts, the fraction it can pass.
    """

    values: int
    starts: int
    cards: int
    layers: int
    saved: int
    tallies: int
    share: float


class PartColumn:
    """The part of a column, and the weight of its digit in the number of a group there."""

    part: int
    stride: int


@dataclass(frozen=True, eq=False)
class Parts(Packed):
    """The games of the parts.

    Attributes:
        value: the values of all games: by card, then by passes; one game after the other.
        start: where the cards of each group begin in their game; one game after the other.
    """

    value: Doubles
    start: Ints
    games: RowTable[PartGame]
    columns: RowTable[PartColumn]


class TallyLane:
    """The lane of the tallies over all columns, and the throws saved."""

    tally: int
    saved: int


@dataclass(frozen=True, eq=False)
class Position(Packed):
    """A card of a wide sheet.

    Attributes:
        parts: values of its parts. network: it corrects the sum of the parts.
        digit, lane: ``(columns,)`` the state of each column, bought throws included, and its lane.
        left: ``(parts,)`` entries left.
        passed: ``(parts,)`` scratch: value of each part after an entry elsewhere.
    """

    parts: Parts
    network: ValueNetwork
    here: TallyLane
    digit: Ints
    lane: Ints
    left: Ints
    passed: Doubles


@part
def open_position(sheet: Sheet, now: OpenBlock, position: Position) -> None:
    """Sets the open boxes of a position's columns and the entries left."""
    network = position.network
    now.turn.listed = NOTHING_LISTED
    now.turn.saved = position.here.saved
    for number in range(len(position.left)):
        position.left[number] = 0
    for column in range(len(sheet.columns)):
        open_column(sheet, now, column, position.digit[column])
        position.left[position.parts.columns[column].part] += network.inputs.left[now.columns[column].state]
    open_last(sheet, now)
    network.here.noted = 0


@part
def _find_card(sheet: Sheet, position: Position, number: int, tally: int, saved: int) -> int:
    # Saved throws, or those left in the stock, are divided evenly among the parts.
    parts, game = position.parts, position.parts.games[number]
    group, lane = game.starts, 0
    for column in range(len(sheet.columns)):
        if parts.columns[column].part == number:
            digit = position.digit[column]
            state = find_state(sheet, column, digit)
            group += digit * parts.columns[column].stride
            lane = lane * sheet.class_lanes[sheet.class_of[state]] + position.lane[column]
    if game.tallies > 1:
        lane = lane * game.tallies + tally
    stock, share = sheet.turn.stock, len(parts.games)
    own = stock - (stock - saved + share - 1) // share if stock > 0 else saved // share
    own = min(own, game.saved - 1)
    while own > 0 and parts.start[group + own] == parts.start[group + own + 1]:  # more than its own turns could save
        own -= 1
    return parts.start[group + own] + lane


@part
def _count_passes(position: Position, number: int) -> float:
    # Passes of a part: its share of the entries left in other parts.
    elsewhere = 0
    for other in range(len(position.left)):
        elsewhere += position.left[other] if other != number else 0
    return position.parts.games[number].share * elsewhere


@part
def _interpolate_value(game: PartGame, value: Doubles, card: int, passes: float) -> float:
    most = game.layers - 1
    low = min(int(passes), most)
    place = game.values + card * game.layers + low
    # Linear between two numbers of passes.
    found = value[place]
    share = passes - low
    if low < most and share > 0.0:
        found += share * (value[place + 1] - found)
    return found


@part
def _part_value(sheet: Sheet, position: Position, number: int, passes: float, tally: int, saved: int) -> float:
    game, values = position.parts.games[number], position.parts.value
    card = _find_card(sheet, position, number, tally, saved)
    value = _interpolate_value(game, values, card, passes)
    if position.network.inputs.shape.hidden:
        twice = _interpolate_value(game, values, card, 2.0 * passes)
        note_part(position.network, number, value, twice, values[game.values + card * game.layers])
    return value


@part
def _is_known(sheet: Sheet, elsewhere: int, left: int) -> bool:
    # Exact if at most one part has entries left and nothing is shared between parts.
    return left == 0 or (elsewhere == 0 and sheet.turn.sheet_lanes == 1 and sheet.turn.saved_values == 1)


@part
def _count_left(position: Position) -> int:
    left = 0
    for number in range(len(position.left)):
        left += position.left[number]
    return left


@part
def estimate_card(sheet: Sheet, position: Position) -> float:
    """Returns the value of a card before its turn: the sum of its parts."""
    here, total = position.here, 0.0
    for number in range(len(position.left)):
        total += _part_value(sheet, position, number, _count_passes(position, number), here.tally, here.saved)
    return total


@part
def correct_card(sheet: Sheet, position: Position) -> float:
    """Returns the network's correction, and sets the slots and numbers of the card."""
    network, here, left = position.network, position.here, _count_left(position)
    if network.inputs.shape.hidden == 0:
        return 0.0
    set_card_slots(sheet, network, position.digit, position.lane, here.tally, here.saved, left)
    if is_settled(sheet, position):
        return 0.0
    sum_inputs(network, network.sums)
    for number in range(len(position.left)):
        add_part(network, number, network.sums, 0)
    return compute_output(network)


@part
def is_settled(sheet: Sheet, position: Position) -> bool:
    """Returns whether the sum of the parts is the exact value."""
    left, known = _count_left(position), False
    for number in range(len(position.left)):
        known = known or _is_known(sheet, left - position.left[number], left)
    return known


@part
def _pass_on(sheet: Sheet, now: OpenBlock, position: Position, throws: int) -> None:
    network, here = position.network, position.here
    saved, parts = count_saved_throws(sheet, now, throws), len(position.left)
    for number in range(parts):
        # After an entry elsewhere one turn fewer remains to pass.
        passes = max(0.0, _count_passes(position, number) - position.parts.games[number].share)
        position.passed[number] = _part_value(sheet, position, number, passes, here.tally, saved)
    for box in range(len(network.known)):
        for slot in range(network.known.shape[1]):
            network.known[box, slot] = 0
    if network.inputs.shape.hidden:
        set_card_slots(sheet, network, position.digit, position.lane, here.tally, here.saved, _count_left(position) - 1)
        sum_slots(network)
        for number in range(parts):
            prepare_sums(network, number, parts)


@part
def _sum_others(position: Position, number: int) -> float:
    total = 0.0
    for other in range(len(position.passed)):
        total += position.passed[other]
    return total - position.passed[number]


@part
def _lead_to_parts(
    sheet: Sheet, now: OpenBlock, position: Position, count: int, throws: int, after: int, move: int
) -> None:
    target, network = now.targets[count], position.network
    slot = 1 + target.kind if target.outcome else 0
    if not network.known[target.box, slot]:
        network.known[target.box, slot] = 1
        network.value[target.box, slot] = _value_after(
            sheet, now, position, target.box, target.kind, throws, after, move
        )
    for index in range(LANES):
        now.row[count, index] = network.value[target.box, slot]


@part
def _value_after(
    sheet: Sheet, now: OpenBlock, position: Position, box: int, kind: int, throws: int, after: int, move: int
) -> float:
    turn = sheet.turn
    column = sheet.boxes[box].column
    digit, lane, number = position.digit[column], position.lane[column], position.parts.columns[column].part
    bought, tally, paid = count_bought_throws(sheet, now, throws), position.here.tally, 0.0
    if turn.sheet_lanes > 1:
        paid = sheet.sheet_points[box, kind, tally]
        tally = sheet.sheet_lane[box, kind, tally]
    others = _sum_others(position, number) - bought * sheet.columns[column].price
    passes, saved = _count_passes(position, number), count_saved_throws(sheet, now, throws)
    charged = count_charged_throws(sheet, now, throws)
    # The entry is made in place and taken back below.
    position.digit[column] = find_digit(sheet, digit, after, charged)
    position.lane[column] = sheet.move_lane[move + lane]
    value = others + _part_value(sheet, position, number, passes, tally, saved)
    value += _learned_after(sheet, now, position, column, tally, saved)
    value += sheet.move_points[move + lane] + paid
    position.digit[column], position.lane[column] = digit, lane
    return value


@part
def _learned_after(sheet: Sheet, now: OpenBlock, position: Position, column: int, tally: int, saved: int) -> float:
    network, number = position.network, position.parts.columns[column].part
    if network.inputs.shape.hidden == 0:
        return 0.0
    left, known = _count_left(position), False
    for other in range(len(position.left)):
        elsewhere = left - position.left[other] - (0 if other == number else 1)
        known = known or _is_known(sheet, elsewhere, left - 1)
    if known:
        return 0.0
    begin_swaps(network)
    swap_column(sheet, network, column, now.columns[column].state, position.digit[column], position.lane[column])
    swap_sheet(network, tally, saved)
    return compute_swapped_output(network, number)


@part
def list_wide_entries(sheet: Sheet, now: OpenBlock, position: Position, throws: int) -> None:
    """Lists every entry after so many throws, with its value apart from points in `now.row`."""
    noted = throws if sheet.turn.varies else 1
    if position.network.here.noted != noted:
        _pass_on(sheet, now, position, throws)
        position.network.here.noted = noted
    list_targets(sheet, now, position, throws, _lead_to_parts)


@merged
def _wide_endings(game: Arrays, now: OpenBlock, throws: Throws, position: Position, used: int, stage: int) -> None:
    list_wide_entries(game.sheet, now, position, used)
    fill_stage(game, now, throws, stage, fill_endings)


@compiled
def solve_wide_turn(
    game: Arrays, now: OpenBlock, throws: Throws, position: Position, announced: int, named: Doubles
) -> None:
    """Solves the turn in which a box is announced, or before that is decided (-1).

    `throws` receives the values of all later choices; ``named[box, roll]`` that of announcing a box after a first
    throw.
    """
    open_position(game.sheet, now, position)
    # The plane without an announcement comes last, so that its stages remain in `throws`.
    for plane in range(len(game.sheet.boxes), -1, -1):
        box = plane - 1
        if is_plane(game.sheet, now, box) if announced < 0 else box == announced:
            open_plane(game.sheet, now, box)
            solve_plane(game, now, throws, position, 0.0, 1, _wide_endings)
            if announced < 0 and box >= 0:
                _note_announcement(game, throws, named[box])


@part
def _note_announcement(game: Arrays, throws: Throws, named: Doubles) -> None:
    for roll in range(len(named)):
        named[roll] = read_first_value(game, throws, roll, 0)


@compiled
def list_wide_rows(game: Arrays, now: OpenBlock, position: Position, announced: int, throws: int) -> None:
    """Lists the entries after so many throws with their values apart from points, into `now`."""
    open_position(game.sheet, now, position)
    open_plane(game.sheet, now, announced)
    list_wide_entries(game.sheet, now, position, throws)
