"""The parts of a sheet, each played alone and solved exactly, with turns that it may pass on.

A sheet of several columns may have far too many cards to solve, but each of its columns has not, and sometimes two or
three together have not: these are its *parts*. A column that has is taken apart (see `apart`), if it can be. A part in
company need not take every throw: what does not suit it goes elsewhere. So it is solved as a game in which a turn may
end without an entry, at most `s` times::

    V_s(card) = mean over the turn of max(points + V_s(card after the entry), V_{s-1}(card)),

and `V_0` is the part alone. A turn that passes announces nothing and has bought no throw.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from pasch.locale import LANGUAGES
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.building import build, column_tables
from pasch.rules.variant.variant import Variant
from pasch.solver.amounts import amount
from pasch.solver.cards.card_space import CardSpace, least_groups
from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.array_building import arrays_of
from pasch.solver.objective import Mean
from pasch.solver.parts.column_decomposition import pieces_of, split_columns
from pasch.solver.progress import Progress
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.solve_plan import bytes_of_columns, cards_of, check_sheet, default_budget
from pasch.solver.solve.storage import path_of, read_file, replacing, write_file

MOST_CARDS = 1_000_000
"""Columns are played together as long as there are not more cards; one of several that has more is taken apart."""
MOST_ALONE = 100_000_000
"""The only column of a sheet is solved as a whole up to so many cards: some minutes of the processor."""
MOST_BYTES = 2_000_000_000
"""For the cards of all parts and their values; the largest shipped sheet takes 1.3 GB."""
MOST_WORK = 30_000_000_000
"""Cards of all parts, once for each turn that may pass, times rolls: twice that of the largest shipped sheet."""


def part_variant(variant: Variant, columns: Sequence[int]) -> Variant:
    """The game of some columns under the rules of the whole sheet; bonuses over several columns are left out, and more
    throws in the last turn, which is seldom one of this part.
    """
    if len(columns) == len(variant.columns):
        return variant
    document = variant.document
    tables = column_tables(document)
    own = {variant.columns[index].id: tables[variant.columns[index].id] for index in columns}
    bonuses = {key: bonus for key, bonus in document.bonuses.items() if bonus.per == "column"}
    turn = document.turn.model_copy(update={"last_throws": None})
    return build(document.model_copy(update={"columns": own, "bonuses": bonuses, "turn": turn}), variant.text)


@dataclass(frozen=True, eq=False)
class SheetPart:
    """Some columns of a sheet as a game of their own.

    Attributes:
        columns: which ones. space: their cards.
        sheet: the sheet whose columns they are: the variant's, large ones taken apart.
    """

    columns: tuple[int, ...]
    space: CardSpace
    sheet: Variant

    @property
    def turns(self) -> int:
        """Number of entries."""
        return self.space.variant.turns

    @property
    def rules_hash(self) -> str:
        """The identity of its rules: parts of the same rules are worth the same."""
        return self.space.variant.rules_hash


def parts_of(variant: Variant, most: int = MOST_CARDS, room: int = MOST_BYTES) -> tuple[SheetPart, ...]:
    """Puts the columns with fewest cards together as long as it goes.

    Args:
        most: how many cards a part of several columns may have.
        room: bytes that the cards of all parts and their values may take.

    Raises:
        PaschError: a column alone has too many cards, or bonuses over several columns stand in too many ways.
    """
    check_sheet(variant)
    making = _Making(variant, room)
    variant, parts = _columns_of(variant, making)
    while len(parts) > 1:
        first, second = sorted(parts, key=lambda part: part.space.most)[:2]
        if first.space.most * second.space.most > most:
            break
        joined = making.part(variant, tuple(sorted(first.columns + second.columns)), most)
        if joined.space.most > most:
            break
        parts = [part for part in parts if part not in (first, second)] + [joined]
    return tuple(sorted(parts, key=lambda part: part.columns))


def _columns_of(variant: Variant, making: "_Making") -> tuple[Variant, list[SheetPart]]:
    """Each column as a part, and the sheet they belong to: large ones are taken apart, as far as it goes."""
    parts: dict[int, SheetPart] = {}
    refused: PaschError | None = None
    most = MOST_ALONE if len(variant.columns) == 1 else MOST_CARDS
    for column in variant.columns:
        whole = len(pieces_of(variant, column)) == 1
        try:
            part = making.part(variant, (column.index,), None if whole else most)
        except PaschError as error:
            if whole:
                raise  # The others are not listed in vain.
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
    """Lists the cards of parts within bounds on all of them; parts of the same rules share theirs."""

    def __init__(self, variant: Variant, room: int) -> None:
        self._variant = variant
        self._room = min(room, default_budget())
        self._work = MOST_WORK // len(variant.tables.rolls)
        self._spaces: dict[str, CardSpace] = {}

    def part(self, sheet: Variant, columns: tuple[int, ...], most: int | None = None) -> SheetPart:
        """Some columns of a sheet as a part.

        Args:
            most: cards it may have, where a part with more is of no use and not counted.

        Raises:
            PaschError: it has more, or all parts together take more than they may.
        """
        alone = part_variant(sheet, columns)
        twin = self._spaces.get(alone.rules_hash)
        if twin is None:
            twin = self._spaces[alone.rules_hash] = self._listed(alone, most)
        space = twin if twin.variant is alone else CardSpace(alone, columns=twin.columns)
        return SheetPart(columns, space, sheet)

    def _listed(self, alone: Variant, most: int | None) -> CardSpace:
        # A value for each number of turns that it may pass on.
        layers = 1 + self._variant.turns - alone.turns
        each = 8 * layers
        if most is None and least_groups(alone) * layers > self._work:
            raise self._too_large(least_groups(alone))
        budget = self._room if most is None else min(self._room, each * most)
        space = cards_of(alone, budget, each, room=self._room)
        if most is None or space.most <= most:
            self._room -= bytes_of_columns(space) + space.most * each
            self._work -= space.most * layers
            if self._room < 0 or self._work < 0:
                raise self._too_large(space.most)
        return space

    def _too_large(self, cards: int) -> PaschError:
        many = {language: amount(cards, language) for language in LANGUAGES}
        return PaschError(Problem("estimate-too-large", {"variant": self._variant.names, "cards": many}))


def solve_part(part: SheetPart, passes: int, threads: int, progress: Progress) -> Doubles:
    """Solves a part: the value of each card by the number of turns that may be passed.

    Returns:
        ``(passes + 1, cards) float64``: points still to come.
    """
    arrays, level = arrays_of(part.space), part.space.level
    value = np.empty((passes + 1, part.space.count))
    for layer in range(passes + 1):
        rest = value[layer - 1] if layer else None

        def report(share: float, before: int = layer) -> None:
            progress((before + share) / (passes + 1))

        value[layer] = solve_cards(arrays, level, 0.0, threads, report, rest)
    return value


def keep_part(part: SheetPart, value: Doubles) -> None:
    """Keeps what a part is worth in the cache; where it cannot be written, it is solved anew the next time."""
    with suppress(PaschError):
        write_file(_path(part), part.space.variant, Mean(), {}, {"value": value.reshape(-1)})


def cached_part(part: SheetPart, passes: int) -> Doubles | None:
    """Returns a part's values from the cache; None where they are missing, damaged, or for fewer passes."""
    try:
        found = read_file(_path(part), part.space.variant, Mean())
    except PaschError:
        return None
    if found is None or found[1]["value"].size % part.space.count:
        return None
    value = found[1]["value"].reshape(-1, part.space.count)
    return value[: passes + 1] if len(value) > passes else None


def keep_names(variant: Variant, parts: Sequence[SheetPart]) -> None:
    """Keeps which parts a sheet has, once they are kept themselves, so that nobody lists cards to find that out."""
    with suppress(PaschError), replacing(_list_of(variant)) as file:
        file.write("\n".join(_path(part).name for part in parts).encode())


def are_kept(variant: Variant) -> bool:
    """Whether the parts of a sheet are in the cache; found without listing a card."""
    path = _list_of(variant)
    try:
        names = path.read_text("utf-8").split()
    except (OSError, ValueError):
        return False
    return bool(names) and all((path.parent / name).exists() for name in names)


def _list_of(variant: Variant) -> Path:
    return path_of(variant, Mean()).with_suffix(".parts")


def _path(part: SheetPart) -> Path:
    return path_of(part.space.variant, Mean()).with_suffix(".part")
