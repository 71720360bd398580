"""Settings of a server; passed to the processes of several workers as text."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from importlib import resources
from pathlib import Path

_WAITS = json.loads(resources.files("pasch.play").joinpath("waits.json").read_text("utf-8"))
"""Seconds; browsers read this file, too."""
UNDO_SECONDS: float = _WAITS["undo"]
AWAY_SECONDS: Mapping[str, float] = _WAITS["away"]
"""Time without any event after which those who sit need not wait for somebody any longer, by the table's pace.

Only what is stored counts, not who is connected: any process knows it, after a restart as well, and a page that was
left open keeps nobody waiting. What is done for somebody is taken back by their return.
"""

PROXIES = ("127.0.0.1", "::1")
"""A proxy on the same machine."""

STATIC = Path(__file__).parent / "static"
"""Folder of the built client."""


@dataclass(frozen=True)
class Settings:
    """Settings of a server, from an operator or a test.

    Attributes:
        database: address of the store.
        limits: refuse too many requests.
        undo_seconds: time for taking the last entry back before the game ends.
        poll_seconds: longest time that a request may wait for an event.
        static: folder of the built client.
        connections: number that one address may hold open.
        megabytes_a_day: amount that one address may store.
        header_seconds: time for the header of a request.
        unread_seconds: time for a slow client to read 48 kB, or the rest of a closing connection.
        names: further host names of the server, besides those of this machine.
        ahead: prepare in the background all that solving needs.
        base: path under which browsers find the server, such as ``/pasch``; empty for none.
        proxies: networks whose forwarded headers are believed.
    """

    database: str
    limits: bool = True
    undo_seconds: float = UNDO_SECONDS
    poll_seconds: float = 25.0
    static: str = str(STATIC)
    connections: int = 400
    megabytes_a_day: int = 200
    header_seconds: float = 10.0
    unread_seconds: float = 30.0
    names: tuple[str, ...] = ()
    ahead: bool = True
    base: str = ""
    proxies: tuple[str, ...] = PROXIES

    def text(self) -> str:
        """The settings as one line."""
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str) -> "Settings":
        """The settings that `text` gave."""
        return cls(**json.loads(text))
