"""Losses of the levels per decision, how well the review recognises the levels, and its time.

``python benchmarks/review.py [VARIANT…] [--games N]`` lets each level play games of two against itself.
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from math import sqrt

from pasch.analysis.review.game_review import review_by
from pasch.analysis.review.review_model import Decision, Review
from pasch.analysis.thresholds import BAND_STANDARD_ERRORS
from pasch.play.records.record_io import Record
from pasch.players.player import LEVELS
from pasch.players.solved_player import SolvedPlayer
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.game.engine import apply, chance_outcomes
from pasch.rules.game.events import Event
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.variant import Variant
from pasch.solver.query.advice import Adviser
from pasch.solver.query.oracle import Oracle
from pasch.solver.query.win_chance import Winning
from pasch.solver.solve.total_distributions import find_distributions
from pasch.values.analyst import oracle_of

TIMED = 10
"""Games per level that are reviewed with the chance to win, for timing."""


def main() -> None:
    """Plays, reviews, and prints a table for each variant."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", metavar="VARIANT", default=["kniffel"], help="default: kniffel")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games of each level (default 100)")
    options = parser.parse_args()
    for name in options.variants:
        variant = load_variant(name)
        oracle = oracle_of(variant)
        print(name)
        print(f"{'level':10}{'loss a decision':>22}{'same level':>15}{'fits':>8}{'levels':>7}{'points':>11}{'win':>9}")
        winning = Winning(find_distributions(oracle.solution)) if isinstance(oracle, Adviser) else None
        for level in LEVELS:
            records = list(games(variant, oracle, level, options.games))
            report(level, records, oracle, winning)


def games(variant: Variant, oracle: Oracle, level: str, count: int) -> Iterator[Record]:
    """Yields games of two players of a level."""
    player = SolvedPlayer(LEVELS[level])
    for seed in range(count):
        chance = random.Random(f"{level} {seed}")
        state, events = new_game(variant, 2, first=0), list[Event]()
        while state.phase != "over":
            events.append(_next(state, player, oracle, chance))
            state = apply(state, events[-1])
        yield Record(variant, ("A", "B"), variant.direction, 0, tuple(events))


def _next(state: GameState, player: SolvedPlayer, oracle: Oracle, chance: random.Random) -> Event:
    if state.phase == "decide":
        return player.choose_with(oracle, state, chance)
    outcomes, likely = zip(*chance_outcomes(state), strict=True)
    event: Event = chance.choices(outcomes, [float(each) for each in likely])[0]
    return event


def report(level: str, records: Sequence[Record], oracle: Oracle, winning: Winning | None) -> None:
    """Prints one row."""
    began = time.process_time()
    reviews = [review_by(record, oracle, "en") for record in records]
    by_points = 1000 * (time.process_time() - began) / len(reviews)
    began = time.process_time()
    for record in records[:TIMED]:
        review_by(record, oracle, "en", winning)
    by_win = 1000 * (time.process_time() - began) / len(records[:TIMED])
    losses = [each.loss for found in reviews for each in found.moments if isinstance(each, Decision) and each.counted]
    mean, error = statistics.fmean(losses), BAND_STANDARD_ERRORS * statistics.stdev(losses) / sqrt(len(losses))
    same, fits, wide = recognised(level, reviews)
    print(
        f"{level:10}{mean:14.3f} ± {error:.3f}{same:15.0%}{fits:8.0%}{wide:7.2f}{by_points:8.0f} ms{by_win:6.0f} ms",
        flush=True,
    )


def recognised(level: str, reviews: Sequence[Review]) -> tuple[float, float, float]:
    """Returns how often the band is the level, how often it includes the level, and the mean number of its levels."""
    names = list(LEVELS)
    bands = [seat.band for found in reviews for seat in found.seats if seat.band]
    places = [(names.index(band.lowest), names.index(band.level), names.index(band.highest)) for band in bands]
    here, count = names.index(level), len(bands)
    same = sum(place == here for _, place, _ in places)
    fits = sum(low <= here <= high for low, _, high in places)
    return same / count, fits / count, sum(high - low + 1 for low, _, high in places) / count


if __name__ == "__main__":
    main()
