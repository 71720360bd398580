"""A variant's rules and cards as plain arrays, for kernels: the one place that turns objects into numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from pasch.rules.tables import FIVE_STATES, NUMBER_STATES, Situation
from pasch.rules.variant import Variant
from pasch.solver.cards.lattice import Doubles, Indices, Ints, Lattice
from pasch.solver.cards.space import CardSpace
from pasch.solver.kernels.packed import Packed
from pasch.solver.kernels.records import Table, filled_table, new_record

NO_LIMIT = 1_000_000

NUMBER, LOWER, UPPER = range(3)
"""Groups of boxes that an extra rule names: the number box of the face, the lower section, the upper one."""
_GROUPS = {"number": NUMBER, "lower": LOWER, "upper": UPPER}

NOTHING, ZERO = -2, -1
"""Kinds of a special entry: it brings nothing, so it can only be struck; it brings only points beside the box."""


class TurnRules:
    """The rules of a turn. varies: which boxes may be entered, at what cost or for what points, depends on the throws
    used; told_throws: how many numbers of them are told apart by points. allowance: throws that each column may buy;
    stock: that all may buy together, which are then counted in place of those saved.
    """

    release: int
    put_aside: int
    throws: int
    saves: int
    per_turn: int
    allowance: int
    stock: int
    varies: int
    has_served: int
    told_throws: int
    told_filled: int
    sheet_lanes: int
    saved: int


class ColumnRules:
    """The rules of a column: its first box and the one after its last; states: its first state; digits: how many states
    it has, bought throws included; stride: by how much they count in a group's number; price: what it costs to buy a
    throw for a turn entered there.
    """

    first: int
    last: int
    announce: int
    before: int
    miss_box: int
    strikes_any: int
    limit: int
    price: int
    served: int
    extra: int
    states: int
    digits: int
    stride: int


class BoxRules:
    """The column of a box, how many entries it takes, its number (-1 for none), whether it is of the lower section."""

    column: int
    entries: int
    number: int
    lower: int


class SituationRules:
    """By how much counts in the number of a situation what a roll of all dice equal meets (`tables.Tables.situation`):
    what the five-of-a-kind box holds, that no number box is free for the face, a further throw used, that all dice fell
    together, a further entry that the column holds.
    """

    five: int
    number: int
    throws: int
    served: int
    filled: int


@dataclass(frozen=True, eq=False)
class Dice(Packed):
    """The lattice; see `lattice.Lattice` and `lattice.Additions` (empty where dice may be released)."""

    first_roll: int
    up_start: Indices
    up: Indices
    down_start: Indices
    down: Indices
    order: Indices
    chance: Doubles
    add_start: Ints
    add_part: Ints
    add_whole: Ints
    add_dice: Ints
    add_chance: Doubles


@dataclass(frozen=True, eq=False)
class Sheet(Packed):
    """The cards and how entries lead from one to the next. Boxes, states and classes are numbered over all columns.

    Attributes:
        filled, five, child, class_of, class_lanes, move_start, move_lane, move_points: see `cards.ColumnCards`.
        sheet_lane, sheet_points: ``(boxes, kinds, sheet lanes)`` how an entry moves the tallies over all columns.
        lanes, start: by group; see `cards.CardSpace`.
    """

    turn: TurnRules
    columns: Table[ColumnRules]
    boxes: Table[BoxRules]
    filled: Ints
    five: Ints
    child: Ints
    class_of: Ints
    class_lanes: Ints
    move_start: Ints
    move_lane: Ints
    move_points: Doubles
    sheet_lane: Ints
    sheet_points: Doubles
    lanes: NDArray[np.int32]
    start: Ints


@dataclass(frozen=True, eq=False)
class Scores(Packed):
    """What rolls are worth in boxes, times the weight of the column.

    Attributes:
        start: ``(boxes, 2 * throws told apart, kinds + 1)`` where the rolls begin that move a tally by each kind; plain
            and served after one throw, after two …
        roll, points: the roll and what it scores.
        low, high: ``(boxes, 1 + kinds)`` least and most points of a strike, and of a score of each kind.
        special_roll, special_face: rolls of all dice equal, treated one by one where extra rules ask.
        special_points, special_beside, special_kind: ``(situations, boxes, specials)``; points include those beside.
        special_place: ``(situations, columns, 3)`` the groups where it must go, in turn; -1 for nothing more.
    """

    start: Ints
    roll: Ints
    points: Doubles
    low: Ints
    high: Ints
    special_roll: Ints
    special_face: Ints
    special_points: Doubles
    special_beside: Doubles
    special_kind: Ints
    special_place: Ints
    situation: SituationRules


@dataclass(frozen=True, eq=False)
class Arrays(Packed):
    """Everything that kernels read."""

    dice: Dice
    sheet: Sheet
    scores: Scores


@lru_cache(maxsize=8)
def lattice_of(variant: Variant) -> Lattice:
    """The lattice of a variant, built once."""
    return Lattice(variant)


def arrays_of(space: CardSpace) -> Arrays:
    """The arrays of a variant's cards."""
    return Arrays(_dice(space.variant), _sheet(space), _scores(space))


