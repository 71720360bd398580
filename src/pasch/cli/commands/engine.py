"""``pasch engine``: Pasch as an engine for other programs, by the line protocol of docs/engine.md."""

import sys
from collections.abc import Iterable, Iterator

import click

from pasch.cli.context import session
from pasch.cli.table.player_preparation import PLAYER, PlayersCommand


@click.command("engine", cls=PlayersCommand)
@click.option("--level", type=PLAYER, default="perfect", show_default=True)
@click.option("--seed", default="")
def engine(level: str, seed: str) -> None:
    """See ``help-engine`` in the catalogue."""
    from pasch.engines.engine_loop import Engine, EngineOptions

    Engine(_say, EngineOptions(level=level, seed=seed), session().language).converse(_lines())


def _lines() -> Iterator[str]:
    # Of an overlong line only enough is passed on to recognise it as such.
    from pasch.engines.host_commands import MOST_LETTERS

    most = 4 * MOST_LETTERS
    while line := sys.stdin.buffer.readline(most):
        whole = line
        while whole and not whole.endswith(b"\n"):
            whole = sys.stdin.buffer.readline(most)
        yield line.decode("utf-8", "replace")


def _say(lines: Iterable[str]) -> None:
    click.echo("\n".join(lines))
    sys.stdout.flush()
