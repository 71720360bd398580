"""Limits per address: storage, compression, caches and traffic."""

import json
import re
import secrets
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from socket import create_connection

import pytest
from httpx import Client
from in_process_server import ENTROPY, Live, Table, bearer, new_key, opening, person, problem, server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pasch.server.tables import table_registry
from pasch.server.web.client_files import read
from pasch.server.web.guard import address_limits
from pasch.server.web.guard.address_limits import AddressLimits, AttentionShares, Counters, Rate, who
from pasch.server.web.guard.allowed_hosts import Hosts
from pasch.server.wire.rejection import Rejected
from pasch.server.work_meter import measuring, note_work

# Its note would be too long a line in full: the document stays as it was sent, with its remarks.
NOTE = 'note = """\n' + 32 * f"{61 * 'x'}\n" + '"""\n'
LONG_RULE = {"toml": 580 * f"# {'x' * 98}\n" + NOTE + 'id = "mine"\nlike = "kniffel"\nnames = { de = "M", en = "M" }\n'}


@contextmanager
def connected(client: Client) -> Iterator[socket.socket]:
    with socket.create_connection((client.base_url.host, client.base_url.port or 80), timeout=30) as plain:
        yield plain


def from_address(number: int) -> dict[str, str]:
    """As a proxy on this machine says it."""
    return {"X-Forwarded-For": f"192.0.2.{number}"}


# Shares


def test_a_network_has_a_few_times_the_share_of_an_address() -> None:
    counters = AddressLimits(on=True, connections=1, megabytes=1)
    allowed = [counters.allows(Rate(1, 3600), f"x {who(f'2001:db8:0:{number:x}::1')}") for number in range(6)]
    assert allowed == [True] * address_limits.BLOCK_SHARES + [False] * 2
    assert counters.allows(Rate(1, 3600), f"x {who('2001:db8:0:100::1')}")
    connections = [counters.connect(who(f"2001:db8:0:{number:x}::1")) for number in range(6)]
    assert connections == [True] * address_limits.BLOCK_SHARES + [False] * 2
    counters.disconnect(who("2001:db8::1"))
    assert counters.connect(who("2001:db8::1"))


@pytest.mark.anyio
async def test_work_of_a_request_that_is_refused_is_charged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_limits, "LONGEST_WAIT_S", 1.0)
    counters = AddressLimits(on=True, connections=1, megabytes=1)
    with measuring() as work:
        note_work(10 * address_limits.UNITS_A_SECOND)
        with pytest.raises(Rejected):
            await counters.pace("192.0.2.1")
        assert work.take() == 10 * address_limits.UNITS_A_SECOND


def test_counts_are_over_after_their_time_and_begin_with_the_first() -> None:
    now = [0.0]
    counters, rate = Counters(lambda: now[0]), Rate(2, 60)
    assert [counters.hit(rate, "a") for _ in range(3)] == [True, True, False]
    now[0] = 59.0
    assert not counters.hit(rate, "a")
    assert (counters.used(rate, "a"), counters.test(rate, "b")) == (4, True)
    now[0] = 60.0
    assert counters.hit(rate, "a", cost=2)
    assert not counters.test(rate, "a")


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_limits, "COUNTED", 10)
    counters, rate = Counters(), Rate(1, 60)
    assert all(counters.hit(rate, f"{number}") for number in range(11))
    assert not counters.hit(rate, "10")
    assert counters.used(rate, "0") == 0


def test_address_over_its_share_waits_alone() -> None:
    pace = AttentionShares(a_second=10, saved=5)
    waits = [pace.wait_s("a", 1, now=100.0) for _ in range(8)]
    assert waits == pytest.approx([0, 0, 0, 0, 0, 0.1, 0.2, 0.3])
    assert pace.wait_s("b", 5, now=100.0) == 0
    assert pace.wait_s("a", 1, now=110.0) == 0
    with pytest.raises(Rejected):
        pace.wait_s("a", 10 * (address_limits.LONGEST_WAIT_S + 1), now=110.0)
    assert pace.wait_s("a", 1, now=110.0) == 0, "what was refused costs nothing"
    pace.forget(200.0)
    assert pace.wait_s("a", 5, now=200.0) == 0


def test_many_networks_of_one_block_share_its_pace() -> None:
    pace = AttentionShares(a_second=10, saved=5)
    waits = [
        pace.wait_s(who(f"2001:db8:0:{number:x}::1"), 5, now=0.0) for number in range(address_limits.BLOCK_SHARES + 1)
    ]
    assert waits[:-1] == [0.0] * address_limits.BLOCK_SHARES
    assert waits[-1] > 0


