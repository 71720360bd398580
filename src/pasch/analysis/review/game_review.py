"""The way in: a record becomes its review."""

from collections.abc import Sequence

from pasch.analysis.advice.action_words import action_words
from pasch.analysis.advice.reasons import NEAR, Reason, reason_words, reasons_between
from pasch.analysis.advice.themes import Aim, DecisionQuestion, Theme, themes_of
from pasch.analysis.advice.winning_reasons import why_to_win
from pasch.analysis.review.decision_difficulty import expected_loss
from pasch.analysis.review.game_account import DecisionStep, GameAccount, ThrowStep, account_of
from pasch.analysis.review.marks import Unit, counts, fault_of, fortune_of
from pasch.analysis.review.review_model import (
    Choice,
    CurvePoint,
    Decision,
    Review,
    ReviewNote,
    ThrowMoment,
    WinChange,
    WinLoss,
)
from pasch.analysis.review.seat_review import review_seats
from pasch.analysis.review.win_curve import WinCurve, find_win_curve
from pasch.analysis.thresholds import NEAR_CHANCE
from pasch.locale import preferred_language, text
from pasch.play.records.game_record import stand_in_turns
from pasch.play.records.record_io import Record
from pasch.rules.arguments import checked
from pasch.rules.errors import PaschError, Problem, check_language
from pasch.rules.game.events import Action, Rolled, StartRolled
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import with_points
from pasch.rules.text.position_notation import format_dice, format_position
from pasch.solver.kernels.games.roll_options import TIE
from pasch.solver.progress import Stages
from pasch.solver.query.action_ranking import Option
from pasch.solver.query.oracle import Oracle
from pasch.solver.query.win_chance import Winning, must_compare_totals
from pasch.values.analyst import Analyst, analyst_of


@checked
def review(record: Record, *, language: str | None = None, progress: Stages | None = None) -> Review:
    """Reviews a game: the loss of each decision, the luck of the dice, and the lessons.

    A variant that is not solved yet is solved first, and for several players so is how every card ends; one too large
    for that is judged by its estimate, and `Review.exact` says so. A game that stopped before its end is reviewed as
    far as it goes.

    Args:
        language: of the sentences; ``"de"`` or ``"en"``.

    Raises:
        PaschError: the record is no game by its rules, or nothing was thrown in it.
    """
    check_language(language)
    must_have_throws(record)
    analyst = analyst_of(record.variant, progress=progress)
    winning, notes = _winning(analyst, progress) if len(record.seats) > 1 else (None, ())
    return review_by(record, analyst.oracle, language or preferred_language(), winning, [*analyst.notes, *notes])


def _winning(analyst: Analyst, progress: Stages | None) -> tuple[Winning | None, Sequence[Problem]]:
    if not analyst.is_win_chance_exact:
        return None, ()
    try:
        winning = analyst.win_model(progress)
    except PaschError as error:
        return None, error.problems
    return (winning, winning.distributions.notes) if isinstance(winning, Winning) else (None, ())


def must_have_throws(record: Record) -> None:
    """Checks that there is anything to review.

    Raises:
        PaschError: nothing was thrown.
    """
    if not any(isinstance(event, Rolled) for event in record.events):
        raise PaschError(Problem("review-no-throws"))


def review_by(
    record: Record,
    oracle: Oracle,
    language: str,
    winning: Winning | None = None,
    notes: Sequence[Problem] = (),
) -> Review:
    """Returns the review by an analyst who has the values.

    Args:
        winning: computes the chance to win, if it is known.
        notes: earlier problems.

    Raises:
        PaschError: as `review`.
    """
    must_have_throws(record)
    account = account_of(record, oracle)
    if winning is None or len(record.seats) == 1:
        return _Reviewer(record, account, None, oracle, language).review(notes)
    # The reasons ask how the same turns may end as the chance to win did.
    curve = find_win_curve(account, winning)
    return _Reviewer(record, account, curve, winning.adviser, language, winning).review(notes)


_FOLLOWED = ("mistake", "blunder")
"""Marks by points of decisions whose turns are followed on sheets that are estimated."""


