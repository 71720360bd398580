"""``pasch train`` on a terminal."""

import sys
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from pasch.cli.commands import train as command
from pasch.cli.context import Group, Session
from pasch.locale import COMPLETE
from pasch.rules.errors import PaschError, Problem, TooLargeError
from pasch.solver.learned import training_run
from pasch.solver.learned.training_steps import Training, TrainingProgress
from pasch.solver.parallel.workers import Threads
from pasch.solver.parts.sheet_parts import find_parts
from pasch.solver.query.estimate import build_estimator

TWINS = str(Path(__file__).parents[2] / "variants" / "miniatures" / "twins.toml")


def run(*arguments: str, language: str = "en") -> Result:
    group = Group("pasch", commands=[command.train])
    session = Session(language, Console(width=80, markup=False, emoji=False, highlight=False))
    found = CliRunner().invoke(group, ["train", *arguments], obj=session)
    if found.exception and not isinstance(found.exception, PaschError | SystemExit):
        raise found.exception
    return found


@pytest.fixture
def too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lets a miniature be too large to be solved; gives the folder where what is learned is kept."""

    def refuse(*_: object) -> None:
        raise TooLargeError(
            Problem("solve-too-large", dict.fromkeys(("known", "cards", "memory", "budget", "smaller"), "1"))
        )

    estimator = partial(build_estimator, most=0, cache=False, threads=1)
    monkeypatch.setattr("pasch.solver.solve.storage.get_folder", lambda: tmp_path)
    monkeypatch.setattr("pasch.solver.learned.training_steps.FIRST_LESSON", 100)
    monkeypatch.setattr(training_run, "plan_solution", refuse)
    monkeypatch.setattr(training_run, "find_parts", partial(find_parts, most=0))
    # On so small a sheet the rough estimate is hardly worse.
    monkeypatch.setattr(training_run, "measure_mean", lambda found: (20.0 + (found.certainty == "learned"), 0.1))
    monkeypatch.setattr(training_run, "build_estimator", estimator)
    monkeypatch.setattr("pasch.solver.learned.best_estimate.build_estimator", estimator)
    return tmp_path


def test_a_curve_the_cost_and_what_is_kept(too_large: Path) -> None:
    lines = run(TWINS, "--games", "320").stdout.splitlines()
    assert sum("without luck" in line for line in lines) >= 8
    assert lines[-2].startswith("Learned from 320 games in one second")
    assert lines[-1].startswith("Kept in ")
    assert len(list(too_large.glob("*.weights"))) == 1


@pytest.mark.usefixtures("too_large")
def test_the_curve_is_shown_while_what_ray_prints_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    class Troubled(Threads):
        def __init__(self, _: str) -> None:
            super().__init__(1)
            print("(raylet) A worker died. To troubleshoot …")

        def close(self) -> None:
            pass

    found = cast(Any, ModuleType("pasch.solver.parallel.ray_cluster"))
    found.Cluster = Troubled
    monkeypatch.setitem(sys.modules, "pasch.solver.parallel.ray_cluster", found)
    done = run(TWINS, "--games", "320", "--cluster", "auto")
    assert sum("without luck" in line for line in done.stdout.splitlines()) >= 8
    assert "raylet" not in done.stdout
    assert "trouble was reported from the cluster; what was lost was done again" in done.stderr


def test_training_without_gain_is_not_kept(too_large: Path) -> None:
    run(TWINS, "--games", "320")
    (kept,) = too_large.glob("*.weights")
    before = kept.read_bytes()
    assert "What was there before stays" in run(TWINS, "--games", "320").stdout
    assert kept.read_bytes() == before


def test_interrupted_training_is_kept(too_large: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_to_the_end = Training.run

    def interrupt(progress: TrainingProgress) -> None:
        if progress.steps > 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(Training, "run", lambda training, _: run_to_the_end(training, interrupt))
    found = run(TWINS, "--games", "1000000", language="de")
    assert found.exit_code == 130
    assert "Abgebrochen; was bis hierher gelernt ist, bleibt." in found.stdout
    assert len(list(too_large.glob("*.weights"))) == 1


def test_too_little_memory_is_told_before_anything_is_done(too_large: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_run, "find_default_budget", lambda: 1_000_000)
    error = run(TWINS, "--games", "320").exception
    assert isinstance(error, PaschError)
    assert error.code == "train-too-large"
    assert "2.0" in error.words("en")
    assert not list(too_large.iterdir())


def test_mistakes_are_one_sentence() -> None:
    for arguments, code in (
        ([TWINS], "nothing-to-learn"),
        ([TWINS, "--seconds", "0"], "train-seconds"),
        ([TWINS, "--seconds", "5", "--games", "5"], "options-exclude"),
    ):
        error = run(*arguments).exception
        assert isinstance(error, PaschError)
        assert error.code == code
        assert all(error.words(language).count("\n") == 0 for language in COMPLETE)
