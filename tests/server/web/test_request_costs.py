"""Whatever strangers ask for, their address pays for what it costs the server, to a third at least.

Work is counted in calls of functions in the event loop, not by the clock: a unit is a plain request, which takes some
1500 calls.
"""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from fastapi import FastAPI
from in_process_server import Json, bearer, new_key, opening, person, settings

from pasch.server.compute.compute_service import Solvers
from pasch.server.web.app import create_app
from pasch.server.web.guard.address_limits import AttentionShares, Counters
from pasch.server.wire.field_types import MAX_NAME
from pasch.server.wire.rejection import Rejected

CALLS_A_UNIT = 1500
PAGE = (
    '<!doctype html><html lang="de"><head><title>Pasch</title></head><body>'
    "{title-de}{sentence-de}{title-en}{sentence-en}" + "<p>a long page</p>" * 2000 + "</body></html>"
)
LANGUAGES = ",".join(f"{word}-YY;q=0.{number}" for number in range(9) for word in ("xx", "zz", "qq", "vv"))
HOSTILE_HEADERS: Mapping[str, str] = {
    "accept": "text/html",
    "accept-language": LANGUAGES * 20,
    "if-none-match": ",".join(f'"{number:032x}"' for number in range(200)),
    "cookie": "; ".join(f"k{number}=v" for number in range(500)),
}
HOSTILE_BODIES = {
    "many fields": json.dumps({f"key{number}": number for number in range(8000)}),
    "deep": "[" * 60_000 + "]" * 60_000,
    "long words": json.dumps({"rules": {"id": "x" * 60_000}, "toml": "y" * 60_000}),
    "many seats": json.dumps({"opening": opening(*[person("\u200d" * 9, "x")] * 1500)}),
    "half": '{"key": [1, 2',
}


