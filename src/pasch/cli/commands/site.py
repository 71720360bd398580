"""``pasch site``: a folder for any web space, without a server."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pasch.cli.context import Command, say, session
from pasch.locale import one_line

if TYPE_CHECKING:
    from pasch.server.web.static_site import FindValues


@click.command("site", cls=Command)
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--tables", is_flag=True)
@click.option("--house-rules", type=click.Path(path_type=Path, exists=True, file_okay=False))
def site(folder: Path, tables: bool, house_rules: Path | None) -> None:
    """See ``help-site`` in the catalogue."""
    from pasch.locale.numbers import format_bytes
    from pasch.server.web.answers.value_files import shipped_values
    from pasch.server.web.static_site import write_site
    from pasch.solver.browser_files.shipped_files import find_kernel

    with _solving() if tables else nullcontext(shipped_values) as find_values:
        size = write_site(folder, find_values, house_rules=house_rules)
    say("site-written", folder=one_line(str(folder)), size=format_bytes(size, session().language))
    if find_kernel() is None:
        say("site-without-solver")


@contextmanager
def _solving() -> Iterator["FindValues"]:
    from pasch.cli.solve_options import ProgressDisplay  # needs the solver's libraries
    from pasch.server.web.answers.value_files import find_values

    with ProgressDisplay() as watch:
        yield lambda variant: find_values(variant, watch.progress)
