"""``pasch sheet``: a score block to print, empty or filled in, as PDF or as text."""

from pathlib import Path

import click

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command, session
from pasch.cli.file_output import must_not_lose, write_out
from pasch.cli.options import ParsedOption, WrongUsage, refuse_together, whole
from pasch.cli.reports.blank_sheet import paper_sheet
from pasch.cli.table.saved_games import read_data
from pasch.printing.paper_sizes import MOST_CARDS, PAPERS, PaperName
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant

_LONGEST_NAME = 60


def _read_players(given: str) -> tuple[str, ...]:
    if given.strip().isdecimal():
        count = int(given) if len(given.strip()) < 6 else 0
        names = ("",) * count if 1 <= count <= MOST_CARDS else ()
    else:
        names = tuple(name.strip() for name in given.split(","))
        if long := next((name for name in names if len(name) > _LONGEST_NAME), None):
            raise PaschError(Problem("print-long-name", {"found": excerpt(long), "most": _LONGEST_NAME}))
    if not 1 <= len(names) <= MOST_CARDS:
        raise PaschError(Problem("print-players", {"most": MOST_CARDS}))
    return names


@click.command("sheet", cls=Command)
@click.argument("variant", required=False, type=VARIANT)
@click.option("--pdf", type=click.Path(path_type=Path))
@click.option("--fill", type=click.Path(path_type=Path))
@click.option("--players", type=ParsedOption(_read_players))
@click.option("--games", type=whole("print-games", 1, MOST_CARDS))
@click.option("--paper", type=click.Choice(PAPERS), default="a4", show_default=True)
@click.option("--large", is_flag=True)
def sheet(
    variant: str | None,
    pdf: Path | None,
    fill: Path | None,
    players: tuple[str, ...] | None,
    games: int | None,
    paper: PaperName,
    large: bool,
) -> None:
    """See ``help-sheet`` in the catalogue."""
    refuse_together({"--fill": fill is not None, "--players": players is not None, "--games": games is not None})
    found = None if variant is None else load_variant(variant)
    if pdf is None:
        only_on_paper = {"--fill": fill, "--players": players, "--games": games, "--large": large or None}
        for option, given in only_on_paper.items():
            if given is not None:
                raise WrongUsage(Problem("print-needs-pdf", {"option": option}))
        session().console.print(paper_sheet(_needed(found), session().language), crop=False)
        return
    from pasch.printing.block_filling import filled_block
    from pasch.printing.block_pdf import block_pdf
    from pasch.printing.page_layout import empty_block

    language = session().language
    if fill is not None:
        must_not_lose(fill, pdf)
        block = filled_block(read_data(fill), None if str(fill) == "-" else fill, found, language)
    else:
        block = empty_block(_needed(found), language, games=games, players=players or ())
    write_out(pdf, block_pdf(block, paper, large=large))


def _needed(variant: Variant | None) -> Variant:
    if variant is None:
        raise WrongUsage(Problem("print-which-variant"))
    return variant
