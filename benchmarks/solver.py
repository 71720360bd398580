"""Cost of solving, compared with an installable peer and with the bound of the machine, in one run.

    python benchmarks/solver.py [--reach-all] [--first]

Times are CPU seconds of this process with warm kernels; machines differ, so compare the ratios. The bound is the time
of the arithmetic alone: additions, comparisons and multiplications per card (docs/solver-figures.md counts them)
divided by the rate of a tiny kernel on rows in the first-level cache. yatzy-solver (on PyPI) is written in Rust and
solves American Yahtzee with the free joker, and Scandinavian Yatzy.

``--reach-all`` adds a job of minutes; ``--first`` the first ``pasch solve kniffel`` with an empty cache, which compiles
the kernels, and ``pasch advise`` as a process.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random

import numpy as np
from measured import note, note_table

from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions
from pasch.rules.game.state import GameState, new_game
from pasch.rules.text.position_notation import parse_position
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.peak_rate import work_on_rows
from pasch.solver.objective import Mean, ReachAll
from pasch.solver.parallel.workers import count_processors
from pasch.solver.query.action_ranking import Advice
from pasch.solver.query.advice import Adviser
from pasch.solver.query.win_chance import Winning
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.game_summary import summarise
from pasch.solver.solve.score_curves import solve_curves
from pasch.solver.solve.solver import solve
from pasch.solver.solve.total_distributions import find_distributions, path_of

THREADS = count_processors()
ROWS: list[tuple[str, ...]] = []
"""Of the table on the page: job, what Pasch takes, what the peer takes, their ratio, the bound."""


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--reach-all", action="store_true", help="also the chance to reach every target, for yahtzee")
    parser.add_argument("--first", action="store_true", help="also whole processes, with and without a cache")
    options = parser.parse_args()
    rate = vector_rate()
    print(f"this machine: {rate / 1e9:.1f} billion additions, comparisons and multiplications in a CPU second\n")
    print(f"{'job':44}{'to reach':>12}{'pasch':>12}{'yatzy-solver':>14}{'ratio':>8}{'bound':>9}")
    _solved("kniffel-strict")
    for variant, limit, peer in (
        ("yahtzee-free-joker", "1.0 s", "american"),
        ("yahtzee", "1.0 s", None),
        ("yatzy", "2.5 s", "yatzy-scandinavian"),
        ("yatzy-deluxe", "4 s", None),
        ("kniffel", "", None),
    ):
        own = cpu_seconds(partial(_solved, variant))
        theirs = cpu_seconds(partial(_peer, peer)) if peer and find_spec("yatzy_solver") else None
        line(f"{variant}: mean", limit, own, theirs, _bound(variant, rate))
    line("yahtzee: distribution of the final total", "10 s", cpu_seconds(_distribution))
    if options.reach_all:
        line("yahtzee: reach:all", "600 s", cpu_seconds(_reach_all))
    _advice()
    _endings()
    if options.first:
        _processes()
    note("vector-rate", f"{rate / 1e9:.1f} billion")
    note_table("solver", ("job", "Pasch", "yatzy-solver", "ratio", "bound"), ROWS)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"\npeak memory of this process: {peak / (2**20 if sys.platform != 'darwin' else 2**30):.2f} GiB")


def line(job: str, limit: str, own: float, theirs: float | None = None, bound: float | None = None) -> None:
    """Prints one row."""
    peer = f"{theirs:12.2f} s{theirs / own:7.1f}x" if theirs else f"{'–':>14}{'':8}"
    print(f"{job:44}{limit:>12}{own:10.2f} s{peer}{f'{bound:7.2f} s' if bound else ''}", flush=True)
    compared = (f"{theirs:.2f} s", f"{theirs / own:.1f}") if theirs else ("–", "–")
    ROWS.append((job, f"{own:.2f} s", *compared, f"{bound:.2f} s" if bound else "–"))


def single(job: str, limit: str, value: str) -> None:
    """Prints one row that has no peer."""
    print(f"{job:44}{limit:>12}{value:>12}", flush=True)
    ROWS.append((job, value, "–", "–", "–"))


def cpu_seconds(work: Callable[[], object]) -> float:
    """Returns the CPU seconds of a call, over all threads of this process."""
    start = time.process_time()
    work()
    return time.process_time() - start


def _nobody(_share: float) -> None:
    pass


def _solved(variant: str) -> tuple[CardSpace, Arrays, Doubles]:
    space = CardSpace(load_variant(variant))
    arrays = build_arrays(space)
    return space, arrays, solve_cards(arrays, space.level, 0.0, THREADS, _nobody)


def _peer(name: str) -> object:
    peer = import_module("yatzy_solver")
    return peer.Solver.build(peer.Variant(name))


def _distribution() -> None:
    space, arrays, value = _solved("yahtzee")
    summarise(space, arrays, 0.0, value, THREADS, _nobody)


def _reach_all() -> None:
    space = CardSpace(load_variant("yahtzee"))
    solve_curves(space, build_arrays(space), ReachAll(), THREADS, _nobody)


def _advice() -> None:
    adviser = Adviser(solve(load_variant("yahtzee"), Mean()))
    games = _random_positions(100)
    positions = [
        parse_position(f"yahtzee {card} 1> {throws}:{roll}")
        for card in (
            ".,.,.,.,.,.,.,.,.,.,.,.,.",
            "3,.,.,12,.,.,.,.,25,.,.,.,.",
            ".,.,9,.,15,.,24,.,.,30,.,50,.",
            "2,6,9,12,15,18,.,.,25,30,.,0,.",
        )
        for throws in (1, 2)
        for roll in ("13355", "11236", "44456")
    ]
    adviser.advise_many(positions)
    many = positions * 200
    for job, limit, questions, advise in (
        (
            "yahtzee: all options of a fresh position",
            "50 µs",
            many,
            lambda: [_read(adviser.advise(each)) for each in many],
        ),
        (
            "yahtzee: the same, all at once",
            "25 µs",
            many,
            lambda: [_read(each) for each in adviser.advise_many(many)],
        ),
        ("yahtzee: value and best action", "", many, lambda: [adviser.advise(each).best for each in many]),
        (
            "yahtzee: value and best action, all at once",
            "25 µs",
            many,
            lambda: [each.best for each in adviser.advise_many(many)],
        ),
        (
            "yahtzee: value and best action, random games",
            "25 µs",
            games,
            lambda: [each.best for each in adviser.advise_many(games)],
        ),
    ):
        micro = cpu_seconds(advise) / len(questions) * 1e6
        single(job, limit, f"{micro:.1f} µs")


def _read(advice: Advice) -> float:
    return sum(option.loss for option in advice.options)


def _endings() -> None:
    for variant in ("kniffel", "yahtzee"):
        solution = solve(load_variant(variant), Mean())
        limit, work = "25 s", partial(find_distributions, solution, cache=False, threads=THREADS)
        line(f"{variant}: how every card ends", limit, cpu_seconds(work))
        distributions = find_distributions(solution)
        size = path_of(solution.variant, solution.objective).stat().st_size
        single(f"{variant}: its file", "250 MB", f"{size / 1e6:.0f} MB")
    cards = [each.card for each in _random_positions(20)]
    one = cpu_seconds(lambda: [distributions.of(card) for card in cards]) / len(cards)
    single("yahtzee: how a card ends", "1 ms", f"{one * 1e3:.2f} ms")
    winning, states = Winning(distributions), _tables_of_eight(30)
    eight = cpu_seconds(lambda: [winning.chances(state) for state in states]) / len(states)
    single("yahtzee: the chance to win of eight", "20 ms", f"{eight * 1e3:.2f} ms")


def _tables_of_eight(count: int) -> list[GameState]:
    states = _random_positions(8)
    chance = Random("eight")
    found: list[GameState] = []
    while len(found) < count:
        seats = chance.sample(states, 8)
        found.append(replace(seats[0], cards=tuple(state.card for state in seats)))
    return found


def _random_positions(games: int) -> list[GameState]:
    chance, found = Random("benchmark"), []
    for _ in range(games):
        state = new_game(load_variant("yahtzee"), 1)
        while state.phase != "over":
            if state.phase == "decide":
                found.append(state)
                state = apply(state, chance.choice(legal_actions(state)))
            else:
                events, chances = zip(*chance_outcomes(state), strict=True)
                state = apply(state, chance.choices(events, [float(each) for each in chances])[0])
    return found


def _processes() -> None:
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"XDG_CACHE_HOME": folder}
        environment.pop("NUMBA_CACHE_DIR", None)
        position = "kniffel .,.,.,.,.,.,.,.,.,.,.,.,. 1> 1:13355"
        for job, limit, command in (
            ("first pasch solve kniffel, empty cache", "12 s", ["solve", "kniffel"]),
            ("pasch solve kniffel again", "", ["solve", "kniffel"]),
            ("pasch advise, first time", "", ["advise", position]),
            ("pasch advise, solution in the cache", "0.6 s", ["advise", position]),
        ):
            start = _cpu_of_children()
            subprocess.run([sys.executable, "-m", "pasch", *command], env=environment, check=True, capture_output=True)
            single(job, limit, f"{_cpu_of_children() - start:.2f} s")


def _cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _bound(variant: str, rate: float) -> float:
    space = CardSpace(load_variant(variant))
    return space.unfinished * operations(build_arrays(space)) / rate


def operations(arrays: Arrays) -> float:
    """Returns additions, comparisons and multiplications for a card with half of its boxes open."""
    dice, scores = arrays.dice, arrays.scores
    rolls = len(dice.chance)
    throw = len(dice.up) + dice.first_roll + len(dice.down) + rolls
    endings = len(scores.points) / (1 + bool((scores.start[:, 0] != scores.start[:, 1]).any())) / 2
    return 2 * throw + 2 * endings + 2 * rolls


def vector_rate() -> float:
    """Returns operations per CPU second on rows in the first-level cache, the best of several runs."""
    rows, rounds = np.ones((64, 8)), 20_000
    work_on_rows(rows, 10)
    return max(3 * 64 * 8 * rounds / cpu_seconds(lambda: work_on_rows(rows, rounds)) for _ in range(5))


if __name__ == "__main__":
    main()
