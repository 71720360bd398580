"""The parts of a sheet, each solved exactly on its own, with turns that it may pass on.

A sheet of several columns may have far too many cards to solve, but single columns and sometimes two or three together
do not: these are its *parts*. Larger columns are split if possible (see `column_decomposition`). A part of a sheet need
not take every turn: rolls that do not suit it go elsewhere. So it is solved as a game in which a turn may end without
an entry, at most `s` times::

    V_s(card) = mean over the turn of max(points + V_s(card after the entry), V_{s-1}(card)),

and `V_0` is the part alone. A turn that passes announces nothing and has bought no throw.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from pasch.locale import LANGUAGES
from pasch.locale.numbers import format_amount
from pasch.rules.errors import Facts, PaschError, Problem
from pasch.rules.variant.building import build, column_tables
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace, bound_groups
from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.objective import Mean
from pasch.solver.parts.column_decomposition import split_column, split_columns
from pasch.solver.progress import Progress
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.solve_plan import check_sheet, count_column_bytes, find_default_budget, list_cards
from pasch.solver.solve.storage import get_path, open_replacement, read_file, write_file

MOST_CARDS = 1_000_000
"""The most cards of several columns in one part; one of several columns with more is split."""
MOST_ALONE = 100_000_000
"""The most cards of a single-column sheet that is solved whole: some minutes of processor time."""
MOST_BYTES = 2_000_000_000
"""For the cards of all parts and their values; the largest shipped sheet takes 1.3 GB."""
MOST_WORK = 30_000_000_000
"""Cards of all parts, for each number of passes, times rolls: twice that of the largest shipped sheet."""


def build_part_variant(variant: Variant, columns: Sequence[int]) -> Variant:
    """Returns the variant of some columns alone, under the rules of the sheet.

    Left out are bonuses over several columns, and additional throws in the last turn, which is rarely one of this part.
    """
    if len(columns) == len(variant.columns):
        return variant
    document = variant.document
    tables = column_tables(document)
    # The document is reduced, so that the part's rules have a hash of their own in the cache.
    own = {variant.columns[index].id: tables[variant.columns[index].id] for index in columns}
    bonuses = {key: bonus for key, bonus in document.bonuses.items() if bonus.per == "column"}
    turn = document.turn.model_copy(update={"last_throws": None})
    return build(document.model_copy(update={"columns": own, "bonuses": bonuses, "turn": turn}), variant.text)


@dataclass(frozen=True, eq=False)
class SheetPart:
    """Some columns of a sheet as a game of their own.

    Attributes:
        columns: their indices. space: their cards.
        sheet: the sheet they belong to: the variant's, with large columns split.
    """

    columns: tuple[int, ...]
    space: CardSpace
    sheet: Variant

    @property
    def turns(self) -> int:
        """Number of its entries."""
        return self.space.variant.turns

    @property
    def rules_hash(self) -> str:
        """Hash of its rules: parts with the same rules have the same values."""
        return self.space.variant.rules_hash


def find_parts(variant: Variant, most: int = MOST_CARDS, room: int = MOST_BYTES) -> tuple[SheetPart, ...]:
    """Divides a sheet into parts: the columns with fewest cards are joined as long as limits allow.

    Args:
        most: the most cards of a part of several columns.
        room: bytes that the cards of all parts and their values may take.

    Raises:
        PaschError: One column has too many cards, or bonuses over several columns have too many states.
    """
    check_sheet(variant)
    making = _Making(variant, room)
    variant, parts = _columns_of(variant, making)
    while len(parts) > 1:
        # Greedy: the two smallest parts, whose product is smallest.
        first, second = sorted(parts, key=lambda part: part.space.most)[:2]
        if first.space.most * second.space.most > most:
            break
        joined = making.part(variant, tuple(sorted(first.columns + second.columns)), most)
        if joined.space.most > most:
            break
        parts = [part for part in parts if part not in (first, second)] + [joined]
    return tuple(sorted(parts, key=lambda part: part.columns))


def _columns_of(variant: Variant, making: "_Making") -> tuple[Variant, list[SheetPart]]:
    # Each column as a part, and the sheet they belong to, whose large columns are split as far as possible.
    parts: dict[int, SheetPart] = {}
    refused: PaschError | None = None
    most = MOST_ALONE if len(variant.columns) == 1 else MOST_CARDS
    for column in variant.columns:
        whole = len(split_column(variant, column)) == 1
        try:
            part = making.part(variant, (column.index,), None if whole else most)
        except PaschError as error:
            if whole:
                raise  # Listing the others would be in vain.
            refused = refused or error
            continue
        if whole or part.space.most <= most:
            parts[column.index] = part
    if len(parts) == len(variant.columns):
        return variant, list(parts.values())
    sheet = split_columns(variant, {column.index for column in variant.columns} - parts.keys())
    if refused and len(sheet.columns) == len(variant.columns):
        raise refused
    return _columns_of(sheet, making)


class _Making:
    def __init__(self, variant: Variant, room: int) -> None:
        self._variant = variant
        self._room = min(room, find_default_budget())
        self._work = MOST_WORK // len(variant.tables.rolls)
        self._spaces: dict[str, CardSpace] = {}

    def part(self, sheet: Variant, columns: tuple[int, ...], most: int | None = None) -> SheetPart:
        """Returns some columns of a sheet as a part; parts with the same rules share their cards.

        Args:
            most: the most cards; a larger part is not listed nor counted.

        Raises:
            PaschError: It has more, or all parts together exceed their limits.
        """
        alone = build_part_variant(sheet, columns)
        twin = self._spaces.get(alone.rules_hash)
        if twin is None:
            twin = self._spaces[alone.rules_hash] = self._listed(alone, most)
        # Parts of equal rules share their cards and later their values.
        space = twin if twin.variant is alone else CardSpace(alone, columns=twin.columns)
        return SheetPart(columns, space, sheet)

    def _listed(self, alone: Variant, most: int | None) -> CardSpace:
        # A value for each number of turns that it may pass on.
        layers = 1 + self._variant.turns - alone.turns
        each = 8 * layers
        names = self._variant.names
        if most is None and bound_groups(alone) * layers > self._work:
            many = {language: format_amount(bound_groups(alone), language) for language in LANGUAGES}
            raise PaschError(Problem("estimate-too-large", {"variant": names, "cards": many}))
        budget = self._room if most is None else min(self._room, each * most)
        space = list_cards(alone, budget, each, room=self._room)
        if most is None or space.most <= most:
            self._room -= count_column_bytes(space) + space.most * each
            self._work -= space.most * layers
            if self._room < 0 or self._work < 0:
                # Each part is small enough, but there are many, and each is solved once for every turn that it may
                # pass on.
                facts: Facts = {"variant": names, "columns": len(self._variant.columns), "turns": self._variant.turns}
                raise PaschError(Problem("estimate-too-long", facts))
        return space


def solve_part(part: SheetPart, passes: int, threads: int, progress: Progress) -> Doubles:
    """Returns the values of the cards of a part, by the number of turns it may pass.

    Returns:
        ``(passes + 1, cards) float64``: further points.
    """
    arrays, level = build_arrays(part.space), part.space.level
    value = np.empty((passes + 1, part.space.count))
    for layer in range(passes + 1):
        # V_s needs V_{s-1} of the same card as the value of passing.
        rest = value[layer - 1] if layer else None

        def report(share: float, before: int = layer) -> None:
            progress((before + share) / (passes + 1))

        value[layer] = solve_cards(arrays, level, 0.0, threads, report, rest)
    return value


def save_part(part: SheetPart, value: Doubles) -> None:
    """Saves the values of a part in the cache; if that fails, they are computed again next time."""
    with suppress(PaschError):
        write_file(_path(part), part.space.variant, Mean(), {}, {"value": value.reshape(-1)})


def load_part(part: SheetPart, passes: int) -> Doubles | None:
    """Loads the values of a part from the cache; None if absent, damaged, or for fewer passes."""
    try:
        found = read_file(_path(part), part.space.variant, Mean())
    except PaschError:
        return None
    if found is None or found[1]["value"].size % part.space.count:
        return None
    # More passes than asked for include those asked for.
    value = found[1]["value"].reshape(-1, part.space.count)
    return value[: passes + 1] if len(value) > passes else None


def save_part_list(variant: Variant, parts: Sequence[SheetPart]) -> None:
    """Saves the list of a sheet's parts after the parts themselves, so that cached parts are found without listing
    cards.
    """
    with suppress(PaschError), open_replacement(_list_of(variant)) as file:
        file.write("\n".join(_path(part).name for part in parts).encode())


def are_cached(variant: Variant) -> bool:
    """Returns whether the parts of a sheet are in the cache, without listing a card."""
    path = _list_of(variant)
    try:
        names = path.read_text("utf-8").split()
    except (OSError, ValueError):
        return False
    return bool(names) and all((path.parent / name).exists() for name in names)


def _list_of(variant: Variant) -> Path:
    return get_path(variant, Mean()).with_suffix(".parts")


def _path(part: SheetPart) -> Path:
    return get_path(part.space.variant, Mean()).with_suffix(".part")
