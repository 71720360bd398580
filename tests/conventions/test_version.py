"""The version is the same wherever it is written."""

import json
import re
import tomllib
from pathlib import Path

import pasch

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"\b(?:pasch[-_:]|id name Pasch )(\d+\.\d+\.\d+)")


def test_every_file_with_facts_about_the_package_has_it() -> None:
    client, lock = (
        json.loads((ROOT / "web" / name).read_text("utf-8")) for name in ("package.json", "package-lock.json")
    )
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    newest = re.search(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert cited
    assert newest
    assert newest[1] in (pasch.__version__, "Not yet released")
    assert {
        tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"],
        cited[1],
        client["version"],
        lock["version"],
        lock["packages"][""]["version"],
    } == {pasch.__version__}


def test_names_of_files_and_images_have_it() -> None:
    pages = [ROOT / "README.md", *ROOT.glob("docs/*.md"), ROOT / "packaging" / "compose.yaml"]
    named = [one[1] for page in pages for one in NAMED.finditer(page.read_text("utf-8"))]
    assert len(named) >= 6
    assert {*named} == {pasch.__version__}
