"""Pages show the figures that are kept, and the solver's page no others."""

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
UNIT = r"(?:µs|ms|s|seconds?|minutes?|hours?|h|kB|MB|GB|TB|GiB|Gbit/s)"
MEASURED = re.compile(rf"\d ?{UNIT}(?![\w/])|± ?\d")


def load() -> ModuleType:
    """`benchmarks/figures.py`, which is no part of the package."""
    sys.path.insert(0, str(BENCHMARKS))
    try:
        spec = importlib.util.spec_from_file_location("figures", BENCHMARKS / "figures.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    finally:
        sys.path.remove(str(BENCHMARKS))


figures = load()
KEPT = json.loads((BENCHMARKS / "figures.json").read_text("utf-8"))


@pytest.mark.parametrize("page", figures.PAGES, ids=lambda page: page.name)
def test_a_page_shows_the_figures_that_are_kept(page: Path) -> None:
    written = page.read_text("utf-8")
    assert figures.fill(written, KEPT) == written
    assert written.count("<!-- figure: ") == written.count("<!-- /figure -->") == len(figures.MARKED.findall(written))


def test_every_figure_that_is_kept_is_shown_and_can_be_measured_again() -> None:
    marks = {name for page in figures.PAGES for name, *_ in figures.MARKED.findall(page.read_text("utf-8"))}
    assert marks == {*KEPT}
    assert {figure["measurement"] for figure in KEPT.values()} == {*figures.MEASUREMENTS}


def test_the_page_of_the_solver_has_no_figure_outside_marks() -> None:
    (page,) = (page for page in figures.PAGES if page.name == "solver-figures.md")
    assert MEASURED.findall(figures.MARKED.sub("", page.read_text("utf-8"))) == []


def test_figures_name_no_place_on_the_machine() -> None:
    assert not re.search(r"/(?:home|root|work|tmp)\b", json.dumps(KEPT))
