"""Dice as text: ``13446``, a face above nine behind a dot: ``3.10.12``; no dice at all: ``-``.

Dice of a further kind follow a plus: ``12256+7``.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from pasch.rules.dice.multisets import KIND, Dice, canonical, face, kind
from pasch.rules.errors import NotationError, Problem

FACES = r"(?:[0-9]|\.(?:1[0-9]|20))"
"""A face in the notation, as a pattern."""
_FACE = re.compile(FACES)
_FACES = re.compile(rf"{FACES}{{0,40}}")
# Bounded, so that a long text is refused before it is taken apart.
_DICE = re.compile(rf"{FACES}{{0,40}}(?:\+{{1,3}}{FACES}{{1,40}}){{0,3}}")
_BETWEEN = re.compile(r"[\s,]+")
_NONE = ("-", "–")
_SHOWN = 60
_NO_SIGNS: Mapping[int, str] = {}
_FEW = 20
# The notation tells so many kinds of dice apart; longer numbers are not written out.
_KINDS, _ENDLESS = 4, 10**18


def format_dice(dice: Dice) -> str:
    """Dice in the notation.

    >>> format_dice((1, 2, 2, 5, 6, 107)), format_dice((3, 10, 12)), format_dice((2, 201, 201)), format_dice(())
    ('12256+7', '3.10.12', '2++11', '-')
    """
    text, last = "", 0
    for code in dice:
        text += "+" * (kind(code) - last) + _written(face(code))
        last = kind(code)
    return text or "-"


def format_faces(faces: Iterable[int]) -> str:
    """Faces in the notation, in the order given, as the throws for the start are written.

    >>> format_faces([6, 10, 1])
    '6.101'
    """
    return "".join(map(_written, faces))


def is_faces(text: str) -> bool:
    """Returns True if a text consists of faces in the notation."""
    return _FACES.fullmatch(text) is not None


def parse_faces(text: str) -> Dice:
    """The faces that a text in the notation names, in its order; it must read as such."""
    return tuple(int(found.lstrip(".")) for found in _FACE.findall(text))


def _written(shown: int) -> str:
    return str(shown) if shown < 10 else f".{shown}"


def spoken_dice(dice: Iterable[int], signs: Mapping[int, str] = _NO_SIGNS) -> str:
    """Dice in a sentence, one after the other, those of a further kind with a plus; a dash for none.

    A number that is the code of no die is said as it is, an endless one as "…".

    >>> spoken_dice((1, 2, 2, 5, 10, 107)), spoken_dice((1, 5, 5), {5: "K"}), spoken_dice((-1, 10**9, 10**20))
    ('1 2 2 5 10 +7', '1 K K', '-1 1000000000 …')
    """
    return " ".join(_spoken(code, signs) for code in dice) or "–"


def _spoken(code: int, signs: Mapping[int, str]) -> str:
    if 0 <= kind(code) < _KINDS:
        return "+" * kind(code) + signs.get(face(code), str(face(code)))
    return str(code) if abs(code) < _ENDLESS else "…"


def parse_dice(text: str) -> Dice:
    """Parses dice in any order, with optional blanks and commas between them.

    >>> parse_dice("6 1,4 3 4")
    (1, 3, 4, 4, 6)

    Raises:
        NotationError: it does not read as dice.
    """
    return _short(text) if len(text) <= _FEW else _parsed(text)


def _parsed(text: str) -> Dice:
    if text.strip() in _NONE:
        return ()
    found = _DICE.fullmatch(_BETWEEN.sub("", text))
    if found is None or not found[0]:
        raise NotationError(Problem("not-dice", {"found": excerpt(text)}))
    kinds = enumerate(found[0].split("+"))
    return canonical(KIND * place + shown for place, faces in kinds for shown in parse_faces(faces))


# The same few texts come again and again; long ones could fill the memory and are not cached.
_short = lru_cache(1 << 12)(_parsed)


def excerpt(text: str) -> str:
    """Returns user input for a message: on one line, cut to a readable length."""
    # Cut first: a message never walks through the whole of a long text.
    shown = "".join(letter if letter.isprintable() else "�" for letter in " ".join(text[: 4 * _SHOWN].split()))
    return shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…"
