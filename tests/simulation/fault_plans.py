"""Plans of faults: what goes wrong in a simulation and when, drawn from its seed or given; and how to shorten them."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

FAULTS = (
    "ambush-away",
    "ambush-fail",
    "away",
    "backup",
    "compute",
    "cut",
    "deaf",
    "fail-after",
    "fail-away",
    "fail-before",
    "fail-gone",
    "flicker",
    "freeze",
    "http-loss",
    "kill",
    "kill-after",
    "kill-before",
    "leap",
    "leave",
    "offline",
    "second-device",
    "slow-disk",
    "slow-net",
    "slow-notices",
    "slow-reader",
    "spectator",
    "stop",
)
_LENGTHS_S = (40, 120, 300, 600)
_COUNTS = (4, 12, 30, 60)
_GOING = 0.25
"""Share of the plans in which nothing happens but that people go for a while and come back."""
_SHORTER_S = (20, 40, 60, 120, 180, 400)


@dataclass(frozen=True)
class Fault:
    """One fault.

    Attributes:
        at_s: virtual time.
        choice: from 0 to 1; what its details follow from.
    """

    at_s: float
    kind: str
    choice: float


@dataclass(frozen=True)
class FaultPlan:
    """The faults of one simulation.

    Attributes:
        length_s: at this time everything is mended; later faults do not happen.
    """

    length_s: float
    faults: tuple[Fault, ...]

    @classmethod
    def from_seed(cls, seed: int) -> "FaultPlan":
        """Draws a plan: few kinds or many, seldom or often."""
        random = Random(f"plan {seed}")
        length_s = random.choice(_LENGTHS_S)
        kinds = random.sample(FAULTS, random.randint(1, len(FAULTS)))
        if random.random() < _GOING:
            length_s, kinds = _LENGTHS_S[-1], ["offline"]
        faults = [
            Fault(round(random.uniform(1, length_s), 2), random.choice(kinds), random.random())
            for _ in range(random.choice(_COUNTS))
        ]
        return cls(length_s, tuple(sorted(faults, key=lambda fault: fault.at_s)))

    @classmethod
    def parse(cls, text: str) -> "FaultPlan":
        """Reads ``[length, [[second, kind, choice], …]]``."""
        length_s, faults = json.loads(text)
        return cls(length_s, tuple(Fault(*fault) for fault in faults))

    def format(self) -> str:
        """Returns the text that `parse` reads."""
        return json.dumps([self.length_s, [[fault.at_s, fault.kind, fault.choice] for fault in self.faults]])


def minimise(plan: FaultPlan, is_found: Callable[[FaultPlan], bool]) -> FaultPlan:
    """Returns a plan with as few faults as possible, and as short as possible, by which it is still found.

    Args:
        is_found: runs a plan.
    """
    size = max(1, len(plan.faults) // 2)
    while size:
        place = 0
        while place < len(plan.faults):
            fewer = FaultPlan(plan.length_s, plan.faults[:place] + plan.faults[place + size :])
            if is_found(fewer):
                plan = fewer
            else:
                place += size
        size //= 2
    shorter = [FaultPlan(length_s, plan.faults) for length_s in _SHORTER_S if length_s < plan.length_s]
    return next((one for one in shorter if is_found(one)), plan)
