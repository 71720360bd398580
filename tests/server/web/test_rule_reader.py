"""The rule reader of a site: it holds all that it imports, answers as the server does, and says what it lacks."""

import io
import json
import shutil
import subprocess
import sys
import tarfile
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest

from pasch.locale import COMPLETE
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import PaschError
from pasch.server.web.answers import rule_reader as packing
from pasch.server.web.answers.rule_reader import PYODIDE, package_files, rule_reader
from pasch.server.web.answers.variant_page import variant_page

GOOD = 'id = "ours"\nlike = "kniffel"\n[names]\nde = "Unser"\nen = "Ours"\n[turn]\nthrows = 4\n'
BAD = GOOD.replace("4", "99")
PROGRAM = """
import json, sys
sys.path[:0] = [sys.argv[1]]
from pasch.server.web.answers.document_answers import answer_document
print(json.dumps([answer_document(toml, one) for toml in sys.argv[2:] for one in ("de", "en")]))
"""
CORE = f"pydantic_core-{version('pydantic_core')}-cp314-cp314-pyemscripten_2026_0_wasm32.whl"


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    folder = tmp_path / "downloads"
    folder.mkdir()
    with tarfile.open(folder / f"pyodide-{PYODIDE}.tgz", "w:gz") as packed:
        names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
        for name in names:
            content = b'{"info": {"python": "3.14.2"}}' if name.endswith(".json") else name.encode()
            entry = tarfile.TarInfo(f"package/{name}")
            entry.size = len(content)
            packed.addfile(entry, io.BytesIO(content))
    with ZipFile(folder / CORE, "w") as wheel:
        wheel.writestr("pydantic_core/__init__.py", "of another platform")
    return folder


def test_what_is_packed_answers_as_the_server_does(tmp_path: Path) -> None:
    for name, content in package_files().items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    core = find_spec("pydantic_core")
    assert core is not None
    assert core.origin is not None
    shutil.copytree(Path(core.origin).parent, tmp_path / "pydantic_core")
    command = [sys.executable, "-I", "-S", "-c", PROGRAM, str(tmp_path), GOOD, BAD]
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    page = variant_page(parse_variant(GOOD), COMPLETE).model_dump_json(by_alias=True)
    assert found[:2] == [[200, page], [200, page]]
    assert [status for status, _ in found[2:]] == [422, 422]
    problems = [json.loads(body)["problems"][0] for _, body in found[2:]]
    assert problems[0]["code"] == problems[1]["code"]
    assert "99" in problems[0]["message"]
    assert problems[0]["message"] != problems[1]["message"]


def test_the_folder_is_named_after_its_content(downloads: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = rule_reader(downloads)
    assert rule_reader(downloads) == one
    listing = next(content for name, content in one.items() if name.endswith("/files.json"))
    sizes = json.loads(listing)["sizes"]
    assert {f"{packing.folder_of(one)}/{name}": size for name, size in sizes.items()} == {
        name: len(content) for name, content in one.items() if name.endswith(".bin")
    }
    monkeypatch.setattr(packing, "package_files", lambda: {"pasch/__init__.py": b"of another version"})
    assert packing.folder_of(rule_reader(downloads)) != packing.folder_of(one)


def test_licences_go_with_it(downloads: Path) -> None:
    notice = next(content for name, content in rule_reader(downloads).items() if name.endswith("NOTICE.txt")).decode()
    for licence in ("Mozilla Public License 2.0", "pydantic_core", "Permission is hereby granted", "babel 2"):
        assert licence.lower() in notice.lower()


@pytest.mark.parametrize(
    ("name", "command"), [(f"pyodide-{PYODIDE}.tgz", "npm pack pyodide@"), (CORE, "pip download --no-deps")]
)
def test_what_is_missing_is_named_with_the_way_to_get_it(downloads: Path, name: str, command: str) -> None:
    (downloads / name).unlink()
    with pytest.raises(PaschError) as refused:
        rule_reader(downloads)
    assert refused.value.code == "site-reader-missing"
    for language in ("de", "en"):
        sentence = refused.value.problems[0].words(language)
        assert name in sentence
        assert command in sentence
