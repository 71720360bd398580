"""The picture of a table that fits a screen: block and dice side by side, or one above the other where it is narrow.

From 40 columns and 20 lines up, the names of player and columns, the dice and what was said last are always to be seen;
what there is no room for is left out, the least important first: sums, boxes that are filled, boxes that score nothing.
"""

import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from pasch.cli.reports.card_table import ROOM, ShownCard, cards_table
from pasch.cli.table.dice_art import HEIGHT, SMALL_WIDTH, WIDTH, draw, draw_small
from pasch.cli.table.status_line import bonuses_ahead, pencil, status
from pasch.locale import text
from pasch.play.blocks.sheet_lines import BlockLine, box_in, sheet_lines
from pasch.play.dice.dice_seating import seats_of_turn
from pasch.play.match import Match
from pasch.rules.explain.bonus_sentences import format_signed
from pasch.rules.game.card import has_room
from pasch.rules.game.engine import totals
from pasch.rules.variant.dice_glyphs import drawn_signs, signs_of
from pasch.rules.variant.variant import Box, Column, Variant

_GAP = 2
_LARGE_SIDE, _SMALL_SIDE = 3 * WIDTH, 3 * SMALL_WIDTH
"""Minimum width next to the block for large dice, and for small ones."""
_SAID = 3
"""Lines reserved for messages."""
_NAMES = (14, 10)
"""Maximum length of names; the second if all cards fit only with it."""
_NUMBER, _LEAST_LABEL = 3, 8
"""Width of a line's number with the following blank, and of a line's name."""


def table_picture(match: Match, language: str, width: int, height: int, said: Sequence[str]) -> RenderableType:
    """Returns the whole table in this width and height: block, dice, and the last messages."""
    choices = list(_cards(match))
    for (cards, wide), side in [*((choice, _LARGE_SIDE) for choice in choices), (choices[-1], _SMALL_SIDE)]:
        table = cards_table(match.state.variant, cards, language, numbers=True, wide=wide)
        if _measure(table) + _GAP + side <= width:
            return _side_by_side(match, language, _Block(match, cards, language, wide, height), width, said)
    return _stacked(match, language, width, height, said)


def _short(name: str, most: int = _NAMES[0]) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


@dataclass(frozen=True)
class _Block:
    """The score block in a limited number of lines."""

    match: Match
    cards: Sequence[ShownCard]
    language: str
    wide: bool
    height: int
    columns: Sequence[Column] | None = None
    label: int | None = None

    def table(self) -> Table:
        """With blank lines if there is room for them; without the lines that matter least if there is not."""
        airy = self._table(None, airy=True)
        if _lines(airy) <= self.height:
            return airy
        lines, variant = sheet_lines(self.match.state.variant), self.match.state.variant
        surplus = _lines(self._table(None, airy=False)) - self.height
        for dispensable in _dispensable(variant, self.cards):
            leaving = [line for line in lines if dispensable(line)][: max(surplus, 0)]
            lines = [line for line in lines if line not in leaving]
            surplus -= len(leaving)
        return self._table(lines, airy=False)

    def _table(self, lines: Sequence[BlockLine] | None, *, airy: bool) -> Table:
        return cards_table(
            self.match.state.variant,
            self.cards,
            self.language,
            lines=lines,
            columns=self.columns,
            numbers=True,
            wide=self.wide,
            airy=airy,
            label=self.label,
        )


def _dispensable(variant: Variant, cards: Sequence[ShownCard]) -> Iterator[Callable[[BlockLine], bool]]:
    # Parts of a block that may be left out, the least important first.

    def boxes_of(line: BlockLine) -> list[Box]:
        return [box for column in variant.columns if (box := box_in(variant, line, column.index))]

    def is_filled(line: BlockLine) -> bool:
        boxes = boxes_of(line)
        return bool(boxes) and not any(has_room(shown.card, box) for shown in cards for box in boxes)

    def scores_nothing(line: BlockLine) -> bool:
        boxes = boxes_of(line)
        return bool(boxes) and all(shown.pencil.get(box.index, "·") == "·" for shown in cards for box in boxes)

    yield lambda line: line.kind == "lower"
    yield lambda line: line.kind == "upper"
    yield lambda line: line.kind in ("extra", "throws", "sheet-throws")
    yield is_filled
    yield lambda line: line.kind in ("bonus", "sheet-bonus", "column")
    yield scores_nothing
    yield lambda line: line.kind == "box"


