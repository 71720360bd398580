"""Actions in the notation: ``>335`` holds, ``$>335`` with a bought throw, ``!chance`` announces, ``=fours`` enters, and
``=fours x`` strikes.

>>> format_action(Held((3, 3, 5))), format_action(Struck("fours"))
('>335', '=fours x')
>>> parse_action("=fours x")
Struck(box='fours')
"""

import re

from pasch.rules.arguments import checked
from pasch.rules.dice.dice_notation import excerpt, format_dice, parse_dice
from pasch.rules.errors import NotationError, Problem
from pasch.rules.game.events import Action, Announced, Bought, Held, Scored, Struck

_BOX = r"[a-z0-9_.]{1,100}"
_ACTION = re.compile(
    rf"(?P<buy>\$?)>(?P<hold>[0-9.+]{{1,60}}|[-–])|!(?P<announce>{_BOX})|=(?P<entry>{_BOX})(?P<strike> +x)?", re.ASCII
)


@checked
def format_action(action: Action) -> str:
    """Formats an action, without blanks except before the ``x`` of a strike."""
    match action:
        case Announced(box):
            return f"!{box}"
        case Held(dice):
            return f">{format_dice(dice)}"
        case Bought(dice):
            return f"$>{format_dice(dice)}"
        case Scored(box):
            return f"={box}"
        case Struck(box):
            return f"={box} x"


@checked
def parse_action(text: str) -> Action:
    """Parses an action; the rules decide whether it is legal.

    Raises:
        NotationError: the text is no action.
    """
    found = _ACTION.fullmatch(text.strip())
    if found is None:
        raise NotationError(Problem("not-an-action", {"found": excerpt(text)}))
    if found["hold"]:
        dice = parse_dice(found["hold"])
        return Bought(dice) if found["buy"] else Held(dice)
    if found["announce"]:
        return Announced(found["announce"])
    return Struck(found["entry"]) if found["strike"] else Scored(found["entry"])
