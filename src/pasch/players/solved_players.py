"""Players that decide by solved values: the best play, weaker levels of it, and a taste for risk or against it.

A level is the best player with a temperature: it knows what every action is worth if the game is played on at its best,
and takes each with a probability in proportion to ``exp(value / temperature)``. So it errs most where little is lost.

What they know of a variant is exact where it can be solved. Where it is too large, an estimate takes its place, and
`SolvedPlayer.certainty` says so.
"""

import random
from collections.abc import Sequence
from functools import partial
from typing import Literal
from weakref import WeakValueDictionary

from pasch.players.softmax_choice import choose
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.solver.learned.best_estimate import learned_of
from pasch.solver.learned.learned_play import WidePlay
from pasch.solver.learned.weight_store import stamp
from pasch.solver.objective import Mean, Utility, ValueObjective
from pasch.solver.parts.sheet_parts import MOST_BYTES, are_kept
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.query.action_ranking import best_action
from pasch.solver.query.advice import Adviser
from pasch.solver.query.estimate import Estimator
from pasch.solver.query.oracle import Certainty, Oracle
from pasch.solver.solve.simulation import Play
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.solve_plan import SUMMED_UP, default_budget
from pasch.solver.solve.solver import solve
from pasch.solver.solve.storage import path_of


class SolvedPlayer:
    """Plays by the values of its options.

    Args:
        temperature: in points on the sheet (see `Variant.scale`); 0 for the best action always.
        theta: for or against risk, by point, as in `solver.objective.Utility`; 0 for the highest mean.
    """

    def __init__(self, temperature: float = 0.0, theta: float = 0.0) -> None:
        self.temperature = temperature
        self.theta = theta
        self._known: tuple[Variant, Oracle] | None = None

    lacks_endings = False
    """Whether it would play otherwise if it knew how cards end."""

    def choose(self, state: GameState, chance: random.Random) -> Action:
        """See `Player.choose`."""
        return self.choose_with(self._oracle(state.variant), state, chance)

    def choose_with(self, oracle: Oracle, state: GameState, chance: random.Random) -> Action:
        """The same by an oracle of somebody else's."""
        best = partial(best_action, state.variant)
        return choose(state, oracle.action_values(state), best, self.temperature * state.variant.scale, chance)

    def prepare(self, variant: Variant, progress: Stages | None = None) -> None:
        """See `Prepared.prepare`."""
        self._oracle(variant, progress)

    def certainty(self, variant: Variant) -> Certainty:
        """See `Prepared.certainty`."""
        return self._oracle(variant).certainty

    def notes(self, variant: Variant) -> Sequence[Problem]:
        """See `Noting.notes`."""
        return self._oracle(variant).notes

    def fast(self, variant: Variant) -> Play | WidePlay | None:
        """See `Vectorised.fast`."""
        oracle = self._oracle(variant)
        temperature = self.temperature * variant.scale
        if isinstance(oracle, Estimator):
            return WidePlay(oracle.wide, temperature)
        if not isinstance(oracle, Adviser):
            return None
        solution = oracle.solution
        return Play(solution.space, solution.arrays, solution.value, self.theta, temperature)

    def _oracle(self, variant: Variant, progress: Stages | None = None) -> Oracle:
        # The very same variant, not only the same rules: under other names its actions are called otherwise.
        if self._known is None or self._known[0] is not variant:
            self._known = variant, oracle_of(variant, self.theta, progress)
        return self._known[1]


_solutions: WeakValueDictionary[tuple[Variant, float], Solution] = WeakValueDictionary()
"""Those that somebody plays by now: several at one table share them."""
_estimators: WeakValueDictionary[tuple[Variant, int], Estimator] = WeakValueDictionary()


def oracle_of(
    variant: Variant,
    theta: float = 0.0,
    progress: Stages | None = None,
    memory: int | None = None,
    room: int = MOST_BYTES,
) -> Oracle:
    """What knows the values of a variant's actions: exactly, or by an estimate where it is too large.

    Args:
        theta: see `SolvedPlayer`.
        memory: bytes that solving may take; half of what is free where it is None, and no more than `SUMMED_UP`.
        room: bytes that an estimate may take.

    Raises:
        PaschError: the variant is too large for exact values, and risk cannot be estimated; or for both.
    """
    if memory is None and not theta:
        memory = min(SUMMED_UP, default_budget())
    try:
        return Adviser(_solution(variant, theta, progress, memory))
    except PaschError as error:
        if error.code != "solve-too-large":
            raise
    if theta:
        # An estimate adds up the means of columns; what a game may still swing by cannot be read off it.
        raise PaschError(Problem("risk-needs-solution", {"variant": variant.names}))
    return _estimator(variant, progress, room)


def cached_values(variant: Variant, theta: float = 0.0) -> Literal["exact", "estimate"] | None:
    """What `oracle_of` has only to open, because it is in the cache already; None where it has to be computed."""
    if path_of(variant, _objective(theta)).exists():
        return "exact"
    return "estimate" if not theta and are_kept(variant) else None


def _objective(theta: float) -> ValueObjective:
    return Utility(theta) if theta else Mean()


def _solution(variant: Variant, theta: float, progress: Stages | None, memory: int | None) -> Solution:
    solution = _solutions.get((variant, theta))
    if solution is None:
        solution = solve(variant, _objective(theta), progress=progress, memory=memory)
        _solutions[variant, theta] = solution
    return solution


def _estimator(variant: Variant, progress: Stages | None, room: int) -> Estimator:
    key = variant, stamp(variant)
    estimator = _estimators.get(key)
    if estimator is None:
        told = progress or no_stage_progress
        estimator = learned_of(variant, progress=lambda share: told("parts", share), room=room)
        _estimators[key] = estimator
    return estimator
