"""House rules that somebody sends: read within bounds, away from the event loop, and never from this machine's disk.

A document may be like a shipped variant only; whatever else it names is refused as a variant that does not exist. The
bounds of a document (64 kB, at most 3,003 rolls, 40 boxes, 8 columns, 20 bonuses, 8 extra rules) still allow one that
takes 12 seconds and 200 MB to compile. So the server asks for less: at most `MOST_WORTHS` numbers to compute, which is
25 times what the largest shipped variant has and takes about a second; and it compiles one at a time.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import TypeVar

from pasch.rules.building import column_tables
from pasch.rules.catalogue import parse_document, parse_variant
from pasch.rules.dice import DiceSet
from pasch.rules.document import Document
from pasch.rules.errors import Problem, VariantError
from pasch.rules.variant import Variant

MOST_WORTHS = 1_000_000
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
    document = parse_document(toml)
    if _dice(document).number_of_rolls() * _boxes(document) * _situations(document) > MOST_WORTHS:
        facts = {"rolls": _dice(document).number_of_rolls(), "boxes": _boxes(document)}
        raise VariantError(Problem("variant-too-large-here", facts))
    return parse_variant(toml)


async def house_rule(toml: str) -> Variant:
    """`read_house_rule`, while the event loop goes on."""
    return await in_turn(partial(read_house_rule, toml))


async def in_turn(work: Callable[[], T]) -> T:
    """What takes as long as compiling a house rule, in one line with all of them, while the event loop goes on."""
    return await asyncio.get_running_loop().run_in_executor(_compiling, work)


def _dice(document: Document) -> DiceSet:
    dice = document.dice
    return DiceSet(dice.count, dice.faces, dice.odd.faces if dice.odd else ())


def _boxes(document: Document) -> int:
    return sum(len(column.boxes or document.boxes) for column in column_tables(document).values())


def _situations(document: Document) -> int:
    """At least as many as there will be; see `rules.tables.Situation`."""
    extra = document.extra.values()
    served = any(box.served is not None for box in document.boxes.values()) or any(rule.served for rule in extra)
    return (2 if served else 1) * (3 if extra else 1) * (2 if any(rule.number for rule in extra) else 1)