def _dice(variant: Variant) -> Dice:
    lattice = lattice_of(variant)
    no_ints, no_doubles = np.zeros(0, dtype=np.int64), np.zeros(0)
    additions = None if variant.turn.release else lattice.additions
    return Dice(
        first_roll=lattice.first_roll,
        up_start=lattice.up_start,
        up=lattice.up,
        down_start=lattice.down_start,
        down=lattice.down,
        order=lattice.order,
        chance=lattice.chance,
        add_start=additions.start if additions else no_ints,
        add_part=additions.part if additions else no_ints,
        add_whole=additions.whole if additions else no_ints,
        add_dice=additions.dice if additions else no_ints,
        add_chance=additions.chance if additions else no_doubles,
    )


def _sheet(space: CardSpace) -> Sheet:
    variant = space.variant
    classes = _starts(len(column.lanes) for column in space.columns)
    sheet_lane, sheet_points = _sheet_moves(space)
    move_start, move_lane, move_points = _moves(space)
    return Sheet(
        turn=_turn_rules(space),
        columns=_column_rules(space),
        boxes=_box_rules(variant),
        filled=_stacked([column.filled for column in space.columns]),
        five=np.concatenate([column.five for column in space.columns]),
        child=_stacked([column.child for column in space.columns]),
        class_of=np.concatenate(
            [column.class_of + first for column, first in zip(space.columns, classes, strict=True)]
        ),
        class_lanes=np.concatenate([column.lanes for column in space.columns]),
        move_start=move_start,
        move_lane=move_lane,
        move_points=move_points,
        sheet_lane=sheet_lane,
        sheet_points=sheet_points,
        lanes=space.lanes,
        start=space.start,
    )


def _turn_rules(space: CardSpace) -> TurnRules:
    variant, turn = space.variant, space.variant.turn
    longest = turn.throws + (turn.buy.per_turn if turn.buy else 0)
    limited = any(column.throws is not None and column.throws < longest for column in variant.columns)
    return new_record(
        TurnRules,
        release=turn.release,
        put_aside=turn.put_aside,
        throws=turn.throws,
        saves=turn.save,
        per_turn=turn.buy.per_turn if turn.buy else 0,
        allowance=space.allowance,
        stock=turn.buy.per_column if turn.buy and turn.buy.is_shared else 0,
        varies=limited or turn.buy is not None or turn.save or variant.tables.told_throws > 1,
        has_served=variant.tables.has_served,
        told_throws=variant.tables.told_throws,
        told_filled=variant.tables.told_filled,
        sheet_lanes=space.sheet_lanes,
        saved=space.saved,
    )


