"""An installed wheel: a throw at the terminal, and `pasch serve` with a turn over HTTP and all that browsers load.

Needs only Python: `python tests/wheel_smoke.py PASCH`. It prints the seconds from `pasch serve` to the first throw.
"""

import json
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

READY_WITHIN = 600
"""Seconds; a slow machine that reads everything for the first time included."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def ask(address: str, body: dict[str, Any] | None = None, secret: str = "") -> bytes:
    """What the server answers; any refusal ends the script with it."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, headers if data else {})) as answer:
        content: bytes = answer.read()
    return content


def wait_until_ready(server: "subprocess.Popen[bytes]", address: str) -> None:
    late = time.monotonic() + READY_WITHIN
    while True:
        try:
            ask(f"{address}/readyz")
        except (URLError, ConnectionError):
            assert server.poll() is None, "the server ended by itself"
            assert time.monotonic() < late, "the server did not become ready"
            time.sleep(0.1)
        else:
            return


def see_the_page(address: str) -> None:
    page = ask(address).decode()
    named = re.findall(r'(?:src|href)="\./([^"#]+)"', page)
    assert any(name.endswith(".js") for name in named), page
    assert "<style" in page, page
    for name in named:
        assert ask(f"{address}/{name}"), name


def see_that_browsers_can_solve(address: str) -> None:
    for kernel in ("kernel", "follower"):
        assert ask(f"{address}/api/{kernel}").startswith(b"\0asm"), kernel
    assert len(ask(f"{address}/api/variants/kniffel/input")) > 10_000
    for what in ("values", "weights"):
        assert json.loads(ask(f"{address}/api/variants/kniffel-3-columns/{what}"))["why"] == "no-solver"


def play_at_the_terminal(pasch: str, home: str) -> None:
    options = ["--lang", "en", "play", "--plain", "--seats", "you:Anna,casual"]
    done = subprocess.run(
        [pasch, *options], input="\n" * 20, stdout=subprocess.PIPE, text=True, env={"HOME": home}, check=True
    )
    assert re.search(r"Anna rolls [1-6]( [1-6]){4}\.", done.stdout), done.stdout


def play_a_turn(address: str, began: float) -> None:
    secret = secrets.token_urlsafe(16)
    seats = [{"kind": "person", "name": "Anna", "place": "here"}]
    opening = {"kind": "game", "rules": {"id": "kniffel"}, "seats": seats, "hints": False, "pace": "live"}
    request = {"key": secrets.token_urlsafe(16), "opening": opening, "secret": secret, "language": "de"}
    opened = json.loads(ask(f"{address}/api/tables", {**request, "invitation": secrets.token_urlsafe(16)}))
    table, seq = f"{address}/api/tables/{opened['table']}", opened["seq"]
    for action in (
        {"type": "sit", "name": "Anna", "entropy": secrets.token_hex(16)},
        {"type": "throw"},
        {"type": "scored", "box": "chance"},
    ):
        act = {"key": secrets.token_urlsafe(16), "expect": seq, "seat": 0, "action": action}
        seq = json.loads(ask(f"{table}/actions", act, secret))["seq"]
        if action["type"] == "throw":
            print(f"First throw {time.monotonic() - began:.1f} seconds after `pasch serve`.", flush=True)
    events = json.loads(ask(f"{table}/events?after=-1", secret=secret))["events"]
    (rolled,) = (event["dice"] for event in events if event["type"] == "rolled")
    (scored,) = (event for event in events if event["type"] == "scored")
    assert scored["points"] == sum(map(int, rolled)), events


def main(pasch: str) -> None:
    address = f"http://127.0.0.1:{(port := free_port())}"
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        server = subprocess.Popen([pasch, "serve", "--port", str(port), "--data", folder])
        try:
            wait_until_ready(server, address)
            play_a_turn(address, began)
            see_the_page(address)
            see_that_browsers_can_solve(address)
            play_at_the_terminal(pasch, folder)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main(sys.argv[1])
