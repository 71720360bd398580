"""``pasch variants``: what can be played, found by what one looks for, or as the tree of the family."""

from collections.abc import Sequence
from pathlib import Path

import click

from pasch.cli.context import Command, session, warn
from pasch.cli.options import ParsedOption, refuse_together, whole
from pasch.cli.reports.variants_report import VariantsReport
from pasch.rules.catalogue.shipped_variants import (
    house_ids,
    house_problems,
    shipped,
    use_folder,
    variant_ids,
)
from pasch.rules.catalogue.variant_search import VariantQuery, country_named, group_named, matching
from pasch.rules.document.value_types import MAX_DICE

_MOST_MINUTES = 1000


@click.command("variants", cls=Command)
@click.argument("words", nargs=-1)
@click.option("--family", "group", type=ParsedOption(group_named))
@click.option("--country", type=ParsedOption(country_named))
@click.option("--dice", type=whole("find-dice", 1, MAX_DICE))
@click.option("--minutes", "longest", type=whole("find-minutes", 1, _MOST_MINUTES))
@click.option("--folder", type=click.Path(path_type=Path))
@click.option("--tree", "as_tree", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
def variants(
    words: Sequence[str],
    group: str | None,
    country: str | None,
    dice: int | None,
    longest: int | None,
    folder: Path | None,
    as_tree: bool,
    as_json: bool,
) -> None:
    """See ``help-variants`` in the catalogue."""
    refuse_together({"--tree": as_tree, "--json": as_json})
    if folder is not None:
        use_folder(folder)
    for problem in house_problems():
        warn(problem.words(session().language))
    wanted = VariantQuery(tuple(words), group, country, dice, longest)
    found = [shipped(one) for one in (*house_ids(), *variant_ids()) if matching(shipped(one), wanted)]
    VariantsReport(found, as_tree).print(as_json)
