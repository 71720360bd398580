"""The report of a reviewed score block."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.review.block_review import BlockReview, BlockSeat, ComparedLine
from pasch.cli.context import session
from pasch.cli.page_width import WIDTH, simple_table, wrap_paragraph
from pasch.cli.report import Report
from pasch.cli.reports.box_stats import box_notes
from pasch.locale.numbers import decimal, difference
from pasch.rules.explain.bonus_sentences import format_signed
from pasch.rules.variant.box_names import box_name
from pasch.rules.variant.variant import Variant

_PER_TABLE = 3
"""Number of cards side by side."""


@dataclass(frozen=True)
class BlockReviewReport(Report):
    """The cards of a block next to the means of optimal play."""

    form = "pasch-block-review"
    variant: Variant
    review: BlockReview

    def to_json(self) -> dict[str, object]:
        return self.review.model_dump(mode="json")

    def parts(self) -> Iterator[RenderableType]:
        yield Text(self.words("review-title", variant=self.variant.names[self.language]), style="bold")
        for note in self.review.notes:
            yield self._paragraph(note.message[:1].upper() + note.message[1:])
        for first in range(0, len(self.review.seats), _PER_TABLE):
            yield ""
            yield self._table(self.review.seats[first : first + _PER_TABLE])
        for message in box_notes(self.variant):
            yield ""
            yield self._paragraph(self.words(message))

    def _paragraph(self, words: str) -> Text:
        return Text(wrap_paragraph(words, min(session().console.width, WIDTH)))

    def _table(self, seats: Sequence[BlockSeat]) -> Table:
        known = self.review.mean is not None
        names = [part for seat in seats for part in ((seat.name, "") if known else (seat.name,))]
        table = simple_table("", *names, *([self.words("review-block-best")] if known else []))
        for lines in zip(*(seat.lines for seat in seats), strict=True):
            if lines[0].kind == "beside" and not lines[0].best and not any(line.points for line in lines):
                continue
            complete = [seat.complete or line.kind == "box" for seat, line in zip(seats, lines, strict=True)]
            numbers = [(line.points, is_complete) for line, is_complete in zip(lines, complete, strict=True)]
            table.add_row(Text(self._name(lines[0])), *self._cells(numbers, lines[0].best))
        table.add_section()
        totals = [(seat.total, seat.complete) for seat in seats]
        total = Text(self.words("review-block-total"), style="bold")
        table.add_row(total, *self._cells(totals, self.review.mean))
        return table

    def _cells(self, numbers: Sequence[tuple[int | None, bool]], best: float | None) -> Iterator[str]:
        # For each card its points and, once the line is complete, their difference from optimal play; then its mean.
        known, language = self.review.mean is not None, self.language
        for points, is_complete in numbers:
            yield "" if points is None else format_signed(points)
            if known:
                change = points - best if is_complete and points is not None and best is not None else None
                yield "" if change is None else difference(change, language, 1)
        if known:
            yield "–" if best is None else decimal(best, language, 1)

    def _name(self, line: ComparedLine) -> str:
        variant, language = self.variant, self.language
        if line.kind == "box":
            return box_name(variant, variant.box_by_id[line.key], language)
        if line.kind == "beside":
            return self.words("review-block-beside")
        columns = {column.id: column for column in variant.columns}
        index = None if line.column is None else columns[line.column].index
        bonus = next(each for each in variant.bonuses if (each.id, each.column) == (line.key, index))
        if line.column is None or len(columns) == 1:
            return bonus.names[language]
        return f"{bonus.names[language]} ({columns[line.column].names[language]})"
