"""``pasch solve`` of a sheet too large to solve: measured in games, with errors."""

import json
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

from pasch.analysis.balance.measurement import MeasuredVariant, measure
from pasch.cli.commands.solve import solve
from pasch.cli.context import Group, Session
from pasch.locale import COMPLETE
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError
from pasch.solver.parallel.workers import Threads
from pasch.solver.query.estimate import build_estimator
from pasch.solver.solve.simulation import GameSample
from pasch.solver.solve.solve_plan import plan_solution
from pasch.solver.solve.solver import solve as solve_exactly

TWINS = str(Path(__file__).parents[2] / "variants" / "miniatures" / "twins.toml")


@pytest.fixture(autouse=True)
def too_large(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A small sheet of two columns as if there were no memory for it as a whole."""

    def refused(*_: object, **__: object) -> None:
        plan_solution(load_variant(TWINS), 1)

    monkeypatch.setattr("pasch.solver.solve.storage.user_cache_path", lambda *_, **__: tmp_path / "cache")
    monkeypatch.setattr("pasch.cli.solve_options.solve", refused)
    monkeypatch.setattr("pasch.values.analyst.solve", refused)
    monkeypatch.setattr("pasch.values.analyst.find_best_estimator", partial(build_estimator, most=0, threads=1))


def run(*arguments: str, language: str = "en", variant: str = TWINS) -> Result:
    session = Session(language, Console(width=80, markup=False, emoji=False, highlight=False))
    return CliRunner().invoke(Group("pasch", commands=[solve]), ["solve", variant, *arguments], obj=session)


@pytest.mark.parametrize("language", COMPLETE)
def test_measured_values_are_marked(language: str, tmp_path: Path) -> None:
    plot = tmp_path / "twins.svg"
    page = run("--games", "200", "--threads", "1", "--plot", str(plot), language=language)
    assert page.exit_code == 0, page.output
    words = {"en": ["measured", "Mean (without luck)", "At least", "Measured in 200 games", "Not solved: "]}
    words["de"] = ["gemessen", "Mittel (ohne Glück)", "Mindestens", "Gemessen in 200 Spielen", "Nicht ausgerechnet: "]
    for each in words[language]:
        assert each in page.stdout
    assert all(cell_len(line) <= 80 for line in page.stdout.splitlines())
    assert plot.read_text("utf-8").startswith("<?xml")


def test_measured_solution_as_json() -> None:
    found = json.loads(run("--games", "400", "--json").stdout)
    assert (found["exact"], found["certainty"], found["games"]) == (False, "rough", 400)
    total = sum(each["mean"] for each in (*found["boxes"], *found["bonuses"])) + found["beside"] + found["unused"]
    assert total == pytest.approx(found["mean_of_games"])
    assert abs(found["mean"] - found["mean_of_games"]) < 5 * found["mean_of_games_error"]
    assert [each["share"] for each in found["reached"]] == sorted(
        (each["share"] for each in found["reached"]), reverse=True
    )


def test_a_single_column_is_measured_without_luck_to_its_exact_mean() -> None:
    plain = str(Path(TWINS).with_name("plain.toml"))
    exact = solve_exactly(load_variant(plain), cache=False).summary.distribution.mean
    found = json.loads(run("--games", "40", "--json", variant=plain).stdout)
    assert found["certainty"] == "exact"
    assert found["mean"] == pytest.approx(exact, abs=1e-6)


def test_memory_limit_requests_an_exact_solution() -> None:
    found = run("--memory", "1K")
    assert isinstance(found.exception, PaschError)
    assert found.exception.code == "solve-too-large"


def test_errors_are_as_large_as_samples_differ() -> None:
    """The stated errors, against many samples of totals whose distribution is known."""
    chance = np.random.default_rng(1)
    many = [_measured(np.rint(chance.normal(500, 100, 2000)).astype(np.int64)) for _ in range(200)]
    one = many[0]
    assert one.sd_error == pytest.approx(np.std([each.sample.totals.std(ddof=1) for each in many]), rel=0.2)
    for share in (5, 50, 95):
        off = np.std([each.sample.percentile(share) for each in many])
        assert np.mean([each.percentile_error(share) for each in many]) == pytest.approx(off, rel=0.25)
    assert [each.total for each in one.reached()] == [300, 400, 500, 600, 700]
    assert one.distribution().chances.sum() == pytest.approx(1)
    assert one.distribution().mean == pytest.approx(one.sample.mean, abs=10)


def test_the_same_games_every_time() -> None:
    variant = load_variant(TWINS)
    first, again = (measure(variant, 100, Threads(count)).sample for count in (1, 2))
    assert (first.totals == again.totals).all()


def _measured(totals: np.ndarray) -> MeasuredVariant:
    return MeasuredVariant(load_variant(TWINS), GameSample(totals, (), (), 0.0, 0.0), "learned", (), 0.0, 0.0)
