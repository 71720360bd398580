"""Pieces of work on the machines of a cluster by Ray; the only module that imports it.

The shared data is put into Ray's store once; each worker process fetches it with its first piece. Pieces of a lost
machine are given to others.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import ray
from ray.exceptions import RayError, RayTaskError

import pasch
from pasch.rules.errors import PaschError, Problem
from pasch.solver.parallel.cluster_address import AUTO, check_cluster
from pasch.solver.parallel.workers import Equip, Piece, Result, Submit, Workers

_MISMATCH = "Version mismatch"
_NO_TOKEN = ("AuthenticationError", "Unauthenticated", "InvalidAuthToken")
_NO_HEAD = "Failed to connect to GCS"


class Cluster(Workers):
    """The machines of a cluster; this one must be among them.

    Args:
        address: ``auto`` or that of its head, ``HOST:PORT``.

    Raises:
        PaschError: There is no such cluster, or it cannot be used.
    """

    here = False

    def __init__(self, address: str) -> None:
        if address != AUTO:
            check_cluster(address)
        try:
            ray.init(address, configure_logging=False, logging_level="critical", log_to_driver=False)
        # Ray ends the process with SystemExit on some errors.
        except (Exception, SystemExit) as error:
            raise PaschError(_refused(address, error)) from None
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))

    @contextmanager
    def equipped(self, equip: Equip[Piece, Result]) -> Iterator[Submit[Piece, Result]]:
        """Prepares all workers; see `Workers`.

        Submitted pieces run to their end, some for each worker: cancelling one that is just ending aborts this process
        (ray-project/ray#54846).

        Raises:
            PaschError: Another Pasch is installed there, or pieces were lost several times.
        """
        # The reference is put into a list, as Ray would otherwise fetch its value for every piece.
        doing, key, references = _doing(), uuid4().hex, [ray.put(equip)]
        yield lambda piece: _Task(doing.remote(origin(), key, references, piece))

    def apart(self) -> Workers:
        """Returns itself: all workers are processes."""
        return self

    def close(self) -> None:
        """Disconnects from the cluster."""
        ray.shutdown()


class _Task:
    def __init__(self, reference: Any) -> None:
        self._reference = reference

    def result(self) -> Any:
        try:
            there, result = ray.get(self._reference)
        except RayTaskError as error:
            raise error.cause from None
        except RayError as error:
            raise PaschError(Problem("cluster-lost", {"reason": _first_line(error)})) from None
        # Releases the result in Ray's store.
        self._reference = None
        if not there:
            raise PaschError(Problem("cluster-no-pasch"))
        if there != origin():
            raise PaschError(Problem("cluster-other-pasch", {"here": origin(), "there": there}))
        return result


@cache
def _doing() -> Any:
    # The remote function is self-contained, so that it can report a missing Pasch.
    def do(origin: str, key: str, references: list[Any], piece: Any) -> tuple[str, Any]:
        try:
            from pasch.solver.parallel import ray_cluster
        except ImportError:
            return "", None
        there = ray_cluster.origin()
        return there, ray_cluster.find_work(key, references)(piece) if there == origin else None

    return ray.remote(do)


# In a worker process: the function for pieces of the current work.
_works: dict[str, Callable[[Any], Any]] = {}


def find_work(key: str, references: list[Any]) -> Callable[[Any], Any]:
    """Returns the function for pieces of some work in this process."""
    if key not in _works:
        # One kind of work at a time: the memory of the last one is released.
        _works.clear()
        _works[key] = ray.get(references[0])()
    return _works[key]


@cache
def origin() -> str:
    """Returns the version and a hash of the sources: equal ones compute the same."""
    root, digest = Path(pasch.__file__).parent, hashlib.sha256()
    for source in sorted(root.rglob("*.py")):
        digest.update(str(source.relative_to(root)).encode() + source.read_bytes())
    return f"{pasch.__version__} ({digest.hexdigest()[:8]})"


def _refused(address: str, error: BaseException) -> Problem:
    causes = []
    cause: BaseException | None = error
    while cause is not None:
        causes.append(cause)
        cause = cause.__cause__ or cause.__context__
    said = "\n".join(f"{type(each).__name__}: {each}" for each in causes)
    if any(word in said for word in _NO_TOKEN):
        return Problem("cluster-closed", {"address": address})
    if isinstance(error, ConnectionError):
        has_head = len(causes) > 1 and _NO_HEAD not in said
        return Problem("cluster-no-node" if has_head else "cluster-not-there", {"address": address})
    code = "cluster-other-ray" if _MISMATCH in said else "cluster-refused"
    return Problem(code, {"address": address, "reason": _first_line(error)})


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)[:200]
