"""Headers of every answer, and early refusals: origins, sizes, rates and bad requests."""

import http.client
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from httpx import Client
from in_process_server import Table, bearer, new_key, opening, person, problem, server
from jsonschema import Draft202012Validator
from pydantic import TypeAdapter
from websockets.exceptions import InvalidStatus

from pasch.locale import COMPLETE
from pasch.server.store import Store, Unavailable
from pasch.server.web.guard import address_limits
from pasch.server.web.guard.address_limits import Rate
from pasch.server.wire.problem_responses import ProblemsAnswer

PROBLEMS = TypeAdapter(ProblemsAnswer)
PAGE = "<!doctype html><title>Pasch</title>"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("guard")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "sw.js").write_text("//")
    (static / "assets" / "index-B4dC0ffe.js").write_text("//")
    with server(folder) as running:
        yield running


def test_every_answer_is_safe(client: Client) -> None:
    answers = [
        client.get("/"),
        client.get("/t/some-table"),
        client.get("/nothing.js"),
        client.get("/api/variants"),
        client.get("/api/nothing"),
        client.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"}),
        client.post("/api/tables", content=b"x" * 200_000),
        client.post("/api/tables", json={}, headers={"Origin": "http://evil.example"}),
        client.get("/healthz"),
        client.get("/metrics"),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'")
        assert "'unsafe-" not in policy
        assert "http" not in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "server" not in answer.headers


def test_the_client_answers_under_its_own_addresses(client: Client) -> None:
    for path in ("/index.html", "/t/abc", "/neu", "/regeln/1/chancen"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, PAGE)
        assert answer.headers["cache-control"] == "no-cache"
    assert client.get("/").status_code == 200
    assert client.get("/sw.js").headers["cache-control"] == "no-cache"
    assert "immutable" in client.get("/assets/index-B4dC0ffe.js").headers["cache-control"]
    for path in ("/nothing.js", "/assets/none-12345678.js", "/api/nothing", "/api/", "/..%2fpasch.sqlite", "/%00.js"):
        answer = client.get(path)
        assert (answer.status_code, problem(answer)) == (404, "no-such-page")


def test_missing_client_build_is_reported(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        answer = running.get("/")
        assert (answer.status_code, problem(answer)) == (503, "client-not-built")
        assert running.get("/api/variants").status_code == 200


def test_nothing_of_the_api_is_kept_by_browsers(client: Client) -> None:
    table = Table.open(client, person("Anna"))
    assert client.get(f"{table.path}/events").headers["cache-control"] == "no-store"
    variant = client.get("/api/variants/kniffel")
    assert variant.headers["cache-control"] == "no-cache"
    again = client.get("/api/variants/kniffel", headers={"If-None-Match": variant.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1.evil.example", "http://["]
)
def test_pages_of_others_change_nothing(client: Client, origin: str) -> None:
    body = {"key": new_key(), "opening": opening(), "secret": new_key()}
    answer = client.post("/api/tables", json=body, headers={"Origin": origin})
    assert (answer.status_code, problem(answer)) == (403, "foreign-origin")
    own = client.post("/api/tables", json=body, headers={"Origin": str(client.base_url).rstrip("/")})
    assert own.status_code == 201


@pytest.mark.parametrize("declared", [True, False])
def test_a_body_too_large_is_not_read(client: Client, declared: bool) -> None:
    body = b'{"key": "' + b"x" * 140_000 + b'"}'
    parts = body if declared else iter([body[:100_000], body[100_000:]])
    answer = client.post("/api/tables", content=parts, headers={"Content-Type": "application/json"})
    assert (answer.status_code, problem(answer)) == (413, "request-too-large")
    assert client.get("/healthz").status_code == 200


def test_announced_oversized_body_is_refused(client: Client) -> None:
    connection = http.client.HTTPConnection(client.base_url.netloc.decode(), timeout=5)
    connection.putrequest("POST", "/api/tables")
    connection.putheader("Content-Type", "application/json")
    connection.putheader("Content-Length", "999999999")
    connection.endheaders()
    assert connection.getresponse().status == 413
    connection.close()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "request-empty"),
        (b"{", "request-not-json"),
        (b"\xff\xfe", "request-not-json"),
        (b"[" * 100_000, "request-unreadable"),
        (b"9" * 100_000, "request-unreadable"),
        (b"[]", "wrong-type"),
        (b"{}", "missing-key"),
        (b'{"key": 1}', "wrong-type"),
    ],
)
def test_unreadable_body_is_refused(client: Client, body: bytes, code: str) -> None:
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert code in [found["code"] for found in answer.json()["problems"]]
    PROBLEMS.validate_python(answer.json())


def test_json_must_be_called_so(client: Client) -> None:
    body = json.dumps({"key": new_key(), "opening": opening(), "secret": new_key()}).encode()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = client.post("/api/tables", content=body, headers={"Content-Type": kind})
        assert answer.status_code == 415


