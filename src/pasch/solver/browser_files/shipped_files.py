"""Files for browsers that come with the package: the solver, and the inputs of shipped variants.

Loads neither arrays nor a compiler, as the process that serves tables sends these files.
"""

from pathlib import Path

from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.variant.variant import Variant
from pasch.solver.kernels.toolchain.code_cache import find_shipped_code

KERNEL = "solve_blocks.wasm.gz"
INPUT_SUFFIX = ".input"


def find_kernel() -> Path | None:
    """Returns the gzipped module that solves cards; None if it was not compiled from these sources."""
    return find_shipped_code(KERNEL)


def find_input(variant: Variant) -> Path | None:
    """Returns the gzipped input of a shipped variant; None for other rules and for sheets too large for a browser."""
    is_shipped = variant.id in variant_ids() and shipped(variant.id).rules_hash == variant.rules_hash
    return find_shipped_code(variant.id + INPUT_SUFFIX) if is_shipped else None
