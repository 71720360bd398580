"""Weights on disk: in 16 bits each, kept like solutions, or shipped with the package.

``python -m pasch.solver.learned.kept [VARIANT…]`` trains the shipped ones anew, and writes the same files again on the
same machine.
"""

import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import resources
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pasch.rules.catalogue import load_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant import Variant
from pasch.solver.ask.estimate import estimator_of
from pasch.solver.learned.training import Training
from pasch.solver.objective import Mean
from pasch.solver.solve.storage import path_of, read_file, write_file

WEIGHTS_VERSION = 1
"""Grows with every change to what a network is told, or to how its layers lie."""
SHIPPED = {"kniffel-3-columns": 36_000, "kniffel-4-columns": 48_000, "super-kniffel": 12_000, "yams": 12_000}
"""Games that each shipped variant was trained with, in the order in which they are trained; the seed is 1."""
_SEED = 1
Note = Callable[[Problem], None]


@dataclass(frozen=True)
class Learned:
    """What was learned.

    Attributes:
        weights: as they are kept. games, seconds: what it cost, of the processor. mean, error: of its last games.
    """

    weights: NDArray[np.float32]
    games: int
    seconds: float
    mean: float
    error: float


def as_kept(weights: NDArray[np.float32]) -> NDArray[np.float32]:
    """Weights as 16 bits can say them, so that what was trained just now plays like what is read tomorrow."""
    return weights.astype(np.float16).astype(np.float32)


def keep(variant: Variant, learned: Learned, path: Path | None = None) -> Path:
    """Keeps what was learned.

    Raises:
        PaschError: it cannot be written; what was there before is untouched.
    """
    path = path or _path(variant)
    facts = {name: value for name, value in asdict(learned).items() if name != "weights"}
    kept = {"weights": learned.weights.astype(np.float16)}
    write_file(path, variant, Mean(), {"weights_version": WEIGHTS_VERSION, "learned": facts}, kept)
    return path


def kept(variant: Variant, note: Note = lambda _: None) -> Learned | None:
    """What was learned here, or came with the package; None where neither is there.

    Args:
        note: is told what is wrong with a file that is there; it is as if it were not.
    """
    for path in (_path(variant), shipped(variant)):
        try:
            found = read(variant, path)
        except PaschError as error:
            for problem in error.problems:
                note(problem)
        else:
            if found is not None:
                return found
    return None


def read(variant: Variant, path: Path) -> Learned | None:
    """The same from a file.

    Raises:
        PaschError: there is a file, but it is damaged, or belongs to other rules.
    """
    try:
        found = read_file(path, variant, Mean())
    except PaschError as error:
        if error.code != "solution-unfit":
            raise
        raise PaschError(Problem("weights-unfit", {"file": str(path)})) from None
    if found is None:
        return None
    facts, arrays = found
    if facts.get("weights_version") != WEIGHTS_VERSION:
        raise PaschError(Problem("weights-unfit", {"file": str(path)}))
    return Learned(weights=arrays["weights"].astype(np.float32), **facts["learned"])


def _path(variant: Variant) -> Path:
    return path_of(variant, Mean()).with_suffix(".weights")


def shipped(variant: Variant) -> Path:
    """The file that comes with the package, where there is one for such rules."""
    with resources.as_file(resources.files("pasch.solver.learned") / "weights") as folder:
        return folder / f"{variant.rules_hash}.weights"


def ship(name: str, games: int) -> Path:
    """Trains a variant and writes the file that comes with the package."""
    variant = load_variant(name)
    training = Training(estimator_of(variant, threads=1).wide, _SEED, games)
    training.run(lambda _: None)
    # Costs differ from time to time, and the file shall not.
    learned = Learned(as_kept(training.weights), games, 0.0, 0.0, 0.0)
    return keep(variant, learned, shipped(variant))


if __name__ == "__main__":
    for each in sys.argv[1:] or SHIPPED:
        print(ship(each, SHIPPED[each]))
