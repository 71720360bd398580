"""How much one address, and one connection, may ask for. Counted in memory: each process counts for itself."""

import ipaddress

from limits import RateLimitItem, RateLimitItemPerDay, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from pasch.rules.errors import Problem
from pasch.server.wire.rejected import Rejected

REQUESTS = parse("1200 per minute")
TABLES = parse("600 per hour")
CODES_MADE = parse("60 per hour")
CODES_TRIED = parse("30 per 10 minutes")
CODES_TRIED_BY_ALL = parse("600 per 10 minutes")
DOCUMENTS = parse("120 per minute")
ADVICE = parse("240 per minute")
REVIEWS = parse("60 per minute")
CONNECTING = parse("200 per 10 seconds")
MESSAGES = parse("300 per 10 seconds")
"""Of one connection. More than that is refused; three times as much, or unreadable ones, close it."""
MESSAGES_BEARABLE = parse("900 per 10 seconds")
SIGNS = parse("5 per 10 seconds")
"""Quick signs of one connection; more are not passed on."""
UNREADABLE = parse("20 per minute")


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
        self._bytes = RateLimitItemPerDay(megabytes * 1_000_000)
        self._counters = FixedWindowRateLimiter(MemoryStorage())
        self._connections: dict[str, int] = {}

    def allows(self, limit: RateLimitItem, who: str) -> bool:
        """Counts one more, and says whether it is within the limit."""
        return not self.on or self._counters.hit(limit, who)

    def check(self, limit: RateLimitItem, who: str) -> None:
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
        if self.on and not self._counters.test(self._bytes, f"bytes {who}"):
            raise Rejected(429, Problem("stored-too-much", {"limit": self._megabytes}))

    def stored(self, who: str, size: int) -> None:
        """Counts bytes that an address has stored."""
        self._counters.hit(self._bytes, f"bytes {who}", cost=size)

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
