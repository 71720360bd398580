"""Solutions on disk: written atomically, opened by memory map, rejected if anything about them is wrong.

A file has a short frame (magic, format, length and checksum of the header), a JSON header, and arrays: for a solution,
the value of every card and the probability of each fact. The header names rules and objective, and holds the summary
and a checksum of each array. Opening reads every byte once: a checksum costs less than fetching the pages, and damaged
data is never used.

A file belongs to rules, not to names: names are taken from the variant at hand.
"""

import hashlib
import json
import mmap
import os
import struct
import time
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

from pasch.rules.document.bonus_counting import number_of
from pasch.rules.errors import PaschError, Problem, reason
from pasch.rules.files import DRAFT, open_draft
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.column_cards import StoredCards
from pasch.solver.objective import Objective
from pasch.solver.solve.solution import BonusSummary, BoxSummary, Distribution, Solution, SolveCost, Summary

SOLVER_VERSION = 2
"""Incremented with every change that invalidates saved solutions: of values, numbering of cards, or facts."""
MAGIC = b"PASCHSOL"
_FORMAT = 2
# Magic, format, length of the header, its CRC-32; little-endian.
_FRAME = struct.Struct("<8sIII")
_ALIGNMENT = 64
_BLOCK = 65_536
# Odd multiples of 2^64 divided by the golden ratio, which spread over all bits.
_FACTORS = (np.arange(_BLOCK, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)) | np.uint64(1)
_DAY = 86_400


class _Unfit(Exception):
    """Raised for a file that is not an intact solution of these rules."""


def get_folder() -> Path:
    """Returns the folder of solutions."""
    return user_cache_path("pasch", appauthor=False) / "solutions"


def get_path(variant: Variant, objective: Objective) -> Path:
    """Returns the file of a solution."""
    return (
        get_folder()
        / f"{variant.rules_hash}-{_layout(variant)}-{str(objective).replace(':', '_')}-{SOLVER_VERSION}.solution"
    )


def load(variant: Variant, objective: Objective, path: Path | None = None) -> Solution | None:
    """Returns the saved solution; None if there is none.

    Raises:
        PaschError: The file cannot be read, is damaged, or holds something else.
    """
    found = read_file(get_path(variant, objective) if path is None else path, variant, objective)
    if found is None:
        return None
    header, arrays = found
    space = CardSpace(variant, stored=_stored_cards(variant, arrays))
    if len(arrays["value"]) != space.count:
        raise PaschError(Problem("solution-unfit", {"file": str(path or get_path(variant, objective))}))
    return Solution(
        variant=variant,
        objective=objective,
        space=space,
        value=arrays["value"],
        summary=_summary(variant, header["summary"]),
        chances=arrays["chances"].reshape(space.count, -1),
        cost=SolveCost(**header["cost"]),
        cached=True,
    )


def save(solution: Solution, path: Path | None = None) -> Path:
    """Saves a solution; see `write_file`."""
    path = get_path(solution.variant, solution.objective) if path is None else path
    facts = {"summary": _summary_content(solution.summary), "cost": asdict(solution.cost)}
    arrays: dict[str, NDArray[Any]] = {"value": solution.value, "chances": solution.chances.reshape(-1)}
    for place, cards in enumerate(solution.space.columns):
        arrays |= {f"cards-{place}-{name}": array for name, array in cards.stored.items()}
    write_file(path, solution.variant, solution.objective, facts, arrays)
    return path


def _stored_cards(variant: Variant, arrays: Mapping[str, NDArray[Any]]) -> list[StoredCards]:
    # Files written by older versions do not hold the cards of columns.
    tables: list[StoredCards] = []
    for column in variant.columns:
        start = f"cards-{column.index}-"
        cards = {name.removeprefix(start): array for name, array in arrays.items() if name.startswith(start)}
        if cards:
            tables.append(cards)
    return tables


def read_file(
    path: Path, variant: Variant, objective: Objective
) -> tuple[Mapping[str, Any], dict[str, NDArray[Any]]] | None:
    """Returns the facts and arrays of a file as given to `write_file`; None if there is none.

    Raises:
        PaschError: The file cannot be read, is damaged, or belongs to something else.
    """
    try:
        with path.open("rb") as file:
            return _read(file, _identity(variant, objective))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise PaschError(Problem("cannot-read", {"file": str(path), "reason": reason(error)})) from None
    except _Unfit:
        raise PaschError(Problem("solution-unfit", {"file": str(path)})) from None


def write_file(
    path: Path,
    variant: Variant,
    objective: Objective,
    facts: Mapping[str, object],
    arrays: Mapping[str, NDArray[Any]],
) -> None:
    """Writes a file atomically: readers find the old or the new one whole, even after a crash.

    Args:
        facts: JSON values; arrays: of one axis.

    Raises:
        PaschError: It cannot be written; the old file is untouched.
    """
    with open_replacement(path) as file:
        _write(file, {**facts, **_identity(variant, objective)}, arrays)


@contextmanager
def open_replacement(path: Path) -> Iterator[IO[bytes]]:
    """Opens a file that replaces `path` once it is written completely.

    Raises:
        PaschError: It cannot be written; the old file is untouched.
    """
    try:
        _sweep(path.parent)
        with open_draft(path, 0o600) as file:
            yield file
    except OSError as error:
        raise PaschError(Problem("solution-not-kept", {"file": str(path), "reason": reason(error)})) from None


