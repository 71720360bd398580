"""The review file. Numbers are raw: points, and chances from 0 to 1; docs/review.md has the formulas."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from pasch.analysis.advice.themes import Theme
from pasch.analysis.number_words import percentage_points_lost, points_lost
from pasch.locale import preferred_language, text
from pasch.locale.numbers import decimal, difference
from pasch.rules.game.events import Announced, Bought, Held, ScoredFor, Struck
from pasch.rules.game.sheet_html import framed, table_html
from pasch.solver.query.oracle import Certainty

Fault = Literal["inaccuracy", "mistake", "blunder"]
Fortune = Literal["very-lucky", "lucky", "unlucky", "very-unlucky"]
Choice = Annotated[Held | Bought | Announced | ScoredFor | Struck, Field(discriminator="type")]
EventIndex = Annotated[int, Field(ge=0, description="of an event among the record's events, from 0")]
Seat = Annotated[int, Field(ge=0, description="counts from 0")]


class ReviewPart(BaseModel):
    """Nothing but what is named, and all of it."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class WinLoss(ReviewPart):
    """A decision's effect on the chance to win; a shared victory of k counts 1/k."""

    best: Choice = Field(description="the action with the best chance to win; what is best in points may be another")
    value: float = Field(description="the chance to win after it")
    chosen: float = Field(description="the chance to win after what was done")
    loss: float = Field(description="how much less that is")


class WinChange(ReviewPart):
    """A throw's effect on the chance to win."""

    before: float
    after: float
    luck: float


class ThrowMoment(ReviewPart):
    """The dice fell."""

    kind: Literal["throw"] = "throw"
    event: EventIndex
    seat: Seat
    turn: int = Field(ge=1, description="of this seat, from 1")
    throw: int = Field(ge=1, description="of this turn, from 1")
    dice: str = Field(description="all dice as they lie now, in the notation")
    before: float = Field(description="the final total to expect before")
    after: float = Field(description="and with these dice")
    luck: float = Field(description="after − before")
    win: WinChange | None = Field(default=None, description="null where there is no chance to win")
    mark: Fortune | None = None


class Decision(ReviewPart):
    """A seat decided."""

    kind: Literal["decision"] = "decision"
    event: EventIndex
    seat: Seat
    turn: int = Field(ge=1, description="of this seat, from 1")
    throw: int = Field(ge=0, description="after which throw of the turn; 0 before the first")
    position: str = Field(description="what was to be decided, in the notation of docs/notation.md")
    chosen: Choice
    best: Choice
    value: float = Field(description="the final total to expect after the best action")
    chosen_value: float = Field(description="and after what was done")
    loss: float = Field(description="value − chosen_value")
    win: WinLoss | None = Field(default=None, description="null where there is no chance to win")
    counted: bool = Field(
        description="it mattered, as not all actions were worth the same, and the seat's own player decided"
    )
    difficulty: float = Field(description="the loss to expect from a casual player here, in what `marks_by` says")
    excess: float = Field(description="the loss beyond the difficulty, in the same")
    mark: Fault | None = None
    reasons: list[str] = Field(default=[], description="sentences on why the best is best, in the asked language")
    themes: list[Theme] = Field(default=[], description="what it is about, the main theme first; none without a loss")


Moment = Annotated[ThrowMoment | Decision, Field(discriminator="kind")]


class CurvePoint(ReviewPart):
    """Expected totals and chances of every seat after an event."""

    event: int = Field(ge=-1, description="−1 before all of them")
    expected: list[float] = Field(description="by seat, the final total to expect")
    win: list[float] | None = Field(default=None, description="by seat, the chance to win")


class LevelBand(ReviewPart):
    """The computer players' levels that fit a player."""

    level: str
    lowest: str = Field(description="the weakest level that fits with so few decisions")
    highest: str = Field(description="and the strongest")


class WinAccount(ReviewPart):
    """start + luck + play + others = end, in the chance to win."""

    start: float
    luck: float = Field(description="by one's own throws")
    play: float = Field(description="by one's own decisions, compared with the best play for points")
    others: float = Field(description="by what the others threw and decided")
    end: float
    loss: float = Field(description="the sum of what decisions lost against the best chance to win")


class ThemeLoss(ReviewPart):
    """The losses of decisions of one main theme."""

    theme: Theme
    decisions: int = Field(description="that lost something")
    loss: float = Field(description="their sum, in what `marks_by` says")