def test_a_body_of_no_type_is_taken_for_json(client: Client) -> None:
    body = json.dumps({"key": new_key(), "opening": opening(), "secret": new_key()}).encode()
    answer = client.post("/api/tables", content=body)
    assert "content-type" not in answer.request.headers
    assert answer.status_code == 201, answer.text


def test_all_mistakes_are_reported_with_their_place(client: Client) -> None:
    body = {"key": "!", "opening": {**opening(), "pace": "fast", "more": 1}, "secret": new_key()}
    answer = client.post("/api/tables", json=body)
    found = {(told["code"], told["place"]) for told in answer.json()["problems"]}
    assert found == {
        ("not-spelt-so", "key"),
        ("not-one-of", "opening.pace"),
        ("key-not-here", "opening.more"),
    }


def test_places_hold_only_what_somebody_wrote(client: Client) -> None:
    seats = [{"kind": "person", "name": "A\nB"}, {"kind": "computer", "name": "C"}, {"kind": "cat"}]
    body = {"key": new_key(), "opening": {**opening(), "seats": seats}, "secret": new_key()}
    told = client.post("/api/tables", json=body).json()["problems"]
    assert {(problem["code"], problem["place"]) for problem in told} == {
        ("not-a-name", "opening.seats.0.name"),
        ("missing-key", "opening.seats.1.level"),
        ("not-one-of", "opening.seats.2.type"),
    }


def test_misused_address_is_reported(client: Client) -> None:
    answer = client.delete("/api/tables")
    assert (answer.status_code, problem(answer)) == (405, "no-such-method")
    assert answer.headers["allow"] == "POST"
    assert client.delete("/api/variants").headers["allow"] == "GET, POST, HEAD"
    for query in ("after=x", "wait=26", "wait=nan", "after=-2", "wait=-1"):
        table = new_key()
        assert client.get(f"/api/tables/{table}/events?{query}").status_code == 400


@pytest.mark.parametrize("language", COMPLETE)
def test_errors_speak_both_languages(client: Client, language: str) -> None:
    words = {"de": "diesen Tisch gibt es nicht oder nicht mehr.", "en": "there is no such table, or not any more."}
    answer = client.get(f"/api/tables/{new_key()}/events", headers={"Accept-Language": f"{language}-CH,fr;q=0.9"})
    assert answer.json()["problems"] == [
        {"code": "no-such-table", "facts": {}, "source": "", "place": "", "message": words[language]}
    ]


def test_a_request_may_wait_for_what_happens(client: Client) -> None:
    table = Table.open(client, person("Anna"))
    assert table.events(after=0, wait=0.05) == []
    with ThreadPoolExecutor() as waiting:
        answer = waiting.submit(table.events, 0, 10)
        table.sit(0, "Anna")
        assert [event["type"] for event in answer.result()] == ["sat", "began"]


def test_right_codes_do_not_count_as_guesses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_limits, "CODES_TRIED", Rate(2, 600))
    with server(tmp_path, limits=True) as running:
        table = Table.open(running, person("Anna"))

        def redeemed(code: str) -> int:
            return running.post(f"/api/codes/{code}", json={"secret": new_key()}).status_code

        for _ in range(4):
            made = running.post(f"{table.path}/codes", json={"what": "device"}, headers=bearer(table.host)).json()
            assert redeemed(made["code"]) == 200
        assert [redeemed("ABCDEFGH") for _ in range(3)] == [404, 404, 429]


def test_too_many_of_anything_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_limits, "CODE_PAUSE_S", 0.0)
    with server(tmp_path, limits=True) as running:
        answers = [running.post("/api/codes/ABCDEFGH", json={"secret": new_key()}) for _ in range(31)]
        assert [answer.status_code for answer in answers] == [404] * 30 + [429]
        assert problem(answers[-1]) == "too-much"
        table = Table.open(running, person("Anna"))
        codes = [
            running.post(f"{table.path}/codes", json={"what": "device"}, headers=bearer(table.host)) for _ in range(61)
        ]
        assert [answer.status_code for answer in codes] == [200] * 60 + [429]
        statuses = {running.get("/api/variants").status_code for _ in range(1_200)}
        assert statuses == {200, 429}
        # An operator still sees it, and so does whoever waits for the page.
        assert running.get("/healthz").status_code == 200


def test_metrics_count_without_naming(client: Client) -> None:
    table = Table.open(client, person("Anna-Metric"))
    table.sit(0, "Anna-Metric")
    table.try_act(0, {"type": "undo"})
    with table.live():
        text = client.get("/metrics").text
        assert "pasch_live_connections 1.0" in text
    assert 'pasch_actions_total{type="sit"}' in text
    assert 'pasch_errors_total{code="nothing-to-undo"}' in text
    assert "pasch_action_seconds_bucket" in text
    for secret in ("Anna-Metric", table.name, table.host, "127.0.0.1"):
        assert secret not in text


