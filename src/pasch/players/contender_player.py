"""A player that plays to win, not for points, and considers all cards at the table.

It takes the action with the best chance to win (see `solver.query.win_chance`): its own turn is solved exactly, and all
later turns are valued as if every seat maximized its expected score. This is one step of policy improvement, so it wins
at least as often as the policy for the mean; it is exact once all others have finished. Among actions with equal
chances it takes the one with the highest mean.
"""

import random
from contextlib import suppress

from pasch.players.solved_player import SolvedPlayer
from pasch.rules.errors import PaschError
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Stages
from pasch.solver.query.action_ranking import EQUAL, best_action
from pasch.solver.query.estimated_win_chance import EstimatedWinning
from pasch.solver.query.oracle import Oracle
from pasch.solver.query.win_chance import Winning, foresees_winner
from pasch.solver.solve.simulation import SimulationPolicy
from pasch.values.analyst import Analyst


class ContenderPlayer(SolvedPlayer):
    """Plays for the chance to win; alone, or where the chance is unknown, for the mean. Threads may share it."""

    def __init__(self) -> None:
        super().__init__()
        self._won: tuple[Oracle | None, Winning | EstimatedWinning | None] = None, None

    def choose(self, state: GameState, chance: random.Random) -> Action:
        """See `Player.choose`."""
        self.prepare(state.variant)
        return super().choose(state, chance)

    def choose_with(self, oracle: Oracle, state: GameState, chance: random.Random) -> Action:
        """See `SolvedPlayer`; only opens stored distributions of totals, and never computes them."""
        winning = self._look_up(oracle)
        alone = len(state.cards) == 1
        self.lacks_endings = winning is None and not alone and foresees_winner(oracle)
        if winning is None or alone:
            return super().choose_with(oracle, state, chance)
        return action_to_win(winning, oracle, state)

    def prepare(self, variant: Variant, progress: Stages | None = None) -> None:
        """See `PreparedPlayer.prepare`."""
        analyst = self._analyst(variant, progress)
        if self._won[0] is not analyst.oracle and analyst.is_win_chance_exact:
            # If the distributions need more memory than there is, it plays for the mean.
            with suppress(PaschError):
                self._won = analyst.oracle, analyst.win_model(progress)

    def fast(self, variant: Variant) -> SimulationPolicy | None:  # noqa: ARG002 - like all players
        """Returns None: kernels play each card by itself, and this player considers the others."""
        return None

    def _look_up(self, oracle: Oracle) -> Winning | EstimatedWinning | None:
        # Read once: another thread may play another variant.
        known, winning = self._won
        if known is not oracle or winning is None:
            winning = Analyst(oracle.variant, oracle).stored_win_model() if foresees_winner(oracle) else None
            self._won = oracle, winning
        return winning


def action_to_win(winning: Winning | EstimatedWinning, oracle: Oracle, state: GameState) -> Action:
    """The action with the best chance to win; of equal ones the one with the highest mean."""
    options = winning.advise(state).options
    good = {option.action for option in options if option.loss < EQUAL}
    if len(good) == 1:
        return options[0].action
    values = oracle.action_values(state)
    return best_action(state.variant, {action: values[action] for action in good})
