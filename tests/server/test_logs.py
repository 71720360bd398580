"""Logs of failures: one line of JSON or one sentence each, without the content of requests."""

import json
import re
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest
from failing_server import WAYS
from server_process import free_port

from pasch.locale import messages
from pasch.server import logs

SECRET = "Gruenspecht-7731"


def run(*command: str) -> tuple[int, str]:
    """The exit status of a program, and all that it wrote."""
    done = subprocess.run(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout


def test_no_error_path_writes_what_it_was_about(tmp_path: Path) -> None:
    status, written = run(str(Path(__file__).with_name("failing_server.py")), SECRET, str(tmp_path))
    assert status == 1
    assert SECRET not in written
    lines = [json.loads(line) for line in written.splitlines()]
    names = [way.__name__ for way in WAYS]
    told: dict[str, list[str]] = {}
    for line in lines:
        if line["event"] in names:
            told[name := line["event"]] = []
        elif line["level"] in ("warning", "error"):
            told[name].append(line["event"])
            assert line.keys() <= {"event", "level", "timestamp", "kind", "code", "where", "number", "rules"}
    # Each way was gone, and each was written down.
    assert [name for name, _ in groupby(told)] == names
    assert all(told.values()), told


WRITE_FAILS = "import logging; from pasch.server import logs; logs.install(logs.level());\
logging.getLogger('pasch.server').info('started');\
logging.getLogger('pasch.server').error('store-write-failed', extra={'kind': 'OperationalError'})"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "[error] Im Moment lässt sich nichts speichern; ist die Platte voll? (store-write-failed)"),
        ("en", "[error] Nothing can be stored at the moment; is the disk full? (store-write-failed)"),
    ],
)
def test_people_read_sentences(monkeypatch: pytest.MonkeyPatch, language: str, sentence: str) -> None:
    monkeypatch.setenv("PASCH_LOG_FORMAT", "text")
    monkeypatch.setenv("PASCH_LOG_LANGUAGE", language)
    _, written = run("-c", WRITE_FAILS)
    assert written.partition(" ")[2] == f"{sentence} kind=OperationalError\n"


def test_every_warning_and_error_is_a_sentence_at_a_terminal() -> None:
    server = Path(logs.__file__).parent
    named = {
        code
        for path in server.rglob("*.py")
        for code in re.findall(r'log\.(?:warning|error)\(\s*"([a-z-]+)"', path.read_text("utf-8"))
    }
    assert {f"log-{code}" for code in named} == {name for name in messages("en") if name.startswith("log-")}


def test_unreachable_database_is_reported_without_its_password() -> None:
    address = f"postgresql://anna:{SECRET}@127.0.0.1:{free_port()}/pasch"
    status, written = run("-m", "pasch", "serve", "--port", "0", "--database", address)
    assert status == 1
    assert "127.0.0.1" in written
    assert SECRET not in written
