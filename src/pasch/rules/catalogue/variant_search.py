"""Search for variants by family, country, dice, duration and words."""

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from pasch.locale import LANGUAGES, text
from pasch.rules.catalogue.duration import minutes
from pasch.rules.catalogue.shipped_variants import group_of, groups, variant_ids
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem, list_allowed
from pasch.rules.variant.box_names import key_of
from pasch.rules.variant.variant import Variant


@dataclass(frozen=True)
class VariantQuery:
    """A search for variants; all conditions must hold.

    Attributes:
        words: prefixes of words that describe the variant. group, country: see `group_of`, `countries_of`.
        minutes: longest duration per player.
    """

    words: tuple[str, ...] = ()
    group: str | None = None
    country: str | None = None
    dice: int | None = None
    minutes: int | None = None


def matching(variant: Variant, wanted: VariantQuery) -> bool:
    """Returns True if a variant meets all conditions."""
    return (
        wanted.group in (None, group_of(variant.id))
        and (wanted.country is None or wanted.country in countries_of(variant.id))
        and wanted.dice in (None, variant.dice.count)
        and (wanted.minutes is None or minutes(variant) <= wanted.minutes)
        and (not wanted.words or _says(variant, wanted.words))
    )


def countries_of(variant_id: str) -> tuple[str, ...]:
    """Returns the ISO 3166 codes of a variant's home countries; empty if unknown."""
    return tuple(_countries().get(variant_id, ()))


def country_named(given: str) -> str:
    """Returns the code of a country given by its code, or its German or English name.

    Raises:
        PaschError: no variant is at home there.
    """
    known = sorted({country for found in _countries().values() for country in found})
    return _named(given, {country: f"country-{country}" for country in known}, "unknown-country")


def group_named(given: str) -> str:
    """Returns the word of a family given by its word, or its German or English name.

    Raises:
        PaschError: there is none.
    """
    return _named(given, {group: f"variant-group-{group}" for group in ("house", *groups())}, "unknown-family")


def _named(given: str, messages: Mapping[str, str], code: str) -> str:
    for word, message in messages.items():
        if key_of(given) in {key_of(name) for name in (word, *(text(message, one) for one in LANGUAGES))}:
            return word
    raise PaschError(Problem(code, {"found": excerpt(given), "allowed": list_allowed(messages)}))


@cache
def _countries() -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = json.loads(files("pasch.variants").joinpath("countries.json").read_text("utf-8"))
    return found


def _says(variant: Variant, words: tuple[str, ...]) -> bool:
    # Numbers must match whole: 6 does not match 60.
    said = set(_words_in(" ".join(_words_of(variant))))
    return all(
        any(part == word if word.isdigit() else part.startswith(word) for part in said)
        for given in words
        for word in _words_in(given)
    )


def _words_in(said: str) -> list[str]:
    # Umlauts lose their e, so that "wurfel" and "wuerfel" find "Würfel".
    words = re.findall(r"[^\W_]+", unicodedata.normalize("NFC", said))
    return [re.sub("([aou])e", r"\1", key_of(word)) for word in words]


def _words_of(variant: Variant) -> list[str]:
    names = [variant.names, *(box.names for box in variant.boxes)]
    numbers = {"variant-dice": variant.dice.count, "variant-columns": len(variant.columns)}
    return [
        variant.id,
        *(name for both in names for name in both.values()),
        *(text(message, language, count=count) for message, count in numbers.items() for language in LANGUAGES),
        *(text(f"country-{country}", language) for country in countries_of(variant.id) for language in LANGUAGES),
        *(text(f"variant-about-{variant.id}", language) for language in LANGUAGES if variant.id in variant_ids()),
    ]
