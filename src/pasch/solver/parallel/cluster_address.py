"""Address of a cluster, and a check whether it answers, without loading its client."""

import re
import socket

from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem

AUTO = "auto"
"""The cluster that this machine belongs to."""
_ADDRESS = re.compile(r"(?P<host>[\w.-]+|\[[0-9a-fA-F:]+\]):(?P<port>[0-9]{1,5})", re.ASCII)
# Timeout for connecting and for an answer.
_SECONDS = 3.0
# HTTP/2 preface with empty settings: the head of a cluster answers with a settings frame (type 4).
_GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])


def check_address(address: str) -> str:
    """Returns a valid address of a cluster.

    Raises:
        PaschError: It is malformed.
    """
    address = address.strip()
    if address != AUTO:
        _host_and_port(address)
    return address


def check_cluster(address: str) -> None:
    """Checks that the head of a cluster answers; the client would wait a minute and more.

    Raises:
        PaschError: Nothing or something else answers.
    """
    try:
        with socket.create_connection(_host_and_port(address), _SECONDS) as line:
            line.settimeout(_SECONDS)
            line.sendall(_GREETING)
            # The fourth byte of an HTTP/2 frame is its type; 4 is SETTINGS.
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
