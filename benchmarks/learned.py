"""The strongest play on sheets too large to solve: ``python benchmarks/learned.py [VARIANT…] [--games N]``.

Prints for each variant the mean of `perfect` with and without luck, the same for the rough estimate alone, the time per
turn in such games, and that of advice on the empty sheet.
"""

import argparse
import time
from statistics import median

from measured import note_table

from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Rolled
from pasch.rules.game.state import new_game
from pasch.solver.learned.best_estimate import find_best_estimator
from pasch.solver.learned.learned_play import WidePlay, simulate
from pasch.solver.learned.weight_store import SHIPPED
from pasch.solver.parallel.workers import Threads
from pasch.solver.query.estimate import Estimator, build_estimator

HEAD = ("variant", "values", "games", "mean without luck", "plain mean", "a turn", "advice")


def main() -> None:
    """Plays the games and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", metavar="VARIANT", default=list(SHIPPED), help="default: those shipped")
    parser.add_argument(
        "--games",
        type=int,
        default=10_000,
        metavar="N",
        help="games of what was learned (default 10000); a tenth of the rough",
    )
    options = parser.parse_args()
    rows: list[tuple[str, ...]] = []
    print(*HEAD, sep=" | ")
    for name in options.variants:
        variant = load_variant(name)
        for estimator in (find_best_estimator(variant), build_estimator(variant)):
            games = options.games if estimator.certainty == "learned" else max(2, options.games // 10)
            rows.append(report(estimator, games))
            print(*rows[-1], sep=" | ", flush=True)
    note_table("learned", HEAD, rows)


def report(estimator: Estimator, games: int) -> tuple[str, ...]:
    """Returns one row."""
    start = time.process_time()
    sample = simulate(WidePlay(estimator.wide), games, "pasch", Threads(1))
    each = 1e6 * (time.process_time() - start) / games / estimator.variant.turns
    return (
        f"`{estimator.variant.id}`",
        estimator.certainty,
        f"{games:,}",
        f"{sample.fair_mean:.2f} ± {sample.fair_error:.2f}",
        f"{sample.mean:.1f} ± {sample.standard_error:.1f}",
        f"{each:.0f} µs",
        f"{advice_time(estimator):.2f} ms",
    )


def advice_time(estimator: Estimator) -> float:
    """Returns the milliseconds of advice on a first throw on the empty sheet, including solving the turn."""
    game = new_game(estimator.variant, 1, first=0)
    times: list[float] = []
    for roll in estimator.variant.tables.rolls[::12]:
        estimator.forget()
        state = apply(game, Rolled(roll))
        start = time.process_time()
        estimator.action_values(state)
        times.append(1000 * (time.process_time() - start))
    return median(times)


if __name__ == "__main__":
    main()
