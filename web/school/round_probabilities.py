"""The best play round by round, exactly: how likely it comes to each card, and what it does with each box when."""

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.turn.card_blocks import split_into_blocks
from pasch.solver.kernels.turn.probability_flow import Flow
from pasch.solver.solve.following_threads import FollowingThreads
from school.solved_variant import SolvedVariant


class Rounds:
    """Optimal play in each round.

    Attributes:
        filled: ``(boxes, rounds)`` the probability that a box is filled in a round, strikes included.
        struck: the same for strikes.
    """

    def __init__(self, known: SolvedVariant) -> None:
        boxes, rounds = len(known.variant.boxes), known.variant.turns
        self.filled: Doubles = np.zeros((boxes, rounds))
        self.struck: Doubles = np.zeros((boxes, rounds))
        self._known = known
        solution = known.solution
        reached = np.zeros(solution.space.count)
        reached[solution.card_index(known.empty)] = 1.0
        with FollowingThreads(solution.arrays, solution.theta, solution.value, 1) as followers:
            for number in range(rounds):
                self._round(followers, number, reached)

    def _round(self, followers: FollowingThreads, number: int, reached: Doubles) -> None:
        solution = self._known.solution
        groups = solution.space.groups_of(number)
        for blocks, flow, first_way in followers.follow(split_into_blocks(solution.arrays, groups)):
            begins = solution.space.start[blocks["group"]] + blocks["first"]
            for place, (begin, lanes) in enumerate(zip(begins.tolist(), blocks["lanes"].tolist(), strict=True)):
                here = reached[begin : begin + lanes]
                if here.any():
                    ways = slice(int(first_way[place]), int(first_way[place + 1]))
                    self._carry(number, flow, ways, here, reached)

    def _carry(self, number: int, flow: Flow, ways: slice, here: Doubles, reached: Doubles) -> None:
        # Distributes the probability of a block's cards over the ends of their turns.
        chances = flow.chance[ways, : len(here)] * here
        np.add.at(reached, flow.cards[ways, : len(here)], chances)
        box, scored, by_way = flow.ways["box"][ways], flow.ways["scored"][ways], chances.sum(axis=1)
        np.add.at(self.filled[:, number], box, by_way)
        np.add.at(self.struck[:, number], box, by_way * (scored == 0))

    def mean_round(self, box: str) -> float:
        """In which round the best play fills a box, on average, the first being 1."""
        own = self.filled[self._known.variant.box_by_id[box].index]
        return float(own @ np.arange(1, len(own) + 1))

    def strikes(self, box: str, first: int, last: int) -> float:
        """Returns the probability that a box is struck between two rounds."""
        return float(self.struck[self._known.variant.box_by_id[box].index, first - 1 : last].sum())
