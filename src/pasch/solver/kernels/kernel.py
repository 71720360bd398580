"""The one kernel: blocks of cards solved, followed through their turns, or asked about.

All three solve turns backward, and most of the machine code is for that; so they share one function, which is compiled
once, when Pasch is used for the first time.
"""

import numpy as np

from pasch.solver.cards.lattice import Doubles, Ints
from pasch.solver.kernels.arrays import HAS_SERVED, RELEASE, VARIES, Dice, Scores, Sheet
from pasch.solver.kernels.compiled import compiled, compiled_inline
from pasch.solver.kernels.entries import (
    LOWEST,
    entry_worth,
    list_specials,
    may_announce,
    must_announce,
    open_group,
    open_lanes,
    open_plane,
)
from pasch.solver.kernels.policy import Flow, follow_plane
from pasch.solver.kernels.turn import endings_at, mean_of_throw, solve_plane, take_first
from pasch.solver.kernels.vector import LANES, add, any_positive, less, load, splat, store, where_equal
from pasch.solver.kernels.work import BOX, KIND, LAST_STAGE, OUTCOME, SPECIALS, TARGETS, Open, Throws

SOLVE, FOLLOW, ANSWER = range(3)
"""What to do with blocks: work out `value`; find every way in which the best play ends the turn; answer."""
THROWS_USED, ROLL, SERVED, ANNOUNCED, FOLLOWED, HOLD = range(6)
"""Columns of a question, which is about the first lane of a single block. ANNOUNCED is -1 for none. FOLLOWED: instead
of values, the ways in which the turn ends are asked for, after keeping the node HOLD."""
SCORE, STRIKE, ANNOUNCE = range(3)
"""Columns of the worth of boxes."""


class Question:
    """Room for a question and its answer.

    Attributes:
        asked: ``(6,)`` see the names of its columns.
        of_holds: ``(nodes,)`` what keeping each hold is worth; untouched where none may be kept.
        of_boxes: ``(boxes, 3)`` the worth of a score, a strike, an announcement; `LOWEST` for none.
    """

    def __init__(self, nodes: int, boxes: int) -> None:
        self.asked: Ints = np.zeros(6, dtype=np.int64)
        self.of_holds: Doubles = np.full(nodes, LOWEST)
        self.of_boxes: Doubles = np.full((boxes, 3), LOWEST)


Asked = tuple[Ints, Doubles, Doubles]
NO_QUESTION: Asked = (np.zeros(6, dtype=np.int64), np.zeros(0), np.zeros((0, 3)))
NO_WAYS: Ints = np.zeros(1, dtype=np.int64)


@compiled_inline
def read_entries(scores: Scores, now: Open, roll: int, served: int, of_boxes: Doubles) -> None:
    """What every score and strike of a roll is worth to the first card of the block."""
    for special in range(len(scores.special_roll)):
        if scores.special_roll[special] == roll:
            for entry in range(now.counts[SPECIALS]):
                if now.special[entry, 0] == roll:
                    target = now.special[entry, 1]
                    way = SCORE if now.special[entry, 2] else STRIKE
                    worth = entry_worth(scores, now, target, now.special_points[entry])
                    of_boxes[now.targets[target, BOX], way] = worth
            return
    for target in range(now.counts[TARGETS]):
        box, kind = now.targets[target, BOX], now.targets[target, KIND]
        if not now.targets[target, OUTCOME]:
            of_boxes[box, STRIKE] = entry_worth(scores, now, target, 0.0)
            continue
        for entry in range(scores.start[box, served, kind], scores.start[box, served, kind + 1]):
            if scores.roll[entry] == roll:
                of_boxes[box, SCORE] = entry_worth(scores, now, target, scores.points[entry])


