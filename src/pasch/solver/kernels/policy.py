"""What the best play does with a turn: every way it may end, with its probability, on eight cards at once.

The turn is solved with all its throws kept; then probability flows forward through it. A roll ends the turn where
ending is worth as much as throwing on; otherwise its probability goes down the lattice to the hold that the maximum
came from, and from there up again, die by die, to the rolls of the next throw. Ties go to ending, then to the box that
comes first on the sheet (a score before a strike), then to the hold without the smallest of the dice in question.
"""

from typing import NamedTuple

import numpy as np

from pasch.solver.cards.lattice import Doubles, Ints
from pasch.solver.kernels.arrays import (
    ANNOUNCE,
    COLUMN,
    HAS_SERVED,
    PER_TURN,
    PUT_ASIDE,
    RELEASE,
    SAVED,
    THROWS,
    UNUSED,
    VARIES,
    WEIGHT,
    Arrays,
    Dice,
    Scores,
    Sheet,
)
from pasch.solver.kernels.compiled import apart, compiled_inline, merged
from pasch.solver.kernels.entries import list_specials
from pasch.solver.kernels.turn import choose_addition, endings_at
from pasch.solver.kernels.vector import (
    LANES,
    add,
    any_positive,
    highest,
    less,
    load,
    multiply,
    splat,
    store,
    where_equal,
)
from pasch.solver.kernels.work import BOX, GROUP, LAST_STAGE, OUTCOME, SPECIALS, Open, Throws

ENDED_BOX, SCORED, NEXT_GROUP = range(3)
POINTS, BESIDE, COST = range(3)


class Flow(NamedTuple):
    """Scratch memory of one thread, and the ways found in which a turn may end.

    Attributes:
        plane_value: ``(planes, rolls, 8)`` what each first throw is worth in each plane, the one without an
            announcement first.
        start: ``(rolls, 8)`` probability of each first throw, as far as it goes to the plane that is looked at.
        taken: ``(rolls, 8)`` how much of it other planes have taken already.
        plain, served: ``(rolls, 8)`` probability of a roll where some dice lay still, or none.
        ended: ``(2, rolls, 8)`` probability that the turn ends with a roll: plain, served.
        down, held: ``(nodes, 8)`` probability on its way down to the best hold; of each hold.
        next_held: ``(nodes, 8)`` where dice go aside: of each hold before the next throw.
        found: ``(1, 8)`` and rolls: ``(rolls,)`` scratch.
        ways: ``(ways, 3)`` ENDED_BOX, SCORED (points were entered), NEXT_GROUP: group of the card it leads to.
        points: ``(ways, 3)`` POINTS entered and beside the box, those BESIDE it, the COST of bought throws.
        cards: ``(ways, 8)`` index of the card it leads to, by lane.
        chance: ``(ways, 8)`` its probability, by lane.
        found_ways: ``(1,)`` how many ways there are, those of earlier blocks included.
    """

    plane_value: Doubles
    start: Doubles
    taken: Doubles
    plain: Doubles
    served: Doubles
    ended: Doubles
    down: Doubles
    held: Doubles
    next_held: Doubles
    found: Doubles
    rolls: Ints
    ways: Ints
    points: Doubles
    cards: Ints
    chance: Doubles
    found_ways: Ints


