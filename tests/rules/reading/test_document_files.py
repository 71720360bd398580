"""Variants read from files, with inheritance."""

from pathlib import Path

import pytest

from pasch import VariantError, load_variant, parse_variant
from pasch.rules.reading.toml_parsing import MAX_BYTES

HEAD = 'id = "own"\nnames = { de = "Eigen", en = "Own" }\n'
NAMES = 'names = { de = "A", en = "A" }'
LIKE = 'like = "kniffel"\nid = "own"\n'
ONE = HEAD + "[boxes.a]\n" + NAMES + "\n"


def refused(text: str, folder: Path | None = None) -> tuple[str, str | int]:
    """The code and place of what is wrong with a document."""
    with pytest.raises(VariantError) as error:
        parse_variant(text, "own.toml", folder)
    problem = error.value.problems[0]
    assert problem.words("de") != problem.words("en")
    return problem.code, problem.place


class TestFiles:
    def test_circular_inheritance_is_refused(self, tmp_path: Path) -> None:
        for name, like in (("a", "b"), ("b", "c"), ("c", "a")):
            (tmp_path / f"{name}.toml").write_text(f'like = "{like}.toml"\nid = "{name}"', encoding="utf-8")
        with pytest.raises(VariantError) as error:
            load_variant(str(tmp_path / "a.toml"))
        assert error.value.code == "inheritance-circle"
        chain = " → ".join(str(tmp_path / f"{name}.toml") for name in "abca")
        assert chain in error.value.words("en")
        assert "im Kreis" in error.value.words("de")

    def test_inheritance_from_itself_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text('like = "a.toml"\nid = "a"', encoding="utf-8")
        with pytest.raises(VariantError, match="circle"):
            load_variant(str(tmp_path / "a.toml"))

    def test_too_many_ancestors(self, tmp_path: Path) -> None:
        for index in range(12):
            (tmp_path / f"v{index}.toml").write_text(f'like = "v{index + 1}.toml"\nid = "a"', encoding="utf-8")
        with pytest.raises(VariantError) as error:
            load_variant(str(tmp_path / "v0.toml"))
        assert error.value.code == "inheritance-too-deep"
        assert "8" in error.value.words("de")

    def test_a_file_named_as_a_shipped_variant_may_be_like_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "kniffel.toml").write_text('like = "kniffel"\nid = "ours"\n[turn]\nthrows = 4', encoding="utf-8")
        monkeypatch.chdir(tmp_path)
        assert load_variant("kniffel.toml").turn.throws == 4
        assert load_variant("kniffel").turn.throws == 3

    def test_inheritance_by_files(self, tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text('like = "yatzy"\nid = "a"\n[turn]\nthrows = 4', encoding="utf-8")
        (tmp_path / "b.toml").write_text('like = "a.toml"\nid = "b"\n[turn]\nrelease = false', encoding="utf-8")
        variant = load_variant(str(tmp_path / "b.toml"))
        assert (variant.id, variant.turn.throws, variant.turn.release, len(variant.boxes)) == ("b", 4, False, 15)

    def test_a_missing_file(self, tmp_path: Path) -> None:
        with pytest.raises(VariantError) as error:
            load_variant(str(tmp_path / "none.toml"))
        assert error.value.code == "cannot-read"
        with pytest.raises(VariantError) as error:
            load_variant(str(tmp_path))
        assert error.value.code == "cannot-read"

    @pytest.mark.parametrize("name", ["a\0.toml", "x" * 5000 + ".toml", "nowhere/\ud800.toml"])
    def test_no_file_can_have_this_name(self, name: str) -> None:
        with pytest.raises(VariantError) as error:
            load_variant(name)
        assert error.value.code == "cannot-read"

    def test_like_a_file_that_cannot_be(self, tmp_path: Path) -> None:
        assert refused('like = "a\\u0000.toml"\nid = "own"', tmp_path) == ("cannot-read", "like")
        assert refused('like = "a.toml"\nid = "own"', tmp_path) == ("cannot-read", "like")

    def test_files_are_not_read_without_a_folder(self, tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text('like = "yatzy"\nid = "a"', encoding="utf-8")
        assert refused(f'like = "{tmp_path}/a.toml"') == ("unknown-variant", "like")

    def test_not_utf8_and_too_large(self, tmp_path: Path) -> None:
        path = tmp_path / "a.toml"
        path.write_bytes(b'like = "kniffel"\nid = "\xff"')
        with pytest.raises(VariantError) as error:
            load_variant(str(path))
        assert (error.value.code, error.value.problems[0].place) == ("not-utf8", 2)
        path.write_bytes(b"#" * (MAX_BYTES + 1))
        with pytest.raises(VariantError) as error:
            load_variant(str(path))
        assert error.value.code == "document-too-large"

    def test_utf16_is_read(self, tmp_path: Path) -> None:
        path = tmp_path / "a.toml"
        path.write_text('like = "kniffel"\nid = "a"\nnames = { de = "Ä", en = "A" }\n', "utf-16")
        assert load_variant(str(path)).names["de"] == "Ä"

    def test_byte_order_mark_is_ignored(self, tmp_path: Path) -> None:
        path = tmp_path / "a.toml"
        path.write_bytes(b'\xef\xbb\xbflike = "kniffel"\nid = "bom"')
        assert load_variant(str(path)).id == "bom"


class TestInheritance:
    def test_a_part_is_taken_out(self) -> None:
        own = parse_variant(LIKE + "[boxes]\nchance = false\n[bonuses]\nupper = false")
        assert len(own.boxes) == 12
        assert own.bonuses == ()

    def test_a_box_is_changed_key_by_key(self) -> None:
        own = parse_variant(LIKE + "[boxes.full_house]\npoints = 26")
        assert own.tables.points[0][8][own.tables.index_by_roll[1, 1, 1, 2, 2]] == 26

    def test_a_pattern_is_replaced_whole(self) -> None:
        own = parse_variant(LIKE + "[boxes.full_house]\npattern = { run = 3 }")
        assert own.tables.points[0][8][own.tables.index_by_roll[1, 1, 1, 2, 2]] == 0
        assert own.tables.points[0][8][own.tables.index_by_roll[1, 1, 1, 2, 3]] == 25

    def test_a_setting_that_is_not_inherited_may_be_false(self, tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text(ONE + "[turn]\nthrows = 3", encoding="utf-8")
        own = parse_variant('like = "a.toml"\n[turn]\nrelease = false\nsave = false', "b.toml", tmp_path)
        assert (own.turn.release, own.turn.save) == (False, False)

    def test_a_table_among_the_settings_is_taken_out(self, tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text('like = "knoeffel"\nid = "a"', encoding="utf-8")
        assert parse_variant('like = "a.toml"\n[turn]\nbuy = false', "b.toml", tmp_path).turn.buy is None

    def test_remarks_are_not_inherited(self, tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text('like = "yatzy"\nid = "a"\nnote = "mine"', encoding="utf-8")
        assert parse_variant('like = "a.toml"\nid = "b"', "b.toml", tmp_path).document.note == ""