class Visitor:
    """Asks the app, and counts what each request costs and is charged."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.charged = 0.0
        self.calls = 0

    async def ask(
        self, method: str, path: str, body: str = "", headers: Mapping[str, str] | None = None
    ) -> tuple[int, bytes]:
        """Returns the status and the body of the answer."""
        self.charged, self.calls = 0.0, 0
        sent: list[dict[str, Any]] = []
        parts = iter([{"type": "http.request", "body": body.encode(), "more_body": False}])

        async def receive() -> dict[str, Any]:
            for part in parts:
                return part
            return await asyncio.Future[dict[str, Any]]()

        async def send(message: Any) -> None:
            sent.append(message)

        all_headers = {"host": "127.0.0.1:8000", "content-type": "application/json", **(headers or {})}
        all_headers["content-length"] = str(len(body.encode()))
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "root_path": "",
            "state": {},
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "client": ("192.0.2.1", 5000),
            "server": ("127.0.0.1", 8000),
            "asgi": {"version": "3.0"},
            "headers": [(name.lower().encode(), value.encode()) for name, value in all_headers.items()],
        }
        sys.setprofile(self._count)
        try:
            await self.app(scope, receive, send)
        finally:
            sys.setprofile(None)
        return sent[0]["status"], b"".join(message.get("body", b"") for message in sent)

    def _count(self, _frame: object, event: str, _argument: object) -> None:
        self.calls += event in ("call", "c_call")

    async def pays(self, method: str, path: str, body: str = "", headers: Mapping[str, str] | None = None) -> None:
        """Asks twice, as only the second time shows what any further one costs."""
        for _ in range(2):
            await self.ask(method, path, body, headers)
        self.has_paid(f"{method} {path[:60]} {body[:30]}")

    def has_paid(self, what: str) -> None:
        """Checks the last request."""
        assert self.charged >= self.calls / CALLS_A_UNIT / 3, f"{what}: {self.calls} calls, {self.charged} units"

    async def open(self, kind: str, *seats: Json) -> tuple[str, str]:
        """Opens two tables, as the first compiles its rules; returns the name and the key of the second."""
        for _ in range(2):
            key = new_key()
            asked = {"key": new_key(), "secret": key, "opening": opening(*seats, kind=kind)}
            status, told = await self.ask("POST", "/api/tables", json.dumps(asked))
            assert status == 201, told
        self.has_paid("to open a table")
        return json.loads(told)["table"], key

    async def act(self, table: str, key: str, action: Json) -> Json:
        """Acts on a block."""
        asked = {"key": new_key(), "expect": None, "seat": 0, "action": action}
        status, told = await self.ask("POST", f"/api/tables/{table}/actions", json.dumps(asked), bearer(key))
        assert status == 200, told
        self.has_paid("to act")
        found: Json = json.loads(told)
        return found


@asynccontextmanager
async def visiting(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Visitor]:
    (folder / "static" / "assets").mkdir(parents=True)
    for name in ("index.html", "invitation.html"):
        (folder / "static" / name).write_text(PAGE)
    (folder / "static" / "assets" / "pasch-B4dC0ffe.js").write_text("start();" * 20_000)
    app = create_app(settings(folder, limits=True))
    visitor = Visitor(app)

    def spend(_self: AttentionShares, _who: str, units: float, _now: float) -> float:
        visitor.charged += units
        return 0.0

    monkeypatch.setattr(AttentionShares, "wait_s", spend)
    monkeypatch.setattr(AttentionShares, "charge", spend)
    monkeypatch.setattr(Counters, "hit", lambda *_how, **_also: True)
    with patch.object(Solvers, "start", Solvers.start_when_asked):
        async with app.router.lifespan_context(app):
            yield visitor


@pytest.mark.anyio
async def test_every_route_is_paid_for_whatever_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with visiting(tmp_path, monkeypatch) as visitor:
        block, _ = await visitor.open("block", *[person("x" * (MAX_NAME - 1) + chr(65 + seat)) for seat in range(20)])
        paths = visitor.app.openapi()["paths"]
        assert len(paths) > 20
        for template, methods in paths.items():
            for name in (block, "x" * 59):
                path = template.format(table=name, variant="x" * 59, code="K7PX-K7PX")
                for method in map(str.upper, methods):
                    for body in [""] if method == "GET" else HOSTILE_BODIES.values():
                        await visitor.pays(method, path, body, {**HOSTILE_HEADERS, **bearer("k" * 4000)})


@pytest.mark.anyio
async def test_every_page_is_paid_for_whatever_its_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with visiting(tmp_path, monkeypatch) as visitor:
        names = ["{title-de}" * 4, "<&>" * 13, "{sentence-en}" * 3, "Zoe"]
        game, _ = await visitor.open("game", *(person(name, "link") for name in names))
        pages = ["/", "/neu", "/none.js", "/assets/pasch-B4dC0ffe.js", "/a" * 4000, "/.." * 2000 + "/x.js"]
        for page in [*pages, f"/t/{game}", f"/b/{game}", f"/t/{'x' * 22}", f"/t/{game}/" * 500, "/%2e" * 2000]:
            for number, packing in enumerate(("gzip", "identity")):
                headers = {**HOSTILE_HEADERS, "host": f"10.0.0.{number}", "accept-encoding": packing}
                await visitor.pays("GET", page, headers=headers)
        await visitor.pays("GET", "/", headers={"host": "a." * 3000})


@pytest.mark.anyio
async def test_a_long_series_and_a_long_table_are_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with visiting(tmp_path, monkeypatch) as visitor:
        first, key = await visitor.open("block", person("Anna"))
        cell = {"box": "chance", "entry": 0}
        note = {"type": "written", "player": 0, "cell": cell, "points": 17, "dice": None, "base": None, "sure": False}
        for _ in range(200):
            await visitor.act(first, key, {**note, "at": "2026-11-21T18:03:12Z"})
        tables = visitor.app.state.site.tables
        for path in (f"/api/tables/{first}/standing", f"/b/{first}"):
            for _ in range(2):
                tables._live.clear()
                await visitor.ask("GET", path)
            visitor.has_paid("to load a long table")
        last = first
        for _ in range(25):
            last = (await visitor.act(last, key, {"type": "rematch"}))["events"][-1]["table"]
        await visitor.pays("GET", f"/b/{first}")
        _, told = await visitor.ask("POST", f"/api/tables/{first}/codes", '{"what":"device"}', bearer(key))
        code = json.loads(told)["code"]
        status, told = await visitor.ask("POST", f"/api/codes/{code}", json.dumps({"secret": new_key()}))
        assert (status, json.loads(told)["table"]) == (200, last)
        visitor.has_paid("to pass a key on")


def test_work_that_was_done_makes_its_address_wait() -> None:
    shares = AttentionShares(10.0, 10.0)
    shares.charge("192.0.2.1", 1_000.0, 0.0)
    with pytest.raises(Rejected):
        shares.wait_s("192.0.2.1", 1.0, 0.0)
    assert shares.wait_s("192.0.2.2", 1.0, 0.0) == 0
    assert shares.wait_s("192.0.2.1", 1.0, 100.0) == pytest.approx(0.0, abs=0.2)
