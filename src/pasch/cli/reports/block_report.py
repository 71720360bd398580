"""A block beside the best play, as somebody at a terminal reads it."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from pasch.analysis.number_words import decimal, difference
from pasch.analysis.review.block_review import BlockReview, BlockSeat, Compared
from pasch.cli.page_width import WIDTH, simple_table, wrap_paragraph
from pasch.cli.reports.box_stats import box_notes
from pasch.locale import text
from pasch.rules.explain.bonus_sentences import format_signed
from pasch.rules.variant.box_names import box_name
from pasch.rules.variant.variant import Variant

_BESIDE = 3
"""So many cards stand beside each other."""


def block_parts(variant: Variant, review: BlockReview, language: str, width: int) -> Iterator[RenderableType]:
    """The parts of the page."""
    yield Text(text("review-title", language, variant=variant.names[language]), style="bold")
    for note in review.notes:
        yield Text(wrap_paragraph(note.message[:1].upper() + note.message[1:], min(width, WIDTH)))
    for first in range(0, len(review.seats), _BESIDE):
        yield ""
        yield _table(variant, review, review.seats[first : first + _BESIDE], language)
    for message in box_notes(variant):
        yield ""
        yield Text(wrap_paragraph(text(message, language), min(width, WIDTH)))


def _table(variant: Variant, review: BlockReview, seats: Sequence[BlockSeat], language: str) -> RenderableType:
    known = review.mean is not None
    names = [part for seat in seats for part in ((seat.name, "") if known else (seat.name,))]
    table = simple_table("", *names, *([text("review-block-best", language)] if known else []))
    for lines in zip(*(seat.lines for seat in seats), strict=True):
        if lines[0].kind == "beside" and not lines[0].best and not any(line.points for line in lines):
            continue
        numbers = [(line.points, seat.complete or line.kind == "box") for seat, line in zip(seats, lines, strict=True)]
        table.add_row(Text(_name(variant, lines[0], language)), *_cells(numbers, lines[0].best, language, known=known))
    table.add_section()
    totals = [(seat.total, seat.complete) for seat in seats]
    total = Text(text("review-block-total", language), style="bold")
    table.add_row(total, *_cells(totals, review.mean, language, known=known))
    return table


def _cells(
    numbers: Sequence[tuple[int | None, bool]], best: float | None, language: str, *, known: bool
) -> Iterator[str]:
    """Everybody's points, with how many more than the best play's they are where the line is done; and the best play's.

    Args:
        known: what the best play brings is known of any line.
    """
    for points, is_done in numbers:
        yield "" if points is None else format_signed(points)
        if known:
            yield difference(points - best, language, 1) if points is not None and best is not None and is_done else ""
    if known:
        yield "–" if best is None else decimal(best, language, 1)


def _name(variant: Variant, line: Compared, language: str) -> str:
    if line.kind == "box":
        return box_name(variant, variant.box_by_id[line.key], language)
    if line.kind == "beside":
        return text("review-block-beside", language)
    columns = {column.id: column for column in variant.columns}
    index = None if line.column is None else columns[line.column].index
    bonus = next(each for each in variant.bonuses if (each.id, each.column) == (line.key, index))
    if line.column is None or len(columns) == 1:
        return bonus.names[language]
    return f"{bonus.names[language]} ({columns[line.column].names[language]})"
