"""Enumeration of the cards of one column, and lookup of a card's column among them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pasch.rules.game.card import Card
from pasch.rules.game.turn import five_state
from pasch.rules.variant.tables import FIVE_STATES
from pasch.rules.variant.variant import Column, Variant
from pasch.solver.cards.bonus_tallies import Move, Steps, Tally, build_tallies
from pasch.solver.cards.card_counting import Least, bound_states
from pasch.solver.cards.computed_boxes import Computed
from pasch.solver.cards.dice_lattice import Doubles, Ints

UNLIMITED = 10**1000
STATE, LANE, MOVE = 48, 8, 16
"""Bytes per box of a state, the kernels' copy included; per lane; per move of a lane."""
STRUCK, SCORED = 0, 1
_STORED = ("codes", "child", "class_of", "lanes", "different", "ahead", "move_start", "move_lane", "move_points")
# By box, the moves of a strike and those of a score.
_Moving = list[list[list[Move]]]
StoredCards = Mapping[str, NDArray[Any]]
"""The cards of a column as flat arrays by name."""


class TooManyCards(Exception):
    """Raised when an enumeration would exceed its limits.

    Attributes:
        least: lower bounds on the number of cards.
        listed: lower bound on the bytes that listing them takes, if known.
    """

    def __init__(self, least: Least, listed: int = 0) -> None:
        super().__init__(least, listed)
        self.least, self.listed = least, listed


