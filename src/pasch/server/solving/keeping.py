"""What solving leaves on the disk: within bounds, however many house rules people bring.

Solutions of shipped variants stay. The files of house rules stand in a list beside them, the oldest first, and the
oldest go when all of them together exceed `MOST_KEPT`: who needs one again waits for it again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pasch.play.files import write_atomic
from pasch.rules.catalogue import shipped, variant_ids
from pasch.rules.variant import Variant
from pasch.solver.solve import storage

MOST_KEPT = 2_000_000_000
"""Bytes of all house rules together; a solution of Kniffel takes 40 MB, how its cards end another 230 MB."""
_LIST = "house-rules.txt"
_KINDS = ("solution", "part", "distributions", "values", "exercises")


@contextmanager
def keeping(variant: Variant) -> Iterator[None]:
    """Lists the files that appear meanwhile, if they are a house rule's, and takes away the oldest."""
    before = _files()
    yield
    if all(variant.rules_hash != shipped(variant_id).rules_hash for variant_id in variant_ids()):
        _keep(sorted(_files() - before))


def _keep(new: list[str]) -> None:
    folder = storage.folder()
    path = folder / _LIST
    known = path.read_text("utf-8").split() if path.exists() else []
    names = [name for name in dict.fromkeys([*known, *new]) if (folder / name).exists()]
    sizes = {name: (folder / name).stat().st_size for name in names}
    while len(names) > 1 and sum(sizes[name] for name in names) > MOST_KEPT:
        (folder / names.pop(0)).unlink(missing_ok=True)
    if names:
        write_atomic(path, "\n".join(names) + "\n")


def _files() -> set[str]:
    folder: Path = storage.folder()
    return {path.name for kind in _KINDS for path in folder.glob(f"*.{kind}")}
