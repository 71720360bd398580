"""The chance to win along a game: how likely each seat is to win after every event, and what its decisions did to that.

Along the curve everybody plays for the mean from each moment on, so what is best in points changes nothing there. A
decision's loss is against the action with the best chance to win, if the turn is played for it (`Winning.advise`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pasch.analysis.review.game_account import DecisionStep, GameAccount, ThrowStep
from pasch.analysis.review.marks import counts
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Action
from pasch.solver.kernels.games.roll_options import TIE
from pasch.solver.query.action_ranking import Option, best_action
from pasch.solver.query.win_chance import Winning

_ROUNDING = 1e-12


@dataclass
class WinCurve:
    """The chance of each seat to win in the course of a game.

    Attributes:
        points: by event, −1 before all of them, the chance of each seat.
        options: by event of each decision that counts, every action with its chance to win and its loss of it.
    """

    points: dict[int, list[float]] = field(default_factory=dict)
    options: dict[int, Mapping[Action, Option]] = field(default_factory=dict)


def find_win_curve(account: GameAccount, winning: Winning) -> WinCurve:
    """Returns the chances to win along a game.

    Raises:
        PaschError: no game leads to one of its positions.
    """
    curve, played = WinCurve(), account.played
    now = curve.points[-1] = winning.values(played[0])
    for moment, following in zip(account.moments, [*account.moments[1:], None], strict=True):
        after = played[moment.event + 1]
        if isinstance(moment, ThrowStep):
            # What is done next is taken to be the best; it is known already, and need not be looked for again.
            if isinstance(following, DecisionStep):
                values = {option.action: option.value for option in following.options}
                after = apply(following.state, best_action(following.state.variant, values))
            now = winning.values(after)
        elif moment.chosen.loss > TIE or any(
            option.loss <= TIE and option.action != moment.chosen.action for option in moment.options
        ):
            # On an only best action the chance before would already have counted.
            now = winning.values(after)
        if isinstance(moment, DecisionStep) and counts(moment.options):
            curve.options[moment.event] = {
                option.action: option if option.loss > _ROUNDING else option._replace(loss=0.0)
                for option in winning.advise(moment.state).options
            }
        curve.points[moment.event] = now
    return curve