def _column_rules(space: CardSpace) -> Table[ColumnRules]:
    columns = space.variant.columns
    return filled_table(
        ColumnRules,
        first=[column.boxes[0] for column in columns],
        last=[column.boxes[-1] + 1 for column in columns],
        announce=[column.announce for column in columns],
        before=[column.before for column in columns],
        miss_box=[column.miss == "box" for column in columns],
        strikes_any=[column.strikes == "any" for column in columns],
        limit=[column.throws or NO_LIMIT for column in columns],
        price=_prices(space.variant),
        served=[column.served for column in columns],
        extra=[bool(column.extra) for column in columns],
        states=_starts(len(column.codes) for column in space.columns),
        digits=[len(column.codes) * (space.allowance + 1) for column in space.columns],
        stride=space.group_stride,
    )


def _prices(variant: Variant) -> list[int]:
    buy = variant.turn.buy
    if buy is None or not variant.counts_points:
        return [0] * len(variant.columns)
    # Where each column has throws of its own, none of them counts halves.
    return [buy.unused * (1 if buy.is_shared else int(column.weight)) for column in variant.columns]


def _box_rules(variant: Variant) -> Table[BoxRules]:
    return filled_table(
        BoxRules,
        column=[box.column for box in variant.boxes],
        entries=[box.entries for box in variant.boxes],
        number=[-1 if box.number is None else box.number for box in variant.boxes],
        lower=[box.section == "lower" for box in variant.boxes],
    )


def _starts(sizes: Iterable[int]) -> Ints:
    return np.cumsum([0, *sizes])[:-1].astype(np.int64)


def _stacked(parts: list[Ints]) -> Ints:
    """Arrays one below the other, the later axes filled up with -1 to the largest of each."""
    if len(parts) == 1:
        return np.ascontiguousarray(parts[0])
    shape = [max(part.shape[axis] for part in parts) for axis in range(1, parts[0].ndim)]
    widened = [
        np.pad(
            part,
            [(0, 0), *((0, most - own) for most, own in zip(shape, part.shape[1:], strict=True))],
            constant_values=-1,
        )
        for part in parts
    ]
    return np.ascontiguousarray(np.concatenate(widened))


def _moves(space: CardSpace) -> tuple[Ints, Ints, Doubles]:
    begins = _starts(len(column.move_lane) for column in space.columns)
    shifted = [
        np.where(column.move_start >= 0, column.move_start + first, -1)
        for column, first in zip(space.columns, begins, strict=True)
    ]
    return (
        _stacked(shifted),
        np.concatenate([column.move_lane for column in space.columns]),
        np.concatenate([column.move_points for column in space.columns]),
    )


def _sheet_moves(space: CardSpace) -> tuple[Ints, Doubles]:
    """How entries move the tallies over several columns; lanes count their product, the last tally fastest."""
    kinds = max(len(steps.moves) for steps in space.steps.values())
    caps = [tally.cap + 1 for tally in space.sheet]
    grid = np.indices(caps).reshape(len(caps), -1) if caps else np.zeros((0, 1), dtype=np.int64)
    lane = np.zeros((len(space.steps), kinds, space.sheet_lanes), dtype=np.int64)
    points = np.zeros(lane.shape)
    for box, steps in space.steps.items():
        for kind, move in enumerate(steps.moves):
            after = np.zeros(space.sheet_lanes, dtype=np.int64)
            for tally, held, step in zip(space.sheet, grid, move[len(move) - len(caps) :], strict=True):
                now = tally.moved(held, step)
                after = after * (tally.cap + 1) + now
                points[box, kind] += tally.paid[now] - tally.paid[held]
            lane[box, kind] = after
    return lane, points


