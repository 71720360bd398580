"""Kernel that plays turns of many games on a wide sheet, each solved exactly against the estimated values of its cards.

The turns of eight planes are solved together, one per lane: of eight games, or of one in which boxes may be announced.
Each lane notes the best entries besides their values, so the turn is played where it was solved; a plane with a higher
value replaces those before it.
"""

from pasch.solver.kernels.arrays.random_dice import draw_uniform, throw_dice
from pasch.solver.kernels.toolchain.compiled_functions import compiled, part
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.block_setup import LOWEST, find_last, is_plane
from pasch.solver.kernels.turn.turn_legality import is_named_before, open_plane
from pasch.solver.kernels.turn.turn_values import copy_rows, step_back
from pasch.solver.kernels.wide.drawn_decisions import begin_drawing, draw_option, end_drawing
from pasch.solver.kernels.wide.plane_choice import average_first, settle_plane, take_position
from pasch.solver.kernels.wide.wide_entry import choose_ending, enter_turn, list_last_options
from pasch.solver.kernels.wide.wide_games import WideRound
from pasch.solver.kernels.wide.wide_turn import correct_card, estimate_card, is_settled
from pasch.solver.kernels.wide.wide_turn_endings import fill_nothing, fill_stage, set_others_aside


@compiled
def play_wide_turns(wide: WideRound, stray: float, temperature: float) -> int:
    """Plays one turn of every game, and returns their number.

    Args:
        stray: probability of drawing the entry among all allowed ones instead of taking the best.
        temperature: above 0 every choice is drawn; see `roll_options`.
    """
    game, played = wide.game, wide.played
    played.filled.game = -1
    for number in range(len(played.games)):
        if not _rests(wide, number):
            _begin(wide, number, stray)
            # Planes announced before the first throw come last: they are compared with the value of not announcing.
            for step in range(2 * (len(game.sheet.boxes) + 1)):
                named, late = step % (len(game.sheet.boxes) + 1) - 1, step > len(game.sheet.boxes)
                if is_plane(game.sheet, wide.now, named) and is_named_before(game.sheet, named) == late:
                    _fill_lane(wide, number, named, temperature)
                    if temperature > 0.0 and played.filled.lanes == 0:  # the lanes just solved opened other cards
                        take_position(wide, number)
    _solve_lanes(wide, temperature)
    for number in range(len(played.games)):
        if not played.games[number].rests:
            _end(wide, number)
    return len(played.games)


@part
def _rests(wide: WideRound, number: int) -> bool:
    played = wide.played
    here = played.games[number]
    if played.drawing.sampling > 0.0:
        take_position(wide, number)
        here.rests = 1 if is_settled(wide.game.sheet, wide.position) else 0
        begin_drawing(here)
    return here.rests != 0


@part
def _begin(wide: WideRound, number: int, stray: float) -> None:
    game, position, played = wide.game, wide.position, wide.played
    here, network = played.games[number], position.network
    take_position(wide, number)
    here.sum = estimate_card(game.sheet, position)
    here.value = here.sum + correct_card(game.sheet, position)
    for slot in range(played.slots.shape[1]):
        played.slots[number, slot] = network.slots[slot]
    for index in range(played.part.shape[1]):
        played.part[number, index] = network.part[index]
    here.stray = 1 if stray > 0.0 and draw_uniform(played.chance, number) < stray else 0
    here.roll = throw_dice(game.dice, played.chance, number, 0)
    here.best = LOWEST
    here.luck = 0.0
    here.taken = 0.0
    here.late = 0
    for roll in range(played.first.shape[1]):
        played.first[number, roll] = LOWEST


@part
def _fill_lane(wide: WideRound, number: int, named: int, temperature: float) -> None:
    game, now, throws, played = wide.game, wide.now, wide.throws, wide.played
    turn, place = game.sheet.turn, played.filled.lanes
    lane = played.lanes[place]
    open_plane(game.sheet, now, named)
    find_last(game.sheet, now)
    lane.game = number
    lane.named = named
    lane.last = now.turn.last
    if turn.varies:
        for used in range(1, len(throws.end) - 1):
            if used <= lane.last:
                fill_stage(wide, used, place)
            else:
                fill_nothing(throws, turn.has_served, used, place)
    else:
        if named >= 0:
            set_others_aside(wide, number, game.sheet.boxes[named].column)
        fill_stage(wide, turn.throws, place)
        for column in range(len(now.columns)):
            now.columns[column].aside = 0
    played.filled.lanes = place + 1
    # One call solves the planes of all eight lanes.
    if place + 1 == LANES:
        _solve_lanes(wide, temperature)


@part
def _solve_lanes(wide: WideRound, temperature: float) -> None:
    game, now, throws, played = wide.game, wide.now, wide.throws, wide.played
    turn, lanes = game.sheet.turn, played.filled.lanes
    if lanes == 0:
        return
    # The longest turn of all lanes; shorter ones are marked as impossible beyond their end.
    now.turn.last = 0
    for place in range(lanes):
        now.turn.last = max(now.turn.last, played.lanes[place].last)
    for used in range(now.turn.last, 0, -1):
        if not turn.varies and used < turn.throws:
            for served in range(1 + turn.has_served):
                copy_rows(throws.end[used + 1, served], 0, throws.end[used, served])
        step_back(game, now, throws, used, used, used + 1, 0.0)
    for place in range(lanes):
        settle_plane(wide, place, temperature)
    played.filled.lanes = 0


@part
def _end(wide: WideRound, number: int) -> None:
    played = wide.played
    here, dice = played.games[number], wide.game.dice
    here.mean = average_first(wide, number)
    here.luck += here.fallen if here.late else played.first[number, here.roll - dice.first_roll] - here.mean
    played.chance[number] = played.after[number]
    take_position(wide, number)
    if here.stray:
        count = list_last_options(wide, number)
        choose_ending(wide, number, int(draw_uniform(played.chance, number) * count))
    elif played.drawing.sampling > 0.0:
        count = list_last_options(wide, number)
        choose_ending(wide, number, draw_option(played, here, count, played.chance, number))
        end_drawing(played, here)
    enter_turn(wide, number)
