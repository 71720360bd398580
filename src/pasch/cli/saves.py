"""Games kept on disk: where a new one goes, and which one to go on with."""

import re
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from pasch.play.files import FileError, read_bytes, write_atomic
from pasch.play.record import Record, final_state, format_record, read_record
from pasch.rules.catalogue import load_variant, variant_ids
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant import Variant

VARIANT_FILE = "VariantFile"
"""The tag of a record that names the file of a variant of one's own."""
_VARIANT_FILE = re.compile(rf'{VARIANT_FILE}"?:? "((?:[^"\\]|\\.)*)"')


def folder() -> Path:
    """Where games are kept that were given no file of their own."""
    return user_data_path("pasch", appauthor=False) / "games"


def new_path(variant_id: str, now: datetime) -> Path:
    """A file name that no game has yet: the moment and the variant."""
    stem = f"{now:%Y-%m-%d-%H%M%S}-{variant_id}"
    path, number = folder() / f"{stem}.pasch", 2
    while path.exists():
        path, number = folder() / f"{stem}-{number}.pasch", number + 1
    return path


def store(path: Path, record: Record) -> None:
    """Puts the game on disk, whole.

    Raises:
        FileError: it cannot be written.
    """
    write_atomic(path, format_record(record))


def load(path: Path) -> Record:
    """A game from disk. A variant of one's own is found by the record's tag `VariantFile`, beside the record.

    Raises:
        PaschError: it cannot be read, or is no game.
    """
    data = read_bytes(path)
    named = _VARIANT_FILE.search(data.decode("utf-8", errors="replace"))

    def find(variant_id: str) -> Variant:
        if named is None or variant_id in variant_ids():
            return load_variant(variant_id)
        return load_variant(str(path.parent / re.sub(r"\\(.)", r"\1", named[1])))

    return read_record(data, str(path), find)


def unfinished(path: Path | None) -> tuple[Path, Record]:
    """The game to go on with: the one in `path`, or the one played last of those that are not over.

    Raises:
        PaschError: there is none, or it is over.
    """
    if path is not None:
        record = load(path)
        if final_state(record).phase == "over":
            raise FileError(Problem("game-finished", {"file": str(path)}))
        return path, record
    for found in sorted(folder().glob("*.pasch"), key=lambda file: file.stat().st_mtime, reverse=True):
        try:
            record = load(found)
        except PaschError:
            # A file that is no game any more (edited by hand, or of a variant that is gone) is left alone: the game
            # before it can still be gone on with, and `pasch replay` says what is wrong with this one.
            continue
        if final_state(record).phase != "over":
            return found, record
    raise FileError(Problem("no-unfinished-game"))
