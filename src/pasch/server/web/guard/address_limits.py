"""Everything that one address may ask for, and how much of the server's attention it gets.

There is one budget for each address, and it has two sides. Rare and lasting things (tables, codes, bytes stored) are
counted and refused beyond a number. Everything else that is asked or sent costs units: those known before are spent
before, and what more was done is counted where it was done and charged afterwards. An address that spends more units
than its share a second waits, so that others need not. Both are counted in memory: each process counts for itself.

An address is a version 4 address, or the /64 network of a version 6 address, as a household has a whole one. A
provider hands out /56 networks, too, so each of those has only a few times the share of one address.
"""

import ipaddress
import sys
from asyncio import sleep as pause
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from cachetools import TTLCache

from pasch.rules.errors import Problem
from pasch.server.address_turns import Turns, block_of
from pasch.server.clock import monotonic
from pasch.server.wire.rejection import Rejected
from pasch.server.work_meter import note_work, take_work


class Rate(NamedTuple):
    """An amount per period in seconds, counted from its first use."""

    amount: int
    seconds: int

    def times(self, shares: int) -> "Rate":
        """Returns a multiple of the amount."""
        return Rate(self.amount * shares, self.seconds)


DAY_S = 86_400
COUNTED = 100_000
"""Addresses that are counted within one length of time, some 200 bytes each; beyond it, those counted longest
ago are forgotten."""

# Rare and lasting things, refused beyond these numbers.
REQUESTS = Rate(1200, 60)
"""To ``/api/``: a phone at a table asks some ten a minute, a script that plays by polling some hundred."""
TABLES = Rate(600, 3600)
"""Rematches are tables, too. A class of thirty opens thirty."""
NEW_CODES = Rate(60, 3600)
CODES_TRIED = Rate(30, 600)
"""A code has forty random bits; see docs/operating.md for the chance to guess one."""
CODES_FREE = 5
"""Codes that may be mistyped before the next one has to wait; right ones do not count."""
CODE_PAUSE_S, CODE_LONGEST_PAUSE_S = 0.25, 10.0
"""The first pause, which doubles with each further try."""
DOCUMENTS = Rate(120, 60)
ADVICE = Rate(240, 60)
REVIEWS = Rate(60, 60)
CONNECTING = Rate(200, 10)
MESSAGES = Rate(300, 10)
"""Of one connection. More than that is refused; three times as much, or unreadable ones, close it."""
MESSAGES_BEARABLE = Rate(900, 10)
SIGNS = Rate(5, 10)
"""Quick signs of one connection; more are not passed on."""
UNREADABLE = Rate(20, 60)
UNREADABLE_OF_ALL = Rate(120, 60)
"""Of all connections of an address together."""

# The share of the server's attention.
UNITS_A_SECOND = 200
"""Of one address. A unit is some 0.3 ms of processor, so that an address takes 6 % of it, however it asks. A household
of eight phones, or a class of thirty that plays, uses a tenth; a first page load takes some 50 at once."""
SAVED_UNITS = 200
"""Units that an idle address may spend at once."""
LONGEST_WAIT_S = 15.0
"""Requests that would have to wait longer are refused."""
UNIT_BYTES = 32_768
"""Bytes of an answer that cost one unit more: they are compressed and copied."""
UNIT_READ_BYTES = 16_384
"""Bytes of a request's body that cost one unit: they are parsed, and every field in them is checked."""
LONG_ANSWERS = 16
"""Of more than a unit's bytes, sent to one address at a time: each holds a compressor of 0.3 MB."""
STATISTICS_S = 5.0
"""How long the same dice statistics are reported to all; counting them, the database adds up a whole table."""
UNIT_LISTENERS = 16
"""Listeners that one unit pays for when an action or a sign is sent."""
CONNECTING_UNITS = 5
"""To open a WebSocket and find its table."""
PRINTING_UNITS, UNIT_CELLS = 25, 15
"""To draw a PDF: for any, and the cells that cost one unit more."""
UNIT_VALUES = 400
"""Values of a house rule's tables that a unit compiles; see `rules.reading.document_checks.table_values`."""

