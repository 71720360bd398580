"""A reader of the tables for browsers, as docs/json.md describes them."""

from collections.abc import Mapping

import numpy as np

from pasch.solver.browser_files.compact_values import SheetValues, find_previous_groups, order_layers, predict_layer
from pasch.solver.browser_files.section_file import read_header
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Doubles, Ints

DIGEST = 32
"""Octets at the end of a file, by which it is seen that it is whole."""


def unpack_values(data: bytes, sheet: SheetValues) -> tuple[list[Doubles], float]:
    """What each card of each part is worth by a table, and by how much their sum may be off.

    Args:
        sheet: whose table it should be; its values are not looked at, but for how many there are.
    """
    header = read_header(data)
    sections = read_sections(data)
    found = []
    for part, place in zip(sheet.parts, sheet.places, strict=True):
        space, before = part.space, find_previous_groups(part.space)
        order = order_layers(len(sheet.values[place]))
        steps = np.zeros((len(order), space.count), dtype=np.int64)
        for number, layer in enumerate(order):
            changes = unzigzag(sections[f"values.{place}.{number}"])
            steps[layer] = predict_layer(steps, order[:number], layer) + _added_up(space, before, changes)
        found.append(steps * header["step"])
    return found, header["error"]


def _added_up(space: CardSpace, group_before: Ints, changes: Ints) -> Ints:
    """The values of such changes."""
    start, before = space.start.tolist(), group_before
    # The last one stands before the first.
    steps = np.zeros(space.count + 1, dtype=np.int64)
    for group in np.flatnonzero(space.lanes).tolist():
        first, end, known = start[group], start[group + 1], before[group]
        base = steps[start[known] : start[known + 1]] if known >= 0 else steps[first - 1]
        steps[first:end] = base + np.cumsum(changes[first:end])
    return steps[:-1]


def read_sections(data: bytes) -> Mapping[str, Ints]:
    sections = read_header(data)["sections"]
    place = len(data) - DIGEST - sum(count * width for _, count, width in sections)
    found: dict[str, Ints] = {}
    for name, count, width in sections:
        planes = np.frombuffer(data, np.uint8, count * width, place).reshape(width, count).astype(np.int64)
        found[name] = sum((octets << 8 * plane for plane, octets in enumerate(planes)), np.zeros(count, dtype=np.int64))
        place += count * width
    return found


def unzigzag(numbers: Ints) -> Ints:
    """The numbers that `zigzag` was given."""
    return np.where(numbers % 2 == 0, numbers // 2, -(numbers // 2) - 1)
