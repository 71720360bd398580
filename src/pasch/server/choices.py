"""Actions and advice as JSON, as docs/protocol.md writes them."""

from collections.abc import Mapping
from operator import itemgetter
from typing import Any

from pasch.rules.dicetext import format_dice, parse_dice
from pasch.rules.state import Action, Announced, Bought, Held, Scored, Struck


def written_action(action: Action) -> dict[str, str]:
    """An action without what follows from it: ``{"type": "held", "dice": "55"}``, ``{"type": "scored", "box": …}``."""
    match action:
        case Held(dice):
            return {"type": "held", "dice": format_dice(dice)}
        case Bought(dice):
            return {"type": "bought", "dice": format_dice(dice)}
        case Announced(box):
            return {"type": "announced", "box": box}
        case Scored(box):
            return {"type": "scored", "box": box}
        case Struck(box):
            return {"type": "struck", "box": box}


def read_action(written: Mapping[str, str]) -> Action:
    """The action that `written_action` wrote."""
    match written["type"]:
        case "held":
            return Held(parse_dice(written["dice"]))
        case "bought":
            return Bought(parse_dice(written["dice"]))
        case "announced":
            return Announced(written["box"])
        case "scored":
            return Scored(written["box"])
        case _:
            return Struck(written["box"])


def ranked_options(worth: Mapping[Action, float], *, exact: bool, absolute: bool) -> dict[str, Any]:
    """Advice: every legal action, the best first; equal ones in the order of the rules.

    Args:
        exact: the values are those of the best play.
        absolute: they are final totals to expect. Otherwise they only compare, and ``value`` is null.
    """
    most = max(worth.values())
    options = [
        {"action": written_action(action), "value": value if absolute else None, "loss": most - value}
        for action, value in sorted(worth.items(), key=itemgetter(1), reverse=True)
    ]
    return {"exact": exact, "options": options, "best": options[0]["action"]}
