"""The exercises shipped with Pasch: a packed file for each shipped variant that is solved, or trained.

    python -m pasch.analysis.exercises.shipped_exercises [VARIANT …]

cuts them again (`make exercises`), all or those named; the same rules give the same exercises. Takes about twenty
seconds per variant, besides solving it and its distribution of totals.
"""

import gzip
import sys
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from pasch.analysis.exercises.exercise_model import Exercises
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.errors import PaschError, Problem
from pasch.solver.query.oracle import Certainty

MOST_BYTES: Mapping[Certainty, int] = {"exact": 60_000, "learned": 100_000}
"""Of a file; where there are more choices, fewer of them come with a reason, and then there are fewer exercises."""
_LEAST_EXPLAINED = 5
_FOLDER = "data"


def with_exercises() -> list[str]:
    """The shipped variants that have exercises."""
    return [variant_id for variant_id in variant_ids() if _file(variant_id).is_file()]


def packed_exercises(variant_id: str) -> bytes:
    """The file of a shipped variant: JSON, packed by gzip.

    Raises:
        PaschError: it has none, as its sheet is neither solved nor trained.
    """
    file = _file(variant_id)
    if not file.is_file():
        raise PaschError(Problem("exercises-too-large", {"variant": shipped(variant_id).names}))
    return file.read_bytes()


def shipped_exercises(variant_id: str) -> Exercises:
    """The same, read."""
    return Exercises.model_validate_json(gzip.decompress(packed_exercises(variant_id)))


def write_exercises(variant_id: str, folder: Path) -> None:
    """Cuts a variant's exercises and writes its file, where it can be solved and they are others than before."""
    from pasch.analysis.exercises.exercise_generation import SHIPPED, WIDE, choose_positions, write_exercises
    from pasch.solver.query.advice import Adviser
    from pasch.solver.query.estimate import Estimator
    from pasch.solver.query.win_chance import Winning
    from pasch.values.analyst import analyst_of

    analyst = analyst_of(shipped(variant_id))
    oracle, amount = analyst.oracle, WIDE
    model = analyst.win_model() if analyst.is_win_chance_exact else None
    winning = model if isinstance(model, Winning) else None
    if isinstance(oracle, Adviser):
        amount = SHIPPED
    elif not isinstance(oracle, Estimator) or oracle.certainty == "rough":
        return
    found, explained, least = (
        choose_positions(oracle, amount, winning),
        amount.explained,
        min(_LEAST_EXPLAINED, amount.explained),
    )
    while len(packed := _packed(write_exercises(oracle, found, explained, winning))) > MOST_BYTES[oracle.certainty]:
        explained, fewer = max(explained - 1, least), int(0.97 * len(found.for_points))
        found = found if explained > least else found._replace(for_points=found.for_points[:fewer])
    file = folder / _name(variant_id)
    if not file.exists() or gzip.decompress(file.read_bytes()) != gzip.decompress(packed):
        file.write_bytes(packed)
    print(variant_id, f"{len(packed) / 1000:.0f} kB", file=sys.stderr)


def _packed(exercises: Exercises) -> bytes:
    return gzip.compress(exercises.model_dump_json().encode(), mtime=0)


def _file(variant_id: str) -> Traversable:
    return resources.files("pasch.analysis.exercises") / _FOLDER / _name(variant_id)


def _name(variant_id: str) -> str:
    return f"{variant_id}.json.gz"


def main(renewed: list[str]) -> None:
    """Writes them all, or those named."""
    folder = Path(__file__).parent / _FOLDER
    folder.mkdir(exist_ok=True)
    for variant_id in renewed or variant_ids():
        write_exercises(variant_id, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
