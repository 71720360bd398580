"""Computed numbers and objectives in words."""

from collections.abc import Callable

from pasch.analysis.thresholds import HUNDREDTHS_BELOW_SCALE
from pasch.locale import text
from pasch.locale.numbers import decimal, percent, with_decimal_mark
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import Mean, Objective, Reach, ReachAll, Utility, Win, WinAgainst

_ROUNDING = 1e-6
"""Chances are kept in single precision: nearer to 0 or 1 than this they are impossible or certain."""


def places_of(variant: Variant) -> int:
    """Returns the number of decimals for points of a total."""
    return 2 if variant.scale < HUNDREDTHS_BELOW_SCALE else 1


def points_lost(loss: float, language: str) -> str:
    """Formats a loss in points, never rounding a small loss to zero; a dash for no loss."""
    return _never_nothing(loss, decimal, language, 0.01)


def percent_lost(loss: float, language: str) -> str:
    """Formats a loss of probability in the same way."""
    return _never_nothing(loss, percent, language, 0.0001)


def percentage_points_lost(loss: float, language: str) -> str:
    """A loss of a probability in percentage points, without the unit: to a tenth below ten."""
    return _never_nothing(loss, _percentage_points, language, 0.001)


def _percentage_points(loss: float, language: str) -> str:
    return decimal(100 * loss, language, 1 if loss < 0.0995 else 0)


def _never_nothing(loss: float, words: Callable[[float, str], str], language: str, least: float) -> str:
    if loss == 0:
        return "–"
    if 0 < loss < least / 2:
        return text("review-below", language, bound=words(least, language))
    return words(loss, language)


def chance_words(chance: float, language: str) -> str:
    """Formats a probability in whole per cent; finer if it would look impossible or certain and is neither."""
    if min(chance, 1 - chance) < _ROUNDING or 0.01 <= chance < 0.995:
        return percent(chance, language, 0)
    if chance < 0.0005:
        return text("review-below", language, bound=percent(0.001, language, 1))
    if chance >= 0.9995:
        return text("review-above", language, bound=percent(0.999, language, 1))
    return percent(chance, language, 1)


def compared_chances(chance: float, other: float, language: str) -> tuple[str, str]:
    """Formats two probabilities side by side: in whole per cent, or finer where both would read the same."""
    whole = chance_words(chance, language), chance_words(other, language)
    return whole if whole[0] != whole[1] else (percent(chance, language, 1), percent(other, language, 1))


def objective_words(objective: Objective | Win, language: str) -> str:
    """Returns the objective in words."""
    match objective:
        case Win():
            return text("solve-objective-win-here", language)
        case Mean():
            return text("solve-objective-mean", language)
        case Utility(theta):
            kind = "averse" if theta < 0 else "seeking"
            shown = with_decimal_mark(f"{theta:g}", language).replace("-", "−")
            return text(f"solve-objective-{kind}", language, theta=shown)
        case Reach(target):
            return text("solve-objective-reach", language, target=target)
        case ReachAll():
            return text("solve-objective-reach-all", language)
        case WinAgainst(((total, _),)):
            return text("solve-objective-win", language, total=total)
        case WinAgainst():
            return text("solve-objective-win-spread", language)
