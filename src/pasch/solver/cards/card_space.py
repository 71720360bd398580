"""Numbering of all cards of a variant.

The value of a card depends on the filled boxes, the state of five-of-a-kind boxes, throws bought and saved, and the
tallies of its bonuses. Cards that differ only in their tallies form a *group*; the place of a card in its group is its
*lane*. Lanes are adjacent in memory, so a kernel treats eight cards at once. Columns are enumerated separately; the
sheet is their product.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, NamedTuple, overload

import numpy as np
from numpy.typing import NDArray

from pasch.rules.document.bonus_counting import weighted_points
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import Card, bonus_sum, sheet_throws
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.bonus_tallies import Steps, Tally, build_sums, build_tallies
from pasch.solver.cards.card_counting import Least, bound_cards, bound_lanes, bound_states
from pasch.solver.cards.column_cards import LANE, MOVE, STATE, UNLIMITED, ColumnCards, Lump, StoredCards, TooManyCards
from pasch.solver.cards.dice_lattice import Ints

QUICKLY_LISTED = 1_000_000
"""Columns of up to so many cards are always listed, so that their number is exact."""


def bound_groups(variant: Variant) -> int:
    """Returns a lower bound on the groups of a variant without listing anything."""
    bought = variant.turn.allowance + 1
    return prod(bound_states(variant, column) * bought for column in variant.columns) * variant.turn.saved_values


def count_shared_throws(variant: Variant, card: Card) -> int:
    """Returns the throws of a card that belong to no column: saved, or bought from a stock of all columns."""
    buy = variant.turn.buy
    return card.bought[0] if buy and buy.is_shared else card.saved


def _convolve(one: Sequence[int], other: Sequence[int]) -> list[int]:
    # A convolution: cards of both parts together, by level.
    found = [0] * (len(one) + len(other) - 1)
    for (first, many), (second, more) in product(enumerate(one), enumerate(other)):
        found[first + second] += many * more
    return found


class CardPosition(NamedTuple):
    """Group and lane of a card, and the points on it, bonuses included; see `card.total_if_struck`."""

    group: int
    lane: int
    points: int


class CardSpace:
    """All cards of a variant.

    Attributes:
        columns: the cards of each column.
        sheet: the tallies over several columns; each lane of the columns is followed by all of their counts.
        lanes: ``(groups,)`` lanes of each group; 0 where no game leads.
        start: ``(groups + 1,)`` where the cards of each group begin.
        level: ``(groups,)`` entries filled.
        allowance: bought throws that each column may be charged with, 0 where none can be bought.
        charges: number of values of the throws that a column is charged with.
        saved: number of values of saved throws, or of those bought from a stock of all columns.
    """

    def __init__(
        self,
        variant: Variant,
        most: int = UNLIMITED,
        stored: Sequence[StoredCards] = (),
        *,
        lump: Lump | None = None,
        room: int = UNLIMITED,
        columns: Sequence[ColumnCards] = (),
    ) -> None:
        """Lists the cards of all columns.

        Args:
            columns: the cards of each column, if already listed.
            lump: `card_lumping.lump_cards` to merge cards with the same future.
            stored: the cards of each column; see `ColumnCards.stored`.
            most: the most values, where a column has so many that listing them takes long.
            room: bytes that listing the cards of a column may take.

        Raises:
            TooManyCards: There are more.
        """
        self.variant = variant
        self.sheet: tuple[Tally, ...] = build_sums(variant, None) if len(variant.columns) > 1 else ()
        self.steps = {
            box.index: Steps(variant, (*build_tallies(variant, box.column), *self.sheet), box.index)
            for box in variant.boxes
        }
        buy = variant.turn.buy
        self.allowance = variant.turn.allowance
        self.charges = self.allowance + 1
        self._per_turn = buy.per_turn if buy else 0
        self._unused = buy.unused if buy else 0
        self.saved = variant.turn.saved_values
        self._shares = bool(buy and buy.is_shared)
        self._saved_per_turn = self._per_turn if self._shares else variant.turn.throws - 1
        self.sheet_lanes = prod(tally.cap + 1 for tally in self.sheet)
        if columns:
            self.columns = tuple(columns)
        elif stored:
            self.columns = tuple(
                ColumnCards(variant, column, self.steps, stored=cards)
                for column, cards in zip(variant.columns, stored, strict=True)
            )
        else:
            self.columns = tuple(self._listed(most, room))
        if lump is not None:
            self.columns = tuple(map(lump, self.columns))

    def _listed(self, most: int, room: int) -> Iterator[ColumnCards]:
        known = [bound_cards(self.variant, column, self.steps) for column in self.variant.columns]
        for place, column in enumerate(self.variant.columns):
            # The product of all other columns, with bounds for those that are not listed yet.
            others = Least(self.sheet_lanes, self.sheet_lanes)
            for other in (*known[:place], *known[place + 1 :]):
                others = others.times(*other)
            limit = max(QUICKLY_LISTED, most // others.values)
            values = bound_lanes(self.variant, column, self.steps).values
            states = bound_states(self.variant, column) * len(column.boxes)
            # Whatever is not full is led on by a strike and by a score at least.
            listed = STATE * states + (LANE + 2 * MOVE) * values
            if known[place].values > limit or listed > room:
                raise TooManyCards(others.times(*known[place]), listed)
            try:
                cards = ColumnCards(self.variant, column, self.steps, limit, room)
            except TooManyCards as error:
                raise TooManyCards(others.times(*error.least), error.listed) from None
            known[place] = Least(int(cards.different[cards.class_of].sum()), cards.count)
            yield cards

    @cached_property
    def sizes(self) -> list[int]:
        """Number of values of each level, without listing groups."""
        return self.by_level([column.lanes[column.class_of] for column in self.columns])

    @cached_property
    def cards_by_level(self) -> list[int]:
        """Number of cards of each level, without listing groups."""
        return self.by_level([column.different[column.class_of] for column in self.columns])

    def by_level(self, by_state: Sequence[Ints]) -> list[int]:
        """Returns, by level, the sum over all groups of a product of numbers given by column and state."""
        # A convolution over columns: levels add up, numbers multiply.
        found = [self.sheet_lanes]
        for column, own in zip(self.columns, by_state, strict=True):
            counts = np.zeros(int(column.level.max()) + 1, dtype=np.int64)
            np.add.at(counts, column.level, own)
            bought = np.minimum(self.allowance, np.arange(len(counts)) * self._per_turn) + 1
            found = _convolve(found, (counts * bought).tolist())
        most = self._saved_per_turn
        return [size * (min(self.saved - 1, most * level) + 1) for level, size in enumerate(found)]

    @cached_property
    def most(self) -> int:
        """Upper bound on the number of values, without listing groups; exact if no throws are bought or saved."""
        return prod(column.count * self.charges for column in self.columns) * self.sheet_lanes * self.saved

    @cached_property
    def group_stride(self) -> Ints:
        """``(columns,)`` weight of a column's state, bought throws included, in a group's number."""
        sizes = [len(column.codes) * self.charges for column in self.columns]
        return np.array([prod(sizes[place + 1 :]) * self.saved for place in range(len(sizes))], dtype=np.int64)

    @cached_property
    def groups(self) -> int:
        """Number of groups."""
        return prod(len(column.codes) * self.charges for column in self.columns) * self.saved

    @cached_property
    def level(self) -> NDArray[np.int16]:
        """``(groups,)`` entries filled."""
        level: Ints = np.zeros(1, dtype=np.int64)
        for column in self.columns:
            own = np.repeat(column.level, self.charges)
            level = np.add.outer(level, own).ravel()
        return np.repeat(level, self.saved).astype(np.int16)

    @cached_property
    def lanes(self) -> NDArray[np.int32]:
        """``(groups,)`` lanes of each group."""
        return self._by_group([column.lanes for column in self.columns]).astype(np.int32)

    def _by_group(self, by_column: Sequence[Ints]) -> Ints:
        # (groups,) the product of numbers by class of each column; 0 for groups that no game leads to.
        lanes: Ints = np.full(1, self.sheet_lanes, dtype=np.int64)
        for column, by_class in zip(self.columns, by_column, strict=True):
            bought = np.arange(self.charges)
            # A game cannot have bought more throws than its turns so far allow.
            own = by_class[column.class_of][:, None] * (bought <= column.level[:, None] * self._per_turn)
            lanes = np.multiply.outer(lanes, own.ravel()).ravel()
        if self.saved > 1:
            level = self.level.reshape(-1, self.saved)[:, 0].astype(np.int64)
            lanes = (lanes[:, None] * (np.arange(self.saved) <= self._saved_per_turn * level[:, None])).ravel()
        return lanes

    @cached_property
    def start(self) -> Ints:
        """``(groups + 1,)`` where the cards of each group begin."""
        return np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(self.lanes, dtype=np.int64)])

    @cached_property
    def count(self) -> int:
        """Number of values of a solution: cards with the same future count once."""
        return int(self.start[-1])

    @cached_property
    def different(self) -> int:
        """Number of cards, finished ones included, counting every sum so far separately."""
        return int(self._by_group([column.different for column in self.columns]).sum())

    @cached_property
    def unfinished(self) -> int:
        """Number of cards with entries left."""
        return sum(self.cards_by_level[: self.variant.turns])

    def reachable_from(self, group: int) -> NDArray[np.bool_]:
        """Returns ``(groups,)`` the groups that a game may reach from one, itself included.

        With bought or saved throws it includes a few that no game reaches.
        """
        # The sheet is a product, so reachability is the conjunction over columns.
        found: NDArray[np.bool_] = np.ones(1, dtype=np.bool_)
        for place, column in enumerate(self.columns):
            state, _ = self.split(group, place)
            own = np.repeat(column.reachable_from(state), self.charges)
            found = np.logical_and.outer(found, own).ravel()
        return np.repeat(found, self.saved)

    def after(self, groups: Ints) -> Ints:
        """Returns the groups of the next level that an entry may lead to from some groups of one level.

        It includes a few that none leads to.
        """
        found = np.zeros(self.groups, dtype=np.bool_)
        for group in groups.tolist():
            found |= self.reachable_from(group)
        later = self.groups_of(int(self.level[groups[0]]) + 1)
        return later[found[later]]

    def groups_of(self, level: int) -> Ints:
        """Returns the groups of a level that games lead to."""
        return np.flatnonzero((self.level == level) & (self.lanes > 0)).astype(np.int64)

    @overload
    def split(self, group: int, column: int) -> tuple[int, int]: ...
    @overload
    def split(self, group: Ints, column: int) -> tuple[Ints, Ints]: ...
    def split(self, group: Any, column: int) -> tuple[Any, Any]:
        """Returns the state of a column in a group, or in each of several, and the throws that it is charged with."""
        digit = group // self._strides[column] % (len(self.columns[column].codes) * self.charges)
        return digit // self.charges, digit % self.charges

    def index(self, place: CardPosition) -> int:
        """Returns the index of a card among all."""
        return int(self.start[place.group]) + place.lane

    def locate(self, card: Card) -> CardPosition:
        """Returns the group and lane of a card.

        Raises:
            PaschError: No game leads to this card.
        """
        # A group is a mixed-radix number of the columns' states and saved throws, a lane one of the columns' lanes
        # and the tallies over all columns.
        group = lane = points = 0
        for column, stride in zip(self.columns, self._strides, strict=True):
            rules = column.column
            found = column.reader.read(card)
            if found is None:
                raise PaschError(Problem("impossible-card", {"column": rules.names}))
            state, lanes, own_lane, bonus = found
            bought = 0 if self._shares else card.bought[rules.index]
            group += (state * self.charges + bought) * stride
            lane = lane * lanes + own_lane
            points += bonus
            if self.variant.counts_points:
                unused = (self.allowance - bought) * self._unused
                points += weighted_points(card.extra[rules.index] + unused, rules.weight)
        if self.variant.counts_points:
            entered = zip(card.entries, self._weights, strict=True)
            points += sheet_throws(self.variant, card)
            points += sum([weighted_points(entry, weight) for entry, weight in entered if entry])
            if self._struck:
                points += sum([loss for cell, loss in self._struck if card.entries[cell] is None])
        for tally in self.sheet:
            held = tally.counted(bonus_sum(self.variant, card, tally))
            lane = lane * (tally.cap + 1) + held
            points += int(tally.paid[held])
        group += min(count_shared_throws(self.variant, card), self.saved - 1)
        # Saved throws that no game has at this card leave the group without lanes.
        if lane >= self.lanes[group]:
            raise PaschError(Problem("impossible-card", {"column": self.variant.columns[0].names}))
        return CardPosition(group, lane, points)

    @cached_property
    def _strides(self) -> list[int]:
        strides: list[int] = self.group_stride.tolist()
        return strides

    @cached_property
    def _struck(self) -> list[tuple[int, int]]:
        # Cells in which a strike costs points, and how many.
        boxes = [(box, self.variant.gain(box, box.struck)) for box in self.variant.boxes if box.struck]
        return [(cell, loss) for box, loss in boxes for cell in box.cells]

    @cached_property
    def _weights(self) -> list[float]:
        return [self.variant.factor(box) for box in self.variant.boxes for _ in box.cells]
