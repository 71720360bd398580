"""docs/library.md: its examples run in order, and it lists exactly the public names."""

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


def test_page_lists_exactly_the_public_names() -> None:
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
    for shown in (rules, rules.new_game(), rules.new_game().cards[0]):
        assert shown._repr_html_().count("One &amp; two") == 2
    match = pasch.Match.start(rules, ["<Anna>", "Ben"], first=0)
    for played in (match, match.record):
        assert "&lt;Anna&gt;</th>" in played._repr_html_()


@pytest.mark.parametrize("name", sorted(pasch.variant_ids()))
def test_every_variant_has_its_picture(name: str) -> None:
    variant = pasch.shipped(name)
    state = variant.new_game(variant.seats[0], first=0)
    dice = next((event for event, _ in state.chance_outcomes()), None)
    state = state if dice is None else state.apply(dice)
    for shown in (variant, state, state.cards[0]):
        assert shown._repr_html_().count("<tr>") >= 3


def test_dice_with_signs_of_their_own_show_them() -> None:
    state = pasch.shipped("escalero").new_game().apply(pasch.Rolled((1, 2, 5, 6, 6)))
    shown = state._repr_html_()
    assert "<circle" not in shown
    assert shown.count(">A</text>") == 2


def test_a_review_and_advice_have_their_tables_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    record = pasch.parse_record('[Variant "kniffel-strict"]\n[Seat1 "A & B"]\n\n1: 13446 >1 11223 = ones 2\n')
    found, advice = pasch.review(record), pasch.advise(record.final_state.apply(pasch.Rolled((1, 1, 1, 5, 5))))
    for language, words in {"en": "Lost by decisions", "de": "Durch Entscheidungen verloren"}.items():
        monkeypatch.setenv("LC_ALL", language)
        assert words in found._repr_html_()
        assert "A &amp; B" in found._repr_html_()
        assert advice._repr_html_().count("<tr>") > len(advice.options)


def test_dir_shows_only_what_is_public() -> None:
    assert sorted(dir(pasch)) == sorted([*pasch.__all__, "__version__"])


def test_an_id_is_accepted_where_a_variant_is() -> None:
    assert pasch.solve("kniffel-strict").summary.distribution.mean == pytest.approx(130.3361, abs=1e-4)
    with pytest.raises(pasch.VariantError):
        pasch.solve("knifel")


@pytest.mark.parametrize("name", ["VariantError", "NotationError", "AmbiguousError", "IllegalActionError"])
def test_refused_input_is_a_value_error_too(name: str) -> None:
    assert issubclass(getattr(pasch, name), ValueError)


def test_a_card_answers_by_box() -> None:
    state = pasch.load_variant("kniffel").position("3,-,.,.,.,.,.,.,25,.,.,.,. 1> 1:13355")
    card = state.card
    assert (card["ones"], card["twos"], card["threes"], card["full_house"]) == (3, 0, None, 25)
    assert [box.id for box in card.open_boxes][:2] == ["threes", "fours"]
    assert card.total == state.totals[0] == 28
    with pytest.raises(KeyError):
        card["nine"]


def test_a_position_of_other_rules_is_refused() -> None:
    with pytest.raises(pasch.NotationError) as refused:
        pasch.load_variant("kniffel").position("yatzy .,.,.,.,.,.,.,.,.,.,.,.,.,.,. 1> 0")
    assert refused.value.code == "other-variant"


def test_a_match_begins_by_the_names_of_its_seats() -> None:
    match = pasch.Match.start("kniffel", ["Anna", "Ben"], pasch.SeededDice("x"), first=1)
    assert (match.record.seats, match.state.seat, match.state.phase) == (("Anna", "Ben"), 1, "throw")
    assert match.throw().roll == match.state.roll != ()
