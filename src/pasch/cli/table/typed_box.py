"""The box meant by a typed answer: the number of its line, its name, or the beginning of its name.

Names are those of the language at the table, so that German names are never confused with English ones. On a sheet of
several columns the column's name or number comes before the box's name or after it; without one, the box that is
possible now is meant.
"""

import re
from collections.abc import Callable, Collection, Iterator, Sequence

from pasch.play.blocks.sheet_lines import box_in, sheet_lines
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import AmbiguousError, NotationError, Problem, nearest
from pasch.rules.variant.box_names import alternatives_fact, key_of, lines_fact
from pasch.rules.variant.variant import Box, Column, Variant

_NUMBERED = re.compile(r"(?:[#=]\s*(\d{1,3})(?:[./](\d{1,3}))?|(\d{1,3})[./](\d{1,3}))")
_BETWEEN = re.compile(r"[\s.()]+")
_MISTYPED = 0.65
"""Minimum similarity of a mistyped word and a name; "chance" and "aces" are less similar."""
Means = Callable[[str, Box], bool]


def box_meant(typed: str, variant: Variant, offered: Collection[int], language: str) -> Box:
    """The box that was typed.

    Args:
        typed: ``#line`` or ``#line.column``, a name, or the beginning of one.
        offered: the boxes that the intention could be about; where several have the name, one of these is meant.

    Raises:
        NotationError: there is none; the nearest is suggested.
        AmbiguousError: it could be several.
    """
    numbered = _NUMBERED.fullmatch(typed.strip())
    if numbered:
        boxes = _on_line(variant, int(numbered[1] or numbered[3]), numbered[2] or numbered[4])
    else:
        boxes = _named(typed, variant, language)
    if len({box.line for box in boxes}) == 1:
        boxes = [box for box in boxes if box.index in offered] or boxes
    if len(boxes) == 1:
        return boxes[0]
    choices = alternatives_fact(variant, boxes)
    raise AmbiguousError(Problem("ambiguous-box", {"found": excerpt(typed), "choices": choices}))


def _on_line(variant: Variant, number: int, column: str | None) -> list[Box]:
    lines = [line for line in sheet_lines(variant) if line.kind == "box"]
    if not 1 <= number <= len(lines):
        raise NotationError(Problem("no-such-line", {"found": number, "most": len(lines)}))
    if column is not None and not 1 <= int(column) <= len(variant.columns):
        raise NotationError(Problem("no-such-column", {"found": int(column), "most": len(variant.columns)}))
    columns = range(len(variant.columns)) if column is None else [int(column) - 1]
    boxes = [box for index in columns if (box := box_in(variant, lines[number - 1], index))]
    if not boxes:
        raise NotationError(Problem("line-not-in-column", {"line": number, "column": column or ""}))
    return boxes


def _named(typed: str, variant: Variant, language: str) -> list[Box]:
    # Whole names come before beginnings, and names before synonyms.
    readings = list(_readings(_BETWEEN.sub(" ", typed).split(), variant, language))
    for means in _ways(language):
        for key, columns in readings:
            boxes = [box for box in variant.boxes if box.column in columns and means(key, box)]
            if boxes:
                return boxes
    raise _unknown(typed, variant, language)


def _readings(words: Sequence[str], variant: Variant, language: str) -> Iterator[tuple[str, Collection[int]]]:
    if not key_of(" ".join(words)):
        return
    yield key_of(" ".join(words)), range(len(variant.columns))
    if len(variant.columns) > 1:
        for cut in range(1, len(words)):
            first, last = key_of(" ".join(words[:cut])), key_of(" ".join(words[cut:]))
            for name, column in ((first, last), (last, first)):
                columns = [each.index for each in variant.columns if column in _column_keys(each, language)]
                if name and columns:
                    yield name, columns


def _ways(language: str) -> tuple[Means, ...]:
    return (
        lambda key, box: key == key_of(box.names[language]),
        lambda key, box: key in [key_of(box.line), *map(key_of, box.aliases)],
        lambda key, box: key_of(box.names[language]).startswith(key),
        lambda key, box: any(name.startswith(key) for name in map(key_of, box.aliases)),
    )


def _column_keys(column: Column, language: str) -> tuple[str, ...]:
    return key_of(column.id), key_of(column.names[language]), str(column.index + 1)


def _unknown(typed: str, variant: Variant, language: str) -> NotationError:
    names: dict[str, Box] = {}
    for box in variant.boxes:
        name = key_of(box.names[language])
        with_column = [name + key for key in _column_keys(variant.columns[box.column], language)]
        for each in (name, *map(key_of, box.aliases), *with_column):
            names.setdefault(each, box)
    near = nearest(key_of(typed), names, alike=_MISTYPED)
    if near is not None:
        return NotationError(Problem("unknown-box-near", {"found": excerpt(typed), "near": names[near].names}))
    return NotationError(Problem("unknown-box", {"found": excerpt(typed), "allowed": lines_fact(variant)}))
