"""Files of saved games, and the choice of the one to resume."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from pasch.play.records.atomic_files import FileError, read_bytes
from pasch.play.records.game_link import is_link, parse_link
from pasch.play.records.record_io import Record, final_state, read_record
from pasch.play.saved_game import SavedGame, load_record, record_from_bytes
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.text.position_notation import only


def folder() -> Path:
    """Returns the folder of games that were given no file."""
    return user_data_path("pasch", appauthor=False) / "games"


def new_path(variant_id: str, now: datetime) -> Path:
    """Returns an unused file name: time and variant."""
    stem = f"{now:%Y-%m-%d-%H%M%S}-{variant_id}"
    path, number = folder() / f"{stem}.pasch", 2
    while path.exists():
        path, number = folder() / f"{stem}-{number}.pasch", number + 1
    return path


def read_game(path: Path, own: Path | None = None) -> Record:
    """Returns a game from its file, from standard input for ``-``, or from a link.

    Args:
        own: file of its variant, if the record does not name it.

    Raises:
        PaschError: it cannot be read, or is no game.
    """
    if is_link(str(path)):
        return parse_link(str(path))
    return game_in(read_data(path), path, own)


def read_data(path: Path) -> bytes:
    """Returns the bytes of a file, or of standard input for ``-``.

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
    """Yields the game to resume: the one in `path`, or the unfinished one that was played last.

    Raises:
        PaschError: there is none, it is over, or another process plays it.
    """
    if path is not None:
        read_bytes(path)  # before a lock would be laid beside a file that is not there
        games = [path]
    else:
        # The one that was played last comes first.
        games = sorted(folder().glob("*.pasch"), key=lambda game: game.stat().st_mtime, reverse=True)
    for found in games:
        with SavedGame(found) as saved:
            record = _unfinished_record(found, must=path is not None)
            if record is not None:
                yield saved, record
                return
    raise FileError(Problem("no-unfinished-game"))


def _unfinished_record(path: Path, *, must: bool) -> Record | None:
    # A file that is no game any more (edited by hand, or of a lost variant) is skipped unless it was asked for:
    # an earlier game can still be resumed, and `pasch replay` reports what is wrong with this one.
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