def _cards(match: Match) -> Iterator[tuple[Sequence[ShownCard], bool]]:
    # Cards to show, and whether with the columns' names, from the most to the least informative choice. The name
    # of a solitaire player is shown next to the block only.
    state, names = match.state, match.record.seats

    def cards_of(most: int) -> list[ShownCard]:
        named = [_short(name, most) if len(names) > 1 else "" for name in names]
        drawn = [pencil(state) if seat == state.seat else {} for seat in range(len(names))]
        return [ShownCard(*each) for each in zip(named, state.cards, drawn, strict=True)]

    for cards in (*map(cards_of, _NAMES), [cards_of(_NAMES[-1])[state.seat]]):
        yield cards, True
        yield cards, False


def _side_by_side(match: Match, language: str, block: _Block, width: int, said: Sequence[str]) -> RenderableType:
    table = block.table()
    side = width - _measure(table) - _GAP
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(width=side)
    above = [
        Text(match.record.seats[match.state.seat], style="bold underline"),
        *map(Text, status(match.state, language)),
    ]
    below = _below(match, language)
    room = block.height - _height([*above, *below], side) - _SAID
    parts = [*above, *_dice(match, language, side, room)]
    parts += below if _height([*parts, *below], side) + _SAID <= block.height else []
    said_lines = _latest(said, side, block.height - _height(parts, side) - 1)
    grid.add_row(table, Group(*parts, Text(), *map(Text, said_lines)))
    return grid


def _stacked(match: Match, language: str, width: int, height: int, said: Sequence[str]) -> RenderableType:
    # Dice above the block of the player on turn, with as many of its columns as fit.
    state, name = match.state, match.record.seats[match.state.seat]
    shown = ShownCard("", state.card, pencil(state))
    first, *others = [*status(state, language), ""][:3]
    heading = Text(f"{name} · {first}" if first else name, style="bold")
    parts = [heading, *map(Text, filter(None, others)), *_dice(match, language, width, 0)]
    columns = _columns(match, (width - _NUMBER - _LEAST_LABEL) // (ROOM + 1))
    label = width - _NUMBER - len(columns) * (ROOM + 1)
    block = _Block(match, [shown], language, False, height - _height(parts, width) - _SAID, columns, label).table()
    said_lines = _latest(said, width, height - _height(parts, width) - _lines(block))
    return Group(*parts, *map(Text, said_lines), block)


def _columns(match: Match, most: int) -> Sequence[Column]:
    columns, card = match.state.variant.columns, match.state.card
    boxes = match.state.variant.boxes
    is_open = {column.index: any(has_room(card, boxes[index]) for index in column.boxes) for column in columns}
    chosen = sorted(columns, key=lambda column: not is_open[column.index])[: max(most, 1)]
    return sorted(chosen, key=lambda column: column.index)


def _dice(match: Match, language: str, width: int, height: int) -> list[Text]:
    seats, held = seats_of_turn(match.record.events)
    if not seats:
        return []
    variant = match.state.variant
    rows = -(-len(seats) // max(width // WIDTH, 1))
    is_large = width >= 3 * WIDTH and rows * HEIGHT <= height
    if not is_large:
        rows = -(-len(seats) // max(width // SMALL_WIDTH, 1))
    per_row = -(-len(seats) // rows)
    if is_large:
        picture = draw(seats, held, per_row, drawn_signs(variant, language))
    else:
        picture = draw_small(seats, held, per_row, signs_of(variant, language))
    picture.rstrip()
    return [picture]


def _below(match: Match, language: str) -> list[Text]:
    state = match.state
    lines = list(bonuses_ahead(state, language))
    others = [
        text("play-others", language, name=_short(other), total=format_signed(points))
        for seat, (other, points) in enumerate(zip(match.record.seats, totals(state), strict=True))
        if seat != state.seat
    ]
    lines += [" · ".join(others)] if others else []
    return [Text(line, style="dim") for line in lines]


def _latest(said: Sequence[str], width: int, room: int) -> list[str]:
    # The last messages, each whole, that fit; the very last one is always shown, cut if need be.
    lines: list[str] = []
    for sentence in reversed(said):
        wrapped = textwrap.wrap(sentence, width)
        if len(lines) + len(wrapped) > room:
            lines = lines or wrapped[: max(room, 1)]
            break
        lines = wrapped + lines
    return lines


def _height(parts: Sequence[RenderableType], width: int) -> int:
    return sum(len(Console(width=width).render_lines(part)) for part in parts)


def _lines(table: Table) -> int:
    return _height([table], 500)


def _measure(table: Table) -> int:
    return Console(width=500).measure(table).maximum
