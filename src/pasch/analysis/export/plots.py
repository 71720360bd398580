"""Plots of solutions, fit to be printed: Matplotlib without a screen, written whole or not at all."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from pasch.locale import text
from pasch.locale.numbers import decimal, with_decimal_mark
from pasch.play.records.atomic_files import write_into_folder
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.solve.score_curves import ScoreCurve
from pasch.solver.solve.solution import Distribution

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from pasch.analysis.balance.parameter_sweep import SweepStep

ENDINGS = (".svg", ".png")
_SHOWN = (0.02, 99.98)
"""Percentiles: games rarer than these would only press the others together."""
_INK, _FAINT, _COLOUR, _SECOND = "#222222", "#d9d9d9", "#2a6f97", "#c1440e"
_STYLE: dict[str, Any] = {
    "font.size": 9,
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": _INK,
    "axes.labelcolor": _INK,
    "text.color": _INK,
    "xtick.color": _INK,
    "ytick.color": _INK,
    "svg.fonttype": "path",
    "svg.hashsalt": "pasch",
}


def check_ending(path: Path) -> None:
    """Refuses what cannot be drawn, before anything is worked out.

    Raises:
        PaschError: the file ends neither in ``.svg`` nor in ``.png``.
    """
    if path.suffix.lower() not in ENDINGS:
        raise PaschError(Problem("plot-ending", {"file": str(path)}))


def draw_distribution(variant: Variant, objective: str, distribution: Distribution, path: Path, language: str) -> None:
    """Draws the probabilities of each final total, and of at least each, into a file.

    Args:
        objective: of the play, in words.

    Raises:
        FileError: it cannot be written.
    """
    with figure_in(path, 4.9) as figure:
        upper, lower = figure.subplots(2, 1, sharex=True, height_ratios=(3, 2))
        _draw_chances(upper, distribution, language)
        _draw_reach(lower, distribution, language)
        upper.set_title(_title(variant, objective, distribution, language), loc="left", fontsize=10)
        figure.align_ylabels()


def draw_chances(variant: Variant, best: ScoreCurve, mean: Distribution, path: Path, language: str) -> None:
    """Draws the best chance to reach each target, and the chance of the best player for the mean, into a file.

    Args:
        best: by target.

    Raises:
        FileError: it cannot be written.
    """
    targets = best.low + np.arange(len(best.chances))
    own = np.array([mean.chance_to_reach(int(target)) for target in targets])
    with figure_in(path, 3.6) as figure:
        axes = figure.subplots()
        for chances, message, width, line in ((best.chances, "best", 1.4, "-"), (own, "mean", 1.0, "--")):
            axes.step(
                targets,
                chances,
                where="mid",
                color=_COLOUR if line == "-" else _SECOND,
                linewidth=width,
                linestyle=line,
                label=text(f"chances-{message}", language),
            )
        shown = targets[(best.chances > 1 - _SHOWN[1] / 100) & (best.chances < _SHOWN[1] / 100)]
        if len(shown):
            axes.set_xlim(float(shown[0]), float(shown[-1]))
        _scale_chances(axes, text("chances-target", language), language)
        axes.legend(frameon=False)
        axes.set_title(variant.names[language].replace("$", r"\$"), loc="left", fontsize=10)


def draw_sweep(variant: Variant, key: str, steps: "Sequence[SweepStep]", path: Path, language: str) -> None:
    """Draws what a number of the rules does, into a file: the mean with the spread around it, and how much is skill.

    Raises:
        FileError: it cannot be written.
    """
    found = [(step.value, step.balance) for step in steps if step.balance is not None]
    values = [value for value, _ in found]
    means, spread = (np.array([getattr(balance, name) for _, balance in found]) for name in ("mean", "sd"))
    with figure_in(path, 4.9) as figure:
        upper, lower = figure.subplots(2, 1, sharex=True, height_ratios=(3, 2))
        upper.fill_between(values, means - spread, means + spread, color=_FAINT, linewidth=0)
        upper.plot(values, means, color=_COLOUR, linewidth=1.4, marker="o", markersize=3)
        upper.set_ylabel(text("balance-mean", language))
        lower.plot(
            values, [balance.skill for _, balance in found], color=_SECOND, linewidth=1.4, marker="o", markersize=3
        )
        lower.set_ylabel(text("balance-skill", language))
        lower.set_xlabel(key)
        for axes in (upper, lower):
            axes.grid(axis="y", color=_FAINT, linewidth=0.6)
            axes.set_axisbelow(True)
        lower.locator_params(axis="x", integer=True)
        upper.set_title(variant.names[language].replace("$", r"\$"), loc="left", fontsize=10)
        figure.align_ylabels()


@contextmanager
def figure_in(path: Path, height: float) -> "Iterator[Figure]":
    """A figure to draw in; at the end it is in its file, whole or not at all."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib.figure import Figure

    form = path.suffix.lower().removeprefix(".")
    with matplotlib.rc_context(cast(Any, _STYLE)):
        figure = Figure(figsize=(6.3, height), layout="constrained")
        yield figure
        drawn = BytesIO()
        figure.savefig(drawn, format=form, dpi=200, metadata={"Date": None} if form == "svg" else {})
    write_into_folder(path, drawn.getvalue())


