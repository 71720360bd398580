"""The report of a review."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from pasch.analysis.number_words import compared_chances, places_of, points_lost
from pasch.analysis.review.review_model import (
    Decision,
    Review,
    SeatReview,
    ThemeLoss,
    ThrowMoment,
)
from pasch.analysis.review.thought_words import choice_words, thought_words
from pasch.analysis.thresholds import FAULTS
from pasch.cli.context import session
from pasch.cli.page_width import WIDTH, simple_table, wrap_paragraph
from pasch.cli.report import Report
from pasch.cli.reports.text_curve import draw_curve
from pasch.locale.numbers import difference, percent
from pasch.play.records.record_io import Record, states
from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.variant.dice_glyphs import said_dice

_LEAST_WIDTH = 50
"""Columns; on a narrower terminal there is no curve."""
_SHOWN = 0.05
"""Points on a sheet of common scale; smaller losses are not listed."""
_PER_TABLE = 4
"""Players in a table; more do not fit in `WIDTH`."""
_THEMES = 3
"""Number of the most costly themes shown."""
_FORTUNES = 3
"""Number of the luckiest and unluckiest throws shown."""


class ReviewReport(Report):
    """The players of a game, their lessons, and the game as a curve.

    Args:
        everything: list every decision that lost something, not only lessons.
    """

    form = "pasch-review"

    def __init__(self, record: Record, review: Review, everything: bool) -> None:
        self._record, self._review, self._everything = record, review, everything
        self._width = min(session().console.width, WIDTH)
        self._played = list(states(record))
        self._scale, self._places = record.variant.scale, places_of(record.variant)
        self._decisions = {each.event: each for each in review.moments if isinstance(each, Decision)}

    def to_json(self) -> dict[str, object]:
        return self._review.model_dump(mode="json")

    def parts(self) -> Iterator[RenderableType]:
        yield Text(self.words("review-title", variant=self._record.variant.names[self.language]), style="bold")
        for note in self._review.notes:
            yield Text(self._wrapped(note.message[:1].upper() + note.message[1:]))
        yield from self._thoughts()
        yield ""
        yield from self._players()
        yield from self._themes()
        yield from self._listed() if self._everything else self._lessons()
        yield from self._fortunes()
        yield from self._curve()

    def _thoughts(self) -> Iterator[RenderableType]:
        for seat in self._review.seats:
            yield ""
            yield from self._named(seat)
            for sentence in thought_words(self._review, seat.seat, self._played, self.language):
                yield Text(self._wrapped(sentence))

    def _players(self) -> Iterator[RenderableType]:
        # Several tables for many players, so that every line keeps its name.
        seats = self._review.seats
        for first in range(0, len(seats), _PER_TABLE):
            group = seats[first : first + _PER_TABLE]
            table = simple_table("", *(seat.name for seat in group))
            # The names of figures stay whole; the players' columns wrap instead.
            table.columns[0].no_wrap = True
            for column in table.columns[1:]:
                column.no_wrap = False
            for name, cells in self._review.figures(group, self.language, self._places):
                table.add_row(Text(name), *cells)
            yield from ("", table) if first else (table,)

    def _themes(self) -> Iterator[RenderableType]:
        least = FAULTS[self._review.marks_by]["inaccuracy"]
        least *= self._scale if self._review.marks_by == "points" else 1.0
        costly = [[each for each in seat.themes if each.loss >= least][:_THEMES] for seat in self._review.seats]
        if not any(costly):
            return
        yield ""
        yield Text(self.words("review-themes"), style="bold")
        for seat, themes in zip(self._review.seats, costly, strict=True):
            yield from self._named(seat) if themes else ()
            for each in themes:
                yield Text(f"{self.words(f'theme-{each.theme}')} · {self._theme_loss(seat, each)}")

    def _theme_loss(self, seat: SeatReview, lost: ThemeLoss) -> str:
        # A sum of chances means nothing to anybody: the decision that lost most stands for all of the theme.
        wins = [
            (each.win.loss, each.turn, each.win)
            for each in self._decisions.values()
            if each.seat == seat.seat and each.win and each.themes[:1] == [lost.theme]
        ]
        if self._review.marks_by == "points" or not wins:
            return self._lost_points(lost.loss)
        _, turn, win = max(wins, key=lambda each: each[0])
        best, chosen = compared_chances(win.value, win.chosen, self.language)
        return self.words("review-theme-win", turn=turn, best=best, chosen=chosen)

    def _lost_points(self, loss: float) -> str:
        shown = points_lost(loss, self.language)
        # "below 0.1" has no sign.
        return self.words("review-points", points=f"−{shown}" if shown[0].isdigit() else shown)

    def _lessons(self) -> Iterator[RenderableType]:
        yield ""
        yield Text(self.words("review-lessons"), style="bold")
        for seat in self._review.seats:
            yield from self._named(seat)
            if not seat.lessons:
                yield Text(self.words("review-no-lessons"))
            for place, event in enumerate(seat.lessons, 1):
                yield from self._decision(f"{place}.", self._decisions[event])

    def _listed(self) -> Iterator[RenderableType]:
        yield ""
        yield Text(self.words("review-all"), style="bold")
        for each in self._decisions.values():
            if each.counted and (each.mark or each.loss >= _SHOWN * self._scale):
                yield from self._decision("–", each, named=len(self._review.seats) > 1)

    def _named(self, seat: SeatReview) -> Iterator[RenderableType]:
        if len(self._review.seats) > 1:
            yield Text(seat.name, style="underline")

    def _decision(self, bullet: str, decision: Decision, *, named: bool = False) -> Iterator[RenderableType]:
        state = self._played[decision.event]
        dice = said_dice(state.variant, state.turn.roll, self.language)
        moment = self.words("review-moment", turn=decision.turn, throw=decision.throw, dice=dice)
        if named:
            moment = f"{self._record.seats[decision.seat]}, {moment}"
        mark = f" · {self.words(f'review-sign-{decision.mark}')}" if decision.mark else ""
        yield Text(f"{bullet} {moment}{mark}")
        yield Text(f"   {' · '.join(self._losses(decision))}")
        chosen, best = (
            choice_words(state, each, self.language) for each in (decision.chosen, self._review.best(decision))
        )
        message = "review-done" if best == chosen else "review-instead"
        yield Text(self._wrapped(self.words(message, chosen=chosen, best=best), "   "))
        for reason in decision.reasons:
            yield Text(self._wrapped(reason, "   "))

    def _losses(self, decision: Decision) -> Iterator[str]:
        if decision.win and decision.win.loss:
            best, chosen = compared_chances(decision.win.value, decision.win.chosen, self.language)
            yield self.words("review-lost-chance", best=best, chosen=chosen)
        if decision.loss:
            yield self._lost_points(decision.loss)

    def _fortunes(self) -> Iterator[RenderableType]:
        throws = [each for each in self._review.moments if isinstance(each, ThrowMoment) and each.mark]
        if not throws:
            return
        yield ""
        yield Text(self.words("review-fortunes"), style="bold")
        for each in sorted(throws, key=lambda each: -abs(each.luck if each.win is None else each.win.luck))[:_FORTUNES]:
            dice = said_dice(self._record.variant, parse_dice(each.dice), self.language)
            mark = self.words(f"review-fortune-{each.mark}")
            moment = self.words("review-moment", turn=each.turn, throw=each.throw, dice=dice)
            name = f"{self._record.seats[each.seat]}, " if len(self._review.seats) > 1 else ""
            if each.win is None:
                change = self.words("review-points", points=difference(each.luck, self.language, self._places))
            else:
                before, after = compared_chances(each.win.before, each.win.after, self.language)
                change = self.words("review-luck-win", before=before, after=after)
            yield Text(f"– {name}{moment} · {mark}, {change}")

    def _curve(self) -> Iterator[RenderableType]:
        points, by_win = self._review.curve, self._review.marks_by == "win"
        if self._width < _LEAST_WIDTH or len(points) < 2:
            return
        values = [point.win or [] for point in points] if by_win else [point.expected for point in points]
        names = [f"{place} {name}" for place, name in enumerate(self._record.seats, 1)]
        yield ""
        yield Text(self.words("review-curve-win" if by_win else "review-curve-expected"), style="bold")
        labels = (lambda value: percent(value, self.language, 0)) if by_win else (lambda value: f"{value:.0f}")
        yield Text(draw_curve(values, self._width, labels, (0.0, 1.0) if by_win else None))
        if len(names) > 1:
            yield Text(self._wrapped(" · ".join(names)))

    def _wrapped(self, words: str, indent: str = "") -> str:
        return wrap_paragraph(words, self._width, indent)
