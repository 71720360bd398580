"""Connection limits, and headers that never end."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from in_process_server import Live, Table, person, server

from pasch.server.web.guard.connection_limits import ConnectionLimiter

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Fake:
    """A connection from an address; None for a proxy's."""

    def __init__(self, host: str | None) -> None:
        self.host = host
        self.dropped = False
        self.unread_since: float | None = None
        self.is_closing = False

    def drop(self) -> None:
        self.dropped = True


def door(most: int = 100, most_of_one: int | None = 2) -> ConnectionLimiter:
    return ConnectionLimiter(most, most_of_one, header_seconds=1.0)


def test_one_address_has_so_many_connections_and_others_have_theirs() -> None:
    counted = door()
    first, second, third = (Fake("192.0.2.1") for _ in range(3))
    assert [counted.enter(one) for one in (first, second, third)] == [True, True, False]
    assert counted.enter(Fake("192.0.2.2"))
    counted.leave(first)
    counted.leave(first)
    assert [counted.enter(third), counted.enter(first)] == [True, False]


def test_a_household_of_version_6_is_one_address() -> None:
    counted = door()
    assert [counted.enter(Fake(f"2001:db8::{number}")) for number in range(3)] == [True, True, False]
    assert counted.enter(Fake("2001:db8:0:1::1"))


def test_a_proxy_speaks_for_many() -> None:
    counted = door()
    assert all(counted.enter(Fake(None)) for _ in range(50))


def test_where_all_are_taken_who_has_waited_longest_for_a_header_makes_room() -> None:
    counted = door(most=3, most_of_one=None)
    asked, older, newer, new = (Fake(None) for _ in range(4))
    for one in (asked, older, newer):
        assert counted.enter(one)
        counted.waits(one)
    counted.came(asked)
    assert counted.enter(new)
    assert [one.dropped for one in (asked, older, newer, new)] == [False, True, False, False]
    counted.waits(new)
    counted.came(newer)
    counted.came(new)
    assert not counted.enter(Fake(None))
    assert not any(one.dropped for one in (asked, newer, new))


def is_answered(plain: socket.socket) -> bool:
    """Asks whether the server is well; header and body may come in two pieces."""
    plain.sendall(REQUEST)
    answer = b""
    while not answer.endswith(b'"ok"}'):
        if not (more := plain.recv(10_000)):
            return False
        answer += more
    return True


@contextmanager
def connected(client: httpx.Client) -> Iterator[socket.socket]:
    with socket.create_connection((client.base_url.host, client.base_url.port or 80), timeout=20) as plain:
        yield plain


@pytest.mark.parametrize("sent", [b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n", REQUEST[:-1]])
def test_endless_header_times_out(tmp_path: Path, sent: bytes) -> None:
    with server(tmp_path, header_seconds=0.05) as client, connected(client) as plain:
        plain.sendall(sent)
        assert plain.recv(100) == b""


@pytest.mark.parametrize("sent", [b"\r\n", b"GET /healthz", REQUEST[:-1]])
def test_unfinished_header_of_a_later_request_times_out(tmp_path: Path, sent: bytes) -> None:
    """Two whole requests have the time that they need, however busy the machine is; what comes then has little."""
    counted = door(most_of_one=None)
    counted.header_seconds = 600.0
    made = patch("pasch.server.web.app.ConnectionLimiter", return_value=counted)
    with made, server(tmp_path) as client, connected(client) as plain:
        assert all(is_answered(plain) for _ in range(2))
        counted.header_seconds = 0.05
        plain.sendall(sent)
        assert plain.recv(100) == b""


def test_slow_header_times_out(tmp_path: Path) -> None:
    with server(tmp_path, header_seconds=0.2) as client, connected(client) as plain:
        plain.sendall(b"GET /healthz HTTP/1.1\r\n")
        plain.settimeout(0.01)
        assert any(is_over(plain) for _ in range(2_000))


def is_over(plain: socket.socket) -> bool:
    """Sends one more line of a header; whether the other end has closed."""
    try:
        plain.sendall(b"X: y\r\n")
        return plain.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_a_live_connection_outlasts_the_time_for_its_header(tmp_path: Path) -> None:
    with server(tmp_path, header_seconds=0.05) as client:
        table = Table.open(client, person("Anna"))
        with table.live(table.host) as live, connected(client) as plain:
            assert plain.recv(100) == b""
            live.send({"type": "ping"})
            live.until("pong")


def test_one_address_more_than_its_connections_is_turned_away(tmp_path: Path) -> None:
    with server(tmp_path, limits=True, connections=4, proxies=()) as client, ExitStack() as several:
        table = Table.open(client, person("Anna"))
        live = [several.enter_context(Live(table, [table.host], -1)) for _ in range(3)]
        with connected(client) as plain:
            assert any(is_over(plain) for _ in range(2_000))
        live[0].socket.close()
        with connected(client) as plain:
            assert is_answered(plain)


def test_behind_a_proxy_its_connections_are_not_counted(tmp_path: Path) -> None:
    with server(tmp_path, limits=True, connections=1) as client, ExitStack() as several:
        for _ in range(5):
            plain = several.enter_context(connected(client))
            assert is_answered(plain)
