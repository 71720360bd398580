"""What 1.0.0 wrote opens as before; README.md in this folder says how each file was made."""

import json
import shutil
from hashlib import sha256
from math import isclose
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from pasch.cli.main import pasch
from pasch.play.records.game_link import parse_link
from pasch.play.records.record_io import format_record, read_record, record_from_json
from pasch.rules.catalogue.shipped_variants import load_variant, shipped, variant_ids
from pasch.rules.variant.variant import Variant
from pasch.server.settings import Settings
from pasch.server.web.app import create_app
from pasch.solver.kernels.toolchain.machine_code import Form
from pasch.solver.solve import storage
from pasch.solver.solve.kernel_warmup import list_forms

FOLDER = Path(__file__).parent
RECORDS = sorted((FOLDER / "records").glob("*.pasch"))
LINKS = [line.split() for line in (FOLDER / "links.txt").read_text().splitlines()]
VARIANTS: dict[str, dict[str, str]] = json.loads((FOLDER / "variants.json").read_text())


@pytest.fixture
def solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache of somebody who solved the house rule with 1.0.0."""
    shutil.copytree(FOLDER / "solutions", tmp_path / "pasch" / "solutions")
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: tmp_path / "pasch")
    return tmp_path


def find_variant(name: str) -> Variant:
    return load_variant(str(FOLDER / "records" / "house.toml") if name == "beiseite" else name)


def output(*arguments: str) -> str:
    """What ``pasch`` prints in the folder of these files."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(FOLDER)
        result = CliRunner().invoke(pasch, arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def without_added_keys(new: Any, old: Any) -> Any:
    """What is written today, without the keys that came after 1.0.0.

    Processors add up doubles in different orders, so the last digits may be others.
    """
    if isinstance(new, float) and isinstance(old, float) and isclose(new, old, rel_tol=1e-12):
        return old
    if isinstance(new, dict) and isinstance(old, dict):
        return {key: without_added_keys(value, old[key]) for key, value in new.items() if key in old}
    if isinstance(new, list) and isinstance(old, list) and len(new) == len(old):
        return list(map(without_added_keys, new, old))
    return new


ADDED = {"unless_served": False, "served_only": False, "struck": 0, "base": 0}


def without_defaults(tables: Any) -> Any:
    """Tables without the keys that came after 1.0.0, which say nothing of rules that do without them."""
    if isinstance(tables, dict):
        return {key: without_defaults(value) for key, value in tables.items() if ADDED.get(key, ...) != value}
    if isinstance(tables, list):
        return list(map(without_defaults, tables))
    return tables


def check_same(new: Any, name: str) -> None:
    old = json.loads((FOLDER / name).read_text("utf-8"))
    assert without_added_keys(new, old) == old


def test_no_file_is_missing() -> None:
    assert len(RECORDS) == 7
    assert len(LINKS) == 6
    assert len(list((FOLDER / "solutions").iterdir())) == 2
    assert len(list((FOLDER / "kernels").iterdir())) == 1
    assert len(VARIANTS) == 29


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_are_read_and_written_as_they_were(path: Path) -> None:
    assert format_record(read_record(path.read_bytes(), str(path), find_variant)) == path.read_text("utf-8")


@pytest.mark.parametrize("name", ["house", "kniffel", "unfinished", "yamb"])
def test_records_as_json_are_the_same(name: str) -> None:
    check_same(json.loads(output("replay", f"records/{name}.pasch", "--json")), f"records/{name}.json")
    record = json.loads((FOLDER / f"records/{name}.json").read_text("utf-8"))["record"]
    assert format_record(record_from_json(record, name, find_variant)) == (FOLDER / f"records/{name}.pasch").read_text(
        "utf-8"
    )


@pytest.mark.parametrize(("name", "address"), LINKS, ids=[name for name, _ in LINKS])
def test_links_open_and_are_the_same(name: str, address: str) -> None:
    record, linked = read_record((FOLDER / "records" / name).read_bytes(), name), parse_link(address)
    assert (linked.variant, linked.seats, linked.events) == (record.variant, record.seats, record.events)
    assert output("link", f"records/{name}", "--address", "https://pasch.example").strip() == address


def test_a_history_records_and_old_sheets_add_up_as_before(solved: Path) -> None:
    assert (solved / "pasch").is_dir()
    check_same(json.loads(output("stats", "history.json", "records", "old-sheets.csv", "--json")), "stats.json")


def test_a_pad_is_checked_as_before() -> None:
    check_same(json.loads(output("block", "kniffel", "block.csv", "--json")), "block.json")


def test_saved_solutions_open(solved: Path) -> None:
    found = json.loads(output("solve", "records/house.toml", "--json"))
    assert found["cached"]
    check_same({**found, "cached": False}, "solve.json")
    assert json.loads(output("solve", "records/house.toml", "--objective", "reach:15", "--json"))["cached"]
    assert {path.read_bytes() for path in (solved / "pasch" / "solutions").iterdir()} == {
        path.read_bytes() for path in (FOLDER / "solutions").iterdir()
    }


def test_machine_code_of_1_0_0_is_never_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PASCH_KERNELS", str(tmp_path))
    (code,) = (FOLDER / "kernels").iterdir()
    forms: list[Form] = list_forms()
    assert any(code.name.startswith(f"{form.title}-") for form in forms)
    # It kept them in this folder, under the same names.
    for form in forms:
        shutil.copy(code, tmp_path / form.path.name)
    assert not any(form.path.exists() for form in forms)


@pytest.mark.parametrize("name", VARIANTS)
def test_variants_are_the_same_rules_and_tables(name: str) -> None:
    assert shipped(name).rules_hash == VARIANTS[name]["rules_hash"]
    tables = without_defaults(json.loads(output("tables", name)))
    written = json.dumps(tables, ensure_ascii=False, separators=(",", ":")) + "\n"
    assert sha256(written.encode()).hexdigest()[:16] == VARIANTS[name]["tables"]


def test_no_variant_is_gone() -> None:
    assert VARIANTS.keys() <= set(variant_ids())


def test_every_request_is_still_there(tmp_path: Path) -> None:
    described = create_app(Settings(f"sqlite:///{tmp_path / 'pasch.sqlite'}")).openapi()
    offered = {f"{method.upper()} {path}" for path, methods in described["paths"].items() for method in methods}
    assert set((FOLDER / "requests.txt").read_text().splitlines()) <= offered
