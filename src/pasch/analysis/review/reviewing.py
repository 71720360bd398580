"""The way in: a record becomes its review."""

from math import fsum

from pasch.analysis.review.account import Account, Decided, Fell, account_of
from pasch.analysis.review.bands import band_of
from pasch.analysis.review.difficulty import MOST_LESSONS, expected_loss
from pasch.analysis.review.marks import Unit, counts, fault_of, fortune_of
from pasch.analysis.review.model import Band, Choice, Decision, Note, Point, Review, SeatReview, Throw
from pasch.analysis.review.reasons import reason_words, reasons_between
from pasch.locale import preferred
from pasch.play.record import Record
from pasch.players.solved import oracle_of
from pasch.rules.errors import PaschError, Problem
from pasch.rules.events import Action, Rolled, StartRolled
from pasch.rules.notation import format_dice, format_position
from pasch.rules.state import GameState
from pasch.rules.turn import with_points
from pasch.solver.ask.oracle import Oracle
from pasch.solver.kernels.options import TIE
from pasch.solver.progress import Stages


def review(record: Record, *, language: str | None = None, progress: Stages | None = None) -> Review:
    """What each decision of a game cost, what the dice gave, and what is worth learning from.

    A variant that is not solved yet is solved first; one too large for that is judged by its estimate, and
    `Review.exact` says so. A game that stopped before its end is reviewed as far as it goes.

    Args:
        language: of the sentences; ``"de"`` or ``"en"``.

    Raises:
        PaschError: the record is no game by its rules, or nothing was thrown in it.
    """
    must_have_throws(record)
    return review_by(record, oracle_of(record.variant, progress=progress), language or preferred())


def must_have_throws(record: Record) -> None:
    """Whether there is anything to review.

    Raises:
        PaschError: nothing was thrown.
    """
    if not any(isinstance(event, Rolled) for event in record.events):
        raise PaschError(Problem("review-no-throws"))


def review_by(record: Record, oracle: Oracle, language: str) -> Review:
    """The review by somebody who knows the values.

    Raises:
        PaschError: as `review`.
    """
    must_have_throws(record)
    account = account_of(record, oracle)
    return _Reviewer(record, account, oracle, language).review()


class _Reviewer:
    """Makes the review from the account."""

    def __init__(self, record: Record, account: Account, oracle: Oracle, language: str) -> None:
        self._record, self._account, self._oracle, self._language = record, account, oracle, language
        self._unit: Unit = "points"

    def review(self) -> Review:
        """All of it."""
        account, variant = self._account, self._record.variant
        moments = [self._throw(each) if isinstance(each, Fell) else self._decision(each) for each in account.moments]
        return Review(
            variant=variant.id,
            rules_hash=variant.rules_hash,
            exact=self._oracle.exact,
            finished=account.final is not None,
            marks_by=self._unit,
            seats=[self._seat(seat, name, moments) for seat, name in enumerate(self._record.seats)],
            moments=moments,
            curve=[Point(event=event, expected=expected) for event, expected in account.expected],
            notes=self._notes(),
        )

    def _throw(self, fell: Fell) -> Throw:
        return Throw(
            event=fell.event,
            seat=fell.state.seat,
            turn=fell.turn,
            throw=fell.state.turn.throws + 1,
            dice=format_dice(fell.dice.dice),
            before=fell.before,
            after=fell.after,
            luck=fell.luck,
            mark=fortune_of(fell.luck, self._unit),
        )

    def _decision(self, decided: Decided) -> Decision:
        state, loss = decided.state, decided.chosen.loss
        counted = counts(decided.options)
        difficulty = expected_loss([option.loss for option in decided.options]) if counted else 0.0
        return Decision(
            event=decided.event,
            seat=state.seat,
            turn=decided.turn,
            throw=state.turn.throws,
            position=format_position(state),
            chosen=_shown(state, decided.chosen.action),
            best=_shown(state, decided.best.action),
            value=decided.options[0].value,
            chosen_value=decided.chosen.value,
            loss=loss,
            counted=counted,
            difficulty=difficulty,
            excess=loss - difficulty,
            mark=fault_of(loss, self._unit) if counted else None,
            reasons=self._reasons(decided),
        )

    def _seat(self, seat: int, name: str, moments: list[Throw | Decision]) -> SeatReview:
        account = self._account
        luck = fsum(each.luck for each in moments if isinstance(each, Throw) and each.seat == seat)
        own = [each for each in moments if isinstance(each, Decision) and each.seat == seat]
        counted = [each for each in own if each.counted]
        loss = fsum(each.loss for each in own)
        end = account.expected[-1][1][seat] if account.final is None else float(account.final[seat])
        marked = [each.mark for each in own]
        return SeatReview(
            seat=seat,
            name=name,
            start=account.start[seat],
            luck=luck,
            loss=loss,
            drift=account.drift[seat],
            end=end,
            adjusted=end - luck,
            decisions=len(own),
            counted=len(counted),
            loss_per_decision=fsum(each.loss for each in counted) / len(counted) if counted else None,
            inaccuracies=marked.count("inaccuracy"),
            mistakes=marked.count("mistake"),
            blunders=marked.count("blunder"),
            band=self._band(seat, loss),
            lessons=_lessons(counted),
        )

    def _band(self, seat: int, loss: float) -> Band | None:
        decided = (each for each in self._account.moments if isinstance(each, Decided) and each.state.seat == seat)
        counted = [[option.loss for option in each.options] for each in decided if counts(each.options)]
        return band_of(loss, counted)

    def _reasons(self, decided: Decided) -> list[str]:
        """Why the best would have been better; nothing where nothing was lost."""
        if decided.chosen.loss <= TIE or not counts(decided.options):
            return []
        found = reasons_between(self._oracle, decided.state, decided.best, decided.chosen)
        return [reason_words(reason, decided.state, self._language) for reason in found]

    def _notes(self) -> list[Note]:
        problems = [] if self._oracle.exact else [Problem("review-estimated")]
        problems += [] if self._account.final is not None else [Problem("review-unfinished")]
        return [Note(code=each.code, message=each.words(self._language)) for each in problems]


def _lessons(counted: list[Decision]) -> list[int]:
    """The decisions with the largest loss beyond their difficulty, among those that are marked."""
    marked = sorted((each for each in counted if each.mark), key=lambda each: -each.excess)
    return [each.event for each in marked[:MOST_LESSONS]]


def _shown(state: GameState, action: Action) -> Choice:
    """An action with the points that it enters."""
    shown = with_points(state, action)
    if isinstance(shown, StartRolled | Rolled):
        raise TypeError("a throw is no decision")
    return shown
