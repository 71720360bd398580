"""Summary of the best play of a whole game: the exact distribution of the final total, and the mean of each box and
bonus.

Two passes over the cards follow the best play. The backward one computes for every card the probability of each fact;
the forward one carries the probability of every score so far from the empty card on, level by level, so that only two
levels are in memory. A score so far counts entries only: bonuses and the cost of bought throws are read off the cards
at the end.
"""

import mmap
import sys
from collections.abc import Iterator
from math import prod

import numpy as np

from pasch.rules.document.bonus_counting import weighted_points
from pasch.rules.game.card import count_strikes, empty_card
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.bonus_tallies import Tally
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.computed_boxes import Computed
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.cards.point_bounds import compute_bounds, compute_throw_cost
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_table
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.card_blocks import split_into_blocks
from pasch.solver.kernels.turn.summary_passes import (
    BoxSums,
    Likely,
    ScoreSpread,
    Singles,
    carry_forward,
    gather_chances,
    weigh,
)
from pasch.solver.progress import Progress
from pasch.solver.solve.bonus_thresholds import Threshold, list_tallies, list_thresholds
from pasch.solver.solve.following_threads import FollowingThreads
from pasch.solver.solve.solution import BonusSummary, BoxSummary, Distribution, Summary


def summarise(
    space: CardSpace, arrays: Arrays, theta: float, value: Doubles, threads: int, progress: Progress
) -> tuple[Summary, Singles]:
    """Computes the summary from the empty card, and the probability of each fact from every card on.

    Args:
        theta: as for `backward_induction.solve_cards`, which computed `value`.

    Returns:
        The summary, and ``(cards, facts) float32``: by box the expected number of its open entries that will score,
        then for each of `list_thresholds` the probability of reaching it.
    """
    chances = compute_chances(space, arrays, theta, value, threads, lambda share: progress(share / 2))
    return compute_summary(space, arrays, theta, value, threads, lambda share: progress(0.5 + share / 2)), chances


def compute_chances(
    space: CardSpace, arrays: Arrays, theta: float, value: Doubles, threads: int, progress: Progress
) -> Singles:
    """Computes the probability of each fact from every card on; see `summarise`."""
    boxes, facts = len(space.variant.boxes), list_thresholds(space)
    chances = np.zeros((space.count, boxes + len(facts)), dtype=np.float32)
    full = space.groups_of(space.variant.turns)
    for group in full:
        start, lanes = int(space.start[group]), int(space.lanes[group])
        for place, fact in enumerate(facts):
            chances[start : start + lanes, boxes + place] = (
                _progress(space, int(group), fact.column, fact.tally) >= fact.reached
            )
    done = sum(int(space.lanes[group]) for group in full)
    ahead = np.zeros(chances.shape[1])
    with FollowingThreads(arrays, theta, value, threads) as followers:
        # F(card) = sum over ways w of P(w) * F(card after w), from the last level to the first.
        for level in range(space.variant.turns - 1, -1, -1):
            for blocks, flow, first_way in followers.follow(split_into_blocks(arrays, space.groups_of(level))):
                gather_chances(arrays.sheet, flow, chances, blocks, first_way, ahead)
                done += int(blocks["lanes"].sum())
                progress(done / space.count)
    return chances


