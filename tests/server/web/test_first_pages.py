"""A page that takes long to make the first time keeps nobody waiting: it is made beside the event loop."""

import threading
from pathlib import Path
from typing import Any

import pytest
from in_process_server import server

from pasch.server.web.answers import variant_pages
from pasch.server.web.guard import openapi

LOOP = "Thread-"
"""Begins the name of the thread in which a test's server has its event loop."""
GET = "get_openapi"


def test_first_pages_are_made_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    makers: dict[str, str] = {}

    def watch(module: Any, name: str) -> None:
        plain = getattr(module, name)

        def watched(*of: Any, **also: Any) -> Any:
            makers[name] = threading.current_thread().name
            return plain(*of, **also)

        monkeypatch.setattr(module, name, watched)

    for cached in (variant_pages.list_page, variant_pages.page, variant_pages.exercises_page):
        cached.cache_clear()
    monkeypatch.setattr(variant_pages, "_known", set())
    watch(variant_pages, "variant_list")
    watch(variant_pages, "variant_page")
    watch(variant_pages, "packed_exercises")
    watch(openapi, GET)
    with server(tmp_path) as client:
        for path in ("variants", "variants/kniffel", "variants/kniffel/exercises", "openapi.json"):
            for _ in range(2):
                assert client.get(f"/api/{path}").status_code == 200
        assert client.get("/api/variants/no-such").status_code == 422
    assert len(makers) == 4
    assert not any(name.startswith(LOOP) for name in makers.values())


def test_a_method_that_is_not_there_makes_the_description_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    makers: list[str] = []
    plain: Any = getattr(openapi, GET)

    def watched(**also: Any) -> Any:
        makers.append(threading.current_thread().name)
        return plain(**also)

    monkeypatch.setattr(openapi, GET, watched)
    with server(tmp_path) as client:
        assert client.delete("/api/variants").headers["allow"] == "GET, POST, HEAD"
    assert len(makers) == 1
    assert not makers[0].startswith(LOOP)
