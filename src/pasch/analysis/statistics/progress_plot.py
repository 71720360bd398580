"""Plots of totals over time, and of loss and luck if the games were reviewed."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pasch.analysis.export.plots import figure_in
from pasch.analysis.statistics.person_figures import PersonFigures, RulesFigures
from pasch.locale import text

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MOST_PEOPLE = 5
_COLOURS = ("#2a6f97", "#c1440e", "#4f772d", "#7b2d8b", "#5c5c5c")
_MARKS = ("o", "s", "^", "D", "v")
_WINDOW = 10
"""Games that a line's point is the mean of, so that it shows a way and not every throw."""


def draw_over_time(figures: RulesFigures, path: Path, language: str) -> None:
    """Draws those who played most, with a line of the mean over their last games, into a file.

    Raises:
        FileError: it cannot be written.
    """
    people = figures.people[:MOST_PEOPLE]
    parts = ["total", *(["loss", "luck"] if any(person.reviewed for person in people) else [])]
    with figure_in(path, 1.2 + 2.3 * len(parts)) as figure:
        axes = figure.subplots(len(parts), 1, sharex=True, squeeze=False)[:, 0]
        for part, one in zip(parts, axes, strict=True):
            for number, person in enumerate(people):
                _draw(one, person, _points(person, part), number)
            one.set_ylabel(text(f"stats-plot-{part}", language))
        if figures.best_mean is not None:
            axes[0].axhline(figures.best_mean, color="#222222", linewidth=0.8, linestyle="--")
        axes[-1].set_xlabel(text("stats-plot-game", language))
        axes[0].legend(frameon=False, fontsize=8)
        axes[0].set_title(figures.names[language].replace("$", r"\$"), loc="left", fontsize=10)


def _points(person: PersonFigures, part: str) -> list[float]:
    if part == "total":
        return [float(total) for total in person.totals]
    return [found.loss if part == "loss" else found.luck for found in person.reviewed]


def _draw(axes: "Axes", person: PersonFigures, points: Sequence[float], number: int) -> None:
    places, colour = range(1, len(points) + 1), _COLOURS[number]
    axes.scatter(places, points, s=9, color=colour, marker=_MARKS[number], alpha=0.35, linewidths=0)
    name = (person.name or "–").replace("$", r"\$").lstrip("_")
    # Running mean of each point and those before it.
    windows = (points[max(0, place - _WINDOW) : place] for place in places)
    means = [sum(window) / len(window) for window in windows]
    axes.plot(places, means, color=colour, linewidth=1.3, label=name)
