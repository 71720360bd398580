"""Turns played with thrown dice inside compiled kernels, for many games that stand on the same cards.

A turn is solved once for eight cards of a group, with all its throws kept; every game that stands on one of them then
throws its own dice and decides by what was solved. Each game draws from a generator of its own, so that its dice depend
on nothing but the seed and its number.

With a temperature, a decision is drawn among all legal actions of the moment, each with a probability in proportion to
``exp(value / temperature)``, where an action's value is that of the best play after it. Without one the best action is
taken; of equal ones that of `reference.preference`: ending comes before throwing again, a box before those below it, a
score before a strike, a hold of fewer dice before one of more, no announcement before one.
"""

import hashlib
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pasch.rules.variant import Variant
from pasch.solver.cards.lattice import Doubles, Indices, Ints, Lattice
from pasch.solver.kernels.arrays import (
    ANNOUNCE,
    COLUMN,
    HAS_SERVED,
    PUT_ASIDE,
    RELEASE,
    VARIES,
    Arrays,
    Dice,
    Scores,
    Sheet,
)
from pasch.solver.kernels.compiled import compiled, compiled_inline, merged
from pasch.solver.kernels.entries import (
    LOWEST,
    list_specials,
    list_targets,
    may_announce,
    must_announce,
    open_group,
    open_lanes,
    open_plane,
    value_rows,
)
from pasch.solver.kernels.turn import solve_plane
from pasch.solver.kernels.vector import LANES
from pasch.solver.kernels.work import BOX, LAST_STAGE, OUTCOME, SPECIALS, Open, Throws

Words = NDArray[np.uint64]
TIE = 1e-9
"""Points: values nearer to each other than this are equal; exact arithmetic would find them so."""
_IMPOSSIBLE = LOWEST / 2
_NEGLIGIBLE = -40.0
_PLAIN = -1
_OVER = -1

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
_SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
_SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31))
_HALF = np.uint64(32)
_FRACTION = np.uint64(11)

# Columns of `Games.turn`.
ROLL, HELD, SERVED, PLANE = range(4)


class Choices(NamedTuple):
    """What may be done with each roll, by roll and box.

    Attributes:
        hold_start, hold: ``hold[hold_start[r]:hold_start[r + 1]]`` are the holds of roll `r`, fewer dice first.
        size: ``(nodes,)`` number of dice. includes: ``(nodes, nodes)`` whether the first contains the second; empty
            where dice may be released.
        slot, points: ``(2, boxes, rolls)`` what a roll scores, plain and served, and the slot of its target; 0 for
            nothing.
        special: ``(rolls,)`` whether `Open.special` lists what this roll may be entered as.
    """

    hold_start: Ints
    hold: Ints
    size: Ints
    includes: NDArray[np.bool_]
    slot: Ints
    points: Doubles
    special: NDArray[np.bool_]


class Games(NamedTuple):
    """Games that are played side by side, and what became of them.

    Attributes:
        card: index of the card it stands on. total: points so far. chance: state of its generator.
    """

    card: Ints
    total: Ints
    chance: Words


class Notes(NamedTuple):
    """Scratch memory of one thread, and what it noted of the games it played.

    Attributes:
        begin: ``(9,)`` where the games of each lane of the block begin.
        turn: ``(places, 4)`` of each game in the block: ROLL as a node (-1 once the turn is over), the node HELD,
            whether all dice fell together (SERVED), the PLANE: -1, or the box announced.
        plane_worth: ``(places,)`` what the planes looked at so far are worth to it.
        worth, action, target, points: ``(options,)`` the options of a decision; see `list_endings`, `list_holds`.
        box_points, box_struck: ``(boxes,)`` sum of points entered, times the weight; entries struck.
        column_beside: ``(columns,)`` sum of points beside the boxes.
    """

    begin: Ints
    turn: Ints
    plane_worth: Doubles
    worth: Doubles
    action: Ints
    target: Ints
    points: Doubles
    box_points: Doubles
    box_struck: Ints
    column_beside: Doubles


