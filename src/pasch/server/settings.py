"""How one server is run; passed on to the processes of several workers as text."""

import json
from dataclasses import asdict, dataclass
from importlib import resources
from pathlib import Path

UNDO_SECONDS: float = json.loads(resources.files("pasch.play").joinpath("undo.json").read_text("utf-8"))["seconds"]
"""The same at a server and in a browser that plays without one, which reads this file too."""

STATIC = Path(__file__).parent / "static"
"""Where the built client lies."""


@dataclass(frozen=True)
class Settings:
    """Settings of a server, from an operator or a test.

    Attributes:
        database: the store's address.
        limits: whether too many requests are refused.
        undo_seconds: how long the last entry may be taken back before the game ends.
        poll_seconds: the longest that a request may wait for an event.
        static: the folder of the built client.
        connections: that one address may hold open.
        megabytes_a_day: that one address may store.
        header_seconds: for the header of a request.
        unread_seconds: until a client that is behind has read 48 kB, or the rest of a connection that ends.
        names: under which browsers may reach the server, besides those of this machine.
        ahead: whether all that solving takes is made ready beside the server.
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

    def text(self) -> str:
        """The settings as one line."""
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str) -> "Settings":
        """The settings that `text` gave."""
        return cls(**json.loads(text))
