"""Network weights on disk: 16 bits each, cached like solutions, or shipped with the package.

``python -m pasch.solver.learned.weight_store [--into FOLDER] [VARIANT…]`` trains the shipped ones again, and writes the
same files on the same machine; ``--games`` makes it a short trial.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib import resources
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.learned.training_steps import Training
from pasch.solver.objective import Mean
from pasch.solver.query.estimate import build_estimator
from pasch.solver.solve.storage import get_path, read_file, write_file

WEIGHTS_VERSION = 1
"""Incremented with every change to the inputs or the layout of the layers."""
SHIPPED = {
    "kniffel-3-columns": 150_000,
    "kniffel-4-columns": 340_000,
    "super-kniffel": 12_000,
    "yams": 12_000,
    "knoeffel": 24_000,
    "kniffel-first-throws": 30_000,
    "triple-yahtzee": 24_000,
    "escalero": 24_000,
    "maxi-yatzy": 30_000,
    "yamb": 12_000,
    "jamb-mk": 12_000,
    "balut": 100_000,
}
"""Games that each shipped variant was trained with, in the order in which they are trained; the seed is 1."""
_SEED = 1


@dataclass(frozen=True)
class TrainedWeights:
    """Trained weights.

    Attributes:
        weights: rounded as stored. games, seconds: cost of training, of the processor. mean, error: of its last games.
    """

    weights: NDArray[np.float32]
    games: int
    seconds: float
    mean: float
    error: float


def round_weights(weights: NDArray[np.float32]) -> NDArray[np.float32]:
    """Rounds weights to 16 bits, so that fresh weights play like stored ones."""
    return weights.astype(np.float16).astype(np.float32)


def keep(variant: Variant, learned: TrainedWeights, path: Path | None = None) -> Path:
    """Stores trained weights.

    Raises:
        PaschError: They cannot be written; the old file is untouched.
    """
    path = path or _path(variant)
    facts = {name: value for name, value in asdict(learned).items() if name != "weights"}
    # Half precision halves the package; see `round_weights`.
    kept = {"weights": learned.weights.astype(np.float16)}
    write_file(path, variant, Mean(), {"weights_version": WEIGHTS_VERSION, "learned": facts}, kept)
    return path


def list_places(variant: Variant) -> tuple[Path, Path]:
    """Returns the files of weights in order of preference: learned here, shipped."""
    return _path(variant), shipped_weights(variant)


def get_stamp(variant: Variant) -> int:
    """Returns a number that changes with the weights learned here; 0 if there are none."""
    # The time of the last change is enough: files are replaced as a whole.
    try:
        return _path(variant).stat().st_mtime_ns
    except OSError:
        return 0


def read(variant: Variant, path: Path) -> TrainedWeights | None:
    """Reads trained weights; None if there is no file.

    Raises:
        PaschError: The file is damaged, or belongs to other rules.
    """
    try:
        found = read_file(path, variant, Mean())
        if found is None:
            return None
        facts, arrays = found
        weights = arrays["weights"].astype(np.float32)
        if facts["weights_version"] != WEIGHTS_VERSION or not np.isfinite(weights).all():
            raise ValueError
        return TrainedWeights(weights=weights, **facts["learned"])
    except PaschError as error:
        if error.code != "solution-unfit":
            raise
    except (KeyError, TypeError, ValueError):
        # An intact file with unexpected content.
        pass
    raise PaschError(build_unfit_problem(path))


def build_unfit_problem(path: Path) -> Problem:
    """Returns the problem of a file that is not used."""
    return Problem("weights-unfit", {"file": str(path)})


def _path(variant: Variant) -> Path:
    return get_path(variant, Mean()).with_suffix(".weights")


def shipped_weights(variant: Variant) -> Path:
    """Returns the path of the shipped file, which need not exist."""
    with resources.as_file(resources.files("pasch.solver.learned") / "weights") as folder:
        return folder / f"{variant.rules_hash}.weights"


def ship(variant: Variant, games: int, folder: Path | None = None) -> Path:
    """Trains a variant and writes its shipped file.

    Args:
        folder: where to write it instead.
    """
    training = Training(build_estimator(variant, threads=1).wide, _SEED, games)
    training.run(lambda _: None)
    # Costs would differ from run to run, and the file must not.
    learned = TrainedWeights(round_weights(training.weights), games, 0.0, 0.0, 0.0)
    path = shipped_weights(variant)
    return keep(variant, learned, path if folder is None else folder / path.name)


def main(arguments: Sequence[str] | None = None) -> None:
    """Trains the shipped weights; see the module."""
    parser = ArgumentParser("python -m pasch.solver.learned.weight_store")
    parser.add_argument("variants", nargs="*", metavar="VARIANT")
    parser.add_argument("--games", type=int, help="instead of those in SHIPPED")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="instead of the package")
    chosen = parser.parse_args(arguments)
    for each in chosen.variants or SHIPPED:
        games = chosen.games or SHIPPED.get(each)
        if games is None:
            parser.error(f"{each}: how many --games?")
        print(ship(load_variant(each), games, chosen.into))


if __name__ == "__main__":
    main()