class ColumnCards:
    """The cards of one column, as if it were the whole sheet.

    A *state* is the filled boxes and the state of the five-of-a-kind box; states with the same tallies ahead share a
    *class*, which determines the lanes.

    Attributes:
        codes: ``(states,)`` each state as a number, ascending: entries filled by box, then the five of a kind.
        filled: ``(states, boxes)`` entries filled, by box in the order of the column.
        five: ``(states,)`` index into `tables.FIVE_STATES`.
        level: ``(states,)`` entries filled in all.
        child: ``(states, boxes, 2)`` the state after an entry of 0, and of more; -1 where no game goes there.
        class_of: ``(states,)``.
        lanes: ``(classes,)`` lanes of each class. Where no further threshold of a tally can be reached, all of its
            counts share one lane.
        different: ``(classes,)`` lanes without that sharing.
        progress: for each class, the tallies of each lane as one number, ascending.
        state_of, lane_of: representative of each state, and for each class, of each of `progress`: themselves, unless
            merged (see `card_lumping`).
        move_start: ``(classes, boxes, 2, kinds)`` where in `move_lane` and `move_points` the lanes after an entry and
            its bonus points begin; -1 where there is no such entry.
    """

    def __init__(
        self,
        variant: Variant,
        column: Column,
        steps: Mapping[int, Steps],
        most: int = UNLIMITED,
        room: int = UNLIMITED,
        stored: StoredCards | None = None,
    ) -> None:
        self.variant = variant
        self.column = column
        self._most, self._room, self._listed = most, room, 0
        self._known: dict[tuple[int, int], Ints] = {}
        self.boxes = [variant.boxes[index] for index in column.boxes]
        self.tallies = build_tallies(variant, column.index)
        self.five_place = column.boxes.index(column.five) if column.extra and column.five is not None else None
        # A state's code is a mixed-radix number of entries filled by box; the five of a kind is its highest digit.
        sizes = [box.entries + 1 for box in self.boxes]
        if prod(sizes) * len(FIVE_STATES) > np.iinfo(np.int64).max:
            raise TooManyCards(Least(prod(sizes), prod(sizes)))
        self.stride = np.array([prod(sizes[:place]) for place in range(len(sizes))], dtype=np.int64)
        self.five_stride = prod(sizes)
        # Likewise the tallies of a lane: progress is a mixed-radix number of counts.
        caps = [tally.cap + 1 for tally in self.tallies]
        if prod(caps) >= 2**62:
            raise TooManyCards(Least(prod(caps), prod(caps)))
        self.radix = np.array([prod(caps[:axis]) for axis in range(len(caps))], dtype=np.int64)
        if stored is None:
            self.enumerate_states()
            self._enumerate_lanes(steps)
        else:
            self._open(stored)
        self.state_of: Ints = np.arange(len(self.codes))
        self.lane_of: list[Ints] = [np.arange(lanes) for lanes in self.lanes.tolist()]

    @property
    def stored(self) -> StoredCards:
        """Everything listed, as flat arrays from which the same column can be reopened."""
        return {"progress": np.concatenate(self.progress), **{name: getattr(self, name).ravel() for name in _STORED}}

    def _open(self, stored: StoredCards) -> None:
        boxes, classes = len(self.boxes), len(stored["lanes"])
        self.codes: Ints = stored["codes"]
        self.class_of: Ints = stored["class_of"]
        self.lanes: Ints = stored["lanes"]
        self.different, self.move_lane, self.move_points = (
            stored["different"],
            stored["move_lane"],
            stored["move_points"],
        )
        self.child = stored["child"].reshape(-1, boxes, 2)
        self.ahead = stored["ahead"].reshape(classes, len(self.tallies))
        self.move_start = stored["move_start"].reshape(classes, boxes, 2, -1)
        self.progress = np.split(stored["progress"], np.cumsum(self.lanes)[:-1])
        self._read_codes()

    def _read_codes(self) -> None:
        self.filled = np.stack([self._filled(self.codes, place) for place in range(len(self.boxes))]).T
        self.five = self.codes // self.five_stride
        self.level = self.filled.sum(axis=1)

    def enumerate_states(self) -> None:
        """Lists the sets of boxes that can be filled together, and the states after each entry."""
        self.codes = self._free_codes() if self.column.order is None else self._codes_in_order()
        self._read_codes()
        self.child = np.empty((len(self.boxes), 2, len(self.codes)), dtype=np.int64).transpose(2, 0, 1)
        for place, outcome in self._outcomes():
            codes = self._children(self.codes, place, outcome)
            # Codes are ascending, so a binary search finds their index.
            index = np.where(codes >= 0, np.searchsorted(self.codes, codes), -1)
            self.child[:, place, outcome:] = index[:, None]

    def _free_codes(self) -> Ints:
        # All combinations of filled boxes; a filled five-of-a-kind box was scored once, or never.
        number = bound_states(self.variant, self.column)
        self._check(number, STATE * len(self.boxes) * number)
        codes = np.arange(self.five_stride, dtype=np.int64)
        if self.five_place is None:
            return codes
        filled = self._filled(codes, self.five_place) > 0
        # The states of the five-of-a-kind box, as in `FIVE_STATES`: 0 open, 1 scored, 2 struck.
        scored, struck = (codes[filled] + held * self.five_stride for held in (1, 2))
        return np.concatenate([codes[~filled], scored, struck])

    def _codes_in_order(self) -> Ints:
        # An order makes most combinations impossible, so states are found from level to level.
        levels = [np.zeros(1, dtype=np.int64)]
        for _ in range(sum(box.entries for box in self.boxes)):
            after = [self._children(levels[-1], place, outcome) for place, outcome in self._outcomes()]
            found = np.unique(np.concatenate(after))
            levels.append(found[found >= 0])
            self._check(sum(map(len, levels)), STATE * len(self.boxes) * len(levels[-1]))
        return np.unique(np.concatenate(levels))

    def _outcomes(self) -> Iterator[tuple[int, int]]:
        # A score often leads to the same state as a strike; only these differ.
        alike = self.column.order is None or not self.column.strikes_any
        for place in range(len(self.boxes)):
            yield place, STRUCK
            if place == self.five_place or not alike:
                yield place, SCORED

    def _check(self, found: int, listed: int) -> None:
        # Checked while listing, so that a sheet far too large is given up early.
        self._listed += listed
        if found > self._most:
            raise TooManyCards(Least(found, found))
        if self._listed > self._room:
            raise TooManyCards(Least(found, found), self._listed)

    def _filled(self, codes: Ints, place: int) -> Ints:
        return codes % self.five_stride // self.stride[place] % (self.boxes[place].entries + 1)

    def _children(self, codes: Ints, place: int, outcome: int) -> Ints:
        allowed = self._filled(codes, place) < self.boxes[place].entries
        if self.column.lines and (outcome == SCORED or not self.column.strikes_any):
            allowed &= self._in_line(codes, place)
        after = codes + self.stride[place]
        if place == self.five_place:
            held = codes // self.five_stride
            # A scored five of a kind stays scored whatever else is entered in its box.
            now = np.where(held == 1, 1, 1 if outcome == SCORED else 2)
            after = after + (now - held) * self.five_stride
        return np.where(allowed, after, -1)

    def _in_line(self, codes: Ints, place: int) -> NDArray[np.bool_]:
        found = np.zeros(len(codes), dtype=np.bool_)
        box = self.boxes[place].index
        for line in (line for line in self.column.lines if box in line):
            before = [self.column.boxes.index(other) for other in line[: line.index(box)]]
            full = [self._filled(codes, other) == self.boxes[other].entries for other in before]
            found |= np.logical_and.reduce(full) if full else True
        return found

    @property
    def members(self) -> list[bool]:
        """By box, whether classes depend on it: because it moves a tally or the points of later boxes."""
        counts_filled = self.variant.tables.filled_classes > 1
        return [counts_filled or any(box.index in tally.members for tally in self.tallies) for box in self.boxes]

    def _enumerate_lanes(self, steps: Mapping[int, Steps]) -> None:
        members = self.members
        # States that agree in all boxes that matter to tallies share a class.
        keys = self.filled[:, members] @ self.stride[members]
        if self.five_place is not None and members[self.five_place]:
            keys = keys + self.five * self.five_stride
        unique, first, self.class_of = np.unique(keys, return_index=True, return_inverse=True)
        class_child = self.classes_after(len(unique))
        own = len(self.tallies)
        kinds = [[move[:own] for move in steps[box.index].moves] for box in self.boxes]
        filled_classes = self.variant.tables.filled_classes
        by_outcome = [
            [
                [[kinds[place][kind] for kind in found] for found in steps[box.index].by_outcome_after(held)]
                for place, box in enumerate(self.boxes)
            ]
            for held in range(filled_classes)
        ]
        held_by_class: list[int] = np.minimum(self.level[first], filled_classes - 1).tolist()
        filled_members = self.filled[first][:, members].sum(axis=1)
        self._points = [tally.paid.astype(np.float64) for tally in self.tallies]
        # The most that open boxes can still add to each tally.
        left = np.array([box.entries for box in self.boxes]) - self.filled[first]
        steps_by_box = [np.array(moves).reshape(len(moves), own).max(axis=0).clip(0) for moves in kinds]
        self.ahead = left @ np.array(steps_by_box).reshape(len(self.boxes), own)
        order: list[int] = np.argsort(filled_members, kind="stable").tolist()
        moving: list[_Moving] = [
            [moves if member else [[], []] for moves, member in zip(by_box, members, strict=True)]
            for by_box in by_outcome
        ]
        self._spread_lanes(order, class_child, [moving[held] for held in held_by_class])
        self._list_moves(class_child, kinds, [by_outcome[held] for held in held_by_class], members)

    def _spread_lanes(self, order: list[int], class_child: Ints, moving: Sequence[_Moving]) -> None:
        # Classes in an order in which each comes after all that lead to it.
        nothing = np.zeros(0, dtype=np.int64)
        self.progress = [nothing for _ in order]
        # Counted before lanes are merged: every sum so far is a card of its own.
        self.different = np.zeros(len(order), dtype=np.int64)
        found: list[list[Ints]] = [[] for _ in order]
        found[int(self.class_of[0])].append(np.zeros(1, dtype=np.int64))
        total = 0
        for index in order:
            reached = np.unique(np.concatenate(found[index]))
            found[index] = []
            total += len(reached)
            self.different[index] = len(reached)
            self.progress[index] = np.unique(self._settled(index, reached))
            going = np.argwhere(class_child[index] >= 0).tolist()
            moves = sum(len(moving[index][place][outcome]) for place, outcome in going)
            self._check(total, (LANE + MOVE * moves) * len(self.progress[index]))
            for place, outcome in going:
                target = class_child[index, place, outcome]
                found[target] += [self._moved(reached, move) for move in moving[index][place][outcome]]
        self.lanes = np.array([len(lanes) for lanes in self.progress], dtype=np.int64)

    def classes_after(self, classes: int) -> Ints:
        """Returns ``(classes, boxes, 2)`` the class after an entry; -1 for none."""
        found = np.full((classes, len(self.boxes), 2), -1, dtype=np.int64)
        for place in range(len(self.boxes)):
            for outcome in (STRUCK, SCORED):
                children = self.child[:, place, outcome]
                going = children >= 0
                found[self.class_of[going], place, outcome] = self.class_of[children[going]]
        return found

    def _settled(self, index: int, progress: Ints) -> Ints:
        after = np.zeros_like(progress)
        for axis, (tally, radix) in enumerate(zip(self.tallies, self.radix, strict=True)):
            settled = self._settling(axis, int(self.ahead[index, axis]))
            after += settled[progress // radix % (tally.cap + 1)] * radix
        return after

    def _settling(self, axis: int, ahead: int) -> Ints:
        if (axis, ahead) not in self._known:
            tally = self.tallies[axis]
            found = [tally.settled(count, ahead) for count in range(tally.cap + 1)]
            self._known[axis, ahead] = np.array(found, dtype=np.int64)
        return self._known[axis, ahead]

    def _moved(self, progress: Ints, move: Move) -> Ints:
        after = np.zeros_like(progress)
        for tally, step, radix in zip(self.tallies, move, self.radix, strict=True):
            now = progress // radix % (tally.cap + 1)
            after += tally.moved(now, step) * radix
        return after

    def _bonus_points(self, progress: Ints) -> Doubles:
        found = np.zeros(len(progress))
        for points, radix in zip(self._points, self.radix, strict=True):
            found += points[progress // radix % len(points)]
        return found

    def _list_moves(
        self, class_child: Ints, kinds: list[list[Move]], by_outcome: Sequence[_Moving], members: list[bool]
    ) -> None:
        most = int(self.lanes.max())
        # Moves that change no tally share the identity at the beginning.
        lanes: list[Ints] = [np.arange(most, dtype=np.int64)]
        points: list[Doubles] = [np.zeros(most)]
        size = most
        shape = (len(self.lanes), len(self.boxes), 2, max(map(len, kinds)))
        self.move_start = np.full(shape, -1, dtype=np.int64)
        for index, place, outcome in np.argwhere(class_child >= 0):
            if not members[place]:
                self.move_start[index, place, outcome, : len(kinds[place])] = 0
                continue
            target = class_child[index, place, outcome]
            before = self.progress[index]
            for kind, move in enumerate(kinds[place]):
                if move not in by_outcome[index][place][outcome]:
                    continue
                after = self._settled(target, self._moved(before, move))
                self.move_start[index, place, outcome, kind] = size
                lanes.append(np.searchsorted(self.progress[target], after))
                # Bonuses are paid when their threshold is reached: the difference of all bonus points.
                points.append(self._bonus_points(after) - self._bonus_points(before))
                size += len(before)
        self.move_lane = np.concatenate(lanes)
        self.move_points = np.concatenate(points)

    def reachable_from(self, state: int) -> NDArray[np.bool_]:
        """Returns ``(states,)`` the states that a game may reach from one, itself included."""
        found = np.zeros(len(self.codes), dtype=np.bool_)
        found[state] = True
        for level in range(int(self.level[state]), int(self.level.max())):
            after = self.child[found & (self.level == level)]
            found[after[after >= 0]] = True
        return found

    def counted(self, state: int, tally: Tally | Computed) -> Ints:
        """Returns ``(lanes,)`` the count of one of its tallies on each card of a state."""
        radix = int(self.radix[self.tallies.index(tally)])
        counted: Ints = self.progress[int(self.class_of[state])] // radix % (tally.cap + 1)
        return counted

    @cached_property
    def count(self) -> int:
        """Number of cards of this column."""
        return int(self.lanes[self.class_of].sum())

    @cached_property
    def reader(self) -> "ColumnReader":
        """Finds a card's column here."""
        return ColumnReader(self)


Lump = Callable[[ColumnCards], ColumnCards]


class ColumnReader:
    """Finds a column of a card among the cards of that column; built once for many cards."""

    def __init__(self, cards: ColumnCards) -> None:
        self._strides = [
            (cell, int(stride)) for box, stride in zip(cards.boxes, cards.stride, strict=True) for cell in box.cells
        ]
        self._five = None if cards.five_place is None else cards.boxes[cards.five_place]
        self._five_stride = cards.five_stride
        self._tallies = [
            (_places(cards.variant, tally), tally, int(radix))
            for tally, radix in zip(cards.tallies, cards.radix, strict=True)
        ]
        self._state_by_code = {code: index for index, code in enumerate(cards.codes.tolist())}
        self._ahead: list[list[int]] = cards.ahead.tolist()
        self._class_of: list[int] = cards.class_of.tolist()
        self._state_of: list[int] = cards.state_of.tolist()
        self._progress, self._lane_of = cards.progress, cards.lane_of
        self._lane_by_progress: dict[int, dict[int, int]] = {}
        self._lanes: list[int] = cards.lanes.tolist()

    def read(self, card: Card) -> tuple[int, int, int, int] | None:
        """Returns the state, its number of lanes, the lane, and bonus points so far; None if no game leads there."""
        entries = card.entries
        # A sum of strides: each filled cell counts once in the digit of its box.
        code = sum([stride for cell, stride in self._strides if entries[cell] is not None])
        if self._five is not None:
            code += self._five_stride * five_state(card, self._five)
        state = self._state_by_code.get(code)
        if state is None:
            return None
        state = self._state_of[state]
        owner = self._class_of[state]
        progress = bonus = 0
        for (boxes, tally, radix), ahead in zip(self._tallies, self._ahead[owner], strict=True):
            counted = tally.count_of([(box, held) for box, cell in boxes if (held := entries[cell]) is not None])
            progress += tally.settled(counted, ahead) * radix
            bonus += int(tally.paid[counted])
        lanes = self._lane_by_progress.get(owner)
        if lanes is None:
            lanes = dict(zip(self._progress[owner].tolist(), self._lane_of[owner].tolist(), strict=True))
            self._lane_by_progress[owner] = lanes
        lane = lanes.get(progress)
        return None if lane is None else (state, self._lanes[owner], lane, bonus)


def _places(variant: Variant, tally: Tally | Computed) -> tuple[tuple[int, int], ...]:
    return tuple((index, cell) for index in tally.members for cell in variant.boxes[index].cells)
