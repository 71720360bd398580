"""Themes: what a decision is about, computed from the position and from why one action is better than the other.

A decision may have several; the first one that fits is the main one. Reviews ask the same question of decisions that
lost something.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from pasch.rules.dice import Dice, face
from pasch.rules.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.state import GameState
from pasch.rules.turn import five_state

if TYPE_CHECKING:
    from pasch.analysis.reasons import Reason

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
"""What a decision is mainly about stands first: the rarest. Their names are ``theme-NAME`` in the catalogues."""
Aim = Literal["points", "win"]
LAST_BOXES = 3
"""Free entries on the card: from then on it is the endgame."""
_LEAST_RUN = 3
"""Different faces that make a part of a straight."""


class Decision(NamedTuple):
    """A decision between the best action and the one that tempts most, or that was taken.

    Attributes:
        reasons: why the better one is better, the weightiest first; none where nobody knows.
    """

    state: GameState
    better: Action
    worse: Action
    reasons: "Sequence[Reason]" = ()
    aim: Aim = "points"


def themes_of(decision: Decision) -> list[Theme]:
    """What it is about, the main theme first; at least one."""
    return [theme for theme in THEMES if _TESTS[theme](decision)]


def _is_to_win(decision: Decision) -> bool:
    """What wins most often is not what brings most points on average."""
    return decision.aim == "win"


def _is_joker(decision: Decision) -> bool:
    """All dice show the same, the box for it is filled already, and an extra rule says what happens now."""
    state = decision.state
    if len({face(code) for code in state.turn.roll}) > 1:
        return False
    fives = (column.five for column in state.variant.columns if column.extra)
    return any(five is not None and five_state(state.card, state.variant.boxes[five]) for five in fives)


def _is_announcing(decision: Decision) -> bool:
    """Whether to name a box now, and which."""
    return isinstance(decision.better, Announced) or isinstance(decision.worse, Announced)


def _is_column(decision: Decision) -> bool:
    """The same roll could go into different columns."""
    boxes = [_box(action) for action in (decision.better, decision.worse)]
    found = {decision.state.variant.box_by_id[box].column for box in boxes if box is not None}
    return len(found) > 1


def _is_bonus(decision: Decision) -> bool:
    """One of both keeps a bonus likelier, and that is a good part of the difference."""
    return any(reason.kind == "bonus" for reason in decision.reasons)


def _is_straight_or_pairs(decision: Decision) -> bool:
    """One of both keeps dice for a straight, the other equal ones."""
    better, worse = _hold(decision.better), _hold(decision.worse)
    if better is None or worse is None:
        return False
    return (_is_run(better) and _has_equal(worse)) or (_has_equal(better) and _is_run(worse))


def _is_strike(decision: Decision) -> bool:
    """A box is struck, or could be."""
    return isinstance(decision.better, Struck) or isinstance(decision.worse, Struck)


def _is_endgame(decision: Decision) -> bool:
    """Three boxes at most are still free."""
    return decision.state.card.entries.count(None) <= LAST_BOXES


def _is_box(decision: Decision) -> bool:
    """The roll is entered, and the question is where."""
    return isinstance(decision.better, Scored | Struck) and isinstance(decision.worse, Scored | Struck)


def _is_keeping(decision: Decision) -> bool:
    """Which dice stay on the table, or whether to throw again at all."""
    return isinstance(decision.better, Held | Bought) or isinstance(decision.worse, Held | Bought)


def _box(action: Action) -> str | None:
    return None if isinstance(action, Held | Bought) else action.box


def _hold(action: Action) -> Dice | None:
    return action.dice if isinstance(action, Held | Bought) else None


def _is_run(dice: Dice) -> bool:
    shown = {face(code) for code in dice}
    return len(shown) == len(dice) >= _LEAST_RUN


def _has_equal(dice: Dice) -> bool:
    return len({face(code) for code in dice}) < len(dice)


_TESTS: dict[Theme, Callable[[Decision], bool]] = {
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
