"""Computed numbers as people read them, in the language of the session."""

from pasch.locale import text


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
