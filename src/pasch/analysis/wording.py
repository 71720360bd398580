"""Computed numbers and objectives as people read them."""

from pasch.locale import text
from pasch.solver.objective import Mean, Objective, Reach, ReachAll, Utility, WinAgainst


def decimal(number: float, language: str, places: int = 2) -> str:
    """A number with so many digits behind the decimal mark."""
    return f"{number:.{places}f}".replace(".", text("odds-decimal-mark", language))


def difference(number: float, language: str, places: int = 2) -> str:
    """A number with its sign in front; none where it rounds to 0."""
    rounded = round(number, places)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return sign + decimal(abs(number), language, places)


def percent(chance: float, language: str, places: int = 2) -> str:
    """A probability in per cent."""
    return text("odds-percent", language, number=decimal(100 * chance, language, places))


def objective_words(objective: Objective, language: str) -> str:
    """The objective in words."""
    match objective:
        case Mean():
            return text("solve-objective-mean", language)
        case Utility(theta):
            return _utility_words(theta, language)
        case Reach(target):
            return text("solve-objective-reach", language, target=target)
        case ReachAll():
            return text("solve-objective-reach-all", language)
        case WinAgainst(((total, _),)):
            return text("solve-objective-win", language, total=total)
        case WinAgainst():
            return text("solve-objective-win-spread", language)


def _utility_words(theta: float, language: str) -> str:
    kind = "averse" if theta < 0 else "seeking"
    shown = f"{theta:g}".replace(".", text("odds-decimal-mark", language)).replace("-", "−")
    return text(f"solve-objective-{kind}", language, theta=shown)
