"""Files for browsers that come with the package: the kernels, and the inputs of shipped variants.

Loads neither arrays nor a compiler, as the process that serves tables sends these files.
"""

import json
from pathlib import Path
from typing import Literal

from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.variant.variant import Variant
from pasch.solver.kernels.toolchain.code_cache import find_browser_file

KernelWork = Literal["solve", "follow"]
"""Solving cards, or following the best play from card to card."""
KERNELS: dict[KernelWork, str] = {"solve": "solve_blocks.wasm.gz", "follow": "follow_blocks.wasm.gz"}
INPUT_SUFFIX = ".input"
TOO_LARGE = "too-large.json"
"""At least how many cards the shipped variants have that are too large for a browser, by id."""


def find_kernel(work: KernelWork = "solve") -> Path | None:
    """Returns the gzipped module for a kind of work; None if it was not compiled from these sources."""
    return find_browser_file(KERNELS[work])


def find_input(variant: Variant) -> Path | None:
    """Returns the gzipped input of a shipped variant; None for other rules and for sheets too large for a browser."""
    return find_browser_file(variant.id + INPUT_SUFFIX) if _is_shipped(variant) else None


def find_least_cards(variant: Variant) -> int | None:
    """Returns at least how many cards a shipped variant has; None for other rules and for sheets that fit a browser."""
    file = find_browser_file(TOO_LARGE) if _is_shipped(variant) else None
    least: int | None = None if file is None else json.loads(file.read_text("utf-8")).get(variant.id)
    return least


def _is_shipped(variant: Variant) -> bool:
    return variant.id in variant_ids() and shipped(variant.id).rules_hash == variant.rules_hash
