"""`Audience`: who listens at a table, how they are woken, and what they are told of who is there.

A table may have a thousand spectators who come and go. So nobody goes through all of them because one came: who is
there is counted, and told at most once a second; when something happened, those who play are woken first and the others
a few at a time, so that whoever acts at another table gets a turn between them.
"""

import asyncio
import json
from collections import Counter, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice

EVERY_S = 1.0
"""How often it is told who is there."""
SIGNS_KEPT = 8
"""For one who reads slowly: of more quick signs only the last ones are told."""
AT_ONCE = 16
"""Who are woken before others get their turn."""
People = Callable[[Iterable[int]], list[int]]
"""Which of these seats people sit at, as it is told."""


@dataclass(eq=False)
class Listener:
    """A connection, or a request that waits.

    Attributes:
        wake: set when something happened.
        seats: that it acts for; None where it counts as nobody.
        present: what it was told last of who is there.
        told: what everybody had been told then.
        signs: quick signs that it has not been told yet.
    """

    wake: asyncio.Event = field(default_factory=asyncio.Event)
    seats: frozenset[int] | None = None
    present: str = ""
    told: str = ""
    signs: deque[str] = field(default_factory=lambda: deque(maxlen=SIGNS_KEPT))


class Audience:
    """Everybody who listens at one table.

    Args:
        people: which seats are told of, of those that somebody acts for.

    Attributes:
        told: the message that says who is there, as it was told last.
    """

    def __init__(self, people: People) -> None:
        self.told = ""
        self._people = people
        self._acting: dict[Listener, None] = {}
        self._others: dict[Listener, None] = {}
        self._seats: Counter[int] = Counter()
        self._watching = 0
        self._resting = self._changed = False
        self._to_wake: dict[Listener, None] = {}
        self._waking = False

    def __len__(self) -> int:
        return len(self._acting) + len(self._others)

    def join(self, listener: Listener) -> None:
        """Begins to listen."""
        (self._acting if listener.seats else self._others)[listener] = None
        self._count(listener, 1)

    def leave(self, listener: Listener) -> None:
        """Listens no more."""
        for some in (self._acting, self._others, self._to_wake):
            some.pop(listener, None)
        self._count(listener, -1)

    def wake(self) -> None:
        """Something happened: tells all who listen, those who act first."""
        self._to_wake.update(self._acting)
        self._to_wake.update(self._others)
        if self._to_wake and not self._waking:
            self._wake_some()

    def sign(self, message: str) -> None:
        """Tells everybody a quick sign, which is kept nowhere."""
        for listener in (*self._acting, *self._others):
            listener.signs.append(message)
        self.wake()

    def news_for(self, listener: Listener) -> str | None:
        """Returns a listener's news of who is there: everything at first, then what all are told."""
        before, seen = listener.present, listener.told
        listener.told = self.told
        if not before:
            listener.present = self._present()
        elif seen != self.told:
            listener.present = self.told
        return None if listener.present == before else listener.present

    def _present(self) -> str:
        seats = self._people(sorted(self._seats)) if self._acting else []
        return json.dumps({"type": "present", "seats": seats, "watching": self._watching}, separators=(",", ":"))

    def _count(self, listener: Listener, more: int) -> None:
        if listener.seats is None:
            return
        for seat in listener.seats:
            self._seats[seat] += more
            if not self._seats[seat]:
                del self._seats[seat]
        self._watching += 0 if listener.seats else more
        if self._resting:
            self._changed = True
        else:
            self._tell()

    def _tell(self) -> None:
        self._resting, self._changed = True, False
        before, self.told = self.told, self._present()
        if self.told != before:
            self.wake()
        later(EVERY_S, self._rested)

    def _rested(self) -> None:
        self._resting = False
        if self._changed:
            self._tell()

    def _wake_some(self) -> None:
        some = list(islice(self._to_wake, AT_ONCE))
        for listener in some:
            del self._to_wake[listener]
            listener.wake.set()
        self._waking = bool(self._to_wake)
        if self._waking:
            # They are next; what arrived meanwhile comes before the rest.
            later(0, self._wake_some)


def later(seconds: float, call: Callable[[], None]) -> None:
    """Calls it in so many seconds; with 0, after all that is to be done now."""
    loop = asyncio.get_running_loop()
    if seconds:
        loop.call_later(seconds, call)
    else:
        loop.call_soon(call)
