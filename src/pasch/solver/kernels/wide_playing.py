"""Turns of many games on a wide sheet, each solved exactly against what its cards are taken to be worth, and played.

The turns of eight planes are solved together, a lane for each: of eight games, or of one in which boxes may be
announced. Beside what a turn may end with each lane notes with which entry, so that it is played where it was solved; a
plane that is worth more than those before it takes their place.
"""

import numpy as np

from pasch.solver.kernels.arrays import Arrays, Sheet
from pasch.solver.kernels.chance import Words, draw, throw_dice, uniform
from pasch.solver.kernels.compiled import compiled, part
from pasch.solver.kernels.opening import LOWEST, entries_held, find_last, is_named_before, is_plane, open_plane
from pasch.solver.kernels.options import (
    IMPOSSIBLE,
    TIE,
    best_hold,
    best_option,
    drawn_option,
    list_endings,
    list_holds,
    weight_of_all,
)
from pasch.solver.kernels.specials import list_specials
from pasch.solver.kernels.targets import bought_throws, manner_after, saved_after
from pasch.solver.kernels.turn import copy_rows, first_value, step_back
from pasch.solver.kernels.vector import LANES
from pasch.solver.kernels.wide import Position, card_more, card_value, is_settled, list_wide_entries, open_position
from pasch.solver.kernels.wide_drawing import begin_drawing, draw_hold, draw_option, end_drawing, takes_plane
from pasch.solver.kernels.wide_games import WideGame, WideGames
from pasch.solver.kernels.work import Open, Throws


@compiled
def play_wide_turns(
    game: Arrays, now: Open, throws: Throws, position: Position, played: WideGames, stray: float, temperature: float
) -> int:
    """Plays one turn of every game.

    Args:
        stray: how often an entry is drawn among all that are allowed instead of the best.
        temperature: above 0 every choice is drawn; see `options`.
    """
    played.filled.game = -1
    for number in range(len(played.games)):
        if not _rests(game, now, position, played, number):
            _begin(game, now, position, played, number, stray)
            # What is named before the first throw comes last: by then it is known what naming nothing is worth.
            for step in range(2 * (len(game.sheet.boxes) + 1)):
                named, late = step % (len(game.sheet.boxes) + 1) - 1, step > len(game.sheet.boxes)
                if is_plane(game.sheet, now, named) and is_named_before(game.sheet, named) == late:
                    _fill_lane(game, now, throws, position, played, number, named, temperature)
                    if temperature > 0.0 and played.filled.lanes == 0:  # other games were looked at meanwhile
                        _take_position(game, now, position, played, number)
    _solve_lanes(game, now, throws, position, played, temperature)
    for number in range(len(played.games)):
        if not played.games[number].rests:
            _end(game, now, position, played, number)
    return len(played.games)


@part
def _rests(game: Arrays, now: Open, position: Position, played: WideGames, number: int) -> bool:
    """Whether a game that is drawn is not played on, because all it may still bring is known."""
    here = played.games[number]
    if played.drawing.temperature > 0.0:
        _take_position(game, now, position, played, number)
        here.rests = 1 if is_settled(game.sheet, position) else 0
        begin_drawing(here)
    return here.rests != 0


@part
def _take_position(game: Arrays, now: Open, position: Position, played: WideGames, number: int) -> None:
    for column in range(len(game.sheet.columns)):
        position.digit[column] = played.digit[number, column]
        position.lane[column] = played.lane[number, column]
    position.here.tally = played.games[number].tally
    position.here.saved = played.games[number].saved
    open_position(game.sheet, now, position)


@part
def _begin(game: Arrays, now: Open, position: Position, played: WideGames, number: int, stray: float) -> None:
    """Takes a game up: what its card is worth, and its first throw."""
    here, judge = played.games[number], position.judge
    _take_position(game, now, position, played, number)
    here.sum = card_value(game.sheet, position)
    here.value = here.sum + card_more(game.sheet, position)
    for slot in range(played.slots.shape[1]):
        played.slots[number, slot] = judge.slots[slot]
    for index in range(played.part.shape[1]):
        played.part[number, index] = judge.part[index]
    here.stray = 1 if stray > 0.0 and uniform(played.chance, number) < stray else 0
    here.roll = throw_dice(game.dice, played.chance, number, 0)
    here.best = LOWEST
    here.luck = 0.0
    here.taken = 0.0
    here.late = 0
    for roll in range(played.first.shape[1]):
        played.first[number, roll] = LOWEST