def new_flow(arrays: Arrays, least: int = 0) -> Flow:
    """Scratch memory for one thread, with room for `least` ways, and for those of one block in any case."""
    turn = arrays.sheet.turn
    nodes, rolls, boxes = len(arrays.dice.down_start) - 1, len(arrays.dice.chance), len(arrays.sheet.boxes)
    announced = int(arrays.sheet.columns[arrays.sheet.boxes[:, COLUMN], ANNOUNCE].sum())
    stages = int(turn[THROWS] + turn[PER_TURN] + turn[SAVED]) if turn[VARIES] else 1
    different = sum(
        len(set(arrays.scores.points[arrays.scores.start[box, served, 0] : arrays.scores.start[box, served, -1]]))
        for box in range(boxes)
        for served in range(1 + turn[HAS_SERVED])
    )
    kinds = arrays.scores.start.shape[2]
    ways = (1 + announced) * stages * (different + boxes * (kinds + 1) + 4 * boxes * len(arrays.scores.special_roll))
    ways = max(ways, least)
    return Flow(
        plane_value=np.zeros((boxes + 1, rolls, LANES)),
        start=np.zeros((rolls, LANES)),
        taken=np.zeros((rolls, LANES)),
        plain=np.zeros((rolls, LANES)),
        served=np.zeros((rolls, LANES)),
        ended=np.zeros((2, rolls, LANES)),
        down=np.zeros((nodes, LANES)),
        held=np.zeros((nodes, LANES)),
        next_held=np.zeros((nodes, LANES)),
        found=np.zeros((1, LANES)),
        rolls=np.zeros(rolls, dtype=np.int64),
        ways=np.zeros((ways, 3), dtype=np.int64),
        points=np.zeros((ways, 3)),
        cards=np.zeros((ways, LANES), dtype=np.int64),
        chance=np.zeros((ways, LANES)),
        found_ways=np.zeros(1, dtype=np.int64),
    )


@compiled_inline
def _clear(rows: Doubles) -> None:
    zero = splat(0.0)
    for index in range(len(rows)):
        store(rows, index, zero)


@apart
def _record(
    sheet: Sheet,
    now: Open,
    flow: Flow,
    target: int,
    scored: int,
    points: float,
    beside: float,
    bought: int,
    mass: Doubles,
) -> None:
    """Notes one way in which the turn may end; its probability stands in ``mass[0]``."""
    way = flow.found_ways[0]
    box = now.targets[target, BOX]
    flow.ways[way, ENDED_BOX] = box
    flow.ways[way, SCORED] = scored
    flow.ways[way, NEXT_GROUP] = now.targets[target, GROUP]
    flow.points[way, POINTS] = points
    flow.points[way, BESIDE] = beside
    flow.points[way, COST] = bought * sheet.turn[UNUSED] * sheet.columns[sheet.boxes[box, COLUMN], WEIGHT]
    for lane in range(LANES):
        flow.cards[way, lane] = now.cards[target, lane]
        flow.chance[way, lane] = mass[0, lane]
    flow.found_ways[0] = way + 1


@apart
def settle(sheet: Sheet, scores: Scores, now: Open, flow: Flow, served: int, bought: int, end: Doubles) -> None:
    """Finds for the probability in ``flow.ended[served]`` the entry that each roll ends with; takes it out there."""
    ended, mass, zero = flow.ended[served], flow.found, splat(0.0)
    # Rolls that extra rules speak of come first: nothing of them is left for the others.
    for entry in range(now.counts[SPECIALS]):
        roll, target = now.special[entry, 0], now.special[entry, 1]
        left = load(ended, roll)
        if any_positive(left):
            points, beside = now.special_points[entry], now.special_beside[entry]
            here = where_equal(add(load(now.row, target), splat(points)), load(end, roll), left)
            store(ended, roll, less(left, here))
            if any_positive(here):
                store(mass, 0, here)
                scored = 1 if now.special[entry, 2] and now.targets[target, OUTCOME] else 0
                _record(sheet, now, flow, target, scored, points, beside, bought, mass)
    count = 0
    for roll in range(len(ended)):
        if any_positive(load(ended, roll)):
            flow.rolls[count] = roll
            count += 1
    for box in range(len(now.target_of)):
        for slot in range(1, now.target_of.shape[1]):
            target = now.target_of[box, slot]
            if target < 0:
                continue
            row, found = load(now.row, target), zero
            first, last = scores.start[box, served, slot - 1], scores.start[box, served, slot]
            for entry in range(first, last):
                roll = scores.roll[entry]
                points = scores.points[entry]
                left = load(ended, roll)
                here = where_equal(add(row, splat(points)), load(end, roll), left)
                store(ended, roll, less(left, here))
                found = add(found, here)
                if (entry + 1 == last or scores.points[entry + 1] != points) and any_positive(found):
                    store(mass, 0, found)
                    _record(sheet, now, flow, target, 1, points, 0.0, bought, mass)
                    found = zero
        target = now.target_of[box, 0]
        if target < 0:
            continue
        row, found = load(now.row, target), zero
        for place in range(count):
            roll = flow.rolls[place]
            left = load(ended, roll)
            here = where_equal(row, load(end, roll), left)
            store(ended, roll, less(left, here))
            found = add(found, here)
        if any_positive(found):
            store(mass, 0, found)
            _record(sheet, now, flow, target, 0, 0.0, 0.0, bought, mass)


