"""Many games between computer players, through the engine, on all processors: each game depends on its seed alone."""

import os
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from pasch.play.dice_sources import SeededDice, next_throw
from pasch.players.player import Player, find_player
from pasch.rules.card import Card, empty_card
from pasch.rules.engine import apply
from pasch.rules.state import GameState
from pasch.rules.variant import Variant
from pasch.solver.progress import Progress, untold

_PIECES = 8
"""For each process: so that none waits long for the slowest."""
_MOST_IN_A_PIECE = 25


def play_series(
    variant: Variant,
    players: Sequence[str],
    games: int,
    seed: str,
    processes: int | None = None,
    progress: Progress = untold,
) -> list[tuple[Card, ...]]:
    """The full cards of each game, by player.

    All players sit at one table; from game to game they move on by one seat, so that each begins equally often.

    Args:
        players: their names in `player.PLAYERS`; the same name may stand there twice.
        processes: how many share the work; None for one for each processor.
        progress: called now and then.
    """
    processes = min(games, processes or _processors())
    if processes == 1:
        seats = [find_player(name) for name in players]
        found = list[tuple[Card, ...]]()
        for number in range(games):
            found.append(play_one(variant, seats, number, seed))
            progress((number + 1) / games)
        return found
    size = max(1, min(_MOST_IN_A_PIECE, games // (processes * _PIECES)))
    pieces = [range(first, min(first + size, games)) for first in range(0, games, size)]
    # Started afresh: a process split off while threads run may inherit their locks.
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        tasks = {pool.submit(_play_piece, variant, players, piece, seed): piece for piece in pieces}
        cards_by_piece = dict[int, list[tuple[Card, ...]]]()
        for task in as_completed(tasks):
            cards_by_piece[tasks[task].start] = task.result()
            progress(len(cards_by_piece) / len(pieces))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return [cards for piece in pieces for cards in cards_by_piece[piece.start]]


def _processors() -> int:
    """How many of them this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _play_piece(variant: Variant, players: Sequence[str], numbers: range, seed: str) -> list[tuple[Card, ...]]:
    seats = [find_player(name) for name in players]
    return [play_one(variant, seats, number, seed) for number in numbers]


def play_one(variant: Variant, players: Sequence[Player], number: int, seed: str) -> tuple[Card, ...]:
    """The full cards of one game, by player; in game `number` seat `s` is that of player `s + number`."""
    count = len(players)
    dice, chance = SeededDice(f"{seed}/{number}"), random.Random(f"pasch-players-1/{seed}/{number}")
    state = GameState(variant, (empty_card(variant),) * count, 0, variant.direction)
    throws = 0
    while state.phase != "over":
        if state.phase == "throw":
            state, throws = apply(state, next_throw(dice, state, throws)), throws + 1
        else:
            state = apply(state, players[(state.seat + number) % count].choose(state, chance))
    return tuple(state.cards[(player - number) % count] for player in range(count))
