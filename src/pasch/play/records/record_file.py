"""Files with several games: one record after the other, each with its tags in front."""

import re
from collections.abc import Iterator

_VARIANT = re.compile(r"\s*\[\s*Variant\s")


def split_records(text: str) -> list[str]:
    """Splits a text into records, each padded with empty lines in front, so that its lines keep their numbers.

    A record begins with the tags that follow moves, if its variant is among them. A text without any is one record.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    begins = [0, *_later_begins(lines)]
    ends = [*begins[1:], len(lines)]
    return ["\n" * first + "\n".join(lines[first:last]) for first, last in zip(begins, ends, strict=True)]


def _later_begins(lines: list[str]) -> Iterator[int]:
    moves, begin = False, None
    for number, line in enumerate(lines):
        content = line.strip()
        if content.startswith("["):
            if moves and begin is None:
                begin = number
            if begin is not None and _VARIANT.match(line):
                yield begin
                moves, begin = False, None
        elif content and not content.startswith(";"):
            moves, begin = True, None
