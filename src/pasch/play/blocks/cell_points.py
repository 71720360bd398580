"""Reads a cell of a typed sheet: points, the mark of a struck box, a tally, or dice."""

import re
from functools import cache

from pasch.locale import LANGUAGES, labels, text
from pasch.rules.variant.variant import Variant

FREE = (".", "_", "…")
_FREE = re.compile(r"[._…]+")
_STRUCK = re.compile(r"-{1,3}|[–—−―x×/\\✗✘✕✖❌]", re.IGNORECASE)
_TALLY = re.compile(r"(?:\|{4}[/\\-]|[|#I卌\s]|~~\|{4}~~)+")
_FIVES = re.compile(r"~~\|{4}~~|\|{4}[/\\-]|[#卌]")
_DICE = "⚀⚁⚂⚃⚄⚅"
_SIGNS = ("+", "-", "−", "–", "±")


@cache
def _number() -> re.Pattern[str]:
    # Spreadsheets add decimals to whole numbers. Three zeros would be thousands in some languages.
    message = "block-points-unit"
    lists = (*(text(message, language) for language in LANGUAGES), *labels(message))
    words = {word.strip() for each in lists for word in each.split(",")}
    unit = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    return re.compile(rf"([0-9]{{1,6}})(?:[.,]0{{1,2}})?(?:\s?(?:{unit})\.?)?", re.IGNORECASE)


def is_free(cell: str) -> bool:
    """Returns True if the cell is empty or holds dots or underlines."""
    return not cell or _FREE.fullmatch(cell) is not None


def is_struck(cell: str) -> bool:
    """Returns True if the cell holds the mark of a struck box."""
    return _STRUCK.fullmatch(cell) is not None


def is_points(cell: str) -> bool:
    """Returns True if the cell holds points, the mark of a struck box, a tally, or several dice."""
    is_drawn = len(cell) > 1 and all(letter in _DICE for letter in cell)
    return points_in(cell) is not None or is_drawn or ("I" not in cell and tally_in(cell) is not None)


def points_in(cell: str) -> int | None:
    """Returns the points that a cell holds, 0 for a struck box; None if it holds anything else."""
    if is_struck(cell):
        return 0
    found = _number().fullmatch(cell)
    return int(found[1]) if found else None


def signed_points_in(cell: str) -> int | None:
    """Returns the points that a cell holds where they may be below 0; see `points_in`."""
    if cell[:1] in _SIGNS and not is_struck(cell):
        points = points_in(cell[1:].lstrip())
        return -points if points is not None and cell[0] in "-−–" else points
    return points_in(cell)


def sum_in(variant: Variant, cell: str) -> int | None:
    """Returns the sum that a cell holds; only a sheet whose boxes may be below 0 has sums with a sign."""
    return signed_points_in(cell) if any(box.struck for box in variant.boxes) else points_in(cell)


def tally_in(cell: str) -> int | None:
    """Returns the count of a tally such as ``|||`` or ``# ||``, in which ``#`` stands for five; None for others."""
    if not _TALLY.fullmatch(cell):
        return None
    fives = len(_FIVES.findall(cell))
    return 5 * fives + sum(letter in "|I" for letter in _FIVES.sub("", cell))


def points_in_box(variant: Variant, box: int, cell: str) -> int | None:
    """Returns the points that a cell holds in a box: written, as a tally of dice, or as drawn dice."""
    struck = variant.boxes[box].struck
    points = struck if is_struck(cell) else signed_points_in(cell) if struck else points_in(cell)
    if points is not None:
        return points
    face = face_of(variant, box)
    if face is not None and (count := tally_in(cell)) is not None:
        return face * count + struck
    dice = sorted(_DICE.index(letter) + 1 for letter in "".join(cell.split()) if letter in _DICE)
    if not dice or len(dice) != len("".join(cell.split())):
        return None
    if face is not None and set(dice) == {face}:
        return face * len(dice) + struck
    roll = variant.tables.index_by_roll.get(tuple(dice))
    return None if roll is None else variant.tables.points[0][box][roll]


def face_of(variant: Variant, box: int) -> int | None:
    """Returns the face that a number box counts; None for other boxes."""
    number = variant.document.boxes[variant.boxes[box].line].number
    return number if isinstance(number, int) else None
