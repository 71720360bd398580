"""Budgets of each kind of work in the processes that do it; see docs/operating.md.

A request waits until a process is free and its address has its turn. Then it has so much time; the process has so much
memory for all that it does, and a priority below that of the process that serves tables.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """The time of one request.

    Attributes:
        cpu_s: seconds of the processor; then it is given up. None where only the other limit counts.
        wall_s: seconds since a process came to it, for whatever does not use the processor or waits for it; then that
            process is ended and another one started.
    """

    cpu_s: float | None
    wall_s: float


@dataclass(frozen=True)
class ProcessBudget:
    """The memory and priority of one process.

    Attributes:
        memory_bytes: what asks for more fails, and the process is replaced.
        kept_bytes: who holds more after an answer is replaced.
        niceness: how far its priority is below that of the serving process.
    """

    memory_bytes: int
    kept_bytes: int
    niceness: int


ANSWER = Budget(20.0, 120.0)
"""Hints, averages, decisions of computer players: milliseconds, but seconds where a large sheet is opened first."""
REVIEW = Budget(15.0, 120.0)
"""A game's review, or exercises of positions; those of the largest sheets are estimated, turn by turn."""
TABLE = Budget(20.0, 120.0)
"""A table of values or a network is packed for browsers, once for each sheet: a second or two."""
RULE = Budget(5.0, 60.0)
"""A house rule is checked, explained or compared: the largest that a server takes needs a second."""
PAPER = Budget(5.0, 60.0)
"""A block or review is drawn as PDF: 0.02 s for a usual one, 0.1 s for `MOST_CELLS`; or a typed block is read: 0.4 s
for one of 400 lines with mistakes."""

PLACES = 32
"""Requests of one address, or of its /56 network, that may wait for one crew: a class of thirty asks for hints at once.
Each holds up to 0.2 MB."""
MOST_CELLS = 5000
"""Of a block to print: entries of a card times cards. Thirty players on the largest shipped sheet have 1,560."""

CHECKS = ProcessBudget(500_000_000, 150_000_000, 5)
"""Checks house rules and prints; it has 50 MB at the start, and the largest rules add up to 30 MB each."""
THINKS = ProcessBudget(2_500_000_000, 600_000_000, 5)
"""Answers and reviews; an estimate may take `MOST_BYTES` of `solver.parts.sheet_parts`, which is 2 GB; the largest
shipped one takes 300 MB."""
OPEN_BYTES = 400_000_000
"""Of those, where several variants are open: those used longest ago are closed."""
SOLVES = ProcessBudget(4_000_000_000, 200_000_000, 10)
"""Solves and learns, one variant after the other, and needs nothing of one for the next: what the allocator keeps of a
large one is given back by a new process, which takes a second."""