# What one connection may hold.
HEADER_BYTES, HEADER_LINES = 16_384, 100
"""Of a request; browsers send some 1 kB in twenty lines, proxies pass on 8 kB. Also of what frames a body."""
PIPELINED = 8
"""Requests that wait on one connection for the answer to the one before; browsers send none."""
MESSAGE_PARTS = 1000
"""Of a live message."""
PINGS, PINGS_WITHIN_S = 60, 20.0
"""Of the WebSocket protocol itself; browsers send none."""

BLOCK_SHARES = 4
"""Addresses whose share a /56 network of version 6 has."""


class AddressLimits:
    """The counters.

    Args:
        on: whether anything is ever refused or made to wait.
        connections: that one address may hold open.
        megabytes: that one address may store a day.
    """

    def __init__(self, on: bool, connections: int, megabytes: int) -> None:
        self.on = on
        self._most_connections = connections
        self._megabytes = megabytes
        self._bytes = Rate(megabytes * 1_000_000, DAY_S)
        self._counters = Counters()
        self._connections: dict[str, int] = {}
        self._pace = AttentionShares(UNITS_A_SECOND, SAVED_UNITS)
        self._long_answers = Turns(sys.maxsize, LONG_ANSWERS)

    def allows(self, limit: Rate, who: str) -> bool:
        """Counts one more, and says whether it is within the limit.

        Args:
            who: what is counted, and the address last.
        """
        return not self.on or all(self._counters.hit(limit.times(shares), name) for name, shares in shares_of(who))

    def check(self, limit: Rate, who: str) -> None:
        """Counts one more.

        Raises:
            Rejected: it is too many.
        """
        if not self.allows(limit, who):
            raise Rejected(429, Problem("too-much"))

    def used(self, limit: Rate, who: str) -> int:
        """Returns how many were counted."""
        return self._counters.used(limit, who) if self.on else 0

    def forgive(self, limit: Rate, who: str) -> None:
        """Takes back one that was counted."""
        for name, shares in shares_of(who):
            self._counters.take_back(limit.times(shares), name)

    async def pace(self, who: str, units: float = 1.0) -> None:
        """Waits until an address may spend so many units.

        Raises:
            Rejected: it would have to wait too long.
        """
        if not self.on:
            return
        work = take_work()
        try:
            wait = self._pace.wait_s(who, units + work, monotonic())
        except Rejected:
            note_work(work)  # it was done all the same
            raise
        if wait:
            await pause(wait)

    def charge_work(self, who: str) -> None:
        """Charges the work that the current request has done and not paid for: its address waits with the next one."""
        if self.on:
            self._pace.charge(who, take_work(), monotonic())

    async def pace_answer(self, who: str, size_bytes: int) -> None:
        """Waits until an address may be sent so much; what has begun is never refused."""
        try:
            await self.pace(who, size_bytes / UNIT_BYTES)
        except Rejected:
            await pause(LONGEST_WAIT_S)

    def long_answer(self, who: str) -> AbstractAsyncContextManager[None]:
        """Lasts as long as a long answer is sent to an address; others of it wait meanwhile."""
        return self._long_answers.turn(who)

    def forget(self) -> None:
        """Drops addresses that have their whole share again."""
        self._pace.forget(monotonic())

    def check_stored(self, who: str) -> None:
        """Checks that an address may store anything more today.

        Raises:
            Rejected: it may not.
        """
        if self.on and not all(
            self._counters.test(self._bytes.times(shares), name) for name, shares in shares_of(f"bytes {who}")
        ):
            raise Rejected(429, Problem("stored-too-much", {"limit": self._megabytes}))

    def stored(self, who: str, size: int) -> None:
        """Counts bytes that an address has stored."""
        for name, shares in shares_of(f"bytes {who}"):
            self._counters.hit(self._bytes.times(shares), name, cost=size)

    def connect(self, address: str) -> bool:
        """Counts a connection that opens, and says whether it may."""
        if self.on and not may_add(self._connections, address, self._most_connections):
            return False
        for name, _ in shares_of(address):
            self._connections[name] = self._connections.get(name, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        """Counts a connection that has closed."""
        for name, _ in shares_of(address):
            count = self._connections.get(name, 0) - 1
            if count > 0:
                self._connections[name] = count
            else:
                self._connections.pop(name, None)


class Counters:
    """Counts by name and rate; expired counts are dropped on the next.

    Args:
        now: monotonic clock in seconds.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._by_seconds: dict[int, TTLCache[str, list[int]]] = {}

    def hit(self, rate: Rate, name: str, cost: int = 1) -> bool:
        """Counts, and returns whether that is within the rate."""
        counted = self._counted(rate)
        count = counted.get(name)
        if count is None:
            # Changed in place: to set it again would begin its time anew.
            count = counted[name] = [0]
        count[0] += cost
        return count[0] <= rate.amount

    def take_back(self, rate: Rate, name: str) -> None:
        """Counts one less; nothing where its time is over."""
        if self.used(rate, name) > 0:
            self._counted(rate)[name][0] -= 1

    def used(self, rate: Rate, name: str) -> int:
        """Returns the current count."""
        return sum(self._counted(rate).get(name, ()))

    def test(self, rate: Rate, name: str) -> bool:
        """Returns whether one more would be within the rate."""
        return self.used(rate, name) < rate.amount

    def _counted(self, rate: Rate) -> "TTLCache[str, list[int]]":
        if (found := self._by_seconds.get(rate.seconds)) is None:
            found = self._by_seconds[rate.seconds] = TTLCache(COUNTED, rate.seconds, self._now)
        return found


class AttentionShares:
    """Shares out attention: so many units a second for each address, and some that were saved.

    Args:
        a_second: units of one address.
        saved: units that it may spend at once.
    """

    def __init__(self, a_second: float, saved: float) -> None:
        self._a_second = a_second
        self._saved_s = saved / a_second
        # When each address will have its whole share again.
        self._full_at: dict[str, float] = {}

    def wait_s(self, who: str, units: float, now: float) -> float:
        """Spends units, and returns the seconds to wait before they are due.

        Raises:
            Rejected: they would be due too late; nothing is spent then.
        """
        due = {
            name: max(self._full_at.get(name, now), now) + units / (self._a_second * shares)
            for name, shares in shares_of(who)
        }
        # An address may run ahead of its pace by what it has saved; the slower of address and block decides.
        wait = max(full_at - now - self._saved_s for full_at in due.values())
        if wait > LONGEST_WAIT_S:
            raise Rejected(429, Problem("too-much"))
        self._full_at.update(due)
        return max(0.0, wait)

    def charge(self, who: str, units: float, now: float) -> None:
        """Spends units of what is done already: without a limit, so that no work is free."""
        for name, shares in shares_of(who):
            self._full_at[name] = max(self._full_at.get(name, now), now) + units / (self._a_second * shares)

    def forget(self, now: float) -> None:
        """Drops addresses that have their whole share again."""
        self._full_at = {who: full_at for who, full_at in self._full_at.items() if full_at > now}


def may_add(counts: dict[str, int], address: str, most: int) -> bool:
    """Returns whether an address, and the block that it belongs to, may have one more of something."""
    return all(counts.get(name, 0) < most * shares for name, shares in shares_of(address))


def shares_of(who: str) -> Iterator[tuple[str, int]]:
    """Yields the names under which an address is counted, each with its number of shares."""
    yield who, 1
    if who.endswith("/64"):
        # A household has a /64, but some providers hand out a whole /56: the block has a few shares in all.
        yield block_of(who), BLOCK_SHARES


def who(address: str | None) -> str:
    """Whom an address belongs to: of a version 6 address the first half, as one household has all of the other."""
    try:
        found = ipaddress.ip_address(address or "")
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        # The lower 64 bits are the household's own choice and change at will.
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
