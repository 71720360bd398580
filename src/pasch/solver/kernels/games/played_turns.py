"""Kernel that plays turns with thrown dice, for many games at once.

A turn is solved once for eight cards of a group with all stages kept; every game on one of these cards then throws its
own dice and decides by those values, as `roll_options` describes.
"""

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.random_dice import draw_uniform, throw_dice
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.games.game_batch import BatchRound, Games, Notes, Playing, TurnOption
from pasch.solver.kernels.games.roll_options import (
    IMPOSSIBLE,
    TIE,
    draw_turn_option,
    find_best_hold,
    find_best_option,
    list_endings,
    list_holds,
    sum_weights,
)
from pasch.solver.kernels.toolchain.compiled_functions import compiled, part
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.block_setup import LOWEST, is_plane, open_group, split_lanes
from pasch.solver.kernels.turn.specials import list_specials
from pasch.solver.kernels.turn.turn_endings import list_entries
from pasch.solver.kernels.turn.turn_legality import is_named_before
from pasch.solver.kernels.turn.turn_values import (
    average_plane,
    average_throw,
    fill,
    keep_plane,
    read_first_value,
    take_first,
)

_OVER = -1
# No box is announced before the first throw; one may be after it.
_NONE = -2
FIXED = 1e300
"""Above every value: a game that announced a box before its first throw considers no other plane."""


@compiled
def play_turns(
    game: Arrays,
    now: OpenBlock,
    throws: Throws,
    played: BatchRound,
    order: Ints,
    groups: Ints,
    theta: float,
    temperature: float,
) -> int:
    """Plays one turn of some games, and returns their number.

    Args:
        order: the games, sorted by card; groups: the group of each of these cards.
        theta: as for `card_blocks.solve_blocks`.
        temperature: see `roll_options`; 0 for the best play.
    """
    first = 0
    while first < len(order):
        last = _open_block(game, now, played, order, groups, first)
        here = order[first:last]
        planes = _begin_turns(game, now, played, here)
        if _some_named_before(game, now):
            _choose_before(game, now, throws, played, here, theta, temperature)
        # Every game first chooses its plane; then each chosen plane is solved again and played, as only the stages of
        # one plane are kept.
        for announced in range(-1, len(game.sheet.boxes) if planes > 1 else -1):
            if is_plane(game.sheet, now, announced) and not is_named_before(game.sheet, announced):
                keep_plane(game, now, throws, played.value, theta, announced)
                _weigh_plane(game, now, throws, played, here, temperature)
        for announced in range(-1, len(game.sheet.boxes)):
            if is_plane(game.sheet, now, announced) and _some_take(played.notes, len(here), announced):
                keep_plane(game, now, throws, played.value, theta, announced)
                _play_plane(game, now, throws, played, here, temperature)
        first = last
    return len(order)


@part
def _open_block(game: Arrays, now: OpenBlock, played: BatchRound, order: Ints, groups: Ints, first: int) -> int:
    notes, games = played.notes, played.games
    group = groups[first]
    open_group(game.sheet, now, group)
    lanes, place, card = 0, first, -1
    while place < len(order) and groups[place] == group:
        if games.card[order[place]] != card:
            if lanes == LANES:
                break
            card = games.card[order[place]]
            now.block[lanes] = card - game.sheet.start[group]
            notes.begin[lanes] = place - first
            lanes += 1
        place += 1
    for lane in range(lanes, LANES + 1):
        notes.begin[lane] = place - first
        if lane < LANES:
            now.block[lane] = now.block[lanes - 1]
    split_lanes(game.sheet, now)
    return place


