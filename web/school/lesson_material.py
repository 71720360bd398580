"""Material of the lessons: a solved variant, its rounds, and games with and without a habit."""

from collections.abc import Sequence
from functools import cached_property

from pasch.solver.solve.solution import Solution
from school.habit_catalogue import HABITS
from school.habit_costs import HabitCost, HabitDecision, best, cost, play
from school.round_probabilities import Rounds
from school.solved_variant import SolvedVariant

GAMES = 1000
SEED = "pasch-school"


class LessonMaterial:
    """Everything is computed when it is first asked for, and kept.

    Args:
        games: so many are played by each habit, and as many without.
    """

    def __init__(self, solution: Solution, games: int = GAMES) -> None:
        self.known = SolvedVariant(solution)
        self._games = games
        self._costs: dict[str, HabitCost] = {}
        self._deviations: dict[str, Sequence[HabitDecision]] = {}

    @cached_property
    def rounds(self) -> Rounds:
        """The best play round by round, exactly."""
        return Rounds(self.known)

    @cached_property
    def best_games(self) -> Sequence[HabitDecision]:
        """The decisions of the best play."""
        return list(play(self.known, best, self._games, SEED))

    def cost(self, habit: str) -> HabitCost:
        """Returns the cost of a habit per game."""
        self._play(habit)
        return self._costs[habit]

    def deviations(self, habit: str) -> Sequence[HabitDecision]:
        """Returns the decisions at which the habit lost anything."""
        self._play(habit)
        return self._deviations[habit]

    def _play(self, habit: str) -> None:
        if habit not in self._costs:
            decisions = list(play(self.known, HABITS[habit], self._games, SEED))
            self._costs[habit] = cost(decisions, self._games)
            self._deviations[habit] = [taken for taken in decisions if taken.option.loss > 0]
