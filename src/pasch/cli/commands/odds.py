"""``pasch odds``: chances and means of one turn, for any box of any variant, before the first throw or from dice."""

from collections.abc import Sequence

import click

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command
from pasch.cli.options import ParsedOption, usage, whole_number
from pasch.cli.reports.odds_report import OddsQuestion, OddsReport, Row
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.dice.multisets import Dice
from pasch.rules.document.value_types import MAX_THROWS
from pasch.rules.errors import AmbiguousError
from pasch.rules.variant.box_names import find_box, find_line
from pasch.rules.variant.tables import FIVE_STATES, NUMBER_STATES
from pasch.rules.variant.variant import Box, Variant
from pasch.solver.query.turn_odds import (
    AIMS,
    Aim,
    FiveState,
    NumberState,
    OddsSituation,
    check_situation,
    has_room,
)


@click.command("odds", cls=Command)
@click.argument("variant", type=VARIANT)
@click.argument("boxes", nargs=-1)
@click.option("--throws")
@click.option("--dice", type=ParsedOption(parse_dice))
@click.option("--aim", type=click.Choice((*AIMS, "both")), default="both")
@click.option("--five", type=click.Choice(FIVE_STATES), default="open")
@click.option("--number", type=click.Choice(NUMBER_STATES), default="free")
@click.option("--json", "as_json", is_flag=True)
def odds(
    variant: str,
    boxes: Sequence[str],
    throws: str | None,
    dice: Dice | None,
    aim: Aim | str,
    five: FiveState,
    number: NumberState,
    as_json: bool,
) -> None:
    """See ``help-odds`` in the catalogue."""
    found = load_variant(variant)
    with usage():
        least = 1 if dice is None else 0
        number_of_throws = None if throws is None else whole_number(throws, "odds-throws", least, MAX_THROWS)
    aims = [one for one in AIMS if aim in (one, "both")]
    question = OddsQuestion(found, number_of_throws, dice, aims, OddsSituation(five, number))
    asked = boxes_asked(question, boxes)
    single = len(asked) == 1 and len(boxes) == 1
    rows = by_throws(question, asked[0]) if single else [question.row(box, question.most(box)) for box in asked]
    OddsReport(question, rows, asked[0] if single else None).print(as_json)


def boxes_asked(question: OddsQuestion, names: Sequence[str]) -> list[Box]:
    """The boxes named, or all that can be free; what several columns have alike is there once.

    Raises:
        NotationError: no box has such a name.
        IllegalActionError: a box named cannot be free, or the question fits no box.
    """
    variant = question.variant
    if names:
        candidates = [box for name in names for box in _boxes_named(variant, name)]
        for box in candidates:
            check_situation(variant, box, question.situation)
    else:
        candidates = [box for box in variant.boxes if has_room(variant, box, question.situation)]
        candidates = candidates or list(variant.boxes)  # None can be free: the first says so.
    alike: dict[object, Box] = {}
    for box in candidates:
        row = question.row(box, question.most(box))
        alike.setdefault((box.line, tuple((one.throws, one.chance, one.mean, one.holds) for one in row.values())), box)
    return list(alike.values())


def by_throws(question: OddsQuestion, box: Box) -> list[Row]:
    """The odds of one box, with one throw, two, and so on."""
    most = question.most(box)
    return [question.row(box, throws) for throws in range(min(1, most), most + 1)]


def _boxes_named(variant: Variant, name: str) -> list[Box]:
    try:
        return [find_box(variant, name)]
    except AmbiguousError:
        line = find_line(variant, name)
        boxes = [box for box in variant.boxes if box.line == line]
        if not boxes:
            raise
        return boxes
