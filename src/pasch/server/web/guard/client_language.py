"""The language that a client prefers."""

from pasch.locale import FALLBACK, LANGUAGES, Language

_MOST_READ = 500
"""Letters of a header: some forty languages."""


def wanted_language(header: str | None) -> Language:
    """The language that an ``Accept-Language`` header likes best; English where it names none that Pasch speaks.

    Of a header that is longer than those of people the beginning is read.
    """
    best = FALLBACK
    weight = 0.0
    for part in (header or "")[:_MOST_READ].split(","):
        name, _, rest = part.partition(";")
        language = name.strip().lower().partition("-")[0]
        if language in LANGUAGES and (liked := _quality(rest)) > weight:
            best, weight = language, liked
    return best


def _quality(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
