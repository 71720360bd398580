"""Everything a browser needs to solve a sheet by itself: the arrays of the kernels, and the numbering of the cards.

The browser fills the memory of the kernel (`toolchain.wasm_module`) with the arrays, lets it solve the cards level by
level as `solve.backward_induction` does, and gets the same values to the last bit. A second kernel follows the best
play from card to card, as in `solve.game_summary`, for the distribution of the totals. What takes megabytes in memory
is regular: states lead to states a fixed distance ahead, so Kniffel's input has 15 kB, packed, where its values have
430.
docs/json.md describes the format; `web/src/values/solving/` reads it.
"""

from gzip import compress
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pasch.rules.variant.variant import Variant
from pasch.solver.browser_files.compact_values import (
    MOST_NUMBER,
    column_content,
    column_sections,
    part_content,
    tally_content,
)
from pasch.solver.browser_files.section_file import is_whole, pack_sections, zigzag
from pasch.solver.browser_files.shipped_files import INPUT_SUFFIX
from pasch.solver.cards.card_counting import Least
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.column_cards import TooManyCards
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.cards.point_bounds import compute_bounds
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.kernels.arrays.scratch_memory import new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.code_cache import describe_sources
from pasch.solver.kernels.toolchain.memory_image import PAGE, STACK, MemoryImage
from pasch.solver.kernels.toolchain.structured_rows import new_table
from pasch.solver.kernels.turn.card_blocks import CardBlock
from pasch.solver.kernels.turn.probability_flow import bound_ways, new_flow
from pasch.solver.objective import Mean
from pasch.solver.solve import storage
from pasch.solver.solve.game_summary import compute_bonus_points, compute_throws_cost, compute_unused

MOST_MEMORY = 512 << 20
"""Bytes of memory that a browser may need to solve."""
BLOCKS = 512
"""The most blocks of cards that a browser solves at one call: a few milliseconds."""
_WAYS = 16_384
"""Room for the ways in which turns end, for one call of the kernel that follows them."""
_PACKING = 9
_WORD = 8


def find_space(variant: Variant) -> CardSpace:
    """Returns the cards of a variant.

    Raises:
        TooManyCards: Solving would take a browser too much memory.
    """
    most = MOST_MEMORY // _WORD
    space = CardSpace(variant, most, room=MOST_MEMORY)
    numbers = [each for column in space.columns for each in (column.codes, *column.progress)]
    if space.groups > most or space.count > most or any(int(each.max()) >= MOST_NUMBER for each in numbers):
        raise _too_many(space)
    return space


def pack_input(space: CardSpace) -> bytes:
    """Returns the input, before gzip.

    Raises:
        TooManyCards: Solving would take a browser too much memory.
    """
    image, arrays = MemoryImage(), build_arrays(space)
    value = image.reserve(_WORD * space.count)
    solving = {
        "game": image.place(arrays),
        "now": image.place(new_open(arrays)),
        "throws": image.place(new_throws(arrays, keep=False)),
        "value": value,
        "cards": space.count,
        "lanes": image.place(arrays.sheet.lanes),
        "groups": space.groups,
        "blocks": image.place(new_table(CardBlock, BLOCKS)),
        "room": BLOCKS,
        "following": _place_following(image, arrays),
        "pages": image.pages,
        "stack": STACK,
    }
    if image.pages * PAGE > MOST_MEMORY:
        raise _too_many(space)
    sections: dict[str, Ints] = {
        "level": _steps(space.level.astype(np.int64)),
        "open.0": (space.lanes > 0).astype(np.int64),
        "entered": _steps(np.where(space.lanes > 0, compute_bounds(space).entered, 0)),
        "paid": _steps(_sum_paid_at_end(space)),
    }
    for number, column in enumerate(space.columns):
        sections |= column_sections(column, f"{number}.")
    placed = []
    for number, (address, array) in enumerate(image.arrays):
        described, sections[f"memory.{number}"] = _pack_array(array)
        placed.append({"address": address, **described})
    header = {
        "rules_hash": space.variant.rules_hash,
        "kernel": describe_sources(),
        "step": 1,
        "error": 0,
        "columns": [column_content(column) for column in space.columns],
        "sheet": [tally_content(tally) for tally in space.sheet],
        "parts": [{"columns": list(range(len(space.columns))), "layers": 1, **part_content(space), "place": 0}],
        "allowance": space.allowance,
        "saved": space.saved,
        "share": 0,
        "solving": solving,
        "memory": placed,
    }
    return pack_sections(header, sections)


def _place_following(image: MemoryImage, arrays: Arrays) -> dict[str, int]:
    """Places what the kernel needs that follows the best play, and returns the addresses."""
    at_once = max(1, min(BLOCKS, _WAYS // bound_ways(arrays)))
    flow = new_flow(arrays, _WAYS)
    return {
        "throws": image.place(new_throws(arrays, keep=True)),
        "flow": image.place(flow),
        "ways": image.place(flow.ways),
        "cards": image.place(flow.cards),
        "chance": image.place(flow.chance),
        "first_way": image.reserve(_WORD * (at_once + 1)),
        "room": at_once,
    }


def _sum_paid_at_end(space: CardSpace) -> Ints:
    """Returns the points beside the entries on every full card."""
    full = space.groups_of(space.variant.turns).tolist()
    paid = [compute_bonus_points(space, group) - compute_throws_cost(space, group) for group in full]
    return np.concatenate(paid) + compute_unused(space.variant)


def write_input(variant: Variant) -> Path:
    """Writes the gzipped input next to the solution, unless there is a whole one, and returns its path.

    Raises:
        TooManyCards: Solving would take a browser too much memory.
        PaschError: The file cannot be written.
    """
    path = storage.get_path(variant, Mean()).with_suffix(INPUT_SUFFIX)
    if not is_whole(path, kernel=describe_sources()):
        data = pack_input(find_space(variant))
        with storage.open_replacement(path) as file:
            file.write(compress(data, _PACKING, mtime=0))
    return path


def _too_many(space: CardSpace) -> TooManyCards:
    return TooManyCards(Least(space.unfinished, sum(space.sizes)))


def _pack_array(array: NDArray[np.generic]) -> tuple[dict[str, object], Ints]:
    """Returns how an array is written, and its numbers."""
    if array.dtype.names:
        return {"type": "int64", "rows": 1}, _steps(array.view(np.int64))
    if array.dtype == np.float64:
        # Few doubles differ: each is written once, and exactly, as the shortest decimal that reads back as itself.
        different, index = np.unique(array, return_inverse=True)
        return {"type": "float64", "rows": 1, "numbers": different.tolist()}, _steps(index.ravel().astype(np.int64))
    # What changes slowly from row to row becomes neighbours.
    rows = array.shape[0] if array.ndim > 1 else 1
    moved = np.moveaxis(array, 0, -1).astype(np.int64) if rows > 1 else array.astype(np.int64)
    row = np.arange(rows)
    if rows > 1 and bool(((moved < 0) | (moved >= row)).all()):
        return {"type": array.dtype.name, "rows": rows, "ahead": True}, _steps(np.where(moved < 0, moved, moved - row))
    return {"type": array.dtype.name, "rows": rows}, _steps(moved)


def _steps(numbers: Ints) -> Ints:
    return zigzag(np.diff(numbers.ravel(), prepend=0))
