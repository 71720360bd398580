"""``pasch verify``: whether the throws of a game with provably fair dice follow from what was fixed beforehand."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from pasch.cli.argument_types import INPUT, complete_variants
from pasch.cli.context import Command
from pasch.cli.options import usage
from pasch.cli.reports.verification_report import VerificationReport
from pasch.cli.table import saved_games
from pasch.play.dice.fair_dice import ENTROPY_DIGITS, SECRET_DIGITS, Memory, read_memory
from pasch.play.dice.fair_dice import verify as verified
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem, locate_errors


@click.command("verify", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--variant", "own", type=INPUT, shell_complete=complete_variants)
@click.option("--seen")
@click.option("--drew", multiple=True)
@click.option("--json", "as_json", is_flag=True)
def verify(file: Path, own: Path | None, seen: str | None, drew: Sequence[str], as_json: bool) -> None:
    """See ``help-verify`` in the catalogue."""
    with usage():
        remembered = _remembered(seen, drew)
    record = saved_games.read_game(file, own)
    with locate_errors("", str(file)):
        found = verified(record, _completed(read_memory(record), remembered))
    VerificationReport(record, found).print(as_json)
    if not found.agrees:
        click.get_current_context().exit(1)


def _remembered(seen: str | None, drew: Sequence[str]) -> Memory:
    if seen is not None and not re.fullmatch(f"[0-9a-f]{{{SECRET_DIGITS}}}", seen):
        raise PaschError(Problem("verify-seen", {"found": excerpt(seen), "count": SECRET_DIGITS}))
    found = {each: re.fullmatch(f"([1-9])=([0-9a-f]{{{ENTROPY_DIGITS}}})", each) for each in drew}
    for each, drawn in found.items():
        if drawn is None:
            raise PaschError(Problem("verify-drew", {"found": excerpt(each), "count": ENTROPY_DIGITS}))
    return Memory(seen, {int(drawn[1]) - 1: drawn[2] for drawn in found.values() if drawn})


def _completed(written: Memory, remembered: Memory) -> Memory:
    return replace(
        written,
        commitment=remembered.commitment or written.commitment,
        entropies={**written.entropies, **remembered.entropies},
    )
