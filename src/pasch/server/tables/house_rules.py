"""House rules that somebody sends: read within bounds, away from the event loop, and never from this machine's disk.

A document may be like a shipped variant only; whatever else it names is refused as a variant that does not exist. The
bounds of a document (64 kB, at most 3,003 rolls, 40 boxes, 8 columns, 20 bonuses, 8 extra rules) still allow tables of
100 MB. So the server asks for less: at most `MOST_VALUES` numbers, which is 25 times what the largest shipped variant
has. Each document is first checked by a process of its own, within `CPU_SECONDS`, an address's one after the other, so
that nobody waits for what another address sends; only what is good is compiled here, one at a time.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

from pasch.rules.catalogue import parse_variant
from pasch.rules.variant import Variant
from pasch.server.solving.process import ChildProcess
from pasch.server.turns import Turns

MOST_VALUES = 1_000_000
"""See `rules.checks.table_values`."""
KEPT = 32
"""House rules in memory, each up to 30 MB."""
PROCESSES = 2
"""So one address occupies the half of them."""
CPU_SECONDS, WALL_SECONDS = 5.0, 30.0
"""For checking one house rule: of the processor, and where that does not help."""
_compiling = ThreadPoolExecutor(1, "house-rules")


@lru_cache(KEPT)
def read_house_rule(toml: str) -> Variant:
    """The variant of a document: the same object as long as it is kept.

    Raises:
        VariantError: with everything that is wrong with it, or because it is too large for a server.
    """
    return parse_variant(toml, most_values=MOST_VALUES)


class HouseRules:
    """The processes that check; to be closed when the server stops.

    Args:
        program: the module that each of them runs.
    """

    def __init__(self, program: str) -> None:
        self._idle = [ChildProcess(program) for _ in range(PROCESSES)]
        self._all = tuple(self._idle)
        self._turns = Turns(PROCESSES, 1)
        self._good: dict[str, None] = {}
        self._changes: dict[str, dict[str, Any]] = {}

    async def close(self) -> None:
        """Ends all processes, whatever they check; whoever waits gets an error."""
        await asyncio.gather(*(process.close() for process in self._all))

    async def page(self, toml: str, who: str) -> dict[str, Any]:
        """The page of a house rule, as the program answers.

        Args:
            who: the address that it comes from.

        Raises:
            PaschError: it is none; or it takes too long (`thinking-too-long`).
        """
        async with self._turns.turn(who):
            return await self._asked("page", toml)

    async def changes(self, toml: str, who: str) -> dict[str, Any]:
        """What a house rule changes, as the program answers; remembered, as whoever waits for its games asks often.

        Raises:
            PaschError: as `page`.
        """
        if toml not in self._changes:
            async with self._turns.turn(who):
                self._changes[toml] = await self._asked("changes", toml)
            while len(self._changes) > KEPT:
                del self._changes[next(iter(self._changes))]
        return self._changes[toml]

    async def variant(self, toml: str, who: str) -> Variant:
        """The variant of a house rule.

        Raises:
            PaschError: as `page`.
        """
        async with self._turns.turn(who):
            if toml not in self._good:
                await self._asked("check", toml)
                self._good[toml] = None
                while len(self._good) > KEPT:
                    del self._good[next(iter(self._good))]
            return await house_rule(toml)

    async def _asked(self, do: str, toml: str) -> dict[str, Any]:
        process = self._idle.pop()
        try:
            return await process.ask({"do": do, "toml": toml, "cpu_seconds": CPU_SECONDS}, WALL_SECONDS)
        finally:
            self._idle.append(process)


async def house_rule(toml: str) -> Variant:
    """`read_house_rule` for what was found good before, while the event loop goes on."""
    return await asyncio.get_running_loop().run_in_executor(_compiling, read_house_rule, toml)
