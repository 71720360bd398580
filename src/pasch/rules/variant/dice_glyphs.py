"""Dice as they look at the table: faces by their signs where a variant gives them some (9 10 J Q K A).

Records and positions always write numbers; see `dice_notation`.
"""

from collections.abc import Iterable, Mapping

from pasch.locale import LANGUAGES, Value
from pasch.rules.dice.dice_notation import format_dice, spoken_dice
from pasch.rules.dice.multisets import Dice
from pasch.rules.variant.variant import Variant

PIPS: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Pips of a face, across and down from its middle. Other faces show their numbers."""


def signs_of(variant: Variant, language: str) -> Mapping[int, str]:
    """Returns what dice show instead of a number, by face."""
    return {face: symbol.sign.by_language[language] for face, symbol in variant.symbols.items()}


def drawn_signs(variant: Variant, language: str) -> Mapping[int, str]:
    """Returns the signs that are drawn; a face with pips shows as many as its number."""
    signs = signs_of(variant, language)
    return {face: sign for face, sign in signs.items() if variant.symbols[face].picture != "pips"}


def said_dice(variant: Variant, dice: Iterable[int], language: str) -> str:
    """Formats dice for a sentence as they look: ``B B K A``; a dash for none."""
    return spoken_dice(dice, signs_of(variant, language))


def shown_dice(variant: Variant, dice: Dice, language: str) -> str:
    """Formats dice in the notation, ``13446``, unless they have signs."""
    return said_dice(variant, dice, language) if variant.symbols else format_dice(dice)


def dice_fact(variant: Variant, dice: Iterable[int]) -> Value:
    """Returns dice as a fact of a message."""
    if not variant.symbols:
        return spoken_dice(dice)
    dice = tuple(dice)
    return {language: said_dice(variant, dice, language) for language in LANGUAGES}


def face_fact(variant: Variant, face: int) -> Value:
    """Returns a face as a fact of a message: its name, or its number."""
    symbol = variant.symbols.get(face)
    return face if symbol is None else symbol.names.by_language
