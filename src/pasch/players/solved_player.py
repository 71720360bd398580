"""Players that decide by solved values: optimal play, weaker levels of it, and play with a taste for or against risk.

A level is the optimal player with a temperature: it takes each action with a probability in proportion to
``exp(value / temperature)``, where the value assumes optimal play afterwards. So it errs most where little is lost.

Values are exact where the variant can be solved, and estimates where it is too large; see `SolvedPlayer.certainty`.
"""

import random
from collections.abc import Sequence
from functools import partial

from pasch.players.softmax_choice import choose
from pasch.rules.errors import Problem
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.solver.learned.learned_play import WidePlay
from pasch.solver.progress import Stages
from pasch.solver.query.action_ranking import best_action
from pasch.solver.query.advice import Adviser
from pasch.solver.query.estimate import Estimator
from pasch.solver.query.oracle import Certainty, Oracle
from pasch.solver.solve.simulation import SimulationPolicy
from pasch.values.analyst import Analyst, analyst_of


class SolvedPlayer:
    """Plays by the values of its options. Threads may share it.

    Args:
        temperature: in points on the sheet (see `Variant.scale`); 0 for the best action always.
        theta: taste for risk, per point, as in `solver.objective.Utility`; 0 for the highest mean.
    """

    def __init__(self, temperature: float = 0.0, theta: float = 0.0) -> None:
        self.temperature = temperature
        self.theta = theta
        self._known: tuple[Variant, Analyst] | None = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}(temperature={self.temperature:g}, theta={self.theta:g})"

    # True if distributions of totals, which are not stored yet, would change its play.
    lacks_endings = False

    def choose(self, state: GameState, chance: random.Random) -> Action:
        """See `Player.choose`."""
        return self.choose_with(self._oracle(state.variant), state, chance)

    def choose_with(self, oracle: Oracle, state: GameState, chance: random.Random) -> Action:
        """Chooses by the values of a given oracle."""
        best = partial(best_action, state.variant)
        return choose(state, oracle.action_values(state), best, self.temperature * state.variant.scale, chance)

    def prepare(self, variant: Variant, progress: Stages | None = None) -> None:
        """See `PreparedPlayer.prepare`."""
        self._oracle(variant, progress)

    def certainty(self, variant: Variant) -> Certainty:
        """See `PreparedPlayer.certainty`."""
        return self._oracle(variant).certainty

    def notes(self, variant: Variant) -> Sequence[Problem]:
        """See `ReportingPlayer.notes`."""
        return self._oracle(variant).notes

    def fast(self, variant: Variant) -> SimulationPolicy | WidePlay | None:
        """See `VectorisedPlayer.fast`."""
        oracle = self._oracle(variant)
        temperature = self.temperature * variant.scale
        if isinstance(oracle, Estimator):
            return WidePlay(oracle.wide, temperature)
        if not isinstance(oracle, Adviser):
            return None
        solution = oracle.solution
        return SimulationPolicy(solution.space, solution.arrays, solution.value, self.theta, temperature)

    def _oracle(self, variant: Variant, progress: Stages | None = None) -> Oracle:
        return self._analyst(variant, progress).oracle

    def _analyst(self, variant: Variant, progress: Stages | None = None) -> Analyst:
        # By identity, not by rules: variants with the same rules may have different ids of boxes in their actions.
        # Read once: another thread may play another variant.
        known = self._known
        if known is None or known[0] is not variant:
            self._known = known = variant, analyst_of(variant, self.theta, progress)
        return known[1]
