"""Records: whole games as text or JSON. Import from here; the other modules are its parts.

>>> record = parse_record('[Variant "kniffel"]\\n[Seat1 "Anna"]\\n\\n1: 13446 >44 24446 = fours 12\\n')
>>> final_state(record).card.entries[3]
12
"""

import re
from collections.abc import Iterator

from pasch.play.records.atomic_files import MAX_BYTES
from pasch.play.records.game_record import Record, final_state, states
from pasch.play.records.json_record import is_json, parse_json, record_from_json, record_to_json
from pasch.play.records.text_reading import parse_record
from pasch.play.records.text_writing import format_record
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.decoding import read_text
from pasch.rules.errors import NotationError, Problem
from pasch.rules.text.position_notation import FindVariant

__all__ = [
    "MAX_BYTES",
    "Record",
    "final_state",
    "format_record",
    "parse_record",
    "read_record",
    "record_from_json",
    "record_to_json",
    "split_records",
    "states",
]

_VARIANT = re.compile(r"\s*\[\s*Variant\s")


def read_record(data: bytes, source: str = "", find_variant: FindVariant = load_variant) -> Record:
    """Reads the game in a file, as text or as JSON.

    Raises:
        NotationError: the file is no record, or the rules do not allow its events.
    """
    if len(data) > MAX_BYTES:
        raise NotationError(Problem("record-too-large", {"limit": MAX_BYTES // 1024}, source))
    text = read_text(data, source)
    if is_json(text):
        return record_from_json(parse_json(text, source), source, find_variant)
    return parse_record(text, source, find_variant)


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
