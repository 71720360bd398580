"""Themes: what a decision is about, computed from the position and from why one action is better than the other.

A decision may have several; the first one that fits is the main one. Reviews ask the same question of decisions that
lost something.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from pasch.rules.dice.multisets import Dice, face
from pasch.rules.game.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import five_state

if TYPE_CHECKING:
    from pasch.analysis.advice.reasons import Reason

Theme = Literal[
    "win",
    "joker",
    "announce",
    "column",
    "bonus",
    "straight-or-pairs",
    "strike",
    "endgame",
    "box",
    "keep",
]
"""Themes of decisions, the rarest first, which is the main one. Their names are ``theme-NAME`` in the catalogues."""
Aim = Literal["points", "win"]
LAST_BOXES = 3
"""Free entries on the card: from then on it is the endgame."""
_LEAST_RUN = 3
"""Different faces that make a part of a straight."""


class DecisionQuestion(NamedTuple):
    """A decision between the best action and the most tempting other one, or the one taken.

    Attributes:
        reasons: why the better one is better, the most important first; none if unknown.
        loss: points that the worse one loses.
    """

    state: GameState
    better: Action
    worse: Action
    reasons: "Sequence[Reason]" = ()
    loss: float = 0.0
    aim: Aim = "points"


def themes_of(question: DecisionQuestion) -> list[Theme]:
    """Returns the themes of a decision, the main one first; at least one."""
    return [theme for theme in THEMES if _TESTS[theme](question)]


def _is_to_win(question: DecisionQuestion) -> bool:
    return question.aim == "win"


def _is_joker(question: DecisionQuestion) -> bool:
    state = question.state
    if len({face(code) for code in state.turn.roll}) > 1:
        return False
    fives = (column.five for column in state.variant.columns if column.extra)
    return any(five is not None and five_state(state.card, state.variant.boxes[five]) for five in fives)


def _is_announcing(question: DecisionQuestion) -> bool:
    return isinstance(question.better, Announced) or isinstance(question.worse, Announced)


def _is_column(question: DecisionQuestion) -> bool:
    actions = question.better, question.worse
    boxes = [action.box for action in actions if not isinstance(action, Held | Bought)]
    return len({question.state.variant.box_by_id[box].column for box in boxes}) > 1


def _is_bonus(question: DecisionQuestion) -> bool:
    return any(reason.kind == "bonus" and 2 * reason.effect >= question.loss for reason in question.reasons)


def _is_straight_or_pairs(question: DecisionQuestion) -> bool:
    better, worse = _hold(question.better), _hold(question.worse)
    if better is None or worse is None:
        return False
    return (_is_run(better) and _has_equal(worse)) or (_has_equal(better) and _is_run(worse))


def _is_strike(question: DecisionQuestion) -> bool:
    return isinstance(question.better, Struck) or isinstance(question.worse, Struck)


def _is_endgame(question: DecisionQuestion) -> bool:
    return question.state.card.entries.count(None) <= LAST_BOXES


def _is_box(question: DecisionQuestion) -> bool:
    return isinstance(question.better, Scored | Struck) and isinstance(question.worse, Scored | Struck)


def _is_keeping(question: DecisionQuestion) -> bool:
    return isinstance(question.better, Held | Bought) or isinstance(question.worse, Held | Bought)


def _hold(action: Action) -> Dice | None:
    return action.dice if isinstance(action, Held | Bought) else None


def _is_run(dice: Dice) -> bool:
    shown = {face(code) for code in dice}
    return len(shown) == len(dice) >= _LEAST_RUN


def _has_equal(dice: Dice) -> bool:
    return len({face(code) for code in dice}) < len(dice)


_TESTS: dict[Theme, Callable[[DecisionQuestion], bool]] = {
    "win": _is_to_win,
    "joker": _is_joker,
    "announce": _is_announcing,
    "column": _is_column,
    "bonus": _is_bonus,
    "straight-or-pairs": _is_straight_or_pairs,
    "strike": _is_strike,
    "endgame": _is_endgame,
    "box": _is_box,
    "keep": _is_keeping,
}
THEMES: tuple[Theme, ...] = get_args(Theme)
