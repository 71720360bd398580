"""`Analyst`: values of actions and chances to win in one variant, from the best source there is.

A variant that can be solved has exact values; a larger one an estimate, improved by a trained network where there is
one. Players, reviews, advice, exercises, environments and the server ask an analyst instead of assembling these.
"""

from collections.abc import Sequence
from typing import Literal
from weakref import WeakValueDictionary

from pasch.rules.errors import PaschError, Problem, TooLargeError
from pasch.rules.variant.variant import Variant
from pasch.solver.learned.best_estimate import find_best_estimator
from pasch.solver.learned.weight_store import get_stamp
from pasch.solver.objective import Mean, Utility, ValueObjective
from pasch.solver.parallel.thread_safety import CopiedLock, one_at_a_time
from pasch.solver.parts.sheet_parts import MOST_BYTES, are_cached
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.query.advice import Adviser
from pasch.solver.query.estimate import Estimator
from pasch.solver.query.estimated_win_chance import EstimatedWinning
from pasch.solver.query.oracle import Certainty, Oracle
from pasch.solver.query.win_chance import Winning, foresees_winner, must_compare_totals
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.solve_plan import SUMMED_UP, find_default_budget
from pasch.solver.solve.solver import solve
from pasch.solver.solve.storage import get_path
from pasch.solver.solve.total_distributions import Distributions, find_distributions, load_distributions

# Analysts of the same variant share its values, which are freed with the last of them.
_solutions: WeakValueDictionary[tuple[Variant, float], Solution] = WeakValueDictionary()
_estimators: WeakValueDictionary[tuple[Variant, int], Estimator] = WeakValueDictionary()


class Analyst:
    """Values and chances to win in one variant. Threads may share it.

    Args:
        oracle: the source of its values; see `oracle_of`.
    """

    def __init__(self, variant: Variant, oracle: Oracle) -> None:
        self.variant, self.oracle = variant, oracle
        self._win_model: Winning | EstimatedWinning | None = None
        self._calls = CopiedLock()

    def __repr__(self) -> str:
        return f"Analyst({self.variant!r}, {self.certainty})"

    @property
    def certainty(self) -> Certainty:
        """The certainty of the values: exact, learned or rough."""
        return self.oracle.certainty

    @property
    def notes(self) -> Sequence[Problem]:
        """Problems with files of learned values, which are ignored."""
        return self.oracle.notes

    @property
    def solution(self) -> Solution | None:
        """The exact solution, where there is one."""
        return self.oracle.solution if isinstance(self.oracle, Adviser) else None

    @property
    def is_win_chance_exact(self) -> bool:
        """True if the chance to win follows from the distributions of final totals."""
        return foresees_winner(self.oracle)

    @one_at_a_time
    def win_model(self, progress: Stages | None = None) -> Winning | EstimatedWinning:
        """Returns the source of chances to win, computed the first time.

        Raises:
            PaschError: totals do not decide the game, or the distributions need too much memory.
        """
        if self._win_model is None:
            must_compare_totals(self.variant)
            if isinstance(self.oracle, Adviser):
                self._win_model = Winning(find_distributions(self.oracle.solution, progress=progress))
            elif isinstance(self.oracle, Estimator):
                self._win_model = EstimatedWinning(self.oracle)
            else:
                raise TypeError(f"{type(self.oracle).__name__} has no distributions")
        return self._win_model

    @one_at_a_time
    def stored_win_model(self) -> Winning | EstimatedWinning | None:
        """Returns the same without computing distributions; None while they are not stored.

        Raises:
            PaschError: totals do not decide the game.
        """
        must_compare_totals(self.variant)
        if self._win_model is None:
            stored = self.stored_distributions() if isinstance(self.oracle, Adviser) else None
            if stored is not None:
                self._win_model = Winning(stored)
            elif isinstance(self.oracle, Estimator):
                self._win_model = EstimatedWinning(self.oracle)
        return self._win_model

    def stored_distributions(self) -> Distributions | None:
        """Returns the distributions of final totals from disk."""
        return None if self.solution is None else load_distributions(self.solution)

    def store_distributions(self, memory: int, progress: Stages) -> bool:
        """Computes the distributions of final totals; returns whether they are on disk now.

        Args:
            memory: bytes that this may take.
        """
        if not foresees_winner(self.oracle):
            return False
        find_distributions(self.oracle.solution, memory=memory, progress=progress)
        return self.stored_distributions() is not None


def analyst_of(
    variant: Variant,
    theta: float = 0.0,
    progress: Stages | None = None,
    memory: int | None = None,
    room: int = MOST_BYTES,
) -> Analyst:
    """Returns an analyst; arguments and errors as of `oracle_of`."""
    return Analyst(variant, oracle_of(variant, theta, progress, memory, room))


def oracle_of(
    variant: Variant,
    theta: float = 0.0,
    progress: Stages | None = None,
    memory: int | None = None,
    room: int = MOST_BYTES,
) -> Oracle:
    """Returns the best source of values for a variant: exact, or an estimate where it is too large.

    Args:
        theta: taste for risk, by point, as in `solver.objective.Utility`; 0 for the mean.
        memory: bytes that solving may take; half of what is free where it is None, and no more than `SUMMED_UP`.
        room: bytes that an estimate may take.

    Raises:
        PaschError: the variant is too large for exact values, and risk cannot be estimated; or for both.
    """
    if memory is None and not theta:
        # Beyond that a solution takes too long for a question, and an estimate answers instead.
        memory = min(SUMMED_UP, find_default_budget())
    try:
        return Adviser(_solution(variant, theta, progress, memory))
    except TooLargeError:
        if theta:
            # An estimate adds up the means of columns and knows nothing about the spread of totals.
            raise PaschError(Problem("risk-needs-solution", {"variant": variant.names})) from None
    return _estimator(variant, progress, room)


def stored_values(variant: Variant, theta: float = 0.0) -> Literal["exact", "estimate"] | None:
    """Returns the kind of values that `oracle_of` only has to open; None where they have to be computed."""
    if get_path(variant, _objective(theta)).exists():
        return "exact"
    return "estimate" if not theta and are_cached(variant) else None


def _objective(theta: float) -> ValueObjective:
    return Utility(theta) if theta else Mean()


def _solution(variant: Variant, theta: float, progress: Stages | None, memory: int | None) -> Solution:
    solution = _solutions.get((variant, theta))
    if solution is None:
        solution = solve(variant, _objective(theta), progress=progress, memory=memory)
        _solutions[variant, theta] = solution
    return solution


def _estimator(variant: Variant, progress: Stages | None, room: int) -> Estimator:
    key = variant, get_stamp(variant)
    estimator = _estimators.get(key)
    if estimator is None:
        stages = progress or no_stage_progress
        estimator = find_best_estimator(variant, progress=lambda share: stages("parts", share), room=room)
        _estimators[key] = estimator
    return estimator
