"""Limits on the solutions of house rules kept on disk.

Solutions of shipped variants stay. A list beside the files of house rules orders them by age, and the oldest go when
their total exceeds `MOST_KEPT`; they are solved again on demand. Several processes may share the folder: a lock
serialises access to the list.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock

from pasch.play.records.atomic_files import write_atomic
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.variant.variant import Variant
from pasch.solver.solve import storage

MOST_KEPT = 2_000_000_000
"""Bytes of all house rules together; a solution of Kniffel takes 40 MB, how its cards end another 230 MB."""
_LIST = "house-rules.txt"
_KINDS = ("solution", "part", "parts", "distributions", "values", "input", "network", "exercises", "weights", "balance")


@contextmanager
def keeping(variant: Variant) -> Iterator[None]:
    """Lists what appears meanwhile, before a failure as well, if it is a house rule's, and takes away the oldest."""
    before = _files()
    try:
        yield
    finally:
        ours = {shipped(variant_id).rules_hash for variant_id in variant_ids()}
        if variant.rules_hash not in ours:
            # Another process may have solved a shipped variant meanwhile.
            _keep(sorted(name for name in _files() - before if name.split("-")[0] not in ours))


def _keep(new: list[str]) -> None:
    folder = storage.get_folder()
    path = folder / _LIST
    if not folder.is_dir():
        return
    with FileLock(folder / f".{_LIST}.lock"):
        known = path.read_text("utf-8").split() if path.exists() else []
        names = [name for name in dict.fromkeys([*known, *new]) if (folder / name).exists()]
        sizes = {name: (folder / name).stat().st_size for name in names}
        while len(names) > 1 and sum(sizes[name] for name in names) > MOST_KEPT:
            (folder / names.pop(0)).unlink(missing_ok=True)
        if names:
            write_atomic(path, "\n".join(names) + "\n")


def _files() -> set[str]:
    folder: Path = storage.get_folder()
    return {path.name for kind in _KINDS for path in folder.glob(f"*.{kind}")}
