"""Which of both languages a client wants to read."""

from pasch.locale import LANGUAGES, Language

_OTHERWISE: Language = "en"


def wanted(header: str | None) -> Language:
    """The language that an ``Accept-Language`` header likes best; English where it names neither."""
    best, weight = _OTHERWISE, 0.0
    for part in (header or "").split(","):
        name, _, rest = part.strip().partition(";")
        language = name.strip().lower().partition("-")[0]
        liked = _quality(rest)
        if language in LANGUAGES and liked > weight:
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
