"""Values of all cards of a sheet, small enough for a browser, which then solves each turn itself.

A sheet is its *parts*: one if it is solved as a whole, otherwise those of `sheet_parts`, with turns to pass; each
number of passes is a *layer* of values. Values are multiples of a step, so none is off by more than half of it, and no
action by more than the parts together, as a turn takes means and maxima of them. Stored is the difference of a layer
from what the nearest layers predict, minus the same of the previous group with the same lanes, and of that the change
from lane to lane, which is small; gzip does the rest: 9.6 bits per card of Kniffel. docs/json.md describes the format;
`web/src/values/exact/` reads it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from gzip import compress
from pathlib import Path

import numpy as np

from pasch.rules.variant.variant import Variant
from pasch.solver.browser_files.section_file import is_whole, pack_sections, zigzag
from pasch.solver.cards.bonus_tallies import Tally
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.column_cards import ColumnCards
from pasch.solver.cards.computed_boxes import Computed
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.objective import Mean
from pasch.solver.parts.sheet_parts import SheetPart
from pasch.solver.solve import storage
from pasch.solver.solve.solution import Solution

STEP = 2.0**-10
"""Points per step; doubled where `MOST_STEPS` requires it."""
PART_STEP = 2.0**-5
"""Points per step where the sum of parts is an estimate anyway."""
MOST_STEPS = 2**24
"""Integers below this are exact in single precision, which the browser uses."""
MOST_VALUES = 12_000_000
"""The most values of a table: some 5 MB, packed."""
MOST_NUMBER = 2**53
"""Numbers of states and lanes below this are exact in JavaScript."""
SUFFIX = ".values"
NEAREST = 4
"""Number of layers that predict another one."""
_PACKING = 9
_QUICK_PACKING, _LARGE = 6, 4_000_000


@dataclass(frozen=True)
class SheetValues:
    """Values of the cards of a sheet.

    Attributes:
        columns: the cards of each. sheet: the tallies over several of them.
        saved: number of values of saved throws.
        values: of each part, ``(layers, cards)``.
        share: of the turns that go to other parts, the fraction that a part passes.
    """

    variant: Variant
    columns: Sequence[ColumnCards]
    sheet: Sequence[Tally]
    saved: int
    parts: Sequence[SheetPart]
    values: Sequence[Doubles]
    share: float = 0.0

    @property
    def places(self) -> list[int]:
        """For each part the index of the first one with the same rules, which holds the values."""
        hashes = [part.rules_hash for part in self.parts]
        return [hashes.index(each) for each in hashes]


def collect_solved(solution: Solution) -> SheetValues:
    """Returns the values of a sheet that is solved as a whole."""
    space = solution.space
    whole = SheetPart(tuple(range(len(space.columns))), space, solution.variant)
    return SheetValues(solution.variant, space.columns, space.sheet, space.saved, (whole,), (solution.value[None, :],))


def can_be_packed(sheet: SheetValues) -> bool:
    """Returns whether a sheet fits the format: small enough, no merged lanes (see `card_lumping`), no split column."""
    if len(sheet.columns) != len(sheet.variant.columns):
        return False
    if any(int(column.lanes.sum()) != sum(map(len, column.progress)) for column in sheet.columns):
        return False
    count = sum(sheet.values[place].size for place in set(sheet.places))
    numbers = [each for column in sheet.columns for each in (column.codes, *column.progress)]
    return count <= MOST_VALUES and all(int(each.max()) < MOST_NUMBER for each in numbers)


def pack_values(sheet: SheetValues) -> bytes:
    """Returns the table of a sheet, before gzip."""
    step = STEP if len(sheet.parts) == 1 else PART_STEP
    while max(float(np.abs(values).max()) for values in sheet.values) / step >= MOST_STEPS:
        step *= 2
    error, sections = 0.0, {}
    for number, column in enumerate(sheet.columns):
        sections.update(column_sections(column, f"{number}."))
    places = sheet.places
    for place in sorted(set(places)):
        space, values = sheet.parts[place].space, sheet.values[place]
        steps = np.rint(values / step).astype(np.int64)
        # Every part adds its own rounding error, as often as its values are used.
        error += places.count(place) * float(np.abs(steps * step - values).max())
        sections[f"open.{place}"] = (space.lanes > 0).astype(np.int64)
        before = find_previous_groups(space)
        order = order_layers(len(steps))
        for number, layer in enumerate(order):
            changed = steps[layer] - predict_layer(steps, order[:number], layer)
            sections[f"values.{place}.{number}"] = zigzag(_changes(space, before, changed))
    header = {
        "rules_hash": sheet.variant.rules_hash,
        "step": step,
        "error": error,
        "columns": [column_content(column) for column in sheet.columns],
        "sheet": [tally_content(tally) for tally in sheet.sheet],
        "parts": [
            {"columns": part.columns, "layers": len(values), **part_content(part.space), "place": place}
            for part, values, place in zip(sheet.parts, sheet.values, places, strict=True)
        ],
        "allowance": sheet.parts[0].space.allowance,
        "saved": sheet.saved,
        "share": sheet.share,
    }
    return pack_sections(header, sections)


def write_values(sheet: SheetValues) -> Path:
    """Writes the gzipped table next to the solution, unless there is a complete one, and returns its path.

    Raises:
        PaschError: The file cannot be written.
    """
    path = storage.get_path(sheet.variant, Mean()).with_suffix(SUFFIX)
    if not is_whole(path):
        data = pack_values(sheet)
        with storage.open_replacement(path) as file:
            file.write(compress(data, _PACKING if len(data) < _LARGE else _QUICK_PACKING, mtime=0))
    return path


def column_sections(column: ColumnCards, prefix: str) -> dict[str, Ints]:
    """Returns the sections by which browsers find a card among those of a column."""
    sections = {
        "codes": np.diff(column.codes, prepend=0),
        "classes": column.class_of,
        "ahead": column.ahead.ravel(),
        "lanes": column.lanes,
        "progress": np.concatenate([np.diff(lanes, prepend=0) for lanes in column.progress]),
    }
    for axis, tally in enumerate(column.tallies):
        if isinstance(tally, Computed):
            sections[f"after.{axis}"] = tally.automaton.after.ravel()
    return {prefix + name: numbers for name, numbers in sections.items()}


def column_content(column: ColumnCards) -> dict[str, object]:
    """Returns what a header says of a column."""
    tallies = [
        {**tally_content(tally), "radix": int(radix)} for tally, radix in zip(column.tallies, column.radix, strict=True)
    ]
    return {
        "strides": column.stride.tolist(),
        "five": column.five_place,
        "five_stride": column.five_stride,
        "tallies": tallies,
    }


def part_content(space: CardSpace) -> dict[str, int]:
    """Returns what a header says of a part."""
    return {"saved": space.saved, "sheet_lanes": space.sheet_lanes}


def tally_content(tally: Tally | Computed) -> dict[str, object]:
    """Returns what a header says of a tally."""
    if isinstance(tally, Computed):
        entries = [[tally.boxes[place], points] for place, points in tally.automaton.entries]
        return {"boxes": tally.boxes, "count": "points", "cap": tally.cap, "thresholds": (), "entries": entries}
    found: dict[str, object] = {
        "boxes": tally.boxes,
        "count": tally.count,
        "cap": tally.cap,
        "thresholds": tally.thresholds,
    }
    return {**found, "minus": tally.minus} if tally.minus else found


def order_layers(layers: int) -> list[int]:
    """Returns the order in which layers are written: the first, the last, then always those halfway."""
    # Layers halfway are predicted best from both sides.
    order = [0, layers - 1] if layers > 1 else [0]
    between = [(0, layers - 1)]
    for low, high in between:
        if high - low > 1:
            middle = (low + high) // 2
            order.append(middle)
            between += [(low, middle), (middle, high)]
    return order


def predict_layer(steps: Ints, known: Sequence[int], layer: int) -> Ints:
    """Returns the prediction of a layer: Lagrange's polynomial through the nearest known ones."""
    near = sorted(known, key=lambda other: abs(other - layer))[:NEAREST]
    # In doubles and rounded down after adding 1/2, exactly as the browser computes it.
    total = np.zeros(steps.shape[1])
    for one in near:
        weight = 1.0
        for other in near:
            if other != one:
                weight *= (layer - other) / (one - other)
        total += weight * steps[one]
    return np.floor(total + 0.5).astype(np.int64)