def choices_of(variant: Variant, lattice: Lattice, arrays: Arrays) -> Choices:
    """The choices of a variant."""
    boxes, rolls = len(variant.boxes), len(lattice.chance)
    holds = [sorted(map(lattice.index_by_node.__getitem__, held)) for held in variant.tables.holds_by_roll]
    slot = np.zeros((2, boxes, rolls), dtype=np.int64)
    points = np.zeros(slot.shape)
    start = arrays.scores.start
    for served, box, kind in np.ndindex(2, boxes, start.shape[2] - 1):
        entries = slice(start[box, served, kind], start[box, served, kind + 1])
        slot[served, box, arrays.scores.roll[entries]] = 1 + kind
        points[served, box, arrays.scores.roll[entries]] = arrays.scores.points[entries]
    special = np.zeros(rolls, dtype=np.bool_)
    special[arrays.scores.special_roll] = True
    return Choices(
        hold_start=np.cumsum([0, *map(len, holds)]).astype(np.int64),
        hold=np.array([hold for row in holds for hold in row], dtype=np.int64),
        size=np.array([len(node) for node in lattice.nodes], dtype=np.int64),
        includes=_includes(lattice) if not variant.turn.release else np.zeros((0, 0), dtype=np.bool_),
        slot=slot,
        points=points,
        special=special,
    )


def _includes(lattice: Lattice) -> NDArray[np.bool_]:
    codes = sorted({code for node in lattice.nodes for code in node})
    counts = np.array([[node.count(code) for code in codes] for node in lattice.nodes])
    return np.asarray((counts[:, None, :] >= counts[None, :, :]).all(axis=2))


def new_games(count: int, seed: str, first: int = 0) -> Games:
    """Games before their first turn, numbered from `first` on."""
    words = hashlib.sha256(f"pasch-games-1/{seed}".encode()).digest()
    start = np.frombuffer(words, dtype="<u8", count=1).astype(np.uint64)
    numbers = np.arange(first, first + count, dtype=np.uint64)
    return Games(
        card=np.zeros(count, dtype=np.int64),
        total=np.zeros(count, dtype=np.int64),
        chance=_mixed(start + numbers * _STEP),
    )


def _mixed(words: Words) -> Words:
    """The finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014)."""
    words = (words ^ (words >> _SHIFTS[0])) * _FIRST_FACTOR
    words = (words ^ (words >> _SHIFTS[1])) * _SECOND_FACTOR
    return words ^ (words >> _SHIFTS[2])


def new_notes(arrays: Arrays, choices: Choices, places: int) -> Notes:
    """Scratch memory for blocks of so many games."""
    boxes = len(arrays.sheet.boxes)
    options = int(np.diff(choices.hold_start).max()) + 4 * boxes
    return Notes(
        begin=np.zeros(LANES + 1, dtype=np.int64),
        turn=np.zeros((places, 4), dtype=np.int64),
        plane_worth=np.zeros(places),
        worth=np.zeros(options),
        action=np.zeros(options, dtype=np.int64),
        target=np.zeros(options, dtype=np.int64),
        points=np.zeros(options),
        box_points=np.zeros(boxes),
        box_struck=np.zeros(boxes, dtype=np.int64),
        column_beside=np.zeros(len(arrays.sheet.columns)),
    )


@compiled_inline
def draw(chance: Words, game: int) -> np.uint64:
    """The next 64 bits of a game's generator, SplitMix64."""
    word = chance[game] + _STEP
    chance[game] = word
    word = (word ^ (word >> _SHIFTS[0])) * _FIRST_FACTOR
    word = (word ^ (word >> _SHIFTS[1])) * _SECOND_FACTOR
    return np.uint64(word ^ (word >> _SHIFTS[2]))


@compiled_inline
def uniform(chance: Words, game: int) -> float:
    """A number from 0 to below 1."""
    return float(np.int64(draw(chance, game) >> _FRACTION)) * 2.0**-53


@compiled_inline
def throw_dice(first_roll: int, up_start: Indices, up: Indices, chance: Words, game: int, node: int) -> int:
    """Throws the dice that a hold lacks, one after the other; gives the roll as a node."""
    while node < first_roll:
        first = up_start[node]
        ways = np.uint64(up_start[node + 1] - first)
        node = up[first + np.int64(((draw(chance, game) >> _HALF) * ways) >> _HALF)]
    return node


@compiled_inline
def may_hold(size: Ints, includes: NDArray[np.bool_], put_aside: int, held: int, node: int) -> bool:
    """Whether enough dice stay beside those put aside earlier; always where dice may be taken up again."""
    return len(includes) == 0 or (includes[node, held] and size[node] >= size[held] + put_aside)


