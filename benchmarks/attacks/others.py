"""Other people who play during an attack, and the latency of their actions."""

import asyncio
from contextlib import suppress
from statistics import quantiles

from table_people import SimulatedPerson, TwoSeatTable, open_table

PAUSE_S = 0.5
"""Mean time between a person's actions."""


async def play(address: str, tables: int, seconds: float) -> list[float]:
    """Lets two people at each table play for `seconds`; returns milliseconds from sending each action to its arrival at
    each seat.
    """
    # Each table has an address of its own: a shared one would hit the rate limit when all begin together.
    opened = [await open_table(address, f"192.0.2.{number}") for number in range(tables)]
    arrivals: list[float] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for table in opened:
                for seat in range(2):
                    group.create_task(_person(table, seat, arrivals).play(address))
    return arrivals


def _person(table: TwoSeatTable, seat: int, arrivals: list[float]) -> SimulatedPerson:
    def arrived(seq: int, at: float) -> None:
        if seq in table.sent:
            arrivals.append((at - table.sent[seq]) * 1000)

    return SimulatedPerson(table, seat, PAUSE_S, arrived=arrived)


def told(arrivals: list[float]) -> str:
    """Formats median, 99th percentile and count."""
    if len(arrivals) < 2:
        return f"{len(arrivals)} actions arrived"
    cuts = quantiles(arrivals, n=100)
    return f"others {cuts[49]:7.1f} ms (median) {cuts[98]:7.1f} ms (99 %), {len(arrivals)} arrivals"
