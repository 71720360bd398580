"""Mask of the actions that a game allows."""

from pasch.solver.kernels.games.env_cards import get_open
from pasch.solver.kernels.games.env_games import StepGames, StepRules
from pasch.solver.kernels.games.roll_options import may_hold
from pasch.solver.kernels.toolchain.compiled_functions import inlined, part
from pasch.solver.kernels.turn.turn_legality import (
    SCORE,
    STRIKE,
    count_regular_throws,
    find_endings,
    find_group,
    find_situation,
    is_named_before,
    is_place,
    is_strike_only,
    may_enter,
    may_name,
    may_throw,
    must_announce,
)

_ALL_BOXES = -1


@inlined
def get_points_beside(rules: StepRules, situation: int, roll: int, box: int) -> int:
    """Returns the points outside the box that a roll scores there."""
    equal = rules.equal[roll]
    return int(rules.beside[situation, equal, box]) if equal >= 0 else 0


@part
def list_actions(rules: StepRules, games: StepGames, game: int) -> None:
    """Sets the mask of a game's actions, and the points of its entries.

    All actions are legal once the game is over: the next one is ignored, and drawing from a mask needs a legal one.
    """
    here = games.standing[game]
    here.legal = games.mask.shape[1] if here.over != 0 else 0
    for number in range(games.mask.shape[1]):
        games.mask[game, number] = 1 if here.over != 0 else 0
    if here.over == 0 and not _list_announced(rules, games, game):
        _list_choices(rules, games, game)


@inlined
def _allow(games: StepGames, game: int, number: int) -> None:
    games.mask[game, number] = 1
    games.standing[game].legal += 1


@part
def _list_announced(rules: StepRules, games: StepGames, game: int) -> bool:
    # Returns whether one of them must be taken.
    here, now = games.standing[game], get_open(games, game)
    if len(rules.announced) == 0 or here.throws > 1 or now.turn.named >= 0:
        return False
    for place in range(len(rules.announced)):
        box = rules.announced[place]
        if may_name(rules, now, box) and is_named_before(rules, box) == (here.throws == 0):
            _allow(games, game, rules.play.announce + place)
    return must_announce(rules, now, here.throws > 0)


@part
def _list_choices(rules: StepRules, games: StepGames, game: int) -> None:
    here, now = games.standing[game], get_open(games, game)
    if here.throws == 0:
        _allow(games, game, 0)
        return
    for column in range(len(rules.columns)):
        if may_enter(rules, now, column, here.throws, here.bought):
            _list_entries(rules, games, game, column)
    if may_throw(rules, now, here.throws):
        _list_holds(rules, games, game, 0 if here.throws < count_regular_throws(rules, now) else rules.play.buy)


@part
def _list_entries(rules: StepRules, games: StepGames, game: int, column: int) -> None:
    here, now, play = games.standing[game], get_open(games, game), rules.play
    roll, shown, served = here.roll, rules.shown[here.roll], 1 if here.lay == 0 else 0
    situation = find_situation(rules, rules.situation, now, column, shown, here.throws, served)
    now.columns[column].situation = situation
    placed = rules.equal[roll] >= 0 and rules.places[situation, column, 0] >= 0
    group = find_group(rules, now, rules.places, situation, column, shown, served) if placed else _ALL_BOXES
    only = placed and is_strike_only(rules, now, column, served)
    legal = 0
    for box in range(rules.columns[column].first, rules.columns[column].last):
        if now.can_strike[box] == 0:
            continue
        points = int(rules.points[situation, roll, box]) + get_points_beside(rules, situation, roll, box)
        pays = points > rules.effects[box].struck
        inside = placed and is_place(rules, now, box, group, shown, only, served)
        endings = find_endings(now, box, served, pays, placed, inside)
        if endings & SCORE:
            games.scratch[rules.facts.offers + box] = points
            games.mask[game, play.score + box] = 1
            legal += 1
        if endings & STRIKE:
            games.mask[game, play.strike + box] = 1
            legal += 1
    here.legal += legal


@part
def _list_holds(rules: StepRules, games: StepGames, game: int, first: int) -> None:
    here = games.standing[game]
    roll, legal = here.roll, 0
    # Each bit keeps one die; combinations that mean the same hold are allowed once.
    for bits in range(rules.allowed.shape[1]):
        allowed = rules.allowed[roll, bits]
        games.mask[game, first + bits] = allowed
        legal += allowed
    if rules.turn.release == 0:
        for bits in range(rules.allowed.shape[1]):
            if rules.allowed[roll, bits] != 0 and not may_hold(
                rules.includes, rules.size, rules.turn.put_aside, here.lay, int(rules.node[roll, bits])
            ):
                games.mask[game, first + bits] = 0
                legal -= 1
    here.legal += legal
