"""Rule files shipped with the documentation are valid and playable to the end."""

from pathlib import Path
from random import Random

import pytest

from pasch import parse_variant
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.game.card import Card, empty_card, total
from pasch.rules.reading.idle_keys import idle_keys
from pasch.testing import check_played, random_game

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("path", sorted(DOCS.glob("*.toml")), ids=lambda path: path.stem)
def test_a_file_of_rules_is_valid_and_played_to_the_end(path: Path) -> None:
    variant = load_variant(str(path))
    assert not list(idle_keys(variant))
    check_played(random_game(variant, Random(1), 2))


def test_iklub_s_jamb_has_its_rows_and_columns() -> None:
    """As in "Pravila jamba" (iklub.rs): six dice of which five count, five throws in the last round."""
    variant = load_variant(str(DOCS / "jamb-iklub.toml"))
    tables, roll = variant.tables, variant.tables.index_by_roll
    shown = {
        "minimum": ((1, 2, 2, 3, 4, 6), 12),
        "maximum": ((1, 2, 2, 3, 4, 6), 17),
        "three_of_a_kind": ((1, 1, 1, 5, 5, 5), 35),
        "straight": ((1, 2, 3, 4, 5, 5), 66),
        "full_house": ((4, 4, 4, 6, 6, 6), 56),
        "poker": ((2, 2, 2, 2, 2, 6), 48),
        "jamb": ((6, 6, 6, 6, 6, 6), 80),
    }
    for box, (dice, points) in shown.items():
        index = variant.box_by_id[f"free.{box}"].index
        assert tables.points[tables.situation(False, 0, False)][index][roll[dice]] == points
    assert [(column.throws, column.last_throws) for column in variant.columns] == [(3, 5)] * 7
    assert [column.served_only for column in variant.columns] == [False] * 6 + [True]
    apart = variant.columns[3]
    assert [[variant.boxes[box].line for box in line][:2] for line in apart.lines] == [
        ["maximum", "sixes"],
        ["minimum", "three_of_a_kind"],
    ]


def test_points_of_a_strike_are_a_separate_bonus() -> None:
    """As docs/house-rules.md says it: the box and the sums of other bonuses hold 0."""
    page = (DOCS / "house-rules.md").read_text("utf-8")
    rules = page[page.index("[bonuses.struck]") :].split("```")[0]
    variant = parse_variant(f'like = "kniffel-basic"\nid = "own"\nnames = {{ de = "A", en = "A" }}\n{rules}')
    empty = empty_card(variant)
    for box, points in (("five_of_a_kind", -10), ("chance", 0)):
        cells = variant.box_by_id[box].cells
        struck = tuple(0 if cell in cells else entry for cell, entry in enumerate(empty.entries))
        assert total(variant, Card(variant, struck, empty.extra, empty.bought)) == points
