"""The first start of a server prepares everything for solving; later starts find it done."""

import os
import sys
import time
from pathlib import Path

import pytest
from empty_compute import unsolved

from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.server.compute import startup_warmup, worker_program
from pasch.server.compute.job_queue import estimated_cost
from pasch.values.analyst import stored_values

_PATIENCE_S = 60
_NOTES_ITSELF = (
    "import os, sys, pathlib; pathlib.Path(sys.argv[1]).write_text(str(os.getpid())); sys.stdin.buffer.read()"
)


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the process that would make things ready writes its number."""
    monkeypatch.setattr(startup_warmup, "user_cache_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr(startup_warmup, "COMMAND", (sys.executable, "-c", _NOTES_ITSELF, str(tmp_path / "note")))
    return tmp_path / "note"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache in which nothing is solved."""
    folder = unsolved(tmp_path, monkeypatch)
    monkeypatch.setattr(startup_warmup, "user_cache_path", lambda *_, **__: folder)
    return folder


def test_the_first_start_begins_and_whatever_does_it_ends_with_the_server(note: Path) -> None:
    with startup_warmup.ready_ahead():
        late = time.monotonic() + _PATIENCE_S
        while not (note.exists() and note.read_text()):
            assert time.monotonic() < late
            time.sleep(0.01)
        number = int(note.read_text())
        os.kill(number, 0)  # It is there.
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_a_later_start_begins_nothing(note: Path) -> None:
    startup_warmup.all_ready().parent.mkdir()
    startup_warmup.all_ready().touch()
    with startup_warmup.ready_ahead():
        pass
    assert not note.exists()


@pytest.mark.usefixtures("cache")
def test_solved_variant_is_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup_warmup, "variant_ids", lambda: ["kniffel-strict"])
    startup_warmup.make_ready()
    assert stored_values(shipped("kniffel-strict")) == "exact"
    assert startup_warmup.all_ready().exists()

    def again(*_: object) -> bool:
        raise AssertionError("solved twice")

    monkeypatch.setattr(worker_program, "prepare_variant", again)
    startup_warmup.make_ready()


@pytest.mark.usefixtures("cache")
def test_the_smallest_comes_first_and_one_that_fails_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def prepared(variant: object, *_: object) -> bool:
        seen.append(variant.id)  # type: ignore[attr-defined]
        if len(seen) == 2:
            raise MemoryError
        return True

    # Nothing is, in an empty cache; to look it up takes listing all cards.
    monkeypatch.setattr(worker_program, "is_ready", lambda *_: False)
    monkeypatch.setattr(worker_program, "prepare_variant", prepared)
    startup_warmup.make_ready()
    work = [estimated_cost(shipped(variant_id)) for variant_id in seen]
    assert len(seen) == len(variant_ids())
    assert work == sorted(work)


@pytest.mark.skipif(sys.platform == "win32", reason="no such lock")
def test_of_several_servers_one_makes_things_ready(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with path.open("w") as first, path.open("w") as second:
        assert startup_warmup.is_alone(first)
        assert not startup_warmup.is_alone(second)
