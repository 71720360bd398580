"""One turn on eight cards at once, solved backward from its last throw to its first.

`endings` fills what the turn may end with; here is what throwing again is worth. A hold is worth the mean of adding one
die; the best hold of a roll is found by passing the maximum up the lattice (docs/solver.md).
"""

import numpy as np

from pasch.solver.cards.lattice import Doubles
from pasch.solver.kernels.arrays import HAS_SERVED, PUT_ASIDE, RELEASE, VARIES, Dice, Scores, Sheet
from pasch.solver.kernels.compiled import apart, compiled_inline, merged
from pasch.solver.kernels.entries import (
    LOWEST,
    curve_rows,
    fill_curve_endings,
    fill_endings,
    last_stage,
    list_rest,
    list_specials,
    list_targets,
    may_announce,
    must_announce,
    open_plane,
    value_rows,
)
from pasch.solver.kernels.vector import LANES, add, highest, load, multiply, splat, store
from pasch.solver.kernels.work import AT_ONCE, CURVES, LAST_STAGE, LISTED, SCORE, Open, Throws


@compiled_inline
def mean_of_throw(dice: Dice, rows: Doubles, theta: float, out: Doubles, node: int) -> None:
    """``out[node]``: what throwing all dice is worth, for rows by roll."""
    if theta == 0.0:
        # Two sums side by side: neither waits for the other.
        total = other = splat(0.0)
        for roll in range(0, len(dice.chance) - 1, 2):
            total = add(total, multiply(load(rows, roll), splat(dice.chance[roll])))
            other = add(other, multiply(load(rows, roll + 1), splat(dice.chance[roll + 1])))
        if len(dice.chance) % 2:
            last = len(dice.chance) - 1
            total = add(total, multiply(load(rows, last), splat(dice.chance[last])))
        store(out, node, add(total, other))
        return
    for lane in range(LANES):
        top = -np.inf
        for roll in range(len(dice.chance)):
            top = max(top, theta * rows[roll, lane])
        total_here = 0.0
        for roll in range(len(dice.chance)):
            total_here += dice.chance[roll] * np.exp(theta * rows[roll, lane] - top)
        out[node, lane] = (np.log(total_here) + top) / theta


@compiled_inline
def means_of_holds(dice: Dice, rows: Doubles, theta: float) -> None:
    """``rows[hold]``: the mean over the next die, from the rolls in ``rows[first_roll:]``."""
    for node in range(dice.first_roll - 1, -1, -1):
        first, last = dice.up_start[node], dice.up_start[node + 1]
        share = 1.0 / (last - first)
        if theta == 0.0 and last - first == 6:
            left = add(load(rows, dice.up[first]), load(rows, dice.up[first + 1]))
            middle = add(load(rows, dice.up[first + 2]), load(rows, dice.up[first + 3]))
            right = add(load(rows, dice.up[first + 4]), load(rows, dice.up[first + 5]))
            store(rows, node, multiply(add(add(left, middle), right), splat(share)))
            continue
        if theta == 0.0:
            total = load(rows, dice.up[first])
            place = first + 1
            while place + 1 < last:
                total = add(total, add(load(rows, dice.up[place]), load(rows, dice.up[place + 1])))
                place += 2
            if place < last:
                total = add(total, load(rows, dice.up[place]))
            store(rows, node, multiply(total, splat(share)))
            continue
        for lane in range(LANES):
            top = -np.inf
            for place in range(first, last):
                top = max(top, theta * rows[dice.up[place], lane])
            total_here = 0.0
            for place in range(first, last):
                total_here += np.exp(theta * rows[dice.up[place], lane] - top)
            rows[node, lane] = (np.log(total_here * share) + top) / theta


@compiled_inline
def best_below(dice: Dice, best: Doubles, first: int, last: int):  # type: ignore[no-untyped-def] # a row
    """The highest row among ``best[down[first:last]]``; few of them are compared as a tree, not one after the other."""
    count = last - first
    if count == 1:
        return load(best, dice.down[first])
    if count == 2:
        return highest(load(best, dice.down[first]), load(best, dice.down[first + 1]))
    if count == 3:
        pair = highest(load(best, dice.down[first]), load(best, dice.down[first + 1]))
        return highest(pair, load(best, dice.down[first + 2]))
    left = highest(load(best, dice.down[first]), load(best, dice.down[first + 1]))
    right = highest(load(best, dice.down[first + 2]), load(best, dice.down[first + 3]))
    for place in range(first + 4, last):
        left = highest(left, load(best, dice.down[place]))
    return highest(left, right)


