"""Actions and advice as JSON, as docs/protocol.md writes them."""

from collections.abc import Mapping
from operator import itemgetter
from typing import Any

from pasch.play.record_json import event_fields
from pasch.rules.dicetext import parse_dice
from pasch.rules.state import Action, Announced, Bought, Held, Scored, Struck


def read_action(written: Mapping[str, str]) -> Action:
    """The action of these fields, as `record_json.event_fields` writes them."""
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
        {"action": event_fields(action), "value": value if absolute else None, "loss": most - value}
        for action, value in sorted(worth.items(), key=itemgetter(1), reverse=True)
    ]
    return {"exact": exact, "options": options, "best": options[0]["action"]}
