"""File format for browsers: a JSON header, and lists of integers in planes of bytes, which gzip packs well.

docs/json.md describes the format; `web/src/values/exact/numberPlanes.ts` reads it.
"""

import hashlib
import json
import struct
from collections.abc import Mapping
from gzip import decompress
from pathlib import Path
from typing import Any

import numpy as np

from pasch.rules.errors import PaschError, Problem
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.solve.storage import SOLVER_VERSION

FORM = 3
VERSION = 100 * SOLVER_VERSION + FORM
"""Version of the format and of its content: browsers drop cached files of another version."""
MAGIC = b"PASCHVAL"
_LENGTH = struct.Struct("<I")
_DIGEST = 32


def pack_sections(header: Mapping[str, object], sections: Mapping[str, Ints]) -> bytes:
    """Returns a file with a header and sections, before gzip."""
    # Bytes of equal significance are alike, so gzip finds longer repeats in planes: the lowest byte of every number,
    # then the next one of every number, as many as the largest has.
    planes = {}
    for name, section in sections.items():
        numbers = section.astype(np.int64)
        width = max(1, (int(numbers.max(initial=0)).bit_length() + 7) // 8)
        planes[name] = [(numbers >> 8 * plane & 255).astype(np.uint8).tobytes() for plane in range(width)]
    lengths = [[name, len(numbers), len(planes[name])] for name, numbers in sections.items()]
    text = json.dumps({"version": VERSION, **header, "sections": lengths}, separators=(",", ":")).encode()
    body = b"".join([MAGIC, _LENGTH.pack(len(text)), text, *(octets for found in planes.values() for octets in found)])
    return body + hashlib.sha256(body).digest()


def read_header(data: bytes) -> Mapping[str, Any]:
    """Returns the header of a file.

    Raises:
        PaschError: It is damaged, or of another version.
    """
    body, begin = data[:-_DIGEST], len(MAGIC) + _LENGTH.size
    if body[: len(MAGIC)] != MAGIC or hashlib.sha256(body).digest() != data[-_DIGEST:]:
        raise PaschError(Problem("values-unfit"))
    (length,) = _LENGTH.unpack(body[len(MAGIC) : begin])
    header: Mapping[str, Any] = json.loads(body[begin : begin + length])
    if header["version"] != VERSION:
        raise PaschError(Problem("values-unfit"))
    return header


def is_whole(path: Path, **expected: str) -> bool:
    """Returns whether there is an intact gzipped file of this version, with these facts in its header."""
    try:
        header = read_header(decompress(path.read_bytes()))
    except (OSError, EOFError, PaschError):
        return False
    return all(header.get(name) == fact for name, fact in expected.items())


def zigzag(numbers: Ints) -> Ints:
    """Maps signed integers to unsigned ones: 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4."""
    return np.where(numbers >= 0, 2 * numbers, -2 * numbers - 1)
