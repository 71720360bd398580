"""Scores of the computer players: ``python benchmarks/levels.py``, as `pasch simulate` prints them.

Variants that are solved; games of each player by the same seed.
"""

import json
import subprocess
import sys

from measured import note_table

SEED = "pasch"
VARIANTS = ("yahtzee", "kniffel", "yatzy")
GAMES = {
    "perfect": 200_000,
    "expert": 200_000,
    "club": 200_000,
    "casual": 200_000,
    "beginner": 200_000,
    "heuristic": 1_000,
    "random": 10_000,
}
OTHERS = ("yacht", "crag", "generala", "kismet")
LEVELS = ("beginner", "casual", "club", "expert")
GAMES_OF_OTHERS = 20_000


def score(variant: str, player: str, games: int, spread: bool) -> str:
    """Returns the mean with its standard error, and if asked the standard deviation of one game."""
    command = ["simulate", variant, "--player", player, "--games", str(games), "--seed", SEED, "--json"]
    done = subprocess.run([sys.executable, "-m", "pasch", *command], check=True, stdout=subprocess.PIPE)
    (found,) = json.loads(done.stdout)["players"]
    shown = f"{found['mean']:.1f} ± {found['standard_error']:.1f}" + (f" ({found['sd']:.0f})" if spread else "")
    print(f"{variant:16}{player:12}{games:8} {shown}", flush=True)
    return shown


def main() -> None:
    """Prints both tables."""
    rows = [
        (f"`{player}`", f"{games:,}", *(score(variant, player, games, True) for variant in VARIANTS))
        for player, games in GAMES.items()
    ]
    note_table("levels", ("player", "games", *(f"`{variant}`" for variant in VARIANTS)), rows)
    rows_of_others = [
        (f"`{variant}`", *(score(variant, level, GAMES_OF_OTHERS, False) for level in LEVELS)) for variant in OTHERS
    ]
    note_table("levels-of-others", ("variant", *(f"`{level}`" for level in LEVELS)), rows_of_others)


if __name__ == "__main__":
    main()