@compiled
def run(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    flow: Flow,
    value: Doubles,
    theta: float,
    task: int,
    blocks: Ints,
    first_way: Ints,
    asked: Ints,
    of_holds: Doubles,
    of_boxes: Doubles,
) -> int:
    """Works on blocks of cards, whose later cards are solved.

    Args:
        throws: scratch memory that keeps every stage, unless the task is to SOLVE.
        value: ``(cards,)`` what every card is worth; SOLVE fills it in for the cards of the blocks.
        theta: 0 for the mean; otherwise the exponent of the utility.
        task: SOLVE, FOLLOW or ANSWER.
        blocks: ``(blocks, 3)`` group, first lane, number of lanes; see `following.blocks_of`.
        first_way: ``(blocks + 1,)`` FOLLOW fills in where the ways of each block begin in `flow`, which must have room.
        asked, of_holds, of_boxes: see `Question`.

    Returns:
        The number of cards; for ANSWER, after how many throws the turn must end.
    """
    boxes, rolls, has_served = len(sheet.boxes), len(dice.chance), sheet.turn[HAS_SERVED]
    keep = 0 if task == SOLVE else 1
    lowest, zero = splat(LOWEST), splat(0.0)
    flow.found_ways[0] = 0
    count, before, saved, last = 0, -1, 0, 0
    for block in range(len(blocks)):
        group, first, lanes = blocks[block, 0], blocks[block, 1], blocks[block, 2]
        if group != before:
            saved = open_group(sheet, now, group)
            before = group
        for index in range(LANES):
            now.block[index] = first + min(index, lanes - 1)
        open_lanes(sheet, now)
        count += lanes
        forced = must_announce(sheet, now)
        unbound = not forced or len(now.rest) > 0
        may_name = task != ANSWER or (asked[THROWS_USED] == 1 and asked[ANNOUNCED] < 0 and not asked[FOLLOWED])
        planes = 1 if unbound else 0
        for box in range(boxes):
            planes += may_announce(sheet, now, box)
            if task == ANSWER:
                for way in range(3):
                    of_boxes[box, way] = LOWEST
        for roll in range(rolls):
            store(throws.first, roll, lowest)
        # Of several planes, each is solved twice when it is followed: to see which throws go to it, and to follow them.
        for passage in range(2 if task == FOLLOW else 1):
            for step in range(boxes + 1):
                # The plane that a question is about comes last, so that its stages are the ones that remain.
                named = step - 1 if task != ANSWER else step if step < boxes else asked[ANNOUNCED]
                asked_about = task == ANSWER and step == boxes
                if not asked_about and not (may_name and may_announce(sheet, now, named) if named >= 0 else unbound):
                    continue
                if passage == 1:
                    anybody = planes == 1
                    for roll in range(rolls):
                        chance = splat(dice.chance[roll])
                        if planes > 1:
                            own, taken = load(flow.plane_value[step], roll), load(flow.taken, roll)
                            chance = where_equal(own, load(throws.first, roll), less(chance, taken))
                            store(flow.taken, roll, add(taken, chance))
                            anybody = anybody or any_positive(chance)
                        store(flow.start, roll, chance)
                    if not anybody:
                        continue
                if passage == 0 or planes > 1:
                    open_plane(sheet, now, named)
                    solve_plane(dice, sheet, scores, now, throws, value, group, saved, theta, keep)
                if passage == 1 or (asked_about and asked[FOLLOWED]):
                    used, hold = (0, 0) if passage == 1 else (asked[THROWS_USED], asked[HOLD])
                    follow_plane(dice, sheet, scores, now, throws, flow, value, group, saved, used, hold)
                elif task == ANSWER:
                    if not asked_about:
                        node = dice.first_roll + asked[ROLL]
                        of_boxes[named, ANNOUNCE] = (
                            throws.served[1, asked[ROLL], 0] if has_served else throws.best[1, node, 0]
                        )
                else:
                    take_first(throws, dice.first_roll, has_served, keep)
                    if task == FOLLOW:
                        rows, offset = (throws.served[1], 0) if has_served else (throws.best[1], dice.first_roll)
                        for roll in range(rolls):
                            store(flow.plane_value[step], roll, load(rows, offset + roll))
                            store(flow.taken, roll, zero)
        if task == SOLVE:
            mean_of_throw(dice, throws.first, theta, throws.added, 0)
            start = sheet.start[group] + first
            for index in range(lanes):
                value[start + index] = throws.added[0, index]
        elif task == FOLLOW:
            first_way[block + 1] = flow.found_ways[0]
        else:
            last = now.counts[LAST_STAGE]
            if forced and asked[THROWS_USED] == 1 and asked[ANNOUNCED] < 0:
                continue
            if asked[THROWS_USED] == 0 or asked[FOLLOWED]:
                continue
            stage = asked[THROWS_USED] if sheet.turn[RELEASE] else asked[THROWS_USED] + 1
            if asked[THROWS_USED] < last:
                for node in range(dice.first_roll):
                    of_holds[node] = throws.mean[stage, node, 0]
            if sheet.turn[VARIES] and asked[THROWS_USED] > 1:
                used = asked[THROWS_USED]
                endings_at(sheet, scores, now, throws, value, group, used, saved, used)
            list_specials(sheet, scores, now, asked[SERVED])
            read_entries(scores, now, asked[ROLL], asked[SERVED], of_boxes)
    return last if task == ANSWER else count
