"""Mean totals of the perfect player on estimates: ``python benchmarks/estimates.py [VARIANT…] [--games N]``.

With ``--heuristic`` the heuristic player plays, too; games of both begin with the same seeds.
"""

import argparse
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from pasch.players.player import Player, find_player
from pasch.players.solved_player import SolvedPlayer
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.solver.parallel.workers import count_processors
from players import play

VARIANTS = (
    "kniffel-3-columns",
    "kniffel-4-columns",
    "kniffel-first-throws",
    "knoeffel",
    "super-kniffel",
    "yams",
)
"""Shipped variants that are too large to solve."""


def main() -> None:
    """Plays the games and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", metavar="VARIANT", default=VARIANTS, help="default: those not solvable")
    parser.add_argument("--games", type=int, default=300, metavar="N", help="games of each player (default 300)")
    parser.add_argument("--heuristic", action="store_true", help="let the heuristic player play, too: slow")
    options = parser.parse_args()
    print(f"{'variant':22}{'player':12}{'games':>6}{'mean':>8}{'± error':>9}{'ms/decision':>13}{'slowest':>9}")
    with ProcessPoolExecutor(count_processors()) as pool:
        for variant in options.variants:
            start = time.perf_counter()
            SolvedPlayer().prepare(load_variant(variant))
            print(f"{variant:22}solved or read in {time.perf_counter() - start:.1f} s", flush=True)
            for name in ("heuristic", "perfect") if options.heuristic else ("perfect",):
                games = [(variant, name, seed) for seed in range(options.games)]
                report(variant, name, list(pool.map(one_game, games, chunksize=5)))


def one_game(game: tuple[str, str, int]) -> tuple[int, list[float]]:
    """Returns the total of a game and the seconds of each decision."""
    variant, name, seed = game
    times: list[float] = []
    return play(load_variant(variant), player(name), random.Random(seed), times), times


@cache
def player(name: str) -> Player:
    """Returns a player of this process; the parts it plays by are in the cache."""
    return find_player(name)


def report(variant: str, name: str, played: list[tuple[int, list[float]]]) -> None:
    """Prints one row."""
    scores = [score for score, _ in played]
    times = [1000 * second for _, seconds in played for second in seconds]
    error = statistics.stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else float("nan")
    print(
        f"{variant:22}{name:12}{len(scores):6}{statistics.mean(scores):8.1f}{error:9.1f}"
        f"{statistics.mean(times):13.2f}{max(times):9.0f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
