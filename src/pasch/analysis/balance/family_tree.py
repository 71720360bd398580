"""The family tree of variants: which builds on which, with the mean of optimal play."""

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from pasch.rules.catalogue.shipped_variants import house_ids, shipped, variant_ids
from pasch.rules.variant.variant import Variant

_WELL_KNOWN = ("kniffel", "yahtzee", "yatzy")
"""The variants that most readers know; the first comes from the same document as most others."""


@dataclass(frozen=True)
class Figures:
    """Figures of optimal play, in points.

    Attributes:
        exact: it is worked out; otherwise measured in games of the strongest play there is.
    """

    mean: float
    sd: float
    exact: bool


@dataclass(frozen=True)
class Member:
    """A variant, and those that build on it.

    Attributes:
        figures: None if they were never computed.
    """

    variant: Variant
    figures: Figures | None
    children: tuple["Member", ...]


def family() -> list[Member]:
    """The variants that are like no other, each with all that descend from it."""
    return [_member(root) for root, parent in _parents().items() if parent is None]


def parent_of(variant: Variant) -> str | None:
    """The id of what a variant is like."""
    like = tomllib.loads(variant.text).get("like")
    return like if isinstance(like, str) else None


def relative_of(variant: Variant) -> str | None:
    """Returns the id of the well-known variant with which a reader compares this one; None for one of those.

    What a document is like need not be known to anybody, so a shipped variant is compared with an ancestor. A house
    rule is compared with what its author named.
    """
    if variant.id in _WELL_KNOWN:
        return None
    like = parent_of(variant)
    if like in _WELL_KNOWN or variant.id not in _ancestors():
        return like
    known = _ancestors()[variant.id]
    while known is not None and known not in _WELL_KNOWN:
        known = _ancestors()[known]
    return known if known or like is None else _WELL_KNOWN[0]


def figures_of(variant: Variant) -> Figures | None:
    """Returns the figures of optimal play of a shipped variant; None where they have not been computed."""
    found = _best_play().get(variant.rules_hash)
    return None if found is None else Figures(found["mean"], found["sd"], "games" not in found)


def _member(variant_id: str) -> Member:
    variant = shipped(variant_id)
    children = tuple(_member(child) for child, parent in _parents().items() if parent == variant_id)
    return Member(variant, figures_of(variant), children)


def _parents() -> dict[str, str | None]:
    return {one: parent_of(shipped(one)) for one in (*variant_ids(), *house_ids())}


@cache
def _ancestors() -> dict[str, str | None]:
    known = json.loads(files("pasch.variants").joinpath("descent.json").read_text("utf-8"))
    return {one: entry.get("from") for one, entry in known.items()}


@cache
def _best_play() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads(
        files("pasch.variants").joinpath("best-play.json").read_text("utf-8")
    )
    return found
