"""Endings of the turn of a plane, in one lane: the best entry of each roll, and its value."""

from pasch.solver.kernels.arrays.scratch_memory import Throws
from pasch.solver.kernels.toolchain.compiled_functions import part
from pasch.solver.kernels.turn.block_setup import LOWEST
from pasch.solver.kernels.turn.entry_targets import is_listed
from pasch.solver.kernels.turn.specials import list_specials
from pasch.solver.kernels.turn.turn_legality import is_met
from pasch.solver.kernels.wide.wide_games import WideRound
from pasch.solver.kernels.wide.wide_turn import list_wide_entries


@part
def fill_stage(wide: WideRound, used: int, lane: int) -> None:
    """Fills in the endings after so many throws."""
    game, now, played = wide.game, wide.now, wide.played
    list_wide_entries(game.sheet, now, wide.position, used)
    _find_leaders(wide)
    for served in range(1 + game.sheet.turn.has_served):
        list_specials(game.sheet, game.scores, now, served)
        _fill_rolls(wide, used, served, lane)
    for index in range(played.filled.leading):
        played.leader[played.leading[index]] = -1


@part
def set_others_aside(wide: WideRound, number: int, column: int) -> None:
    """Lists only entries of the column in which a box is announced.

    Other columns can only add a strike, which is the same whichever box is announced; it is computed once.
    """
    game, now = wide.game, wide.now
    filled, turn = wide.played.filled, game.sheet.turn
    if turn.has_served:
        return
    # Cached per game and column: all boxes of the column share the strikes of the others.
    if filled.game != number or filled.column != column:
        filled.game = number
        filled.column = column
        now.columns[column].aside = 1
        list_wide_entries(game.sheet, now, wide.position, turn.throws)
        list_specials(game.sheet, game.scores, now, 0)
        _note_strikes(wide)
    for other in range(len(now.columns)):
        now.columns[other].aside = 0 if other == column else 1


@part
def _note_strikes(wide: WideRound) -> None:
    now, played = wide.now, wide.played
    filled, slots = played.filled, now.target_of.shape[1]
    filled.strike = LOWEST
    for special in range(len(played.strikes)):
        played.strikes[special].value = LOWEST
    for box in range(len(now.target_of)):
        target = now.target_of[box, 0]
        if target >= 0 and now.row[target, 0] > filled.strike:
            filled.strike = now.row[target, 0]
            filled.pick = box * slots
    for entry in range(now.turn.specials):
        forced = now.special[entry]
        for special in range(len(played.strikes)):
            strike = played.strikes[special]
            if wide.game.scores.special_roll[special] == forced.roll and now.row[forced.target, 0] > strike.value:
                strike.value = now.row[forced.target, 0]
                strike.pick = now.targets[forced.target].box * slots


@part
def fill_nothing(throws: Throws, has_served: int, stage: int, lane: int) -> None:
    """Marks a throw that the turn cannot reach."""
    for served in range(1 + has_served):
        for roll in range(throws.end.shape[2]):
            throws.end[stage, served, roll, lane] = LOWEST


@part
def _find_leaders(wide: WideRound) -> None:
    now, played = wide.now, wide.played
    # Of boxes with equal scores for all rolls, only the best one per kind of score is compared with each roll.
    slots = now.target_of.shape[1]
    played.filled.leading = 0
    for target in range(now.turn.targets):
        here = now.targets[target]
        if here.outcome:
            place = played.alike[here.box] * slots + here.kind
            before = played.leader[place]
            if before < 0:
                played.leading[played.filled.leading] = place
                played.filled.leading += 1
            if before < 0 or now.row[target, 0] > now.row[before, 0]:
                played.leader[place] = target


@part
def _fill_rolls(wide: WideRound, stage: int, served: int, lane: int) -> None:
    played = wide.played
    slots = wide.now.target_of.shape[1]
    _fill_strikes(wide, stage, served, lane)
    for index in range(played.filled.leading):
        leader = played.leading[index]
        _fill_scores(wide, stage, served, lane, leader // slots, leader % slots)
    _fill_specials(wide, stage, served, lane)


@part
def _fill_strikes(wide: WideRound, stage: int, served: int, lane: int) -> None:
    now, played = wide.now, wide.played
    scores, end, pick = wide.game.scores, wide.throws.end, played.pick
    slots, value, best = now.target_of.shape[1], LOWEST, 0
    aside = len(now.columns) > 1 and (now.columns[0].aside or now.columns[1].aside)
    if aside:
        value, best = played.filled.strike, played.filled.pick
    for box in range(len(now.target_of)):
        if is_listed(now, box, 0, served) and now.row[now.target_of[box, 0], 0] > value:
            value, best = now.row[now.target_of[box, 0], 0], box * slots
    for roll in range(end.shape[2]):
        end[stage, served, roll, lane] = value
        pick[stage, served, roll, lane] = best
    # Special rolls may only take the entries of `now.special`.
    for place in range(len(scores.special_roll)):
        roll = scores.special_roll[place]
        end[stage, served, roll, lane] = played.strikes[place].value if aside else LOWEST
        pick[stage, served, roll, lane] = played.strikes[place].pick
        played.points[stage, served, roll, lane] = 0.0
        played.beside[stage, served, roll, lane] = 0.0


@part
def _fill_specials(wide: WideRound, stage: int, served: int, lane: int) -> None:
    now, played = wide.now, wide.played
    end, pick, slots = wide.throws.end, played.pick, now.target_of.shape[1]
    for entry in range(now.turn.specials):
        special = now.special[entry]
        value = now.row[special.target, 0] + special.points
        if value > end[stage, served, special.roll, lane]:
            target = now.targets[special.target]
            slot = 1 + target.kind if target.outcome else 0
            end[stage, served, special.roll, lane] = value
            pick[stage, served, special.roll, lane] = target.box * slots + slot
            played.points[stage, served, special.roll, lane] = special.points
            played.beside[stage, served, special.roll, lane] = special.beside


@part
def _fill_scores(wide: WideRound, stage: int, served: int, lane: int, box: int, kind: int) -> None:
    now, played = wide.now, wide.played
    scores, end, slots, manner = wide.game.scores, wide.throws.end, now.target_of.shape[1], now.manner[box] + served
    target = played.leader[box * slots + kind]
    if not is_met(now.can_score[now.targets[target].box], served):
        return
    more, pick = now.row[target, 0], now.targets[target].box * slots + 1 + kind
    for entry in range(scores.start[box, manner, kind], scores.start[box, manner, kind + 1]):
        roll = scores.roll[entry]
        value = more + scores.points[entry]
        if value > end[stage, served, roll, lane]:
            end[stage, served, roll, lane] = value
            played.pick[stage, served, roll, lane] = pick
