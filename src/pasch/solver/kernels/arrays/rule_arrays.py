"""Builds the arrays of a variant's rules, which do not depend on how its cards are numbered.

The kernels of the solver and those of the environments read the same ones.
"""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from pasch.rules.variant.tables import FIVE_STATES, NUMBER_STATES, Group
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import count_saved_values, find_allowance
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.variant_arrays import (
    LOWER,
    NO_LIMIT,
    NUMBER,
    UPPER,
    BoxRules,
    ColumnRules,
    SituationRules,
    TurnRulesRow,
)
from pasch.solver.kernels.toolchain.structured_rows import RowTable, build_table, new_record

_GROUPS: Mapping[Group, int] = {"number": NUMBER, "lower": LOWER, "upper": UPPER}


def build_turn_rules(variant: Variant, sheet_lanes: int = 1) -> TurnRulesRow:
    """Builds the rules of a turn.

    Args:
        sheet_lanes: see `TurnRulesRow`.
    """
    turn, tables = variant.turn, variant.tables
    longest = turn.throws + (turn.buy.per_turn if turn.buy else 0)
    # Columns that forbid late entries make allowed boxes depend on the throws used.
    limited = any(column.throws is not None and column.throws < longest for column in variant.columns)
    return new_record(
        TurnRulesRow,
        release=turn.release,
        put_aside=turn.put_aside,
        throws=turn.throws,
        saves=turn.save,
        per_turn=turn.buy.per_turn if turn.buy else 0,
        allowance=find_allowance(variant),
        stock=turn.buy.per_column if turn.buy and turn.buy.is_shared else 0,
        usual=turn.throws if turn.usual is None else turn.usual,
        varies=limited or turn.buy is not None or turn.save or tables.told_throws > 1,
        has_served=tables.has_served,
        told_throws=tables.told_throws,
        told_filled=tables.told_filled,
        sheet_lanes=sheet_lanes,
        saved=count_saved_values(variant),
    )


def build_column_rules(variant: Variant) -> RowTable[ColumnRules]:
    """Builds the rules of the columns."""
    columns = variant.columns
    return build_table(
        ColumnRules,
        first=[column.boxes[0] for column in columns],
        last=[column.boxes[-1] + 1 for column in columns],
        announce=[column.announce for column in columns],
        before=[column.before for column in columns],
        miss_box=[column.miss == "box" for column in columns],
        strikes_any=[column.strikes == "any" for column in columns],
        limit=[column.throws or NO_LIMIT for column in columns],
        last_limit=[column.last_throws or column.throws or NO_LIMIT for column in columns],
        price=_prices(variant),
        served=[column.served for column in columns],
        extra=[bool(column.extra) for column in columns],
    )


def _prices(variant: Variant) -> list[int]:
    buy = variant.turn.buy
    if buy is None or not variant.counts_points:
        return [0] * len(variant.columns)
    # Variants with a stock per column have no half weights.
    return [buy.unused * (1 if buy.is_shared else int(column.weight)) for column in variant.columns]


def build_box_rules(variant: Variant) -> RowTable[BoxRules]:
    """Builds the rules of the boxes."""
    return build_table(
        BoxRules,
        column=[box.column for box in variant.boxes],
        entries=[box.entries for box in variant.boxes],
        number=[-1 if box.number is None else box.number for box in variant.boxes],
        lower=[box.section == "lower" for box in variant.boxes],
    )


def build_places(variant: Variant) -> Ints:
    """Returns, by situation and column, the groups where a five of a kind must go, in order; see `Scores`."""
    places = np.full((len(variant.tables.situations), len(variant.columns), 3), -1, dtype=np.int64)
    for situation, by_column in enumerate(variant.tables.places):
        for column, groups in enumerate(by_column):
            places[situation, column, : len(groups)] = [_GROUPS[group] for group in groups]
    return places


def build_situation_rules(variant: Variant) -> SituationRules:
    """Builds the strides of a situation's number."""
    situations = variant.tables.situations
    index = {situation: place for place, situation in enumerate(situations)}
    first = situations[0]
    return new_record(
        SituationRules,
        five=index[replace(first, five=FIVE_STATES[1])] if first.five else 0,
        number=index[replace(first, number=NUMBER_STATES[1])] if first.number else 0,
        throws=index[replace(first, throws=2)] if first.throws else 0,
        filled=index[replace(first, filled=1)] if first.filled is not None else 0,
        served=index.get(replace(first, served=True), 0),
    )
