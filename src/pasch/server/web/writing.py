"""`Writing`: whoever stores something does so in turn with other addresses, and so many bytes a day."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from pasch.server.turns import Turns
from pasch.server.web.limits import Limits

_AT_ONCE, _OF_ONE = 32, 4
"""Actions carried out at once, and those of one address: as they share transactions, a few store nearly as much."""
Stored = Callable[[int], None]
"""Is told how many bytes were stored."""


class Writing:
    """All that is written in one process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._turns = Turns(_AT_ONCE, _OF_ONE)

    @asynccontextmanager
    async def by(self, address: str) -> AsyncIterator[Stored]:
        """The turn of an address; whoever has it tells what was stored.

        Raises:
            Rejected: the address has stored as much as a day allows.
        """
        self._limits.check_stored(address)
        if not self._limits.on:
            yield lambda _size: None
            return
        async with self._turns.turn(address):
            yield lambda size: self._limits.stored(address, size)
