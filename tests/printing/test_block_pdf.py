"""Printed blocks: their content, their margins and their embedded fonts."""

import unicodedata
from io import BytesIO
from pathlib import Path
from typing import Literal

import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf import PdfReader
from pypdf.generic import DictionaryObject
from rich.console import Console

from pasch.cli.commands.sheet import sheet
from pasch.cli.context import Group, Session
from pasch.play.blocks.sheet_lines import line_name, sheet_lines
from pasch.printing.block_pdf import block_pdf
from pasch.printing.page_layout import empty_block, lay_out
from pasch.printing.paper_sizes import MOST_CARDS, PAPERS, PaperName, page_of
from pasch.printing.pdf_drawing import fit_words, unprintable, width_of
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.errors import PaschError
from pasch.rules.variant.variant import Variant
from pasch.testing import variants

GOLDEN = Path(__file__).parent.parent / "golden"
LETTERS = st.characters(max_codepoint=0x2AF)


def run(*arguments: str, language: str = "de", typed: bytes = b"") -> Result:
    group = Group("pasch", commands=[sheet])
    found = CliRunner().invoke(group, ["sheet", *arguments], obj=Session(language, Console(width=80)), input=typed)
    if found.exception and not isinstance(found.exception, PaschError | SystemExit):
        raise found.exception
    return found


def refusal(*arguments: str) -> str:
    error = run(*arguments).exception
    assert isinstance(error, PaschError)
    return error.code


def words(pdf: bytes) -> str:
    return " ".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages)


@pytest.mark.parametrize(("number", "name"), list(enumerate(variant_ids())))
def test_every_line_of_every_variant_is_printed(number: int, name: str) -> None:
    variant, language = shipped(name), ("de", "en")[number % 2]
    found = words(block_pdf(empty_block(variant, language))).replace("\n", " ")
    for line in sheet_lines(variant):
        assert line_name(variant, line, language) in found


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("large", [False, True])
def test_pages_have_the_size_of_the_paper(paper: PaperName, *, large: bool) -> None:
    reader = PdfReader(BytesIO(block_pdf(empty_block(shipped("yatzy"), "en"), paper, large=large)))
    (page,) = reader.pages
    wanted = page_of(paper)
    points = [round(float(side) * 25.4 / 72, 1) for side in (page.mediabox.width, page.mediabox.height)]
    assert points == [wanted.width, wanted.height]


def test_fonts_are_embedded_and_only_the_letters_that_stand_there() -> None:
    pdf = block_pdf(empty_block(shipped("kniffel"), "de"))
    resources = PdfReader(BytesIO(pdf)).pages[0]["/Resources"]
    assert isinstance(resources, DictionaryObject)
    fonts = resources["/Font"].get_object()
    assert isinstance(fonts, DictionaryObject)
    used = [font.get_object() for font in fonts.values()]
    assert used
    for font in used:
        assert "/FontFile2" in font["/FontDescriptor"], font["/BaseFont"]
        assert "Nunito" in font["/BaseFont"]
    assert len(pdf) < 60_000


def test_the_same_block_gives_the_same_bytes() -> None:
    blocks = [block_pdf(empty_block(shipped("yams"), "de", players=["Anna", ""])) for _ in range(2)]
    assert blocks[0] == blocks[1]


@given(
    variants(),
    st.lists(st.text(LETTERS, max_size=25), min_size=1, max_size=12, unique=True),
    st.sampled_from(PAPERS),
    st.booleans(),
    st.sampled_from(("de", "en")),
)
@settings(max_examples=25)
def test_every_house_rule_lies_within_the_margins(
    variant: Variant, players: list[str], paper: PaperName, large: bool, language: str
) -> None:
    block = empty_block(variant, language, players=players)
    layout = lay_out(block, paper, large=large)
    for places, columns, rows in layout.parts:
        assert layout.label + layout.column * len(columns) * len(places) <= layout.page.room + 0.01
        foot = layout.page.margin + layout.head + layout.heading + layout.row * len(rows)
        assert foot <= layout.page.height - layout.page.margin + 0.01
    first = [(places, columns) for places, columns, rows in layout.parts if rows[0] == layout.parts[0][2][0]]
    assert [place for places, columns in first if columns[0].index == 0 for place in places] == [*block.places]
    cards = [(place, column) for places, columns in first for place in places for column in columns]
    assert sorted(cards, key=lambda one: (block.places.index(one[0]), one[1].index)) == [
        (place, column) for place in block.places for column in variant.columns
    ]
    try:
        printed, code = block_pdf(block, paper, large=large), None
    except PaschError as error:
        printed, code = b"", error.code
    # A die may show a sign that no font has.
    assert code is None or (code == "print-letters" and variant.document.dice.symbols)
    if code is None:
        assert len(PdfReader(BytesIO(printed)).pages) == len(layout.parts)


@given(st.text(min_size=1, max_size=80), st.floats(3, 60), st.integers(1, 3))
def test_words_never_leave_their_room(text: str, room: float, lines: int) -> None:
    shown, size = fit_words(text, 11, room, "bold", lines=lines)
    assert len(shown) <= lines
    assert all(width_of(line, size, "bold") <= room or line == "…" for line in shown)


