"""Games on disk while they are played: complete after every event, and open in one process at a time."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Self

from pasch.play.records.atomic_files import FileError, read_bytes, write_atomic
from pasch.play.records.game_record import Record
from pasch.play.records.json_record import is_json, parse_json
from pasch.play.records.record_io import read_record
from pasch.play.records.text_writing import RecordText
from pasch.play.records.tokens import read_tags
from pasch.rules.arguments import checked
from pasch.rules.catalogue.shipped_variants import house_ids, load_file, load_variant, variant_ids
from pasch.rules.decoding import read_text
from pasch.rules.errors import Problem, reason
from pasch.rules.game.state import GameState
from pasch.rules.text.position_notation import FindVariant, only

if TYPE_CHECKING:
    from filelock import FileLock

# The tag of a record that names the file of a variant that does not ship.
VARIANT_FILE = "VariantFile"


class SavedGame:
    """The file of a game that this process plays; no other process can open it meanwhile.

    Raises:
        FileError: another process plays it, or no file can be written there.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock_path = path.with_name(f".{path.name}.lock")
        self._lock: FileLock | None = None
        self._text: RecordText | None = None

    def __enter__(self) -> Self:
        from filelock import FileLock, Timeout  # imported only by programs that play

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(self._lock_path, blocking=False)
            self._lock.acquire()
        except Timeout:
            raise FileError(Problem("game-in-use", {"file": str(self.path)})) from None
        except OSError as error:
            raise FileError(Problem("cannot-write", {"file": str(self.path), "reason": reason(error)})) from None
        return self

    def __exit__(self, *_: object) -> None:
        if self._lock is not None:
            # Unlinked while it is held: afterwards another process may have locked the same file.
            self._lock_path.unlink(missing_ok=True)
            self._lock.release()

    def save(self, record: Record, states: Sequence[GameState]) -> None:
        """Writes the whole game to disk; see `match.Save`.

        Raises:
            FileError: it cannot be written; what was there before is untouched.
        """
        self._text = self._text or RecordText(record)
        write_atomic(self.path, self._text.write(record.events, states))


def name_variant_file(variant: str) -> dict[str, str]:
    """Returns the tag by which records find the file of a variant again; none for an id."""
    return {} if variant in (*variant_ids(), *house_ids()) else {VARIANT_FILE: str(Path(variant).resolve())}


def record_from_bytes(data: bytes, path: Path | None = None) -> Record:
    """Reads the game in a file. The tag `VariantFile` names a variant next to the record that does not ship.

    Args:
        path: path of the file; None if there is none, so that only shipped variants are found.

    Raises:
        PaschError: it is no game, or the file of its variant is no variant.
    """
    source = str(path or "")
    return read_record(data, source, variant_finder(read_text(data, source), path))


def variant_finder(text: str, path: Path | None) -> FindVariant:
    """Returns the function that finds the variant of a record; see `record_from_bytes`.

    Raises:
        PaschError: the text is no record, or the file of its variant is no variant.
    """
    named = _variant_file(text, str(path or ""))
    return load_variant if path is None or named is None else only(load_file(path.parent / named))


@checked
def load_record(path: str | os.PathLike[str]) -> Record:
    """Returns the game in a file, text or JSON; see `record_from_bytes`.

    Raises:
        PaschError: the file cannot be read, or is no game.
    """
    return record_from_bytes(read_bytes(Path(path)), Path(path))


def _variant_file(text: str, source: str) -> str | None:
    if not is_json(text):
        tag = read_tags(text, source)[0].get(VARIANT_FILE)
        return tag.value if tag else None
    data = parse_json(text, source)
    tags = data.get("tags") if isinstance(data, dict) else None
    named = tags.get(VARIANT_FILE) if isinstance(tags, dict) else None
    return named if isinstance(named, str) else None
