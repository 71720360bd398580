"""``pasch site``: a folder for any web space, without a server."""

from pathlib import Path

import click

from pasch.cli.context import Command, say, session
from pasch.rules.variant.variant import Variant


@click.command("site", cls=Command)
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--tables", is_flag=True)
@click.option("--house-rules", type=click.Path(path_type=Path, exists=True, file_okay=False))
def site(folder: Path, tables: bool, house_rules: Path | None) -> None:
    """See ``help-site`` in the catalogue."""
    from pasch.cli.solve_options import ProgressDisplay
    from pasch.server.web.answers.value_files import ValueFiles, find_values, shipped_values
    from pasch.server.web.static_site import write_site
    from pasch.solver.amounts import format_bytes
    from pasch.solver.browser_files.shipped_files import find_kernel

    with ProgressDisplay() as watch:

        def values_of(variant: Variant) -> ValueFiles:
            return find_values(variant, watch.progress) if tables else shipped_values(variant)

        size = write_site(folder, values_of, house_rules=house_rules)
    say("site-written", folder=str(folder), size=format_bytes(size, session().language))
    if find_kernel() is None:
        say("site-without-solver")
