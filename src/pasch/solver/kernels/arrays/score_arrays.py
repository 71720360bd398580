"""Scores of rolls in boxes, as the arrays that kernels read."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.rule_arrays import build_places, build_situation_rules
from pasch.solver.kernels.arrays.variant_arrays import NOTHING, ZERO, Scores


def build_scores(space: CardSpace) -> Scores:
    """Builds the scores of a variant's rolls, and the way each moves the tallies."""
    tables = space.variant.tables
    rolls = [roll for roll, equal in enumerate(tables.all_equal) if equal] if tables.has_five else []
    start, scoring = _scoring(space)
    special_points, special_beside, special_kind = _specials(space, rolls)
    low, high = _spans(start, scoring, special_points, special_kind)
    return Scores(
        start=start,
        roll=np.array([entry.roll for entry in scoring], dtype=np.int64),
        points=np.array([float(entry.points) for entry in scoring], dtype=np.float64),
        low=low,
        high=high,
        special_roll=np.array(rolls, dtype=np.int64),
        special_face=np.array([tables.shown_face[roll] for roll in rolls], dtype=np.int64),
        special_points=special_points,
        special_beside=special_beside,
        special_kind=special_kind,
        special_place=build_places(space.variant),
        situation=build_situation_rules(space.variant),
    )


class _Score(NamedTuple):
    slot: int
    points: int
    roll: int
    box: int


def _scoring(space: CardSpace) -> tuple[Ints, list[_Score]]:
    tables, scores = space.variant.tables, list[_Score]()
    manners = 2 * tables.throw_classes * tables.filled_classes
    start = np.zeros(
        (len(space.variant.boxes), manners, 1 + max(len(steps.moves) for steps in space.steps.values())), dtype=np.int64
    )
    for box, manner in np.ndindex(start.shape[:2]):
        # By slot and then by points, so that equal points are adjacent.
        here = sorted(_scores_in(space, box, manner))
        start[box, manner] = [len(scores) + sum(entry.slot <= kind for entry in here) for kind in range(start.shape[2])]
        scores += here
    return start, scores


def _scores_in(space: CardSpace, box: int, manner: int) -> Iterator[_Score]:
    variant, tables, own = space.variant, space.variant.tables, space.variant.boxes[box]
    throws, served = 1 + manner // 2 % tables.throw_classes, bool(manner % 2) and variant.columns[own.column].served
    situation = tables.situation(served, 0, False, throws, manner // (2 * tables.throw_classes))
    # Where extra rules apply, five of a kind is listed separately.
    for roll, points in enumerate(tables.points[situation][box]):
        if points > own.struck and not (tables.has_five and tables.all_equal[roll]):
            yield _Score(1 + space.steps[box].kind_by_points[points], variant.gain_over_strike(own, points), roll, box)


def _spans(start: Ints, scoring: Sequence[_Score], points: Doubles, kinds: Ints) -> tuple[Ints, Ints]:
    by_slot: dict[tuple[int, int], set[int]] = {}
    for entry in scoring:
        by_slot.setdefault((entry.box, entry.slot), set()).add(entry.points)
    for place, kind in np.ndenumerate(kinds):
        if kind != NOTHING:
            by_slot.setdefault((place[1], 0 if kind == ZERO else 1 + int(kind)), set()).add(int(points[place]))
    low, high = np.zeros((2, start.shape[0], start.shape[2]), dtype=np.int64)
    # The least points of a strike (slot 0) are 0 even where extra points may come with it.
    for place, some in by_slot.items():
        low[place] = min(some) if place[1] else 0
        high[place] = max(some)
    return low, high


def _specials(space: CardSpace, rolls: Sequence[int]) -> tuple[Doubles, Doubles, Ints]:
    tables = space.variant.tables
    points = np.zeros((len(tables.situations), len(space.variant.boxes), len(rolls)))
    besides = np.zeros_like(points)
    kinds = np.full(points.shape, NOTHING, dtype=np.int64)
    for situation, box, place in np.ndindex(points.shape):
        own_points, beside = (rows[situation][box][rolls[place]] for rows in (tables.points, tables.bonus))
        own = space.variant.boxes[box]
        points[situation, box, place] = space.variant.gain_over_strike(own, own_points, beside)
        besides[situation, box, place] = space.variant.gain(own, 0, beside)
        is_zero = own_points == own.struck
        if beside or not is_zero:
            kinds[situation, box, place] = ZERO if is_zero else space.steps[box].kind_by_points[own_points]
    return points, besides, kinds
