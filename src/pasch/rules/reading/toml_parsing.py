"""Reading TOML files and text within bounds, as trees of plain values, with messages of our own."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pasch.locale import DIRECTION_MARK
from pasch.rules.decoding import read_text
from pasch.rules.errors import NotationError, Problem, VariantError, parser_words, reason

MAX_BYTES = 65_536
MAX_LINE = 2_000

Tree = dict[str, Any]

# tomllib needs time quadratic in the length of a dotted key; no document has need of a deep one.
_DEEP_KEY = re.compile(r"""(?<![\w"'-])(?:(?:[\w-]++|"[^"]*+"|'[^']*+')[ \t]*+\.[ \t]*+){8}""")
# Beginnings of tomllib's messages, which have no codes, and our messages; the first that fits is taken.
_WORDS: Mapping[str, str] = {
    "Expected '='": "toml-equals",
    "Expected newline": "toml-line-end",
    "Expected ']": "toml-heading",
    "Expected ": "toml-quote",
    "Unterminated string": "toml-quote",
    "Unescaped": "toml-escape",
    "Invalid hex": "toml-escape",
    "Escaped character": "toml-escape",
    "Unclosed array": "toml-list",
    "Unclosed inline": "toml-table",
    r"Illegal character '\n'": "toml-quote",
    "Illegal character": "toml-character",
    "Found invalid character": "toml-character",
    "Invalid statement": "toml-start",
    "Invalid initial": "toml-start",
    "Invalid value": "toml-value",
    "Invalid date": "toml-value",
    "Cannot ": "toml-twice",
    "Duplicate ": "toml-twice",
}


def read_file(path: Path) -> str:
    """Reads the text of a document's file.

    Raises:
        VariantError: it cannot be read, is too large, or is no text.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise VariantError(Problem("cannot-read", {"file": str(path), "reason": reason(error)})) from None
    if len(data) > MAX_BYTES:
        raise VariantError(Problem("document-too-large", {"limit": MAX_BYTES // 1024}, str(path)))
    try:
        return read_text(data, str(path))
    except NotationError as error:
        raise VariantError(*error.problems) from None


def read_tree(document: str, source: str) -> Tree:
    """Parses TOML within bounds.

    Raises:
        VariantError: the text is too large, too deep, or not TOML; says where.
    """
    _check_bounds(document, source)
    try:
        return tomllib.loads(document)
    except tomllib.TOMLDecodeError as error:
        where = re.search(r"\(at line (\d+), column \d+\)$", str(error))
        line = int(where[1]) if where else document.count("\n") + 1
        raise VariantError(
            Problem("not-toml", {"detail": parser_words(str(error), _WORDS, "toml-other")}, source, line)
        ) from None
    except RecursionError:
        raise VariantError(Problem("document-too-deep", {}, source)) from None
    except ValueError:
        # A number of thousands of digits, or a date that does not exist: TOML by its grammar, but without a value.
        raise VariantError(
            Problem("not-toml", {"detail": parser_words("Invalid value", _WORDS, "toml-other")}, source)
        ) from None


def _check_bounds(document: str, source: str) -> None:
    if len(document.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise VariantError(Problem("document-too-large", {"limit": MAX_BYTES // 1024}, source))
    # Lines as TOML counts them: `splitlines` would also break at U+2028 and hide a long key from the checks.
    for number, line in enumerate(document.split("\n"), 1):
        if len(line) > MAX_LINE:
            raise VariantError(Problem("line-too-long", {"limit": MAX_LINE}, source, number))
        if DIRECTION_MARK.search(line):
            raise VariantError(Problem("direction-mark", {}, source, number))
        if _DEEP_KEY.search(line):
            raise VariantError(Problem("document-too-deep", {}, source, number))
