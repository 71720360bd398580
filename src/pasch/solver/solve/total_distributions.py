"""Distribution of the remaining points of every card under the best play, cached next to the solution.

The file holds every other level, packed by `distribution_pass`; a card of a level in between is computed from the next
level on demand. Probabilities have single precision; those of the empty card are the summary's, in double.
"""

from dataclasses import asdict, replace
from pathlib import Path

import numpy as np

from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import Card
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.scratch_memory import new_open, new_throws
from pasch.solver.kernels.toolchain.structured_rows import RowTable, build_table
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.card_blocks import CardBlock, follow_blocks
from pasch.solver.kernels.turn.probability_flow import Flow, bound_ways, new_flow
from pasch.solver.kernels.turn.score_distributions import (
    UNIT,
    PackedSpreads,
    Spreads,
    gather_spreads,
    list_later_cards,
    unpack_spreads,
)
from pasch.solver.objective import Objective
from pasch.solver.parallel.workers import count_processors
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.solve import storage
from pasch.solver.solve.chance_solutions import too_large
from pasch.solver.solve.distribution_pass import (
    LEAST,
    allocate_spreads,
    are_odd_levels_kept,
    bound_widths,
    build_full_cards,
    compute_distributions,
    sum_paid,
)
from pasch.solver.solve.following_threads import ROOM
from pasch.solver.solve.solution import Distribution, Solution, SolveCost
from pasch.solver.solve.solution_computing import Meter
from pasch.solver.solve.solve_plan import find_default_budget

_SUFFIX = ".distributions"
_ARRAYS = ("low", "place", "first", "width", "octets")
# Usual upper bound on the point values stored for a card; others are too unlikely.
_USUAL_WIDTH = 600
# Initial room, in cards.
_FEW = 64


