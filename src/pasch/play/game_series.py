"""Many games between computer players, through the engine, on all processors: each game depends on its seed alone."""

import random
from collections.abc import Callable, Sequence
from functools import partial

from pasch.play.dice.dice_sources import SeededDice, next_throw
from pasch.players.player import Player, find_player
from pasch.rules.game.card import Card
from pasch.rules.game.engine import apply
from pasch.rules.game.finish import continue_after_finish
from pasch.rules.game.state import new_game
from pasch.rules.variant.variant import Variant
from pasch.solver.parallel.workers import Threads, Workers, split_range, take_until_interrupt
from pasch.solver.progress import Progress, no_progress

_MOST_IN_A_PIECE = 25


def play_series(
    variant: Variant,
    players: Sequence[str],
    games: int,
    seed: str,
    workers: Workers | None = None,
    progress: Progress = no_progress,
) -> list[tuple[Card, ...]]:
    """The full cards of each game, by player.

    All players sit at one table; each game they move on by one seat, so that each begins equally often.

    Args:
        players: their names in `player.PLAYERS`; a name may occur twice.
        workers: the workers to share the games; None for one process per processor.
        progress: called with the share of games played.
    """
    workers, found = workers or Threads(), list[tuple[Card, ...]]()
    pieces = split_range(games, workers.count, 1, _MOST_IN_A_PIECE)
    pool = workers.apart() if len(pieces) > 1 else Threads(1)
    for cards in take_until_interrupt(pool.run(partial(_seated, variant, players, seed), pieces)):
        found += cards
        progress(len(found) / games)
    return found


def _seated(variant: Variant, players: Sequence[str], seed: str) -> Callable[[range], list[tuple[Card, ...]]]:
    return partial(_play_piece, variant, [find_player(name) for name in players], seed)


def _play_piece(variant: Variant, seats: Sequence[Player], seed: str, numbers: range) -> list[tuple[Card, ...]]:
    return [play_one(variant, seats, number, seed) for number in numbers]


def play_one(variant: Variant, players: Sequence[Player], number: int, seed: str) -> tuple[Card, ...]:
    """The full cards of one game, by player; in game `number` seat `s` is that of player `s + number`.

    Games never end early: they measure full cards.
    """
    count = len(players)
    # Separate generators: players with and without randomness meet the same dice.
    dice, chance = SeededDice(f"{seed}/{number}"), random.Random(f"pasch-players-1/{seed}/{number}")
    state = new_game(variant, count, first=0)
    throws = 0
    while state.phase != "over":
        if state.phase == "throw":
            state, throws = apply(state, next_throw(dice, state, throws)), throws + 1
        else:
            state = continue_after_finish(apply(state, players[(state.seat + number) % count].choose(state, chance)))
    return tuple(state.cards[(player - number) % count] for player in range(count))