def _progress(space: CardSpace, group: int, place: int | None, tally: Tally | Computed) -> Ints:
    lane = np.arange(int(space.lanes[group]))
    if place is None and isinstance(tally, Tally):
        after = [other.cap + 1 for other in space.sheet[space.sheet.index(tally) + 1 :]]
        counted: Ints = lane // prod(after) % (tally.cap + 1)
        return tally.sums[counted]
    states = [space.split(group, column)[0] for column in range(len(space.columns))]
    sizes = [int(column.lanes[column.class_of[state]]) for column, state in zip(space.columns, states, strict=True)]
    place = place or 0
    # The column's own lane is the digit between those of earlier and later columns.
    inner = prod(sizes[place + 1 :]) * space.sheet_lanes
    return tally.sums[space.columns[place].counted(states[place], tally)[lane // inner % sizes[place]]]


def _private_memory(size: int) -> mmap.mmap:
    # Memory that reads as 0 and can be returned to the system in part.
    if sys.platform == "win32":
        return mmap.mmap(-1, size)
    return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)


class _Level:
    """The cards of one level with the probability of every score so far.

    Attributes:
        place: ``(groups,)`` where the scores of a group's first card begin; -1 for other levels.
        spread: probabilities: for each card of each group ``width[group]`` of them.
        packed: the same for kernels.
    """

    def __init__(self, space: CardSpace, level: int, width: Ints) -> None:
        here = (space.level == level) & (space.lanes > 0)
        sizes = np.where(here, space.lanes * width, 0)
        ends = np.cumsum(sizes)
        self.place: Ints = np.where(here, ends - sizes, -1)
        self._memory = _private_memory(int(ends[-1]) * 8)
        self.spread: Doubles = np.frombuffer(self._memory, dtype=np.float64)
        self.packed = ScoreSpread(self.place, width, self.spread)

    def forget_after(self, group: int) -> None:
        """Returns the memory of all later groups to the system; they read as 0 from now on."""
        if hasattr(mmap, "MADV_DONTNEED"):
            later = self.place[group + 1 :][self.place[group + 1 :] >= 0]
            end = int(later[0]) * 8 if len(later) else len(self._memory)
            first = -(-end // mmap.PAGESIZE) * mmap.PAGESIZE
            if first < len(self._memory):
                self._memory.madvise(mmap.MADV_DONTNEED, first)


def compute_summary(
    space: CardSpace, arrays: Arrays, theta: float, value: Doubles, threads: int, progress: Progress
) -> Summary:
    """Computes the summary from the empty card; see `summarise`."""
    variant = space.variant
    width = compute_bounds(space).entered + 1
    by_box = new_table(BoxSums, len(variant.boxes))
    now = _Level(space, 0, width)
    start = space.locate(empty_card(variant))
    # All probability starts on the empty card with score 0.
    now.spread[now.place[start.group] + start.lane * width[start.group]] = 1.0
    with FollowingThreads(arrays, theta, value, threads) as followers:
        for level in range(variant.turns):
            later = _Level(space, level + 1, width)
            blocks = split_into_blocks(arrays, space.groups_of(level))
            likely = new_table(Likely, len(blocks) * LANES)
            weigh(blocks, now.packed, likely)
            by_block = np.arange(len(blocks) * LANES).reshape(-1, LANES)
            # Backward: cards late in this level lead to cards late in the next, so that what has been carried on can be
            # forgotten before all of the next level is needed.
            order = np.flatnonzero(likely["chance"].reshape(-1, LANES).any(axis=1))[::-1]
            blocks, likely = blocks[order], likely[by_block[order].reshape(-1)]
            done = 0
            for part, flow, first_way in followers.follow(blocks):
                own = slice(done * LANES, (done + len(part)) * LANES)
                done += len(part)
                carry_forward(arrays.sheet, flow, part, first_way, likely[own], now.packed, later.packed, by_box)
                now.forget_after(int(part[-1].group))
                progress((level + done / len(blocks)) / variant.turns)
            now = later
    return _summary(space, now, width, by_box)


def _summary(space: CardSpace, last: _Level, width: Ints, by_box: RowTable[BoxSums]) -> Summary:
    variant = space.variant
    facts = list_thresholds(space)
    chance_of_fact = np.zeros(len(facts))
    by_shift: dict[int, Doubles] = {}
    mean_of_fact = np.zeros(len(facts))
    cost_in_all = 0.0
    for group in np.flatnonzero(last.place >= 0):
        lanes, first = int(space.lanes[group]), int(last.place[group])
        spread = last.spread[first : first + lanes * int(width[group])].reshape(lanes, -1)
        sums = spread.sum(axis=1)
        if not sums.any():
            continue
        cost = compute_throws_cost(space, int(group))
        cost_in_all += cost * float(sums.sum())
        for place, fact in enumerate(facts):
            reached = _progress(space, int(group), fact.column, fact.tally)
            chance_of_fact[place] += float(sums[reached >= fact.reached].sum())
            if isinstance(fact.tally, Computed):
                mean_of_fact[place] += float(sums @ fact.tally.paid_for(reached))
        # Entries plus bonuses minus costs: cards of equal shift share one distribution, so sums are few.
        for shift, scores in zip(compute_bonus_points(space, int(group)) - cost, spread, strict=True):
            known = by_shift.setdefault(int(shift), np.zeros(int(width.max())))
            known[: len(scores)] += scores
    unused, struck = compute_unused(variant), count_strikes(variant)
    low = min(shift for shift in by_shift)
    chances = np.zeros(max(by_shift) - low + int(width.max()))
    for shift in sorted(by_shift):
        chances[shift - low : shift - low + len(by_shift[shift])] += by_shift[shift]
    possible = np.flatnonzero(chances)
    distribution = Distribution(
        low + unused + struck + int(possible[0]), chances[possible[0] : possible[-1] + 1].copy()
    )
    boxes = tuple(
        BoxSummary(
            box.id,
            float(by_box[box.index].points) + variant.gain(box, box.struck) * box.entries,
            float(by_box[box.index].struck) / box.entries,
        )
        for box in variant.boxes
    )
    bonuses = tuple(_bonuses(variant, facts, chance_of_fact, mean_of_fact))
    return Summary(distribution, boxes, bonuses, float(by_box["beside"].sum()), unused - cost_in_all)


def compute_bonus_points(space: CardSpace, group: int) -> Ints:
    """Returns ``(lanes,)`` the points of all bonuses on the cards of a group."""
    points = np.zeros(int(space.lanes[group]), dtype=np.int64)
    for column, tallies in list_tallies(space):
        for tally in tallies:
            # Negative sums index from the end, where their counts are.
            sums = _progress(space, group, column, tally)
            points += tally.paid_for(sums) if isinstance(tally, Computed) else tally.paid[sums]
    return points


def compute_throws_cost(space: CardSpace, group: int) -> int:
    """Returns the cost of bought throws on the cards of a group."""
    buy = space.variant.turn.buy
    if buy is None or not space.variant.counts_points:
        return 0
    if buy.is_shared:
        return group % space.saved * buy.unused
    bought = [space.split(group, place)[1] * int(column.column.weight) for place, column in enumerate(space.columns)]
    return sum(bought) * buy.unused


def compute_unused(variant: Variant) -> int:
    """Returns the points for all throws that can be bought, paid if none is."""
    return compute_throw_cost(variant) if variant.counts_points else 0


def _bonuses(variant: Variant, facts: list[Threshold], chances: Doubles, computed: Doubles) -> Iterator[BonusSummary]:
    for bonus in variant.bonuses:
        own = [place for place, fact in enumerate(facts) if any(paid is bonus for paid, _ in fact.tally.bonuses)]
        reached = {facts[place].reached: float(chances[place]) for place in own}
        weight = 1 if bonus.column is None else variant.columns[bonus.column].weight
        # A tier adds the difference to the one below it, with the probability of reaching it.
        mean, before = float(computed[own].sum()), 0
        for threshold, points in bonus.tiers:
            mean += (weighted_points(points, weight) - before) * reached[threshold]
            before = weighted_points(points, weight)
        column = None if bonus.column is None else variant.columns[bonus.column].id
        chances_by_tier = [reached[threshold] for threshold in bonus.thresholds]
        tiers = tuple(zip(bonus.shown_thresholds, chances_by_tier, strict=True))
        yield BonusSummary(bonus.id, column, mean, tiers)