class Distributions:
    """Distributions of the remaining points of every card of a solved variant. Not thread-safe.

    Attributes:
        solution: the policy.
        spreads: the cards of every other level.
        paid: ``(cards,)`` the bonus points on each card, minus the cost of throws.
        cost: of computing it; cached: whether it was read from a file; notes: problems with that file.
    """

    def __init__(
        self,
        solution: Solution,
        spreads: PackedSpreads,
        cost: SolveCost,
        *,
        cached: bool = False,
        notes: tuple[Problem, ...] = (),
    ) -> None:
        self.solution, self.spreads, self.cost, self.cached, self.notes = solution, spreads, cost, cached, notes
        self._space, self._arrays = solution.space, solution.arrays
        self._odd, self.paid = are_odd_levels_kept(self._space), sum_paid(self._space)
        self._widest = int(bound_widths(self._space).max())
        self._finished = build_full_cards(self._space)
        self._rooms = [allocate_spreads(self._space, 0), allocate_spreads(self._space, 0)]
        self._ahead = np.empty(self._widest)
        self._open, self._throws = new_open(self._arrays), new_throws(self._arrays, keep=True)
        self._flow = new_flow(self._arrays, ROOM)
        self._at_once = max(1, ROOM // bound_ways(self._arrays))

    def of(self, card: Card) -> Distribution:
        """Returns the distribution of the remaining points of a card between two turns.

        Raises:
            PaschError: No game leads to this card.
        """
        place = self._space.locate(card)
        if not self._space.level[place.group]:
            # The summary has the empty card in double precision, and for its final total.
            whole = self.solution.summary.distribution
            return Distribution(whole.low - place.points, whole.chances)
        index = self._space.index(place)
        return read_distribution(self.known(np.array([index])), index)

    def known(self, cards: Ints) -> Spreads:
        """Returns the distributions of cards of one level by index; overwritten by the next call."""
        level = int(self._space.level[self._groups(cards[:1])[0]])
        if level == self._space.variant.turns:
            return self._finished
        return self._unpacked(cards, 0) if level % 2 == self._odd else self._gathered(cards)

    def _groups(self, cards: Ints) -> Ints:
        return (np.searchsorted(self._space.start, cards, side="right") - 1).astype(np.int64)

    def _room(self, number: int, cards: int) -> Spreads:
        if len(self._rooms[number].chance) < cards * self._widest:
            chance = np.empty(max(_FEW, 2 * cards) * self._widest, dtype=np.float32)
            self._rooms[number] = replace(self._rooms[number], chance=chance)
        return self._rooms[number]

    def _unpacked(self, cards: Ints, number: int) -> Spreads:
        room = self._room(number, len(cards))
        unpack_spreads(self.spreads, cards, room)
        return room

    def _gathered(self, cards: Ints) -> Spreads:
        # A level that is not stored follows from the next one, as in `distribution_pass`.
        blocks = self._blocks(cards)
        room, end = self._room(0, len(blocks) * LANES), 0
        for first in range(0, len(blocks), self._at_once):
            part = blocks[first : first + self._at_once]
            flow, first_way = self._follow(part)
            after = np.unique(flow.cards[: first_way[-1]])
            full = int(self._space.level[self._groups(after[:1])[0]]) == self._space.variant.turns
            later = self._finished if full else self._unpacked(after, 1)
            end = gather_spreads(
                self._arrays.sheet, flow, part, first_way, self.paid, LEAST, self._ahead, later, room, end
            )
        return room

    def _follow(self, blocks: RowTable[CardBlock]) -> tuple[Flow, Ints]:
        first_way, solution = np.zeros(len(blocks) + 1, dtype=np.int64), self.solution
        follow_blocks(
            self._arrays, self._open, self._throws, self._flow, solution.value, solution.theta, blocks, first_way
        )
        return self._flow, first_way

    def _blocks(self, cards: Ints) -> RowTable[CardBlock]:
        cards = np.unique(cards)
        runs: list[tuple[int, int, int]] = []
        for group, card in zip(self._groups(cards).tolist(), cards.tolist(), strict=True):
            lane = card - int(self._space.start[group])
            # Neighbours within eight lanes share a block.
            if runs and runs[-1][0] == group and lane < runs[-1][1] + LANES:
                runs[-1] = group, runs[-1][1], lane - runs[-1][1] + 1
            else:
                runs.append((group, lane, 1))
        groups, firsts, lanes = zip(*runs, strict=True)
        return build_table(CardBlock, group=groups, first=firsts, lanes=lanes)

    def after(self, card: Card) -> Ints:
        """Returns the indices of the cards that a turn on this card may lead to, ascending.

        Raises:
            PaschError: No game leads to this card.
        """
        place = self._space.locate(card)
        turn = self._arrays.sheet.turn
        stages = int(turn.throws + turn.per_turn + turn.saved_values)
        boxes = len(self._arrays.sheet.boxes)
        # Room for every target in each plane and at each stage of the turn.
        found = np.zeros((1 + boxes) * stages * self._open.target_of.size, dtype=np.int64)
        count = list_later_cards(
            self._arrays, self._open, build_table(CardBlock, group=place.group, first=place.lane)[0], found
        )
        return np.unique(found[:count])


def read_distribution(known: Spreads, card: int) -> Distribution:
    """Returns one distribution in double precision, normalised to 1."""
    first = int(known.place[card])
    chances = known.chance[first : first + int(known.width[card])].astype(np.float64)
    return Distribution(int(known.low[card]), chances / chances.sum())


def find_distributions(
    solution: Solution,
    *,
    memory: int | None = None,
    threads: int | None = None,
    progress: Stages | None = None,
    cache: bool = True,
) -> Distributions:
    """Returns the distributions of all cards, from the cache if possible.

    Args:
        memory, threads, progress, cache: as for `solver.solve`.

    Raises:
        PaschError: The memory limit would be exceeded.
    """
    notes: list[Problem] = []
    if cache:
        try:
            found = _load(solution)
        except PaschError as error:
            found, notes = None, [*error.problems]
        if found is not None:
            return found
    report = progress or no_stage_progress
    _must_fit(solution, find_default_budget() if memory is None else memory)
    meter = Meter()
    spreads = compute_distributions(
        solution.space,
        solution.arrays,
        solution.theta,
        solution.value,
        threads or count_processors(),
        lambda share: report("distributions", share),
    )
    cost = meter.cost()
    if cache:
        try:
            arrays = {name: getattr(spreads, name) for name in _ARRAYS}
            path = path_of(solution.variant, solution.objective)
            facts = {"cost": asdict(cost), "unit": UNIT}
            storage.write_file(path, solution.variant, solution.objective, facts, arrays)
        except PaschError as error:
            notes += error.problems
    return Distributions(solution, spreads, cost, notes=tuple(notes))


def load_distributions(solution: Solution) -> Distributions | None:
    """Returns the distributions if they are cached and intact; problems are reported when they are computed."""
    try:
        return _load(solution)
    except PaschError:
        return None


def _must_fit(solution: Solution, budget: int) -> None:
    space = solution.space
    chances = space.lanes * np.minimum(bound_widths(space), _USUAL_WIDTH)
    by_level = np.bincount(space.level, weights=chances)
    values = int(by_level.sum())
    # Two levels in single precision, and every other level packed: about a byte for each probability of all levels.
    needed = int((by_level[:-1] + by_level[1:]).max()) * 4 + values
    if needed > budget:
        raise PaschError(too_large(values, needed, budget))


def path_of(variant: Variant, objective: Objective) -> Path:
    """Returns the file of the distributions of a variant."""
    return storage.get_path(variant, objective).with_suffix(_SUFFIX)


def _load(solution: Solution) -> Distributions | None:
    path = path_of(solution.variant, solution.objective)
    found = storage.read_file(path, solution.variant, solution.objective)
    if found is None:
        return None
    facts, arrays = found
    if facts.get("unit") != UNIT or "octets" not in arrays or len(arrays["low"]) != solution.space.count:
        raise PaschError(Problem("solution-unfit", {"file": str(path)}))
    return Distributions(
        solution, PackedSpreads(*(arrays[name] for name in _ARRAYS)), SolveCost(**facts["cost"]), cached=True
    )
