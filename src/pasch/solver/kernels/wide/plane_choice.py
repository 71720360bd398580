"""Choice of the plane that a game plays among those solved, and its turn in that plane."""

import numpy as np

from pasch.solver.kernels.arrays.random_dice import Words, draw_uniform, draw_word, throw_dice
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
from pasch.solver.kernels.toolchain.compiled_functions import part
from pasch.solver.kernels.turn.block_setup import count_entries, find_last
from pasch.solver.kernels.turn.entry_targets import find_manner
from pasch.solver.kernels.turn.specials import list_specials
from pasch.solver.kernels.turn.turn_legality import is_named_before, open_plane
from pasch.solver.kernels.turn.turn_values import read_first_value
from pasch.solver.kernels.wide.drawn_decisions import draw_hold, takes_plane
from pasch.solver.kernels.wide.wide_entry import choose_ending
from pasch.solver.kernels.wide.wide_games import WideGame, WideRound
from pasch.solver.kernels.wide.wide_turn import list_wide_entries, open_position


@part
def take_position(wide: WideRound, number: int) -> None:
    """Opens the card of a game."""
    game, position, played = wide.game, wide.position, wide.played
    for column in range(len(game.sheet.columns)):
        position.digit[column] = played.digit[number, column]
        position.lane[column] = played.lane[number, column]
    position.here.tally = played.games[number].tally
    position.here.saved = played.games[number].saved
    open_position(game.sheet, wide.now, position)


@part
def settle_plane(wide: WideRound, lane: int, temperature: float) -> None:
    """Decides whether the game of a lane plays the plane solved there, and plays it."""
    if is_named_before(wide.game.sheet, wide.played.lanes[lane].named):
        _settle_before(wide, lane, temperature)
    else:
        _note_first(wide, lane)
        if temperature > 0.0:
            _settle_drawn(wide, lane, temperature)
        else:
            _settle_best(wide, lane)


@part
def _settle_before(wide: WideRound, lane: int, temperature: float) -> None:
    game, throws, played = wide.game, wide.throws, wide.played
    number, roll = played.lanes[lane].game, played.games[played.lanes[lane].game].roll - game.dice.first_roll
    here = played.games[number]
    # Compared with the mean over first throws of the planes so far, as this one is chosen before the throw.
    so_far, value = average_first(wide, number), 0.0
    for other in range(played.first.shape[1]):
        value += game.dice.chance[other] * read_first_value(game, throws, other, lane)
    if not here.late:
        here.late = 1
        here.fallen = played.first[number, roll] - so_far
        here.best = so_far
    taken = _is_drawn(here, played.chance, number, value, temperature) if temperature > 0.0 else value > so_far + TIE
    if value > so_far + TIE:
        for other in range(played.first.shape[1]):
            played.first[number, other] = read_first_value(game, throws, other, lane)
    if taken:
        here.fallen = read_first_value(game, throws, roll, lane) - value
        here.named = played.lanes[lane].named
        if temperature > 0.0:
            _open_lane(wide, lane)
            _play_drawn(wide, lane, temperature)
        else:
            _play(wide, lane)


@part
def average_first(wide: WideRound, number: int) -> float:
    """Returns the value of a game's turn before its first throw."""
    played = wide.played
    total = 0.0
    for roll in range(played.first.shape[1]):
        total += wide.game.dice.chance[roll] * played.first[number, roll]
    return total


@part
def _note_first(wide: WideRound, lane: int) -> None:
    played = wide.played
    number = played.lanes[lane].game
    for roll in range(played.first.shape[1]):
        value = read_first_value(wide.game, wide.throws, roll, lane)
        if value > played.first[number, roll]:
            played.first[number, roll] = value


@part
def _settle_best(wide: WideRound, lane: int) -> None:
    game, played = wide.game, wide.played
    number = played.lanes[lane].game
    here = played.games[number]
    value = read_first_value(game, wide.throws, here.roll - game.dice.first_roll, lane)
    if played.drawing.sampling > 0.0:
        if takes_plane(played, number, value):
            _play(wide, lane)
    elif value > here.best + TIE:
        here.best = value
        _play(wide, lane)


@part
def _settle_drawn(wide: WideRound, lane: int, temperature: float) -> None:
    game, played = wide.game, wide.played
    number, named = played.lanes[lane].game, played.lanes[lane].named
    here = played.games[number]
    value = read_first_value(game, wide.throws, here.roll - game.dice.first_roll, lane)
    if named < 0:
        _open_lane(wide, lane)
        served, roll = game.sheet.turn.has_served, here.roll - game.dice.first_roll
        count = _list_all(wide, lane, 1, served, roll, 0)
        top = played.options[find_best_option(played.options, count)].value
        value = top + temperature * np.log(sum_weights(played.options, count, top, temperature))
    if _is_drawn(here, played.chance, number, value, temperature):
        here.named = named
        _open_lane(wide, lane)
        _play_drawn(wide, lane, temperature)