@compiled_inline
def best_hold(
    hold_start: Ints,
    holds: Ints,
    size: Ints,
    includes: NDArray[np.bool_],
    mean: Doubles,
    put_aside: int,
    held: int,
    roll: int,
    lane: int,
) -> int:
    """The best hold of a roll; -1 where none is allowed."""
    found, best = -1, _IMPOSSIBLE
    for place in range(hold_start[roll], hold_start[roll + 1]):
        node = holds[place]
        worth = mean[node, lane]
        if worth > best + TIE and may_hold(size, includes, put_aside, held, node):
            found, best = node, worth
    return found


@compiled_inline
def list_endings(
    slots: Ints,
    points: Doubles,
    special: NDArray[np.bool_],
    target_of: Ints,
    row: Doubles,
    specials: Ints,
    special_points: Doubles,
    special_count: int,
    worth: Doubles,
    action: Ints,
    target: Ints,
    gain: Doubles,
    served: int,
    roll: int,
    lane: int,
    count: int,
) -> int:
    """Appends to the options all entries that a roll may be ended with; gives the number of options.

    `action` becomes -1 for an entry of the roll in a box, and -2 less its number for one in `specials`.
    """
    if special[roll]:
        for entry in range(special_count):
            if specials[entry, 0] == roll:
                target[count], gain[count], action[count] = specials[entry, 1], special_points[entry], -2 - entry
                worth[count] = row[specials[entry, 1], lane] + special_points[entry]
                count += 1
        return count
    for box in range(len(target_of)):
        slot = slots[served, box, roll]
        if slot > 0 and target_of[box, slot] >= 0:
            target[count], gain[count], action[count] = target_of[box, slot], points[served, box, roll], -1
            worth[count] = row[target_of[box, slot], lane] + points[served, box, roll]
            count += 1
        if target_of[box, 0] >= 0:
            target[count], gain[count], action[count] = target_of[box, 0], 0.0, -1
            worth[count] = row[target_of[box, 0], lane]
            count += 1
    return count


@compiled_inline
def list_holds(
    hold_start: Ints,
    holds: Ints,
    size: Ints,
    includes: NDArray[np.bool_],
    mean: Doubles,
    worth: Doubles,
    action: Ints,
    put_aside: int,
    held: int,
    roll: int,
    lane: int,
) -> int:
    """Makes all holds of a roll the options; gives their number."""
    count = 0
    for place in range(hold_start[roll], hold_start[roll + 1]):
        node = holds[place]
        if mean[node, lane] > _IMPOSSIBLE and may_hold(size, includes, put_aside, held, node):
            worth[count], action[count] = mean[node, lane], node
            count += 1
    return count


@compiled_inline
def best_option(worth: Doubles, first: int, last: int) -> int:
    """The first of the best options."""
    found = first
    for option in range(first + 1, last):
        if worth[option] > worth[found] + TIE:
            found = option
    return found


@compiled_inline
def weight_of_all(worth: Doubles, count: int, top: float, temperature: float) -> float:
    """The sum of the weights of all options, that of the best being 1."""
    total = 0.0
    for option in range(count):
        exponent = (worth[option] - top) / temperature
        if exponent > _NEGLIGIBLE:
            total += np.exp(exponent)
    return total


@compiled_inline
def drawn_option(worth: Doubles, count: int, temperature: float, chance: Words, game: int) -> int:
    """One of the options, drawn by their weights."""
    best = best_option(worth, 0, count)
    left = uniform(chance, game) * weight_of_all(worth, count, worth[best], temperature)
    for option in range(count):
        exponent = (worth[option] - worth[best]) / temperature
        if exponent > _NEGLIGIBLE:
            left -= np.exp(exponent)
            if left < 0.0:
                return option
    return best


@compiled
def list_stage(
    sheet: Sheet, scores: Scores, now: Open, value: Doubles, group: int, stage: int, saved: int, served: int
) -> None:
    """Lists the entries that the turn may end with after so many throws."""
    if sheet.turn[VARIES]:
        list_targets(sheet, now, group, stage, saved)
        value_rows(now, value)
    list_specials(sheet, scores, now, served)