@part
def _begin_turns(game: Arrays, now: OpenBlock, played: BatchRound, order: Ints) -> int:
    planes, only = 0, -1
    for announced in range(-1, len(game.sheet.boxes)):
        if is_plane(game.sheet, now, announced):
            planes, only = planes + 1, announced
    for place in range(len(order)):
        turn = played.notes.turns[place]
        turn.roll = throw_dice(game.dice, played.games.chance, order[place], 0)
        turn.held = 0
        turn.served = game.sheet.turn.has_served
        # With a single plane there is nothing to choose.
        turn.named = only
        turn.value = LOWEST
    return planes


@part
def _some_named_before(game: Arrays, now: OpenBlock) -> bool:
    some = False
    for announced in range(len(game.sheet.boxes)):
        some = some or (is_named_before(game.sheet, announced) and is_plane(game.sheet, now, announced))
    return some


@part
def _choose_before(
    game: Arrays, now: OpenBlock, throws: Throws, played: BatchRound, order: Ints, theta: float, temperature: float
) -> None:
    fill(throws.first, LOWEST)
    for announced in range(-1, len(game.sheet.boxes)):
        if is_plane(game.sheet, now, announced) and not is_named_before(game.sheet, announced):
            keep_plane(game, now, throws, played.value, theta, announced)
            take_first(game, throws, 1, throws.first)
    average_throw(game.dice, throws.first, theta, throws.before, 1)
    _weigh_before(throws, played, order, temperature, _NONE)
    for announced in range(len(game.sheet.boxes)):
        if is_plane(game.sheet, now, announced) and is_named_before(game.sheet, announced):
            keep_plane(game, now, throws, played.value, theta, announced)
            average_plane(game, throws, 1, theta)
            _weigh_before(throws, played, order, temperature, announced)
    # Games that announced nothing still choose among the planes of the first throw.
    for place in range(len(order)):
        turn = played.notes.turns[place]
        turn.value = LOWEST if turn.named == _NONE else FIXED


@part
def _weigh_before(throws: Throws, played: BatchRound, order: Ints, temperature: float, named: int) -> None:
    notes = played.notes
    for lane in range(LANES):
        for place in range(notes.begin[lane], notes.begin[lane + 1]):
            _take_or_leave(played.games, notes.turns[place], throws.before[1, lane], order[place], temperature, named)


@part
def _some_take(notes: Notes, places: int, announced: int) -> bool:
    some = False
    for place in range(places):
        some = some or notes.turns[place].named == announced
    return some


@part
def _list_stage(game: Arrays, now: OpenBlock, value: Doubles, stage: int, served: int) -> None:
    if game.sheet.turn.varies:
        list_entries(game, now, value, stage)
    list_specials(game.sheet, game.scores, now, served)


@part
def _weigh_plane(
    game: Arrays, now: OpenBlock, throws: Throws, played: BatchRound, order: Ints, temperature: float
) -> None:
    notes = played.notes
    drawn = temperature > 0.0 and now.turn.named < 0
    if drawn:
        _list_stage(game, now, played.value, 1, game.sheet.turn.has_served)
    for lane in range(LANES):
        for place in range(notes.begin[lane], notes.begin[lane + 1]):
            turn = notes.turns[place]
            if turn.value == FIXED:
                continue
            if drawn:
                value = _sum_options(game, now, throws, played, turn, lane, temperature)
            else:
                value = read_first_value(game, throws, turn.roll - game.dice.first_roll, lane)
            _take_or_leave(played.games, turn, value, order[place], temperature, now.turn.named)


@part
def _sum_options(
    game: Arrays, now: OpenBlock, throws: Throws, played: BatchRound, turn: Playing, lane: int, temperature: float
) -> float:
    choices, options = played.choices, played.notes.options
    rules, roll, count = game.sheet.turn, turn.roll - game.dice.first_roll, 0
    if now.turn.last > 1:
        mean = throws.mean[1 if rules.release else 2]
        count = list_holds(choices, options, mean, rules.put_aside, 0, roll, lane)
    count = list_endings(choices, now, options, rules.has_served, roll, lane, count)
    # The log-sum-exp of all options: the plane is drawn with the total weight of its options.
    top = options[find_best_option(options, count)].value
    return top + temperature * np.log(sum_weights(options, count, top, temperature))