@compiled_inline
def _end_or_go_on(dice: Dice, flow: Flow, mass: Doubles, end: Doubles, best: Doubles, offset: int, served: int) -> None:
    """Splits the probability of each roll into ending the turn and throwing again (`flow.down`)."""
    for roll in range(len(dice.chance)):
        here = load(mass, roll)
        if any_positive(here):
            ending = where_equal(load(end, roll), load(best, offset + roll), here)
            store(flow.ended[served], roll, add(load(flow.ended[served], roll), ending))
            node = dice.first_roll + roll
            store(flow.down, node, add(load(flow.down, node), less(here, ending)))


@apart
def _go_down(dice: Dice, flow: Flow, mean: Doubles, best: Doubles) -> None:
    """Takes probability from the rolls down to the holds that their values came from, into `flow.held`."""
    for node in range(len(dice.down_start) - 2, -1, -1):
        left = load(flow.down, node)
        if not any_positive(left):
            continue
        first, last = dice.down_start[node], dice.down_start[node + 1]
        if node >= dice.first_roll:
            value = load(best, dice.down[first])
            for place in range(first + 1, last):
                value = highest(value, load(best, dice.down[place]))
        else:
            value = load(best, node)
            here = where_equal(load(mean, node), value, left)
            store(flow.held, node, add(load(flow.held, node), here))
            left = less(left, here)
        for place in range(first, last):
            other = dice.down[place]
            here = where_equal(load(best, other), value, left)
            store(flow.down, other, add(load(flow.down, other), here))
            left = less(left, here)


@apart
def _throw(dice: Dice, flow: Flow, has_served: int) -> None:
    """Throws: takes probability from the holds up to the rolls, into `flow.plain` and `flow.served`."""
    _clear(flow.plain)
    _clear(flow.served)
    for node in range(dice.first_roll):
        here = load(flow.held, node)
        if not any_positive(here):
            continue
        if node == 0 and has_served:
            for roll in range(len(dice.chance)):
                store(flow.served, roll, multiply(here, splat(dice.chance[roll])))
            continue
        first, last = dice.up_start[node], dice.up_start[node + 1]
        share = multiply(here, splat(1.0 / (last - first)))
        for place in range(first, last):
            grown = dice.up[place]
            if grown >= dice.first_roll:
                roll = grown - dice.first_roll
                store(flow.plain, roll, add(load(flow.plain, roll), share))
            else:
                store(flow.held, grown, add(load(flow.held, grown), share))


@apart
def _go_aside(
    dice: Dice,
    throws: Throws,
    flow: Flow,
    hold: int,
    stage: int,
    later: Doubles,
    served: int,
    again: bool,
    put_aside: int,
) -> None:
    """The same two steps where dice put aside stay: probability of what falls beside `hold` stands in `flow.down`,
    by part; it goes to `flow.ended` or to `flow.next_held`.
    """
    choose_addition(dice, throws.added, put_aside, hold, later, again)
    for place in range(dice.add_start[hold + 1] - 1, dice.add_start[hold] - 1, -1):
        part, whole = dice.add_part[place], dice.add_whole[place]
        left = load(flow.down, part)
        if not any_positive(left):
            continue
        store(flow.down, part, splat(0.0))
        value = load(throws.added, part)
        if whole >= dice.first_roll:
            roll = whole - dice.first_roll
            end = load(throws.end[stage, served], roll)
            here = where_equal(end, highest(end, value), left)
            store(flow.ended[served], roll, add(load(flow.ended[served], roll), here))
            left = less(left, here)
        elif again and dice.add_dice[place] >= put_aside:
            here = where_equal(load(later, whole), value, left)
            store(flow.next_held, whole, add(load(flow.next_held, whole), here))
            left = less(left, here)
        for other_place in range(dice.down_start[part], dice.down_start[part + 1]):
            other = dice.down[other_place]
            here = where_equal(load(throws.added, other), value, left)
            store(flow.down, other, add(load(flow.down, other), here))
            left = less(left, here)


