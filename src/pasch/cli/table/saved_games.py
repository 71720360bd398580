"""Where games are kept, and which one to go on with."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from pasch.play.game_files import FileError, read_bytes
from pasch.play.records.game_link import is_link, parse_link
from pasch.play.records.record_io import Record, final_state, read_record
from pasch.play.saved_game import SavedGame, load_record, record_from_bytes
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.text.position_notation import only


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


def read_game(path: Path, own: Path | None = None) -> Record:
    """A game from its file, from standard input where that is ``-``, or from a link.

    Args:
        own: the file of its variant, where the record does not name it.

    Raises:
        PaschError: it cannot be read, or is no game.
    """
    if is_link(str(path)):
        return parse_link(str(path))
    return game_in(read_data(path), path, own)


def read_data(path: Path) -> bytes:
    """A file's content, or that of standard input where it is ``-``.

    Raises:
        PaschError: it cannot be read.
    """
    return sys.stdin.buffer.read() if str(path) == "-" else read_bytes(path)


def game_in(data: bytes, path: Path, own: Path | None = None) -> Record:
    """`read_game` for what was read already."""
    piped = str(path) == "-"
    if own is not None:
        return read_record(data, "" if piped else str(path), only(load_variant(str(own))))
    return record_from_bytes(data, None if piped else path)


@contextmanager
def unfinished_game(path: Path | None) -> Iterator[tuple[SavedGame, Record]]:
    """The game to go on with: the one in `path`, or the one played last of those that are not over.

    Raises:
        PaschError: there is none, it is over, or somebody else plays it.
    """
    if path is not None:
        read_bytes(path)  # before a lock would be laid beside a file that is not there
    games = [path] if path is not None else sorted(folder().glob("*.pasch"), key=_last_played, reverse=True)
    for found in games:
        with SavedGame(found) as saved:
            record = _unfinished_record(found, must=path is not None)
            if record is not None:
                yield saved, record
                return
    raise FileError(Problem("no-unfinished-game"))


def _unfinished_record(path: Path, *, must: bool) -> Record | None:
    """The game in a file, or None.

    A file that is no game any more (edited by hand, or of a variant that is gone) is left alone where nobody asked for
    it: the game before it can still be gone on with, and `pasch replay` says what is wrong with this one.
    """
    try:
        record = load_record(path)
    except PaschError:
        if must:
            raise
        return None
    if final_state(record).phase != "over":
        return record
    if must:
        raise FileError(Problem("game-finished", {"file": str(path)}))
    return None


def _last_played(path: Path) -> float:
    return path.stat().st_mtime
