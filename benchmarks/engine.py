"""Cost of the engine: compiling each variant, and a whole random game, compared with pyhtzee in the same run.

    python benchmarks/engine.py [--games N]

Times are CPU time of this process; machines differ, so compare the ratios. pyhtzee (MIT, on PyPI) plays Yahtzee with
free choice of jokers in plain Python; it scores a throw on demand and keeps no tables.
"""

import argparse
import random
import time
from collections.abc import Callable
from functools import partial

from pyhtzee import Pyhtzee

from pasch.rules.catalogue.shipped_variants import parse_variant, shipped, variant_ids
from pasch.rules.dice.multisets import canonical
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Rolled
from pasch.rules.game.state import new_game
from pasch.rules.variant.variant import Variant


def milliseconds(work: Callable[[], object], repeats: int) -> float:
    """Returns CPU milliseconds of one call, the mean over `repeats`."""
    start = time.process_time()
    for _ in range(repeats):
        work()
    return (time.process_time() - start) / repeats * 1000


def compile_once(variant_id: str) -> None:
    """Parses, checks and compiles a variant from its text without caches."""
    _ = parse_variant(shipped(variant_id).text).tables


def pasch_game(variant: Variant, chance: random.Random) -> int:
    """Plays random decisions; returns the number of events."""
    state, events = new_game(variant), 0
    codes = variant.dice.codes_by_kind[0]
    while (phase := state.phase) != "over":
        if phase == "throw":
            hold = state.turn.keeping or ()
            fallen = chance.choices(codes, k=variant.dice.count - len(hold))
            state = apply(state, Rolled(canonical((*hold, *fallen))))
        else:
            state = apply(state, chance.choice(legal_actions(state)))
        events += 1
    return events


def pyhtzee_game(chance: random.Random) -> int:
    """Plays random decisions with pyhtzee, which throws its own dice; returns the number of actions."""
    game, actions = Pyhtzee(), 0
    while not game.is_finished():
        game.take_action(chance.choice(game.get_possible_actions()))
        actions += 1
    return actions


def main() -> None:
    """Prints both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    games: int = parser.parse_args().games
    print(f"{'compile':24}{'ms':>8}")
    for variant_id in variant_ids():
        shipped(variant_id)
        print(f"{variant_id:24}{milliseconds(partial(compile_once, variant_id), 5):8.1f}")
    print(f"\n{'random game':24}{'ms':>8}{'events':>8}{'us/event':>10}")
    for name in ("kniffel", "yahtzee-free-joker", "kniffel-4-columns", "yatzy-deluxe"):
        variant, chance = shipped(name), random.Random(1)
        events = sum(pasch_game(variant, chance) for _ in range(games)) / games
        each = milliseconds(partial(pasch_game, variant, chance), games)
        print(f"{name:24}{each:8.2f}{events:8.0f}{each / events * 1000:10.1f}")
    chance = random.Random(1)
    actions = sum(pyhtzee_game(chance) for _ in range(games)) / games
    each = milliseconds(partial(pyhtzee_game, chance), games)
    print(f"{'pyhtzee (yahtzee)':24}{each:8.2f}{actions:8.0f}{each / actions * 1000:10.1f}")


if __name__ == "__main__":
    main()
