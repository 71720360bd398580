"""The language that a client prefers."""

from pasch.locale import FALLBACK, LANGUAGES, Language


def wanted_language(header: str | None) -> Language:
    """The language that an ``Accept-Language`` header likes best; English where it names none that Pasch speaks."""
    best = FALLBACK
    weight = 0.0
    for part in (header or "").split(","):
        name, _, rest = part.strip().partition(";")
        liked = _quality(rest)
        for language in LANGUAGES:
            if language == name.strip().lower().partition("-")[0] and liked > weight:
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
