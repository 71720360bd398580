"""The identity of a rule set: a hash of what the rules *do*, not of how they are written.

Two documents get the same hash when every game could go the same way under both: what counts is the dice, the turn, the
order of the sheet, and what each box gives for each roll in each situation. Names, ids, notes and comments do not
count, nor does the way a pattern is written. The order of the lines on the sheet does count, because records of other
programs and saved solutions number the boxes by it.
"""

import hashlib
import json
from typing import TYPE_CHECKING

from pasch.rules.dice.multisets import face
from pasch.rules.document.bonus_counting import number_of

if TYPE_CHECKING:
    from pasch.rules.document.model import Buy
    from pasch.rules.variant.variant import Column, Variant

LENGTH = 16


def rules_hash(variant: "Variant") -> str:
    """Returns sixteen hexadecimal digits."""
    text = json.dumps(_meaning(variant), separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]


def _meaning(variant: "Variant") -> dict[str, object]:
    tables, turn = variant.tables, variant.turn
    # Rows are numbered in the order of their first use, so equal rules number them alike.
    rows: dict[tuple[int, ...], int] = {}

    def number(row: tuple[int, ...]) -> int:
        return rows.setdefault(row, len(rows))

    meaning: dict[str, object] = {
        "dice": [variant.dice.count_by_kind, _sides(variant)],
        "seats": [variant.seats[0], variant.seats[-1], variant.direction],
        "turn": [turn.throws, turn.release, turn.put_aside, turn.save],
        "buy": turn.buy and _buy(variant, turn.buy),
        "columns": [_column(variant, column) for column in variant.columns],
        "boxes": [[box.column, box.entries, box.number] for box in variant.boxes],
        "bonuses": sorted(
            [
                *(bonus.column is None, bonus.column or 0, bonus.boxes, number_of(bonus.count), bonus.tiers),
                *([bonus.minus] if bonus.minus else []),
            ]
            for bonus in variant.bonuses
            if bonus.formula is None
        ),
        "points": [[number(row) for row in rows_by_box] for rows_by_box in tables.points],
        "bonus": [[number(row) for row in rows_by_box] for rows_by_box in tables.bonus],
        "places": [
            [
                [_members(variant, column, group) for group in groups]
                for column, groups in zip(variant.columns, by_column, strict=True)
            ]
            for by_column in tables.places
        ],
        "counts_points": variant.counts_points,
    }
    # Later rules add keys only where they are used: hashes of older variants are in records and stay as they are.
    meaning["rows"] = list(rows)
    if struck := [[box.index, box.struck] for box in variant.boxes if box.struck]:
        meaning["struck"] = struck
    if tables.filled_classes > 1:
        meaning["filled"] = tables.filled_classes
    if variant.result:
        meaning["result"] = [variant.result.columns, variant.result.all]
    if unless_served := [column.index for column in variant.columns if column.unless_served]:
        meaning["unless served"] = unless_served
    if variant.turn.last_differs:
        meaning["last throws"] = [column.last_throws for column in variant.columns]
    if variant.ends_at_once:
        meaning["at once"] = [[box.index, box.wins, box.ends] for box in variant.boxes if box.wins or box.ends]
    if formulas := [(bonus.column, bonus.formula) for bonus in variant.bonuses if bonus.formula is not None]:
        # Identities must outlive the name of a class: they were first written when this one was called Formula.
        meaning["computed"] = sorted(
            [column, repr(formula).replace("BoxFormula(", "Formula(")] for column, formula in formulas
        )
    if aside := [box.index for box in variant.boxes if not box.counts]:
        meaning["aside"] = aside
    dice = variant.document.dice
    if dice.wild:
        meaning["wild"] = sorted({*dice.wild})
    if tables.has_five and dice.in_a_box < dice.count:
        meaning["counted"] = dice.in_a_box
    return meaning


def _buy(variant: "Variant", buy: "Buy") -> list[object]:
    # A stock of the only column is the same as one of the whole sheet, unless its points are weighted.
    shared = buy.is_shared and (len(variant.columns) > 1 or variant.columns[0].weight != 1)
    return [buy.per_turn, buy.per_column, buy.unused, *([buy.per] if shared else [])]


def _sides(variant: "Variant") -> list[list[int]]:
    # Further kinds keep the numbers that they had when no face was above nine.
    return [[10 * place + face(code) for code in codes] for place, codes in enumerate(variant.dice.codes_by_kind)]


def _column(variant: "Variant", column: "Column") -> list[object]:
    longest = variant.turn.longest
    unlimited = column.throws is None or (longest is not None and column.throws >= longest)
    ordered = bool(column.lines)
    return [
        sorted(column.lines) if len(column.lines) > 1 else column.order,
        None if unlimited else column.throws,
        column.announce and ([column.miss, "before"] if column.before else column.miss),
        (ordered or column.announce) and column.strikes,
        column.weight,
        column.five if column.extra else None,
    ]


def _members(variant: "Variant", column: "Column", group: str) -> object:
    if group == "number":
        return group
    return [index for index in column.boxes if variant.boxes[index].section == group]