NAMES = ["Łucja", "Ελένη", "Анна", "Ngọc Diệp", "Đỗ", "Ґалаган", "Ὀδυσσεύς", "Ọ́lá", "ŞÎIĞ", "Ŵyn – €5 → 6"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_latin_greek_and_cyrillic_letters_are_printed(name: str, form: Literal["NFC", "NFD"]) -> None:
    written = unicodedata.normalize(form, name)
    assert not unprintable(written, "bold")
    found = words(block_pdf(empty_block(shipped("kniffel-basic"), "en", players=[written])))
    assert unicodedata.normalize("NFC", name).replace("→", "›") in found


def test_every_block_of_letters_is_complete() -> None:
    """Vietnamese lies in Latin Extended Additional."""
    for first, last in (
        (0x20, 0x7E),
        (0xA1, 0x24F),
        (0x1E00, 0x1EFF),
        (0x386, 0x3CE),
        (0x400, 0x52F),
        (0x1F00, 0x1FFC),
    ):
        letters = "".join(map(chr, range(first, last + 1)))
        assert not [one for one in unprintable(letters) if unicodedata.category(one) != "Cn"]


def test_a_word_keeps_its_typeface() -> None:
    pages = PdfReader(BytesIO(block_pdf(empty_block(shipped("kniffel-basic"), "en", players=["Ngọc"])))).pages
    drawn: list[tuple[str, str]] = []

    def note(text: str, _matrix: object, _place: object, font: dict[str, str] | None, _size: float) -> None:
        drawn.append((text.strip(), "" if font is None else font["/BaseFont"]))

    pages[0].extract_text(visitor_text=note)
    (font,) = {font for text, font in drawn if text == "Ngọc"}
    assert "NotoSans" in font


@pytest.mark.parametrize("name", ["李雷", "Anna 🎲", "שרה", "سارة", "นิด", "\ue000", "ก"])
def test_what_no_font_can_print_is_named_before_anything_is_written(tmp_path: Path, name: str) -> None:
    out = tmp_path / "block.pdf"
    error = run("kniffel", "--pdf", str(out), "--players", f"Ben,{name}", language="en").exception
    assert isinstance(error, PaschError)
    assert error.code == "print-letters"
    assert f'"{name}" cannot be printed' in error.problems[0].words("en") or not name.isprintable()
    assert not out.exists()
    typed = tmp_path / "block.txt"
    typed.write_text(f"Box;{name}\nOnes;3\n", encoding="utf-8")
    assert refusal("kniffel", "--pdf", str(out), "--fill", str(typed)) == "print-letters"
    assert not out.exists()


def test_signs_that_are_not_seen_are_left_out() -> None:
    assert not unprintable("An\u200bna\u00ad\u200f")


def test_six_games_of_one_player_or_one_game_of_several() -> None:
    kniffel = shipped("kniffel")
    assert [place.name for place in empty_block(kniffel, "de").places] == ["1.", "2.", "3.", "4.", "5.", "6."]
    assert [place.name for place in empty_block(shipped("super-kniffel"), "de").places] == [""]
    assert empty_block(kniffel, "de").named
    assert not empty_block(kniffel, "de", players=["Anna"]).named


def test_a_record_fills_the_block_in(tmp_path: Path) -> None:
    out = tmp_path / "block.pdf"
    assert run("--fill", str(GOLDEN / "kniffel.pasch"), "--pdf", str(out)).exit_code == 0
    found = words(out.read_bytes())
    assert "Anna" in found
    assert "186" in found
    assert "328" in found


def test_a_typed_block_fills_it_in(tmp_path: Path) -> None:
    out = tmp_path / "block.pdf"
    typed = b";Anna;Ben\nEinser;3;2\nChance;22;\n"
    assert run("kniffel", "--fill", "-", "--pdf", str(out), typed=typed).exit_code == 0
    found = words(out.read_bytes())
    assert "Ben" in found
    assert "22" in found


def test_points_below_zero_are_written_with_a_sign_that_the_handwriting_has(tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    struck = "".join(f"1: 11235 = {box.id} x\n" for box in shipped("balut").boxes)
    (tmp_path / "game.pasch").write_text(f'[Variant "balut"]\n[Seat1 "Anna"]\n\n{struck}')
    assert run("--fill", str(tmp_path / "game.pasch"), "--pdf", str(out)).exit_code == 0
    assert "–2" in words(out.read_bytes())


def test_standard_output_takes_the_pdf() -> None:
    assert run("yatzy", "--pdf", "-", "--players", "Anna,Ben", "--paper", "a5").stdout_bytes.startswith(b"%PDF")


def test_without_pdf_it_is_text() -> None:
    assert "Dreierpasch" in run("kniffel").stdout


def test_unprintable_options_are_refused(tmp_path: Path) -> None:
    out = str(tmp_path / "block.pdf")
    record = str(GOLDEN / "kniffel.pasch")
    assert refusal("--pdf", out) == "print-which-variant"
    assert refusal("yatzy", "--pdf", out, "--fill", record) == "print-other-variant"
    assert refusal("kniffel", "--pdf", out, "--players", str(MOST_CARDS + 1)) == "print-players"
    assert refusal("kniffel", "--pdf", out, "--players", f"Ben,{'A' * 61}") == "print-long-name"
    assert refusal("kniffel", "--pdf", out, "--games", "0") == "print-games"
    assert refusal("kniffel", "--players", "3") == "print-needs-pdf"
    assert refusal("kniffel", "--pdf", out, "--players", "3", "--games", "3") == "options-exclude"
    assert refusal("kniffel", "--pdf", str(tmp_path / "block.pdf" / "x.pdf"), "--fill", str(tmp_path)) == "cannot-read"
    assert not Path(out).exists()