@merged
def solve_stage(dice: Dice, throws: Throws, has_served: int, stage: int, later: int, theta: float) -> None:
    """A throw after which dice may be taken up again: from the values of the next throw to those of this one.

    Args:
        stage: where in `throws` this throw is kept, later: the next one.
    """
    mean, best = throws.mean[stage], throws.best[stage]
    if stage != later:
        after = throws.best[later]
        for node in range(dice.first_roll, len(after)):
            store(mean, node, load(after, node))
    means_of_holds(dice, mean, theta)
    if has_served:
        mean_of_throw(dice, throws.served[later], theta, mean, 0)
    store(best, 0, load(mean, 0))
    for step in range(1, dice.first_roll):
        node = dice.order[step]
        again = best_below(dice, best, dice.down_start[node], dice.down_start[node + 1])
        store(best, node, highest(load(mean, node), again))
    plain, served = throws.end[stage, 0], throws.end[stage, 1]
    for step in range(dice.first_roll, len(dice.order)):
        node = dice.order[step]
        again = best_below(dice, best, dice.down_start[node], dice.down_start[node + 1])
        roll = node - dice.first_roll
        store(best, node, highest(load(plain, roll), again))
        if has_served:
            store(throws.served[stage], roll, highest(load(served, roll), again))


@compiled_inline
def end_stage(dice: Dice, throws: Throws, has_served: int, stage: int) -> None:
    """The last throw: only the endings count."""
    for roll in range(len(dice.chance)):
        store(throws.best[stage], dice.first_roll + roll, load(throws.end[stage, 0], roll))
        if has_served:
            store(throws.served[stage], roll, load(throws.end[stage, 1], roll))


@compiled_inline
def choose_addition(dice: Dice, added: Doubles, put_aside: int, hold: int, after: Doubles, again: bool) -> None:
    """``added[part]``: the best hold with any of `part` besides those put aside, for every part of what may fall.

    Args:
        after: what keeping each hold is worth, by node.
        again: whether another throw is left at all.
    """
    lowest = splat(LOWEST)
    for place in range(dice.add_start[hold], dice.add_start[hold + 1]):
        part, whole = dice.add_part[place], dice.add_whole[place]
        worth = lowest
        if again and whole < dice.first_roll and dice.add_dice[place] >= put_aside:
            worth = load(after, whole)
        for other in range(dice.down_start[part], dice.down_start[part + 1]):
            worth = highest(worth, load(added, dice.down[other]))
        store(added, part, worth)


@apart
def solve_locked_stage(
    dice: Dice, throws: Throws, has_served: int, put_aside: int, stage: int, later: int, again: bool, theta: float
) -> None:
    """A throw of a turn in which dice put aside stay there: ``mean[stage][h]`` is what keeping `h` for it is worth."""
    rolls_from = dice.first_roll
    for hold in range(dice.first_roll):
        # What is kept before this throw lies still in it; nothing kept means that all dice fall together.
        served = 1 if has_served and hold == 0 else 0
        choose_addition(dice, throws.added, put_aside, hold, throws.mean[later], again)
        begin, finish = dice.add_start[hold], dice.add_start[hold + 1]
        total = splat(0.0)
        for place in range(begin, finish):
            if dice.add_whole[place] >= rolls_from:
                part = dice.add_part[place]
                worth = highest(
                    load(throws.end[stage, served], dice.add_whole[place] - rolls_from), load(throws.added, part)
                )
                if theta == 0.0:
                    total = add(total, multiply(worth, splat(dice.add_chance[place])))
                else:
                    store(throws.added, part, worth)
        if theta == 0.0:
            store(throws.mean[stage], hold, total)
            continue
        for lane in range(LANES):
            top = -np.inf
            for place in range(begin, finish):
                if dice.add_whole[place] >= rolls_from:
                    top = max(top, theta * throws.added[dice.add_part[place], lane])
            total_here = 0.0
            for place in range(begin, finish):
                if dice.add_whole[place] >= rolls_from:
                    worth_here = throws.added[dice.add_part[place], lane]
                    total_here += dice.add_chance[place] * np.exp(theta * worth_here - top)
            throws.mean[stage][hold, lane] = (np.log(total_here) + top) / theta