def _scale_chances(axes: "Axes", along: str, language: str) -> None:
    axes.grid(axis="y", color=_FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_ylim(0, 1.02)
    axes.set_xlabel(along)
    axes.set_ylabel(text("plot-reach", language))
    axes.yaxis.set_major_formatter(_percents(language))


def _title(variant: Variant, objective: str, distribution: Distribution, language: str) -> str:
    facts = {
        "variant": variant.names[language],
        "objective": objective,
        "sd": decimal(distribution.sd, language),
    }
    # A dollar sign in a name would begin a formula.
    return f"{text('plot-title', language)}\n{text('plot-subtitle', language, **facts)}".replace("$", r"\$")


def _draw_chances(axes: "Axes", distribution: Distribution, language: str) -> None:
    totals, chances = distribution.totals, distribution.chances
    axes.fill_between(totals, chances, step="mid", color=_COLOUR, alpha=0.25, linewidth=0)
    axes.step(totals, chances, where="mid", color=_COLOUR, linewidth=0.6)
    low, high = (distribution.percentile(share) for share in _SHOWN)
    axes.set_xlim(low - 0.5, max(high, low + 1) + 0.5)
    axes.set_ylim(0, float(chances.max()) * 1.14)
    mean, median = distribution.mean, distribution.percentile(50)
    later = mean >= median
    _mark(axes, mean, text("plot-mean", language, points=decimal(mean, language)), _SECOND, right=later)
    _mark(axes, median, text("plot-median", language, points=median), _INK, right=not later)
    axes.set_ylabel(text("plot-chance", language))
    axes.yaxis.set_major_formatter(_percents(language))


def _draw_reach(axes: "Axes", distribution: Distribution, language: str) -> None:
    reach = distribution.chances[::-1].cumsum()[::-1]
    axes.step(distribution.totals, reach, where="mid", color=_COLOUR, linewidth=1.2)
    _scale_chances(axes, text("plot-total", language), language)
    axes.set_yticks([0, 0.25, 0.5, 0.75, 1])
    axes.locator_params(axis="x", integer=True)


def _mark(axes: "Axes", place: float, words: str, colour: str, *, right: bool) -> None:
    axes.axvline(place, color=colour, linewidth=0.9, linestyle="-" if colour == _SECOND else "--")
    axes.annotate(
        words,
        (place, 1),
        xycoords=("data", "axes fraction"),
        xytext=(4 if right else -4, -2),
        textcoords="offset points",
        ha="left" if right else "right",
        va="top",
        color=colour,
    )


def _percents(language: str) -> Any:
    from matplotlib.ticker import FuncFormatter

    def shown(chance: float, _place: int | None) -> str:
        number = f"{100 * chance:.6f}".rstrip("0").rstrip(".")
        return text("odds-percent", language, number=with_decimal_mark(number, language))

    return FuncFormatter(shown)
