"""Games per second that `pasch stats` reads and reviews on one processor; all processors share the files.

python benchmarks/stats.py [--variant ID] [--games N]
"""

import argparse
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from review import games

from pasch.analysis.statistics.game_files import read_file
from pasch.analysis.statistics.game_record_summary import AddReview
from pasch.analysis.statistics.reviewed_games import GameReviewer
from pasch.play.records.record_io import format_record
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.values.analyst import oracle_of

ROUNDS = 5
"""Runs, of which the fastest counts."""


def fastest(paths: list[Path], add_review: AddReview | None) -> float:
    """Returns the CPU milliseconds per file."""
    found: list[float] = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for path in paths:
            read_file(path, add_review=add_review)
        found.append(1000 * (time.process_time() - began) / len(paths))
    return min(found)


def main() -> None:
    """Plays games of two, and reads them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", default="kniffel")
    parser.add_argument("--games", type=int, default=50, metavar="N")
    options = parser.parse_args()
    variant = load_variant(options.variant)
    with TemporaryDirectory() as folder:
        paths = [Path(folder, f"{number}.pasch") for number in range(options.games)]
        played = games(variant, oracle_of(variant), "casual", options.games)
        for path, record in zip(paths, played, strict=True):
            path.write_text(format_record(record), encoding="utf-8")
        for label, add_review in (("read", None), ("read and reviewed", GameReviewer())):
            each = fastest(paths, add_review)
            print(f"{label:18}{each:6.2f} ms a game, {1000 / each:5.0f} games a second")


if __name__ == "__main__":
    main()
