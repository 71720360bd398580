"""Requests for the value table: progress, then cacheable bytes, or the reason why there are none."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from empty_compute import unsolved
from httpx import Response
from in_process_server import SHORT, problem, server

from pasch import shipped
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.variant.variant import Variant
from pasch.server.compute import compute_service
from pasch.server.wire.responses import SolvingAnswer
from pasch.solver.browser_files.compact_values import STEP, collect_solved
from pasch.solver.browser_files.section_file import read_header
from pasch.solver.kernels.toolchain import code_cache
from pasch.solver.solve.solver import solve
from unpacking import unpack_values

STRICT = "/api/variants/kniffel-strict/values"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return unsolved(tmp_path, monkeypatch)


def solved(ask: Callable[[], Response]) -> Response:
    """The answer, once the variant is solved."""
    first = ask()
    assert first.status_code == 202
    assert set(first.json()) == {"stage", "progress"}
    while (found := ask()).status_code == 202:
        time.sleep(0.1)
    return found


def is_of(variant: Variant, answer: Response) -> bool:
    """Whether an answer is the table of a variant."""
    solution = solve(variant, cache=False)
    (values,), error = unpack_values(answer.content, collect_solved(solution))
    return error <= STEP / 2 and bool((abs(values - solution.value) <= error).all())


@pytest.mark.slow
def test_a_shipped_variant_and_a_house_rule_have_a_table(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        found = solved(lambda: client.get(STRICT))
        assert found.headers["content-type"] == "application/octet-stream"
        assert found.headers["content-encoding"] == "gzip"
        assert is_of(shipped("kniffel-strict"), found)
        unpacked = client.get(STRICT, headers={"Accept-Encoding": "identity"})
        assert unpacked.content == found.content
        known = {"If-None-Match": found.headers["etag"]}
        assert client.get(STRICT, headers=known).status_code == 304
        assert client.get("/api/variants/kniffel-strict/weights").json() == {"why": "exact"}
        house = solved(lambda: client.post("/api/values", json={"rules": SHORT}))
        assert is_of(parse_variant(SHORT["toml"]), house)


def test_a_table_that_is_removed_before_it_is_sent_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find, removed = compute_service.Solvers.table, list[Path]()

    async def find_and_remove(*asked: Any) -> Path | str | SolvingAnswer:
        found = await find(*asked)
        if isinstance(found, Path) and not removed:
            removed.append(found)
            found.unlink()
        return found

    with server(tmp_path) as client:
        monkeypatch.setattr(compute_service.Solvers, "table", find_and_remove)
        assert is_of(shipped("kniffel-strict"), solved(lambda: client.get(STRICT)))
    assert removed


def test_missing_values_come_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        assert problem(client.get("/api/variants/nonsense/values")) == "unknown-variant"
        monkeypatch.setattr(compute_service, "solver_here", lambda: False)
        for what in ("values", "weights"):
            assert client.get(f"/api/variants/kniffel/{what}").json()["why"] == "no-solver"


def test_browsers_get_the_solver_and_its_input_at_once(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        for kernel in map(client.get, ("/api/kernel", "/api/follower")):
            assert kernel.headers["content-type"] == "application/wasm"
            assert kernel.content.startswith(b"\0asm")
        for answer, variant in (
            (client.get("/api/variants/kniffel-strict/input"), shipped("kniffel-strict")),
            (client.post("/api/input", json={"rules": SHORT}), parse_variant(SHORT["toml"])),
        ):
            assert answer.status_code == 200
            assert read_header(answer.content)["rules_hash"] == variant.rules_hash
        assert client.get("/api/variants/maxi-yatzy/input").json() == {"why": "too-large", "cards": 57_507_840}
        house = {"toml": SHORT["toml"].replace("kniffel-basic", "maxi-yatzy").split("[boxes]")[0]}
        assert client.post("/api/input", json={"rules": house}).json()["cards"] == 2**20
        assert problem(client.get("/api/variants/nonsense/input")) == "unknown-variant"


def test_without_compiled_kernels_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_cache, "SHIPPED", tmp_path)
    with server(tmp_path) as client:
        assert problem(client.get("/api/kernel")) == problem(client.get("/api/follower")) == "kernel-missing"
        assert client.get("/api/variants/kniffel/input").json()["why"] == "no-solver"


def test_browsers_solve_shipped_variants_where_the_server_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compute_service, "solver_here", lambda: False)
    with server(tmp_path) as client:
        assert client.get("/api/kernel").content.startswith(b"\0asm")
        assert client.get("/api/follower").content.startswith(b"\0asm")
        found = client.get("/api/variants/kniffel/input")
        assert read_header(found.content)["rules_hash"] == shipped("kniffel").rules_hash
        assert client.get("/api/variants/maxi-yatzy/input").json()["why"] == "too-large"
        assert client.post("/api/input", json={"rules": SHORT}).json()["why"] == "no-solver"
