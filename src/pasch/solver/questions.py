"""The kernel behind advice: what every option of a position is worth, and how its turn may end."""

import numpy as np

from pasch.solver.arrays import HAS_SERVED, RELEASE, VARIES, Dice, Scores, Sheet
from pasch.solver.compiled import compiled
from pasch.solver.entries import (
    LOWEST,
    entry_worth,
    list_specials,
    may_announce,
    must_announce,
    open_group,
    open_lanes,
    open_plane,
)
from pasch.solver.lattice import Doubles, Ints
from pasch.solver.policy import Flow, follow_plane
from pasch.solver.turn import endings_at, solve_plane
from pasch.solver.vector import LANES
from pasch.solver.work import BOX as TARGET_BOX
from pasch.solver.work import KIND as TARGET_KIND
from pasch.solver.work import LAST_STAGE, OUTCOME, SPECIALS, TARGETS, Open, Throws

GROUP, LANE, THROWS_USED, ROLL, SERVED, ANNOUNCED, FOLLOW, HOLD = range(8)
"""Columns of a question. ANNOUNCED is -1 for none. FOLLOW: the chances of the turn's endings are asked for, too, after
keeping the node HOLD (which is -1 where the turn has not begun)."""
SCORE, STRIKE, ANNOUNCE = range(3)


@compiled
def answer(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    flow: Flow,
    value: Doubles,
    theta: float,
    question: Ints,
    of_holds: Doubles,
    of_boxes: Doubles,
) -> int:
    """Answers a question about a moment of a turn. Values count points still to come.

    Args:
        question: ``(8,)`` see the names of its columns.
        of_holds: ``(nodes,)`` is filled with what keeping each hold is worth; untouched where none may be kept.
        of_boxes: ``(boxes, 3)`` is filled with the worth of a score, a strike, an announcement; `LOWEST` for none.

    Returns:
        The throws after which the turn must end.
    """
    group, used, roll, served = question[GROUP], question[THROWS_USED], question[ROLL], question[SERVED]
    has_served = sheet.turn[HAS_SERVED]
    saved = open_group(sheet, now, group)
    for index in range(LANES):
        now.block[index] = question[LANE]
    open_lanes(sheet, now)
    for box in range(len(sheet.boxes)):
        for way in range(3):
            of_boxes[box, way] = LOWEST
    # The plane that the turn is in comes last, so that its stages are the ones that remain.
    for candidate in range(len(sheet.boxes) + 1):
        box = candidate if candidate < len(sheet.boxes) else question[ANNOUNCED]
        asked = used == 1 and question[ANNOUNCED] < 0 and not question[FOLLOW]
        if candidate < len(sheet.boxes) and not (asked and may_announce(sheet, now, box)):
            continue
        open_plane(sheet, now, box)
        solve_plane(dice, sheet, scores, now, throws, value, group, saved, theta, 1)
        if candidate < len(sheet.boxes):
            first = throws.served[1, roll, 0] if has_served else throws.best[1, dice.first_roll + roll, 0]
            of_boxes[box, ANNOUNCE] = first
    last = now.counts[LAST_STAGE]
    if question[FOLLOW]:
        flow.found_ways[0] = 0
        follow_plane(dice, sheet, scores, now, throws, flow, value, group, saved, used, question[HOLD])
        return last
    if used == 0 or (used == 1 and question[ANNOUNCED] < 0 and must_announce(sheet, now)):
        return last
    if used < last:
        stage = used if sheet.turn[RELEASE] else used + 1
        for node in range(dice.first_roll):
            of_holds[node] = throws.mean[stage, node, 0]
    if sheet.turn[VARIES] and used > 1:
        endings_at(sheet, scores, now, throws, value, group, used, saved, used)
    list_specials(sheet, scores, now, served)
    for entry in range(now.counts[SPECIALS]):
        if now.special[entry, 0] == roll:
            target = now.special[entry, 1]
            way = SCORE if now.special[entry, 2] else STRIKE
            of_boxes[now.targets[target, TARGET_BOX], way] = entry_worth(scores, now, target, now.special_points[entry])
    for special in range(len(scores.special_roll)):
        if scores.special_roll[special] == roll:
            return last
    for target in range(now.counts[TARGETS]):
        box, kind = now.targets[target, TARGET_BOX], now.targets[target, TARGET_KIND]
        if not now.targets[target, OUTCOME]:
            of_boxes[box, STRIKE] = entry_worth(scores, now, target, 0.0)
            continue
        for entry in range(scores.start[box, served, kind], scores.start[box, served, kind + 1]):
            if scores.roll[entry] == roll:
                of_boxes[box, SCORE] = entry_worth(scores, now, target, scores.points[entry])
    return last


def new_answer(nodes: int, boxes: int) -> tuple[Doubles, Doubles]:
    """Room for the answer to one question."""
    return np.full(nodes, LOWEST), np.full((boxes, 3), LOWEST)
