"""Plain turns on sixteen cards at once in single precision, for sheets with billions of cards.

Plain: five dice of six faces, all of which may be thrown again, no announcements, no throws bought or saved, and no
points for falling together. Entries are listed once per group, and the cards after them gathered along the lanes. All
values of a turn are relative to the best strike, so rounding errors are those of one turn's points and not of a whole
game's. Columns share most of their entries' points, so one pass over the rolls serves the best of all columns.
"""

from dataclasses import dataclass

import numpy as np

from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, new_open
from pasch.solver.kernels.arrays.unrolled_lattice import is_usual
from pasch.solver.kernels.arrays.variant_arrays import Arrays, Scores, Sheet
from pasch.solver.kernels.toolchain.compiled_functions import compiled, part
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_table
from pasch.solver.kernels.toolchain.vector import (
    WIDE,
    Lanes,
    Row,
    Singles,
    add,
    gather,
    lanes_after,
    like,
    load,
    maximum,
    multiply,
    pass_up,
    places_at,
    store,
    store_line,
    sub,
)
from pasch.solver.kernels.turn.block_setup import LOWEST, open_group
from pasch.solver.kernels.turn.card_blocks import CardBlock
from pasch.solver.kernels.turn.entry_targets import list_targets
from pasch.solver.kernels.turn.specials import list_specials
from pasch.solver.kernels.turn.turn_legality import open_plane
from pasch.solver.kernels.turn.turn_values import copy_rows


class CardAfter:
    """Card after an entry, for all cards of a group.

    Attributes:
        start: where the cards of the next group begin; lanes: those of its column; inner: those of later columns.
        column: of the entry; move: where its moves begin in `Sheet.move_lane`.
        pays: 1 if it may reach a bonus.
        same: an earlier target with the same card; -1 for none.
    """

    start: int
    lanes: int
    inner: int
    column: int
    move: int
    pays: int
    same: int


class EqualEntries:
    """Entries of several columns that score the same points with the same rolls.

    Attributes:
        used: 1 if any is open.
        first, last: the range of one of them in `Scores.roll`.
        flat: 1 if all those rolls score equal points.
    """

    used: int
    first: int
    last: int
    flat: int


@dataclass(frozen=True, eq=False)
class PlainTurn(Packed):
    """Scratch memory of a thread.

    Attributes:
        cards_after: by target. equals: by number; equal_of: ``(boxes, kinds)`` the number.
        base: ``(1, 16)`` value of the best strike; all values below are relative to it.
        best: ``(equals, 16)`` value of the best card of these entries, with their points if flat.
        end, rows: ``(rolls, 16)`` values of ending the turn, and of a roll.
        moved, paid: `Sheet.move_lane` and `move_points` in 32 bits.
    """

    now: OpenBlock
    cards_after: RowTable[CardAfter]
    equals: RowTable[EqualEntries]
    equal_of: Ints
    base: Singles
    best: Singles
    end: Singles
    rows: Singles
    moved: Lanes
    paid: Singles
    points: Singles
    chance: Singles


def is_plain(arrays: Arrays) -> bool:
    """Returns whether this kernel applies to a variant's turns."""
    turn, columns = arrays.sheet.turn, arrays.sheet.columns
    varied = turn.varies or turn.has_served or turn.sheet_lanes > 1 or not turn.release or turn.put_aside
    varied = varied or turn.filled_classes > 1
    return not varied and not columns["announce"].any() and is_usual(arrays.dice)


def new_plain(arrays: Arrays) -> PlainTurn:
    """Allocates the scratch memory of a thread."""
    now, rolls = new_open(arrays, single=True), len(arrays.dice.chance)
    equals, equal_of = _find_equals(arrays.scores)
    return PlainTurn(
        now=now,
        cards_after=new_table(CardAfter, len(now.targets)),
        equals=equals,
        equal_of=equal_of,
        base=np.zeros((1, WIDE), dtype=np.float32),
        best=np.zeros((len(equals), WIDE), dtype=np.float32),
        end=np.zeros((rolls, WIDE), dtype=np.float32),
        rows=np.zeros((rolls, WIDE), dtype=np.float32),
        moved=arrays.sheet.move_lane.astype(np.int32),
        paid=arrays.sheet.move_points.astype(np.float32),
        points=arrays.scores.points.astype(np.float32),
        chance=arrays.dice.chance.astype(np.float32),
    )


