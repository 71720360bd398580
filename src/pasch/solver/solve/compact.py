"""What every card of a solved sheet is worth, small enough to be sent to a browser, which then solves each turn itself.

Values are whole numbers of `STEP` points, so that none is off by more than half of it, and no action either: a turn
takes means and maxima of them. Written is by how much they differ from those of the group before with the same lanes,
and how that changes from lane to lane, which is little. Numbers lie in planes, the lowest octets of all of them first,
and gzip finds the rest: 9.6 bits a card of Kniffel.

docs/json.md describes the form; `web/src/engine/exact/` reads it.
"""

import hashlib
import json
import struct
from collections.abc import Iterator, Mapping
from gzip import compress, decompress
from pathlib import Path
from typing import Any

import numpy as np

from pasch.rules.errors import PaschError, Problem
from pasch.solver.cards.lattice import Doubles, Ints
from pasch.solver.cards.space import CardSpace, ColumnCards
from pasch.solver.objective import Mean
from pasch.solver.solve import storage
from pasch.solver.solve.solution import Solution

VERSION = 1
"""Grows with the form, and with `storage.SOLVER_VERSION`: browsers forget what they kept of another version."""
MAGIC = b"PASCHVAL"
STEP = 2.0**-10
"""Points between two values that can be told apart; more where a sheet brings so many that `MOST_STEPS` ask for it."""
MOST_STEPS = 2**24
"""Whole numbers below this are exact in single precision, which is what the browser keeps."""
MOST_VALUES = 4_000_000
"""A table of more is not made: some 5 MB, packed."""
MOST_NUMBER = 2**53
"""Numbers of states and lanes below this are exact in JavaScript."""
SUFFIX = ".values"
_LENGTH = struct.Struct("<I")
_DIGEST = 32
_PACKING = 9


def can_be_packed(solution: Solution) -> bool:
    """Whether there is a table of it: for the mean, of one column, and not too large."""
    space, column = solution.space, solution.space.columns[0]
    if not isinstance(solution.objective, Mean) or len(space.columns) > 1 or space.count > MOST_VALUES:
        return False
    return all(int(numbers.max()) < MOST_NUMBER for numbers in (column.codes, *column.progress))


def pack_values(solution: Solution) -> bytes:
    """The table of a solution that can be packed, before gzip."""
    space, column = solution.space, solution.space.columns[0]
    step = _step(solution.value)
    steps = np.rint(solution.value / step).astype(np.int64)
    sections = {
        "codes": np.diff(column.codes, prepend=0),
        "classes": column.class_of,
        "ahead": column.ahead.ravel(),
        "lanes": column.lanes,
        "progress": np.concatenate([np.diff(lanes, prepend=0) for lanes in column.progress]),
        "open": (space.lanes > 0).astype(np.int64),
        "values": _zigzag(_changes(space, steps)),
    }
    planes = {name: _planes(numbers.astype(np.int64)) for name, numbers in sections.items()}
    header = {
        "version": VERSION,
        "rules_hash": solution.variant.rules_hash,
        "step": step,
        "error": float(np.abs(steps * step - solution.value).max()),
        "column": _column_content(column),
        "allowance": space.allowance,
        "saved": space.saved,
        "sections": [[name, len(numbers), len(planes[name])] for name, numbers in sections.items()],
    }
    text = json.dumps(header, separators=(",", ":")).encode()
    body = b"".join([MAGIC, _LENGTH.pack(len(text)), text, *(octets for found in planes.values() for octets in found)])
    return body + hashlib.sha256(body).digest()


def unpack_values(data: bytes, space: CardSpace) -> tuple[Doubles, float]:
    """What each card is worth by a table, and by how much that may be off.

    Raises:
        PaschError: the table is damaged, or of other rules.
    """
    header = _header(data)
    if header["rules_hash"] != space.variant.rules_hash:
        raise PaschError(Problem("values-unfit"))
    *_, (name, numbers) = _sections(data, header)
    if name != "values" or len(numbers) != space.count:
        raise PaschError(Problem("values-unfit"))
    return _added_up(space, _unzigzag(numbers)) * header["step"], header["error"]


def packed_values(solution: Solution) -> Path:
    """The file of the table, packed by gzip; made where there is none that is whole, and kept beside the solution.

    Raises:
        PaschError: the file cannot be written.
    """
    path = storage.path_of(solution.variant, solution.objective).with_suffix(SUFFIX)
    if not _is_whole(path):
        with storage.replacing(path) as file:
            file.write(compress(pack_values(solution), _PACKING, mtime=0))
    return path


