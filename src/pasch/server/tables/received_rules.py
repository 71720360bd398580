"""House rules from users: read within bounds, away from the event loop, and never from this machine's disk.

A document may build on shipped variants only; any other name is rejected as an unknown variant. The bounds of a
document (64 kB, at most 3,003 rolls, 40 boxes, 36 columns, 20 bonuses, 8 extra rules) still allow tables of 100 MB. So
the server is stricter: at most `MOST_VALUES` numbers, which is 15 times what the largest shipped variant has. A
separate process first checks each document within the budget `RULE`, those of one address one after the other, so that
other addresses need not wait; only valid documents are compiled here, one at a time. The same processes print and read
typed blocks.
"""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from threading import Lock
from typing import Any, NamedTuple

from cachetools import LRUCache, cached

from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import empty_card
from pasch.rules.reading.document_checks import table_values
from pasch.rules.variant.variant import Variant
from pasch.server.compute import work_budgets
from pasch.server.compute.process_pool import ProcessPool
from pasch.server.wire.field_types import MOST_VALUES
from pasch.server.wire.rejection import TRANSIENT, Rejected

PROCESSES = 2
"""Number of checking processes; one address occupies at most half of them."""
KEPT_BYTES = 64_000_000
"""Of the house rules in memory of one process: two of the largest, or sixty like Kniffel."""
_BYTES, _BYTES_OF_VALUE = 300_000, 30
"""That a house rule takes with all that is made of it: measured from 28,000 values to 620,000."""
_ANSWER_BYTES = 4_000_000
"""Of what was found out about documents: good or bad, and what they change."""
_compiling = ThreadPoolExecutor(1, "house-rules")


class RuleFacts(NamedTuple):
    """Facts about rules that are not compiled here.

    Attributes:
        entries: of one card. columns: of the sheet.
        values: as `table_values` counts them; the time to compile grows with them.
    """

    id: str
    entries: int
    columns: int
    values: int


def facts_of(variant: Variant) -> RuleFacts:
    """The facts of rules."""
    return RuleFacts(variant.id, len(empty_card(variant).entries), len(variant.columns), table_values(variant.document))


_kept: LRUCache[str, Variant] = LRUCache(
    KEPT_BYTES, lambda variant: _BYTES + _BYTES_OF_VALUE * table_values(variant.document)
)


@cached(_kept, key=str, lock=Lock())  # rules are compiled in a thread as well
def read_house_rule(toml: str) -> Variant:
    """The variant of a document: the same object as long as it is kept.

    Raises:
        VariantError: with everything that is wrong with it, or because it is too large for a server.
    """
    return parse_variant(toml, most_values=MOST_VALUES)


class HouseRules:
    """The processes that check, and what they found; to be closed when the server stops.

    Args:
        program: the module that each of them runs.
    """

    def __init__(self, program: str) -> None:
        self._crew = ProcessPool(program, PROCESSES)
        self._checked: LRUCache[bytes, RuleFacts | tuple[Problem, ...]] = LRUCache(_ANSWER_BYTES, _size_of_checked)
        self._changes: LRUCache[bytes, dict[str, Any]] = LRUCache(_ANSWER_BYTES, lambda changes: len(repr(changes)))

    async def close(self) -> None:
        """Ends all processes; pending requests fail."""
        await self._crew.close()

    async def page(self, toml: str, who: str) -> dict[str, Any]:
        """The page of a house rule, as the program answers.

        Args:
            who: the address that it comes from.

        Raises:
            PaschError: it is none; or it takes too long (`thinking-too-long`).
        """
        self._refuse(toml)
        return await self._asked("page", toml, who)

    async def changes(self, toml: str, who: str) -> dict[str, Any]:
        """Returns a house rule's changes, cached because a client asks repeatedly while games are measured.

        Raises:
            PaschError: as `page`.
        """
        self._refuse(toml)
        found = self._changes.get(_name_of(toml))
        if found is None:
            found = await self._asked("changes", toml, who)
            self._changes[_name_of(toml)] = found
        return found

    async def facts(self, toml: str, who: str) -> RuleFacts:
        """Returns the facts about a house rule once it passed the checks.

        Raises:
            PaschError: as `page`.
        """
        self._refuse(toml)
        known = self._checked.get(_name_of(toml))
        if not isinstance(known, RuleFacts):
            known = RuleFacts(**await self._asked("check", toml, who))
            self._checked[_name_of(toml)] = known
        return known

    async def by_rules(self, do: str, toml: str, asked: Mapping[str, Any], who: str) -> dict[str, Any]:
        """Returns the program's answer for rules that passed the checks, or are this server's own.

        Args:
            do: `sheet` or `review`, which are drawn as PDF, or `block`, which is read.

        Raises:
            PaschError: what is asked for does not fit the rules; or it takes too long (`thinking-too-long`).
        """
        return await self._crew.ask_untyped({"do": do, "toml": toml, "asked": dict(asked)}, who, work_budgets.PAPER)

    def _refuse(self, toml: str) -> None:
        # Raises the known errors again: finding them out may take seconds.
        known = self._checked.get(_name_of(toml))
        if known is not None and not isinstance(known, RuleFacts):
            raise PaschError(*known)

    async def _asked(self, do: str, toml: str, who: str) -> dict[str, Any]:
        try:
            return await self._crew.ask_untyped({"do": do, "toml": toml}, who, work_budgets.RULE)
        except PaschError as error:
            if not isinstance(error, Rejected) and error.code not in TRANSIENT:
                self._checked[_name_of(toml)] = tuple(error.problems)
            raise


def is_compiled(toml: str) -> bool:
    """Returns whether this process holds the compiled house rule."""
    return toml in _kept


async def house_rule(toml: str) -> Variant:
    """`read_house_rule` for what was found good before, ready to be played, while the event loop goes on."""
    return await asyncio.get_running_loop().run_in_executor(_compiling, _ready, toml)


def _ready(toml: str) -> Variant:
    variant = read_house_rule(toml)
    # What is only made when a game needs it takes longest: 0.6 s with nine dice.
    assert variant.tables.holds_by_roll is not None
    return variant


def _name_of(toml: str) -> bytes:
    return sha256(toml.encode("utf-8", "surrogatepass")).digest()


def _size_of_checked(checked: RuleFacts | tuple[Problem, ...]) -> int:
    return 500 if isinstance(checked, RuleFacts) else 500 + sum(len(repr(problem)) for problem in checked)
