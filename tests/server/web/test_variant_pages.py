"""Variant pages: complete, valid JSON, and no access to the server's disk."""

import asyncio
import json
from pathlib import Path

import pytest

from by_day import by_day
from pasch import shipped, variant_ids
from pasch.locale import COMPLETE, LANGUAGES, without_fallbacks
from pasch.play.blocks.sheet_lines import sheet_lines
from pasch.rules.catalogue.duration import minutes
from pasch.rules.catalogue.tables_json import VariantJson
from pasch.rules.errors import VariantError
from pasch.rules.explain import SentenceDiff, diff_sentences, explain
from pasch.server.tables.received_rules import house_rule, read_house_rule
from pasch.server.web.answers.variant_page import variant_page
from pasch.server.web.answers.variant_pages import list_page, page, variant_list
from pasch.server.wire.field_types import MOST_VALUES, words
from pasch.server.wire.variant_responses import Difference, Parent, VariantAnswer, VariantsAnswer

HOUSE_RULE = 'like = "kniffel"\nid = "our-house"\nnames = { de = "Unser", en = "Ours" }\n[turn]\nthrows = 4\n'


def too_large() -> str:
    """As much as a document may ask for: 3,003 rolls, 36 columns of 40 boxes, and rules that tell situations apart."""
    lines = ['id = "large"', 'names = { de = "Groß", en = "Large" }', "dice = { count = 8, faces = [1,2,3,4,5,6,7] }"]
    lines += [
        f'boxes.n{face} = {{ names = {{ de = "N{face}", en = "N{face}" }}, number = {face} }}' for face in range(1, 8)
    ]
    lines.append('boxes.eight = { names = { de = "A", en = "A" }, pattern = { of_a_kind = 8 }, points = 80 }')
    for number in range(32):
        names = f'names = {{ de = "B{number}", en = "B{number}" }}'
        lines.append(f'boxes.b{number} = {{ {names}, pattern = {{ groups = [2, 2] }}, served = "double" }}')
    lines.append('extra.more = { when = "scored", number = "free", bonus = 100 }')
    lines += [f'columns.c{column} = {{ names = {{ de = "C{column}", en = "C{column}" }} }}' for column in range(36)]
    return "\n".join(lines)


def refused(toml: str) -> VariantError:
    with pytest.raises(VariantError) as found:
        read_house_rule(toml)
    assert all(found.value.words(language) for language in LANGUAGES)
    return found.value


def told_apart(variant_id: str, relative: str) -> dict[str, SentenceDiff]:
    variant, other = shipped(variant_id), shipped(relative)
    return {one: diff_sentences(explain(other, one), explain(variant, one)) for one in LANGUAGES}


def test_the_list_names_every_shipped_variant_in_numbers() -> None:
    assert [entry.id for entry in variant_list().variants] == list(variant_ids())
    (kniffel,) = (entry for entry in variant_list().variants if entry.id == "kniffel")
    assert [names.en for names in kniffel.lines][:2] == ["Ones", "Twos"]
    assert len(kniffel.lines) == 13
    assert kniffel.model_dump(exclude={"lines"}) == {
        "id": "kniffel",
        "group": "german",
        "names": without_fallbacks(shipped("kniffel").names),
        "dice": 5,
        "columns": 1,
        "boxes": 13,
        "turns": 13,
        "seats": (1, 8),
        "minutes": 9,
        "exercises": True,
        "countries": ["de"],
        "parent": "kniffel-basic",
        "shape": {"faces": "pips", "columns": [""], "upper": 6, "lower": 7, "entries": 1},
        "relative": None,
        "changes": None,
        "gone": None,
        "figures": {"mean": 248.21, "sd": 44.21, "exact": True},
    }
    assert VariantsAnswer.model_validate_json(list_page().body) == variant_list()


@pytest.mark.parametrize(
    ("variant_id", "relative"),
    [("kniffel-basic", "kniffel"), ("kismet", "kniffel"), ("triple-yahtzee", "yahtzee"), ("maxi-yatzy", "yatzy")],
)
def test_the_differences_are_told_to_a_variant_that_readers_know(variant_id: str, relative: str) -> None:
    (entry,) = (entry for entry in variant_list().variants if entry.id == variant_id)
    told = told_apart(variant_id, relative)
    assert entry.relative == relative
    assert entry.changes == {language: each.new for language, each in told.items()}
    assert entry.gone == {language: each.gone for language, each in told.items()}


@pytest.mark.parametrize("variant_id", by_day(variant_ids()))
def test_a_page_holds_all_that_the_client_shows(variant_id: str) -> None:
    variant = shipped(variant_id)
    content = json.loads(page(variant).body)
    assert VariantAnswer.model_validate_json(page(variant).body) == variant_page(variant)
    assert set(content) == {
        *("id", "names", "rules_hash", "toml", "document", "parent", "tables", "sheet"),
        *("rules", "box_help", "bonus_help", "column_help", "difference", "minutes"),
    }
    assert (content["id"], content["rules_hash"]) == (variant_id, variant.rules_hash)
    assert content["toml"] == variant.text
    assert VariantJson.model_validate_json(json.dumps(content["tables"])).rules_hash == variant.rules_hash
    assert [(line["kind"], line["key"]) for line in content["sheet"]] == [
        (line.kind, line.key) for line in sheet_lines(variant)
    ]
    assert all(line["names"][language] for line in content["sheet"] for language in COMPLETE)
    assert content["rules"].keys() == set(LANGUAGES)
    assert all(content["rules"][language]["sections"] for language in LANGUAGES)


