"""The dice meant by a typed answer: by what they show, or by the letters of their seats, odd dice after a plus.

The plus may be left out if it is clear which dice are the odd ones. Numbers above nine are separated by blanks or
dots. If faces have signs of their own (9 10 J Q K A), those of either language are understood, too; a lower-case letter
of a seat means the seat.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice

from pasch.cli.table.dice_art import LETTERS
from pasch.locale import LANGUAGES
from pasch.play.blocks.sheet_lines import sheet_lines
from pasch.play.dice.dice_seating import Seats
from pasch.rules.dice.dice_notation import excerpt, is_faces, parse_faces
from pasch.rules.dice.multisets import KIND, Dice, canonical, contains, remainder
from pasch.rules.errors import NotationError, Problem, either
from pasch.rules.variant.dice_glyphs import dice_fact, said_dice
from pasch.rules.variant.variant import Variant

_ALL = ("all", "alle", "-", "–")
_BETWEEN = re.compile(r"[\s,]+")
_MOST_CHOICES = 4
Typed = tuple[Dice, ...]
"""The faces typed, of each kind of dice those behind its plus."""


def dice_held(typed: str, variant: Variant, seats: Seats) -> Dice | None:
    """The dice to hold; None where no dice are meant.

    Args:
        seats: the dice as they lie.

    Raises:
        NotationError: no die shows such a number, or there are not so many dice.
    """
    plain = "".join(_BETWEEN.split(typed)).casefold()
    if plain in _ALL:
        return ()
    letters = LETTERS[: len(seats)]
    means_seats = not variant.symbols or typed == typed.lower()
    if plain and means_seats and len(set(plain)) == len(plain) and all(letter in letters for letter in plain):
        return canonical(seats[letters.index(letter)] for letter in plain)
    kinds = _kinds_typed(typed, variant)
    if kinds is None:
        return None
    _check(kinds, variant)
    hold = [KIND * place + shown for place, faces in enumerate(kinds) if place for shown in faces]
    for shown in kinds[0]:
        meant = (shown + KIND * place for place in range(len(variant.dice.count_by_kind)))
        lie = canonical(seats)
        hold.append(next((code for code in meant if contains(lie, canonical([*hold, code]))), shown))
    return canonical(hold)


def dice_fallen(typed: str, variant: Variant, held: Dice) -> Dice:
    """Returns the roll of real dice: all of them were typed, or only those thrown.

    Raises:
        NotationError: that many dice were not thrown, or it is not clear which are the odd ones.
    """
    thrown = variant.dice.count - len(held)
    kinds = _kinds_typed(typed, variant)
    size = sum(map(len, kinds or ()))
    if kinds is None or size not in (thrown, variant.dice.count):
        raise NotationError(_dice_needed(typed, thrown))
    rolls = {canonical(dice + held if size == thrown else dice) for dice in _meanings(kinds, variant)}
    possible = [roll for roll in sorted(rolls) if variant.dice.is_hold(roll) and contains(roll, held)]
    if len(possible) > 1:
        shown = list(islice(possible, _MOST_CHOICES))
        choices = {
            language: either([said_dice(variant, roll, language) for roll in shown], language) for language in LANGUAGES
        }
        raise NotationError(Problem("odd-die-unclear", {"found": excerpt(typed), "choices": choices}))
    return possible[0] if possible else min(rolls)


def die_fallen(typed: str, variant: Variant) -> int:
    """Returns the face of one real die, thrown for the start.

    Raises:
        NotationError: it is not one die.
    """
    kinds = _kinds_typed(typed, variant)
    if kinds is None or list(map(len, kinds)) != [1]:
        raise NotationError(_dice_needed(typed, 1))
    return kinds[0][0]


def _kinds_typed(typed: str, variant: Variant) -> Typed | None:
    # The faces typed, a group for each kind of die; None if it is no row of faces.
    kinds = [_faces_typed(part, variant) for part in typed.split("+")]
    found = tuple(faces for faces in kinds if faces is not None)
    return found if len(found) == len(kinds) and any(found) and found[-1] else None


def _faces_typed(part: str, variant: Variant) -> Dice | None:
    faces: list[int] = []
    signs = _signs(variant)
    for word in _BETWEEN.split(part.strip(" ,")):
        if (signed := _signs_in(word.casefold(), signs)) is not None:
            faces += signed
        elif word.isascii() and word.isdigit() and int(word) > 9 and int(word) in variant.document.dice.all_faces:
            faces.append(int(word))
        elif is_faces(word):
            faces += parse_faces(word)
        else:
            return None
    return tuple(faces)


def _signs(variant: Variant) -> dict[str, int]:
    shown = {
        symbol.sign.by_language[language].casefold(): face
        for language in LANGUAGES
        for face, symbol in variant.symbols.items()
    }
    plain = {str(face): face for face in variant.document.dice.all_faces if face not in variant.symbols}
    found = {**plain, **shown} if shown else {}
    # The longest first, so that "10" is not read as "1" and "0".
    return dict(sorted(found.items(), key=lambda each: -len(each[0])))


def _signs_in(word: str, signs: Mapping[str, int]) -> list[int] | None:
    # The faces of signs without separators; None if it is something else.
    faces: list[int] = []
    while word and signs:
        sign = next((sign for sign in signs if word.startswith(sign)), None)
        if sign is None:
            return None
        faces.append(signs[sign])
        word = word[len(sign) :]
    return faces or None


def _meanings(kinds: Typed, variant: Variant) -> Iterator[Dice]:
    if len(kinds) > 1:
        yield tuple(KIND * place + shown for place, faces in enumerate(kinds) for shown in faces)
        return
    # Without a plus every division of the faces among the kinds of dice is possible.
    yield from _shared_out(canonical(kinds[0]), variant.dice.count_by_kind)


def _shared_out(faces: Dice, counts: Sequence[int], place: int = 0) -> Iterator[Dice]:
    if place == len(counts) - 1:
        yield tuple(KIND * place + shown for shown in faces)
        return
    for size in range(min(counts[place], len(faces)) + 1):
        for own in set(combinations(faces, size)):
            codes = tuple(KIND * place + shown for shown in own)
            yield from (codes + rest for rest in _shared_out(remainder(faces, own), counts, place + 1))


def _check(kinds: Typed, variant: Variant) -> None:
    # A number that is no face may be meant as a line.
    faces = sorted(variant.document.dice.all_faces)
    typed = "".join(map(str, kinds[0]))
    wrong = next((shown for own in kinds for shown in own if shown not in faces), None)
    lines = sum(line.kind == "box" for line in sheet_lines(variant))
    if wrong is not None and len(kinds) == 1 and 1 <= int(typed) <= lines:
        raise NotationError(Problem("line-needs-sign", {"found": typed}))
    if wrong is not None:
        raise NotationError(Problem("no-such-face", {"found": wrong, "allowed": dice_fact(variant, faces)}))
    found = sum(map(len, kinds))
    if found > variant.dice.count:
        raise NotationError(Problem("too-many-dice", {"found": found, "count": variant.dice.count}))
    if len(kinds) > len(variant.dice.count_by_kind):
        raise NotationError(Problem("no-odd-die"))


def _dice_needed(typed: str, count: int) -> Problem:
    if not typed.strip():
        return Problem("dice-awaited", {"count": count})
    return Problem("dice-needed", {"count": count, "found": excerpt(typed)})