@merged
def follow_plane(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    flow: Flow,
    value: Doubles,
    group: int,
    saved: int,
    thrown: int,
    hold: int,
) -> None:
    """Follows probability through a plane solved with all stages kept; adds the ways in which it ends.

    Args:
        thrown: after how many throws it starts. 0: with the first throws, as `flow.start` says. Otherwise with a hold.
        hold: node of that hold.
    """
    turn = sheet.turn
    has_served, put_aside, last = turn[HAS_SERVED], turn[PUT_ASIDE], now.counts[LAST_STAGE]
    _clear(flow.down)
    _clear(flow.held)
    _clear(flow.next_held)
    _clear(flow.ended[0])
    _clear(flow.ended[1])
    _clear(flow.plain)
    _clear(flow.served)
    if thrown == 0:
        for roll in range(len(dice.chance)):
            store(flow.served if has_served else flow.plain, roll, load(flow.start, roll))
    elif turn[RELEASE]:
        store(flow.held, hold, splat(1.0))
        _throw(dice, flow, has_served)
        _clear(flow.held)
    else:
        store(flow.next_held, hold, splat(1.0))
    for stage in range(thrown + 1, last + 1):
        if turn[RELEASE]:
            best = throws.best[stage]
            if stage < last:
                _end_or_go_on(dice, flow, flow.plain, throws.end[stage, 0], best, dice.first_roll, 0)
                if has_served:
                    _end_or_go_on(dice, flow, flow.served, throws.end[stage, 1], throws.served[stage], 0, 1)
                _go_down(dice, flow, throws.mean[stage], best)
                _throw(dice, flow, has_served)
                _clear(flow.down)
                _clear(flow.held)
            else:
                for roll in range(len(dice.chance)):
                    store(flow.ended[0], roll, add(load(flow.ended[0], roll), load(flow.plain, roll)))
                    store(flow.ended[1], roll, add(load(flow.ended[1], roll), load(flow.served, roll)))
        elif stage == 1:
            for roll in range(len(dice.chance)):
                store(flow.down, dice.first_roll + roll, load(flow.start, roll))
            _go_aside(dice, throws, flow, 0, stage, throws.mean[2], 1 if has_served else 0, last > 1, put_aside)
        else:
            for node in range(dice.first_roll):
                store(flow.held, node, load(flow.next_held, node))
            _clear(flow.next_held)
            for held in range(dice.first_roll):
                here = load(flow.held, held)
                if any_positive(here):
                    for place in range(dice.add_start[held], dice.add_start[held + 1]):
                        chance = dice.add_chance[place]
                        store(flow.down, dice.add_part[place], multiply(here, splat(chance)))
                    served = 1 if has_served and held == 0 else 0
                    _go_aside(dice, throws, flow, held, stage, throws.mean[stage + 1], served, stage < last, put_aside)
        if turn[VARIES] or stage == last:
            if stage > 1 and turn[VARIES]:
                endings_at(sheet, scores, now, throws, value, group, stage, saved, stage)
            for served in range(1 + has_served):
                list_specials(sheet, scores, now, served)
                settle(
                    sheet, scores, now, flow, served, max(0, stage - turn[THROWS] - saved), throws.end[stage, served]
                )


def most_ways(arrays: Arrays) -> int:
    """More ways than the turn of one block can end in."""
    return len(new_flow(arrays).ways)
