"""Documents on the disk: read within bounds, and what goes wrong said in words."""

from pathlib import Path

from pasch.rules.decoding import read_text
from pasch.rules.errors import NotationError, Problem, VariantError, reason
from pasch.rules.reading.toml_parsing import MAX_BYTES


def file_text(path: Path) -> str:
    """Reads a document's file.

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
