"""The entry that ends a turn on a wide sheet, and the card after it."""

import numpy as np

from pasch.solver.kernels.games.roll_options import list_endings
from pasch.solver.kernels.toolchain.compiled_functions import part
from pasch.solver.kernels.turn.block_setup import find_digit, find_last
from pasch.solver.kernels.turn.specials import list_specials
from pasch.solver.kernels.turn.turn_legality import (
    count_bought_throws,
    count_charged_throws,
    count_saved_throws,
    open_plane,
)
from pasch.solver.kernels.wide.wide_games import WideRound
from pasch.solver.kernels.wide.wide_turn import list_wide_entries


@part
def list_last_options(wide: WideRound, number: int) -> int:
    """Lists all entries that the last throw allows, and returns their number."""
    game, now, played = wide.game, wide.now, wide.played
    here = played.games[number]
    open_plane(game.sheet, now, here.named)
    find_last(game.sheet, now)
    list_wide_entries(game.sheet, now, wide.position, here.throws)
    list_specials(game.sheet, game.scores, now, here.served)
    return list_endings(played.choices, now, played.options, here.served, here.last, 0, 0)


@part
def choose_ending(wide: WideRound, number: int, place: int) -> None:
    """Ends the turn with one of the options."""
    now, played = wide.now, wide.played
    here, option = played.games[number], played.options[place]
    target = now.targets[option.target]
    here.box = target.box
    here.slot = 1 + target.kind if target.outcome else 0
    here.points = option.points
    here.beside = now.special[-2 - option.hold].beside if option.hold < -1 else 0.0


@part
def enter_turn(wide: WideRound, number: int) -> None:
    """Moves a game to the card after its entry, and adds the points."""
    sheet, now, position, played = wide.game.sheet, wide.now, wide.position, wide.played
    here, turn = played.games[number], sheet.turn
    column = sheet.boxes[here.box].column
    rules = sheet.columns[column]
    state, outcome = now.columns[column].state, 1 if here.slot else 0
    kind = here.slot - 1 if outcome else 0
    after = sheet.child[state, here.box - rules.first, outcome]
    step = sheet.move_start[sheet.class_of[state], here.box - rules.first, outcome, kind] + position.lane[column]
    bought = count_bought_throws(sheet, now, here.throws)
    points = here.points + sheet.move_points[step] - bought * rules.price
    if turn.sheet_lanes > 1:
        points += sheet.sheet_points[here.box, kind, here.tally]
        here.tally = sheet.sheet_lane[here.box, kind, here.tally]
    here.saved = count_saved_throws(sheet, now, here.throws)
    # Points are whole; values were computed in doubles.
    here.total += int(np.rint(points))
    digit = position.digit[column]
    charged = count_charged_throws(sheet, now, here.throws)
    played.digit[number, column] = find_digit(sheet, digit, after, charged)
    played.lane[number, column] = sheet.move_lane[step]
