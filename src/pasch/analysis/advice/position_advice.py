"""Advice for a position: every legal action with its value, and what the best ones aim at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pasch.analysis.advice.action_words import action_words
from pasch.analysis.advice.reasons import Why, why_best
from pasch.analysis.number_words import objective_words, percent_lost, points_lost
from pasch.locale import preferred_language, text
from pasch.locale.numbers import decimal, percent
from pasch.rules.arguments import checked
from pasch.rules.errors import PaschError, Problem, TooLargeError
from pasch.rules.game.sheet_html import framed, table_html
from pasch.rules.game.state import GameState
from pasch.rules.game.state_html import state_html
from pasch.rules.game.turn import begun
from pasch.solver.objective import ChanceObjective, Mean, Objective, Reach, Utility, ValueObjective, Win, WinAgainst
from pasch.solver.progress import Stages
from pasch.solver.query.action_ranking import Option, rank_actions, rank_actions_to_win
from pasch.solver.query.advice import Adviser, GameAdviser, Prospect
from pasch.solver.query.oracle import Certainty
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.solve_plan import SUMMED_UP, find_default_budget
from pasch.solver.solve.solver import solve

if TYPE_CHECKING:
    from pasch.analysis.advice.winning_reasons import WhyBestToWin
    from pasch.solver.query.win_chance import WinChances
    from pasch.solver.solve.solve_plan import Forecast

LOOKED_INTO = 3
"""Number of best options whose prospects are reported."""
_MEAN = Mean()


@dataclass(frozen=True)
class PositionAdvice:
    """Advice for one position.

    Attributes:
        certainty: of everything in it: exact, learned, or a rough estimate.
        value: expected final total, or the chance that the objective asks for, after the best action.
        options: every legal action, the best first; none if there is nothing to decide.
        prospects: of the best options, or of the position if there is nothing to decide; none with estimates and
            chances.
        why: reason why the best option beats the next that is clearly worse; None if there is nothing to say.
        notes: problems with the file of the solution or of the training.
        chances: to win, of every seat, if all play for the mean afterwards; only of advice to win.
        means: expected final totals of the options of such advice, with play for the mean afterwards.
    """

    state: GameState
    objective: Objective | Win
    certainty: Certainty
    value: float
    options: Sequence[Option]
    prospects: Sequence[Prospect]
    why: "Why | WhyBestToWin | None" = None
    notes: Sequence[Problem] = ()
    chances: "WinChances | None" = None
    means: Sequence[float] = ()

    @property
    def exact(self) -> bool:
        """Returns whether nothing in it is an estimate."""
        return self.certainty == "exact"

    @property
    def given_up(self) -> float:
        """Points that the best option to win gives up against the highest mean."""
        return max(self.means) - self.means[0] if self.means else 0.0

    def _repr_html_(self) -> str:
        language = preferred_language()
        is_chance = isinstance(self.objective, ChanceObjective | Win)
        shown, lost = (percent, percent_lost) if is_chance else (decimal, points_lost)
        rows = [[text(f"advise-{head}", language) for head in ("option", "value", "loss")]]
        for option in self.options:
            loss = lost(option.loss, language) if option.loss else "–"
            rows.append([action_words(self.state, option.action, language), shown(option.value, language), loss])
        options = framed(objective_words(self.objective, language), table_html(rows))
        return f"<div>{state_html(self.state, language)}</div><br>{options}"


@checked
def advise(
    state: GameState,
    objective: Objective | Win = _MEAN,
    *,
    progress: Stages | None = None,
    forecast: Callable[..., None] | None = None,
) -> PositionAdvice:
    """The advice for a position; estimated where the variant is too large to be solved for the mean.

    Raises:
        PaschError: the game is over, no game leads here, or the objective cannot be worked out.
    """
    if state.phase == "over":
        raise PaschError(Problem("nothing-to-decide"))
    match objective:
        case Mean() | Utility():
            return _by_values(state, objective, progress, forecast)
        case Reach() | WinAgainst():
            return _by_chances(state, objective, progress)
        case Win():
            return _to_win(state, objective, progress)
    raise PaschError(Problem("advise-objective", {"found": str(objective)}))


def _by_values(
    state: GameState, objective: ValueObjective, progress: Stages | None, forecast: "Forecast | None"
) -> PositionAdvice:
    memory = min(SUMMED_UP, find_default_budget()) if isinstance(objective, Mean) else None
    try:
        solution = solve(state.variant, objective, memory=memory, progress=progress, forecast=forecast)
    except TooLargeError:
        if isinstance(objective, Utility):
            raise
        return _estimated(state, progress)
    return _by_solution(state, objective, solution)


def _by_solution(state: GameState, objective: ValueObjective, solution: Solution) -> PositionAdvice:
    adviser = Adviser(solution)
    if state.phase != "decide":
        prospect = adviser.prospect(state)
        return PositionAdvice(state, objective, "exact", adviser.value(state), (), [prospect], notes=solution.notes)
    advice = adviser.advise(state)
    prospects = [adviser.prospect(state, option.action) for option in advice.options[:LOOKED_INTO]]
    why = why_best(adviser, state, advice.options) if isinstance(objective, Mean) else None
    return PositionAdvice(state, objective, "exact", advice.value, advice.options, prospects, why, solution.notes)


def _by_chances(state: GameState, objective: Reach | WinAgainst, progress: Stages | None) -> PositionAdvice:
    adviser = _chance_adviser(state, objective, progress)
    if state.phase != "decide":
        return PositionAdvice(state, objective, "exact", adviser.value(state), (), ())
    advice = adviser.advise(state)
    return PositionAdvice(state, objective, "exact", advice.value, advice.options, ())


def _chance_adviser(state: GameState, objective: Reach | WinAgainst, progress: Stages | None) -> GameAdviser:
    # Stored chances for every target answer immediately; otherwise the rest of the game is solved.
    from pasch.solver.cards.card_space import CardSpace
    from pasch.solver.parallel.workers import count_processors
    from pasch.solver.query.chance_advice import ChanceAdviser, ReachAdviser
    from pasch.solver.solve.chance_solutions import load_chances
    from pasch.solver.solve.solve_plan import find_default_budget

    kept = load_chances(state.variant) if isinstance(objective, Reach) else None
    if kept is not None and isinstance(objective, Reach):
        return ReachAdviser(kept, objective.target)
    return ChanceAdviser(
        CardSpace(state.variant),
        objective,
        state.card,
        count_processors(),
        lambda share: progress("values", share) if progress else None,
        find_default_budget(),
    )


def _to_win(state: GameState, objective: Win, progress: Stages | None) -> PositionAdvice:
    from pasch.analysis.advice.winning_reasons import why_best_to_win
    from pasch.solver.query.win_chance import Winning
    from pasch.values.analyst import analyst_of

    if len(state.cards) == 1:
        raise PaschError(Problem("advise-win-alone"))
    analyst = analyst_of(state.variant, progress=progress)
    oracle, winning = analyst.oracle, analyst.win_model(progress)
    sure: Certainty = "exact" if winning.exact else oracle.certainty
    chances, notes = winning.chances(state), oracle.notes
    if state.phase != "decide":
        return PositionAdvice(state, objective, sure, chances.value[state.seat], (), (), notes=notes, chances=chances)
    advice, values = winning.advise(state), oracle.action_values(state)
    options = rank_actions_to_win(advice, values)
    means = [values[option.action] for option in options]
    why = why_best_to_win(winning, state, options, means) if isinstance(winning, Winning) else None
    return PositionAdvice(
        state, objective, sure, advice.value, options, (), why=why, notes=notes, chances=chances, means=means
    )


def _estimated(state: GameState, progress: Stages | None) -> PositionAdvice:
    from pasch.solver.learned.best_estimate import find_best_estimator

    if state.phase != "decide" and begun(state):
        raise PaschError(Problem("advise-no-estimate", {"variant": state.variant.names}))
    estimator = find_best_estimator(
        state.variant, progress=lambda share: progress("parts", share) if progress else None
    )
    if state.phase != "decide":
        value = estimator.start_value(state.card)
        return PositionAdvice(state, Mean(), estimator.certainty, value, (), (), notes=estimator.notes)
    advice = rank_actions(estimator.action_values(state))
    why = why_best(estimator, state, advice.options)
    return PositionAdvice(state, Mean(), estimator.certainty, advice.value, advice.options, (), why, estimator.notes)
