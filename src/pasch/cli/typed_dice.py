"""Which dice somebody at the table means: by what they show, by the letters of their seats, the odd die behind a plus.

The plus may be left out where it is clear which die is the odd one.
"""

from collections.abc import Iterator

from pasch.cli.dice_art import LETTERS
from pasch.locale import LANGUAGES
from pasch.play.seating import Seats
from pasch.play.sheet import sheet_lines
from pasch.rules.dice import ODD, Dice, canonical, contains, face, is_odd
from pasch.rules.dicetext import excerpt, spoken_dice
from pasch.rules.errors import NotationError, Problem, either
from pasch.rules.variant import Variant

_ALL = ("all", "alle", "-", "–")


def dice_held(typed: str, variant: Variant, seats: Seats) -> Dice | None:
    """The dice to hold; None where no dice are meant.

    Args:
        seats: the dice as they lie.

    Raises:
        NotationError: no die shows such a number, or there are not so many dice.
    """
    plain = _plain(typed).casefold()
    if plain in _ALL:
        return ()
    letters = LETTERS[: len(seats)]
    if plain and len(set(plain)) == len(plain) and all(letter in letters for letter in plain):
        return canonical(seats[letters.index(letter)] for letter in plain)
    digits = _digits(plain)
    if digits is None:
        return None
    common, odd = digits
    _check(common, odd, variant)
    hold = [ODD + shown for shown in odd]
    for shown in common:
        held = [*hold, ODD + shown]
        takes_odd = not contains(canonical(seats), canonical([*hold, shown])) and contains(
            canonical(seats), canonical(held)
        )
        hold.append(ODD + shown if takes_odd else shown)
    return canonical(hold)


def dice_fallen(typed: str, variant: Variant, held: Dice) -> Dice:
    """What real dice show now: all of them were typed, or only those that were thrown.

    Raises:
        NotationError: that many dice were not thrown, or it is not clear which is the odd one.
    """
    thrown = variant.dice.count - len(held)
    digits = _digits(_plain(typed))
    size = 0 if digits is None else len(digits[0]) + len(digits[1])
    if digits is None or size not in (thrown, variant.dice.count):
        raise NotationError(_dice_needed(typed, thrown))
    rolls = {canonical(dice + held if size == thrown else dice) for dice in _meanings(*digits, variant)}
    possible = [roll for roll in sorted(rolls) if variant.dice.is_hold(roll) and contains(roll, held)]
    if len(possible) > 1:
        shown = [spoken_dice(roll) for roll in possible]
        choices = {language: either(shown, language) for language in LANGUAGES}
        raise NotationError(Problem("odd-die-unclear", {"found": excerpt(typed), "choices": choices}))
    return possible[0] if possible else min(rolls)


def die_fallen(typed: str) -> int:
    """What one real die shows, thrown for the start.

    Raises:
        NotationError: it is not one die.
    """
    digits = _digits(_plain(typed))
    if digits is None or len(digits[0]) != 1 or digits[1]:
        raise NotationError(_dice_needed(typed, 1))
    return digits[0][0]


def _plain(typed: str) -> str:
    return "".join(typed.replace(",", " ").split())


def _digits(plain: str) -> tuple[Dice, Dice] | None:
    """The faces typed, those behind a plus apart; None where it is no row of digits."""
    common, plus, odd = plain.partition("+")
    if not (common + odd).isascii() or not (common + odd).isdigit() or (plus and not odd):
        return None
    return tuple(map(int, common)), tuple(map(int, odd))


def _meanings(common: Dice, odd: Dice, variant: Variant) -> Iterator[Dice]:
    """The dice as typed, or with any one of them as the odd die where there is one and none was called so."""
    yield (*common, *(ODD + shown for shown in odd))
    if len(variant.dice.codes_by_kind) > 1 and not odd:
        for place, shown in enumerate(common):
            yield (*common[:place], *common[place + 1 :], ODD + shown)


def _check(common: Dice, odd: Dice, variant: Variant) -> None:
    """Says of digits what no dice of the game can be; a number beyond every face may be meant as a line."""
    faces = sorted({face(code) for codes in variant.dice.codes_by_kind for code in codes})
    typed = "".join(map(str, common))
    wrong = next((shown for shown in (*common, *odd) if shown not in faces), None)
    lines = sum(line.kind == "box" for line in sheet_lines(variant))
    if wrong is not None and not odd and 1 <= int(typed) <= lines:
        raise NotationError(Problem("line-needs-sign", {"found": typed}))
    if wrong is not None:
        raise NotationError(Problem("no-such-face", {"found": wrong, "allowed": " ".join(map(str, faces))}))
    if len(common + odd) > variant.dice.count:
        raise NotationError(Problem("too-many-dice", {"found": len(common + odd), "count": variant.dice.count}))
    if odd and not any(is_odd(code) for codes in variant.dice.codes_by_kind for code in codes):
        raise NotationError(Problem("no-odd-die"))


def _dice_needed(typed: str, count: int) -> Problem:
    if not typed.strip():
        return Problem("dice-awaited", {"count": count})
    return Problem("dice-needed", {"count": count, "found": excerpt(typed)})
