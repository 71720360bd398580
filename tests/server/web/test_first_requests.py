"""A server answers whatever is asked of it in the instant in which it is ready."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from httpx import Client, ConnectError, ReadError, RemoteProtocolError

from pasch.server.settings import STATIC
from pasch.server.web.running_server import address_of, listen

PAGES = (
    "/",
    "/regeln",
    "/t/AAAAAAAAAAAAAAAAAAAAAA",
    "/api/variants",
    "/api/variants/kniffel",
    "/api/openapi.json",
)
LANGUAGES = ("de", "en", "fr")
WITHIN_S = 180


@contextmanager
def started(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    listening = listen("127.0.0.1", 0)
    address = address_of(listening)
    listening.close()
    folder.mkdir()
    command = [sys.executable, "-m", "pasch", "serve", "--no-ahead", "--data", str(folder)]
    command += ["--port", address.rpartition(":")[2]]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, "LANG": "C.UTF-8"}
    ) as process:
        try:
            yield address, process
        finally:
            process.terminate()


def ask_until_answered(address: str, page: str, language: str) -> int:
    """Returns the status of the first answer; asks without a pause until somebody listens."""
    until = time.monotonic() + WITHIN_S
    with Client(base_url=address, timeout=WITHIN_S) as client:
        while True:
            try:
                return client.get(page, headers={"Accept-Language": language, "Accept": "text/html"}).status_code
            except (ConnectError, ReadError, RemoteProtocolError):
                assert time.monotonic() < until, "the server never answered"
                time.sleep(0.01)


def check_one(folder: Path) -> None:
    with started(folder) as (address, process), ThreadPoolExecutor(len(PAGES)) as asking:
        questions = [(address, page, LANGUAGES[i % len(LANGUAGES)]) for i, page in enumerate(PAGES)]
        statuses = list(asking.map(lambda one: ask_until_answered(*one), questions))
        time.sleep(0.2)  # what the server says once it is ready
        process.terminate()
        said = process.communicate()[0]
    # Before the client is built, the server says so.
    page = 200 if Path(STATIC, "index.html").exists() else 503
    assert statuses == [page, page, page, 200, 200, 200], said
    assert "our-mistake" not in said
    assert address in said, "the server never said where it is"


@pytest.mark.parametrize(("count", "loads"), [(1, 0), pytest.param(40, 2, marks=pytest.mark.slow)])
def test_the_first_pages_are_asked_for_at_once(tmp_path: Path, count: int, loads: int) -> None:
    """At night four servers start at the same time, on processors that have other work as well."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loads)]
    try:
        with ThreadPoolExecutor(4) as starting:
            list(starting.map(check_one, [tmp_path / str(number) for number in range(count)]))
    finally:
        for process in busy:
            process.kill()
            process.wait()
