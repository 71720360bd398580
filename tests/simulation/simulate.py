"""Repeats simulations: ``python tests/simulation/simulate.py SEED``, or ``make sim SEED=n``.

Exit status 1 if anything was found that must not happen.
"""

import argparse
import sys
import time
from collections import defaultdict

from fault_plans import FaultPlan, minimise
from story import simulate


def main() -> int:
    """Runs what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seed", type=int)
    parser.add_argument("--count", type=int, default=1, help="seeds from this one on")
    parser.add_argument(
        "--plan", type=FaultPlan.parse, help="[length, [[second, kind, choice], …]] instead of the seed's"
    )
    parser.add_argument("--trace", action="store_true", help="print all that happened, in virtual seconds")
    parser.add_argument("--minimise", metavar="FINDING", help="print the smallest plan by which this is still found")
    parser.add_argument("--until-found", action="store_true", help="stop at the first seed that shows anything")
    given = parser.parse_args()
    if given.minimise:
        plan = given.plan or FaultPlan.from_seed(given.seed)
        print(minimise(plan, lambda plan: given.minimise in _kinds(given.seed, plan)).format())
        return 0
    seeds = range(given.seed, given.seed + given.count)
    return _run(seeds, given.plan, keep_trace=given.trace, until_found=given.until_found)


def _kinds(seed: int, plan: FaultPlan) -> list[str]:
    return [finding.kind for finding in simulate(seed, plan).found]


def _run(seeds: range, plan: FaultPlan | None, *, keep_trace: bool, until_found: bool) -> int:
    found: defaultdict[str, list[int]] = defaultdict(list)
    began, hours, events, starts, ended = time.perf_counter(), 0.0, 0, 0, 0
    for seed in seeds:
        result = simulate(seed, plan, keep_trace=keep_trace)
        print(*result.trace, sep="\n", end="\n" if result.trace else "")
        for finding in result.found:
            found[finding.kind].append(seed)
            print(f"seed {seed} at {finding.at_s}: {finding.kind}: {finding.detail[:1500]}", flush=True)
        hours += result.virtual_s / 3600
        events, starts, ended = events + result.events, starts + result.starts, ended + result.ended
        if found and until_found:
            break
    seconds = time.perf_counter() - began
    print(
        f"{1 + seed - seeds[0]} seeds in {seconds:.1f} s: {hours:.1f} virtual hours, {events} events, {starts} starts, "
        f"{ended} games ended; last fingerprint {result.fingerprint[:12]}"
    )
    for kind, those in found.items():
        print(f"{kind}: {len(those)} seeds, as {those[:5]}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