def _find_equals(scores: Scores) -> tuple[RowTable[EqualEntries], Ints]:
    boxes, _, ends = scores.start.shape
    equal_of = np.zeros((boxes, ends - 1), dtype=np.int64)
    known: dict[tuple[bytes, bytes], int] = {}
    rows: list[tuple[int, int, int, int]] = []
    for box, kind in np.ndindex(equal_of.shape):
        first, last = (int(scores.start[box, 0, kind + more]) for more in (0, 1))
        points = scores.points[first:last]
        # Equal rolls with equal points, byte for byte.
        key = scores.roll[first:last].tobytes(), points.tobytes()
        equal_of[box, kind] = known.setdefault(key, len(rows))
        if equal_of[box, kind] == len(rows):
            rows.append((0, first, last, int(len(points) > 0 and bool((points == points[0]).all()))))
    table = new_table(EqualEntries, len(rows))
    for place, row in enumerate(rows):
        table[place] = row
    return table, equal_of


@compiled
def solve_plain_blocks(
    game: Arrays, own: PlainTurn, throws: int, later: Singles, out: Singles, begin: int, blocks: RowTable[CardBlock]
) -> int:
    """Solves the cards of some blocks, and returns their number.

    Args:
        throws: in a turn.
        later: values of the cards of the next level; out: those of this level from card number `begin` on.
    """
    now, count = own.now, 0
    for block in range(len(blocks)):
        here = blocks[block]
        if block == 0 or here.group != blocks[block - 1].group:
            _open_group(game, own, here.group)
        _split_lanes(now, game.sheet, here.first, here.lanes)
        _value_targets(own, later)
        _fill_endings(game.scores, own)
        # W_0: the last throw ends as `end` says; W_{t+1} from W_t for each throw before.
        copy_rows(own.end, 0, own.rows)
        for _ in range(throws - 1):
            pass_up(own.rows, own.end, own.rows)
        _store_means(own, out, game.sheet.start[here.group] + here.first - begin, here.lanes)
        count += here.lanes
    return count


@part
def _open_group(game: Arrays, own: PlainTurn, group: int) -> None:
    sheet, now = game.sheet, own.now
    open_group(sheet, now, group)
    inner = 1
    for column in range(len(sheet.columns) - 1, -1, -1):
        now.columns[column].inner = inner
        inner *= sheet.class_lanes[sheet.class_of[now.columns[column].state]]
    open_plane(sheet, now, -1)
    list_targets(sheet, now, own, 1, _note_card)
    list_specials(sheet, game.scores, now, 0)


@part
def _note_card(sheet: Sheet, now: OpenBlock, own: PlainTurn, count: int, _throws: int, after: int, move: int) -> None:
    target, card = now.targets[count], own.cards_after[count]
    column = sheet.boxes[target.box].column
    numbers, here = sheet.numbers[column], now.columns[column]
    target.group = now.turn.group + (numbers.states + after - here.state) * numbers.stride
    card.start = sheet.start[target.group]
    card.lanes = sheet.class_lanes[sheet.class_of[numbers.states + after]]
    card.inner, card.column, card.move, card.pays, card.same = here.inner, column, move, 0, -1
    for lane in range(sheet.class_lanes[sheet.class_of[here.state]]):
        if sheet.move_points[move + lane] != 0.0:
            card.pays = 1
    # A score that moves no tally leads to the card of the strike: gathered once.
    if target.outcome:
        strike = now.target_of[target.box, 0]
        if strike >= 0 and own.cards_after[strike].start == card.start and own.cards_after[strike].move == move:
            card.same = strike


