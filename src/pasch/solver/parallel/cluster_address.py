"""Where a cluster is, and whether anybody is there; known without what speaks to it."""

import re
import socket

from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem

AUTO = "auto"
"""The cluster that this machine belongs to."""
_ADDRESS = re.compile(r"(?P<host>[\w.-]+|\[[0-9a-fA-F:]+\]):(?P<port>[0-9]{1,5})", re.ASCII)
_SECONDS = 3.0
"""So long somebody who is there may take to answer."""
_GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""How HTTP/2 begins, which the head of a cluster speaks: who answers with settings (4) speaks it, too."""


def check_address(address: str) -> str:
    """The address of a cluster.

    Raises:
        PaschError: it is none.
    """
    address = address.strip()
    if address != AUTO:
        _host_and_port(address)
    return address


def look_for(address: str) -> None:
    """Sees whether the head of a cluster answers there; who wants to use it would wait for it for a minute and more.

    Raises:
        PaschError: nobody answers, or somebody else.
    """
    try:
        with socket.create_connection(_host_and_port(address), _SECONDS) as line:
            line.settimeout(_SECONDS)
            line.sendall(_GREETING)
            there = line.recv(4)[3:] == b"\x04"
    except OSError:
        there = False
    if not there:
        raise PaschError(Problem("cluster-not-there", {"address": address}))


def _host_and_port(address: str) -> tuple[str, int]:
    found = _ADDRESS.fullmatch(address)
    if found is None or not 0 < int(found["port"]) < 65536:
        raise PaschError(Problem("cluster-address", {"found": excerpt(address)}))
    return found["host"].strip("[]"), int(found["port"])
