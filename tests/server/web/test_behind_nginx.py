"""The configuration for nginx in docs/operating.md, run by nginx: packed answers, validators, caches, a game."""

import asyncio
import gzip
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from httpx import Client
from server_process import free_port, serving, wait_until_ready
from table_people import SimulatedPerson, open_table

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[3] / "docs/operating.md"
PACKS = "gzip on; gzip_proxied any; gzip_types *; gzip_min_length 20;"
"""What many have in their own configuration: everything is packed that comes unpacked."""
CACHES = (
    "proxy_cache_path {folder}/cache keys_zone=pages:1m; proxy_cache pages; add_header X-Cache $upstream_cache_status;"
)


@pytest.fixture(scope="module")
def nginx() -> str:
    """The program; root on Debian installs it."""
    if shutil.which("nginx") is None:
        if os.geteuid() or shutil.which("apt-get") is None:
            pytest.skip("nginx is not installed, and only root on Debian installs it here")
        subprocess.run(["apt-get", "-qq", "install", "-y", "--no-install-recommends", "nginx-light"], check=True)
    return shutil.which("nginx") or "/usr/sbin/nginx"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server, without a proxy."""
    with serving("--no-ahead", "--data", str(tmp_path_factory.mktemp("data"))) as (address, _):
        yield address


def documented(server: str, port: int, folder: Path, more: str) -> str:
    """The page's configuration, without the encryption that needs a public name."""
    found = re.search(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    text = re.sub(r" *ssl_certificate.*\n", "", found[1])
    for before, after in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port}"),
        ("http://127.0.0.1:8000", server),
        ("http {", f"http {{ access_log off; {more.format(folder=folder)}"),
    ):
        assert before in text
        text = text.replace(before, after)
    kept = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return f"user root; daemon off; pid {folder}/pid; error_log {folder}/errors;\n" + text.replace(
        "access_log off;", f"access_log off; {kept}"
    )


@contextmanager
def proxied(nginx: str, server: str, folder: Path, more: str = "") -> Iterator[str]:
    """The address of a proxy before a server."""
    port = free_port()
    (folder / "nginx.conf").write_text(documented(server, port, folder, more))
    running = subprocess.Popen([nginx, "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")])
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until_ready(address, running)
        yield address
    finally:
        running.terminate()
        running.wait()


@pytest.mark.parametrize("more", ["", PACKS, CACHES, PACKS + CACHES], ids=["documented", "packs", "caches", "both"])
def test_whatever_a_proxy_packs_or_keeps_everybody_gets_the_same_text(
    nginx: str, server: str, tmp_path: Path, more: str
) -> None:
    languages, encodings = ("de", "en", "fr"), ("gzip", "identity", "gzip;q=0", "br, gzip")
    with proxied(nginx, server, tmp_path, more) as address, Client() as client:
        for path in ("/", "/neu", "/api/variants", "/api/variants/kniffel", "/api/kernel"):
            for language in languages:
                plain = {"Accept-Language": language, "Accept-Encoding": "identity"}
                right = client.get(server + path, headers=plain | {"Host": address.removeprefix("http://")}).content
                for _ in range(2):  # the second answer may come from the proxy's cache
                    for encoding in encodings:
                        with client.stream("GET", address + path, headers=plain | {"Accept-Encoding": encoding}) as got:
                            raw = b"".join(got.iter_raw())
                        packed = got.headers.get("Content-Encoding") == "gzip"
                        assert got.status_code == 200
                        assert packed <= (encoding in ("gzip", "br, gzip")), (path, encoding)
                        assert (gzip.decompress(raw) if packed else raw) == right, (path, language, encoding)


@pytest.mark.parametrize("more", ["", PACKS], ids=["documented", "packs"])
def test_what_is_known_is_not_sent_again(nginx: str, server: str, tmp_path: Path, more: str) -> None:
    """Whoever packs makes a validator weak."""
    with proxied(nginx, server, tmp_path, more) as address, Client() as client:
        for path in ("/", "/api/variants", "/api/kernel"):
            for encoding in ("gzip", "identity"):
                first = client.get(address + path, headers={"Accept-Encoding": encoding})
                known = {"Accept-Encoding": encoding, "If-None-Match": first.headers["ETag"]}
                again = client.get(address + path, headers=known)
                assert (again.status_code, again.content) == (304, b""), (path, encoding, first.headers["ETag"])


def test_statuses_and_closed_addresses_come_through(nginx: str, server: str, tmp_path: Path) -> None:
    with proxied(nginx, server, tmp_path, PACKS) as address, Client() as client:
        assert client.head(f"{address}/readyz").status_code == 200
        refused = client.put(f"{address}/healthz")
        assert (refused.status_code, refused.headers["Allow"]) == (405, "GET, HEAD")
        assert client.get(f"{address}/metrics").status_code == 403
        assert client.get(f"{address}/readyz/").status_code == 404
        long = client.post(f"{address}/api/tables", content=b" " * 200_000)
        assert long.status_code == 413


def test_a_game_is_played_through_it(nginx: str, server: str, tmp_path: Path) -> None:
    async def play(address: str) -> list[SimulatedPerson]:
        table = await open_table(address)
        people = [SimulatedPerson(table, seat) for seat in range(2)]
        async with asyncio.timeout(120):
            await asyncio.gather(*(person.play(address) for person in people))
        return people

    with proxied(nginx, server, tmp_path, PACKS) as address:
        one, other = asyncio.run(play(address))
    assert one.game.over
    assert one.game.events == other.game.events