@merged
def weigh_plane(
    choices: Choices,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    notes: Notes,
    chance: Words,
    value: Doubles,
    order: Ints,
    begin: Ints,
    first_place: int,
    first_roll: int,
    group: int,
    saved: int,
    announced: int,
    temperature: float,
) -> None:
    """Lets each game of a block take the plane just solved instead of those before it."""
    put_aside, has_served, again = sheet.turn[PUT_ASIDE], sheet.turn[HAS_SERVED], now.counts[LAST_STAGE] > 1
    if temperature > 0.0 and announced < 0:
        list_stage(sheet, scores, now, value, group, 1, saved, has_served)
    mean, first_served, first_plain = throws.mean[1 if sheet.turn[RELEASE] else 2], throws.served[1], throws.best[1]
    hold_start, holds, size, includes = choices.hold_start, choices.hold, choices.size, choices.includes
    slots, points, special = choices.slot, choices.points, choices.special
    target_of, row, specials, special_points = now.target_of, now.row, now.special, now.special_points
    worths, action, targets, gain = notes.worth, notes.action, notes.target, notes.points
    special_count, turn, plane_worth = now.counts[SPECIALS], notes.turn, notes.plane_worth
    for lane in range(LANES):
        for place in range(begin[lane], begin[lane + 1]):
            node = turn[place, ROLL]
            roll = node - first_roll
            worth = first_served[roll, lane] if has_served else first_plain[node, lane]
            if temperature > 0.0 and announced < 0:
                count = 0
                if again:
                    count = list_holds(
                        hold_start, holds, size, includes, mean, worths, action, put_aside, 0, roll, lane
                    )
                count = list_endings(
                    slots,
                    points,
                    special,
                    target_of,
                    row,
                    specials,
                    special_points,
                    special_count,
                    worths,
                    action,
                    targets,
                    gain,
                    has_served,
                    roll,
                    lane,
                    count,
                )
                top = worths[best_option(worths, 0, count)]
                worth = top + temperature * np.log(weight_of_all(worths, count, top, temperature))
            before = plane_worth[place]
            if before < _IMPOSSIBLE:
                taken = True
                plane_worth[place] = worth
            elif temperature > 0.0:
                higher = max(before, worth)
                share = np.exp((worth - higher) / temperature)
                total = share + np.exp((before - higher) / temperature)
                taken = uniform(chance, order[first_place + place]) * total < share
                plane_worth[place] = higher + temperature * np.log(total)
            else:
                taken = worth > before + TIE
                plane_worth[place] = worth if taken else before
            if taken:
                turn[place, PLANE] = announced


@merged
def play_plane(
    dice: Dice,
    choices: Choices,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    notes: Notes,
    games: Games,
    value: Doubles,
    order: Ints,
    begin: Ints,
    first_place: int,
    group: int,
    saved: int,
    announced: int,
    temperature: float,
) -> None:
    """Plays to its end the turn of each game of a block that chose the plane just solved."""
    put_aside, has_served, last = sheet.turn[PUT_ASIDE], sheet.turn[HAS_SERVED], now.counts[LAST_STAGE]
    release, varies = sheet.turn[RELEASE], sheet.turn[VARIES]
    first_roll, up_start, up = dice.first_roll, dice.up_start, dice.up
    hold_start, holds, size, includes = choices.hold_start, choices.hold, choices.size, choices.includes
    slots, points, special = choices.slot, choices.points, choices.special
    target_of, row, specials, special_points = now.target_of, now.row, now.special, now.special_points
    special_beside, cards, entries, boxes = now.special_beside, now.cards, now.targets, sheet.boxes
    worths, action, targets, gain = notes.worth, notes.action, notes.target, notes.points
    box_points, box_struck, column_beside = notes.box_points, notes.box_struck, notes.column_beside
    turn, chance, card, total = notes.turn, games.chance, games.card, games.total
    for stage in range(1, last + 1):
        mean = throws.mean[stage if release or stage == last else stage + 1]
        for served in range(has_served if stage == 1 else 0, 1 + has_served):
            if varies or has_served:
                list_stage(sheet, scores, now, value, group, stage, saved, served)
            end, special_count = throws.end[stage, served], now.counts[SPECIALS]
            for lane in range(LANES):
                for place in range(begin[lane], begin[lane + 1]):
                    node = turn[place, ROLL]
                    if node < 0 or turn[place, SERVED] != served or turn[place, PLANE] != announced:
                        continue
                    game, roll, held = order[first_place + place], node - first_roll, turn[place, HELD]
                    hold, count, option = -1, 0, 0
                    if stage < last:
                        if temperature > 0.0:
                            count = list_holds(
                                hold_start, holds, size, includes, mean, worths, action, put_aside, held, roll, lane
                            )
                        else:
                            hold = best_hold(hold_start, holds, size, includes, mean, put_aside, held, roll, lane)
                            if hold >= 0 and end[roll, lane] >= mean[hold, lane] - TIE:
                                hold = -1
                    if hold < 0:
                        count = list_endings(
                            slots,
                            points,
                            special,
                            target_of,
                            row,
                            specials,
                            special_points,
                            special_count,
                            worths,
                            action,
                            targets,
                            gain,
                            served,
                            roll,
                            lane,
                            count,
                        )
                        if temperature > 0.0:
                            option = drawn_option(worths, count, temperature, chance, game)
                        else:
                            option = best_option(worths, 0, count)
                        hold = action[option]
                    if hold >= 0:
                        turn[place, ROLL] = throw_dice(first_roll, up_start, up, chance, game, hold)
                        turn[place, HELD] = hold
                        # The 2 keeps it from being looked at again in this stage.
                        turn[place, SERVED] = 2 + (1 if has_served and hold == 0 else 0)
                        continue
                    turn[place, ROLL] = _OVER
                    target = targets[option]
                    box, beside = entries[target, BOX], special_beside[-2 - hold] if hold < -1 else 0.0
                    bonus = row[target, lane] - value[cards[target, lane]]
                    total[game] += np.int64(np.rint(gain[option] + bonus))
                    card[game] = cards[target, lane]
                    box_points[box] += gain[option] - beside
                    box_struck[box] += 1 if entries[target, OUTCOME] == 0 else 0
                    column_beside[boxes[box, COLUMN]] += beside
        for place in range(begin[LANES]):
            turn[place, SERVED] &= 1


