"""Pieces done by the machines of a cluster, by Ray: the only place that knows it.

What everybody needs to begin is handed to Ray once; a process of a machine takes it from there when it first has a
piece to do. A machine that is lost takes nothing with it: Ray gives its pieces to others.
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
from pasch.solver.parallel.cluster_address import AUTO, look_for
from pasch.solver.parallel.workers import Equip, Give, Piece, Result, Workers

_MISMATCH = "Version mismatch"
_NO_TOKEN = ("AuthenticationError", "Unauthenticated", "InvalidAuthToken")
_NO_HEAD = "Failed to connect to GCS"


class Cluster(Workers):
    """The machines of a cluster; this one must be among them.

    Args:
        address: ``auto`` or that of its head, ``HOST:PORT``.

    Raises:
        PaschError: there is no such cluster, or it cannot be used.
    """

    here = False

    def __init__(self, address: str) -> None:
        if address != AUTO:
            look_for(address)
        try:
            ray.init(address, configure_logging=False, logging_level="critical", log_to_driver=False)
        except (Exception, SystemExit) as error:
            raise PaschError(_refused(address, error)) from None
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))

    @contextmanager
    def equipped(self, equip: Equip[Piece, Result]) -> Iterator[Give[Piece, Result]]:
        """See `Workers`. What has been given is done to its end, some pieces for each worker: to cancel one that is
        just ending aborts this process (ray-project/ray#54846).

        Raises:
            PaschError: another Pasch is installed there, or pieces were lost several times.
        """
        doing, key, kept = _doing(), uuid4().hex, [ray.put(equip)]
        yield lambda piece: _Task(doing.remote(origin(), key, kept, piece))

    def apart(self) -> Workers:
        """See `Workers`: everybody is a process."""
        return self

    def close(self) -> None:
        """Says goodbye to the cluster."""
        ray.shutdown()


class _Task:
    """A piece that is under way; what it brought is kept by Ray until it is asked for."""

    def __init__(self, found: Any) -> None:
        self._found = found

    def result(self) -> Any:
        try:
            there, result = ray.get(self._found)
        except RayTaskError as error:
            raise error.cause from None
        except RayError as error:
            raise PaschError(Problem("cluster-lost", {"reason": _first_line(error)})) from None
        self._found = None
        if not there:
            raise PaschError(Problem("cluster-no-pasch"))
        if there != origin():
            raise PaschError(Problem("cluster-other-pasch", {"here": origin(), "there": there}))
        return result


@cache
def _doing() -> Any:
    def do(origin: str, key: str, kept: list[Any], piece: Any) -> tuple[str, Any]:
        try:
            from pasch.solver.parallel import ray_cluster
        except ImportError:
            return "", None
        there = ray_cluster.origin()
        return there, ray_cluster.hand(key, kept)(piece) if there == origin else None

    return ray.remote(do)


_hands: dict[str, Callable[[Any], Any]] = {}
"""In a process of the cluster: what does pieces of the work at hand."""


def hand(key: str, kept: list[Any]) -> Callable[[Any], Any]:
    """Returns the function that does a piece in this process."""
    if key not in _hands:
        _hands.clear()
        _hands[key] = ray.get(kept[0])()
    return _hands[key]


@cache
def origin() -> str:
    """Which Pasch this is: two with the same bring the same."""
    root, digest = Path(pasch.__file__).parent, hashlib.sha256()
    for source in sorted(root.rglob("*.py")):
        digest.update(str(source.relative_to(root)).encode() + source.read_bytes())
    return f"{pasch.__version__} ({digest.hexdigest()[:8]})"


def _refused(address: str, error: BaseException) -> Problem:
    causes = list(_causes(error))
    said = "\n".join(f"{type(each).__name__}: {each}" for each in causes)
    if any(word in said for word in _NO_TOKEN):
        return Problem("cluster-closed", {"address": address})
    if isinstance(error, ConnectionError):
        has_head = len(causes) > 1 and _NO_HEAD not in said
        return Problem("cluster-no-node" if has_head else "cluster-not-there", {"address": address})
    code = "cluster-other-ray" if _MISMATCH in said else "cluster-refused"
    return Problem(code, {"address": address, "reason": _first_line(error)})


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)[:200]
