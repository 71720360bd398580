"""The clocks of the server, read in one place so that a simulation can set the time."""

import time
from datetime import UTC, datetime


class SystemClock:
    """The clocks of this machine."""

    def utc_now(self) -> datetime:
        """Returns the time of day, UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Returns seconds that never go back."""
        return time.monotonic()


source = SystemClock()
"""The clock that everything here reads."""


def utc_now() -> datetime:
    """Returns the time of day, UTC."""
    return source.utc_now()


def monotonic() -> float:
    """Returns seconds that never go back."""
    return source.monotonic()
