"""Pasch's own players as baselines: ``python -m pasch.examples.learning.levels [VARIANT] [GAMES]``"""

import sys

from pasch.envs import OptimalValues, evaluate
from pasch.players.player import LEVELS


def main(variant: str = "kniffel", games: str = "200") -> None:
    """A line for each player, from the weakest on."""
    oracle = OptimalValues(variant)
    print(f"{'player':12}{'mean':>20}{'without luck':>20}{'normalised':>18}{'by holds':>18}{'by entries':>18}")
    for name in ("random", *LEVELS, "heuristic", "optimal"):
        found = evaluate(name, variant, int(games), oracle=oracle)
        kinds = "".join(f"{found.by_kind[kind]!s:>18}" for kind in ("hold", "entry"))
        print(f"{name:12}{found.mean!s:>20}{found.luck_free!s:>20}{found.normalised!s:>18}{kinds}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
