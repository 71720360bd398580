"""A block without throws: each box compared with the best play. No more is known, and no more is said."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from pydantic import Field

from pasch.analysis.review.review_model import ReviewNote, ReviewPart, Seat
from pasch.locale import preferred_language
from pasch.rules.document.bonus_counting import weighted_points
from pasch.rules.errors import Problem
from pasch.rules.game.card import Card, box_total, column_sums, has_room, is_full, sheet_bonuses, sheet_throws, total
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Stages
from pasch.solver.solve.solution import Summary
from pasch.values.analyst import analyst_of

Kind = Literal["box", "bonus", "beside"]
_Line = tuple[Kind, str, str | None]


class ComparedLine(ReviewPart):
    """A line of the sheet."""

    kind: Kind = Field(description="`box`, `bonus`, or `beside`: points beside the boxes, and for throws not bought")
    key: str = Field(description="id of the box or bonus; empty for points beside them")
    column: str | None = Field(description="of a bonus: id of its column; null over the whole sheet")
    points: int | None = Field(description="what it brought, times the weight of its column; null while a box is free")
    best: float | None = Field(description="what the best play brings there on average; null where nobody knows")


class BlockSeat(ReviewPart):
    """A card: its counted lines add up to its total, and their means under optimal play to the mean."""

    seat: Seat
    name: str
    total: int
    complete: bool = Field(description="every box is filled")
    lines: list[ComparedLine]


class BlockReview(ReviewPart):
    """The review of a block without throws."""

    variant: str
    rules_hash: str
    mean: float | None = Field(description="of the best play's totals; null where it is not known")
    sd: float | None
    seats: list[BlockSeat]
    notes: list[ReviewNote]


def review_block(
    variant: Variant,
    cards: Sequence[tuple[str, Card]],
    *,
    language: str | None = None,
    progress: Stages | None = None,
) -> BlockReview:
    """Compares a block with optimal play, which is solved first if necessary.

    Args:
        cards: each with its player's name.

    Raises:
        PaschError: no values of the variant are known.
    """
    solution = analyst_of(variant, progress=progress).solution
    summary = None if solution is None else solution.summary
    problems = [Problem("review-block"), *([] if summary else [Problem("review-block-estimated")])]
    return BlockReview(
        variant=variant.id,
        rules_hash=variant.rules_hash,
        mean=None if summary is None else summary.distribution.mean,
        sd=None if summary is None else summary.distribution.sd,
        seats=[_seat(variant, seat, name, card, summary) for seat, (name, card) in enumerate(cards)],
        notes=[ReviewNote(code=each.code, message=each.words(language or preferred_language())) for each in problems],
    )


def _seat(variant: Variant, seat: int, name: str, card: Card, summary: Summary | None) -> BlockSeat:
    best = {} if summary is None else _means(variant, summary)
    lines = [
        ComparedLine(kind=line[0], key=line[1], column=line[2], points=points, best=best.get(line))
        for line, points in _lines(variant, card)
    ]
    return BlockSeat(seat=seat, name=name, total=total(variant, card), complete=is_full(card), lines=lines)


def _lines(variant: Variant, card: Card) -> Iterator[tuple[_Line, int | None]]:
    per_point = 1 if variant.counts_points else 0
    for box in variant.boxes:
        yield ("box", box.id, None), None if has_room(card, box) else box_total(variant, card, box)
    beside = sheet_throws(variant, card) * per_point
    for column in variant.columns:
        sums = column_sums(variant, card, column)
        beside += weighted_points(sums.extra + sums.throws, column.weight) * per_point
        for bonus, points in sums.bonuses.items():
            yield ("bonus", bonus, column.id), weighted_points(points, column.weight)
    for bonus, points in sheet_bonuses(variant, card).items():
        yield ("bonus", bonus, None), points
    yield ("beside", "", None), beside


def _means(variant: Variant, summary: Summary) -> Mapping[_Line, float]:
    rules = {bonus.id: bonus.rule for bonus in variant.bonuses}
    means: defaultdict[_Line, float] = defaultdict(float)
    means |= {("box", each.box, None): mean for each in summary.boxes if (mean := each.shown(variant)) is not None}
    for each in summary.bonuses:
        means["bonus", rules[each.bonus], each.column] += each.mean
    means["beside", "", None] = summary.beside + summary.unused
    return means
