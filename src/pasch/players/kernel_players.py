"""Players whose games can be played inside the solver's kernels, many thousand times faster than through the engine."""

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from pasch.players.player import Player
from pasch.rules.variant.variant import Variant

if TYPE_CHECKING:
    from pasch.solver.learned.learned_play import WidePlay
    from pasch.solver.solve.simulation import Play


@runtime_checkable
class Vectorised(Player, Protocol):
    """A player that decides by the values of its own card, whatever the others have."""

    def fast(self, variant: Variant) -> "Play | WidePlay | None":
        """Returns its values and its temperature; None if it has no values for this variant."""
        ...
