"""House rules that somebody sends: read within bounds, away from the event loop, and never from this machine's disk.

A document may be like a shipped variant only; whatever else it names is refused as a variant that does not exist. The
bounds of a document (64 kB, at most 3,003 rolls, 40 boxes, 8 columns, 20 bonuses, 8 extra rules) still allow tables of
100 MB. So the server asks for less: at most `MOST_VALUES` numbers, which is 25 times what the largest shipped variant
has, and it compiles one at a time.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import TypeVar

from pasch.rules.catalogue import parse_variant
from pasch.rules.variant import Variant

MOST_VALUES = 1_000_000
"""Rolls times boxes times situations."""
KEPT = 32
"""House rules in memory, each up to 30 MB."""
T = TypeVar("T")
_compiling = ThreadPoolExecutor(1, "house-rules")


@lru_cache(KEPT)
def read_house_rule(toml: str) -> Variant:
    """The variant of a document: the same object as long as it is kept.

    Raises:
        VariantError: with everything that is wrong with it, or because it is too large for a server.
    """
    return parse_variant(toml, most_values=MOST_VALUES)


async def house_rule(toml: str) -> Variant:
    """`read_house_rule`, while the event loop goes on."""
    return await in_turn(partial(read_house_rule, toml))


async def in_turn(work: Callable[[], T]) -> T:
    """What takes as long as compiling a house rule, in one line with all of them, while the event loop goes on."""
    return await asyncio.get_running_loop().run_in_executor(_compiling, work)