def test_messages_over_many_connections_are_those_of_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    for name, value in (("UNITS_A_SECOND", 0.001), ("LONGEST_WAIT_S", 1e9), ("pause", wait)):
        monkeypatch.setattr(address_limits, name, value)
    with server(tmp_path, limits=True) as client, ExitStack() as several:
        table = Table.open(client, person("Anna"))
        connections = [several.enter_context(Live(table, [table.host], -1)) for _ in range(4)]
        assert not waits
        for live in connections:
            for _ in range(100):
                live.send({"type": "ping"})
                live.until("pong")
        # No connection has sent more than it may, and all together have.
        assert len(waits) > 4 * 100 - address_limits.SAVED_UNITS
        waits.clear()
        assert client.get("/healthz", headers=from_address(7)).status_code == 200
        assert not waits, "others wait for nothing"


# What is stored


def test_a_rematch_counts_as_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_limits, "TABLES", Rate(3, 3600))
    with server(tmp_path, limits=True) as client:
        table = Table.open(client, person("Anna"), kind="block")
        assert [next_block(table) for _ in range(4)] == ["played-on", "played-on", "too-much", "too-much"]


def test_the_server_has_room_for_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "MOST_TABLES", 2)
    with server(tmp_path) as client:
        assert [opened_or_not(client) for _ in range(3)] == [201, 201, 503]


def opened_or_not(client: Client) -> int:
    asked = {"key": new_key(), "secret": new_key(), "opening": opening(person("Anna"))}
    return client.post("/api/tables", json=asked).status_code


def test_rematch_storage_is_counted(tmp_path: Path) -> None:
    with server(tmp_path, limits=True, megabytes_a_day=1) as client:
        table = Table.open(client, person("Anna"), kind="block", rules=LONG_RULE)
        told = [next_block(table) for _ in range(10)]
        assert told[:7] == ["played-on"] * 7
        assert told[-1] == "stored-too-much"


def next_block(table: Table) -> str:
    """Plays on at another table, which `table` is then; or says why not."""
    answer = table.try_act(0, {"type": "rematch"}, expect=None)
    if answer.status_code != 200:
        return problem(answer)
    table.name = answer.json()["events"][-1]["table"]
    return "played-on"


def test_a_key_follows_rematches_without_reading_their_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "MOST_FOLLOWED", 3)
    with server(tmp_path) as client:
        table = Table.open(client, person("Anna"), kind="block")
        first = table.path
        names = [table.name]
        for _ in range(4):
            assert next_block(table) == "played-on"
            names.append(table.name)
    with server(tmp_path) as client:
        code = client.post(f"{first}/codes", json={"what": "device"}, headers=bearer(table.host)).json()["code"]
        secret = new_key()
        table.client = client
        redeemed = client.post(f"/api/codes/{code}", json={"secret": secret}).json()
        assert redeemed["table"] == names[3], "so far it is followed"
        assert "pasch_live_tables 1.0" in client.get("/metrics").text
        table.name = names[2]
        write = {"type": "player", "player": 0, "name": "Ann"}
        assert table.try_act(0, write, bearer_key=secret, expect=None).status_code == 200


# Headers


ENDLESS = {
    "lines": b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"x: y\r\n" * 100_000,
    "a line": b"GET / HTTP/1.1\r\nHost: localhost\r\nx: " + b"y" * 1_000_000,
    "an address": b"GET /" + b"y" * 1_000_000,
    "a whole header": b"GET / HTTP/1.1\r\nx: " + b"y" * 20_000 + b"\r\n\r\n",
    "many lines": b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"x: y\r\n" * 101 + b"\r\n",
    "a later request": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nx: " + b"y" * 1_000_000,
    "an upgrade": b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nx: "
    + b"y" * 20_000
    + b"\r\n\r\n",
    "an extension": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1;"
    + b"y" * 1_000_000,
    "a trailer": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
    + b"x: y\r\n" * 100_000,
}


@pytest.mark.parametrize("sent", ENDLESS.values(), ids=ENDLESS)
def test_request_headers_are_limited(tmp_path: Path, sent: bytes) -> None:
    with server(tmp_path, header_seconds=60.0) as client, connected(client) as plain:
        told = b""
        with suppress(OSError):  # It is closed while it is still sent to.
            plain.sendall(sent)
        with suppress(OSError):
            while more := plain.recv(65_536):
                told += more
        assert b" 431 " in told or not told or b"healthz" not in sent
        with suppress(OSError):
            assert plain.recv(1) == b""
        assert client.get("/healthz").status_code == 200


