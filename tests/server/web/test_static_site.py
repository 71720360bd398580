"""The site without a server: its files, their bases, and what it replaces."""

import gzip
import json
import re
from pathlib import Path

import pytest

from pasch.play.records.atomic_files import FileError
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.errors import PaschError
from pasch.server.web.answers.value_files import find_values, shipped_values
from pasch.server.web.answers.variant_pages import exercises_page, list_page, page
from pasch.server.web.static_site import site_files, write_site
from pasch.solver.progress import no_stage_progress

BUILT = '<!doctype html><html lang="de"><meta charset="utf-8" /><base href="/" /><script>one</script>'
PAGES = {
    "pages": ["", "neu", "regeln/kniffel/chancen"],
    "house_rules": ["haus"],
    "places": ["t/:table", "regeln/:id/chancen"],
}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_text("{}")
    for name in ("index.html", "invitation.html"):
        (folder / name).write_text(BUILT)
    (folder / "assets" / "pasch-B4dC0ffe.js").write_text("start()")
    (folder / "sw.js").write_text('[{"url":"index.html","revision":"0a1b"},{"url":"icon.svg","revision":"2c3d"}]')
    (folder / "pages.json").write_text(json.dumps(PAGES))
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_page_lies_under_each_address_with_its_base(tmp_path: Path, client: Path) -> None:
    site = tmp_path / "site"
    size = write_site(site, shipped_values, client)
    found = files(site)
    assert size == sum(map(len, found.values()))
    for name, base in {
        "index.html": "./",
        "neu/index.html": "../",
        "regeln/kniffel/chancen/index.html": "../../../",
    }.items():
        text = found[name].decode()
        assert f'<base href="{base}" />' in text
        assert '<html lang="de" data-site>' in text
        assert "'sha256-" in text
        assert "frame-ancestors" not in text
    assert found["assets/pasch-B4dC0ffe.js"] == b"start()"
    assert not {"pages.json", "invitation.html", ".vite/manifest.json"} & set(found)


def test_a_rule_reader_adds_its_files_and_the_page_that_uses_it(client: Path) -> None:
    plain, found = site_files(client, shipped_values, {}), site_files(client, shipped_values, {"reader-1/a.bin": b"a"})
    assert set(found) - set(plain) == {"reader-1/a.bin", "haus/index.html"}
    assert '<html lang="de" data-site data-rule-reader="reader-1">' in found["index.html"].decode()
    assert "data-rule-reader" not in plain["index.html"].decode()
    assert found["sw.js"] != plain["sw.js"]


def test_an_address_that_arises_on_a_device_is_found_by_the_page_for_unknown_ones(tmp_path: Path, client: Path) -> None:
    write_site(tmp_path / "site", shipped_values, client)
    text = (tmp_path / "site" / "404.html").read_text()
    pattern = re.search(r"const found = /(.*)/\.exec", text)
    assert pattern is not None
    places = re.compile(pattern[1])
    for path, base in {
        "/spiele/pasch/t/abc": "/spiele/pasch/",
        "/t/abc/": "/",
        "/regeln/regeln/own/chancen": "/regeln/",
    }.items():
        found = places.search(path)
        assert found is not None
        assert found[1] == base
    assert places.search("/spiele/pasch/neu") is None


def test_answers_are_those_of_the_server(tmp_path: Path, client: Path) -> None:
    write_site(tmp_path / "site", shipped_values, client)
    api = tmp_path / "site" / "api"
    assert (api / "variants.json").read_bytes() == list_page().body
    for one in variant_ids():
        assert (api / "variants" / f"{one}.json").read_bytes() == page(shipped(one)).body
        assert json.loads((api / "variants" / one / "values.bin").read_bytes())["why"] == "no-solver"
    exercises = api / "variants" / "kniffel" / "exercises.json"
    assert exercises.read_bytes() == exercises_page(shipped("kniffel")).body


def test_a_sheet_too_large_for_a_browser_is_solved_for_it() -> None:
    variant = shipped("escalero")
    found = find_values(variant, no_stage_progress)
    for packed in (found.values, found.weights):
        assert variant.rules_hash.encode() in gzip.decompress(packed)


def test_an_earlier_site_is_replaced_as_a_whole_and_the_same_again(tmp_path: Path, client: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    write_site(site, shipped_values, client)
    before = files(site)
    (site / "left-over.txt").write_text("of an earlier version")
    write_site(site, shipped_values, client)
    assert files(site) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["client", "site"]


def test_the_worker_knows_when_the_page_changes(tmp_path: Path, client: Path) -> None:
    write_site(tmp_path / "one", shipped_values, client)
    (client / "index.html").write_text(BUILT.replace("one", "two"))
    write_site(tmp_path / "two", shipped_values, client)
    one, two = ((tmp_path / name / "sw.js").read_text() for name in ("one", "two"))
    assert one != two
    assert '"url":"icon.svg","revision":"2c3d"' in one


def test_a_folder_with_something_else_is_refused(tmp_path: Path, client: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("<title>My page</title>")
    with pytest.raises(PaschError) as refused:
        write_site(tmp_path / "site", shipped_values, client)
    assert refused.value.code == "site-folder-taken"
    assert (tmp_path / "site" / "index.html").read_text() == "<title>My page</title>"


def test_an_interrupted_run_leaves_nothing(tmp_path: Path, client: Path) -> None:
    with pytest.raises(FileError):
        write_site(tmp_path / "no" / "site", shipped_values, client)
    (client / "neu").write_text("where a folder must be")
    with pytest.raises(FileError):
        write_site(tmp_path / "site", shipped_values, client)
    assert [path.name for path in tmp_path.iterdir()] == ["client"]


def test_without_the_built_client_it_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PaschError) as refused:
        write_site(tmp_path / "site", shipped_values, tmp_path)
    assert refused.value.code == "client-not-built"