@part
def _split_lanes(now: OpenBlock, sheet: Sheet, first: int, lanes: int) -> None:
    # As `block_setup.split_lanes`, counting up from lane to lane without divisions.
    for column in range(len(sheet.columns)):
        here = now.columns[column]
        inner, size = here.inner, sheet.class_lanes[sheet.class_of[here.state]]
        low, own, high = first % inner, first // inner % size, first // (inner * size)
        for index in range(WIDE):
            now.low[column, index], now.own[column, index], now.high[column, index] = low, own, high
            low += index + 1 < lanes
            over = low == inner
            low, own = (0 if over else low), own + over
            over = own == size
            own, high = (0 if over else own), high + over


@part
def _value_targets(own: PlainTurn, later: Singles) -> None:
    now = own.now
    for target in range(now.turn.targets):
        card = own.cards_after[target]
        if card.same >= 0:
            store(now.row, target, load(now.row, card.same))
            continue
        places = lanes_after(now.high, now.own, now.low, card.column, card.inner, own.moved, card.move, card.lanes)
        value = gather(later, card.start, places)
        if card.pays:
            value = add(value, gather(own.paid, card.move, places_at(now.own, card.column)))
        store(now.row, target, value)


@part
def _fill_endings(scores: Scores, own: PlainTurn) -> None:
    now, end = own.now, own.end
    _fill_strikes(scores, own)
    _find_best_targets(own)
    for equal in range(len(own.equals)):
        entries = own.equals[equal]
        if not entries.used:
            continue
        # Relative to the best strike, see the module.
        best = sub(load(own.best, equal), load(own.base, 0))
        if entries.flat:
            best = add(best, like(end, own.points[entries.first]))
            for entry in range(entries.first, entries.last):
                roll = scores.roll[entry]
                store(end, roll, maximum(load(end, roll), best))
        else:
            for entry in range(entries.first, entries.last):
                roll = scores.roll[entry]
                store(end, roll, maximum(load(end, roll), add(best, like(end, own.points[entry]))))
    for entry in range(now.turn.specials):
        forced = now.special[entry]
        value = add(sub(load(now.row, forced.target), load(own.base, 0)), like(end, forced.points))
        store(end, forced.roll, maximum(load(end, forced.roll), value))


@part
def _fill_strikes(scores: Scores, own: PlainTurn) -> None:
    now, end = own.now, own.end
    strike = like(end, LOWEST)
    for box in range(len(now.target_of)):
        if now.target_of[box, 0] >= 0:
            strike = maximum(strike, load(now.row, now.target_of[box, 0]))
    store(own.base, 0, strike)
    for roll in range(len(end)):
        # 0: the best strike itself, as values are relative to it.
        store(end, roll, like(end, 0.0))
    for special in range(len(scores.special_roll)):
        store(end, scores.special_roll[special], like(end, LOWEST))


@part
def _find_best_targets(own: PlainTurn) -> None:
    now = own.now
    for equal in range(len(own.equals)):
        own.equals[equal].used = 0
    for target in range(now.turn.targets):
        here = now.targets[target]
        if here.outcome:
            equal = own.equal_of[here.box, here.kind]
            value = load(now.row, target)
            if own.equals[equal].used:
                value = maximum(load(own.best, equal), value)
            store(own.best, equal, value)
            own.equals[equal].used = 1


@part
def _store_means(own: PlainTurn, out: Singles, place: int, lanes: int) -> None:
    # Two sums, neither of which waits for the other.
    total = other = like(own.rows, 0.0)
    for roll in range(0, len(own.rows) - 1, 2):
        total = add(total, _times_chance(own, roll))
        other = add(other, _times_chance(own, roll + 1))
    if len(own.rows) % 2:
        total = add(total, _times_chance(own, len(own.rows) - 1))
    total = add(add(total, other), load(own.base, 0))
    # The last block of a group is written lane by lane, so as not to overwrite the next group.
    if lanes == WIDE:
        store_line(out, place, total)
        return
    store(own.end, 0, total)
    for index in range(lanes):
        out[place + index] = own.end[0, index]


@part
def _times_chance(own: PlainTurn, roll: int) -> Row:
    return multiply(load(own.rows, roll), like(own.rows, own.chance[roll]))
