"""Advice for objectives that ask for the points so far, from one card on: to reach a target, to beat an opponent."""

from pasch.rules.card import Card, total
from pasch.rules.errors import PaschError
from pasch.solver.advice import PositionAdviser
from pasch.solver.arrays import arrays_of
from pasch.solver.cards import CardSpace, Place
from pasch.solver.curves import Level, size_of, solve_curves
from pasch.solver.lattice import Doubles
from pasch.solver.objective import Reach, WinAgainst
from pasch.solver.progress import Progress
from pasch.solver.reaching import too_large
from pasch.solver.work import BLOCK_BY_BLOCK, CURVES, SCORE, Open, new_open


class ChanceAdviser(PositionAdviser):
    """Solves the rest of a game from one card on, for one objective, and advises there and later.

    The fewer boxes are open, the quicker. All values are probabilities; `advice.Option.loss` too.
    """

    def __init__(
        self,
        space: CardSpace,
        objective: Reach | WinAgainst,
        card: Card,
        threads: int,
        progress: Progress,
        memory: int,
    ) -> None:
        """
        Args:
            card: where advice begins.
            memory: bytes that the curves may take.

        Raises:
            PaschError: no game leads to this card, or the curves would take more.
        """
        values, _ = size_of(space, objective, card)
        if values * 8 > memory:
            raise PaschError(too_large(values, values * 8, memory))
        arrays = arrays_of(space)
        super().__init__(space, arrays, 0.0)
        self.objective = objective
        self._levels: dict[int, Level] = {}
        self._opens: dict[int, Open] = {}
        self.value = solve_curves(space, arrays, objective, threads, progress, self._levels.__setitem__, card).at(
            total(space.variant, card)
        )

    def _later(self, place: Place) -> tuple[Open, Doubles, int]:
        level = int(self.space.level[place.group]) + 1
        later = self._levels[level]
        if level not in self._opens:
            self._opens[level] = new_open(self._arrays, later.window)
            self._opens[level].counts[CURVES] = BLOCK_BY_BLOCK
        now = self._opens[level]
        now.counts[SCORE] = place.points
        return now, later.value, 0

    def _start_worth(self, card: Card) -> float:
        place = self.space.locate(card)
        level = self._levels[int(self.space.level[place.group])]
        return level.curve(place).at(place.points)
