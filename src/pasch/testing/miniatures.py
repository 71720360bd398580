"""Hypothesis strategy for miniature variants: small enough to be solved in fractions, over the whole vocabulary.

The rules come from the same strategies as those of `documents`; only the dice and the sheet are kept small.
"""

from collections.abc import Iterable

from hypothesis import strategies as st

from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.reading.toml_writing import write_toml
from pasch.rules.variant.variant import Variant
from pasch.testing.documents import Tree, face_lists, is_valid, odd_dice, rule_trees, sides

_MOST_ENTRIES = {1: 5, 2: 5, 3: 4}
"""By the number of dice: how many entries the sheet of a miniature holds."""


def miniatures() -> st.SearchStrategy[Variant]:
    """Random variants of one to three dice and at most five entries, which any number up to eight may play."""
    return miniature_trees().map(write_toml).map(parse_variant)


def miniature_trees() -> st.SearchStrategy[Tree]:
    """The documents of `miniatures` as trees."""
    sheets = st.sampled_from((2, 2, 3, 3, 4, 1)).flatmap(lambda most: rule_trees(_small_dice(), most))
    return sheets.filter(_fits).map(_small_sheet).filter(is_valid)


@st.composite
def _small_dice(draw: st.DrawFn) -> Tree:
    count = draw(st.sampled_from((1, 2, 2, 3)))
    faces = draw(face_lists(2, 3))
    dice: Tree = {"count": count, "faces": faces}
    if count > 1 and draw(st.sampled_from((False, False, False, True))):
        dice["odd"] = draw(odd_dice(count, 3))
    dice |= draw(sides(faces))
    if draw(st.sampled_from((False, False, False, True))):
        dice["colours"] = {"red": {"names": {"de": "Rot", "en": "Red"}, "faces": faces[:1]}}
    return dice


def _fits(tree: Tree) -> bool:
    return len(tree["boxes"]) <= _MOST_ENTRIES[tree["dice"]["count"]]


def _small_sheet(tree: Tree) -> Tree:
    """The same rules for one seat and more; what is too much of the last columns, or of second entries, is left out."""
    most = _MOST_ENTRIES[tree["dice"]["count"]]
    small = {key: value for key, value in tree.items() if key != "players"}
    if _entries(small["boxes"], small["boxes"]) > most:
        small["boxes"] = {key: _without(box, "entries") for key, box in small["boxes"].items()}
    if "columns" in small:
        small["columns"] = _small_columns(small["columns"], small["boxes"], most)
    return small


def _small_columns(columns: Tree, boxes: Tree, room: int) -> Tree:
    kept: Tree = {}
    for key, column in columns.items():
        own: list[str] = []
        for line in column.get("boxes", boxes):
            if _entries(boxes, [*own, line]) <= room:
                own.append(line)
        if own:
            small = column if "five" in own else _without(column, "extra")
            order = column["order"]
            order = order if isinstance(order, str) else [line for line in order if line in own]
            kept[key] = small | {"boxes": own, "order": order}
            room -= _entries(boxes, own)
    return kept


def _entries(boxes: Tree, own: Iterable[str]) -> int:
    return sum(boxes[line].get("entries", 1) for line in own)


def _without(table: Tree, key: str) -> Tree:
    return {name: value for name, value in table.items() if name != key}
