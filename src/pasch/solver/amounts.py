"""Formats large numbers for people: counts, amounts of memory, durations."""

from pasch.locale import decimal_mark, text

_EXPONENT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_MOST_WRITTEN_OUT = 10**12
_DAY = 86_400
_MANY_HOURS, _YEAR = 4 * _DAY, 365 * _DAY
_UNITS = ("B", "kB", "MB", "GB", "TB", "PB", "EB")


def format_amount(number: int, language: str) -> str:
    """Formats a count: 536,448, or 1.4 × 10¹⁷ from a million millions on."""
    if number < _MOST_WRITTEN_OUT:
        return f"{number:,}".replace(",", text("number-grouping", language))
    digits, power = f"{number:.1e}".split("e")
    return f"{_mark(digits, language)}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}10{str(int(power)).translate(_EXPONENT)}"


def format_bytes(size: int, language: str) -> str:
    """Formats an amount of memory, such as 4.3 MB."""
    power = min((len(str(max(1, size))) - 1) // 3, len(_UNITS) - 1)
    number = size / 1000**power
    if number >= 10_000:
        return f"{format_amount(round(number), language)}\N{NO-BREAK SPACE}{_UNITS[power]}"
    places = 1 if power > 0 and number < 100 else 0
    return f"{_mark(f'{number:.{places}f}', language)}\N{NO-BREAK SPACE}{_UNITS[power]}"


def format_duration(seconds: float, language: str) -> str:
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


def _mark(number: str, language: str) -> str:
    return number.replace(".", decimal_mark(language))