@part
def _fill_lane(
    game: Arrays,
    now: Open,
    throws: Throws,
    position: Position,
    played: WideGames,
    number: int,
    named: int,
    temperature: float,
) -> None:
    """What a plane of a game may end with, into the next lane; solves all of them when the last is filled."""
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
                _fill_stage(game, now, throws, position, played, used, place)
            else:
                _fill_nothing(throws, turn.has_served, used, place)
    else:
        if named >= 0:
            _set_others_aside(game, now, position, played, number, game.sheet.boxes[named].column)
        _fill_stage(game, now, throws, position, played, turn.throws, place)
        for column in range(len(now.columns)):
            now.columns[column].aside = 0
    played.filled.lanes = place + 1
    if place + 1 == LANES:
        _solve_lanes(game, now, throws, position, played, temperature)


@part
def _fill_stage(
    game: Arrays, now: Open, throws: Throws, position: Position, played: WideGames, used: int, lane: int
) -> None:
    list_wide_entries(game.sheet, now, position, used)
    _find_leaders(now, played)
    for served in range(1 + game.sheet.turn.has_served):
        list_specials(game.sheet, game.scores, now, served)
        _fill_rolls(game, now, throws, played, used, served, lane)
    for index in range(played.filled.leading):
        played.leader[played.leading[index]] = -1


@part
def _set_others_aside(game: Arrays, now: Open, position: Position, played: WideGames, number: int, column: int) -> None:
    """Lists only entries of the column in which a box is announced: what the others can add, a strike, is the same
    whichever box it is, and noted.
    """
    filled, turn = played.filled, game.sheet.turn
    if turn.has_served:
        return
    if filled.game != number or filled.column != column:
        filled.game = number
        filled.column = column
        now.columns[column].aside = 1
        list_wide_entries(game.sheet, now, position, turn.throws)
        list_specials(game.sheet, game.scores, now, 0)
        _note_strikes(game, now, played)
    for other in range(len(now.columns)):
        now.columns[other].aside = 0 if other == column else 1


@part
def _note_strikes(game: Arrays, now: Open, played: WideGames) -> None:
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
            if game.scores.special_roll[special] == forced.roll and now.row[forced.target, 0] > strike.value:
                strike.value = now.row[forced.target, 0]
                strike.pick = now.targets[forced.target].box * slots


@part
def _fill_nothing(throws: Throws, has_served: int, stage: int, lane: int) -> None:
    for served in range(1 + has_served):
        for roll in range(throws.end.shape[2]):
            throws.end[stage, served, roll, lane] = LOWEST


