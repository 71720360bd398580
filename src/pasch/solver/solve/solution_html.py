"""A solution as HTML for notebooks: the distribution of final totals as SVG in the colour of the text."""

from html import escape
from typing import TYPE_CHECKING

import numpy as np

from pasch.locale import text
from pasch.locale.numbers import decimal

if TYPE_CHECKING:
    from pasch.solver.solve.solution import Distribution, Solution

_WIDTH, _HEIGHT, _FOOT = 460, 150, 22
_MOST_BARS = 92
# Probability cut off at either end, so that the middle fills the picture.
_REST = 0.0005


def render_solution(solution: "Solution", language: str) -> str:
    """Renders variant, objective, mean and spread, and the distribution of totals."""
    spread = solution.summary.distribution
    words = text(
        "notebook-solution",
        language,
        mean=decimal(spread.mean, language),
        sd=decimal(spread.sd, language),
        objective=str(solution.objective),
    )
    name = escape(solution.variant.names[language])
    return (
        '<div style="font-family:sans-serif;font-size:13px;color:inherit;display:inline-block">'
        f'<div style="font-weight:600">{name}</div><div style="margin:2px 0 6px">{escape(words)}</div>'
        f"{_render_distribution(spread, language)}</div>"
    )


def _render_distribution(spread: "Distribution", language: str) -> str:
    low, high = spread.percentile(100 * _REST), spread.percentile(100 * (1 - _REST))
    step = max(1, -(-(high - low + 1) // _MOST_BARS))
    edges = np.arange(low, high + step + 1, step)
    bars, _ = np.histogram(spread.totals, edges, weights=spread.chances)
    top, scale = float(bars.max()) or 1.0, _WIDTH / (edges[-1] - edges[0])
    drawn = [
        f'<rect x="{(edge - edges[0]) * scale:.1f}" y="{_HEIGHT * (1 - bar / top):.1f}" '
        f'width="{max(0.5, step * scale - 0.7):.1f}" height="{_HEIGHT * bar / top:.1f}"/>'
        for edge, bar in zip(edges[:-1], bars, strict=True)
    ]
    at = (spread.mean - edges[0] + 0.5) * scale
    label = escape(text("notebook-totals", language, low=low, high=high))
    return (
        f'<svg role="img" aria-label="{label}" width="{_WIDTH}" height="{_HEIGHT + _FOOT}" '
        f'viewBox="0 0 {_WIDTH} {_HEIGHT + _FOOT}" style="display:block;overflow:visible">'
        f'<g fill="currentColor" fill-opacity=".45">{"".join(drawn)}</g>'
        f'<path d="M{at:.1f} 0V{_HEIGHT}" stroke="currentColor" stroke-dasharray="4 3"/>'
        f'<path d="M0 {_HEIGHT}H{_WIDTH}" stroke="currentColor"/>{_ticks(edges[0], edges[-1], scale)}</svg>'
    )


def _ticks(low: int, high: int, scale: float) -> str:
    rough = max(1.0, (high - low) / 6)
    unit = 10 ** np.floor(np.log10(rough))
    step = int(max(1, unit * min((1, 2, 5, 10), key=lambda factor: abs(factor * unit - rough))))
    return "".join(
        f'<text x="{(tick - low + 0.5) * scale:.1f}" y="{_HEIGHT + 16}" text-anchor="middle" font-size="12" '
        f'fill="currentColor">{tick}</text>'
        for tick in range(-(-int(low) // step) * step, int(high) + 1, step)
    )
