"""`Audience`: the listeners at a table, how they are woken, and the list of those present.

A table may have a thousand spectators who come and go. So nothing iterates over all of them because one arrived:
presence is counted, and sent at most once a second. After an event, players are woken first and spectators in small
groups, so that actions at other tables get their turn in between.
"""

import asyncio
import json
from collections import Counter, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice

EVERY_S = 1.0
"""Shortest interval between messages on who is present."""
SIGNS_KEPT = 8
"""Quick signs kept for a slow reader; older ones are dropped."""
AT_ONCE = 16
"""Listeners woken before other tasks get their turn."""
People = Callable[[Iterable[int]], list[int]]
"""Returns the seats among these at which people sit, in the order of the message."""


@dataclass(eq=False)
class Listener:
    """A connection, or a waiting request.

    Attributes:
        wake: set when something happened.
        seats: that it acts for; None if it does not count as present.
        present: last message on who is present that it was sent.
        tellings: number of messages for all at that time.
        signs: quick signs that it was not sent yet.
    """

    wake: asyncio.Event = field(default_factory=asyncio.Event)
    seats: frozenset[int] | None = None
    present: str = ""
    tellings: int = 0
    signs: deque[str] = field(default_factory=lambda: deque(maxlen=SIGNS_KEPT))


class Audience:
    """The listeners at one table.

    Args:
        people: selects the seats named in the message on who is present.

    Attributes:
        sent_presence: last message on who is present, for all.
    """

    def __init__(self, people: People) -> None:
        self.sent_presence = ""
        self._people = people
        self._acting: dict[Listener, None] = {}
        self._others: dict[Listener, None] = {}
        self._seats: Counter[int] = Counter()
        self._watching = 0
        self._resting = self._changed = False
        self._tellings, self._sent_otherwise = 0, False
        self._to_wake: dict[Listener, None] = {}
        self._waking = False

    def __len__(self) -> int:
        return len(self._acting) + len(self._others)

    def join(self, listener: Listener) -> None:
        """Adds a listener."""
        (self._acting if listener.seats else self._others)[listener] = None
        self._count(listener, 1)

    def leave(self, listener: Listener) -> None:
        """Removes a listener."""
        for some in (self._acting, self._others, self._to_wake):
            some.pop(listener, None)
        self._count(listener, -1)

    def wake(self) -> None:
        """Wakes all listeners because something happened, players first."""
        self._to_wake.update(self._acting)
        self._to_wake.update(self._others)
        if self._to_wake and not self._waking:
            self._wake_some()

    def update_presence(self) -> None:
        """Sends who is present again where events changed it, as when a computer player took a seat."""
        if self.sent_presence and self._present() != self.sent_presence:
            self._change()

    def sign(self, message: str) -> None:
        """Sends everybody a quick sign, which is not stored."""
        for listener in (*self._acting, *self._others):
            listener.signs.append(message)
        self.wake()

    def news_for(self, listener: Listener) -> str | None:
        """Returns a listener's message on who is present: the current one at first, then what all get; None if it is
        unchanged.
        """
        before, seen = listener.present, listener.tellings
        listener.tellings = self._tellings
        if not before:
            listener.present = self._present()
            self._sent_otherwise = self._sent_otherwise or listener.present != self.sent_presence
        elif seen != self._tellings:
            listener.present = self.sent_presence
        return None if listener.present == before else listener.present

    def _present(self) -> str:
        seats = self._people(sorted(self._seats)) if self._acting else []
        return json.dumps({"type": "present", "seats": seats, "watching": self._watching}, separators=(",", ":"))

    def _count(self, listener: Listener, more: int) -> None:
        # Requests that only wait for events are not present.
        if listener.seats is None:
            return
        for seat in listener.seats:
            self._seats[seat] += more
            if not self._seats[seat]:
                del self._seats[seat]
        self._watching += 0 if listener.seats else more
        self._change()

    def _change(self) -> None:
        # At most one message per interval; changes meanwhile go into the next one.
        if self._resting:
            self._changed = True
        else:
            self._tell()

    def _tell(self) -> None:
        self._resting, self._changed = True, False
        self._tellings += 1
        before, self.sent_presence = self.sent_presence, self._present()
        # Whoever came meanwhile may have heard otherwise, though all is as it was before.
        if self.sent_presence != before or self._sent_otherwise:
            self.wake()
        self._sent_otherwise = False
        later(EVERY_S, self._rested)

    def _rested(self) -> None:
        self._resting = False
        if self._changed:
            self._tell()

    def _wake_some(self) -> None:
        # Insertion order: players were added before spectators.
        some = list(islice(self._to_wake, AT_ONCE))
        for listener in some:
            del self._to_wake[listener]
            listener.wake.set()
        self._waking = bool(self._to_wake)
        if self._waking:
            # They are next; what arrived meanwhile comes before the rest.
            later(0, self._wake_some)


def later(seconds: float, call: Callable[[], None]) -> None:
    """Calls it after so many seconds; with 0, after everything that is due now."""
    loop = asyncio.get_running_loop()
    if seconds:
        loop.call_later(seconds, call)
    else:
        loop.call_soon(call)
