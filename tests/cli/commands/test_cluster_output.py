"""Output of commands that use a cluster: Ray's messages are summed up in one sentence."""

import json
import sys
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any, cast

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from pasch.cli.commands.simulate import simulate
from pasch.cli.commands.solve import solve
from pasch.cli.context import Group, Session
from pasch.solver.parallel.workers import Threads
from pasch.solver.solve import storage

MINIATURES = Path(__file__).parents[2] / "variants" / "miniatures"
PLAIN = str(MINIATURES / "plain.toml")
DIED = "\x1b[33m(raylet)\x1b[0m A worker died or was killed while executing a task. To troubleshoot: …"


class Troubled(Threads):
    """A cluster of this machine; as Ray does, it prints from a thread of its own what has happened in it."""

    def __init__(self, _: str) -> None:
        super().__init__(1)
        self._troubled()

    def _troubled(self) -> None:
        printing = Thread(target=lambda: print(DIED))
        printing.start()
        printing.join()

    def close(self) -> None:
        self._troubled()


@pytest.fixture(autouse=True)
def troubled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = cast(Any, ModuleType("pasch.solver.parallel.ray_cluster"))
    found.Cluster = Troubled
    monkeypatch.setitem(sys.modules, "pasch.solver.parallel.ray_cluster", found)
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: tmp_path)


def run(language: str, *arguments: str) -> Result:
    session = Session(language, Console(width=80, markup=False, emoji=False, highlight=False))
    commands = Group("pasch", commands=[simulate, solve])
    return CliRunner().invoke(commands, [*arguments, "--cluster", "auto"], obj=session)


@pytest.mark.parametrize(
    ("arguments", "form"),
    [
        (["simulate", PLAIN, "--games", "20", "--json"], "pasch-simulation"),
        (["solve", PLAIN, "--memory", "1G", "--disk", "1G", "--json"], "pasch-levels"),
    ],
    ids=["simulate", "solve"],
)
def test_json_stays_json_whatever_ray_prints(arguments: list[str], form: str) -> None:
    done = run("de", *arguments)
    assert json.loads(done.stdout)["format"] == form
    assert "aus dem Cluster 2 Störungsmeldungen" in done.stderr
    assert "Ray sagt dazu: (raylet) A worker died or was killed" in done.stderr
    assert "\x1b" not in done.stderr
