"""More dice thrown than counted: each box takes the dice that score highest, or lowest."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasch import Scored, Struck, parse_variant, shipped
from pasch.rules.dice.multisets import face
from pasch.rules.errors import VariantError
from pasch.rules.game.engine import legal_actions
from pasch.rules.reading.toml_writing import write_toml
from pasch.rules.variant.patterns import points
from pasch.rules.variant.variant import Variant
from pasch.testing import facing, points_for
from pasch.testing.documents import Tree, face_lists, is_valid, rule_trees

SIX = """
like = "kniffel"
id = "six"
names = { de = "Sechs", en = "Six" }
dice = { count = 6, counted = 5 }
[boxes.minimum]
names = { de = "Minimum", en = "Minimum" }
lowest = true
[boxes.low_three]
names = { de = "Kleiner Dreier", en = "Low three" }
pattern = { of_a_kind = 3 }
points = "matching"
lowest = true
"""


@pytest.fixture(scope="module")
def variant() -> Variant:
    return parse_variant(SIX)


@pytest.mark.parametrize(
    ("roll", "box", "worth"),
    [
        ((1, 2, 3, 4, 5, 6), "chance", 20),
        ((1, 2, 3, 4, 5, 6), "minimum", 15),
        ((1, 2, 3, 4, 5, 6), "large_straight", 40),
        ((6, 6, 6, 6, 6, 6), "sixes", 30),
        ((3, 3, 3, 5, 5, 6), "full_house", 25),
        ((2, 2, 2, 2, 5, 5), "full_house", 25),
        ((1, 1, 1, 4, 6, 6), "three_of_a_kind", 15),
        ((1, 1, 1, 6, 6, 6), "three_of_a_kind", 20),
        ((1, 1, 1, 6, 6, 6), "low_three", 3),
        ((1, 4, 4, 4, 4, 4), "five_of_a_kind", 50),
        ((4, 4, 4, 4, 4, 4), "five_of_a_kind", 50),
    ],
)
def test_five_of_six_dice_count(variant: Variant, roll: tuple[int, ...], box: str, worth: int) -> None:
    assert points_for(facing(variant, roll), box) == (worth, 0)


@pytest.mark.parametrize("roll", [(1, 4, 4, 4, 4, 4), (4, 4, 4, 4, 4, 6), (4, 4, 4, 4, 4, 4)])
def test_five_equal_ones_are_a_further_kniffel_whatever_the_sixth_shows(
    variant: Variant, roll: tuple[int, ...]
) -> None:
    """With 50 in its own box it must go into the fours, 50 points beside them."""
    state = facing(variant, roll, {"five_of_a_kind": 50})
    assert points_for(state, "fours") == (20, 50)
    assert [action for action in legal_actions(state) if isinstance(action, Scored | Struck)] == [Scored("fours")]


def test_of_several_faces_the_highest_is_the_five_of_a_kind() -> None:
    """Two of four dice count, and both pairs are all that count."""
    variant = parse_variant(
        'id = "pairs"\nnames = { de = "Paare", en = "Pairs" }\ndice = { count = 4, counted = 2 }\n'
        '[boxes.pair]\nnames = { de = "Paar", en = "Pair" }\npattern = { of_a_kind = 2 }\n'
        '[extra.again]\nwhen = "scored"\nbonus = 5\n'
    )
    tables = variant.tables
    shown = {roll: tables.shown_face[index] for roll, index in tables.index_by_roll.items() if tables.all_equal[index]}
    assert (shown[1, 1, 3, 3], shown[2, 2, 5, 6]) == (3, 2)
    assert (1, 2, 3, 4) not in shown


def test_all_six_must_fall_together_for_a_throw_at_once() -> None:
    variant = parse_variant(SIX.replace('"kniffel"', '"kniffel-sharp"'))
    roll = (1, 2, 3, 4, 5, 5)
    assert points_for(facing(variant, roll, lay=(5,), throws=2), "large_straight") == (40, 0)
    assert points_for(facing(variant, roll, throws=2), "large_straight") == (80, 0)


@st.composite
def dice(draw: st.DrawFn) -> Tree:
    faces, count = draw(face_lists(2, 4)), draw(st.integers(2, 5))
    found: Tree = {"count": count, "faces": faces, "counted": draw(st.integers(1, count))}
    return found | draw(st.sampled_from(({}, {"wild": faces[:1]})))


@given(rule_trees(dice()).filter(is_valid).map(write_toml).map(parse_variant), st.data())
def test_every_choice_of_dice_is_thought_of(variant: Variant, data: st.DataObject) -> None:
    if variant.document.dice.wild:
        return  # read as whatever brings the most: test_wild
    tables, counted = variant.tables, variant.document.dice.in_a_box
    roll = data.draw(st.sampled_from(range(len(tables.rolls))))
    parts = [tuple(sorted(part)) for part in combinations(map(face, tables.rolls[roll]), counted)]
    assert tables.all_equal[roll] == any(len({*part}) == 1 for part in parts)
    for box in variant.boxes:
        if variant.columns[box.column].extra and tables.all_equal[roll]:
            continue
        line, column = variant.line(box), variant.columns[box.column]
        for index, situation in enumerate(tables.situations):
            served, throws = (situation.served or situation.throws == 1) and column.served, situation.throws or 1
            brought = [points(line, part, variant.colours, served=served, throws=throws) for part in parts]
            best = min(filter(None, brought), default=0) if line.lowest else max(brought)
            best = 0 if column.served_only and not served else best
            less = (situation.filled or 0) * line.later
            assert tables.points[index][box.index][roll] == max(box.struck, box.struck + best - less)


def test_counting_all_dice_changes_nothing() -> None:
    basic = 'like = "kniffel"\nid = "same"\nnames = { de = "Gleich", en = "Same" }\ndice.counted = 5\n'
    assert parse_variant(basic).rules_hash == shipped("kniffel").rules_hash


def test_rules_that_count_other_dice_have_another_hash() -> None:
    """The points are alike; whether four equal ones of five are a further five of a kind is not."""
    rules = 'id = "a"\nnames = { de = "A", en = "A" }\ndice = { count = 3, counted = 2 }\n'
    pair = '[boxes.pair]\nnames = { de = "Paar", en = "Pair" }\npattern = { of_a_kind = 2 }\npoints = 8\n'
    extra = '[extra.again]\nwhen = "open"\nbonus = 5\n'
    assert parse_variant(rules + pair).rules_hash != parse_variant(rules + pair + extra).rules_hash


@pytest.mark.parametrize(
    ("rules", "code", "place"),
    [
        ("dice = { count = 5, counted = 6 }", "out-of-range", "dice.counted"),
        ("boxes.chance.lowest = true", "needs-key", "boxes.chance.lowest"),
        ("dice = { count = 6, counted = 5 }\nboxes.ones.lowest = true", "number-box-has-no", "boxes.ones.lowest"),
        ("dice = { count = 6, counted = 4 }", "box-never-scores", "boxes.five_of_a_kind"),
    ],
)
def test_invalid_counts_are_refused(rules: str, code: str, place: str) -> None:
    with pytest.raises(VariantError) as refused:
        parse_variant(f'like = "kniffel-basic"\nid = "a"\nnames = {{ de = "A", en = "A" }}\n{rules}\n')
    assert (code, place) in [(problem.code, problem.place) for problem in refused.value.problems]
