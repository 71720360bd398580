"""A curve in letters: curves differ by their numbers, not by colour."""

from collections.abc import Callable, Sequence

HEIGHT = 9
_LINE = "·"


def draw_curve(
    values: Sequence[Sequence[float]],
    width: int,
    label: Callable[[float], str],
    bounds: tuple[float, float] | None = None,
) -> str:
    """Draws several curves, each with its number from 1; a single one with stars.

    Args:
        values: at each moment a value of every curve.
        width: in columns.
        label: formats the value at a line.
        bounds: lowest and highest value shown; those of the values by default.
    """
    low, high = bounds or (min(map(min, values)), max(map(max, values)))
    span = high - low or 1.0
    marks = {row: label(high - row * span / (HEIGHT - 1)) for row in (0, HEIGHT // 2, HEIGHT - 1)}
    margin = max(map(len, marks.values()))
    columns = max(1, width - margin - 2)
    rows = [[_LINE if row in marks else " "] * columns for row in range(HEIGHT)]
    for column in range(columns):
        moment = values[round(column * (len(values) - 1) / max(1, columns - 1))]
        # The first player is drawn last, on top of the others.
        for place, value in reversed(list(enumerate(moment, 1))):
            row = round((high - value) / span * (HEIGHT - 1))
            mark = "*" if len(moment) == 1 else str(place) if place < 10 else "+"
            rows[min(max(row, 0), HEIGHT - 1)][column] = mark
    return "\n".join(f"{marks.get(row, ''):>{margin}}  {''.join(line)}".rstrip() for row, line in enumerate(rows))
