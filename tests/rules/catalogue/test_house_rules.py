"""House rules in a folder are found by id, variants by search words."""

import json
import os
import socket
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from error_sentences import check_sentences
from pasch.cli.main import run
from pasch.play.saved_game import name_variant_file
from pasch.rules.catalogue import shipped_variants
from pasch.rules.catalogue.house_rules import VARIABLE
from pasch.rules.catalogue.shipped_variants import (
    group_of,
    house_ids,
    house_problems,
    load_variant,
    shipped,
    use_folder,
    variant_ids,
)
from pasch.rules.catalogue.variant_search import VariantQuery, country_named, group_named, matching
from pasch.rules.errors import PaschError, VariantError

OURS = 'like = "kniffel"\nid = "ours"\nnames = { de = "Unser Haus", en = "Our house" }\n[turn]\nthrows = 4\n'
MORE = 'like = "ours.toml"\nid = "more"\nnames = { de = "Mehr", en = "More" }\n[boxes.chance]\nplus = 5\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with two house rules, of which one is like the other, and three files that are none."""
    for name, text in {
        "ours": OURS,
        "more": MORE,
        "taken": OURS.replace('"ours"', '"kniffel"'),
        "bad": OURS.replace('"ours"', '"bad"').replace("throws", "rolls"),
        "nameless": "[turn]\nthrows = 4\n",
    }.items():
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    monkeypatch.delenv(VARIABLE, raising=False)
    yield tmp_path
    os.environ.pop(VARIABLE, None)
    forget()


def forget() -> None:
    for known in (shipped_variants._folder, shipped_variants._house, shipped_variants._house_rule):
        known.cache_clear()


def test_house_rules_of_a_folder_are_found_by_their_ids(folder: Path) -> None:
    use_folder(folder)
    assert house_ids() == ("more", "ours")
    assert shipped("more").turn.throws == load_variant("ours").turn.throws == 4
    assert "kniffel" in variant_ids()
    assert not set(house_ids()) & set(variant_ids())
    assert group_of("ours") == "house"
    codes = {(problem.code, Path(problem.source).stem) for problem in house_problems()}
    assert codes == {("id-taken", "taken"), ("unknown-key-written", "bad"), ("missing-key", "nameless")}


def test_records_name_the_files_of_variants_and_not_their_ids(folder: Path) -> None:
    use_folder(folder)
    assert name_variant_file("kniffel") == name_variant_file("ours") == {}
    assert name_variant_file(str(folder / "ours.toml")) == {"VariantFile": str(folder / "ours.toml")}


def test_their_documents_are_read_without_the_folder(folder: Path) -> None:
    """As the processes of a server get them."""
    use_folder(folder)
    assert 'like = "ours"' in shipped("more").text