def _scores(space: CardSpace) -> Scores:
    variant = space.variant
    tables = variant.tables
    kinds = max(len(steps.moves) for steps in space.steps.values())
    rolls: list[int] = []
    bonus_points: list[float] = []
    manners = 2 * tables.told_throws * tables.told_filled
    start = np.zeros((len(variant.boxes), manners, kinds + 1), dtype=np.int64)
    found_points: dict[tuple[int, int], set[int]] = {}
    for box in variant.boxes:
        column, kind_by_points = variant.columns[box.column], space.steps[box.index].kind_by_points
        for manner in range(start.shape[1]):
            throws, served = 1 + manner // 2 % tables.told_throws, bool(manner % 2) and column.served
            held = manner // (2 * tables.told_throws)
            row = tables.points[tables.situation(served, 0, False, throws, held)][box.index]
            found = sorted(
                (kind_by_points[points], variant.gain(box, points), roll)
                for roll, points in enumerate(row)
                if points > 0 and not (tables.has_five and tables.all_equal[roll])
            )
            for kind in range(kinds + 1):
                start[box.index, manner, kind] = len(rolls) + sum(entry[0] < kind for entry in found)
            rolls += [roll for _, _, roll in found]
            bonus_points += [float(points) for _, points, _ in found]
            for kind, points, _ in found:
                found_points.setdefault((box.index, 1 + kind), set()).add(points)
    equal_rolls = [roll for roll, equal in enumerate(tables.all_equal) if equal] if tables.has_five else []
    special_points, special_beside, special_kind = _specials(space, equal_rolls)
    for place, special in np.ndenumerate(special_kind):
        if special != NOTHING:
            found_points.setdefault((place[1], 0 if special == ZERO else 1 + int(special)), set()).add(
                int(special_points[place])
            )
    low, high = np.zeros((2, len(variant.boxes), 1 + kinds), dtype=np.int64)
    for (index, slot), points_found in found_points.items():
        low[index, slot] = min(points_found) if slot else 0
        high[index, slot] = max(points_found)
    return Scores(
        start=start,
        roll=np.array(rolls, dtype=np.int64),
        points=np.array(bonus_points, dtype=np.float64),
        low=low,
        high=high,
        special_roll=np.array(equal_rolls, dtype=np.int64),
        special_face=np.array([tables.shown_face[roll] for roll in equal_rolls], dtype=np.int64),
        special_points=special_points,
        special_beside=special_beside,
        special_kind=special_kind,
        special_place=_places(variant),
        situation=_situations(tables.situations),
    )


def _specials(space: CardSpace, rolls: Sequence[int]) -> tuple[Doubles, Doubles, Ints]:
    tables = space.variant.tables
    points = np.zeros((len(tables.situations), len(space.variant.boxes), len(rolls)))
    besides = np.zeros_like(points)
    kinds = np.full(points.shape, NOTHING, dtype=np.int64)
    for situation, box, place in np.ndindex(points.shape):
        found, beside = (rows[situation][box][rolls[place]] for rows in (tables.points, tables.bonus))
        own = space.variant.boxes[box]
        points[situation, box, place] = space.variant.gain(own, found, beside)
        besides[situation, box, place] = space.variant.gain(own, 0, beside)
        if found + beside:
            kinds[situation, box, place] = space.steps[box].kind_by_points[found] if found else ZERO
    return points, besides, kinds


def _places(variant: Variant) -> Ints:
    places = np.full((len(variant.tables.situations), len(variant.columns), 3), -1, dtype=np.int64)
    for situation, by_column in enumerate(variant.tables.places):
        for column, groups in enumerate(by_column):
            places[situation, column, : len(groups)] = [_GROUPS[group] for group in groups]
    return places


def _situations(situations: tuple[Situation, ...]) -> SituationRules:
    index = {situation: place for place, situation in enumerate(situations)}
    first = situations[0]
    return new_record(
        SituationRules,
        five=index[replace(first, five=FIVE_STATES[1])] if first.five else 0,
        number=index[replace(first, number=NUMBER_STATES[1])] if first.number else 0,
        throws=index[replace(first, throws=2)] if first.throws else 0,
        filled=index[replace(first, filled=1)] if first.filled is not None else 0,
        served=index.get(replace(first, served=True), 0),
    )