def test_oversized_header_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        answer = client.get("/healthz", headers={"X": "y" * 17_000, "Accept-Language": "en"})
        assert (answer.status_code, problem(answer)) == (431, "header-too-large")
        assert "16 kB" in answer.json()["problems"][0]["message"]
        usual = client.get("/healthz", headers={f"X-{number}": "y" * 150 for number in range(80)})
        assert usual.status_code == 200


def test_a_body_in_small_parts_is_read(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        body = json.dumps({"key": new_key(), "opening": opening(rules=LONG_RULE), "secret": new_key()}).encode()
        parts = (body[first : first + 1000] for first in range(0, len(body), 1000))
        answer = client.post("/api/tables", content=parts, headers={"Content-Type": "application/json"})
        assert answer.status_code == 201


def test_requests_of_one_connection_wait_only_so_many(tmp_path: Path) -> None:
    with server(tmp_path) as client, connected(client) as plain:
        with suppress(OSError):
            plain.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500)
        told = b""
        with suppress(OSError):
            while more := plain.recv(65_536):
                told += more
        assert told.count(b"HTTP/1.1 200") < 100


# Compression


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A built client."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Pasch</title>" + "<p>text</p>" * 1000)
    (static / "assets" / "index-B4dC0ffe.js").write_text("let text;" * 10_000)
    return tmp_path