def _changes(space: CardSpace, before: Ints, steps: Ints) -> Ints:
    # First the difference from the same lane of the previous group, or from the last value if there is none; then the
    # change of that from lane to lane.
    start, lanes = space.start, space.lanes.astype(np.int64)
    group = np.repeat(np.arange(space.groups), lanes)
    lane = np.arange(space.count) - start[group]
    known = before[group] >= 0
    alike = np.where(known, start[before[group]] + lane, 0)
    more = steps - np.where(known, steps[alike], np.concatenate([[0], steps])[start[group]])
    return more - np.where(lane > 0, np.concatenate([[0], more[:-1]]), 0)


def find_previous_groups(space: CardSpace) -> Ints:
    """Returns for each group the previous one with the same lanes: of the same classes, bought and saved throws.

    -1 where there is none, and for groups that no game leads to.
    """
    # A number per group for classes, bought and saved throws: equal numbers have the same lanes.
    kind, bought = np.zeros(1, dtype=np.int64), np.arange(space.charges)
    for column in space.columns:
        own = (column.class_of[:, None] * len(bought) + bought).ravel()
        kind = np.add.outer(kind * (len(column.lanes) * len(bought)), own).ravel()
    kind = np.add.outer(kind * space.saved, np.arange(space.saved)).ravel()
    groups = np.flatnonzero(space.lanes)
    order = groups[np.argsort(kind[groups], kind="stable")]
    alike = kind[order[1:]] == kind[order[:-1]]
    before = np.full(space.groups, -1, dtype=np.int64)
    before[order[1:][alike]] = order[:-1][alike]
    return before
