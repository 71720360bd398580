"""When a server starts for the first time, what solves games is compiled; later starts find it done."""

import os
import sys
import time
from pathlib import Path

import pytest

from pasch.server.solving import ahead
from pasch.solver.kernels.kept_code import all_compiled

_PATIENCE_S = 60
_NOTES_ITSELF = (
    "import os, sys, pathlib; pathlib.Path(sys.argv[1]).write_text(str(os.getpid())); sys.stdin.buffer.read()"
)


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the process that would compile writes its number."""
    monkeypatch.setenv("PASCH_KERNELS", str(tmp_path))
    monkeypatch.setattr(ahead, "COMMAND", (sys.executable, "-c", _NOTES_ITSELF, str(tmp_path / "note")))
    return tmp_path / "note"


def test_the_first_start_compiles_and_whatever_does_it_ends_with_the_server(note: Path) -> None:
    with ahead.compiled_ahead():
        late = time.monotonic() + _PATIENCE_S
        while not (note.exists() and note.read_text()):
            assert time.monotonic() < late
            time.sleep(0.01)
        number = int(note.read_text())
        os.kill(number, 0)  # It is there.
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_a_later_start_compiles_nothing(note: Path) -> None:
    all_compiled().touch()
    with ahead.compiled_ahead():
        pass
    assert not note.exists()
