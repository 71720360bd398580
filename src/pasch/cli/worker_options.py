"""Workers of a command, threads here or the machines of a cluster, and the end of work that was interrupted."""

import re
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO

import click

from pasch.cli.context import session, warn
from pasch.cli.options import ParsedOption, refuse_together
from pasch.locale import text
from pasch.locale.numbers import format_amount
from pasch.rules.dice.dice_notation import excerpt
from pasch.solver.parallel.cluster_address import check_address
from pasch.solver.parallel.workers import Threads, Workers

CLUSTER = ParsedOption(check_address)
INTERRUPTED = 130
"""Exit status of a command that was interrupted and still printed a result."""
_STYLES = re.compile("\x1b\\[[0-9;]*m")


@contextmanager
def workers(threads: int | None, cluster: str | None) -> Iterator[Workers]:
    """Yields the workers asked for; nothing may be printed while a cluster works.

    Args:
        threads: None for one per processor.
        cluster: address of a Ray cluster; its own output is withheld and mentioned on standard error at the end.

    Raises:
        PaschError: both were given, or there is no such cluster.
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
    lines = [line for line in _STYLES.sub("", printed.getvalue()).splitlines() if line.strip()]
    if lines:
        reason = excerpt(lines[-1].strip().partition(". ")[0])
        warn(text("note-cluster-trouble", session().language, count=len(lines), reason=reason))


def end_if_stopped(games: int, asked: int) -> None:
    """Ends the command with a warning if it was interrupted before all games were played.

    Raises:
        click.exceptions.Exit: fewer games than asked for were played.
    """
    if games < asked:
        language = session().language
        counts = {"games": format_amount(games, language), "asked": format_amount(asked, language)}
        warn(text("simulate-stopped", language, **counts))
        raise click.exceptions.Exit(INTERRUPTED)
