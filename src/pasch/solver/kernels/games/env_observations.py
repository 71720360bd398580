"""Observations of a game: the facts of its turn and its card."""

import numpy as np

from pasch.solver.kernels.games.env_actions import list_actions
from pasch.solver.kernels.games.env_cards import get_open
from pasch.solver.kernels.games.env_games import StepGames, StepRules
from pasch.solver.kernels.toolchain.compiled_functions import part
from pasch.solver.kernels.turn.turn_legality import count_regular_throws


@part
def observe(rules: StepRules, games: StepGames, game: int) -> None:
    """Updates the mask and the facts of a game."""
    for place in range(len(games.scratch)):
        games.scratch[place] = 0
    list_actions(rules, games, game)
    if games.standing[game].over == 0:
        _tell_turn(rules, games, game)
    _tell_card(rules, games, game)
    if rules.facts.in_shares:
        _tell_shares(rules, games, game)
    else:
        _tell_numbers(rules, games, game)


@part
def _tell_turn(rules: StepRules, games: StepGames, game: int) -> None:
    here, now, facts = games.standing[game], get_open(games, game), rules.facts
    lying = rules.dice.first_roll + here.roll if here.throws > 0 else 0
    for side in range(rules.sides.shape[1]):
        games.scratch[facts.dice + side] = rules.sides[lying, side]
    games.scratch[facts.throws] = max(0, count_regular_throws(rules, now) - here.throws)
    if facts.lay >= 0:
        for side in range(rules.sides.shape[1]):
            games.scratch[facts.lay + side] = rules.sides[here.lay, side]
    if facts.bought >= 0:
        games.scratch[facts.bought] = here.bought
    if facts.announced >= 0 and now.turn.named >= 0:
        games.scratch[facts.announced + now.turn.named] = 1


@part
def _tell_card(rules: StepRules, games: StepGames, game: int) -> None:
    here, now, facts = games.standing[game], get_open(games, game), rules.facts
    for box in range(len(rules.boxes)):
        games.scratch[facts.free + box] = rules.boxes[box].entries - games.used[game, box]
    for box in range(len(rules.boxes)):
        games.scratch[facts.points + box] = games.points[game, box]
    for bonus in range(len(rules.bonuses)):
        games.scratch[facts.bonus + bonus] = min(int(games.reached[game, bonus]), rules.bonuses[bonus].top)
    if facts.charged >= 0:
        for column in range(len(rules.columns)):
            games.scratch[facts.charged + column] = now.columns[column].bought
    if facts.saved >= 0:
        games.scratch[facts.saved] = now.turn.saved
    games.scratch[facts.total] = here.total


@part
def _tell_shares(rules: StepRules, games: StepGames, game: int) -> None:
    # Clipped twice: the reciprocal in single precision may exceed 1 slightly.
    least, most = np.float32(-1.0), np.float32(1.0)
    for place in range(len(games.scratch)):
        number = min(max(games.scratch[place], rules.low[place]), rules.high[place])
        games.flat[game, place] = min(max(np.float32(number) * rules.scale[place], least), most)


@part
def _tell_numbers(rules: StepRules, games: StepGames, game: int) -> None:
    for place in range(len(games.scratch)):
        games.facts[game, place] = min(max(games.scratch[place], rules.low[place]), rules.high[place])
