"""Advice for objectives that depend on the points so far: to reach a target, to beat an opponent."""

import numpy as np

from pasch.rules.errors import PaschError
from pasch.rules.game.card import Card, total_if_struck
from pasch.solver.cards.card_space import CardPosition, CardSpace
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.cards.point_bounds import compute_bounds
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.kernels.arrays.scratch_memory import BLOCK_BY_BLOCK, Window, new_open
from pasch.solver.kernels.toolchain.structured_rows import build_table
from pasch.solver.kernels.turn.action_values import answer_chances
from pasch.solver.objective import Reach, ReachAll, WinAgainst
from pasch.solver.progress import Progress
from pasch.solver.query.advice import GameAdviser, QueryScratch
from pasch.solver.solve.chance_solutions import Chances, too_large
from pasch.solver.solve.score_curves import (
    CurveLevel,
    build_prize,
    count_values,
    find_windows,
    solve_curves,
    solve_level,
)


class ChanceAdviser(GameAdviser):
    """Solves the rest of a game from one card on for one objective, and advises from there.

    The fewer boxes are open, the quicker. All values are probabilities, and so is `action_ranking.Option.loss`.
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
        """Solves the curves.

        Args:
            card: where advice begins.
            memory: bytes that the curves may take.

        Raises:
            PaschError: No game leads to this card, or the curves would take more memory.
        """
        values, _ = count_values(space, objective, card)
        if values * 8 > memory:
            raise PaschError(too_large(values, values * 8, memory))
        arrays = build_arrays(space)
        super().__init__(space, arrays, 0.0)
        self.objective = objective
        self._levels: dict[int, CurveLevel] = {}
        self.chance = solve_curves(space, arrays, objective, threads, progress, self._levels.__setitem__, card).at(
            total_if_struck(space.variant, card)
        )

    def _answer(self, place: CardPosition, own: QueryScratch) -> int:
        level = int(self.space.level[place.group]) + 1
        # A turn leads to the next level, whose curves were kept while solving.
        later = self._levels[level]
        if level not in own.opens:
            own.opens[level] = new_open(self.arrays, later.window, curves=BLOCK_BY_BLOCK)
        now = own.opens[level]
        # Lane 0 of the block has the card's total; the other lanes are not read.
        now.turn.score = place.points
        answer_chances(self.arrays, now, own.throws, later.value, own.question)
        return 0

    def start_value(self, card: Card) -> float:
        place = self.space.locate(card)
        level = self._levels[int(self.space.level[place.group])]
        return level.curve(place).at(place.points)


class ReachAdviser(GameAdviser):
    """Advises for a target at any position, from the solution for all targets. Values are probabilities."""

    def __init__(self, chances: Chances, target: int) -> None:
        if chances.curves is None:
            raise TypeError("needs the chances for every target")
        self.target = target
        self._curves = chances.curves
        space = CardSpace(chances.variant)
        super().__init__(space, build_arrays(space), 0.0)
        self._windows = find_windows(compute_bounds(space), build_prize(ReachAll()), None)
        self._levels: dict[int, CurveLevel] = {}

    def _answer(self, place: CardPosition, own: QueryScratch) -> int:
        if place.group not in self._levels:
            number = int(self.space.level[place.group])
            self._levels[place.group] = self._level(number + 1, self.space.after(np.array([place.group])))
        level = self._levels[place.group]
        if place.group not in own.opens:
            own.opens[place.group] = new_open(self.arrays, level.window, curves=BLOCK_BY_BLOCK)
        now = own.opens[place.group]
        # Reaching T from t is reaching 0 from t - T.
        now.turn.score = place.points - self.target
        answer_chances(self.arrays, now, own.throws, level.value, own.question)
        return 0

    def start_value(self, card: Card) -> float:
        place = self.space.locate(card)
        level = self._level(int(self.space.level[place.group]), np.array([place.group]))
        return level.curve(place).at(place.points - self.target)

    def _level(self, number: int, groups: Ints) -> CurveLevel:
        if number == self.variant.turns:
            window = build_table(Window, lowest=np.zeros(self.space.groups), width=1)
            return CurveLevel(window, np.ones(1))
        # Only every other level is stored; one in between is solved from the next.
        if not self._curves.holds(number):
            later = self._level(number + 1, self.space.after(groups))
            return solve_level(self.space, self.arrays, groups, self._windows, later, 1)
        return self._unpacked(groups)

    def _unpacked(self, groups: Ints) -> CurveLevel:
        window = build_table(Window, lowest=self._windows.low)
        pieces: list[Doubles] = []
        end = 0
        for group in groups.tolist():
            low, width = int(self._windows.low[group]), int(self._windows.width[group])
            first, lanes = int(self.space.start[group]), int(self.space.lanes[group])
            curves = np.zeros((lanes, width))
            for lane in range(lanes):
                begin, finish = self._curves.start[first + lane : first + lane + 2].tolist()
                at = int(self._curves.low[first + lane]) - low
                curves[lane, at : at + finish - begin] = self._curves.chances[begin:finish]
                curves[lane, at + finish - begin :] = 1.0
            for name, number in (("width", width), ("place", end), ("step", width)):
                window[name][group] = number
            pieces.append(curves.reshape(-1))
            end += curves.size
        return CurveLevel(window, np.concatenate(pieces))