class SeatReview(ReviewPart):
    """One player's account: start + luck − loss + drift = end."""

    seat: Seat
    name: str
    start: float = Field(description="the final total to expect before the first throw")
    luck: float = Field(description="the sum over one's own throws")
    loss: float = Field(description="the sum over the seat's decisions")
    drift: float = Field(description="what estimates changed by themselves from turn to turn; 0 where all is exact")
    end: float = Field(description="the final total; where the game stopped before, what was to be expected")
    adjusted: float = Field(description="the luck-adjusted total: end − luck")
    stand_in: list[int] = Field(default=[], description="turns that a computer player played; it decided, none counts")
    decisions: int
    counted: int = Field(description="decisions that mattered")
    loss_per_decision: float | None = Field(description="of those that mattered; null where none did")
    inaccuracies: int
    mistakes: int
    blunders: int
    band: LevelBand | None = Field(description="null where too little is known")
    win: WinAccount | None = None
    themes: list[ThemeLoss] = Field(default=[], description="by main theme, what lost most first")
    lessons: list[EventIndex] = Field(description="three decisions at most to learn from, the first one first")


class ReviewNote(ReviewPart):
    """A remark about something that the review could not tell, with the reason."""

    code: str
    message: str


class Review(ReviewPart):
    """The review of a game."""

    variant: str
    rules_hash: str
    exact: bool = Field(description="otherwise the sheet is too large to be solved, and all is estimated")
    certainty: Certainty = Field(description="the same, telling what was learned from what is a rough guess")
    finished: bool
    marks_by: Literal["win", "points"] = Field(description="what marks, difficulty and excess are measured in")
    seats: list[SeatReview]
    moments: list[Moment] = Field(description="every throw and decision, in order; throws for the start are left out")
    curve: list[CurvePoint]
    notes: list[ReviewNote]

    def best(self, decision: Decision) -> Choice:
        """The best action by the unit that the review marks by; in points where that lost no chance to win."""
        win = decision.win
        return decision.best if win is None or win.best == decision.chosen else win.best

    def figures(self, seats: Sequence[SeatReview], language: str, places: int) -> Iterator[tuple[str, list[str]]]:
        """Yields the figures of some seats as people read them: the name of each, and the seats' values.

        Args:
            places: decimals of a total that is not counted but expected; see `number_words.places_of`.
        """

        def row(message: str, cells: Iterable[str]) -> tuple[str, list[str]]:
            return text(message, language), list(cells)

        end, end_places = ("review-total", 0) if self.finished else ("review-expected", places)
        yield row(end, (decimal(seat.end, language, end_places) for seat in seats))
        yield row("review-luck", (difference(seat.luck, language, places) for seat in seats))
        yield row("review-lost", (points_lost(seat.loss, language) for seat in seats))
        yield row("review-adjusted", (decimal(seat.adjusted, language, places) for seat in seats))
        if self.marks_by == "win":
            lost = (seat.win.loss if seat.win else 0.0 for seat in seats)
            yield row("review-lost-win", (percentage_points_lost(each, language) for each in lost))
        yield row("review-counted", (str(seat.counted) for seat in seats))
        means = (seat.loss_per_decision for seat in seats)
        yield row("review-per-decision", ("–" if mean is None else points_lost(mean, language) for mean in means))
        yield row("review-row-inaccuracy", (str(seat.inaccuracies) for seat in seats))
        yield row("review-row-mistake", (str(seat.mistakes) for seat in seats))
        yield row("review-row-blunder", (str(seat.blunders) for seat in seats))
        if any(seat.band for seat in seats):
            yield row("review-band-row", (_band_words(seat.band, language) for seat in seats))

    def _repr_html_(self) -> str:
        language = preferred_language()
        rows = [["", *(seat.name for seat in self.seats)]]
        rows += ([name, *cells] for name, cells in self.figures(self.seats, language, 1))
        return framed(text("review-title", language, variant=self.variant), table_html(rows))


def _band_words(band: LevelBand | None, language: str) -> str:
    if band is None:
        return "–"
    level = text(f"seat-{band.level}", language)
    if band.lowest == band.highest:
        return level
    lowest, highest = text(f"seat-{band.lowest}", language), text(f"seat-{band.highest}", language)
    return f"{level}\n({text('review-between', language, lowest=lowest, highest=highest)})"