def _is_whole(path: Path) -> bool:
    """Whether it is a table of this version as it was written; its name says of which rules."""
    try:
        _header(decompress(path.read_bytes()))
    except (OSError, EOFError, PaschError):
        return False
    return True


def _header(data: bytes) -> Mapping[str, Any]:
    body, begin = data[:-_DIGEST], len(MAGIC) + _LENGTH.size
    if body[: len(MAGIC)] != MAGIC or hashlib.sha256(body).digest() != data[-_DIGEST:]:
        raise PaschError(Problem("values-unfit"))
    (length,) = _LENGTH.unpack(body[len(MAGIC) : begin])
    header: Mapping[str, Any] = json.loads(body[begin : begin + length])
    if header["version"] != VERSION:
        raise PaschError(Problem("values-unfit"))
    return header


def _sections(data: bytes, header: Mapping[str, Any]) -> Iterator[tuple[str, Ints]]:
    place = len(data) - _DIGEST - sum(count * width for _, count, width in header["sections"])
    for name, count, width in header["sections"]:
        planes = np.frombuffer(data, np.uint8, count * width, place).reshape(width, count).astype(np.int64)
        yield name, sum((octets << 8 * plane for plane, octets in enumerate(planes)), np.zeros(count, dtype=np.int64))
        place += count * width


def _step(value: Doubles) -> float:
    step = STEP
    while np.abs(value).max() / step >= MOST_STEPS:
        step *= 2
    return step


def _column_content(column: ColumnCards) -> dict[str, object]:
    """What finds a card: by how much boxes and tallies count in the numbers of states and lanes."""
    return {
        "strides": column.stride.tolist(),
        "five": column.five_place,
        "five_stride": column.five_stride,
        "tallies": [
            {
                "boxes": tally.boxes,
                "count": tally.count,
                "cap": tally.cap,
                "thresholds": tally.thresholds,
                "radix": int(radix),
            }
            for tally, radix in zip(column.tallies, column.radix, strict=True)
        ],
    }


def _changes(space: CardSpace, steps: Ints) -> Ints:
    """By how much each value differs from that on the same lane of the group before it whose lanes are the same, or
    from the last value at all where there is none; of that, the change from lane to lane.
    """
    start, before, lanes = space.start, _group_before(space), space.lanes.astype(np.int64)
    group = np.repeat(np.arange(space.groups), lanes)
    lane = np.arange(space.count) - start[group]
    known = before[group] >= 0
    alike = np.where(known, start[before[group]] + lane, 0)
    more = steps - np.where(known, steps[alike], np.concatenate([[0], steps])[start[group]])
    return more - np.where(lane > 0, np.concatenate([[0], more[:-1]]), 0)


def _added_up(space: CardSpace, changes: Ints) -> Ints:
    """The values of such changes."""
    start, before = space.start.tolist(), _group_before(space)
    # The last one stands before the first.
    steps = np.zeros(space.count + 1, dtype=np.int64)
    for group in np.flatnonzero(space.lanes).tolist():
        first, end, known = start[group], start[group + 1], before[group]
        base = steps[start[known] : start[known + 1]] if known >= 0 else steps[first - 1]
        steps[first:end] = base + np.cumsum(changes[first:end])
    return steps[:-1]


def _group_before(space: CardSpace) -> Ints:
    """For each group the last one before it whose states are of its class, with as many throws bought and saved: their
    lanes are the same. -1 where there is none, and for groups that no game leads to.
    """
    places = (space.allowance + 1) * space.saved
    kind = np.repeat(space.columns[0].class_of, places) * places + np.arange(space.groups) % places
    groups = np.flatnonzero(space.lanes)
    order = groups[np.argsort(kind[groups], kind="stable")]
    alike = kind[order[1:]] == kind[order[:-1]]
    before = np.full(space.groups, -1, dtype=np.int64)
    before[order[1:][alike]] = order[:-1][alike]
    return before


def _zigzag(numbers: Ints) -> Ints:
    """Small numbers of either sign as small ones without: 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4."""
    return np.where(numbers >= 0, 2 * numbers, -2 * numbers - 1)


def _unzigzag(numbers: Ints) -> Ints:
    return np.where(numbers % 2 == 0, numbers // 2, -(numbers // 2) - 1)


def _planes(numbers: Ints) -> list[bytes]:
    """The lowest octet of every number, then the next one of every number, as many as the largest has."""
    width = max(1, (int(numbers.max(initial=0)).bit_length() + 7) // 8)
    return [(numbers >> 8 * plane & 255).astype(np.uint8).tobytes() for plane in range(width)]
