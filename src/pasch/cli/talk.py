"""What a player types at the table, and what it means: dice to hold, a box, an announcement, or a word to the table."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from pasch.cli.dice_art import LETTERS
from pasch.play.seating import Seats
from pasch.play.sheet import box_in, sheet_lines
from pasch.rules.dice import ODD, Dice, canonical
from pasch.rules.errors import AmbiguousError, NotationError, Problem
from pasch.rules.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.names import boxes_fact, find_box, find_column, key_of
from pasch.rules.state import GameState
from pasch.rules.turn import announceable, entries
from pasch.rules.variant import Box, Variant

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
_NUMBERED = re.compile(r"^(?:[#=]\s*(\d+)(?:[./](\d+))?|(\d+)[./](\d+))$")
_ALL = ("all", "alle", "-", "–")


@dataclass(frozen=True, slots=True)
class Question:
    """A box that was named although the roll gives nothing there: strike it?"""

    box: Box


def word_of(typed: str) -> Word | None:
    """The word to the table that was typed, if it is one."""
    return _WORDS.get(typed.strip().casefold())


def understand(typed: str, state: GameState, seats: Seats) -> Action | Question:
    """What a player wants who has to decide.

    Args:
        typed: digits for dice to hold, letters for their seats, a box by its name or number; ``!`` in front announces,
            ``x`` strikes, ``$`` buys a throw.
        seats: the dice as they lie, for letters.

    Raises:
        NotationError: it means nothing here, or more than one thing.
    """
    typed = typed.strip()
    strike = _STRIKE.match(typed.casefold())
    if strike:
        strikable = [entry.box for entry in entries(state) if entry.strikes]
        return Struck(_box(f"#{strike[1]}" if strike[1].isdigit() else strike[1], state.variant, strikable).id)
    if typed.startswith("!"):
        return Announced(_box(typed[1:], state.variant, announceable(state)).id)
    if typed == "$":
        raise NotationError(Problem("buy-names-dice"))
    if typed.startswith("$"):
        return Bought(_held(typed[1:], state.variant, seats) or ())
    hold = _held(typed, state.variant, seats)
    if hold is not None:
        return Held(hold)
    offered = {entry.box: entry for entry in entries(state)}
    box = _box(typed, state.variant, [index for index in offered if offered[index].scores] or offered)
    if box.index in offered and not offered[box.index].scores:
        return Question(box)
    return Scored(box.id)


def parse_fallen(typed: str, variant: Variant, held: Dice) -> Dice:
    """What real dice show: all of them, or only those that were thrown.

    Raises:
        NotationError: that many dice were not thrown.
    """
    dice = _digits(typed, variant)
    thrown = variant.dice.count - len(held)
    if dice is not None and len(dice) == thrown:
        return canonical(held + dice)
    if dice is not None and len(dice) == variant.dice.count:
        return dice
    raise NotationError(Problem("dice-needed", {"count": thrown, "found": typed.strip() or "–"}))


def parse_start(typed: str, variant: Variant) -> int:
    """What one real die shows, thrown for the start.

    Raises:
        NotationError: it is not one die.
    """
    dice = _digits(typed, variant)
    if dice is None or len(dice) != 1:
        raise NotationError(Problem("dice-needed", {"count": 1, "found": typed.strip() or "–"}))
    return dice[0]


def _held(typed: str, variant: Variant, seats: Seats) -> Dice | None:
    plain = typed.replace(" ", "").replace(",", "").casefold()
    if plain in _ALL:
        return ()
    letters = LETTERS[: len(seats)]
    if plain and len(set(plain)) == len(plain) and all(letter in letters for letter in plain):
        return canonical(seats[letters.index(letter)] for letter in plain)
    return _digits(typed, variant)


def _digits(typed: str, variant: Variant) -> Dice | None:
    common, plus, odd = typed.replace(" ", "").replace(",", "").partition("+")
    if not (common + odd).isascii() or not (common + odd).isdigit() or len(common + odd) > variant.dice.count:
        return None
    if plus and len(variant.dice.codes_by_kind) == 1:
        return None
    return canonical([*map(int, common), *(ODD + int(digit) for digit in odd)])


def _box(typed: str, variant: Variant, offered: Collection[int]) -> Box:
    """The box meant: by ``#line`` or ``#line.column``, by name, or by the beginning of a name.

    Args:
        offered: the boxes that the intention could be about; where several have the name, one of these is meant.
    """
    numbered = _NUMBERED.match(typed.strip())
    if numbered:
        return _numbered(variant, int(numbered[1] or numbered[3]), numbered[2] or numbered[4], offered)
    try:
        return find_box(variant, typed)
    except NotationError as error:
        return _by_beginning(typed, variant, offered, error)


def _numbered(variant: Variant, line_number: int, column: str | None, offered: Collection[int]) -> Box:
    lines = [line for line in sheet_lines(variant) if line.kind == "box"]
    if not 1 <= line_number <= len(lines):
        raise NotationError(Problem("no-such-line", {"found": line_number, "most": len(lines)}))
    columns = [int(column) - 1] if column else range(len(variant.columns))
    boxes = [
        box
        for index in columns
        if 0 <= index < len(variant.columns) and (box := box_in(variant, lines[line_number - 1], index))
    ]
    return _the_one(variant, boxes, f"#{line_number}", offered)


def _by_beginning(typed: str, variant: Variant, offered: Collection[int], error: NotationError) -> Box:
    """Boxes whose name begins so; on a sheet of several columns ``full 2`` or ``down full`` names the column."""
    words = typed.replace(".", " ").split()
    boxes = [box for box in variant.boxes if any(name.startswith(key_of(typed)) for name in _keys(box))]
    for first, rest in ((words[:1], words[1:]), (words[-1:], words[:-1])):
        column = find_column(variant, " ".join(first)) if rest and len(variant.columns) > 1 else None
        if column is not None:
            key = key_of(" ".join(rest))
            boxes = [
                box
                for box in (variant.boxes[index] for index in column.boxes)
                if any(name.startswith(key) for name in _keys(box))
            ]
    exact = [box for box in boxes if key_of(typed) in _keys(box)]
    if not boxes or not key_of(typed):
        raise error
    return _the_one(variant, exact or boxes, typed, offered)


def _the_one(variant: Variant, boxes: list[Box], typed: str, offered: Collection[int]) -> Box:
    """The box meant among those of one name: of several columns the one where it is possible now."""
    best = boxes
    if len({box.line for box in boxes}) == 1:
        best = [box for box in boxes if box.index in offered] or boxes
    if len(best) == 1:
        return best[0]
    if not best:
        raise NotationError(Problem("unknown-box", {"found": typed, "allowed": "–"}))
    raise AmbiguousError(Problem("ambiguous-box", {"found": typed, "choices": boxes_fact(variant, best)}))


def _keys(box: Box) -> list[str]:
    return [key_of(name) for name in (box.line, box.names["de"], box.names["en"], *box.aliases)]
