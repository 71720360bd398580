"""Who shares the work of a command: threads here, or the machines of a cluster."""

from collections.abc import Iterator
from contextlib import contextmanager

from pasch.cli.options import Read, refuse_together
from pasch.solver.pieces.address import check_address
from pasch.solver.pieces.workers import Threads, Workers

CLUSTER = Read(check_address)
INTERRUPTED = 130
"""The exit status of a command that was interrupted, and had something to show."""


@contextmanager
def workers(threads: int | None, cluster: str | None) -> Iterator[Workers]:
    """Those who were asked for.

    Args:
        threads: None for one for each processor. cluster: its address.

    Raises:
        PaschError: both were asked for, or there is no such cluster.
    """
    refuse_together({"--threads": threads is not None, "--cluster": cluster is not None})
    if cluster is None:
        yield Threads(threads)
        return
    from pasch.solver.pieces.cluster import Cluster

    machines = Cluster(cluster)
    try:
        yield machines
    finally:
        machines.close()
