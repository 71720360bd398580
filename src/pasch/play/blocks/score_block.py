"""Filled-in score blocks, checked box by box and summed: one game or several side by side, as on the printed block."""

import csv
from dataclasses import dataclass
from functools import partial

from pasch.play.blocks.card_reader import CardReader, is_known
from pasch.play.blocks.cell_points import is_points, points_in
from pasch.play.blocks.sheet_layout import FacedTable, face, lay_out, pads
from pasch.play.blocks.sheet_words import find_sheet_line
from pasch.play.blocks.typed_table import MAX_LINE, MAX_LINES, TypedRow, decode, read_rows, refuse_other_files
from pasch.rules.errors import Facts, NotationError, Problem
from pasch.rules.game.card import Card
from pasch.rules.variant.variant import Variant

_MOST_PROBLEMS = 500


@dataclass(frozen=True, slots=True)
class BlockGame:
    """One game on a block: its name, from the block's first line or its number, and its card."""

    name: str
    card: Card


@dataclass(frozen=True, slots=True)
class ScoreBlock:
    """A block that was read.

    Attributes:
        games: from left to right.
        problems: values that no roll can give, sums that do not add up; the games hold what is possible.
        aside: titles, hints and remarks, which say nothing of points: line number and text.
    """

    games: tuple[BlockGame, ...]
    problems: tuple[Problem, ...]
    aside: tuple[tuple[int, str], ...] = ()


def read_block(variant: Variant, data: bytes, source: str, most: int | None = None) -> ScoreBlock:
    """Reads and checks a block.

    Args:
        most: limit on its games; None for no limit.

    Raises:
        NotationError: the file is no block of this variant, or holds more games.
    """
    refuse_other_files(data, source)
    rows = _read_rows(variant, decode(data), source)
    has_points = any(is_points(cell) for row in rows for cell in row.cells[1:])
    labels = (row.cells[0].split() for row in rows)
    if not has_points and not any(find_sheet_line(variant, words[0]) for words in labels if words):
        raise NotationError(Problem("block-empty", {}, source))
    games: list[BlockGame] = []
    problems: list[Problem] = []
    aside: list[tuple[int, str]] = []
    for pad in pads(variant, face(rows, partial(is_known, variant))):
        read = _read_pad(variant, pad, source, len(games), most)
        games += read.games
        problems += read.problems
        aside += read.aside
    if most is not None and len(games) > most:
        raise NotationError(Problem("block-too-many", {"most": most}, source))
    if len(problems) > _MOST_PROBLEMS:
        problems[_MOST_PROBLEMS:] = [Problem("more-mistakes", {"shown": _MOST_PROBLEMS}, source)]
    return ScoreBlock(tuple(games), tuple(problems), tuple(aside))


def _read_pad(variant: Variant, table: FacedTable, source: str, before: int, most: int | None) -> ScoreBlock:
    layout = lay_out(variant, table)
    if most is not None and len(layout.names) > most:
        raise NotationError(Problem("block-too-many", {"most": most}, source))
    names = [name or str(number) for number, name in enumerate(layout.names, before + 1)]
    reader = CardReader(variant, source, names)
    used = [bool(name) for name in layout.names]
    for line in layout.lines:
        # Hundreds of games with a mistake in each cell are no pad.
        if len(reader.found) > _MOST_PROBLEMS:
            break
        reader.take(line)
        for place, cell in enumerate(line.cells):
            used[place // len(variant.columns)] |= bool(cell)
    reader.check_cards()
    reader.check_sums()
    games = zip(names, reader.cards, used, strict=True)
    unclear = [Problem("block-names", {"found": line.words}, source, line.number) for line in layout.unclear]
    for line, cell, right in layout.across:
        if points_in(cell) != right:
            facts: Facts = {"sum": line.label, "found": cell, "right": right, "game": ", ".join(names)}
            unclear.append(Problem("block-wrong-sum", facts, source, line.number))
    problems = [*unclear, *(found.problem for found in reader.found)]
    return ScoreBlock(
        tuple(BlockGame(name, card) for name, card, is_used in games if is_used), tuple(problems), layout.aside
    )


def _read_rows(variant: Variant, text: str, source: str) -> list[TypedRow]:
    for number, line in enumerate(text.splitlines(), 1):
        if number > MAX_LINES or len(line) > MAX_LINE:
            raise NotationError(Problem("block-too-long", {"lines": MAX_LINES, "letters": MAX_LINE}, source, number))
    try:
        return read_rows(text, partial(is_known, variant))
    except csv.Error as error:
        raise NotationError(Problem("block-bad-quotes", {}, source, error.args[1])) from None