def compute_checksum(data: NDArray[Any]) -> str:
    """Returns a checksum of an array's bytes: sums of its words, each times its own odd factor, hashed.

    A single changed word always changes it, as odd factors are invertible modulo 2^64. It runs at memory speed.
    """
    octets = data.reshape(-1).view(np.uint8)
    words = octets[: len(octets) // 8 * 8].view("<u8")
    # Full blocks by a product with odd factors, the remainder directly.
    whole = len(words) // _BLOCK * _BLOCK
    digest = hashlib.blake2b(str(len(octets)).encode(), digest_size=16)
    digest.update((words[:whole].reshape(-1, _BLOCK) @ _FACTORS).tobytes())
    digest.update(words[whole:].tobytes())
    digest.update(octets[len(words) * 8 :].tobytes())
    return digest.hexdigest()


def _layout(variant: Variant) -> str:
    # The order of cards and facts depends on these, and they are not in the hash of the rules.
    order = [
        (bonus.column, bonus.boxes, number_of(bonus.count), bonus.tiers, *filter(None, (bonus.minus, bonus.formula)))
        for bonus in variant.bonuses
    ]
    # Files must outlive the name of a class: the first ones were written when this one was called Formula.
    return hashlib.sha256(repr(order).replace("BoxFormula(", "Formula(").encode()).hexdigest()[:8]


def _identity(variant: Variant, objective: Objective) -> dict[str, object]:
    return {
        "solver": SOLVER_VERSION,
        "rules_hash": variant.rules_hash,
        "layout": _layout(variant),
        "objective": str(objective),
    }


def _sweep(place: Path) -> None:
    # Removes drafts that a crash left behind more than a day ago.
    for draft in place.glob(f"*{DRAFT}"):
        with suppress(OSError):
            if draft.stat().st_mtime < time.time() - _DAY:
                draft.unlink()


def _write(file: IO[bytes], facts: Mapping[str, object], arrays: Mapping[str, NDArray[Any]]) -> None:
    plain = {name: np.ascontiguousarray(array) for name, array in arrays.items()}
    listed = [[name, array.dtype.str, len(array), compute_checksum(array)] for name, array in plain.items()]
    text = json.dumps({**facts, "arrays": listed}).encode()
    file.write(_FRAME.pack(MAGIC, _FORMAT, len(text), zlib.crc32(text)))
    file.write(text)
    for array in plain.values():
        # Arrays are aligned to cache lines in the file and so in the mapped memory.
        file.write(bytes(-file.tell() % _ALIGNMENT))
        file.write(array.data)


def _read(file: IO[bytes], identity: Mapping[str, object]) -> tuple[Mapping[str, Any], dict[str, NDArray[Any]]]:
    header, end = _read_header(file)
    if {name: header.get(name) for name in identity} != identity:
        raise _Unfit
    places: list[tuple[str, str, int, int, str]] = []
    for name, kind, length, check in header["arrays"]:
        begin = end + -end % _ALIGNMENT
        places.append((name, kind, length, begin, check))
        end = begin + length * np.dtype(kind).itemsize
    if os.fstat(file.fileno()).st_size != end:
        raise _Unfit
    # Copy on write: the file stays unchanged, and kernels need no second form for read-only arrays.
    pages = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
    arrays: dict[str, NDArray[Any]] = {}
    for name, kind, length, begin, check in places:
        arrays[name] = np.frombuffer(pages, np.dtype(kind), length, begin)
        if compute_checksum(arrays[name]) != check:
            raise _Unfit
    return header, arrays


def _read_header(file: IO[bytes]) -> tuple[Mapping[str, Any], int]:
    frame = file.read(_FRAME.size)
    if len(frame) != _FRAME.size:
        raise _Unfit
    magic, form, length, check = _FRAME.unpack(frame)
    if (magic, form) != (MAGIC, _FORMAT) or length > os.fstat(file.fileno()).st_size:
        raise _Unfit
    text = file.read(length)
    if len(text) != length or zlib.crc32(text) != check:
        raise _Unfit
    header = json.loads(text)
    return header, _FRAME.size + length


def _summary_content(summary: Summary) -> dict[str, object]:
    return {
        "low": summary.distribution.low,
        "chances": summary.distribution.chances.tolist(),
        "boxes": [[box.mean, box.struck] for box in summary.boxes],
        "bonuses": [[bonus.mean, [chance for _, chance in bonus.reached]] for bonus in summary.bonuses],
        "beside": summary.beside,
        "unused": summary.unused,
    }


def _summary(variant: Variant, content: Mapping[str, Any]) -> Summary:
    boxes = zip(variant.boxes, content["boxes"], strict=True)
    bonuses = zip(variant.bonuses, content["bonuses"], strict=True)
    return Summary(
        distribution=Distribution(content["low"], np.array(content["chances"])),
        boxes=tuple(BoxSummary(box.id, mean, struck) for box, (mean, struck) in boxes),
        bonuses=tuple(
            BonusSummary(
                bonus.id,
                None if bonus.column is None else variant.columns[bonus.column].id,
                mean,
                tuple(zip(bonus.shown_thresholds, chances, strict=True)),
            )
            for bonus, (mean, chances) in bonuses
        ),
        beside=content["beside"],
        unused=content["unused"],
    )