def test_metrics_are_there_while_the_database_is_away(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_store: Store) -> int:
        raise Unavailable("no connection")

    monkeypatch.setattr(Store, "count_tables", fail)
    lines = client.get("/metrics").text.splitlines()
    assert "pasch_tables NaN" in lines
    assert any(line.startswith("pasch_live_tables ") for line in lines)


def test_the_description_holds_every_route_and_its_errors(client: Client) -> None:
    described = client.get("/api/openapi.json").json()
    routes = {f"{method.upper()} {path}" for path, methods in described["paths"].items() for method in methods}
    assert routes >= {
        "GET /api/variants",
        "GET /api/variants/{variant}",
        "POST /api/variants",
        "POST /api/tables",
        "GET /api/tables/{table}/events",
        "POST /api/tables/{table}/actions",
        "POST /api/tables/{table}/join",
        "POST /api/tables/{table}/codes",
        "POST /api/codes/{code}",
        "GET /api/tables/{table}/record",
        "POST /api/advice",
        "POST /api/average",
        "GET /api/statistics",
        "GET /healthz",
        "GET /readyz",
        "GET /metrics",
    }
    assert "HTTPValidationError" not in json.dumps(described)
    for methods in described["paths"].values():
        for operation in methods.values():
            assert {"400", "429", "503"} <= operation["responses"].keys()


def test_answers_are_as_described(client: Client) -> None:
    described = client.get("/api/openapi.json").json()
    table = Table.open(client, person("Anna"))
    table.sit(0, "Anna")
    for path, route in (
        (f"{table.path}/events", "/api/tables/{table}/events"),
        ("/api/variants", "/api/variants"),
        ("/api/variants/kniffel", "/api/variants/{variant}"),
        ("/api/statistics", "/api/statistics"),
        ("/readyz", "/readyz"),
    ):
        schema = described["paths"][route]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        Draft202012Validator({**schema, "components": described["components"]}).validate(client.get(path).json())


def test_advice_requests_are_checked(client: Client) -> None:
    position = "kniffel .,.,.,.,.,.,.,.,.,.,.,.,. 1> 1:13355"
    body = {"rules": {"id": "kniffel"}, "position": position}
    answer = client.post("/api/advice", json=body)
    assert answer.status_code in (200, 202), answer.text
    bad = client.post("/api/advice", json={**body, "position": "kniffel"})
    assert (bad.status_code, problem(bad)) == (422, "position-fields")


def test_repeated_connections_are_refused_cheaply(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_limits, "CONNECTING", address_limits.Rate(5, 3600))
    with server(tmp_path, limits=True) as running:
        table = Table.open(running, person("Anna"))
        with pytest.raises(InvalidStatus) as refused:  # noqa: PT012 - the hour may end meanwhile
            for _ in range(11):
                with table.live():
                    pass
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body)["problems"][0]["code"] == "too-much"
        assert running.get(f"{table.path}/events").status_code == 200


def test_an_address_stores_so_much_a_day(tmp_path: Path) -> None:
    with server(tmp_path, limits=True, megabytes_a_day=1) as running:
        table = Table.open(running, person("Anna"), kind="block")
        cell = {"box": "chance", "entry": 0}
        write = {"type": "written", "player": 0, "cell": cell, "points": 5, "dice": None, "base": None, "sure": False}
        write["at"] = "2026-11-21T18:03:12Z"
        table.act(0, write, expect=None)
        # Its note would be too long a line in full: the document stays as it was sent.
        note = 'note = """\n' + 32 * f"{61 * 'x'}\n" + '"""\n'
        toml = 580 * f"# {'x' * 98}\n" + note + 'id = "mine"\nlike = "kniffel"\nnames = { de = "M", en = "M" }\n'
        opened = [open_by(running, toml) for _ in range(10)]
        assert opened[:8] == ["opened"] * 8
        assert opened[-1] == "stored-too-much"
        with table.live(table.host) as live:
            refused = live.act(0, write, expect=None)
            assert (refused["type"], refused["problems"][0]["code"]) == ("refused", "stored-too-much")
        over_http = table.try_act(0, write, expect=None, language="de")
        assert (over_http.status_code, problem(over_http)) == (429, "stored-too-much")
        assert "(1 MB)" in over_http.json()["problems"][0]["message"]
        # What is there already can be looked at.
        assert table.seq == 1


def open_by(client: Client, toml: str) -> str:
    """What comes of a table by a house rule."""
    body = {"key": new_key(), "opening": opening(rules={"toml": toml}), "secret": new_key(), "language": "de"}
    answer = client.post("/api/tables", json=body)
    return "opened" if answer.status_code == 201 else problem(answer)
