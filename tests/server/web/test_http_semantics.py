"""HTTP as RFC 9110 has it: every address with every method, encodings, validators, versions and types."""

import http.client
import itertools
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import Client
from in_process_server import Table, person, server

from pasch.server.web.client_files import ADDRESSES

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
ENCODINGS = {
    "gzip;q=0": False,
    "identity": False,
    "*;q=0": False,
    "gzip;q=0, *": False,
    "br": False,
    "gzip;q=x": False,
    "": False,
    "gzip": True,
    "GZIP": True,
    "br, gzip;q=0.1": True,
    "*": True,
    "x-gzip": True,
}
UNKNOWN = ("readyz/", "readyz/x", "healthz/", "Healthz", "READYZ", "docs", "redoc", "metrics/", "nothing", "t", "t/a/b")
UNKNOWN_API = ("api", "api/", "api/nothing", "API/variants", "Api/variants", "api/variants/", "api/variants/kniffel/")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("http")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text("<!doctype html><title>Pasch</title>" + "<p>text</p>" * 500)
    with server(folder) as running:
        yield running


def addresses(client: Client) -> dict[str, set[str]]:
    """Every address with the methods it is described for."""
    described = client.get("/api/openapi.json").json()["paths"]
    table = Table.open(client, person("Anna"))
    names = {"{table}": table.name, "{variant}": "kniffel"}
    found = {
        re.sub(r"\{\w+\}", lambda name: names.get(name[0], "x"), path): {method.upper() for method in methods}
        for path, methods in described.items()
    }
    return {**found, "/api/openapi.json": {"GET"}, "/": {"GET"}, "/neu": {"GET"}}


def test_every_address_answers_every_method(client: Client) -> None:
    found = addresses(client)
    print(f"{len(found)} addresses × {len(METHODS)} methods: {len(found) * len(METHODS)} cells")
    for path, method in itertools.product(found, METHODS):
        answer = client.request(method, path, content=b"{}" if method in ("POST", "PUT", "PATCH", "DELETE") else None)
        allowed = found[path] | ({"HEAD"} if "GET" in found[path] else set())
        if method not in allowed:
            assert answer.status_code == 405, (method, path)
            assert set(answer.headers["allow"].split(", ")) == allowed, (method, path)
        else:
            assert answer.status_code not in (405, 500), (method, path)
        if method == "HEAD":
            assert answer.content == b""
            assert answer.status_code in (client.get(path).status_code, 405), path


def test_head_is_get_without_its_body(client: Client) -> None:
    for path in ("/", "/neu", "/healthz", "/readyz", "/api/variants", "/metrics"):
        got, head = client.get(path), client.head(path)
        assert (head.status_code, head.content) == (200, b"")
        names = ("content-type", "etag", "vary", "cache-control")
        assert [got.headers.get(name) for name in names] == [head.headers.get(name) for name in names]


@pytest.mark.parametrize("path", ["/", "/api/variants", "/api/variants/kniffel", "/api/openapi.json"])
def test_quality_of_an_encoding_is_heard(client: Client, path: str) -> None:
    for asked, packed in ENCODINGS.items():
        answer = client.get(path, headers={"Accept-Encoding": asked})
        assert answer.headers.get("content-encoding") == ("gzip" if packed else None), asked


@pytest.mark.parametrize("path", ["/", "/api/variants", "/api/variants/kniffel", "/api/openapi.json"])
def test_validators_may_be_weak_and_several(client: Client, path: str) -> None:
    etag = client.get(path).headers["etag"].removeprefix("W/")
    for known in (etag, f"W/{etag}", f'"other", W/{etag}', f'{etag},"other"', "*"):
        assert client.get(path, headers={"If-None-Match": known}).status_code == 304, known
    for other in ('"other"', f'"x{etag[1:]}', etag.strip('"'), f'W/"{etag[3:]}', ""):
        assert client.get(path, headers={"If-None-Match": other}).status_code == 200, other


