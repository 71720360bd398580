"""Workers of a command: threads here, or the machines of a cluster."""

import re
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO

import click

from pasch.cli.context import session
from pasch.cli.options import Read, refuse_together
from pasch.locale import text
from pasch.rules.dice.dice_notation import excerpt
from pasch.solver.parallel.cluster_address import check_address
from pasch.solver.parallel.workers import Threads, Workers

CLUSTER = Read(check_address)
INTERRUPTED = 130
"""The exit status of a command that was interrupted, and had something to show."""
_STYLES = re.compile("\x1b\\[[0-9;]*m")


@contextmanager
def workers(threads: int | None, cluster: str | None) -> Iterator[Workers]:
    """Those who were asked for. Nothing may be printed while a cluster works, as what Ray prints then is kept from
    standard output; in the end it is said on standard error that there was something.

    Args:
        threads: None for one for each processor. cluster: its address.

    Raises:
        PaschError: both were asked for, or there is no such cluster.
    """
    refuse_together({"--threads": threads is not None, "--cluster": cluster is not None})
    if cluster is None:
        yield Threads(threads)
        return
    from pasch.solver.parallel.ray_cluster import Cluster

    with redirect_stdout(StringIO()) as printed:  # Ray has no setting for what it prints of workers that die.
        machines = Cluster(cluster)
        try:
            yield machines
        finally:
            machines.close()
    _tell_trouble(printed.getvalue())


def _tell_trouble(printed: str) -> None:
    lines = [line for line in _STYLES.sub("", printed).splitlines() if line.strip()]
    if lines:
        reason = excerpt(lines[-1].strip().partition(". ")[0])
        words = text("note-cluster-trouble", session().language, count=len(lines), reason=reason)
        click.echo(f"pasch: {words}", err=True)