@compiled
def play_turns(
    dice: Dice,
    sheet: Sheet,
    scores: Scores,
    now: Open,
    throws: Throws,
    choices: Choices,
    notes: Notes,
    games: Games,
    value: Doubles,
    order: Ints,
    groups: Ints,
    theta: float,
    temperature: float,
) -> int:
    """Plays one turn of some games.

    Args:
        order: the games, in the order of their cards; groups: the group of each of these cards.

    Returns:
        The number of games.
    """
    begin = notes.begin
    announces = False
    for column in range(len(sheet.columns)):
        announces = announces or sheet.columns[column, ANNOUNCE] != 0
    first_roll, up_start, up, has_served = dice.first_roll, dice.up_start, dice.up, sheet.turn[HAS_SERVED]
    turn, chance, card_of_game = notes.turn, games.chance, games.card
    first_place = 0
    while first_place < len(order):
        group = groups[first_place]
        saved = open_group(sheet, now, group)
        lanes, place, card = 0, first_place, -1
        while place < len(order) and groups[place] == group:
            if card_of_game[order[place]] != card:
                if lanes == LANES:
                    break
                card = card_of_game[order[place]]
                now.block[lanes] = card - sheet.start[group]
                begin[lanes] = place - first_place
                lanes += 1
            place += 1
        for lane in range(lanes, LANES + 1):
            begin[lane] = place - first_place
            if lane < LANES:
                now.block[lane] = now.block[lanes - 1]
        open_lanes(sheet, now)
        planes, only = 0, _PLAIN
        for announced in range(-1, len(sheet.boxes) if announces else 0):
            if may_announce(sheet, now, announced) if announced >= 0 else not must_announce(sheet, now):
                planes, only = planes + 1, announced
        for index in range(place - first_place):
            game = order[first_place + index]
            turn[index, ROLL] = throw_dice(first_roll, up_start, up, chance, game, 0)
            turn[index, HELD] = 0
            turn[index, SERVED] = has_served
            turn[index, PLANE] = only
            notes.plane_worth[index] = LOWEST
        for step in range(0 if planes > 1 else 1, 2):
            for announced in range(-1, len(sheet.boxes) if announces else 0):
                if not (may_announce(sheet, now, announced) if announced >= 0 else not must_announce(sheet, now)):
                    continue
                if step == 1:
                    wanted = False
                    for index in range(place - first_place):
                        wanted = wanted or turn[index, PLANE] == announced
                    if not wanted:
                        continue
                open_plane(sheet, now, announced)
                solve_plane(dice, sheet, scores, now, throws, value, group, saved, theta, 1)
                if step == 0:
                    weigh_plane(
                        choices,
                        sheet,
                        scores,
                        now,
                        throws,
                        notes,
                        games.chance,
                        value,
                        order,
                        begin,
                        first_place,
                        dice.first_roll,
                        group,
                        saved,
                        announced,
                        temperature,
                    )
                else:
                    play_plane(
                        dice,
                        choices,
                        sheet,
                        scores,
                        now,
                        throws,
                        notes,
                        games,
                        value,
                        order,
                        begin,
                        first_place,
                        group,
                        saved,
                        announced,
                        temperature,
                    )
        first_place = place
    return len(order)