@part
def _is_drawn(here: WideGame, chance: Words, number: int, value: float, temperature: float) -> bool:
    before, taken = here.best, True
    if before < IMPOSSIBLE:
        here.best = value
    else:
        # The log-sum-exp of all planes so far, relative to the higher value.
        higher = max(before, value)
        share = np.exp((value - higher) / temperature)
        total = share + np.exp((before - higher) / temperature)
        taken = draw_uniform(chance, number) * total < share
        here.best = higher + temperature * np.log(total)
    return taken


@part
def _open_lane(wide: WideRound, lane: int) -> None:
    game, now, played = wide.game, wide.now, wide.played
    # Eight lanes were filled since: the card and its plane must be opened again.
    take_position(wide, played.lanes[lane].game)
    open_plane(game.sheet, now, played.lanes[lane].named)
    find_last(game.sheet, now)


@part
def _list_all(wide: WideRound, lane: int, stage: int, served: int, roll: int, held: int) -> int:
    game, now, played = wide.game, wide.now, wide.played
    turn, count = game.sheet.turn, 0
    list_wide_entries(game.sheet, now, wide.position, stage if turn.varies else turn.throws)
    list_specials(game.sheet, game.scores, now, served)
    if stage < played.lanes[lane].last:
        mean = wide.throws.mean[stage if turn.release else stage + 1]
        count = list_holds(played.choices, played.options, mean, turn.put_aside, held, roll, lane)
    return list_endings(played.choices, now, played.options, served, roll, 0, count)


@part
def _play_drawn(wide: WideRound, lane: int, temperature: float) -> None:
    game, played = wide.game, wide.played
    turn, dice, place = game.sheet.turn, game.dice, len(played.games) + lane
    number = played.lanes[lane].game
    here = played.games[number]
    played.chance[place] = draw_word(played.chance, number)
    roll, held, served, stage = here.roll - dice.first_roll, 0, turn.has_served, 1
    count = _list_all(wide, lane, stage, served, roll, held)
    chosen = draw_turn_option(played.options, count, temperature, played.chance, place)
    here.luck = 0.0
    while played.options[chosen].hold >= 0:
        expected, held = played.options[chosen].value, played.options[chosen].hold
        roll = throw_dice(dice, played.chance, place, held) - dice.first_roll
        served = 1 if turn.has_served and held == 0 else 0
        stage += 1
        count = _list_all(wide, lane, stage, served, roll, held)
        # The luck of a throw: the best value after it minus the value expected before it.
        here.luck += played.options[find_best_option(played.options, count)].value - expected
        chosen = draw_turn_option(played.options, count, temperature, played.chance, place)
    here.throws = stage
    here.served = served
    here.last = roll
    choose_ending(wide, number, chosen)
    played.after[number] = played.chance[place]


@part
def _play(wide: WideRound, lane: int) -> None:
    game, throws, played = wide.game, wide.throws, wide.played
    turn, dice, place = game.sheet.turn, game.dice, len(played.games) + lane
    number, last = played.lanes[lane].game, played.lanes[lane].last
    here = played.games[number]
    drawn = played.drawing.sampling > 0.0
    # What draws has drawn planes before: a generator of its own.
    played.chance[place] = draw_word(played.chance, number) if drawn else played.chance[number]
    roll, held, served, stage = here.roll - dice.first_roll, 0, turn.has_served, 1
    while stage < last:
        mean, end = throws.mean[stage if turn.release else stage + 1], throws.end[stage, served, roll, lane]
        if drawn:
            hold = draw_hold(played, mean, end, turn.put_aside, held, roll, lane, number)
        else:
            hold = find_best_hold(played.choices, mean, turn.put_aside, held, roll, lane)
            if hold >= 0 and end >= mean[hold, lane] - TIE:
                hold = -1
        if hold < 0:
            break
        roll = throw_dice(dice, played.chance, place, hold) - dice.first_roll
        served = 1 if turn.has_served and hold == 0 else 0
        held = hold
        stage += 1
    _note_ending(wide, lane, stage, served, roll)
    played.after[number] = played.chance[place]


@part
def _note_ending(wide: WideRound, lane: int, stage: int, served: int, roll: int) -> None:
    game, played = wide.game, wide.played
    turn, number = game.sheet.turn, played.lanes[lane].game
    here = played.games[number]
    # Where nothing varies, entries are those of the last throw.
    kept, slots = stage if turn.varies else turn.throws, len(played.leader) // len(game.sheet.boxes)
    pick = played.pick[kept, served, roll, lane]
    here.named = played.lanes[lane].named
    here.throws = stage
    here.served = served
    here.last = roll
    here.box = pick // slots
    here.slot = pick % slots
    column = game.sheet.boxes[here.box].column
    manner = served + find_manner(game.sheet, kept, count_entries(game.sheet, column, played.digit[number, column]))
    here.points = played.choices.points[manner, here.box, roll] if here.slot else 0.0
    here.beside = 0.0
    if played.choices.special[roll]:
        here.points = played.points[kept, served, roll, lane]
        here.beside = played.beside[kept, served, roll, lane]
