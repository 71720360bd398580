"""Six addresses fetch the start page under an address and in a language that change with every request."""

import itertools

from attackers import fetch_from_six

_numbers = itertools.count()


async def attack(address: str) -> None:
    """Runs until cancelled."""
    await fetch_from_six(address, _next)


def _next() -> tuple[str, dict[str, str]]:
    number = next(_numbers)
    host = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    return "/", {"Host": host, "Accept-Language": ("de", "en", "fr", "hr", "es", "sv")[number % 6]}