@apart
def endings_at(
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    value: Doubles,
    group: int,
    used: int,
    saved: int,
    stage: int,
) -> None:
    """The endings after so many throws, into ``throws.end[stage]``."""
    if now.counts[CURVES] != AT_ONCE:
        list_targets(sheet, now, group, used, saved)
        if now.counts[CURVES]:
            curve_rows(sheet, scores, now, value, now.counts[SCORE], LANES)
        else:
            value_rows(now, value)
    list_rest(sheet, now, group, used, saved)
    for served in range(1 + sheet.turn[HAS_SERVED]):
        if not now.counts[LISTED] or sheet.turn[HAS_SERVED] or sheet.turn[VARIES]:
            list_specials(sheet, scores, now, served)
            now.counts[LISTED] = 1
        if now.counts[CURVES]:
            fill_curve_endings(scores, now, served, throws.end[stage, served])
        else:
            fill_endings(scores, now, served, throws.end[stage, served])


@merged
def step_back(
    dice: Dice, sheet: Sheet, throws: Throws, stage: int, last: int, here: int, later: int, theta: float
) -> None:
    """From the values of the next throw to those of throw `stage`, whose endings are filled.

    Args:
        here: where in `throws` this throw is kept, later: the next one.
    """
    turn = sheet.turn
    has_served, put_aside = turn[HAS_SERVED], turn[PUT_ASIDE]
    if turn[RELEASE]:
        if stage == last:
            end_stage(dice, throws, has_served, here)
        else:
            solve_stage(dice, throws, has_served, here, later, theta)
    elif stage > 1:
        solve_locked_stage(dice, throws, has_served, put_aside, here, later, stage < last, theta)
    else:
        first_locked_throw(dice, throws, has_served, put_aside, here, later, last > 1)


@merged
def solve_plane(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    value: Doubles,
    group: int,
    saved: int,
    theta: float,
    keep: int,
) -> None:
    """Solves the turn backward to what each first throw is worth; see `take_first`.

    Args:
        keep: 1 if stage `s` shall be kept at index `s`, 0 if all stages share index 0.
    """
    turn = sheet.turn
    has_served = turn[HAS_SERVED]
    last = last_stage(sheet, now, saved)
    now.counts[LAST_STAGE] = last
    for stage in range(last, 0, -1):
        here, later = stage * keep, (stage + 1) * keep
        if stage == last or turn[VARIES]:
            endings_at(sheet, scores, now, throws, value, group, stage, saved, here)
        elif keep:
            for served in range(1 + has_served):
                for roll in range(len(dice.chance)):
                    store(throws.end[here, served], roll, load(throws.end[later, served], roll))
        step_back(dice, sheet, throws, stage, last, here, later, theta)


@apart
def first_locked_throw(
    dice: Dice, throws: Throws, has_served: int, put_aside: int, stage: int, later: int, again: bool
) -> None:
    """What each first throw is worth in a turn in which dice put aside stay there."""
    choose_addition(dice, throws.added, put_aside, 0, throws.mean[later], again)
    for roll in range(len(dice.chance)):
        node = dice.first_roll + roll
        worth = highest(load(throws.end[stage, 1 if has_served else 0], roll), load(throws.added, node))
        store(throws.best[stage], node, worth)
        if has_served:
            store(throws.served[stage], roll, worth)


@compiled_inline
def take_first(throws: Throws, first_roll: int, has_served: int, stage: int) -> None:
    """Takes over into `throws.first` what the first throws of a plane are worth, where it is better."""
    first, best, served = throws.first, throws.best[stage], throws.served[stage]
    for roll in range(len(first)):
        worth = load(served, roll) if has_served else load(best, first_roll + roll)
        store(first, roll, highest(load(first, roll), worth))


@merged
def solve_turn(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    value: Doubles,
    group: int,
    saved: int,
    theta: float,
) -> None:
    """What each first throw is worth on the cards of a block, into `throws.first`, over all planes."""
    lowest = splat(LOWEST)
    for roll in range(len(dice.chance)):
        store(throws.first, roll, lowest)
    unbound = len(now.rest) > 0 or not must_announce(sheet, now)
    for announced in range(-1, len(sheet.boxes)):
        if may_announce(sheet, now, announced) if announced >= 0 else unbound:
            open_plane(sheet, now, announced)
            solve_plane(dice, sheet, scores, now, throws, value, group, saved, theta, 0)
            take_first(throws, dice.first_roll, sheet.turn[HAS_SERVED], 0)
