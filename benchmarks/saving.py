"""Cost of saving in the terminal: the first and the last events of a long game, in CPU milliseconds.

python benchmarks/saving.py [--variant ID] [--seats N]
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from pasch.play.dice.dice_sources import SeededDice
from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.play.saved_game import SavedGame
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.state import GameState

_SHOWN = 20


def play(match: Match) -> None:
    """Plays the game to its end, throwing as often as allowed."""
    chance = Random(1)
    while match.state.phase != "over":
        if match.state.phase == "decide":
            match.act(chance.choice(legal_actions(match.state)))
        else:
            match.throw()


def main() -> None:
    """Prints the median of the first and of the last events of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", default="super-kniffel")
    parser.add_argument("--seats", type=int, default=4)
    options = parser.parse_args()
    spent: list[float] = []
    with TemporaryDirectory() as folder, SavedGame(Path(folder) / "game.pasch") as saved:

        def save(record: Record, states: Sequence[GameState]) -> None:
            start = process_time()
            saved.save(record, states)
            spent.append(process_time() - start)

        names = tuple(f"Player {number}" for number in range(1, options.seats + 1))
        play(Match(Record(load_variant(options.variant), names, "clockwise"), SeededDice("saving"), save))
    print(f"{options.variant}, {options.seats} seats, {len(spent)} events")
    for label, part in (("first", spent[:_SHOWN]), ("last", spent[-_SHOWN:])):
        print(f"{label:5} {len(part)} events: {1000 * median(part):8.2f} ms of CPU each")


if __name__ == "__main__":
    main()