def test_a_file_is_compressed_once(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[str] = []

    def counted(where: str, path: str, version: tuple[int, int], base: str) -> object:
        reads.append(path)
        return read(where, path, version, base)

    monkeypatch.setattr("pasch.server.web.client_files.read", counted)
    with server(built) as client:
        for path, name in (("/assets/index-B4dC0ffe.js", "assets/index-B4dC0ffe.js"), ("/neu", "index.html")):
            reads.clear()
            first, again = client.get(path), client.get(path)
            assert reads == [name]
            assert first.content == again.content == (built / "static" / name).read_bytes()
            assert first.headers["content-encoding"] == "gzip"
            assert "Accept-Encoding" in first.headers["vary"]
            plain = client.get(path, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == first.content
            known = client.get(path, headers={"If-None-Match": first.headers["etag"]})
            assert (known.status_code, known.content) == (304, b"")
            assert client.head(path).headers["etag"] == first.headers["etag"]
        (built / "static" / "index.html").write_text("<!doctype html><title>New</title>")
        assert "New" in client.get("/neu").text
        assert client.post("/neu").status_code == 405


def test_the_description_is_made_once(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        first = client.get("/api/openapi.json")
        assert first.headers["content-encoding"] == "gzip"
        known = client.get("/api/openapi.json", headers={"If-None-Match": first.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")


def test_the_page_of_a_table_is_sent_once(built: Path) -> None:
    with server(built) as client:
        table = Table.open(client, person("Anna"), person(place="link"))
        first = client.get(f"/t/{table.name}")
        assert "Anna" in first.text
        known = client.get(f"/t/{table.name}", headers={"If-None-Match": first.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")


# What is sent


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_long_tables_are_sent_in_pieces(tmp_path: Path, encoding: str) -> None:
    with server(tmp_path) as client:
        table = Table.open(client, person("Anna"), kind="block", rules=LONG_RULE)
        for number in range(40):
            table.act(0, {"type": "player", "player": 0, "name": f"Anna {number}" + 20 * "x"}, expect=None)
        path = f"{table.path}/events"
        answer = client.get(path, headers={"Accept-Encoding": encoding})
        assert "content-length" not in answer.headers
        told = answer.json()
        assert [event["seq"] for event in told["events"]] == list(range(41))
        assert told["seq"] == 40
        assert told["events"][0]["toml"] == LONG_RULE["toml"]
        short = client.get(path, params={"after": 0}, headers={"Accept-Encoding": encoding})
        assert [event["seq"] for event in short.json()["events"]] == list(range(1, 41))
        with table.live(table.host) as live:
            live.until_event("player")
            assert live.events[0]["toml"] == LONG_RULE["toml"]


def test_unread_connection_is_dropped(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>")
    size = 40_000_000
    (static / "large.bin").write_bytes(secrets.token_bytes(1000) * (size // 1000))
    with server(tmp_path, unread_seconds=0.5) as client, connected(client) as plain:
        plain.sendall(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert plain.recv(1, socket.MSG_PEEK)
        wait_until_dropped(plain)
        told = 0
        with suppress(OSError):
            while more := plain.recv(1_000_000):
                told += len(more)
        assert told < size
        assert client.get("/healthz").status_code == 200


def wait_until_dropped(plain: socket.socket) -> None:
    """Without reading: to write to what was dropped fails."""
    with pytest.raises(OSError, match=r"reset|[Bb]roken"):
        write_for_ever(plain)


def write_for_ever(plain: socket.socket) -> None:
    for _ in range(2_000):
        plain.sendall(b"\r\n")
        time.sleep(0.01)


# Codes


def test_guessing_codes_locks_out_only_the_guesser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_limits, "CODE_PAUSE_S", 0.0)
    monkeypatch.setattr(address_limits, "CODES_TRIED", Rate(30, 3600))
    with server(tmp_path, limits=True) as client:
        table = Table.open(client, person("Anna"))
        for number in range(1, 23):
            tries = [guess(client, "ABCDEFGH", number) for _ in range(31)]
            assert tries == [404] * 30 + [429]
        made = client.post(f"{table.path}/codes", json={"what": "device"}, headers=bearer(table.host)).json()
        assert guess(client, made["code"], 1) == 429
        assert guess(client, made["code"], 100) == 200


def guess(client: Client, code: str, number: int) -> int:
    headers = from_address(number)
    return client.post(f"/api/codes/{code}", json={"secret": new_key()}, headers=headers).status_code


def test_each_further_code_has_to_wait_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("pasch.server.web.routes.table_routes.pause", wait)
    with server(tmp_path, limits=True) as client:
        for _ in range(address_limits.CODES_FREE + 8):
            assert guess(client, "ABCDEFGH", 1) == 404
        assert waits == [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 10.0, 10.0]
        assert guess(client, "ABCDEFGH", 2) == 404
        assert len(waits) == 8, "nobody else waits"


# Hosts


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        ("pasch.example", True),
        ("Pasch.Example.:443", True),
        (socket.gethostname().partition(".")[0], True),
        ("evil.example", False),
        ("pasch.example.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("[::1", False),
        ("2130706433", False),
        ('a"><script>', False),
    ],
)
def test_names_under_which_the_server_is_reached(host: str, allowed: bool) -> None:
    assert Hosts(["pasch.example"]).allows(host) is allowed


def test_a_name_that_was_not_set_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = Table.open(client, person("Anna"))
        refused = client.get("/api/variants", headers={"Host": "evil.example:8000", "Accept-Language": "en"})
        assert (refused.status_code, problem(refused)) == (421, "unknown-host")
        assert "--name evil.example" in refused.json()["problems"][0]["message"]
        page = client.get("/", headers={"Host": "evil.example", "Accept": "text/html", "Accept-Language": "de"})
        assert (page.status_code, page.headers["content-type"]) == (421, "text/html; charset=utf-8")
        assert re.search(r"<p>.*„evil\.example“.*--name evil\.example.*</p>", page.text)
        socket = create_connection((client.base_url.host, client.base_url.port or 80))
        with pytest.raises(InvalidStatus) as unknown:
            connect(f"ws://evil.example{table.path}/live", sock=socket)
        assert unknown.value.response.status_code == 421
    with server(tmp_path, names=("pasch.example",)) as client:
        assert client.get("/api/variants", headers={"Host": "pasch.example"}).status_code == 200


# Names


_LISTS = json.loads((Path(__file__).parents[2] / "names.json").read_text("utf-8"))
NAMES, NO_NAMES = _LISTS["taken"], _LISTS["refused"]
"""The client's rule is held to the same lists by ``web/src/game/start/personName.test.ts``."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("names")) as running:
        yield running


@pytest.mark.parametrize("name", NAMES)
def test_names_in_any_script_are_taken(client: Client, name: str) -> None:
    table = Table.open(client, person(name), person(place="link"))
    table.join(name + " 2")
    assert Table.open(client, person(name), kind="block").events()[0]["seats"][0]["name"] == name


@pytest.mark.parametrize("name", NO_NAMES, ids=ascii)
def test_names_that_cannot_be_seen_are_refused(client: Client, name: str) -> None:
    for kind in ("game", "block"):
        body = {"key": new_key(), "opening": opening(person(name), kind=kind), "secret": new_key()}
        assert problem(client.post("/api/tables", json=body)) == "not-a-name"
    table = Table.open(client, person("Anna"), person(place="link"))
    joining = {"key": new_key(), "secret": new_key(), "name": name, "entropy": ENTROPY}
    assert problem(client.post(f"{table.path}/join", json=joining, headers=bearer(table.invitation))) == "not-a-name"
    block = Table.open(client, person("Anna"), kind="block")
    renamed = block.try_act(0, {"type": "player", "player": 0, "name": name}, expect=None)
    assert problem(renamed) == "not-a-name"


def test_names_that_were_taken_before_are_still_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before, server(tmp_path) as client:
        before.setattr("pasch.server.wire.field_types.is_name", str.isprintable)
        table = Table.open(client, person("A" + "\u0301" * 20), kind="block")
    with server(tmp_path) as client:
        assert client.get(f"{table.path}/events").json()["seq"] == 0
