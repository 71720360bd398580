"""Parses a player's input at the table: dice to hold, a box, an announcement, or a command."""

import re
from dataclasses import dataclass
from typing import Literal

from pasch.cli.table.typed_box import box_meant
from pasch.cli.table.typed_dice import dice_held
from pasch.play.dice.dice_seating import Seats
from pasch.rules.errors import NotationError, Problem
from pasch.rules.game.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import announceable, entries, may_buy, may_throw_again, must_announce
from pasch.rules.variant.variant import Box

Word = Literal["help", "undo", "quit", "rules", "cards", "go"]

_WORDS: dict[str, Word] = {
    "?": "help",
    "h": "help",
    "help": "help",
    "hilfe": "help",
    "u": "undo",
    "undo": "undo",
    "z": "undo",
    "zurück": "undo",
    "q": "quit",
    "quit": "quit",
    "ende": "quit",
    "exit": "quit",
    "rules": "rules",
    "regeln": "rules",
    "cards": "cards",
    "blöcke": "cards",
    "": "go",
}
_STRIKE = re.compile(r"^(?:x\s+|x(?=[#=\d])|strike\s+|streiche\s+|streichen\s+)(.*)$")


@dataclass(frozen=True, slots=True)
class StrikeQuestion:
    """A box that was named although the roll gives nothing there: strike it?"""

    box: Box


def word_of(typed: str) -> Word | None:
    """The word to the table that was typed, if it is one."""
    return _WORDS.get(typed.strip().casefold())


def understand(typed: str, state: GameState, seats: Seats, language: str) -> Action | StrikeQuestion:
    """Parses the input of a player who has to decide.

    Args:
        typed: digits for dice to hold, letters for their seats, a box by its name or number; ``!`` in front announces,
            ``x`` strikes, ``$`` buys a throw.
        seats: the dice as they lie.
        language: the one that boxes are called in.

    Raises:
        NotationError: it means nothing here, or more than one thing.
    """
    typed, variant = typed.strip(), state.variant
    if not typed:
        raise NotationError(Problem("nothing-typed", {"moment": what_to_type(state)}))
    strike = _STRIKE.match(typed.casefold())
    if strike:
        strikable = [entry.box for entry in entries(state) if entry.strikes]
        named = f"#{strike[1]}" if strike[1].isdigit() else strike[1]
        return Struck(box_meant(named, variant, strikable, language).id)
    if typed.startswith("!"):
        named = f"#{typed[1:].strip()}" if typed[1:].strip().isdigit() else typed[1:]
        return Announced(box_meant(named, variant, announceable(state), language).id)
    if typed == "$":
        raise NotationError(Problem("buy-names-dice"))
    if typed.startswith("$"):
        return Bought(dice_held(typed[1:], variant, seats) or ())
    hold = dice_held(typed, variant, seats)
    if hold is not None:
        return Held(hold)
    offered = {entry.box: entry for entry in entries(state)}
    scoring = [index for index in offered if offered[index].scores]
    box = box_meant(typed, variant, scoring or offered, language)
    if box.index in offered and not offered[box.index].scores:
        return StrikeQuestion(box)
    return Scored(box.id)


def what_to_type(state: GameState) -> Literal["announce", "before", "decide", "decide-last"]:
    """Returns the hint for a player who has to decide: an announcement, dice or a box."""
    if must_announce(state):
        return "announce"
    if not state.turn.throws:
        return "before"
    return "decide" if may_throw_again(state) or may_buy(state) else "decide-last"
