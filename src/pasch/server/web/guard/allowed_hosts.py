"""Under which names browsers may reach the server.

A page of a stranger can have its own name point to this server's address, and its scripts would then be taken for ours
(DNS rebinding). So a name counts only if it was given, or always means this machine. An address in numbers cannot be
made to point elsewhere, so any is allowed: a server often does not know the one that its network gives it.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable

_NAME = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*\.?", re.ASCII)
_PORT = re.compile(r":[0-9]{1,5}$", re.ASCII)
_OF_THIS_MACHINE = ("localhost",)


class Hosts:
    """The names.

    Args:
        names: that were given.
    """

    def __init__(self, names: Iterable[str]) -> None:
        own = socket.gethostname().partition(".")[0]
        # The last is how devices of a local network find each other.
        self._names = {name.lower().rstrip(".") for name in (*names, *_OF_THIS_MACHINE, own, f"{own}.local")}

    def allows(self, host: str) -> bool:
        """Returns whether a ``Host`` header names this server."""
        return _is_address(_PORT.sub("", host)) or name_of(host) in self._names


def name_of(host: str) -> str | None:
    """The name in a ``Host``; None where it holds none."""
    name = _PORT.sub("", host).lower()
    return name.rstrip(".") if _NAME.fullmatch(name) else None


def _is_address(host: str) -> bool:
    try:
        if host.startswith("[") and host.endswith("]"):
            ipaddress.IPv6Address(host[1:-1])
        else:
            ipaddress.IPv4Address(host)
    except ValueError:
        return False
    return True
