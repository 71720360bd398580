"""Dice as text: ``13446``; the odd die's face behind a plus: ``12256+7``; no dice at all: ``-``."""

import re
from collections.abc import Iterable
from functools import lru_cache

from pasch.rules.dice import ODD, Dice, face, is_odd
from pasch.rules.errors import NotationError, Problem

_DICE = re.compile(r"([0-9]{0,40})(?:\+([0-9]))?")
_BETWEEN = re.compile(r"[\s,]+")
_NONE = ("-", "–")
_SHOWN = 60
_FEW = 20


def format_dice(dice: Dice) -> str:
    """Dice in the notation.

    >>> format_dice((1, 2, 2, 5, 6, 17)), format_dice(())
    ('12256+7', '-')
    """
    common = "".join(str(code) for code in dice if not is_odd(code))
    odd = "".join(f"+{face(code)}" for code in dice if is_odd(code))
    return common + odd or "-"


def spoken_dice(dice: Iterable[int]) -> str:
    """Dice in a sentence, one after the other, the odd die with its plus; a dash for none.

    >>> spoken_dice((1, 2, 2, 5, 17))
    '1 2 2 5 +7'
    """
    return " ".join(f"+{face(code)}" if is_odd(code) else str(code) for code in dice) or "–"


def parse_dice(text: str) -> Dice:
    """The dice that a text names, in any order; blanks and commas may stand between them.

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
    odd = (ODD + int(found[2]),) if found[2] else ()
    return tuple(sorted(map(int, found[1]))) + odd


# The same few texts come again and again; long ones, which could fill the memory, are not kept.
_short = lru_cache(1 << 12)(_parsed)


def excerpt(text: str) -> str:
    """What somebody wrote, as a message can show it: on one line, and cut to a readable length."""
    shown = "".join(letter if letter.isprintable() else "�" for letter in " ".join(text[: 4 * _SHOWN].split()))
    return shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…"
