"""Builds exercises from chosen decisions."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import astuple
from math import ceil, log10
from typing import NamedTuple

from pasch.analysis.advice.reasons import Reason, reasons_between
from pasch.analysis.advice.themes import Aim, DecisionQuestion, Theme, themes_of
from pasch.analysis.advice.winning_reasons import WhyToWin, why_to_win
from pasch.analysis.exercises.decision_sampling import plausible
from pasch.analysis.exercises.exercise_model import ChoiceComparison, Exercise, ExerciseReason, ReasonToWin
from pasch.analysis.exercises.exercise_position import card_then, turn_then
from pasch.analysis.exercises.exercise_rating import DIFFERENT, RIGHT, rating_of
from pasch.analysis.exercises.exercise_selection import RankedKind
from pasch.analysis.exercises.winning_exercises import WinningDecision
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.state import GameState
from pasch.rules.text.position_notation import format_position
from pasch.solver.query.action_ranking import Option
from pasch.solver.query.oracle import Oracle
from pasch.solver.query.win_chance import Winning

_DIGITS: dict[Aim, int] = {"points": 2, "win": 4}
_OFTEN_DIGITS = 4
_LARGE = 10.0
"""Points from which losses are shown with one decimal."""

ReasonsAgainst = Callable[[Option], list[ExerciseReason | ReasonToWin]]
"""Why the best choice is better than an option."""


def exercise_of(oracle: Oracle, ranked: RankedKind, explained: int) -> Exercise:
    """Returns an exercise for points.

    Args:
        explained: number of wrong choices that come with the reason against them.
    """
    kind, cut = ranked.kind, ranked.kind.cut
    asked = ExerciseQuestion(cut.state, cut.options, "points", cut.gap, kind.often, ranked.rating)
    return asked.written(
        ranked.themes, rivals(cut.options, cut.gap, cut.tempting, explained), against_points(oracle, asked)
    )


def exercise_to_win(winning: Winning, duel: WinningDecision, often: float, explained: int) -> Exercise:
    """An exercise for winning; see `exercise_of`."""
    best, other = duel.options[0], duel.by_points
    themes = themes_of(DecisionQuestion(duel.state, best.action, other.action, aim="win"))
    asked = ExerciseQuestion(duel.state, duel.options, "win", duel.gap, often, duel.rating)
    return asked.written(themes, rivals(duel.options, duel.gap, other, explained), against_to_win(winning, asked))


def exercise_at(oracle: Oracle, state: GameState, options: Sequence[Option]) -> Exercise | None:
    """Returns a position of the user's own as an exercise for points; None if all choices are equally good.

    Args:
        options: every legal action, the best first.
    """
    scale = state.variant.scale
    others = [option for option in options if option.loss >= DIFFERENT * scale]
    if not others:
        return None
    rating = rating_of([option.loss for option in options], scale=scale)
    asked = ExerciseQuestion(state, options, "points", others[0].loss, 1.0, rating)
    reasons = reasons_between(oracle, state, options[0], others[0])
    themes = themes_of(DecisionQuestion(state, options[0].action, others[0].action, reasons, others[0].loss))
    return asked.written(themes, others, against_points(oracle, asked))


def rivals(options: Sequence[Option], gap: float, tempting: Option, most: int) -> list[Option]:
    """Returns the rival actions: the most tempting one, then those with the smallest loss; smaller losses are right."""
    wrong = [option for option in options if option.loss >= gap and plausible(option)]
    return [tempting, *(option for option in wrong if option.action != tempting.action)][:most]


class ExerciseQuestion(NamedTuple):
    """An exercise's question and its difficulty; see `Exercise`."""

    state: GameState
    options: Sequence[Option]
    objective: Aim
    gap: float
    often: float
    rating: int

    def written(self, themes: Sequence[Theme], rivals: Sequence[Option], reasons_against: ReasonsAgainst) -> Exercise:
        """The exercise."""
        state, digits = self.state, _DIGITS[self.objective]
        if self.objective == "points":
            digits += max(0, ceil(-log10(state.variant.scale)))
        actions = legal_actions(state)
        losses = {option.action: option.loss for option in self.options}
        against = [
            ChoiceComparison(option=actions.index(rival.action), reasons=reasons_against(rival)) for rival in rivals
        ]
        return Exercise(
            id=name_of(state, self.objective),
            cards=[card_then(state.variant, card) for card in state.cards],
            turn=turn_then(state),
            objective=self.objective,
            themes=list(themes),
            gap=_shown(self.gap, digits),
            often=round(self.often, _OFTEN_DIGITS),
            rating=self.rating,
            losses=[_shown(losses[action], digits) for action in actions],
            against=[each for each in against if each.reasons],
        )


def against_points(oracle: Oracle, asked: ExerciseQuestion) -> ReasonsAgainst:
    """Returns why the best choice scores more points."""

    def reasons_against(rival: Option) -> list[ExerciseReason | ReasonToWin]:
        return [_exercise_reason(reason) for reason in reasons_between(oracle, asked.state, asked.options[0], rival)]

    return reasons_against


def against_to_win(winning: Winning, asked: ExerciseQuestion) -> ReasonsAgainst:
    """Why the best choice wins more often."""

    def reasons_against(rival: Option) -> list[ExerciseReason | ReasonToWin]:
        return [_reason_to_win(why_to_win(winning, asked.state, asked.options[0], rival))]

    return reasons_against


def _exercise_reason(reason: Reason) -> ExerciseReason:
    is_points = reason.kind in ("now", "sum", "near", "equal")
    numbers = reason.better, reason.worse
    better, worse = (round(each, 2 if is_points or 0.01 <= each < 0.995 else 4) for each in numbers)
    boxes, reached = list(reason.boxes), None
    if reason.tier is not None:
        bonus, threshold = reason.tier
        boxes, reached = [bonus.id], threshold.shown
    return ExerciseReason(kind=reason.kind, better=better, worse=worse, boxes=boxes, reached=reached)


def _reason_to_win(why: WhyToWin) -> ReasonToWin:
    better, worse, given_up, spread, other = astuple(why)
    return ReasonToWin(
        better=round(better, 3),
        worse=round(worse, 3),
        given_up=round(given_up, 1),
        spread=round(spread, 1),
        other_spread=round(other, 1),
    )


def name_of(state: GameState, aim: Aim) -> str:
    """The name of an exercise: of its position and what is asked for, whatever the variant is called."""
    position = format_position(state).partition(" ")[2]
    return hashlib.sha256(f"{state.variant.rules_hash} {position} {aim}".encode()).hexdigest()[:10]


def _shown(loss: float, digits: int) -> float:
    # Rounds losses so that a right action shows none, and a wrong one always some.
    return 0.0 if loss <= RIGHT else max(round(loss, digits if loss < _LARGE else 1), 10**-digits)
