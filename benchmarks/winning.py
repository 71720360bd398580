"""Gain of playing to win, and calibration of the chance to win.

``python benchmarks/winning.py [GAMES] [VARIANT…]`` lets `contender` play against one or two `perfect`, in each seat.
Its gain is measured twice: by counting victories, and with luck subtracted. For the latter, the first throw of each of
its turns yields the exact gain of playing that turn to win while everybody else, and itself later, plays for the mean;
those gains add up to its total gain (Kakade and Langford 2002), and vary far less.

``python benchmarks/winning.py calibration GAMES VARIANT…``: two play for the mean, and before one turn of each game the
chance of the first to win is predicted; of games with prediction p, the share of victories.
"""

import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from math import sqrt

import numpy as np
from measured import note_table

from pasch.players.contender_player import action_to_win
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.game.engine import apply, totals
from pasch.rules.game.state import GameState, new_game
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.games.game_batch import Games
from pasch.solver.kernels.turn.score_distributions import Spreads
from pasch.solver.parallel.workers import count_processors
from pasch.solver.query.action_ranking import best_action
from pasch.solver.query.advice import Adviser
from pasch.solver.query.win_chance import Winning, compute_win_chances
from pasch.solver.solve.simulation import ParallelPlayer, SimulationPolicy
from pasch.solver.solve.solution import Distribution
from pasch.solver.solve.solver import solve
from pasch.solver.solve.total_distributions import find_distributions, read_distribution
from players import throw

GAMES = 2_000
VARIANTS = ("yahtzee", "kniffel")
LINE_UPS = ((2, 0), (2, 1), (3, 0), (3, 1), (3, 2))
"""Number of seats, and the contender's seat."""
BINS = 20
AT_ONCE = 2_000


@dataclass(frozen=True)
class Played:
    """A game: the contender's share of the victory, its gain at its turns, and the points of each seat."""

    won: float
    gained: float
    points: tuple[int, ...]


@cache
def open_solved(variant: str) -> tuple[Winning, Adviser]:
    """Returns the chances to win, and the adviser for the mean."""
    solution = solve(shipped(variant))
    return Winning(find_distributions(solution)), Adviser(solution)


def part_of(state: GameState, seat: int) -> float:
    """Returns a seat's share of the victory."""
    sums = totals(state)
    return 1 / sums.count(max(sums)) if sums[seat] == max(sums) else 0.0


def play(variant: str, seats: int, own: int, number: int) -> Played:
    """Plays one game."""
    winning, adviser = open_solved(variant)
    dice, gained = random.Random(f"winning {variant} {seats} {own} {number}"), 0.0
    state = new_game(winning.variant, seats, first=0)
    while state.phase != "over":
        if state.phase == "throw":
            state = apply(state, throw(state, dice))
        elif state.seat != own:
            state = apply(state, best_action(state.variant, adviser.action_values(state)))
        else:
            if state.turn.throws == 1:
                gained += winning.advise(state).value - winning.chances(state).value[own]
            state = apply(state, action_to_win(winning, adviser, state))
    return Played(part_of(state, own), gained, totals(state))


def moments(variant: str, games: int) -> Iterator[tuple[float, float]]:
    """Yields, for games of two who play for the mean, the prediction before one turn and the result."""
    distributions = open_solved(variant)[0].distributions
    solution, stood = distributions.solution, dict[int, tuple[Ints, Ints]]()
    play = SimulationPolicy(solution.space, solution.arrays, solution.value, 0.0, 0.0)

    def watch(turn: int, played: Games) -> None:
        stood[turn] = played.card.copy(), played.total.copy()

    totals = ParallelPlayer(play).play(range(2 * games), "calibration", watch).totals
    for turn, (cards, points) in stood.items():
        for first in range(turn, games, len(stood) * AT_ONCE):
            seats = [2 * game + seat for game in range(first, games, len(stood))[:AT_ONCE] for seat in (0, 1)]
            known = distributions.known(np.unique(cards[seats]))
            for one, other in zip(seats[::2], seats[1::2], strict=True):
                said = [_total(known, int(cards[seat]), int(points[seat])) for seat in (one, other)]
                won = (1 + int(np.sign(totals[one] - totals[other]))) / 2
                yield compute_win_chances(said).value[0], won


def _total(known: Spreads, card: int, points: int) -> Distribution:
    ahead = read_distribution(known, card)
    return Distribution(points + ahead.low, ahead.chances)


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """Returns the mean with its standard error."""
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return mean, sqrt(spread / len(numbers))


def contend(games: int, variants: list[str]) -> None:
    """Prints the gain of playing to win."""
    head = ("variant", "seats", "place", "games", "won, counted", "won, luck taken out", "own mean", "other mean")
    rows: list[tuple[str, ...]] = []
    print(*head, sep=" | ")
    with ProcessPoolExecutor(count_processors()) as pool:
        for variant in variants:
            for seats, own in LINE_UPS:
                played = list(pool.map(partial(play, variant, seats, own), range(games), chunksize=10))
                won, wins_error = mean_of([each.won for each in played])
                gained, error = mean_of([each.gained for each in played])
                points, _ = mean_of([each.points[own] for each in played])
                others, _ = mean_of([sum(each.points) - each.points[own] for each in played])
                shares = f"{won:.1%} ± {wins_error:.1%}", f"{1 / seats + gained:.2%} ± {error:.2%}"
                line_up = f"`{variant}`", str(seats), str(own + 1), str(games)
                rows.append((*line_up, *shares, f"{points:.1f}", f"{others / (seats - 1):.1f}"))
                print(*rows[-1], sep=" | ", flush=True)
    note_table("winning", head, rows)


def calibrate(games: int, variants: list[str]) -> None:
    """Prints predictions and results."""
    for variant in variants:
        told = list(moments(variant, games))
        print(f"{variant}: {games} games")
        head, rows = ("predicted", "games", "won"), list[tuple[str, ...]]()
        print(*head, sep=" | ")
        for low, high in pairwise(place / BINS for place in range(BINS + 1)):
            own = [(chance, won) for chance, won in told if low <= chance < high or chance == high == 1.0]
            if own:
                said, _ = mean_of([chance for chance, _ in own])
                won, error = mean_of([won for _, won in own])
                rows.append((f"{said:.1%}", f"{len(own):,}", f"{won:.1%} ± {error:.1%}"))
                print(*rows[-1], sep=" | ", flush=True)
        note_table(f"calibration-{variant}", head, rows)


def main(arguments: list[str]) -> None:
    """Runs the benchmark; see the module."""
    calibration = arguments[:1] == ["calibration"]
    rest = arguments[calibration:]
    games = int(rest[0]) if rest else GAMES
    variants = rest[1:] or list(VARIANTS)
    for variant in variants:
        open_solved(variant)  # solved once, before the processes that open it start
    began = time.process_time()
    (calibrate if calibration else contend)(games, variants)
    print(f"{time.process_time() - began:.0f} s of the processor here, the processes apart")


if __name__ == "__main__":
    main(sys.argv[1:])
