"""Simulation of many solitaire games by solved values, with standard errors.

The games of a piece proceed in parallel turn by turn, sorted by card, so that each card is solved once for all games on
it. Games depend on the seed and their numbers alone: not on the worker, nor on the number of games.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import prod

import numpy as np

from pasch.rules.document.bonus_counting import weighted_points
from pasch.rules.game.card import (
    Card,
    bonus_sum,
    box_total,
    column_sums,
    empty_card,
    sheet_throws,
    total,
    total_if_struck,
)
from pasch.rules.variant.variant import Box, SumBonus, Variant
from pasch.solver.cards.bonus_tallies import Tally
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.computed_boxes import Computed
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.array_building import get_lattice
from pasch.solver.kernels.arrays.scratch_memory import new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.games.game_batch import BatchRound, Games, build_choices, new_games, new_notes
from pasch.solver.kernels.games.played_turns import play_turns
from pasch.solver.parallel.workers import Threads, Workers, split_range, take_until_interrupt
from pasch.solver.progress import Progress, no_progress
from pasch.solver.solve.solution import BonusSummary, BoxSummary

MOST_IN_A_CHUNK = 8192
"""Games per call of the kernel."""
IN_A_PIECE = 50_000, 200_000
"""Least and most games of a piece: the fewer games, the fewer share a card."""


@dataclass(frozen=True, eq=False)
class SimulationPolicy:
    """A policy: the best play by the values of all cards, or random play around it.

    Attributes:
        arrays: the variant's arrays.
        value: ``(cards,) float64`` further points; see `backward_induction.solve_cards`.
        theta: as the values were solved: 0 for the mean, otherwise the exponent of the utility.
        temperature: points; 0 for the best play. Above it every decision is drawn, each action with a probability
            proportional to ``exp(value / temperature)``.
    """

    space: CardSpace
    arrays: Arrays
    value: Doubles
    theta: float = 0.0
    temperature: float = 0.0


@dataclass(frozen=True, eq=False)
class GameSample:
    """Results of games. Means of boxes and bonuses, `beside` and `unused` add up to the mean total.

    Attributes:
        totals: ``(games,) int64`` the final total of each game.
        beside: mean of extra points; unused: of points for throws not bought.
        fair: ``(games,)`` total of each game minus its luck (a control variate); its mean is the same, and its variance
            tiny. None where values are unknown.
    """

    totals: Ints
    boxes: tuple[BoxSummary, ...]
    bonuses: tuple[BonusSummary, ...]
    beside: float
    unused: float
    fair: Doubles | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameSample):
            return NotImplemented
        arrays = (self.totals, other.totals), (self.fair, other.fair)
        means = [(each.boxes, each.bonuses, each.beside, each.unused) for each in (self, other)]
        return means[0] == means[1] and all(np.array_equal(one, two) for one, two in arrays)  # type: ignore[arg-type] # None as well

    def __hash__(self) -> int:
        return hash((self.boxes, self.beside, len(self.totals)))

    @property
    def games(self) -> int:
        """Number of games."""
        return len(self.totals)

    @cached_property
    def mean(self) -> float:
        """Mean total in points."""
        return float(self.totals.mean())

    @property
    def fair_mean(self) -> float | None:
        """Mean of the totals without luck in points; None where luck is unknown."""
        return None if self.fair is None else float(self.fair.mean())

    @property
    def fair_error(self) -> float | None:
        """Standard error of `fair_mean` in points."""
        return None if self.fair is None or self.games < 2 else float(self.fair.std(ddof=1)) / self.games**0.5

    @cached_property
    def sd(self) -> float | None:
        """Estimated standard deviation of the total in points; None after a single game."""
        return float(self.totals.std(ddof=1)) if self.games > 1 else None

    @property
    def standard_error(self) -> float | None:
        """Standard error of the mean in points; None after a single game."""
        return None if self.sd is None else self.sd / self.games**0.5

    def percentile(self, share: float) -> int:
        """Returns the lowest total that `share` percent of the games did not exceed."""
        return int(np.quantile(self.totals, share / 100, method="inverted_cdf"))

    @cached_property
    def distribution(self) -> tuple[tuple[int, int], ...]:
        """(total, games), totals ascending."""
        found, games = np.unique(self.totals, return_counts=True)
        return tuple(zip(map(int, found), map(int, games), strict=True))


@dataclass(frozen=True, eq=False)
class SimulatedGames:
    """Results of a piece.

    Attributes:
        totals: the final total of each. cards: the full cards at the end, each with its number of games.
        points, struck: sums by box, points over those of strikes; beside: sum of extra points.
    """

    totals: Ints
    cards: tuple[Ints, Ints]
    points: Doubles
    struck: Ints
    beside: float


class ParallelPlayer:
    """Plays games in parallel, reusing its scratch memory."""

    def __init__(self, play: SimulationPolicy) -> None:
        self._play, arrays, variant = play, play.arrays, play.space.variant
        self._choices = build_choices(variant, get_lattice(variant), arrays)
        self._now, self._throws = new_open(arrays), new_throws(arrays, keep=True)
        self._before = total_if_struck(variant, empty_card(variant))

    def play(self, numbers: range, seed: str, watch: Callable[[int, Games], None] | None = None) -> SimulatedGames:
        """Plays the games of these numbers.

        Args:
            watch: called before each turn with its number and the games.
        """
        play = self._play
        games, start = new_games(len(numbers), seed, numbers.start), play.arrays.sheet.start
        notes = new_notes(play.arrays, self._choices, min(len(numbers), MOST_IN_A_CHUNK))
        played = BatchRound(self._choices, notes, games, play.value)
        # An empty card may have points already, for throws not bought yet.
        games.total[:] = self._before
        for turn in range(play.space.variant.turns):
            if watch:
                watch(turn, games)
            # Sorted by card: the kernel solves a card once for all games on it.
            order = np.argsort(games.card, kind="stable")
            # A binary search for each card's group.
            groups = np.searchsorted(start, games.card[order], side="right") - 1
            for first in range(0, len(numbers), MOST_IN_A_CHUNK):
                chunk = order[first : first + MOST_IN_A_CHUNK]
                play_turns(
                    play.arrays, self._now, self._throws, played, chunk, groups[first:], play.theta, play.temperature
                )
        cards, ended = np.unique(games.card, return_counts=True)
        boxes = notes.boxes
        return SimulatedGames(
            games.total, (cards, ended), boxes["points"], boxes["struck"], float(notes.column_beside.sum())
        )


def simulate(
    play: SimulationPolicy, games: int, seed: str, workers: Workers | None = None, progress: Progress = no_progress
) -> GameSample:
    """Plays solitaire games.

    Args:
        games: number of games; the first ones are those of every shorter run with the same seed.
        workers: None for one thread per processor.
        progress: called now and then.
    """
    workers, found = workers or Threads(), list[SimulatedGames]()
    pieces = split_range(games, workers.count, *IN_A_PIECE)
    # Results come in the order of pieces, so the sample does not depend on workers.
    for played in take_until_interrupt(workers.run(partial(prepare_side, play, seed), pieces)):
        found.append(played)
        progress(len(found) / len(pieces))
    return _sample(play.space, found)


def prepare_side(play: SimulationPolicy, seed: str) -> Callable[[range], SimulatedGames]:
    """Returns a function that plays the games of a range of numbers."""
    return partial(ParallelPlayer(play).play, seed=seed)


def _sample(space: CardSpace, pieces: Sequence[SimulatedGames]) -> GameSample:
    variant, totals = space.variant, np.concatenate([played.totals for played in pieces])
    points = np.sum([played.points for played in pieces], axis=0) / len(totals)
    struck = np.sum([played.struck for played in pieces], axis=0) / len(totals)
    boxes = tuple(
        BoxSummary(
            box.id,
            float(points[box.index]) + variant.gain(box, box.struck) * box.entries,
            struck[box.index] / box.entries,
        )
        for box in variant.boxes
    )
    # Bonuses follow from the full cards, of which there are far fewer than games.
    finals = _Finals(space, *(np.concatenate(each) for each in zip(*(played.cards for played in pieces), strict=True)))
    return GameSample(
        totals=totals,
        boxes=boxes,
        bonuses=finals.bonuses(),
        beside=sum(played.beside for played in pieces) / len(totals),
        unused=finals.unused(),
    )


class _Finals:
    def __init__(self, space: CardSpace, cards: Ints, games: Ints) -> None:
        self._space, self._games = space, games
        self._groups = np.searchsorted(space.start, cards, side="right") - 1
        self._lanes = cards - space.start[self._groups]

    def bonuses(self) -> tuple[BonusSummary, ...]:
        """Summarises every bonus in the order of the document."""
        space, found = self._space, dict[tuple[str, int | None], Ints]()
        inner: int | Ints = space.sheet_lanes
        for tally, held in zip(
            space.sheet, _split_digits(self._lanes % inner, space.sheet, last_fastest=True), strict=True
        ):
            found |= _read_reached(tally, held)
        # Lanes are peeled off from the fastest digit: sheet tallies, then the last column.
        for column in reversed(space.columns):
            states, _ = self._space.split(self._groups, column.column.index)
            own = column.lanes[column.class_of[states]]
            lanes = self._lanes // inner % own
            progress = np.zeros_like(lanes)
            for state in np.unique(states):
                here = states == state
                progress[here] = column.progress[int(column.class_of[state])][lanes[here]]
            for own_tally, held in zip(column.tallies, _split_digits(progress, column.tallies), strict=True):
                found |= _read_reached(own_tally, held)
            inner = inner * own
        return tuple(
            _bonus_summary(space.variant, bonus, found[bonus.id, bonus.column], self._games)
            for bonus in space.variant.bonuses
        )

    def unused(self) -> float:
        """Returns the mean of points for throws not bought."""
        buy = self._space.variant.turn.buy
        if buy is None or not self._space.variant.counts_points:
            return 0.0
        if buy.is_shared:
            left = buy.per_column - self._groups % self._space.saved
            return float(left @ self._games) * buy.unused / float(self._games.sum())
        points = 0.0
        for column in self._space.variant.columns:
            _, bought = self._space.split(self._groups, column.index)
            points += float(((buy.per_column - bought) * buy.unused * column.weight) @ self._games)
        return points / float(self._games.sum())


def _read_reached(tally: Tally | Computed, held: Ints) -> dict[tuple[str, int | None], Ints]:
    return {(bonus.id, bonus.column): tally.sums[held] for bonus, _ in tally.bonuses}


def _split_digits(codes: Ints, tallies: Sequence[Tally | Computed], *, last_fastest: bool = False) -> list[Ints]:
    sizes = [tally.cap + 1 for tally in tallies]
    strides = [prod(sizes[place + 1 :] if last_fastest else sizes[:place]) for place in range(len(sizes))]
    return [codes // stride % size for stride, size in zip(strides, sizes, strict=True)]


def _bonus_summary(variant: Variant, bonus: SumBonus, held: Ints, games: Ints) -> BonusSummary:
    count = float(games.sum())
    weight = 1 if bonus.column is None else variant.columns[bonus.column].weight
    points = np.array([weighted_points(bonus.points(int(each)), weight) for each in held], dtype=np.float64)
    shares = [float(games[held >= from_].sum()) / count for from_ in bonus.thresholds]
    reached_shares = tuple(zip(bonus.shown_thresholds, shares, strict=True))
    column = None if bonus.column is None else variant.columns[bonus.column].id
    return BonusSummary(bonus.id, column, float(points @ games) / count, reached_shares)


def summarise_cards(variant: Variant, cards: Sequence[Card]) -> GameSample:
    """Returns the results of games played elsewhere, from their full cards."""
    weight = [column.weight if variant.counts_points else 0 for column in variant.columns]
    games = np.ones(len(cards), dtype=np.int64)
    boxes = tuple(_box_summary(variant, box, cards) for box in variant.boxes)
    bonuses = tuple(
        _bonus_summary(
            variant,
            bonus,
            np.array([bonus_sum(variant, card, bonus) for card in cards], dtype=np.int64),
            games,
        )
        for bonus in variant.bonuses
    )
    beside = sum(weight[column.index] * card.extra[column.index] for card in cards for column in variant.columns)
    unused = variant.counts_points * sum(sheet_throws(variant, card) for card in cards) + sum(
        weight[column.index] * column_sums(variant, card, column).throws for card in cards for column in variant.columns
    )
    totals = np.array([total(variant, card) for card in cards], dtype=np.int64)
    return GameSample(totals, boxes, bonuses, beside / len(cards), unused / len(cards))


def _box_summary(variant: Variant, box: Box, cards: Sequence[Card]) -> BoxSummary:
    written = sum(box_total(variant, card, box) for card in cards) / len(cards)
    struck = sum(card.entries[cell] == box.struck for card in cards for cell in box.cells) / box.entries / len(cards)
    return BoxSummary(box.id, written, struck) if variant.counts_points else BoxSummary(box.id, 0.0, struck, written)
