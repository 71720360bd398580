"""Narrates a game in sentences: computer turns, for a screen reader, and under the dice."""

from pasch.locale import LANGUAGES, text
from pasch.rules.dice.multisets import Dice, face, remainder
from pasch.rules.explain.bonus_sentences import signed_fact
from pasch.rules.game.events import Announced, Event, Rolled, Scored, StartRolled, Struck
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import entries
from pasch.rules.variant.box_names import box_name
from pasch.rules.variant.dice_glyphs import face_fact, said_dice


def speaker(name: str) -> dict[str, str]:
    """Returns the subject of a sentence: a seat called "You" is addressed, any other is named."""
    spoken_to = name in {text("seat-you", language) for language in LANGUAGES}
    return {"name": name, "person": "you" if spoken_to else "other"}


def narrate(before: GameState, event: Event, after: GameState, name: str, language: str) -> list[str]:
    """Narrates an event; a hold is narrated with the throw that follows it.

    Args:
        name: whose turn it was.
    """
    box = before.variant.box_by_id[event.box] if isinstance(event, Announced | Scored | Struck) else None
    if isinstance(event, Rolled):
        return [_throw(before, event.dice, name, language)]
    if isinstance(event, StartRolled):
        said = [text("play-start-thrown", language, **speaker(name), face=face_fact(before.variant, face(event.face)))]
        tie = after.start is not None and not after.start.faces
        return [*said, text("play-start-again", language)] if tie else said
    if box is None:
        return []
    label = box_name(before.variant, box, language)
    match event:
        case Announced():
            return [text("play-announces", language, **speaker(name), box=label)]
        case Struck():
            return [text("play-strikes", language, **speaker(name), box=label)]
    entry = next(entry for entry in entries(before) if entry.box == box.index)
    message = "play-scores-extra" if entry.bonus else "play-scores"
    facts = {"bonus": entry.bonus} if entry.bonus else {}
    said = [text(message, language, **speaker(name), box=label, points=signed_fact(entry.points), **facts)]
    if after.finish is not None:
        said.append(
            text("play-wins-at-once" if after.finish == "won" else "play-ends-at-once", language, **speaker(name))
        )
    return said


def _throw(before: GameState, roll: Dice, name: str, language: str) -> str:
    hold = before.turn.keeping or ()
    fallen = said_dice(before.variant, remainder(roll, hold), language)
    if not before.turn.throws:
        return text("play-throws", language, **speaker(name), dice=fallen)
    bought = before.turn.bought and before.turn.throws >= before.variant.turn.throws
    if not hold and not bought:
        return text("play-holds-nothing", language, **speaker(name), fallen=fallen)
    message = "play-buys" if bought else "play-holds"
    return text(message, language, **speaker(name), dice=said_dice(before.variant, hold, language), fallen=fallen)