@pytest.mark.parametrize("variant_id", by_day(variant_ids()))
def test_every_box_has_one_sentence_of_help(variant_id: str) -> None:
    variant = shipped(variant_id)
    found = variant_page(variant).box_help
    assert list(found) == list(dict.fromkeys(box.line for box in variant.boxes))
    for told in found.values():
        for sentence in (told.de, told.en):
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert sentence.endswith(".")


def test_help_says_what_a_box_takes_and_gives() -> None:
    found = variant_page(shipped("kniffel")).box_help
    assert found["full_house"].de == "Drei Gleiche und zwei andere Gleiche: 25 Punkte."
    assert found["chance"].en == "Anything: sum of all dice."
    assert found["threes"].de == "Nur die Dreien zählen: ihre Augen."


def test_help_says_what_a_bonus_brings_and_how_a_column_is_filled() -> None:
    yamb, plain = variant_page(shipped("yamb")), variant_page(shipped("kniffel-basic"))
    assert yamb.bonus_help["difference"].en.startswith("Once Maximum, Minimum and Ones of a column are filled")
    assert plain.bonus_help["upper"].de == "Wer im oberen Block mindestens 63 Punkte sammelt, bekommt 35 Punkte dazu."
    assert yamb.column_help["free"].de == "Die Reihenfolge ist frei."
    assert list(yamb.column_help) == ["down", "free", "up", "announced"]
    assert list(plain.bonus_help) == ["upper"]


def test_the_difference_is_told_to_the_variant_it_is_like() -> None:
    kniffel = Parent(id="kniffel", names=words(shipped("kniffel").names))
    changes = ["~ turn.throws = 3 → 4"]
    changed = variant_page(read_house_rule(HOUSE_RULE))
    assert changed.difference == Difference(parent=kniffel, same_game=False, lines=dict.fromkeys(LANGUAGES, changes))
    assert changed.parent == shipped("kniffel").document
    renamed = variant_page(read_house_rule(HOUSE_RULE.partition("[turn]")[0]))
    assert renamed.difference == Difference(
        parent=kniffel, same_game=True, lines={language: [] for language in LANGUAGES}
    )
    alone = variant_page(shipped("kniffel-basic"))
    assert (alone.parent, alone.difference) == (None, None)


def test_more_throws_and_more_boxes_take_longer() -> None:
    assert minutes(shipped("kniffel")) == 9  # 13 turns of 40 seconds
    assert minutes(shipped("kniffel-4-columns")) == 35
    assert minutes(read_house_rule(HOUSE_RULE)) == 11


def test_a_page_is_made_once_and_its_tag_changes_with_it() -> None:
    assert page(shipped("kniffel")) is page(shipped("kniffel"))
    tags = {page(shipped(variant_id)).etag for variant_id in variant_ids()}
    assert len(tags) == len(variant_ids())
    other_name = read_house_rule(HOUSE_RULE.replace("Unser", "Euer"))
    assert page(other_name).etag != page(read_house_rule(HOUSE_RULE)).etag
    assert other_name.rules_hash == read_house_rule(HOUSE_RULE).rules_hash


def test_the_same_document_is_the_same_variant() -> None:
    assert read_house_rule(HOUSE_RULE) is read_house_rule(HOUSE_RULE)
    assert asyncio.run(house_rule(HOUSE_RULE)) is read_house_rule(HOUSE_RULE)


@pytest.mark.parametrize("like", ["{file}", "../{name}", "{name}", "/etc/passwd", "/etc/passwd.toml", "file://{file}"])
def test_no_document_reads_the_servers_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, like: str) -> None:
    monkeypatch.chdir(tmp_path)
    secret = tmp_path / "secret.toml"
    secret.write_text(shipped("kniffel-basic").text.replace('id = "kniffel-basic"', 'id = "secret"'), "utf-8")
    named = like.format(file=secret, name=secret.name)
    error = refused(HOUSE_RULE.replace('"kniffel"', f'"{named}"'))
    assert error.code.startswith("unknown-variant")
    assert [problem.place for problem in error.problems] == ["like"]


def test_a_house_rule_with_mistakes_names_them_all() -> None:
    error = refused(HOUSE_RULE + "[boxes.x]\npoints = -1\n[dice]\ncounts = 5\n")
    assert {str(problem.place).partition(".")[0] for problem in error.problems} == {"boxes", "dice"}


def test_a_variant_that_takes_long_to_compile_is_refused_before() -> None:
    error = refused(too_large())
    assert error.code == "variant-too-large-here"
    assert error.problems[0].facts == {"rolls": 3003, "boxes": 1440}


@pytest.mark.parametrize("variant_id", by_day(variant_ids()))
def test_every_shipped_variant_is_far_from_too_large(variant_id: str) -> None:
    variant = shipped(variant_id)
    size = len(variant.tables.rolls) * len(variant.boxes) * len(variant.tables.situations)
    assert size < MOST_VALUES / 5
    assert read_house_rule(variant.text).rules_hash == variant.rules_hash
