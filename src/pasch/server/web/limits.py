"""How much one address, and one connection, may ask for. Counted in memory: each process counts for itself."""

import ipaddress
from collections import defaultdict
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple

from pasch.rules.errors import Problem
from pasch.server.wire.rejected import Rejected

MINUTE, HOUR, DAY = 60, 3600, 86_400


class Limit(NamedTuple):
    """How much may be counted in how many seconds, from the first on."""

    most: int
    seconds: int


REQUESTS = Limit(1200, MINUTE)
TABLES = Limit(600, HOUR)
CODES_MADE = Limit(60, HOUR)
CODES_TRIED = Limit(30, 10 * MINUTE)
CODES_TRIED_BY_ALL = Limit(600, 10 * MINUTE)
DOCUMENTS = Limit(120, MINUTE)
ADVICE = Limit(240, MINUTE)
REVIEWS = Limit(60, MINUTE)
CONNECTING = Limit(200, 10)
MESSAGES = Limit(300, 10)
"""Of one connection. More than that is refused; three times as much, or unreadable ones, close it."""
MESSAGES_BEARABLE = Limit(900, 10)
SIGNS = Limit(5, 10)
"""Quick signs of one connection; more are not passed on."""
UNREADABLE = Limit(20, MINUTE)


@dataclass(slots=True)
class _Window:
    ends: float
    counted: int = 0


class _Counter:
    """Counts for one limit. What is over is forgotten in bulk: nobody looks through all that are counted."""

    def __init__(self) -> None:
        self._last: dict[str, _Window] = {}
        self._before: dict[str, _Window] = {}
        self._until = 0.0

    def window(self, who: str, seconds: int) -> _Window:
        """The one that is going on, or a new one."""
        now = monotonic()
        if now >= self._until:
            # All windows of the time before the last one are over.
            self._before, self._last, self._until = self._last, {}, now + seconds
        found = self._last.get(who) or self._before.get(who)
        if found is None or found.ends <= now:
            found = self._last[who] = _Window(now + seconds)
        return found


class Limits:
    """The counters.

    Args:
        on: whether anything is ever refused.
        connections: that one address may hold open.
        megabytes: that one address may store a day.
    """

    def __init__(self, on: bool, connections: int, megabytes: int) -> None:
        self.on = on
        self._most_connections = connections
        self._megabytes = megabytes
        self._bytes = Limit(megabytes * 1_000_000, DAY)
        self._counters: defaultdict[Limit, _Counter] = defaultdict(_Counter)
        self._connections: dict[str, int] = {}

    def allows(self, limit: Limit, who: str) -> bool:
        """Counts one more, and says whether it is within the limit."""
        return not self.on or self._count(limit, who, 1) <= limit.most

    def check(self, limit: Limit, who: str) -> None:
        """Counts one more.

        Raises:
            Rejected: it is too many.
        """
        if not self.allows(limit, who):
            raise Rejected(429, Problem("too-much"))

    def check_stored(self, who: str) -> None:
        """Whether an address may store anything more today.

        Raises:
            Rejected: it may not.
        """
        if self.on and self._count(self._bytes, who, 0) >= self._bytes.most:
            raise Rejected(429, Problem("stored-too-much", {"limit": self._megabytes}))

    def stored(self, who: str, size: int) -> None:
        """Counts bytes that an address has stored."""
        self._count(self._bytes, who, size)

    def _count(self, limit: Limit, who: str, more: int) -> int:
        window = self._counters[limit].window(who, limit.seconds)
        window.counted += more
        return window.counted

    def connect(self, address: str) -> bool:
        """Counts a connection that opens, and says whether it may."""
        count = self._connections.get(address, 0)
        if self.on and count >= self._most_connections:
            return False
        self._connections[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        """Counts a connection that has closed."""
        count = self._connections.get(address, 0) - 1
        if count > 0:
            self._connections[address] = count
        else:
            self._connections.pop(address, None)


def who(address: str | None) -> str:
    """Whom an address belongs to: of a version 6 address the first half, as one household has all of the other."""
    try:
        found = ipaddress.ip_address(address or "")
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
