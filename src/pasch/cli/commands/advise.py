"""``pasch advise``: every legal action of a position with its value, and what the best ones aim at."""

from pathlib import Path

import click

from pasch.analysis.advice.position_advice import advise as advised
from pasch.cli.argument_types import INPUT, complete_variants
from pasch.cli.context import Command
from pasch.cli.options import ParsedOption, whole
from pasch.cli.reports.advice_report import AdviceReport
from pasch.cli.solve_options import ProgressDisplay, read_objective, tell_notes
from pasch.rules.catalogue.shipped_variants import load_file
from pasch.rules.game.state import GameState
from pasch.rules.text.position_notation import only, parse_position
from pasch.solver.objective import Objective, Win

TOP = 10
MOST = 100_000


def read_aim(given: str) -> Objective | Win:
    """Reads the aim of advice: an objective, or ``win``, which needs everybody's cards.

    Raises:
        PaschError: there is none of this name, or its file is no distribution.
    """
    return Win() if given.strip() == "win" else read_objective(given, "advise")


@click.command("advise", cls=Command)
@click.argument("position")
@click.option("--objective", type=ParsedOption(read_aim), default="mean", show_default=True)
@click.option("--variant", "own", type=INPUT, shell_complete=complete_variants)
@click.option("--top", type=whole("advise-top", 1, MOST), default=TOP)
@click.option("--json", "as_json", is_flag=True)
def advise(position: str, objective: Objective | Win, own: Path | None, top: int, as_json: bool) -> None:
    """See ``help-advise`` in the catalogue."""
    state = read_position(position, own)
    with ProgressDisplay() as watch:
        answer = advised(state, objective, progress=watch.progress, forecast=watch.forecast)
    tell_notes(answer.notes)
    AdviceReport(answer, top).print(as_json)


def read_position(line: str, own: Path | None) -> GameState:
    """The state of a position; of one's own variant, if its file is given.

    Raises:
        PaschError: the line is no position, or it is one of another variant than the file's.
    """
    return parse_position(line) if own is None else parse_position(line, only(load_file(own)))
