"""Files of text: UTF-8, or UTF-16 with its mark, as some editors on Windows write it."""

import codecs

from pasch.rules.errors import NotationError, Problem

_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def read_text(data: bytes, source: str = "") -> str:
    """Decodes the content of a text file.

    Raises:
        NotationError: it is neither; with the line of the first wrong byte.
    """
    utf16 = data.startswith(_UTF16)
    try:
        text = data.decode("utf-16" if utf16 else "utf-8-sig")
    except UnicodeDecodeError as error:
        # Latin-1 decodes any bytes, so the lines before the error can be counted.
        lines = data[: error.start].decode("utf-16" if utf16 else "latin-1", errors="replace").count("\n")
        raise NotationError(Problem("not-utf8", {}, source, lines + 1)) from None
    if "\0" in text:
        # UTF-16 without its mark reads as UTF-8 with a null behind every letter.
        raise NotationError(Problem("not-utf8", {}, source, text[: text.index("\0")].count("\n") + 1))
    return text
