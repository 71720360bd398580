"""The content of a printed review: words, numbers and curves, independent of the format."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pasch.analysis.number_words import compared_chances, places_of, points_lost
from pasch.analysis.review.review_model import Choice, Decision, Review, SeatReview, ThrowMoment
from pasch.analysis.review.skill_bands import WEAKEST
from pasch.analysis.review.thought_words import choice_words, thought_words
from pasch.locale import text
from pasch.locale.numbers import decimal, percent
from pasch.play.records.record_io import Record, states
from pasch.printing.block_filling import day_words
from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.dice.multisets import Dice
from pasch.rules.game.events import Bought, Held
from pasch.rules.game.state import GameState
from pasch.rules.variant.dice_glyphs import shown_dice, signs_of

LEAST = 0.05
"""Points: a loss below it has more digits than one."""
_NOTABLY = 1.0
"""Points on the sheet: who is ahead by less, the luck of the dice taken out, has played as well as the other."""


@dataclass(frozen=True, slots=True)
class LeafletDecision:
    """An instructive decision.

    Attributes:
        dice: the roll.
        keep: its best hold; None if the turn was best ended.
        better: how much better the best was, as the beginning of a sentence.
        signs: by face, what dice show instead of its number.
    """

    where: str
    dice: tuple[int, ...]
    keep: tuple[int, ...] | None
    chosen: str
    better: str
    best: str
    gain: str
    reasons: tuple[str, ...]
    signs: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class PlayerAccount:
    """A player's account, and what they may learn.

    Attributes:
        thoughts: a strong idea, and one thing to try.
        figures: names and words, with units.
        decisions: how many were good, and the playing strength.
    """

    name: str
    total: str
    thoughts: tuple[str, ...]
    figures: tuple[tuple[str, str], ...]
    decisions: str
    lessons: tuple[LeafletDecision, ...]


@dataclass(frozen=True, slots=True)
class PlotCurve:
    """The curve of one player, from 0 at the foot to 1 at the top."""

    name: str
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Handout:
    """The review on paper.

    Attributes:
        foot, top: what the curves' ends are called.
        marked: a line for each mark: who and when, the mark, dice, what was done, what was best, its gain.
    """

    language: str
    title: str
    subtitle: str
    players: tuple[PlayerAccount, ...]
    curve_title: str
    foot: str
    top: str
    curves: tuple[PlotCurve, ...]
    marked: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]
    verdict: str

    def words(self, message: str, **facts: str | int) -> str:
        """A message of the catalogue."""
        return text(message, self.language, **facts)


def handout_of(record: Record, review: Review, language: str) -> Handout:
    """Returns the handout of a game."""
    return _Writer(record, review, language).handout()


class _Writer:
    def __init__(self, record: Record, review: Review, language: str) -> None:
        self._record, self._review, self._language = record, review, language
        self._scale, self._places = record.variant.scale, places_of(record.variant)
        self._states: Sequence[GameState] = list(states(record))
        self._decisions: Mapping[int, Decision] = {
            moment.event: moment for moment in review.moments if isinstance(moment, Decision)
        }

    def handout(self) -> Handout:
        """All of it."""
        foot, top, curves = self._curves()
        names = ", ".join(f"{self._name(seat.seat)} {round(seat.end)}" for seat in self._review.seats)
        date = self._record.tags.get("Date", "")
        by_win = any(point.win is not None for point in self._review.curve)
        return Handout(
            self._language,
            self._words("handout-title", variant=self._record.variant.names[self._language]),
            f"{names} · {day_words(date, self._language)}" if date else names,
            tuple(self._player(seat) for seat in self._review.seats),
            self._words("handout-curve-win" if by_win else "handout-curve-total"),
            foot,
            top,
            curves,
            tuple(self._marked()),
            tuple(note.message[:1].upper() + note.message[1:] for note in self._review.notes),
            self._verdict(),
        )

    def _verdict(self) -> str:
        seats = self._review.seats
        if len(seats) == 1 or not self._review.finished:
            return ""
        first, second = sorted(seats, key=lambda seat: -seat.end)[:2]
        better, worse = sorted(seats, key=lambda seat: -seat.adjusted)[:2]
        drawn, other = first.end == second.end, worse if better is first else first
        ahead = better.adjusted - (worse if drawn else other).adjusted
        kind = "tie" if drawn else "close" if ahead < _NOTABLY * self._scale else "skill" if better is first else "luck"
        facts = {"winner": self._name(first.seat), "better": self._name(better.seat), "other": self._name(other.seat)}
        return self._words(f"review-verdict-{kind}", points=decimal(ahead, self._language, self._places), **facts)

    def _player(self, seat: SeatReview) -> PlayerAccount:
        lessons = tuple(self._lesson(self._decisions[event]) for event in seat.lessons if event in self._decisions)
        band = ""
        # To be as good as the weakest level is no compliment.
        if seat.band is not None and seat.band.lowest != WEAKEST:
            low, high = (text(f"seat-{name}", self._language) for name in (seat.band.lowest, seat.band.highest))
            band = self._words("review-band" if low == high else "review-band-between", low=low, high=high)
        return PlayerAccount(
            self._name(seat.seat),
            self._words("end-points", points=round(seat.end)),
            tuple(thought_words(self._review, seat.seat, self._states, self._language)),
            self._figures(seat),
            f"{self._counts(seat)} {band}".strip(),
            lessons,
        )

    def _figures(self, seat: SeatReview) -> tuple[tuple[str, str], ...]:
        if seat.loss >= LEAST:
            lost = decimal(seat.loss, self._language, self._places)
        else:
            lost = points_lost(seat.loss, self._language)
        skill = "review-skill-figure" if seat.loss > 0 else "review-skill-best"
        return (
            (self._words("review-luck"), self._luck(seat.luck)),
            (self._words("review-skill"), self._words(skill, points=lost)),
            (self._words("review-adjusted"), self._words("review-adjusted-figure", points=self._points(seat.adjusted))),
        )

    def _luck(self, luck: float) -> str:
        side = "less" if luck < 0 else "more"
        return self._words("review-luck-figure", points=self._points(abs(luck)), side=side)

    def _points(self, points: float) -> str:
        return decimal(points, self._language, self._places)

    def _counts(self, seat: SeatReview) -> str:
        better = seat.blunders + seat.mistakes + seat.inaccuracies
        if not better:
            return self._words("review-all-good", counted=seat.counted)
        further = self._words("review-better-moves", better=better, blunders=seat.blunders)
        if better == seat.counted:
            return further
        return f"{self._words('review-perfect', counted=seat.counted, good=seat.counted - better)}. {further}"

    def _lesson(self, decision: Decision) -> LeafletDecision:
        state, best = self._states[decision.event], self._review.best(decision)
        return LeafletDecision(
            self._words("handout-where", turn=decision.turn, throw=decision.throw),
            state.turn.roll or (),
            best.dice if isinstance(best, Held | Bought) else None,
            self._action(state, decision.chosen),
            self._words(f"review-mark-{decision.mark}" if decision.mark else "review-better"),
            self._action(state, best),
            self._words("handout-gain", gain=self._decision_gain(decision)),
            tuple(decision.reasons),
            signs_of(state.variant, self._language),
        )

    def _decision_gain(self, decision: Decision) -> str:
        if decision.win is not None and self._review.marks_by == "win":
            best, chosen = compared_chances(decision.win.value, decision.win.chosen, self._language)
            return self._words("review-gain-win", best=best, chosen=chosen)
        return self._words("review-gain-points", points=points_lost(decision.loss, self._language))

    def _marked(self) -> Iterator[tuple[str, ...]]:
        for moment in self._review.moments:
            who = self._name(moment.seat)
            where = f"{who} {moment.turn}.{moment.throw}"
            if moment.mark is None:
                continue
            if isinstance(moment, ThrowMoment):
                dice = self._said(parse_dice(moment.dice))
                fortune = self._words(f"review-fortune-{moment.mark}")
                yield where, fortune, dice, self._words("handout-thrown"), "", self._throw_gain(moment)
                continue
            state = self._states[moment.event]
            dice = self._said(state.turn.roll or ())
            choices = (moment.chosen, self._review.best(moment))
            chosen, best = (self._action(state, choice) for choice in choices)
            sign = self._words(f"review-sign-{moment.mark}")
            yield where, sign, dice, chosen, best, self._decision_gain(moment)

    def _said(self, dice: Dice) -> str:
        return shown_dice(self._record.variant, dice, self._language)

    def _throw_gain(self, throw: ThrowMoment) -> str:
        if throw.win is None or self._review.marks_by == "points":
            return self._luck(throw.luck)
        before, after = compared_chances(throw.win.before, throw.win.after, self._language)
        return self._words("review-luck-win", before=before, after=after)

    def _curves(self) -> tuple[str, str, tuple[PlotCurve, ...]]:
        seats = range(len(self._review.seats))
        heights, low, high = self._heights()
        wide, span = max(1, len(heights) - 1), (high - low) or 1.0
        curves = tuple(
            PlotCurve(
                self._name(seat),
                tuple((place / wide, (height[seat] - low) / span) for place, height in enumerate(heights)),
            )
            for seat in seats
        )
        if high == 1.0 and low == 0.0:
            return percent(0, self._language, 0), percent(1, self._language, 0), curves
        return str(round(low)), str(round(high)), curves

    def _heights(self) -> tuple[Sequence[Sequence[float]], float, float]:
        # Chances to win at each point, or expected totals if not all are known; and their bounds.
        points = self._review.curve
        chances = [point.win for point in points if point.win is not None]
        if len(chances) == len(points):
            return chances, 0.0, 1.0
        expected = [point.expected for point in points]
        return expected, min(map(min, expected)), max(map(max, expected))

    def _action(self, state: GameState, choice: Choice) -> str:
        return choice_words(state, choice, self._language)

    def _name(self, seat: int) -> str:
        return self._record.seats[seat] or self._words("handout-seat", number=seat + 1)

    def _words(self, message: str, **facts: str | int) -> str:
        return text(message, self._language, **facts)
