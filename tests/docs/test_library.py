"""docs/library.md: its examples run, one after the other, and it names all that is public, and nothing else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import pasch

PAGE = (Path(__file__).parents[2] / "docs" / "library.md").read_text("utf-8")


def test_the_examples_run() -> None:
    names: dict[str, object] = {"__name__": "docs"}
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(compile(code, "library.md", "exec"), names)


def test_all_that_is_public_stands_there_and_nothing_else() -> None:
    words = set(re.findall(r"\w+", PAGE))
    assert [name for name in pasch.__all__ if name not in words] == []
    imported = {
        name.strip() for line in re.findall(r"^from pasch import (.*)$", PAGE, re.MULTILINE) for name in line.split(",")
    }
    assert sorted(imported - set(pasch.__all__)) == []
    assert all(hasattr(pasch, name) for name in pasch.__all__)


def test_importing_costs_nothing() -> None:
    heavy = ("numpy", "pydantic", "click", "pasch.rules")
    code = f"import sys, pasch; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_pictures_of_other_peoples_rules_hold_nothing_but_text() -> None:
    names = "{ de = 'Eins & Zwei', en = 'One & two' }"
    rules = pasch.parse_variant(f'like = "kniffel"\nid = "odd"\nnames = {names}\n[boxes.chance]\nnames = {names}\n')
    assert pasch.new_game(rules)._repr_html_().count("One &amp; two") == 2


@pytest.mark.parametrize("name", sorted(pasch.variant_ids()))
def test_every_variant_has_its_picture(name: str) -> None:
    variant = pasch.shipped(name)
    state = pasch.new_game(variant, first=0, seats=variant.seats[0])
    dice = next((event for event, _ in pasch.chance_outcomes(state)), None)
    state = state if dice is None else pasch.apply(state, dice)
    assert state._repr_html_().count("<tr>") >= 3


def test_dice_with_signs_of_their_own_show_them() -> None:
    state = pasch.apply(pasch.new_game(pasch.shipped("escalero")), pasch.Rolled((1, 2, 5, 6, 6)))
    shown = state._repr_html_()
    assert "<circle" not in shown
    assert shown.count(">A</text>") == 2
