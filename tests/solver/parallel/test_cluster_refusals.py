"""Unusable clusters and their error codes, with a stand-in for Ray."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

import pasch.solver.parallel
from pasch.rules.errors import PaschError, Problem

CLUSTER = Path(pasch.solver.parallel.__file__).with_name("ray_cluster.py")
MISMATCH = "Version mismatch: The cluster was started with:\n    Ray: 2.0.0\n    Python: 3.9.1"


class RayError(Exception):
    """As Ray calls what goes wrong in it."""


class RayTaskError(RayError):
    """What a piece raised, with it."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Ray(ModuleType):
    """As much of Ray as Pasch asks for."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.refusal: BaseException | None = None
        self.brought: Callable[[str], Any] = lambda here: (here, "result")
        self.put = lambda kept: kept
        self.cancelled: list[object] = []

    def init(self, *_: object, **__: object) -> None:
        if self.refusal is not None:
            raise self.refusal

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, _: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda here, *_: here)

    def get(self, here: str) -> Any:
        return self.brought(here)

    def cancel(self, task: object) -> None:
        self.cancelled.append(task)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    found, errors = Ray(), cast(Any, ModuleType("ray.exceptions"))
    errors.RayError, errors.RayTaskError = RayError, RayTaskError
    monkeypatch.setitem(sys.modules, "ray", found)
    monkeypatch.setitem(sys.modules, "ray.exceptions", errors)
    return found


@pytest.fixture
def cluster(ray: Ray) -> Any:
    assert sys.modules["ray"] is ray
    spec = importlib.util.spec_from_file_location("cluster_of_a_stand_in", CLUSTER)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.mark.parametrize(
    ("refusal", "code"),
    [
        (RuntimeError(MISMATCH), "cluster-other-ray"),
        (ConnectionError("nobody there"), "cluster-not-there"),
        (SystemExit("no"), "cluster-refused"),
        (ValueError("\n  odd\nand more"), "cluster-refused"),
    ],
)
def test_cluster_refusals_have_their_codes(ray: Ray, cluster: Any, refusal: BaseException, code: str) -> None:
    ray.refusal = refusal
    with pytest.raises(PaschError) as raised:
        cluster.Cluster("auto")
    assert raised.value.code == code
    if isinstance(refusal, ValueError):
        assert raised.value.problems[0].facts["reason"] == "odd"


def caused_by(cause: str) -> ConnectionError:
    """As Ray raises it, once it has found the head of a cluster."""
    error = ConnectionError("Failed to connect to Ray cluster at 192.0.2.2:6379")
    error.__cause__ = RuntimeError(cause)
    return error


@pytest.mark.parametrize(
    ("cause", "code"),
    [
        ("No node info found matching attributes: '' when trying to resolve node to connect to.", "cluster-no-node"),
        ("Failed to connect to GCS. Last: ray.exceptions.AuthenticationError: InvalidAuthToken", "cluster-closed"),
        ("Failed to connect to GCS. Last connection error: timed out", "cluster-not-there"),
    ],
)
def test_only_a_missing_token_is_called_one(ray: Ray, cluster: Any, cause: str, code: str) -> None:
    ray.refusal = caused_by(cause)
    with pytest.raises(PaschError) as raised:
        cluster.Cluster("auto")
    assert raised.value.code == code


def brought(found: Any) -> Callable[[str], Any]:
    def get(here: str) -> Any:
        if isinstance(found, Exception):
            raise found
        return found or (here, "result")

    return get


def test_a_piece_that_cannot_be_done_says_why(ray: Ray, cluster: Any) -> None:
    workers = cluster.Cluster("auto")
    assert workers.count == 2
    assert list(workers.run(lambda: lambda piece: piece, [1])) == ["result"]
    own = PaschError(Problem("cluster-address", {"found": "nowhere"}))
    for found, code in (
        (("", None), "cluster-no-pasch"),
        (("0.0.1 (12345678)", None), "cluster-other-pasch"),
        (RayError("a machine is gone\nand more"), "cluster-lost"),
        (RayTaskError(own), "cluster-address"),
    ):
        ray.brought = brought(found)
        with pytest.raises(PaschError) as raised:
            list(workers.run(lambda: lambda piece: piece, [1]))
        assert raised.value.code == code
    ray.brought = brought(("0.0.1 (12345678)", None))
    with pytest.raises(PaschError) as raised:
        list(workers.run(lambda: lambda piece: piece, [1]))
    assert raised.value.problems[0].facts == {"here": cluster.origin(), "there": "0.0.1 (12345678)"}


def test_interruption_cancels_no_finished_task(ray: Ray, cluster: Any) -> None:
    workers = cluster.Cluster("auto")
    with workers.equipped(lambda: lambda piece: piece) as submit:
        kept = [submit(piece) for piece in range(3)]
        assert kept[0].result() == "result"
    assert ray.cancelled == []


def test_a_machine_without_pasch_says_so_and_does_nothing(
    ray: Ray, cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Callable[..., Any]] = []

    def remote(do: Callable[..., Any]) -> Any:
        sent.append(do)
        return SimpleNamespace(remote=do)

    monkeypatch.setattr(ray, "remote", remote)
    workers = cluster.Cluster("auto")
    with workers.equipped(lambda: lambda piece: piece):
        pass
    (do,) = sent
    monkeypatch.setitem(sys.modules, "pasch.solver.parallel.ray_cluster", None)
    monkeypatch.delattr(pasch.solver.parallel, "ray_cluster", raising=False)
    assert do("origin", "key", [], 1) == ("", None)
