"""Wild faces and equal sides: points and probabilities of rolls."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasch import parse_variant
from pasch.rules.dice.multisets import DiceSet, canonical, face
from pasch.rules.reading.toml_writing import write_toml
from pasch.rules.variant.patterns import points
from pasch.rules.variant.variant import Variant
from pasch.testing.documents import Tree, face_lists, is_valid, rule_trees

WILD = """
like = "kniffel-basic"
id = "wild"
names = { de = "Wild", en = "Wild" }
dice.wild = [1]
"""


@st.composite
def wild_dice(draw: st.DrawFn) -> Tree:
    faces = draw(face_lists(2, 4))
    return {"count": draw(st.integers(1, 4)), "faces": faces, "wild": [draw(st.sampled_from(faces))]}


WILD_VARIANTS = rule_trees(wild_dice()).filter(is_valid).map(write_toml).map(parse_variant)


def by_hand(variant: Variant, line: str, roll: tuple[int, ...], *, served: bool, throws: int) -> int:
    """The most that a box gives for any reading of the wild dice, all of them tried."""
    wild, faces = variant.document.dice.wild, variant.document.dice.all_faces
    choices = [faces if shown in wild else {shown} for shown in map(face, roll)]
    box = variant.document.boxes[line]
    return max(
        points(box, canonical(read), variant.colours, served=served, throws=throws) for read in product(*choices)
    )


@pytest.mark.parametrize(
    ("roll", "box", "worth"),
    [
        ((1, 1, 5, 5, 5), "five_of_a_kind", 50),
        ((1, 1, 1, 1, 1), "five_of_a_kind", 50),
        ((1, 3, 4, 5, 6), "large_straight", 40),
        ((1, 2, 2, 5, 5), "full_house", 25),
        ((1, 2, 2, 5, 5), "chance", 20),
        ((1, 4, 4, 5, 6), "fours", 12),
        ((1, 1, 3, 4, 6), "ones", 2),
        ((2, 3, 3, 5, 6), "three_of_a_kind", 0),
    ],
)
def test_a_wild_die_counts_as_what_brings_most(roll: tuple[int, ...], box: str, worth: int) -> None:
    variant = parse_variant(WILD)
    index = variant.box_by_id[box].index
    assert variant.tables.points[0][index][variant.tables.index_by_roll[roll]] == worth


@given(WILD_VARIANTS, st.data())
def test_every_reading_is_thought_of(variant: Variant, data: st.DataObject) -> None:
    tables = variant.tables
    roll = data.draw(st.sampled_from(range(len(tables.rolls))))
    situations = [index for index, found in enumerate(tables.situations) if found.five in (None, "open")]
    for box in variant.boxes:
        if variant.columns[box.column].extra and tables.all_equal[roll]:
            continue
        for index in situations:
            situation = tables.situations[index]
            together = situation.served or situation.throws == 1
            served, throws = together and variant.columns[box.column].served, situation.throws or 1
            most = by_hand(variant, box.line, tables.rolls[roll], served=served, throws=throws)
            most = 0 if variant.columns[box.column].served_only and not served else most
            less = (situation.filled or 0) * variant.line(box).later
            assert tables.points[index][box.index][roll] == max(box.struck, box.struck + most - less)


def test_dice_that_are_equal_through_a_wild_one_show_the_face_of_the_others() -> None:
    tables = parse_variant(WILD).tables
    shown = {roll: tables.shown_face[index] for roll, index in tables.index_by_roll.items() if tables.all_equal[index]}
    assert shown[(1, 1, 1, 4, 4)] == 4
    assert shown[(1, 1, 1, 1, 1)] == 1
    assert (1, 1, 4, 4, 5) not in shown


def test_a_face_on_several_sides_falls_as_often() -> None:
    dice = DiceSet((2, (1, 1, 1, 2)), (1, (5, 6, 6)))
    ways = {roll: dice.ways(roll) for roll in dice.rolls()}
    assert ways[(1, 1, 106)] == 3 * 3 * 2
    assert ways[(1, 2, 105)] == 2 * 3 * 1
    assert sum(ways.values()) == dice.number_of_throws(()) == 4 * 4 * 3
    assert dict(dice.thrown((1, 106))) == {(1, 1, 106): 3, (1, 2, 106): 1}
