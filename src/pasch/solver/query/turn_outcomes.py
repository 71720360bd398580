"""Possible ends of a turn under an oracle's best actions, for sheets whose later turns cannot be followed."""

from collections import defaultdict
from collections.abc import Mapping

from pasch.rules.game.card import Card
from pasch.rules.game.engine import apply, chance_outcomes
from pasch.rules.game.events import Action, Scored, Struck
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.solver.parallel.thread_safety import CopiedLock, one_at_a_time
from pasch.solver.query.action_ranking import best_action
from pasch.solver.query.advice import Ending, compute_entry_points
from pasch.solver.query.oracle import Oracle


class TurnOutcomes:
    """Possible ends of turns; the best action of each roll is cached while queries are about the same cards.

    Args:
        oracle: values the actions; if its values are estimates, so are the probabilities.
    """

    def __init__(self, oracle: Oracle) -> None:
        self._oracle, self._calls = oracle, CopiedLock()
        self._cards: tuple[Card, ...] = ()
        self._best: dict[GameState, Action] = {}

    @one_at_a_time
    def after(self, state: GameState, action: Action) -> tuple[Ending, ...]:
        """Returns the possible ends of the turn after a legal action, the likeliest first."""
        if isinstance(action, Scored | Struck):
            return (_ending(state.variant, action.box, compute_entry_points(state, action), 1.0),)
        if self._cards != state.cards:
            self._cards, self._best = state.cards, {}
        chance_by_entry: dict[tuple[str, int], float] = defaultdict(float)
        # Probability flows through states until all of it has ended the turn.
        flow: Mapping[GameState, float] = {apply(state, action): 1.0}
        while flow:
            flow = self._further(flow, chance_by_entry)
        endings = [_ending(state.variant, box, points, chance) for (box, points), chance in chance_by_entry.items()]
        return tuple(sorted(endings, key=lambda ending: -ending.chance))

    def _further(
        self, flow: Mapping[GameState, float], chance_by_entry: dict[tuple[str, int], float]
    ) -> Mapping[GameState, float]:
        # One throw or decision for all states in parallel; ends of the turn go to `chance_by_entry`.
        following: dict[GameState, float] = defaultdict(float)
        for state, chance in flow.items():
            if state.phase == "throw":
                for thrown, likely in chance_outcomes(state):
                    following[apply(state, thrown)] += chance * float(likely)
                continue
            if state not in self._best:
                self._best[state] = best_action(state.variant, self._oracle.action_values(state))
            action = self._best[state]
            if isinstance(action, Scored | Struck):
                chance_by_entry[action.box, compute_entry_points(state, action)] += chance
            else:
                following[apply(state, action)] += chance
        return following


def _ending(variant: Variant, name: str, points: int, chance: float) -> Ending:
    box = variant.box_by_id[name]
    return Ending(name, points, chance, variant.gain(box, box.struck))
