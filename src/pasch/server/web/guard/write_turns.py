"""`WriteTurns`: addresses write in turn, each within its limits of bytes and tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pasch.server.address_turns import Turns
from pasch.server.web.guard import address_limits
from pasch.server.web.guard.address_limits import AddressLimits

_AT_ONCE, _OF_ONE = 32, 4
"""Actions carried out at once, and those of one address: as they share transactions, a few store nearly as much."""


class AddressAccount:
    """The bytes and tables that one address stores; a `Payer`."""

    def __init__(self, limits: AddressLimits, address: str) -> None:
        self._limits = limits
        self._address = address

    def check_table(self) -> None:
        """Counts a table that is to be opened.

        Raises:
            Rejected: the address has opened as many as it may, or has stored as much as a day allows.
        """
        self._limits.check(address_limits.TABLES, f"tables {self._address}")
        self._limits.check_stored(self._address)

    def stored(self, size_bytes: int) -> None:
        """Counts what was stored."""
        self._limits.stored(self._address, size_bytes)


class WriteTurns:
    """All writes of one process."""

    def __init__(self, limits: AddressLimits) -> None:
        self._limits = limits
        self._turns = Turns(_AT_ONCE, _OF_ONE)

    def account(self, address: str) -> AddressAccount:
        """Returns an address's account without waiting for its turn."""
        return AddressAccount(self._limits, address)

    @asynccontextmanager
    async def by(self, address: str) -> AsyncIterator[AddressAccount]:
        """The turn of an address, with the account that pays for what it stores.

        Raises:
            Rejected: the address has stored as much as a day allows.
        """
        self._limits.check_stored(address)
        account = self.account(address)
        if not self._limits.on:
            yield account
            return
        async with self._turns.turn(address):
            yield account
