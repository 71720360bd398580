"""Numbers, percentages and amounts as the readers of a language write them.

Digits are Python's, rounded from the binary number; Babel, which knows the decimal marks, would round the shortest
decimal that stands for it.
"""

from pasch.locale import SPEAKING, Language, text

_EXPONENT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_MOST_WRITTEN_OUT = 10**12
_DAY = 86_400
_MANY_HOURS, _YEAR = 4 * _DAY, 365 * _DAY
_UNITS = ("B", "kB", "MB", "GB", "TB", "PB", "EB")


def with_decimal_mark(number: str, language: Language) -> str:
    """Returns a number with the decimal mark of a language: a comma in German, a point in English."""
    with SPEAKING:
        from babel.numbers import get_decimal_symbol

    return number.replace(".", get_decimal_symbol(language))


def decimal(number: float, language: Language, places: int = 2) -> str:
    """Formats a number with so many decimals."""
    sign = "−" if round(number, places) < 0 else ""
    return sign + with_decimal_mark(f"{abs(number):.{places}f}", language)


def difference(number: float, language: Language, places: int = 2) -> str:
    """Formats a number with its sign; without one if it rounds to 0."""
    rounded = round(number, places)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return sign + decimal(abs(number), language, places)


def percent(chance: float, language: Language, places: int = 2) -> str:
    """Formats a probability in per cent."""
    return text("odds-percent", language, number=decimal(100 * chance, language, places))


def format_amount(number: int, language: Language) -> str:
    """Formats a count: 536,448, or 1.4 × 10¹⁷ from a million millions on."""
    if number < _MOST_WRITTEN_OUT:
        return f"{number:,}".replace(",", text("number-grouping", language))
    digits, power = f"{number:.1e}".split("e")
    exponent = str(int(power)).translate(_EXPONENT)
    return f"{with_decimal_mark(digits, language)}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}10{exponent}"


def format_bytes(size: int, language: Language) -> str:
    """Formats an amount of memory, such as 4.3 MB."""
    power = min((len(str(max(1, size))) - 1) // 3, len(_UNITS) - 1)
    number = size / 1000**power
    if number >= 10_000:
        return f"{format_amount(round(number), language)}\N{NO-BREAK SPACE}{_UNITS[power]}"
    places = 1 if power > 0 and number < 100 else 0
    return f"{with_decimal_mark(f'{number:.{places}f}', language)}\N{NO-BREAK SPACE}{_UNITS[power]}"


def format_duration(seconds: float, language: Language) -> str:
    """Formats a rough duration in a unit that fits."""
    if seconds < 100:
        return text("solve-seconds", language, seconds=max(1, round(seconds)))
    if seconds < 6000:
        return text("solve-minutes", language, minutes=round(seconds / 60))
    if seconds < _MANY_HOURS:
        return text("solve-hours", language, hours=round(seconds / 3600))
    if seconds < _YEAR:
        return text("solve-days", language, days=round(seconds / _DAY))
    return text("solve-years", language, years=round(seconds / _YEAR))