class _Reviewer:
    """Derives the review from the account."""

    def __init__(
        self,
        record: Record,
        account: GameAccount,
        curve: WinCurve | None,
        oracle: Oracle,
        language: str,
        winning: Winning | None = None,
    ) -> None:
        self._winning = winning
        self._stand_ins = [stand_in_turns(record, seat) for seat in range(len(record.seats))]
        self._record, self._account, self._curve = record, account, curve
        self._oracle, self._language = oracle, language
        self._scale = record.variant.scale
        self._unit: Unit = "win" if curve is not None else "points"

    def review(self, notes: Sequence[Problem]) -> Review:
        """All of it."""
        account, curve, variant = self._account, self._curve, self._record.variant
        moments = [
            self._throw(each) if isinstance(each, ThrowStep) else self._decision(each) for each in account.moments
        ]
        every_note = [*notes, *self._notes()]
        return Review(
            variant=variant.id,
            rules_hash=variant.rules_hash,
            exact=self._oracle.exact,
            certainty=self._oracle.certainty,
            finished=account.final is not None,
            marks_by=self._unit,
            seats=review_seats(self._record.seats, account, curve, moments, self._stand_ins),
            moments=moments,
            curve=[
                CurvePoint(event=event, expected=expected, win=curve.points[event] if curve else None)
                for event, expected in account.expected
            ],
            notes=[ReviewNote(code=each.code, message=each.words(self._language)) for each in every_note],
        )

    def _throw(self, step: ThrowStep) -> ThrowMoment:
        win = self._win_change(step)
        return ThrowMoment(
            event=step.event,
            seat=step.state.seat,
            turn=step.turn,
            throw=step.state.turn.throws + 1,
            dice=format_dice(step.dice.dice),
            before=step.before,
            after=step.after,
            luck=step.luck,
            win=win,
            mark=fortune_of(step.luck / self._scale if win is None else win.luck, self._unit),
        )

    def _win_change(self, step: ThrowStep) -> WinChange | None:
        if self._curve is None:
            return None
        seat, after = step.state.seat, self._curve.points[step.event]
        earlier = self._chance_before(step.event, seat)
        return WinChange(before=earlier, after=after[seat], luck=after[seat] - earlier)

    def _chance_before(self, event: int, seat: int) -> float:
        assert self._curve is not None
        return self._curve.points.get(event - 1, self._curve.points[-1])[seat]

    def _decision(self, decided: DecisionStep) -> Decision:
        state, win = decided.state, self._win_loss(decided)
        loss = decided.chosen.loss if win is None else win.loss
        is_own = decided.turn not in self._stand_ins[state.seat]
        counted = is_own and counts(decided.options)
        difficulty = self._difficulty(decided) if counted else 0.0
        better = self._better(decided)
        reasons = self._reasons(decided, better) if is_own else []
        return Decision(
            event=decided.event,
            seat=state.seat,
            turn=decided.turn,
            throw=state.turn.throws,
            position=format_position(state),
            chosen=choice_of(state, decided.chosen.action),
            best=choice_of(state, decided.best.action),
            value=decided.options[0].value,
            chosen_value=decided.chosen.value,
            loss=decided.chosen.loss,
            win=win,
            counted=counted,
            difficulty=difficulty,
            excess=loss - difficulty,
            mark=fault_of(loss if win else loss / self._scale, self._unit) if counted else None,
            reasons=[
                *(reason_words(reason, state, self._language) for reason in reasons),
                *(self._reason_to_win(decided, better) if is_own else ()),
            ],
            themes=self._themes(decided, better, reasons) if is_own else [],
        )

    def _win_loss(self, decided: DecisionStep) -> WinLoss | None:
        if self._curve is None:
            return None
        if decided.event not in self._curve.options:
            value, action = self._chance_before(decided.event, decided.state.seat), decided.chosen.action
            return WinLoss(best=choice_of(decided.state, action), value=value, chosen=value, loss=0.0)
        options = self._curve.options[decided.event]
        chosen, first = options[decided.chosen.action], next(iter(options.values()))
        best = first if chosen.loss else chosen
        return WinLoss(
            best=choice_of(decided.state, best.action), value=first.value, chosen=chosen.value, loss=chosen.loss
        )

    def _difficulty(self, decided: DecisionStep) -> float:
        by_points = [option.loss for option in decided.options]
        if self._curve is None:
            return expected_loss(by_points, scale=self._scale)
        options = self._curve.options[decided.event]
        return expected_loss(by_points, [options[option.action].loss for option in decided.options], scale=self._scale)

    def _better(self, decided: DecisionStep) -> Option:
        # The best action for winning if some chance was lost, otherwise the best in points.
        options = {} if self._curve is None else self._curve.options.get(decided.event, {})
        if not options or options[decided.chosen.action].loss < NEAR_CHANCE:
            return decided.best
        best = next(iter(options))
        return next(option for option in decided.options if option.action == best)

    def _reasons(self, decided: DecisionStep, better: Option) -> list[Reason]:
        gained = better.value - decided.chosen.value
        if not _lost(decided) or (_is_to_win(decided, better) and gained < NEAR * self._scale):
            return []
        # To follow every turn would take seconds where values are estimates.
        follow = fault_of(decided.chosen.loss / self._scale, "points") in _FOLLOWED
        return reasons_between(self._oracle, decided.state, better, decided.chosen, follow=follow)

    def _reason_to_win(self, decided: DecisionStep, better: Option) -> list[str]:
        if not _is_to_win(decided, better) or self._winning is None or self._curve is None:
            return []
        options = self._curve.options[decided.event]
        why = why_to_win(self._winning, decided.state, options[better.action], options[decided.chosen.action])
        words = why.words(self._language)
        if not decided.chosen.loss:
            return [words]
        action = action_words(decided.state, decided.best.action, self._language)
        return [words, text("reason-points", self._language, action=action)]

    def _themes(self, decided: DecisionStep, better: Option, reasons: Sequence[Reason]) -> list[Theme]:
        aim: Aim = "points"
        chosen = decided.chosen
        if _is_to_win(decided, better) and self._curve is not None:
            options = self._curve.options[decided.event]
            aim = "win" if 2 * options[decided.best.action].loss >= options[chosen.action].loss else "points"
        if aim == "points" and not _lost(decided):
            return []
        return themes_of(DecisionQuestion(decided.state, better.action, chosen.action, reasons, chosen.loss, aim))

    def _notes(self) -> list[Problem]:
        problems: list[Problem] = []
        if not self._oracle.exact:
            problems.append(Problem("review-estimated", {"certainty": self._oracle.certainty}))
        if self._curve is None and len(self._record.seats) > 1:
            problems.extend(self._why_no_chance())
        return [*problems, *([] if self._account.final is not None else [Problem("review-unfinished")])]

    def _why_no_chance(self) -> Sequence[Problem]:
        try:
            must_compare_totals(self._record.variant)
        except PaschError as error:
            return error.problems
        return [Problem("review-no-chance")]


def _is_to_win(decided: DecisionStep, better: Option) -> bool:
    return better.action != decided.best.action


def _lost(decided: DecisionStep) -> bool:
    return decided.chosen.loss > TIE and counts(decided.options)


def choice_of(state: GameState, action: Action) -> Choice:
    """Returns an action with the points that it enters."""
    shown = with_points(state, action)
    if isinstance(shown, StartRolled | Rolled):
        raise TypeError("a throw is no decision")
    return shown
