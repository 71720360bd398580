"""Advice on a position: its actions from the best to the worst."""

from collections.abc import Mapping
from operator import itemgetter
from typing import TYPE_CHECKING

from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.rules.text.position_notation import only, parse_position
from pasch.rules.variant.variant import Variant
from pasch.server.wire.responses import AdviceAnswer, OptionAnswer
from pasch.solver.query.oracle import Certainty

if TYPE_CHECKING:
    from pasch.solver.query.estimated_win_chance import EstimatedWinning
    from pasch.solver.query.oracle import Oracle
    from pasch.solver.query.win_chance import Winning


def read_position(variant: Variant, text: str) -> GameState:
    """The position of this variant that a text describes, in which a seat decides.

    Raises:
        PaschError: it is no position, one of another variant, or nothing is to be decided there.
    """
    state = parse_position(text, only(variant))
    if state.phase != "decide":
        raise PaschError(Problem("nothing-to-decide"))
    return state


def ranked_advice(values: Mapping[Action, float], *, certainty: Certainty, absolute: bool) -> AdviceAnswer:
    """Advice: every legal action, the best first; equal ones in the order of the rules.

    Args:
        certainty: how much the values can be trusted.
        absolute: they are final totals to expect; otherwise they only compare.
    """
    most = max(values.values())
    options = [
        OptionAnswer(action=action, value=value if absolute else None, loss=most - value)
        for action, value in sorted(values.items(), key=itemgetter(1), reverse=True)
    ]
    return AdviceAnswer(exact=certainty == "exact", certainty=certainty, options=options, best=options[0].action)


def ranked_win_advice(
    winning: "Winning | EstimatedWinning", oracle: "Oracle", state: GameState, language: str
) -> AdviceAnswer:
    """Advice for winning: the best chance first, each action with the final total to expect as well."""
    from pasch.analysis.advice.winning_reasons import why_best_to_win
    from pasch.solver.query.action_ranking import rank_actions_to_win as in_order
    from pasch.solver.query.win_chance import Winning

    means = oracle.action_values(state)
    found = in_order(winning.advise(state), means)
    options = [
        OptionAnswer(action=option.action, value=means[option.action], loss=option.loss, win=option.value)
        for option in found
    ]
    why = None
    if isinstance(winning, Winning):
        why = why_best_to_win(winning, state, found, [means[option.action] for option in found])
    reason = None if why is None else why.words(state, language)
    chances = list(winning.chances(state).value)
    # Chances to win are estimated as well where totals are learned.
    sure: Certainty = "exact" if winning.exact else oracle.certainty
    answer = AdviceAnswer(exact=winning.exact, certainty=sure, options=options, best=options[0].action, chances=chances)
    return answer.model_copy(update={"reason": reason})


def reason_of(answer: AdviceAnswer, oracle: "Oracle", state: GameState, language: str) -> str | None:
    """Why the best action of an advice with values is better than the next that is clearly worse."""
    from pasch.analysis.advice.reasons import why_best
    from pasch.solver.query.action_ranking import Option

    options = [Option(each.action, each.value or 0.0, each.loss) for each in answer.options]
    why = why_best(oracle, state, options)
    return None if why is None else why.words(state, language)
