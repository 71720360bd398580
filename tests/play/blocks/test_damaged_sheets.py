"""A hundred damaged sheets: read, named or refused in sentences; nothing is executed, and nothing takes long."""

import io
import zipfile
from time import process_time

import pytest

from error_sentences import check_sentences
from pasch import shipped
from pasch.analysis.statistics.sheets_csv import looks_like_sheets, read_sheets
from pasch.play.blocks.score_block import read_block
from pasch.play.blocks.typed_table import decode
from pasch.rules.errors import PaschError, Problem

PAD = "Name;Anna;Ben\nEinser;3;2\nZweier;6;4\nKleine Straße;30;-\nGesamt;39;6\n"
TABLE = "Datum;Name;Gesamt\n24.12.2024;Anna;245\n25.12.2024;Ben;220\n"
ENCODINGS = (
    "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252", "latin-1", "cp850", "cp437",
    "mac-roman", "cp1250", "iso8859-15", "utf-7", "cp037",
)  # fmt: skip
CELLS = (
    "=1+1", '=HYPERLINK("http://example.org")', "=cmd|' /C calc'!A0", "+1+1", "-1+1", "@SUM(1)", "=3", "\t=3",
    "http://example.org/3", "javascript:alert(3)", "<script>3</script>", "[3](http://example.org)", "{{3}}", "${3}",
    "%x", "$(3)", "`3`", "';DROP TABLE;--", "\x003", "\x1b[31m3", "\x073", "3\x08", "\u202e3", "3\u202d",
    "\u20663\u2069", "\u200b3", "\ufeff3", "\u00ad3", "3\ufffd", "\u0663", "\uff13", "\u2162", "\u00b3", "3e0", "0x3",
    "1_0", "3.", ".3", "3,", "3..0", "3.000", "3,00000", "--3", "++3", "\u221e", "NaN", "null", "#REF!", "#DIV/0!",
    "9" * 7, "9" * 400, "3 3", "3/3", "3;3", '"3', '3"', "'3", "«3»", "A" * 1900, "|" * 400, "#" * 400, "⚀" * 300,
)  # fmt: skip


def packed(name: str) -> bytes:
    """A zip that becomes ten megabytes: it is not unpacked."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, b"0" * 10_000_000)
    return file.getvalue()


FILES = {
    **{f"pad in {name}": PAD.encode(name, "replace") for name in ENCODINGS},
    **{f"table in {name}": TABLE.encode(name, "replace") for name in ENCODINGS},
    **{f"cell {number}": PAD.replace(";6;", f";{cell};").encode() for number, cell in enumerate(CELLS)},
    "one line": b"3;" * 5_000_000,
    "one line of words": b"3 " * 5_000_000,
    "one line of a word": b"a" * 10_000_000,
    "lines of words": (b"Einser " + b"3 x " * 480 + b"\n") * 490,
    "lines of labels": (b"a b " * 490 + b"3\n") * 490,
    "lines of headings": (b"Name;" + b"a;" * 900 + b"\n") * 450 + PAD.encode(),
    "lines of bars": b"|" * 1999 + (b"\n" + b"|-" * 999) * 450,
    "lines of stars": (b"|" + b"**a" * 600 + b"|\n") * 450,
    "lines of signs": b"Einser;" + b"+1;" * 600 + (b"\nZweier;" + b"-1;" * 600) * 450,
    "no line": b"",
    "blanks": b" \t \r\n" * 100,
    "nulls": b"\0" * 1000,
    "bytes": bytes(range(256)) * 20,
    "cut in a letter": PAD.encode()[:40] + b"\xc3",
    "old Mac": PAD.replace("\n", "\r").encode(),
    "mixed lines": PAD.replace("\n", "\r\n", 2).encode(),
    "half a quote": PAD.replace("Anna", '"Anna').encode(),
    "spreadsheet": packed("xl/worksheets/sheet1.xml"),
    "open spreadsheet": packed("content.xml"),
    "old spreadsheet": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 500,
    "PDF": b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n",
    "PNG": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "JPEG": b"\xff\xd8\xff\xe0\0\x10JFIF\0",
    "WebP": b"RIFF\x24\0\0\0WEBPVP8 ",
    "HEIC": b"\0\0\0\x18ftypheic\0\0\0\0",
    "page": b"<!doctype html><table><tr><td>Einser<td>3</table>",
    "rich text": b"{\\rtf1\\ansi Einser 3\\par}",
}
REFUSED = {
    "spreadsheet": "table-spreadsheet",
    "open spreadsheet": "table-spreadsheet",
    "old spreadsheet": "table-spreadsheet",
    "PDF": "table-pdf",
    "PNG": "table-picture",
    "JPEG": "table-picture",
    "WebP": "table-picture",
    "HEIC": "table-picture",
    "nulls": "table-no-text",
    "bytes": "table-no-text",
    "one line": "block-too-long",
    "one line of words": "block-too-long",
    "one line of a word": "block-too-long",
}
SECONDS = 60
"""Far more than any of them takes; work that grows with the square of a line takes minutes."""


AT_NIGHT = ("lines of words", "lines of signs", "lines of labels")
"""They take seconds; others of the kind are read by day."""


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=[pytest.mark.slow] if kind in AT_NIGHT else []) for kind in FILES]
)
def test_a_damaged_sheet_is_read_or_refused_in_sentences(kind: str) -> None:
    began = process_time()
    for reader in (_read_block, _read_table):
        try:
            found = reader(FILES[kind])
        except PaschError as error:
            found = error.problems
            assert len(found) == 1
        for problem in found:
            check_sentences(problem)
    assert process_time() - began < SECONDS


def _read_block(data: bytes) -> tuple[Problem, ...]:
    return read_block(shipped("kniffel"), data, "").problems


def _read_table(data: bytes) -> tuple[Problem, ...]:
    text = decode(data)
    looks_like_sheets(text)
    return read_sheets(text, "", "kniffel").problems


@pytest.mark.parametrize("kind", REFUSED)
def test_what_is_no_sheet_is_refused_with_what_to_do(kind: str) -> None:
    with pytest.raises(PaschError) as error:
        _read_block(FILES[kind])
    assert error.value.code == REFUSED[kind]


@pytest.mark.parametrize("number", range(len(CELLS)))
def test_a_damaged_cell_is_used_or_named(number: int) -> None:
    try:
        block = read_block(shipped("kniffel"), FILES[f"cell {number}"], "")
    except PaschError:
        return  # in one sentence, as the test above says
    entry = block.games[0].card.entries[1] if block.games[0].name == "Anna" else None
    assert entry is not None or 3 in {problem.place for problem in block.problems} or len(block.problems) > 3


@pytest.mark.parametrize("name", ["utf-8", "utf-8-sig", "utf-16", "cp1252", "latin-1", "iso8859-15"])
def test_usual_encodings_are_read(name: str) -> None:
    block = read_block(shipped("kniffel"), PAD.encode(name), "")
    assert not block.problems
    assert [game.name for game in block.games] == ["Anna", "Ben"]