@part
def _find_leaders(now: Open, played: WideGames) -> None:
    """Of boxes that score alike, the best one for each kind of score: the others are not looked at."""
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
def _fill_rolls(game: Arrays, now: Open, throws: Throws, played: WideGames, stage: int, served: int, lane: int) -> None:
    """The best entry of each roll; see `endings.fill_rolls`."""
    scores, end, pick = game.scores, throws.end, played.pick
    slots, value, best = now.target_of.shape[1], LOWEST, 0
    aside = len(now.columns) > 1 and (now.columns[0].aside or now.columns[1].aside)
    if aside:
        value, best = played.filled.strike, played.filled.pick
    for box in range(len(now.target_of)):
        target = now.target_of[box, 0]
        if target >= 0 and now.row[target, 0] > value:
            value, best = now.row[target, 0], box * slots
    for roll in range(end.shape[2]):
        end[stage, served, roll, lane] = value
        pick[stage, served, roll, lane] = best
    for place in range(len(scores.special_roll)):
        roll = scores.special_roll[place]
        end[stage, served, roll, lane] = played.strikes[place].value if aside else LOWEST
        pick[stage, served, roll, lane] = played.strikes[place].pick
        played.points[stage, served, roll, lane] = 0.0
        played.beside[stage, served, roll, lane] = 0.0
    for index in range(played.filled.leading):
        leader = played.leading[index]
        _fill_scores(game, now, throws, played, stage, served, lane, leader // slots, leader % slots)
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
def _fill_scores(
    game: Arrays, now: Open, throws: Throws, played: WideGames, stage: int, served: int, lane: int, box: int, kind: int
) -> None:
    scores, end, slots, manner = game.scores, throws.end, now.target_of.shape[1], now.boxes[box].manner + served
    target = played.leader[box * slots + kind]
    more, pick = now.row[target, 0], now.targets[target].box * slots + 1 + kind
    for entry in range(scores.start[box, manner, kind], scores.start[box, manner, kind + 1]):
        roll = scores.roll[entry]
        value = more + scores.points[entry]
        if value > end[stage, served, roll, lane]:
            end[stage, served, roll, lane] = value
            played.pick[stage, served, roll, lane] = pick


@part
def _solve_lanes(
    game: Arrays, now: Open, throws: Throws, position: Position, played: WideGames, temperature: float
) -> None:
    """Solves the turns of all lanes that are filled, and plays each of them."""
    turn, lanes = game.sheet.turn, played.filled.lanes
    if lanes == 0:
        return
    now.turn.last = 0
    for place in range(lanes):
        now.turn.last = max(now.turn.last, played.lanes[place].last)
    for used in range(now.turn.last, 0, -1):
        if not turn.varies and used < turn.throws:
            for served in range(1 + turn.has_served):
                copy_rows(throws.end[used + 1, served], 0, throws.end[used, served])
        step_back(game, now, throws, used, used, used + 1, 0.0)
    for place in range(lanes):
        if is_named_before(game.sheet, played.lanes[place].named):
            _settle_before(game, now, throws, position, played, place, temperature)
            continue
        _note_first(game, throws, played, place)
        if temperature > 0.0:
            _settle_drawn(game, now, throws, position, played, place, temperature)
        else:
            _settle(game, throws, played, place)
    played.filled.lanes = 0


@part
def _settle_before(
    game: Arrays, now: Open, throws: Throws, position: Position, played: WideGames, lane: int, temperature: float
) -> None:
    """A plane that is chosen before the first throw is played if it is worth more than what was chosen so far."""
    number, roll = played.lanes[lane].game, played.games[played.lanes[lane].game].roll - game.dice.first_roll
    here = played.games[number]
    so_far, value = _mean_of_first(game, played, number), 0.0
    for other in range(played.first.shape[1]):
        value += game.dice.chance[other] * first_value(game, throws, other, lane)
    if not here.late:
        here.late = 1
        here.fallen = played.first[number, roll] - so_far
        here.best = so_far
    taken = _is_drawn(here, played.chance, number, value, temperature) if temperature > 0.0 else value > so_far + TIE
    if value > so_far + TIE:
        for other in range(played.first.shape[1]):
            played.first[number, other] = first_value(game, throws, other, lane)
    if taken:
        here.fallen = first_value(game, throws, roll, lane) - value
        here.named = played.lanes[lane].named
        if temperature > 0.0:
            _open_lane(game, now, position, played, lane)
            _play_drawn(game, now, throws, position, played, lane, temperature)
        else:
            _play(game, throws, played, lane)


@part
def _mean_of_first(game: Arrays, played: WideGames, number: int) -> float:
    """What a game's turn is worth before its first throw."""
    total = 0.0
    for roll in range(played.first.shape[1]):
        total += game.dice.chance[roll] * played.first[number, roll]
    return total


@part
def _note_first(game: Arrays, throws: Throws, played: WideGames, lane: int) -> None:
    """What a game's first throws are worth, over all its planes so far."""
    number = played.lanes[lane].game
    for roll in range(played.first.shape[1]):
        value = first_value(game, throws, roll, lane)
        if value > played.first[number, roll]:
            played.first[number, roll] = value


@part
def _settle(game: Arrays, throws: Throws, played: WideGames, lane: int) -> None:
    """A plane is played if the first throw is worth more in it than in those before."""
    number = played.lanes[lane].game
    here = played.games[number]
    value = first_value(game, throws, here.roll - game.dice.first_roll, lane)
    if played.drawing.temperature > 0.0:
        if takes_plane(played, number, value):
            _play(game, throws, played, lane)
    elif value > here.best + TIE:
        here.best = value
        _play(game, throws, played, lane)


@part
def _settle_drawn(
    game: Arrays, now: Open, throws: Throws, position: Position, played: WideGames, lane: int, temperature: float
) -> None:
    """A plane is drawn by what the first throw is worth in it and in those before, and played likewise."""
    number, named = played.lanes[lane].game, played.lanes[lane].named
    here = played.games[number]
    value = first_value(game, throws, here.roll - game.dice.first_roll, lane)
    if named < 0:
        _open_lane(game, now, position, played, lane)
        served, roll = game.sheet.turn.has_served, here.roll - game.dice.first_roll
        count = _list_all(game, now, throws, position, played, lane, 1, served, roll, 0)
        top = played.options[best_option(played.options, count)].value
        value = top + temperature * np.log(weight_of_all(played.options, count, top, temperature))
    if _is_drawn(here, played.chance, number, value, temperature):
        here.named = named
        _open_lane(game, now, position, played, lane)
        _play_drawn(game, now, throws, position, played, lane, temperature)


@part
def _is_drawn(here: WideGame, chance: Words, number: int, value: float, temperature: float) -> bool:
    """Whether a plane is drawn instead of those before it."""
    before, taken = here.best, True
    if before < IMPOSSIBLE:
        here.best = value
    else:
        higher = max(before, value)
        share = np.exp((value - higher) / temperature)
        total = share + np.exp((before - higher) / temperature)
        taken = uniform(chance, number) * total < share
        here.best = higher + temperature * np.log(total)
    return taken


@part
def _open_lane(game: Arrays, now: Open, position: Position, played: WideGames, lane: int) -> None:
    """Opens the plane of a lane anew."""
    _take_position(game, now, position, played, played.lanes[lane].game)
    open_plane(game.sheet, now, played.lanes[lane].named)
    find_last(game.sheet, now)


@part
def _list_all(
    game: Arrays,
    now: Open,
    throws: Throws,
    position: Position,
    played: WideGames,
    lane: int,
    stage: int,
    served: int,
    roll: int,
    held: int,
) -> int:
    """All that may be done with a roll in the plane opened; gives how many options there are."""
    turn, count = game.sheet.turn, 0
    list_wide_entries(game.sheet, now, position, stage if turn.varies else turn.throws)
    list_specials(game.sheet, game.scores, now, served)
    if stage < played.lanes[lane].last:
        mean = throws.mean[stage if turn.release else stage + 1]
        count = list_holds(played.choices, played.options, mean, turn.put_aside, held, roll, lane)
    return list_endings(played.choices, now, played.options, served, roll, 0, count)


@part
def _play_drawn(
    game: Arrays, now: Open, throws: Throws, position: Position, played: WideGames, lane: int, temperature: float
) -> None:
    """Plays the turn of the plane opened to its end, each choice drawn, with dice of its own; notes its luck."""
    turn, dice, place = game.sheet.turn, game.dice, len(played.games) + lane
    number = played.lanes[lane].game
    here = played.games[number]
    played.chance[place] = draw(played.chance, number)
    roll, held, served, stage = here.roll - dice.first_roll, 0, turn.has_served, 1
    count = _list_all(game, now, throws, position, played, lane, stage, served, roll, held)
    chosen = drawn_option(played.options, count, temperature, played.chance, place)
    here.luck = 0.0
    while played.options[chosen].hold >= 0:
        expected, held = played.options[chosen].value, played.options[chosen].hold
        roll = throw_dice(dice, played.chance, place, held) - dice.first_roll
        served = 1 if turn.has_served and held == 0 else 0
        stage += 1
        count = _list_all(game, now, throws, position, played, lane, stage, served, roll, held)
        here.luck += played.options[best_option(played.options, count)].value - expected
        chosen = drawn_option(played.options, count, temperature, played.chance, place)
    here.throws = stage
    here.served = served
    here.last = roll
    _choose(now, played, number, chosen)
    played.after[number] = played.chance[place]


@part
def _play(game: Arrays, throws: Throws, played: WideGames, lane: int) -> None:
    """Plays a solved turn to its end with dice of its own."""
    turn, dice, place = game.sheet.turn, game.dice, len(played.games) + lane
    number, last = played.lanes[lane].game, played.lanes[lane].last
    here = played.games[number]
    drawn = played.drawing.temperature > 0.0
    # What draws has drawn planes before: a generator of its own.
    played.chance[place] = draw(played.chance, number) if drawn else played.chance[number]
    roll, held, served, stage = here.roll - dice.first_roll, 0, turn.has_served, 1
    while stage < last:
        mean, end = throws.mean[stage if turn.release else stage + 1], throws.end[stage, served, roll, lane]
        if drawn:
            hold = draw_hold(played, mean, end, turn.put_aside, held, roll, lane, number)
        else:
            hold = best_hold(played.choices, mean, turn.put_aside, held, roll, lane)
            if hold >= 0 and end >= mean[hold, lane] - TIE:
                hold = -1
        if hold < 0:
            break
        roll = throw_dice(dice, played.chance, place, hold) - dice.first_roll
        served = 1 if turn.has_served and hold == 0 else 0
        held = hold
        stage += 1
    kept, slots = stage if turn.varies else turn.throws, len(played.leader) // len(game.sheet.boxes)
    pick = played.pick[kept, served, roll, lane]
    here.named = played.lanes[lane].named
    here.throws = stage
    here.served = served
    here.last = roll
    here.box = pick // slots
    here.slot = pick % slots
    column = game.sheet.boxes[here.box].column
    manner = served + manner_after(game.sheet, kept, entries_held(game.sheet, column, played.digit[number, column]))
    here.points = played.choices.points[manner, here.box, roll] if here.slot else 0.0
    here.beside = 0.0
    if played.choices.special[roll]:
        here.points = played.points[kept, served, roll, lane]
        here.beside = played.beside[kept, served, roll, lane]
    played.after[number] = played.chance[place]


@part
def _end(game: Arrays, now: Open, position: Position, played: WideGames, number: int) -> None:
    """Enters what the turn ended with."""
    here, dice = played.games[number], game.dice
    here.mean = _mean_of_first(game, played, number)
    here.luck += here.fallen if here.late else played.first[number, here.roll - dice.first_roll] - here.mean
    played.chance[number] = played.after[number]
    _take_position(game, now, position, played, number)
    if here.stray:
        count = _list_options(game, now, position, played, number)
        _choose(now, played, number, int(uniform(played.chance, number) * count))
    elif played.drawing.temperature > 0.0:
        count = _list_options(game, now, position, played, number)
        _choose(now, played, number, draw_option(played, here, count, played.chance, number))
        end_drawing(played, here)
    _enter(game.sheet, now, position, played, number)


@part
def _list_options(game: Arrays, now: Open, position: Position, played: WideGames, number: int) -> int:
    """All entries that the last throw allows; gives their number."""
    here = played.games[number]
    open_plane(game.sheet, now, here.named)
    find_last(game.sheet, now)
    list_wide_entries(game.sheet, now, position, here.throws)
    list_specials(game.sheet, game.scores, now, here.served)
    return list_endings(played.choices, now, played.options, here.served, here.last, 0, 0)


@part
def _choose(now: Open, played: WideGames, number: int, place: int) -> None:
    """Ends the turn with one of the options."""
    here, option = played.games[number], played.options[place]
    target = now.targets[option.target]
    here.box = target.box
    here.slot = 1 + target.kind if target.outcome else 0
    here.points = option.points
    here.beside = now.special[-2 - option.hold].beside if option.hold < -1 else 0.0


@part
def _enter(sheet: Sheet, now: Open, position: Position, played: WideGames, number: int) -> None:
    """The card after the entry, and the points it brings."""
    here, turn = played.games[number], sheet.turn
    column = sheet.boxes[here.box].column
    rules = sheet.columns[column]
    state, outcome = now.columns[column].state, 1 if here.slot else 0
    kind = here.slot - 1 if outcome else 0
    after = sheet.child[state, here.box - rules.first, outcome]
    step = sheet.move_start[sheet.class_of[state], here.box - rules.first, outcome, kind] + position.lane[column]
    bought = bought_throws(sheet, now, here.throws)
    points = here.points + sheet.move_points[step] - bought * rules.price
    if turn.sheet_lanes > 1:
        points += sheet.sheet_points[here.box, kind, here.tally]
        here.tally = sheet.sheet_lane[here.box, kind, here.tally]
    here.saved = saved_after(sheet, now, here.throws)
    here.total += int(np.rint(points))
    digit = position.digit[column]
    charged = 0 if turn.stock > 0 else bought
    played.digit[number, column] = after * (turn.allowance + 1) + digit % (turn.allowance + 1) + charged
    played.lane[number, column] = sheet.move_lane[step]
