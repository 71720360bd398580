"""Distributions of the remaining points of every card under optimal play, stored beside the solution.

The file holds every other level, as `spreading` packs it; a card of a level between is worked out from the next level
when it is asked for. Chances are as exact as single precision; the empty card's are the summary's, in double.
"""

from dataclasses import asdict, replace
from pathlib import Path

import numpy as np

from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import Card
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.scratch_memory import new_open, new_throws
from pasch.solver.kernels.toolchain.structured_rows import RowTable, filled_table
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.card_blocks import CardBlock, follow_blocks
from pasch.solver.kernels.turn.probability_flow import Flow, most_ways, new_flow
from pasch.solver.kernels.turn.score_distributions import (
    UNIT,
    PackedSpreads,
    Spreads,
    gather_spreads,
    list_after,
    unpack_spreads,
)
from pasch.solver.objective import Objective
from pasch.solver.parallel.workers import processors
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.solve import storage
from pasch.solver.solve.block_threads import ROOM
from pasch.solver.solve.chance_solutions import too_large
from pasch.solver.solve.distribution_pass import (
    LEAST,
    card_distributions,
    full_card_distributions,
    kept_levels,
    paid_on,
    room_for,
    widths_of,
)
from pasch.solver.solve.solution import Distribution, Solution, SolveCost
from pasch.solver.solve.solution_computing import Meter
from pasch.solver.solve.solve_plan import default_budget

_SUFFIX = ".distributions"
_ARRAYS = ("low", "place", "first", "width", "octets")
_USUAL_WIDTH = 600
"""Numbers of points with a chance that a card has at most, as a rule: the rest is too unlikely to be kept."""
_FEW = 64
"""Cards for whose distributions there is room from the start."""


class Distributions:
    """Distributions of the remaining points of every card of a solved variant. Not to be shared between threads.

    Attributes:
        solution: what was followed.
        kept: the cards of every other level.
        paid: ``(cards,)`` the bonus points on each card, less what its throws cost.
        cost: what it took; cached: whether it was opened from a file; notes: what went wrong with that file.
    """

    def __init__(
        self,
        solution: Solution,
        kept: PackedSpreads,
        cost: SolveCost,
        *,
        cached: bool = False,
        notes: tuple[Problem, ...] = (),
    ) -> None:
        self.solution, self.kept, self.cost, self.cached, self.notes = solution, kept, cost, cached, notes
        self._space, self._arrays = solution.space, solution.arrays
        self._odd, self.paid = kept_levels(self._space), paid_on(self._space)
        self._widest = int(widths_of(self._space).max())
        self._finished = full_card_distributions(self._space)
        self._rooms = [room_for(self._space, 0), room_for(self._space, 0)]
        self._ahead = np.empty(self._widest)
        self._open, self._throws = new_open(self._arrays), new_throws(self._arrays, keep=True)
        self._flow = new_flow(self._arrays, ROOM)
        self._at_once = max(1, ROOM // most_ways(self._arrays))

    def of(self, card: Card) -> Distribution:
        """The points that a card between two turns will still bring; what is on it already is not among them.

        Raises:
            PaschError: no game leads to this card.
        """
        place = self._space.locate(card)
        if not self._space.level[place.group]:
            whole = self.solution.summary.distribution
            return Distribution(whole.low - place.points, whole.chances)
        index = int(self._space.start[place.group]) + place.lane
        return distribution_in(self.known(np.array([index])), index)

    def known(self, cards: Ints) -> Spreads:
        """The distributions of some cards of one level, by their index; overwritten when others are asked for."""
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
        unpack_spreads(self.kept, cards, room)
        return room

    def _gathered(self, cards: Ints) -> Spreads:
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
        """Blocks that hold some cards, and a few more."""
        cards = np.unique(cards)
        found: list[tuple[int, int, int]] = []
        for group, card in zip(self._groups(cards).tolist(), cards.tolist(), strict=True):
            lane = card - int(self._space.start[group])
            if found and found[-1][0] == group and lane < found[-1][1] + LANES:
                found[-1] = group, found[-1][1], lane - found[-1][1] + 1
            else:
                found.append((group, lane, 1))
        groups, firsts, lanes = zip(*found, strict=True)
        return filled_table(CardBlock, group=groups, first=firsts, lanes=lanes)

    def after(self, card: Card) -> Ints:
        """The cards that a turn on this card may lead to, by their index, ascending.

        Raises:
            PaschError: no game leads to this card.
        """
        place = self._space.locate(card)
        turn = self._arrays.sheet.turn
        stages = int(turn.throws + turn.per_turn + turn.saved)
        boxes = len(self._arrays.sheet.boxes)
        found = np.zeros((1 + boxes) * stages * self._open.target_of.size, dtype=np.int64)
        count = list_after(
            self._arrays, self._open, filled_table(CardBlock, group=place.group, first=place.lane)[0], found
        )
        return np.unique(found[:count])


def distribution_in(known: Spreads, card: int) -> Distribution:
    """One of them in double precision; what was rounded is made up for, so that it adds up to 1."""
    first = int(known.place[card])
    chances = known.chance[first : first + int(known.width[card])].astype(np.float64)
    return Distribution(int(known.low[card]), chances / chances.sum())


def distributions_of(
    solution: Solution,
    *,
    memory: int | None = None,
    threads: int | None = None,
    progress: Stages | None = None,
    cache: bool = True,
) -> Distributions:
    """The distributions of all cards, opened where they were worked out before.

    Args:
        memory, threads, progress, cache: as for `solving.solve`.

    Raises:
        PaschError: it would take more memory than it may.
    """
    notes: list[Problem] = []
    if cache:
        try:
            found = _load(solution)
        except PaschError as error:
            found, notes = None, [*error.problems]
        if found is not None:
            return found
    told = progress or no_stage_progress
    _must_fit(solution, default_budget() if memory is None else memory)
    meter = Meter()
    kept = card_distributions(
        solution.space,
        solution.arrays,
        solution.theta,
        solution.value,
        threads or processors(),
        lambda share: told("distributions", share),
    )
    cost = meter.cost()
    if cache:
        try:
            _save(solution, kept, cost)
        except PaschError as error:
            notes += error.problems
    return Distributions(solution, kept, cost, notes=tuple(notes))


def cached_distributions(solution: Solution) -> Distributions | None:
    """The distributions, if they were kept and their file is whole; what is wrong is said when they are made anew."""
    try:
        return _load(solution)
    except PaschError:
        return None


def _must_fit(solution: Solution, budget: int) -> None:
    space = solution.space
    chances = space.lanes * np.minimum(widths_of(space), _USUAL_WIDTH)
    by_level = np.bincount(space.level, weights=chances)
    values = int(by_level.sum())
    needed = int((by_level[:-1] + by_level[1:]).max()) * 4 + values
    if needed > budget:
        raise PaschError(too_large(values, needed, budget))


def path_of(variant: Variant, objective: Objective) -> Path:
    """The file of the distributions of a variant."""
    return storage.path_of(variant, objective).with_suffix(_SUFFIX)


def _save(solution: Solution, kept: PackedSpreads, cost: SolveCost) -> None:
    arrays = {name: getattr(kept, name) for name in _ARRAYS}
    path = path_of(solution.variant, solution.objective)
    storage.write_file(path, solution.variant, solution.objective, {"cost": asdict(cost), "unit": UNIT}, arrays)


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
