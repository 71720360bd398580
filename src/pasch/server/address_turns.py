"""`Turns`: who may go on where many want to: each address in turn, so that a thousand of one wait behind each other."""

import asyncio
import ipaddress
import re
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache

_NETWORK = re.compile(r"\S+/64$")


class Turns:
    """A gate.

    Args:
        at_once: how many may be inside.
        of_one: how many of one address may.
    """

    def __init__(self, at_once: int, of_one: int) -> None:
        self._free = at_once
        self._of_one = of_one
        self._inside: Counter[str] = Counter()
        # The first address is the next to be let in.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Waits outside until it is this address's turn; it lasts as long as the context."""
        await self._enter(who)
        try:
            yield
        finally:
            self._leave(who)

    def waiting(self, who: str) -> int:
        """Returns how many of this address wait outside."""
        return len(self._waiting.get(who, ()))

    async def _enter(self, who: str) -> None:
        # Where there is room, those who wait have all that one address may have.
        if self._may(who):
            self._take(who)
            return
        called = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            # Otherwise the turn was given just before the cancellation, and must go to the next address.
            if called.cancelled():
                line = self._waiting[who]
                line.remove(called)
                if not line:
                    del self._waiting[who]
            else:
                self._leave(who)
            raise

    def _may(self, who: str) -> bool:
        return self._free > 0 and self._inside[who] < self._of_one

    def _take(self, who: str) -> None:
        self._free -= 1
        self._inside[who] += 1

    def _leave(self, who: str) -> None:
        self._free += 1
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]
        # Addresses in round robin; one that already has all its turns is skipped.
        following = next((one for one in self._waiting if self._may(one) and self._next_of(one)), None)
        if following is not None:
            self._call(following)

    def _next_of(self, who: str) -> asyncio.Future[None] | None:
        # A cancelled request stays in its line until its task goes on, which may be after this turn is given away.
        return next((called for called in self._waiting[who] if not called.done()), None)

    def _call(self, who: str) -> None:
        called = self._next_of(who)
        assert called is not None
        line = self._waiting.pop(who)
        line.remove(called)
        if line:
            self._waiting[who] = line  # behind all other addresses
        self._take(who)
        called.set_result(None)


@lru_cache(4096)
def block_of(who: str) -> str:
    """Returns the text with a /64 network of version 6 at its end replaced by the /56 network that it is in."""
    return _NETWORK.sub(lambda found: str(ipaddress.ip_network(found[0]).supernet(new_prefix=56)), who)
