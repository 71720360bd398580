"""Published schemas are valid and agree with what Pasch reads and writes."""

import json
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

import pasch
from by_day import thinned
from pasch.play.json_schemas import SCHEMAS, write_schemas
from pasch.play.records.record_io import record_to_json
from pasch.rules.catalogue.shipped_variants import parse_variant, variant_ids
from pasch.rules.catalogue.tables_json import tables_json
from pasch.rules.errors import VariantError
from pasch.rules.reading.toml_parsing import read_tree
from pasch.rules.variant.variant import Variant
from pasch.testing import variant_documents, variants
from random_records import HOUSE_RULES, VARIANTS, random_record

VALIDATORS = {name: Draft202012Validator(schema()) for name, schema in SCHEMAS.items()}


def mistakes(name: str, data: object) -> list[str]:
    return [error.message for error in VALIDATORS[name].iter_errors(json.loads(json.dumps(data)))]


@pytest.mark.parametrize("name", SCHEMAS)
def test_schemas_are_schemas(name: str) -> None:
    schema = SCHEMAS[name]()
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert (schema["$id"], schema["title"]) == (f"pasch/{name}.schema.json", f"Pasch {name}")


def test_schemas_are_written_as_files(tmp_path: Path) -> None:
    write_schemas(tmp_path / "schemas")
    written = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in (tmp_path / "schemas").iterdir()}
    assert written == {f"{name}.schema.json": schema() for name, schema in SCHEMAS.items()}


def test_the_build_needs_no_more_than_pydantic() -> None:
    script = "import sys, pasch.play.json_schemas; print(*{name.partition('.')[0] for name in sys.modules})"
    source = Path(pasch.__file__).parent.parent
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=source)
    assert {"click", "fluent", "rich", "platformdirs", "hypothesis"} & set(done.stdout.split()) == set()


@pytest.mark.parametrize("variant_id", variant_ids())
def test_shipped_documents_fit(variant_id: str) -> None:
    text = files("pasch.variants").joinpath(f"{variant_id}.toml").read_text(encoding="utf-8")
    assert mistakes("variant", tomllib.loads(text)) == []


@pytest.mark.parametrize("variant", HOUSE_RULES, ids=lambda variant: variant.id)
def test_house_rules_fit(variant: Variant) -> None:
    assert mistakes("variant", tomllib.loads(variant.text)) == []


@given(variant_documents())
def test_every_document_that_is_read_fits(text: str) -> None:
    assert mistakes("variant", read_tree(text, "")) == []


HEIR = 'like = "knoeffel"\nid = "heir"\nnames = { de = "Erbe", en = "Heir" }\n'
BOTH = [
    ("", True),
    ("[turn]\nbuy = false\n", True),
    ("[boxes]\nchance = false\n", True),
    ("[columns]\nfirst = false\n", True),
    ('[boxes.chance]\naliases = ["Any"]\n', True),
    ("[dice]\ncount = 11\n", False),
    ("[boxes]\nchance = true\n", False),
    ("[boxes.Chance]\nnumber = 1\n", False),
    ("[boxes.chance]\nworth = 1\n", False),
    ("[boxes.chance]\nnames = { de = 'X' }\n", False),
    ("[turn.buy]\nper_turn = 1\n", False),
    ("colour = 1\n", False),
    ("like = 1\n", False),
]


@pytest.mark.parametrize(("text", "fits"), BOTH)
def test_schema_and_reader_agree(text: str, fits: bool) -> None:
    document = HEIR.replace('like = "knoeffel"\n', "") + text if text.startswith("like") else HEIR + text
    assert (mistakes("variant", tomllib.loads(document)) == []) == fits
    if fits:
        parse_variant(document)
    else:
        with pytest.raises(VariantError):
            parse_variant(document)


def test_nothing_is_needed_but_id_and_names() -> None:
    assert mistakes("variant", {}) == ["'id' is a required property", "'names' is a required property"]


@pytest.mark.parametrize("variant", thinned(VARIANTS, 3), ids=lambda variant: variant.id)
def test_records_and_tables_fit(variant: Variant) -> None:
    assert mistakes("record", record_to_json(random_record(variant, Random(1), 60))) == []
    if variant.dice.number_of_rolls() < 1000:
        assert mistakes("tables", tables_json(variant)) == []


@given(variants())
def test_tables_hold_what_the_engine_uses(variant: Variant) -> None:
    data: dict[str, Any] = json.loads(json.dumps(tables_json(variant)))
    tables = variant.tables
    assert [tuple(roll) for roll in data["rolls"]] == list(tables.rolls)
    assert len({tuple(row) for row in data["rows"]}) == len(data["rows"])
    for situation in range(len(tables.situations)):
        for box in range(len(variant.boxes)):
            assert tuple(data["rows"][data["points"][situation][box]]) == tables.points[situation][box]
            assert tuple(data["rows"][data["bonus"][situation][box]]) == tables.bonus[situation][box]
    assert (data["rules_hash"], data["max_total"]) == (variant.rules_hash, variant.max_total)
    assert [box["id"] for box in data["boxes"]] == [box.id for box in variant.boxes]