@part
def _take_or_leave(games: Games, turn: Playing, value: float, number: int, temperature: float, named: int) -> None:
    before = turn.value
    if before < IMPOSSIBLE:
        taken = True
        turn.value = value
    elif temperature > 0.0:
        # Weights relative to the higher value cannot overflow.
        higher = max(before, value)
        share = np.exp((value - higher) / temperature)
        total = share + np.exp((before - higher) / temperature)
        taken = draw_uniform(games.chance, number) * total < share
        turn.value = higher + temperature * np.log(total)
    else:
        taken = value > before + TIE
        turn.value = value if taken else before
    if taken:
        turn.named = named


@part
def _play_plane(
    game: Arrays, now: OpenBlock, throws: Throws, played: BatchRound, order: Ints, temperature: float
) -> None:
    rules, notes = game.sheet.turn, played.notes
    for stage in range(1, now.turn.last + 1):
        for served in range(rules.has_served if stage == 1 else 0, 1 + rules.has_served):
            if rules.varies or rules.has_served:
                _list_stage(game, now, played.value, stage, served)
            for lane in range(LANES):
                for place in range(notes.begin[lane], notes.begin[lane + 1]):
                    turn = notes.turns[place]
                    if turn.roll >= 0 and turn.served == served and turn.named == now.turn.named:
                        option = _decide(game, now, throws, played, turn, stage, lane, order[place], temperature)
                        _go_on(game, now, played, turn, option, lane, order[place])
        # Rolls of this throw may be decided at the next one.
        for place in range(notes.begin[LANES]):
            notes.turns[place].served &= 1


@part
def _decide(
    game: Arrays,
    now: OpenBlock,
    throws: Throws,
    played: BatchRound,
    turn: Playing,
    stage: int,
    lane: int,
    number: int,
    temperature: float,
) -> TurnOption:
    rules, roll, count = game.sheet.turn, turn.roll - game.dice.first_roll, 0
    choices, options = played.choices, played.notes.options
    if stage < now.turn.last:
        mean = throws.mean[stage if rules.release else stage + 1]
        if temperature > 0.0:
            count = list_holds(choices, options, mean, rules.put_aside, turn.held, roll, lane)
        else:
            hold = find_best_hold(choices, mean, rules.put_aside, turn.held, roll, lane)
            if hold >= 0 and throws.end[stage, turn.served, roll, lane] < mean[hold, lane] - TIE:
                options[0].hold = hold
                return options[0]
    count = list_endings(choices, now, options, turn.served, roll, lane, count)
    if temperature > 0.0:
        return options[draw_turn_option(options, count, temperature, played.games.chance, number)]
    return options[find_best_option(options, count)]


@part
def _go_on(
    game: Arrays, now: OpenBlock, played: BatchRound, turn: Playing, option: TurnOption, lane: int, number: int
) -> None:
    notes, games = played.notes, played.games
    if option.hold >= 0:
        turn.roll = throw_dice(game.dice, games.chance, number, option.hold)
        turn.held = option.hold
        turn.served = 2 + (1 if game.sheet.turn.has_served and option.hold == 0 else 0)
        return
    turn.roll = _OVER
    target, card = now.targets[option.target], now.cards[option.target, lane]
    beside = now.special[-2 - option.hold].beside if option.hold < -1 else 0.0
    # The row holds bonus points plus the card's value; without the latter, rounding leaves whole points.
    games.total[number] += np.int64(np.rint(option.points + (now.row[option.target, lane] - played.value[card])))
    games.card[number] = card
    notes.boxes[target.box].points += option.points - beside
    notes.boxes[target.box].struck += 1 if target.outcome == 0 else 0
    notes.column_beside[game.sheet.boxes[target.box].column] += beside
