"""Builds the arrays of a variant's rules, which do not depend on how its cards are numbered.

The kernels of the solver and those of the environments read the same ones.
"""

from dataclasses import asdict

import numpy as np

from pasch.rules.game.turn_text import GROUPS
from pasch.rules.variant.tables import Strides
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.variant_arrays import BoxRules, ColumnRules, TurnRulesRow
from pasch.solver.kernels.toolchain.structured_rows import RowTable, build_table, new_record


def build_turn_rules(variant: Variant, sheet_lanes: int = 1) -> TurnRulesRow:
    """Builds the rules of a turn.

    Args:
        sheet_lanes: see `TurnRulesRow`.
    """
    turn, tables = variant.turn, variant.tables
    longest = turn.throws + turn.per_turn
    # Columns that forbid late entries make allowed boxes depend on the throws used.
    limited = any(column.throws is not None and column.throws < longest for column in variant.columns)
    return new_record(
        TurnRulesRow,
        release=turn.release,
        put_aside=turn.put_aside,
        throws=turn.throws,
        save=turn.save,
        per_turn=turn.per_turn,
        allowance=turn.allowance,
        stock=turn.stock,
        usual=turn.usual,
        last_differs=turn.last_differs,
        varies=limited or turn.buy is not None or turn.save or tables.throw_classes > 1,
        has_served=tables.has_served,
        throw_classes=tables.throw_classes,
        filled_classes=tables.filled_classes,
        sheet_lanes=sheet_lanes,
        saved_values=turn.saved_values,
    )


def build_column_rules(variant: Variant) -> RowTable[ColumnRules]:
    """Builds the rules of the columns."""
    columns = variant.columns
    return build_table(
        ColumnRules,
        first=[column.first for column in columns],
        last=[column.last for column in columns],
        announce=[column.announce for column in columns],
        before=[column.before for column in columns],
        unnamed=[column.unnamed for column in columns],
        miss_box=[column.miss_box for column in columns],
        strikes_any=[column.strikes_any for column in columns],
        limit=[column.limit for column in columns],
        last_limit=[column.last_limit for column in columns],
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
        lower=[box.lower for box in variant.boxes],
    )


def build_places(variant: Variant) -> Ints:
    """Returns, by situation and column, the groups where a five of a kind must go, in order; see `Scores`."""
    places = np.full((len(variant.tables.situations), len(variant.columns), 3), -1, dtype=np.int64)
    for situation, by_column in enumerate(variant.tables.places):
        for column, groups in enumerate(by_column):
            places[situation, column, : len(groups)] = [GROUPS[group] for group in groups]
    return places


def build_situation_rules(variant: Variant) -> Strides:
    """Builds the strides of a situation's number."""
    return new_record(Strides, **asdict(variant.tables.strides))