def raw(client: Client, request: bytes) -> bytes:
    with socket.create_connection((client.base_url.host, client.base_url.port or 80)) as connection:
        connection.sendall(request)
        connection.settimeout(20)
        return b"".join(iter(lambda: connection.recv(65536), b""))


@pytest.mark.parametrize("path", ["/", "/api/variants", "/api/kernel", "/api/openapi.json", "/api/nothing"])
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_answers_for_http_1_0_have_a_length(client: Client, path: str, encoding: str) -> None:
    answer = raw(client, f"GET {path} HTTP/1.0\r\nAccept-Encoding: {encoding}\r\n\r\n".encode())
    header, _, body = answer.partition(b"\r\n\r\n")
    assert b"transfer-encoding" not in header.lower()
    length = re.search(rb"content-length: (\d+)", header.lower())
    assert length is not None
    assert int(length[1]) == len(body)


def test_a_host_is_needed_once(client: Client) -> None:
    for hosts, status in ((0, b"400"), (1, b"200"), (2, b"400")):
        request = b"GET /healthz HTTP/1.1\r\nConnection: close\r\n" + b"Host: localhost\r\n" * hosts + b"\r\n"
        assert raw(client, request).split()[1] == status


def test_the_type_of_a_body_is_checked_before_its_content(client: Client) -> None:
    for kind, content in itertools.product(("text/plain", "application/x-www-form-urlencoded"), (b"{}", b"{", b"\xff")):
        answer = client.post("/api/tables", content=content, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["problems"][0]["code"]) == (415, "request-other-type")
    assert (
        client.post("/api/tables", content=b"{}", headers={"Content-Type": "Application/JSON;charset=utf-8"})
        .json()["problems"][0]["code"]
        .startswith("missing")
    )


@pytest.mark.parametrize("path", [*UNKNOWN, *UNKNOWN_API])
def test_an_unknown_address_is_not_found(client: Client, path: str) -> None:
    answer = client.get(f"/{path}")
    assert answer.status_code == 404
    assert answer.json()["problems"][0]["code"] == "no-such-page"
    page = client.get(f"/{path}", headers={"Accept": "text/html"})
    assert page.status_code == 404
    # People get the client's page, which says it in their language.
    assert page.headers["content-type"].startswith("application/json" if path in UNKNOWN_API else "text/html")


def test_the_client_gets_its_page_where_it_has_one(client: Client) -> None:
    routes = (Path(__file__).parents[3] / "web" / "src" / "routes.ts").read_text("utf-8")
    assert sorted(re.findall(r'path: "/([^"]+)"', routes)) == sorted(ADDRESSES)
    for address in ADDRESSES:
        path = "/" + re.sub(":[a-z]+", "x", address)
        assert client.get(path).status_code == 200
        assert client.get(f"{path}/").status_code == 200


def test_a_whole_number_may_have_a_point(client: Client) -> None:
    table = Table.open(client, person("Anna"))
    body = {"expect": 0.0, "key": "k" * 22, "action": {"type": "sit", "seat": 0.0, "name": "Anna"}}
    for expect, status in ((0.5, 400), ("0", 400)):
        assert client.post(f"{table.path}/actions", json=body | {"expect": expect}).status_code == status
    answer = client.post(f"{table.path}/actions", json=body)
    assert not [each for each in answer.json().get("problems", []) if each["place"] == "expect"]


def test_a_pipelined_head_keeps_the_connection_in_order(client: Client) -> None:
    connection = http.client.HTTPConnection(client.base_url.host, client.base_url.port)
    for method in ("HEAD", "GET", "HEAD", "GET"):
        connection.request(method, "/api/variants")
        answer = connection.getresponse()
        content = answer.read()
        assert (answer.status, bool(content)) == (200, method == "GET")
        if content:
            json.loads(content)
    connection.close()
