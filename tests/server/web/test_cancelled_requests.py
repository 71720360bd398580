"""Cancelled requests are abandoned; awaited ones are answered."""

import asyncio
import socket
import threading
from pathlib import Path

import pytest
from in_process_server import server

from pasch.server.tables.received_rules import HouseRules

BODY = b'{"toml": "x"}'
HEAD = (
    "POST /api/variants HTTP/1.1\r\nHost: {}:{}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n"
    "Connection: keep-alive\r\n\r\n"
)


def test_a_question_ends_with_the_connection_that_asked_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ended = threading.Event(), threading.Event()

    async def page(*_: object) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    monkeypatch.setattr(HouseRules, "page", page)
    with server(tmp_path) as client:
        host, port = client.base_url.host, client.base_url.port or 0
        with socket.create_connection((host, port)) as asking:
            asking.sendall(HEAD.format(host, port, len(BODY)).encode() + BODY)
            assert begun.wait(30)
            assert not ended.is_set()
        assert ended.wait(30)
        assert client.get("/api/variants").status_code == 200
