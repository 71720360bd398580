"""`Computers`: plays what comes unasked at a table: the turns of computer players, and the end of a game.

A computer player's whole turn is stored at once. Before the end, which shows the secret, a person may
take the last entry back for a moment. Any number of processes may try: one of them stores the turn. So a table that is
found again after a restart goes on by itself.
"""

import asyncio
from collections import Counter
from dataclasses import dataclass, field

from pasch.rules.errors import PaschError
from pasch.server import randomness
from pasch.server.logs import log
from pasch.server.store import Unavailable
from pasch.server.tables.live_table import LiveTable
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.tables.table_state import Choose

GRACE_S = 5.0
"""Seconds that the process that moved a table has to continue it before another one tries."""
_TRIES = 3
_PAUSE_S, _LONG_PAUSE_S = 1.0, 30.0


@dataclass(slots=True)
class _Playing:
    """A table that is being continued.

    Attributes:
        failures: how often the player of each seat failed since its last turn.
        waits: for another process, which moved the table.
        decides: the number of the last event that the computer player thinks about; None while it does not think.
    """

    table: LiveTable
    failures: Counter[int | None]
    task: asyncio.Task[None] = field(init=False)
    waits: bool = False
    decides: int | None = None

    def is_overtaken(self, table: LiveTable) -> bool:
        """Returns whether the game went on meanwhile, or the table was left and found again."""
        return self.table is not table or self.decides not in (None, table.seq)


class Computers:
    """The computer players of all tables.

    Args:
        choose: asks a computer player.
        undo_seconds: how long a person may take the last entry back before the game ends.
    """

    def __init__(self, tables: TableRegistry, choose: Choose, undo_seconds: float) -> None:
        self._tables = tables
        self._choose = choose
        self._undo_seconds = undo_seconds
        self._playing: dict[str, _Playing] = {}

    def look(self, table: LiveTable, own: bool) -> None:
        """Looks whether something comes unasked, and does it; later, where another process is likely to."""
        if not table.fold.is_due:
            return
        known = self._playing.get(table.name)
        if known is not None and not known.task.done():
            is_free = (own and known.waits) or known.is_overtaken(table)
            if known.task is asyncio.current_task() or not is_free:
                return
            known.task.cancel()
        failures = known.failures if known is not None and known.table is table else Counter[int | None]()
        playing = self._playing[table.name] = _Playing(table, failures)
        playing.task = asyncio.create_task(self._play(playing, own))
        playing.task.add_done_callback(lambda ended: self._ended(playing, ended))

    async def close(self) -> None:
        """Ends all turns that are not stored yet."""
        tasks = [playing.task for playing in self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, playing: _Playing, own: bool) -> None:
        table, failures = playing.table, playing.failures
        if not own:
            playing.waits = True
            await self.wait_for_others(table)
            playing.waits = False
        while table.fold.is_due and not table.gone:
            playing.decides = None
            # Seconds until the last entry is final.
            left = self._undo_seconds - table.idle_s if table.fold.is_undoable else 0.0
            if left > 0:
                await asyncio.sleep(left)
                continue
            seat = table.fold.on_turn
            try:
                seq = playing.decides = table.seq
                step = await table.fold.unasked(self._choose, give_up=failures[seat] >= _TRIES)
                playing.decides = None
                if await self._tables.append_unasked(table, seq, step):
                    del failures[seat]
            except Unavailable:
                await asyncio.sleep(_PAUSE_S)
            except Exception as error:
                failures[seat] += 1
                code = error.code if isinstance(error, PaschError) else ""
                log.error("computer-player-failed", extra={"kind": type(error).__name__, "code": code})
                await asyncio.sleep(_PAUSE_S if failures[seat] <= _TRIES else _LONG_PAUSE_S)

    async def wait_for_others(self, table: LiveTable) -> None:
        """Lets the process that moved the table go on with it, as long as it does."""
        seq = -1
        while seq != table.seq:
            seq = table.seq
            await asyncio.sleep(self._undo_seconds + GRACE_S + randomness.source.random())

    def _ended(self, playing: _Playing, task: asyncio.Task[None]) -> None:
        name = playing.table.name
        if self._playing.get(name) is playing:
            del self._playing[name]
        if not task.cancelled() and (error := task.exception()) is not None:
            # The next event makes it try again.
            log.error("computer-player-stopped", extra={"kind": type(error).__name__})
