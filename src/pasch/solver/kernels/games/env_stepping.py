"""Kernel that plays many games one decision at a time, with an action for each from outside.

What a turn may do is asked of `turn_legality`, as the solver asks it, and what an entry scores of the rules' tables.
Cards are not numbered, so sheets of any size can be played. Each game has a mask of its legal actions and a row of
facts.
"""

import numpy as np

from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.random_dice import Words, draw_word, throw_dice
from pasch.solver.kernels.games.env_actions import get_points_beside
from pasch.solver.kernels.games.env_bonuses import move_bonuses, weigh_points
from pasch.solver.kernels.games.env_cards import get_open, open_card, reopen_column
from pasch.solver.kernels.games.env_games import Small, StepGames, StepRules
from pasch.solver.kernels.games.env_observations import observe
from pasch.solver.kernels.toolchain.compiled_functions import compiled, part
from pasch.solver.kernels.turn.turn_legality import count_saved_throws, is_named_before, may_name, note_last, open_plane

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
            else:
                _open_placed(rules, games, game)
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
def _open_placed(rules: StepRules, games: StepGames, game: int) -> None:
    now = get_open(games, game)
    open_card(rules, games, game)
    open_plane(rules, now, now.turn.named)


@part
def _begin(rules: StepRules, games: StepGames, game: int) -> None:
    here, now = games.standing[game], get_open(games, game)
    now.turn.saved = 0
    here.left = rules.play.entries
    here.total = rules.play.start_total
    here.paid = 0
    here.over = 0
    for cell in range(games.entry.shape[1]):
        games.entry[game, cell] = 0
    for box in range(len(rules.boxes)):
        games.used[game, box] = 0
        games.points[game, box] = 0
    for column in range(len(rules.columns)):
        games.beside[game, column] = 0
        now.columns[column].bought = 0
    for bonus in range(len(rules.bonuses)):
        games.reached[game, bonus] = 0
    open_card(rules, games, game)
    _begin_turn(rules, games, game)


@part
def _begin_turn(rules: StepRules, games: StepGames, game: int) -> None:
    here = games.standing[game]
    here.throws = 0
    here.bought = 0
    here.lay = 0
    open_plane(rules, get_open(games, game), _NOBODY)
    if not _waits(rules, games, game):
        _throw_first(rules, games, game)


@part
def _waits(rules: StepRules, games: StepGames, game: int) -> bool:
    waits = False
    for place in range(len(rules.announced)):
        box = rules.announced[place]
        waits = waits or (is_named_before(rules, box) and may_name(rules, get_open(games, game), box))
    return waits


@part
def _throw_first(rules: StepRules, games: StepGames, game: int) -> None:
    games.standing[game].roll = throw_dice(rules.dice, games.word, game, 0) - rules.dice.first_roll
    games.standing[game].throws = 1


@part
def _play(rules: StepRules, games: StepGames, game: int, number: int, paying: int) -> None:
    here, play = games.standing[game], rules.play
    # An illegal action ends the game.
    if number < 0 or number >= games.mask.shape[1] or games.mask[game, number] == 0:
        games.illegal[game] = 1
        here.over = 1
        return
    if here.throws == 0:
        if number >= play.announce:
            _announce(rules, games, game, number)
        _throw_first(rules, games, game)
    elif number < play.announce:
        bought = 1 if number >= play.buy else 0
        here.bought += bought
        _throw_again(rules, games, game, number - play.buy * bought)
    elif number < play.score:
        _announce(rules, games, game, number)
    else:
        strike = number >= play.strike
        _enter(rules, games, game, number - (play.strike if strike else play.score), strike)
    if paying == POINTS:
        games.reward[game] = np.float64(here.total - here.paid)
        here.paid = here.total
    elif here.over != 0:
        games.reward[game] = np.float64(here.total)


@part
def _announce(rules: StepRules, games: StepGames, game: int, number: int) -> None:
    open_plane(rules, get_open(games, game), int(rules.announced[number - rules.play.announce]))


@part
def _throw_again(rules: StepRules, games: StepGames, game: int, bits: int) -> None:
    here = games.standing[game]
    node = int(rules.node[here.roll, bits])
    here.roll = throw_dice(rules.dice, games.word, game, node) - rules.dice.first_roll
    here.throws += 1
    here.lay = node if rules.play.remembers else 0


@part
def _enter(rules: StepRules, games: StepGames, game: int, box: int, strike: bool) -> None:
    here, now, effect = games.standing[game], get_open(games, game), rules.effects[box]
    column = rules.boxes[box].column
    points, beside = effect.struck, 0
    if not strike:
        situation = now.columns[column].situation
        points = int(rules.points[situation, here.roll, box])
        beside = get_points_beside(rules, situation, here.roll, box)
    games.entry[game, effect.cell + games.used[game, box]] = points
    games.used[game, box] += 1
    games.points[game, box] += points
    games.beside[game, column] += beside
    # What is bought from a stock of all columns is noted in the first.
    now.columns[0 if rules.turn.stock > 0 else column].bought += here.bought
    here.total += weigh_points(points * effect.counts + beside, effect.halves)
    here.total -= here.bought * rules.columns[column].price
    move_bonuses(rules, games, game, box, points)
    now.turn.saved = count_saved_throws(rules, now, here.throws)
    here.left -= 1
    note_last(rules, now, here.left)
    reopen_column(rules, games, game, column)
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