def test_irregular_files_in_the_folder_are_skipped(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing blocks and nothing is read without end; each has its sentence."""
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "secret.toml"
    elsewhere.write_text(OURS.replace('"ours"', '"secret"'), "utf-8")
    os.mkfifo(folder / "pipe.toml")
    (folder / "linked.toml").symlink_to(folder / ".hidden")
    (folder / ".hidden").write_text(OURS.replace('"ours"', '"linked"'), "utf-8")
    for name, target in {
        "device": Path("/dev/zero"),
        "out": elsewhere,
        "broken": folder / "no",
        "loop": folder / "loop.toml",
    }.items():
        (folder / f"{name}.toml").symlink_to(target)
    (folder / "folder.toml").mkdir()
    with (folder / "huge.toml").open("wb") as huge:
        huge.truncate(1 << 40)
    with socket.socket(socket.AF_UNIX) as listening:
        monkeypatch.chdir(folder)  # the name of a socket is short
        listening.bind("socket.toml")
    (folder / "unreadable.toml").write_bytes(b"\xff\xfe\x00")
    use_folder(folder)
    assert house_ids() == ("linked", "more", "ours")
    codes = {Path(problem.source or str(problem.facts["file"])).stem: problem.code for problem in house_problems()}
    for known in ("taken", "bad", "nameless"):
        del codes[known]
    assert codes == {
        "pipe": "no-ordinary-file",
        "device": "link-out-of-folder",
        "out": "link-out-of-folder",
        "broken": "cannot-read",
        "loop": "cannot-read",
        "folder": "no-ordinary-file",
        "huge": "document-too-large",
        "socket": "no-ordinary-file",
        "unreadable": "not-utf8",
    }
    for problem in house_problems():
        for language in ("de", "en"):
            assert problem.words(language).count("\n") == 0


def test_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(VariantError) as error:
        use_folder(tmp_path / "nowhere")
    assert error.value.code == "cannot-read"


def test_the_command_lists_them(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["variants", "--folder", str(folder), "--family", "house", "--json"]) == 0
    said = capsys.readouterr()
    assert [one["id"] for one in json.loads(said.out)["variants"]] == ["more", "ours"]
    assert len(said.err.splitlines()) == 3


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        (["yatzy", "six"], ["yatzy-deluxe"]),
        (["grosse", "STRASSE", "--dice", "2"], []),
        (["--country", "Frankreich"], ["yams"]),
        (["--family", "scandinavian", "--country", "se"], ["yatzy"]),
        (["--dice", "5", "--minutes", "8"], ["yacht"]),
        (["knoffel"], ["knoeffel"]),
    ],
)
def test_a_variant_is_found(arguments: list[str], found: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "de", "variants", *arguments, "--json"]) == 0
    listed = [one["id"] for one in json.loads(capsys.readouterr().out)["variants"]]
    assert set(found) <= set(listed)
    assert bool(found) == bool(listed)


def test_numbers_are_whole_words() -> None:
    assert matching(shipped("yatzy-deluxe"), VariantQuery(("6",)))
    assert not matching(shipped("kniffel"), VariantQuery(("6",)))


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("Maxi-Yatzy", "maxi-yatzy"),
        ("Yatzy (skandinavisch)", "yatzy"),
        ("Yams + −", "yams-plus-minus"),
        ("Knoeffel", "knoeffel"),
        ("Balkan", "yamb"),
    ],
)
def test_names_are_found_as_they_are_shown(typed: str, found: str) -> None:
    assert matching(shipped(found), VariantQuery((typed,)))


def test_unknown_country_or_group_is_refused() -> None:
    for read in (country_named, group_named):
        with pytest.raises(PaschError) as error:
            read("nowhere")
        check_sentences(error.value)


def test_the_tree_shows_who_descends_from_whom(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "variants", "yahtzee", "1956", "--tree"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition("(")[2].partition(")")[0] for line in lines if "(" in line and "mean" in line] == [
        "kniffel-basic",
        "yahtzee",
        "yahtzee-1956",
    ]
    assert any("mean 254.2 ± 58.7" in line for line in lines)
    assert not any("boxes." in line or "bonuses." in line for line in lines), "keys instead of sentences"
    assert any("no longer: " in line for line in lines)
    assert run(["--lang", "de", "variants", "yahtzee", "1956", "--tree"]) == 0
    assert "gilt nicht mehr: " in capsys.readouterr().out


def test_countries_belong_to_variants() -> None:
    known = json.loads(files("pasch.variants").joinpath("countries.json").read_text("utf-8"))
    assert set(known) <= set(variant_ids())


def test_best_play_is_known_of_every_shipped_variant() -> None:
    known = json.loads(files("pasch.variants").joinpath("best-play.json").read_text("utf-8"))
    assert {shipped(one).rules_hash for one in variant_ids()} <= set(known)
    for best in known.values():
        low, high = best.get("nine_in_ten", (0, best["mean"] + 1))
        assert low < best["mean"] < high
        assert ("games" in best) != ("nine_in_ten" in best), best["variant"]


def test_another_folder_has_rules_of_its_own_under_the_same_id(folder: Path) -> None:
    use_folder(folder)
    assert shipped("ours").turn.throws == 4
    other = folder / "other"
    other.mkdir()
    text = (folder / "ours.toml").read_text("utf-8")
    (other / "ours.toml").write_text(text.replace("throws = 4", "throws = 5"), "utf-8")
    use_folder(other)
    assert shipped("ours").turn.throws == 5
