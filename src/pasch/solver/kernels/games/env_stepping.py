"""Kernel that plays many games one decision at a time, with an action for each from outside.

It follows the rules' tables as `rules.game.turn` and `rules.game.engine` do, without numbering the cards, so sheets of
any size can be played. Each game has a mask of its legal actions and a row of facts.
"""

import numpy as np

from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.random_dice import Words, draw_word, throw_dice
from pasch.solver.kernels.games.env_actions import find_situation, get_extra_points, has_room
from pasch.solver.kernels.games.env_bonuses import move_bonuses, sum_extra_points, weigh_points
from pasch.solver.kernels.games.env_games import Small, StepGames, StepRules
from pasch.solver.kernels.games.env_observations import observe
from pasch.solver.kernels.toolchain.compiled_functions import compiled, part

NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
"""When a finished game restarts: with the next action, in the same step, or not by itself."""
NEW, PLACED = 1, 2
"""How a game begins: new, or from the state it was placed in."""
POINTS, TOTAL = 0, 1
"""Rewards: the points of each entry, or the total at the end."""
_NOBODY = -1
_HALF = np.uint64(32)


@compiled
def begin_games(rules: StepRules, games: StepGames, chosen: Small) -> int:
    """Begins the games marked in `chosen`, and returns their number."""
    count = 0
    for game in range(len(chosen)):
        if chosen[game] != 0:
            if chosen[game] == NEW:
                _begin(rules, games, game)
            observe(rules, games, game)
            count += 1
    return count


@compiled
def step_games(rules: StepRules, games: StepGames, actions: Ints, autoreset: int, paying: int) -> int:
    """Plays an action in each game, and returns how many ended."""
    count = 0
    for game in range(len(actions)):
        here = games.standing[game]
        games.reward[game] = 0.0
        games.illegal[game] = 0
        games.ended[game] = 0
        # NEXT_STEP: the action of a finished game only begins the next one.
        if here.over != 0:
            if autoreset == DISABLED:
                games.ended[game] = 1
                continue
            _begin(rules, games, game)
        else:
            _play(rules, games, game, actions[game], paying)
        observe(rules, games, game)
        if here.over != 0:
            count += 1
            games.ended[game] = 1
            if autoreset == SAME_STEP:
                _keep_final(rules, games, game)
                _begin(rules, games, game)
                observe(rules, games, game)
    return count


@compiled
def draw_actions(games: StepGames, word: Words, actions: Ints) -> int:
    """Draws a legal action for each game, all equally likely, and returns the number of games."""
    for game in range(len(actions)):
        legal = np.uint64(games.standing[game].legal)
        # A random rank among the legal actions, by multiplication instead of division.
        left = np.int64(((draw_word(word, game) >> _HALF) * legal) >> _HALF)
        actions[game] = 0
        for number in range(games.mask.shape[1]):
            left -= games.mask[game, number]
            if left < 0:
                actions[game] = number
                break
    return len(actions)


@part
def _begin(rules: StepRules, games: StepGames, game: int) -> None:
    here = games.standing[game]
    here.saved = 0
    here.left = rules.turn.entries
    here.total = rules.turn.start_total
    here.paid = 0
    here.over = 0
    for cell in range(games.entry.shape[1]):
        games.entry[game, cell] = 0
    for box in range(len(rules.boxes)):
        games.used[game, box] = 0
        games.points[game, box] = 0
    for column in range(len(rules.columns)):
        games.extra[game, column] = 0
        games.charged[game, column] = 0
    for bonus in range(len(rules.bonuses)):
        games.reached[game, bonus] = 0
    _begin_turn(rules, games, game)


@part
def _begin_turn(rules: StepRules, games: StepGames, game: int) -> None:
    here = games.standing[game]
    here.throws = 0
    here.announced = _NOBODY
    here.bought = 0
    here.lay = 0
    if not (rules.turn.before != 0 and _waits(rules, games, game)):
        _throw_first(rules, games, game)


@part
def _waits(rules: StepRules, games: StepGames, game: int) -> bool:
    waits = False
    for column in range(len(rules.columns)):
        waits = waits or (rules.columns[column].before != 0 and has_room(rules, games, game, column))
    return waits


@part
def _throw_first(rules: StepRules, games: StepGames, game: int) -> None:
    games.standing[game].roll = throw_dice(rules.dice, games.word, game, 0) - rules.dice.first_roll
    games.standing[game].throws = 1


@part
def _play(rules: StepRules, games: StepGames, game: int, number: int, paying: int) -> None:
    here, turn = games.standing[game], rules.turn
    # An illegal action ends the game.
    if number < 0 or number >= games.mask.shape[1] or games.mask[game, number] == 0:
        games.illegal[game] = 1
        here.over = 1
        return
    if here.throws == 0:
        here.announced = rules.announced[number - turn.announce] if number >= turn.announce else _NOBODY
        _throw_first(rules, games, game)
    elif number < turn.announce:
        bought = 1 if number >= turn.buy else 0
        here.bought += bought
        _throw_again(rules, games, game, number - turn.buy * bought)
    elif number < turn.score:
        here.announced = rules.announced[number - turn.announce]
    else:
        strike = number >= turn.strike
        _enter(rules, games, game, number - (turn.strike if strike else turn.score), strike)
    if paying == POINTS:
        games.reward[game] = np.float64(here.total - here.paid)
        here.paid = here.total
    elif here.over != 0:
        games.reward[game] = np.float64(here.total)


@part
def _throw_again(rules: StepRules, games: StepGames, game: int, bits: int) -> None:
    here = games.standing[game]
    node = int(rules.node[here.roll, bits])
    here.roll = throw_dice(rules.dice, games.word, game, node) - rules.dice.first_roll
    here.throws += 1
    here.lay = node if rules.turn.remembers else 0


@part
def _enter(rules: StepRules, games: StepGames, game: int, box: int, strike: bool) -> None:
    here, turn, line = games.standing[game], rules.turn, rules.boxes[box]
    column, points, beside = line.column, 0, 0
    if not strike:
        situation = find_situation(rules, games, game, column)
        points = int(rules.points[situation, here.roll, box])
        beside = get_extra_points(rules, situation, here.roll, box)
    games.entry[game, line.cell + games.used[game, box]] = points
    games.used[game, box] += 1
    games.points[game, box] += points
    before = sum_extra_points(rules, games, game, column)
    games.extra[game, column] += beside
    games.charged[game, rules.columns[column].payer] += here.bought
    if turn.counts_points:
        here.total += sum_extra_points(rules, games, game, column) - before - here.bought * turn.unused
        here.total += weigh_points(points, rules.columns[column].halves) * line.counts
    move_bonuses(rules, games, game, box, points)
    here.saved = here.saved + turn.throws - here.throws if turn.saves else 0
    here.left -= 1
    if here.left == 0:
        here.over = 1
    else:
        _begin_turn(rules, games, game)


@part
def _keep_final(rules: StepRules, games: StepGames, game: int) -> None:
    games.standing[game].final = games.standing[game].total
    for place in range(len(rules.low)):
        if rules.facts.in_shares:
            games.final_flat[game, place] = games.flat[game, place]
        else:
            games.final_facts[game, place] = games.facts[game, place]
