"""``pasch verify``: whether the throws of a game with provably fair dice follow from what was fixed beforehand."""

from collections.abc import Iterator
from pathlib import Path

import click

from pasch.cli import saves
from pasch.cli.context import Command, session
from pasch.cli.json_output import print_json
from pasch.locale import text
from pasch.play.fair import Throw, Verification
from pasch.play.fair import verify as verified
from pasch.play.record import Record
from pasch.rules.dicetext import format_dice
from pasch.rules.errors import listed
from pasch.rules.events import Chance, Rolled
from pasch.rules.placing import placed


@click.command("verify", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--variant", "own", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
def verify(file: Path, own: Path | None, as_json: bool) -> None:
    """See ``help-verify`` in the catalogue."""
    record = saves.read_game(file, own)
    with placed("", str(file)):
        found = verified(record)
    if as_json:
        print_json("pasch-verification", 1, _content(record, found))
    else:
        for sentence in _sentences(record, found, session().language):
            session().console.print(sentence, highlight=False, markup=False, soft_wrap=True)
    if not found.agrees:
        click.get_current_context().exit(1)


def _sentences(record: Record, found: Verification, language: str) -> Iterator[str]:
    """The verdict, then what it rests on."""
    yield text("fair-agrees" if found.agrees else "fair-differs", language)
    yield text("fair-commitment-agrees" if found.commitment_agrees else "fair-commitment-differs", language)
    differing = found.first_difference
    if differing is None:
        yield text("fair-throws-agree", language, count=len(found.throws))
    else:
        yield text("fair-throw-differs", language, **_throw_facts(record, differing))
    names = listed(record.seats[seat] or str(seat + 1) for seat in found.fairness.entropies)
    yield text("fair-entropy", language, names=names) if names else text("fair-no-entropy", language)
    if not found.finished:
        yield text("fair-unfinished", language)
    yield text("fair-compare", language, commitment=found.fairness.commitment)


def _throw_facts(record: Record, throw: Throw) -> dict[str, str | int]:
    return {
        "number": throw.number + 1,
        "name": record.seats[throw.seat] or str(throw.seat + 1),
        "found": _dice(throw.found),
        "right": _dice(throw.right),
    }


def _content(record: Record, found: Verification) -> dict[str, object]:
    return {
        "variant": record.variant.id,
        "agrees": found.agrees,
        "finished": found.finished,
        "commitment": found.fairness.commitment,
        "commitment_agrees": found.commitment_agrees,
        "entropy_from": [seat + 1 for seat in found.fairness.entropies],
        "throws": [
            {
                "number": throw.number + 1,
                "seat": throw.seat + 1,
                "dice": _dice(throw.found),
                "right": _dice(throw.right),
                "agrees": throw.agrees,
            }
            for throw in found.throws
        ],
    }


def _dice(event: Chance) -> str:
    return format_dice(event.dice if isinstance(event, Rolled) else (event.face,))
