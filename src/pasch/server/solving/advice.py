"""Positions, actions and advice as docs/protocol.md writes them."""

from collections.abc import Mapping
from operator import itemgetter
from typing import Any

from pasch.rules.errors import PaschError, Problem
from pasch.rules.events import ACTIONS, Action
from pasch.rules.notation import only, parse_position
from pasch.rules.state import GameState
from pasch.rules.variant import Variant


def read_action(written: Mapping[str, str]) -> Action:
    """The action of these fields; what else is written there does not matter."""
    return ACTIONS.validate_python({key: written[key] for key in ("type", "dice", "box") if key in written})


def read_position(variant: Variant, text: str) -> GameState:
    """The position of this variant that a text describes, in which a seat decides.

    Raises:
        PaschError: it is no position, one of another variant, or nothing is to be decided there.
    """
    state = parse_position(text, only(variant))
    if state.phase != "decide":
        raise PaschError(Problem("nothing-to-decide"))
    return state


def ranked_options(worth: Mapping[Action, float], *, exact: bool, absolute: bool) -> dict[str, Any]:
    """Advice: every legal action, the best first; equal ones in the order of the rules.

    Args:
        exact: the values are those of the best play.
        absolute: they are final totals to expect. Otherwise they only compare, and ``value`` is null.
    """
    most = max(worth.values())
    options = [
        {"action": action.as_json(), "value": value if absolute else None, "loss": most - value}
        for action, value in sorted(worth.items(), key=itemgetter(1), reverse=True)
    ]
    return {"exact": exact, "options": options, "best": options[0]["action"]}
