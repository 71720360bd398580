"""Checks of a backup before it is restored: every table can be opened, and no rematches lead round in a circle."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from pasch.players.player import PLAYERS, find_player
from pasch.rules.dice.dice_notation import is_faces, parse_faces
from pasch.rules.errors import PaschError, Problem
from pasch.server.store import Grant, StoredEvent, StoredTable
from pasch.server.tables.game_table import GameTable
from pasch.server.tables.live_table import LiveTable
from pasch.server.tables.table_registry import REMATCH
from pasch.server.tables.table_state import TableState
from pasch.server.wire.field_types import STORED, ComputerSeat
from pasch.server.wire.table_events import HAPPENED, Happened, Opened, PlaysOn, Replaced


class RestoredTables:
    """The checks, of one backup.

    Args:
        file: named in the errors.
    """

    def __init__(self, file: Path) -> None:
        self._file = str(file)
        # For each way in which a table names another: from one to the other.
        self._rematches: dict[str, str] = {}
        self._follows: dict[str, str] = {}
        self._plays_on: dict[str, str] = {}

    def check_table(
        self, table: StoredTable, creation_key: str, events: Sequence[StoredEvent], grants: Sequence[Grant]
    ) -> None:
        """Checks a table as the server will read it.

        Raises:
            PaschError: it cannot be read, or a request to it would fail.
        """
        if creation_key.startswith(REMATCH):
            self._rematches[table.id] = creation_key.removeprefix(REMATCH)
        fold: TableState | None = LiveTable(table).fold
        for event in events:
            try:
                happened = _read(event)
                if fold is not None:
                    fold = _take(fold, table, event.seq, happened)
            except Exception:
                raise self._refused("backup-bad-event", table=table.id, event=event.seq) from None
            self._note(table.id, happened)
        if fold is not None:
            try:
                _check_answers(fold, grants)
            except Exception:
                raise self._refused("backup-bad-table", table=table.id) from None

    def check_die(self, kind: str, face: int) -> None:
        """Checks a face of the dice statistics.

        Raises:
            PaschError: no die of this kind has it.
        """
        if not is_faces(kind) or face not in parse_faces(kind):
            raise self._refused("backup-bad-die", kind=kind, face=face)

    def check_together(self) -> None:
        """Checks the rematches.

        Raises:
            PaschError: following them leads back to a table.
        """
        for following in (self._rematches, self._follows, self._plays_on):
            if (table := _in_circle(following)) is not None:
                raise self._refused("backup-rematch-circle", table=table)

    def _note(self, name: str, happened: Happened) -> None:
        match happened.event:
            case Opened(follows=str(before)):
                self._follows[name] = before
            case PlaysOn(after):
                self._plays_on[name] = after

    def _refused(self, code: str, **facts: str | int) -> PaschError:
        return PaschError(Problem(code, {"file": self._file, **facts}))


def _read(event: StoredEvent) -> Happened:
    # What is sent is made from the text itself, behind its first brace.
    if not event.body.startswith("{"):
        raise ValueError(event.body)
    happened = HAPPENED.validate_json(event.body, context=STORED)
    if isinstance(happened.event, Opened) != (event.seq == 0):
        raise ValueError(happened.event.type)
    return happened


def _take(fold: TableState, table: StoredTable, seq: int, happened: Happened) -> TableState | None:
    # None if the table's rules no longer exist; opening the table reports that.
    if isinstance(happened.event, Opened):
        _check_opened(happened.event, table)
    if isinstance(fold, GameTable) and happened.seat is not None:
        fold.seats[happened.seat]
        if happened.seat < 0:
            raise IndexError(happened.seat)
    if isinstance(happened.event, Replaced):
        _check_level(happened.event.level)
    try:
        fold.take(happened)
    except PaschError:
        if seq > 0:
            raise
        return None
    if isinstance(fold, GameTable) and len(fold.seats) not in fold.variant.seats:
        raise ValueError(len(fold.seats))
    return fold


def _check_opened(opened: Opened, table: StoredTable) -> None:
    if opened.kind != table.kind or (table.secret is None) != (table.kind == "block"):
        raise ValueError(table.kind)
    if (opened.commitment is None) != (table.secret is None):
        raise ValueError(opened.commitment)
    # On blocks of earlier versions stands whatever was asked for.
    if opened.kind == "game" and opened.first is not None and opened.first not in range(len(opened.seats)):
        raise ValueError(opened.first)
    for seat in opened.seats:
        if isinstance(seat, ComputerSeat):
            _check_level(seat.level)


def _check_level(level: str) -> None:
    if level not in PLAYERS:
        find_player(level)


def _check_answers(fold: TableState, grants: Sequence[Grant]) -> None:
    # What the server asks of any table: errors are those of its requests.
    for grant in grants:
        fold.people(grant.seats)
    _ = fold.is_due, fold.on_turn, fold.is_over, fold.is_undoable
    if isinstance(fold, GameTable) and fold.match is not None:
        fold.record("en")


def _in_circle(following: Mapping[str, str]) -> str | None:
    harmless: set[str] = set()
    for start in following:
        way: dict[str, None] = {}
        name: str | None = start
        while name is not None and name not in harmless:
            if name in way:
                return name
            way[name] = None
            name = following.get(name)
        harmless.update(way)
    return None
