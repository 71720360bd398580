"""What each key of a document does, in sentences."""

from pathlib import Path

from pasch import parse_variant
from pasch.rules.catalogue.shipped_variants import reader
from pasch.rules.explain.key_effects import KeyEffect, explain_keys

HEAD = 'like = "kniffel-basic"\nid = "own"\nnames = { de = "Eigen", en = "Own" }\n'


def effects(rest: str, language: str = "en") -> dict[str, KeyEffect]:
    variant = parse_variant(HEAD + rest)
    return {effect.key: effect for effect in explain_keys(variant, reader("", Path()), "", language)}


def test_a_key_is_told_by_the_sentences_that_it_changes() -> None:
    told = effects("[turn]\nthrows = 4\n[boxes.full_house]\npoints = 30\n")
    assert list(told) == ["turn.throws", "boxes.full_house.points"]
    diff = told["boxes.full_house.points"].diff
    assert diff is not None
    assert diff.new == ["Full house: three of one number, two of another, 30"]
    assert diff.gone == ["Full house: three of one number, two of another, 25"]
    throws = told["turn.throws"].diff
    assert throws is not None
    assert any("four times" in sentence for sentence in throws.new)


def test_a_new_box_is_one_thing() -> None:
    told = effects('[boxes.pair]\nnames = { de = "Paar", en = "Pair" }\npattern = { of_a_kind = 2 }\npoints = 10\n')
    assert list(told) == ["boxes.pair"]


def test_a_key_that_others_rely_on_is_needed() -> None:
    told = effects(
        "[dice]\ncount = 6\n"
        '[boxes.six]\nnames = { de = "Sechs Gleiche", en = "Six of a kind" }\npattern = { of_a_kind = 6 }\n'
    )
    assert told["dice.count"].diff is None
    assert told["boxes.six"].diff is not None


def test_what_is_taken_out_is_told_as_gone() -> None:
    (effect,) = effects("[boxes]\nchance = false\n", "de").values()
    assert effect.key == "boxes.chance"
    assert effect.diff is not None
    assert any("Chance" in sentence for sentence in effect.diff.gone)
